### The Network: texts of the game.
###
### $kind is a letter: M Mothership, D Decoy, O core (either of them), S Sprinter, C Climber, J Jumper, N Netter,
### K clone, X Wreck.
### $unit, $target, $clone, $core and $wreck are names such as aS1, bO2 or X3; $units is a list of them.
### $at, $to, $origin and $hex are hexes such as 3,-1. $seat_name and $owner_name are names of players.

hexnet-name = The Network
hexnet-tagline = Two to ten swarms on one endless board. Find the real Mothership and close in on it.

## Units

hexnet-kind-M = Mothership
hexnet-kind-D = Decoy
hexnet-kind-O = core
hexnet-kind-S = Sprinter
hexnet-kind-C = Climber
hexnet-kind-J = Jumper
hexnet-kind-N = Netter
hexnet-kind-K = clone
hexnet-kind-X = Wreck

# The kind as a subject.
hexnet-kind = { $kind ->
    [M] Mothership
    [D] Decoy
    [O] core
    [S] Sprinter
    [C] Climber
    [J] Jumper
    [N] Netter
    [K] clone
    [X] Wreck
   *[other] unit
}
# The kind as an object (accusative where the language has one).
hexnet-kind-object = { $kind ->
    [M] Mothership
    [D] Decoy
    [O] core
    [S] Sprinter
    [C] Climber
    [J] Jumper
    [N] Netter
    [K] clone
    [X] Wreck
   *[other] unit
}
# The kind as an owner (genitive where the language has one).
hexnet-kind-of = { $kind ->
    [M] Mothership
    [D] Decoy
    [O] core
    [S] Sprinter
    [C] Climber
    [J] Jumper
    [N] Netter
    [K] clone
    [X] Wreck
   *[other] unit
}

hexnet-side-0 = Network a
hexnet-side-1 = Network b
hexnet-side-2 = Network c
hexnet-side-3 = Network d
hexnet-side-4 = Network e
hexnet-side-5 = Network f
hexnet-side-6 = Network g
hexnet-side-7 = Network h
hexnet-side-8 = Network i
hexnet-side-9 = Network j

## What is on the table

hexnet-round = Round { $round }
hexnet-network-active = activated
hexnet-network-waiting = not activated: only placements so far
hexnet-network-fallen = fallen
hexnet-own-moves = { $count ->
    [one] { $count } own move
   *[other] { $count } own moves
}
hexnet-units-left = { $count ->
    [one] { $count } unit in hand
   *[other] { $count } units in hand
}
hexnet-units-on-board = { $count ->
    [one] { $count } unit on the board
   *[other] { $count } units on the board
}

hexnet-status-power = carries a power-up
hexnet-status-paralysed = paralysed until the end of its owner’s turn { $turn }
hexnet-status-trapped = trapped until the end of its owner’s turn { $turn }
hexnet-status-clone = becomes a Wreck at the end of its owner’s turn { $turn }

hexnet-field-activated = Activated
hexnet-field-alive = Active players
hexnet-field-at = Hex
hexnet-field-carries = Carries a power-up
hexnet-field-count = Actions so far
hexnet-field-exp = Last turn of the clone
hexnet-field-fallen = Order of falls
hexnet-field-hand = In hand
hexnet-field-imm = Trapped until turn
hexnet-field-kind = Unit
hexnet-field-laid = Lying
hexnet-field-level = Level
hexnet-field-lost = Turns lost on time
hexnet-field-mothership = Mothership
hexnet-field-moves = Own moves
hexnet-field-named = Numbers given
hexnet-field-ordinal = Number
hexnet-field-owner = Owner
hexnet-field-p_hexes = Power-ups
hexnet-field-par = Paralysed until turn
hexnet-field-reason = Why it is over
hexnet-field-secrets = Hidden
hexnet-field-seen = Positions so far
hexnet-field-skips = Turns skipped in a row
hexnet-field-target = Unit to be moved
hexnet-field-to = To
hexnet-field-traps = Traps
hexnet-field-turn = Turn
hexnet-field-turns = Turns begun
hexnet-field-twice = Positions seen twice: once more ends the game
hexnet-field-unit = Unit

