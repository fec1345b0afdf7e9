### Jestem zombie: teksty gry.
###
### $seat_name, $to_name, $by_name i $other_name to imiona graczy, w mianowniku. $archetype_name, $old_name i $target_name
### to archetypy, $location_name to lokacja, $slot_name lokacja na stosie, a $slot_place litera stosu, $origin_name miejsce,
### skąd coś przychodzi; $…_names to listy, $…_count ile czego jest.
### Identyfikatory kart są takie jak w cards.json, małymi literami.

iamzombie-name = Jestem zombie
iamzombie-tagline = I Am Zombie: po ugryzieniu, z pustym brzuchem i nie bez towarzystwa. Odgryź lokację, nim zrobią to inni, albo przetrwajcie razem.

## Archetypy

iamzombie-archetype-a-blue-01 = Traceurka z przedmieść
iamzombie-archetype-a-blue-02 = Ładowacz z nocnej zmiany
iamzombie-archetype-a-blue-03 = Kurier rowerowy
iamzombie-archetype-a-blue-04 = Strażak na emeryturze
iamzombie-archetype-a-blue-05 = Cyrkowa akrobatka
iamzombie-archetype-a-blue-06 = Górnik z przodka
iamzombie-archetype-a-blue-07 = Maratończyk
iamzombie-archetype-a-blue-08 = Alpinistka przemysłowa
iamzombie-archetype-a-blue-09 = Doker
iamzombie-archetype-a-blue-10 = Ratownik plażowy
iamzombie-archetype-a-blue-11 = Drwal
iamzombie-archetype-a-blue-12 = Kominiarz
iamzombie-archetype-a-green-01 = Gadatliwy taksówkarz
iamzombie-archetype-a-green-02 = Wodzirej
iamzombie-archetype-a-green-03 = Wicedyrektorka szkoły
iamzombie-archetype-a-green-04 = Przekupka
iamzombie-archetype-a-green-05 = Spec od PR-u
iamzombie-archetype-a-green-06 = Dworcowy kaznodzieja
iamzombie-archetype-a-green-07 = Agent nieruchomości
iamzombie-archetype-a-green-08 = Stewardesa
iamzombie-archetype-a-green-09 = Barman
iamzombie-archetype-a-green-10 = Oszustka
iamzombie-archetype-a-green-11 = Radny dzielnicy
iamzombie-archetype-a-green-12 = Prowadząca talk-show
iamzombie-archetype-a-orange-01 = Ratownik z karetki
iamzombie-archetype-a-orange-02 = Krótkofalowiec
iamzombie-archetype-a-orange-03 = Doktorantka wirusologii
iamzombie-archetype-a-orange-04 = Mechanik samochodowy
iamzombie-archetype-a-orange-05 = Bibliotekarz
iamzombie-archetype-a-orange-06 = Detektyw od ubezpieczeń
iamzombie-archetype-a-orange-07 = Weterynarz
iamzombie-archetype-a-orange-08 = Administrator sieci
iamzombie-archetype-a-orange-09 = Nauczyciel chemii
iamzombie-archetype-a-orange-10 = Preppers
iamzombie-archetype-a-orange-11 = Patolog
iamzombie-archetype-a-orange-12 = Zegarmistrz
iamzombie-archetype-a-red-01 = Strażnik magazynu
iamzombie-archetype-a-red-02 = Rzeźnik
iamzombie-archetype-a-red-03 = Łowczyni
iamzombie-archetype-a-red-04 = Bramkarz
iamzombie-archetype-a-red-05 = Żołnierz po służbie
iamzombie-archetype-a-red-06 = Windykator
iamzombie-archetype-a-red-07 = Podpalacz
iamzombie-archetype-a-red-08 = Bokserka
iamzombie-archetype-a-red-09 = Były więzień
iamzombie-archetype-a-red-10 = Hycel
iamzombie-archetype-a-red-11 = Kibol z racą
iamzombie-archetype-a-red-12 = Gajowy
iamzombie-archetype-t-black-01 = Pożeracz snów
iamzombie-archetype-t-black-02 = Zgniły prorok
iamzombie-archetype-t-black-03 = Matka roju
iamzombie-archetype-t-black-04 = Bez twarzy
iamzombie-archetype-t-black-05 = Kościany król
iamzombie-archetype-t-black-06 = Szepcząca
iamzombie-archetype-t-black-07 = Trupi doktor
iamzombie-archetype-t-black-08 = Chodząca kwarantanna
iamzombie-archetype-t-black-09 = Zadżumiona panna młoda
iamzombie-archetype-t-black-10 = Dziadek nieboszczyk
iamzombie-archetype-t-black-11 = Cień z kostnicy
iamzombie-archetype-t-black-12 = Zerowy
iamzombie-archetype-t-blue-01 = Biegacz z łańcuchem
iamzombie-archetype-t-blue-02 = Rozdęty ładowacz
iamzombie-archetype-t-blue-03 = Jednoręki akrobata
iamzombie-archetype-t-green-01 = Słodkousty trup
iamzombie-archetype-t-green-02 = Przywódca stada
iamzombie-archetype-t-green-03 = Martwy adwokat
iamzombie-archetype-t-orange-01 = Móżdżkojad teoretyk
iamzombie-archetype-t-orange-02 = Zszywacz
iamzombie-archetype-t-orange-03 = Strażnik laboratorium
iamzombie-archetype-t-red-01 = Rzeźnik z piłą
iamzombie-archetype-t-red-02 = Piroman w bandażach
iamzombie-archetype-t-red-03 = Kat z piwnicy

## Lokacje

iamzombie-location-l-blue-01 = Wieża ciśnień
iamzombie-location-l-blue-02 = Dachy blokowiska
iamzombie-location-l-blue-03 = Szyb schodów ruchomych
iamzombie-location-l-blue-04 = Dźwig budowlany
iamzombie-location-l-blue-05 = Tunel metra
iamzombie-location-l-blue-06 = Stadion
iamzombie-location-l-blue-07 = Kolejka linowa
iamzombie-location-l-blue-08 = Schody pożarowe
iamzombie-location-l-blue-09 = Port towarowy
iamzombie-location-l-blue-10 = Aquapark
iamzombie-location-l-blue-11 = Estakada
iamzombie-location-l-blue-12 = Skatepark
iamzombie-location-l-blue-13 = Tartak
iamzombie-location-l-blue-14 = Siłownia
iamzombie-location-l-blue-15 = Stary most
iamzombie-location-l-green-01 = Lunapark
iamzombie-location-l-green-02 = Ratusz
iamzombie-location-l-green-03 = Studio telewizyjne
iamzombie-location-l-green-04 = Osiedle „Jutrzenka”
iamzombie-location-l-green-05 = Galeria handlowa
iamzombie-location-l-green-06 = Klub nocny
iamzombie-location-l-green-07 = Kościół na wzgórzu
iamzombie-location-l-green-08 = Obóz dla uchodźców
iamzombie-location-l-green-09 = Czarny rynek
iamzombie-location-l-green-10 = Dworzec
iamzombie-location-l-green-11 = Targowisko
iamzombie-location-l-green-12 = Zajezdnia autobusowa
iamzombie-location-l-green-13 = Akademik
iamzombie-location-l-green-14 = Szkoła
iamzombie-location-l-green-15 = Dom kultury
iamzombie-location-l-orange-01 = Instytut Wirusologii
iamzombie-location-l-orange-02 = Obserwatorium
iamzombie-location-l-orange-03 = Stacja uzdatniania wody
iamzombie-location-l-orange-04 = Maszt radiowy
iamzombie-location-l-orange-05 = Elektrownia
iamzombie-location-l-orange-06 = Szpital miejski
iamzombie-location-l-orange-07 = Muzeum
iamzombie-location-l-orange-08 = Serwerownia
iamzombie-location-l-orange-09 = Lecznica dla zwierząt
iamzombie-location-l-orange-10 = Sklep z narzędziami
iamzombie-location-l-orange-11 = Apteka
iamzombie-location-l-orange-12 = Warsztat samochodowy
iamzombie-location-l-orange-13 = Uniwersytet
iamzombie-location-l-orange-14 = Biblioteka
iamzombie-location-l-orange-15 = Archiwum
iamzombie-location-l-red-01 = Bunkier
iamzombie-location-l-red-02 = Więzienie
iamzombie-location-l-red-03 = Psiarnia
iamzombie-location-l-red-04 = Koszary
iamzombie-location-l-red-05 = Punkt kontrolny
iamzombie-location-l-red-06 = Komisariat
iamzombie-location-l-red-07 = Bar motocyklistów
iamzombie-location-l-red-08 = Sklep z bronią
iamzombie-location-l-red-09 = Magazyn konfiskat
iamzombie-location-l-red-10 = Rzeźnia
iamzombie-location-l-red-11 = Strzelnica
iamzombie-location-l-red-12 = Podziemny ring
iamzombie-location-l-red-13 = Rząd garaży
iamzombie-location-l-red-14 = Złomowisko
iamzombie-location-l-red-15 = Stacja benzynowa
iamzombie-location-q-black-01 = Kostnica
iamzombie-location-q-black-02 = Cmentarz
iamzombie-location-q-black-03 = Barak kwarantanny
iamzombie-location-q-black-04 = Dół
iamzombie-location-q-black-05 = Gniazdo
iamzombie-location-q-black-06 = Krematorium
iamzombie-location-q-black-07 = Strefa zero
iamzombie-location-q-black-08 = Podziemne laboratorium
iamzombie-location-q-black-09 = Pociąg zarazy
iamzombie-location-q-black-10 = Katakumby
iamzombie-location-q-black-11 = Spalony kwartał
iamzombie-location-q-black-12 = Serce roju
iamzombie-location-q-blue-01 = Zawalony tunel
iamzombie-location-q-blue-02 = Fabryka lodu
iamzombie-location-q-blue-03 = Martwa tama
iamzombie-location-q-green-01 = Niemy plac
iamzombie-location-q-green-02 = Ambasada
iamzombie-location-q-green-03 = Punkt ewakuacji
iamzombie-location-q-orange-01 = Hala sekwenatorów
iamzombie-location-q-orange-02 = Stacja satelitarna
iamzombie-location-q-orange-03 = Szpital segregacyjny
iamzombie-location-q-red-01 = Pole minowe
iamzombie-location-q-red-02 = Arsenał
iamzombie-location-q-red-03 = Sztab czystki

