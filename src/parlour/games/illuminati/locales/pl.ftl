### Ukryte sznurki: teksty gry.
###
### $seat_name, $to_name, $by_name, $of_name, $owner_name i $former_seat_name to imiona graczy, w mianowniku.
### $card_name, $group_name, $attacker_name, $master_name, $source_name, $receiver_name, $goal_name i $special_name to
### nazwy kart, w mianowniku; ich listy to $cards_names, $aides_names … z $cards_count, $aides_count. Pieniądze w MB.
### Identyfikatory kart są takie jak w naszej talii, z łącznikami; talia gospodarza ma zwykłe nazwy.

illuminati-name = Ukryte sznurki
illuminati-tagline = Od dwóch do ośmiu spisków i jeden świat, za którego sznurki warto pociągnąć. Gra według zasad Illuminati.

## Iluminaci naszej talii

illuminati-card-the-lantern-chancery = Kancelaria Latarni
illuminati-card-the-drifting-atlas = Dryfujący Atlas
illuminati-card-the-court-of-jesters = Dwór Błaznów
illuminati-card-the-counting-house = Kantor Rachmistrzów
illuminati-card-the-switchboard = Centrala
illuminati-card-the-sleepers-below = Śpiący w Głębinie
illuminati-card-the-quiet-knives = Ciche Noże
illuminati-card-the-visitors = Przybysze

## Grupy naszej talii

illuminati-card-bicycle-lane-committees = Komitety Ścieżek Rowerowych
illuminati-card-public-radio-pledge-drives = Zbiórki Radia Publicznego
illuminati-card-rooftop-gardeners = Ogrodnicy z Dachów
illuminati-card-adjunct-lecturers-union = Związek Wykładowców na Zlecenie
illuminati-card-grand-confederation-of-guilds = Wielka Konfederacja Cechów
illuminati-card-progress-party = Partia Postępu
illuminati-card-film-festival-circuit = Karuzela Festiwali Filmowych
illuminati-card-ethical-coffee-chains = Sieci Etycznej Kawy
illuminati-card-museum-trustees = Powiernicy Muzeów
illuminati-card-crop-circle-artists = Artyści od Kręgów w Zbożu
illuminati-card-basement-inventors = Wynalazcy z Piwnicy
illuminati-card-cryptid-hunters = Łowcy Kryptyd
illuminati-card-midnight-call-in-shows = Nocne Audycje na Telefon
illuminati-card-dream-interpreters = Tłumacze Snów
illuminati-card-secret-handshake-committee = Komitet Tajnego Uścisku Dłoni
illuminati-card-demolition-derby-league = Liga Wyścigów Wraków
illuminati-card-robot-gladiators = Roboty Gladiatorzy
illuminati-card-feral-theater-troupe = Zdziczała Trupa Teatralna
illuminati-card-mad-science-fair = Targi Szalonej Nauki
illuminati-card-splatter-zines = Krwawe Ziny
illuminati-card-container-shipping-cartel = Kartel Kontenerowy
illuminati-card-handheld-arcade-makers = Twórcy Gierek Kieszonkowych
illuminati-card-the-cable-monopoly = Monopol Kablówki
illuminati-card-slogan-factories = Fabryki Sloganów
illuminati-card-stream-it-all = Strumień Wszystkiego
illuminati-card-tradition-party = Partia Tradycji
illuminati-card-coal-and-turbine-utilities = Elektrownie Węgiel i Turbina
illuminati-card-country-club-boards = Zarządy Ekskluzywnych Klubów
illuminati-card-mortgage-brokers = Brokerzy Hipoteczni
illuminati-card-weekend-militia = Bojówka Weekendowa
illuminati-card-castle-gate-league = Liga Zamkowej Bramy
illuminati-card-private-security-giants = Giganci Ochrony
illuminati-card-exiled-juntas = Junty na Wygnaniu
illuminati-card-world-revolution-bureau = Biuro Rewolucji Światowej
illuminati-card-five-year-planners = Planiści Pięciolatek
illuminati-card-weather-control-satellites = Satelity Sterowania Pogodą
illuminati-card-drive-thru-dynasty = Dynastia z Okienka
illuminati-card-corner-stores = Sklepiki na Rogu
illuminati-card-soda-and-snack-syndicate = Syndykat Oranżady i Chrupek
illuminati-card-speedrunners = Speedrunnerzy
illuminati-card-costume-conventions = Zloty Przebierańców
illuminati-card-ivory-tower-theorists = Teoretycy z Wieży z Kości Słoniowej
illuminati-card-evening-news-networks = Stacje Wieczornych Wiadomości
illuminati-card-global-roundtable = Globalny Okrągły Stół
illuminati-card-junior-trailblazers = Młodzi Tropiciele
illuminati-card-undertakers-guild = Cech Grabarzy
illuminati-card-yoga-franchises = Sieciówki z Jogą
illuminati-card-sensible-sedan-motors = Fabryka Rozsądnych Sedanów
illuminati-card-central-mint = Mennica Centralna
illuminati-card-parcel-and-permit-office = Urząd Paczek i Zezwoleń
illuminati-card-bonsai-fanciers = Miłośnicy Bonsai
illuminati-card-order-of-perpetual-smiles = Zakon Wiecznego Uśmiechu
illuminati-card-contraband-freighters = Frachtowce z Kontrabandą
illuminati-card-robocallers = Robotelefoniści
illuminati-card-red-sleeper-cells = Uśpione Czerwone Komórki
illuminati-card-submarine-automata = Podmorskie Automaty
illuminati-card-the-families = Rodziny
illuminati-card-payday-collectors = Windykatorzy Chwilówek
illuminati-card-candlelight-vigils = Czuwania przy Świecach
illuminati-card-sunset-coast-state = Stan Wybrzeża Zachodów Słońca
illuminati-card-bureau-of-black-budgets = Biuro Czarnych Budżetów
illuminati-card-doppelganger-works = Wytwórnia Sobowtórów
illuminati-card-hedge-height-inspectors = Inspektorzy Wysokości Żywopłotów
illuminati-card-tree-sit-brigade = Brygada Nadrzewna
illuminati-card-marshals-service = Korpus Szeryfów Federalnych
illuminati-card-brainwave-broadcasters = Nadawcy Fal Mózgowych
illuminati-card-hollow-planet-society = Towarzystwo Wydrążonej Planety
illuminati-card-revenue-collectors = Poborcy Podatkowi
illuminati-card-untaxed-philosophers = Nieopodatkowani Filozofowie
illuminati-card-small-town-sheriffs = Szeryfowie z Małych Miasteczek
illuminati-card-decency-crusade = Krucjata Przyzwoitości
illuminati-card-doomsday-accountants = Księgowi Końca Świata
illuminati-card-harbor-metropolis = Metropolia Portowa
illuminati-card-school-bake-sale-boards = Komitety Szkolnych Kiermaszów Ciast
illuminati-card-war-department = Departament Wojny
illuminati-card-password-pirates = Piraci Haseł
illuminati-card-football-ultras = Ultrasi
illuminati-card-everything-is-theft-army = Armia „Wszystko jest kradzieżą”
illuminati-card-bunker-builders = Budowniczowie Bunkrów
illuminati-card-lone-prairie-state = Stan Samotnej Prerii
illuminati-card-people-with-clipboards = Ludzie z Podkładkami
illuminati-card-televised-revivals = Kazania na Antenie
illuminati-card-campus-pamphleteers = Pamfleciści z Kampusu

## Karty specjalne naszej talii

illuminati-special-perfect-timing = W Samą Porę
illuminati-special-sealed-envelope = Zaklejona Koperta
illuminati-special-wiretap = Podsłuch
illuminati-special-the-mole = Kret
illuminati-special-uninvited-guest = Nieproszony Gość
illuminati-special-boom-quarter = Kwartał Hossy
illuminati-special-comeback-tour = Wielki Powrót
illuminati-special-black-cat = Czarny Kot
illuminati-special-redacted = Zamazane
illuminati-special-public-inquiry = Jawne Przesłuchanie
illuminati-special-petty-cash = Kasa Podręczna
illuminati-special-offshore-vault = Skarbiec w Raju Podatkowym
illuminati-special-rumor-mill = Fabryka Plotek
illuminati-special-creative-accounting = Kreatywna Księgowość

## Cechy

illuminati-value-government = Rządowa
illuminati-value-communist = Komunistyczna
illuminati-value-liberal = Liberalna
illuminati-value-conservative = Konserwatywna
illuminati-value-peaceful = Pokojowa
illuminati-value-violent = Brutalna
illuminati-value-straight = Zwyczajna
illuminati-value-weird = Dziwaczna
illuminati-value-criminal = Przestępcza
illuminati-value-fanatic = Fanatyczna

