### Texts of the house. Every text that a player sees and that is not a game's own.
### $name and $names are names of players; $count is a number of what the message is about.
### $orders is a list of standing orders in the game's own words.

house = Parlour
language = Language
language-en = English
language-pl = Polski
language-ru = Русский
theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
contrast-more = More contrast
sound = Sound
notices = Tell me when it is my turn
notices-insecure = This page came without encryption (plain http), and browsers permit no notices then. Title and icon of the tab still show when it is your turn.
notices-denied = The browser permits no notices from this page; its settings can change that. Title and icon of the tab still show when it is your turn.
notices-unsupported = This browser has no notices. Title and icon of the tab still show when it is your turn.
close = Close
cancel = Cancel
save = Save
reload = Load the page anew
try-again = Try again
to-lobby = To the lobby
menu = Menu
panels = Panels
link = Link
copy = Copy
copied = Copied
unofficial = Unofficial implementations, made with respect for the games’ designers; see the credits of each game.

## Lobby

lobby-title = Sit down and play
lobby-line = No account. Bots are ready; friends need only a link.
games = Games
guest = Guest
your-name = Your name
name-for-friends = Who invites? Your friends read it with the invitation.
players = { $least ->
    [one] { $least } player
   *[other] { $least } players
}
players-range = { $least }–{ $most } players
minutes = { $minutes } min
play-bots = Play against bots
invite-friends = Invite friends
more-options = More options
join-link = Link or code of a table
join = Join
join-bad-link = That is no link or code of a table. Copy it once more, all of it.
public-tables = Public tables
public-tables-none = No public table is waiting. Open one: “More options” of a game, then “Everybody”.
free-seat-only = with a free seat only
your-tables = Your tables
your-tables-none = You sit at no table yet.
play = Play
open = Open
watch = Watch
sit-down = Sit down
status-open = waiting for players
status-running = running
status-over = over
status-closed = closed
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
level = Strength of the bots
status-your-turn = your turn
replay = Replay
finished-tables = Finished games

## A new table

seats = Seats
seats-count = How many
seat-me = Me
seat-open = Free seat
seat-bot = Bot, { $level }
seat-bot-numbered = Bot { $number }, { $level }
seat-number = Seat { $number }
which-seat = Seat
which-seat-any = The first free one
level-easy = easy
level-medium = medium
level-hard = hard
level-random = random
who-may-join = Who may join
by-link = Whoever has the link
public = Everybody: the table is shown in the lobby
clock = Clock
clock-none = no clock
clock-fischer = { $minutes } min + { $seconds } s a turn
clock-per-turn = { $seconds } s a turn
clock-kind-fischer = Time for the whole game, and some more for each turn
clock-kind-per-turn = The same time for every turn
minutes-each = Minutes for each player
seconds-added = Seconds added for each turn
seconds-turn = Seconds for a turn
rules-options = Options of the rules
not-readable = This cannot be read. Write it like the value that stood here.
not-readable-list = This cannot be read. Write one after the other, with commas between them.
make-table = Set up the table
lag = Lag allowance
lag-help = So much of each move’s way to the server is not charged to the clock.
lag-none = none
lag-quarter = ¼ second
lag-half = ½ second
lag-one = 1 second
lag-words = lag allowance { $time }
away = If somebody stays away
away-wait = The table waits
away-default = The house makes the game’s default move
away-bot = A bot plays until they are back
away-after = After how long
away-default-words = who stays away is moved for after { $time }
away-bot-words = a bot plays for who stays away, after { $time }
duration-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

## Sitting down

invited-by = { $name } invites you to a game.
only-watch = Only watch
waiting-title = The table is set
waiting-line = { $count ->
    [one] Waiting for { $count } more player. The game begins by itself.
   *[other] Waiting for { $count } more players. The game begins by itself.
}
invite-title = Invite
invite-line = Whoever opens this link may take a free seat. No account is needed.
you = you
failed-title = That did not work

## A table

