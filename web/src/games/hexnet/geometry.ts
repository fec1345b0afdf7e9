/**
 * Rulebook 3: the endless plane of pointy hexes, axial coordinates. Lengths in drawing units, a hex is `WIDTH` wide;
 * y points down, as on a screen.
 */

export const RADIUS = 40;
export const WIDTH = RADIUS * Math.sqrt(3);
export const ROW = RADIUS * 1.5;
/** How much higher, on the screen, the next level of a stack is drawn. */
export const LIFT = 11;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** E, SE, SW, W, NW, NE: clockwise, as the rulebook numbers them. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const HALF = 1 << 14;
const WRAP = (1 << 15) - 1;

/** The name `q,r` of the hex that the server writes as one int. */
export const nameOf = (at: number): string => `${(at & WRAP) - HALF},${((at >> 15) & WRAP) - HALF}`;

const NAME = /^-?\d{1,5},-?\d{1,5}$/;
export const isHex = (text: string): boolean => NAME.test(text);

export function axial(name: string): [number, number] {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return [q, r];
}

export function centre(name: string): Point {
  const [q, r] = axial(name);
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

export function neighbour(name: string, direction: number): string {
  const [q, r] = axial(name);
  const [dq, dr] = DIRECTIONS[((direction % 6) + 6) % 6] ?? [0, 0];
  return `${q + dq},${r + dr}`;
}

export const neighbours = (name: string): string[] => DIRECTIONS.map((_, direction) => neighbour(name, direction));

/** These hexes and all that touch them. */
export const around = (names: Iterable<string>): Set<string> =>
  new Set([...names].flatMap((name) => [name, ...neighbours(name)]));

/** Row by row, as one reads. */
export function inReadingOrder(names: Iterable<string>): string[] {
  return [...names].sort((a, b) => {
    const [p, q] = [centre(a), centre(b)];
    return p.y - q.y || p.x - q.x;
  });
}

const round = (value: number): string => String(Math.round(value * 100) / 100 + 0);

/** A pointy hexagon round the origin, its corners a little rounded. */
export function outline(radius: number, corner = 0.14): string {
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((60 * i - 90) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  const between = (a: Point, b: Point, part: number) =>
    `${round(a.x + (b.x - a.x) * part)} ${round(a.y + (b.y - a.y) * part)}`;
  const sides = corners.map((here, i) => {
    const next = corners[(i + 1) % 6] ?? here;
    const before = corners[(i + 5) % 6] ?? here;
    const bend = `${i ? 'L' : 'M'}${between(here, before, corner)}Q${round(here.x)} ${round(here.y)}`;
    return `${bend} ${between(here, next, corner)}`;
  });
  return `${sides.join('')}Z`;
}

/** What has to be seen for all of these hexes to be seen. */
export function boxOf(names: Iterable<string>): Box {
  const points = [...names].map(centre);
  if (points.length === 0) points.push({ x: 0, y: 0 });
  return {
    left: Math.min(...points.map(({ x }) => x)) - WIDTH / 2,
    right: Math.max(...points.map(({ x }) => x)) + WIDTH / 2,
    top: Math.min(...points.map(({ y }) => y)) - RADIUS,
    bottom: Math.max(...points.map(({ y }) => y)) + RADIUS,
  };
}

/** Up and down go straight by turns of left and right, so that up and down again is where one was. */
export function step(from: string, key: string, known: ReadonlySet<string>): string | null {
  const [, r] = axial(from);
  const even = r % 2 === 0;
  const ways: { readonly [key: string]: readonly number[] } = {
    ArrowRight: [0],
    ArrowLeft: [3],
    ArrowUp: even ? [5, 4] : [4, 5],
    ArrowDown: even ? [1, 2] : [2, 1],
  };
  const found = (ways[key] ?? []).map((direction) => neighbour(from, direction)).find((name) => known.has(name));
  return found ?? null;
}

/** Of these hexes the one that a finger means: whose middle is nearest, if that is within its reach. */
export function reached(names: Iterable<string>, finger: Point, reach: number): string | null {
  const away = (name: string) => Math.hypot(centre(name).x - finger.x, centre(name).y - finger.y);
  const near = [...names].filter((name) => away(name) <= reach);
  return near.sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** Where a jump from `from` in that direction lands; `null` if nothing is there to fly over. */
export function landing(from: string, direction: number, occupied: ReadonlySet<string>): string | null {
  let over = neighbour(from, direction);
  if (!occupied.has(over)) return null;
  while (occupied.has(over)) over = neighbour(over, direction);
  return over;
}

/** Hexes that one jump or two lead to; the start is empty meanwhile. */
export function twoJumps(from: string, occupied: ReadonlySet<string>): Set<string> {
  const lifted = new Set([...occupied].filter((name) => name !== from));
  const jumps = (hex: string) =>
    DIRECTIONS.map((_, direction) => landing(hex, direction, lifted)).filter((name) => name !== null);
  const once = jumps(from);
  return new Set([...once, ...once.flatMap(jumps)]);
}