## Umiejętności

iamzombie-ability-run = Bieg
iamzombie-ability-climb = Wspinaczka
iamzombie-ability-might = Siła
iamzombie-ability-grit = Wytrzymałość
iamzombie-ability-charm = Urok
iamzombie-ability-command = Dowodzenie
iamzombie-ability-barter = Targowanie
iamzombie-ability-bluff = Blef
iamzombie-ability-notice = Czujność
iamzombie-ability-tinker = Majsterkowanie
iamzombie-ability-medic = Medycyna
iamzombie-ability-lore = Wiedza
iamzombie-ability-brawl = Bijatyka
iamzombie-ability-shoot = Strzelanie
iamzombie-ability-menace = Groźby
iamzombie-ability-arson = Podpalanie
iamzombie-ability-hunger = Głód
iamzombie-ability-rot = Zgnilizna
iamzombie-ability-swarm = Rój
iamzombie-ability-undeath = Nieżycie

## Moce: nazwa, działanie i działanie w grze razem

iamzombie-special-sprint = Sprint
iamzombie-special-sprint-help = Jeden krok w tej turze nic nie kosztuje.
iamzombie-special-foothold = Przyczółek
iamzombie-special-foothold-help = W swojej turze, gdy wchodzisz na lokację lub stawiasz na niej pionek: zacznij od Etapu 1.
iamzombie-special-ringer = Smykałka
iamzombie-special-ringer-help = W tej turze o jedno trafienie umiejętności więcej.
iamzombie-special-bonus_die = Krzepa
iamzombie-special-bonus_die-help = O jedną kość więcej.
iamzombie-special-bonus_reroll = Upór
iamzombie-special-bonus_reroll-help = O jeden przerzut więcej, także ponad trzy.
iamzombie-special-ease = Rutyna
iamzombie-special-ease-help = Trudność mniejsza o 1.
iamzombie-special-calm = Zimna krew
iamzombie-special-calm-help = Zagrożenie mniejsze o 2.
iamzombie-special-wildcard = Złota rączka
iamzombie-special-wildcard-help = Ta karta ma kolor lokacji, jeśli jeszcze go nie ma.
iamzombie-special-clean = Sprzątanie
iamzombie-special-clean-help = Świr z twojej lub sąsiedniej lokacji wraca do zasobów.
iamzombie-special-lure = Przynęta
iamzombie-special-lure-help = Świr przechodzi z twojej lokacji na sąsiednią.
iamzombie-special-devour = Pożarcie
iamzombie-special-devour-help = Świr stąd wraca do zasobów, a ty bierzesz móżdżek.
iamzombie-special-pickpocket = Kieszonkowiec
iamzombie-special-pickpocket-help = Zabierz móżdżek graczowi na twojej lub sąsiedniej lokacji.
iamzombie-special-pickpocket-coop = Weź móżdżek z zasobów.
iamzombie-special-shove = Wypchnięcie
iamzombie-special-shove-help = Inny pionek przechodzi stąd na sąsiednią lokację, na Etap 0.
iamzombie-special-shove-coop = Inny pionek przechodzi stąd na sąsiednią lokację, na Etap 0, jeśli właściciel się zgodzi.
iamzombie-special-frenzy = Szał
iamzombie-special-frenzy-help = Weź ranę, której nie można odwołać: o dwie kości więcej. Wymaga dwóch zdrowych kart wierzchnich.
iamzombie-special-shake_off = Zgubienie ogona
iamzombie-special-shake_off-help = Rzuć jeszcze raz wszystkimi swoimi piątkami, jednokrotnie.
iamzombie-special-nudge = Podkręcenie
iamzombie-special-nudge-help = Jedna kość pokazuje o 1 więcej lub mniej, w granicach od 1 do 6.
iamzombie-special-setfour = Pewniak
iamzombie-special-setfour-help = Jedna kość pokazuje 4.
iamzombie-special-taunt5 = Zaczepka
iamzombie-special-taunt5-help = Piątka staje się szóstką.
iamzombie-special-puppeteer = Lalkarz
iamzombie-special-puppeteer-help = Piątka staje się 1, 2, 3 lub 4.
iamzombie-special-hardsix = Twardy łeb
iamzombie-special-hardsix-help = Szóstka staje się 4.
iamzombie-special-triple = Kombinacja
iamzombie-special-triple-help = Trzy kości z tą samą liczbą od 1 do 4: o jeden Etap więcej, przed odjęciem ugryzień.
iamzombie-special-dark_gift = Mroczny dar
iamzombie-special-dark_gift-help = O jeden Etap więcej, po odjęciu ugryzień.
iamzombie-special-hunger = Wilczy głód
iamzombie-special-hunger-help = Co najmniej dwie szóstki w ostatecznym rzucie: o móżdżek więcej.
iamzombie-special-scavenger = Szabrownik
iamzombie-special-scavenger-help = Gdy zabierasz lokację, weź móżdżek.
iamzombie-special-tough = Gruba skóra
iamzombie-special-tough-help = Rana, którą przydzielasz tej karcie, przepada.
iamzombie-special-stench = Smród
iamzombie-special-stench-help = Świry, które kładziesz, omijają twoją lokację.
iamzombie-special-second_wind = Drugi oddech
iamzombie-special-second_wind-help = Wylecz tę kartę.
iamzombie-special-rebirth = Odrodzenie
iamzombie-special-rebirth-help = Wylecz wszystkie swoje karty i zostań. W twojej turze rzut nie daje Etapów i nie sprowadza świrów.
iamzombie-special-patch = Łatanie
iamzombie-special-patch-help = Wylecz jedną ze swoich kart wierzchnich.
iamzombie-special-patch-coop = Wylecz kartę wierzchnią dowolnego bohatera, który tu stoi.
iamzombie-special-barricade = Barykada
iamzombie-special-barricade-help = Do początku twojej następnej tury na twoją lokację nie można kłaść świrów.
iamzombie-special-swarm_call = Zew roju
iamzombie-special-swarm_call-help = Na dowolną inną lokację przychodzi świr.
iamzombie-special-swarm_call-coop = Świr przechodzi z dowolnej lokacji na dowolną inną.
iamzombie-special-contagion = Zaraza
iamzombie-special-contagion-help = Gracz na twojej lub sąsiedniej lokacji płaci móżdżek albo dostaje ranę.
iamzombie-special-contagion-coop = Świr z twojej lub sąsiedniej lokacji wraca do zasobów.

## Cechy: nazwa i działanie; $n to ile