skip-to-actions = To the list of actions
tab-log = Log
tab-actions = Actions
tab-rules = Rules
tab-text = Text view
not-begun = The game has not begun.
log-empty = Nothing has happened yet.
log-gap = Much has happened since you left. The log begins here.
turn-yours = your turn
turn-theirs = to move
asked-yours = you are asked
asked-theirs = is asked
presence-here = connected
presence-away = away
presence-bot = bot
presence-open = free
presence-left = left the table
you-watch = you are watching
watching-count = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
clock-left = Time left: { $time }
waiting-for = Waiting for { $names }.
waiting-hidden = Waiting for other players.
your-choice = Your choice
send-turn = Send turn
sending = Sending…
sending-offline = Not connected. Your choice is sent as soon as the connection is back.
draft-complete = The turn is complete: send it, or take parts of it back.
take-back = Take back { $what }
send-at-once = Send a turn as soon as it is complete
not-connected = Not connected. Trying again…
rule = Rule { $number }
rule-word = Rule
rules-missing = The rules of this game cannot be shown here.
board-fit = Fit the board
board-turn = Turn the board
record = Download the record
seat-link-line = This link takes your seat to another device. Give it to nobody.
resign = Resign
resign-sure = Do you want to resign? The game goes on or ends by its rules, and you may watch.
resign-yes = Yes, resign
leave = Leave the table
leave-sure = Do you want to leave? You give up the game and your seat.
leave-sure-open = Do you want to leave? Your seat becomes free.
leave-yes = Yes, leave
stay = No, stay
tab-chat = Chat
board-larger = Larger
board-smaller = Smaller
presence-gone = connection lost
presence-played-default = away, the house moves
presence-played-bot = away, a bot plays
presence-until-default = away, the house moves in { $time }
presence-until-bot = away, a bot plays in { $time }
about-table = This table
title-your-turn = Your turn
title-at-table = At the table: { $names }

## Talk

chat-empty = Nobody has said anything yet.
chat-message = Message
chat-hint = Say something to the table
chat-send = Send
chat-spectator = watching
chat-gallery = You are watching: only others who watch read this until the game is over.
chat-mute = Mute
chat-mute-line = Muted here alone; nobody learns of it.
chat-spectators = Spectators
chat-hidden = { $count ->
    [one] { $count } muted message
   *[other] { $count } muted messages
}
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-over = { $count ->
    [one] { $count } character too many
   *[other] { $count } characters too many
}
chat-heard = { $name }: { $text }
chat-nameless = Say your name first, so that the others know who speaks.

## Taking a move back

takeback-mine = Take my last move back
takeback-word = Take back: { $what }
takeback-you-ask = You ask to take your last move back. Time that was used stays used.
takeback-asks = { $name } asks to take the last move back.
takeback-undoes = It would undo what is marked in the log.
takeback-clear = Nothing has been drawn or revealed since.
takeback-chance = Since then chance has decided something.
takeback-hidden = Since then somebody has seen what was hidden.
takeback-agreed = Agreed: { $names }.
takeback-missing = No answer yet: { $names }.
takeback-accept = Allow it
takeback-decline = Decline
takeback-withdraw = Withdraw the request
takeback-you-ask-word = You ask to take back: { $what } Time that was used stays used.
takeback-asks-word = { $name } asks to take back: { $what }
takeback-declined = { $count ->
    [one] { $names } has declined: what you have done stands.
   *[other] Your request was declined: what you have done stands.
}
takeback-title = { $name } asks to take a move back
event-house-taken-back = { $by_name } took a move back. What is crossed out above does not count.

## What is proposed beside the turn

proposal-accept = Accept
proposal-decline = Decline

## While one was away

missed = While you were away
missed-more = { $count ->
    [one] And { $count } more line in the log.
   *[other] And { $count } more lines in the log.
}
missed-show = Show it
missed-close = Go on

## Where the time went

ledger = Where did the time go?
ledger-open = Time left: { $time }. Where did it go?
ledger-line = A clock runs from the question to the moment the answer reaches the house.
ledger-lag = Up to { $time } of each move’s way is not charged here.
ledger-no-lag = This table has no lag allowance: the way counts too.
ledger-own = Your clock
ledger-of = The clock of { $name }
ledger-total = Charged { $charged }, not charged { $spared }, added { $added }.
ledger-empty = No clock has been charged yet.
ledger-when = When
ledger-charged = Charged
ledger-added = Added
ledger-left = Left
ledger-spared-lag = { $time } not charged: lag allowance
ledger-spared-credit = { $time } not charged: the house was down or paused
ledger-move = Move
ledger-expired = Time ran out
ledger-credit = The house was down or paused
ledger-taken_back = A move was taken back; no time comes back with it
ledger-left-table = Left the table
span-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## Keys

