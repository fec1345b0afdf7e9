// Made by tools/gen_types.py: change the Python types instead.

export type Step =
  | Turn
  | SecretGoals
  | TurnStart
  | DoubleWindow
  | Income
  | Upkeep
  | Tax
  | Taxing
  | Draw
  | Actions
  | FreeTransfers
  | SpecialPowers
  | AddTargets
  | VictoryCheck
  | Attempt
  | PrivilegeWindow
  | MoneyRound
  | Roll
  | ReactionWindow
  | Result
  | Hanging
  | HandingOver
  | Playing
  | Redistributing
  | Trading;
export type Action =
  | ChooseGoal
  | Pass
  | PlaySpecial
  | PayUpkeep
  | RefuseUpkeep
  | Demand
  | PayTax
  | Attack
  | CallOff
  | BreakPrivilege
  | Spend
  | Hang
  | HandOver
  | Transfer
  | Move
  | Drop
  | ExtraDraw
  | ShiftAlignment
  | Redistribute
  | Reorganize
  | TurnUpIlluminati
  | NameIlluminati
  | PassTurn
  | Finish
  | ShowSpecials
  | Propose
  | Counter
  | Accept
  | Refuse
  | Withdraw;
export type Event =
  | GoalChosen
  | StartRolled
  | TurnBegun
  | TurnSkipped
  | IncomeReceived
  | UpkeepPaid
  | UpkeepUnpaid
  | TaxDemanded
  | TaxPaid
  | GroupDrawn
  | SpecialDrawn
  | GroupTurnedUp
  | SpecialThrownAway
  | AttackAnnounced
  | AttackCalledOff
  | PrivilegeLost
  | GuestAdmitted
  | MoneySpent
  | Passed
  | DiceRolled
  | RollChanged
  | AttackSucceeded
  | AttackFailed
  | GroupHung
  | GroupsFreed
  | GroupDestroyed
  | GroupRevived
  | MoneyTransferred
  | AmountTransferred
  | MoneyRedistributed
  | MoneyGained
  | StructureReorganized
  | AlignmentsShifted
  | SpecialPlayed
  | SpecialCountered
  | SpecialsDiscarded
  | TreasuryPeeked
  | HandPeeked
  | SpecialsShown
  | TurnPassed
  | IlluminatiTurnedUp
  | IlluminatiNamed
  | PlayerOut
  | GoalMet
  | GameEnded
  | OfferMade
  | OfferRefused
  | OfferWithdrawn
  | OfferLapsed
  | DealMade
  | SpecialsTraded;
export type Order = PassUntilAttackEnds | PassUnlessAttacked | PassUntilTurn;

/**
 * Types of illuminati, rules version 1.
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
 * §1 Everything about a game.
 */
export interface State {
  seats: number;
  agenda: Step[];
  options: Options;
  players: Player[];
  owner: number[];
  uncontrolled: number[];
  dead: number[];
  pile: number[] | Hidden;
  bottom: number[];
  discarded: number[];
  deals: Deals;
  first: number;
  active: number;
  turn: number;
  round: number;
  actions: number;
  transfers: number;
  acted: boolean;
  passed: boolean;
  skipped: boolean;
  doubled: boolean;
  shifts: Shift[];
  called_off: CalledOff[];
  clock: number;
  reason: string;
  ranks: number[];
  scores: number[];
}
/**
 * 4 One player's turn.
 */
export interface Turn {
  type: 'Turn';
  begun: boolean;
  seat: number;
}
/**
 * 3 Whoever has a secret goal writes it down.
 */
export interface SecretGoals {
  type: 'SecretGoals';
  begun: boolean;
  waiting: number[];
}
/**
 * 4 T0: the turn may be skipped.
 */
export interface TurnStart {
  type: 'TurnStart';
  begun: boolean;
  window: Window;
  number: number;
}
/**
 * Seats that may react to one thing: asked in turn until all have passed in a row since the last play.
 */
export interface Window {
  order: number[];
  at: number;
  passes: number;
}
/**
 * 4.1 a: the player whose turn it is may double incomes.
 */
export interface DoubleWindow {
  type: 'DoubleWindow';
  begun: boolean;
  window: Window;
  number: number;
}
/**
 * 4.1 b, then the upkeep and tax cards of the player.
 */
export interface Income {
  type: 'Income';
  begun: boolean;
}
/**
 * 4.1 c A card that costs its owner something every turn.
 */
export interface Upkeep {
  type: 'Upkeep';
  begun: boolean;
  seat: number;
  card: number;
  done: boolean;
}
/**
 * 4.1 d The owner of a tax card demands, of whom he likes.
 */