hexnet-value-M = Mothership
hexnet-value-D = Decoy
hexnet-value-O = core
hexnet-value-S = Sprinter
hexnet-value-C = Climber
hexnet-value-J = Jumper
hexnet-value-N = Netter
hexnet-value-K = clone
hexnet-value-X = Wreck
hexnet-value-off = none
hexnet-value-random = by chance
hexnet-value-list = as listed
hexnet-value-skip3 = lose the turn, fall with the third
hexnet-value-fall = fall at once

## Prompts

hexnet-prompt-first = Your turn. Place your first unit.
hexnet-prompt-place = Your turn. Place a unit. Once a core is on the board, your units can move.
hexnet-prompt-core = Your turn. Your third own move has to place a core: the Mothership or the Decoy.
hexnet-prompt-turn = Your turn. Place a unit, move one, or use an ability.

## Actions

hexnet-action-Place = Place the { hexnet-kind-object } on { $at }
hexnet-action-Move = Move { $unit } to { $to }
hexnet-action-Emp = EMP of { $unit }
hexnet-action-Clone = Double Trouble: { $unit } makes a clone on { $at }
hexnet-action-Grapple = Grapple: { $unit } puts { $target } on { $to }
hexnet-action-Transfer = Consciousness Transfer: { $unit } makes a core on { $at }; the Mothership is { $mothership }
# While the Mothership is in hand.
hexnet-action-TransferCore = Consciousness Transfer: { $unit } makes a core on { $at }

## Events

hexnet-event-TurnBegun = Turn { $number } of { $seat_name }.
hexnet-event-TurnSkipped = { $row ->
    [1] { $seat_name } had no action and was skipped.
   *[other] { $seat_name } had no action and was skipped, { $row } times in a row now.
}
hexnet-event-TurnLost = { $row ->
    [1] { $seat_name } lost the turn on time.
   *[other] { $seat_name } lost the turn on time, { $row } times now without a move.
}
# Which core it is, only its owner is told: $core is M or D.
hexnet-event-UnitPlaced = { $core ->
    [M] { $seat_name } placed the Mothership, as { $unit }, on { $at }.
    [D] { $seat_name } placed the Decoy, as { $unit }, on { $at }.
   *[other] { $seat_name } placed a { hexnet-kind-object }, { $unit }, on { $at }.
}
hexnet-event-UnitMoved = { $level ->
    [0] { $seat_name } moved { $unit } from { $origin } to { $to }.
   *[other] { $seat_name } moved { $unit } from { $origin } to { $to }, up to level { $level }.
}
hexnet-event-TrapLaid = { $unit } left an energy trap on { $at }. Only you see it.
hexnet-event-TrapSprung = { $unit } sprang a trap of { $owner_name } on { $at } and is trapped for the next turn of { $seat_name }.
hexnet-event-PowerUpCollected = { $unit } picked up the power-up on { $at }.
hexnet-event-PowerUpUsed = { $unit } used its power-up.
hexnet-event-PowerUpAppeared = A power-up appeared on { $at }.
hexnet-event-PowerUpRemoved = The power-up on { $at } disappeared.
hexnet-event-EmpFired = { $units_count ->
    [0] { $seat_name } set off the EMP of { $unit }. Nobody was in range.
   *[other] { $seat_name } set off the EMP of { $unit }. Paralysed: { $units }.
}
hexnet-event-UnitCloned = { $seat_name } used Double Trouble: { $unit } made a clone, { $clone }, on { $at }.
hexnet-event-UnitGrappled = { $seat_name } used a Grapple: { $unit } put { $target } from { $origin } on { $to }.
hexnet-event-CoreCreated = { $seat_name } used Consciousness Transfer: { $unit } made a core, { $core }, on { $at }.
hexnet-event-CloneExpired = The time of the clone { $unit } on { $at } was up. It is Wreck { $wreck } now.
hexnet-event-DecoyDestroyed = { $unit } on { $at } was surrounded. It was a Decoy; it is Wreck { $wreck } now.
# $unit is the surrounded Mothership, or hand: a Decoy was surrounded while it was in hand.
hexnet-event-NetworkSurrounded = { $unit ->
    [hand] A Decoy of { $seat_name } was surrounded while the Mothership was still in hand.
   *[other] The Mothership of { $seat_name }, { $unit }, was surrounded.
}
# $reason is surround, time, lockout or left.
hexnet-event-NetworkFell = { $reason ->
    [time] The Network of { $seat_name } fell: out of time.
    [lockout] The Network of { $seat_name } fell: it could not be activated.
    [left] The Network of { $seat_name } fell: its player left the game.
   *[surround] The Network of { $seat_name } fell.
}
hexnet-event-WreckRemoved = Wreck { $wreck } on { $at } was removed.
hexnet-event-RoundEnded = Round { $number } is over.
# $mothership is the name of a core, or hand.
hexnet-event-NetworkShown = { $mothership ->
    [hand] { $seat_name } still had the Mothership in hand.
   *[other] The Mothership of { $seat_name } was { $mothership }.
}
hexnet-event-GameWon = { $seat_name } won. { hexnet-reason-last }
# $reason is fall, stuck or repetition.
hexnet-event-GameDrawn = { $reason ->
    [fall] The game was drawn. { hexnet-reason-fall }
    [stuck] The game was drawn. { hexnet-reason-stuck }
   *[repetition] The game was drawn. { hexnet-reason-repetition }
}
hexnet-event-GameStopped = { $actions ->
    [one] The game was broken off after { $actions } action.
   *[other] The game was broken off after { $actions } actions.
}

