/** A file that a host brings as a map, as far as it takes to draw it; the server looks at everything. */
import { type MapData, TILE } from './ground';

/** As the server has it: bytes of a map. */
export const MOST_BYTES = 20_000;

const MOST_WIDTH = 24;
const MOST_HEIGHT = 32;
const TERRAIN = /^[.=KCTRr#PBMNG]+$/;

export interface Named extends MapData {
  readonly name: string;
}

const object = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

const named = (value: unknown): boolean => object(value) && typeof value.name === 'string';

/** Can it be drawn? A rectangle of whole tiles and known terrain, and as many names as there are tiles. */
export function isMap(value: unknown): value is Named {
  if (!object(value) || !named(value)) return false;
  const { rows, tiles } = value;
  if (!Array.isArray(rows) || !Array.isArray(tiles) || rows.length === 0 || rows.length > MOST_HEIGHT) return false;
  const width = typeof rows[0] === 'string' ? rows[0].length : 0;
  if (width > MOST_WIDTH || width % TILE || rows.length % TILE) return false;
  const drawn = rows.every((row) => typeof row === 'string' && row.length === width && TERRAIN.test(row));
  return drawn && tiles.length === (width / TILE) * (rows.length / TILE) && tiles.every(named);
}
