cli-unknown-game = Nie ma tu gry „{ $game }”. Zainstalowane: { $games }.
cli-broken-game = Gra się nie wczytuje: { $reason }
cli-option-form = „{ $option }” to nie opcja; pisz nazwa=wartość.
cli-option-type = Opcje nie pasują: { $reason }
cli-option-fault = Opcja { $field }: { $code }.
cli-seat-count = Liczba miejsc { $seats } nie pasuje: gra przyjmuje od { $least } do { $most }.
cli-no-analysis = „{ $game }” nie ma zapisu pozycji.
cli-bad-position = To nie jest pozycja: { $code } { $details }
cli-no-file = Nie można odczytać { $file }: { $reason }
cli-bad-record = Zapis jest uszkodzony w wierszu { $line }: { $code } { $details }
cli-seat-form = „{ $seat }” to nie miejsce; pisz bot:easy.
cli-no-bot = Nie ma gracza „{ $level }”. Są: { $levels }.
cli-start-method = „{ $method }” nie uruchamia procesu; wybierz spawn, fork albo forkserver.
cli-key-form = „{ $key }” nie jest kluczem z 64 cyfr szesnastkowych.
cli-no-tests = Brak testów w { $folder }; wskaż je przez --tests.
cli-games-id = id
cli-games-name = gra
cli-games-players = gracze
cli-games-minutes = minuty
cli-games-rules = zasady
cli-games-bots = boty
cli-simulate-seat = miejsce
cli-simulate-bot = bot
cli-simulate-wins = wygrane
cli-simulate-shared = wspólne
cli-simulate-share = udział
cli-simulate-interval = 95 %
cli-simulate-reasons = Zakończenia: { $reasons }
cli-simulate-length = Decyzji na grę: średnio { $mean }, najmniej { $least }, najwięcej { $most }
cli-simulate-digest = Skrót przebiegu: { $digest }
cli-replay-verified = Sprawdzono: { $game }, wpisów: { $entries }, każdy skrót i każde losowanie.
cli-replay-no-digests = Odtworzono: { $game }, wpisów: { $entries }. Zapis nie ma skrótów: decyzje i losowania zgadzają się z zasadami, niczego więcej to nie dowodzi.
cli-no-write = Nie można zapisać { $file }: { $reason }
cli-log-level = „{ $level }” nie jest poziomem; wybierz DEBUG, INFO, WARNING albo ERROR.
cli-replay-key = Klucz pasuje do zobowiązania i daje każde losowanie.
cli-replay-no-key = Zapis nie ujawnia klucza: losowania przyjęto tak, jak zapisano.
cli-replay-unfinished = Gra nie jest skończona.
cli-replay-outcome = Miejsca kolejno: { $ranks }. { $reason }
cli-play-help = Wpisz decyzję w notacji gry, ? pokazuje dozwolone, resign albo quit kończy.
cli-play-seat = Miejsce { $seat }
cli-play-prompt = Miejsce { $seat }: { $what }
cli-play-bot = Miejsce { $seat } (bot, { $level }) zdecydowało.
cli-play-notation = Nie rozumiem „{ $text }” ({ $code }). Wpisz ?, aby zobaczyć, co wolno.
cli-play-refused = { $why } (zasada { $rule })
cli-play-record = Zapis: { $file }
cli-rules-clause = punkt
cli-rules-title = tytuł
cli-rules-code = kod
cli-rules-tests = testy
cli-rules-untested =
    { $count ->
        [0] Każdy punkt ma test.
        [one] Jeden punkt nie ma testu: { $clauses }
        [few] { $count } punkty nie mają testu: { $clauses }
       *[many] { $count } punktów nie ma testu: { $clauses }
    }
cli-serve-address = Dom jest otwarty pod adresem { $address }
cli-serve-failed = Nie można otworzyć domu pod { $host }:{ $port }: { $reason }
cli-store_in_memory = Dom potrzebuje pliku: { $database } zniknie przy zamknięciu. Wskaż plik przez --database.
cli-store_no_folder = Nie ma folderu dla { $database }. Utwórz go albo wskaż inny plik przez --database.
cli-store_read_only = Nie można zapisywać w { $database }. Zmień uprawnienia albo wskaż inny plik przez --database.
cli-store_newer = { $database } zapisała nowsza wersja Parlour. Uruchom ją albo wskaż inny plik.
cli-store_damaged = Plik { $database } jest uszkodzony: { $reason } Przywróć kopię zapasową albo wskaż inny plik.
cli-store_not_durable = { $database } nie gwarantuje trwałości zapisu: { $reason }
cli-store_unusable = Nie można użyć { $database }: { $reason }
cli-bench-figure = wielkość
cli-bench-value = zmierzono
cli-bench-goal = co najmniej
