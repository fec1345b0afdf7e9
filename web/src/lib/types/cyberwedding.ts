// Made by tools/gen_types.py: change the Python types instead.

export type Step =
  | SettingUp
  | Draft
  | Auction
  | Corner
  | GroupPlacing
  | Turn
  | Reveal
  | Arriving
  | TokenPlacing
  | Attacked
  | Combat
  | Redraw
  | Driving
  | MovementPhase
  | PickingUp
  | PartialMovement
  | CybermanPhase
  | StartWindow
  | CybermenDie
  | LieutenantMoves
  | CarrierMoves
  | CybermenMoves
  | Converting
  | Rescuing
  | Conversion
  | GlitchWindow
  | CarrierType
  | NewCyberman
  | NewFigure
  | PlacingPartial
  | AbilitiesPhase
  | LieutenantAbilities
  | AbilityChoices
  | Strike
  | AbilityWindow
  | Covering
  | Resisting
  | Controlling
  | DestroyedWindow
  | Capture
  | Homecoming
  | ThrownOut
  | Pledging
  | CarRun
  | CrashRoll
  | HitRoll
  | EndPhase
  | Discarding
  | Scanning
  | Distracting
  | Founding
  | Beaming;
export type Action =
  | PickCharacter
  | Bid
  | Pass
  | LeaveAuction
  | ChooseCorner
  | PlaceGroup
  | TurnUp
  | PlaceCyberman
  | PlaceFigure
  | PlaceTokens
  | MoveCyberman
  | MoveRest
  | UseCyberAbility
  | UseRest
  | ControlGroup
  | GoOn
  | Done
  | Decline
  | ChooseCaptive
  | ChooseType
  | Walk
  | Stop
  | MovePartial
  | PlacePartial
  | UseAbility
  | ChooseFight
  | Roll
  | Yield
  | SpendEscape
  | SpendFatigue
  | PlayCard
  | UseItem
  | TakeCard
  | PlaceUnit
  | DiscardCard
  | DiscardItems
  | EndTurn
  | OfferRescue
  | Pledge
  | Hotwire
  | Flee
  | Drive
  | GetOut
  | SpendOnRoll
  | MakePromise
  | SettlePromise;
export type Event =
  | ChooserRolled
  | CharacterPicked
  | LotTurnedUp
  | BidMade
  | BidPassed
  | AuctionLeft
  | LotSold
  | LotSetAside
  | AuctionEnded
  | CornerChosen
  | GroupPlaced
  | RoundBegan
  | TurnStarted
  | TurnCut
  | TileTurnedUp
  | TokensPlaced
  | CardDrawn
  | DeckReshuffled
  | AllowanceRolled
  | GroupMoved
  | TokensTaken
  | TokensGained
  | TokensReturned
  | CharacterRolled
  | CybermanPushed
  | PointsScored
  | StateChanged
  | GroupRemoved
  | PromiseMade
  | PromiseSettled
  | PlayerLeft
  | GameEnded
  | CardPlayed
  | ItemUsed
  | ItemDiscarded
  | ItemCybermanPut
  | CardDiscarded
  | HandSeen
  | CardTaken
  | LimitLowered
  | GroupsSwapped
  | PlayerSlowed
  | UnitPlaced
  | Passed
  | TechnologyRose
  | CybermanPlaced
  | CybermanReplaced
  | CybermanDestroyed
  | UnitDestroyed
  | CybermenRolled
  | CybermanMoved
  | LimitsRolled
  | CyberAbilityUsed
  | CyberAbilityFailed
  | GroupControlled
  | CharacterCaptured
  | TokensRaised
  | CharacterConverted
  | PartialMade
  | PartialMoved
  | PartialDestroyed
  | RoleTaken
  | RescueOffered
  | EscapePledged
  | RescueFailed
  | CaptiveRescued
  | CharacterReturned
  | CharacterLeft
  | CharacterKilled
  | GroupReturned
  | FightRolled
  | TokensSpent
  | FightWon
  | FightLost
  | CoverRolled
  | WhinerRolled
  | ResistRolled
  | HotwireRolled
  | CarTaken
  | GroupFled
  | RunStarted
  | CrashRolled
  | CarDrove
  | CarCrashed
  | HitRolled
  | HitJudged
  | GroupInjured
  | RunFinished
  | GotOut;
export type Order = PassUntilMyTurn | AskOnlyFor;

/**
 * Types of cyberwedding, rules version 1.
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
 * §10 Everything about a game.
 */
export interface State {
  seats: number;
  agenda: Step[];
  options: Options;
  players: Player[];
  deck:
    | (
        | 'hedge_trimmer'
        | 'cyberscanner'
        | 'emergency_teleport'
        | 'cricket_bat'
        | 'tennis_racquet'
        | 'gold'
        | 'picnic_hamper'
        | 'nail_varnish'
        | 'second_wind'
        | 'adrenaline_rush'
        | 'run_for_it'
        | 'through_the_hedge'
        | 'distraction'
        | 'malfunction'
        | 'signal_jam'
        | 'reinforcement_beam'
        | 'second_unit'
        | 'sabotage'
        | 'struggle_free'
        | 'bouquet_toss'
        | 'speeches'
        | 'borrowed_phone'
        | 'hacking'
        | 'conversion_glitch'
        | 'rapid_upgrade'
        | 'keys'
      )[]
    | Hidden;
  discarded: (
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys'
  )[];
  tiles: number[];
  cybermen: Cyberman[];
  supply: number[][];
  technology: number;
  units: number[];
  spare_units: number;
  cars: Car[];
  heaps: Heap[];
  first: number;
  active: number;
  round: number;
  phase: 'setup' | 'reveal' | 'attacked' | 'redraw' | 'movement' | 'cybermen' | 'abilities' | 'end';
  turn: number;
  cut: boolean;
  tried: number[];
  jam_moves: number;
  jam_abilities: number;
  leader_existed: boolean;
  promises: Promise[];
  reason: string;
  made: number;
}
/**
 * 2 From the draft to the first turn; `seat` chooses first.
 */
export interface SettingUp {
  type: 'SettingUp';
  begun: boolean;
  seat: number;
  placed: boolean;
}
/**
 * 2.1 One character each in turn, until everybody has three.
 */
