/** Work that can wait for the page: one piece after each picture of it, so that no piece holds up the reader for long. */
let last: Promise<void> = Promise.resolve();

export function afterPaint(): Promise<void> {
  last = last.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return last;
}