iamzombie-feature-none = Bez cechy
iamzombie-feature-none-help = Nie robi nic szczególnego.
iamzombie-feature-start_freaks = Zasadzka
iamzombie-feature-start_freaks-help = { $n ->
    [one] Po odkryciu: przychodzi tu { $n } świr, mimo barykady.
    [few] Po odkryciu: przychodzą tu { $n } świry, mimo barykady.
    [many] Po odkryciu: przychodzi tu { $n } świrów, mimo barykady.
   *[other] Po odkryciu: przychodzi tu { $n } świra, mimo barykady.
}
iamzombie-feature-claim_brains = Spiżarnia
iamzombie-feature-claim_brains-help = { $n ->
    [one] Przy zabraniu: weź { $n } móżdżek.
    [few] Przy zabraniu: weź { $n } móżdżki.
    [many] Przy zabraniu: weź { $n } móżdżków.
   *[other] Przy zabraniu: weź { $n } móżdżka.
}
iamzombie-feature-claim_heal = Apteczka
iamzombie-feature-claim_heal-help = { $n ->
    [one] Przy zabraniu: wylecz { $n } swoją kartę wierzchnią.
    [few] Przy zabraniu: wylecz do { $n } swoich kart wierzchnich.
    [many] Przy zabraniu: wylecz do { $n } swoich kart wierzchnich.
   *[other] Przy zabraniu: wylecz do { $n } swojej karty wierzchniej.
}
iamzombie-feature-claim_travel = Wyjście awaryjne
iamzombie-feature-claim_travel-help = Przy zabraniu: możesz przejść za darmo na dowolną lokację, na Etap 0.
iamzombie-feature-claim_purge = Obława
iamzombie-feature-claim_purge-help = Przy zabraniu: wszystkie świry znikają z obu sąsiednich lokacji.
iamzombie-feature-claim_steal = Łup
iamzombie-feature-claim_steal-help = Przy zabraniu: weź móżdżek od dowolnego gracza, który go ma.
iamzombie-feature-claim_steal-coop = Przy zabraniu: weź móżdżek z zasobów.
iamzombie-feature-claim_scatter = Popłoch
iamzombie-feature-claim_scatter-help = { $n ->
    [one] Przy zabraniu: połóż świra na { $n } innej lokacji.
   *[other] Przy zabraniu: połóż po świrze na { $n } innych lokacjach.
}
iamzombie-feature-act_stage = Skrót
iamzombie-feature-act_stage-help = Za 2 móżdżki, raz w turze, po odjęciu ugryzień: o jeden Etap więcej.
iamzombie-feature-act_reroll = Druga próba
iamzombie-feature-act_reroll-help = Za 1 móżdżek, przed rzutem: o jeden przerzut więcej.
iamzombie-feature-act_shield = Osłona
iamzombie-feature-act_shield-help = Za 1 móżdżek, przed rzutem: w tej turze Zagrożenie mniejsze o 2.
iamzombie-feature-act_push = Odparcie
iamzombie-feature-act_push-help = Za 1 móżdżek, przed rzutem: świr stąd wraca do zasobów.
iamzombie-feature-act_heal = Bandaże
iamzombie-feature-act_heal-help = Za 1 móżdżek, na koniec tury: wylecz jedną ze swoich kart wierzchnich.
iamzombie-feature-dark = Ciemno
iamzombie-feature-dark-help = O jeden przerzut mniej, ale nigdy mniej niż zero.
iamzombie-feature-noisy = Głośno
iamzombie-feature-noisy-help = Jeśli została nieodwołana piątka, a żaden świr by nie przyszedł, jeden przychodzi tutaj, o ile może.
iamzombie-feature-pairs = Podwójna robota
iamzombie-feature-pairs-help = Etap dają tylko dwie kości razem.
iamzombie-feature-slide = Ślisko
iamzombie-feature-slide-help = Jeśli po odjęciu ugryzień nie zostaje żaden Etap, twój pionek cofa się o jeden, ale nie poniżej 0.
iamzombie-feature-toxic = Trucizna
iamzombie-feature-toxic-help = Zanim tu rzucisz: zapłać móżdżek albo weź ranę.
iamzombie-feature-narrow = Ciasno
iamzombie-feature-narrow-help = Może tu stać tylko jeden pionek. Pionki, które tu stoją w chwili odkrycia, mogą zostać.
iamzombie-feature-safehouse = Kryjówka
iamzombie-feature-safehouse-help = Nie można tu kłaść świrów.
iamzombie-feature-rest_spot = Legowisko
iamzombie-feature-rest_spot-help = Odpoczynek tutaj leczy wszystkie twoje karty wierzchnie.
iamzombie-feature-free_exit = Węzeł
iamzombie-feature-free_exit-help = Twój pierwszy krok stąd w turze nic nie kosztuje.
iamzombie-feature-sealed = Zamknięte
iamzombie-feature-sealed-help = Zanim rzucisz na Etapie 0: zapłać móżdżek albo rzut da o jeden Etap mniej.
iamzombie-feature-crossfire = Pod ostrzałem
iamzombie-feature-crossfire-help = Jeśli Zagrożenie uderza, a ty nie odwołasz swojej rany, wszyscy inni tutaj też dostają ranę.
iamzombie-feature-feast = Uczta
iamzombie-feature-feast-help = Za każdą szóstkę twojego rzutu niewydaną w tej turze o móżdżek więcej; najwyżej dwa.
iamzombie-feature-crowd = Wśród swoich
iamzombie-feature-crowd-help = O jedną kość więcej, póki stoi tu inny pionek.
iamzombie-feature-wild = Niczyja
iamzombie-feature-wild-help = Ma kolor, którego masz najwięcej kart; przy równej liczbie wybierasz.
iamzombie-feature-cap = Krok po kroku
iamzombie-feature-cap-help = { $n ->
    [one] Najwyżej { $n } Etap w jednej turze.
    [few] Najwyżej { $n } Etapy w jednej turze.
    [many] Najwyżej { $n } Etapów w jednej turze.
   *[other] Najwyżej { $n } Etapu w jednej turze.
}

## Atrybuty, talie, pionki, tytuły, oceny

iamzombie-colour-blue = Fizyczność
iamzombie-colour-green = Towarzyskość
iamzombie-colour-orange = Umysł
iamzombie-colour-red = Grzech
iamzombie-colour-black = Plaga
iamzombie-deck-breathers = Oddychający
iamzombie-deck-outbreak = Epidemia
iamzombie-deck-toxic = Toks
iamzombie-deck-quarantine = Kwarantanna
iamzombie-pawn-eye = Oko
iamzombie-pawn-hand = Dłoń
iamzombie-pawn-jaw = Szczęka
iamzombie-pawn-boot = But
iamzombie-pawn-rib = Żebro
iamzombie-title-1 = Zasmarkany nowicjusz
iamzombie-title-2 = Ugryziony
iamzombie-title-3 = Włóczęga
iamzombie-title-4 = Ocalały
iamzombie-title-5 = Ostrzelany
iamzombie-title-6 = Zaprawiony
iamzombie-title-7 = Postrach dzielnicy
iamzombie-title-8 = Mózgołamacz
iamzombie-title-9 = Chodzący koszmar
iamzombie-title-10 = Półtoks
iamzombie-title-11 = Toks
iamzombie-title-12 = Zabójczy Toks
iamzombie-rating-0 = Ledwo odpełzli
iamzombie-rating-4 = Żywi, i dobrze
iamzombie-rating-6 = Panowie dzielnicy
iamzombie-rating-8 = Legendy kwarantanny
iamzombie-timing-move = ruch
iamzombie-timing-preroll = przed rzutem
iamzombie-timing-postroll = po rzucie
iamzombie-timing-resolve = liczenie Etapów
iamzombie-timing-passive = zawsze
iamzombie-timing-react = zamiast padnięcia
iamzombie-timing-end = na koniec

## Podpowiedzi

iamzombie-prompt-meal = Kiedy ostatnio było u ciebie coś czerwonego do jedzenia? Pierwszego Gracza wyznacza najwcześniejszy posiłek z listy.
iamzombie-prompt-archetype = Wybierz archetyp, który zyskuje twój bohater.
iamzombie-prompt-exchange = Twój bohater ma poziom 12. Wymienić kartę na jedną z rozdanych czy zostać przy swoich?
iamzombie-prompt-arrange = Ułóż trzy stosy bohatera: które karty będą w tej rundzie wierzchnie?
iamzombie-prompt-lay = Połóż zakrytą lokację.
iamzombie-prompt-place = Wybierz lokację, od której zaczynasz.
iamzombie-prompt-before = Twoja tura: rusz się, użyj mocy i cech, potem rzuć. Z raną możesz zamiast tego odpocząć.
iamzombie-prompt-toxic = Tu jest trucizna. Zapłacić móżdżek czy wziąć ranę?
iamzombie-prompt-sealed = Tu jest zamknięte. Zapłacić móżdżek czy stracić jeden Etap rzutu?
iamzombie-prompt-reroll = Wybierz kości do przerzucenia albo zostaw wszystkie.
iamzombie-prompt-after = Użyj mocy na rzucie albo zostaw go tak, jak jest.
iamzombie-prompt-fives = Ile piątek odwołujesz, po móżdżku za każdą?
iamzombie-prompt-wound = Rana! Zapłacić móżdżek czy wybrać kartę, która ją przyjmie?
iamzombie-prompt-vouch = Ktoś inny zaraz dostanie ranę. Zapłacić móżdżek, by ją odwołać?
iamzombie-prompt-downed = Zaraz padniesz. Użyć przeciw temu mocy?
iamzombie-prompt-boost = Etapy policzone. Dokupić jeszcze jeden?
iamzombie-prompt-spread = Nadchodzą świry. Która sąsiednia lokacja dostaje pierwszego?
iamzombie-prompt-advance = Ile Etapów oddajesz za pozbycie się tutejszych świrów?
iamzombie-prompt-heal = Wybierz karty, które zdrowieją.
iamzombie-prompt-travel = Możesz przejść za darmo na dowolną lokację. Dokąd?
iamzombie-prompt-steal = Komu zabierasz móżdżek?
iamzombie-prompt-scatter = Wybierz lokacje, które dostają po świrze.
iamzombie-prompt-consent = Inny bohater chce wypchnąć twój pionek na sąsiednią lokację. Zgadzasz się?
iamzombie-prompt-after_roll = Rusz się dalej, użyj tego, co działa na koniec, albo zakończ turę.
iamzombie-prompt-trophy = Runda wygrana. Wybierz lokację, którą zatrzymujesz jako trofeum.

## Akcje