keys = Keys
key-tab = Tab
key-tab-does = to the board, the buttons, the lists
key-arrows = ↑ ↓ ← →
key-arrows-does = to the neighbouring space
key-enter = Enter
key-enter-does = choose
key-escape = Esc
key-escape-does = cancel the choice
key-list = L
key-list-does = list of actions
key-fit = 0
key-fit-does = fit the board
key-help = ?
key-help-does = this list

## Actions as a list

filter = Find an action
filter-hint = Words, or the game’s notation
actions-count = { $count ->
    [0] Nothing fits.
    [one] { $count } action. Enter chooses it.
   *[other] { $count } actions.
}
actions-all = Show all { $count }
open-actions = At any time
do-it = Do it
value-yes = yes
value-no = no
value-none = none
view-more = More
field-seat = Player
field-by = By
field-to = To
field-owner = Owner
field-target = Target
field-type = Kind
field-kind = Kind
field-options = Options
field-seats = Seats
field-agenda = Under way
field-begun = Begun
hidden-count = { $count } hidden

## Standing orders

orders = Standing orders
orders-standing = Standing orders: { $orders }
orders-line = They answer for you soon after you are asked. Nobody else learns of them.
orders-saved = Saved.

## The end

ended = The game is over.
play-again = Play again
ended-draw = A draw
ended-you-won = You have won
ended-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
reason-left = A player left the game.
reason-time = A player ran out of time.
reason-agreement = The players agreed on it.
rematch-wants = { $names } would like to play again.
rematch-set = The next game is set up.
rematch-go = Go there

## What is taken home

collection = My collection
collection-line = What you have taken home from games. Bring it along the next time, or take it elsewhere as text.
collection-empty = There is nothing here yet. Some games give you something to take home at their end.
keepsake = Bring along
keepsake-none = Nothing: begin anew
keepsake-signed = made here
keepsake-unsigned = not signed
keepsake-away = at a table
keepsake-brings = brings { $name }
keepsake-history = History
keepsake-rename = Rename
keepsake-new-name = New name
keepsake-drop = Delete
keepsake-drop-sure = It will be gone for good. Export it first if you want to keep it as text.
keepsake-export = Export
keepsake-import = Import a file
keepsake-paste = Paste a text
keepsake-text = The exported text
keepsake-bring = Import
keepsake-brought = { $name } is in your collection.
keepsake-brought-unsigned = { $name } is in your collection, unsigned: it may come to tables that allow it.
keepsake-saved = Saved in your collection:
keepsake-decline = Do not keep
keepsake-dropped = It was not kept.

## Dice that nobody can doubt
## $label is a stream of draws, $number the draw in it, $n how many outcomes there were, $i the one recorded.

