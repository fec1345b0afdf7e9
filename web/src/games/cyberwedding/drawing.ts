/** The ground as a few long paths: so many squares drawn one by one would be slow. */

import {
  columnOf,
  fenced,
  type Ground,
  isCourt,
  isHedge,
  neighbours,
  type Region,
  rowOf,
  TILE,
  terrainOf,
} from './ground';

/** Drawing units along a square's side. */
export const SIZE = 40;

export const centreOf = (ground: Ground, square: number): { x: number; y: number } => ({
  x: columnOf(ground, square) * SIZE + SIZE / 2,
  y: rowOf(ground, square) * SIZE + SIZE / 2,
});

const box = (x: number, y: number, size = SIZE, inset = 0): string =>
  `M${x + inset} ${y + inset}h${size - 2 * inset}v${size - 2 * inset}h${-(size - 2 * inset)}z`;

const TREE = 'm20 4c5-1 9 2 10 6 5 1 7 6 5 10 1 5-2 9-7 9-2 4-9 5-12 1-5 1-10-3-9-8-4-3-3-9 1-11 1-5 7-8 12-7z';
const TREE_LEAVES = 'm19 8c-4 0-7 2-8 5m16-1c3 1 4 3 3 6m-16 4c1 3 4 4 7 3';

/** Where the five roses of a bed stand; beds differ, so that they do not look printed. */
const BEDS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [10, 14],
    [23, 10],
    [30, 22],
    [12, 28],
    [23, 31],
  ],
  [
    [12, 10],
    [27, 14],
    [11, 25],
    [22, 28],
    [31, 31],
  ],
  [
    [10, 11],
    [28, 10],
    [19, 20],
    [10, 29],
    [29, 28],
  ],
];

const rose = (x: number, y: number): string => `M${x - 5.4} ${y}a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0`;
const swirl = (x: number, y: number): string => `M${x} ${y - 2.6}a2.6 2.6 0 1 1-2.4 3.5m2.4-1.6a1.1 1.1 0 1 0 .8 1.8`;

/** The paths, by what they show. */
interface Drawing {
  lawn: string;
  lawn2: string;
  road: string;
  dashes: string;
  park: string;
  bays: string;
  soil: string;
  leaf: string;
  rose: readonly [string, string, string, string];
  swirls: string;
  hedge: string;
  hedgeLeaves: string;
  tree: string;
  treeLeaves: string;
  grid: string;
  seams: string;
  fence: string;
  gates: string;
}

export function drawingOf(ground: Ground): Drawing {
  const paths = {
    lawn: '',
    lawn2: '',
    road: '',
    dashes: '',
    park: '',
    bays: '',
    soil: '',
    leaf: '',
    swirls: '',
    hedge: '',
    hedgeLeaves: '',
    tree: '',
    treeLeaves: '',
    fence: '',
    gates: '',
  };
  const roses: [string, string, string, string] = ['', '', '', ''];
  for (let square = 0; square < ground.terrain.length; square++) {
    const [column, row] = [columnOf(ground, square), rowOf(ground, square)];
    const [x, y] = [column * SIZE, row * SIZE];
    const terrain = terrainOf(ground, square);
    if (terrain === '=') {
      paths.road += box(x, y);
      paths.dashes += dash(ground, square, x, y);
    } else if (terrain === 'K' || terrain === 'C') {
      paths.park += box(x, y);
      paths.bays += `M${x + 1} ${y + 3}v34M${x + 39} ${y + 3}v34`;
    } else if (terrain === 'R' || terrain === 'r') {
      paths.soil += box(x, y);
      paths.leaf += box(x, y, SIZE, 2.5);
      const [bed = []] = [BEDS[(column + 2 * row) % BEDS.length]];
      for (const [index, [dx, dy]] of bed.entries()) {
        roses[(terrain === 'R' ? 0 : 2) + (index % 2)] += rose(x + dx, y + dy);
        paths.swirls += swirl(x + dx, y + dy);
      }
    } else if ((column + row) % 2 === 0) paths.lawn += box(x, y);
    else paths.lawn2 += box(x, y);
    if (terrain === '#') {
      paths.hedge += hedge(ground, square, x, y);
      for (const [dx, dy] of [
        [8, 11],
        [24, 9],
        [16, 21],
        [6, 29],
        [26, 29],
      ] as const)
        paths.hedgeLeaves += `M${x + dx} ${y + dy}a3.5 3.5 0 0 1 6.5-1.5`;
    }
    if (terrain === 'T') {
      paths.tree += `M${x} ${y}${TREE}`;
      paths.treeLeaves += `M${x} ${y}${TREE_LEAVES}`;
    }
    if (isCourt(ground, square)) {
      const [fence, gates] = fenceOf(ground, square, x, y);
      paths.fence += fence;
      paths.gates += gates;
    }
  }
  return { ...paths, rose: roses, ...lines(ground) };
}

