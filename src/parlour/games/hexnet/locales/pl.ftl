### Sieć: teksty gry.
###
### $kind to litera: M Statek Matka, D Wabik, O rdzeń (jeden z tych dwóch), S Sprinter, C Wspinacz, J Skoczek,
### N Sieciarz, K klon, X Wrak.
### $unit, $target, $clone, $core i $wreck to nazwy takie jak aS1, bO2 albo X3; $units to ich lista.
### $at, $to, $origin i $hex to heksy takie jak 3,-1. $seat_name i $owner_name to imiona graczy, w mianowniku.

hexnet-name = Sieć
hexnet-tagline = Od dwóch do dziesięciu Sieci na planszy bez końca. Znajdź prawdziwy Statek Matkę i zamknij wokół niego pierścień.

## Jednostki

hexnet-kind-M = Statek Matka
hexnet-kind-D = Wabik
hexnet-kind-O = rdzeń
hexnet-kind-S = Sprinter
hexnet-kind-C = Wspinacz
hexnet-kind-J = Skoczek
hexnet-kind-N = Sieciarz
hexnet-kind-K = klon
hexnet-kind-X = Wrak

# Mianownik.
hexnet-kind = { $kind ->
    [M] Statek Matka
    [D] Wabik
    [O] rdzeń
    [S] Sprinter
    [C] Wspinacz
    [J] Skoczek
    [N] Sieciarz
    [K] klon
    [X] Wrak
   *[other] jednostka
}
# Biernik.
hexnet-kind-object = { $kind ->
    [M] Statek Matkę
    [D] Wabika
    [O] rdzeń
    [S] Sprintera
    [C] Wspinacza
    [J] Skoczka
    [N] Sieciarza
    [K] klona
    [X] Wrak
   *[other] jednostkę
}
# Dopełniacz.
hexnet-kind-of = { $kind ->
    [M] Statku Matki
    [D] Wabika
    [O] rdzenia
    [S] Sprintera
    [C] Wspinacza
    [J] Skoczka
    [N] Sieciarza
    [K] klona
    [X] Wraku
   *[other] jednostki
}

hexnet-side-0 = Sieć a
hexnet-side-1 = Sieć b
hexnet-side-2 = Sieć c
hexnet-side-3 = Sieć d
hexnet-side-4 = Sieć e
hexnet-side-5 = Sieć f
hexnet-side-6 = Sieć g
hexnet-side-7 = Sieć h
hexnet-side-8 = Sieć i
hexnet-side-9 = Sieć j

## Co leży na stole

hexnet-round = Runda { $round }
hexnet-network-active = aktywowana
hexnet-network-waiting = jeszcze nieaktywowana: na razie tylko wystawianie
hexnet-network-fallen = upadła
hexnet-own-moves = { $count ->
    [one] { $count } własny ruch
    [few] { $count } własne ruchy
    [many] { $count } własnych ruchów
   *[other] { $count } własnego ruchu
}
hexnet-units-left = { $count ->
    [one] { $count } jednostka w ręce
    [few] { $count } jednostki w ręce
    [many] { $count } jednostek w ręce
   *[other] { $count } jednostki w ręce
}
hexnet-units-on-board = { $count ->
    [one] { $count } jednostka na planszy
    [few] { $count } jednostki na planszy
    [many] { $count } jednostek na planszy
   *[other] { $count } jednostki na planszy
}

hexnet-status-power = niesie Wzmocnienie
hexnet-status-paralysed = paraliż do końca tury { $turn } właściciela
hexnet-status-trapped = unieruchomienie do końca tury { $turn } właściciela
hexnet-status-clone = stanie się Wrakiem na koniec tury { $turn } właściciela

