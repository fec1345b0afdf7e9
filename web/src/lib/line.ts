/** The turns that were tried out from a position, and how far along them one has gone. Pure. */

export interface Turn {
  /** As a record. */
  text: string;
  seat: number | null;
  /** The position after it; of a turn that ends the game, the one before it. */
  position: string;
}

export interface Line {
  start: string;
  turns: readonly Turn[];
  /** How many of them are made. */
  at: number;
}

export const lineFrom = (start: string): Line => ({ start, turns: [], at: 0 });

/** The turn that was made last; `null` at the start. */
export const lastOf = ({ turns, at }: Line): Turn | null => turns[at - 1] ?? null;

export const positionAt = (line: Line): string => lastOf(line)?.position ?? line.start;

/** One more turn from where one is; what had followed there is given up, unless it is the same turn. */
export function played(line: Line, turn: Turn): Line {
  const next = line.turns[line.at];
  if (next?.text === turn.text && next.position === turn.position) return { ...line, at: line.at + 1 };
  return { ...line, turns: [...line.turns.slice(0, line.at), turn], at: line.at + 1 };
}

export const moved = (line: Line, at: number): Line => ({
  ...line,
  at: Math.max(0, Math.min(line.turns.length, at)),
});

/** How a turn of these parts is recorded: a part that only ends it may be left out. */
export function recordOf(parts: readonly string[], turns: readonly string[]): string {
  const known = new Set(turns);
  for (let count = parts.length; count > 0; count -= 1) {
    const text = parts.slice(0, count).join(' ');
    if (known.has(text)) return text;
  }
  return parts.join(' ');
}

/**
 * Of what may follow the parts of a whole turn: that which ends it, since with all else it would be another turn.
 * `null` if it is none of the turns.
 */
export function endingOf<T extends { do: string }>(
  turn: string,
  following: readonly T[],
  turns: readonly string[],
): T | null {
  const goesOn = (text: string) => turns.some((other) => other === text || other.startsWith(`${text} `));
  if (!turns.includes(turn)) return null;
  return following.find((item) => !goesOn(`${turn} ${item.do}`)) ?? null;
}
