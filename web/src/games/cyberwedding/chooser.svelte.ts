/** What the player looks at and puts together, and what of the table can be pressed for it. */

import type { Playing } from '../../lib/board';
import type { Fields } from '../../lib/describe';
import { fits, formOf, itemsOf, itemWith } from '../../lib/legal';
import type { LegalItem, LegalList } from '../../lib/types/wire';
import { type Aim, aimedAt, BY_SQUARE, candidates, type Light, MOVING, PLACING, SHOOTING } from './choice';
import { type Command, make } from './commands';
import { tileOf } from './ground';
import { litSquares, litTiles } from './lit';
import { HOTWIRE_AT, SPEED } from './numbers';
import type { Run } from './outlook';
import {
  cybermanAt,
  cybermanNumbered,
  heapAt,
  inSteps,
  NONE,
  type Player,
  type Position,
  positionOf,
  stepOf,
} from './position';
import { type Arrival, arrivalFor, facingAt, tokensFor, walkFor } from './suggest';
import { movesOf, type Reach, reachOf } from './walk';

const NO_LEGAL: LegalList = { actions: [], forms: [] };

/** Characters whose ability is a die. */
const ROLLING: readonly string[] = ['bride', 'groom', 'athletic'];

export class Chooser {
  /** The card or ability that is being aimed; `null` for none. */
  aim = $state.raw<Aim | null>(null);
  /** The Cyberman that is chosen, to move it or to use its ability. */
  held = $state(NONE);
  /** The type of the next counter; empty: the first there is. */
  ability = $state('');
  /** The way the next one faces; -1: towards the nearest of the others. */
  facing = $state(NONE);
  /** Squares chosen for tokens: Fatigue, Fatigue, Escape. */
  tokens = $state.raw<readonly number[]>([]);
  /** The square that is hovered, focused or pointed at by a line of the log. */
  over = $state(NONE);
  pointed = $state(NONE);
  /** The line that is looked at for a car run. */
  run = $state.raw<Run | null>(null);
  /** What was pressed and cannot be undone, until its player is sure. */
  unsure = $state.raw<LegalItem | null>(null);
  /** What is still to be drafted, one after the other as the server answers. */
  #queue = $state.raw<readonly { type: Command; fields: Fields }[]>([]);

  /** Every further counter goes where the screen would put it. */
  #accepting = false;

  readonly position: Position = $derived.by(() => positionOf(this.table.view ?? {}));
  /** The table as it is, without what is drafted. */
  readonly real: Position = $derived.by(() => positionOf(this.table.update?.view ?? {}));
  readonly legal: LegalList = $derived.by(() => (this.table.deciding ? this.table.legal : NO_LEGAL));
  readonly open: LegalList = $derived.by(() =>
    this.table.over || this.table.sending ? NO_LEGAL : (this.table.live?.update?.open ?? NO_LEGAL),
  );
  readonly seat = $derived.by(() => this.table.seat ?? NONE);
  readonly me: Player | undefined = $derived.by(() => this.position.players[this.seat]);
  /** The kind of what is asked now; in a draft of what is due next. */
  readonly kind = $derived.by(() => {
    if (!this.table.deciding) return '';
    return this.table.draft?.shown?.prompts[0]?.kind ?? this.table.prompt?.kind ?? '';
  });
  /** Something can be pressed now: no answer of the server is awaited, and something is left to choose. */
  readonly ready = $derived.by(() => this.table.deciding && !this.table.draft?.asked && !this.table.complete);

  // -- walking -----------------------------------------------------------------------------------------------------------

  /** Steps that are left on foot. */
  readonly allowance = $derived.by(() => Math.max(0, inSteps(this.position, 'allowance')));

  readonly reach: ReadonlyMap<number, Reach> = $derived.by(() => {
    const { me, position } = this;
    if (this.kind !== 'movement' || !this.ready || !me || me.square === NONE || !this.#walks) return new Map();
    const hedges = stepOf(position, 'MovementPhase')?.hedges === true;
    return reachOf(position, { from: me.square, seat: me.seat, allowance: this.allowance, hedges });
  });

  get #walks(): boolean {
    return itemsOf(this.legal, 'Walk').length > 0 || formOf(this.legal, 'Walk') !== undefined;
  }