/** A dash along the road; none where it bends. */
function dash(ground: Ground, square: number, x: number, y: number): string {
  const [n, e, s, w] = neighbours(ground, square).map((next) => next >= 0 && terrainOf(ground, next) === '=');
  if ((e || w) && !n && !s) return `M${x + 10} ${y + 20}h20`;
  return (n || s) && !e && !w ? `M${x + 20} ${y + 10}v20` : '';
}

/** A rounded block, joined to hedges in the east and south. */
function hedge(ground: Ground, square: number, x: number, y: number): string {
  const [, e, s] = neighbours(ground, square).map((next) => next >= 0 && isHedge(ground, next));
  return `${box(x, y, SIZE, 4)}${e ? `M${x + 30} ${y + 4}h20v32h-20z` : ''}${s ? `M${x + 4} ${y + 30}h32v20h-32z` : ''}`;
}

/** The edges of a court square that have a fence, and those that are open to all. */
function fenceOf(ground: Ground, square: number, x: number, y: number): readonly [string, string] {
  const edges = [`M${x} ${y}h40`, `M${x + 40} ${y}v40`, `M${x} ${y + 40}h40`, `M${x} ${y}v40`];
  let [fence, gates] = ['', ''];
  for (const [side, next] of neighbours(ground, square).entries()) {
    if (next < 0 || isCourt(ground, next)) continue;
    if (fenced(ground, square, next)) fence += edges[side];
    else gates += edges[side];
  }
  return [fence, gates];
}

function lines({ width, height }: Ground): { grid: string; seams: string } {
  let [grid, seams] = ['', ''];
  for (let x = 1; x < width; x++) {
    const line = `M${x * SIZE} 0v${height * SIZE}`;
    if (x % TILE === 0) seams += line;
    else grid += line;
  }
  for (let y = 1; y < height; y++) {
    const line = `M0 ${y * SIZE}h${width * SIZE}`;
    if (y % TILE === 0) seams += line;
    else grid += line;
  }
  return { grid, seams };
}

/** The squares of a region as one path. */
export const areaOf = (ground: Ground, { squares }: Region): string =>
  squares.map((square) => box(columnOf(ground, square) * SIZE, rowOf(ground, square) * SIZE)).join('');

/** Its outer walls. */
export function wallsOf(ground: Ground, { squares }: Region): string {
  const own = new Set(squares);
  return squares
    .flatMap((square) => {
      const [x, y] = [columnOf(ground, square) * SIZE, rowOf(ground, square) * SIZE];
      const edges = [`M${x} ${y}h40`, `M${x + 40} ${y}v40`, `M${x} ${y + 40}h40`, `M${x} ${y}v40`];
      return neighbours(ground, square).map((next, side) => (own.has(next) ? '' : edges[side]));
    })
    .join('');
}

/** The rectangle round the tiles of the cricket pitch, in squares; `null` without one. */
export function pitchOf({ columns, pitch }: Ground): Omit<Region, 'kind' | 'squares'> | null {
  if (pitch.length === 0) return null;
  const [across, down] = [pitch.map((tile) => tile % columns), pitch.map((tile) => Math.floor(tile / columns))];
  return {
    left: Math.min(...across) * TILE,
    top: Math.min(...down) * TILE,
    right: (Math.max(...across) + 1) * TILE,
    bottom: (Math.max(...down) + 1) * TILE,
  };
}

/** A path through the middles of squares. */
export const through = (ground: Ground, squares: readonly number[]): string =>
  squares
    .map((square, index) => {
      const { x, y } = centreOf(ground, square);
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
