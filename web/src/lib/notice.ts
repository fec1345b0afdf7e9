/** When to call a player to the table: one notice a turn, none for what is answered for them, none while they look. */

/** How long a question stands before it is theirs: standing orders and the like answer at once. */
export const SETTLE_MS = 700;

export interface Clock {
  set(work: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

const TIMERS: Clock = {
  set: (work, ms) => setTimeout(work, ms),
  clear: (timer) => clearTimeout(timer as number),
};

export interface Hooks {
  /** It is the player's turn, for the first time since they looked or since another turn. */
  call(): void;
  /** It is the player's turn, and they are looking. */
  ping(): void;
}

export class TurnCall {
  /** The turn that is asked for; `null` while nothing is. */
  #turn: number | null = null;
  /** The turn that the player was called for since they looked last. */
  #called: number | null = null;
  #visible: boolean;
  #first = true;
  #timer: unknown;

  constructor(
    private readonly hooks: Hooks,
    visible: boolean,
    private readonly timers: Clock = TIMERS,
  ) {
    this.#visible = visible;
  }

  /** What is asked now, by the number of its turn. */
  asked(turn: number | null): void {
    const before = this.#turn;
    this.#turn = turn;
    if (turn === null) this.#stop();
    else if (before === null || before !== turn) this.#wait();
  }

  looked(visible: boolean): void {
    this.#visible = visible;
    if (visible) this.#called = null;
  }

  /** The turn is played once more. */
  again(): void {
    this.#called = null;
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    this.timers.clear(this.#timer);
    this.#first = false;
  }

  #wait(): void {
    this.timers.clear(this.#timer);
    this.#timer = this.timers.set(() => this.#settled(), SETTLE_MS);
  }

  #settled(): void {
    const first = this.#first;
    this.#first = false;
    if (this.#visible) {
      if (!first) this.hooks.ping(); // who opens the page sees it
    } else if (this.#called !== this.#turn) {
      this.#called = this.#turn;
      this.hooks.call();
    }
  }
}
