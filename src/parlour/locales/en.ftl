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

## A new table

seats = Seats
seats-count = How many
seat-me = Me
seat-open = Free seat
seat-bot = Bot, { $level }
seat-number = Seat { $number }
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
make-table = Set up the table

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

## The connection has ended

bye-reload = A newer version of this page is ready.
bye-too_slow = The connection was too slow.
bye-stopping = The server is being restarted.
bye-hello_late = The connection took too long.
bye-seat_left = You have left this seat.
bye-match_broken = This table's record is damaged. Its host can look into the log of the house.
bye-unknown_table = There is no such table.
bye-internal_error = Something went wrong on the server.

## Refusals

refused-already_left = You have left this game already.
refused-already_seated = You sit at this table already.
refused-bad_control = This clock cannot be set. Choose at least one second and at most thirty days.
refused-begun_meanwhile = The game has begun in the meantime.
refused-broken_game = This game is out of order on this server.
refused-client_not_built = The page has not been built on this server.
refused-draft_asks = After that somebody else decides. Send what you have so far.
refused-draft_chance = After that chance decides. Send what you have so far.
refused-draft_ends = The turn is complete with that. Send it.
refused-forbidden = You may not do that here.
refused-foreign_origin = This request came from another site and was not carried out.
refused-game_over = The game is over.
refused-internal_error = Something went wrong on the server. Try again.
refused-malformed = The server did not understand that.
refused-malformed_action = “{ $text }” is no action of this game. Choose one from the list.
refused-malformed_command = The server did not understand that.
refused-malformed_option = An option cannot have that value ({ $field }). Choose another one.
refused-malformed_order = The server did not understand that standing order.
refused-match_broken = This table is out of order and cannot go on.
refused-name_characters = The name holds characters that cannot be shown. Choose others.
refused-name_empty = A name is needed. Write at least one letter.
refused-name_long = The name is too long. Use at most 32 characters.
refused-negative_time = A time cannot be negative.
refused-no_actions = Nothing was chosen.
refused-no_draft = Here one thing is decided at a time.
refused-no_hello = The connection is not ready yet. Try again.
refused-no_orders = This game has no standing orders.
refused-no_rulebook = The rules of this game cannot be shown here.
refused-no_seat = You have no seat at this table.
refused-no_session = This browser is not known here any more. Sit down again.
refused-no_time = The clock needs some time. Choose more than zero.
refused-not_allowed = That is not possible now.
refused-not_awaited = It is not your turn.
refused-not_begun = The game has not begun.
refused-not_found = There is nothing here.
refused-not_invited = This table needs an invitation. Ask for its link.
refused-not_running = The game is not running.
refused-nothing_open = There is nothing of that kind to do now.
refused-nothing_to_decide = There is nothing to decide now.
refused-one_open_action = One thing at a time.
refused-prompt_closed = Too late: the table has changed in the meantime. Choose anew.
refused-refused = That is not possible.
refused-seat_count = That many players cannot play this game. Change the number of seats.
refused-seat_taken = This seat is taken. Choose another one.
refused-seats_mine = You can take one seat only.
refused-store_full = The server has no room left to store games.
refused-table_full = The table is full.
refused-too_large = That was too long.
refused-too_many_connections = Too many connections come from here. Close some other windows.
refused-too_many_messages = That was too fast. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
refused-too_many_requests = That was too fast. Wait a moment and try again.
refused-unavailable = The server cannot answer now. Try again in a moment.
refused-unknown_action = This game has no such action. Choose one from the list.
refused-unknown_game = This game is not played here.
refused-unknown_level = There is no such bot. Choose another one.
refused-unknown_option = There is no such option ({ $field }).
refused-unknown_seat = There is no such seat.
refused-unknown_table = There is no such table. Perhaps the link is incomplete.
refused-unknown_token = This link is not valid any more.
refused-unreachable = The server cannot be reached. Check the connection and try again.
