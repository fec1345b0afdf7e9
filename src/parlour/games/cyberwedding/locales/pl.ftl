### Cyberwesele: teksty gry.
###
### $seat_name, $to_name, $by_name to imiona graczy, w mianowniku. $card_name, $character_name, $ability_name i $tile_name
### to teksty z dołu, $…_square to pole, na przykład „n8”, $tile_place kafelek „B4”, $mark_name Model „II”.
### Cybermana opisują $cyberman_rank, $cyberman_mark i $cyberman_square, czyjąś postać $captive_character
### i $captive_owner, linię $line_axis i $line_name. Kody to słowa zasad.

cyberwedding-name = Cyberwesele
cyberwedding-tagline = Cyber Wedding: tort pokrojony, Cybermeni już są. Uciekaj autem, trzymajcie się razem albo zmień stronę.

## Słowa w innych tekstach: jako podmiot, jako dopełnienie i po „z”.

cyberwedding-the-cyberman = { $cyberman_rank ->
    [leader] Cyberlider
    [lieutenant] Cyberporucznik
    [gone] Cyberman
   *[ordinary] Model { $cyberman_mark }
}
cyberwedding-the-cyberman-object = { $cyberman_rank ->
    [leader] Cyberlidera
    [lieutenant] Cyberporucznika
    [gone] Cybermana
   *[ordinary] Model { $cyberman_mark }
}
cyberwedding-the-cyberman-with = { $cyberman_rank ->
    [leader] Cyberliderem
    [lieutenant] Cyberporucznikiem
    [gone] Cybermanem
   *[ordinary] Modelem { $cyberman_mark }
}
# I gdzie stoi, póki stoi.
cyberwedding-the-cyberman-placed = { $cyberman_rank ->
    [gone] { cyberwedding-the-cyberman }
   *[other] { cyberwedding-the-cyberman } ({ $cyberman_square })
}
cyberwedding-the-cyberman-object-placed = { $cyberman_rank ->
    [gone] { cyberwedding-the-cyberman-object }
   *[other] { cyberwedding-the-cyberman-object } ({ $cyberman_square })
}
cyberwedding-the-captive = { $captive_character ->
    [bride] Panna Młoda
    [groom] Pan Młody
    [athletic] Sportowiec
    [geek] Geek
    [parent] Rodzic
    [whiner] Maruda
   *[reenactor] Rekonstruktor AAF
} ({ $captive_owner })
cyberwedding-the-captive-object = { $captive_character ->
    [bride] Pannę Młodą
    [groom] Pana Młodego
    [athletic] Sportowca
    [geek] Geeka
    [parent] Rodzica
    [whiner] Marudę
   *[reenactor] Rekonstruktora AAF
} ({ $captive_owner })
cyberwedding-the-facing = { $facing ->
    [0] zwrot na północ
    [1] zwrot na wschód
    [2] zwrot na południe
   *[3] zwrot na zachód
}
cyberwedding-the-tokens = { $fatigue ->
    [0] { $escape ->
        [one] { $escape } żeton Ucieczki
        [few] { $escape } żetony Ucieczki
        [many] { $escape } żetonów Ucieczki
       *[other] { $escape } żetonu Ucieczki
    }
   *[other] { $escape ->
        [0] { $fatigue ->
            [one] { $fatigue } żeton Wysiłku
            [few] { $fatigue } żetony Wysiłku
            [many] { $fatigue } żetonów Wysiłku
           *[other] { $fatigue } żetonu Wysiłku
        }
       *[other] żetony Ucieczki: { $escape } i Wysiłku: { $fatigue }
    }
}
cyberwedding-the-line = { $line_axis ->
    [row] wiersz { $line_name }, { $backwards ->
        [yes] na zachód
       *[no] na wschód
    }
   *[column] kolumna { $line_name }, { $backwards ->
        [yes] na północ
       *[no] na południe
    }
}

## Postacie

cyberwedding-character-bride = Panna Młoda
cyberwedding-character-bride-help = Czynna. Rzuć kością: przy 6 weź żeton Ucieczki; w nazwanym budynku przy 5 lub 6.
cyberwedding-character-groom = Pan Młody
cyberwedding-character-groom-help = Czynna. Rzuć kością: przy 6 weź żeton Ucieczki; w nazwanym budynku przy 5 lub 6.
cyberwedding-character-athletic = Sportowiec
cyberwedding-character-athletic-help = Czynna. Rzuć kością: przy 5 lub 6 weź żeton Wysiłku; w nazwanym budynku przy 4, 5 lub 6.
cyberwedding-character-geek = Geek
cyberwedding-character-geek-help = Czynna. Do 3 pól w linii prostej obok wszystkich Cybermenów, bez starć. Odpala auto na krótko przy 5 lub 6.
cyberwedding-character-parent = Rodzic
cyberwedding-character-parent-help = Czynna. Przesuń sąsiedniego Cybermana o jedno pole i obróć go, jak chcesz. Nie Cyberlidera.
cyberwedding-character-whiner = Maruda
cyberwedding-character-whiner-help = Bierna. Gdy zdolność jest wymierzona w twoją grupę, rzuć kością: przy 4, 5 lub 6 nic się nie dzieje.
cyberwedding-character-reenactor = Rekonstruktor AAF
cyberwedding-character-reenactor-help = Bierna. +1 do każdego rzutu w starciu z Cybermanem na twoim polu, nie przeciw strzałom.

## Karty: nazwa i działanie

cyberwedding-card-hedge-trimmer = Nożyce do żywopłotu
cyberwedding-card-hedge-trimmer-help = W twojej turze: +2 do wszystkich twoich rzutów w starciach do jej końca.
cyberwedding-card-cyberscanner = Cyberskaner
cyberwedding-card-cyberscanner-help = W twojej turze: obejrzyj rękę gracza i weź z niej wybraną kartę.
cyberwedding-card-emergency-teleport = Teleport awaryjny
cyberwedding-card-emergency-teleport-help = Trafia on na tę kartę zamiast do zasobów; kto go zniszczył, i tak punktuje. W twojej turze: staje na dowolnym wolnym polu, obrócony, jak chcesz.
cyberwedding-card-cricket-bat = Kij do krykieta
cyberwedding-card-cricket-bat-help = Po jednym ze swoich rzutów w starciu: rzuć jeszcze raz i weź nowy wynik.
cyberwedding-card-tennis-racquet = Rakieta tenisowa
cyberwedding-card-tennis-racquet-help = Promień Energii lub Blaster wymierzony w ciebie chybia.
cyberwedding-card-gold = Rodowe złoto
cyberwedding-card-gold-help = Zostaje zniszczony i za niego punktujesz. Starcie z nim jest wygrane.
cyberwedding-card-picnic-hamper = Kosz piknikowy
cyberwedding-card-picnic-hamper-help = Weź 3 żetony Wysiłku.
cyberwedding-card-nail-varnish = Lakier do paznokci
cyberwedding-card-nail-varnish-help = Zostaje zniszczony i za niego punktujesz. Starcie z nim jest wygrane.
cyberwedding-card-second-wind = Drugi oddech
cyberwedding-card-second-wind-help = Weź 2 żetony Wysiłku.
cyberwedding-card-adrenaline-rush = Zastrzyk adrenaliny
cyberwedding-card-adrenaline-rush-help = Weź żeton Ucieczki.
cyberwedding-card-run-for-it = W nogi!
cyberwedding-card-run-for-it-help = +3 do ruchu w tej fazie.
cyberwedding-card-through-the-hedge = Na przełaj
cyberwedding-card-through-the-hedge-help = W tej fazie twoja grupa może wchodzić w żywopłoty i przechodzić przez ogrodzenie, ale nie może z własnej woli skończyć w żywopłocie.
cyberwedding-card-distraction = Odwrócenie uwagi
cyberwedding-card-distraction-help = Przesuń zwykłego Cybermana o 1 do 3 pól i obróć go, jak chcesz. Nie wchodzi na pole z inną grupą niż twoja.
cyberwedding-card-malfunction = Usterka
cyberwedding-card-malfunction-help = Nie dochodzi do skutku.
cyberwedding-card-signal-jam = Zagłuszanie
cyberwedding-card-signal-jam-help = Albo liczba Cybermenów, którzy teraz się ruszą, jest o 2 mniejsza, albo obie granice użycia zdolności w tej turze. Nigdy poniżej zera.
cyberwedding-card-reinforcement-beam = Promień posiłków
cyberwedding-card-reinforcement-beam-help = Postaw 2 zwykłych Cybermenów bieżącego Modelu na wolnych polach jednego kafelka.
cyberwedding-card-second-unit = Druga Komora
cyberwedding-card-second-unit-help = Postaw Komorę na wolnym polu, które nie jest żywopłotem ani drogą, w odległości co najmniej 4 od wszystkich grup, na kafelku bez Komory.
cyberwedding-card-sabotage = Sabotaż
cyberwedding-card-sabotage-help = Komora jest zniszczona: +1 PZ.
cyberwedding-card-struggle-free = Wyrwanie się
cyberwedding-card-struggle-free-help = Wraca za darmo i bez PZ (6).
cyberwedding-card-bouquet-toss = Rzut bukietem
cyberwedding-card-bouquet-toss-help = Zamień się miejscami z grupą w odległości do 6.
cyberwedding-card-speeches = Przemówienia
cyberwedding-card-speeches-help = W najbliższej Fazie Ruchu innego gracza z ludźmi limit wynosi co najwyżej 2.
cyberwedding-card-borrowed-phone = Pożyczony telefon
cyberwedding-card-borrowed-phone-help = Weź losową kartę z ręki gracza.
cyberwedding-card-hacking = Hakowanie
cyberwedding-card-hacking-help = Wszystkie Modele V na mapie są zniszczone, także Cyberlider i Cyberporucznicy. Punktujesz za każdego, a porwani wracają do swoich.
cyberwedding-card-conversion-glitch = Usterka konwersji
cyberwedding-card-conversion-glitch-help = Zamiast tego staje się Półcyberem (8).
cyberwedding-card-rapid-upgrade = Szybka modernizacja
cyberwedding-card-rapid-upgrade-help = Technologia o jeden wyżej, najwyżej V.
cyberwedding-card-keys = Kluczyki w stacyjce
cyberwedding-card-keys-help = Masz auto bez odpalania na krótko: od razu uciekaj albo atakuj (7).

## Karty: kiedy można je zagrać