## Why the game ended

hexnet-reason-last = Only one Network was left.
hexnet-reason-fall = The last Networks fell at the same time.
hexnet-reason-stuck = Nobody could do anything for two rounds.
hexnet-reason-repetition = The same position came up for the third time.
hexnet-reason-max_actions = The agreed number of actions was reached.

## Refusals

hexnet-no-no_such_action = That is no action of this game. Place a unit, move one, or use an ability.
hexnet-no-game_over = The game is over. You can replay it, or start another.
hexnet-no-unknown_hex = There is no hex “{ $at }”. Write two numbers with a comma, such as 3,-1.
hexnet-no-unknown_unit = There is no unit “{ $unit }”. Use a name that stands on the board, such as S1 or bO2.
hexnet-no-unknown_kind = There is no unit of the kind “{ $kind }”. Use one of the letters M, D, S, C, J and N.
hexnet-no-malformed_position = That is no position ({ $reason }). Give one in JSON, as the perft page of the docs shows it.
hexnet-no-no_classic_position = The classic rules are counted from their start only. Leave the position out.
hexnet-no-not_in_hand = You have no { hexnet-kind-object } left in hand. Choose another unit.
hexnet-no-not_activated = Your Network is not activated yet, so its units cannot act. Place the Mothership or the Decoy first.
hexnet-no-core_due = Your third own move has to bring a core. Place the Mothership or the Decoy.
hexnet-no-mothership_due = From your tenth own move on only the Mothership may be placed. Place it, or move a unit.
hexnet-no-occupied = The hex { $hex } is occupied. Choose an empty one.
hexnet-no-off_network = Nothing of yours that is active touches { $hex }. Choose a hex next to an active unit of your own.
hexnet-no-not_at_wreck = Your first unit has to touch a Wreck that nothing stands on. Choose one of the green hexes.
hexnet-no-not_at_unit = Your first unit has to touch one that is on the board already. Choose a hex next to it.
hexnet-no-not_at_origin = The first unit of the game goes to 0,0. Choose that hex.
hexnet-no-foreign_contact = The hex { $hex } touches another player, and fewer than three of its sides are yours. Choose one that touches only you.
hexnet-no-not_yours = That unit is not yours. Choose one of your own.
hexnet-no-covered = Something stands on { $unit }. Only the top of a stack can act.
hexnet-no-immobilised = { $unit } is caught in a trap for this turn. Choose another unit.
hexnet-no-paralysed = { $unit } is paralysed for this turn. Choose another unit.
hexnet-no-pinned = Without { $unit } the common network would fall apart. Choose a unit that is no link.
hexnet-no-same_hex = A move has to end somewhere else. Choose a hex other than the one where { $unit } stands.
hexnet-no-gate = Both hexes beside the way to { $hex } are occupied, so the gate is shut. Choose another way or another hex.
hexnet-no-gate_above = Both stacks beside the way to { $hex } are too high for this step. Climb one of them first, or choose another hex.
hexnet-no-no_contact = On the way to { $hex } the unit would lose touch with the network. Choose a hex along its edge.
hexnet-no-out_of_reach = { $kind ->
    [O] A core moves one hex along the edge of the network, and { $hex } is not among its hexes. Choose one of the blue ones.
    [S] A Sprinter runs along the edge of the network, and { $hex } cannot be reached that way. Choose one of the blue hexes.
    [C] A Climber takes one step, or two from the top of a stack, and { $hex } is not within that. Choose one of the blue hexes.
    [J] A Jumper flies straight over occupied hexes, and { $hex } is not where it can land. Choose one of the blue hexes.
    [N] A Netter walks exactly four hexes, and { $hex } is not four steps away. Choose one of the blue hexes.
    [K] A clone walks exactly four hexes, and { $hex } is not four steps away. Choose one of the blue hexes.
   *[other] The unit cannot get to { $hex }. Choose one of the blue hexes.
}
hexnet-no-series_ended = A landing on the way to { $hex } changes the board and ends the move there. Choose a hex before it.
hexnet-no-no_power = { $unit } carries no power-up. Collect one from a violet hex first.
hexnet-no-wrong_unit = { $ability ->
    [emp] The EMP belongs to Sprinters, and { $unit } is none. Choose a Sprinter with a power-up.
    [clone] Double Trouble belongs to Netters, and { $unit } is none. Choose a Netter with a power-up.
    [grapple] The Grapple belongs to Climbers, and { $unit } is none. Choose a Climber with a power-up.
   *[transfer] Consciousness Transfer belongs to cores, and { $unit } is none. Choose a core with a power-up.
}
hexnet-no-not_adjacent = The hexes of an ability have to be next to the unit. Choose a neighbour of it.
hexnet-no-no_target = { $target } cannot be grappled. Choose a neighbouring unit; Wrecks stay where they are.
hexnet-no-victim_covered = { $target } shares its hex with others. Choose a unit that is alone in its hex.
hexnet-no-victim_pinned = Without { $target } the common network would fall apart. Choose a unit that is no link.
hexnet-no-too_many = There are { $most } units and Wrecks in the game, and that is the most. Choose another action.
hexnet-no-too_many_cores = You have { $most } cores, and that is the most. Choose another action.
hexnet-no-no_choice = Choose the Mothership among your cores on the board, the new one included. While it is in hand, choose none.

