### Teksty domu: wszystko, co widzi gracz i co nie należy do samej gry.
### $name i $names to imiona graczy; $count to liczba tego, o czym mówi tekst.

house = Parlour
language = Język
language-en = English
language-pl = Polski
language-ru = Русский
theme = Jasno czy ciemno
theme-auto = Jak w systemie
theme-light = Jasno
theme-dark = Ciemno
contrast-more = Większy kontrast
sound = Dźwięk
notices = Powiadamiaj, gdy moja kolej
notices-insecure = Ta strona przyszła bez szyfrowania (zwykłe http), a wtedy przeglądarki nie pozwalają na powiadomienia. Tytuł i ikona karty i tak pokażą, że twoja kolej.
notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach. Tytuł i ikona karty i tak pokażą, że twoja kolej.
notices-unsupported = Ta przeglądarka nie ma powiadomień. Tytuł i ikona karty i tak pokażą, że twoja kolej.
close = Zamknij
cancel = Anuluj
save = Zapisz
reload = Wczytaj stronę ponownie
try-again = Spróbuj ponownie
to-lobby = Do holu
menu = Menu
panels = Panele
link = Link
copy = Kopiuj
copied = Skopiowano
unofficial = Nieoficjalne wersje, przygotowane z szacunkiem dla autorów; ich nazwiska podano przy każdej grze.

## Hol

lobby-title = Usiądź i zagraj
lobby-line = Bez konta. Boty są gotowe, a znajomym wystarczy link.
games = Gry
guest = Gość
your-name = Twoje imię
name-for-friends = Kto zaprasza? Znajomi zobaczą to przy zaproszeniu.
players = { $least ->
    [one] { $least } gracz
    [few] { $least } graczy
    [many] { $least } graczy
   *[other] { $least } gracza
}
players-range = { $least }–{ $most } graczy
minutes = { $minutes } min
play-bots = Zagraj z botami
invite-friends = Zaproś znajomych
more-options = Więcej możliwości
join-link = Link lub kod stołu
join = Dołącz
join-bad-link = To nie jest link ani kod stołu. Skopiuj go jeszcze raz w całości.
public-tables = Stoły publiczne
public-tables-none = Żaden publiczny stół nie czeka. Otwórz własny: „Więcej możliwości” przy grze, potem „Wszyscy”.
free-seat-only = tylko z wolnym miejscem
your-tables = Twoje stoły
your-tables-none = Nie siedzisz jeszcze przy żadnym stole.
play = Graj
open = Otwórz
watch = Oglądaj
sit-down = Usiądź
status-open = czeka na graczy
status-running = w toku
status-over = zakończony
status-closed = zamknięty
seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
level = Siła botów
status-your-turn = twoja kolej
replay = Odtwórz
finished-tables = Skończone gry

## Nowy stół

seats = Miejsca
seats-count = Ile
seat-me = Ja
seat-open = Wolne miejsce
seat-bot = Bot, { $level }
seat-bot-numbered = Bot { $number }, { $level }
seat-number = Miejsce { $number }
which-seat = Miejsce
which-seat-any = Pierwsze wolne
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-random = losowy
who-may-join = Kto może dołączyć
by-link = Każdy, kto ma link
public = Wszyscy: stół widać w holu
clock = Zegar
clock-none = bez zegara
clock-fischer = { $minutes } min + { $seconds } s na turę
clock-per-turn = { $seconds } s na turę
clock-kind-fischer = Czas na całą partię i dodatek za każdą turę
clock-kind-per-turn = Tyle samo czasu na każdą turę
minutes-each = Minuty dla każdego gracza
seconds-added = Sekundy dodawane za turę
seconds-turn = Sekundy na turę
rules-options = Warianty zasad
not-readable = Nie da się tego odczytać. Zapisz to tak jak wartość, która tu stała.
not-readable-list = Nie da się tego odczytać. Wpisz wartości po kolei, oddzielone przecinkami.
make-table = Przygotuj stół
lag = Zapas na opóźnienia
lag-help = Tyle z drogi każdego ruchu do serwera nie obciąża zegara.
lag-none = brak
lag-quarter = ¼ sekundy
lag-half = ½ sekundy
lag-one = 1 sekunda
lag-words = zapas na opóźnienia { $time }
away = Gdy kogoś długo nie ma
away-wait = Stół czeka
away-default = Dom wykonuje domyślny ruch gry
away-bot = Bot gra, dopóki gracz nie wróci
away-after = Po jakim czasie
away-default-words = za nieobecnych rusza się dom, czas: { $time }
away-bot-words = za nieobecnych gra bot, czas: { $time }
duration-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
duration-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
duration-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}

