/**
 * Rulebook 2: the circle of rings, from the ring sizes alone. Angles in degrees, mathematical sense, 0 is east;
 * lengths in drawing units, a ring is `UNIT` wide; y points down, as on a screen.
 */

export const UNIT = 100;
/** Radius on which the spots of a Vortex lie. */
export const VORTEX_RADIUS = 4.73;
const FIRST_ANGLE = 225;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export interface Point {
  x: number;
  y: number;
}

export interface Cell {
  id: number;
  name: string;
  ring: number;
  /** From 0 within the ring. */
  index: number;
  /** First and last angle. */
  from: number;
  to: number;
  /** Where a piece stands. */
  centre: Point;
  neighbours: readonly number[];
}

export function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * UNIT * Math.cos(angle), y: -radius * UNIT * Math.sin(angle) };
}

const round = (value: number): string => String(Math.round(value * 100) / 100 + 0);
export const xy = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The outline of a piece of a ring. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const far = to - from > 180 ? 1 : 0;
  const arc = (radius: number, sweep: number, end: number) =>
    `A${round(radius * UNIT)} ${round(radius * UNIT)} 0 ${far} ${sweep} ${xy(at(radius, end))}`;
  const back = inner > 0 ? `L${xy(at(inner, to))}${arc(inner, 1, from)}` : 'L0 0';
  return `M${xy(at(outer, from))}${arc(outer, 0, to)}${back}Z`;
}

/** Neighbours share an edge: along the ring, and where one ring's spaces meet those of the next. */
function neighboursOf(rings: readonly number[], bases: readonly number[], ring: number, index: number): number[] {
  const n = rings[ring] ?? 1;
  const base = bases[ring] ?? 0;
  const found = new Set([base + ((index + 1) % n), base + ((index + n - 1) % n)]);
  found.delete(base + index);
  const inner = rings[ring - 1];
  if (inner) found.add((bases[ring - 1] ?? 0) + Math.floor(index / (n / inner)));
  const outer = rings[ring + 1];
  if (outer) for (let k = 0; k < outer / n; k++) found.add((bases[ring + 1] ?? 0) + (index * outer) / n + k);
  return [...found].sort((a, b) => a - b);
}

/** All spaces, by id. `turned` shows the board from Black's chair. */
export function cellsOf(rings: readonly number[], turned = false): Cell[] {
  const bases = rings.map((_, ring) => rings.slice(0, ring).reduce((sum, n) => sum + n, 0));
  const start = FIRST_ANGLE + (turned ? 180 : 0);
  return rings.flatMap((n, ring) =>
    Array.from({ length: n }, (_, index): Cell => {
      const from = start + (360 * index) / n;
      const to = start + (360 * (index + 1)) / n;
      return {
        id: (bases[ring] ?? 0) + index,
        name: `${LETTERS[ring]}${index + 1}`,
        ring,
        index,
        from,
        to,
        centre: at(ring === 0 ? 0.6 : ring + 0.5, (from + to) / 2),
        neighbours: neighboursOf(rings, bases, ring, index),
      };
    }),
  );
}

export const outline = (cell: Cell): string => sector(cell.ring, cell.ring + 1, cell.from, cell.to);

/** 0 White's home, 1 to the right of it, 2 Black's home, 3. */
export const quarter = (cell: Cell, rings: readonly number[]): number =>
  Math.floor((cell.index * 4) / (rings[cell.ring] ?? 4));

const DIRECTIONS: { readonly [key: string]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The neighbour that lies most nearly in the direction of an arrow key; `null` if none does. */
export function step(cells: readonly Cell[], from: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  const here = cells[from];
  if (!direction || !here) return null;
  let best: number | null = null;
  let most = 0.25; // the cosine of an angle that still counts as that direction
  for (const id of here.neighbours) {
    const there = cells[id];
    if (!there) continue;
    const [dx, dy] = [there.centre.x - here.centre.x, there.centre.y - here.centre.y];
    const cosine = (dx * direction.x + dy * direction.y) / Math.hypot(dx, dy);
    if (cosine > most) [best, most] = [id, cosine];
  }
  return best;
}

/** Of these spaces the one that a finger means: whose middle is nearest, if that is within its reach. */
export function reached(
  cells: readonly Cell[],
  names: ReadonlySet<string>,
  finger: Point,
  reach: number,
): string | null {
  const away = ({ centre }: Cell) => Math.hypot(centre.x - finger.x, centre.y - finger.y);
  const near = cells.filter((cell) => names.has(cell.name) && away(cell) <= reach);
  return near.sort((a, b) => away(a) - away(b))[0]?.name ?? null;
}
