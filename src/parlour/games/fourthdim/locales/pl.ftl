### Czwarty wymiar: teksty gry.
###
### $piece, $taker i $victim to litery T, G, R, W albo FT, FG, FR, FW dla żetonów przyszłości.
### $seat to liczba 0 (białe) lub 1 (czarne).
### $from, $origin, $current, $to, $at, $take, $mark, $future i $space to nazwy pól.
### $spot to liczba: stopień Wiru albo 0, gdy znacznik jest w domu.

fourthdim-name = Czwarty wymiar
fourthdim-tagline = Pojedynek na okrągłej planszy: jedną figurą idziesz, drugą oszukujesz czas.

## Figury i strony

fourthdim-piece-T = Władca Czasu
fourthdim-piece-G = Strażnik
fourthdim-piece-R = Tropiciel
fourthdim-piece-W = Wojownik
fourthdim-piece-FT = przyszły Władca Czasu
fourthdim-piece-FG = przyszły Strażnik
fourthdim-piece-FR = przyszły Tropiciel
fourthdim-piece-FW = przyszły Wojownik

# Mianownik.
fourthdim-piece = { $piece ->
    [T] Władca Czasu
    [G] Strażnik
    [R] Tropiciel
    [W] Wojownik
    [FT] przyszły Władca Czasu
    [FG] przyszły Strażnik
    [FR] przyszły Tropiciel
    [FW] przyszły Wojownik
   *[other] figura
}
# Biernik.
fourthdim-piece-object = { $piece ->
    [T] Władcę Czasu
    [G] Strażnika
    [R] Tropiciela
    [W] Wojownika
    [FT] przyszłego Władcę Czasu
    [FG] przyszłego Strażnika
    [FR] przyszłego Tropiciela
    [FW] przyszłego Wojownika
   *[other] figurę
}
# Biernik ofiary bicia.
fourthdim-victim-object = { $victim ->
    [T] Władcę Czasu
    [G] Strażnika
    [R] Tropiciela
    [W] Wojownika
    [FT] przyszłego Władcę Czasu
    [FG] przyszłego Strażnika
    [FR] przyszłego Tropiciela
    [FW] przyszłego Wojownika
   *[other] figurę
}

fourthdim-side-0 = Białe
fourthdim-side-1 = Czarne
# Na początku zdania.
fourthdim-side = { $seat ->
    [0] Białe
   *[1] Czarne
}
# Dopełniacz, w środku zdania.
fourthdim-side-of = { $seat ->
    [0] białych
   *[1] czarnych
}

## Co leży na stole

fourthdim-vortex = Wir
fourthdim-marker = znacznik
fourthdim-spot = stopień { $spot }
fourthdim-warp-idle = Spokój: Wir pusty, znacznik w domu
fourthdim-warp-up = W Wirze: { fourthdim-piece } na stopniu { $spot }, znacznik na { $mark }
fourthdim-warp-back = Para: { fourthdim-piece } na { $from }, żeton przyszłości na { $to }, znacznik na stopniu { $spot }
fourthdim-warp-drift = Dryf: znacznik na stopniu { $spot }
fourthdim-captures-open = { $count ->
    [one] Można zbić { $count } figurę przeciwnika
    [few] Można zbić { $count } figury przeciwnika
    [many] Można zbić { $count } figur przeciwnika
   *[other] Można zbić { $count } figury przeciwnika
}
fourthdim-pieces-left = { $count ->
    [one] { $count } figura
    [few] { $count } figury
    [many] { $count } figur
   *[other] { $count } figury
}
fourthdim-turns-since-capture = { $count ->
    [one] { $count } tura bez bicia
    [few] { $count } tury bez bicia
    [many] { $count } tur bez bicia
   *[other] { $count } tury bez bicia
}

## Polecenia

