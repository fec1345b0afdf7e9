// Made by tools/gen_types.py: change the Python types instead.

export type Step =
  | Rounds
  | Round
  | Meals
  | Choosing
  | Returning
  | Arranging
  | Field
  | Laying
  | Revealing
  | Turn
  | Placing
  | Before
  | Wishing
  | Sealing
  | Rerolling
  | Postroll
  | Fives
  | DangerCheck
  | Boost
  | StagesBitten
  | Freaks
  | Advancing
  | Claiming
  | Healing
  | Traveling
  | Stealing
  | Scattering
  | Reckoning
  | AfterRoll
  | Wound
  | Vouching
  | Suffering
  | Falling
  | Consenting
  | Horde
  | HordeDie
  | RoundEnd
  | TrophyChoice
  | Clearing;
export type Action =
  | TellMeal
  | ChooseArchetype
  | ExchangeArchetype
  | Arrange
  | Lay
  | Place
  | Move
  | Rest
  | Use
  | Activate
  | Roll
  | Reroll
  | Keep
  | Finish
  | CancelFives
  | Pay
  | TakeWound
  | Decline
  | Agree
  | Spread
  | Advance
  | Travel
  | Steal
  | Scatter
  | Heal
  | EndTurn
  | KeepTrophy
  | Vouch
  | Give
  | Rename;
export type Event =
  | MealTold
  | FirstPlayerFound
  | RoundBegan
  | ArchetypeBuried
  | ArchetypesDealt
  | ArchetypeChosen
  | ArchetypeExchanged
  | ArchetypesReturned
  | HeroArranged
  | LocationsDealt
  | LocationLaid
  | LocationRemembered
  | FieldRevealed
  | LocationRevealed
  | StackExhausted
  | TurnStarted
  | PawnPlaced
  | PawnMoved
  | Rested
  | Healed
  | RollPrepared
  | DiceRolled
  | DiceRerolled
  | DieChanged
  | SpecialUsed
  | FeatureUsed
  | BrainsGained
  | BrainsPaid
  | BrainsTaken
  | BrainsGiven
  | FivesCancelled
  | DangerFailed
  | WoundCancelled
  | WoundIgnored
  | Wounded
  | HeroDowned
  | HeroRecovered
  | StagesMade
  | FreaksPlaced
  | FreaksRemoved
  | FreakMoved
  | PawnAdvanced
  | PawnSlid
  | PawnShoved
  | ShoveRefused
  | BarricadeSet
  | LocationClaimed
  | TargetReached
  | LastTurnsBegan
  | RoundEnded
  | TrophyKept
  | HordeRolled
  | LocationOverrun
  | PanicRose
  | HeroNamed
  | VouchChanged
  | PlayerLeft
  | GameEnded;
export type Order = LayForMe | KeepBrains;

/**
 * Types of iamzombie, rules version 1.
 */
export interface Game {
  state: State;
  step: Step;
  action: Action;
  event: Event;
  order: Order;
  options: Options;
}
/**
 * §18 Everything about a game.
 */
export interface State {
  seats: number;
  agenda: Step[];
  options: Options;
  expansions: boolean;
  players: Player[];
  slots: Slot[];
  archetypes: number[] | Hidden;
  under: (number | Hidden)[];
  locations: number[] | Hidden;
  set_aside: number[];
  freaks: number;
  round: number;
  lap: number;
  first: number;
  active: number;
  turn: number;
  turns_left: number[];
  closing: boolean;
  throw: Throw;
  wounds: number;
  dice_drawn: number;
  trophies: number[];
  panic: number;
  reason: string;
  ranks: number[];
  scores: number[];
}
/**
 * 12 Three rounds, then the end.
 */
export interface Rounds {
  type: 'Rounds';
  begun: boolean;
}
/**
 * 4.2 Everything returns, then archetypes, hero stacks and the field, in this order.
 */
export interface Round {
  type: 'Round';
  begun: boolean;
}
/**
 * 4.1 Who ate something red last; all are asked at once.
 */
