### Koty z zaułka: teksty gry. Argumenty jak w en.ftl.

example-name = Koty z zaułka
example-tagline = Od dwóch do dziesięciu kotów, jeden pies i za mało ryb.

## Słowa

example-place = { $place ->
    [harbour] port
    [market] targ
   *[rooftops] dachy
}
example-card = { $kind ->
    [claw] pazur { $worth }
    [hiss] prychnięcie
    [owl] sowa
    [sardine] sardynka { $worth }
   *[other] karta
}
example-fish = { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[other] { $fish } ryb
}

## Co leży na stole

example-field-cats = Koty
example-field-choices = Wybory
example-field-claw = Pazur
example-field-day = Nastał dzień
example-field-discarded = Karty odrzucone
example-field-done = Gotowe
example-field-fish = Ryby
example-field-hand = Ręka
example-field-harbour = Ryby w porcie
example-field-id = Numer
example-field-lives = Życia
example-field-market = Ryby na targu
example-field-night = Noc
example-field-number = Numer
example-field-offers = Oferty
example-more-offers_made = Dotychczasowe oferty
example-field-out = Poza grą
example-field-pack = Talia
example-field-place = Miejsce
example-field-rest = Karty bez miejsca
example-field-stopped = Powstrzymano
example-field-to_hiss = Odpowiada na prychnięcie
example-field-top = Karty na wierzchu
example-field-waiting = Jeszcze bez odpowiedzi
example-more-windows = Pytania o reakcję
example-field-worth = Wartość

example-value-claw = pazur
example-value-hiss = prychnięcie
example-value-owl = sowa
example-value-sardine = sardynka
example-value-harbour = port
example-value-market = targ
example-value-rooftops = dachy
example-value-Night = Noc
example-value-Dusk = Zmierzch
example-value-Prowling = Łowy
example-value-Turn = Tura
example-value-Grooming = Toaleta
example-value-Errand = Wyprawa
example-value-Pouncing = Skok
example-value-Reactions = Reakcje
example-value-Strike = Uderzenie

## Decyzje

example-prompt-dusk = Zmierzch. Wybierz w tajemnicy, gdzie pójdziesz na łów.
example-prompt-groom = Twoja tura. Zadbaj o siebie, potem wyrusz w miasto.
example-prompt-errand = Twoja wyprawa: szperanie, drzemka, czaty albo skok.
example-prompt-react = Prychasz czy przepuszczasz?

## Działania

example-action-Prowl = Na łów: { example-place }
example-action-Eat = Zjedz sardynkę o wartości { $worth }
example-action-Heal = Wylecz się: cztery ryby za życie
example-action-Finish = Zakończ toaletę
example-action-Scavenge = Szperaj: dobierz kartę
example-action-Watch = Czatuj: obejrzyj wierzch talii
example-action-Nap = Drzemka: weź jedną rybę
example-action-Pounce = { $claw ->
    [0] Skocz na gracza { $target_name }
   *[other] Skocz na gracza { $target_name } z pazurem { $claw }
}
example-action-Hiss = Prychnij
example-action-LetPass = Przepuść
example-action-MakeOffer = Zaoferuj ryby za kartę
example-action-Withdraw = Wycofaj ofertę { $offer }
example-action-Accept = Przyjmij ofertę { $offer }: oddaj { $card ->
    [claw] pazur { $worth }
    [hiss] prychnięcie
    [owl] sowę
   *[sardine] sardynkę { $worth }
}

## Stałe polecenia

example-order-PassAll = Przepuszczaj wszystko
example-order-PassOthers = Przepuszczaj, co nie dotyczy skoku na mnie

## Zdarzenia