export interface Tax {
  type: 'Tax';
  begun: boolean;
  seat: number;
  card: number;
  done: boolean;
}
/**
 * 4.1 d Each pays from what cards he likes; asked are also those who may have nothing.
 */
export interface Taxing {
  type: 'Taxing';
  begun: boolean;
  seat: number;
  card: number;
  waiting: number[];
  number: number;
}
/**
 * 4.2 T2
 */
export interface Draw {
  type: 'Draw';
  begun: boolean;
}
/**
 * 4.3 T3: two regular actions, free ones before, between and after; or a pass.
 */
export interface Actions {
  type: 'Actions';
  begun: boolean;
  done: boolean;
}
/**
 * 4.5 T4: up to two transfers that cost no action; there have to be two cards.
 */
export interface FreeTransfers {
  type: 'FreeTransfers';
  begun: boolean;
  done: boolean;
}
/**
 * 4.6 T5: what an Illuminati can do at the end of its turn, each once.
 */
export interface SpecialPowers {
  type: 'SpecialPowers';
  begun: boolean;
  done: boolean;
  redistributed: boolean;
  reorganized: boolean;
}
/**
 * 4.7 T6
 */
export interface AddTargets {
  type: 'AddTargets';
  begun: boolean;
}
/**
 * 4.8 T7: everybody who meets a goal wins; then whoever has nothing left is out (R 46).
 */
export interface VictoryCheck {
  type: 'VictoryCheck';
  begun: boolean;
}
/**
 * §6 One attack. The steps of §6.2 lie above it on the agenda and write their results here.
 */
export interface Attempt {
  type: 'Attempt';
  begun: boolean;
  seat: number;
  attacker: number;
  group: number;
  kind: 'control' | 'neutralize' | 'destroy';
  aides: number[];
  defender: number;
  privileged: boolean;
  refused_privilege: boolean;
  guests: number[];
  whispered: boolean;
  committed: boolean;
  spent: Spent;
  terms: Term[];
  number: number;
  serial: number;
  dice: number[];
  roll: number;
}
/**
 * §7.1 MB spent on an attack so far.
 */
export interface Spent {
  attacker: number;
  helpers: number;
  from_group: number;
  from_illuminati: number;
  opponents: number;
}
/**
 * §6.3 One summand of N: a code for its text, the card it comes from (or `NONE`), the clause.
 */
export interface Term {
  code: string;
  amount: number;
  card: number;
  rule: string;
}
/**
 * 6.2 A2: others may break the privilege, or be let in.
 */
export interface PrivilegeWindow {
  type: 'PrivilegeWindow';
  begun: boolean;
  window: Window;
  number: number;
}
/**
 * §7.2 A4: back and forth until nobody adds to what was spent; A3: until somebody does it may be called off.
 */
export interface MoneyRound {
  type: 'MoneyRound';
  rota: BackAndForth;
  number: number;
  begun: boolean;
}
/**
 * Asked in turn, round after round, until all have passed in a row since the last answer.
 */
export interface BackAndForth {
  order: number[];
  at: number;
  passes: number;
}
/**
 * 6.2 A5: two dice; with them the attack is committed at the latest.
 */
export interface Roll {
  type: 'Roll';
  begun: boolean;
}
/**
 * 6.2 A6: the roll may be changed.
 */
export interface ReactionWindow {
  type: 'ReactionWindow';
  begun: boolean;
  window: Window;
  number: number;
}
/**
 * 6.2 A7 and A8.
 */
export interface Result {
  type: 'Result';
  begun: boolean;
}
/**
 * 5.4 The card stays where it is until it is chosen where it goes; then it moves with all that hangs on it.
 */
export interface Hanging {
  type: 'Hanging';
  begun: boolean;
  seat: number;
  card: number;
  why: 'captured' | 'taken' | 'moved';
  master: number;
  former: number;
  done: boolean;
  number: number;
}
/**
 * 6.4 The attacking card may give money to what it has just captured; nobody else knows how much it has.
 */
export interface HandingOver {
  type: 'HandingOver';
  begun: boolean;
  seat: number;
  source: number;
  receiver: number;
  done: boolean;
  number: number;
}
/**
 * 10 A play with the answers to it, last in, first out.
 */
export interface Playing {
  type: 'Playing';
  begun: boolean;
  seat: number;
  specials: number[];
  use: string;
  card: number;
  to: number;
  responses: Responses;
  number: number;
}
/**
 * A play, the answers to it, and the answers to these: last in, first out.
 */
export interface Responses {
  seats: number[];
  plays: Play[];
  stands: boolean | null;
}
/**
 * Something played, which others may answer.
 */
export interface Play {
  by: number;
  window: Window;
  undone: boolean;
}
/**
 * 10 The Special that lets its player move money freely.
 */
