/** From the legal parts to what the board lights up: pure, nothing is decided here. */

import type { LegalItem, LegalList } from '../../lib/types/wire';

/** Which part is being put together with the board. */
export type Mode = 'move' | 'up' | 'down' | 'back';

export const MODES: readonly Mode[] = ['move', 'up', 'down', 'back'];

const TYPES: { readonly [mode in Mode]: string } = { move: 'Move', up: 'BeamUp', down: 'BeamDown', back: 'BeamBack' };

export interface Part {
  item: LegalItem;
  type: string;
  /** Names of spaces; empty where the part has none. */
  piece: string;
  to: string;
  take: string;
  cells: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function partOf(item: LegalItem): Part {
  const { type, piece, to, take, cells } = item.action;
  return {
    item,
    type: text(type),
    piece: text(piece),
    to: text(to),
    take: text(take),
    cells: Array.isArray(cells) ? cells.map(String) : [],
  };
}

export const partsOf = (items: readonly LegalItem[]): Part[] => items.map(partOf);

export const ofMode = (parts: readonly Part[], mode: Mode): Part[] => parts.filter((part) => part.type === TYPES[mode]);

/** The mode that a turn goes on with: the one chosen while it is possible, else the walk, else the only timewarp left. */
export function modeFor(parts: readonly Part[], chosen: Mode | null): Mode | null {
  const possible = MODES.filter((mode) => ofMode(parts, mode).length > 0);
  if (chosen && possible.includes(chosen)) return chosen;
  if (possible.includes('move')) return 'move';
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/** What has been pressed of one part: its piece, then its target. */
export interface Pressed {
  piece: string;
  to: string;
}

export const NOTHING: Pressed = { piece: '', to: '' };

const unique = (names: readonly string[]): string[] => [...new Set(names.filter(Boolean))];

/** Pieces that can be pressed, targets of the pressed one, and what may be taken from the pressed target. */
export function lights(parts: readonly Part[], mode: Mode | null, pressed: Pressed) {
  const fitting = mode ? ofMode(parts, mode) : [];
  const ofPiece = fitting.filter((part) => part.piece === pressed.piece);
  const ofTarget = pressed.to ? ofPiece.filter((part) => part.to === pressed.to) : [];
  return {
    pieces: unique(fitting.map((part) => part.piece)),
    targets: unique(ofPiece.map((part) => part.to)),
    /** From which targets a capture can follow, and of what. */
    prey: ofPiece.filter((part) => part.take).map((part) => ({ from: part.to, take: part.take })),
    victims: unique(ofTarget.map((part) => part.take)),
  };
}

/** Pieces that are asked for by name: walking everybody can, so that is not marked. */
export const eligible = (parts: readonly Part[], mode: Mode | null, pressed: Pressed): string[] =>
  (mode === 'up' || mode === 'back') && !pressed.piece ? lights(parts, mode, pressed).pieces : [];

export type Press = { pressed: Pressed } | { choose: LegalItem } | { miss: true };

/** A space was pressed. Own pieces can be pressed even if nothing follows from it: then the board says why. */
export function press(
  parts: readonly Part[],
  mode: Mode | null,
  pressed: Pressed,
  space: string,
  own: readonly string[],
): Press {
  const lit = lights(parts, mode, pressed);
  if (mode && lit.victims.includes(space)) return finish(parts, mode, pressed, space);
  if (mode && lit.targets.includes(space)) return aim(parts, mode, { ...pressed, to: space });
  if (space === pressed.piece) return { pressed: NOTHING };
  return own.includes(space) ? lift(parts, mode, space) : { miss: true };
}

/** Beam Up needs nothing but its piece. */
function lift(parts: readonly Part[], mode: Mode | null, piece: string): Press {
  const up = mode === 'up' ? ofMode(parts, mode).find((part) => part.piece === piece) : undefined;
  return up ? { choose: up.item } : { pressed: { piece, to: '' } };
}

/** With nothing to take from there the part is complete. */
function aim(parts: readonly Part[], mode: Mode, pressed: Pressed): Press {
  const { victims } = lights(parts, mode, pressed);
  return victims.length > 0 ? { pressed } : finish(parts, mode, pressed, '');
}

/** The part with that capture, or without one. */
export function finish(parts: readonly Part[], mode: Mode, pressed: Pressed, take: string): Press {
  const found = ofMode(parts, mode).find(
    (part) => part.piece === pressed.piece && part.to === pressed.to && part.take === take,
  );
  return found ? { choose: found.item } : { miss: true };
}

/** What may be taken at the start of the turn: from the list, or from the form where there are too many subsets. */
export function startVictims(legal: LegalList): string[] {
  const listed = partsOf(legal.actions).filter((part) => part.type === 'TakeAtStart');
  const form = legal.forms.find((other) => other.action === 'TakeAtStart');
  return unique([...listed.flatMap((part) => part.cells), ...(form?.fields.cells?.values.map(String) ?? [])]);
}

/** The start capture of these spaces, named in the board's order as the rules want it. */
export function startCapture(spaces: readonly string[], order: readonly string[]): LegalItem {
  const cells = [...spaces].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return { do: `x:${cells.join(',')}`, action: { type: 'TakeAtStart', cells } };
}

const START_CAPTURE = /^x:(.+)$/;

/** A part that was written by hand where only a form was offered comes without its action: read it from the notation. */
export function written({ do: text, action }: LegalItem): LegalItem {
  const spaces = action.type ? undefined : START_CAPTURE.exec(text.trim())?.[1];
  const cells = spaces?.split(',').map((space) => space.trim());
  return { do: text, action: cells ? { type: 'TakeAtStart', cells } : action };
}

export const find = (parts: readonly Part[], type: string): LegalItem | undefined =>
  parts.find((part) => part.type === type)?.item;

/** A part in the game's notation that stands for a button that cannot be used, to ask why not. */
export function sample(mode: Mode | 'navigate', piece: string, near: string): string {
  if (mode === 'navigate') return '~';
  if (mode === 'up') return `^${piece}`;
  if (mode === 'down') return `v${near}`;
  return mode === 'back' ? `@${piece}>${near}` : `${piece}-${near}`;
}