  /** Squares that are walked already, in the draft. */
  readonly walked: readonly number[] = $derived.by(() => {
    const start = this.real.players[this.seat]?.square ?? NONE;
    const steps = (this.table.draft?.parts ?? []).flatMap(({ action }) =>
      action.type === 'Walk' ? [Number(action.to)] : [],
    );
    return steps.length > 0 ? [start, ...steps] : [];
  });

  /** Where the screen would go; nowhere while a car at hand has not been tried. */
  readonly suggested: number = $derived.by(() =>
    this.reach.size > 0 && this.me && itemsOf(this.legal, 'Hotwire').length === 0
      ? walkFor(this.position, this.me.square, this.reach)
      : NONE,
  );

  /** The way to the square that is hovered, else the one that is suggested before anything is drafted. */
  readonly way: Reach | undefined = $derived.by(() => {
    const to = this.reach.has(this.over) ? this.over : this.walked.length === 0 ? this.suggested : NONE;
    return this.reach.get(to);
  });

  /** The last step that is drafted has come upon tokens: how many there are, and whether it leaves them; else `null`. */
  readonly foundTokens = $derived.by(() => {
    const parts = this.table.draft?.parts ?? [];
    const last = parts.at(-1)?.action;
    if (last?.type !== 'Walk' || this.table.draft?.asked || this.table.sending) return null;
    const to = Number(last.to);
    // Where the same walk has been before, what lies there now is not what lay there then.
    if (parts.slice(0, -1).some(({ action }) => action.type === 'Walk' && action.to === to)) return null;
    const heap = heapAt(this.real, to);
    return heap ? { ...heap, left: Number(last.fatigue_left ?? 0) + Number(last.escape_left ?? 0) > 0 } : null;
  });

  /** Take up what the last step has come upon, or leave it lying. */
  takeTokens(take: boolean): void {
    const found = this.foundTokens;
    if (!found) return;
    const left = take ? {} : { fatigue_left: found.fatigue, escape_left: found.escape };
    const step = make(NO_LEGAL, 'Walk', { to: found.square, ...left });
    this.table.replace((this.table.draft?.parts.length ?? 0) - 1, step);
  }

  walkTo(square: number): void {
    const way = this.reach.get(square);
    if (way) this.#draft(way.path.map((to) => ({ type: 'Walk', fields: { to } })));
  }

  // -- placing and moving Cybermen -----------------------------------------------------------------------------------------

  readonly placing = $derived.by(() => this.ready && PLACING.includes(this.kind));
  readonly moving = $derived.by(() => this.ready && MOVING.includes(this.kind));
  readonly shooting = $derived.by(() => this.ready && SHOOTING.includes(this.kind));