illuminati-alignment = { $alignment ->
    [government] Rządowa
    [communist] Komunistyczna
    [liberal] Liberalna
    [conservative] Konserwatywna
    [peaceful] Pokojowa
    [violent] Brutalna
    [straight] Zwyczajna
    [weird] Dziwaczna
    [criminal] Przestępcza
   *[fanatic] Fanatyczna
}
# Kilka takich Grup, w mianowniku.
illuminati-alignment-groups = { $alignment ->
    [government] Grupy Rządowe
    [communist] Grupy Komunistyczne
    [liberal] Grupy Liberalne
    [conservative] Grupy Konserwatywne
    [peaceful] Grupy Pokojowe
    [violent] Grupy Brutalne
    [straight] Grupy Zwyczajne
    [weird] Grupy Dziwaczne
    [criminal] Grupy Przestępcze
   *[fanatic] Grupy Fanatyczne
}

## Co robią karty
## $kinds to control, neutralize, destroy, dwa z nich z _ pomiędzy albo all; $against to any, alignment albo groups.
## $groups, $attackers, $alignments i $becomes to nazwy po przecinku.

illuminati-effect = Zdolność
illuminati-effect-none = Bez zdolności.
illuminati-effect-attack_bonus = { $scope ->
    [direct] +{ $amount } do { illuminati-kinds }, gdy atakuje ta właśnie karta. Cel: { illuminati-against }.
   *[any_attempt] +{ $amount } do { illuminati-kinds }, gdy atakuje dowolna karta właściciela. Cel: { illuminati-against }.
}
illuminati-effect-structure_immunity = Jej Grup nie może atakować karta, która ma jedną z cech: { $alignments }.
illuminati-effect-privilege_for_money = Raz w turze może dać atakowi przywilej za { $cost } MB ze swojej kasy.
illuminati-effect-reorganize_structure = Po akcjach swojej tury może dowolnie przebudować swoją strukturę.
illuminati-effect-redistribute_money = { $bonus ->
    [0] Po akcjach swojej tury może przesunąć dowolne sumy między swoimi kasami.
   *[other] Dostajesz { $bonus } MB i przesuwasz dowolne sumy między swoimi kasami.
}
illuminati-effect-draw_count = { $count ->
    [one] Dobiera w turze { $count } kartę.
    [few] Dobiera w turze { $count } karty.
    [many] Dobiera w turze { $count } kart.
   *[other] Dobiera w turze { $count } karty.
}
illuminati-effect-participations_per_turn = { $count ->
    [one] Karta Iluminatów może w turze brać udział w { $count } ataku.
   *[other] Karta Iluminatów może w turze brać udział w { $count } atakach.
}
illuminati-effect-paid_extra_draw = Raz w turze właściciela { $cost } MB z jej własnej kasy kupuje jeszcze jedną kartę.
illuminati-effect-conditional_resistance = Jej Opór wynosi { $resistance }, jeśli karta atakująca ma jedną z cech: { $attackers }.
illuminati-effect-alignment_masquerade = Gdy atakuje, by przejąć Grupę z cechą { $target }, sama ma tylko cechy: { $becomes }.
illuminati-effect-shift_alignment = Raz w turze właściciela inna Grupa zyskuje, traci albo odwraca jedną cechę, do końca tury.
illuminati-effect-transfer_anywhere = Jej przelewy mogą iść do każdej karty jej struktury.
illuminati-effect-upkeep = Kosztuje właściciela { $amount } MB co turę albo staje się wolna.
illuminati-effect-tax_opponents = W kroku dochodu właściciela każdy przeciwnik może być zmuszony do zapłaty do { $amount } MB.
illuminati-effect-structure_resistance = Pozostałe Grupy właściciela mają Opór większy o { $amount }.
illuminati-effect-set_roll = Po rzucie w dowolnym ataku: liczy się on jako { $value }.
illuminati-effect-auto_control = Jako zwykła akcja: weź wolną Grupę bez rzutu.
illuminati-effect-peek = W każdej chwili: dowiedz się, ile pieniędzy leży na jednej Grupie, albo zobacz karty specjalne jednego gracza.
illuminati-effect-cancel_privilege = Atak traci przywilej na dobre.
illuminati-effect-join_privileged = Możesz płacić w ataku uprzywilejowanym; nikogo innego to nie wpuszcza.
illuminati-effect-double_income = W twoim kroku dochodu: wszystkie twoje dochody są podwojone, oprócz utrzymania i podatku.
illuminati-effect-revive = W każdej chwili: zniszczona Grupa wraca jako wolna.
illuminati-effect-counter_special = W odpowiedzi na kartę specjalną: tamta nie działa.
illuminati-effect-skip_turn = Na początku tury innego gracza: ta tura się nie odbywa.
illuminati-effect-gain_money = W każdej chwili: twoi Iluminaci dostają { $amount } MB.
illuminati-effect-destroy_powerless = Przy zapowiedzi: możesz zaatakować, by zniszczyć Grupę bez Mocy; broni jej Opór.

# Dopełniacz.
illuminati-kinds = { $kinds ->
    [control] przejęcia
    [neutralize] neutralizacji
    [destroy] zniszczenia
    [control_neutralize] przejęcia lub neutralizacji
    [control_destroy] przejęcia lub zniszczenia
    [neutralize_destroy] neutralizacji lub zniszczenia
   *[all] każdego ataku
}
# Mianownik.
illuminati-against = { $against ->
    [alignment] Grupa { illuminati-alignment }
    [groups] { $groups }
   *[any] dowolna Grupa
}

## Cele

illuminati-goal = Cel
illuminati-goal-basic = Karty w strukturze, razem z Iluminatami: { $at_least }.
illuminati-goal-total_power = Razem Mocy, z Iluminatami: { $at_least }.
illuminati-goal-all_alignments = Wszystkie dziesięć cech wśród swoich Grup.
illuminati-goal-alignment_count = { illuminati-alignment-groups }: co najmniej { $at_least }.
illuminati-goal-alignment_count_any = Grupy z jedną z cech ({ $alignments }): co najmniej { $at_least }.
illuminati-goal-total_money = Razem { $at_least } MB we wszystkich swoich kasach.
illuminati-goal-total_transferable = Razem Mocy użyczanej, z Iluminatami: { $at_least }.
illuminati-goal-destroyed_count = Grupy zniszczone w całej grze: co najmniej { $at_least }.
illuminati-goal-neutralized_count = Grupy zneutralizowane w całej grze, same cele: co najmniej { $at_least }.
illuminati-goal-count_power_at_least = Grupy o Mocy { $power } lub większej: co najmniej { $at_least }.
illuminati-goal-span = Strzałki Iluminatów w użyciu: co najmniej { $arrows }. I Grupa na głębokości { $depth } lub większej.
illuminati-goal-printed_income_total = Wydrukowane dochody razem, z Iluminatami: { $at_least }.
illuminati-goal-specials_held = Karty specjalne w ręce: co najmniej { $at_least }.
illuminati-goal-secret_copy = Wybrany w tajemnicy cel innych Iluminatów.

## Suma N
## $card_name to karta, od której składnik pochodzi.

illuminati-number = N = { $number }
illuminati-chance = Udane rzuty: { $rolls } z 36
illuminati-term-power = Moc: { $card_name }
illuminati-term-aid = Pomoc: { $card_name }
illuminati-term-bonus = Zdolność: { $card_name }
illuminati-term-alike = Zgodne cechy
illuminati-term-opposed = Przeciwne cechy
illuminati-term-neutralizing = Atak neutralizujący
illuminati-term-resistance = Opór: { $card_name }
illuminati-term-power_defends = Moc w obronie: { $card_name }
illuminati-term-shield = Schron: { $card_name }
illuminati-term-closeness = Bliskość Iluminatów
illuminati-term-attacker_money = Pieniądze napastnika
illuminati-term-helper_money = Pieniądze wspierających
illuminati-term-target_money = Pieniądze z celu, podwójnie
illuminati-term-defender_money = Pieniądze od Iluminatów obrońcy
illuminati-term-opponent_money = Pieniądze przeciwników ataku

## Co leży na stole

illuminati-zone-uncontrolled = Wolne Grupy
illuminati-zone-dead = Cmentarz
illuminati-zone-pile = Stos
illuminati-zone-discarded = Odrzucone karty specjalne
illuminati-zone-hand = Ręka
illuminati-zone-structure = Struktura
illuminati-face-down = zakryci Iluminaci