sealed = The dice are sealed:
sealed-line = The house published this hash of its secret key before anybody sat down. Every seat adds a number of its own, and at the end the key is revealed: then anybody can make all draws again.
verify = Verify the dice
verify-title = Verify the dice
verify-line = This page takes a record and, without asking anybody, makes every draw again from the key revealed at its end and each seat’s number: every die is rolled and every pack dealt once more.
verify-file = Open a record
verify-no-record = This is no record: line { $line } cannot be read.
verify-own-pages = The whole record is shown once the game is over, and not if the game keeps its secrets.
verify-bad-key = The key in line { $line } is none.
verify-no-key = No key is revealed: the dice cannot be verified yet.
verify-holds = { $count ->
    [one] Verified: { $count } draw, as the key makes it
   *[other] Verified: { $count } draws, all as the key makes them
}
verify-fails = This record does not hold
verify-kept = The hash of the key is what was published.
verify-not-kept = The hash of the key is not what was published: it is another key.
verify-fair = Every die and every deal is what the key makes.
verify-unfair = { $count ->
    [one] { $count } draw is not what the key makes.
   *[other] { $count } draws are not what the key makes.
}
verify-lines = Versions, seats, turns taken back and the number of ranks agree with each other, line by line.
verify-rules = What the rules have to say
verify-rules-line = Whether each action was allowed, which card lay at the place that was drawn, and whether the game came to this result follows from the rules, which this page does not know. An action or a result that somebody has changed does not show above. The program of this house plays a record again by the rules and compares every position; on a computer of your own:
verify-rules-house = Or ask this house. It keeps the record then, for whoever has the link.
verify-rules-ask = Play it again by the rules
verify-rules-hold = Played again by the rules in this house: every action was allowed, every position and the result are as recorded.
verify-rules-replay = Look at it
verify-rules-unable = This house cannot say: { $why }
verify-seen-before = It is the same that this browser was shown before the game began.
verify-seen-during = It is the same that this browser was shown during the game.
verify-seen-other = This browser was shown another hash while the game was on.
verify-own-nonce = The number that this browser added is among them.
verify-no-nonce = The number that this browser added is missing.
verify-commitment = Published before anybody sat down
verify-key = The key, revealed at the end
verify-nonce = Number of { $name }
verify-labels = Draws by what they are for
verify-label = Stream
verify-count = Draws
verify-wrong = Failed
verify-entries = Draw by draw
verify-entries-line = Counted from 1: a die shows that face, a card is that one of those that were left. What was dealt together stands in the order in which it came out of the pack.
verify-only-unfair = Only those that fail
verify-set-up = Set-up
verify-house = The house
verify-at = Line { $line }
verify-draw = { $label } { $number }: { $i } of { $n }
verify-draw-unfair = { $label } { $number }: { $i } of { $n }, the key makes { $rolled }
verify-deal = { $label } { $number }: dealt from { $size } in the order { $order }
verify-deal-unfair = { $label } { $number }: dealt from { $size } in the order { $order }, the key deals { $dealt }
verify-more = Show more ({ $count })

## The connection has ended

bye-reload = A newer version of this page is ready.
bye-too_slow = The connection was too slow.
bye-too_many_connections = Too many connections come from here. Close some other windows.
bye-stopping = The server is being restarted.
bye-hello_late = The connection took too long.
bye-seat_left = You have left this seat.
bye-match_broken = This table's record is damaged. Its host can look into the log of the house.
bye-unknown_table = There is no such table.
bye-internal_error = Something went wrong on the server.

## Refusals