hexnet-field-activated = Aktywacja
hexnet-field-alive = Aktywni gracze
hexnet-field-at = Heks
hexnet-field-carries = Niesie Wzmocnienie
hexnet-field-count = Akcji do tej pory
hexnet-field-exp = Ostatnia tura klona
hexnet-field-fallen = Kolejność upadków
hexnet-field-hand = W ręce
hexnet-field-imm = Unieruchomienie do tury
hexnet-field-kind = Jednostka
hexnet-field-laid = Leżące
hexnet-field-level = Poziom
hexnet-field-lost = Tury stracone przez upływ czasu
hexnet-field-mothership = Statek Matka
hexnet-field-moves = Własne ruchy
hexnet-field-named = Nadane numery
hexnet-field-ordinal = Numer
hexnet-field-owner = Właściciel
hexnet-field-p_hexes = Wzmocnienia
hexnet-field-par = Paraliż do tury
hexnet-field-reason = Powód końca
hexnet-field-secrets = Ukryte
hexnet-field-seen = Dotychczasowe pozycje
hexnet-field-skips = Tury pominięte z rzędu
hexnet-field-target = Przekładana jednostka
hexnet-field-to = Dokąd
hexnet-field-traps = Pułapki
hexnet-field-turn = Tura
hexnet-field-turns = Rozpoczęte tury
hexnet-field-twice = Pozycje widziane dwa razy: trzeci raz kończy grę
hexnet-field-unit = Jednostka

hexnet-value-M = Statek Matka
hexnet-value-D = Wabik
hexnet-value-O = rdzeń
hexnet-value-S = Sprinter
hexnet-value-C = Wspinacz
hexnet-value-J = Skoczek
hexnet-value-N = Sieciarz
hexnet-value-K = klon
hexnet-value-X = Wrak
hexnet-value-off = brak
hexnet-value-random = losowo
hexnet-value-list = według listy
hexnet-value-skip3 = strata tury, przy trzeciej upadek
hexnet-value-fall = od razu upadek

## Podpowiedzi

hexnet-prompt-first = Twoja tura. Wystaw pierwszą jednostkę.
hexnet-prompt-place = Twoja tura. Wystaw jednostkę. Gdy rdzeń stanie na planszy, twoje jednostki będą mogły się ruszać.
hexnet-prompt-core = Twoja tura. Trzecim własnym ruchem musisz wystawić rdzeń: Statek Matkę albo Wabika.
hexnet-prompt-turn = Twoja tura. Wystaw jednostkę, rusz inną albo użyj zdolności.

## Akcje

hexnet-action-Place = Wystaw { hexnet-kind-object } na { $at }
hexnet-action-Move = Przesuń { $unit } na { $to }
hexnet-action-Emp = IEM jednostki { $unit }
hexnet-action-Clone = Podwójne kłopoty: { $unit } tworzy klona na { $at }
hexnet-action-Grapple = Chwytak: { $unit } przekłada { $target } na { $to }
hexnet-action-Transfer = Transfer Świadomości: { $unit } tworzy rdzeń na { $at }; Statkiem Matką jest { $mothership }
# Gdy Statek Matka jest w ręce.
hexnet-action-TransferCore = Transfer Świadomości: { $unit } tworzy rdzeń na { $at }

## Zdarzenia