export interface Redistributing {
  type: 'Redistributing';
  begun: boolean;
  seat: number;
  done: boolean;
  number: number;
}
/**
 * 11.3 Whoever receives a Group chooses its arrow. Nothing moves until all is chosen: a deal happens wholly.
 */
export interface Trading {
  type: 'Trading';
  deal: Deal;
  groups: Coming[];
  choices: Hang[];
  number: number;
  begun: boolean;
}
/**
 * §11.2 An offer; what it is about is between the two.
 */
export interface Deal {
  id: number;
  by: number;
  to: number;
  rev: number;
  give?: Goods;
  get?: Goods;
}
/**
 * §11.1 What one side of a deal hands over.
 */
export interface Goods {
  money: number;
  specials: number[];
  groups: number[];
}
/**
 * A Group that comes to a player, with what hangs on it.
 */
export interface Coming {
  card: number;
  to: number;
}
/**
 * §5.4 On which arrow, which puppets are hung elsewhere (pairs of card and side), which are dropped.
 */
export interface Hang {
  type: 'Hang';
  master: number;
  side: number;
  rehung: [number, number][];
  dropped: number[];
  removed: number[];
}
/**
 * §15 What a table may agree on; the defaults are the rulebook's.
 */
export interface Options {
  deck: DeckData | null;
  open_treasuries: boolean;
  alternative_goals: boolean;
  longer_goal: number;
  until_all_controlled: boolean;
  hidden_goals: boolean;
  hidden_factions: boolean;
  round_limit: number;
  deals: boolean;
}
/**
 * A deck. The place of a card in its list is its number.
 */
export interface DeckData {
  format: 1;
  name: string;
  illuminati: FactionData[];
  groups: GroupData[];
  specials: SpecialData[];
}
/**
 * An Illuminati card.
 */
export interface FactionData {
  id: string;
  name: string;
  power: number;
  transferable: number;
  income: number;
  arrows?: Arrows;
  abilities?: (
    | AttackBonus
    | StructureImmunity
    | PrivilegeForMoney
    | ReorganizeStructure
    | RedistributeMoney
    | DrawCount
    | ParticipationsPerTurn
  )[];
  goal:
    | TotalPower
    | AllAlignments
    | AlignmentCount
    | AlignmentCountAny
    | TotalMoney
    | TotalTransferable
    | DestroyedCount
    | NeutralizedCount
    | CountPowerAtLeast
    | Span
    | PrintedIncomeTotal
    | SpecialsHeld
    | SecretCopy;
  alt_goal?:
    | TotalPower
    | AllAlignments
    | AlignmentCount
    | AlignmentCountAny
    | TotalMoney
    | TotalTransferable
    | DestroyedCount
    | NeutralizedCount
    | CountPowerAtLeast
    | Span
    | PrintedIncomeTotal
    | SpecialsHeld
    | SecretCopy
    | null;
}
/**
 * §5.1 What is printed on each side of a card.
 */
export interface Arrows {
  top: 'in' | 'out' | 'none';
  right: 'in' | 'out' | 'none';
  bottom: 'in' | 'out' | 'none';
  left: 'in' | 'out' | 'none';
}
/**
 * §6.3 More for the attacker, against every Group, those of an alignment, or those named.
 */
export interface AttackBonus {
  type: 'attack_bonus';
  amount: number;
  scope: 'any_attempt' | 'direct';
  kinds: ('control' | 'neutralize' | 'destroy')[];
  alignment:
    | (
        | 'government'
        | 'communist'
        | 'liberal'
        | 'conservative'
        | 'peaceful'
        | 'violent'
        | 'straight'
        | 'weird'
        | 'criminal'
        | 'fanatic'
      )
    | null;
  groups: string[];
}
/**
 * §6.1 Cards with one of these may not attack its owner's Groups.
 */
export interface StructureImmunity {
  type: 'structure_immunity';
  alignments: (
    | 'government'
    | 'communist'
    | 'liberal'
    | 'conservative'
    | 'peaceful'
    | 'violent'
    | 'straight'
    | 'weird'
    | 'criminal'
    | 'fanatic'
  )[];
}
/**
 * §6.2 One privileged attack a turn, paid from the Illuminati treasury.
 */
export interface PrivilegeForMoney {
  type: 'privilege_for_money';
  cost: number;
}
/**
 * §8.5 Its structure may be rebuilt in T5.
 */
export interface ReorganizeStructure {
  type: 'reorganize_structure';
}
/**
 * §8.2 Its owner's money may be moved at will: an Illuminati's in T5, a Special's after a bonus.
 */
export interface RedistributeMoney {
  type: 'redistribute_money';
  bonus: number;
}
/**
 * §4.2 Cards drawn in T2.
 */