cyberwedding-when-hedge-trimmer = w rosarium Rex Hazzlewood
cyberwedding-when-cyberscanner = na polu Komory
cyberwedding-when-emergency-teleport = zniszczono zwykłego Cybermana
cyberwedding-when-cricket-bat = na boisku do krykieta
cyberwedding-when-tennis-racquet = na Korcie Tenisowym
cyberwedding-when-gold = Model III lub IV na twoim polu lub obok
cyberwedding-when-picnic-hamper = w nazwanym budynku
cyberwedding-when-nail-varnish = Model I lub II na twoim polu lub obok
cyberwedding-when-second-wind = w każdej chwili
cyberwedding-when-adrenaline-rush = w każdej chwili
cyberwedding-when-run-for-it = twoja Faza Ruchu
cyberwedding-when-through-the-hedge = twoja Faza Ruchu
cyberwedding-when-distraction = twoja tura lub przed Fazą Cybermenów
cyberwedding-when-malfunction = zdolność jest wymierzona w ciebie
cyberwedding-when-signal-jam = przed Fazą Cybermenów
cyberwedding-when-reinforcement-beam = twoja tura
cyberwedding-when-second-unit = twoja tura, jeśli została Komora
cyberwedding-when-sabotage = na polu Komory
cyberwedding-when-struggle-free = ktoś z twoich jest porwany
cyberwedding-when-bouquet-toss = twoja tura, nie w starciu
cyberwedding-when-speeches = twoja tura
cyberwedding-when-borrowed-phone = twoja tura
cyberwedding-when-hacking = Technologia to V
cyberwedding-when-conversion-glitch = twoja postać ma właśnie być przerobiona
cyberwedding-when-rapid-upgrade = twoja tura
cyberwedding-when-keys = twoja Faza Ruchu, na twoim polu auto i żadnego Cybermana

## Rodzaje kart i kto może je grać

cyberwedding-kind-item = przedmiot
cyberwedding-kind-event = wydarzenie
cyberwedding-who-human = ludzie
cyberwedding-who-anybody = wszyscy

## Kafelki

cyberwedding-tile-a1 = Parking północno-zachodni
cyberwedding-tile-a2 = Taras Króla Jerzego 1
cyberwedding-tile-a3 = Brama północna
cyberwedding-tile-a4 = Taras Króla Jerzego 2
cyberwedding-tile-a5 = Parking północno-wschodni
cyberwedding-tile-b1 = Rosarium Rex Hazzlewood 1
cyberwedding-tile-b2 = Rosarium Rex Hazzlewood 2
cyberwedding-tile-b3 = Boisko do krykieta 1
cyberwedding-tile-b4 = Boisko do krykieta 2
cyberwedding-tile-b5 = Gmach Parlamentu 1
cyberwedding-tile-c1 = Rosarium Rex Hazzlewood 3
cyberwedding-tile-c2 = Rosarium Rex Hazzlewood 4
cyberwedding-tile-c3 = Boisko do krykieta 3
cyberwedding-tile-c4 = Boisko do krykieta 4
cyberwedding-tile-c5 = Plac przed parlamentem
cyberwedding-tile-d1 = Kort Tenisowy 1
cyberwedding-tile-d2 = Kort Tenisowy 2
cyberwedding-tile-d3 = Rosarium Broinowski 1
cyberwedding-tile-d4 = Rosarium Broinowski 2
cyberwedding-tile-d5 = Gmach Parlamentu 2
cyberwedding-tile-e1 = Kort Tenisowy 3
cyberwedding-tile-e2 = Kort Tenisowy 4
cyberwedding-tile-e3 = Rosarium Broinowski 3
cyberwedding-tile-e4 = Rosarium Broinowski 4
cyberwedding-tile-e5 = Namiot Weselny
cyberwedding-tile-f1 = Parking południowo-zachodni
cyberwedding-tile-f2 = Taras Królowej Wiktorii 1
cyberwedding-tile-f3 = Brama południowa
cyberwedding-tile-f4 = Taras Królowej Wiktorii 2
cyberwedding-tile-f5 = Parking południowo-wschodni

## Teren, budynki, zdolności, zwroty, role, fazy

cyberwedding-terrain-lawn = trawnik
cyberwedding-terrain-road = droga
cyberwedding-terrain-car-park = parking
cyberwedding-terrain-tree = drzewo
cyberwedding-terrain-rose-garden = rosarium
cyberwedding-terrain-hedge = żywopłot
cyberwedding-terrain-building = budynek
cyberwedding-terrain-court = Kort Tenisowy
cyberwedding-terrain-gate = furtka Kortu Tenisowego
cyberwedding-building-cricket-pavilion = Pawilon Krykietowy
cyberwedding-building-parliament-house = Gmach Parlamentu
cyberwedding-building-wedding-marquee = Namiot Weselny
cyberwedding-building-tennis-court = Kort Tenisowy
cyberwedding-ability-plain = bez zdolności
cyberwedding-ability-plain-help = Żadnej zdolności.
cyberwedding-ability-energy-beam = Promień Energii
cyberwedding-ability-energy-beam-help = Cztery pola prosto przed siebie. Pierwsza grupa lub Półcyber ściera się tak, jakby Cyberman stał obok.
cyberwedding-ability-gun = Blaster
cyberwedding-ability-gun-help = Sześć pól prosto przed siebie i −1 do rzutów celu.
cyberwedding-ability-mind-control = Kontrola Umysłu
cyberwedding-ability-mind-control-help = Grupa w odległości do 3. Jeśli się nie oprze, zostaje przesunięta o najwyżej 3 pola.
cyberwedding-facing-0 = północ
cyberwedding-facing-1 = wschód
cyberwedding-facing-2 = południe
cyberwedding-facing-3 = zachód
cyberwedding-state-human = człowiek
cyberwedding-state-held = w niewoli
cyberwedding-state-partial = Półcyber
cyberwedding-state-leader = Cyberlider
cyberwedding-state-lieutenant = Cyberporucznik
cyberwedding-state-fled = po ucieczce
cyberwedding-state-out = poza grą
cyberwedding-phase-setup = Przygotowanie
cyberwedding-phase-reveal = Odkrycie
cyberwedding-phase-attacked = Atak
cyberwedding-phase-redraw = Dobór kart
cyberwedding-phase-movement = Ruch
cyberwedding-phase-cybermen = Cybermeni
cyberwedding-phase-abilities = Zdolności
cyberwedding-phase-end = Koniec

## Pytania

cyberwedding-prompt-draft = Wybierz postać do swojej grupy: w sumie dwie aktywne i jedną pasywną.
cyberwedding-prompt-bid = Licytuj kartę, spasuj albo wyjdź z licytacji.
cyberwedding-prompt-corner = Wybierz róg, w którym stanie Komora Cyberkonwersji.
cyberwedding-prompt-group = Postaw swoją grupę na boisku do krykieta.
cyberwedding-prompt-reveal = Odkryj kafelek obok tych, które leżą odkryte.
cyberwedding-prompt-commands = Przed starciami: zagraj kartę, użyj przedmiotu lub umiejętności, zacznij uwalnianie albo spasuj.
cyberwedding-prompt-arrival = Przybywa Cyberman. Wybierz pole, rodzaj i zwrot.
cyberwedding-prompt-beam = Cyberman z twojego Teleportu awaryjnego wraca. Gdzie stanie?
cyberwedding-prompt-tokens = Jesteś najdalej: połóż żetony na nowym kafelku.
cyberwedding-prompt-which_fight = Starcie czeka i grupę, i Półcybera. Co najpierw?
cyberwedding-prompt-before_roll = Zaraz rzut w starciu. Zagraj przedtem kartę albo rzuć.
cyberwedding-prompt-fight = Rzut był za niski. Zapłać żetonami albo zagraj kartę.
cyberwedding-prompt-resist = Rzut był za niski, by się oprzeć. Zapłać żetonami albo ulegnij.
cyberwedding-prompt-cover = Jest osłona, ale rzut był za niski. Zapłać żetonami Wysiłku albo staw czoła strzałowi.
cyberwedding-prompt-capture = Starcie przegrane. Kto zostaje porwany?
cyberwedding-prompt-movement = Rusz grupę, użyj auta albo stań.
cyberwedding-prompt-partial = Rusz Półcybera albo zostaw go, gdzie jest.
cyberwedding-prompt-car = Auto jest twoje. Uciekaj albo atakuj wzdłuż linii.
cyberwedding-prompt-in_car = Siedzisz w aucie. Uciekaj, atakuj inną linią albo wysiądź.
cyberwedding-prompt-crash = Auto może się rozbić. Wydaj żetony na rzut albo zostaw, jak jest.
cyberwedding-prompt-hit = Auto w coś trafia. Wydaj żetony na rzut albo zostaw, jak jest.
cyberwedding-prompt-thrown_out = Tu nie ma już miejsca. Wybierz pole w pobliżu.
cyberwedding-prompt-home = Twoja postać jest wolna. Wybierz, gdzie wraca grupa.
cyberwedding-prompt-before_cybermen = Zaraz ruszą Cybermeni. Zagraj kartę albo spasuj.
cyberwedding-prompt-lieutenant = Rusz swojego Cyberporucznika.
cyberwedding-prompt-carrier = Wybierz drogę porywacza do Komory Cyberkonwersji.
cyberwedding-prompt-cybermen = Wybierz Cybermana, jego pole i zwrot.
cyberwedding-prompt-lieutenant_ability = Czy twój Cyberporucznik użyje zdolności?
cyberwedding-prompt-abilities = Wybierz Cybermana, który użyje zdolności, i cel.
cyberwedding-prompt-go_on = Minimum zdolności osiągnięte. Jeszcze jedna?
cyberwedding-prompt-targeted = Zdolność jest wymierzona w ciebie. Odpowiedz kartą albo spasuj.
cyberwedding-prompt-destroyed = Zniszczono zwykłego Cybermana. Zagraj kartę albo spasuj.
cyberwedding-prompt-control = Grupa jest pod Kontrolą Umysłu. Dokąd pójdzie?
cyberwedding-prompt-pledge = Porwanego można uwolnić. Ile żetonów Ucieczki deklarujesz?
cyberwedding-prompt-glitch = Twoja postać ma właśnie zostać przerobiona. Zagraj kartę albo spasuj.
cyberwedding-prompt-carrier_type = Porywacz dostaje nowy Model. Wybierz rodzaj.
cyberwedding-prompt-converted = Gość został Cybermanem. Wybierz pole, rodzaj i zwrot.
cyberwedding-prompt-role = Zmieniasz stronę. Wybierz pole swojej figury i zwrot.
cyberwedding-prompt-partial_place = Wybierz pole swojego nowego Półcybera.
cyberwedding-prompt-scan = Weź kartę z ręki, którą widzisz.
cyberwedding-prompt-distract = Przesuń Cybermana, którego uwagę odwracasz, i obróć go.
cyberwedding-prompt-found = Wybierz pole nowej Komory Cyberkonwersji.
cyberwedding-prompt-end = Odrzuć kartę, jeśli chcesz, i zakończ turę.
cyberwedding-prompt-discard = Masz za dużo kart. Odrzuć jedną.