example-event-NightFell = Noc { $number }. Ryby w porcie: { $harbour }, na targu: { $market }.
example-event-PlaceChosen = Twój łów: { example-place }.
example-event-PlaceShown = { $seat_name } — { example-place }.
example-event-DogCame = Pies był tutaj: { example-place }.
example-event-LifeLost = { $seat_name } traci życie. Pozostało: { $left }.
example-event-FishFound = { $seat_name } znajduje { example-fish }.
example-event-CardDrawn = { $kind ->
    [claw] { $seat_name } dobiera pazur { $worth }.
    [hiss] { $seat_name } dobiera prychnięcie.
    [owl] { $seat_name } dobiera sowę.
    [sardine] { $seat_name } dobiera sardynkę { $worth }.
   *[other] { $seat_name } dobiera kartę.
}
example-event-CardShown = Wszyscy ją widzą: { example-card }.
example-event-PackRenewed = Karty odrzucone tworzą nową talię. Kart: { $cards }.
example-event-SardineEaten = { $seat_name } zjada sardynkę o wartości { $worth }.
example-event-LifeBought = { $seat_name } leczy się. Żyć: { $lives }.
example-event-PackWatched = { $seat_name } ogląda wierzch talii.
example-event-NapTaken = { $seat_name } ucina drzemkę i bierze rybę.
example-event-PounceAnnounced = { $claw ->
    [0] { $seat_name } skacze. Cel: { $target_name }.
   *[other] { $seat_name } skacze z pazurem { $claw }. Cel: { $target_name }.
}
example-event-Hissed = { $seat_name } prycha.
example-event-LetThrough = { $seat_name } przepuszcza.
example-event-PounceStopped = Ze skoku nic nie wyszło. Cel: { $target_name }.
example-event-PounceMissed = { $seat_name } wyrzuca { $roll } i chybia. Cel: { $target_name }.
example-event-PounceHit = { $seat_name } wyrzuca { $roll }, trafia i zabiera { example-fish }. Cel: { $target_name }.
example-event-OfferMade = { $by_name } oferuje { example-fish } za kartę. Adresat: { $to_name }.
example-event-OfferWithdrawn = { $by_name } wycofuje ofertę. Adresat: { $to_name }.
example-event-CardSold = { $kind ->
    [claw] { $seat_name } oddaje pazur { $worth } za { example-fish }. Kupuje { $to_name }.
    [hiss] { $seat_name } oddaje prychnięcie za { example-fish }. Kupuje { $to_name }.
    [owl] { $seat_name } oddaje sowę za { example-fish }. Kupuje { $to_name }.
    [sardine] { $seat_name } oddaje sardynkę { $worth } za { example-fish }. Kupuje { $to_name }.
   *[other] { $seat_name } oddaje kartę za { example-fish }. Kupuje { $to_name }.
}
example-event-CatOut = { $seat_name } odpada z gry.
example-event-DayBroke = Nastał dzień. Nocy było: { $nights }.

## Dlaczego gra się skończyła

example-reason-daybreak = Nastał dzień: pies skończył obchód.
example-reason-last_cat = Został najwyżej jeden kot.

## Odmowy

example-no-unknown_place = Nie ma takiego miejsca. Wybierz port, targ albo dachy.
example-no-no_such_card = Nie masz takiej karty. Wybierz inne działanie.
example-no-not_enough_fish = Za mało ryb. Potrzeba: { $price }.
example-no-lives_full = Masz komplet żyć: { $lives }. Zachowaj ryby.
example-no-no_such_cat = Tego kota nie można wybrać. Wybierz innego.
example-no-pack_empty = Wszystkie karty są na rękach. Wybierz inną wyprawę.
example-no-not_now = Teraz się nie da. Wybierz działanie z listy.
example-no-no_such_offer = Nie ma już takiej oferty.
example-no-no_deals_now = Oferty przyjmuje się podczas wyprawy. Spróbuj wtedy.
example-no-cat_out = Twój kot odpadł z gry.

## Opcje

example-option-open_hands = Odkryte ręce
example-option-open_hands-help = Po włączeniu wszyscy widzą karty na rękach.
example-option-lives = Życia
example-option-lives-help = Z iloma życiami zaczyna każdy kot. Zwykle 3.
example-option-most_bells = Najwięcej dzwonków
example-option-most_bells-help = W obroży z większą liczbą dzwonków przyjść nie wolno.
example-option-foreign_collars = Obroże z innych domów
example-option-foreign_collars-help = Po włączeniu wolno przyjść także w obroży, której nie zrobiono tutaj.
example-option-collars = Obroże
example-option-collars-help = W czym przyszły koty. Wpisuje to dom gry.
example-fault-too_many_bells = Dzwonki: { $bells }, gry: { $games }. Usuń nadmiar dzwonków.
example-fault-collar_count = Każde z miejsc (jest ich { $seats }) musi mieć obrożę albo jej brak.
example-no-foreign_collar = Tej obroży nie zrobiono tutaj. Przyjdź bez niej albo poproś gospodarza o zgodę.
example-no-loud_collar = Ta obroża ma za dużo dzwonków: { $bells }, a wolno { $most }. Przyjdź bez niej.

## Obroże

example-keepsakes = Obroże
example-keepsake = Obroża
example-keepsake-collar = { $name }: { $bells ->
    [one] { $bells } dzwonek
    [few] { $bells } dzwonki
   *[many] { $bells } dzwonków
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
example-keepsake-outing = { $date } · miejsce { $rank } · { example-fish }