illuminati-field-acted = Coś w tej turze zrobiono
illuminati-field-actions = Zwykłe akcje do użycia
illuminati-field-active = Czyja tura
illuminati-field-agenda = W toku
illuminati-field-aides = Pomocnicy
illuminati-field-alignments = Cechy
illuminati-field-amount = MB
illuminati-field-attacker = Napastnik
illuminati-field-bottom = Spód stosu
illuminati-field-by = Od
illuminati-field-called_off = Odwołane w tej turze
illuminati-field-card = Karta
illuminati-field-cards = Struktura
illuminati-field-choices = Wybory
illuminati-field-code = Składnik
illuminati-field-committed = Wiążący
illuminati-field-dead = Cmentarz
illuminati-field-deal = Umowa
illuminati-field-deals = Umowy
illuminati-field-defender = Obrońca
illuminati-field-destroyed = Zniszczone Grupy
illuminati-field-dice = Kości
illuminati-field-discarded = Odrzucone karty specjalne
illuminati-field-doubled = Dochody podwojone
illuminati-field-dropped = Odpadające marionetki
illuminati-field-first = Pierwsza
illuminati-field-from_group = MB z Grupy
illuminati-field-from_illuminati = MB od Iluminatów
illuminati-field-gain = Zyskana cecha
illuminati-field-get = Co dostajesz
illuminati-field-give = Co dajesz
illuminati-field-goal = Cel
illuminati-field-face_down = Zakryci Iluminaci
illuminati-field-named = Nazwane na próżno
illuminati-field-group = Cel ataku
illuminati-field-groups = Grupy
illuminati-field-guests = Wpuszczeni
illuminati-field-hand = Ręka
illuminati-field-helpers = MB wspierających
illuminati-field-id = Numer
illuminati-field-illuminati = Iluminaci
illuminati-field-kind = Rodzaj ataku
illuminati-field-lose = Stracona cecha
illuminati-field-master = Zwierzchnik
illuminati-field-money = MB
illuminati-field-neutralized = Zneutralizowane Grupy
illuminati-field-number = N
illuminati-field-offer = Oferta
illuminati-field-offers = Oferty
illuminati-field-opponents = MB przeciwników ataku
illuminati-field-order = Kolejność
illuminati-field-out = Poza grą
illuminati-field-owner = Gdzie jest każda karta
illuminati-field-passed = Tura spasowana
illuminati-field-payments = Wpłaty
illuminati-field-pile = Stos
illuminati-field-places = Nowa struktura
illuminati-field-players = Gracze
illuminati-field-plays = Zagrania
illuminati-field-privilege = Przywilej za
illuminati-field-privileged = Uprzywilejowany
illuminati-field-ranks = Miejsca
illuminati-field-reason = Powód końca
illuminati-field-receiver = Do karty
illuminati-field-refused_privilege = Przywilej stracony
illuminati-field-rehung = Marionetki podczepione gdzie indziej
illuminati-field-removed = Karty, które ustępują
illuminati-field-responses = Odpowiedzi
illuminati-field-roll = Rzut
illuminati-field-rota = Kogo się pyta
illuminati-field-round = Runda
illuminati-field-scores = Wyniki
illuminati-field-seat = Gracz
illuminati-field-seats = Gracze
illuminati-field-second = Druga
illuminati-field-shifts = Zmienione cechy
illuminati-field-side = Strona
illuminati-field-skipped = Tura odebrana
illuminati-field-source = Z karty
illuminati-field-special = Karta specjalna
illuminati-field-specials = Karty specjalne
illuminati-field-spent = Wydane
illuminati-field-terms = Składniki
illuminati-field-to = Do
illuminati-field-transfers = Darmowe przelewy do użycia
illuminati-field-treasuries = Kasy
illuminati-field-turns = Własne tury
illuminati-field-shows = Pokazania kart specjalnych w tej turze
illuminati-field-type = Rodzaj
illuminati-field-uncontrolled = Wolne Grupy
illuminati-field-use = Do czego
illuminati-field-used = Ataki w tej turze
illuminati-field-waiting = Jeszcze bez odpowiedzi
illuminati-field-whispered = Broni Opór
illuminati-field-why = Dlaczego
illuminati-field-window = Kto może reagować

illuminati-more-at = Miejsce w kolejności
illuminati-more-begun = Zaczęte
illuminati-more-bottom = Spód stosu
illuminati-more-clock = Pytania do tej pory
illuminati-more-done = Zrobione
illuminati-more-first = Pierwszy gracz
illuminati-more-former = Poprzedni właściciel
illuminati-more-made = Oferty do tej pory
illuminati-more-master = Wisi pod
illuminati-more-passes = Pasy z rzędu
illuminati-more-r = Ćwierćobroty
illuminati-more-redistributed = Pieniądze przesunięte
illuminati-more-reorganized = Struktura przebudowana
illuminati-more-rev = Wersja
illuminati-more-rule = Punkt zasad
illuminati-more-serial = Atak
illuminati-more-stands = Jest w mocy
illuminati-more-third = Zakończone trzecie tury
illuminati-more-turn = Tura
illuminati-more-x = Kolumna
illuminati-more-y = Wiersz

illuminati-value-control = przejęcie
illuminati-value-neutralize = neutralizacja
illuminati-value-destroy = zniszczenie
illuminati-value-for = za
illuminati-value-against = przeciw
illuminati-value-Turn = Tura
illuminati-value-SecretGoals = Tajne cele
illuminati-value-TurnStart = Początek tury
illuminati-value-DoubleWindow = Przed dochodem
illuminati-value-Income = Dochód
illuminati-value-Upkeep = Utrzymanie
illuminati-value-Tax = Podatek
illuminati-value-Taxing = Zapłata podatku
illuminati-value-Draw = Dobranie
illuminati-value-Actions = Akcje
illuminati-value-FreeTransfers = Darmowe przelewy
illuminati-value-SpecialPowers = Moce szczególne
illuminati-value-AddTargets = Nowe cele
illuminati-value-VictoryCheck = Koniec tury
illuminati-value-Attempt = Atak
illuminati-value-PrivilegeWindow = Przywilej
illuminati-value-MoneyRound = Pieniądze
illuminati-value-Roll = Rzut
illuminati-value-ReactionWindow = Reakcje
illuminati-value-Result = Wynik
illuminati-value-Hanging = Podczepianie Grupy
illuminati-value-HandingOver = Przekazanie pieniędzy
illuminati-value-Playing = Karta specjalna
illuminati-value-Redistributing = Przesuwanie pieniędzy
illuminati-value-Trading = Wymiana Grup
illuminati-value-captured = przejęta
illuminati-value-taken = zwerbowana
illuminati-value-moved = przeniesiona
illuminati-value-traded = wymieniona
illuminati-value-effect = efekt
illuminati-value-privilege = przywilej
illuminati-value-break_privilege = złamanie przywileju
illuminati-value-whisper = przeciw Grupie bez Mocy
illuminati-value-goal = cel
illuminati-value-last_player = ostatni gracz
illuminati-value-round_limit = liczba rund
illuminati-value-all_controlled = brak wolnych Grup

## Podpowiedzi

illuminati-prompt-goal = Wybierz swój tajny cel. Nikt go nie zobaczy, zanim nie będzie spełniony.
illuminati-prompt-skip = Zaczyna się tura. Zagrać przeciw niej kartę specjalną czy spasować?
illuminati-prompt-double = Zaczyna się krok dochodu. Zagrać kartę specjalną czy spasować?
illuminati-prompt-upkeep = Trzeba zapłacić utrzymanie. Wybierz kartę, która płaci, albo oddaj tę kartę.
illuminati-prompt-demand = Wybierz przeciwników, od których żądasz podatku.
illuminati-prompt-tax = Płacisz podatek. Wybierz karty, które płacą.
illuminati-prompt-act = Twoja tura: wybierz kartę albo zakończ akcje.
illuminati-prompt-transfer = Wykonaj darmowe przelewy albo przejdź dalej.
illuminati-prompt-power = Użyj mocy swoich Iluminatów albo przejdź dalej.
illuminati-prompt-privilege = Atak ma być uprzywilejowany. Złamać to kartami specjalnymi czy spasować?
illuminati-prompt-money = Wydać pieniądze na ten atak czy spasować?
illuminati-prompt-react = Kości rzucone. Zagrać kartę specjalną czy spasować?
illuminati-prompt-respond = Zagrano kartę specjalną. Skontrować czy spasować?
illuminati-prompt-hang = Wybierz strzałkę, pod którą Grupa zostanie podczepiona.
illuminati-prompt-hand_over = Ile MB napastnik przekazuje przejętej Grupie?
illuminati-prompt-redistribute = Wybierz, jak twoje pieniądze leżą na kartach.
illuminati-prompt-offer = Masz ofertę. Przyjmij ją, odrzuć albo zaproponuj inne warunki.

## Akcje