## Decyzje

cyberwedding-action-PickCharacter = Weź postać: { $character_name }
cyberwedding-action-Bid = Daj { $amount } PZ
cyberwedding-action-Pass = Pas
cyberwedding-action-LeaveAuction = Wyjdź z licytacji na dobre
cyberwedding-action-ChooseCorner = Postaw Komorę na { $square_square }
cyberwedding-action-PlaceGroup = Postaw grupę na { $square_square }
cyberwedding-action-TurnUp = Odkryj { $tile_place }, { $tile_name }
cyberwedding-action-PlaceCyberman = Postaw go na { $square_square }, { $ability_name }, { cyberwedding-the-facing }
cyberwedding-action-PlaceFigure = Stań na { $square_square }, { cyberwedding-the-facing }
cyberwedding-action-PlaceTokens = Wysiłek na { $first_square } i { $second_square }{ $escape ->
    [-1] { "" }
   *[other] , Ucieczka na { $escape_square }
}
cyberwedding-action-MoveCyberman = Rusz { cyberwedding-the-cyberman-object-placed } na { $to_square }, { cyberwedding-the-facing }
cyberwedding-action-MoveRest = Rusz resztę za mnie
cyberwedding-action-UseCyberAbility = Niech { cyberwedding-the-cyberman-placed } użyje zdolności, cel: { $partial ->
    [yes] Półcyber ({ $to_name })
   *[no] { $to_name }
}
cyberwedding-action-ControlGroup = Przesuń grupę na { $square_square }
cyberwedding-action-UseRest = Wyceluj resztą za mnie
cyberwedding-action-GoOn = Jeszcze jedna
cyberwedding-action-Done = Już nie
cyberwedding-action-Decline = Nie tym razem
cyberwedding-action-ChooseCaptive = Strać { cyberwedding-the-captive-object }
cyberwedding-action-ChooseType = Nowy rodzaj: { $ability_name }
cyberwedding-action-Walk = Krok na { $to_square }{ $fatigue_left ->
    [0] { "" }
   *[other] , zostaw Wysiłek: { $fatigue_left }
}{ $escape_left ->
    [0] { "" }
   *[other] , zostaw Ucieczkę: { $escape_left }
}
cyberwedding-action-Stop = Stań
cyberwedding-action-MovePartial = Rusz Półcybera na { $to_square }
cyberwedding-action-PlacePartial = Postaw Półcybera na { $square_square }
cyberwedding-action-UseAbility = Użyj umiejętności: { cyberwedding-the-captive }{ $cyberman ->
    [-1] { "" }
   *[other] : { cyberwedding-the-cyberman-placed }
}{ $square ->
    [-1] { "" }
   *[other] {" "}→ { $square_square }
}{ $facing ->
    [-1] { "" }
   *[other] , { cyberwedding-the-facing }
}
cyberwedding-action-ChooseFight = { $partial ->
    [yes] Najpierw Półcyber
   *[no] Najpierw grupa
}
cyberwedding-action-Roll = Rzuć
cyberwedding-action-Yield = Nie wydawaj nic
cyberwedding-action-SpendEscape = Wydaj żeton Ucieczki
cyberwedding-action-SpendFatigue = Wydaj { $amount ->
    [one] { $amount } żeton Wysiłku
    [few] { $amount } żetony Wysiłku
    [many] { $amount } żetonów Wysiłku
   *[other] { $amount } żetonu Wysiłku
}
cyberwedding-action-PlayCard = Zagraj kartę „{ $card_name }”{ $cyberman ->
    [-1] { "" }
   *[other] : { cyberwedding-the-cyberman-placed }
}{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}{ $captive ->
    [-1] { "" }
   *[other] : { cyberwedding-the-captive }
}{ $tile ->
    [-1] { "" }
   *[other] : { $tile_place }
}{ $limit ->
    [moves] : mniej ruchów Cybermenów
    [abilities] : mniej zdolności
   *[none] { "" }
}
cyberwedding-action-UseItem = Użyj przedmiotu „{ $card_name }”{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}
cyberwedding-action-TakeCard = Weź kartę „{ $card_name }”
cyberwedding-action-PlaceUnit = Postaw Komorę na { $square_square }
cyberwedding-action-DiscardCard = Odrzuć kartę „{ $card_name }”
cyberwedding-action-DiscardItems = Odrzuć „{ $first_name }”, „{ $second_name }” i „{ $third_name }”, żeby podnieść Technologię
cyberwedding-action-EndTurn = Zakończ turę
cyberwedding-action-OfferRescue = Poproś o żetony, żeby uwolnić { cyberwedding-the-captive-object }
cyberwedding-action-Pledge = { $amount ->
    [0] Nie deklaruj nic
    [one] Zadeklaruj { $amount } żeton Ucieczki
    [few] Zadeklaruj { $amount } żetony Ucieczki
    [many] Zadeklaruj { $amount } żetonów Ucieczki
   *[other] Zadeklaruj { $amount } żetonu Ucieczki
}
cyberwedding-action-Hotwire = Odpal auto na krótko
cyberwedding-action-Flee = Uciekaj autem
cyberwedding-action-Drive = Atakuj linią: { cyberwedding-the-line }
cyberwedding-action-GetOut = Wysiądź z auta
cyberwedding-action-SpendOnRoll = { $fatigue ->
    [0] { $escape ->
        [0] Nie wydawaj nic
       *[other] Wydaj { cyberwedding-the-tokens }
    }
   *[other] Wydaj { cyberwedding-the-tokens }
}
cyberwedding-action-MakePromise = Obietnica ({ $to_name }): { $text }
cyberwedding-action-SettlePromise = { $kept ->
    [yes] Obietnicy { $promise } dotrzymano
   *[no] Obietnicę { $promise } złamano
}

## Polecenia

cyberwedding-order-PassUntilMyTurn = Pasuj, gdy pyta się wszystkich, aż do mojej następnej tury
cyberwedding-order-AskOnlyFor = Pytaj mnie tylko, gdy może się przydać któraś z tych kart: { $cards_names }

## Zdarzenia: przygotowanie

cyberwedding-event-ChooserRolled = { $seat_name } rzuca o pierwszy wybór: { $die }.
cyberwedding-event-CharacterPicked = { $seat_name } bierze postać: { $character_name }.
cyberwedding-event-LotTurnedUp = { $seat_name } odkrywa kartę do licytacji: „{ $card_name }”.
cyberwedding-event-BidMade = { $seat_name } daje { $amount } PZ.
cyberwedding-event-BidPassed = { $seat_name } pasuje.
cyberwedding-event-AuctionLeft = { $seat_name } wychodzi z licytacji.
cyberwedding-event-LotSold = { $seat_name } kupuje kartę „{ $card_name }” za { $amount } PZ.
cyberwedding-event-LotSetAside = Nikt nie chce karty „{ $card_name }”. Zostaje odłożona.
cyberwedding-event-AuctionEnded = Licytacja skończona.
cyberwedding-event-CornerChosen = { $seat_name } wybiera dla Komory pole { $square_square }.
cyberwedding-event-GroupPlaced = Grupa stoi na { $square_square } ({ $seat_name }).

## Zdarzenia: tura

cyberwedding-event-RoundBegan = Zaczyna się runda { $round }.
cyberwedding-event-TurnStarted = Runda { $round }, tura: { $seat_name }.
cyberwedding-event-TurnCut = Tura kończy się od razu ({ $seat_name }).
cyberwedding-event-TileTurnedUp = { $seat_name } odkrywa { $tile_place }, { $tile_name }: { $arrivals ->
    [one] przybywa { $arrivals } Cyberman
    [few] przybywa { $arrivals } Cybermenów
    [many] przybywa { $arrivals } Cybermenów
   *[other] przybywa { $arrivals } Cybermana
}.
cyberwedding-event-TokensPlaced = { $seat_name } kładzie Wysiłek na { $first_square } i { $second_square }{ $escape ->
    [-1] { "" }
   *[other] , Ucieczkę na { $escape_square }
}.
# Którą kartę, wie tylko jej gracz.
cyberwedding-event-CardDrawn = { $card_known ->
    [yes] { $seat_name } dobiera kartę „{ $card_name }”.
   *[no] { $seat_name } dobiera kartę.
}
cyberwedding-event-DeckReshuffled = { $cards ->
    [one] Odrzucone, { $cards } karta, są nową talią.
    [few] Odrzucone, { $cards } karty, są nową talią.
    [many] Odrzucone, { $cards } kart, są nową talią.
   *[other] Odrzucone, { $cards } karty, są nową talią.
}
cyberwedding-event-AllowanceRolled = { $seat_name } rzuca { $die } i może przejść { $allowance ->
    [one] { $allowance } pole
    [few] { $allowance } pola
    [many] { $allowance } pól
   *[other] { $allowance } pola
}.
cyberwedding-event-GroupMoved = { $why ->
    [geek] Geek prowadzi z { $start_square } na { $square_square } ({ $seat_name }).
   *[walk] { $seat_name } idzie z { $start_square } na { $square_square }.
}
cyberwedding-event-TokensTaken = { $seat_name } bierze na { $square_square } { cyberwedding-the-tokens }.
cyberwedding-event-TokensGained = { $seat_name } zdobywa { cyberwedding-the-tokens }.
cyberwedding-event-TokensReturned = { $seat_name } oddaje { cyberwedding-the-tokens }.
cyberwedding-event-CharacterRolled = { $seat_name } rzuca { $die }, potrzeba { $needed } ({ $character_name }).
cyberwedding-event-CybermanPushed = Rodzic ({ $seat_name }) przesuwa { cyberwedding-the-cyberman-object } z { $start_square } na { $square_square }, { cyberwedding-the-facing }.