export interface DrawCount {
  type: 'draw_count';
  count: number;
}
/**
 * §14 The Illuminati card takes part in so many attacks a turn.
 */
export interface ParticipationsPerTurn {
  type: 'participations_per_turn';
  count: number;
}
/**
 * So much Power.
 */
export interface TotalPower {
  type: 'total_power';
  at_least: number;
}
/**
 * Groups that show all ten alignments between them.
 */
export interface AllAlignments {
  type: 'all_alignments';
}
/**
 * So many Groups of one alignment.
 */
export interface AlignmentCount {
  type: 'alignment_count';
  alignment:
    | 'government'
    | 'communist'
    | 'liberal'
    | 'conservative'
    | 'peaceful'
    | 'violent'
    | 'straight'
    | 'weird'
    | 'criminal'
    | 'fanatic';
  at_least: number;
}
/**
 * So many Groups that have one of some alignments.
 */
export interface AlignmentCountAny {
  type: 'alignment_count_any';
  alignments: (
    | 'government'
    | 'communist'
    | 'liberal'
    | 'conservative'
    | 'peaceful'
    | 'violent'
    | 'straight'
    | 'weird'
    | 'criminal'
    | 'fanatic'
  )[];
  at_least: number;
}
/**
 * So much money over all its treasuries.
 */
export interface TotalMoney {
  type: 'total_money';
  at_least: number;
}
/**
 * So much transferable Power.
 */
export interface TotalTransferable {
  type: 'total_transferable';
  at_least: number;
}
/**
 * So many Groups destroyed in the course of the game.
 */
export interface DestroyedCount {
  type: 'destroyed_count';
  at_least: number;
}
/**
 * So many Groups neutralized in the course of the game, those below them not counted.
 */
export interface NeutralizedCount {
  type: 'neutralized_count';
  at_least: number;
}
/**
 * So many Groups of a Power or more.
 */
export interface CountPowerAtLeast {
  type: 'count_power_at_least';
  power: number;
  at_least: number;
}
/**
 * So many of the Illuminati's own arrows in use, and a Group so deep.
 */
export interface Span {
  type: 'span';
  arrows: number;
  depth: number;
}
/**
 * So much income a turn.
 */
export interface PrintedIncomeTotal {
  type: 'printed_income_total';
  at_least: number;
}
/**
 * So many Specials in hand.
 */
export interface SpecialsHeld {
  type: 'specials_held';
  at_least: number;
}
/**
 * Another Illuminati's goal, chosen in secret.
 */
export interface SecretCopy {
  type: 'secret_copy';
}
/**
 * A Group card.
 */
export interface GroupData {
  id: string;
  name: string;
  power: number;
  transferable: number;
  resistance: number;
  income: number;
  alignments?: (
    | 'government'
    | 'communist'
    | 'liberal'
    | 'conservative'
    | 'peaceful'
    | 'violent'
    | 'straight'
    | 'weird'
    | 'criminal'
    | 'fanatic'
  )[];
  arrows: Arrows;
  abilities?: (
    | AttackBonus
    | PaidExtraDraw
    | ConditionalResistance
    | AlignmentMasquerade
    | AlignmentShift
    | TransferAnywhere
    | UpkeepCost
    | TaxOpponents
    | StructureResistance
  )[];
}
/**
 * §14 One more card on its owner's turn, paid from its own treasury.
 */
export interface PaidExtraDraw {
  type: 'paid_extra_draw';
  cost: number;
}
/**
 * §14 Another Resistance against attackers with one of these alignments.
 */
export interface ConditionalResistance {
  type: 'conditional_resistance';
  attackers: (
    | 'government'
    | 'communist'
    | 'liberal'
    | 'conservative'
    | 'peaceful'
    | 'violent'
    | 'straight'
    | 'weird'
    | 'criminal'
    | 'fanatic'
  )[];
  resistance: number;
}
/**
 * §14 When it attacks to control a Group of this alignment, these alone are its own.
 */
export interface AlignmentMasquerade {
  type: 'alignment_masquerade';
  target:
    | 'government'
    | 'communist'
    | 'liberal'
    | 'conservative'
    | 'peaceful'
    | 'violent'
    | 'straight'
    | 'weird'
    | 'criminal'
    | 'fanatic';
  becomes: (
    | 'government'
    | 'communist'
    | 'liberal'
    | 'conservative'
    | 'peaceful'
    | 'violent'
    | 'straight'
    | 'weird'
    | 'criminal'
    | 'fanatic'
  )[];
}
/**
 * §14 Once on its owner's turn another Group gets, loses or turns an alignment until the turn ends.
 */
export interface AlignmentShift {
  type: 'shift_alignment';
}
/**
 * §8.2 Its money may go to any card of the structure.
 */