hexnet-event-TurnBegun = { $seat_name } zaczyna swoją turę { $number }.
hexnet-event-TurnSkipped = { $row ->
    [1] { $seat_name } nie ma żadnej akcji: tura pominięta.
   *[other] { $seat_name } nie ma żadnej akcji: tura pominięta, z rzędu już { $row }.
}
hexnet-event-TurnLost = { $row ->
    [1] { $seat_name } traci turę przez upływ czasu.
   *[other] { $seat_name } traci turę przez upływ czasu, bez ruchu już { $row }.
}
# Który to rdzeń, wie tylko właściciel: $core to M albo D.
hexnet-event-UnitPlaced = { $core ->
    [M] { $seat_name } wystawia Statek Matkę, jako { $unit }, na { $at }.
    [D] { $seat_name } wystawia Wabika, jako { $unit }, na { $at }.
   *[other] { $seat_name } wystawia { hexnet-kind-object }, { $unit }, na { $at }.
}
hexnet-event-UnitMoved = { $level ->
    [0] { $seat_name } przesuwa { $unit } z { $origin } na { $to }.
   *[other] { $seat_name } przesuwa { $unit } z { $origin } na { $to }, na poziom { $level }.
}
hexnet-event-TrapLaid = { $unit } zostawia pułapkę energetyczną na { $at }. Widzisz ją tylko ty.
hexnet-event-TrapSprung = { $unit } wpada na { $at } w pułapkę i jest teraz unieruchomiony na następną turę. Pułapkę zastawia { $owner_name }, łapie się { $seat_name }.
hexnet-event-PowerUpCollected = { $unit } zabiera Wzmocnienie z { $at }.
hexnet-event-PowerUpUsed = { $unit } zużywa Wzmocnienie.
hexnet-event-PowerUpAppeared = Na { $at } pojawia się Wzmocnienie.
hexnet-event-PowerUpRemoved = Wzmocnienie z { $at } znika.
hexnet-event-EmpFired = { $units_count ->
    [0] { $seat_name } odpala IEM jednostki { $unit }. Nikogo nie było w zasięgu.
   *[other] { $seat_name } odpala IEM jednostki { $unit }. Paraliż: { $units }.
}
hexnet-event-UnitCloned = { $seat_name } używa Podwójnych kłopotów: { $unit } tworzy klona, { $clone }, na { $at }.
hexnet-event-UnitGrappled = { $seat_name } używa Chwytaka: { $unit } przekłada { $target } z { $origin } na { $to }.
hexnet-event-CoreCreated = { $seat_name } używa Transferu Świadomości: { $unit } tworzy rdzeń, { $core }, na { $at }.
hexnet-event-CloneExpired = Czas klona { $unit } na { $at } minął. To teraz Wrak { $wreck }.
hexnet-event-DecoyDestroyed = { $unit } na { $at } jest otoczony ze wszystkich stron. To był Wabik; teraz to Wrak { $wreck }.
# $unit to otoczony Statek Matka albo hand: otoczono Wabika, gdy Statek Matka był w ręce.
hexnet-event-NetworkSurrounded = { $unit ->
    [hand] { $seat_name }: Wabik jest otoczony ze wszystkich stron, a Statek Matka jeszcze w ręce.
   *[other] { $seat_name }: Statek Matka, { $unit }, jest otoczony ze wszystkich stron.
}
# $reason to surround, time, lockout albo left.
hexnet-event-NetworkFell = { $reason ->
    [time] { $seat_name }: Sieć upada, bo skończył się czas.
    [lockout] { $seat_name }: Sieć upada, bo nie dało się jej aktywować.
    [left] { $seat_name }: Sieć upada, bo gracz opuścił grę.
   *[surround] { $seat_name }: Sieć upada.
}
hexnet-event-WreckRemoved = Wrak { $wreck } znika z { $at }.
hexnet-event-RoundEnded = Koniec rundy { $number }.
# $mothership to nazwa rdzenia albo hand.
hexnet-event-NetworkShown = { $mothership ->
    [hand] { $seat_name }: Statek Matka był jeszcze w ręce.
   *[other] { $seat_name }: Statkiem Matką był { $mothership }.
}
hexnet-event-GameWon = { $seat_name } wygrywa. { hexnet-reason-last }
# $reason to fall, stuck albo repetition.
hexnet-event-GameDrawn = { $reason ->
    [fall] Remis. { hexnet-reason-fall }
    [stuck] Remis. { hexnet-reason-stuck }
   *[repetition] Remis. { hexnet-reason-repetition }
}
hexnet-event-GameStopped = { $actions ->
    [one] Grę przerwano po { $actions } akcji.
   *[other] Grę przerwano po { $actions } akcjach.
}

## Dlaczego gra się skończyła

hexnet-reason-last = Została tylko jedna Sieć.
hexnet-reason-fall = Ostatnie Sieci upadły jednocześnie.
hexnet-reason-stuck = Przez dwie rundy nikt nie mógł nic zrobić.
hexnet-reason-repetition = Ta sama pozycja powstała po raz trzeci.
hexnet-reason-max_actions = Osiągnięto uzgodnioną liczbę akcji.

## Odmowy