## Siadanie do stołu

invited-by = { $name } zaprasza do gry.
only-watch = Tylko oglądaj
waiting-title = Stół jest gotowy
waiting-line = { $count ->
    [one] Czekamy na jeszcze { $count } gracza. Gra zacznie się sama.
   *[other] Czekamy na jeszcze { $count } graczy. Gra zacznie się sama.
}
invite-title = Zaproś
invite-line = Kto otworzy ten link, może zająć wolne miejsce. Konto nie jest potrzebne.
you = ty
failed-title = Nie udało się

## Stół

skip-to-actions = Do listy akcji
tab-log = Zapis
tab-actions = Akcje
tab-rules = Zasady
tab-text = Widok tekstowy
not-begun = Gra jeszcze się nie zaczęła.
log-empty = Nic się jeszcze nie wydarzyło.
log-gap = Wiele się wydarzyło pod twoją nieobecność. Zapis zaczyna się tutaj.
turn-yours = twoja tura
turn-theirs = na ruchu
asked-yours = pytają cię
asked-theirs = odpowiada
presence-here = na łączach
presence-away = nieobecny
presence-bot = bot
presence-open = wolne
presence-left = poza stołem
you-watch = oglądasz
watching-count = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
clock-left = Pozostały czas: { $time }
waiting-for = Teraz decyduje: { $names }.
waiting-hidden = Czekamy na innych graczy.
your-choice = Twój wybór
send-turn = Wyślij turę
sending = Wysyłanie…
sending-offline = Brak połączenia. Twój wybór zostanie wysłany, gdy tylko wróci.
draft-complete = Tura jest gotowa: wyślij ją albo cofnij jej części.
take-back = Cofnij { $what }
send-at-once = Wysyłaj turę, gdy tylko jest gotowa
not-connected = Brak połączenia. Próbujemy dalej…
rule = Zasada { $number }
rule-word = Zasada
rules-missing = Zasad tej gry nie da się tu pokazać.
board-fit = Dopasuj planszę
board-turn = Obróć planszę
record = Pobierz zapis
seat-link-line = Ten link przenosi twoje miejsce na inne urządzenie. Nikomu go nie dawaj.
resign = Poddaj partię
resign-sure = Czy chcesz się poddać? Gra potoczy się dalej lub skończy według zasad, a ty możesz oglądać.
resign-yes = Tak, poddaję
leave = Odejdź od stołu
leave-sure = Czy chcesz odejść? Poddajesz grę i oddajesz miejsce.
leave-sure-open = Czy chcesz odejść? Twoje miejsce się zwolni.
leave-yes = Tak, odchodzę
stay = Nie, zostaję
tab-chat = Czat
board-larger = Większa
board-smaller = Mniejsza
presence-gone = połączenie zerwane
presence-played-default = nie ma, rusza się dom
presence-played-bot = nie ma, gra bot
presence-until-default = nie ma, dom ruszy się za { $time }
presence-until-bot = nie ma, bot zagra za { $time }
about-table = Ten stół
title-your-turn = Twoja kolej
title-at-table = Przy stole: { $names }

## Rozmowa

chat-empty = Nikt jeszcze nic nie powiedział.
chat-message = Wiadomość
chat-hint = Powiedz coś przy stole
chat-send = Wyślij
chat-spectator = ogląda
chat-gallery = Oglądasz: do końca gry czytają to tylko inni widzowie.
chat-mute = Wycisz
chat-mute-line = Tylko tutaj; nikt się o tym nie dowie.
chat-spectators = Widzowie
chat-hidden = { $count ->
    [one] { $count } wyciszona wiadomość
    [few] { $count } wyciszone wiadomości
    [many] { $count } wyciszonych wiadomości
   *[other] { $count } wyciszonej wiadomości
}
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
chat-over = { $count ->
    [one] O { $count } znak za dużo
    [few] O { $count } znaki za dużo
    [many] O { $count } znaków za dużo
   *[other] O { $count } znaku za dużo
}
chat-heard = { $name }: { $text }
chat-nameless = Najpierw podaj swoje imię, żeby inni wiedzieli, kto mówi.

## Cofanie ruchu