## Zdarzenia: karty

cyberwedding-event-CardPlayed = { $seat_name } gra kartę „{ $card_name }”{ $cyberman ->
    [-1] { "" }
   *[other] : { cyberwedding-the-cyberman }
}{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}{ $captive ->
    [-1] { "" }
   *[other] : { cyberwedding-the-captive }
}{ $tile ->
    [-1] { "" }
   *[other] : { $tile_place }
}{ $limit ->
    [moves] : mniej ruchów Cybermenów
    [abilities] : mniej zdolności
   *[none] { "" }
}.
cyberwedding-event-ItemUsed = { $seat_name } używa przedmiotu „{ $card_name }”{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}.
cyberwedding-event-ItemDiscarded = { $seat_name } odrzuca przedmiot „{ $card_name }”.
cyberwedding-event-ItemCybermanPut = Na Teleporcie awaryjnym leży Model { $mark_name }, { $ability_name } ({ $seat_name }).
cyberwedding-event-CardDiscarded = { $seat_name } odrzuca kartę „{ $card_name }”.
# Jakie karty, wie tylko ten, kto patrzy.
cyberwedding-event-HandSeen = { $cards_count ->
    [one] { $seat_name } ogląda rękę ({ $to_name }): { $cards_names }.
    [few] { $seat_name } ogląda rękę ({ $to_name }): { $cards_names }.
    [many] { $seat_name } ogląda rękę ({ $to_name }): { $cards_names }.
   *[other] { $seat_name } ogląda rękę ({ $to_name }).
}
# Którą kartę, wie tylko tych dwoje.
cyberwedding-event-CardTaken = { $seat_name } bierze kartę „{ $card_name }” ({ $to_name }).
cyberwedding-event-LimitLowered = { $limit ->
    [moves] { $seat_name } zagłusza sygnał: ruchów Cybermenów mniej o { $amount }.
   *[abilities] { $seat_name } zagłusza sygnał: zdolności w tej turze mniej o { $amount }.
}
cyberwedding-event-GroupsSwapped = { $seat_name } i { $to_name } zamieniają się miejscami: { $square_square } i { $other_square }.
cyberwedding-event-PlayerSlowed = { $to_name } musi wysłuchać przemówień i przejdzie najwyżej 2 pola.
cyberwedding-event-UnitPlaced = Na { $square_square } stoi Komora Cyberkonwersji.
cyberwedding-event-Passed = { $seat_name } pasuje.

## Zdarzenia: punkty, obietnice, koniec

cyberwedding-event-PointsScored = { $seat_name }: { $points } PZ, { $why ->
    [flee] za ucieczkę
    [cyberman] za zniszczonego Cybermana
    [unit] za zniszczoną Komorę
    [leader] za zniszczonego Cyberlidera
    [rescue] za uwolnienie
    [kill] za zabitego człowieka
   *[converted] za przerobionego człowieka
}.
cyberwedding-event-StateChanged = { $state ->
    [human] { $seat_name } znów jest wśród ludzi.
    [held] { $seat_name } ma wszystkich w niewoli.
    [partial] { $seat_name } ma już tylko Półcybera.
    [leader] { $seat_name } to teraz Cyberlider.
    [lieutenant] { $seat_name } to teraz Cyberporucznik.
    [fled] { $seat_name } jest po ucieczce.
   *[out] { $seat_name } jest poza grą.
}
cyberwedding-event-GroupRemoved = Grupa schodzi z mapy ({ $seat_name }).
cyberwedding-event-PromiseMade = { $by_name } obiecuje ({ $to_name }): { $text }
cyberwedding-event-PromiseSettled = { $kept ->
    [yes] { $to_name } mówi, że obietnica { $promise } jest dotrzymana ({ $by_name }).
   *[no] { $to_name } mówi, że obietnica { $promise } jest złamana ({ $by_name }).
}
cyberwedding-event-PlayerLeft = { $seat_name } odchodzi od stołu.
cyberwedding-event-GameEnded = { $reason ->
    [machines_destroyed] Koniec gry. { cyberwedding-reason-machines_destroyed }
    [leaders_destroyed] Koniec gry. { cyberwedding-reason-leaders_destroyed }
    [nobody_human] Koniec gry. { cyberwedding-reason-nobody_human }
    [left_alone] Koniec gry. { cyberwedding-reason-left_alone }
   *[round_limit] Koniec gry. { cyberwedding-reason-round_limit }
}

## Zdarzenia: Cybermeni i porwani

cyberwedding-event-TechnologyRose = { $why ->
    [supply] Zasoby są puste: Technologia to { $mark_name }.
    [converted] Czegoś się nauczyli: Technologia to { $mark_name }.
    [discarded] Cyberlider wydaje rozkazy: Technologia to { $mark_name }.
   *[card] Technologia to { $mark_name }.
}
cyberwedding-event-CybermanPlaced = Na { $square_square } staje Model { $mark_name }, { $ability_name }, { cyberwedding-the-facing }.
cyberwedding-event-CybermanReplaced = Porywacz ({ $cyberman_square }) to teraz Model { $mark_name }, { $ability_name }.
cyberwedding-event-CybermanDestroyed = { $rank ->
    [leader] Cyberlider na { $square_square } jest zniszczony.
    [lieutenant] Cyberporucznik na { $square_square } jest zniszczony.
   *[ordinary] Model { $mark_name } na { $square_square } jest zniszczony.
}
cyberwedding-event-UnitDestroyed = { $seat_name } niszczy Komorę Cyberkonwersji na { $square_square }.
cyberwedding-event-CybermenRolled = Rzut za Cybermenów, { $die }: { $number ->
    [0] nie rusza się nikt
    [one] musi się ruszyć { $number }
    [few] musi się ruszyć { $number }
    [many] musi się ruszyć { $number }
   *[other] musi się ruszyć { $number }
}.
cyberwedding-event-CybermanMoved = { $why ->
    [carrier] Porywacz idzie z { $start_square } na { $square_square }, { cyberwedding-the-facing }.
   *[chosen] { $seat_name } rusza { cyberwedding-the-cyberman-object } z { $start_square } na { $square_square }, { cyberwedding-the-facing }.
}
cyberwedding-event-LimitsRolled = Rzut za zdolności, { $die }: można użyć od { $least } do { $most }.
cyberwedding-event-CyberAbilityUsed = { $ability_name } ({ $cyberman_square }), cel: { $partial ->
    [yes] Półcyber ({ $to_name })
   *[no] { $to_name }
}.
cyberwedding-event-CyberAbilityFailed = { $why ->
    [cover] Strzał trafia w osłonę ({ $seat_name }).
    [whiner] Maruda tak narzeka, że nic się nie dzieje ({ $seat_name }).
    [tennis_racquet] { $seat_name } odbija strzał rakietą tenisową.
    [malfunction] { $seat_name } wychodzi cało: usterka.
   *[resisted] { $seat_name } się opiera.
}
cyberwedding-event-GroupControlled = Kontrola Umysłu: { $to_name } idzie z { $start_square } na { $square_square }.
cyberwedding-event-CharacterCaptured = Porwanie: { cyberwedding-the-captive }; niesie { cyberwedding-the-cyberman-placed }.
cyberwedding-event-TokensRaised = { $seat_name } dostaje na pocieszenie { cyberwedding-the-tokens }.
cyberwedding-event-CharacterConverted = Konwersja na { $unit_square }: { cyberwedding-the-captive }.
cyberwedding-event-PartialMade = Konwersja się nie udała: { cyberwedding-the-captive } to teraz Półcyber na { $square_square }.
cyberwedding-event-PartialMoved = Półcyber idzie z { $start_square } na { $square_square } ({ $seat_name }).
cyberwedding-event-PartialDestroyed = Półcyber na { $square_square } jest zniszczony ({ $seat_name }).
cyberwedding-event-RoleTaken = { $rank ->
    [leader] { $seat_name } wraca jako Cyberlider, na { $square_square }.
   *[lieutenant] { $seat_name } wraca jako Cyberporucznik, na { $square_square }.
}
cyberwedding-event-RescueOffered = { $seat_name } prosi o { $needed ->
    [one] { $needed } żeton Ucieczki
    [few] { $needed } żetony Ucieczki
    [many] { $needed } żetonów Ucieczki
   *[other] { $needed } żetonu Ucieczki
}, żeby uwolnić { cyberwedding-the-captive-object }.
cyberwedding-event-EscapePledged = { $amount ->
    [0] { $seat_name } nie deklaruje nic.
    [one] { $seat_name } deklaruje { $amount } żeton Ucieczki.
    [few] { $seat_name } deklaruje { $amount } żetony Ucieczki.
    [many] { $seat_name } deklaruje { $amount } żetonów Ucieczki.
   *[other] { $seat_name } deklaruje { $amount } żetonu Ucieczki.
}
cyberwedding-event-RescueFailed = Za mało żetonów ({ $pledged }), w niewoli zostaje { cyberwedding-the-captive }.
cyberwedding-event-CaptiveRescued = Na wolności: { cyberwedding-the-captive }.
cyberwedding-event-CharacterReturned = Znów w grupie: { cyberwedding-the-captive }.
cyberwedding-event-CharacterLeft = Z gry wypada { cyberwedding-the-captive }.
cyberwedding-event-CharacterKilled = Ginie { cyberwedding-the-captive }.
cyberwedding-event-GroupReturned = Grupa jest na { $square_square } ({ $seat_name }).

## Zdarzenia: starcia

cyberwedding-event-FightRolled = { $partial ->
    [yes] Półcyber ({ $seat_name }) ściera się z { cyberwedding-the-cyberman-with }, wypada { $die }, wynik { $result }.
   *[no] { $seat_name } ściera się z { cyberwedding-the-cyberman-with }, wypada { $die }, wynik { $result }.
}
cyberwedding-event-TokensSpent = { $seat_name } wydaje { cyberwedding-the-tokens }.
cyberwedding-event-FightWon = { $partial ->
    [yes] Półcyber ({ $seat_name }) wygrywa starcie z { cyberwedding-the-cyberman-with }.
   *[no] { $seat_name } umyka w starciu z { cyberwedding-the-cyberman-with }.
}
cyberwedding-event-FightLost = { $partial ->
    [yes] Półcyber ({ $seat_name }) przegrywa starcie z { cyberwedding-the-cyberman-with }.
   *[no] { $seat_name } przegrywa starcie z { cyberwedding-the-cyberman-with }.
}
cyberwedding-event-CoverRolled = { $seat_name } rzuca za osłonę: { $die }.
cyberwedding-event-WhinerRolled = Rzut Marudy ({ $seat_name }): { $die }.
cyberwedding-event-ResistRolled = { $seat_name } stawia opór: { $die }.

