### The Fourth Dimension: texts of the game.
###
### $piece, $taker and $victim are the letters T, G, R, W, or FT, FG, FR, FW for Future tokens.
### $seat is the number 0 (White) or 1 (Black).
### $from, $origin, $current, $to, $at, $take, $mark, $future and $space are names of spaces.
### $spot is a number: a Vortex spot, or 0 for "at home".

fourthdim-name = The Fourth Dimension
fourthdim-tagline = A duel on a round board: walk with one piece, bend time with another.

## Pieces and sides

fourthdim-piece-T = Timelord
fourthdim-piece-G = Guardian
fourthdim-piece-R = Ranger
fourthdim-piece-W = Warrior
fourthdim-piece-FT = Future Timelord
fourthdim-piece-FG = Future Guardian
fourthdim-piece-FR = Future Ranger
fourthdim-piece-FW = Future Warrior

# The kind as a subject.
fourthdim-piece = { $piece ->
    [T] Timelord
    [G] Guardian
    [R] Ranger
    [W] Warrior
    [FT] Future Timelord
    [FG] Future Guardian
    [FR] Future Ranger
    [FW] Future Warrior
   *[other] piece
}
# The kind as an object (accusative where the language has one).
fourthdim-piece-object = { $piece ->
    [T] Timelord
    [G] Guardian
    [R] Ranger
    [W] Warrior
    [FT] Future Timelord
    [FG] Future Guardian
    [FR] Future Ranger
    [FW] Future Warrior
   *[other] piece
}
# The kind that is taken, as an object.
fourthdim-victim-object = { $victim ->
    [T] Timelord
    [G] Guardian
    [R] Ranger
    [W] Warrior
    [FT] Future Timelord
    [FG] Future Guardian
    [FR] Future Ranger
    [FW] Future Warrior
   *[other] piece
}

fourthdim-side-0 = White
fourthdim-side-1 = Black
# At the beginning of a sentence.
fourthdim-side = { $seat ->
    [0] White
   *[1] Black
}
# Possessive, inside a sentence.
fourthdim-side-of = { $seat ->
    [0] White’s
   *[1] Black’s
}

## What is on the table

fourthdim-vortex = Vortex
fourthdim-marker = marker
fourthdim-spot = spot { $spot }
fourthdim-warp-idle = At rest: empty Vortex, marker at home
fourthdim-warp-up = Up: { fourthdim-piece } on spot { $spot }, marker on { $mark }
fourthdim-warp-back = Paired: { fourthdim-piece } on { $from }, Future token on { $to }, marker on spot { $spot }
fourthdim-warp-drift = Adrift: marker on spot { $spot }
fourthdim-captures-open = { $count ->
    [one] { $count } enemy piece can be taken
   *[other] { $count } enemy pieces can be taken
}
fourthdim-pieces-left = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
fourthdim-turns-since-capture = { $count ->
    [one] { $count } turn without a capture
   *[other] { $count } turns without a capture
}

## Prompts

fourthdim-prompt-turn = Your turn. Make a normal move and a timewarp, in either order.
fourthdim-prompt-turn-optional = Your turn. Make a normal move; a timewarp is up to you.
fourthdim-prompt-approach = Your turn. Step with your pair’s current piece towards its Future token; Navigate goes with it.
fourthdim-prompt-blocked = Your turn. Your pair is blocked: make a normal move with another piece. There is no timewarp this time.
fourthdim-prompt-nothing = Your turn. Nothing can be moved, so you pass.
fourthdim-prompt-captures = Before you move you may take any of the marked enemies.
fourthdim-prompt-normal = Normal move: step with one piece to a free neighbouring space.
fourthdim-prompt-timewarp = Timewarp: choose one of those that are open to you.
fourthdim-prompt-timewarp-idle = Timewarp: Beam Up or Beam Back.
fourthdim-prompt-timewarp-up = Timewarp: Beam Down, or Navigate your piece one spot higher.
fourthdim-prompt-timewarp-top = Timewarp: your piece is on spot 3, so Beam Down.
fourthdim-prompt-timewarp-back = Timewarp: Navigate your marker one spot lower.
fourthdim-prompt-timewarp-drift = Timewarp: Navigate your marker one spot lower, or Beam Back.
fourthdim-prompt-either = Begin with the normal move or with the timewarp.
fourthdim-prompt-end = All that is due is done. End your turn when you are ready.

fourthdim-part-captures = Start captures
fourthdim-part-normal = Normal move
fourthdim-part-timewarp = Timewarp
fourthdim-part-end = End of turn

## Actions