  /** Squares and types for the next counter, from the list or from the form. */
  readonly places: readonly number[] = $derived.by(() => this.#candidates('PlaceCyberman', 'square').map(Number));
  readonly types: readonly string[] = $derived.by(() => this.#candidates('PlaceCyberman', 'ability').map(String));

  #candidates(type: Command, field: string): unknown[] {
    return candidates(this.legal, type, field);
  }

  /** Where the screen would put the next counter. */
  readonly arrival: Arrival | null = $derived.by(() =>
    this.placing ? arrivalFor(this.position, this.seat, this.places, this.types) : null,
  );

  place(square: number): void {
    const ability = this.types.includes(this.ability) ? this.ability : (this.types[0] ?? 'plain');
    const facing = this.facing === NONE ? facingAt(this.position, square, this.seat) : this.facing;
    this.send(make(this.legal, 'PlaceCyberman', { square, ability, facing }));
  }

  /** This one, and all that come after it, where the screen would put them. */
  acceptArrivals(): void {
    this.#accepting = true;
    this.follow();
  }

  /** Cybermen that can be chosen now, to move them. */
  readonly movable: readonly number[] = $derived.by(() =>
    this.moving ? this.#candidates('MoveCyberman', 'cyberman').map(Number) : [],
  );

  /** Where the chosen one can go. */
  readonly moves: readonly number[] = $derived.by(() => {
    const one = this.moving ? cybermanNumbered(this.position, this.held) : undefined;
    if (!one) return [];
    const listed = itemsOf(this.legal, 'MoveCyberman').filter((item) => fits(item, { cyberman: one.id }));
    if (listed.length > 0) return [...new Set(listed.map(({ action }) => Number(action.to)))];
    return movesOf(this.position, one.square, SPEED[one.mark] ?? 1);
  });

  moveTo(square: number): void {
    const one = cybermanNumbered(this.position, this.held);
    if (!one) return;
    const facing = this.facing === NONE ? facingAt(this.position, square, this.seat) : this.facing;
    this.held = NONE;
    this.send(make(this.legal, 'MoveCyberman', { cyberman: one.id, to: square, facing }));
  }

  /** Turn what was placed or moved last, while it is only drafted. */
  face(facing: number): void {
    this.facing = this.facing === facing ? NONE : facing;
    const parts = this.table.draft?.parts ?? [];
    const last = parts.at(-1);
    const turns = ['PlaceCyberman', 'MoveCyberman'].includes(String(last?.action.type));
    if (!last || !turns || this.table.draft?.asked || this.facing === NONE) return;
    const { type, ...fields } = last.action;
    this.table.replace(parts.length - 1, make(NO_LEGAL, type as Command, { ...fields, facing: this.facing }));
  }

  // -- special abilities ---------------------------------------------------------------------------------------------------

  readonly uses: readonly LegalItem[] = $derived.by(() => itemsOf(this.legal, 'UseCyberAbility'));

  /** The uses of the chosen Cyberman, or all. */
  readonly shots: readonly LegalItem[] = $derived.by(() =>
    this.held === NONE ? this.uses : this.uses.filter((item) => fits(item, { cyberman: this.held })),
  );

  targetSquare({ action }: LegalItem): number {
    const player = this.position.players[Number(action.to)];
    return (action.partial ? player?.partial : player?.square) ?? NONE;
  }

  // -- tokens --------------------------------------------------------------------------------------------------------------

  /** Squares for the next token. */
  readonly tokenPlaces: readonly number[] = $derived.by(() => {
    if (this.kind !== 'tokens' || !this.ready) return [];
    const field = ['first', 'second', 'escape'][this.tokens.length];
    if (!field) return [];
    if (field === 'escape')
      return this.#candidates('PlaceTokens', 'escape')
        .map(Number)
        .filter((one) => one >= 0);
    return [
      ...new Set([...this.#candidates('PlaceTokens', 'first'), ...this.#candidates('PlaceTokens', 'second')]),
    ].map(Number);
  });

  get #needsEscape(): boolean {
    return this.#candidates('PlaceTokens', 'escape').some((one) => Number(one) >= 0);
  }

  putToken(square: number): void {
    this.tokens = [...this.tokens, square];
    if (this.tokens.length >= (this.#needsEscape ? 3 : 2)) this.#placeTokens(this.tokens);
  }

  acceptTokens(): void {
    const near = tokensFor(this.position, this.seat, this.#candidates('PlaceTokens', 'first').map(Number));
    const buildings = this.#candidates('PlaceTokens', 'escape')
      .map(Number)
      .filter((one) => one >= 0);
    this.#placeTokens([near, near, buildings.length > 0 ? tokensFor(this.position, this.seat, buildings) : NONE]);
  }

  #placeTokens([a = NONE, b = NONE, building = NONE]: readonly number[]): void {
    this.tokens = [];
    this.send(make(this.legal, 'PlaceTokens', { first: Math.min(a, b), second: Math.max(a, b), escape: building }));
  }

  // -- cards and abilities that are aimed --------------------------------------------------------------------------------------

  playsOf(card: string): LegalItem[] {
    return itemsOf(this.legal, 'PlayCard', 'UseItem').filter(({ action }) => action.card === card);
  }

  abilitiesOf(member: number): LegalItem[] {
    return itemsOf(this.legal, 'UseAbility').filter(({ action }) => action.member === member);
  }

  /** What is aimed now comes down to one of these. */
  readonly aims: readonly LegalItem[] = $derived.by(() => {
    const { aim } = this;
    if (!aim) return [];
    const all = 'card' in aim ? this.playsOf(aim.card) : this.abilitiesOf(aim.member);
    const pushed = this.held === NONE ? all : all.filter(({ action }) => action.cyberman === this.held);
    return pushed.length > 0 ? pushed : all;
  });

  /** Its only use at once; else it is aimed, by a press on the table or one of the buttons. */
  start(aim: Aim): void {
    this.table.why = null;
    const items = 'card' in aim ? this.playsOf(aim.card) : this.abilitiesOf(aim.member);
    const [only, ...others] = items;
    this.held = NONE;
    if (only && others.length === 0) this.send(only);
    else if (only) this.aim = this.#same(aim) ? null : aim;
    else if ('card' in aim) void this.table.explain(make(NO_LEGAL, 'PlayCard', { card: aim.card }).do);
  }

  #same(aim: Aim): boolean {
    return JSON.stringify(this.aim) === JSON.stringify(aim);
  }

  /** The square on the map that an aimed action is about. */
  aimSquare({ action }: LegalItem): number {
    return aimedAt(this.position, action, this.held === NONE);
  }

  #aimAt(square: number): void {
    const tile = tileOf(this.position.ground, square);
    const items = this.aims.filter(
      (item) => this.aimSquare(item) === square || (Number(item.action.tile) >= 0 && item.action.tile === tile),
    );
    const cyberman = cybermanAt(this.position, square);
    if (items.length > 1 && cyberman && this.held === NONE) {
      this.held = cyberman.id;
      return;
    }
    const facing = facingAt(this.position, square, this.seat);
    const wish = this.facing === NONE ? facing : this.facing;
    const item = items.find(({ action }) => action.facing === wish) ?? items[0];
    if (item) this.send(item);
  }

  // -- the car -----------------------------------------------------------------------------------------------------------------

  readonly drives: readonly LegalItem[] = $derived.by(() => itemsOf(this.legal, 'Drive'));
  readonly lines: readonly Run[] = $derived.by(() =>
    this.drives.map(({ action }) => ({ line: Number(action.line), backwards: action.backwards === true })),
  );

  /** The line that is looked at: the one that was chosen, else the first there is. */
  readonly line: Run | null = $derived.by(() => {
    const wish = this.run;
    return (
      this.lines.find((one) => one.line === wish?.line && one.backwards === wish.backwards) ?? this.lines[0] ?? null
    );
  });

  drive(): void {
    if (this.line) this.send(make(this.legal, 'Drive', { ...this.line }));
  }

  // -- the table -------------------------------------------------------------------------------------------------------------------

  /** What can be pressed, and what for. */
  readonly lit: ReadonlyMap<number, Light> = $derived.by(() => litSquares(this));
  readonly litTiles: ReadonlySet<number> = $derived.by(() => litTiles(this));

  pressTile(tile: number): void {
    this.table.why = null;
    if (this.aim) {
      const item = this.aims.find(({ action }) => action.tile === tile);
      if (item) this.send(item);
    } else if (this.kind === 'reveal') this.send(make(this.legal, 'TurnUp', { tile }));
  }

  press(square: number): void {
    if (!this.table.deciding || this.table.draft?.asked) return;
    this.table.why = null;
    if (this.aim) {
      this.#aimAt(square);
      return;
    }
    const tile = tileOf(this.position.ground, square);
    const walked = this.walked.lastIndexOf(square);
    const command = BY_SQUARE[this.kind];
    if (command) this.send(make(this.legal, command, { square }));
    else if (this.litTiles.has(tile)) this.pressTile(tile);
    else if (this.placing) this.place(square);
    else if (this.kind === 'role') this.#figure(square);
    else if (this.kind === 'partial') this.send(make(this.legal, 'MovePartial', { to: square }));
    else if (this.kind === 'tokens') this.#token(square);
    else if (this.moving) this.#move(square);
    else if (this.shooting) this.#shoot(square);
    else if (walked >= 0 && walked < this.walked.length - 1) this.takeBack(walked);
    else if (this.reach.has(square)) this.walkTo(square);
    else if (this.kind === 'movement' && this.ready) void this.table.explain(make(NO_LEGAL, 'Walk', { to: square }).do);
  }

  #token(square: number): void {
    if (this.tokenPlaces.includes(square)) this.putToken(square);
  }

  #figure(square: number): void {
    const facing = this.facing === NONE ? facingAt(this.position, square, this.seat) : this.facing;
    this.send(make(this.legal, 'PlaceFigure', { square, facing }));
  }