takeback-mine = Cofnij mój ostatni ruch
takeback-word = Cofnij: { $what }
takeback-you-ask = Prosisz o cofnięcie swojego ostatniego ruchu. Zużyty czas nie wraca.
takeback-asks = { $name } prosi o cofnięcie ostatniego ruchu.
takeback-undoes = Przepadnie to, co zaznaczono w zapisie.
takeback-clear = Od tamtej pory niczego nie dobrano ani nie odkryto.
takeback-chance = Od tamtej pory o czymś zdecydował los.
takeback-hidden = Od tamtej pory ktoś zobaczył coś ukrytego.
takeback-agreed = Zgoda: { $names }.
takeback-missing = Bez odpowiedzi: { $names }.
takeback-accept = Zgoda
takeback-decline = Odmawiam
takeback-withdraw = Wycofaj prośbę
takeback-you-ask-word = Prosisz o cofnięcie: { $what } Zużyty czas nie wraca.
takeback-asks-word = { $name } prosi o cofnięcie: { $what }
takeback-declined = { $count ->
    [one] { $names } odmawia: wszystko zostaje, jak jest.
   *[other] Odmówiono cofnięcia: wszystko zostaje, jak jest.
}
takeback-title = { $name } prosi o cofnięcie ruchu
event-house-taken-back = Na prośbę gracza { $by_name } cofnięto ruch. To, co wyżej przekreślono, się nie liczy.

## Propozycje poza turą

proposal-accept = Przyjmij
proposal-decline = Odrzuć

## Pod nieobecność

missed = Pod twoją nieobecność
missed-more = { $count ->
    [one] I jeszcze { $count } wiersz w zapisie.
    [few] I jeszcze { $count } wiersze w zapisie.
    [many] I jeszcze { $count } wierszy w zapisie.
   *[other] I jeszcze { $count } wiersza w zapisie.
}
missed-show = Pokaż
missed-close = Graj dalej

## Gdzie podział się czas

ledger = Gdzie podział się czas?
ledger-open = Pozostały czas: { $time }. Gdzie się podział?
ledger-line = Zegar idzie od pytania do chwili, gdy odpowiedź dotrze do domu.
ledger-lag = Do { $time } z drogi każdego ruchu nie obciąża tu zegara.
ledger-no-lag = Ten stół nie ma zapasu na opóźnienia: droga też się liczy.
ledger-own = Twój zegar
ledger-of = Zegar gracza { $name }
ledger-total = Policzono { $charged }, nie policzono { $spared }, dodano { $added }.
ledger-empty = Żaden zegar jeszcze nie szedł.
ledger-when = Kiedy
ledger-charged = Policzono
ledger-added = Dodano
ledger-left = Zostało
ledger-spared-lag = { $time } nie policzono: zapas na opóźnienia
ledger-spared-credit = { $time } nie policzono: dom nie działał albo miał przerwę
ledger-move = Ruch
ledger-expired = Czas się skończył
ledger-credit = Dom nie działał albo miał przerwę
ledger-taken_back = Cofnięto ruch; czas z nim nie wraca
ledger-left-table = Odejście od stołu
span-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## Klawisze

keys = Klawisze
key-tab = Tab
key-tab-does = do planszy, przycisków i list
key-arrows = ↑ ↓ ← →
key-arrows-does = na sąsiednie pole
key-enter = Enter
key-enter-does = wybierz
key-escape = Esc
key-escape-does = anuluj wybór
key-list = L
key-list-does = lista akcji
key-fit = 0
key-fit-does = dopasuj planszę
key-help = ?
key-help-does = ta lista

## Akcje jako lista

filter = Znajdź akcję
filter-hint = Słowa lub notacja gry
actions-count = { $count ->
    [0] Nic nie pasuje.
    [one] { $count } akcja. Enter ją wybiera.
    [few] { $count } akcje.
    [many] { $count } akcji.
   *[other] { $count } akcji.
}
actions-all = Pokaż wszystkie ({ $count })
open-actions = W każdej chwili
do-it = Wykonaj
value-yes = tak
value-no = nie
value-none = brak
view-more = Więcej
field-seat = Gracz
field-by = Od
field-to = Do
field-owner = Właściciel
field-target = Cel
field-type = Rodzaj
field-kind = Rodzaj
field-options = Warianty
field-seats = Miejsca
field-agenda = W toku
field-begun = Rozpoczęte
hidden-count = { $count ->
    [one] { $count } ukryta rzecz
    [few] { $count } ukryte rzeczy
    [many] { $count } ukrytych rzeczy
   *[other] { $count } ukrytej rzeczy
}