export interface TransferAnywhere {
  type: 'transfer_anywhere';
}
/**
 * §4.1 It costs its owner so much a turn.
 */
export interface UpkeepCost {
  type: 'upkeep';
  amount: number;
}
/**
 * §4.1 So much from each opponent a turn.
 */
export interface TaxOpponents {
  type: 'tax_opponents';
  amount: number;
}
/**
 * §14 More Resistance for its owner's other Groups.
 */
export interface StructureResistance {
  type: 'structure_resistance';
  amount: number;
}
/**
 * A kind of Special, and how many of it there are.
 */
export interface SpecialData {
  id: string;
  name: string;
  copies?: number;
  ability:
    | SetRoll
    | AutoControl
    | Peek
    | CancelPrivilege
    | JoinPrivileged
    | DoubleIncome
    | Revive
    | CounterSpecial
    | SkipTurn
    | GainMoney
    | DestroyPowerless
    | RedistributeMoney;
}
/**
 * The dice of an attack count as this.
 */
export interface SetRoll {
  type: 'set_roll';
  value: number;
}
/**
 * An uncontrolled Group without a roll; a regular action.
 */
export interface AutoControl {
  type: 'auto_control';
}
/**
 * The money on one Group, or one hand.
 */
export interface Peek {
  type: 'peek';
}
/**
 * An attack is privileged no more.
 */
export interface CancelPrivilege {
  type: 'cancel_privilege';
}
/**
 * Its player may pay in a privileged attack.
 */
export interface JoinPrivileged {
  type: 'join_privileged';
}
/**
 * Twice the incomes in one's own T1.
 */
export interface DoubleIncome {
  type: 'double_income';
}
/**
 * A destroyed Group becomes uncontrolled.
 */
export interface Revive {
  type: 'revive';
}
/**
 * Another Special does nothing.
 */
export interface CounterSpecial {
  type: 'counter_special';
}
/**
 * Another player's turn does not take place.
 */
export interface SkipTurn {
  type: 'skip_turn';
}
/**
 * Money onto one's own Illuminati.
 */
export interface GainMoney {
  type: 'gain_money';
  amount: number;
}
/**
 * An attack to destroy may aim at a Group without Power.
 */
export interface DestroyPowerless {
  type: 'destroy_powerless';
}
/**
 * §1.1
 */
export interface Player {
  seat: number;
  illuminati: number;
  cards: Placed[];
  hand: number[] | Hidden;
  goal?: number;
  face_down?: number;
  named: number[];
  turns: number;
  destroyed: number;
  neutralized: number;
  shows?: number;
  out: boolean;
}
/**
 * §5.1 A card in a Power Structure. A card is a number: its place in the deck, Groups before Illuminati.
 */
export interface Placed {
  card: number;
  money?: number;
  master: number;
  side: number;
  x: number;
  y: number;
  r: number;
  used: number;
  spent: boolean;
}
export interface Hidden {
  hidden: number;
}
/**
 * §11 The offers of this turn.
 */
export interface Deals {
  offers: Deal[];
  used: number[];
  made: number;
}
/**
 * §14 Alignments of a Group until the turn ends, as a bit mask.
 */
export interface Shift {
  card: number;
  alignments: number;
}
/**
 * [R 45] An attack that was called off this turn.
 */
export interface CalledOff {
  attacker: number;
  group: number;
  kind: 'control' | 'neutralize' | 'destroy';
}
/**
 * §3 The special goal of another Illuminati (its card), in secret.
 */
export interface ChooseGoal {
  type: 'ChooseGoal';
  goal: number;
}
/**
 * §7.2, §10 Nothing, in a window or in the money round.
 */
export interface Pass {
  type: 'Pass';
}
/**
 * §10 A Special (its kind) from the hand, at a card or a player where it needs one.
 */
export interface PlaySpecial {
  type: 'PlaySpecial';
  special: number;
  card: number;
  to: number;
}
/**
 * §4.1 c From the treasury of this card: itself, its master or the Illuminati.
 */
export interface PayUpkeep {
  type: 'PayUpkeep';
  source: number;
}
/**
 * §4.1 c The card becomes uncontrolled.
 */
export interface RefuseUpkeep {
  type: 'RefuseUpkeep';
}
/**
 * §4.1 d Tax from these players.
 */
export interface Demand {
  type: 'Demand';
  seats: number[];
}
/**
 * §4.1 d So much from each of these cards: pairs of card and MB, by card.
 */
export interface PayTax {
  type: 'PayTax';
  payments: [number, number][];
}
/**
 * §6.2 A1 Announce an attack.
 */
