/** Names on cards: how wide they are, roughly, and where they are broken. SVG does neither by itself. */

const NARROW = /[iljtfrI.,:;'’!|()\-\s]/;
const WIDE = /[mwMWжшщюфыЖШЩЮФЫМ@%]/;
/** Scripts whose letters fill a square. */
const SQUARE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;
const UPPER = /\p{Lu}/u;

const widthOfOne = (char: string): number =>
  SQUARE.test(char) ? 1.05 : NARROW.test(char) ? 0.36 : WIDE.test(char) ? 0.88 : UPPER.test(char) ? 0.7 : 0.58;

/** In ems of a semibold sans. */
export const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + widthOfOne(char), 0);

const SIZE = 100;
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** The same in the font that this browser has, where there is a browser. */
export function measured(text: string): number {
  if (typeof document === 'undefined') return widthOf(text);
  const old = known.get(text);
  if (old !== undefined) return old;
  if (!pen) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `600 ${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue('--sans')}`;
  }
  const width = pen ? pen.measureText(text).width / SIZE : widthOf(text);
  known.set(text, width);
  return width;
}

function cut(text: string, width: number): string {
  const chars = [...text];
  while (chars.length > 1 && measured(`${chars.join('')}…`) > width) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}

/** At most so many lines of at most so many ems; what does not fit is cut, the whole name is told elsewhere. */
export function lines(name: string, width: number, most = 2): string[] {
  const words = name.split(/\s+/).filter(Boolean);
  const found: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (measured(longer) <= width || !line) {
      line = longer;
    } else if (found.length + 1 < most) {
      found.push(line);
      line = word;
    } else {
      line = [line, ...words.slice(index)].join(' ');
      break;
    }
  }
  if (line) found.push(line);
  return found.map((text) => (measured(text) > width ? cut(text, width) : text));
}