## Zdarzenia: samochody

cyberwedding-event-HotwireRolled = { $seat_name } odpala na krótko: { $die }, potrzeba { $needed }.
cyberwedding-event-CarTaken = { $seat_name } ma auto z { $square_square }.
cyberwedding-event-GroupFled = { $seat_name } odjeżdża w stronę zachodzącego słońca.
cyberwedding-event-RunStarted = { $seat_name } rusza z { $square_square }, { cyberwedding-the-line }.
cyberwedding-event-CrashRolled = { $square_square }: rzut na wypadek { $die }, dodatek { $modifier }.
cyberwedding-event-CarDrove = Auto minęło { $square_square }.
cyberwedding-event-CarCrashed = { $rolled ->
    [yes] Wypadek z dachowaniem na { $square_square } ({ $seat_name }). Strata: { cyberwedding-the-tokens }.
   *[no] Wypadek na { $square_square } ({ $seat_name }). Strata: { cyberwedding-the-tokens }.
}
cyberwedding-event-HitRolled = { $target ->
    [cyberman] { $square_square }: { $die } na trafienie, cel to { cyberwedding-the-cyberman }.
    [unit] { $square_square }: { $die } na trafienie, cel to Komora Cyberkonwersji.
    [group] { $square_square }: { $die } na trafienie, cel to { $number_owner }.
   *[partial] { $square_square }: { $die } na trafienie, cel to Półcyber ({ $number_owner }).
}
cyberwedding-event-HitJudged = { $outcome ->
    [dodged] Wynik { $roll }: umyka.
    [injured] Wynik { $roll }: obrażenia.
    [destroyed] Wynik { $roll }: zniszczenie.
   *[destroyed_killed] Wynik { $roll }: zniszczenie, a wszyscy niesieni giną.
}
cyberwedding-event-GroupInjured = { $seat_name } odnosi obrażenia i traci { cyberwedding-the-tokens }.
cyberwedding-event-RunFinished = { $seat_name } dojeżdża na drugą stronę, na { $square_square }.
cyberwedding-event-GotOut = { $seat_name } wysiada z auta na { $square_square }.

## Dlaczego gra się skończyła

cyberwedding-reason-machines_destroyed = Nie ma już żadnego Cybermana ani żadnej Komory.
cyberwedding-reason-leaders_destroyed = Cybermenom nie ma już kto dowodzić.
cyberwedding-reason-nobody_human = W ogrodach nie ma już nic ludzkiego.
cyberwedding-reason-round_limit = Minęła ostatnia runda.
cyberwedding-reason-left_alone = Przy stole został tylko jeden gracz.

## Odmowy

cyberwedding-no-not_now = Teraz to niemożliwe. Wybierz jedną z dostępnych decyzji.
cyberwedding-no-taken = Ktoś już wziął tę postać. Wybierz inną.
cyberwedding-no-group_full = W twojej grupie jest dość postaci tego rodzaju. Wybierz postać drugiego rodzaju.
cyberwedding-no-couple_first = Teraz trzeba wziąć Pannę Młodą lub Pana Młodego. Wybierz jedno z nich.
cyberwedding-no-bid_too_low = Ta stawka jest za niska. Daj co najmniej { $least } PZ albo spasuj.
cyberwedding-no-purse_too_small = Masz tylko tyle PZ: { $purse }. Daj mniej albo spasuj.
cyberwedding-no-not_a_corner = To nie jest zewnętrzny róg boiska. Wybierz jeden z czterech.
cyberwedding-no-not_revealable = Tego kafelka nie można teraz odkryć. Wybierz zakryty obok odkrytego.
cyberwedding-no-not_allowed_there = To pole jest niedozwolone. Wybierz jedno z dostępnych.
cyberwedding-no-no_such_type = W zasobach nie ma już tego rodzaju. Wybierz inny.
cyberwedding-no-not_enough_movement = Zostało ci na to za mało ruchu. Wybierz bliższe pole albo stań.
cyberwedding-no-not_that_many_tokens = Tylu żetonów tam nie ma. Wybierz mniejszą liczbę.
cyberwedding-no-in_a_hedge = W żywopłocie nie można zostać. Idź dalej na inne pole.
cyberwedding-no-no_such_ability = Ta postać nie ma umiejętności, której można by teraz użyć. Wybierz coś innego.
cyberwedding-no-used_ability = W tej turze umiejętność jest już wykorzystana. Poczekaj do następnej tury.
cyberwedding-no-not_in_hand = Nie masz tej karty na ręce. Wybierz jedną ze swoich.
cyberwedding-no-not_in_play = Ten przedmiot nie leży przed tobą. Najpierw go zagraj albo wybierz inny.
cyberwedding-no-already_played = Karta na tę rundę jest już zagrana. Poczekaj do swojej następnej tury.
cyberwedding-no-not_for_you = Tę kartę grają tylko ci, w których jest coś ludzkiego. Wybierz kartę dla wszystkich.
cyberwedding-no-card_not_now = Tej karty nie można zagrać w tej chwili. Zatrzymaj ją albo wybierz inną.
cyberwedding-no-two_of_a_kind = Taki przedmiot masz już wyłożony. Najpierw użyj tamtego.
cyberwedding-no-no_effect = Karta nic by teraz nie zrobiła. Zatrzymaj ją na później.
cyberwedding-no-wrong_target = Na to nie działa. Wybierz jeden z dostępnych celów.
cyberwedding-no-no_such_player = Tego gracza nie można tu wybrać. Wybierz innego.
cyberwedding-no-too_many_promises = Masz już dość złożonych obietnic. Najpierw którejś dotrzymaj.
cyberwedding-no-not_your_promise = Tej obietnicy nie złożono tobie. Wybierz tę, którą złożono.
cyberwedding-no-not_printable = W tekście są znaki, których nie da się pokazać. Użyj liter, cyfr i odstępów.
cyberwedding-no-left = Ten gracz odszedł od stołu. Wybierz innego.
cyberwedding-no-no_such_cyberman = Takiego Cybermana nie ma na mapie. Wybierz któregoś z widocznych.
cyberwedding-no-not_yours = Tego Cybermana rusza ktoś inny. Wybierz jednego z dostępnych.
cyberwedding-no-moved_already = Ten Cyberman ruszył się już w tej fazie. Wybierz innego.
cyberwedding-no-carrier_bound = Porywacz idzie do Komory i nigdzie indziej. Wybierz innego Cybermana.
cyberwedding-no-cannot_reach = Ten Cyberman tam nie dojdzie. Wybierz dostępne pole.
cyberwedding-no-used_already = Ten Cyberman użył już zdolności w tej fazie. Wybierz innego.
cyberwedding-no-cannot_shoot = Ten Cyberman nie może użyć zdolności na ten cel. Wybierz inny cel albo innego Cybermana.
cyberwedding-no-minimum_not_reached = Minimum zdolności nie jest osiągnięte. Wybierz jeszcze jedną.
cyberwedding-no-out_of_reach = Tam grupy nie można zaprowadzić. Wybierz dostępne pole.
cyberwedding-no-not_enough_tokens = Masz mniej żetonów. Wybierz mniejszą liczbę.
cyberwedding-no-exact_fatigue = To nie jest tyle, ile brakuje do 4. Wydaj dokładnie tyle, ile trzeba.
cyberwedding-no-escape_first = Możesz jeszcze umknąć. Wydaj żeton Ucieczki albo dość żetonów Wysiłku.
cyberwedding-no-tokens_first = Masz żetony, więc trzeba zapłacić. Wybierz, którymi.
cyberwedding-no-must_go_first = Najpierw porywają Pannę Młodą, Pana Młodego i Geeków. Wybierz kogoś z nich.
cyberwedding-no-not_nearest = Jest wolne pole bliżej Komory. Wybierz jedno z najbliższych.
cyberwedding-no-not_left_in_supply = W zasobach nie ma już tego rodzaju. Wybierz inny.
cyberwedding-no-not_carried = Tej postaci nikt nie niesie. Wybierz kogoś porwanego.
cyberwedding-no-captive_tried = W tej turze próba już była. Spróbuj z inną osobą albo poczekaj do następnej tury.
cyberwedding-no-too_few_tokens = Wszyscy razem macie za mało żetonów Ucieczki. Najpierw zbierzcie więcej.
cyberwedding-no-least_pledge = Kto zaczyna uwalnianie, coś daje. Zadeklaruj co najmniej jeden żeton.
cyberwedding-no-more_than_needed = Tylu żetonów nie trzeba. Zadeklaruj mniej.
cyberwedding-no-car_not_here = Na twoim polu nie ma auta na chodzie. Najpierw do jakiegoś dojdź.
cyberwedding-no-cyberman_here = Na polu auta jest Cyberman. Znajdź inne auto albo pozbądź się Cybermana.
cyberwedding-no-hotwired_already = W tej turze próba już była. Idź dalej albo poczekaj do następnej tury.
cyberwedding-no-keys_in_hand = Masz kluczyki, więc na krótko się nie odpala. Zagraj kartę.
cyberwedding-no-not_a_line = Takiej linii nie ma. Wybierz wiersz lub kolumnę mapy.
cyberwedding-no-line_face_down = Na tej linii jest zakryty kafelek. Wybierz inną.
cyberwedding-no-line_blocked = Na końcu tej linii stoi inne auto. Wybierz inną.
cyberwedding-no-same_line = Tą linią tu przyjechano. Wybierz inną, uciekaj albo wysiądź.
cyberwedding-no-just_got_out = Grupa dopiero co wysiadła z tego auta. Znajdź inne albo poczekaj do następnej tury.
cyberwedding-no-on_another_partial = Stoi tam inny Półcyber. Wybierz inne pole.

## Opcje