export interface Attack {
  type: 'Attack';
  attacker: number;
  group: number;
  kind: 'control' | 'neutralize' | 'destroy';
  aides: number[];
  privilege: number;
  special: number;
}
/**
 * §6.2 A3 Take the announcement back.
 */
export interface CallOff {
  type: 'CallOff';
}
/**
 * §6.2 A2 Discard two Specials; the smaller kind first.
 */
export interface BreakPrivilege {
  type: 'BreakPrivilege';
  first: number;
  second: number;
}
/**
 * §7.1 MB from the Group that may pay (the attacking one, the target) and from one's Illuminati.
 */
export interface Spend {
  type: 'Spend';
  from_group: number;
  from_illuminati: number;
  side: 'for' | 'against';
}
/**
 * §6.4 So many MB from the attacking card to the captured one.
 */
export interface HandOver {
  type: 'HandOver';
  amount: number;
}
/**
 * §8.2
 */
export interface Transfer {
  type: 'Transfer';
  source: number;
  receiver: number;
  amount: number;
}
/**
 * §8.3 Take a Group off its master; where it goes is chosen next.
 */
export interface Move {
  type: 'Move';
  card: number;
}
/**
 * §8.4
 */
export interface Drop {
  type: 'Drop';
  card: number;
}
/**
 * §14 Pay for a card from the pile.
 */
export interface ExtraDraw {
  type: 'ExtraDraw';
  card: number;
}
/**
 * §14 The ability of `card` at `group`, which loses or gains an alignment, or both for an opposite.
 */
export interface ShiftAlignment {
  type: 'ShiftAlignment';
  card: number;
  group: number;
  lose:
    | (
        | 'government'
        | 'communist'
        | 'liberal'
        | 'conservative'
        | 'peaceful'
        | 'violent'
        | 'straight'
        | 'weird'
        | 'criminal'
        | 'fanatic'
      )
    | '';
  gain:
    | (
        | 'government'
        | 'communist'
        | 'liberal'
        | 'conservative'
        | 'peaceful'
        | 'violent'
        | 'straight'
        | 'weird'
        | 'criminal'
        | 'fanatic'
      )
    | '';
}
/**
 * §4.6, §10 All own treasuries anew: pairs of card and MB for every own card, by card.
 */
export interface Redistribute {
  type: 'Redistribute';
  treasuries: [number, number][];
}
/**
 * §8.5 The own structure anew: card, master and side for every own Group, by card.
 */
export interface Reorganize {
  type: 'Reorganize';
  places: [number, number, number][];
}
/**
 * §15.1 The own Illuminati lies open from now on.
 */
export interface TurnUpIlluminati {
  type: 'TurnUpIlluminati';
}
/**
 * §15.1 Say which Illuminati (its card) lies face down before another player.
 */
export interface NameIlluminati {
  type: 'NameIlluminati';
  to: number;
  card: number;
}
/**
 * §4.4 Do nothing this turn, for 5 MB.
 */
export interface PassTurn {
  type: 'PassTurn';
}
/**
 * §4 End this part of the turn.
 */
export interface Finish {
  type: 'Finish';
}
/**
 * §10 [R 25] Show some of one's Specials (their kinds, ascending) to another player.
 */
export interface ShowSpecials {
  type: 'ShowSpecials';
  to: number;
  specials: number[];
}
/**
 * §11 Offer a deal.
 */
export interface Propose {
  type: 'Propose';
  to: number;
  give: Goods;
  get: Goods;
}
/**
 * §11 Other terms for an offer; `give` is what the one who counters gives.
 */
export interface Counter {
  type: 'Counter';
  offer: number;
  rev: number;
  give: Goods;
  get: Goods;
}
/**
 * §11
 */
export interface Accept {
  type: 'Accept';
  offer: number;
  rev: number;
}
/**
 * §11
 */
export interface Refuse {
  type: 'Refuse';
  offer: number;
  rev: number;
}
/**
 * §11
 */
export interface Withdraw {
  type: 'Withdraw';
  offer: number;
}
/**
 * §3
 */
export interface GoalChosen {
  type: 'GoalChosen';
  seat: number;
  goal?: number;
}
/**
 * §3
 */
export interface StartRolled {
  type: 'StartRolled';
  seat: number;
  dice: number[];
}
/**
 * §4
 */
export interface TurnBegun {
  type: 'TurnBegun';
  seat: number;
  round: number;
}
/**
 * §4, R 28
 */
export interface TurnSkipped {
  type: 'TurnSkipped';
  seat: number;
}
/**
 * §4.1 b `money` is the sum of printed incomes, doubled or not.
 */
export interface IncomeReceived {
  type: 'IncomeReceived';
  seat: number;
  money: number;
  doubled: boolean;
}
/**
 * §4.1 c From which treasury is the owner's secret.
 */