fourthdim-prompt-turn = Twoja tura. Wykonaj zwykły ruch i skok w czasie, w dowolnej kolejności.
fourthdim-prompt-turn-optional = Twoja tura. Wykonaj zwykły ruch; skok w czasie zależy od ciebie.
fourthdim-prompt-approach = Twoja tura. Zbliż obecną figurę pary do jej żetonu przyszłości; nawigacja idzie z tym w parze.
fourthdim-prompt-blocked = Twoja tura. Para jest zablokowana: wykonaj zwykły ruch inną figurą. Skoku w czasie tym razem nie ma.
fourthdim-prompt-nothing = Twoja tura. Niczego nie da się ruszyć, więc pasujesz.
fourthdim-prompt-captures = Zanim ruszysz, możesz zbić dowolne z zaznaczonych figur przeciwnika.
fourthdim-prompt-normal = Zwykły ruch: zrób krok jedną figurą na sąsiednie wolne pole.
fourthdim-prompt-timewarp = Skok w czasie: wybierz jeden z dostępnych.
fourthdim-prompt-timewarp-idle = Skok w czasie: wejście w Wir albo przybycie z przyszłości.
fourthdim-prompt-timewarp-up = Skok w czasie: wyjdź z Wiru albo wznieś figurę o stopień.
fourthdim-prompt-timewarp-top = Skok w czasie: figura jest na stopniu 3, więc wyjdź z Wiru.
fourthdim-prompt-timewarp-back = Skok w czasie: przesuń znacznik o stopień w dół.
fourthdim-prompt-timewarp-drift = Skok w czasie: przesuń znacznik o stopień w dół albo wybierz przybycie z przyszłości.
fourthdim-prompt-either = Zacznij od zwykłego ruchu albo od skoku w czasie.
fourthdim-prompt-end = Wszystko, co konieczne, zrobione. Zakończ turę, gdy zechcesz.

fourthdim-part-captures = Bicia początkowe
fourthdim-part-normal = Zwykły ruch
fourthdim-part-timewarp = Skok w czasie
fourthdim-part-end = Koniec tury

## Działania

# $take to jedno pole albo kilka po przecinku; $count mówi, ile ich jest.
fourthdim-action-TakeAtStart = { $count ->
    [1] Zbij { fourthdim-victim-object } na { $take }
   *[other] Zbij figury na { $take }
}
fourthdim-action-Move = Przesuń { fourthdim-piece-object } z { $from } na { $to }
fourthdim-action-MoveTake = Przesuń { fourthdim-piece-object } z { $from } na { $to } i zbij { fourthdim-victim-object } na { $take }
fourthdim-action-BeamUp = Przenieś { fourthdim-piece-object } z { $from } do Wiru
fourthdim-action-BeamDown = Wyprowadź { fourthdim-piece-object } z Wiru na { $to }
fourthdim-action-BeamDownTake = Wyprowadź { fourthdim-piece-object } z Wiru na { $to } i zbij { fourthdim-victim-object } na { $take }
# $what to piece albo marker; $spot mówi, dokąd trafia.
fourthdim-action-Navigate = { $what ->
    [piece] Nawigacja: figura wznosi się na stopień { $spot }
   *[marker] { $spot ->
        [0] Nawigacja: znacznik wraca do domu
       *[other] Nawigacja: znacznik schodzi na stopień { $spot }
    }
}
fourthdim-action-BeamBack = Podwój { fourthdim-piece-object } na { $from }: żeton przyszłości na { $to }
fourthdim-action-BeamBackTake = Podwój { fourthdim-piece-object } na { $from }: żeton przyszłości na { $to } bije { fourthdim-victim-object } na { $take }
fourthdim-action-EndTurn = Zakończ turę
fourthdim-action-Pass = Pasuj
fourthdim-action-OfferDraw = Zaproponuj remis
fourthdim-action-AcceptDraw = Przyjmij remis
fourthdim-action-DeclineDraw = Odrzuć remis

## Zdarzenia

fourthdim-event-TurnBegun = Tura { $number }: ruch { fourthdim-side-of }.
fourthdim-event-PieceMoved = { fourthdim-side } przesunęły { fourthdim-piece-object } z { $origin } na { $to }.
fourthdim-event-PieceCaptured = { fourthdim-side } zbiły { fourthdim-piece-object } na { $at }.
fourthdim-event-PieceLifted = { fourthdim-side } przeniosły { fourthdim-piece-object } z { $origin } do Wiru; został tam znacznik.
fourthdim-event-PieceLanded = { fourthdim-side } wyprowadziły { fourthdim-piece-object } z Wiru na { $to }.
fourthdim-event-MarkerMoved = { $spot ->
    [0] Znacznik { fourthdim-side-of } wrócił do domu.
   *[other] Znacznik { fourthdim-side-of } przeszedł na stopień { $spot }.
}
fourthdim-event-PieceClimbed = W Wirze { fourthdim-side-of } { fourthdim-piece } wzniósł się na stopień { $spot }.
fourthdim-event-FuturePlaced = { fourthdim-side } podwoiły { fourthdim-piece-object } na { $current }: żeton przyszłości na { $to }, znacznik na stopniu { $spot }.
fourthdim-event-PairMet = Na { $at } { fourthdim-piece } { fourthdim-side-of } spotkał swój żeton przyszłości.
fourthdim-event-PairLost = { fourthdim-side } zbiły parę: { fourthdim-piece-object } na { $at } i jego żeton przyszłości na { $future }.
fourthdim-event-TurnPassed = { fourthdim-side } nie miały czym ruszyć i spasowały.
fourthdim-event-DrawOffered = { fourthdim-side } zaproponowały remis.
fourthdim-event-DrawDeclined = { fourthdim-side } odrzuciły remis.
# $reason to timelord, vortex, left albo time.
fourthdim-event-GameWon = { $reason ->
    [vortex] { fourthdim-side } wygrały. { fourthdim-reason-vortex }
    [left] { fourthdim-side } wygrały. { fourthdim-reason-left }
    [time] { fourthdim-side } wygrały. { fourthdim-reason-time }
   *[timelord] { fourthdim-side } wygrały. { fourthdim-reason-timelord }
}
# $reason to repetition, progress, lone albo agreement.
fourthdim-event-GameDrawn = { $reason ->
    [repetition] Gra zakończyła się remisem. { fourthdim-reason-repetition }
    [progress] Gra zakończyła się remisem. { fourthdim-reason-progress }
    [lone] Gra zakończyła się remisem. { fourthdim-reason-lone }
   *[agreement] Gra zakończyła się remisem. { fourthdim-reason-agreement }
}
fourthdim-event-SeatLeft = { fourthdim-side } opuściły grę.