cyberwedding-option-map = Mapa
cyberwedding-option-map-help = Własna mapa zamiast ogrodów. Puste pole: ogrody.
cyberwedding-option-advanced_terrain = Teren zaawansowany
cyberwedding-option-advanced_terrain-help = Cybermeni przedzierają się przez żywopłoty, róże spowalniają ludzi, drzewa i budynki osłaniają.
cyberwedding-option-max_rounds = Rundy
cyberwedding-option-max_rounds-help = Po tylu gra się kończy. Puste pole: 20 dla dwóch graczy, 16 dla trzech lub czterech, 12 dla pięciu lub sześciu, 10 dla większej liczby. Dwa razy tyle to długa gra.
cyberwedding-option-owner_may_pay = Gracz porwanego może płacić
cyberwedding-option-owner_may_pay-help = Gdy wyłączone, porwanego mogą uwolnić tylko inni.

## Błędy mapy i jej liczby

cyberwedding-fault-map_not_json = Plik nie jest JSON-em od wiersza { $line }, kolumny { $column }. Popraw to miejsce.
cyberwedding-fault-map_too_big = Plik jest za duży. Może mieć najwyżej tyle bajtów: { $most }.
cyberwedding-fault-map_wrong_type = { $expected ->
    [number] Tu trzeba liczby całkowitej.
    [text] Tu trzeba tekstu.
    [list] Tu trzeba listy.
   *[object] Tu trzeba obiektu z polami.
}
cyberwedding-fault-map_missing = Brakuje pola „{ $name }”.
cyberwedding-fault-map_unknown_field = Nie ma pola „{ $name }”.
cyberwedding-fault-map_unknown_value = Nie ma tu wartości „{ $value }”. Użyj jednej z tych: { $values }.
cyberwedding-fault-map_text_length = Tekst może mieć od { $least } do { $most } znaków.
cyberwedding-fault-map_list_length = Lista może mieć od { $least } do { $most } wpisów.
cyberwedding-fault-map_characters = Tekst ma niewidoczne znaki albo spacje na brzegach. Usuń je.
cyberwedding-fault-map_side = Ten bok ma tyle pól: { $count }. Potrzebna jest wielokrotność { $side }.
cyberwedding-fault-map_row_width = Wiersz ma tyle pól: { $count }, a powinien mieć { $expected }, jak pierwszy.
cyberwedding-fault-map_unknown_terrain = Nie ma terenu „{ $value }” ({ $square }; w tym wierszu: { $count }). Użyj jednego z tych: { $values }
cyberwedding-fault-map_no_road = Skrajne pola muszą być drogą, od { $square } (w tym wierszu: { $count }).
cyberwedding-fault-map_road_inside = Drogą mogą być tylko skrajne pola, nie { $square } (w tym wierszu: { $count }).
cyberwedding-fault-map_no_car = Na mapie nie ma auta. Postaw choć jedno na parkingu.
cyberwedding-fault-map_many_cars = Aut jest za dużo: { $count }. Może być najwyżej { $most }.
cyberwedding-fault-map_tile_count = Kafelków jest { $count }, a z wierszy wynika { $expected }.
cyberwedding-fault-map_duplicate_name = Nazwa „{ $value }” jest użyta dwa razy. Każdy kafelek potrzebuje własnej.
cyberwedding-fault-map_tile_narrow = Kafelek { $tile } ma tyle pól bez żywopłotu: { $count }. Potrzeba co najmniej { $least }.
cyberwedding-fault-map_unreachable = Na { $square } nikt nie dojdzie (odciętych pól: { $count }). Otwórz przejście.
cyberwedding-fault-map_unknown_tile = Nie ma kafelka „{ $value }”. Użyj jednego z tych: { $values }.
cyberwedding-fault-map_start_apart = Oba kafelki początkowe muszą leżeć obok siebie.
cyberwedding-fault-map_corner = { $square } przeszkadza Komorze w rogu { $corner } albo Cybermanowi obok niej. Zrób tam trawnik.
cyberwedding-fault-map_start_small = Początek ma tyle pól bez żywopłotu: { $count }. Przy liczbie graczy { $seats } potrzeba { $least }.
cyberwedding-fault-map_more_faults = Błędów jest więcej niż te: { $count }. Najpierw popraw te.
cyberwedding-statistic-map_width = Kolumny
cyberwedding-statistic-map_height = Wiersze
cyberwedding-statistic-map_tiles = Kafelki
cyberwedding-statistic-map_building_tiles = Kafelki z budynkiem
cyberwedding-statistic-map_cars = Auta
cyberwedding-statistic-map_hedges = Żywopłoty
cyberwedding-statistic-map_roses = Rosaria
cyberwedding-statistic-map_trees = Drzewa
cyberwedding-statistic-map_furthest = Kroki do najdalszego pola

## Pola decyzji i stołu

cyberwedding-field-ability = Zdolność
cyberwedding-field-active = Trwa tura
cyberwedding-field-agenda = W toku
cyberwedding-field-allowance = Pozostały ruch
cyberwedding-field-amount = Ile
cyberwedding-field-backwards = Wstecz
cyberwedding-field-by = Od
cyberwedding-field-captive = Porwany
cyberwedding-field-captives = Niesie
cyberwedding-field-card = Karta
cyberwedding-field-cards = Karty
cyberwedding-field-cars = Auta
cyberwedding-field-character = Postać
cyberwedding-field-cyberman = Cyberman
cyberwedding-field-cybermen = Cybermeni
cyberwedding-field-deck = Talia
cyberwedding-field-die = Kość
cyberwedding-field-discarded = Odrzucone
cyberwedding-field-driver = Kierowca
cyberwedding-field-escape = Ucieczka
cyberwedding-field-escape_left = Zostawiona Ucieczka
cyberwedding-field-facing = Zwrot
cyberwedding-field-fate = Los
cyberwedding-field-fatigue = Wysiłek
cyberwedding-field-fatigue_left = Zostawiony Wysiłek
cyberwedding-field-first = Pierwszy
cyberwedding-field-hand = Ręka
cyberwedding-field-heaps = Żetony na mapie
cyberwedding-field-high = Najwyższa stawka
cyberwedding-field-in_car = W aucie
cyberwedding-field-items = Wyłożone przedmioty
cyberwedding-field-kept = Dotrzymana
cyberwedding-field-leader = Prowadzi
cyberwedding-field-least = Co najmniej
cyberwedding-field-left = Poza stołem
cyberwedding-field-limit = Zmniejszane
cyberwedding-field-line = Linia
cyberwedding-field-lot = Licytacja
cyberwedding-field-mark = Model
cyberwedding-field-member = Postać z grupy
cyberwedding-field-members = Grupa
cyberwedding-field-modifier = Dodatek
cyberwedding-field-most = Co najwyżej
cyberwedding-field-needed = Potrzeba
cyberwedding-field-owner = Gracz
cyberwedding-field-partial = Półcyber
cyberwedding-field-phase = Faza
cyberwedding-field-pile = Karty do licytacji
cyberwedding-field-played = Karta rundy zagrana
cyberwedding-field-players = Gracze
cyberwedding-field-pledged = Zadeklarowane
cyberwedding-field-promise = Obietnica
cyberwedding-field-promises = Obietnice
cyberwedding-field-rank = Ranga
cyberwedding-field-reason = Powód końca
cyberwedding-field-result = Wynik
cyberwedding-field-round = Runda
cyberwedding-field-seat = Gracz
cyberwedding-field-second = Drugi
cyberwedding-field-set_aside = Odłożone
cyberwedding-field-slowed = Spowolnienie przemówieniami
cyberwedding-field-spare_units = Komory w pudełku
cyberwedding-field-square = Pole
cyberwedding-field-state = Stan
cyberwedding-field-supply = Zasoby Cybermenów
cyberwedding-field-target = Cel
cyberwedding-field-technology = Technologia
cyberwedding-field-text = Słowa
cyberwedding-field-third = Trzeci
cyberwedding-field-tile = Kafelek
cyberwedding-field-tiles = Kafelki
cyberwedding-field-to = Do
cyberwedding-field-turn = Tura
cyberwedding-field-units = Komory
cyberwedding-field-vp = PZ
cyberwedding-field-wreck = Wrak

## Pola pokazywane na życzenie

cyberwedding-more-alighted_at = Wysiadka w tej turze, pole
cyberwedding-more-asked = Zapytano
cyberwedding-more-asking = Czy jest pytanie
cyberwedding-more-at = Gdzie
cyberwedding-more-begun = Rozpoczęte
cyberwedding-more-cancelled = Odwołane
cyberwedding-more-counters = Zniszczone znaczniki
cyberwedding-more-crash = Wypadek
cyberwedding-more-cut = Tura skończona
cyberwedding-more-glitch = Usterka
cyberwedding-more-going = Dalej
cyberwedding-more-going_on = Pytanie o dalej
cyberwedding-more-resting = Reszta za mnie
cyberwedding-more-gone = Wyszli
cyberwedding-more-group_done = Grupa po starciu
cyberwedding-more-gun = Przeciw Blasterowi
cyberwedding-more-hedges = Przez żywopłoty
cyberwedding-more-hotwired = Próba odpalenia
cyberwedding-more-id = Numer
cyberwedding-more-jam_abilities = Zagłuszone zdolności
cyberwedding-more-jam_moves = Zagłuszone ruchy
cyberwedding-more-last_line = Ostatnia linia
cyberwedding-more-leader_existed = Był Cyberlider
cyberwedding-more-lots = Kto wyszedł z licytacji
cyberwedding-more-made = Cybermenów dotąd
cyberwedding-more-may_stop = Można skończyć
cyberwedding-more-missed = Chybione
cyberwedding-more-moved = Po ruchu
cyberwedding-more-near = W pobliżu
cyberwedding-more-number = Numer celu
cyberwedding-more-obtained = Auto zdobyte
cyberwedding-more-opening = Najmniejsza stawka
cyberwedding-more-order = Kolejność
cyberwedding-more-over = Koniec
cyberwedding-more-partial_done = Półcyber po starciu
cyberwedding-more-placed = Postawione
cyberwedding-more-policy = Rusza się za gracza
cyberwedding-more-redo = Jeszcze raz
cyberwedding-more-revealer = Odkrywa następną
cyberwedding-more-rolled = Po rzucie
cyberwedding-more-shot = Strzał
cyberwedding-more-starter = Kto prosi
cyberwedding-more-step = Przebicie
cyberwedding-more-tried = Próby uwolnienia
cyberwedding-more-trimming = Działają nożyce
cyberwedding-more-turns = Tury
cyberwedding-more-unit = Komora
cyberwedding-more-used = Po użyciu zdolności
cyberwedding-more-used_ability = Umiejętność użyta
cyberwedding-more-waiting = Jeszcze do zapytania
cyberwedding-more-why = Dlaczego
cyberwedding-more-without_unit = Nie było Komory