## Stałe polecenia

orders = Stałe polecenia
orders-standing = Stałe polecenia: { $orders }
orders-line = Odpowiadają za ciebie chwilę po pytaniu. Nikt inny się o nich nie dowie.
orders-saved = Zapisano.

## Koniec

ended = Gra skończona.
play-again = Zagraj jeszcze raz
ended-draw = Remis
ended-you-won = Zwycięstwo jest twoje
ended-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
reason-left = Jeden z graczy opuścił grę.
reason-time = Jednemu z graczy skończył się czas.
reason-agreement = Gracze tak się umówili.
rematch-wants = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
}
rematch-set = Następna gra jest gotowa.
rematch-go = Przejdź tam

## To, co się zabiera do domu

collection = Moja kolekcja
collection-line = To, co masz z gier. Przynieś to następnym razem albo zabierz jako tekst gdzie indziej.
collection-empty = Jeszcze nic tu nie ma. Niektóre gry dają coś na koniec do domu.
keepsake = Przynieś ze sobą
keepsake-none = Nic: zacznij od nowa
keepsake-signed = zrobione tutaj
keepsake-unsigned = bez podpisu
keepsake-away = przy stole
keepsake-brings = przynosi: { $name }
keepsake-history = Historia
keepsake-rename = Zmień nazwę
keepsake-new-name = Nowa nazwa
keepsake-drop = Usuń
keepsake-drop-sure = Zniknie na zawsze. Wyeksportuj najpierw, jeśli chcesz zachować tekst.
keepsake-export = Eksportuj
keepsake-import = Importuj plik
keepsake-paste = Wklej tekst
keepsake-text = Wyeksportowany tekst
keepsake-bring = Importuj
keepsake-brought = W kolekcji jest teraz: { $name }.
keepsake-brought-unsigned = W kolekcji jest teraz: { $name }, bez podpisu. Można z tym grać przy stołach, które na to pozwalają.
keepsake-saved = Zapisano w kolekcji:
keepsake-decline = Nie zachowuj
keepsake-dropped = Nie zachowano.

## Losowania, których nie trzeba brać na wiarę
## $label to ciąg losowań, $number numer losowania w nim, $n liczba możliwości, $i zapisany wynik.