## Propozycja remisu
## $name to ten, kto proponuje, $names ci, którzy mogą odpowiedzieć.

fourthdim-proposal-draw = { $name } proponuje remis.
fourthdim-proposal-draw-own = Proponujesz remis. Propozycja czeka, dopóki { $names } nie zagra.
fourthdim-proposal-draw-declined = { $names } nie przyjmuje remisu.
fourthdim-proposal-draw-lapsed = { $names } gra dalej. Twoja propozycja remisu wygasła.

## Dlaczego gra się skończyła

fourthdim-reason-timelord = Zbito Władcę Czasu.
fourthdim-reason-vortex = Władca Czasu został sam w Wirze.
fourthdim-reason-repetition = Ta sama pozycja powstała po raz trzeci.
fourthdim-reason-progress = Zbyt wiele tur minęło bez bicia.
fourthdim-reason-lone = Każdej ze stron został tylko Władca Czasu.
fourthdim-reason-agreement = Gracze tak uzgodnili.
fourthdim-reason-left = Jedna ze stron zrezygnowała z gry.
fourthdim-reason-time = Jednej ze stron skończył się czas.

## Odmowy

fourthdim-no-not_your_piece = To figura przeciwnika. Wybierz jedną ze swoich.
fourthdim-no-no_piece = Nikt tam nie stoi. Wybierz pole ze swoją figurą.
fourthdim-no-future_cannot_move = Żeton przyszłości stoi w miejscu. Wybierz jedną z obecnych figur.
fourthdim-no-not_adjacent = Figura robi jeden krok. Wybierz pole, które graniczy z jej polem.
fourthdim-no-space_occupied = To pole jest zajęte. Wybierz wolne; znaczniki nie przeszkadzają.
fourthdim-no-same_piece = Ta figura służy już drugiej części tury. Wybierz inną.
fourthdim-no-approach_due = Twoja para musi się zbliżyć. Zrób krok jej obecną figurą w stronę żetonu przyszłości.
fourthdim-no-part_done = Ta część jest już wykonana. Przejdź do drugiej albo zakończ turę.
fourthdim-no-captures_closed = Bicia początkowe poprzedzają pierwszą część. Cofnij najpierw swoje części albo poczekaj do następnej tury.
fourthdim-no-not_capturable = Na początku tury nie masz kim tego zbić. Wybierz jedną z zaznaczonych figur.
fourthdim-no-other_half = W zasięgu są obie połówki tej pary i liczą się jako jedna. Wskaż pole jej obecnej figury, { $current }.
fourthdim-no-timelord_alone = Zbicie Władcy Czasu kończy grę. Zbij go samego, bez innych bić początkowych.
fourthdim-no-cannot_take = { $taker ->
    [T] Władca Czasu bije Strażników i Tropicieli. Wybierz kogoś z nich.
    [G] Strażnik bije Tropicieli i Wojowników. Wybierz kogoś z nich.
    [R] Tropiciel bije Wojowników. Wybierz kogoś z nich.
    [W] Wojownik bije tylko Władcę Czasu. Wybierz inne działanie.
   *[other] Ta figura nie bije tamtej. Wybierz innego przeciwnika.
}
fourthdim-no-not_next_to = Bita figura musi stać obok tej, która przybywa. Wybierz sąsiada tego pola.
fourthdim-no-vortex_occupied = W twoim Wirze jest figura. Najpierw wyprowadź ją na planszę.
fourthdim-no-vortex_empty = W Wirze nie ma figury, która mogłaby wyjść. Wybierz inny skok.
fourthdim-no-token_on_board = Twój żeton przyszłości jest jeszcze na planszy. Niech para najpierw się spotka.
fourthdim-no-marker_in_vortex = Twój znacznik jest jeszcze w Wirze. Najpierw sprowadź go do domu nawigacją.
fourthdim-no-must_beam_down = Wyżej niż na stopień 3 wejść się nie da. Wybierz pole, na które figura wyjdzie z Wiru.
fourthdim-no-too_far = To za daleko. Wybierz pole odległe najwyżej o dwa kroki.
fourthdim-no-too_near = To za blisko. Wybierz pole odległe co najmniej o krok.
fourthdim-no-last_piece = Twoja jedyna figura musi zostać na planszy. Wybierz coś innego niż wejście w Wir.
fourthdim-no-approach_blocked = Droga do żetonu przyszłości jest zablokowana, więc w tej turze nie ma skoku. Rusz inną figurą.
fourthdim-no-part_missing = Jedna z części tury jest jeszcze otwarta. Wykonaj ją, zanim zakończysz turę.
fourthdim-no-would_block_part = Potem nie dałoby się już wykonać obowiązkowej części. Wybierz inne działanie albo inną kolejność.
fourthdim-no-path_blocked = Przy tym stole droga do żetonu przyszłości musi być wolna. Wybierz pole, do którego figura dojdzie.
fourthdim-no-nothing_to_navigate = W twoim Wirze nie ma ani figury, ani znacznika. Wybierz inny skok.
fourthdim-no-no_victim = Na { $space } nie ma przeciwnika. Wybierz pole z jego figurą lub żetonem albo zrezygnuj z bicia.
fourthdim-no-current_waits = Obecna figura twojej pary stoi w tej turze w miejscu. Zrób krok inną figurą.
fourthdim-no-captures_order = Bicia początkowe podaje się od razu wszystkie, każde pole raz, w porządku planszy. Podaj je w ten sposób.
fourthdim-no-not_a_part = To nie jest część tury. Wybierz bicie początkowe, zwykły ruch albo skok w czasie.
fourthdim-no-draw_on_offer = Remis jest już zaproponowany. Poczekaj na odpowiedź albo sam jej udziel.
fourthdim-no-no_draw_offered = Przeciwnik nie proponuje remisu. Graj dalej albo zaproponuj go samemu.
fourthdim-no-nothing_open = To działanie należy do twojej tury. Wybierz je, gdy przyjdzie twoja kolej.
fourthdim-no-unknown_space = Nie ma pola { $space }. Użyj nazwy takiej jak b4 albo c12.

