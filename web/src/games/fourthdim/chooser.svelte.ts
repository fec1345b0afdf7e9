/** What the player has pressed on the board so far, and what the board lights up because of it. */

import type { Playing } from '../../lib/board';
import type { LegalItem } from '../../lib/types/wire';
import {
  eligible,
  find,
  finish,
  lights,
  type Mode,
  modeFor,
  NOTHING,
  ofMode,
  type Part,
  type Pressed,
  partsOf,
  press,
  sample,
  startCapture,
  startVictims,
  written,
} from './choice';
import { type Cell, cellsOf } from './geometry';
import { type Position, positionOf, type Side } from './position';

export class Chooser {
  #chosen = $state<Mode | null>(null);
  #pressed = $state.raw(NOTHING);

  readonly position: Position = $derived.by(() => positionOf(this.table.view ?? {}));
  /** The table as it is, without what is drafted. */
  readonly real: Position = $derived.by(() => positionOf(this.table.update?.view ?? {}));
  /** Names and ids are the same from either chair. */
  readonly cells: Cell[] = $derived.by(() => cellsOf(this.position.rings));
  readonly parts: Part[] = $derived.by(() => partsOf(this.table.legal.actions));
  readonly mode = $derived.by(() => modeFor(this.parts, this.#chosen));
  readonly lit = $derived.by(() => lights(this.parts, this.mode, this.#pressed));
  /** Which pieces may be chosen, while that is the question. */
  readonly eligible = $derived.by(() => eligible(this.parts, this.mode, this.#pressed));
  readonly victims = $derived.by(() => (this.table.prompt ? startVictims(this.table.prompt.legal) : []));
  readonly drafted: LegalItem[] = $derived.by(() => (this.table.draft?.parts ?? []).map(written));
  /** Start captures that are drafted. */
  readonly captured = $derived.by(() => {
    const first = this.drafted[0];
    return first?.action.type === 'TakeAtStart' ? (first.action.cells as string[]) : [];
  });
  /** Nothing but start captures is drafted yet. */
  readonly capturesOpen = $derived.by(() => this.drafted.length <= (this.captured.length > 0 ? 1 : 0));

  constructor(readonly table: Playing) {}

  get pressed() {
    return this.#pressed;
  }

  get side(): Side | null {
    return this.table.seat === 0 || this.table.seat === 1 ? this.table.seat : null;
  }

  /** Own pieces can be picked up; where nothing is asked there are none. */
  get own(): string[] {
    if (!this.table.asks) return [];
    const mine = this.position.pieces.filter((piece) => piece.side === this.side && !piece.future);
    return mine.map((piece) => this.name(piece.cell));
  }

  /** Is a choice of several parts begun? */
  get begun(): boolean {
    return this.#pressed !== NOTHING || this.#chosen !== null;
  }

  get ending(): LegalItem | undefined {
    return find(this.parts, 'EndTurn');
  }

  name(cell: number): string {
    return this.cells[cell]?.name ?? '';
  }

  press(space: string): void {
    if (!this.table.deciding || this.table.draft?.asked) return;
    this.table.why = null;
    const result = press(this.parts, this.mode, this.#pressed, space, this.own);
    if ('choose' in result) this.#choose(result.choose);
    else if ('pressed' in result && this.parts.length > 0) this.#lift(result.pressed);
    else if (this.victims.includes(space)) this.#toggle(space);
    else if (this.mode && (this.#pressed.piece || this.mode === 'down'))
      this.#explain(this.mode, this.#pressed.piece, space);
    else this.#pressed = NOTHING;
  }

  /** Go on without a capture from the pressed target. */
  spare(): void {
    const result = this.mode ? finish(this.parts, this.mode, this.#pressed, '') : { miss: true };
    if ('choose' in result) this.#choose(result.choose);
  }

  /** One of the four timewarps was asked for; if it is not possible, the rules say why. */
  warp(kind: 'navigate' | Exclude<Mode, 'move'>): void {
    this.table.why = null;
    const { piece } = this.#pressed;
    if (kind === 'navigate') {
      const item = find(this.parts, 'Navigate');
      if (item) this.#choose(item);
      else this.#explain(kind, '', '');
    } else if (ofMode(this.parts, kind).length > 0) {
      this.#chosen = kind;
      this.#pressed = NOTHING;
      if (kind !== 'down' && piece) this.press(piece);
    } else {
      this.#explain(kind, piece || this.#anyPiece(), this.#near(piece));
    }
  }

  walk(): void {
    this.table.why = null;
    this.#chosen = 'move';
    this.#pressed = NOTHING;
  }

  /** Give up what is pressed; what is drafted stays. */
  clear(): void {
    this.table.why = null;
    this.#chosen = null;
    this.#pressed = NOTHING;
  }

  /** Take back the part at `index` and those after it. */
  takeBack(index: number): void {
    this.clear();
    this.table.replace(index, null);
  }

  #choose(item: LegalItem): void {
    this.clear();
    this.table.choose(item);
  }

  /** A Timelord is taken alone: it ends the game. */
  #toggle(space: string): void {
    if (!this.capturesOpen) {
      void this.table.explain(`x:${space}`);
      return;
    }
    const lord = (name: string) => this.real.pieces.some(({ cell, kind }) => kind === 'T' && this.name(cell) === name);
    const others = this.captured.filter((name) => name !== space && !lord(name) && !lord(space));
    const wanted = this.captured.includes(space) ? others : [...others, space];
    const order = this.cells.map((cell) => cell.name);
    const item = wanted.length > 0 ? startCapture(wanted, order) : null;
    this.clear();
    if (this.table.draft) this.table.replace(0, item);
    else if (item) this.table.choose(item);
  }

  /** A piece is pressed. If there is nowhere for it, say why, with a space that it might have gone to. */
  #lift(pressed: Pressed): void {
    this.#pressed = pressed;
    const { piece } = pressed;
    if (piece && this.mode && this.lit.targets.length === 0) this.#explain(this.mode, piece, this.#near(piece));
  }

  #explain(kind: Mode | 'navigate', piece: string, near: string): void {
    void this.table.explain(sample(kind, piece, near));
  }

  #anyPiece(): string {
    return this.own[0] ?? '';
  }

  /** A free space next to a piece (or to the marker), for questions. */
  #near(piece: string): string {
    const mark = this.side === null ? null : this.position.warps[this.side].mark;
    const from = this.cells.find((cell) => cell.name === (piece || this.#anyPiece()));
    if (!piece && mark !== null) return this.name(mark);
    const taken = new Set(this.position.pieces.map((other) => other.cell));
    const free = from?.neighbours.find((cell) => !taken.has(cell)) ?? from?.neighbours[0];
    return free === undefined ? '' : this.name(free);
  }
}