iamzombie-action-TellMeal = { $meal ->
    [breakfast] Coś czerwonego na śniadanie, { $minutes } min temu
    [supper] Coś czerwonego na kolację, { $minutes } min temu
    [lunch] Coś czerwonego na obiad, { $minutes } min temu
   *[nothing] Nic czerwonego
}
iamzombie-action-ChooseArchetype = Wybierz: { $archetype_name }
iamzombie-action-ExchangeArchetype = Wymień: { $old_name } → { $archetype_name }
iamzombie-action-Arrange = Na wierzchu: { $archetypes_names }
iamzombie-action-Lay = Połóż na stosie { $slot_place }: { $location_name }
iamzombie-action-Place = Zacznij tutaj: { $slot_name }{ $foothold ->
    [yes] , od Etapu 1
   *[no] { "" }
}
iamzombie-action-Move = Przejdź tutaj: { $slot_name }{ $foothold ->
    [yes] , od Etapu 1
   *[no] { "" }
}
iamzombie-action-Rest = { $archetype ->
    [-1] Odpocznij
   *[other] Odpocznij i wylecz: { $archetype_name }
}
iamzombie-action-Use = Użyj: { $special_name } ({ $archetype_name }){ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}{ $origin ->
    [-1] { "" }
   *[other] : { $origin_name }
}{ $slot ->
    [-1] { "" }
   *[other] {" "}→ { $slot_name }
}{ $target ->
    [-1] { "" }
   *[other] : { $target_name }
}{ $die ->
    [-1] { "" }
   *[other] : { $die_face }
}{ $face ->
    [0] { "" }
   *[other] {" "}→ { $face }
}{ $sixes ->
    [0] { "" }
    [one] , za { $sixes } szóstkę
    [few] , za { $sixes } szóstki
    [many] , za { $sixes } szóstek
   *[other] , za { $sixes } szóstki
}
iamzombie-action-Activate = Użyj cechy: { $feature_name }{ $target ->
    [-1] { "" }
   *[other] : { $target_name }
}
iamzombie-action-Roll = { $to_difficulty ->
    [0] Rzuć
   *[other] Rzuć, Trudność mniejsza o { $to_difficulty }
}{ $colour ->
    [blue] , lokacja jest niebieska
    [green] , lokacja jest zielona
    [orange] , lokacja jest pomarańczowa
    [red] , lokacja jest czerwona
    [black] , lokacja jest czarna
   *[none] { "" }
}
iamzombie-action-Reroll = { $dice_count ->
    [0] Nie przerzucaj żadnej
   *[other] Przerzuć: { $dice_faces }
}
iamzombie-action-Keep = Zostaw kości
iamzombie-action-Finish = Zostaw rzut, jaki jest
iamzombie-action-CancelFives = { $count ->
    [0] Nie odwołuj piątek
    [one] Odwołaj { $count } piątkę
    [few] Odwołaj { $count } piątki
    [many] Odwołaj { $count } piątek
   *[other] Odwołaj { $count } piątki
}
iamzombie-action-Pay = Zapłać móżdżek
iamzombie-action-TakeWound = { $archetype ->
    [-1] Przyjmij ranę i padnij
   *[other] Zrań kartę: { $archetype_name }
}
iamzombie-action-Decline = Nie
iamzombie-action-Agree = Tak, zgoda
iamzombie-action-Spread = Najpierw tutaj: { $slot_name }
iamzombie-action-Advance = { $remove ->
    [0] Idź naprzód wszystkimi Etapami
    [one] Usuń { $remove } świra, resztą idź naprzód
    [few] Usuń { $remove } świry, resztą idź naprzód
    [many] Usuń { $remove } świrów, resztą idź naprzód
   *[other] Usuń { $remove } świra, resztą idź naprzód
}
iamzombie-action-Travel = Przejdź za darmo tutaj: { $slot_name }
iamzombie-action-Steal = Zabierz móżdżek; oddaje: { $to_name }
iamzombie-action-Scatter = { $slots_count ->
    [0] Bez świrów
   *[other] Świry tutaj: { $slots_names }
}
iamzombie-action-Heal = { $archetypes_count ->
    [0] Nie lecz żadnej
   *[other] Wylecz: { $archetypes_names }
}
iamzombie-action-EndTurn = Zakończ turę
iamzombie-action-KeepTrophy = Zatrzymaj: { $location_name }
iamzombie-action-Vouch = { $on ->
    [yes] Pytaj mnie, gdy rany dostają inni
   *[no] Nie pytaj mnie, gdy rany dostają inni
}
iamzombie-action-Give = Daj { $amount ->
    [one] { $amount } móżdżek
    [few] { $amount } móżdżki
    [many] { $amount } móżdżków
   *[other] { $amount } móżdżka
}; dostaje: { $to_name }
iamzombie-action-Rename = Nazwij bohatera: { $name }

## Stałe polecenia

iamzombie-order-LayForMe = Połóż za mnie resztę lokacji
iamzombie-order-KeepBrains = Nie płać za cudze rany

## Zdarzenia

