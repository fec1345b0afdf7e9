### Дворовые коты: тексты игры. Аргументы как в en.ftl.

example-name = Дворовые коты
example-tagline = От двух до десяти котов, одна собака и слишком мало рыбы.

## Слова

example-place = { $place ->
    [harbour] порт
    [market] рынок
   *[rooftops] крыши
}
example-card = { $kind ->
    [claw] коготь { $worth }
    [hiss] шипение
    [owl] сова
    [sardine] сардина { $worth }
   *[other] карта
}
example-fish = { $fish ->
    [one] { $fish } рыбу
    [few] { $fish } рыбы
   *[other] { $fish } рыб
}

## Что лежит на столе

example-field-cats = Коты
example-field-choices = Решения
example-field-claw = Коготь
example-field-day = Наступил день
example-field-discarded = Сброшенные карты
example-field-done = Готово
example-field-fish = Рыба
example-field-hand = Рука
example-field-harbour = Рыба в порту
example-field-id = Номер
example-field-lives = Жизни
example-field-market = Рыба на рынке
example-field-night = Ночь
example-field-number = Номер
example-field-offers = Предложения
example-more-offers_made = Сделано предложений
example-field-out = Вне игры
example-field-pack = Колода
example-field-place = Место
example-field-rest = Карты без места
example-field-stopped = Остановлено
example-field-to_hiss = Ответ на шипение
example-field-top = Карты сверху
example-field-waiting = Ещё не ответили
example-more-windows = Запросов реакции
example-field-worth = Цена

example-value-claw = коготь
example-value-hiss = шипение
example-value-owl = сова
example-value-sardine = сардина
example-value-harbour = порт
example-value-market = рынок
example-value-rooftops = крыши
example-value-Night = Ночь
example-value-Dusk = Сумерки
example-value-Prowling = Охота
example-value-Turn = Ход
example-value-Grooming = Туалет
example-value-Errand = Дело
example-value-Pouncing = Прыжок
example-value-Reactions = Ответы
example-value-Strike = Удар

## Решения

example-prompt-dusk = Сумерки. Тайно выберите, где охотиться.
example-prompt-groom = Ваш ход. Приведите себя в порядок, затем отправляйтесь по делам.
example-prompt-errand = Ваше дело: поиски, сон, слежка или прыжок.
example-prompt-react = Шипеть или пропустить?

## Действия

example-action-Prowl = Охота: { example-place }
example-action-Eat = Съесть сардину ценой { $worth }
example-action-Heal = Подлечиться: жизнь за четыре рыбы
example-action-Finish = Закончить туалет
example-action-Scavenge = Поиски: взять карту
example-action-Watch = Слежка: посмотреть верх колоды
example-action-Nap = Сон: взять одну рыбу
example-action-Pounce = { $claw ->
    [0] Прыгнуть на игрока { $target_name }
   *[other] Прыгнуть на игрока { $target_name } с когтем { $claw }
}
example-action-Hiss = Зашипеть
example-action-LetPass = Пропустить
example-action-MakeOffer = Предложить рыбу за карту
example-action-Withdraw = Отозвать предложение { $offer }
example-action-Accept = Принять предложение { $offer }: отдать { $card ->
    [claw] коготь { $worth }
    [hiss] шипение
    [owl] сову
   *[sardine] сардину { $worth }
}

## Постоянные приказы

example-order-PassAll = Пропускать всё
example-order-PassOthers = Пропускать то, что не касается прыжка на меня

## События