export interface Meals {
  type: 'Meals';
  begun: boolean;
  waiting: number[];
  meals: ('breakfast' | 'supper' | 'lunch' | 'nothing')[];
  minutes: number[];
}
/**
 * 4.2 a: one archetype of those dealt; at level 12 an exchange, if any.
 */
export interface Choosing {
  type: 'Choosing';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 4.2 a: what was not chosen goes under the deck, all together.
 */
export interface Returning {
  type: 'Returning';
  begun: boolean;
  taken: number[];
  old: number[];
}
/**
 * 16 With four archetypes and more: which three lead.
 */
export interface Arranging {
  type: 'Arranging';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 4.2 b: the slots of the layout, and locations for everybody.
 */
export interface Field {
  type: 'Field';
  begun: boolean;
}
/**
 * 4.2 b: one location after the other, face down, clockwise until all hands are empty.
 */
export interface Laying {
  type: 'Laying';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 4.2 c: the top of every stack is turned up, and the first turn begins.
 */
export interface Revealing {
  type: 'Revealing';
  begun: boolean;
}
/**
 * 6 What one player does; a hero who is down only recovers. Steps 5 to 7 come with the roll itself.
 */
export interface Turn {
  type: 'Turn';
  begun: boolean;
  seat: number;
}
/**
 * 6 step 1: a pawn that is not on the field is placed.
 */
export interface Placing {
  type: 'Placing';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 6 steps 2 to 5: move, rest, use, activate, and at last roll.
 */
export interface Before {
  type: 'Before';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 13 What was decided before `toxic` or `sealed` was settled: done if it is still possible, else asked anew.
 */
export interface Wishing {
  type: 'Wishing';
  begun: boolean;
  seat: number;
  wish: Use | Activate | Roll;
}
/**
 * §14 The special of an own archetype. What it does not need stays as it is by default.
 */
export interface Use {
  type: 'Use';
  archetype: number;
  slot: number;
  origin: number;
  to: number;
  target: number;
  die: number;
  face: number;
  sixes: number;
}
/**
 * §13 The feature of the location where one stands; `target`: the archetype that it heals.
 */
export interface Activate {
  type: 'Activate';
  target: number;
}
/**
 * §6 step 5: roll, with so many surplus rerolls for Difficulty and the others for Danger.
 */
export interface Roll {
  type: 'Roll';
  to_difficulty: number;
  colour: string;
}
/**
 * 13 `sealed`: at its beginning a brain, or a stage of the roll.
 */
export interface Sealing {
  type: 'Sealing';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 6.2 Any dice again, as often as there are rerolls; none ends it.
 */
export interface Rerolling {
  type: 'Rerolling';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 6 step 6: specials that change the dice, in any order.
 */
export interface Postroll {
  type: 'Postroll';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 7 steps 1 and 2: every 6 becomes a brain, then fives are paid off.
 */
export interface Fives {
  type: 'Fives';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 7 step 3: dice that show no more than Danger; a wound for the roll, or one for each of them.
 */
export interface DangerCheck {
  type: 'DangerCheck';
  begun: boolean;
  seat: number;
}
/**
 * 7 steps 4 and 5: the stages rolled; a dark gift or the location may add to what is left of them.
 */
export interface Boost {
  type: 'Boost';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 7 step 5: each uncancelled five takes a stage; `cap` limits what is left; without any the pawn may slide.
 */
export interface StagesBitten {
  type: 'StagesBitten';
  begun: boolean;
  seat: number;
}
/**
 * 7 step 6: fives beyond the stages rolled bring freaks; where it matters the player says who is first.
 */
export interface Freaks {
  type: 'Freaks';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 7 steps 7 and 8: a stage for each that is left, or a freak token fewer here; the fourth claims.
 */
export interface Advancing {
  type: 'Advancing';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 11.1 The card is taken, its freaks leave, the next one is turned up, and the claimed card does what it says.
 */
export interface Claiming {
  type: 'Claiming';
  begun: boolean;
  seat: number;
}
/**
 * 13 `claim_heal`: up to so many leading archetypes; asked only where there are more.
 */
export interface Healing {
  type: 'Healing';
  begun: boolean;
  seat: number;
  asking: boolean;
  most: number;
}
/**
 * 13 `claim_travel`: to any location, for nothing.
 */
export interface Traveling {
  type: 'Traveling';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 13 `claim_steal`: a brain from anybody who has one; in co-op from the supply.
 */
export interface Stealing {
  type: 'Stealing';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 13 `claim_scatter`: a token on each of so many other locations, as far as possible.
 */
export interface Scattering {
  type: 'Scattering';
  begun: boolean;
  seat: number;
  asking: boolean;
  claimed: number;
  most: number;
}
/**
 * 11.1 The last parts of a claim: `scavenger`, and the round's target.
 */
export interface Reckoning {
  type: 'Reckoning';
  begun: boolean;
  seat: number;
}
/**
 * 6 steps 8 and 9: move, then what is used at the end of the turn.
 */
export interface AfterRoll {
  type: 'AfterRoll';
  begun: boolean;
  seat: number;
  asking: boolean;
  ending: boolean;
}
/**
 * 10.1 One wound: the player pays a brain, or says which archetype takes it.
 */
export interface Wound {
  type: 'Wound';
  begun: boolean;
  seat: number;
  asking: boolean;
  cause: 'danger' | 'toxic' | 'crossfire' | 'contagion' | 'overrun';
}
/**
 * 23 One after the other, clockwise, may pay for another's wound.
 */
export interface Vouching {
  type: 'Vouching';
  begun: boolean;
  seat: number;
  asking: boolean;
  victim: number;
  archetype: number;
  cause: 'danger' | 'toxic' | 'crossfire' | 'contagion' | 'overrun';
  waiting: number[];
}
/**
 * 10.1 A wound that nobody paid for, once others have taken theirs.
 */
export interface Suffering {
  type: 'Suffering';
  begun: boolean;
  seat: number;
  archetype: number;
}
/**
 * 10.3 A hero without a healthy leading archetype must take a wound: what may save him.
 */
export interface Falling {
  type: 'Falling';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 15.10 The owner of the pawn agrees, or not; the special is used either way.
 */
export interface Consenting {
  type: 'Consenting';
  begun: boolean;
  seat: number;
  asking: boolean;
  by: number;
  slot: number;
}
/**
 * 15.6 After a full lap: a die for each hero on the field, in turn order.
 */
export interface Horde {
  type: 'Horde';
  begun: boolean;
}
/**
 * 15.6 One die: nothing, a token beside the hero or with him, or a brain.
 */
export interface HordeDie {
  type: 'HordeDie';
  begun: boolean;
  seat: number;
}
/**
 * 11.3 Every winner keeps one location; in co-op the team keeps the best one.
 */
export interface RoundEnd {
  type: 'RoundEnd';
  begun: boolean;
}
/**
 * 11.3 One of the locations claimed this round.
 */
export interface TrophyChoice {
  type: 'TrophyChoice';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 11.3 Claimed cards, the field and what was set aside go back to the deck.
 */
export interface Clearing {
  type: 'Clearing';
  begun: boolean;
}
/**
 * §3 What a table may agree on; the defaults are the rulebook's.
 */
export interface Options {
  mode: 'competitive' | 'coop';
  difficulty: 'easy' | 'normal' | 'hard';
  expansions: boolean | null;
  danger_mode: 'per_roll' | 'per_die';
  first_player: 'random' | 'asked';
  heroes: (Hero | null)[];
  entry: 'new_only' | 'signed' | 'any';
  highest_level: number;
}
/**
 * §16 A hero as it is kept. Cards have their text ids, so that it outlives the order of the data.
 */
export interface Hero {
  version: number;
  name: string;
  pawn: string;
  cards: string[];
  stacks: string[][];
  games: number;
  rounds_won: number;
  games_won: number;
  coop_won: number;
  best_score: number;
  history: Deed[];
}
/**
 * §16 One game in a hero's history.
 */
export interface Deed {
  date: string;
  mode: 'competitive' | 'coop';
  players: number;
  level: number;
  trophies: string[];
  result: 'won' | 'lost' | 'draw';
}
/**
 * §1 A hero and his player.
 */
export interface Player {
  seat: number;
  hand: number[] | Hidden;
  name: string;
  pawn: string;
  cards: Held[];
  stacks: number[][];
  brains: number;
  slot: number;
  stage: number;
  claimed: number[];
  progress: number;
  trophies: number[];
  won: boolean;
  rounds_won: number;
  down: boolean;
  vouching: boolean;
  out: boolean;
}
export interface Hidden {
  hidden: number;
}
/**
 * §10 An archetype in front of its owner.
 */
export interface Held {
  archetype: number;
  wounded: boolean;
  wound: number;
  used_turn: boolean;
  used_round: boolean;
  used_game: boolean;
}
/**
 * §5 A place of the field with its stack.
 */
export interface Slot {
  position: number;
  top: number;
  below: number[] | Hidden;
  freaks: number;
  barricade: number;
  given: boolean;
}
/**
 * §6 What the present turn has come to: the roll and everything that was bought for it.
 */
export interface Throw {
  prepared: boolean;
  rolled: boolean;
  location: number;
  dice: number[];
  rerolls: number;
  pool: number;
  difficulty: number;
  danger: number;
  surplus: number;
  to_difficulty: number;
  bonus_dice: number;
  bonus_rerolls: number;
  bonus_matches: number;
  ease: number;
  calm: number;
  wildcards: number[];
  activated: number[];
  exits: number[];
  sealed: boolean;
  sixes: number;
  cancelled: number;
  fives: number;
  failures: number;
  stages: number;
  bonus_stages: number;
  net: number;
  crossfired: boolean;
  lost: boolean;
  over: boolean;
}
/**
 * §4.1 Prompt `meal`: the last meal with something red in it, and how many minutes ago.
 */
export interface TellMeal {
  type: 'TellMeal';
  meal: 'breakfast' | 'supper' | 'lunch' | 'nothing';
  minutes: number;
}
/**
 * §4.2 a Prompt `archetype`: one of those dealt.
 */
export interface ChooseArchetype {
  type: 'ChooseArchetype';
  archetype: number;
}
/**
 * §4.2 a Prompt `exchange`, at level 12: one of those dealt for an own one.
 */
export interface ExchangeArchetype {
  type: 'ExchangeArchetype';
  archetype: number;
  old: number;
}
/**
 * §16 Prompt `arrange`: the leading archetypes of the three hero stacks, and where the others go.
 */
export interface Arrange {
  type: 'Arrange';
  archetypes: number[];
  under: number[];
}
/**
 * §4.2 b Prompt `lay`: a location from the hand, face down.
 */
export interface Lay {
  type: 'Lay';
  location: number;
  slot: number;
}
/**
 * §6 step 1, prompt `place`; with `foothold` on stage 1.
 */
export interface Place {
  type: 'Place';
  slot: number;
  foothold: boolean;
}
/**
 * §9.1 One step to a neighbouring location, before or after the roll; with `foothold` onto stage 1.
 */
export interface Move {
  type: 'Move';
  slot: number;
  foothold: boolean;
}
/**
 * §10.4 Instead of a roll: heal this archetype (at a `rest_spot` all, then `NONE`) and take a brain.
 */
export interface Rest {
  type: 'Rest';
  archetype: number;
}
/**
 * §6.2 Prompt `reroll`: these dice, by ascending index.
 */
export interface Reroll {
  type: 'Reroll';
  dice: number[];
}
/**
 * §6.2 No more rerolls.
 */
export interface Keep {
  type: 'Keep';
}
/**
 * Prompt `after`: no more uses, the roll stands as it is.
 */
export interface Finish {
  type: 'Finish';
}
/**
 * §7 step 2, prompt `fives`: pay off so many of them, also none.
 */
export interface CancelFives {
  type: 'CancelFives';
  count: number;
}
/**
 * One brain: for a wound (`wound`, `vouch`), at `toxic` or `sealed`.
 */
export interface Pay {
  type: 'Pay';
}
/**
 * §10.1 On this healthy leading archetype; `NONE` if there is none: down.
 */
export interface TakeWound {
  type: 'TakeWound';
  archetype: number;
}
/**
 * No: not paying, not using, not agreeing.
 */
export interface Decline {
  type: 'Decline';
}
/**
 * §15.10 Prompt `consent`: let oneself be shoved.
 */
export interface Agree {
  type: 'Agree';
}
/**
 * §8 Prompt `spread`: which neighbour gets the first token.
 */
export interface Spread {
  type: 'Spread';
  slot: number;
}
/**
 * §7 step 7, prompt `advance`: so many of the stages remove a freak token here, the others advance.
 */
export interface Advance {
  type: 'Advance';
  remove: number;
}
/**
 * §13 `claim_travel`, prompt `travel`.
 */
export interface Travel {
  type: 'Travel';
  slot: number;
}
/**
 * §13 `claim_steal`, prompt `steal`: a brain from this player.
 */
export interface Steal {
  type: 'Steal';
  to: number;
}
/**
 * §13 `claim_scatter`, prompt `scatter`: a token on each of these, by ascending slot.
 */
export interface Scatter {
  type: 'Scatter';
  slots: number[];
}
/**
 * §13 `claim_heal`, prompt `heal`: these own leading archetypes, in the order gained.
 */
export interface Heal {
  type: 'Heal';
  archetypes: number[];
}
/**
 * §6 step 9
 */
export interface EndTurn {
  type: 'EndTurn';
}
/**
 * §11.3 Prompt `trophy`: a location claimed this round.
 */
export interface KeepTrophy {
  type: 'KeepTrophy';
  location: number;
}
/**
 * §23 Open: wish, or do not wish, to be asked to pay for others' wounds.
 */
export interface Vouch {
  type: 'Vouch';
  on: boolean;
}
/**
 * §15.5 Open, in co-op: brains for a hero on the same location or a neighbouring one.
 */
export interface Give {
  type: 'Give';
  to: number;
  amount: number;
}
/**
 * §4.1 Open: name the hero.
 */
export interface Rename {
  type: 'Rename';
  name: string;
}
/**
 * §4.1
 */
export interface MealTold {
  type: 'MealTold';
  seat: number;
  meal: 'breakfast' | 'supper' | 'lunch' | 'nothing';
  minutes: number;
}
/**
 * §4.1, §4.2 Who begins this round.
 */
export interface FirstPlayerFound {
  type: 'FirstPlayerFound';
  seat: number;
}
/**
 * §4.2
 */
export interface RoundBegan {
  type: 'RoundBegan';
  round: number;
  seat: number;
}
/**
 * §4.2 a The top card went unseen under the deck.
 */
export interface ArchetypeBuried {
  type: 'ArchetypeBuried';
  seat: number;
}
/**
 * §4.2 a
 */
export interface ArchetypesDealt {
  type: 'ArchetypesDealt';
  seat: number;
  archetypes: number[] | Hidden;
}
/**
 * §4.2 a; news where nobody has said it: by default the first card dealt.
 */
export interface ArchetypeChosen {
  type: 'ArchetypeChosen';
  seat: number;
  archetype: number;
}
/**
 * §4.2 a
 */
export interface ArchetypeExchanged {
  type: 'ArchetypeExchanged';
  seat: number;
  archetype: number;
  old: number;
}
/**
 * §4.2 a; where one's own cards came to lie among them tells which places were empty in the hands of others.
 */
export interface ArchetypesReturned {
  type: 'ArchetypesReturned';
  seat: number;
  count: number;
}
/**
 * §16
 */
export interface HeroArranged {
  type: 'HeroArranged';
  seat: number;
  archetypes: number[];
}
/**
 * §4.2 b
 */
export interface LocationsDealt {
  type: 'LocationsDealt';
  seat: number;
  locations: number[] | Hidden;
}
/**
 * §4.2 b Face down.
 */
export interface LocationLaid {
  type: 'LocationLaid';
  seat: number;
  slot: number;
}
/**
 * §4.2 b What was laid there: only its layer knows, and sees it nowhere later.
 */
export interface LocationRemembered {
  type: 'LocationRemembered';
  seat: number;
  location?: number;
}
/**
 * §4.2 c The tops of all stacks, by slot: from now on everything follows from them.
 */
export interface FieldRevealed {
  type: 'FieldRevealed';
  locations: number[];
}
/**
 * §11.1 The next card of a stack: what can be done now follows from it.
 */
export interface LocationRevealed {
  type: 'LocationRevealed';
  slot: number;
  location: number;
}
/**
 * §5 Its last card is gone; pawns went to `onto`, another slot.
 */
export interface StackExhausted {
  type: 'StackExhausted';
  slot: number;
  onto: number;
}
/**
 * §6
 */
export interface TurnStarted {
  type: 'TurnStarted';
  seat: number;
  lap: number;
  last: boolean;
}
/**
 * §6 step 1
 */
export interface PawnPlaced {
  type: 'PawnPlaced';
  seat: number;
  slot: number;
  location: number;
  stage: number;
}
/**
 * §9.1, or by `claim_travel`; `paid` brains.
 */
export interface PawnMoved {
  type: 'PawnMoved';
  seat: number;
  slot: number;
  location: number;
  stage: number;
  paid: number;
}
/**
 * §10.4
 */
export interface Rested {
  type: 'Rested';
  seat: number;
}
/**
 * §10 Archetypes of that seat are healthy again.
 */
export interface Healed {
  type: 'Healed';
  seat: number;
  archetypes: number[];
}
/**
 * §6.1 The numbers with which it is rolled.
 */
export interface RollPrepared {
  type: 'RollPrepared';
  seat: number;
  pool: number;
  rerolls: number;
  difficulty: number;
  danger: number;
}
/**
 * §6 step 5; `draw` dice of this game were rolled before: these are the next draws of the label `die`.
 */
export interface DiceRolled {
  type: 'DiceRolled';
  seat: number;
  faces: number[];
  draw: number;
}
/**
 * §6.2 Dice by index and what they show now; also for `shake_off`.
 */
export interface DiceRerolled {
  type: 'DiceRerolled';
  seat: number;
  dice: number[];
  faces: number[];
  draw: number;
  left: number;
}
/**
 * §14 By a special.
 */
export interface DieChanged {
  type: 'DieChanged';
  seat: number;
  die: number;
  old: number;
  face: number;
}
/**
 * §14 `brains` tokens and `sixes` dice were paid.
 */
export interface SpecialUsed {
  type: 'SpecialUsed';
  seat: number;
  archetype: number;
  brains: number;
  sixes: number;
}
/**
 * §13 It was activated, or worked by itself; `brains` were paid.
 */
export interface FeatureUsed {
  type: 'FeatureUsed';
  seat: number;
  location: number;
  brains: number;
}
/**
 * §7, §13 From the supply.
 */
export interface BrainsGained {
  type: 'BrainsGained';
  seat: number;
  brains: number;
}
/**
 * §13 At `toxic` or `sealed`, to the supply.
 */
export interface BrainsPaid {
  type: 'BrainsPaid';
  seat: number;
  brains: number;
}
/**
 * §13, §14 By `seat` from another player.
 */
export interface BrainsTaken {
  type: 'BrainsTaken';
  seat: number;
  other: number;
  brains: number;
}
/**
 * §15.5
 */
export interface BrainsGiven {
  type: 'BrainsGiven';
  seat: number;
  to: number;
  brains: number;
}
/**
 * §7 step 2
 */
export interface FivesCancelled {
  type: 'FivesCancelled';
  seat: number;
  count: number;
}
/**
 * §7 step 3
 */
export interface DangerFailed {
  type: 'DangerFailed';
  seat: number;
  wounds: number;
}
/**
 * §7, §10.6 `by` has paid a brain.
 */
export interface WoundCancelled {
  type: 'WoundCancelled';
  seat: number;
  by: number;
}
/**
 * §14 `tough`
 */
export interface WoundIgnored {
  type: 'WoundIgnored';
  seat: number;
  archetype: number;
}
/**
 * §10.1
 */
export interface Wounded {
  type: 'Wounded';
  seat: number;
  archetype: number;
}
/**
 * §10.3
 */
export interface HeroDowned {
  type: 'HeroDowned';
  seat: number;
}
/**
 * §10.3
 */
export interface HeroRecovered {
  type: 'HeroRecovered';
  seat: number;
}
/**
 * §7 steps 4 and 5: those rolled, fives that bite, what is left with what was bought.
 */
export interface StagesMade {
  type: 'StagesMade';
  seat: number;
  stages: number;
  fives: number;
  net: number;
}
/**
 * §8 One token on each of these, or `count` on one as it was turned up.
 */
export interface FreaksPlaced {
  type: 'FreaksPlaced';
  slots: number[];
  locations: number[];
  count: number;
  seat: number;
}
/**
 * §8
 */
export interface FreaksRemoved {
  type: 'FreaksRemoved';
  slot: number;
  location: number;
  count: number;
}
/**
 * §14
 */
export interface FreakMoved {
  type: 'FreakMoved';
  origin: number;
  slot: number;
  location: number;
}
/**
 * §7 step 7
 */
export interface PawnAdvanced {
  type: 'PawnAdvanced';
  seat: number;
  slot: number;
  location: number;
  stage: number;
}
/**
 * §13 `slide`
 */
export interface PawnSlid {
  type: 'PawnSlid';
  seat: number;
  location: number;
  stage: number;
}
/**
 * §14
 */
export interface PawnShoved {
  type: 'PawnShoved';
  seat: number;
  to: number;
  slot: number;
  location: number;
}
/**
 * §15.10
 */
export interface ShoveRefused {
  type: 'ShoveRefused';
  seat: number;
  to: number;
}
/**
 * §14
 */
export interface BarricadeSet {
  type: 'BarricadeSet';
  seat: number;
  slot: number;
  location: number;
}
/**
 * §11.1 `progress` and `target` are the team's in co-op.
 */
export interface LocationClaimed {
  type: 'LocationClaimed';
  seat: number;
  slot: number;
  location: number;
  vp: number;
  bonus: number;
  progress: number;
  target: number;
}
/**
 * §11.3
 */
export interface TargetReached {
  type: 'TargetReached';
  seat: number;
}
/**
 * §11.3
 */
export interface LastTurnsBegan {
  type: 'LastTurnsBegan';
  seats: number[];
}
/**
 * §11.3 `seats` have won it.
 */
export interface RoundEnded {
  type: 'RoundEnded';
  round: number;
  seats: number[];
}
/**
 * §11.3; in co-op it is the team's and `seat` had claimed it.
 */
export interface TrophyKept {
  type: 'TrophyKept';
  seat: number;
  location: number;
}
/**
 * §15.6
 */
export interface HordeRolled {
  type: 'HordeRolled';
  seat: number;
  face: number;
  draw: number;
}
/**
 * §15.7
 */
export interface LocationOverrun {
  type: 'LocationOverrun';
  slot: number;
  location: number;
}
/**
 * §15.8
 */
export interface PanicRose {
  type: 'PanicRose';
  panic: number;
  limit: number;
}
/**
 * §4.1
 */
export interface HeroNamed {
  type: 'HeroNamed';
  seat: number;
  name: string;
}
/**
 * §23
 */
export interface VouchChanged {
  type: 'VouchChanged';
  seat: number;
  on: boolean;
}
/**
 * §18.3
 */
export interface PlayerLeft {
  type: 'PlayerLeft';
  seat: number;
}
/**
 * §12, §15
 */
export interface GameEnded {
  type: 'GameEnded';
  reason: string;
  ranks: number[];
  scores: number[];
}
/**
 * §18.2 Lay the rest of the hand: the first card, on the first legal slot.
 */
export interface LayForMe {
  type: 'LayForMe';
}
/**
 * §18.2 Never pay for others' wounds.
 */
export interface KeepBrains {
  type: 'KeepBrains';
}