## Opcje

fourthdim-option-rings = Pierścienie
fourthdim-option-rings-help = Liczba pól w każdym pierścieniu, od środka na zewnątrz. Zwykle 4, 8, 16, 32.
fourthdim-option-start_array = Ustawienie początkowe
fourthdim-option-start_array-help = Rzędy białych w ich domu od środka na zewnątrz, na przykład WWWW/WRGTRGRW; kropka to puste pole. Czarne stoją tak samo po obrocie o pół koła.
fourthdim-option-beam_down_min_distance = Najmniejsza odległość wyjścia z Wiru
fourthdim-option-beam_down_min_distance-help = Przy 0 figura może wyjść na pole swojego znacznika, przy 1 nie może.
fourthdim-option-beam_back_from_drift = Przybycie w stanie Dryfu
fourthdim-option-beam_back_from_drift-help = Gdy włączone, figurę można podwoić, chociaż znacznik jest jeszcze w Wirze.
fourthdim-option-marker_home_with_pair = Znacznik wraca ze zbitą parą
fourthdim-option-marker_home_with_pair-help = Gdy włączone, znacznik opuszcza Wir razem ze zbitą parą.
fourthdim-option-no_progress_limit = Tury bez bicia
fourthdim-option-no_progress_limit-help = Po tylu kolejnych turach bez bicia gra kończy się remisem. Zwykle 100.
fourthdim-option-beam_back_needs_open_path = Przybycie wymaga wolnej drogi
fourthdim-option-beam_back_needs_open_path-help = Gdy włączone, w chwili przybycia droga od figury do żetonu przyszłości musi być wolna.

## Błędy opcji

