/** §7: which dice make which stages, what fails the Danger check, and what each brain would buy. */

export const FREAK = 5;
const BRAIN = 6;

/** What a die is for, as it lies; `number` for one to four. */
type Face = 'number' | 'freak' | 'brain';

const faceOf = (eyes: number): Face => (eyes >= BRAIN ? 'brain' : eyes === FREAK ? 'freak' : 'number');

export interface Groups {
  /** Places of the dice that make a stage: one die, or two. */
  stages: readonly (readonly number[])[];
  /** Number dice that make none. */
  idle: readonly number[];
  freaks: readonly number[];
  brains: readonly number[];
}

/** §7.1: every stage from one die or two; the largest possible number of them. */
export function groupsOf(dice: readonly number[], difficulty: number, pairsOnly = false): Groups {
  const of = (face: Face) => dice.flatMap((eyes, place) => (faceOf(eyes) === face ? [place] : []));
  const eyes = (place: number) => dice[place] ?? 0;
  const numbers = of('number').sort((a, b) => eyes(a) - eyes(b));
  const alone = pairsOnly ? [] : numbers.filter((place) => eyes(place) >= difficulty);
  const rest = numbers.filter((place) => !alone.includes(place));
  const stages: number[][] = alone.map((place) => [place]).reverse();
  const idle: number[] = [];
  let [low, high] = [0, rest.length - 1];
  while (low < high) {
    const [one = 0, other = 0] = [rest[low], rest[high]];
    if (eyes(one) + eyes(other) >= difficulty) {
      stages.push([other, one]);
      high--;
    } else idle.push(one);
    low++;
  }
  if (low === high) idle.push(rest[low] ?? 0);
  return { stages, idle: idle.sort((a, b) => a - b), freaks: of('freak'), brains: of('brain') };
}

/** §7 step 3: places of the dice that fail the check; a five counts at Danger 5 alone, while it is not cancelled. */
export function failing(dice: readonly number[], danger: number, cancelled = 0): number[] {
  const fives = dice.flatMap((eyes, place) => (eyes === FREAK ? [place] : []));
  const spared = new Set(fives.slice(0, cancelled));
  return dice.flatMap((eyes, place) => (eyes <= danger && eyes < BRAIN && !spared.has(place) ? [place] : []));
}

/** What a roll is judged by. */
export interface Terms {
  difficulty: number;
  danger: number;
  /** Where the pawn stands. */
  stage: number;
  pairs: boolean;
  /** Most net stages; `null` where nothing limits them. */
  cap: number | null;
  /** Added to the stages rolled (three alike) or taken off (sealed). */
  rolled: number;
  /** Added to the net stages. */
  net: number;
  /** A five that places nothing places one all the same. */
  noisy: boolean;
  perDie: boolean;
}

export interface Result {
  /** Stages rolled. */
  stages: number;
  /** Stages that the pawn goes on. */
  net: number;
  /** Freaks that are placed. */
  placed: number;
  wounds: number;
  /** Where the pawn comes to: 4 is the claim. */
  reaches: number;
}

export const CLAIM = 4;

/** What the dice come to with so many fives cancelled and nothing paid for wounds. */
export function resultOf(dice: readonly number[], terms: Terms, cancelled = 0): Result {
  const made = groupsOf(dice, terms.difficulty, terms.pairs).stages.length;
  const stages = Math.max(0, made + terms.rolled);
  const fives = dice.filter((eyes) => eyes === FREAK).length - cancelled;
  const gained = Math.max(0, stages - fives) + terms.net;
  const net = terms.cap === null ? gained : Math.min(gained, terms.cap);
  const placed = Math.max(0, fives - stages);
  const failed = failing(dice, terms.danger, cancelled).length;
  return {
    stages,
    net,
    placed: placed === 0 && terms.noisy && fives > 0 ? 1 : placed,
    wounds: terms.perDie ? failed : Math.min(1, failed),
    reaches: Math.min(CLAIM, terms.stage + net),
  };
}

/** One way to spend brains on a roll. */
export interface Offer extends Result {
  /** Fives that are paid for. */
  cancelled: number;
  /** Wounds that are paid for; `wounds` are those that are left. */
  healed: number;
  cost: number;
  kept: number;
}

/** What each brain would buy: every number of fives to cancel, and each of these with every number of wounds paid for. */
export function offersFor(dice: readonly number[], terms: Terms, brains: number): Offer[] {
  const fives = dice.filter((eyes) => eyes === FREAK).length;
  const offers: Offer[] = [];
  for (let cancelled = 0; cancelled <= Math.min(fives, brains); cancelled++) {
    const result = resultOf(dice, terms, cancelled);
    for (let healed = 0; healed <= Math.min(result.wounds, brains - cancelled); healed++) {
      const cost = cancelled + healed;
      offers.push({ ...result, wounds: result.wounds - healed, cancelled, healed, cost, kept: brains - cost });
    }
  }
  return offers;
}

/** §6.2: the dice that one rolls again while one can: fives always, and what fails the Danger check and makes no stage. */
export function suggested(dice: readonly number[], difficulty: number, danger: number, pairs = false): number[] {
  const { stages, freaks } = groupsOf(dice, difficulty, pairs);
  const useful = new Set(stages.flat());
  const failed = failing(dice, danger).filter((place) => !useful.has(place));
  return [...new Set([...freaks, ...failed])].sort((a, b) => a - b);
}