refused-already_left = You have left this game already.
refused-already_seated = You sit at this table already.
refused-analysis_slow = This position takes too long to look at. Try a simpler one.
refused-away_range = A seat can be waited for from ten seconds to a day.
refused-bad_control = This clock cannot be set. Choose at least one second and at most thirty days.
refused-begun = The game has begun: what is brought along cannot change any more.
refused-begun_meanwhile = The game has begun in the meantime.
refused-broken_game = This game is out of order on this server.
refused-client_not_built = The page has not been built on this server.
refused-draft_asks = After that somebody else decides. Send what you have so far.
refused-draft_chance = After that chance decides. Send what you have so far.
refused-draft_ends = The turn is complete with that. Send it.
refused-forbidden = You may not do that here.
refused-foreign_origin = This request came from another site and was not carried out.
refused-game_gone = The game of this table is not installed on this server any more.
refused-game_over = The game is over.
refused-internal_error = Something went wrong on the server. Try again.
refused-keeps_secrets = This game keeps its secrets, also after its end.
refused-keepsake_altered = This text was changed after the house had signed it. Bring it as it was exported.
refused-keepsake_elsewhere = It is at another table now. Leave that one, or wait until the game there is over.
refused-keepsake_encoding = This text cannot be read. It has to be UTF-8.
refused-keepsake_game = It comes from another game and cannot be played here.
refused-keepsake_long = This text is too long: there is room for { $most } bytes.
refused-keepsake_malformed = This is no keepsake that was exported, or it is incomplete.
refused-keepsake_no_game = It comes from a game that is not played here ({ $game }).
refused-keepsake_unfit = The game cannot do anything with it. It has another version, or somebody has changed it.
refused-keepsake_unsigned = It was not made here, and this table takes only what was.
refused-keepsake_useless = Nothing can be brought along to this table.
refused-lag_range = The lag allowance can be a second at most.
refused-malformed = The server did not understand that.
refused-malformed_action = “{ $text }” is no action of this game. Choose one from the list.
refused-malformed_command = The server did not understand that.
refused-malformed_option = An option cannot have that value ({ $field }). Choose another one.
refused-malformed_order = The server did not understand that standing order.
refused-match_broken = This table is out of order and cannot go on.
refused-method_not_allowed = That cannot be done here.
refused-name_characters = The name holds characters that cannot be shown. Choose others.
refused-name_empty = A name is needed. Write at least one letter.
refused-name_long = The name is too long. Use at most 32 characters.
refused-negative_time = A time cannot be negative.
refused-no_actions = Nothing was chosen.
refused-no_analysis = Positions of this game cannot be analysed.
refused-no_draft = Here one thing is decided at a time.
refused-no_hello = The connection is not ready yet. Try again.
refused-no_offer = Nobody asks to take anything back now.
refused-no_opinion = The bot has come to no opinion. Ask again.
refused-no_orders = This game has no standing orders.
refused-no_rematch = This game cannot be played again in the same way. Set up a new table.
refused-no_rulebook = The rules of this game cannot be shown here.
refused-no_seat = You have no seat at this table.
refused-no_session = This browser is not known here any more. Sit down again.
refused-no_time = The clock needs some time. Choose more than zero.
refused-not_allowed = That is not possible now.
refused-not_awaited = It is not your turn.
refused-not_begun = The game has not begun.
refused-not_found = There is nothing here.
refused-not_invited = This table needs an invitation. Ask for its link.
refused-not_over = The game is not over yet.
refused-not_running = The game is not running.
refused-nothing_open = There is nothing of that kind to do now.
refused-nothing_to_decide = There is nothing to decide now.
refused-nothing_to_take_back = There is nothing of yours to take back.
refused-offer_is_yours = You asked yourself: the others answer.
refused-offer_not_yours = Somebody else asked: you can only accept or decline.
refused-offer_stands = Somebody asks to take back already. Answer that first.
refused-one_open_action = One thing at a time.
refused-prompt_closed = Too late: the table has changed in the meantime. Choose anew.
refused-record_after_end = Something follows after the result, which has to be the last line.
refused-record_blank = This line is empty.
refused-record_broken = The game cannot be played on from here.
refused-record_chance = What chance decided here is not recorded as the rules ask for it.
refused-record_commitment = The key is not the one that was promised before the game.
refused-record_digest = The position after this line is not the one that was recorded.
refused-record_digests_partly = Either every line has a check of the position or none. Here it changes.
refused-record_empty = The file is empty.
refused-record_encoding = This is no text in UTF-8.
refused-record_failed = This line cannot be played.
refused-record_format = Records of format { $format } cannot be read here.
refused-record_game = The game “{ $game }” is not played here.
refused-record_gap = Entry { $expected } is due here, but there is entry { $found }.
refused-record_key = The key of the record cannot be read.
refused-record_long = The record is too long: no more than { $most } entries are read.
refused-record_malformed = This is no line of a record.
refused-record_name = A player’s name cannot be shown.
refused-record_names = There are more names than seats.
refused-record_notation = “{ $do }” is no action of this game.
refused-record_refused = “{ $do }” is not possible there.
refused-record_result = The result is not the one that the game came to.
refused-record_rules = The record follows version { $rules } of the rules; here version { $known } is played.
refused-record_slow = Checking the record takes too long.
refused-record_start = The game cannot have begun like that.
refused-record_unfair = What chance decided here does not follow from the key.
refused-refused = That is not possible.
refused-seat_count = That many players cannot play this game. Change the number of seats.
refused-seat_taken = This seat is taken. Choose another one.
refused-seats_mine = You can take one seat only.
refused-store_failing = The database does not answer at the moment; nothing was changed. Try again in a little while.
refused-store_full = The server has no room left to store games.
refused-table_full = The table is full.
refused-takeback_over = The game is over: nothing is taken back any more.
refused-text_characters = The message holds characters that cannot be shown. Leave them out.
refused-text_empty = The message is empty.
refused-text_long = The message is too long. Use at most 500 characters.
refused-time_up = Your time was up before that arrived.
refused-too_large = That was too long.
refused-too_long = That is too long: there is room for { $most }.
refused-too_many_commands = This seat was too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
refused-too_many_connections = Too many connections come from here. Close some other windows.
refused-too_many_keepsakes = There is room for { $most } only. Delete some first.
refused-too_many_messages = That was too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
refused-too_many_offers = You have asked often enough. Wait until something happens.
refused-too_many_requests = That was too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
refused-too_many_tables = Too many tables were set up from here. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
refused-too_slow = That took too long. Try again.
refused-unavailable = The server cannot answer now. Try again in a moment.
refused-unknown_action = This game has no such action. Choose one from the list.
refused-unknown_away = There is no such way to deal with somebody who stays away.
refused-unknown_game = This game is not played here.
refused-unknown_keepsake = There is no such keepsake of yours.
refused-unknown_level = There is no such bot. Choose another one.
refused-unknown_option = There is no such option ({ $field }).
refused-unknown_page = There is no such step.
refused-unknown_seat = There is no such seat.
refused-unknown_table = There is no such table. Perhaps the link is incomplete.
refused-unknown_token = This link is not valid any more.
refused-unreachable = The server cannot be reached. Check the connection and try again.
refused-unsupported_media_type = The server did not understand the form in which this was sent.
refused-upgrade_required = This address speaks WebSocket only. Perhaps a proxy in between does not pass it on.