export interface UpkeepPaid {
  type: 'UpkeepPaid';
  seat: number;
  card: number;
  source?: number;
  amount: number;
}
/**
 * §4.1 c Nobody could pay, or would: that tells what is not in the treasuries.
 */
export interface UpkeepUnpaid {
  type: 'UpkeepUnpaid';
  seat: number;
  card: number;
}
/**
 * §4.1 d
 */
export interface TaxDemanded {
  type: 'TaxDemanded';
  seat: number;
  card: number;
  seats: number[];
}
/**
 * §4.1 d `paid` MB of `seat` to the tax card of `to`, whose owner sees what lies on it now.
 */
export interface TaxPaid {
  type: 'TaxPaid';
  seat: number;
  to: number;
  paid: number;
  payments?: Receipt;
  treasury: Treasury[] | Hidden;
}
/**
 * What was paid from which cards.
 */
export interface Receipt {
  treasuries: Treasury[];
}
/**
 * What lies on a card.
 */
export interface Treasury {
  card: number;
  money: number;
}
/**
 * §4.2
 */
export interface GroupDrawn {
  type: 'GroupDrawn';
  seat: number;
  card: number;
}
/**
 * §4.2
 */
export interface SpecialDrawn {
  type: 'SpecialDrawn';
  seat: number;
  special?: number;
}
/**
 * §3, §4.7
 */
export interface GroupTurnedUp {
  type: 'GroupTurnedUp';
  card: number;
}
/**
 * §4.7 From the pile to the discards.
 */
export interface SpecialThrownAway {
  type: 'SpecialThrownAway';
  special: number;
}
/**
 * §6.2 A1 `privilege` as in the action.
 */
export interface AttackAnnounced {
  type: 'AttackAnnounced';
  seat: number;
  attacker: number;
  group: number;
  kind: 'control' | 'neutralize' | 'destroy';
  aides: number[];
  privilege: number;
  special: number;
  owner: number;
}
/**
 * §6.2 A3
 */
export interface AttackCalledOff {
  type: 'AttackCalledOff';
  seat: number;
  attacker: number;
  group: number;
  kind: 'control' | 'neutralize' | 'destroy';
}
/**
 * §6.2 A2 The attack is not privileged (any more).
 */
export interface PrivilegeLost {
  type: 'PrivilegeLost';
  seat: number;
}
/**
 * §6.2 A2
 */
export interface GuestAdmitted {
  type: 'GuestAdmitted';
  seat: number;
}
/**
 * §7.1 `number` is N after it.
 */
export interface MoneySpent {
  type: 'MoneySpent';
  seat: number;
  from_group: number;
  from_illuminati: number;
  side: string;
  number: number;
}
/**
 * §7.2 In a window or in the money round.
 */
export interface Passed {
  type: 'Passed';
  seat: number;
}
/**
 * §6.2 A5
 */
export interface DiceRolled {
  type: 'DiceRolled';
  seat: number;
  dice: number[];
  number: number;
}
/**
 * §6.2 A6
 */
export interface RollChanged {
  type: 'RollChanged';
  seat: number;
  roll: number;
}
/**
 * §6.2 A7
 */
export interface AttackSucceeded {
  type: 'AttackSucceeded';
  seat: number;
  group: number;
  kind: 'control' | 'neutralize' | 'destroy';
  roll: number;
  number: number;
}
/**
 * §6.2 A7
 */
export interface AttackFailed {
  type: 'AttackFailed';
  seat: number;
  group: number;
  kind: 'control' | 'neutralize' | 'destroy';
  roll: number;
  number: number;
}
/**
 * §5.4 `card` with its puppets `cards` came from `former_seat` (`NONE`: the uncontrolled area).
 */
export interface GroupHung {
  type: 'GroupHung';
  seat: number;
  card: number;
  cards: number[];
  former_seat: number;
  master: number;
  side: number;
  dropped: number[];
  treasuries: Treasury[] | Hidden;
}
/**
 * §9 These became uncontrolled. `why`: neutralized, dropped, unpaid, overlap, destroyed, out.
 */
export interface GroupsFreed {
  type: 'GroupsFreed';
  seat: number;
  cards: number[];
  why: string;
}
/**
 * §6.4
 */
export interface GroupDestroyed {
  type: 'GroupDestroyed';
  seat: number;
  card: number;
  destroyed: number;
}
/**
 * §10
 */
export interface GroupRevived {
  type: 'GroupRevived';
  seat: number;
  card: number;
}
/**
 * §6.4, §8.2
 */
export interface MoneyTransferred {
  type: 'MoneyTransferred';
  seat: number;
  source: number;
  receiver: number;
}
/**
 * §8.2 How much it was, told to the player alone: apart, so that who gave to whom may be public.
 */