  #move(square: number): void {
    const one = cybermanAt(this.position, square);
    if (this.held !== NONE && this.moves.includes(square)) this.moveTo(square);
    else if (one && this.movable.includes(one.id)) this.held = this.held === one.id ? NONE : one.id;
    else if (this.held !== NONE)
      void this.table.explain(make(NO_LEGAL, 'MoveCyberman', { cyberman: this.held, to: square }).do);
  }

  #shoot(square: number): void {
    const one = cybermanAt(this.position, square);
    const at = this.shots.filter((item) => this.targetSquare(item) === square);
    if (at.length === 1 && at[0]) this.send(at[0]);
    else if (one && this.uses.some((item) => fits(item, { cyberman: one.id })))
      this.held = this.held === one.id ? NONE : one.id;
  }

  /** Take back what was drafted from the part at `index` on. */
  takeBack(index: number): void {
    this.#queue = [];
    this.table.replace(index, null);
  }

  // -- all of it -------------------------------------------------------------------------------------------------------------------

  constructor(readonly table: Playing) {}

  /** Something is being put together that can be given up, and nothing is drafted. */
  get begun(): boolean {
    return this.aim !== null || this.held !== NONE || this.tokens.length > 0;
  }

  clear(): void {
    this.table.why = null;
    this.aim = null;
    this.held = NONE;
    this.unsure = null;
    this.tokens = [];
    this.#queue = [];
    this.#accepting = false;
  }

  /** Another question is asked: what was put together for the old one is void. */
  forget(): void {
    this.clear();
    this.facing = NONE;
    this.ability = '';
    this.run = null;
  }

  #draft(parts: readonly { type: Command; fields: Fields }[]): void {
    this.#queue = parts;
    this.follow();
  }

  /** Send the next part that waits, once the server has answered the one before. */
  follow(): void {
    if (this.#accepting && this.table.draft?.asked) return;
    if (this.#accepting && this.arrival && !this.table.why) {
      this.send(make(this.legal, 'PlaceCyberman', { ...this.arrival }));
      return;
    }
    this.#accepting = false;
    const [next, ...rest] = this.#queue;
    if (!next || !this.ready) {
      if (this.table.why) this.#queue = [];
      return;
    }
    this.#queue = rest;
    this.table.choose(itemWith(this.legal, next.type, next.fields) ?? make(NO_LEGAL, next.type, next.fields));
  }

  send(item: LegalItem): void {
    this.aim = null;
    this.held = NONE;
    this.unsure = null;
    // In a draft a die waits for the send button like a step does, though nothing can be planned behind it.
    if (this.table.prompt?.draft && this.#rolls(item)) this.table.send(item);
    else this.table.choose(item);
  }

  /** Is there nothing to it but a die? */
  #rolls({ action }: LegalItem): boolean {
    const member = action.type === 'UseAbility' ? this.me?.members[Number(action.member)] : undefined;
    return action.type === 'Hotwire' || ROLLING.includes(member?.character ?? '');
  }

  /** What a die has to show to hotwire a car (7.1). */
  get hotwireAt(): number {
    const geek = this.me?.members.some(({ character, fate }) => character === 'geek' && fate === 'free');
    return geek ? HOTWIRE_AT.geek : HOTWIRE_AT.other;
  }

  sendOpen(item: LegalItem): void {
    this.table.live?.act('open', [item.do]);
  }
}