illuminati-action-ChooseGoal = Wybierz cel: { $goal_name }
illuminati-action-Pass = Spasuj
illuminati-action-PlaySpecial = { $card ->
    [-1] { $to ->
        [-1] Zagraj: { $special_name }
       *[other] Zagraj: { $special_name } (gracz: { $to_name })
    }
   *[other] Zagraj: { $special_name } (karta: { $card_name })
}
illuminati-action-PayUpkeep = Zapłać utrzymanie; płaci: { $source_name }
illuminati-action-RefuseUpkeep = Nie płać i oddaj kartę
illuminati-action-Demand = { $seats_count ->
    [0] Nie żądaj podatku
   *[other] Zażądaj podatku
}
illuminati-action-PayTax = Zapłać podatek
illuminati-action-Attack = { $kind ->
    [control] Atak, przejęcie: { $attacker_name } → { $group_name }
    [neutralize] Atak, neutralizacja: { $attacker_name } → { $group_name }
   *[destroy] Atak, zniszczenie: { $attacker_name } → { $group_name }
}{ $aides_count ->
    [0] { "" }
   *[other] ; pomoc: { $aides_names }
}{ $privilege ->
    [-1] { "" }
   *[other] ; z przywilejem
}{ $special ->
    [-1] { "" }
   *[other] ; karta: { $special_name }
}
illuminati-action-CallOff = Odwołaj atak
illuminati-action-BreakPrivilege = Odrzuć, by złamać przywilej: { $first_name }, { $second_name }
illuminati-action-Spend = { $side ->
    [against] Wydaj przeciw atakowi: { $from_group } MB z Grupy, { $from_illuminati } MB od Iluminatów
   *[for] Wydaj na atak: { $from_group } MB z Grupy, { $from_illuminati } MB od Iluminatów
}
illuminati-action-Hang = Podczep pod: { $master_name }, { $side ->
    [0] z góry
    [1] z prawej
    [2] z dołu
   *[3] z lewej
}{ $rehung_count ->
    [0] { "" }
   *[other] ; część marionetek gdzie indziej
}{ $dropped_count ->
    [0] { "" }
   *[other] ; odpada: { $dropped_names }
}{ $removed_count ->
    [0] { "" }
   *[other] ; ustępuje: { $removed_names }
}
illuminati-action-HandOver = { $amount ->
    [0] Nie przekazuj nic
   *[other] Przekaż { $amount } MB
}
illuminati-action-Transfer = Przelej { $amount } MB: { $source_name } → { $receiver_name }
illuminati-action-Move = Przenieś pod inną strzałkę: { $card_name }
illuminati-action-Drop = Porzuć: { $card_name }
illuminati-action-ExtraDraw = Dobierz jeszcze jedną kartę: { $card_name }
illuminati-action-ShiftAlignment = { $card_name }: { $group_name } { $lose ->
    [government] traci cechę Rządowa
    [communist] traci cechę Komunistyczna
    [liberal] traci cechę Liberalna
    [conservative] traci cechę Konserwatywna
    [peaceful] traci cechę Pokojowa
    [violent] traci cechę Brutalna
    [straight] traci cechę Zwyczajna
    [weird] traci cechę Dziwaczna
    [criminal] traci cechę Przestępcza
    [fanatic] traci cechę Fanatyczna
   *[none] nic nie traci
}{ $gain ->
    [government] , zyskuje cechę Rządowa
    [communist] , zyskuje cechę Komunistyczna
    [liberal] , zyskuje cechę Liberalna
    [conservative] , zyskuje cechę Konserwatywna
    [peaceful] , zyskuje cechę Pokojowa
    [violent] , zyskuje cechę Brutalna
    [straight] , zyskuje cechę Zwyczajna
    [weird] , zyskuje cechę Dziwaczna
    [criminal] , zyskuje cechę Przestępcza
    [fanatic] , zyskuje cechę Fanatyczna
   *[none] { "" }
}
illuminati-action-Redistribute = Przesuń pieniądze między kasami
illuminati-action-Reorganize = Przebuduj strukturę
illuminati-action-TurnUpIlluminati = Odkryj swoich Iluminatów
illuminati-action-NameIlluminati = Powiedz, że { $to_name } ma kartę { $card_name }
illuminati-action-PassTurn = Spasuj całą turę za 5 MB
illuminati-action-Finish = Dalej
illuminati-action-Propose = Zaproponuj umowę; do: { $to_name }
illuminati-action-Counter = Odpowiedz na ofertę { $offer } innymi warunkami
illuminati-action-Accept = Przyjmij ofertę { $offer }
illuminati-action-Refuse = Odrzuć ofertę { $offer }
illuminati-action-Withdraw = Wycofaj ofertę { $offer }
illuminati-action-ShowSpecials = Pokaż graczowi { $to_name } karty specjalne: { $specials_names }

## Stałe polecenia

illuminati-order-PassUntilAttackEnds = Pasuj do końca tego ataku
illuminati-order-PassUnlessAttacked = Pasuj, póki nikt mnie nie atakuje
illuminati-order-PassUntilTurn = Pasuj do mojej tury

## Zdarzenia