## Słowa na stole

cyberwedding-value-hedge_trimmer = { cyberwedding-card-hedge-trimmer }
cyberwedding-value-cyberscanner = { cyberwedding-card-cyberscanner }
cyberwedding-value-emergency_teleport = { cyberwedding-card-emergency-teleport }
cyberwedding-value-cricket_bat = { cyberwedding-card-cricket-bat }
cyberwedding-value-tennis_racquet = { cyberwedding-card-tennis-racquet }
cyberwedding-value-gold = { cyberwedding-card-gold }
cyberwedding-value-picnic_hamper = { cyberwedding-card-picnic-hamper }
cyberwedding-value-nail_varnish = { cyberwedding-card-nail-varnish }
cyberwedding-value-second_wind = { cyberwedding-card-second-wind }
cyberwedding-value-adrenaline_rush = { cyberwedding-card-adrenaline-rush }
cyberwedding-value-run_for_it = { cyberwedding-card-run-for-it }
cyberwedding-value-through_the_hedge = { cyberwedding-card-through-the-hedge }
cyberwedding-value-distraction = { cyberwedding-card-distraction }
cyberwedding-value-malfunction = { cyberwedding-card-malfunction }
cyberwedding-value-signal_jam = { cyberwedding-card-signal-jam }
cyberwedding-value-reinforcement_beam = { cyberwedding-card-reinforcement-beam }
cyberwedding-value-second_unit = { cyberwedding-card-second-unit }
cyberwedding-value-sabotage = { cyberwedding-card-sabotage }
cyberwedding-value-struggle_free = { cyberwedding-card-struggle-free }
cyberwedding-value-bouquet_toss = { cyberwedding-card-bouquet-toss }
cyberwedding-value-speeches = { cyberwedding-card-speeches }
cyberwedding-value-borrowed_phone = { cyberwedding-card-borrowed-phone }
cyberwedding-value-hacking = { cyberwedding-card-hacking }
cyberwedding-value-conversion_glitch = { cyberwedding-card-conversion-glitch }
cyberwedding-value-rapid_upgrade = { cyberwedding-card-rapid-upgrade }
cyberwedding-value-keys = { cyberwedding-card-keys }
cyberwedding-value-bride = { cyberwedding-character-bride }
cyberwedding-value-groom = { cyberwedding-character-groom }
cyberwedding-value-athletic = { cyberwedding-character-athletic }
cyberwedding-value-geek = { cyberwedding-character-geek }
cyberwedding-value-parent = { cyberwedding-character-parent }
cyberwedding-value-whiner = { cyberwedding-character-whiner }
cyberwedding-value-reenactor = { cyberwedding-character-reenactor }
cyberwedding-value-plain = { cyberwedding-ability-plain }
cyberwedding-value-energy_beam = { cyberwedding-ability-energy-beam }
cyberwedding-value-gun = { cyberwedding-ability-gun }
cyberwedding-value-mind_control = { cyberwedding-ability-mind-control }
cyberwedding-value-human = { cyberwedding-state-human }
cyberwedding-value-held = { cyberwedding-state-held }
cyberwedding-value-partial = { cyberwedding-state-partial }
cyberwedding-value-leader = { cyberwedding-state-leader }
cyberwedding-value-lieutenant = { cyberwedding-state-lieutenant }
cyberwedding-value-fled = { cyberwedding-state-fled }
cyberwedding-value-out = { cyberwedding-state-out }
cyberwedding-value-setup = { cyberwedding-phase-setup }
cyberwedding-value-reveal = { cyberwedding-phase-reveal }
cyberwedding-value-attacked = { cyberwedding-phase-attacked }
cyberwedding-value-redraw = { cyberwedding-phase-redraw }
cyberwedding-value-movement = { cyberwedding-phase-movement }
cyberwedding-value-cybermen = { cyberwedding-phase-cybermen }
cyberwedding-value-abilities = { cyberwedding-phase-abilities }
cyberwedding-value-end = { cyberwedding-phase-end }
cyberwedding-value-free = wolny
cyberwedding-value-carried = porwany
cyberwedding-value-converted = przerobiony
cyberwedding-value-killed = zabity
cyberwedding-value-gone = poza grą
cyberwedding-value-ordinary = zwykły
cyberwedding-value-arrival = przybycie
cyberwedding-value-card = karta
cyberwedding-value-cyberman = Cyberman
cyberwedding-value-unit = Komora
cyberwedding-value-group = grupa
cyberwedding-value-moves = ruchy
cyberwedding-value-machines_destroyed = maszyny zniszczone
cyberwedding-value-leaders_destroyed = bez dowódców
cyberwedding-value-nobody_human = nikogo ludzkiego
cyberwedding-value-round_limit = ostatnia runda
cyberwedding-value-left_alone = został jeden
cyberwedding-value-SettingUp = Przygotowanie
cyberwedding-value-Draft = Wybór postaci
cyberwedding-value-Auction = Licytacja
cyberwedding-value-Corner = Pierwsza Komora
cyberwedding-value-GroupPlacing = Stawianie grup
cyberwedding-value-Turn = Tura
cyberwedding-value-Reveal = Odkrycie
cyberwedding-value-Arriving = Przybywają Cybermeni
cyberwedding-value-TokenPlacing = Kładzenie żetonów
cyberwedding-value-Attacked = Atak
cyberwedding-value-Combat = Starcie
cyberwedding-value-Redraw = Dobór kart
cyberwedding-value-Driving = W aucie
cyberwedding-value-MovementPhase = Ruch
cyberwedding-value-PickingUp = Zbieranie żetonów
cyberwedding-value-PartialMovement = Ruch Półcybera
cyberwedding-value-CybermanPhase = Faza Cybermenów
cyberwedding-value-StartWindow = Przed ruchem Cybermenów
cyberwedding-value-CybermenDie = Rzut za Cybermenów
cyberwedding-value-LieutenantMoves = Ruch Cyberporuczników
cyberwedding-value-CarrierMoves = Ruch porywaczy
cyberwedding-value-CybermenMoves = Ruch Cybermenów
cyberwedding-value-Converting = Przy Komorze
cyberwedding-value-Rescuing = Uwalnianie
cyberwedding-value-Conversion = Konwersja
cyberwedding-value-GlitchWindow = Przed konwersją
cyberwedding-value-CarrierType = Nowy Model porywacza
cyberwedding-value-NewCyberman = Nowy Cyberman
cyberwedding-value-NewFigure = Zmiana strony
cyberwedding-value-PlacingPartial = Nowy Półcyber
cyberwedding-value-AbilitiesPhase = Zdolności
cyberwedding-value-LieutenantAbilities = Zdolności Cyberporuczników
cyberwedding-value-AbilityChoices = Wybór zdolności
cyberwedding-value-Strike = Zdolność
cyberwedding-value-AbilityWindow = Zapowiedź zdolności
cyberwedding-value-Covering = Osłona
cyberwedding-value-Resisting = Opór
cyberwedding-value-Controlling = Kontrola Umysłu
cyberwedding-value-DestroyedWindow = Zniszczono Cybermana
cyberwedding-value-Capture = Porwanie
cyberwedding-value-Homecoming = Powrót
cyberwedding-value-ThrownOut = Wyrzut z auta
cyberwedding-value-Pledging = Deklaracje
cyberwedding-value-CarRun = Rajd
cyberwedding-value-CrashRoll = Rzut na wypadek
cyberwedding-value-HitRoll = Rzut na trafienie
cyberwedding-value-EndPhase = Koniec
cyberwedding-value-Discarding = Odrzucanie
cyberwedding-value-Scanning = Cyberskaner
cyberwedding-value-Distracting = Odwrócenie uwagi
cyberwedding-value-Founding = Druga Komora
cyberwedding-value-Beaming = Teleport awaryjny

# The screen

