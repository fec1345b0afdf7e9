/** A formatted message cut at the marks that Fluent puts round its placeables. */

export interface Segment {
  text: string;
  /** Did it come in through an argument? */
  placed: boolean;
}

const OPEN = '\u2068';
const CLOSE = '\u2069';

/** Neighbouring text of one kind is one segment; a placeable that holds others is cut like the message itself. */
export function segments(message: string): Segment[] {
  const found: Segment[] = [];
  const stack: { leaf: boolean }[] = [];
  let text = '';
  const flush = (placed: boolean) => {
    if (text) found.push({ text, placed });
    text = '';
  };
  for (const char of message) {
    if (char === OPEN) {
      flush(false);
      for (const level of stack) level.leaf = false;
      stack.push({ leaf: true });
    } else if (char === CLOSE) {
      flush(stack.pop()?.leaf ?? false);
    } else {
      text += char;
    }
  }
  flush(false);
  return found;
}