## Options

hexnet-option-counts = Units of each player
hexnet-option-counts-help = Four numbers: Sprinters, Climbers, Jumpers, Netters. Left empty, they follow from the number of players.
hexnet-option-trap_deactivates = Trapped units do not help with placements
hexnet-option-trap_deactivates-help = If on, a trapped unit is no place to attach new ones to, just as a paralysed one.
hexnet-option-p_mode = Power-ups
hexnet-option-p_mode-help = Whether power-ups appear, by chance or on hexes given beforehand.
hexnet-option-p_mode-random = { hexnet-value-random }
hexnet-option-p_mode-list = { hexnet-value-list }
hexnet-option-p_mode-off = { hexnet-value-off }
hexnet-option-p_list = List of power-ups
hexnet-option-p_list-help = For tests: entries such as 3@1,-1 for the end of round 3 on the hex 1,-1.
hexnet-option-p_first_round = First round with a power-up
hexnet-option-p_first_round-help = At the end of this round the first power-up may appear. Usually 3.
hexnet-option-p_every = Rounds between power-ups
hexnet-option-p_every-help = After so many rounds the next one may appear. Usually 2.
hexnet-option-p_cap = Most power-ups on the board
hexnet-option-p_cap-help = No new one appears while so many lie there. 0 stands for half the active players, rounded up.
hexnet-option-turn_timeout = When the time of a turn is up
hexnet-option-turn_timeout-help = Either the turn is lost, and with the third in a row the Network falls, or it falls at once.
hexnet-option-turn_timeout-skip3 = { hexnet-value-skip3 }
hexnet-option-turn_timeout-fall = { hexnet-value-fall }
hexnet-option-lockout_turns = Skipped turns until a fall
hexnet-option-lockout_turns-help = A Network that is not activated falls when it is skipped so often in a row. Usually 3; 0 means never.
hexnet-option-max_actions = Most actions
hexnet-option-max_actions-help = After so many actions the game is broken off without a winner. 0 means never.