## Replay and analysis
## $n is the number of a step, $total how many there are. $turn is a turn in the game's notation, $side a seat's side.

replay-title = Replay
replay-where = Step { $n } of { $total }
replay-page = Step
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-go = Show step { $n }
replay-nothing = Nothing that could be seen from here.
replay-more = { $count ->
    [one] Show { $count } more step
   *[other] Show { $count } more steps
}
replay-eyes = Seen by
replay-eyes-all = everybody: nothing is hidden
replay-eyes-seat = { $name }, as it was then
replay-analyse = Analyse this position
replay-share = Share this step
replay-share-line = Whoever opens this link sees the game at this step.
branch = Play on from here
branch-line = A new table begins with the position of step { $n }. This game stays as it is.
branch-against = Who plays the other seats
branch-bots = Against bots
branch-friends = With friends
to-table = To the table
status-record = from a record
record-open = Open a record
record-open-line = Choose the file of a recorded game, or drop it on this page.
record-drop = Drop the record here
record-reading = The record is being checked…
record-line = Line { $line }: { $problem }
analysis = Analysis
tab-study = Analysis
tab-turns = Turns
tab-position = Position
opinion = What the bot thinks
opinion-ask = Ask the bot
opinion-auto = Ask after every turn
opinion-thinking = The bot is thinking…
opinion-none = Nobody has been asked yet.
opinion-by = { $depth ->
    [one] Bot, { $level }; { $depth } turn ahead
   *[other] Bot, { $level }; { $depth } turns ahead
}
opinion-lines = Best turns
opinion-play = Make the turn { $turn }
opinion-even = About even
opinion-others = Better for the others
opinion-slight = Slight advantage: { $side }
opinion-clear = Clear advantage: { $side }
opinion-winning = Winning: { $side }
opinion-forced = Forced win: { $side }
line = Turns tried out
line-start = Start
line-none = Make turns on the board, for both sides. They are listed here.
line-first = To the first position
line-previous = One turn back
line-next = One turn forward
line-last = To the last turn
lab-end-turn = End the turn
turns-filter = Find a turn
turns-filter-hint = In the game’s notation
turns-count = { $count ->
    [0] No turn fits.
    [one] { $count } turn. Enter makes it.
   *[other] { $count } turns.
}
turns-many = { $count ->
    [one] { $count } turn, too many to list. Write one out; Enter makes it.
   *[other] { $count } turns, too many to list. Write one out; Enter makes it.
}
position = Position in the game’s notation
position-set = Show this position
position-start = Start position
position-options = Apply the options
position-link = This link opens the position. Nothing of it is kept on the server.
key-step = ← →
key-step-does = one step back or forward
key-ends = Home, End
key-ends-does = to the beginning, to the end
key-space = Space
key-space-does = play, pause