# Jaki to cel, wie tylko gracz.
illuminati-event-GoalChosen = { $goal ->
    [one] { illuminati-goal-told }
    [few] { illuminati-goal-told }
    [many] { illuminati-goal-told }
    [other] { illuminati-goal-told }
   *[hidden] { $seat_name } wybiera w tajemnicy cel.
}
illuminati-goal-told = { $seat_name } wybiera cel: { $goal_name }.
illuminati-event-StartRolled = { $seat_name } rzuca o pierwszą turę: { $dice }.
illuminati-event-TurnBegun = Runda { $round }, tura: { $seat_name }.
illuminati-event-TurnSkipped = { $seat_name }: ta tura się nie odbywa.
illuminati-event-IncomeReceived = { $doubled ->
    [yes] { $seat_name } dostaje podwojony dochód: { $money } MB.
   *[no] { $seat_name } dostaje dochód: { $money } MB.
}
# Z której kasy, wie tylko właściciel.
illuminati-event-UpkeepPaid = { $source ->
    [one] { illuminati-upkeep-told }
    [few] { illuminati-upkeep-told }
    [many] { illuminati-upkeep-told }
    [other] { illuminati-upkeep-told }
   *[hidden] { $seat_name } płaci { $amount } MB utrzymania. Karta: { $card_name }.
}
illuminati-upkeep-told = { $seat_name } płaci { $amount } MB utrzymania. Karta: { $card_name }, z kasy: { $source_name }.
illuminati-event-UpkeepUnpaid = { $seat_name } nie płaci utrzymania. Karta: { $card_name }.
illuminati-event-TaxDemanded = { $seats_count ->
    [0] { $seat_name } nie żąda podatku.
    [one] { $seat_name } żąda podatku od { $seats_count } przeciwnika. Karta: { $card_name }.
   *[other] { $seat_name } żąda podatku od { $seats_count } przeciwników. Karta: { $card_name }.
}
illuminati-event-TaxPaid = { $seat_name } płaci podatek: { $paid } MB. Dostaje: { $to_name }.
illuminati-event-GroupDrawn = { $seat_name } dobiera wolną Grupę: { $card_name }.
# Którą, wie tylko gracz.
illuminati-event-SpecialDrawn = { $special ->
    [one] { illuminati-drawn-told }
    [few] { illuminati-drawn-told }
    [many] { illuminati-drawn-told }
    [other] { illuminati-drawn-told }
   *[hidden] { $seat_name } dobiera kartę specjalną.
}
illuminati-drawn-told = { $seat_name } dobiera kartę specjalną: { $special_name }.
illuminati-event-GroupTurnedUp = Odkryta wolna Grupa: { $card_name }.
illuminati-event-SpecialThrownAway = Odkryta i odrzucona karta specjalna: { $special_name }.
illuminati-event-AttackAnnounced = { $kind ->
    [control] { $seat_name } zapowiada atak, przejęcie: { $attacker_name } → { $group_name }
    [neutralize] { $seat_name } zapowiada atak, neutralizacja: { $attacker_name } → { $group_name }
   *[destroy] { $seat_name } zapowiada atak, zniszczenie: { $attacker_name } → { $group_name }
}{ $owner ->
    [-1] { "" }
   *[other] {" "}(gracz: { $owner_name })
}{ $aides_count ->
    [0] { "" }
   *[other] ; pomoc: { $aides_names }
}{ $privilege ->
    [-1] { "" }
   *[other] ; żądanie przywileju
}.
illuminati-event-AttackCalledOff = { $seat_name } odwołuje atak. Cel: { $group_name }.
illuminati-event-PrivilegeLost = { $seat_name }: ten atak nie jest uprzywilejowany.
illuminati-event-GuestAdmitted = { $seat_name } może płacić w tym ataku.
illuminati-event-MoneySpent = { $side ->
    [against] { $seat_name } wydaje przeciw atakowi:
   *[for] { $seat_name } wydaje na atak:
}{ $from_group ->
    [0] { "" }
   *[other] { " " }{ $from_group } MB z Grupy{ $from_illuminati ->
        [0] { "" }
       *[other] ,
    }
}{ $from_illuminati ->
    [0] { "" }
   *[other] { " " }{ $from_illuminati } MB od Iluminatów
}. N wynosi { $number }.
illuminati-event-Passed = { $seat_name } pasuje.
illuminati-event-DiceRolled = { $seat_name } rzuca { $dice } przy N = { $number }.
illuminati-event-RollChanged = { $seat_name } zmienia rzut: liczy się jako { $roll }.
illuminati-event-AttackSucceeded = { $kind ->
    [control] { $seat_name } przejmuje Grupę { $group_name }: rzut { $roll }, N { $number }.
    [neutralize] { $seat_name } neutralizuje Grupę { $group_name }: rzut { $roll }, N { $number }.
   *[destroy] { $seat_name } niszczy Grupę { $group_name }: rzut { $roll }, N { $number }.
}
illuminati-event-AttackFailed = { $roll ->
    [0] { $seat_name }: atak na Grupę { $group_name } spełza na niczym.
   *[other] { $seat_name }: atak na Grupę { $group_name } się nie udaje: rzut { $roll }, N { $number }.
}
illuminati-event-GroupHung = { $seat_name } podczepia Grupę { $card_name } pod: { $master_name }, { $side ->
    [0] z góry
    [1] z prawej
    [2] z dołu
   *[3] z lewej
}{ $dropped_count ->
    [0] .
   *[other] ; nie zmieściły się: { $dropped_names }.
}
illuminati-event-GroupsFreed = { $why ->
    [neutralized] Wolne, po neutralizacji: { $cards_names }.
    [dropped] { $seat_name } porzuca; wolne: { $cards_names }.
    [unpaid] { $seat_name } nie płaci; wolne: { $cards_names }.
    [overlap] { $seat_name } nie ma miejsca; wolne: { $cards_names }.
    [destroyed] Wolne, bez zwierzchnika: { $cards_names }.
   *[out] { $seat_name } zostawia; wolne: { $cards_names }.
}
illuminati-event-GroupDestroyed = Na cmentarz trafia: { $card_name }. { $seat_name } niszczy dotąd Grup: { $destroyed }.
illuminati-event-GroupRevived = { $seat_name } przywraca z cmentarza Grupę { $card_name }.
illuminati-event-MoneyTransferred = { $seat_name } przelewa pieniądze: { $source_name } → { $receiver_name }.
illuminati-event-AmountTransferred = { $amount ->
    [0] Nic nie przelano.
   *[other] Przelana suma: { $amount } MB.
}
illuminati-event-MoneyRedistributed = { $seat_name } przesuwa pieniądze między wszystkimi kasami.
illuminati-event-MoneyGained = { $seat_name }: Iluminaci dostają { $amount } MB.
illuminati-event-StructureReorganized = { $seat_name } przebudowuje strukturę.
illuminati-event-AlignmentsShifted = { $seat_name } zmienia cechy Grupy { $group_name }: { $lose ->
    [government] znika Rządowa
    [communist] znika Komunistyczna
    [liberal] znika Liberalna
    [conservative] znika Konserwatywna
    [peaceful] znika Pokojowa
    [violent] znika Brutalna
    [straight] znika Zwyczajna
    [weird] znika Dziwaczna
    [criminal] znika Przestępcza
    [fanatic] znika Fanatyczna
   *[none] nic nie znika
}{ $gain ->
    [government] , dochodzi Rządowa.
    [communist] , dochodzi Komunistyczna.
    [liberal] , dochodzi Liberalna.
    [conservative] , dochodzi Konserwatywna.
    [peaceful] , dochodzi Pokojowa.
    [violent] , dochodzi Brutalna.
    [straight] , dochodzi Zwyczajna.
    [weird] , dochodzi Dziwaczna.
    [criminal] , dochodzi Przestępcza.
    [fanatic] , dochodzi Fanatyczna.
   *[none] .
}
illuminati-event-SpecialPlayed = { $use ->
    [privilege] { $seat_name } odrzuca, żądając przywileju: { $special_name }.
    [break_privilege] { $seat_name } odrzuca, by złamać przywilej: { $special_name }.
    [counter] { $seat_name } odpowiada kartą: { $special_name }.
   *[effect] { $card ->
        [-1] { $to ->
            [-1] { $seat_name } zagrywa kartę: { $special_name }.
           *[other] { $seat_name } zagrywa kartę: { $special_name } (gracz: { $to_name }).
        }
       *[other] { $seat_name } zagrywa kartę: { $special_name } (karta: { $card_name }).
    }
}
illuminati-event-SpecialCountered = { $special_name }, karta gracza { $seat_name }, nie działa.
illuminati-event-SpecialsDiscarded = { $specials_count ->
    [0] { $seat_name } nie ma kart specjalnych do odrzucenia.
   *[other] { $seat_name } odrzuca: { $specials_names }.
}
# Co widać, wie tylko gracz.
illuminati-event-TreasuryPeeked = { $money ->
    [one] { illuminati-treasury-told }
    [few] { illuminati-treasury-told }
    [many] { illuminati-treasury-told }
    [other] { illuminati-treasury-told }
   *[hidden] { $seat_name } podgląda kasę karty: { $card_name }.
}
illuminati-treasury-told = { $seat_name } podgląda kasę karty: { $card_name }. Leży tam { $money } MB.
illuminati-event-HandPeeked = { $specials_count ->
    [one] { illuminati-hand-told }
    [few] { illuminati-hand-told }
    [many] { illuminati-hand-told }
    [other] { illuminati-hand-told }
   *[hidden] { $seat_name } ogląda karty specjalne gracza { $of_seat_name }.
}
illuminati-hand-told = { $seat_name } ogląda karty specjalne gracza { $of_seat_name }: { $specials_names }.
illuminati-event-SpecialsShown = { $seat_name } pokazuje graczowi { $to_name } karty specjalne: { $specials_names }.
illuminati-event-TurnPassed = { $seat_name } pasuje całą turę za 5 MB.
illuminati-event-IlluminatiTurnedUp = { $seat_name } ma odkrytych Iluminatów: { $card_name }.
illuminati-event-IlluminatiNamed = { $right ->
    [yes] { $seat_name } mówi, że { $to_name } ma kartę { $card_name }, i zgaduje.
   *[no] { $seat_name } mówi, że { $to_name } ma kartę { $card_name }, i nie zgaduje.
}
illuminati-event-PlayerOut = { $why ->
    [left] { $seat_name } opuszcza grę.
   *[eliminated] { $seat_name } nie ma już żadnej Grupy i odpada.
}
# $goal to Iluminaci, których cel specjalny jest spełniony, albo -1: cel podstawowy.
illuminati-event-GoalMet = { $goal ->
    [-1] { $seat_name } spełnia cel podstawowy.
   *[other] { $seat_name } spełnia cel specjalny: { $goal_name }.
}
illuminati-event-OfferMade = { $by_name } składa ofertę { $id }. Dla: { $to_name }.
illuminati-event-OfferRefused = { $to_name } odrzuca ofertę { $id }. Od: { $by_name }.
illuminati-event-OfferWithdrawn = { $by_name } wycofuje ofertę { $id }. Dla: { $to_name }.
illuminati-event-OfferLapsed = Oferta { $id } wygasa. Od: { $by_name }, dla: { $to_name }.
illuminati-event-DealMade = { $by_name } i { $to_name } zawierają umowę{ $money_given ->
    [0] { "" }
   *[other] ; { $by_name } oddaje: { $money_given } MB
}{ $money_got ->
    [0] { "" }
   *[other] ; { $to_name } oddaje: { $money_got } MB
}{ $groups_given_count ->
    [0] { "" }
   *[other] ; { $by_name } oddaje: { $groups_given_names }
}{ $groups_got_count ->
    [0] { "" }
   *[other] ; { $to_name } oddaje: { $groups_got_names }
}.
illuminati-event-SpecialsTraded = Karty specjalne zmieniają właściciela. { $by_name } oddaje: { $specials_given_count ->
    [0] żadnej
   *[other] { $specials_given_names }
}; { $to_name } oddaje: { $specials_got_count ->
    [0] żadnej
   *[other] { $specials_got_names }
}.
illuminati-event-GameEnded = { $reason ->
    [goal] Koniec gry. { illuminati-reason-goal }
    [round_limit] Koniec gry. { illuminati-reason-round_limit }
    [all_controlled] Koniec gry. { illuminati-reason-all_controlled }
   *[last_player] Koniec gry. { illuminati-reason-last_player }
}

## Dlaczego gra się skończyła

illuminati-reason-goal = Cel został spełniony.
illuminati-reason-last_player = Został tylko jeden gracz.
illuminati-reason-round_limit = Rozegrano uzgodnioną liczbę rund.
illuminati-reason-all_controlled = Nie została żadna wolna Grupa.

## Odmowy