iamzombie-event-MealTold = { $meal ->
    [breakfast] { $seat_name }: coś czerwonego na śniadanie, { $minutes } min temu.
    [supper] { $seat_name }: coś czerwonego na kolację, { $minutes } min temu.
    [lunch] { $seat_name }: coś czerwonego na obiad, { $minutes } min temu.
   *[nothing] { $seat_name }: nic czerwonego.
}
iamzombie-event-FirstPlayerFound = Pierwszy Gracz: { $seat_name }.
iamzombie-event-RoundBegan = Zaczyna się runda { $round }. Pierwszy Gracz: { $seat_name }.
iamzombie-event-ArchetypeBuried = { $seat_name } wkłada górny archetyp pod talię, nie patrząc.
# Które, wie tylko ich gracz albo wszyscy, gdy gra się razem.
iamzombie-event-ArchetypesDealt = { $archetypes_count ->
    [one] { iamzombie-archetypes-told }
    [few] { iamzombie-archetypes-told }
    [many] { iamzombie-archetypes-told }
    [other] { iamzombie-archetypes-told }
   *[hidden] { $seat_name } dostaje archetypy.
}
iamzombie-archetypes-told = { $seat_name } dostaje archetypy: { $archetypes_names }.
iamzombie-event-ArchetypeChosen = { $seat_name } wybiera archetyp: { $archetype_name }.
iamzombie-event-ArchetypeExchanged = { $seat_name } wymienia archetyp: { $old_name } → { $archetype_name }.
iamzombie-event-ArchetypesReturned = { $count ->
    [0] { $seat_name } nie wkłada pod talię archetypów.
    [one] { $seat_name } wkłada pod talię { $count } archetyp.
    [few] { $seat_name } wkłada pod talię { $count } archetypy.
    [many] { $seat_name } wkłada pod talię { $count } archetypów.
   *[other] { $seat_name } wkłada pod talię { $count } archetypu.
}
iamzombie-event-HeroArranged = { $seat_name } układa stosy bohatera; na wierzchu: { $archetypes_names }.
iamzombie-event-LocationsDealt = { $locations_count ->
    [one] { iamzombie-locations-told }
    [few] { iamzombie-locations-told }
    [many] { iamzombie-locations-told }
    [other] { iamzombie-locations-told }
   *[hidden] { $seat_name } dostaje lokacje.
}
iamzombie-locations-told = { $seat_name } dostaje lokacje: { $locations_names }.
iamzombie-event-LocationLaid = { $seat_name } kładzie zakrytą lokację na stosie { $slot_place }.
# Słyszy to tylko gracz, który ją kładzie.
iamzombie-event-LocationRemembered = To { $location_name }.
iamzombie-event-FieldRevealed = Pole zostaje odkryte: { $locations_names }.
iamzombie-event-LocationRevealed = Na stosie { $slot_place } zostaje odkryta lokacja: { $location_name }.
iamzombie-event-StackExhausted = Na stosie { $slot_place } nie ma już kart.{ $onto ->
    [-1] { "" }
   *[other] {" "}Pionki przechodzą na stos { $onto_place }.
}
iamzombie-event-TurnStarted = { $last ->
    [yes] Ostatnia tura w tej rundzie: { $seat_name }.
   *[no] Okrążenie { $lap }, tura: { $seat_name }.
}
iamzombie-event-PawnPlaced = { $seat_name } zaczyna tutaj: { $location_name }{ $stage ->
    [0] { "" }
   *[other] , od Etapu { $stage }
}.
iamzombie-event-PawnMoved = { $seat_name } przechodzi tutaj: { $location_name }{ $stage ->
    [0] { "" }
   *[other] , od Etapu { $stage }
}{ $paid ->
    [0] { "" }
    [one] , za { $paid } móżdżek
    [few] , za { $paid } móżdżki
    [many] , za { $paid } móżdżków
   *[other] , za { $paid } móżdżka
}.
iamzombie-event-Rested = { $seat_name } odpoczywa.
iamzombie-event-Healed = { $seat_name } leczy: { $archetypes_names }.
iamzombie-event-RollPrepared = { $seat_name } szykuje rzut. Kości: { $pool }, przerzuty: { $rerolls }, Trudność { $difficulty }, Zagrożenie { $danger }.
iamzombie-event-DiceRolled = { $seat_name } rzuca: { $faces } (losowania od { $draw }).
iamzombie-event-DiceRerolled = { $seat_name } przerzuca i ma: { $faces } (losowania od { $draw }). Pozostałe przerzuty: { $left }.
iamzombie-event-DieChanged = { $seat_name } obraca kość: { $old } → { $face }.
iamzombie-event-SpecialUsed = { $seat_name } używa mocy: { $special_name } ({ $archetype_name }){ $brains ->
    [0] { "" }
    [one] , za { $brains } móżdżek
    [few] , za { $brains } móżdżki
    [many] , za { $brains } móżdżków
   *[other] , za { $brains } móżdżka
}{ $sixes ->
    [0] { "" }
    [one] , za { $sixes } szóstkę z rzutu
    [few] , za { $sixes } szóstki z rzutu
    [many] , za { $sixes } szóstek z rzutu
   *[other] , za { $sixes } szóstki z rzutu
}.
iamzombie-event-FeatureUsed = Działa cecha: { $feature_name } ({ $location_name }), gracz: { $seat_name }{ $brains ->
    [0] { "" }
    [one] , za { $brains } móżdżek
    [few] , za { $brains } móżdżki
    [many] , za { $brains } móżdżków
   *[other] , za { $brains } móżdżka
}.
iamzombie-event-BrainsGained = { $seat_name } bierze { $brains ->
    [one] { $brains } móżdżek
    [few] { $brains } móżdżki
    [many] { $brains } móżdżków
   *[other] { $brains } móżdżka
}.
iamzombie-event-BrainsPaid = { $seat_name } płaci { $brains ->
    [one] { $brains } móżdżek
    [few] { $brains } móżdżki
    [many] { $brains } móżdżków
   *[other] { $brains } móżdżka
}.
iamzombie-event-BrainsTaken = { $seat_name } zabiera { $brains ->
    [one] { $brains } móżdżek
    [few] { $brains } móżdżki
    [many] { $brains } móżdżków
   *[other] { $brains } móżdżka
}; oddaje: { $other_name }.
iamzombie-event-BrainsGiven = { $seat_name } daje { $brains ->
    [one] { $brains } móżdżek
    [few] { $brains } móżdżki
    [many] { $brains } móżdżków
   *[other] { $brains } móżdżka
}; dostaje: { $to_name }.
iamzombie-event-FivesCancelled = { $count ->
    [0] { $seat_name } nie odwołuje piątek.
    [one] { $seat_name } odwołuje { $count } piątkę.
    [few] { $seat_name } odwołuje { $count } piątki.
    [many] { $seat_name } odwołuje { $count } piątek.
   *[other] { $seat_name } odwołuje { $count } piątki.
}
iamzombie-event-DangerFailed = { $wounds ->
    [one] Zagrożenie uderza, gracz { $seat_name }: { $wounds } rana.
    [few] Zagrożenie uderza, gracz { $seat_name }: { $wounds } rany.
    [many] Zagrożenie uderza, gracz { $seat_name }: { $wounds } ran.
   *[other] Zagrożenie uderza, gracz { $seat_name }: { $wounds } rany.
}
iamzombie-event-WoundCancelled = Odwołana rana, gracz { $seat_name }. Móżdżek płaci { $by_name }.
iamzombie-event-WoundIgnored = Rana nic nie robi karcie { $archetype_name }, gracz { $seat_name }.
iamzombie-event-Wounded = Ranna karta, gracz { $seat_name }: { $archetype_name }.
iamzombie-event-HeroDowned = { $seat_name } pada.
iamzombie-event-HeroRecovered = { $seat_name } dochodzi do siebie.
iamzombie-event-StagesMade = { $seat_name } wyrzuca Etapy: { $stages }; gryzące piątki: { $fives }; zostaje: { $net }.
iamzombie-event-FreaksPlaced = { $count ->
    [one] { $locations_count ->
        [one] Przychodzi świr: { $locations_names }.
       *[other] Przychodzi po jednym świrze: { $locations_names }.
    }
    [few] Przychodzą { $count } świry: { $locations_names }.
    [many] Przychodzi { $count } świrów: { $locations_names }.
   *[other] Przychodzi { $count } świra: { $locations_names }.
}
iamzombie-event-FreaksRemoved = { $count ->
    [one] Znika { $count } świr: { $location_name }.
    [few] Znikają { $count } świry: { $location_name }.
    [many] Znika { $count } świrów: { $location_name }.
   *[other] Znika { $count } świra: { $location_name }.
}
iamzombie-event-FreakMoved = Świr przechodzi tutaj: { $location_name }.
iamzombie-event-PawnAdvanced = { $seat_name } dochodzi do Etapu { $stage }: { $location_name }.
iamzombie-event-PawnSlid = { $seat_name } ześlizguje się na Etap { $stage }.
iamzombie-event-PawnShoved = { $seat_name } wypycha pionek gracza { $to_name }; stoi on teraz tutaj: { $location_name }.
iamzombie-event-ShoveRefused = { $to_name } nie zgadza się na wypchnięcie; prosi { $seat_name }.
iamzombie-event-BarricadeSet = { $seat_name } stawia barykadę: { $location_name }.
iamzombie-event-LocationClaimed = { $seat_name } zabiera lokację: { $location_name }, { $vp } PZ{ $bonus ->
    [0] { "" }
   *[other] {" "}i { $bonus } za rangę
}. Postęp: { $progress } z { $target }.
iamzombie-event-TargetReached = { $seat_name } osiąga cel rundy.
iamzombie-event-LastTurnsBegan = { $seats_count ->
    [0] Nikt nie ma już tury.
    [one] Jeszcze jedną turę ma { $seats_count } gracz.
    [few] Jeszcze po jednej turze mają { $seats_count } osoby.
    [many] Jeszcze po jednej turze ma { $seats_count } osób.
   *[other] Jeszcze po jednej turze ma { $seats_count } osoby.
}
iamzombie-event-RoundEnded = { $seats_count ->
    [0] Koniec rundy { $round }. Nikt jej nie wygrał.
    [one] Koniec rundy { $round }. Wygrał ją { $seats_count } gracz.
    [few] Koniec rundy { $round }. Wygrały ją { $seats_count } osoby.
    [many] Koniec rundy { $round }. Wygrało ją { $seats_count } osób.
   *[other] Koniec rundy { $round }. Wygrało ją { $seats_count } osoby.
}
iamzombie-event-TrophyKept = { $seat_name } zatrzymuje trofeum: { $location_name }.
iamzombie-event-HordeRolled = { $face ->
    [1] Horda, { $face }, gracz { $seat_name }: nic nie przychodzi (losowanie { $draw }).
    [2] Horda, { $face }, gracz { $seat_name }: świr na następną lokację zgodnie z ruchem wskazówek zegara (losowanie { $draw }).
    [3] Horda, { $face }, gracz { $seat_name }: świr na następną lokację zgodnie z ruchem wskazówek zegara (losowanie { $draw }).
    [4] Horda, { $face }, gracz { $seat_name }: świr na następną lokację w przeciwną stronę (losowanie { $draw }).
    [5] Horda, { $face }, gracz { $seat_name }: świr na lokację bohatera (losowanie { $draw }).
   *[other] Horda, { $face }, gracz { $seat_name }: móżdżek (losowanie { $draw }).
}
iamzombie-event-LocationOverrun = Najazd, z rundy wypada lokacja: { $location_name }.
iamzombie-event-PanicRose = Panika: { $panic }, granica: { $limit }.
iamzombie-event-HeroNamed = { $seat_name } nazywa bohatera: { $name }.
iamzombie-event-VouchChanged = { $on ->
    [yes] { $seat_name } chce pytań o cudze rany.
   *[no] { $seat_name } nie chce pytań o cudze rany.
}
iamzombie-event-PlayerLeft = { $seat_name } odchodzi z gry.
iamzombie-event-GameEnded = { $reason ->
    [trophies] Koniec gry. { iamzombie-reason-trophies }
    [no_trophies] Koniec gry. { iamzombie-reason-no_trophies }
    [last_player] Koniec gry. { iamzombie-reason-last_player }
    [survived] Koniec gry. { iamzombie-reason-survived }
    [clock] Koniec gry. { iamzombie-reason-clock }
    [panic] Koniec gry. { iamzombie-reason-panic }
   *[abandoned] Koniec gry. { iamzombie-reason-abandoned }
}

## Dlaczego gra się skończyła

iamzombie-reason-trophies = Zdecydowały trofea.
iamzombie-reason-no_trophies = Nikt nie ma trofeum, więc jest remis.
iamzombie-reason-last_player = Został tylko jeden gracz.
iamzombie-reason-survived = Drużyna przeżyła wszystkie trzy rundy.
iamzombie-reason-clock = Skończyły się okrążenia rundy i drużyna przegrała.
iamzombie-reason-panic = Panika sięgnęła granicy i drużyna przegrała.
iamzombie-reason-abandoned = Wszyscy odeszli.

## Odmowy