# $take is one space, or several with commas; $count says how many.
fourthdim-action-TakeAtStart = { $count ->
    [1] Take the { fourthdim-victim-object } on { $take }
   *[other] Take the pieces on { $take }
}
fourthdim-action-Move = Move the { fourthdim-piece-object } from { $from } to { $to }
fourthdim-action-MoveTake = Move the { fourthdim-piece-object } from { $from } to { $to } and take the { fourthdim-victim-object } on { $take }
fourthdim-action-BeamUp = Beam Up the { fourthdim-piece-object } from { $from }
fourthdim-action-BeamDown = Beam Down the { fourthdim-piece-object } to { $to }
fourthdim-action-BeamDownTake = Beam Down the { fourthdim-piece-object } to { $to } and take the { fourthdim-victim-object } on { $take }
# $what is piece or marker; $spot is where it comes to.
fourthdim-action-Navigate = { $what ->
    [piece] Navigate: piece up to spot { $spot }
   *[marker] { $spot ->
        [0] Navigate: marker home
       *[other] Navigate: marker down to spot { $spot }
    }
}
fourthdim-action-BeamBack = Beam Back the { fourthdim-piece-object } on { $from }: Future token on { $to }
fourthdim-action-BeamBackTake = Beam Back the { fourthdim-piece-object } on { $from }: Future token on { $to }, which takes the { fourthdim-victim-object } on { $take }
fourthdim-action-EndTurn = End the turn
fourthdim-action-Pass = Pass
fourthdim-action-OfferDraw = Offer a draw
fourthdim-action-AcceptDraw = Accept the draw
fourthdim-action-DeclineDraw = Decline the draw

## Events

fourthdim-event-TurnBegun = Turn { $number }: { fourthdim-side } to move.
fourthdim-event-PieceMoved = { fourthdim-side } moved the { fourthdim-piece-object } from { $origin } to { $to }.
fourthdim-event-PieceCaptured = { fourthdim-side } took the { fourthdim-piece-object } on { $at }.
fourthdim-event-PieceLifted = { fourthdim-side } beamed up the { fourthdim-piece-object } from { $origin }; the marker lies there.
fourthdim-event-PieceLanded = { fourthdim-side } beamed down the { fourthdim-piece-object } to { $to }.
fourthdim-event-MarkerMoved = { $spot ->
    [0] { fourthdim-side-of } marker went home.
   *[other] { fourthdim-side-of } marker moved to spot { $spot }.
}
fourthdim-event-PieceClimbed = { fourthdim-side-of } { fourthdim-piece } climbed to spot { $spot }.
fourthdim-event-FuturePlaced = { fourthdim-side } beamed back the { fourthdim-piece-object } on { $current }: Future token on { $to }, marker on spot { $spot }.
fourthdim-event-PairMet = { fourthdim-side-of } { fourthdim-piece } met its Future token on { $at }.
fourthdim-event-PairLost = { fourthdim-side } took a pair: the { fourthdim-piece-object } on { $at } and its Future token on { $future }.
fourthdim-event-TurnPassed = { fourthdim-side } had nothing to move and passed.
fourthdim-event-DrawOffered = { fourthdim-side } offered a draw.
fourthdim-event-DrawDeclined = { fourthdim-side } declined the draw.
# $reason is timelord, vortex, left or time.
fourthdim-event-GameWon = { $reason ->
    [vortex] { fourthdim-side } won. { fourthdim-reason-vortex }
    [left] { fourthdim-side } won. { fourthdim-reason-left }
    [time] { fourthdim-side } won. { fourthdim-reason-time }
   *[timelord] { fourthdim-side } won. { fourthdim-reason-timelord }
}
# $reason is repetition, progress, lone or agreement.
fourthdim-event-GameDrawn = { $reason ->
    [repetition] The game was drawn. { fourthdim-reason-repetition }
    [progress] The game was drawn. { fourthdim-reason-progress }
    [lone] The game was drawn. { fourthdim-reason-lone }
   *[agreement] The game was drawn. { fourthdim-reason-agreement }
}
fourthdim-event-SeatLeft = { fourthdim-side } left the game.

## A draw on offer
## $name is who offers it, $names who may answer.

fourthdim-proposal-draw = { $name } offers a draw.
fourthdim-proposal-draw-own = You have offered a draw. It stands until { $names } has moved.
fourthdim-proposal-draw-declined = { $names } has declined the draw.
fourthdim-proposal-draw-lapsed = { $names } has played on. Your draw offer has lapsed.

## Why the game ended

fourthdim-reason-timelord = A Timelord was taken.
fourthdim-reason-vortex = A Timelord was left alone in the Vortex.
fourthdim-reason-repetition = The same position came up for the third time.
fourthdim-reason-progress = Too many turns went by without a capture.
fourthdim-reason-lone = Each side had only its Timelord left.
fourthdim-reason-agreement = The players agreed on it.
fourthdim-reason-left = One side gave up the game.
fourthdim-reason-time = One side ran out of time.