illuminati-no-not_now = Teraz to niemożliwe. Wybierz jedną z oferowanych akcji.
illuminati-no-out_of_game = Ta gra jest już bez ciebie. Możesz patrzeć dalej.
illuminati-no-no_actions_left = Nie wystarcza na to zwykłych akcji. Wykonaj darmowe albo przejdź dalej.
illuminati-no-no_transfers_left = Oba darmowe przelewy są wykorzystane. Przejdź dalej.
illuminati-no-already_acted = W tej turze coś już zrobiono, więc nie można jej spasować. Graj dalej.
illuminati-no-not_yours = Nie należy do ciebie: { $card_name }. Wybierz kartę ze swojej struktury.
illuminati-no-not_theirs = Nie należy do tego gracza: { $card_name }. Poproś o Grupę, którą ma.
illuminati-no-not_your_cards = To nie są dokładnie twoje karty. Podaj każdą kartę swojej struktury raz, po kolei.
illuminati-no-no_power = Bez Mocy nie można atakować: { $card_name }. Wybierz kartę, która ją ma.
illuminati-no-spent = W tej turze już brała udział w ataku: { $card_name }. Wybierz inną kartę.
illuminati-no-not_in_play = Tej Grupy nie można zaatakować tam, gdzie jest. Wybierz Grupę ze stołu.
illuminati-no-is_illuminati = Iluminatów nie można zaatakować. Wybierz Grupę.
illuminati-no-own_group = Własną Grupę można tylko zniszczyć: { $group_name }. Wybierz inny cel albo rodzaj.
illuminati-no-only_rivals = Neutralizować można tylko Grupy innych graczy. Wybierz inny cel albo rodzaj.
illuminati-no-attacks_itself = Karta nie atakuje samej siebie. Wybierz innego napastnika.
illuminati-no-immune = Cechy karty { $attacker_name } nie pozwalają jej atakować Grupy { $group_name }. Wybierz innego napastnika.
illuminati-no-powerless = Grupy bez Mocy nie da się zniszczyć: { $group_name }. Wybierz inny cel albo użyj przeznaczonej do tego karty specjalnej.
illuminati-no-not_powerless = Ta Grupa ma Moc, więc karta specjalna nie jest potrzebna: { $group_name }. Zapowiedz atak bez niej.
illuminati-no-no_open_arrow = Nie ma na to otwartej strzałki: { $card_name }. Wybierz inną kartę albo zrób najpierw miejsce.
illuminati-no-no_open_arrow_for = Dla którejś Grupy z tej umowy nie ma otwartej strzałki. Pomiń ją albo zróbcie najpierw miejsce.
illuminati-no-no_such_aide = Nie może w tym pomóc: { $card_name }. Wybierz swoje karty, inne niż napastnik i cel.
illuminati-no-aides_in_order = Pomocnicy nie są podani rosnąco. Podaj każdego raz, od najmniejszego numeru.
illuminati-no-no_transferable = Nie ma Mocy użyczanej: { $card_name }. Wybierz innego pomocnika.
illuminati-no-called_off_before = Ten atak odwołano już w tej turze. Zapowiedz inny.
illuminati-no-too_many_call_offs = Odwołane w tej turze ataki osiągnęły granicę: { $most }. Przeprowadź ten do końca.
illuminati-no-already_committed = Atak jest już wiążący i nie można go odwołać. Wydaj pieniądze albo spasuj.
illuminati-no-no_such_special = Nie masz tej karty specjalnej. Wybierz jedną ze swojej ręki.
illuminati-no-smaller_first = Dwie karty specjalne są w złej kolejności. Podaj najpierw mniejszy numer.
illuminati-no-not_enough_money = Leży tam tylko { $money } MB: { $card_name }. Wybierz mniejszą sumę.
illuminati-no-nothing_spent = Takiej sumy nie da się wydać. Daj co najmniej 1 MB albo spasuj.
illuminati-no-wrong_side = { $side ->
    [for] W tym ataku się bronisz. Wydaj przeciw niemu albo spasuj.
   *[against] To ty atakujesz. Wydaj na swój atak albo spasuj.
}
illuminati-no-not_let_in = Ten atak jest uprzywilejowany i nie masz do niego wstępu. Zagraj przeznaczoną do tego kartę specjalną albo spasuj.
illuminati-no-illuminati_only = Płacić mogą tu tylko twoi Iluminaci. Pomiń Grupę.
illuminati-no-cannot_pay = Nie może zapłacić tego utrzymania: { $card_name }. Wybierz samą kartę, jej zwierzchnika albo Iluminatów, z pieniędzmi.
illuminati-no-wrong_amount = Takiej sumy nie można tu dać. Wybierz od { $least } do { $most } MB.
illuminati-no-cards_in_order = Karty nie są podane rosnąco. Zacznij od najmniejszego numeru.
illuminati-no-wrong_sum = W twoich kasach jest razem { $money } MB. Rozłóż dokładnie tyle.
illuminati-no-not_adjacent = To nie zwierzchnik i marionetka: { $source_name }, { $receiver_name }. Wybierz sąsiadów.
illuminati-no-no_such_arrow = Z tej strony karty nie ma otwartej strzałki. Wybierz jedną z jej otwartych strzałek.
illuminati-no-no_such_plan = Marionetek nie da się tak podczepić. Wybierz jeden z oferowanych układów.
illuminati-no-ability_used = Zdolność tej karty wykorzystano już w tej turze: { $card_name }. Wybierz inną akcję.
illuminati-no-no_such_ability = Nie ma takiej zdolności: { $card_name }. Wybierz inną kartę albo akcję.
illuminati-no-pile_empty = W stosie nie ma już kart. Wybierz inną akcję.
illuminati-no-no_such_group = Tej Grupy nie można do tego wybrać. Wybierz inną.
illuminati-no-not_dead = Tej karty nie ma na cmentarzu. Wybierz zniszczoną Grupę.
illuminati-no-no_such_player = Tego gracza nie można do tego wybrać. Wybierz innego.
illuminati-no-nothing_to_shift = Tak cechy się nie zmienią: { $card_name }. Zabierz cechę, którą ma, albo daj taką, której nie ma.
illuminati-no-not_opposite = Cechę można zamienić tylko na przeciwną. Wybierz przeciwną albo tylko zabierz lub daj.
illuminati-no-unknown_goal = Tego celu nie można wybrać. Wybierz jednych z oferowanych Iluminatów.
illuminati-no-lies_open = Tam nie leżą zakryci Iluminaci. Wybierz innego gracza.
illuminati-no-not_that_one = Karta { $card_name } nie może tam leżeć: jest odkryta, twoja albo nazwana na próżno. Wybierz inną.
illuminati-no-no_deals_here = Ten stół gra bez umów. Graj dalej bez nich.
illuminati-no-no_deals_now = Coś jest właśnie rozstrzygane. Do tego czasu ofertę można odrzucić, ale nie przyjąć.
illuminati-no-privileged_attack = W czasie ataku uprzywilejowanego nie można handlować. Poczekaj, aż się skończy.
illuminati-no-empty_deal = Umowa bez treści to żadna umowa. Daj coś albo o coś poproś.
illuminati-no-wrong_goods = Tak tego zaoferować nie można. Podaj każdą kartę raz, a pieniędzy nie mniej niż 0.
illuminati-no-goes_along = Wisi pod inną Grupą z umowy i idzie razem z nią: { $card_name }. Pomiń ją.
illuminati-no-not_their_turn = Grupy zmieniają właściciela tylko w turze jednej ze stron. Poczekaj na nią albo je pomiń.
illuminati-no-only_between_actions = Grupy zmieniają właściciela tylko między akcjami. Poczekaj, aż ta się skończy.
illuminati-no-hands_victory = Ta umowa podarowałaby komuś zwycięstwo. Odrzuć ją albo zaproponuj inne warunki.
illuminati-no-no_such_partner = Z tym graczem nie można zawrzeć umowy. Wybierz innego gracza w grze.
illuminati-no-too_many_offers = Twoje oferty w tej turze osiągnęły granicę: { $most }. Poczekaj na następną turę.
illuminati-no-too_many_shown = Pokazywanie kart specjalnych w tej turze osiągnęło granicę: { $most }. Poczekaj na następną turę.
illuminati-no-nothing_to_show = Nic nie zostałoby pokazane. Wybierz co najmniej jedną kartę specjalną.
illuminati-no-no_such_offer = Nie ma już takiej oferty. Zobacz, które są otwarte.
illuminati-no-offer_changed = Warunki tej oferty się zmieniły. Zobacz najpierw nowe.
illuminati-no-unknown_card = W strukturze jest karta, która nie jest twoja. Użyj każdej swojej Grupy raz.
illuminati-no-hung_twice = W strukturze jedna karta wisi dwa razy. Użyj każdej swojej Grupy raz.
illuminati-no-card_missing = W strukturze brakuje karty. Użyj każdej swojej Grupy raz.
illuminati-no-arrow_taken = Dwie karty wiszą pod tą samą strzałką. Użyj dla jednej z nich innej.
illuminati-no-not_rooted = Niektóre karty nie wiszą pod Iluminatami. Połącz z nimi każdą Grupę.
illuminati-no-cards_overlap = Dwie karty leżałyby na jednym polu. Podczep jedną z nich gdzie indziej.
illuminati-no-bid_too_low = Ta stawka jest za niska. Daj co najmniej { $least } MB albo spasuj.
illuminati-no-purse_too_small = Masz tylko { $purse } MB. Wybierz mniejszą sumę.

## Opcje