iamzombie-no-not_now = Teraz to niemożliwe. Wybierz jedną z podanych akcji.
iamzombie-no-not_in_hand = Nie masz tej karty. Wybierz którąś ze swojej ręki.
iamzombie-no-already_owned = Twój bohater ma już ten archetyp. Wybierz taki, którego jeszcze nie ma.
iamzombie-no-no_such_slot = Nie ma takiego stosu. Wybierz taki, który leży na stole.
iamzombie-no-another_place = Tam jej nie położysz. Póki są wolne miejsca, zacznij nowy stos, potem bierz najniższe.
iamzombie-no-narrow = Tam jest ciasno i ktoś już stoi. Wybierz inną lokację.
iamzombie-no-not_enough_brains = Masz na to za mało móżdżków. Wybierz coś tańszego.
iamzombie-no-no_foothold = Nie masz Przyczółka, którego można by użyć. Zacznij od Etapu 0.
iamzombie-no-too_far = Ta lokacja nie sąsiaduje z twoją. Idź tam krok po kroku.
iamzombie-no-moving_is_over = Szykujesz już rzut, więc na ruch i odpoczynek za późno. Najpierw rzuć, ruszysz się potem.
iamzombie-no-not_wounded = Wybrana karta nie jest ranna ani wierzchnia. Rzuć albo wybierz ranną.
iamzombie-no-not_leading = Ta karta nie jest wierzchnia. Wybierz górną kartę stosu bohatera.
iamzombie-no-wounded = Ta karta jest ranna i jej moc nie działa. Wybierz zdrową albo najpierw ją wylecz.
iamzombie-no-used_up = Tego już użyto. Wybierz coś innego, póki znów nie zadziała.
iamzombie-no-cannot_use_now = Tej mocy nie można teraz użyć. Wybierz jedną z podanych.
iamzombie-no-wrong_target = Na tym tej mocy nie użyjesz. Wybierz jeden z podanych celów.
iamzombie-no-nothing_to_activate = Ta lokacja nie ma nic, czego można by teraz użyć. Wybierz inną akcję.
iamzombie-no-split_too_large = Nie masz tylu nadmiarowych przerzutów. Weź mniej na Trudność.
iamzombie-no-no_such_colour = Lokacja nie może mieć tego koloru. Wybierz taki, którego masz najwięcej kart.
iamzombie-no-no_such_dice = To nie są kości z tego rzutu. Podaj każdą raz, od pierwszej.
iamzombie-no-too_many = To więcej, niż jest albo na ile cię stać. Wybierz mniejszą liczbę.
iamzombie-no-have_to_choose_healthy = Ranę przyjmuje zdrowa karta wierzchnia. Wybierz jedną z takich.
iamzombie-no-cannot_take_tokens = Nie może tam teraz przyjść świr. Wybierz inną lokację.
iamzombie-no-no_such_player = Tego gracza nie można do tego wybrać. Wybierz innego.
iamzombie-no-not_claimed = Tej lokacji nie masz wśród zabranych w tej rundzie. Wybierz którąś z zabranych.
iamzombie-no-stacks_do_not_fit = To nie są trzy stosy dokładnie z twoich kart. Podaj trzy karty wierzchnie i stos dla każdej z pozostałych.
iamzombie-no-competitive_only = To tylko w grze przeciw sobie. Razem i tak pyta się wszystkich.
iamzombie-no-coop_only = To tylko w grze razem. Przeciw sobie móżdżków się nie oddaje.
iamzombie-no-already_so = Tak już jest. Wybierz inną akcję.
iamzombie-no-left = Tego gracza nie ma już w grze. Wybierz innego.
iamzombie-no-name_not_printable = W imieniu są znaki, których nie da się pokazać. Użyj liter, cyfr i odstępów.
iamzombie-no-heroes_not_admitted = Przy tym stole grają tylko nowi bohaterowie. Zacznij od nowego albo wybierz inny stół.
iamzombie-no-hero_not_signed = Ten bohater nie ma ważnego podpisu tego domu, a stół go wymaga. Wybierz innego bohatera albo inny stół.
iamzombie-no-hero_level_too_high = Ten bohater ma poziom { $level }, a najwyższy tutaj to { $highest }. Wybierz innego bohatera albo inny stół.

## Błędy opcji

iamzombie-fault-alone = Przeciw sobie grają co najmniej { $least } osoby.
iamzombie-fault-competitive_only = Razem Zagrożenie jest zawsze łagodne. Wybierz łagodne albo grajcie przeciw sobie.
iamzombie-fault-too_many_heroes = Bohaterów jest więcej niż graczy. Miejsc przy stole: { $seats }.
iamzombie-fault-heroes_not_admitted = Przy tym stole grają tylko nowi bohaterowie.
iamzombie-fault-hero_level_too_high = Ten bohater ma poziom { $level }. Najwyższy przy tym stole to { $highest }.
iamzombie-fault-unknown_version = Bohaterowie w wersji { $version } nie są tu znani.
iamzombie-fault-unknown_pawn = Nie ma takiego pionka.
iamzombie-fault-not_printable = W imieniu są znaki, których nie da się pokazać.
iamzombie-fault-name_too_long = Imię jest za długie. Może mieć najwyżej tyle znaków: { $most }.
iamzombie-fault-unknown_archetype = Nie ma archetypu „{ $card }”.
iamzombie-fault-doubled_archetype = Archetyp „{ $card }” jest tu dwa razy.
iamzombie-fault-stacks_do_not_fit = Stosy bohatera nie składają się dokładnie z jego kart.

## Opcje

iamzombie-option-mode = Tryb
iamzombie-option-mode-help = Przeciw sobie albo wszyscy razem przeciw miastu.
iamzombie-option-mode-competitive = przeciw sobie
iamzombie-option-mode-coop = razem
iamzombie-option-difficulty = Jak trudno jest razem
iamzombie-option-difficulty-help = Tylko w grze razem: ile jest okrążeń i ile Paniki.
iamzombie-option-difficulty-easy = łatwo
iamzombie-option-difficulty-normal = zwyczajnie
iamzombie-option-difficulty-hard = trudno
iamzombie-option-expansions = Toks i Kwarantanna
iamzombie-option-expansions-help = Dodatki z czarnymi kartami. Bez wyboru wchodzą, gdy pojawia się bohater poziomu 3 lub wyższego.
iamzombie-option-expansions-null = według bohaterów
iamzombie-option-expansions-true = włączone
iamzombie-option-expansions-false = wyłączone
iamzombie-option-danger_mode = Zagrożenie
iamzombie-option-danger_mode-help = Łagodne: jedna rana za nieudany rzut. Surowe: po ranie za każdą kość, która zawiodła. Razem zawsze łagodne.
iamzombie-option-danger_mode-per_roll = łagodne
iamzombie-option-danger_mode-per_die = surowe
iamzombie-option-first_player = Pierwszy Gracz
iamzombie-option-first_player-help = Los albo to, kto jadł coś czerwonego.
iamzombie-option-first_player-random = los
iamzombie-option-first_player-asked = według jedzenia
iamzombie-option-heroes = Bohaterowie
iamzombie-option-heroes-help = Zapisani bohaterowie, według miejsc. Dom wpisuje ich, gdy wchodzą.
iamzombie-option-entry = Kto może wejść
iamzombie-option-entry-help = Którzy zapisani bohaterowie mogą zasiąść do tego stołu.
iamzombie-option-entry-new_only = tylko nowi
iamzombie-option-entry-signed = tylko z ważnym podpisem
iamzombie-option-entry-any = dowolni
iamzombie-option-highest_level = Najwyższy poziom
iamzombie-option-highest_level-help = Bohater o wyższym poziomie nie wejdzie. Zwykle 12.

## Pola akcji i stołu

iamzombie-field-active = Czyja tura
iamzombie-field-agenda = W toku
iamzombie-field-amount = Móżdżki
iamzombie-field-archetype = Archetyp
iamzombie-field-archetypes = Archetypy
iamzombie-field-barricade = Barykada gracza
iamzombie-field-below = Zakryte
iamzombie-field-brains = Móżdżki
iamzombie-field-cards = Bohater
iamzombie-field-claimed = Zabrane w tej rundzie
iamzombie-field-closing = Ostatnie tury
iamzombie-field-colour = Kolor
iamzombie-field-count = Odwołane piątki
iamzombie-field-danger = Użyte Zagrożenie
iamzombie-field-dice = Kości
iamzombie-field-die = Kość
iamzombie-field-difficulty = Użyta Trudność
iamzombie-field-down = Leży
iamzombie-field-expansions = Dodatki
iamzombie-field-face = Liczba
iamzombie-field-first = Pierwszy Gracz
iamzombie-field-fives = Pozostałe piątki
iamzombie-field-foothold = Z Przyczółkiem
iamzombie-field-freaks = Świry
iamzombie-field-hand = Ręka
iamzombie-field-lap = Okrążenie
iamzombie-field-location = Lokacja
iamzombie-field-locations = Talia lokacji
iamzombie-field-meal = Posiłek
iamzombie-field-minutes = Ile minut temu
iamzombie-field-name = Imię
iamzombie-field-net = Pozostałe Etapy
iamzombie-field-old = Karta oddawana
iamzombie-field-on = Pytaj mnie
iamzombie-field-origin = Ze stosu
iamzombie-field-out = Poza grą
iamzombie-field-panic = Panika
iamzombie-field-pawn = Pionek
iamzombie-field-players = Gracze
iamzombie-field-pool = Liczba kości
iamzombie-field-progress = Postęp
iamzombie-field-ranks = Miejsca
iamzombie-field-reason = Powód końca
iamzombie-field-remove = Usunięte świry
iamzombie-field-rerolls = Pozostałe przerzuty
iamzombie-field-round = Runda
iamzombie-field-rounds_won = Wygrane rundy
iamzombie-field-scores = Wyniki
iamzombie-field-seat = Gracz
iamzombie-field-set_aside = Poza rundą
iamzombie-field-sixes = Zapłata szóstkami
iamzombie-field-slot = Stos
iamzombie-field-slots = Stosy
iamzombie-field-stacks = Stosy bohatera
iamzombie-field-stage = Etap
iamzombie-field-stages = Wyrzucone Etapy
iamzombie-field-target = Karta leczona lub raniona
iamzombie-field-throw = Rzut
iamzombie-field-to = Inny gracz
iamzombie-field-to_difficulty = Nadmiar na Trudność
iamzombie-field-top = Lokacja
iamzombie-field-trophies = Trofea
iamzombie-field-type = Rodzaj
iamzombie-field-under = Pod innymi
iamzombie-field-vouching = Pytania o cudze rany
iamzombie-field-won = Runda wygrana
iamzombie-field-wounded = Ranna

## Pola pokazywane na życzenie