## Refusals

fourthdim-no-not_your_piece = That piece is your opponent’s. Choose one of your own.
fourthdim-no-no_piece = Nobody is standing there. Choose a space with one of your pieces.
fourthdim-no-future_cannot_move = A Future token stays where it is. Choose one of your current pieces.
fourthdim-no-not_adjacent = A piece walks one step. Choose a space that borders on its own.
fourthdim-no-space_occupied = That space is taken. Choose a free one; markers do not count.
fourthdim-no-same_piece = This piece already serves for the other part. Choose a different one.
fourthdim-no-approach_due = Your pair has to close in. Step with its current piece towards the Future token.
fourthdim-no-part_done = You have made this part already. Go on with the other one, or end your turn.
fourthdim-no-captures_closed = Start captures come before the first part. Take your parts back first, or wait for your next turn.
fourthdim-no-not_capturable = None of yours can take that at the start of the turn. Choose one of the marked enemies.
fourthdim-no-other_half = Both halves of that pair are within reach and count as one. Name it by the space of its current piece, { $current }.
fourthdim-no-timelord_alone = Taking the Timelord ends the game. Take it alone, without other start captures.
fourthdim-no-cannot_take = { $taker ->
    [T] A Timelord takes Guardians and Rangers. Choose one of those.
    [G] A Guardian takes Rangers and Warriors. Choose one of those.
    [R] A Ranger takes Warriors. Choose one of those.
    [W] A Warrior takes only the Timelord. Choose another action.
   *[other] This kind does not take that one. Choose another enemy.
}
fourthdim-no-not_next_to = The enemy must be next to the piece that arrives. Choose a neighbour of that space.
fourthdim-no-vortex_occupied = Your Vortex is occupied. Beam your piece down before you do this.
fourthdim-no-vortex_empty = You have no piece in the Vortex to beam down. Choose another timewarp.
fourthdim-no-token_on_board = Your Future token is still on the board. Let the pair meet first.
fourthdim-no-marker_in_vortex = Your marker is still in the Vortex. Navigate it home first.
fourthdim-no-must_beam_down = From spot 3 the piece can go no higher. Choose a space to Beam Down to.
fourthdim-no-too_far = That is too far. Choose a space no more than two steps away.
fourthdim-no-too_near = That is too near. Choose a space at least one step away.
fourthdim-no-last_piece = Your only piece has to stay on the board. Choose something other than Beam Up.
fourthdim-no-approach_blocked = The way to your Future token is blocked, so there is no timewarp this turn. Move another piece.
fourthdim-no-part_missing = A part of your turn is still open. Make it before you end the turn.
fourthdim-no-would_block_part = After that a part you owe could no longer be made. Choose another action or the other order.
fourthdim-no-path_blocked = At this table the way to the Future token has to be open. Choose a space that your piece can reach.
fourthdim-no-nothing_to_navigate = There is neither a piece nor a marker in your Vortex. Choose another timewarp.
fourthdim-no-no_victim = There is no enemy on { $space }. Choose a space with an enemy piece or token, or capture nothing.
fourthdim-no-current_waits = The current piece of your pair stays where it is this turn. Step with another piece.
fourthdim-no-captures_order = Start captures are named all at once, each space once, in board order. Name them again that way.
fourthdim-no-not_a_part = That is no part of a turn. Choose a start capture, a normal move or a timewarp.
fourthdim-no-draw_on_offer = A draw is on offer already. Wait for the answer, or give yours.
fourthdim-no-no_draw_offered = Your opponent has no draw on offer. Play on, or offer one yourself.
fourthdim-no-nothing_open = That belongs to a turn of your own. Choose it when you are to move.
fourthdim-no-unknown_space = There is no space { $space }. Use a name such as b4 or c12.

## Options

fourthdim-option-rings = Rings
fourthdim-option-rings-help = Number of spaces in each ring, from the centre outward. Usually 4, 8, 16, 32.
fourthdim-option-start_array = Start array
fourthdim-option-start_array-help = White’s rows at home from the inside out, such as WWWW/WRGTRGRW; a dot is an empty space. Black’s are turned by half a circle.
fourthdim-option-beam_down_min_distance = Least distance of a Beam Down
fourthdim-option-beam_down_min_distance-help = With 0 a piece may land on its marker’s own space, with 1 it may not.
fourthdim-option-beam_back_from_drift = Beam Back while Adrift
fourthdim-option-beam_back_from_drift-help = If on, you may Beam Back although your marker is still in the Vortex.
fourthdim-option-marker_home_with_pair = Marker goes home with a lost pair
fourthdim-option-marker_home_with_pair-help = If on, the marker leaves the Vortex together with a pair that is taken.
fourthdim-option-no_progress_limit = Turns without a capture
fourthdim-option-no_progress_limit-help = After this many turns in a row without a capture the game is drawn. Usually 100.
fourthdim-option-beam_back_needs_open_path = Beam Back needs an open way
fourthdim-option-beam_back_needs_open_path-help = If on, the Future token needs a free way from its current piece when it is placed.

