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

## Nowy stół

seats = Miejsca
seats-count = Ile
seat-me = Ja
seat-open = Wolne miejsce
seat-bot = Bot, { $level }
seat-number = Miejsce { $number }
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
make-table = Przygotuj stół

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

## Koniec połączenia

bye-reload = Jest już nowsza wersja tej strony.
bye-too_slow = Połączenie było zbyt wolne.
bye-stopping = Serwer jest uruchamiany ponownie.
bye-hello_late = Połączenie trwało zbyt długo.
bye-seat_left = To miejsce nie jest już twoje.
bye-match_broken = Zapis tego stołu jest uszkodzony. Gospodarz znajdzie przyczynę w dzienniku domu.
bye-unknown_table = Nie ma takiego stołu.
bye-internal_error = Na serwerze coś poszło nie tak.

## Odmowy

refused-already_left = Ta gra jest już dla ciebie skończona.
refused-already_seated = Siedzisz już przy tym stole.
refused-bad_control = Takiego zegara nie da się nastawić. Wybierz od jednej sekundy do trzydziestu dni.
refused-begun_meanwhile = Gra w międzyczasie się zaczęła.
refused-broken_game = Ta gra nie działa na tym serwerze.
refused-client_not_built = Na tym serwerze nie zbudowano strony.
refused-draft_asks = Potem decyduje ktoś inny. Wyślij to, co już masz.
refused-draft_chance = Potem decyduje los. Wyślij to, co już masz.
refused-draft_ends = Na tym tura się kończy. Wyślij ją.
refused-forbidden = Tego nie wolno ci tu robić.
refused-foreign_origin = To żądanie przyszło z innej strony i nie zostało wykonane.
refused-game_over = Gra jest skończona.
refused-internal_error = Na serwerze coś poszło nie tak. Spróbuj ponownie.
refused-malformed = Serwer tego nie zrozumiał.
refused-malformed_action = „{ $text }” nie jest akcją tej gry. Wybierz akcję z listy.
refused-malformed_command = Serwer tego nie zrozumiał.
refused-malformed_option = Wariant nie może mieć takiej wartości ({ $field }). Wybierz inną.
refused-malformed_order = Serwer nie zrozumiał tego stałego polecenia.
refused-match_broken = Ten stół jest uszkodzony i nie da się grać dalej.
refused-name_characters = W imieniu są znaki, których nie da się pokazać. Wybierz inne.
refused-name_empty = Potrzebne jest imię. Wpisz choć jedną literę.
refused-name_long = Imię jest za długie. Użyj najwyżej 32 znaków.
refused-negative_time = Czas nie może być ujemny.
refused-no_actions = Niczego nie wybrano.
refused-no_draft = Tutaj decyduje się o jednej rzeczy naraz.
refused-no_hello = Połączenie nie jest jeszcze gotowe. Spróbuj ponownie.
refused-no_orders = Ta gra nie ma stałych poleceń.
refused-no_rulebook = Zasad tej gry nie da się tu pokazać.
refused-no_seat = Nie masz miejsca przy tym stole.
refused-no_session = Serwer nie zna już tej przeglądarki. Usiądź jeszcze raz.
refused-no_time = Zegar potrzebuje czasu. Wybierz więcej niż zero.
refused-not_allowed = Teraz to niemożliwe.
refused-not_awaited = To nie twoja tura.
refused-not_begun = Gra jeszcze się nie zaczęła.
refused-not_found = Tu niczego nie ma.
refused-not_invited = Do tego stołu trzeba zaproszenia. Poproś o link.
refused-not_running = Gra nie jest w toku.
refused-nothing_open = Teraz nie można zrobić niczego takiego.
refused-nothing_to_decide = Teraz nie ma o czym decydować.
refused-one_open_action = Po jednej rzeczy naraz.
refused-prompt_closed = Za późno: na stole coś się już zmieniło. Wybierz jeszcze raz.
refused-refused = To niemożliwe.
refused-seat_count = W tę grę nie gra się w tyle osób. Zmień liczbę miejsc.
refused-seat_taken = To miejsce jest zajęte. Wybierz inne.
refused-seats_mine = Możesz zająć tylko jedno miejsce.
refused-store_full = Na serwerze nie ma już miejsca na gry.
refused-table_full = Stół jest pełny.
refused-too_large = To było za długie.
refused-too_many_connections = Stąd przychodzi zbyt wiele połączeń. Zamknij kilka okien.
refused-too_many_messages = To było za szybko. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} i spróbuj ponownie.
refused-too_many_requests = To było za szybko. Odczekaj chwilę i spróbuj ponownie.
refused-unavailable = Serwer nie może teraz odpowiedzieć. Spróbuj za chwilę.
refused-unknown_action = Ta gra nie ma takiej akcji. Wybierz akcję z listy.
refused-unknown_game = W tę grę tu się nie gra.
refused-unknown_level = Nie ma takiego bota. Wybierz innego.
refused-unknown_option = Nie ma takiego wariantu ({ $field }).
refused-unknown_seat = Nie ma takiego miejsca.
refused-unknown_table = Nie ma takiego stołu. Może link jest niepełny.
refused-unknown_token = Ten link stracił ważność.
refused-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