hexnet-no-no_such_action = Takiej akcji w tej grze nie ma. Wystaw jednostkę, rusz inną albo użyj zdolności.
hexnet-no-game_over = Gra jest skończona. Możesz ją obejrzeć od nowa albo zacząć inną.
hexnet-no-unknown_hex = Nie ma heksu „{ $at }”. Napisz dwie liczby z przecinkiem, na przykład 3,-1.
hexnet-no-unknown_unit = Nie ma jednostki „{ $unit }”. Użyj nazwy, która jest na planszy, na przykład S1 albo bO2.
hexnet-no-unknown_kind = Nie ma jednostki rodzaju „{ $kind }”. Użyj jednej z liter M, D, S, C, J i N.
hexnet-no-malformed_position = To nie jest pozycja ({ $reason }). Podaj ją w JSON, tak jak pokazuje strona dokumentacji o perft.
hexnet-no-no_classic_position = Zasady klasyczne liczy się tylko od początku. Pomiń pozycję.
hexnet-no-not_in_hand = W ręce nie ma już { hexnet-kind-of }. Wybierz inną jednostkę.
hexnet-no-not_activated = Twoja Sieć nie jest jeszcze aktywowana, więc jej jednostki nie mogą działać. Wystaw najpierw Statek Matkę albo Wabika.
hexnet-no-core_due = Trzecim własnym ruchem musi się pojawić rdzeń. Wystaw Statek Matkę albo Wabika.
hexnet-no-mothership_due = Od dziesiątego własnego ruchu wystawić można tylko Statek Matkę. Wystaw go albo rusz jednostką.
hexnet-no-occupied = Heks { $hex } jest zajęty. Wybierz pusty.
hexnet-no-off_network = Żadna twoja aktywna jednostka nie dotyka { $hex }. Wybierz heks obok swojej aktywnej jednostki.
hexnet-no-not_at_wreck = Twoja pierwsza jednostka musi dotykać Wraku, na którym nic nie stoi. Wybierz jeden z zielonych heksów.
hexnet-no-not_at_unit = Twoja pierwsza jednostka musi dotykać takiej, która już jest na planszy. Wybierz heks obok niej.
hexnet-no-not_at_origin = Pierwsza jednostka w grze trafia na 0,0. Wybierz ten heks.
hexnet-no-foreign_contact = Heks { $hex } dotyka innego gracza, a twoje są mniej niż trzy jego ścianki. Wybierz taki, który dotyka tylko ciebie.
hexnet-no-not_yours = To nie twoja jednostka. Wybierz własną.
hexnet-no-covered = Na { $unit } coś stoi. Działać może tylko szczyt stosu.
hexnet-no-immobilised = { $unit } jest w tej turze w pułapce. Wybierz inną jednostkę.
hexnet-no-paralysed = { $unit } jest w tej turze pod działaniem IEM. Wybierz inną jednostkę.
hexnet-no-pinned = Bez { $unit } wspólna Sieć by się rozpadła. Wybierz jednostkę, która nie jest łącznikiem.
hexnet-no-same_hex = Ruch musi się skończyć gdzie indziej. Wybierz inny heks niż ten, na którym stoi { $unit }.
hexnet-no-gate = Oba heksy po bokach drogi na { $hex } są zajęte, więc bramka jest zamknięta. Wybierz inną drogę albo inny heks.
hexnet-no-gate_above = Oba stosy po bokach drogi na { $hex } są za wysokie na ten krok. Wejdź najpierw na jeden z nich albo wybierz inny heks.
hexnet-no-no_contact = W drodze na { $hex } jednostka straciłaby kontakt z Siecią. Wybierz heks przy jej brzegu.
hexnet-no-out_of_reach = { $kind ->
    [O] Rdzeń idzie o jeden heks po brzegu Sieci, a { $hex } do nich nie należy. Wybierz jeden z niebieskich.
    [S] Sprinter biegnie po brzegu Sieci, a tą drogą nie dotrze na { $hex }. Wybierz jeden z niebieskich heksów.
    [C] Wspinacz robi jeden krok, a ze szczytu stosu dwa, i tak nie dotrze na { $hex }. Wybierz jeden z niebieskich heksów.
    [J] Skoczek leci prosto nad zajętymi heksami, a na { $hex } nie wyląduje. Wybierz jeden z niebieskich heksów.
    [N] Sieciarz idzie dokładnie cztery heksy, a { $hex } nie leży o cztery kroki. Wybierz jeden z niebieskich heksów.
    [K] Klon idzie dokładnie cztery heksy, a { $hex } nie leży o cztery kroki. Wybierz jeden z niebieskich heksów.
   *[other] Jednostka nie dotrze na { $hex }. Wybierz jeden z niebieskich heksów.
}
hexnet-no-series_ended = Lądowanie w drodze na { $hex } zmienia planszę i tam kończy ruch. Wybierz heks przed nim.
hexnet-no-no_power = { $unit } nie niesie Wzmocnienia. Zbierz je najpierw z fioletowego heksu.
hexnet-no-wrong_unit = { $ability ->
    [emp] IEM mają Sprinterzy, a { $unit } to ktoś inny. Wybierz Sprintera ze Wzmocnieniem.
    [clone] Podwójne kłopoty mają Sieciarze, a { $unit } to ktoś inny. Wybierz Sieciarza ze Wzmocnieniem.
    [grapple] Chwytak mają Wspinacze, a { $unit } to ktoś inny. Wybierz Wspinacza ze Wzmocnieniem.
   *[transfer] Transfer Świadomości mają rdzenie, a { $unit } to ktoś inny. Wybierz rdzeń ze Wzmocnieniem.
}
hexnet-no-not_adjacent = Heksy zdolności muszą leżeć obok jednostki. Wybierz jej sąsiada.
hexnet-no-no_target = { $target } nie da się chwycić. Wybierz sąsiednią jednostkę; Wraki zostają na miejscu.
hexnet-no-victim_covered = { $target } nie jest w swoim heksie jedynym elementem. Wybierz jednostkę, która stoi sama.
hexnet-no-victim_pinned = Bez { $target } wspólna Sieć by się rozpadła. Wybierz jednostkę, która nie jest łącznikiem.
hexnet-no-too_many = Jednostki i Wraki w grze osiągnęły granicę: { $most }. Wybierz inną akcję.
hexnet-no-too_many_cores = Twoje rdzenie osiągnęły granicę: { $most }. Wybierz inną akcję.
hexnet-no-no_choice = Wskaż Statek Matkę wśród swoich rdzeni na planszy, razem z nowym. Dopóki jest w ręce, nie wskazuj żadnego.

