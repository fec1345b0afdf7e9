/** The map: what lies on each square and to which tile it belongs. Squares are numbers, row by row from the north-west. */

/** What a map is made of: a row of letters for each row of squares, and its tiles row by row. */
export interface MapData {
  rows: readonly string[];
  tiles: readonly { readonly name: string; readonly kind?: string }[];
}

type Terrain = '.' | '=' | 'K' | 'C' | 'T' | 'R' | 'r' | '#' | 'P' | 'B' | 'M' | 'N' | 'G';
type Building = 'P' | 'B' | 'M' | 'N';

/** Squares along each side of a tile. */
export const TILE = 4;

export interface Ground {
  width: number;
  height: number;
  columns: number;
  /** By square. */
  terrain: readonly Terrain[];
  /** By tile, row by row from the north-west. */
  names: readonly string[];
  /** Tiles of the cricket pitch. */
  pitch: readonly number[];
}

export function groundOf({ rows, tiles }: MapData): Ground {
  const width = rows[0]?.length ?? 0;
  return {
    width,
    height: rows.length,
    columns: Math.ceil(width / TILE),
    terrain: rows.flatMap((row) => [...row]) as Terrain[],
    names: tiles.map(({ name }) => name),
    pitch: tiles.flatMap(({ kind }, tile) => (kind === 'cricket_pitch' ? [tile] : [])),
  };
}

export const columnOf = (ground: Ground, square: number): number => square % ground.width;
export const rowOf = (ground: Ground, square: number): number => Math.floor(square / ground.width);
export const squareAt = (ground: Ground, x: number, y: number): number =>
  x < 0 || y < 0 || x >= ground.width || y >= ground.height ? -1 : y * ground.width + x;

export const tileOf = (ground: Ground, square: number): number =>
  Math.floor(rowOf(ground, square) / TILE) * ground.columns + Math.floor(columnOf(ground, square) / TILE);

/** As on the tile's back: `C4`. */
export const tileCode = (ground: Ground, tile: number): string =>
  String.fromCharCode(65 + Math.floor(tile / ground.columns)) + String((tile % ground.columns) + 1);

/** As people call it: the column's letter and the row's number, `n8`. */
export function squareName(ground: Ground, square: number): string {
  const [x, y] = [columnOf(ground, square), rowOf(ground, square) + 1];
  return ground.width > 26 ? `${x + 1}.${y}` : String.fromCharCode(97 + x) + String(y);
}

/** The square of that name; `-1` where there is none. */
export function squareNamed(ground: Ground, name: string): number {
  const wide = /^(\d+)\.(\d+)$/.exec(name);
  if (wide) return squareAt(ground, Number(wide[1]) - 1, Number(wide[2]) - 1);
  const short = /^([a-z])(\d{1,2})$/.exec(name);
  return short?.[1] ? squareAt(ground, short[1].charCodeAt(0) - 97, Number(short[2]) - 1) : -1;
}

/** North, east, south, west; `-1` beyond the edge. */
export const neighbours = (ground: Ground, square: number): readonly [number, number, number, number] => {
  const [x, y] = [columnOf(ground, square), rowOf(ground, square)];
  return [
    squareAt(ground, x, y - 1),
    squareAt(ground, x + 1, y),
    squareAt(ground, x, y + 1),
    squareAt(ground, x - 1, y),
  ];
};

const COURT: readonly Terrain[] = ['N', 'G'];
const BUILDING: readonly Terrain[] = ['P', 'B', 'M', 'N', 'G'];
const ROSES: readonly Terrain[] = ['R', 'r'];

export const terrainOf = (ground: Ground, square: number): Terrain => ground.terrain[square] ?? '.';
export const isCourt = (ground: Ground, square: number): boolean => COURT.includes(terrainOf(ground, square));
export const isBuilding = (ground: Ground, square: number): boolean => BUILDING.includes(terrainOf(ground, square));
export const isRose = (ground: Ground, square: number): boolean => ROSES.includes(terrainOf(ground, square));
export const isHedge = (ground: Ground, square: number): boolean => terrainOf(ground, square) === '#';

/** The fence stands between a court square and one beside the court; humans pass it at a gate square alone. */
export const fenced = (ground: Ground, a: number, b: number): boolean => {
  if (isCourt(ground, a) === isCourt(ground, b)) return false;
  return terrainOf(ground, isCourt(ground, a) ? a : b) !== 'G';
};

/** Squares of one building that lie together, with what they make up. */
export interface Region {
  kind: Building;
  squares: readonly number[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function regionsOf(ground: Ground): Region[] {
  const seen = new Set<number>();
  const found: Region[] = [];
  for (let square = 0; square < ground.terrain.length; square++) {
    if (seen.has(square) || !isBuilding(ground, square)) continue;
    const kind = isCourt(ground, square) ? 'N' : (terrainOf(ground, square) as Building);
    const squares = [square];
    seen.add(square);
    for (const at of squares)
      for (const next of neighbours(ground, at)) {
        if (next < 0 || seen.has(next)) continue;
        const same = kind === 'N' ? isCourt(ground, next) : terrainOf(ground, next) === kind;
        if (!same) continue;
        seen.add(next);
        squares.push(next);
      }
    const [columns, rows] = [squares.map((at) => columnOf(ground, at)), squares.map((at) => rowOf(ground, at))];
    found.push({
      kind,
      squares,
      left: Math.min(...columns),
      top: Math.min(...rows),
      right: Math.max(...columns) + 1,
      bottom: Math.max(...rows) + 1,
    });
  }
  return found;
}

/** Does it fill its rectangle? */
export const isWhole = ({ squares, left, top, right, bottom }: Region): boolean =>
  squares.length === (right - left) * (bottom - top);