cyberwedding-board = Ogrody
cyberwedding-board-map = Pola i kafelki
cyberwedding-board-map-no-json = Ten plik to nie JSON. „parlour map check” powie, gdzie jest błąd.
cyberwedding-board-map-none = Mapy nie da się tak narysować. „Przygotuj stół” wymieni wszystkie błędy.
cyberwedding-board-map-faults = { $count ->
    [one] Jeden błąd na tej mapie:
    [few] { $count } błędy na tej mapie:
   *[many] { $count } błędów na tej mapie:
}
cyberwedding-board-map-fault-list = Błędy, miejsce po miejscu
cyberwedding-board-map-ours = Użyj naszej mapy
cyberwedding-board-map-brought = { $name }: { $width } × { $height } pól, samochody: { $cars }
cyberwedding-board-mini = Cała mapa
cyberwedding-board-side = Karty, grupy, tory
cyberwedding-board-round = { $of ->
    [0] Runda { $round }
   *[other] Runda { $round } z { $of }
}
cyberwedding-board-phases = Fazy tury
cyberwedding-board-players = Gracze
cyberwedding-board-groups = Grupy
cyberwedding-board-group-word = Grupa
cyberwedding-board-where = Gdzie
cyberwedding-board-cybermen = Cybermeni
cyberwedding-board-units = Komory Cyberkonwersji
cyberwedding-board-cars = Auta
cyberwedding-board-tokens = Żetony na mapie
cyberwedding-board-tiles = Odkryte kafelki
cyberwedding-board-terrain-lawn = trawnik
cyberwedding-board-terrain-road = droga
cyberwedding-board-terrain-car_park = parking
cyberwedding-board-terrain-tree = drzewo
cyberwedding-board-terrain-rose_garden = róże
cyberwedding-board-terrain-hedge = żywopłot
cyberwedding-board-terrain-cricket_pavilion = pawilon krykietowy
cyberwedding-board-terrain-parliament_house = gmach parlamentu
cyberwedding-board-terrain-wedding_marquee = namiot weselny
cyberwedding-board-terrain-tennis_court = kort tenisowy
cyberwedding-board-terrain-gate = kort tenisowy, furtka
cyberwedding-board-tile-down = Kafelek { $tile }, zakryty
cyberwedding-board-tile-lit = Kafelek { $tile }, zakryty: odkryj go
cyberwedding-board-group = grupa: { $name }
cyberwedding-board-partial = Półcyber: { $name }
cyberwedding-board-cyberman = Model { $mark }
cyberwedding-board-leader = Cyberlider { $name }, Model { $mark }
cyberwedding-board-lieutenant = Cyberporucznik { $name }, Model { $mark }
cyberwedding-board-captive = { $name }: { $character }
cyberwedding-board-unit = Komora Cyberkonwersji
cyberwedding-board-heap = Wysiłek: { $fatigue }, Ucieczka: { $escape }
cyberwedding-board-car = auto
cyberwedding-board-wreck = wrak
cyberwedding-board-left = { $count ->
    [one] w zasięgu, zostanie { $count } krok
    [few] w zasięgu, zostaną { $count } kroki
   *[many] w zasięgu, zostanie { $count } kroków
}
cyberwedding-board-lit-go = w zasięgu
cyberwedding-board-lit-fight = w zasięgu, starcie
cyberwedding-board-lit-put = można wybrać
cyberwedding-board-lit-take = można wziąć
cyberwedding-board-lit-aim = można wycelować
cyberwedding-board-key = Co znaczą znaki na polach
cyberwedding-board-key-left = tyle kroków zostanie po dojściu tam
cyberwedding-board-key-fight = starcie
cyberwedding-board-escape = Żetony Ucieczki
cyberwedding-board-fatigue = Żetony Wysiłku
cyberwedding-board-vp = PZ
cyberwedding-board-vp-left = { $count } PZ
cyberwedding-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cyberwedding-board-carried-count = porwane: { $count }
cyberwedding-board-technology = Technologia
cyberwedding-board-mark-now = Model { $mark }
cyberwedding-board-mark-help = Model { $mark }: szybkość { $speed }, znaczników w zasobach: { $left }
cyberwedding-board-points = Punkty zwycięstwa
cyberwedding-board-cast = Goście weselni
cyberwedding-board-auction = Licytacja
cyberwedding-board-bidders = Kto licytuje
cyberwedding-board-bids = { $count } PZ
cyberwedding-board-gone = opuścił(a) licytację
cyberwedding-board-passed = spasował(a)
cyberwedding-board-your-bid = Twoja stawka
cyberwedding-board-less = Mniej
cyberwedding-board-more = Więcej
cyberwedding-board-bid = Stawiaj { $count } PZ
cyberwedding-board-pass-lot = Pas przy tej karcie
cyberwedding-sure-LeaveAuction = Na pewno wychodzisz z licytacji? Nie licytujesz już żadnej karty; po licytacji dobierasz do trzech.
cyberwedding-sure-LeaveAuction-yes = Tak, wychodzę z licytacji
cyberwedding-board-hand = Ręka
cyberwedding-board-card-a-round = jedna karta na rundę
cyberwedding-board-card-played = karta tej rundy zagrana
cyberwedding-board-no-cards = Brak kart na ręce.
cyberwedding-board-in-play = Przedmioty w grze
cyberwedding-board-play = Zagraj
cyberwedding-board-discard = Odrzuć
cyberwedding-board-use = Użyj
cyberwedding-board-your-group = Twoja grupa
cyberwedding-board-ability-a-turn = jedna umiejętność na turę
cyberwedding-board-ability-used = umiejętność tej tury użyta
cyberwedding-board-always = zawsze
cyberwedding-board-fate-carried = w niewoli
cyberwedding-board-fate-partial = Półcyber
cyberwedding-board-fate-converted = konwersja
cyberwedding-board-fate-killed = śmierć
cyberwedding-board-fate-gone = poza grą
cyberwedding-board-carried = Porwani
cyberwedding-board-carried-by = niesie { $name }, { $square }
cyberwedding-board-freeing-costs = { $count ->
    [one] Uwolnienie kosztuje { $count } żeton Ucieczki
    [few] Uwolnienie kosztuje razem { $count } żetony Ucieczki
   *[many] Uwolnienie kosztuje razem { $count } żetonów Ucieczki
}
cyberwedding-board-rescue = Uwolnij
cyberwedding-board-free = Uwolnić: { $name }
cyberwedding-board-free-cost = { $count ->
    [one] Kosztuje { $count } żeton Ucieczki. Kto płaci, zyskuje 2 PZ.
    [few] Kosztuje razem { $count } żetony Ucieczki. Każdy, kto płaci, zyskuje 2 PZ.
   *[many] Kosztuje razem { $count } żetonów Ucieczki. Każdy, kto płaci, zyskuje 2 PZ.
}
cyberwedding-board-pledges = Deklaracje
cyberwedding-board-of = z { $count }
cyberwedding-board-pledged = zadeklarowano { $sum } z { $needed }
cyberwedding-board-your-pledge = Twoja deklaracja
cyberwedding-board-pledge-none = Nic
cyberwedding-board-uses = Zdolności
cyberwedding-board-uses-due = { $most ->
    [0] Wybierz Cybermana, który użyje zdolności, i cel.
   *[other] Wybierz Cybermana, który użyje zdolności, i cel. { $exact ->
        [yes] Użyto: { $used } z { $most }.
       *[no] Użyto: { $used }, co najmniej { $least }, najwyżej { $most }.
    }
}
cyberwedding-board-car-run = Auto
cyberwedding-board-line = Linia przejazdu
cyberwedding-board-line-before = Poprzednia linia
cyberwedding-board-line-after = Następna linia
cyberwedding-board-line-turn = Ta sama linia w drugą stronę
cyberwedding-board-line-east = wiersz { $line }, z zachodu na wschód
cyberwedding-board-line-west = wiersz { $line }, ze wschodu na zachód
cyberwedding-board-line-south = kolumna { $line }, z północy na południe
cyberwedding-board-line-north = kolumna { $line }, z południa na północ
cyberwedding-board-outcomes = Wyniki rzutu na trafienie
cyberwedding-board-hit-roll = Kość
cyberwedding-board-result-dodges = umyka
cyberwedding-board-result-destroyed = zniszczenie
cyberwedding-board-result-returned = zniszczenie, porwani wracają
cyberwedding-board-result-killed = zniszczenie, porwani giną
cyberwedding-board-result-injured = traci wszystkie żetony
cyberwedding-board-nothing-hit = Na tej linii nic nie stoi.
cyberwedding-board-crash-plain = { $count ->
    [one] { $count } zwykłe pole: wypadek przy 5–6.
    [few] { $count } zwykłe pola: wypadek przy 5–6.
   *[many] { $count } zwykłych pól: wypadek przy 5–6.
}
cyberwedding-board-crash-hazards = Gorzej: { $squares }.
cyberwedding-board-after-roll = po każdym rzucie
cyberwedding-board-to-cross = na przejazd ze wszystkimi żetonami
cyberwedding-board-hotwire = Odpal auto na krótko: { $needed ->
    [6] przy 6
   *[5] przy 5 lub 6
}
cyberwedding-board-drive = Jedź: { $line }
cyberwedding-board-flee = Ucieknij na dobre: 5 PZ
cyberwedding-board-crash-on = jedzie dalej
cyberwedding-board-crash-crash = wypadek
cyberwedding-board-crash-wreck = wypadek, strata wszystkich żetonów
cyberwedding-board-needs = { $result } z potrzebnych { $needed }
cyberwedding-board-roll = Rzuć
cyberwedding-board-yield = Nic nie wydawaj
cyberwedding-board-spend-none = Nic nie wydawaj
cyberwedding-board-pay-win = { $kind ->
    [resist] opiera się
    [cover] strzał chybia
    [partial] niszczy go
   *[fight] umyka
}
cyberwedding-board-pay-again = rzut jeszcze raz
cyberwedding-board-aim = Na co
cyberwedding-board-aim-card = { $name }: wybierz cel, na mapie albo tutaj.
cyberwedding-board-move-where = Wybierz, dokąd idzie.
cyberwedding-board-held = { $name } na { $square }
cyberwedding-board-facing = Zwrot
cyberwedding-board-facing-auto = zwrot ku najbliższemu
cyberwedding-board-type = Rodzaj
cyberwedding-board-place-suggested = Postaw według podpowiedzi
cyberwedding-board-walk-suggested = Podpowiedź: na { $square }
cyberwedding-board-take-back = Cofnij ostatnią część
cyberwedding-board-leave-tokens = Zostaw żetony
cyberwedding-board-move-rest = Rusz resztę za mnie
cyberwedding-board-arrivals = { $count ->
    [one] Postaw jeszcze { $count } Cybermana na kafelku.
    [few] Postaw jeszcze { $count } Cybermenów na kafelku.
   *[many] Postaw jeszcze { $count } Cybermenów na kafelku.
}
cyberwedding-board-moves = Wybierz Cybermana, potem pole. Do ruszenia jeszcze: { $count }.
cyberwedding-board-control = Kontrola Umysłu, grupa: { $name }. Dokąd pójdzie?
cyberwedding-board-walk = { $drafted ->
    [yes] { $count ->
        [one] Został { $count } krok.
        [few] Zostały { $count } kroki.
       *[many] Zostało { $count } kroków.
    }
   *[no] { $count ->
        [one] Idź najwyżej { $count } krok albo zostań.
        [few] Idź najwyżej { $count } kroki albo zostań.
       *[many] Idź najwyżej { $count } kroków albo zostań.
    }
}
cyberwedding-board-token-first = Wybierz pole na pierwszy żeton Wysiłku.
cyberwedding-board-token-second = Wybierz pole na drugi żeton Wysiłku.
cyberwedding-board-token-escape = Wybierz pole budynku na żeton Ucieczki.
cyberwedding-board-pass = Pas
cyberwedding-board-none-fits = Żadna z twoich kart teraz nie pasuje.
cyberwedding-board-orders = Polecenia na wypadek pytania
cyberwedding-board-passing = Polecenie: pas do mojej tury
cyberwedding-board-asked-only = Polecenie: pytaj tylko o niektóre karty
cyberwedding-board-orders-help = Inni nie odróżnią polecenia od pasu.
cyberwedding-board-promises = Obietnice
cyberwedding-board-promise = Obiecaj
cyberwedding-board-promise-to = Komu
cyberwedding-board-promise-text = Co obiecujesz
cyberwedding-board-promise-help = Widzą ją wszyscy. Wiąże ludzi, nie grę.
cyberwedding-board-kept = dotrzymana
cyberwedding-board-broken = złamana
cyberwedding-board-say-kept = Dotrzymana
cyberwedding-board-say-broken = Złamana
cyberwedding-board-ranking = Jak skończyła się gra