sealed = Losowania zapieczętowane:
sealed-line = Ten skrót tajnego klucza dom gry ogłosił, zanim ktokolwiek usiadł. Każde miejsce dodaje własną liczbę, a na końcu klucz jest ujawniany: wtedy każdy może powtórzyć wszystkie losowania.
verify = Sprawdź losowania
verify-title = Sprawdź losowania
verify-line = Ta strona bierze zapis gry i, nie pytając nikogo, powtarza każde losowanie z klucza ujawnionego na końcu i z liczby każdego miejsca: raz jeszcze rzuca każdą kostką i rozdaje każdą talię.
verify-file = Otwórz zapis
verify-no-record = To nie jest zapis gry: wiersza { $line } nie da się odczytać.
verify-own-pages = Cały zapis widać po końcu gry, chyba że gra zachowuje swoje tajemnice.
verify-bad-key = Klucz w wierszu { $line } nie jest kluczem.
verify-no-key = Klucza nie ujawniono: losowań nie można jeszcze sprawdzić.
verify-holds = { $count ->
    [one] Sprawdzono { $count } losowanie: jest takie, jakie daje klucz
    [few] Sprawdzono { $count } losowania: wszystkie takie, jakie daje klucz
   *[many] Sprawdzono { $count } losowań: wszystkie takie, jakie daje klucz
}
verify-fails = Ten zapis nie jest prawdziwy
verify-kept = Skrót klucza jest tym, który ogłoszono.
verify-not-kept = Skrót klucza nie jest tym, który ogłoszono: to inny klucz.
verify-fair = Każdy rzut i każde rozdanie są takie, jakie daje klucz.
verify-unfair = { $count ->
    [one] { $count } losowanie nie jest takie, jakie daje klucz.
    [few] { $count } losowania nie są takie, jakie daje klucz.
   *[many] { $count } losowań nie jest takich, jakie daje klucz.
}
verify-lines = Wersje, miejsca, cofnięte ruchy i liczba lokat zgadzają się ze sobą wiersz po wierszu.
verify-rules = Co mają do powiedzenia zasady
verify-rules-line = Czy każda akcja była dozwolona, jaka karta leżała na wylosowanym miejscu i czy gra doszła do tego wyniku, wynika z zasad, których ta strona nie zna. Zmienionej akcji ani zmienionego wyniku powyżej nie widać. Program tego domu gry rozgrywa zapis od nowa według zasad i porównuje każdą pozycję; na własnym komputerze:
verify-rules-house = Możesz też zapytać ten dom gry. Zachowa wtedy zapis dla każdego, kto ma odnośnik.
verify-rules-ask = Rozegraj od nowa według zasad
verify-rules-hold = Rozegrano w tym domu od nowa według zasad: każda akcja była dozwolona, każda pozycja i wynik są takie jak w zapisie.
verify-rules-replay = Obejrzyj
verify-rules-unable = Ten dom gry nie może tego rozstrzygnąć: { $why }
verify-seen-before = To ten sam skrót, który ta przeglądarka zobaczyła przed początkiem gry.
verify-seen-during = To ten sam skrót, który ta przeglądarka zobaczyła podczas gry.
verify-seen-other = Podczas gry ta przeglądarka zobaczyła inny skrót.
verify-own-nonce = Jest wśród nich liczba dodana przez tę przeglądarkę.
verify-no-nonce = Brakuje liczby dodanej przez tę przeglądarkę.
verify-commitment = Ogłoszono, zanim ktokolwiek usiadł
verify-key = Klucz ujawniony na końcu
verify-nonce = Liczba gracza { $name }
verify-labels = Losowania według przeznaczenia
verify-label = Ciąg
verify-count = Losowania
verify-wrong = Niezgodne
verify-entries = Losowanie po losowaniu
verify-entries-line = Liczone od 1: kostka pokazuje tę ściankę, karta jest tą z pozostałych. To, co rozdano razem, stoi w kolejności, w jakiej wyszło z talii.
verify-only-unfair = Tylko niezgodne
verify-set-up = Przygotowanie
verify-house = Dom gry
verify-at = Wiersz { $line }
verify-draw = { $label } { $number }: { $i } z { $n }
verify-draw-unfair = { $label } { $number }: { $i } z { $n }, klucz daje { $rolled }
verify-deal = { $label } { $number }: rozdano z { $size } w kolejności { $order }
verify-deal-unfair = { $label } { $number }: rozdano z { $size } w kolejności { $order }, klucz daje { $dealt }
verify-more = Pokaż więcej ({ $count })

## Koniec połączenia

bye-reload = Jest już nowsza wersja tej strony.
bye-too_slow = Połączenie było zbyt wolne.
bye-too_many_connections = Stąd przychodzi zbyt wiele połączeń. Zamknij kilka innych okien.
bye-stopping = Serwer jest uruchamiany ponownie.
bye-hello_late = Połączenie trwało zbyt długo.
bye-seat_left = To miejsce nie jest już twoje.
bye-match_broken = Zapis tego stołu jest uszkodzony. Gospodarz znajdzie przyczynę w dzienniku domu.
bye-unknown_table = Nie ma takiego stołu.
bye-internal_error = Na serwerze coś poszło nie tak.

## Odmowy