## Opcje

hexnet-option-counts = Jednostki każdego gracza
hexnet-option-counts-help = Cztery liczby: Sprinterzy, Wspinacze, Skoczkowie, Sieciarze. Puste pole: według liczby graczy.
hexnet-option-trap_deactivates = Unieruchomione jednostki nie pomagają przy wystawianiu
hexnet-option-trap_deactivates-help = Po włączeniu przy unieruchomionej jednostce nie można wystawiać, tak jak przy sparaliżowanej.
hexnet-option-p_mode = Wzmocnienia
hexnet-option-p_mode-help = Czy pojawiają się Wzmocnienia, losowo czy na podanych z góry heksach.
hexnet-option-p_mode-random = { hexnet-value-random }
hexnet-option-p_mode-list = { hexnet-value-list }
hexnet-option-p_mode-off = { hexnet-value-off }
hexnet-option-p_list = Lista Wzmocnień
hexnet-option-p_list-help = Do testów: wpisy takie jak 3@1,-1, czyli koniec rundy 3 i heks 1,-1.
hexnet-option-p_first_round = Pierwsza runda ze Wzmocnieniem
hexnet-option-p_first_round-help = Na koniec tej rundy może się pojawić pierwsze Wzmocnienie. Zwykle 3.
hexnet-option-p_every = Rundy między Wzmocnieniami
hexnet-option-p_every-help = Po tylu rundach może się pojawić następne. Zwykle 2.
hexnet-option-p_cap = Najwięcej Wzmocnień na planszy
hexnet-option-p_cap-help = Gdy tyle ich leży, nowe się nie pojawia. 0 oznacza połowę liczby aktywnych graczy, zaokrągloną w górę.
hexnet-option-turn_timeout = Gdy skończy się czas tury
hexnet-option-turn_timeout-help = Albo przepada tura, a przy trzeciej z rzędu Sieć upada, albo upada ona od razu.
hexnet-option-turn_timeout-skip3 = { hexnet-value-skip3 }
hexnet-option-turn_timeout-fall = { hexnet-value-fall }
hexnet-option-lockout_turns = Pominięte tury do upadku
hexnet-option-lockout_turns-help = Sieć, która nie jest aktywowana, upada po tylu pominiętych turach z rzędu. Zwykle 3; 0 oznacza nigdy.
hexnet-option-max_actions = Najwięcej akcji
hexnet-option-max_actions-help = Po tylu akcjach gra jest przerywana bez zwycięzcy. 0 oznacza nigdy.

## Błędy w opcjach

