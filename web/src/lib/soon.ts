/** Work begun before it is needed. If it fails nothing is lost: whatever needs it asks again, and says so. */
export function soon(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