iamzombie-more-activated = Użyte cechy
iamzombie-more-asking = Czy jest pytanie
iamzombie-more-begun = Zaczęte
iamzombie-more-bonus_dice = Dodane kości
iamzombie-more-bonus_matches = Dodane trafienia
iamzombie-more-bonus_rerolls = Dodane przerzuty
iamzombie-more-bonus_stages = Dodane Etapy
iamzombie-more-by = Kto wypycha
iamzombie-more-calm = Odjęte Zagrożenie
iamzombie-more-cancelled = Odwołane piątki
iamzombie-more-cause = Przyczyna
iamzombie-more-crossfired = Ostrzał już padł
iamzombie-more-dice_drawn = Losowania kości
iamzombie-more-ease = Odjęta Trudność
iamzombie-more-ending = Na koniec
iamzombie-more-exits = Darmowe wyjścia
iamzombie-more-failures = Kości, które zawiodły
iamzombie-more-given = Dostała świra w tej turze
iamzombie-more-lost = Rzut przepadł
iamzombie-more-meals = Posiłki
iamzombie-more-most = Najwyżej
iamzombie-more-over = Koniec tej tury
iamzombie-more-position = Miejsce na pierścieniu
iamzombie-more-prepared = Przygotowanie
iamzombie-more-rolled = Rzucone
iamzombie-more-sealed = Zamknięte, niezapłacone
iamzombie-more-surplus = Nadmiarowe przerzuty
iamzombie-more-taken = Wybrane
iamzombie-more-turn = Tura
iamzombie-more-turns_left = Ostatnie tury przed
iamzombie-more-used_game = Moc użyta w grze
iamzombie-more-used_round = Moc użyta w rundzie
iamzombie-more-used_turn = Moc użyta w turze
iamzombie-more-victim = Kto jest ranny
iamzombie-more-waiting = Jeszcze do zapytania
iamzombie-more-wildcards = Karty dowolnego koloru
iamzombie-more-wish = Co było zamierzone
iamzombie-more-wound = Numer rany
iamzombie-more-wounds = Rany do tej pory

## Słowa na stole

iamzombie-value-competitive = przeciw sobie
iamzombie-value-coop = razem
iamzombie-value-breakfast = śniadanie
iamzombie-value-supper = kolacja
iamzombie-value-lunch = obiad
iamzombie-value-nothing = nic
iamzombie-value-blue = niebieski
iamzombie-value-green = zielony
iamzombie-value-orange = pomarańczowy
iamzombie-value-red = czerwony
iamzombie-value-black = czarny
iamzombie-value-trophies = trofea
iamzombie-value-no_trophies = brak trofeów
iamzombie-value-last_player = ostatni gracz
iamzombie-value-survived = przeżyli
iamzombie-value-clock = czas minął
iamzombie-value-panic = Panika
iamzombie-value-abandoned = wszyscy odeszli
iamzombie-value-Advancing = Naprzód
iamzombie-value-Claiming = Zabranie lokacji
iamzombie-value-Healing = Leczenie
iamzombie-value-Traveling = Wyjście awaryjne
iamzombie-value-Stealing = Łup
iamzombie-value-Scattering = Popłoch
iamzombie-value-Reckoning = Postęp
iamzombie-value-Horde = Horda
iamzombie-value-HordeDie = Kość hordy
iamzombie-value-Placing = Od czego zacząć
iamzombie-value-Before = Przed rzutem
iamzombie-value-Wishing = Przygotowanie
iamzombie-value-Sealing = Zamknięte
iamzombie-value-Fives = Piątki
iamzombie-value-DangerCheck = Zagrożenie
iamzombie-value-Boost = Dokupienie Etapu
iamzombie-value-StagesBitten = Ugryzienia
iamzombie-value-Freaks = Świry
iamzombie-value-Rerolling = Przerzuty
iamzombie-value-Postroll = Po rzucie
iamzombie-value-RoundEnd = Koniec rundy
iamzombie-value-TrophyChoice = Trofeum
iamzombie-value-Clearing = Sprzątanie stołu
iamzombie-value-Round = Nowa runda
iamzombie-value-Choosing = Wybór archetypu
iamzombie-value-Returning = Karty idą pod talię
iamzombie-value-Arranging = Stosy bohatera
iamzombie-value-Field = Pole
iamzombie-value-Laying = Kładzenie lokacji
iamzombie-value-Revealing = Odkrycie
iamzombie-value-Consenting = Zgoda
iamzombie-value-Turn = Tura
iamzombie-value-AfterRoll = Koniec tury
iamzombie-value-Wound = Rana
iamzombie-value-Vouching = Cudza rana
iamzombie-value-Suffering = Przyjęcie rany
iamzombie-value-Falling = Padnięcie
iamzombie-value-Rounds = Rundy
iamzombie-value-Meals = Posiłki
iamzombie-value-danger = Zagrożenie
iamzombie-value-toxic = Trucizna
iamzombie-value-crossfire = Pod ostrzałem
iamzombie-value-contagion = Zaraza
iamzombie-value-overrun = Najazd

## Bohaterowie na dłużej

iamzombie-keepsakes = Bohaterowie
iamzombie-keepsake = Bohater
iamzombie-keepsake-hero = { $name }, poziom { $level }: { $title }
iamzombie-keepsake-cards = Archetypy: { $cards }
iamzombie-keepsake-record = Gry: { $games }; wygrane przeciw innym: { $games_won }, razem: { $coop_won }. Wygrane rundy: { $rounds_won }. Najlepszy wynik: { $best }.
iamzombie-keepsake-deed = { $date } · { $mode ->
    [coop] razem
   *[competitive] przeciw sobie
} · { $players ->
    [one] { $players } gracz
    [few] { $players } osoby
    [many] { $players } osób
   *[other] { $players } osoby
} · poziom { $level } · { $result ->
    [won] wygrana
    [lost] przegrana
   *[draw] remis
}{ $kept ->
    [0] { "" }
   *[other] { " " }· trofea: { $trophies }
}

## Podpowiedzi i kości

iamzombie-hint-lay_location = Lokacje w swoich kolorach i ze swoimi umiejętnościami kładź na końcu: będą na wierzchu.
iamzombie-hint-round_start = Bez ryzyka nikt tu nie wygrywa.
iamzombie-hint-reroll = Piątki przerzucaj zawsze, gdy możesz.
iamzombie-face-5 = Świry! Chaps
iamzombie-face-6 = Móżdżek

# The screen