## Faults of the options

fourthdim-fault-out_of_range = Choose a number from { $low } to { $high }.
fourthdim-fault-rings_size = Choose two to eight rings of at least one space each, no more than { $most } spaces in all.
fourthdim-fault-rings_multiple = Choose a centre of 4 spaces or a multiple of 4, and each further ring as a whole multiple of the one before.
fourthdim-fault-array_rows = The start array has too many rows. Give at most { $most }.
fourthdim-fault-array_row = The row { $row } does not fit. Use the letters T, G, R, W and dots, { $length } in all.
fourthdim-fault-array_army = Each side needs exactly one Timelord and at most 2 Guardians, 3 Rangers and 6 Warriors.

## The board on the screen
## $mode is idle, up, back or drift.

fourthdim-board = Board of four rings. Arrow keys go from space to space.
fourthdim-board-free = free
fourthdim-board-piece = { $seat ->
    [0] White { fourthdim-piece }
   *[1] Black { fourthdim-piece }
}
fourthdim-board-marker = { fourthdim-side-of } marker
fourthdim-board-target = can be chosen as target
fourthdim-board-eligible = can be chosen
fourthdim-board-victim = can be taken
fourthdim-board-taken = is to be taken
fourthdim-board-vortex-of = { fourthdim-side-of } Vortex
fourthdim-board-vortex = { $mode ->
    [up] { fourthdim-side-of } Vortex: { fourthdim-piece } on spot { $spot }
    [idle] { fourthdim-side-of } Vortex: empty
   *[other] { fourthdim-side-of } Vortex: marker on spot { $spot }
}
fourthdim-board-parts = Parts of the turn
fourthdim-board-to-choose = to be chosen
fourthdim-board-not-now = not possible now
fourthdim-board-Navigate = Navigate
fourthdim-board-BeamDown = Beam Down
fourthdim-board-BeamUp = Beam Up
fourthdim-board-BeamBack = Beam Back
fourthdim-board-no-capture = Take nothing
fourthdim-board-choose-step = { $piece }: step where?
fourthdim-board-choose-victim = { $to }: take an enemy, or take nothing?
fourthdim-board-choose-lift = Beam Up: which piece goes into the Vortex?
fourthdim-board-choose-landing = Beam Down: choose the space to land on.
fourthdim-board-choose-current = Beam Back: which piece comes from the future?
fourthdim-board-choose-future = Beam Back of { $piece }: where does the Future token appear?

## Faults of a position text
## $side is the letter w (White) or b (Black), $kind a letter of a piece.

fourthdim-no-field_count = A position has five parts with a space between them: the side to move, White’s pieces, White’s timewarp, Black’s pieces, Black’s timewarp. A number of turns without a capture may follow.
fourthdim-no-bad_side = “{ $text }” is no side to move. Write w for White or b for Black.
fourthdim-no-bad_piece = “{ $text }” is no piece. Write its letter and its space, such as Gc4, with commas between the pieces.
fourthdim-no-bad_warp = “{ $text }” is no timewarp. Write a hyphen for none, or one such as U2R@d3, B1:c1>b1 or D2.
fourthdim-no-bad_count = “{ $text }” is no number of turns. Write a whole number, or leave it out.
fourthdim-no-space_taken = Two pieces stand on { $space }. Give one of them another space.
fourthdim-no-too_many_pieces = { $side ->
    [w] White has
   *[b] Black has
} { $count } pieces of the kind { $kind }, and there are no more than { $most }.
fourthdim-no-no_timelord = { $side ->
    [w] White has
   *[b] Black has
} no Timelord, neither on the board nor in the Vortex, or no piece on the board at all. Put one there.
fourthdim-no-no_own_piece = { $side ->
    [w] White has
   *[b] Black has
} no piece on { $space }, so there can be no pair. Name the space of the current piece first.
fourthdim-no-bad_pair_distance = { $side ->
    [w] White’s pair is
   *[b] Black’s pair is
} { $distance } apart with the marker on spot { $spot }. The spot is the distance.
fourthdim-no-two_warp_entries = { $side ->
    [w] White has
   *[b] Black has
} two timewarps. Leave one of them.