hexnet-fault-out_of_range = Wybierz liczbę od { $low } do { $high }.
hexnet-fault-counts_size = Podaj cztery liczby: Sprinterów, Wspinaczy, Skoczków i Sieciarzy, albo żadnej.
hexnet-fault-too_many_units = Jednostek i Wraków byłoby razem { $units }. Największa dozwolona liczba to { $most }.
hexnet-fault-bad_entry = „{ $entry }” to nie Wzmocnienie. Napisz rundę i heks, na przykład 3@1,-1.

## Plansza na ekranie

hexnet-board = Plansza heksów bez końca. Strzałki prowadzą z heksu na heks.
hexnet-board-empty = pusty
hexnet-board-unit = { hexnet-kind } { $unit }, gracz { $seat_name }
hexnet-board-wreck = Wrak { $unit }
hexnet-board-mine-M = twój Statek Matka
hexnet-board-mine-D = twój Wabik
hexnet-board-core-hidden = Czy to Statek Matka, wie tylko właściciel.
hexnet-board-level = poziom { $level }
hexnet-board-stack = { $count ->
    [one] stos z { $count } elementu
   *[other] stos z { $count } elementów
}
hexnet-board-stack-close = Zamknij stos
hexnet-board-power = Wzmocnienie P
hexnet-board-trap = twoja pułapka energetyczna T
hexnet-board-last = ostatni ruch
hexnet-board-can-place = można tu wystawić
hexnet-board-can-move = można tu pójść
hexnet-board-can-target = można wybrać
hexnet-board-tray = Twoja ręka
hexnet-board-tray-empty = Ręka jest pusta.
hexnet-board-tray-unit = { hexnet-kind } × { $count }
hexnet-board-abilities = Zdolności: { $unit }
hexnet-board-emp = IEM
hexnet-board-clone = Podwójne kłopoty
hexnet-board-grapple = Chwytak
hexnet-board-transfer = Transfer Świadomości
hexnet-board-multijump = Wieloskok: do dziesięciu skoków
hexnet-board-spends = To kosztuje Wzmocnienie.
hexnet-board-choose-place = { hexnet-kind }: gdzie wystawić?
hexnet-board-choose-move = { $unit }: dokąd?
hexnet-board-choose-emp = { $units_count ->
    [0] IEM: nikogo nie ma w zasięgu. Odpalić mimo to?
   *[other] IEM sparaliżuje: { $units }. Odpalić?
}
hexnet-board-choose-clone = Podwójne kłopoty: gdzie pojawi się klon?
hexnet-board-choose-target = Chwytak: którego sąsiada przełożyć?
hexnet-board-choose-drop = Chwytak: dokąd trafi { $target }?
hexnet-board-choose-core = Transfer Świadomości: gdzie pojawi się nowy rdzeń?
hexnet-board-choose-mothership = Wybierz, który rdzeń jest Statkiem Matką. Widzisz to tylko ty.
hexnet-board-choose-this = { $unit } na { $at }
hexnet-board-choose-new = nowy rdzeń na { $at }
hexnet-board-is-mothership = jest teraz Statkiem Matką
hexnet-board-mothership-due = { $count ->
    [0] Od teraz wystawić można tylko twój Statek Matkę.
    [one] Jeszcze { $count } własny ruch, a potem wystawić można tylko twój Statek Matkę.
    [few] Jeszcze { $count } własne ruchy, a potem wystawić można tylko twój Statek Matkę.
    [many] Jeszcze { $count } własnych ruchów, a potem wystawić można tylko twój Statek Matkę.
   *[other] Jeszcze { $count } własnego ruchu, a potem wystawić można tylko twój Statek Matkę.
}
hexnet-board-only-mothership = Twoja tura. Wystaw Statek Matkę, rusz jednostkę albo użyj zdolności.
hexnet-board-fallen = Twoja Sieć upadła. Teraz już tylko się przyglądasz.
hexnet-board-choose-kind = { $hex }: którą jednostkę wystawić?
hexnet-board-costly = Pola z fioletową obwódką wymagają więcej niż dwóch skoków i kosztują Wzmocnienie.
hexnet-board-costs = kosztuje Wzmocnienie
hexnet-board-not-now = teraz nie
hexnet-board-trap-of = pułapka energetyczna: { $seat_name }