iamzombie-board-table = Stół
iamzombie-board-tray = Tacka
iamzombie-board-dock = Bohater
iamzombie-board-heroes = Czyjego bohatera widać
iamzombie-board-hero = Bohater gracza { $name }
iamzombie-board-hero-own = Twój bohater
iamzombie-board-hero-name = Imię bohatera
iamzombie-board-name = Nazwij bohatera
iamzombie-board-rename = Zmień imię
iamzombie-board-name-it = Nazwij
iamzombie-board-round = Runda { $round } z 3 · okrążenie { $lap }
iamzombie-board-to-win = cel { $target } PZ
iamzombie-board-last-turns = ostatnie tury
iamzombie-board-difficulty = Trudność
iamzombie-board-danger = Zagrożenie
iamzombie-board-vp = PZ
iamzombie-board-left = { $count ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
   *[many] { $count } kart w stosie
}
iamzombie-board-barricaded = zabarykadowana
iamzombie-board-face-down = { $count ->
    [one] { $count } karta, zakryta
    [few] { $count } karty, zakryte
   *[many] { $count } kart, zakrytych
}
iamzombie-board-empty = puste miejsce
iamzombie-board-spoken = Trudność { $difficulty }, Zagrożenie { $danger }, { $vp } PZ, { $freaks ->
    [0] bez świrów
    [one] { $freaks } świr
    [few] { $freaks } świry
   *[many] { $freaks } świrów
}, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
iamzombie-board-pawn = { $name } na Etapie { $stage }
iamzombie-board-lit = można wybrać
iamzombie-board-looked = Z bliska: { $name }
iamzombie-board-would-roll = Rzut: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, { $rerolls ->
    [0] bez przerzutów
    [one] { $rerolls } przerzut
    [few] { $rerolls } przerzuty
   *[many] { $rerolls } przerzutów
}, Trudność { $difficulty }, Zagrożenie { $danger }.
iamzombie-board-do-Place = Zacznij tutaj
iamzombie-board-do-Place-foothold = Zacznij na Etapie 1
iamzombie-board-do-Move = Idź tutaj
iamzombie-board-do-Move-foothold = Idź na Etap 1
iamzombie-board-do-Travel = Idź tutaj
iamzombie-board-do-it = Zrób to
iamzombie-board-abilities = Umiejętności
iamzombie-board-matches = pasuje do lokacji
iamzombie-board-gives-die = +1 kość
iamzombie-board-wounded = ranna
iamzombie-board-used = Użyta.
iamzombie-board-use = Użyj: { $name }
iamzombie-board-cost = { $count ->
    [one] kosztuje { $count } móżdżek
    [few] kosztuje { $count } móżdżki
   *[many] kosztuje { $count } móżdżków
}
iamzombie-board-brains = { $count ->
    [one] { $count } móżdżek
    [few] { $count } móżdżki
   *[many] { $count } móżdżków
}
iamzombie-board-brains-word = Móżdżki
iamzombie-board-rolled-brains = { $count } z tego rzutu
iamzombie-board-trophies = { $count ->
    [one] { $count } trofeum, { $vp } PZ
    [few] { $count } trofea, { $vp } PZ
   *[many] { $count } trofeów, { $vp } PZ
}
iamzombie-board-trophies-word = Trofea
iamzombie-board-cards-word = Archetypy
iamzombie-board-level = Poziom { $level }
iamzombie-board-healthy = Zdrowe karty: { $count } z { $of }
iamzombie-board-down = leży
iamzombie-board-target-of = { $progress } z { $target } PZ
iamzombie-board-progress-own = { $progress } PZ dla drużyny
iamzombie-board-stage = Etap
iamzombie-board-idle = nic
iamzombie-board-bites = gryzie
iamzombie-board-brain = móżdżek
iamzombie-board-paid = opłacone: { $count }
iamzombie-board-fails = nie zdaje testu Zagrożenia
iamzombie-board-die-again = Rzuć ponownie: { $die }
iamzombie-board-dice = Kości
iamzombie-board-rerolls = Przerzuty
iamzombie-board-printed = jak na karcie
iamzombie-board-from-cards = { $count ->
    [one] { $count } karta ({ $colour })
    [few] { $count } karty ({ $colour })
   *[many] { $count } kart ({ $colour })
}
iamzombie-board-from-company = { $count } za towarzystwo
iamzombie-board-from-matches = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
iamzombie-board-from-dark = 1 (ciemno)
iamzombie-board-from-freaks = { $count ->
    [one] { $count } świr
    [few] { $count } świry
   *[many] { $count } świrów
}
iamzombie-board-over = { $count } nadmiaru
iamzombie-board-surplus = { $count ->
    [one] { $count } przerzut nadmiaru:
    [few] { $count } przerzuty nadmiaru:
   *[many] { $count } przerzutów nadmiaru:
}
iamzombie-board-split = Trudność −{ $difficulty }, Zagrożenie −{ $danger }
iamzombie-board-counts-as = Liczy się jako
iamzombie-board-roll = { $count ->
    [one] Rzuć { $count } kością
   *[other] Rzuć { $count } kośćmi
}
iamzombie-board-again = Kości do ponownego rzutu
iamzombie-board-reroll = { $count ->
    [0] Wybierz kości do przerzutu
    [one] Przerzuć { $count } kość
    [few] Przerzuć { $count } kości
   *[many] Przerzuć { $count } kości
}
iamzombie-board-keep-dice = Zatrzymaj wszystkie
iamzombie-board-only-fives = { $count ->
    [one] Tylko piątka
   *[other] Tylko piątki
}
iamzombie-board-rerolls-left = { $count ->
    [one] Został { $count } przerzut
    [few] Zostały { $count } przerzuty
   *[many] Zostało { $count } przerzutów
}
iamzombie-board-spend = Móżdżki do wydania
iamzombie-board-spend-nothing = Nie wydawaj nic
iamzombie-board-cancel-fives = { $count ->
    [one] Odwołaj piątkę
    [few] Odwołaj { $count } piątki
   *[many] Odwołaj { $count } piątek
}
iamzombie-board-cancel-wound = { $count ->
    [one] Odwołaj ranę
    [few] Odwołaj { $count } rany
   *[many] Odwołaj { $count } ran
}
iamzombie-board-cancel-both = Odwołaj jedno i drugie
iamzombie-board-claims = zdobywa: { $name }
iamzombie-board-claims-and-wins = zdobywa ją i rundę
iamzombie-board-to-stage = { $net ->
    [0] zostaje na Etapie { $stage }
   *[other] na Etap { $stage }
}
iamzombie-board-places = { $count ->
    [one] kładzie { $count } świra
    [few] kładzie { $count } świry
   *[other] kładzie { $count } świrów
}
iamzombie-board-wounds = { $count ->
    [one] { $count } rana
    [few] { $count } rany
   *[many] { $count } ran
}
iamzombie-board-no-wound = bez rany
iamzombie-board-keep = zostaje
iamzombie-board-spend-none = Nie wydawaj nic
iamzombie-board-spend-count = { $count ->
    [one] Wydaj { $count } móżdżek
    [few] Wydaj { $count } móżdżki
   *[many] Wydaj { $count } móżdżków
}
iamzombie-board-spend-claim = { $count ->
    [one] Wydaj { $count } móżdżek i zdobądź: { $name }
    [few] Wydaj { $count } móżdżki i zdobądź: { $name }
   *[many] Wydaj { $count } móżdżków i zdobądź: { $name }
}
iamzombie-board-pay-wound = Zapłać móżdżek: bez rany
iamzombie-board-pay-vouch = Zapłać za to móżdżek
iamzombie-board-pay-toxic = Zapłać móżdżek: bez rany
iamzombie-board-pay-sealed = Zapłać móżdżek: nie trać Etapu
iamzombie-board-wound-card = Zrań: { $name }
iamzombie-board-go-down = Padnij
iamzombie-board-rest = Odpocznij, wylecz: { $name }
iamzombie-board-rest-all = Odpocznij, wylecz wszystkie
iamzombie-board-advance = { $stages ->
    [one] Idź { $stages } Etap dalej
    [few] Idź { $stages } Etapy dalej
   *[many] Idź { $stages } Etapów dalej
}
iamzombie-board-advance-remove = { $count ->
    [one] Usuń { $count } świra
    [few] Usuń { $count } świry
   *[other] Usuń { $count } świrów
}, { $stages ->
    [0] zostań
    [one] idź { $stages } Etap dalej
    [few] idź { $stages } Etapy dalej
   *[many] idź { $stages } Etapów dalej
}
iamzombie-board-travel = Idź: { $name }
iamzombie-board-end-turn = Zakończ turę
iamzombie-board-finish = Zostaw kości, jak są
iamzombie-board-scatter = { $count ->
    [0] Wybierz lokacje
    [one] Połóż tam świra
   *[other] Połóż po świrze
}
iamzombie-board-aim = { $name }: wybierz na stole albo poniżej.
iamzombie-board-aim-at = Na czym jej użyć
iamzombie-board-with-sixes = { $count ->
    [one] płatne szóstką
   *[other] płatne szóstkami: { $count }
}
iamzombie-board-lay-card = Wybierz lokację z ręki.
iamzombie-board-lay-place = { $name }: wybierz dla niej miejsce.
iamzombie-board-hand = Twoja ręka
iamzombie-board-hand-card = { $name }: Trudność { $difficulty }, Zagrożenie { $danger }, { $vp } PZ
iamzombie-board-hand-empty = Twoja ręka jest pusta.
iamzombie-board-team-hands = Co mają pozostali
iamzombie-board-deal = Karty do wyboru
iamzombie-board-take = Weź
iamzombie-board-take-card = Weź: { $name }
iamzombie-board-keep-trophy = Zatrzymaj
iamzombie-board-keep-card = Zatrzymaj: { $name }, { $vp } PZ
iamzombie-board-give-away = Oddaj tę za nią
iamzombie-board-no-exchange = Nie wymieniaj
iamzombie-board-arrange = Twoje trzy stosy
iamzombie-board-arrange-help = Trzy karty są wierzchnie: mają umiejętności, moce i rany. Kości swojego koloru dają wszystkie.
iamzombie-board-stack = Stos { $number }
iamzombie-board-lead = Na wierzch
iamzombie-board-lead-card = Na wierzch: { $name }
iamzombie-board-leads = Wierzchnia
iamzombie-board-leads-card = Wierzchnia: { $name }
iamzombie-board-move-card = Pod następny stos: { $name }
iamzombie-board-arrange-done = Ułożone
iamzombie-board-meal = Twój ostatni posiłek z czymś czerwonym:
iamzombie-board-meal-breakfast = śniadanie
iamzombie-board-meal-supper = wczorajsza kolacja
iamzombie-board-meal-lunch = wczorajszy obiad
iamzombie-board-meal-nothing = żaden
iamzombie-board-meal-hours = Ile godzin temu?
iamzombie-board-meal-tell = Powiedz
iamzombie-board-coop = Na co drużyna musi uważać
iamzombie-board-clock = Zegar
iamzombie-board-clock-help = Tyle okrążeń może trwać runda
iamzombie-board-clock-of = okrążenie { $lap } z { $laps }
iamzombie-board-panic = Panika
iamzombie-board-panic-help = Przy ostatnim znaku gra jest przegrana
iamzombie-board-panic-of = Panika { $panic } z { $limit }
iamzombie-board-team = Cel
iamzombie-board-give = Daj móżdżek bohaterowi obok:
iamzombie-board-cancel-all = { $count ->
    [one] Piątkę i ranę
    [few] { $count } piątki i ranę
   *[many] { $count } piątek i ranę
}
iamzombie-board-before = { $rest ->
    [yes] Twoja tura: rzuć albo odpocznij. Najpierw możesz iść i się przygotować.
   *[no] Twoja tura: rzuć. Najpierw możesz iść i się przygotować.
}
iamzombie-board-ranking = Jak skończyła się gra
iamzombie-board-no-trophies = bez trofeów
iamzombie-board-tiebreak = wygrane rundy: { $rounds }, móżdżki: { $brains }
iamzombie-board-lost = Miasto was pożarło.
iamzombie-board-vouch = Gracz { $name } ma dostać ranę. Zapłacić móżdżek, by ją odwołać?
iamzombie-board-waiting = { $count ->
    [one] { $count } kość, jeszcze nierzucona
    [few] { $count } kości, jeszcze nierzucone
   *[many] { $count } kości, jeszcze nierzuconych
}
iamzombie-ended-survived = Wygraliście wszyscy
iamzombie-ended-clock = Przegraliście wszyscy
iamzombie-ended-panic = Przegraliście wszyscy