illuminati-option-deck = Talia
illuminati-option-deck-help = Nasza talia albo własne karty w opublikowanym formacie.
illuminati-option-open_treasuries = Jawne kasy
illuminati-option-open_treasuries-help = Po włączeniu wszyscy widzą, ile pieniędzy leży na każdej karcie.
illuminati-option-alternative_goals = Cele alternatywne
illuminati-option-alternative_goals-help = Po włączeniu każdy spisek ma drugi cel z talii zamiast pierwszego.
illuminati-option-longer_goal = Dłuższa gra
illuminati-option-longer_goal-help = O tyle więcej kart wymaga cel podstawowy. Zwykle 0.
illuminati-option-until_all_controlled = Aż nie będzie wolnych Grup
illuminati-option-until_all_controlled-help = Po włączeniu nie ma celów. Gdy nie zostaje żadna wolna Grupa, wygrywa największa Moc.
illuminati-option-hidden_goals = Ukryte cele
illuminati-option-hidden_goals-help = Po włączeniu każdy wybiera w tajemnicy cel specjalny zamiast wydrukowanego.
illuminati-option-hidden_factions = Ukryci Iluminaci
illuminati-option-hidden_factions-help = Po włączeniu Iluminaci leżą zakryci i liczą się jak średni, dopóki gracze ich nie odkryją albo ktoś ich nie nazwie.
illuminati-option-round_limit = Najwięcej rund
illuminati-option-round_limit-help = Po tylu rundach gra zostaje przerwana i wygrywa największa Moc. Zwykle 40.
illuminati-option-deals = Umowy
illuminati-option-deals-help = Po wyłączeniu gracze nie mogą handlować pieniędzmi, kartami specjalnymi i Grupami.

## Błędy talii
## $card to nazwa albo numer karty, puste, gdy chodzi o całą talię.

illuminati-fault-deck_not_json = Plik nie jest JSON-em od wiersza { $line }, kolumny { $column }. Popraw to miejsce.
illuminati-fault-deck_too_big = Plik jest za duży. Może mieć najwyżej tyle bajtów: { $most }.
illuminati-fault-deck_wrong_type = { $expected ->
    [number] Tu trzeba liczby całkowitej.
    [text] Tu trzeba tekstu.
    [list] Tu trzeba listy.
   *[object] Tu trzeba obiektu z polami.
}
illuminati-fault-deck_missing = Brakuje pola „{ $name }”.
illuminati-fault-deck_unknown_field = Nie ma pola „{ $name }”.
illuminati-fault-deck_unknown_value = Nie ma tu wartości „{ $value }”. Użyj jednej z tych: { $values }.
illuminati-fault-deck_unknown_type = Nie ma tu rodzaju „{ $value }”. Użyj jednego z tych: { $values }.
illuminati-fault-deck_number = Wybierz liczbę od { $least } do { $most }.
illuminati-fault-deck_text_length = Tekst może mieć od { $least } do { $most } znaków.
illuminati-fault-deck_list_length = Lista może mieć od { $least } do { $most } wpisów.
illuminati-fault-deck_characters = { $what ->
        [ends] Tekst ma spacje na brzegach. Usuń je.
        [control] Tekst ma znak sterujący ({ $character }). Usuń go.
        [line] Tekst ma koniec wiersza ({ $character }). Usuń go.
        [space] Tekst ma niezwykłą spację ({ $character }). Wpisz zwykłą.
        [unseen] Tekst ma znak, którego nie widać ({ $character }); bywa w emoji. Usuń go.
       *[unknown] Tekst ma znak, którego nie da się pokazać ({ $character }). Usuń go.
    }
illuminati-fault-deck_id_form = Identyfikator ma od 1 do 40 znaków spośród a-z, 0-9 i podkreślenia.
illuminati-fault-deck_duplicate_id = Identyfikator „{ $value }” jest użyty dwa razy. Każda karta potrzebuje własnego.
illuminati-fault-deck_duplicate_name = Nazwa „{ $value }” jest użyta dwa razy. Każda karta potrzebuje własnej.
illuminati-fault-deck_in_arrows = { $count ->
    [0] Grupa ma mieć jedną strzałkę wchodzącą, a ta nie ma żadnej.
   *[other] Grupa ma mieć jedną strzałkę wchodzącą, a tu jest ich { $count }.
}
illuminati-fault-deck_out_arrows = Iluminaci mają strzałkę wychodzącą na każdym z czterech boków.
illuminati-fault-deck_repeated = „{ $value }” jest na liście dwa razy. Wystarczy raz.
illuminati-fault-deck_repeated_ability = Zdolność „{ $value }” podano dwa razy. Karta ma ją raz.
illuminati-fault-deck_unknown_group = W tej talii nie ma Grupy o identyfikatorze „{ $value }”.
illuminati-fault-deck_own_target = Premia karty nie może działać przeciw niej samej.
illuminati-fault-deck_two_targets = Premia jest przeciw cesze albo przeciw Grupom. Podaj jedno z dwojga.
illuminati-fault-deck_no_upkeep = Ujemny dochód wymaga zdolności „upkeep” o wysokości { $least }.
illuminati-fault-deck_misplaced_bonus = Przesuwając pieniądze, nowe przynosi tylko karta specjalna. Usuń premię.
illuminati-fault-deck_nothing_to_copy = Żadni inni Iluminaci nie mają celu do skopiowania. Daj go którymś.
illuminati-fault-deck_few_illuminati = Iluminatów jest za mało: { $count }. Potrzeba co najmniej tylu: { $least }.
illuminati-fault-deck_few_groups = Grup jest za mało: { $count }. Potrzeba co najmniej tylu: { $least }.
illuminati-fault-deck_more_faults = Dalszych błędów: { $count }. Popraw najpierw te.

## Liczby o talii

illuminati-statistic-groups = Grupy
illuminati-statistic-illuminati = Iluminaci
illuminati-statistic-special_kinds = Rodzaje kart specjalnych
illuminati-statistic-special_cards = Karty specjalne
illuminati-statistic-sum_power = Moc razem
illuminati-statistic-sum_income = Dochód razem
illuminati-statistic-with_ability = Grupy ze zdolnością
illuminati-statistic-power = Grupy według Mocy
illuminati-statistic-transferable = Grupy według Mocy użyczanej
illuminati-statistic-resistance = Grupy według Oporu
illuminati-statistic-income = Grupy według dochodu
illuminati-statistic-alignments = Grupy według cech
illuminati-statistic-alignments_per_card = Grupy według liczby cech
illuminati-statistic-out_arrows = Grupy według strzałek wychodzących

## Ekran

