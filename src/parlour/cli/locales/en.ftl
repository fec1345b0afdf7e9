cli-unknown-game = There is no game “{ $game }” here. Installed: { $games }.
cli-broken-game = A game does not load: { $reason }
cli-option-form = “{ $option }” is not an option; write it as name=value.
cli-option-type = The options do not fit: { $reason }
cli-option-fault = Option { $field }: { $code }.
cli-seat-count = { $seats } seats do not fit: the game takes { $least } to { $most }.
cli-no-analysis = “{ $game }” has no positions as text.
cli-bad-position = This is not a position: { $code } { $details }
cli-no-file = { $file } cannot be read: { $reason }
cli-bad-record = The record is broken at line { $line }: { $code } { $details }
cli-seat-form = “{ $seat }” is not a seat here; write bot:easy.
cli-no-bot = No player “{ $level }”. There are: { $levels }.
cli-start-method = “{ $method }” is not a way to start a process; take spawn, fork or forkserver.
cli-key-form = “{ $key }” is not a key of 64 hex digits.
cli-no-tests = No tests in { $folder }; say where with --tests.
cli-games-id = id
cli-games-name = game
cli-games-players = players
cli-games-minutes = minutes
cli-games-rules = rules
cli-games-bots = bots
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-shared = shared
cli-simulate-share = share
cli-simulate-interval = 95 %
cli-simulate-reasons = Endings: { $reasons }
cli-simulate-length = Decisions a game: mean { $mean }, least { $least }, most { $most }
cli-simulate-digest = Digest of the run: { $digest }
cli-replay-verified = Verified: { $game }, { $entries } entries, every digest and draw.
cli-replay-no-digests = Replayed: { $game }, { $entries } entries. The record holds no digests: its decisions and draws fit the rules, no more is proved.
cli-no-write = { $file } cannot be written: { $reason }
cli-log-level = “{ $level }” is no level; take DEBUG, INFO, WARNING or ERROR.
cli-replay-key = The key fits the commitment and makes every draw.
cli-replay-no-key = The record reveals no key: the draws are taken as recorded.
cli-replay-unfinished = The game is not over.
cli-replay-outcome = Ranks by seat: { $ranks }. { $reason }
cli-play-help = Type a decision in the game's notation, ? for all legal ones, resign or quit.
cli-play-seat = Seat { $seat }
cli-play-prompt = Seat { $seat }: { $what }
cli-play-bot = Seat { $seat } (bot, { $level }) has decided.
cli-play-notation = “{ $text }” cannot be read ({ $code }). Type ? for what may be done.
cli-play-refused = { $why } (rule { $rule })
cli-play-record = Record: { $file }
cli-rules-clause = clause
cli-rules-title = title
cli-rules-code = code
cli-rules-tests = tests
cli-rules-untested =
    { $count ->
        [0] Every clause has a test.
        [one] One clause has no test: { $clauses }
       *[other] { $count } clauses have no test: { $clauses }
    }
cli-serve-address = The house is open at { $address }
cli-serve-failed = The house cannot open at { $host }:{ $port }: { $reason }
cli-store_in_memory = A house needs a file: { $database } would be gone when it closes. Name one with --database.
cli-store_no_folder = There is no folder for { $database }. Make it first, or name another file with --database.
cli-store_read_only = { $database } cannot be written. Change its rights, or name another file with --database.
cli-store_newer = { $database } was written by a newer Parlour. Start that one, or name another file.
cli-store_damaged = { $database } is damaged: { $reason } Restore a backup, or name another file.
cli-store_not_durable = { $database } does not promise to keep what it is given: { $reason }
cli-store_unusable = { $database } cannot be used: { $reason }
cli-bench-figure = figure
cli-bench-value = measured
cli-bench-goal = at least
