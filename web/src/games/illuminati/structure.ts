/** Rulebook 5: the grid of a Power Structure. y points down; directions N, E, S, W are 0 to 3, as printed sides are. */

import type { CardFacts, Deck } from './deck';

export interface Place {
  card: number;
  /** The card it hangs on, and the printed side of that; -1 for an Illuminati. */
  master: number;
  side: number;
  x: number;
  y: number;
  /** Quarter turns clockwise. */
  r: number;
}

export interface Arrow {
  card: number;
  side: number;
}

export const VECTORS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Where a printed side points on the grid. */
export const direction = (place: Pick<Place, 'r'>, side: number): number => (side + place.r) & 3;

/** The cell that a printed side faces. */
export function faced(place: Place, side: number): { x: number; y: number } {
  const [dx, dy] = VECTORS[direction(place, side)] ?? [0, 0];
  return { x: place.x + dx, y: place.y + dy };
}

export const cellOf = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;

/** The card on that side of its master, its in-arrow towards the master; whether it fits or not. */
export function hung(master: Place, side: number, { card, inSide }: Pick<CardFacts, 'card' | 'inSide'>): Place {
  const towards = direction(master, side);
  return { card, master: master.card, side, ...faced(master, side), r: (towards + 2 - inSide) & 3 };
}

/** Arrows that carry nothing and face an empty cell. */
export function openArrows(places: readonly Place[], deck: Deck): Arrow[] {
  const cells = new Set(places.map(cellOf));
  return places.flatMap((place) =>
    (deck.cards[place.card]?.outs ?? [])
      .filter((side) => !cells.has(cellOf(faced(place, side))))
      .map((side) => ({ card: place.card, side })),
  );
}

/** A card with all that hangs on it: itself first, masters before puppets. */
export function branch<P extends Place>(places: readonly P[], root: number): P[] {
  const found = places.filter(({ card }) => card === root);
  for (const { card } of found) found.push(...places.filter(({ master }) => master === card)); // grows while it is read
  return found;
}

/** Links up to the Illuminati, which is at 0. */
export function depthOf(places: readonly Place[], card: number): number {
  const masters = new Map(places.map((place) => [place.card, place.master]));
  let links = 0;
  for (let at = masters.get(card); at !== undefined && at >= 0; at = masters.get(at)) links += 1;
  return links;
}

/** The structure in which a branch hangs on another arrow, as one rigid body; `null` where a cell is taken. */
export function moved(places: readonly Place[], root: number, to: Arrow, deck: Deck): Place[] | null {
  const taken = branch(places, root);
  const gone = new Set(taken.map(({ card }) => card));
  if (gone.has(to.card)) return null;
  const placed = places.filter(({ card }) => !gone.has(card));
  for (const { card, master, side } of taken) {
    const arrow = card === root ? to : { card: master, side };
    const on = placed.find((place) => place.card === arrow.card);
    const facts = deck.cards[card];
    if (!on || !facts) return null;
    const place = hung(on, arrow.side, facts);
    if (placed.some((other) => other.x === place.x && other.y === place.y)) return null;
    placed.push(place);
  }
  return placed;
}

/** The card of the structure that is nearest in a direction, for arrow keys; `null` if there is none. */
export function nextIn(places: readonly Place[], from: Place, towards: number): Place | null {
  const [dx, dy] = VECTORS[towards] ?? [0, 0];
  const reach = ({ x, y }: Place) => {
    const [along, aside] = [(x - from.x) * dx + (y - from.y) * dy, (x - from.x) * dy + (y - from.y) * dx];
    return along > 0 ? along + 3 * Math.abs(aside) : Number.POSITIVE_INFINITY;
  };
  const nearest = [...places].sort((a, b) => reach(a) - reach(b))[0];
  return nearest && reach(nearest) < Number.POSITIVE_INFINITY ? nearest : null;
}

// -- on the screen ----------------------------------------------------------------------------------------------------

/** Of a card, and from one card to the next, in drawing units. */
export interface Metrics {
  width: number;
  height: number;
  pitchX: number;
  pitchY: number;
}
export const CARD: Metrics = { width: 134, height: 92, pitchX: 158, pitchY: 116 };
/** Where many structures share the room. */
export const SMALL: Metrics = { width: 84, height: 60, pitchX: 99, pitchY: 75 };

export interface Point {
  x: number;
  y: number;
}

export const centreOf = ({ x, y }: Point, { pitchX, pitchY }: Metrics): Point => ({ x: x * pitchX, y: y * pitchY });

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What cells take, with room for the arrows round them. */
export function boxOf(cells: readonly Point[], metrics: Metrics): Box {
  const centres = (cells.length > 0 ? cells : [{ x: 0, y: 0 }]).map((cell) => centreOf(cell, metrics));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  // Arrows, and the buttons on them, lie outside the cards.
  const beyond = metrics.width / 5;
  const [across, down] = [metrics.width / 2 + beyond, metrics.height / 2 + beyond];
  return {
    left: Math.min(...xs) - across,
    right: Math.max(...xs) + across,
    top: Math.min(...ys) - down,
    bottom: Math.max(...ys) + down,
  };
}

/** The middle of a card's edge in a direction, from its centre. */
export function edge(towards: number, { width, height }: Metrics): Point {
  const [dx, dy] = VECTORS[towards & 3] ?? [0, 0];
  return { x: (dx * width) / 2, y: (dy * height) / 2 };
}

export interface DrawnArrow extends Arrow {
  towards: number;
  state: 'used' | 'open' | 'blocked';
  /** The middle of the card's edge. */
  at: Point;
}

/** Every control arrow of a structure, where it is on the drawing and what becomes of it. */
export function arrowsOf(places: readonly Place[], deck: Deck, metrics: Metrics): DrawnArrow[] {
  const cells = new Set(places.map(cellOf));
  const used = new Set(places.map(({ master, side }) => `${master}/${side}`));
  return places.flatMap((place) =>
    (deck.cards[place.card]?.outs ?? []).map((side): DrawnArrow => {
      const towards = direction(place, side);
      const [centre, beside] = [centreOf(place, metrics), edge(towards, metrics)];
      const state = used.has(`${place.card}/${side}`)
        ? 'used'
        : cells.has(cellOf(faced(place, side)))
          ? 'blocked'
          : 'open';
      return { card: place.card, side, towards, state, at: { x: centre.x + beside.x, y: centre.y + beside.y } };
    }),
  );
}