illuminati-board-attacks = atakuje
illuminati-board-aids = pomaga +{ $count }
illuminati-board-target = cel
illuminati-board-acted = po ataku
illuminati-board-printed = { $resistance ->
    [none] Moc { $power }, przekazywalna { $transferable }, dochód { $income }
   *[other] Moc { $power }, przekazywalna { $transferable }, Opór { $resistance }, dochód { $income }
}
illuminati-board-owner = właściciel: { $owner }
illuminati-board-hangs = podczepiona pod { $name }, głębokość { $depth }
illuminati-board-on-it = leży na niej { $count } MB
illuminati-board-mb = { $count } MB
illuminati-board-lit = można wybrać
illuminati-board-plan = Atak
illuminati-board-slot-attacker = Napastnik
illuminati-board-slot-group = Cel
illuminati-board-slot-aides = Pomocnicy
illuminati-board-choose-card = wybierz kartę
illuminati-board-no-aides = brak
illuminati-board-kind = Rodzaj ataku
illuminati-board-privilege = Przywilej
illuminati-board-privilege-none = Bez przywileju
illuminati-board-privilege-paid = Uprzywilejowany za { $count } MB
illuminati-board-privilege-special = Uprzywilejowany: odrzuć { $name }
illuminati-board-next-attacker = Wybierz swoją kartę, która atakuje.
illuminati-board-next-group = Wybierz Grupę, która jest celem.
illuminati-board-next-aides = Najpierw wybierz napastnika i cel.
illuminati-board-next-announce = Wskaż pomocników albo ogłoś atak.
illuminati-board-will-discard = Ogłoszenie odrzuca kartę { $name }: bez niej nie zaatakujesz Grupy bez Siły. Ataku nie można potem odwołać.
illuminati-board-before-money = Zanim ktokolwiek wyda pieniądze.
illuminati-board-announce = Ogłoś
illuminati-board-for = Za
illuminati-board-against = Przeciw
illuminati-board-odds = N wynosi { $n }: udanych rzutów { $ways } z 36, { $percent } procent.
illuminati-board-less = −1 MB
illuminati-board-now = teraz
illuminati-board-more = +1 MB
illuminati-board-rolled = Rzut { $roll }, N wynosi { $n }
illuminati-board-take = { $name }: mniej
illuminati-board-add = { $name }: więcej
illuminati-board-stake-for = za { $count }
illuminati-board-stake-against = przeciw { $count }
illuminati-board-stake-asked = odpowiada
illuminati-board-stake-passed = pas
illuminati-board-you = Ty
illuminati-board-attack-to-control = Atak, by przejąć
illuminati-board-attack-to-neutralize = Atak, by zneutralizować
illuminati-board-attack-to-destroy = Atak, by zniszczyć
illuminati-board-attack-rolled = Kości leżą
illuminati-board-attack-succeeded = Udany
illuminati-board-attack-failed = Nieudany
illuminati-board-attack-called-off = Odwołany
illuminati-board-phase-money = Pieniądze · pasów { $passed } z { $count }
illuminati-board-phase-privilege = Ogłoszony
illuminati-board-with = pomaga: { $names }
illuminati-board-along = razem z: { $names }
illuminati-board-own = własna Grupa napastnika
illuminati-board-uncontrolled = Wolne Grupy
illuminati-board-privileged = Uprzywilejowany: płacą tylko napastnik, obrońca i goście.
illuminati-board-your-money = Twoje pieniądze w tym ataku
illuminati-board-side = Twoja strona
illuminati-board-left = zostaje { $count } MB
illuminati-board-pay = Zapłać { $count } MB
illuminati-board-hang = Gdzie ją podczepić?
illuminati-board-hang-line = Naciśnij wolną strzałkę na stole albo wybierz tutaj.
illuminati-board-hang-ways = Pod tę strzałkę można na kilka sposobów. Wybierz jeden.
illuminati-board-hang-on = Pod: { $name }, { $towards ->
    [0] u góry
    [1] z prawej
    [2] u dołu
   *[3] z lewej
}
illuminati-board-rehung = gdzie indziej: { $names }
illuminati-board-dropped = przepada: { $names }
illuminati-board-removed = ustępuje: { $names }
illuminati-board-to-lay = do rozłożenia { $count } MB
illuminati-board-has = ma { $count } MB
illuminati-board-as-it-was = Jak było
illuminati-board-do = Wykonaj
illuminati-board-transfer = Przelew
illuminati-board-transfers-left = Darmowe przelewy: { $count }
illuminati-board-transfer-costs = To jedna z twoich zwykłych akcji.
illuminati-board-transfer-from = Wybierz kartę, która daje.
illuminati-board-transfer-to = Wybierz kartę, która dostaje.
illuminati-board-all = Wszystko: { $count } MB
illuminati-board-rebuild = Przebuduj strukturę
illuminati-board-rebuild-card = Wybierz Grupę do przeniesienia, razem z tym, co na niej wisi.
illuminati-board-rebuild-arrow = { $name }: wybierz wolną strzałkę.
illuminati-board-rebuilt = Przeniesione: { $count }
illuminati-board-undo = Cofnij
illuminati-board-shift = Zmień cechę
illuminati-board-shift-card = Wybierz Grupę, której cechy się zmienią.
illuminati-board-shift-line = Odbierz jedną, dodaj jedną albo zamień na przeciwną. Do końca tury.
illuminati-board-loses = odebrana
illuminati-board-gains = dodana
illuminati-board-held = ma ją
illuminati-board-hand = Twoje karty specjalne
illuminati-board-hand-empty = Nie masz kart specjalnych.
illuminati-board-time-any = w każdej chwili
illuminati-board-time-roll = po rzucie
illuminati-board-time-action = zwykła akcja
illuminati-board-time-privilege = przeciw przywilejowi
illuminati-board-time-income = przed twoim dochodem
illuminati-board-time-special = w odpowiedzi na kartę
illuminati-board-time-start = na początku cudzej tury
illuminati-board-time-attack = przy ogłoszeniu ataku
illuminati-board-aim = Wybierz cel
illuminati-board-aim-line = Naciśnij kartę na stole albo wybierz tutaj.
illuminati-board-not-now = Teraz nie można jej zagrać.
illuminati-board-dead = Cmentarz
illuminati-board-dead-count = Cmentarz: { $count }
illuminati-board-away = poza grą
illuminati-board-figure-power = Moc
illuminati-board-figure-transferable = Przekazywalna
illuminati-board-figure-resistance = Opór
illuminati-board-figure-income = Dochód
illuminati-board-figure-treasury = Kasa
illuminati-board-figure-depth = Głębokość
illuminati-board-goal = Cel
illuminati-board-attack-with = Atakuj nią
illuminati-board-attack-this = Zaatakuj ją
illuminati-board-goals = Kto ile ma do celu
illuminati-board-goal-secret = Tajny cel.
illuminati-board-round = Runda { $round }
illuminati-board-redistribute = Rozłóż pieniądze
illuminati-board-trade = Zaproponuj umowę
illuminati-board-counter = Inne warunki
illuminati-board-partner = Z kim
illuminati-board-you-give = Ty dajesz
illuminati-board-they-give = { $name } daje
illuminati-board-propose = Zaproponuj
illuminati-board-trade-line = Umowa wiąże obie strony od razu. Same obietnice nikogo nie wiążą.
illuminati-board-money = Pieniądze
illuminati-board-specials = Karty specjalne w umowie: { $count }
illuminati-board-groups = Grupy w umowie: { $count }
illuminati-board-offers = Propozycje
illuminati-board-nothing = nic
illuminati-board-between-them = między nimi
illuminati-board-accept = Przyjmij
illuminati-board-refuse = Odrzuć
illuminati-board-withdraw = Wycofaj
illuminati-board-demand = Od kogo podatek?
illuminati-board-demand-go = { $count ->
    [0] Nie żądaj podatku
   *[other] Zażądaj podatku
}
illuminati-board-hand-over = Pieniądze dla: { $name }
illuminati-board-hand-over-go = { $count ->
    [0] Nic nie przekazuj
   *[other] Przekaż { $count } MB
}
illuminati-board-tax = Zapłać podatek
illuminati-board-ask-upkeep = Utrzymanie
illuminati-board-ask-goal = Twój tajny cel
illuminati-board-turn-of = Tura: { $name }
illuminati-board-turn-own = Twoja tura
illuminati-board-turn-asked = gra pyta ciebie
illuminati-board-step-TurnStart = Początek
illuminati-board-step-Income = Dochód
illuminati-board-step-Draw = Dobranie
illuminati-board-step-Actions = Akcje
illuminati-board-step-FreeTransfers = Przelewy
illuminati-board-step-SpecialPowers = Moc specjalna
illuminati-board-step-AddTargets = Nowe cele
illuminati-board-step-VictoryCheck = Koniec
illuminati-board-pips = zostało: { $count }
illuminati-board-structure = Struktura Władzy: { $name }
illuminati-board-structure-short = Struktura Władzy
illuminati-board-back = Wróć do swojej
illuminati-board-others = Pozostałe Struktury Władzy
illuminati-board-enlarge = Pokaż w dużym rozmiarze: { $name }
illuminati-board-out = Poza grą
illuminati-board-short-basic = kart
illuminati-board-short-total_power = Mocy
illuminati-board-short-total_transferable = przekazywalnej
illuminati-board-short-total_money = MB
illuminati-board-short-printed_income_total = dochodu
illuminati-board-short-all_alignments = cech
illuminati-board-short-alignment_count = z cechą
illuminati-board-short-alignment_count_any = z cechami
illuminati-board-short-count_power_at_least = silnych
illuminati-board-short-destroyed_count = zniszczonych
illuminati-board-short-neutralized_count = zneutralizowanych
illuminati-board-short-specials_held = kart specjalnych
illuminati-board-short-span = głębokości
illuminati-board-short-specials = kart specjalnych
illuminati-board-held-specials = Karty specjalne: { $count }
illuminati-board-pile = Kart w stosie: { $count }
illuminati-board-nothing-here = Nie ma tu żadnej karty.
illuminati-board-tabs = Co widać
illuminati-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
illuminati-board-middle = Środek
illuminati-board-dock = Co się dzieje
illuminati-board-show = Pokaż: { $name }
illuminati-board-end-actions = Zakończ
illuminati-board-face-down = Leżą zakryci i liczą się jak przeciętni, dopóki ktoś ich nie odkryje.
illuminati-board-guess = Którzy to są?
illuminati-board-guess-go = Nazwij ich: zwykła akcja
illuminati-board-goal-basic = Karty w strukturze
illuminati-board-deck-no-json = Ten plik to nie JSON. „parlour deck check” powie, gdzie jest błąd.
illuminati-board-deck-none = Kart nie da się tak pokazać. „Przygotuj stół” wymieni wszystkie błędy.
illuminati-board-deck-faults = { $count ->
    [one] Jeden błąd w tej talii:
    [few] { $count } błędy w tej talii:
   *[many] { $count } błędów w tej talii:
}
illuminati-board-deck-fault-list = Błędy, karta po karcie
illuminati-board-deck-spread = Czym różnią się Grupy
illuminati-board-deck-ours = Użyj naszej talii
illuminati-board-deck-cards = Wszystkie karty: { $count }
illuminati-board-do-Pass = Pasuj
illuminati-board-do-CallOff = Odwołaj
illuminati-board-do-Finish = Dalej
illuminati-board-do-PassTurn = Pas: +5 MB