example-event-NightFell = Ночь { $number }. Рыба в порту: { $harbour }, на рынке: { $market }.
example-event-PlaceChosen = Ваша охота: { example-place }.
example-event-PlaceShown = { $seat_name } — { example-place }.
example-event-DogCame = Собака была здесь: { example-place }.
example-event-LifeLost = { $seat_name } теряет жизнь. Осталось: { $left }.
example-event-FishFound = { $seat_name } находит { example-fish }.
example-event-CardDrawn = { $kind ->
    [claw] { $seat_name } берёт коготь { $worth }.
    [hiss] { $seat_name } берёт шипение.
    [owl] { $seat_name } берёт сову.
    [sardine] { $seat_name } берёт сардину { $worth }.
   *[other] { $seat_name } берёт карту.
}
example-event-CardShown = Все её видят: { example-card }.
example-event-PackRenewed = Сброшенные карты стали новой колодой. Карт: { $cards }.
example-event-SardineEaten = { $seat_name } ест сардину ценой { $worth }.
example-event-LifeBought = { $seat_name } лечится. Жизней: { $lives }.
example-event-PackWatched = { $seat_name } смотрит верх колоды.
example-event-NapTaken = { $seat_name } спит и берёт рыбу.
example-event-PounceAnnounced = { $claw ->
    [0] { $seat_name } прыгает. Цель: { $target_name }.
   *[other] { $seat_name } прыгает с когтем { $claw }. Цель: { $target_name }.
}
example-event-Hissed = { $seat_name } шипит.
example-event-LetThrough = { $seat_name } пропускает.
example-event-PounceStopped = Из прыжка ничего не вышло. Цель: { $target_name }.
example-event-PounceMissed = { $seat_name } выбрасывает { $roll } и промахивается. Цель: { $target_name }.
example-event-PounceHit = { $seat_name } выбрасывает { $roll }, попадает и забирает { example-fish }. Цель: { $target_name }.
example-event-OfferMade = { $by_name } предлагает { example-fish } за карту. Кому: { $to_name }.
example-event-OfferWithdrawn = { $by_name } отзывает предложение. Кому: { $to_name }.
example-event-CardSold = { $kind ->
    [claw] { $seat_name } отдаёт коготь { $worth } за { example-fish }. Покупает { $to_name }.
    [hiss] { $seat_name } отдаёт шипение за { example-fish }. Покупает { $to_name }.
    [owl] { $seat_name } отдаёт сову за { example-fish }. Покупает { $to_name }.
    [sardine] { $seat_name } отдаёт сардину { $worth } за { example-fish }. Покупает { $to_name }.
   *[other] { $seat_name } отдаёт карту за { example-fish }. Покупает { $to_name }.
}
example-event-CatOut = { $seat_name } выбывает.
example-event-DayBroke = Наступил день. Ночей было: { $nights }.

## Почему игра закончилась

example-reason-daybreak = Наступил день: собака закончила обход.
example-reason-last_cat = Остался самое большее один кот.

## Отказы

example-no-unknown_place = Такого места нет. Выберите порт, рынок или крыши.
example-no-no_such_card = У вас нет такой карты. Выберите другое действие.
example-no-not_enough_fish = Рыбы не хватает. Нужно: { $price }.
example-no-lives_full = У вас все жизни: { $lives }. Оставьте рыбу себе.
example-no-no_such_cat = Этого кота выбрать нельзя. Выберите другого.
example-no-pack_empty = Все карты на руках. Выберите другое дело.
example-no-not_now = Сейчас нельзя. Выберите действие из списка.
example-no-no_such_offer = Такого предложения больше нет.
example-no-no_deals_now = Предложения принимают во время дела. Попробуйте тогда.
example-no-cat_out = Ваш кот выбыл из игры.

## Настройки

example-option-open_hands = Открытые руки
example-option-open_hands-help = Если включено, все видят карты на руках.
example-option-lives = Жизни
example-option-lives-help = Со сколькими жизнями начинает каждый кот. Обычно 3.
example-option-most_bells = Бубенцов не больше
example-option-most_bells-help = В ошейнике, на котором их больше, прийти нельзя.
example-option-foreign_collars = Ошейники из других домов
example-option-foreign_collars-help = Если включено, можно прийти и в ошейнике, сделанном не здесь.
example-option-collars = Ошейники
example-option-collars-help = В чём пришли коты. Это вписывает игровой дом.
example-fault-too_many_bells = Бубенцов: { $bells }, а игр: { $games }. Уберите лишние бубенцы.
example-fault-collar_count = У каждого из мест (всего { $seats }) должен быть ошейник или его отсутствие.
example-no-foreign_collar = Этот ошейник сделан не здесь. Приходите без него или попросите хозяина разрешить.
example-no-loud_collar = На этом ошейнике слишком много бубенцов: { $bells }, а можно { $most }. Приходите без него.

## Ошейники

example-keepsakes = Ошейники
example-keepsake = Ошейник
example-keepsake-collar = { $name }: { $bells ->
    [one] { $bells } бубенец
    [few] { $bells } бубенца
   *[many] { $bells } бубенцов
}, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
example-keepsake-outing = { $date } · место { $rank } · { example-fish }