refused-already_left = Ta gra jest już dla ciebie skończona.
refused-already_seated = Siedzisz już przy tym stole.
refused-analysis_slow = Sprawdzanie tej pozycji trwa za długo. Wybierz prostszą.
refused-away_range = Na nieobecną osobę można czekać od dziesięciu sekund do jednej doby.
refused-bad_control = Takiego zegara nie da się nastawić. Wybierz od jednej sekundy do trzydziestu dni.
refused-begun = Gra już się zaczęła: nie można zmienić tego, co się przynosi.
refused-begun_meanwhile = Gra w międzyczasie się zaczęła.
refused-broken_game = Ta gra nie działa na tym serwerze.
refused-client_not_built = Na tym serwerze nie zbudowano strony.
refused-draft_asks = Potem decyduje ktoś inny. Wyślij to, co już masz.
refused-draft_chance = Potem decyduje los. Wyślij to, co już masz.
refused-draft_ends = Na tym tura się kończy. Wyślij ją.
refused-forbidden = Tego nie wolno ci tu robić.
refused-foreign_origin = To żądanie przyszło z innej strony i nie zostało wykonane.
refused-game_gone = Gra tego stołu nie jest już zainstalowana na tym serwerze.
refused-game_over = Gra jest skończona.
refused-internal_error = Na serwerze coś poszło nie tak. Spróbuj ponownie.
refused-keeps_secrets = Ta gra zachowuje tajemnice, także po zakończeniu.
refused-keepsake_altered = Ten tekst zmieniono po podpisaniu. Przynieś go w takiej postaci, w jakiej był wyeksportowany.
refused-keepsake_elsewhere = Jest teraz przy innym stole. Odejdź od tamtego stołu albo poczekaj na koniec gry.
refused-keepsake_encoding = Nie da się odczytać tego tekstu. Musi być w UTF-8.
refused-keepsake_game = Pochodzi z innej gry i nie można tu nim grać.
refused-keepsake_long = Ten tekst jest za długi: mieści się { $most } bajtów.
refused-keepsake_malformed = To nie jest wyeksportowana pamiątka albo czegoś w niej brakuje.
refused-keepsake_no_game = Pochodzi z gry, w którą się tu nie gra ({ $game }).
refused-keepsake_unfit = Gra nie może z tego skorzystać. To inna wersja albo ktoś to zmienił.
refused-keepsake_unsigned = Powstało gdzie indziej, a do tego stołu wolno przynieść tylko to, co powstało tutaj.
refused-keepsake_useless = Do tego stołu nie można nic przynieść.
refused-lag_range = Zapas na opóźnienie łącza może wynosić najwyżej sekundę.
refused-malformed = Serwer tego nie zrozumiał.
refused-malformed_action = „{ $text }” nie jest akcją tej gry. Wybierz akcję z listy.
refused-malformed_command = Serwer tego nie zrozumiał.
refused-malformed_option = Wariant nie może mieć takiej wartości ({ $field }). Wybierz inną.
refused-malformed_order = Serwer nie zrozumiał tego stałego polecenia.
refused-match_broken = Ten stół jest uszkodzony i nie da się grać dalej.
refused-method_not_allowed = Tego nie da się tu zrobić.
refused-name_characters = W imieniu są znaki, których nie da się pokazać. Wybierz inne.
refused-name_empty = Potrzebne jest imię. Wpisz choć jedną literę.
refused-name_long = Imię jest za długie. Użyj najwyżej 32 znaków.
refused-negative_time = Czas nie może być ujemny.
refused-no_actions = Niczego nie wybrano.
refused-no_analysis = Pozycji tej gry nie da się analizować.
refused-no_draft = Tutaj decyduje się o jednej rzeczy naraz.
refused-no_hello = Połączenie nie jest jeszcze gotowe. Spróbuj ponownie.
refused-no_offer = Nikt nie prosi teraz o cofnięcie.
refused-no_opinion = Bot nie doszedł do żadnego wniosku. Zapytaj jeszcze raz.
refused-no_orders = Ta gra nie ma stałych poleceń.
refused-no_rematch = Tej gry nie da się powtórzyć w ten sam sposób. Przygotuj nowy stół.
refused-no_rulebook = Zasad tej gry nie da się tu pokazać.
refused-no_seat = Nie masz miejsca przy tym stole.
refused-no_session = Serwer nie zna już tej przeglądarki. Usiądź jeszcze raz.
refused-no_time = Zegar potrzebuje czasu. Wybierz więcej niż zero.
refused-not_allowed = Teraz to niemożliwe.
refused-not_awaited = To nie twoja tura.
refused-not_begun = Gra jeszcze się nie zaczęła.
refused-not_found = Tu niczego nie ma.
refused-not_invited = Do tego stołu trzeba zaproszenia. Poproś o link.
refused-not_over = Gra jeszcze trwa.
refused-not_running = Gra nie jest w toku.
refused-nothing_open = Teraz nie można zrobić niczego takiego.
refused-nothing_to_decide = Teraz nie ma o czym decydować.
refused-nothing_to_take_back = Nie masz czego cofnąć.
refused-offer_is_yours = To twoja prośba: odpowiadają na nią inni.
refused-offer_not_yours = To prośba kogoś innego: możesz ją tylko przyjąć albo odrzucić.
refused-offer_stands = Ktoś już prosi o cofnięcie. Najpierw odpowiedz na tę prośbę.
refused-one_open_action = Po jednej rzeczy naraz.
refused-prompt_closed = Za późno: na stole coś się już zmieniło. Wybierz jeszcze raz.
refused-record_after_end = Po wyniku coś jeszcze następuje, a wynik ma być w ostatnim wierszu.
refused-record_blank = Ten wiersz jest pusty.
refused-record_broken = Od tego miejsca gry nie da się odtworzyć.
refused-record_chance = Wyroki losu nie są tu zapisane tak, jak wymagają zasady.
refused-record_commitment = To nie jest klucz przyrzeczony przed grą.
refused-record_digest = Pozycja po tym wierszu jest inna niż zapisana.
refused-record_digests_partly = Kontrolę pozycji mają wszystkie wiersze albo żaden. Tutaj to się zmienia.
refused-record_empty = Plik jest pusty.
refused-record_encoding = To nie jest tekst w UTF-8.
refused-record_failed = Tego wiersza nie da się odtworzyć.
refused-record_format = Zapisów w formacie { $format } nie da się tu odczytać.
refused-record_game = W grę „{ $game }” tutaj się nie gra.
refused-record_gap = Tu powinien być wpis { $expected }, a jest wpis { $found }.
refused-record_key = Klucza zapisu nie da się odczytać.
refused-record_long = Zapis jest za długi: najwyższa liczba wpisów to { $most }.
refused-record_malformed = To nie jest wiersz zapisu.
refused-record_name = Imienia jednego z graczy nie da się pokazać.
refused-record_names = Imion jest więcej niż miejsc.
refused-record_notation = „{ $do }” to nie akcja tej gry.
refused-record_refused = „{ $do }” nie jest tam możliwe.
refused-record_result = To nie jest wynik, do którego doszła gra.
refused-record_rules = Zapis trzyma się zasad w wersji { $rules }; tutaj obowiązuje wersja { $known }.
refused-record_slow = Sprawdzanie zapisu trwa za długo.
refused-record_start = Gra nie mogła się tak zacząć.
refused-record_unfair = To, o czym zdecydował los, nie wynika z klucza.
refused-refused = To niemożliwe.
refused-seat_count = W tę grę nie gra się w tyle osób. Zmień liczbę miejsc.
refused-seat_taken = To miejsce jest zajęte. Wybierz inne.
refused-seats_mine = Możesz zająć tylko jedno miejsce.
refused-store_failing = Baza danych chwilowo nie odpowiada; nic się nie zmieniło. Spróbuj ponownie za chwilę.
refused-store_full = Na serwerze nie ma już miejsca na gry.
refused-table_full = Stół jest pełny.
refused-takeback_over = Gra jest skończona: niczego nie można już cofnąć.
refused-text_characters = W wiadomości są znaki, których nie da się pokazać. Usuń je.
refused-text_empty = Wiadomość jest pusta.
refused-text_long = Wiadomość jest za długa. Może mieć najwyżej 500 znaków.
refused-time_up = Twój czas minął, zanim to dotarło.
refused-too_large = To było za długie.
refused-too_long = To jest za długie: mieści się najwyżej { $most }.
refused-too_many_commands = Z tego miejsca przyszło to za szybko. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} i spróbuj ponownie.
refused-too_many_connections = Stąd przychodzi zbyt wiele połączeń. Zamknij kilka okien.
refused-too_many_keepsakes = Miejsca jest tylko na { $most }. Najpierw usuń część.
refused-too_many_messages = To było za szybko. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} i spróbuj ponownie.
refused-too_many_offers = To już dość próśb. Poczekaj, aż coś się wydarzy.
refused-too_many_requests = To było za szybko. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} i spróbuj ponownie.
refused-too_many_tables = Stąd założono już zbyt wiele stołów. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} i spróbuj ponownie.
refused-too_slow = To trwało za długo. Spróbuj ponownie.
refused-unavailable = Serwer nie może teraz odpowiedzieć. Spróbuj za chwilę.
refused-unknown_action = Ta gra nie ma takiej akcji. Wybierz akcję z listy.
refused-unknown_away = Nie ma takiego sposobu postępowania, gdy ktoś jest nieobecny.
refused-unknown_game = W tę grę tu się nie gra.
refused-unknown_keepsake = Nie masz takiej pamiątki.
refused-unknown_level = Nie ma takiego bota. Wybierz innego.
refused-unknown_option = Nie ma takiego wariantu ({ $field }).
refused-unknown_page = Nie ma takiego kroku.
refused-unknown_seat = Nie ma takiego miejsca.
refused-unknown_table = Nie ma takiego stołu. Może link jest niepełny.
refused-unknown_token = Ten link stracił ważność.
refused-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
refused-unsupported_media_type = Serwer nie zrozumiał postaci, w jakiej to wysłano.
refused-upgrade_required = Pod tym adresem działa tylko WebSocket. Być może serwer pośredniczący go nie przepuszcza.