export interface AmountTransferred {
  type: 'AmountTransferred';
  seat: number;
  amount: number;
}
/**
 * §4.6, §10
 */
export interface MoneyRedistributed {
  type: 'MoneyRedistributed';
  seat: number;
  treasuries: Treasury[] | Hidden;
}
/**
 * §10
 */
export interface MoneyGained {
  type: 'MoneyGained';
  seat: number;
  amount: number;
}
/**
 * §8.5
 */
export interface StructureReorganized {
  type: 'StructureReorganized';
  seat: number;
}
/**
 * §14
 */
export interface AlignmentsShifted {
  type: 'AlignmentsShifted';
  seat: number;
  card: number;
  group: number;
  lose: string;
  gain: string;
}
/**
 * §10 `use`: effect, counter, privilege, break_privilege, whisper.
 */
export interface SpecialPlayed {
  type: 'SpecialPlayed';
  seat: number;
  special: number;
  card: number;
  to: number;
  use: string;
}
/**
 * §10 A Special of `seat` does nothing.
 */
export interface SpecialCountered {
  type: 'SpecialCountered';
  seat: number;
  special: number;
}
/**
 * §12 A player who is out shows and discards his hand.
 */
export interface SpecialsDiscarded {
  type: 'SpecialsDiscarded';
  seat: number;
  specials: number[];
}
/**
 * §10
 */
export interface TreasuryPeeked {
  type: 'TreasuryPeeked';
  seat: number;
  card: number;
  money: number;
}
/**
 * §10
 */
export interface HandPeeked {
  type: 'HandPeeked';
  seat: number;
  of_seat: number;
  specials: number[];
}
/**
 * §10 Only the two know of it.
 */
export interface SpecialsShown {
  type: 'SpecialsShown';
  seat: number;
  to: number;
  specials: number[];
}
/**
 * §4.4
 */
export interface TurnPassed {
  type: 'TurnPassed';
  seat: number;
}
/**
 * §15.1 It was face down until now.
 */
export interface IlluminatiTurnedUp {
  type: 'IlluminatiTurnedUp';
  seat: number;
  card: number;
}
/**
 * §15.1 `seat` says that the card before `to` is this one; `right`: it is.
 */
export interface IlluminatiNamed {
  type: 'IlluminatiNamed';
  seat: number;
  to: number;
  card: number;
  right: boolean;
}
/**
 * §12 `why`: eliminated or left. Whoever is not out has perhaps met a secret goal (R 33).
 */
export interface PlayerOut {
  type: 'PlayerOut';
  seat: number;
  why: string;
}
/**
 * §13 `goal` is the Illuminati whose special goal it is, or `NONE` for the basic goal.
 */
export interface GoalMet {
  type: 'GoalMet';
  seat: number;
  goal: number;
}
/**
 * §13 All treasuries and hands lie open.
 */
export interface GameEnded {
  type: 'GameEnded';
  reason: string;
}
/**
 * §11
 */
export interface OfferMade {
  type: 'OfferMade';
  by: number;
  to: number;
  id: number;
  rev: number;
  give?: Goods;
  get?: Goods;
}
/**
 * §11 By a player, or because it would have given the game away (R 41).
 */
export interface OfferRefused {
  type: 'OfferRefused';
  by: number;
  to: number;
  id: number;
}
/**
 * §11
 */
export interface OfferWithdrawn {
  type: 'OfferWithdrawn';
  by: number;
  to: number;
  id: number;
}
/**
 * §11
 */
export interface OfferLapsed {
  type: 'OfferLapsed';
  by: number;
  to: number;
  id: number;
}
/**
 * §11 Money and Groups are public; Specials are told apart from it, to the two alone.
 */
export interface DealMade {
  type: 'DealMade';
  by: number;
  to: number;
  id: number;
  money_given: number;
  money_got: number;
  groups_given: number[];
  groups_got: number[];
}
/**
 * §11.1 Which Specials have changed hands with a deal; others see how many by the hands.
 */
export interface SpecialsTraded {
  type: 'SpecialsTraded';
  by: number;
  to: number;
  specials_given: number[];
  specials_got: number[];
}
/**
 * Pass whatever is asked about this attack (its `serial`).
 */
export interface PassUntilAttackEnds {
  type: 'PassUntilAttackEnds';
  attack: number;
}
/**
 * Pass in every window, except where an own Group is the target.
 */
export interface PassUnlessAttacked {
  type: 'PassUnlessAttacked';
}
/**
 * Pass in every window of others' turns, until the own turn after the `turn`-th (`Player.turns`) begins.
 */
export interface PassUntilTurn {
  type: 'PassUntilTurn';
  turn: number;
}