export interface Draft {
  type: 'Draft';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 2.2 Some cards go one by one to whoever bids most of the points.
 */
export interface Auction {
  type: 'Auction';
  begun: boolean;
  seat: number;
  revealer: number;
  pile:
    | (
        | 'hedge_trimmer'
        | 'cyberscanner'
        | 'emergency_teleport'
        | 'cricket_bat'
        | 'tennis_racquet'
        | 'gold'
        | 'picnic_hamper'
        | 'nail_varnish'
        | 'second_wind'
        | 'adrenaline_rush'
        | 'run_for_it'
        | 'through_the_hedge'
        | 'distraction'
        | 'malfunction'
        | 'signal_jam'
        | 'reinforcement_beam'
        | 'second_unit'
        | 'sabotage'
        | 'struggle_free'
        | 'bouquet_toss'
        | 'speeches'
        | 'borrowed_phone'
        | 'hacking'
        | 'conversion_glitch'
        | 'rapid_upgrade'
        | 'keys'
      )[]
    | Hidden;
  card:
    | (
        | 'hedge_trimmer'
        | 'cyberscanner'
        | 'emergency_teleport'
        | 'cricket_bat'
        | 'tennis_racquet'
        | 'gold'
        | 'picnic_hamper'
        | 'nail_varnish'
        | 'second_wind'
        | 'adrenaline_rush'
        | 'run_for_it'
        | 'through_the_hedge'
        | 'distraction'
        | 'malfunction'
        | 'signal_jam'
        | 'reinforcement_beam'
        | 'second_unit'
        | 'sabotage'
        | 'struggle_free'
        | 'bouquet_toss'
        | 'speeches'
        | 'borrowed_phone'
        | 'hacking'
        | 'conversion_glitch'
        | 'rapid_upgrade'
        | 'keys'
      )
    | null;
  lots: Lots;
  lot: Ascending;
  set_aside: (
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys'
  )[];
  over: boolean;
}
export interface Hidden {
  hidden: number;
}
/**
 * Lots that go one after the other: a pass is for one of them, whoever leaves is asked for none any more.
 */
export interface Lots {
  gone: number[];
}
/**
 * In turn each bids more than the last, or drops out for good; the last one pays what it bid.
 */
export interface Ascending {
  order: number[];
  opening: number;
  step: number;
  high: number;
  leader: number;
  at: number;
}
/**
 * 2.3 The Groom's player chooses the first Unit's corner; two Cybermen stand beside it.
 */
export interface Corner {
  type: 'Corner';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 2.3 A group's counter on an empty square of the start tiles.
 */
export interface GroupPlacing {
  type: 'GroupPlacing';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 3 What one player does. Phases that a state has no part in end by themselves, as all do once it is `cut`.
 */
export interface Turn {
  type: 'Turn';
  begun: boolean;
  seat: number;
}
/**
 * 3.1 The active player turns up one tile; if there is none, something else may be done before the fights.
 */
export interface Reveal {
  type: 'Reveal';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 3.1 Cybermen of the current Mark come from the supply onto a tile, one after the other.
 */
export interface Arriving {
  type: 'Arriving';
  begun: boolean;
  seat: number;
  asking: boolean;
  tile: number;
  left: number;
  why: string;
}
/**
 * 3.1 Two Fatigue tokens on the tile, and an Escape token in its building if it has one.
 */
export interface TokenPlacing {
  type: 'TokenPlacing';
  begun: boolean;
  seat: number;
  asking: boolean;
  tile: number;
}
/**
 * 3.2 Who stands in a Cyberman's square fights it; with a group and a Partial the owner picks the order.
 */
export interface Attacked {
  type: 'Attacked';
  begun: boolean;
  seat: number;
  asking: boolean;
  group_done: boolean;
  partial_done: boolean;
}
/**
 * 4 Rolls until it is won, or nothing is left to spend.
 */
export interface Combat {
  type: 'Combat';
  begun: boolean;
  seat: number;
  asking: boolean;
  cyberman: number;
  partial: boolean;
  shot: boolean;
  redo: boolean;
  rolled: boolean;
  asked: boolean;
  result: number;
  gun: boolean;
}
/**
 * 3.3 Up to three cards in hand.
 */
export interface Redraw {
  type: 'Redraw';
  begun: boolean;
  seat: number;
}
/**
 * 7 A group that has just got a car flees or attacks; one that got across may also get out. Commands come first.
 */
export interface Driving {
  type: 'Driving';
  begun: boolean;
  seat: number;
  asking: boolean;
  obtained: boolean;
}
/**
 * 3.4 A human group walks, as long as its allowance lasts and it likes; one confirmation for the whole walk.
 */
export interface MovementPhase {
  type: 'MovementPhase';
  begun: boolean;
  seat: number;
  asking: boolean;
  allowance: number;
  hedges: boolean;
  over: boolean;
}
/**
 * 3.4 Tokens of the square that was entered, once nothing is to be fought there any more.
 */
export interface PickingUp {
  type: 'PickingUp';
  begun: boolean;
  seat: number;
  square: number;
  fatigue_left: number;
  escape_left: number;
}
/**
 * 8 After the group, up to the speed of the current Mark; what it meets it fights, what lies there it takes.
 */
export interface PartialMovement {
  type: 'PartialMovement';
  begun: boolean;
  seat: number;
  asking: boolean;
  left: number;
  moved: boolean;
}
/**
 * 3.5 The phase; the steps above it count down what is left of N.
 */
export interface CybermanPhase {
  type: 'CybermanPhase';
  begun: boolean;
  seat: number;
  left: number;
}
/**
 * 10.2 (1) The start of a Cyberman Phase, before the die: everybody.
 */
export interface StartWindow {
  type: 'StartWindow';
  begun: boolean;
  waiting: number[];
}
/**
 * 3.5 How many, once everybody has had the chance to play something.
 */
export interface CybermenDie {
  type: 'CybermenDie';
  begun: boolean;
  seat: number;
}
/**
 * 3.5 Each by its own player, in turn order, as far as N goes.
 */
export interface LieutenantMoves {
  type: 'LieutenantMoves';
  begun: boolean;
  seat: number;
  asking: boolean;
  waiting: number[];
}
/**
 * 5.2 In the chooser's order; who is there, converts. Asked only where there is a choice.
 */
export interface CarrierMoves {
  type: 'CarrierMoves';
  begun: boolean;
  seat: number;
  asking: boolean;
  waiting: number[];
  policy: boolean;
}
/**
 * 3.5 The rest of N, by the Cyberleader's player, else by whose turn it is.
 */
export interface CybermenMoves {
  type: 'CybermenMoves';
  begun: boolean;
  seat: number;
  asking: boolean;
  without_unit: boolean;
}
/**
 * 5.3 Every captive of the carrier, in the order captured.
 */
export interface Converting {
  type: 'Converting';
  begun: boolean;
  cyberman: number;
  unit: number;
}
/**
 * 5.3 The last chance to buy the captive back.
 */
export interface Rescuing {
  type: 'Rescuing';
  begun: boolean;
  captive: number;
}
/**
 * 5.3 One captive: the window for a Conversion Glitch, then it happens.
 */
export interface Conversion {
  type: 'Conversion';
  begun: boolean;
  captive: number;
  glitch: boolean;
  unit: number;
}
/**
 * 10.2 (4) Before a conversion: only the captive's owner.
 */
export interface GlitchWindow {
  type: 'GlitchWindow';
  begun: boolean;
  waiting: number[];
}
/**
 * 5.3 A carrier below the current Mark is replaced by a counter of it; the chooser says which type.
 */
export interface CarrierType {
  type: 'CarrierType';
  begun: boolean;
  seat: number;
  asking: boolean;
  cyberman: number;
}
/**
 * 5.3 Who was converted comes back as the latest model, next to the Unit; type and facing are the chooser's.
 */
export interface NewCyberman {
  type: 'NewCyberman';
  begun: boolean;
  seat: number;
  asking: boolean;
  unit: number;
}
/**
 * 5.4 The figure comes onto the map in place of the counter; the chooser says where, of equally near squares.
 */
export interface NewFigure {
  type: 'NewFigure';
  begun: boolean;
  seat: number;
  asking: boolean;
  unit: number;
  owner: number;
}
/**
 * 8 A captive keeps its humanity: the Partial comes to the legal square nearest to the Unit, the owner chooses.
 */
export interface PlacingPartial {
  type: 'PlacingPartial';
  begun: boolean;
  seat: number;
  asking: boolean;
  captive: number;
  unit: number;
}
/**
 * 3.6 The phase; the steps above it count the uses.
 */
export interface AbilitiesPhase {
  type: 'AbilitiesPhase';
  begun: boolean;
  seat: number;
  least: number;
  most: number;
  used: number;
}
/**
 * 3.6 Cyberlieutenants have the first uses; their own players decide, once each.
 */
export interface LieutenantAbilities {
  type: 'LieutenantAbilities';
  begun: boolean;
  seat: number;
  asking: boolean;
  waiting: number[];
}
/**
 * 3.6 The others, chosen by the Cyberleader's player, else by whose turn it is; who alone says when to stop.
 */
export interface AbilityChoices {
  type: 'AbilityChoices';
  begun: boolean;
  seat: number;
  asking: boolean;
  may_stop: boolean;
  going: boolean;
  going_on: boolean;
  resting: boolean;
}
/**
 * 5.6 One use, against the group or the Partial of `seat`; `by` has decided it.
 */
export interface Strike {
  type: 'Strike';
  begun: boolean;
  seat: number;
  cyberman: number;
  cancelled: boolean;
  missed: boolean;
  partial: boolean;
  by: number;
}
/**
 * 10.2 (2) A special ability is declared: only its target.
 */
export interface AbilityWindow {
  type: 'AbilityWindow';
  begun: boolean;
  waiting: number[];
}
/**
 * 1.6 Cover between shooter and target: the shot may miss.
 */
export interface Covering {
  type: 'Covering';
  begun: boolean;
  seat: number;
  asking: boolean;
  cyberman: number;
  partial: boolean;
  shot: boolean;
  redo: boolean;
  rolled: boolean;
  asked: boolean;
  result: number;
}
/**
 * 5.6 The target of Mind Control may resist.
 */
export interface Resisting {
  type: 'Resisting';
  begun: boolean;
  seat: number;
  asking: boolean;
  cyberman: number;
  partial: boolean;
  shot: boolean;
  redo: boolean;
  rolled: boolean;
  asked: boolean;
  result: number;
  by: number;
}
/**
 * 5.6 Who decided the use leads the group as people walk, not taking tokens, a rose costing no more than lawn.
 */
export interface Controlling {
  type: 'Controlling';
  begun: boolean;
  seat: number;
  asking: boolean;
  to: number;
}
/**
 * 10.2 (3) Ordinary Cybermen were destroyed: whoever may have items, and no Emergency Teleport in play yet.
 */
export interface DestroyedWindow {
  type: 'DestroyedWindow';
  begun: boolean;
  counters: Counter[];
  waiting: number[];
}
/**
 * #3 A Cyberman that was just destroyed, its counter back in the supply.
 */
export interface Counter {
  cyberman: number;
  mark: number;
  ability: 'plain' | 'energy_beam' | 'gun' | 'mind_control';
}
/**
 * 5.1 Which of the group goes.
 */
export interface Capture {
  type: 'Capture';
  begun: boolean;
  seat: number;
  asking: boolean;
  cyberman: number;
}
/**
 * 6 The owner chooses among the nearest squares that people can stand on and that are free.
 */
export interface Homecoming {
  type: 'Homecoming';
  begun: boolean;
  seat: number;
  asking: boolean;
  near: number;
}
/**
 * 7.3 A group that got out of a car where two others are already stands next to it.
 */
export interface ThrownOut {
  type: 'ThrownOut';
  begun: boolean;
  seat: number;
  asking: boolean;
  near: number;
}
/**
 * 6 One round of pledges; nothing is paid unless they come to H, and no more than that.
 */
export interface Pledging {
  type: 'Pledging';
  begun: boolean;
  seat: number;
  asking: boolean;
  captive: number;
  starter: number;
  needed: number;
  waiting: number[];
  pledged: number[];
}
/**
 * 7.3 The car enters one square after the other, until it crashes or is across.
 */
export interface CarRun {
  type: 'CarRun';
  begun: boolean;
  seat: number;
  line: number;
  backwards: boolean;
  at: number;
  crash: number;
}
/**
 * 7.3 Does the car crash in this square?
 */
export interface CrashRoll {
  type: 'CrashRoll';
  begun: boolean;
  seat: number;
  asking: boolean;
  square: number;
  die: number;
  modifier: number;
}
/**
 * 7.4 What becomes of one that the car met.
 */
export interface HitRoll {
  type: 'HitRoll';
  begun: boolean;
  seat: number;
  asking: boolean;
  square: number;
  die: number;
  target: 'cyberman' | 'unit' | 'group' | 'partial';
  number: number;
}
/**
 * 3.7 One card may be discarded; then the hand limit holds, also after a turn that was cut short.
 */
export interface EndPhase {
  type: 'EndPhase';
  begun: boolean;
  seat: number;
  asking: boolean;
  discarded: boolean;
}
/**
 * 3.7 Down to three cards.
 */
export interface Discarding {
  type: 'Discarding';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 1.5 #2 One card of a hand that `seat` looks at.
 */
export interface Scanning {
  type: 'Scanning';
  begun: boolean;
  seat: number;
  asking: boolean;
  to: number;
  cards:
    | (
        | 'hedge_trimmer'
        | 'cyberscanner'
        | 'emergency_teleport'
        | 'cricket_bat'
        | 'tennis_racquet'
        | 'gold'
        | 'picnic_hamper'
        | 'nail_varnish'
        | 'second_wind'
        | 'adrenaline_rush'
        | 'run_for_it'
        | 'through_the_hedge'
        | 'distraction'
        | 'malfunction'
        | 'signal_jam'
        | 'reinforcement_beam'
        | 'second_unit'
        | 'sabotage'
        | 'struggle_free'
        | 'bouquet_toss'
        | 'speeches'
        | 'borrowed_phone'
        | 'hacking'
        | 'conversion_glitch'
        | 'rapid_upgrade'
        | 'keys'
      )[]
    | Hidden;
}
/**
 * 1.5 #13 Where a Cyberman is led, and where it looks.
 */
export interface Distracting {
  type: 'Distracting';
  begun: boolean;
  seat: number;
  asking: boolean;
  cyberman: number;
}
/**
 * 1.5 #17 Where another Unit stands.
 */
export interface Founding {
  type: 'Founding';
  begun: boolean;
  seat: number;
  asking: boolean;
}
/**
 * 1.5 #3 Where the Cyberman of an Emergency Teleport appears.
 */
export interface Beaming {
  type: 'Beaming';
  begun: boolean;
  seat: number;
  asking: boolean;
  mark: number;
  ability: 'plain' | 'energy_beam' | 'gun' | 'mind_control';
}
/**
 * §10.1 What a table may agree on; the defaults are the rulebook's.
 */
export interface Options {
  map: MapData | null;
  advanced_terrain: boolean;
  max_rounds: number | null;
  owner_may_pay: boolean;
}
/**
 * A map of tiles of 4 × 4 squares with a road all round.
 */
export interface MapData {
  format: 1;
  name: string;
  rows: string[];
  tiles: TileData[];
  start: string[];
}
/**
 * A tile's name, and what kind of place it is for the cards that ask: not terrain, which the rows say.
 */
export interface TileData {
  name: string;
  kind?: 'none' | 'cricket_pitch' | 'rex_rose_garden';
}
/**
 * §3.0 A player and the group.
 */
export interface Player {
  seat: number;
  hand:
    | (
        | 'hedge_trimmer'
        | 'cyberscanner'
        | 'emergency_teleport'
        | 'cricket_bat'
        | 'tennis_racquet'
        | 'gold'
        | 'picnic_hamper'
        | 'nail_varnish'
        | 'second_wind'
        | 'adrenaline_rush'
        | 'run_for_it'
        | 'through_the_hedge'
        | 'distraction'
        | 'malfunction'
        | 'signal_jam'
        | 'reinforcement_beam'
        | 'second_unit'
        | 'sabotage'
        | 'struggle_free'
        | 'bouquet_toss'
        | 'speeches'
        | 'borrowed_phone'
        | 'hacking'
        | 'conversion_glitch'
        | 'rapid_upgrade'
        | 'keys'
      )[]
    | Hidden;
  state: 'human' | 'held' | 'partial' | 'leader' | 'lieutenant' | 'fled' | 'out';
  vp: number;
  escape: number;
  fatigue: number;
  members: Member[];
  items: Item[];
  square: number;
  partial: number;
  in_car: boolean;
  last_line: number;
  slowed: boolean;
  trimming: boolean;
  played: boolean;
  used_ability: boolean;
  hotwired: boolean;
  alighted_at: number;
  turns: number;
  left: boolean;
}
/**
 * §1.2 A character of a group. Its number in the game is `captive_of(seat, index)`.
 */
export interface Member {
  character: 'bride' | 'groom' | 'athletic' | 'geek' | 'parent' | 'whiner' | 'reenactor';
  fate: 'free' | 'carried' | 'partial' | 'converted' | 'killed' | 'gone';
}
/**
 * §1.5 An item in front of its owner.
 */
export interface Item {
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
  mark: number;
  ability: 'plain' | 'energy_beam' | 'gun' | 'mind_control';
}
/**
 * §1.4 On the map.
 */
export interface Cyberman {
  id: number;
  mark: number;
  ability: 'plain' | 'energy_beam' | 'gun' | 'mind_control';
  square: number;
  facing: number;
  rank: 'ordinary' | 'lieutenant' | 'leader';
  owner: number;
  captives: number[];
  moved: boolean;
  used: boolean;
}
/**
 * §7
 */
export interface Car {
  square: number;
  driver: number;
  wreck: boolean;
}
/**
 * §1.3 Tokens on a square, at least one.
 */
export interface Heap {
  square: number;
  fatigue: number;
  escape: number;
}
/**
 * §10.7 Binds people, not the engine.
 */
export interface Promise {
  id: number;
  by: number;
  to: number;
  text: string;
  round: number;
  kept: boolean | null;
}
/**
 * §2.1 Prompt `draft`.
 */
export interface PickCharacter {
  type: 'PickCharacter';
  character: 'bride' | 'groom' | 'athletic' | 'geek' | 'parent' | 'whiner' | 'reenactor';
}
/**
 * §2.2 Prompt `bid`.
 */
export interface Bid {
  type: 'Bid';
  amount: number;
}
/**
 * §2.2 Not for this card; §10.2 no reaction; prompt `commands`: nothing more.
 */
export interface Pass {
  type: 'Pass';
}
/**
 * §2.2 Prompt `bid`: no bids any more.
 */
export interface LeaveAuction {
  type: 'LeaveAuction';
}
/**
 * §2.3 Prompt `corner`: where the first Cyberconversion Unit stands.
 */
export interface ChooseCorner {
  type: 'ChooseCorner';
  square: number;
}
/**
 * §2.3 Prompt `group`; §6, §7 prompts `home` and `thrown_out`: where the counter is put.
 */
export interface PlaceGroup {
  type: 'PlaceGroup';
  square: number;
}
/**
 * §3.1 Prompt `reveal`.
 */
export interface TurnUp {
  type: 'TurnUp';
  tile: number;
}
/**
 * §3.1 Prompt `arrival` (also #16), #3 `beam`, §5.3 `converted`.
 */
export interface PlaceCyberman {
  type: 'PlaceCyberman';
  square: number;
  ability: 'plain' | 'energy_beam' | 'gun' | 'mind_control';
  facing: number;
}
/**
 * §5.4 Prompt `role`: the new Cyberleader or Cyberlieutenant.
 */
export interface PlaceFigure {
  type: 'PlaceFigure';
  square: number;
  facing: number;
}
/**
 * §3.1 Prompt `tokens`: a square for each Fatigue token (the smaller number first), one for the Escape token.
 */
export interface PlaceTokens {
  type: 'PlaceTokens';
  first: number;
  second: number;
  escape: number;
}
/**
 * §3.5 Prompts `lieutenant`, `carrier`, `cybermen`; #13 `distract`: its end, not its path.
 */
export interface MoveCyberman {
  type: 'MoveCyberman';
  cyberman: number;
  to: number;
  facing: number;
}
/**
 * §10.3 Prompt `cybermen`, `carrier`: the published policy moves all that still have to be moved.
 */
export interface MoveRest {
  type: 'MoveRest';
}
/**
 * §3.6 Prompts `lieutenant_ability`, `abilities`: on the group of seat `to`, or on its Partial.
 */
export interface UseCyberAbility {
  type: 'UseCyberAbility';
  cyberman: number;
  to: number;
  partial: boolean;
}
/**
 * §10.3 Prompt `abilities`, under the minimum: the published policy aims those that still have to be used.
 */
export interface UseRest {
  type: 'UseRest';
}
/**
 * §5.6 Prompt `control`: where Mind Control leads the group; its own square is 0 steps.
 */
export interface ControlGroup {
  type: 'ControlGroup';
  square: number;
}
/**
 * §3.6 Prompt `go_on`, under a Cyberleader: one more use beyond the minimum.
 */
export interface GoOn {
  type: 'GoOn';
}
/**
 * §3.6 Prompts `abilities` and `go_on`, beyond the minimum: no further use.
 */
export interface Done {
  type: 'Done';
}
/**
 * §3.6 Prompt `lieutenant_ability`: not this time.
 */
export interface Decline {
  type: 'Decline';
}
/**
 * §5.1 Prompt `capture`: who goes, by the place in the own group (0 to 2).
 */
export interface ChooseCaptive {
  type: 'ChooseCaptive';
  member: number;
}
/**
 * §5.3 Prompt `carrier_type`: the counter that replaces a carrier.
 */
export interface ChooseType {
  type: 'ChooseType';
  ability: 'plain' | 'energy_beam' | 'gun' | 'mind_control';
}
/**
 * §3.4 Prompt `movement`: one square on foot. Tokens there are taken but for those that are left.
 */
export interface Walk {
  type: 'Walk';
  to: number;
  fatigue_left: number;
  escape_left: number;
}
/**
 * §3.4 Prompt `movement`: the group stays where it is. §8 Prompt `partial`: the Partial stays.
 */
export interface Stop {
  type: 'Stop';
}
/**
 * §8 Prompt `partial`: its end, not its path.
 */
export interface MovePartial {
  type: 'MovePartial';
  to: number;
}
/**
 * §8 Prompt `partial_place`: one of the nearest squares.
 */
export interface PlacePartial {
  type: 'PlacePartial';
  square: number;
}
/**
 * §1.2 An active ability of a character, by the place in the own group.
 */
export interface UseAbility {
  type: 'UseAbility';
  member: number;
  square: number;
  cyberman: number;
  facing: number;
}
/**
 * §8 Prompt `which_fight`: does the Partial fight first?
 */
export interface ChooseFight {
  type: 'ChooseFight';
  partial: boolean;
}
/**
 * §4 Prompt `before_roll`: no card before this roll.
 */
export interface Roll {
  type: 'Roll';
}
/**
 * §5.6 Prompts `resist`, `cover`: nothing is spent.
 */
export interface Yield {
  type: 'Yield';
}
/**
 * §4, §5.6 Prompts `fight`, `resist`.
 */
export interface SpendEscape {
  type: 'SpendEscape';
}
/**
 * §4, §5.6 Prompts `fight`, `resist`, `cover`.
 */
export interface SpendFatigue {
  type: 'SpendFatigue';
  amount: number;
}
/**
 * §1.5 The one card of the round. Which further fields it has is said in `playing`; the others are empty.
 */
export interface PlayCard {
  type: 'PlayCard';
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
  cyberman: number;
  to: number;
  captive: number;
  tile: number;
  limit: '' | 'moves' | 'abilities';
}
/**
 * §1.5 Discard an item in front of oneself for what it does.
 */
export interface UseItem {
  type: 'UseItem';
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
  to: number;
}
/**
 * #2 Prompt `scan`: one of the hand that was looked at.
 */
export interface TakeCard {
  type: 'TakeCard';
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
}
/**
 * #17 Prompt `found`.
 */
export interface PlaceUnit {
  type: 'PlaceUnit';
  square: number;
}
/**
 * §3.7 Prompts `end`, `discard`.
 */
export interface DiscardCard {
  type: 'DiscardCard';
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
}
/**
 * §5.4 The Cyberleader gives three item cards of the hand for the next Mark; in the hand's order.
 */
export interface DiscardItems {
  type: 'DiscardItems';
  first:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
  second:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
  third:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
}
/**
 * §3.7 Prompt `end`.
 */
export interface EndTurn {
  type: 'EndTurn';
}
/**
 * §6 a On the own turn: everybody is asked what they give for this captive.
 */
export interface OfferRescue {
  type: 'OfferRescue';
  captive: number;
}
/**
 * §6 Prompt `pledge`: Escape tokens; 0 is none.
 */
export interface Pledge {
  type: 'Pledge';
  amount: number;
}
/**
 * §7.1 Prompt `movement`, in a square with a car.
 */
export interface Hotwire {
  type: 'Hotwire';
}
/**
 * §7.2 Prompts `car`, `in_car`.
 */
export interface Flee {
  type: 'Flee';
}
/**
 * §7.3 Prompts `car`, `in_car`: along this line, or along it `backwards`.
 */
export interface Drive {
  type: 'Drive';
  line: number;
  backwards: boolean;
}
/**
 * §7.5 Prompt `in_car`.
 */
export interface GetOut {
  type: 'GetOut';
}
/**
 * §7.3, §7.4 Prompts `crash` and `hit`: tokens that change the roll.
 */
export interface SpendOnRoll {
  type: 'SpendOnRoll';
  fatigue: number;
  escape: number;
}
/**
 * §10.7 Open: said to one player before all. It binds people.
 */
export interface MakePromise {
  type: 'MakePromise';
  to: number;
  text: string;
}
/**
 * §10.7 Open: whoever was promised something says whether it was kept.
 */
export interface SettlePromise {
  type: 'SettlePromise';
  promise: number;
  kept: boolean;
}
/**
 * §2.1 One roll for who chooses first.
 */
export interface ChooserRolled {
  type: 'ChooserRolled';
  seat: number;
  die: number;
}
/**
 * §2.1
 */
export interface CharacterPicked {
  type: 'CharacterPicked';
  seat: number;
  character: 'bride' | 'groom' | 'athletic' | 'geek' | 'parent' | 'whiner' | 'reenactor';
}
/**
 * §2.2 `seat` has revealed the card that bids are for.
 */
export interface LotTurnedUp {
  type: 'LotTurnedUp';
  seat: number;
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
}
/**
 * §2.2
 */
export interface BidMade {
  type: 'BidMade';
  seat: number;
  amount: number;
}
/**
 * §2.2
 */
export interface BidPassed {
  type: 'BidPassed';
  seat: number;
}
/**
 * §2.2
 */
export interface AuctionLeft {
  type: 'AuctionLeft';
  seat: number;
}
/**
 * §2.2
 */
export interface LotSold {
  type: 'LotSold';
  seat: number;
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
  amount: number;
}
/**
 * §2.2 Nobody has bid.
 */
export interface LotSetAside {
  type: 'LotSetAside';
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
}
/**
 * §2.2 What was not won goes into the deck.
 */
export interface AuctionEnded {
  type: 'AuctionEnded';
}
/**
 * §2.3
 */
export interface CornerChosen {
  type: 'CornerChosen';
  seat: number;
  square: number;
}
/**
 * §2.3, §6, §7 A group's counter comes onto the map, or is put elsewhere.
 */
export interface GroupPlaced {
  type: 'GroupPlaced';
  seat: number;
  square: number;
}
/**
 * §3.7
 */
export interface RoundBegan {
  type: 'RoundBegan';
  round: number;
}
/**
 * §3
 */
export interface TurnStarted {
  type: 'TurnStarted';
  seat: number;
  round: number;
}
/**
 * §5.1, §3.0 The turn ends at once.
 */
export interface TurnCut {
  type: 'TurnCut';
  seat: number;
}
/**
 * §3.1
 */
export interface TileTurnedUp {
  type: 'TileTurnedUp';
  seat: number;
  tile: number;
  quarter_turns: number;
  arrivals: number;
}
/**
 * §3.1 `escape` is `NONE` if the tile has no building.
 */
export interface TokensPlaced {
  type: 'TokensPlaced';
  seat: number;
  tile: number;
  first: number;
  second: number;
  escape: number;
}
/**
 * §3.3
 */
export interface CardDrawn {
  type: 'CardDrawn';
  seat: number;
  card?:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
}
/**
 * §1.5
 */
export interface DeckReshuffled {
  type: 'DeckReshuffled';
  cards: number;
}
/**
 * §3.4
 */
export interface AllowanceRolled {
  type: 'AllowanceRolled';
  seat: number;
  die: number;
  allowance: number;
}
/**
 * §3.4, §1.2 On foot; `why` is `walk` or `geek`.
 */
export interface GroupMoved {
  type: 'GroupMoved';
  seat: number;
  start: number;
  square: number;
  why: string;
}
/**
 * §3.4 From a square.
 */
export interface TokensTaken {
  type: 'TokensTaken';
  seat: number;
  square: number;
  fatigue: number;
  escape: number;
}
/**
 * From the bank: `why` is a card, a character or `start`.
 */
export interface TokensGained {
  type: 'TokensGained';
  seat: number;
  fatigue: number;
  escape: number;
  why: string;
}
/**
 * §5.4, §7.2 All tokens go to the bank.
 */
export interface TokensReturned {
  type: 'TokensReturned';
  seat: number;
  fatigue: number;
  escape: number;
}
/**
 * §1.2 Bride, Groom, Athletic.
 */
export interface CharacterRolled {
  type: 'CharacterRolled';
  seat: number;
  character: 'bride' | 'groom' | 'athletic' | 'geek' | 'parent' | 'whiner' | 'reenactor';
  die: number;
  needed: number;
}
/**
 * §1.2 Parent
 */
export interface CybermanPushed {
  type: 'CybermanPushed';
  seat: number;
  cyberman: number;
  start: number;
  square: number;
  facing: number;
}
/**
 * §9.1 `why`: flee, cyberman, unit, leader, rescue, kill, converted.
 */
export interface PointsScored {
  type: 'PointsScored';
  seat: number;
  points: number;
  why: string;
}
/**
 * §3.0
 */
export interface StateChanged {
  type: 'StateChanged';
  seat: number;
  state: 'human' | 'held' | 'partial' | 'leader' | 'lieutenant' | 'fled' | 'out';
}
/**
 * §5.1, §7.2 The counter leaves the map.
 */
export interface GroupRemoved {
  type: 'GroupRemoved';
  seat: number;
  square: number;
}
/**
 * §10.7
 */
export interface PromiseMade {
  type: 'PromiseMade';
  promise: number;
  by: number;
  to: number;
  text: string;
}
/**
 * §10.7
 */
export interface PromiseSettled {
  type: 'PromiseSettled';
  promise: number;
  by: number;
  to: number;
  kept: boolean;
}
/**
 * §10.6
 */
export interface PlayerLeft {
  type: 'PlayerLeft';
  seat: number;
}
/**
 * §9.2 `scores` by seat.
 */
export interface GameEnded {
  type: 'GameEnded';
  reason: string;
  scores: number[];
}
/**
 * §1.5 Fields as in the decision.
 */
export interface CardPlayed {
  type: 'CardPlayed';
  seat: number;
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
  cyberman: number;
  to: number;
  captive: number;
  tile: number;
  limit: '' | 'moves' | 'abilities';
}
/**
 * §1.5 It is discarded for its effect.
 */
export interface ItemUsed {
  type: 'ItemUsed';
  seat: number;
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
  to: number;
}
/**
 * §1.5 Without being used.
 */
export interface ItemDiscarded {
  type: 'ItemDiscarded';
  seat: number;
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
}
/**
 * #3 The counter lies on the card.
 */
export interface ItemCybermanPut {
  type: 'ItemCybermanPut';
  seat: number;
  mark: number;
  ability: string;
}
/**
 * §3.7, §5.4, §7.2 From the hand, face up.
 */
export interface CardDiscarded {
  type: 'CardDiscarded';
  seat: number;
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
}
/**
 * #2 `seat` looks at the hand of `to`.
 */
export interface HandSeen {
  type: 'HandSeen';
  seat: number;
  to: number;
  cards:
    | (
        | 'hedge_trimmer'
        | 'cyberscanner'
        | 'emergency_teleport'
        | 'cricket_bat'
        | 'tennis_racquet'
        | 'gold'
        | 'picnic_hamper'
        | 'nail_varnish'
        | 'second_wind'
        | 'adrenaline_rush'
        | 'run_for_it'
        | 'through_the_hedge'
        | 'distraction'
        | 'malfunction'
        | 'signal_jam'
        | 'reinforcement_beam'
        | 'second_unit'
        | 'sabotage'
        | 'struggle_free'
        | 'bouquet_toss'
        | 'speeches'
        | 'borrowed_phone'
        | 'hacking'
        | 'conversion_glitch'
        | 'rapid_upgrade'
        | 'keys'
      )[]
    | Hidden;
}
/**
 * #2, #22 A card of `to` goes to `seat`: which one, the two know.
 */
export interface CardTaken {
  type: 'CardTaken';
  seat: number;
  to: number;
  card:
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys';
}
/**
 * #15
 */
export interface LimitLowered {
  type: 'LimitLowered';
  seat: number;
  limit: '' | 'moves' | 'abilities';
  amount: number;
}
/**
 * #20 Each stands on the other's square.
 */
export interface GroupsSwapped {
  type: 'GroupsSwapped';
  seat: number;
  to: number;
  square: number;
  other: number;
}
/**
 * #21
 */
export interface PlayerSlowed {
  type: 'PlayerSlowed';
  seat: number;
  to: number;
}
/**
 * §2.3, #17
 */
export interface UnitPlaced {
  type: 'UnitPlaced';
  seat: number;
  square: number;
}
/**
 * §10.2 No reaction.
 */
export interface Passed {
  type: 'Passed';
  seat: number;
}
/**
 * §5.5 `why`: supply, converted, discarded, card.
 */
export interface TechnologyRose {
  type: 'TechnologyRose';
  mark: number;
  why: string;
}
/**
 * §3.1, §5.3 `why`: arrival, converted, card, setup.
 */
export interface CybermanPlaced {
  type: 'CybermanPlaced';
  seat: number;
  cyberman: number;
  mark: number;
  ability: 'plain' | 'energy_beam' | 'gun' | 'mind_control';
  square: number;
  facing: number;
  why: string;
}
/**
 * §5.3 A carrier is brought to the current Mark.
 */
export interface CybermanReplaced {
  type: 'CybermanReplaced';
  cyberman: number;
  mark: number;
  ability: 'plain' | 'energy_beam' | 'gun' | 'mind_control';
}
/**
 * §9.1 `by` is a seat or `NONE`; `why`: card, car, partial, left.
 */
export interface CybermanDestroyed {
  type: 'CybermanDestroyed';
  cyberman: number;
  mark: number;
  rank: 'ordinary' | 'lieutenant' | 'leader';
  square: number;
  by: number;
  why: string;
}
/**
 * §9.1
 */
export interface UnitDestroyed {
  type: 'UnitDestroyed';
  seat: number;
  square: number;
  why: string;
}
/**
 * §3.5 N.
 */
export interface CybermenRolled {
  type: 'CybermenRolled';
  seat: number;
  die: number;
  number: number;
}
/**
 * §3.5 `seat` moved it; `why`: lieutenant, carrier, chosen, rest, card.
 */
export interface CybermanMoved {
  type: 'CybermanMoved';
  seat: number;
  cyberman: number;
  start: number;
  square: number;
  facing: number;
  why: string;
}
/**
 * §3.6 How many Cybermen use their abilities.
 */
export interface LimitsRolled {
  type: 'LimitsRolled';
  seat: number;
  die: number;
  least: number;
  most: number;
}
/**
 * §3.6 `seat` decided it, against the group (or the Partial) of `to`.
 */
export interface CyberAbilityUsed {
  type: 'CyberAbilityUsed';
  seat: number;
  cyberman: number;
  ability: 'plain' | 'energy_beam' | 'gun' | 'mind_control';
  to: number;
  partial: boolean;
}
/**
 * §5.6 `why`: cover, whiner, tennis_racquet, malfunction, resisted.
 */
export interface CyberAbilityFailed {
  type: 'CyberAbilityFailed';
  seat: number;
  cyberman: number;
  why: string;
}
/**
 * §5.6 Mind Control led the group of `to`.
 */
export interface GroupControlled {
  type: 'GroupControlled';
  seat: number;
  to: number;
  start: number;
  square: number;
}
/**
 * §5.1
 */
export interface CharacterCaptured {
  type: 'CharacterCaptured';
  seat: number;
  captive: number;
  cyberman: number;
}
/**
 * §5.1 So many more.
 */
export interface TokensRaised {
  type: 'TokensRaised';
  seat: number;
  fatigue: number;
  escape: number;
}
/**
 * §5.3 `seat` owned it.
 */
export interface CharacterConverted {
  type: 'CharacterConverted';
  seat: number;
  captive: number;
  cyberman: number;
  unit: number;
}
/**
 * §8
 */
export interface PartialMade {
  type: 'PartialMade';
  seat: number;
  captive: number;
  square: number;
}
/**
 * §8
 */
export interface PartialMoved {
  type: 'PartialMoved';
  seat: number;
  start: number;
  square: number;
}
/**
 * §8
 */
export interface PartialDestroyed {
  type: 'PartialDestroyed';
  seat: number;
  square: number;
}
/**
 * §5.4
 */
export interface RoleTaken {
  type: 'RoleTaken';
  seat: number;
  rank: 'ordinary' | 'lieutenant' | 'leader';
  cyberman: number;
  mark: number;
  square: number;
  facing: number;
}
/**
 * §6 `seat` asks for so many Escape tokens; before a conversion it is the captive's owner.
 */
export interface RescueOffered {
  type: 'RescueOffered';
  seat: number;
  captive: number;
  needed: number;
}
/**
 * §6
 */
export interface EscapePledged {
  type: 'EscapePledged';
  seat: number;
  captive: number;
  amount: number;
}
/**
 * §6 Too little was pledged, nothing is paid.
 */
export interface RescueFailed {
  type: 'RescueFailed';
  captive: number;
  pledged: number;
}
/**
 * §6 `paid` by seat.
 */
export interface CaptiveRescued {
  type: 'CaptiveRescued';
  captive: number;
  paid: number[];
}
/**
 * §6 To its group. `why`: rescue, card, destroyed.
 */
export interface CharacterReturned {
  type: 'CharacterReturned';
  seat: number;
  captive: number;
  why: string;
}
/**
 * §6 Its owner is no longer in the game.
 */
export interface CharacterLeft {
  type: 'CharacterLeft';
  seat: number;
  captive: number;
}
/**
 * §7.4 By whom: a seat.
 */
export interface CharacterKilled {
  type: 'CharacterKilled';
  seat: number;
  captive: number;
  by: number;
}
/**
 * §6, §7.3 The counter is back on the map, or was moved to a free square.
 */
export interface GroupReturned {
  type: 'GroupReturned';
  seat: number;
  square: number;
}
/**
 * §4
 */
export interface FightRolled {
  type: 'FightRolled';
  seat: number;
  cyberman: number;
  partial: boolean;
  shot: boolean;
  die: number;
  result: number;
}
/**
 * §4, §5.6, §7 `why`: fight, resist, cover, rescue, crash, hit.
 */
export interface TokensSpent {
  type: 'TokensSpent';
  seat: number;
  fatigue: number;
  escape: number;
  why: string;
}
/**
 * §4 `how`: roll, fatigue, escape, card.
 */
export interface FightWon {
  type: 'FightWon';
  seat: number;
  cyberman: number;
  partial: boolean;
  shot: boolean;
  how: string;
}
/**
 * §4
 */
export interface FightLost {
  type: 'FightLost';
  seat: number;
  cyberman: number;
  partial: boolean;
  shot: boolean;
}
/**
 * §1.6
 */
export interface CoverRolled {
  type: 'CoverRolled';
  seat: number;
  cyberman: number;
  die: number;
}
/**
 * §1.2
 */
export interface WhinerRolled {
  type: 'WhinerRolled';
  seat: number;
  cyberman: number;
  die: number;
}
/**
 * §5.6
 */
export interface ResistRolled {
  type: 'ResistRolled';
  seat: number;
  cyberman: number;
  die: number;
}
/**
 * §7.1
 */
export interface HotwireRolled {
  type: 'HotwireRolled';
  seat: number;
  die: number;
  needed: number;
}
/**
 * §7.1
 */
export interface CarTaken {
  type: 'CarTaken';
  seat: number;
  square: number;
}
/**
 * §7.2
 */
export interface GroupFled {
  type: 'GroupFled';
  seat: number;
  square: number;
}
/**
 * §7.3
 */
export interface RunStarted {
  type: 'RunStarted';
  seat: number;
  line: number;
  backwards: boolean;
  square: number;
}
/**
 * §7.3 Before anything is spent.
 */
export interface CrashRolled {
  type: 'CrashRolled';
  seat: number;
  square: number;
  die: number;
  modifier: number;
}
/**
 * §7.3 Into this square, and not crashed.
 */
export interface CarDrove {
  type: 'CarDrove';
  seat: number;
  square: number;
}
/**
 * §7.3
 */
export interface CarCrashed {
  type: 'CarCrashed';
  seat: number;
  square: number;
  rolled: boolean;
  fatigue: number;
  escape: number;
}
/**
 * §7.4 `target`: cyberman, unit, group, partial; `number` is its id, square or seat.
 */
export interface HitRolled {
  type: 'HitRolled';
  seat: number;
  square: number;
  target: string;
  number: number;
  die: number;
}
/**
 * §7.4 `outcome`: dodged, injured, destroyed, destroyed_killed.
 */
export interface HitJudged {
  type: 'HitJudged';
  seat: number;
  target: string;
  number: number;
  roll: number;
  outcome: string;
}
/**
 * §7.4 Lost so many.
 */
export interface GroupInjured {
  type: 'GroupInjured';
  seat: number;
  fatigue: number;
  escape: number;
}
/**
 * §7.3 Across.
 */
export interface RunFinished {
  type: 'RunFinished';
  seat: number;
  square: number;
}
/**
 * §7.5
 */
export interface GotOut {
  type: 'GotOut';
  seat: number;
  square: number;
}
/**
 * §10.2 Pass every window until the own turn after the `turn`-th (`Player.turns`) begins.
 */
export interface PassUntilMyTurn {
  type: 'PassUntilMyTurn';
  turn: number;
}
/**
 * §10.2 Pass every window in which none of these cards that one holds, or has in play, could be of use.
 */
export interface AskOnlyFor {
  type: 'AskOnlyFor';
  cards: (
    | 'hedge_trimmer'
    | 'cyberscanner'
    | 'emergency_teleport'
    | 'cricket_bat'
    | 'tennis_racquet'
    | 'gold'
    | 'picnic_hamper'
    | 'nail_varnish'
    | 'second_wind'
    | 'adrenaline_rush'
    | 'run_for_it'
    | 'through_the_hedge'
    | 'distraction'
    | 'malfunction'
    | 'signal_jam'
    | 'reinforcement_beam'
    | 'second_unit'
    | 'sabotage'
    | 'struggle_free'
    | 'bouquet_toss'
    | 'speeches'
    | 'borrowed_phone'
    | 'hacking'
    | 'conversion_glitch'
    | 'rapid_upgrade'
    | 'keys'
  )[];
}