## Powtórka i analiza
## $n to numer kroku, $total ich liczba. $turn to tura w notacji gry, $side strona miejsca.

replay-title = Powtórka
replay-where = Krok { $n } z { $total }
replay-page = Krok
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Tempo
replay-speed-slow = powoli
replay-speed-normal = zwykłe
replay-speed-fast = szybko
replay-go = Pokaż krok { $n }
replay-nothing = Nic, co byłoby stąd widać.
replay-more = { $count ->
    [one] Pokaż jeszcze { $count } krok
    [few] Pokaż jeszcze { $count } kroki
    [many] Pokaż jeszcze { $count } kroków
   *[other] Pokaż jeszcze { $count } kroku
}
replay-eyes = Oczami
replay-eyes-all = wszystkich: nic nie jest ukryte
replay-eyes-seat = { $name }, tak jak wtedy
replay-analyse = Analizuj tę pozycję
replay-share = Udostępnij ten krok
replay-share-line = Kto otworzy ten link, zobaczy grę w tym kroku.
branch = Graj dalej stąd
branch-line = Nowy stół zaczyna się od pozycji z kroku { $n }. Ta gra zostaje bez zmian.
branch-against = Kto zajmie pozostałe miejsca
branch-bots = Przeciw botom
branch-friends = Ze znajomymi
to-table = Do stołu
status-record = z zapisu
record-open = Otwórz zapis
record-open-line = Wybierz plik z zapisem gry albo upuść go na tę stronę.
record-drop = Upuść zapis tutaj
record-reading = Zapis jest sprawdzany…
record-line = Wiersz { $line }: { $problem }
analysis = Analiza
tab-study = Analiza
tab-turns = Tury
tab-position = Pozycja
opinion = Co myśli bot
opinion-ask = Zapytaj bota
opinion-auto = Pytaj po każdej turze
opinion-thinking = Bot myśli…
opinion-none = Nikt jeszcze o nic nie pytał.
opinion-by = { $depth ->
    [one] Bot, { $level }; { $depth } tura naprzód
    [few] Bot, { $level }; { $depth } tury naprzód
    [many] Bot, { $level }; { $depth } tur naprzód
   *[other] Bot, { $level }; { $depth } tury naprzód
}
opinion-lines = Najlepsze tury
opinion-play = Wykonaj turę { $turn }
opinion-even = Mniej więcej równo
opinion-others = Lepiej stoją pozostali
opinion-slight = Lekka przewaga: { $side }
opinion-clear = Wyraźna przewaga: { $side }
opinion-winning = Droga do wygranej: { $side }
opinion-forced = Wymuszona wygrana: { $side }
line = Wypróbowane tury
line-start = Początek
line-none = Wykonuj na planszy tury obu stron. Pojawią się tutaj.
line-first = Do pierwszej pozycji
line-previous = Turę wstecz
line-next = Turę naprzód
line-last = Do ostatniej tury
lab-end-turn = Zakończ turę
turns-filter = Znajdź turę
turns-filter-hint = W notacji gry
turns-count = { $count ->
    [0] Żadna tura nie pasuje.
    [one] { $count } tura. Enter ją wykonuje.
    [few] { $count } tury.
    [many] { $count } tur.
   *[other] { $count } tury.
}
turns-many = { $count ->
    [one] { $count } tura, za dużo na listę. Napisz całą; Enter ją wykona.
    [few] { $count } tury, za dużo na listę. Napisz jedną w całości; Enter ją wykona.
    [many] { $count } tur, za dużo na listę. Napisz jedną w całości; Enter ją wykona.
   *[other] { $count } tury, za dużo na listę. Napisz jedną w całości; Enter ją wykona.
}
position = Pozycja w notacji gry
position-set = Pokaż tę pozycję
position-start = Pozycja początkowa
position-options = Zastosuj opcje
position-link = Ten link otwiera tę pozycję. Na serwerze nic z niej nie zostaje.
key-step = ← →
key-step-does = krok wstecz lub naprzód
key-ends = Home, End
key-ends-does = na początek, na koniec
key-space = Spacja
key-space-does = odtwarzaj, zatrzymaj