fourthdim-fault-out_of_range = Wybierz liczbę od { $low } do { $high }.
fourthdim-fault-rings_size = Wybierz od dwóch do ośmiu pierścieni, każdy z co najmniej jednym polem. Wszystkich pól może być najwyżej { $most }.
fourthdim-fault-rings_multiple = Wybierz środek o 4 polach lub wielokrotności 4, a każdy następny pierścień jako całkowitą wielokrotność poprzedniego.
fourthdim-fault-array_rows = Ustawienie ma za dużo rzędów. Podaj ich najwyżej { $most }.
fourthdim-fault-array_row = Rząd { $row } nie pasuje. Użyj liter T, G, R, W i kropek; długość rzędu to { $length }.
fourthdim-fault-array_army = Każda strona musi mieć dokładnie jednego Władcę Czasu oraz najwyżej 2 Strażników, 3 Tropicieli i 6 Wojowników.

## Plansza na ekranie
## $mode to idle, up, back albo drift.

fourthdim-board = Plansza z czterech pierścieni. Strzałki prowadzą z pola na pole.
fourthdim-board-free = wolne
fourthdim-board-piece = { $seat ->
    [0] { fourthdim-piece }, białe
   *[1] { fourthdim-piece }, czarne
}
fourthdim-board-marker = znacznik { fourthdim-side-of }
fourthdim-board-target = można wybrać jako cel
fourthdim-board-eligible = można ją wybrać
fourthdim-board-victim = można zbić
fourthdim-board-taken = do zbicia
fourthdim-board-vortex-of = Wir { fourthdim-side-of }
fourthdim-board-vortex = { $mode ->
    [up] Wir { fourthdim-side-of }: { fourthdim-piece } na stopniu { $spot }
    [idle] Wir { fourthdim-side-of }: pusty
   *[other] Wir { fourthdim-side-of }: znacznik na stopniu { $spot }
}
fourthdim-board-parts = Części tury
fourthdim-board-to-choose = do wyboru
fourthdim-board-not-now = teraz niemożliwy
fourthdim-board-Navigate = Nawigacja
fourthdim-board-BeamDown = Wyjście z Wiru
fourthdim-board-BeamUp = Wejście w Wir
fourthdim-board-BeamBack = Przybycie z przyszłości
fourthdim-board-no-capture = Niczego nie bij
fourthdim-board-choose-step = { $piece }: dokąd krok?
fourthdim-board-choose-victim = { $to }: zbijasz kogoś czy nikogo?
fourthdim-board-choose-lift = Wejście w Wir: która figura?
fourthdim-board-choose-landing = Wyjście z Wiru: wybierz pole lądowania.
fourthdim-board-choose-current = Przybycie z przyszłości: która figura?
fourthdim-board-choose-future = Przybycie z przyszłości figury z { $piece }: gdzie pojawi się żeton?

## Błędy w tekście pozycji
## $side to litera w (Białe) albo b (Czarne), $kind litera figury.

fourthdim-no-field_count = Pozycja ma pięć części oddzielonych spacją: strona na ruchu, figury Białych, skok Białych, figury Czarnych, skok Czarnych. Dalej może stać liczba tur bez bicia.
fourthdim-no-bad_side = „{ $text }” to nie strona na ruchu. Napisz w dla Białych albo b dla Czarnych.
fourthdim-no-bad_piece = „{ $text }” to nie figura. Napisz jej literę i pole, na przykład Gc4; figury oddzielaj przecinkami.
fourthdim-no-bad_warp = „{ $text }” to nie skok. Napisz łącznik, jeśli go nie ma, albo na przykład U2R@d3, B1:c1>b1 lub D2.
fourthdim-no-bad_count = „{ $text }” to nie liczba tur. Napisz liczbę całkowitą albo ją pomiń.
fourthdim-no-space_taken = Na { $space } stoją dwie figury. Przenieś jedną z nich na inne pole.
fourthdim-no-too_many_pieces = { $side ->
    [w] Białe
   *[b] Czarne
} mają za dużo figur { $kind }: { $count }. Może ich być najwyżej { $most }.
fourthdim-no-no_timelord = { $side ->
    [w] Białe
   *[b] Czarne
} nie mają Władcy Czasu na planszy ani w Wirze albo mają figury tylko w Wirze. Postaw ją na planszy.
fourthdim-no-no_own_piece = { $side ->
    [w] Białe
   *[b] Czarne
} nie mają figury na { $space }, więc nie może być pary. Podaj najpierw pole obecnej figury.
fourthdim-no-bad_pair_distance = Para { $side ->
    [w] Białych
   *[b] Czarnych
} jest w odległości { $distance }, a znacznik na stopniu { $spot }. Stopień to odległość.
fourthdim-no-two_warp_entries = { $side ->
    [w] Białe
   *[b] Czarne
} mają dwa skoki. Zostaw jeden z nich.