## Faults of the options

hexnet-fault-out_of_range = Choose a number from { $low } to { $high }.
hexnet-fault-counts_size = Give four numbers, one each for Sprinters, Climbers, Jumpers and Netters, or none at all.
hexnet-fault-too_many_units = That makes { $units } units and Wrecks. There can be no more than { $most }.
hexnet-fault-bad_entry = “{ $entry }” is no power-up. Write a round and a hex, such as 3@1,-1.

## The board on the screen

hexnet-board = Endless board of hexes. Arrow keys go from hex to hex.
hexnet-board-empty = empty
hexnet-board-unit = { hexnet-kind } { $unit } of { $seat_name }
hexnet-board-wreck = Wreck { $unit }
hexnet-board-mine-M = your Mothership
hexnet-board-mine-D = your Decoy
hexnet-board-core-hidden = Only its owner knows whether it is the Mothership.
hexnet-board-level = level { $level }
hexnet-board-stack = { $count ->
    [one] { $count } in the stack
   *[other] stack of { $count }
}
hexnet-board-stack-close = Close the stack
hexnet-board-power = power-up P
hexnet-board-trap = your energy trap T
hexnet-board-last = last move
hexnet-board-can-place = can be placed on
hexnet-board-can-move = can be moved to
hexnet-board-can-target = can be chosen
hexnet-board-tray = Your hand
hexnet-board-tray-empty = Nothing left in hand.
hexnet-board-tray-unit = { hexnet-kind } × { $count }
hexnet-board-abilities = Abilities of { $unit }
hexnet-board-emp = EMP
hexnet-board-clone = Double Trouble
hexnet-board-grapple = Grapple
hexnet-board-transfer = Consciousness Transfer
hexnet-board-multijump = Multi-jump: up to ten jumps
hexnet-board-spends = This costs the power-up.
hexnet-board-choose-place = { hexnet-kind }: place it where?
hexnet-board-choose-move = { $unit }: move it where?
hexnet-board-choose-emp = { $units_count ->
    [0] EMP: nobody is in range. Set it off all the same?
   *[other] EMP: this would paralyse { $units }. Set it off?
}
hexnet-board-choose-clone = Double Trouble: where does the clone appear?
hexnet-board-choose-target = Grapple: which neighbour is to be moved?
hexnet-board-choose-drop = Grapple: where does { $target } go?
hexnet-board-choose-core = Consciousness Transfer: where does the new core appear?
hexnet-board-choose-mothership = Choose which core is the Mothership. Only you see this.
hexnet-board-choose-this = { $unit } on { $at }
hexnet-board-choose-new = the new core on { $at }
hexnet-board-is-mothership = is the Mothership now
hexnet-board-mothership-due = { $count ->
    [0] From now on only your Mothership may be placed.
    [one] After { $count } more own move only your Mothership may be placed.
   *[other] After { $count } more own moves only your Mothership may be placed.
}
hexnet-board-only-mothership = Your turn. Place the Mothership, move a unit, or use an ability.
hexnet-board-fallen = Your Network has fallen. You watch now.
hexnet-board-choose-kind = { $hex }: place which unit?
hexnet-board-costly = Hexes with a violet ring take more than two jumps and cost the power-up.
hexnet-board-costs = costs the power-up
hexnet-board-not-now = not now
hexnet-board-trap-of = energy trap of { $seat_name }
