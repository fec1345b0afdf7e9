### Я — зомби: тексты игры.
###
### $seat_name, $to_name, $by_name и $other_name — имена игроков в именительном падеже. $archetype_name, $old_name и
### $target_name — архетипы, $location_name — локация, $slot_name — локация в стопке, $slot_place — буква стопки,
### $origin_name — откуда что-то берётся; $…_names — списки, $…_count — сколько в них.
### Ид карт — как в cards.json, строчными буквами.

iamzombie-name = Я — зомби
iamzombie-tagline = I Am Zombie: после укуса, на голодный желудок и в большой компании. Откусите локацию раньше других или продержитесь вместе.

## Архетипы

iamzombie-archetype-a-blue-01 = Паркурщица с окраины
iamzombie-archetype-a-blue-02 = Грузчик ночной смены
iamzombie-archetype-a-blue-03 = Велокурьер
iamzombie-archetype-a-blue-04 = Пожарный в отставке
iamzombie-archetype-a-blue-05 = Цирковая гимнастка
iamzombie-archetype-a-blue-06 = Шахтёр-забойщик
iamzombie-archetype-a-blue-07 = Марафонец
iamzombie-archetype-a-blue-08 = Высотница
iamzombie-archetype-a-blue-09 = Докер
iamzombie-archetype-a-blue-10 = Пляжный спасатель
iamzombie-archetype-a-blue-11 = Лесоруб
iamzombie-archetype-a-blue-12 = Верхолаз
iamzombie-archetype-a-green-01 = Таксист-балагур
iamzombie-archetype-a-green-02 = Тамада
iamzombie-archetype-a-green-03 = Завуч
iamzombie-archetype-a-green-04 = Рыночная торговка
iamzombie-archetype-a-green-05 = Пиарщик
iamzombie-archetype-a-green-06 = Вокзальный проповедник
iamzombie-archetype-a-green-07 = Риелтор
iamzombie-archetype-a-green-08 = Стюардесса
iamzombie-archetype-a-green-09 = Бармен
iamzombie-archetype-a-green-10 = Аферистка
iamzombie-archetype-a-green-11 = Районный депутат
iamzombie-archetype-a-green-12 = Ведущая ток-шоу
iamzombie-archetype-a-orange-01 = Фельдшер скорой
iamzombie-archetype-a-orange-02 = Радиолюбитель
iamzombie-archetype-a-orange-03 = Аспирантка-вирусолог
iamzombie-archetype-a-orange-04 = Автомеханик
iamzombie-archetype-a-orange-05 = Библиотекарь
iamzombie-archetype-a-orange-06 = Страховой сыщик
iamzombie-archetype-a-orange-07 = Ветеринар
iamzombie-archetype-a-orange-08 = Сисадмин
iamzombie-archetype-a-orange-09 = Школьный химик
iamzombie-archetype-a-orange-10 = Выживальщик
iamzombie-archetype-a-orange-11 = Патологоанатом
iamzombie-archetype-a-orange-12 = Часовщик
iamzombie-archetype-a-red-01 = Охранник склада
iamzombie-archetype-a-red-02 = Мясник
iamzombie-archetype-a-red-03 = Охотница
iamzombie-archetype-a-red-04 = Вышибала
iamzombie-archetype-a-red-05 = Дембель
iamzombie-archetype-a-red-06 = Коллектор
iamzombie-archetype-a-red-07 = Поджигатель
iamzombie-archetype-a-red-08 = Боксёрша
iamzombie-archetype-a-red-09 = Бывший зек
iamzombie-archetype-a-red-10 = Собаколов
iamzombie-archetype-a-red-11 = Фанат с фаером
iamzombie-archetype-a-red-12 = Егерь
iamzombie-archetype-t-black-01 = Пожиратель снов
iamzombie-archetype-t-black-02 = Гнилой пророк
iamzombie-archetype-t-black-03 = Матка роя
iamzombie-archetype-t-black-04 = Безликий
iamzombie-archetype-t-black-05 = Костяной король
iamzombie-archetype-t-black-06 = Шепчущая
iamzombie-archetype-t-black-07 = Трупный доктор
iamzombie-archetype-t-black-08 = Ходячий карантин
iamzombie-archetype-t-black-09 = Чумная невеста
iamzombie-archetype-t-black-10 = Дед-мертвяк
iamzombie-archetype-t-black-11 = Тень морга
iamzombie-archetype-t-black-12 = Нулевой
iamzombie-archetype-t-blue-01 = Бегун с цепью
iamzombie-archetype-t-blue-02 = Раздутый грузчик
iamzombie-archetype-t-blue-03 = Однорукий акробат
iamzombie-archetype-t-green-01 = Сладкоголосый труп
iamzombie-archetype-t-green-02 = Вожак стаи
iamzombie-archetype-t-green-03 = Мёртвый адвокат
iamzombie-archetype-t-orange-01 = Мозгоед-теоретик
iamzombie-archetype-t-orange-02 = Сшиватель
iamzombie-archetype-t-orange-03 = Хранитель лаборатории
iamzombie-archetype-t-red-01 = Мясник с пилой
iamzombie-archetype-t-red-02 = Пироман в бинтах
iamzombie-archetype-t-red-03 = Палач из подвала

## Локации

iamzombie-location-l-blue-01 = Водонапорная башня
iamzombie-location-l-blue-02 = Крыши спального района
iamzombie-location-l-blue-03 = Эскалаторная шахта
iamzombie-location-l-blue-04 = Строительный кран
iamzombie-location-l-blue-05 = Метротоннель
iamzombie-location-l-blue-06 = Стадион
iamzombie-location-l-blue-07 = Канатная дорога
iamzombie-location-l-blue-08 = Пожарная лестница
iamzombie-location-l-blue-09 = Грузовой порт
iamzombie-location-l-blue-10 = Аквапарк
iamzombie-location-l-blue-11 = Эстакада
iamzombie-location-l-blue-12 = Скейт-парк
iamzombie-location-l-blue-13 = Лесопилка
iamzombie-location-l-blue-14 = Спортзал
iamzombie-location-l-blue-15 = Старый мост
iamzombie-location-l-green-01 = Парк аттракционов
iamzombie-location-l-green-02 = Мэрия
iamzombie-location-l-green-03 = Телестудия
iamzombie-location-l-green-04 = Посёлок «Заря»
iamzombie-location-l-green-05 = Торговый центр
iamzombie-location-l-green-06 = Ночной клуб
iamzombie-location-l-green-07 = Храм на холме
iamzombie-location-l-green-08 = Лагерь беженцев
iamzombie-location-l-green-09 = Чёрный рынок
iamzombie-location-l-green-10 = Вокзал
iamzombie-location-l-green-11 = Рынок
iamzombie-location-l-green-12 = Автобусный парк
iamzombie-location-l-green-13 = Общежитие
iamzombie-location-l-green-14 = Школа
iamzombie-location-l-green-15 = Дом культуры
iamzombie-location-l-orange-01 = Институт вирусологии
iamzombie-location-l-orange-02 = Обсерватория
iamzombie-location-l-orange-03 = Водоочистка
iamzombie-location-l-orange-04 = Радиовышка
iamzombie-location-l-orange-05 = Электростанция
iamzombie-location-l-orange-06 = Городская больница
iamzombie-location-l-orange-07 = Музей
iamzombie-location-l-orange-08 = Серверная
iamzombie-location-l-orange-09 = Ветклиника
iamzombie-location-l-orange-10 = Хозмаг
iamzombie-location-l-orange-11 = Аптека
iamzombie-location-l-orange-12 = Автосервис
iamzombie-location-l-orange-13 = Университет
iamzombie-location-l-orange-14 = Библиотека
iamzombie-location-l-orange-15 = Архив
iamzombie-location-l-red-01 = Бункер
iamzombie-location-l-red-02 = Тюрьма
iamzombie-location-l-red-03 = Псарня
iamzombie-location-l-red-04 = Казарма
iamzombie-location-l-red-05 = Блокпост
iamzombie-location-l-red-06 = Полицейский участок
iamzombie-location-l-red-07 = Байкерский бар
iamzombie-location-l-red-08 = Оружейный магазин
iamzombie-location-l-red-09 = Склад конфиската
iamzombie-location-l-red-10 = Скотобойня
iamzombie-location-l-red-11 = Тир
iamzombie-location-l-red-12 = Бойцовский подвал
iamzombie-location-l-red-13 = Гаражный кооператив
iamzombie-location-l-red-14 = Автосвалка
iamzombie-location-l-red-15 = Бензоколонка
iamzombie-location-q-black-01 = Морг
iamzombie-location-q-black-02 = Кладбище
iamzombie-location-q-black-03 = Карантинный барак
iamzombie-location-q-black-04 = Яма
iamzombie-location-q-black-05 = Гнездо
iamzombie-location-q-black-06 = Крематорий
iamzombie-location-q-black-07 = Зона ноль
iamzombie-location-q-black-08 = Подземная лаборатория
iamzombie-location-q-black-09 = Чумной поезд
iamzombie-location-q-black-10 = Катакомбы
iamzombie-location-q-black-11 = Сожжённый квартал
iamzombie-location-q-black-12 = Сердце роя
iamzombie-location-q-blue-01 = Заваленный тоннель
iamzombie-location-q-blue-02 = Ледяной завод
iamzombie-location-q-blue-03 = Мёртвая дамба
iamzombie-location-q-green-01 = Безмолвная площадь
iamzombie-location-q-green-02 = Посольство
iamzombie-location-q-green-03 = Эвакопункт
iamzombie-location-q-orange-01 = Зал секвенаторов
iamzombie-location-q-orange-02 = Спутниковая станция
iamzombie-location-q-orange-03 = Сортировочный госпиталь
iamzombie-location-q-red-01 = Минное поле
iamzombie-location-q-red-02 = Арсенал
iamzombie-location-q-red-03 = Штаб зачистки

## Способности

iamzombie-ability-run = Бег
iamzombie-ability-climb = Лазание
iamzombie-ability-might = Силища
iamzombie-ability-grit = Живучесть
iamzombie-ability-charm = Обаяние
iamzombie-ability-command = Командование
iamzombie-ability-barter = Торг
iamzombie-ability-bluff = Враньё
iamzombie-ability-notice = Чутьё
iamzombie-ability-tinker = Смекалка
iamzombie-ability-medic = Медицина
iamzombie-ability-lore = Эрудиция
iamzombie-ability-brawl = Мордобой
iamzombie-ability-shoot = Стрельба
iamzombie-ability-menace = Угрозы
iamzombie-ability-arson = Поджог
iamzombie-ability-hunger = Голод
iamzombie-ability-rot = Гниль
iamzombie-ability-swarm = Рой
iamzombie-ability-undeath = Нежизнь

## СВ: название, действие и действие, когда играют вместе

iamzombie-special-sprint = Рывок
iamzombie-special-sprint-help = Один шаг в этот ход ничего не стоит.
iamzombie-special-foothold = Плацдарм
iamzombie-special-foothold-help = В свой ход, когда вы входите на локацию или ставите на неё фишку: начните с Этапа 1.
iamzombie-special-ringer = Талант
iamzombie-special-ringer-help = В этот ход одним совпадением больше.
iamzombie-special-bonus_die = Напор
iamzombie-special-bonus_die-help = Одним кубиком больше.
iamzombie-special-bonus_reroll = Упорство
iamzombie-special-bonus_reroll-help = Одним перебросом больше, даже сверх трёх.
iamzombie-special-ease = Сноровка
iamzombie-special-ease-help = Сложность на 1 меньше.
iamzombie-special-calm = Хладнокровие
iamzombie-special-calm-help = Опасность на 2 меньше.
iamzombie-special-wildcard = Мастер на все руки
iamzombie-special-wildcard-help = Эта карта становится цвета локации, если она ещё не этого цвета.
iamzombie-special-clean = Зачистка
iamzombie-special-clean-help = Утырок с вашей или соседней локации уходит в запас.
iamzombie-special-lure = Приманка
iamzombie-special-lure-help = Утырок переходит с вашей локации на соседнюю.
iamzombie-special-devour = Пожирание
iamzombie-special-devour-help = Утырок отсюда уходит в запас, а вы берёте 1 маZги.
iamzombie-special-pickpocket = Карманник
iamzombie-special-pickpocket-help = Возьмите 1 маZги у игрока на вашей или соседней локации.
iamzombie-special-pickpocket-coop = Возьмите 1 маZги из запаса.
iamzombie-special-shove = Толчок
iamzombie-special-shove-help = Чужая фишка переходит отсюда на соседнюю локацию, на Этап 0.
iamzombie-special-shove-coop = Чужая фишка переходит отсюда на соседнюю локацию, на Этап 0, если её хозяин согласен.
iamzombie-special-frenzy = Бешенство
iamzombie-special-frenzy-help = Получите рану, которую нельзя отменить: на два кубика больше. Нужны две здоровые верхние карты.
iamzombie-special-shake_off = Уход от погони
iamzombie-special-shake_off-help = Бросьте заново все свои пятёрки, один раз.
iamzombie-special-nudge = Подкрутка
iamzombie-special-nudge-help = Один кубик показывает на 1 больше или меньше, в пределах от 1 до 6.
iamzombie-special-setfour = Верняк
iamzombie-special-setfour-help = Один кубик показывает 4.
iamzombie-special-taunt5 = Подначка
iamzombie-special-taunt5-help = Пятёрка становится шестёркой.
iamzombie-special-puppeteer = Кукловод
iamzombie-special-puppeteer-help = Пятёрка становится 1, 2, 3 или 4.
iamzombie-special-hardsix = Крепкий лоб
iamzombie-special-hardsix-help = Шестёрка становится 4.
iamzombie-special-triple = Комбинация
iamzombie-special-triple-help = Три кубика с одним и тем же числом от 1 до 4: на один Этап больше, до вычета укусов.
iamzombie-special-dark_gift = Тёмный дар
iamzombie-special-dark_gift-help = На один Этап больше, после вычета укусов.
iamzombie-special-hunger = Волчий голод
iamzombie-special-hunger-help = Две или больше шестёрок в окончательном броске: ещё 1 маZги.
iamzombie-special-scavenger = Мародёр
iamzombie-special-scavenger-help = Забирая локацию, возьмите 1 маZги.
iamzombie-special-tough = Толстая шкура
iamzombie-special-tough-help = Рана, которую вы назначаете этой карте, пропадает.
iamzombie-special-stench = Смрад
iamzombie-special-stench-help = Утырки, которых вы кладёте, обходят вашу локацию.
iamzombie-special-second_wind = Второе дыхание
iamzombie-special-second_wind-help = Вылечите эту карту.
iamzombie-special-rebirth = Перерождение
iamzombie-special-rebirth-help = Вылечите все свои карты и останьтесь. В ваш ход бросок не даёт Этапов и не приводит утырков.
iamzombie-special-patch = Перевязка
iamzombie-special-patch-help = Вылечите одну из своих верхних карт.
iamzombie-special-patch-coop = Вылечите верхнюю карту любого героя, который стоит здесь.
iamzombie-special-barricade = Баррикада
iamzombie-special-barricade-help = До начала вашего следующего хода на вашу локацию нельзя класть утырков.
iamzombie-special-swarm_call = Зов роя
iamzombie-special-swarm_call-help = На любую другую локацию приходит утырок.
iamzombie-special-swarm_call-coop = Утырок переходит с любой локации на любую другую.
iamzombie-special-contagion = Зараза
iamzombie-special-contagion-help = Игрок на вашей или соседней локации платит 1 маZги или получает рану.
iamzombie-special-contagion-coop = Утырок с вашей или соседней локации уходит в запас.

## Особенности: название и действие; $n — сколько

iamzombie-feature-none = Без особенности
iamzombie-feature-none-help = Ничего особенного не делает.
iamzombie-feature-start_freaks = Засада
iamzombie-feature-start_freaks-help = { $n ->
    [one] При открытии: сюда приходит { $n } утырок, даже за баррикаду.
    [few] При открытии: сюда приходят { $n } утырка, даже за баррикаду.
    [many] При открытии: сюда приходят { $n } утырков, даже за баррикаду.
   *[other] При открытии: сюда приходят { $n } утырка, даже за баррикаду.
}
iamzombie-feature-claim_brains = Кладовка
iamzombie-feature-claim_brains-help = { $n ->
    [one] Когда забираете: возьмите { $n } жетон маZгов.
    [few] Когда забираете: возьмите { $n } жетона маZгов.
    [many] Когда забираете: возьмите { $n } жетонов маZгов.
   *[other] Когда забираете: возьмите { $n } жетона маZгов.
}
iamzombie-feature-claim_heal = Аптечка
iamzombie-feature-claim_heal-help = { $n ->
    [one] Когда забираете: вылечите { $n } свою верхнюю карту.
    [few] Когда забираете: вылечите до { $n } своих верхних карт.
    [many] Когда забираете: вылечите до { $n } своих верхних карт.
   *[other] Когда забираете: вылечите до { $n } своей верхней карты.
}
iamzombie-feature-claim_travel = Запасной выход
iamzombie-feature-claim_travel-help = Когда забираете: можете бесплатно перейти на любую локацию, на Этап 0.
iamzombie-feature-claim_purge = Облава
iamzombie-feature-claim_purge-help = Когда забираете: все утырки уходят с обеих соседних локаций.
iamzombie-feature-claim_steal = Добыча
iamzombie-feature-claim_steal-help = Когда забираете: возьмите 1 маZги у любого игрока, у которого они есть.
iamzombie-feature-claim_steal-coop = Когда забираете: возьмите 1 маZги из запаса.
iamzombie-feature-claim_scatter = Переполох
iamzombie-feature-claim_scatter-help = { $n ->
    [one] Когда забираете: положите по утырку на { $n } другую локацию.
    [few] Когда забираете: положите по утырку на { $n } другие локации.
    [many] Когда забираете: положите по утырку на { $n } других локаций.
   *[other] Когда забираете: положите по утырку на { $n } другой локации.
}
iamzombie-feature-act_stage = Короткий путь
iamzombie-feature-act_stage-help = За 2 маZги, раз за ход, после вычета укусов: на один Этап больше.
iamzombie-feature-act_reroll = Вторая попытка
iamzombie-feature-act_reroll-help = За 1 маZги, до броска: одним перебросом больше.
iamzombie-feature-act_shield = Укрытие
iamzombie-feature-act_shield-help = За 1 маZги, до броска: в этот ход Опасность на 2 меньше.
iamzombie-feature-act_push = Отпор
iamzombie-feature-act_push-help = За 1 маZги, до броска: утырок отсюда уходит в запас.
iamzombie-feature-act_heal = Бинты
iamzombie-feature-act_heal-help = За 1 маZги, в конце хода: вылечите одну из своих верхних карт.
iamzombie-feature-dark = Темно
iamzombie-feature-dark-help = Одним перебросом меньше, но не меньше нуля.
iamzombie-feature-noisy = Шумно
iamzombie-feature-noisy-help = Если осталась неотменённая пятёрка, а утырков бы не было, один приходит сюда, если может.
iamzombie-feature-pairs = Двойной труд
iamzombie-feature-pairs-help = Этап дают только два кубика вместе.
iamzombie-feature-slide = Скользко
iamzombie-feature-slide-help = Если после вычета укусов не осталось ни одного Этапа, ваша фишка отходит на один назад, но не ниже 0.
iamzombie-feature-toxic = Отрава
iamzombie-feature-toxic-help = Прежде чем бросать здесь: заплатите 1 маZги или получите рану.
iamzombie-feature-narrow = Тесно
iamzombie-feature-narrow-help = Здесь может стоять только одна фишка. Фишки, которые стоят здесь, когда её открывают, могут остаться.
iamzombie-feature-safehouse = Убежище
iamzombie-feature-safehouse-help = Сюда нельзя класть утырков.
iamzombie-feature-rest_spot = Лёжка
iamzombie-feature-rest_spot-help = Отдых здесь лечит все ваши верхние карты.
iamzombie-feature-free_exit = Развязка
iamzombie-feature-free_exit-help = Ваш первый за ход шаг отсюда ничего не стоит.
iamzombie-feature-sealed = Заперто
iamzombie-feature-sealed-help = Прежде чем бросать на Этапе 0: заплатите 1 маZги, или бросок даст на один Этап меньше.
iamzombie-feature-crossfire = Под огнём
iamzombie-feature-crossfire-help = Если Опасность сработала, а вы не отменили свою рану, все остальные здесь тоже получают рану.
iamzombie-feature-feast = Пир
iamzombie-feature-feast-help = За каждую шестёрку вашего броска, не потраченную в этот ход, ещё 1 маZги; не больше двух.
iamzombie-feature-crowd = Толпа своих
iamzombie-feature-crowd-help = Одним кубиком больше, пока здесь стоит другая фишка.
iamzombie-feature-wild = Ничейная
iamzombie-feature-wild-help = Она того цвета, карт которого у вас больше всего; при равенстве выбираете вы.
iamzombie-feature-cap = По одному
iamzombie-feature-cap-help = { $n ->
    [one] Не больше { $n } Этапа за ход.
    [few] Не больше { $n } Этапов за ход.
    [many] Не больше { $n } Этапов за ход.
   *[other] Не больше { $n } Этапа за ход.
}

## Атрибуты, колоды, фишки, звания, оценки

iamzombie-colour-blue = Физический
iamzombie-colour-green = Социальный
iamzombie-colour-orange = Ментальный
iamzombie-colour-red = Греховность
iamzombie-colour-black = Бич
iamzombie-deck-breathers = Дышащие
iamzombie-deck-outbreak = Эпидемия
iamzombie-deck-toxic = Токс
iamzombie-deck-quarantine = Карантин
iamzombie-pawn-eye = Глаз
iamzombie-pawn-hand = Кисть
iamzombie-pawn-jaw = Челюсть
iamzombie-pawn-boot = Ботинок
iamzombie-pawn-rib = Ребро
iamzombie-title-1 = Сопливый новичок
iamzombie-title-2 = Кусаный
iamzombie-title-3 = Бродяга
iamzombie-title-4 = Живучий
iamzombie-title-5 = Стреляный
iamzombie-title-6 = Матёрый
iamzombie-title-7 = Гроза района
iamzombie-title-8 = Мозголом
iamzombie-title-9 = Ходячий кошмар
iamzombie-title-10 = Полутокс
iamzombie-title-11 = Токс
iamzombie-title-12 = Смертоносный Токс
iamzombie-rating-0 = Еле уползли
iamzombie-rating-4 = Живы — и ладно
iamzombie-rating-6 = Хозяева района
iamzombie-rating-8 = Легенды карантина
iamzombie-timing-move = движение
iamzombie-timing-preroll = до броска
iamzombie-timing-postroll = после броска
iamzombie-timing-resolve = подсчёт Этапов
iamzombie-timing-passive = всегда
iamzombie-timing-react = вместо падения
iamzombie-timing-end = в конце

## Подсказки

iamzombie-prompt-meal = Когда вы в последний раз ели что-нибудь красное? Первого игрока определяет самая ранняя еда в списке.
iamzombie-prompt-archetype = Выберите архетип, который получит ваш герой.
iamzombie-prompt-exchange = Ваш герой на уровне 12. Обменять карту на одну из сданных или остаться при своих?
iamzombie-prompt-arrange = Разложите три стопки героя: какие карты в этом раунде верхние?
iamzombie-prompt-lay = Положите локацию лицом вниз.
iamzombie-prompt-place = Выберите локацию, с которой начнёте.
iamzombie-prompt-before = Ваш ход: двигайтесь, применяйте СВ и особенности, потом бросайте. С раной можно вместо этого отдохнуть.
iamzombie-prompt-toxic = Здесь отрава. Заплатить 1 маZги или получить рану?
iamzombie-prompt-sealed = Здесь заперто. Заплатить 1 маZги или потерять один Этап броска?
iamzombie-prompt-reroll = Выберите кубики для переброса или оставьте все.
iamzombie-prompt-after = Примените СВ к броску или оставьте его как есть.
iamzombie-prompt-fives = Сколько пятёрок вы отменяете, по 1 маZги за каждую?
iamzombie-prompt-wound = Рана! Заплатить 1 маZги или выбрать карту, которая её примет?
iamzombie-prompt-vouch = Кто-то другой вот-вот получит рану. Заплатить 1 маZги, чтобы её отменить?
iamzombie-prompt-downed = Вы вот-вот упадёте. Применить против этого СВ?
iamzombie-prompt-boost = Этапы подсчитаны. Докупить ещё один?
iamzombie-prompt-spread = Идут утырки. Какая соседняя локация получит первого?
iamzombie-prompt-advance = Сколько Этапов вы отдаёте, чтобы прогнать отсюда утырков?
iamzombie-prompt-heal = Выберите карты, которые выздоровеют.
iamzombie-prompt-travel = Можно бесплатно перейти на любую локацию. Куда?
iamzombie-prompt-steal = У кого вы берёте 1 маZги?
iamzombie-prompt-scatter = Выберите локации, на которые приходит по утырку.
iamzombie-prompt-consent = Другой герой хочет вытолкнуть вашу фишку на соседнюю локацию. Вы согласны?
iamzombie-prompt-after_roll = Двигайтесь дальше, примените то, что действует в конце, или закончите ход.
iamzombie-prompt-trophy = Раунд выигран. Выберите локацию, которую оставите себе как трофей.

## Действия

iamzombie-action-TellMeal = { $meal ->
    [breakfast] Красное на завтрак, { $minutes } мин. назад
    [supper] Красное на ужин, { $minutes } мин. назад
    [lunch] Красное на обед, { $minutes } мин. назад
   *[nothing] Ничего красного
}
iamzombie-action-ChooseArchetype = Выбрать: { $archetype_name }
iamzombie-action-ExchangeArchetype = Обменять: { $old_name } → { $archetype_name }
iamzombie-action-Arrange = Верхние карты: { $archetypes_names }
iamzombie-action-Lay = Положить в стопку { $slot_place }: { $location_name }
iamzombie-action-Place = Начать здесь: { $slot_name }{ $foothold ->
    [yes] , с Этапа 1
   *[no] { "" }
}
iamzombie-action-Move = Перейти сюда: { $slot_name }{ $foothold ->
    [yes] , с Этапа 1
   *[no] { "" }
}
iamzombie-action-Rest = { $archetype ->
    [-1] Отдохнуть
   *[other] Отдохнуть и вылечить: { $archetype_name }
}
iamzombie-action-Use = Применить: { $special_name } ({ $archetype_name }){ $to ->
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
    [one] , за { $sixes } шестёрку
    [few] , за { $sixes } шестёрки
    [many] , за { $sixes } шестёрок
   *[other] , за { $sixes } шестёрки
}
iamzombie-action-Activate = Применить особенность: { $feature_name }{ $target ->
    [-1] { "" }
   *[other] : { $target_name }
}
iamzombie-action-Roll = { $to_difficulty ->
    [0] Бросить
   *[other] Бросить, Сложность меньше на { $to_difficulty }
}{ $colour ->
    [blue] , локация синяя
    [green] , локация зелёная
    [orange] , локация оранжевая
    [red] , локация красная
    [black] , локация чёрная
   *[none] { "" }
}
iamzombie-action-Reroll = { $dice_count ->
    [0] Не перебрасывать ничего
   *[other] Перебросить: { $dice_faces }
}
iamzombie-action-Keep = Оставить кубики
iamzombie-action-Finish = Оставить бросок как есть
iamzombie-action-CancelFives = { $count ->
    [0] Не отменять пятёрок
    [one] Отменить { $count } пятёрку
    [few] Отменить { $count } пятёрки
    [many] Отменить { $count } пятёрок
   *[other] Отменить { $count } пятёрки
}
iamzombie-action-Pay = Заплатить 1 маZги
iamzombie-action-TakeWound = { $archetype ->
    [-1] Принять рану и упасть
   *[other] Ранить карту: { $archetype_name }
}
iamzombie-action-Decline = Нет
iamzombie-action-Agree = Да, можно
iamzombie-action-Spread = Сначала сюда: { $slot_name }
iamzombie-action-Advance = { $remove ->
    [0] Вперёд на все Этапы
    [one] Прогнать { $remove } утырка, на остальное вперёд
   *[other] Прогнать { $remove } утырков, на остальное вперёд
}
iamzombie-action-Travel = Перейти бесплатно сюда: { $slot_name }
iamzombie-action-Steal = Взять 1 маZги; отдаёт: { $to_name }
iamzombie-action-Scatter = { $slots_count ->
    [0] Без утырков
   *[other] Утырки сюда: { $slots_names }
}
iamzombie-action-Heal = { $archetypes_count ->
    [0] Не лечить ни одной
   *[other] Вылечить: { $archetypes_names }
}
iamzombie-action-EndTurn = Закончить ход
iamzombie-action-KeepTrophy = Оставить себе: { $location_name }
iamzombie-action-Vouch = { $on ->
    [yes] Спрашивать меня, когда ранят других
   *[no] Не спрашивать меня, когда ранят других
}
iamzombie-action-Give = Дать { $amount ->
    [one] { $amount } маZги
    [few] { $amount } маZги
    [many] { $amount } маZгов
   *[other] { $amount } маZгов
}; получает: { $to_name }
iamzombie-action-Rename = Назвать героя: { $name }

## Распоряжения

iamzombie-order-LayForMe = Разложить мои остальные локации за меня
iamzombie-order-KeepBrains = Не платить за чужие раны

## События

iamzombie-event-MealTold = { $meal ->
    [breakfast] { $seat_name }: красное на завтрак, { $minutes } мин. назад.
    [supper] { $seat_name }: красное на ужин, { $minutes } мин. назад.
    [lunch] { $seat_name }: красное на обед, { $minutes } мин. назад.
   *[nothing] { $seat_name }: ничего красного.
}
iamzombie-event-FirstPlayerFound = Первый игрок: { $seat_name }.
iamzombie-event-RoundBegan = Начинается раунд { $round }. Первый игрок: { $seat_name }.
iamzombie-event-ArchetypeBuried = { $seat_name } кладёт верхний архетип под колоду, не глядя.
# Какие, знает только их игрок или все, когда играют вместе.
iamzombie-event-ArchetypesDealt = { $archetypes_count ->
    [one] { iamzombie-archetypes-told }
    [few] { iamzombie-archetypes-told }
    [many] { iamzombie-archetypes-told }
    [other] { iamzombie-archetypes-told }
   *[hidden] { $seat_name } получает архетипы.
}
iamzombie-archetypes-told = { $seat_name } получает архетипы: { $archetypes_names }.
iamzombie-event-ArchetypeChosen = { $seat_name } выбирает архетип: { $archetype_name }.
iamzombie-event-ArchetypeExchanged = { $seat_name } меняет архетип: { $old_name } → { $archetype_name }.
iamzombie-event-ArchetypesReturned = { $count ->
    [0] { $seat_name } не кладёт архетипов под колоду.
    [one] { $seat_name } кладёт под колоду { $count } архетип.
    [few] { $seat_name } кладёт под колоду { $count } архетипа.
    [many] { $seat_name } кладёт под колоду { $count } архетипов.
   *[other] { $seat_name } кладёт под колоду { $count } архетипа.
}
iamzombie-event-HeroArranged = { $seat_name } раскладывает стопки героя; сверху: { $archetypes_names }.
iamzombie-event-LocationsDealt = { $locations_count ->
    [one] { iamzombie-locations-told }
    [few] { iamzombie-locations-told }
    [many] { iamzombie-locations-told }
    [other] { iamzombie-locations-told }
   *[hidden] { $seat_name } получает локации.
}
iamzombie-locations-told = { $seat_name } получает локации: { $locations_names }.
iamzombie-event-LocationLaid = { $seat_name } кладёт закрытую локацию в стопку { $slot_place }.
# Это слышит только игрок, который её кладёт.
iamzombie-event-LocationRemembered = Это { $location_name }.
iamzombie-event-FieldRevealed = Поле открыто: { $locations_names }.
iamzombie-event-LocationRevealed = В стопке { $slot_place } открыта локация: { $location_name }.
iamzombie-event-StackExhausted = В стопке { $slot_place } карт больше нет.{ $onto ->
    [-1] { "" }
   *[other] {" "}Фишки переходят в стопку { $onto_place }.
}
iamzombie-event-TurnStarted = { $last ->
    [yes] Последний ход в этом раунде: { $seat_name }.
   *[no] Круг { $lap }, ход: { $seat_name }.
}
iamzombie-event-PawnPlaced = { $seat_name } начинает здесь: { $location_name }{ $stage ->
    [0] { "" }
   *[other] , с Этапа { $stage }
}.
iamzombie-event-PawnMoved = { $seat_name } переходит сюда: { $location_name }{ $stage ->
    [0] { "" }
   *[other] , с Этапа { $stage }
}{ $paid ->
    [0] { "" }
    [one] , за { $paid } маZги
    [few] , за { $paid } маZги
    [many] , за { $paid } маZгов
   *[other] , за { $paid } маZгов
}.
iamzombie-event-Rested = { $seat_name } отдыхает.
iamzombie-event-Healed = { $seat_name } лечит: { $archetypes_names }.
iamzombie-event-RollPrepared = { $seat_name } готовит бросок. Кубики: { $pool }, перебросы: { $rerolls }, Сложность { $difficulty }, Опасность { $danger }.
iamzombie-event-DiceRolled = { $seat_name } бросает: { $faces } (жребии с { $draw }).
iamzombie-event-DiceRerolled = { $seat_name } перебрасывает и получает: { $faces } (жребии с { $draw }). Осталось перебросов: { $left }.
iamzombie-event-DieChanged = { $seat_name } поворачивает кубик: { $old } → { $face }.
iamzombie-event-SpecialUsed = { $seat_name } применяет СВ: { $special_name } ({ $archetype_name }){ $brains ->
    [0] { "" }
    [one] , за { $brains } маZги
    [few] , за { $brains } маZги
    [many] , за { $brains } маZгов
   *[other] , за { $brains } маZгов
}{ $sixes ->
    [0] { "" }
    [one] , за { $sixes } шестёрку броска
    [few] , за { $sixes } шестёрки броска
    [many] , за { $sixes } шестёрок броска
   *[other] , за { $sixes } шестёрки броска
}.
iamzombie-event-FeatureUsed = Действует особенность: { $feature_name } ({ $location_name }), игрок: { $seat_name }{ $brains ->
    [0] { "" }
    [one] , за { $brains } маZги
    [few] , за { $brains } маZги
    [many] , за { $brains } маZгов
   *[other] , за { $brains } маZгов
}.
iamzombie-event-BrainsGained = { $seat_name } берёт { $brains ->
    [one] { $brains } маZги
    [few] { $brains } маZги
    [many] { $brains } маZгов
   *[other] { $brains } маZгов
}.
iamzombie-event-BrainsPaid = { $seat_name } платит { $brains ->
    [one] { $brains } маZги
    [few] { $brains } маZги
    [many] { $brains } маZгов
   *[other] { $brains } маZгов
}.
iamzombie-event-BrainsTaken = { $seat_name } забирает { $brains ->
    [one] { $brains } маZги
    [few] { $brains } маZги
    [many] { $brains } маZгов
   *[other] { $brains } маZгов
}; отдаёт: { $other_name }.
iamzombie-event-BrainsGiven = { $seat_name } даёт { $brains ->
    [one] { $brains } маZги
    [few] { $brains } маZги
    [many] { $brains } маZгов
   *[other] { $brains } маZгов
}; получает: { $to_name }.
iamzombie-event-FivesCancelled = { $count ->
    [0] { $seat_name } не отменяет пятёрок.
    [one] { $seat_name } отменяет { $count } пятёрку.
    [few] { $seat_name } отменяет { $count } пятёрки.
    [many] { $seat_name } отменяет { $count } пятёрок.
   *[other] { $seat_name } отменяет { $count } пятёрки.
}
iamzombie-event-DangerFailed = { $wounds ->
    [one] Опасность сработала, игрок { $seat_name }: { $wounds } рана.
    [few] Опасность сработала, игрок { $seat_name }: { $wounds } раны.
    [many] Опасность сработала, игрок { $seat_name }: { $wounds } ран.
   *[other] Опасность сработала, игрок { $seat_name }: { $wounds } раны.
}
iamzombie-event-WoundCancelled = Отменена рана, игрок { $seat_name }. МаZги платит { $by_name }.
iamzombie-event-WoundIgnored = Рана нипочём карте { $archetype_name }, игрок { $seat_name }.
iamzombie-event-Wounded = Ранена карта, игрок { $seat_name }: { $archetype_name }.
iamzombie-event-HeroDowned = { $seat_name } падает.
iamzombie-event-HeroRecovered = { $seat_name } приходит в себя.
iamzombie-event-StagesMade = { $seat_name } выбрасывает Этапов: { $stages }; кусает пятёрок: { $fives }; остаётся: { $net }.
iamzombie-event-FreaksPlaced = { $count ->
    [one] { $locations_count ->
        [1] Приходит утырок: { $locations_names }.
       *[other] Приходит по утырку: { $locations_names }.
    }
    [few] Приходят { $count } утырка: { $locations_names }.
    [many] Приходят { $count } утырков: { $locations_names }.
   *[other] Приходит { $count } утырка: { $locations_names }.
}
iamzombie-event-FreaksRemoved = { $count ->
    [one] Уходит { $count } утырок: { $location_name }.
    [few] Уходят { $count } утырка: { $location_name }.
    [many] Уходят { $count } утырков: { $location_name }.
   *[other] Уходит { $count } утырка: { $location_name }.
}
iamzombie-event-FreakMoved = Утырок переходит сюда: { $location_name }.
iamzombie-event-PawnAdvanced = { $seat_name } доходит до Этапа { $stage }: { $location_name }.
iamzombie-event-PawnSlid = { $seat_name } съезжает на Этап { $stage }.
iamzombie-event-PawnShoved = { $seat_name } выталкивает фишку игрока { $to_name }; теперь она здесь: { $location_name }.
iamzombie-event-ShoveRefused = { $to_name } не даёт себя вытолкнуть; просит { $seat_name }.
iamzombie-event-BarricadeSet = { $seat_name } ставит баррикаду: { $location_name }.
iamzombie-event-LocationClaimed = { $seat_name } забирает локацию: { $location_name }, { $vp } ОП{ $bonus ->
    [0] { "" }
   *[other] {" "}и { $bonus } за ранг
}. Счёт: { $progress } из { $target }.
iamzombie-event-TargetReached = { $seat_name } достигает цели раунда.
iamzombie-event-LastTurnsBegan = { $seats_count ->
    [0] Ходов больше ни у кого нет.
    [one] Ещё один ход есть у { $seats_count } игрока.
   *[other] Ещё по одному ходу есть у { $seats_count } игроков.
}
iamzombie-event-RoundEnded = { $seats_count ->
    [0] Раунд { $round } окончен. Его никто не выиграл.
    [one] Раунд { $round } окончен. Его выиграл { $seats_count } игрок.
    [few] Раунд { $round } окончен. Его выиграли { $seats_count } игрока.
    [many] Раунд { $round } окончен. Его выиграли { $seats_count } игроков.
   *[other] Раунд { $round } окончен. Его выиграли { $seats_count } игрока.
}
iamzombie-event-TrophyKept = { $seat_name } оставляет себе трофей: { $location_name }.
iamzombie-event-HordeRolled = { $face ->
    [1] Орда, { $face }, игрок { $seat_name }: ничего (жребий { $draw }).
    [2] Орда, { $face }, игрок { $seat_name }: утырок на следующую локацию по часовой стрелке (жребий { $draw }).
    [3] Орда, { $face }, игрок { $seat_name }: утырок на следующую локацию по часовой стрелке (жребий { $draw }).
    [4] Орда, { $face }, игрок { $seat_name }: утырок на следующую локацию против часовой стрелки (жребий { $draw }).
    [5] Орда, { $face }, игрок { $seat_name }: утырок на локацию героя (жребий { $draw }).
   *[other] Орда, { $face }, игрок { $seat_name }: 1 маZги (жребий { $draw }).
}
iamzombie-event-LocationOverrun = Нашествие, из раунда выбывает локация: { $location_name }.
iamzombie-event-PanicRose = Паника: { $panic }, предел: { $limit }.
iamzombie-event-HeroNamed = { $seat_name } называет героя: { $name }.
iamzombie-event-VouchChanged = { $on ->
    [yes] { $seat_name } просит спрашивать о чужих ранах.
   *[no] { $seat_name } просит не спрашивать о чужих ранах.
}
iamzombie-event-PlayerLeft = { $seat_name } выходит из игры.
iamzombie-event-GameEnded = { $reason ->
    [trophies] Игра окончена. { iamzombie-reason-trophies }
    [no_trophies] Игра окончена. { iamzombie-reason-no_trophies }
    [last_player] Игра окончена. { iamzombie-reason-last_player }
    [survived] Игра окончена. { iamzombie-reason-survived }
    [clock] Игра окончена. { iamzombie-reason-clock }
    [panic] Игра окончена. { iamzombie-reason-panic }
   *[abandoned] Игра окончена. { iamzombie-reason-abandoned }
}

## Почему игра закончилась

iamzombie-reason-trophies = Решили трофеи.
iamzombie-reason-no_trophies = Трофея нет ни у кого, так что это ничья.
iamzombie-reason-last_player = Остался только один игрок.
iamzombie-reason-survived = Команда пережила все три раунда.
iamzombie-reason-clock = Круги раунда кончились, и команда проиграла.
iamzombie-reason-panic = Паника дошла до предела, и команда проиграла.
iamzombie-reason-abandoned = Все ушли.

## Отказы

iamzombie-no-not_now = Сейчас это невозможно. Выберите одно из предложенных действий.
iamzombie-no-not_in_hand = У вас нет этой карты. Выберите одну из тех, что на руках.
iamzombie-no-already_owned = Этот архетип у вашего героя уже есть. Выберите тот, которого у него нет.
iamzombie-no-no_such_slot = Такой стопки нет. Выберите ту, что лежит на столе.
iamzombie-no-another_place = Туда её не положить. Пока есть свободные места, начинайте новую стопку, потом берите самые низкие.
iamzombie-no-narrow = Там тесно, и место занято. Выберите другую локацию.
iamzombie-no-not_enough_brains = На это у вас не хватает маZгов. Выберите что-нибудь дешевле.
iamzombie-no-no_foothold = У вас нет Плацдарма, который можно применить. Начните с Этапа 0.
iamzombie-no-too_far = Эта локация не соседняя. Идите туда шаг за шагом.
iamzombie-no-moving_is_over = Бросок уже готовится, двигаться и отдыхать поздно. Сначала бросьте, двигаться будете потом.
iamzombie-no-not_wounded = Выбранная карта не ранена или не верхняя. Бросьте или выберите раненую.
iamzombie-no-not_leading = Эта карта не верхняя. Выберите ту, что сверху в стопке героя.
iamzombie-no-wounded = Эта карта ранена, и её СВ не действует. Выберите здоровую или сначала вылечите эту.
iamzombie-no-used_up = Это уже применили. Выберите что-нибудь другое, пока оно снова не заработает.
iamzombie-no-cannot_use_now = Эту СВ сейчас применить нельзя. Выберите одну из предложенных.
iamzombie-no-wrong_target = К этому СВ не применить. Выберите одну из предложенных целей.
iamzombie-no-nothing_to_activate = На этой локации сейчас нечего применить. Выберите другое действие.
iamzombie-no-split_too_large = Столько лишних перебросов у вас нет. Возьмите меньше на Сложность.
iamzombie-no-no_such_colour = Локация не может быть этого цвета. Выберите тот, карт которого у вас больше всего.
iamzombie-no-no_such_dice = Это не кубики этого броска. Назовите каждый по разу, начиная с первого.
iamzombie-no-too_many = Это больше, чем есть или чем вы можете оплатить. Выберите число поменьше.
iamzombie-no-have_to_choose_healthy = Рану принимает здоровая верхняя карта. Выберите одну из них.
iamzombie-no-cannot_take_tokens = Туда сейчас не может прийти утырок. Выберите другую локацию.
iamzombie-no-no_such_player = Этого игрока для этого не выбрать. Выберите другого.
iamzombie-no-not_claimed = Этой локации нет среди забранных вами в этом раунде. Выберите одну из них.
iamzombie-no-stacks_do_not_fit = Это не три стопки ровно из ваших карт. Назовите три верхние карты и стопку для каждой другой.
iamzombie-no-competitive_only = Это только в игре друг против друга. Вместе всё равно спрашивают всех.
iamzombie-no-coop_only = Это только в игре вместе. Друг против друга маZги не отдают.
iamzombie-no-already_so = Это уже так. Выберите другое действие.
iamzombie-no-left = Этот игрок вышел из игры. Выберите другого.
iamzombie-no-name_not_printable = В имени есть знаки, которые нельзя показать. Используйте буквы, цифры и пробелы.
iamzombie-no-heroes_not_admitted = За этим столом играют только новые герои. Начните с нового или выберите другой стол.
iamzombie-no-hero_not_signed = У этого героя нет верной подписи этого дома, а стол её требует. Выберите другого героя или другой стол.
iamzombie-no-hero_level_too_high = У этого героя уровень { $level }, а высший здесь — { $highest }. Выберите другого героя или другой стол.

## Ошибки в настройках

iamzombie-fault-alone = Друг против друга играют хотя бы { $least } человека.
iamzombie-fault-competitive_only = Вместе Опасность всегда мягкая. Выберите мягкую или играйте друг против друга.
iamzombie-fault-too_many_heroes = Героев больше, чем игроков. Мест за столом: { $seats }.
iamzombie-fault-heroes_not_admitted = За этим столом играют только новые герои.
iamzombie-fault-hero_level_too_high = У этого героя уровень { $level }. Высший за этим столом — { $highest }.
iamzombie-fault-unknown_version = Герои версии { $version } здесь неизвестны.
iamzombie-fault-unknown_pawn = Такой фишки нет.
iamzombie-fault-not_printable = В имени есть знаки, которые нельзя показать.
iamzombie-fault-name_too_long = Имя слишком длинное. Знаков может быть не больше { $most }.
iamzombie-fault-unknown_archetype = Архетипа «{ $card }» нет.
iamzombie-fault-doubled_archetype = Архетип «{ $card }» записан дважды.
iamzombie-fault-stacks_do_not_fit = Стопки героя сложены не ровно из его карт.

## Настройки

iamzombie-option-mode = Режим
iamzombie-option-mode-help = Друг против друга или все вместе против города.
iamzombie-option-mode-competitive = друг против друга
iamzombie-option-mode-coop = вместе
iamzombie-option-difficulty = Насколько трудно вместе
iamzombie-option-difficulty-help = Только для игры вместе: сколько есть кругов и сколько Паники.
iamzombie-option-difficulty-easy = легко
iamzombie-option-difficulty-normal = обычно
iamzombie-option-difficulty-hard = трудно
iamzombie-option-expansions = «Токс» и «Карантин»
iamzombie-option-expansions-help = Дополнения с чёрными картами. Если не выбрано, они входят вместе с героем уровня 3 и выше.
iamzombie-option-expansions-null = как нужно героям
iamzombie-option-expansions-true = есть
iamzombie-option-expansions-false = нет
iamzombie-option-danger_mode = Опасность
iamzombie-option-danger_mode-help = Мягкая: одна рана за неудачный бросок. Жёсткая: по ране за каждый провалившийся кубик. Вместе всегда мягкая.
iamzombie-option-danger_mode-per_roll = мягкая
iamzombie-option-danger_mode-per_die = жёсткая
iamzombie-option-first_player = Первый игрок
iamzombie-option-first_player-help = По жребию или по тому, кто ел красное.
iamzombie-option-first_player-random = по жребию
iamzombie-option-first_player-asked = по еде
iamzombie-option-heroes = Герои
iamzombie-option-heroes-help = Сохранённые герои, по местам. Дом вписывает их, когда они входят.
iamzombie-option-entry = Кто может войти
iamzombie-option-entry-help = Какие сохранённые герои могут прийти за этот стол.
iamzombie-option-entry-new_only = только новые
iamzombie-option-entry-signed = только с верной подписью
iamzombie-option-entry-any = любые
iamzombie-option-highest_level = Высший уровень
iamzombie-option-highest_level-help = Герой более высокого уровня не войдёт. Обычно 12.

## Поля действий и стола

iamzombie-field-active = Чей ход
iamzombie-field-agenda = Что происходит
iamzombie-field-amount = МаZги
iamzombie-field-archetype = Архетип
iamzombie-field-archetypes = Архетипы
iamzombie-field-barricade = Баррикада игрока
iamzombie-field-below = Закрытые
iamzombie-field-brains = МаZги
iamzombie-field-cards = Герой
iamzombie-field-claimed = Забрано в этом раунде
iamzombie-field-closing = Последние ходы
iamzombie-field-colour = Цвет
iamzombie-field-count = Отменённые пятёрки
iamzombie-field-danger = Применённая Опасность
iamzombie-field-dice = Кубики
iamzombie-field-die = Кубик
iamzombie-field-difficulty = Применённая Сложность
iamzombie-field-down = Лежит
iamzombie-field-expansions = Дополнения
iamzombie-field-face = Число
iamzombie-field-first = Первый игрок
iamzombie-field-fives = Осталось пятёрок
iamzombie-field-foothold = С Плацдармом
iamzombie-field-freaks = Утырки
iamzombie-field-hand = На руках
iamzombie-field-lap = Круг
iamzombie-field-location = Локация
iamzombie-field-locations = Колода локаций
iamzombie-field-meal = Еда
iamzombie-field-minutes = Сколько минут назад
iamzombie-field-name = Имя
iamzombie-field-net = Осталось Этапов
iamzombie-field-old = Карта взамен
iamzombie-field-on = Спрашивать меня
iamzombie-field-origin = Из стопки
iamzombie-field-out = Вышел из игры
iamzombie-field-panic = Паника
iamzombie-field-pawn = Фишка
iamzombie-field-players = Игроки
iamzombie-field-pool = Число кубиков
iamzombie-field-progress = Счёт
iamzombie-field-ranks = Места
iamzombie-field-reason = Причина конца
iamzombie-field-remove = Прогнать утырков
iamzombie-field-rerolls = Осталось перебросов
iamzombie-field-round = Раунд
iamzombie-field-rounds_won = Выиграно раундов
iamzombie-field-scores = Очки
iamzombie-field-seat = Игрок
iamzombie-field-set_aside = Вне раунда
iamzombie-field-sixes = Оплата шестёрками
iamzombie-field-slot = Стопка
iamzombie-field-slots = Стопки
iamzombie-field-stacks = Стопки героя
iamzombie-field-stage = Этап
iamzombie-field-stages = Выброшено Этапов
iamzombie-field-target = Карта для лечения или раны
iamzombie-field-throw = Бросок
iamzombie-field-to = Другой игрок
iamzombie-field-to_difficulty = Лишнее на Сложность
iamzombie-field-top = Локация
iamzombie-field-trophies = Трофеи
iamzombie-field-type = Вид
iamzombie-field-under = Под другими
iamzombie-field-vouching = Спрашивать о чужих ранах
iamzombie-field-won = Раунд выигран
iamzombie-field-wounded = Ранена

## Поля, которые показывают по просьбе

iamzombie-more-activated = Применённые особенности
iamzombie-more-asking = Есть ли вопрос
iamzombie-more-begun = Начато
iamzombie-more-bonus_dice = Добавлено кубиков
iamzombie-more-bonus_matches = Добавлено совпадений
iamzombie-more-bonus_rerolls = Добавлено перебросов
iamzombie-more-bonus_stages = Добавлено Этапов
iamzombie-more-by = Кто толкает
iamzombie-more-calm = Снято Опасности
iamzombie-more-cancelled = Отменено пятёрок
iamzombie-more-cause = Причина
iamzombie-more-crossfired = Под огнём уже были
iamzombie-more-dice_drawn = Всего бросков кубика
iamzombie-more-ease = Снято Сложности
iamzombie-more-ending = В конце
iamzombie-more-exits = Бесплатные выходы
iamzombie-more-failures = Провалившиеся кубики
iamzombie-more-given = Получила утырка в этот ход
iamzombie-more-lost = Бросок пропал
iamzombie-more-meals = Еда
iamzombie-more-most = Не больше
iamzombie-more-over = Ход исчерпан
iamzombie-more-position = Место на кольце
iamzombie-more-prepared = Подготовка
iamzombie-more-rolled = Брошено
iamzombie-more-sealed = Заперто, не оплачено
iamzombie-more-surplus = Лишние перебросы
iamzombie-more-taken = Выбранные
iamzombie-more-turn = Ход
iamzombie-more-turns_left = Кому ещё ходить
iamzombie-more-used_game = СВ применена в игре
iamzombie-more-used_round = СВ применена в раунде
iamzombie-more-used_turn = СВ применена в ход
iamzombie-more-victim = Кого ранят
iamzombie-more-waiting = Кого ещё спросят
iamzombie-more-wildcards = Карты любого цвета
iamzombie-more-wish = Что было задумано
iamzombie-more-wound = Номер раны
iamzombie-more-wounds = Всего ран

## Слова на столе

iamzombie-value-competitive = друг против друга
iamzombie-value-coop = вместе
iamzombie-value-breakfast = завтрак
iamzombie-value-supper = ужин
iamzombie-value-lunch = обед
iamzombie-value-nothing = ничего
iamzombie-value-blue = синий
iamzombie-value-green = зелёный
iamzombie-value-orange = оранжевый
iamzombie-value-red = красный
iamzombie-value-black = чёрный
iamzombie-value-trophies = трофеи
iamzombie-value-no_trophies = нет трофеев
iamzombie-value-last_player = последний игрок
iamzombie-value-survived = выжили
iamzombie-value-clock = время вышло
iamzombie-value-panic = Паника
iamzombie-value-abandoned = все ушли
iamzombie-value-Advancing = Вперёд
iamzombie-value-Claiming = Локацию забирают
iamzombie-value-Healing = Лечение
iamzombie-value-Traveling = Запасной выход
iamzombie-value-Stealing = Добыча
iamzombie-value-Scattering = Переполох
iamzombie-value-Reckoning = Счёт
iamzombie-value-Horde = Орда
iamzombie-value-HordeDie = Кубик орды
iamzombie-value-Placing = Откуда начать
iamzombie-value-Before = До броска
iamzombie-value-Wishing = Подготовка
iamzombie-value-Sealing = Заперто
iamzombie-value-Fives = Пятёрки
iamzombie-value-DangerCheck = Опасность
iamzombie-value-Boost = Покупка Этапа
iamzombie-value-StagesBitten = Укусы
iamzombie-value-Freaks = Утырки
iamzombie-value-Rerolling = Перебросы
iamzombie-value-Postroll = После броска
iamzombie-value-RoundEnd = Конец раунда
iamzombie-value-TrophyChoice = Трофей
iamzombie-value-Clearing = Уборка стола
iamzombie-value-Round = Новый раунд
iamzombie-value-Choosing = Выбор архетипа
iamzombie-value-Returning = Карты уходят под колоду
iamzombie-value-Arranging = Стопки героя
iamzombie-value-Field = Поле
iamzombie-value-Laying = Раскладка локаций
iamzombie-value-Revealing = Открытие
iamzombie-value-Consenting = Согласие
iamzombie-value-Turn = Ход
iamzombie-value-AfterRoll = Конец хода
iamzombie-value-Wound = Рана
iamzombie-value-Vouching = Чужая рана
iamzombie-value-Suffering = Рану принимают
iamzombie-value-Falling = Падение
iamzombie-value-Rounds = Раунды
iamzombie-value-Meals = Еда
iamzombie-value-danger = Опасность
iamzombie-value-toxic = Отрава
iamzombie-value-crossfire = Под огнём
iamzombie-value-contagion = Зараза
iamzombie-value-overrun = Нашествие

## Герои, которых сохраняют

iamzombie-keepsakes = Герои
iamzombie-keepsake = Герой
iamzombie-keepsake-hero = { $name }, уровень { $level }: { $title }
iamzombie-keepsake-cards = Архетипы: { $cards }
iamzombie-keepsake-record = Игры: { $games }; выиграно против других: { $games_won }, вместе: { $coop_won }. Выиграно раундов: { $rounds_won }. Лучший счёт: { $best }.
iamzombie-keepsake-deed = { $date } · { $mode ->
    [coop] вместе
   *[competitive] друг против друга
} · { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
} · уровень { $level } · { $result ->
    [won] победа
    [lost] поражение
   *[draw] ничья
}{ $kept ->
    [0] { "" }
   *[other] { " " }· трофеи: { $trophies }
}

## Советы и кубики

iamzombie-hint-lay_location = Локации своих цветов и со своими способностями кладите последними: они окажутся сверху.
iamzombie-hint-round_start = Кто не рискует, тот здесь не выигрывает.
iamzombie-hint-reroll = Пока есть перебросы, бросайте пятёрки заново.
iamzombie-face-5 = Утырки! ЧАВК
iamzombie-face-6 = МаZги

# The screen

iamzombie-board-table = Стол
iamzombie-board-tray = Лоток
iamzombie-board-dock = Герой
iamzombie-board-heroes = Чей герой показан
iamzombie-board-hero = Герой игрока { $name }
iamzombie-board-hero-own = Ваш герой
iamzombie-board-hero-name = Имя героя
iamzombie-board-name = Назвать героя
iamzombie-board-rename = Переименовать
iamzombie-board-name-it = Назвать
iamzombie-board-round = Раунд { $round } из 3 · круг { $lap }
iamzombie-board-to-win = цель { $target } ОП
iamzombie-board-last-turns = последние ходы
iamzombie-board-difficulty = Сложность
iamzombie-board-danger = Опасность
iamzombie-board-vp = ОП
iamzombie-board-left = { $count ->
    [one] { $count } карта в стопке
    [few] { $count } карты в стопке
   *[many] { $count } карт в стопке
}
iamzombie-board-barricaded = забаррикадирована
iamzombie-board-face-down = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
   *[many] { $count } карт рубашкой вверх
}
iamzombie-board-empty = пустое место
iamzombie-board-spoken = Сложность { $difficulty }, Опасность { $danger }, { $vp } ОП, { $freaks ->
    [0] без утырков
    [one] { $freaks } утырок
    [few] { $freaks } утырка
   *[many] { $freaks } утырков
}, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
iamzombie-board-pawn = { $name } на Этапе { $stage }
iamzombie-board-lit = можно выбрать
iamzombie-board-looked = Поближе: { $name }
iamzombie-board-would-roll = Бросок: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $rerolls ->
    [0] без перебросов
    [one] { $rerolls } переброс
    [few] { $rerolls } переброса
   *[many] { $rerolls } перебросов
}, Сложность { $difficulty }, Опасность { $danger }.
iamzombie-board-do-Place = Начать здесь
iamzombie-board-do-Place-foothold = Начать с Этапа 1
iamzombie-board-do-Move = Перейти сюда
iamzombie-board-do-Move-foothold = Перейти на Этап 1
iamzombie-board-do-Travel = Перейти сюда
iamzombie-board-do-it = Сделать
iamzombie-board-abilities = Способности
iamzombie-board-matches = совпадает с локацией
iamzombie-board-gives-die = +1 кубик
iamzombie-board-wounded = ранена
iamzombie-board-used = Использовано.
iamzombie-board-use = Использовать: { $name }
iamzombie-board-cost = { $count ->
    [one] стоит { $count } маZги
    [few] стоит { $count } маZги
   *[many] стоит { $count } маZгов
}
iamzombie-board-brains = { $count ->
    [one] { $count } маZги
    [few] { $count } маZги
   *[many] { $count } маZгов
}
iamzombie-board-brains-word = МаZги
iamzombie-board-rolled-brains = { $count } с этого броска
iamzombie-board-trophies = { $count ->
    [one] { $count } трофей, { $vp } ОП
    [few] { $count } трофея, { $vp } ОП
   *[many] { $count } трофеев, { $vp } ОП
}
iamzombie-board-trophies-word = Трофеи
iamzombie-board-cards-word = Архетипы
iamzombie-board-level = Уровень { $level }
iamzombie-board-healthy = Здоровых карт: { $count } из { $of }
iamzombie-board-down = лежит
iamzombie-board-target-of = { $progress } из { $target } ОП
iamzombie-board-progress-own = { $progress } ОП для команды
iamzombie-board-stage = Этап
iamzombie-board-idle = ничего
iamzombie-board-bites = ЧАВК
iamzombie-board-brain = маZги
iamzombie-board-paid = отменено: { $count }
iamzombie-board-fails = проваливает Опасность
iamzombie-board-die-again = Перебросить: { $die }
iamzombie-board-dice = Кубики
iamzombie-board-rerolls = Перебросы
iamzombie-board-printed = как на карте
iamzombie-board-from-cards = { $count ->
    [one] { $count } карта ({ $colour })
    [few] { $count } карты ({ $colour })
   *[many] { $count } карт ({ $colour })
}
iamzombie-board-from-company = { $count } за компанию
iamzombie-board-from-matches = { $count ->
    [one] { $count } совпадение
    [few] { $count } совпадения
   *[many] { $count } совпадений
}
iamzombie-board-from-dark = 1 (темно)
iamzombie-board-from-freaks = { $count ->
    [one] { $count } утырок
    [few] { $count } утырка
   *[many] { $count } утырков
}
iamzombie-board-over = лишних { $count }
iamzombie-board-surplus = { $count ->
    [one] { $count } лишний переброс:
    [few] { $count } лишних переброса:
   *[many] { $count } лишних перебросов:
}
iamzombie-board-split = Сложность −{ $difficulty }, Опасность −{ $danger }
iamzombie-board-counts-as = Считать картой цвета
iamzombie-board-roll = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
   *[many] Бросить { $count } кубиков
}
iamzombie-board-again = Кубики для переброса
iamzombie-board-reroll = { $count ->
    [0] Выберите кубики для переброса
    [one] Перебросить { $count } кубик
    [few] Перебросить { $count } кубика
   *[many] Перебросить { $count } кубиков
}
iamzombie-board-keep-dice = Оставить все
iamzombie-board-only-fives = { $count ->
    [one] Только пятёрка
   *[other] Только пятёрки
}
iamzombie-board-rerolls-left = { $count ->
    [one] Остался { $count } переброс
    [few] Осталось { $count } переброса
   *[many] Осталось { $count } перебросов
}
iamzombie-board-spend = Сколько маZгов потратить
iamzombie-board-spend-nothing = Не тратить
iamzombie-board-cancel-fives = { $count ->
    [one] Отменить пятёрку
    [few] Отменить { $count } пятёрки
   *[many] Отменить { $count } пятёрок
}
iamzombie-board-cancel-wound = { $count ->
    [one] Отменить рану
    [few] Отменить { $count } раны
   *[many] Отменить { $count } ран
}
iamzombie-board-cancel-both = Отменить и то и другое
iamzombie-board-claims = локация ваша: { $name }
iamzombie-board-claims-and-wins = локация и раунд ваши
iamzombie-board-to-stage = { $net ->
    [0] остаётся на Этапе { $stage }
   *[other] на Этап { $stage }
}
iamzombie-board-places = { $count ->
    [one] кладёт { $count } утырка
   *[other] кладёт { $count } утырков
}
iamzombie-board-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
}
iamzombie-board-no-wound = без раны
iamzombie-board-keep = останется
iamzombie-board-spend-none = Не тратить
iamzombie-board-spend-count = { $count ->
    [one] Потратить { $count } маZги
    [few] Потратить { $count } маZги
   *[many] Потратить { $count } маZгов
}
iamzombie-board-spend-claim = { $count ->
    [one] Потратить { $count } маZги и забрать: { $name }
    [few] Потратить { $count } маZги и забрать: { $name }
   *[many] Потратить { $count } маZгов и забрать: { $name }
}
iamzombie-board-pay-wound = Заплатить 1 маZги: без раны
iamzombie-board-pay-vouch = Заплатить за это 1 маZги
iamzombie-board-pay-toxic = Заплатить 1 маZги: без раны
iamzombie-board-pay-sealed = Заплатить 1 маZги: не терять Этап
iamzombie-board-wound-card = Ранить: { $name }
iamzombie-board-go-down = Упасть
iamzombie-board-rest = Отдых, вылечить: { $name }
iamzombie-board-rest-all = Отдых, вылечить все
iamzombie-board-advance = { $stages ->
    [one] Пройти { $stages } Этап
    [few] Пройти { $stages } Этапа
   *[many] Пройти { $stages } Этапов
}
iamzombie-board-advance-remove = { $count ->
    [one] Убрать { $count } утырка
   *[other] Убрать { $count } утырков
}, { $stages ->
    [0] остаться
    [one] пройти { $stages } Этап
    [few] пройти { $stages } Этапа
   *[many] пройти { $stages } Этапов
}
iamzombie-board-travel = Перейти: { $name }
iamzombie-board-end-turn = Закончить ход
iamzombie-board-finish = Оставить кубики как есть
iamzombie-board-scatter = { $count ->
    [0] Выберите локации
    [one] Положить туда утырка
   *[other] Положить по утырку
}
iamzombie-board-aim = { $name }: выберите на столе или ниже.
iamzombie-board-aim-at = На что применить
iamzombie-board-with-sixes = { $count ->
    [one] за шестёрку
   *[other] за шестёрки: { $count }
}
iamzombie-board-lay-card = Выберите локацию из руки.
iamzombie-board-lay-place = { $name }: выберите для неё место.
iamzombie-board-hand = Ваша рука
iamzombie-board-hand-card = { $name }: Сложность { $difficulty }, Опасность { $danger }, { $vp } ОП
iamzombie-board-hand-empty = В руке ничего нет.
iamzombie-board-team-hands = Что на руках у остальных
iamzombie-board-deal = Карты на выбор
iamzombie-board-take = Взять
iamzombie-board-take-card = Взять: { $name }
iamzombie-board-keep-trophy = Оставить себе
iamzombie-board-keep-card = Оставить себе: { $name }, { $vp } ОП
iamzombie-board-give-away = Отдать эту взамен
iamzombie-board-no-exchange = Не менять
iamzombie-board-arrange = Ваши три стопки
iamzombie-board-arrange-help = Три карты — верхние: у них способности, СВ и раны. Кубики своего цвета дают все.
iamzombie-board-stack = Стопка { $number }
iamzombie-board-lead = Наверх
iamzombie-board-lead-card = Наверх: { $name }
iamzombie-board-leads = Верхняя
iamzombie-board-leads-card = Верхняя: { $name }
iamzombie-board-move-card = Под следующую стопку: { $name }
iamzombie-board-arrange-done = Готово
iamzombie-board-meal = Когда вы в последний раз ели красное:
iamzombie-board-meal-breakfast = на завтрак
iamzombie-board-meal-supper = вчера на ужин
iamzombie-board-meal-lunch = вчера на обед
iamzombie-board-meal-nothing = не ел(а)
iamzombie-board-meal-hours = Сколько часов назад?
iamzombie-board-meal-tell = Ответить
iamzombie-board-coop = За чем следит команда
iamzombie-board-clock = Часы
iamzombie-board-clock-help = Столько кругов может длиться раунд
iamzombie-board-clock-of = круг { $lap } из { $laps }
iamzombie-board-panic = Паника
iamzombie-board-panic-help = На последней отметке игра проиграна
iamzombie-board-panic-of = Паника { $panic } из { $limit }
iamzombie-board-team = Цель
iamzombie-board-give = Дать 1 маZги герою рядом:
iamzombie-board-cancel-all = { $count ->
    [one] Пятёрку и рану
    [few] { $count } пятёрки и рану
   *[many] { $count } пятёрок и рану
}
iamzombie-board-before = { $rest ->
    [yes] Ваш ход: бросайте или отдохните. Сначала можно перейти и подготовиться.
   *[no] Ваш ход: бросайте. Сначала можно перейти и подготовиться.
}
iamzombie-board-ranking = Чем кончилась игра
iamzombie-board-no-trophies = без трофеев
iamzombie-board-tiebreak = выигранные раунды: { $rounds }, маZги: { $brains }
iamzombie-board-lost = Город вас сожрал.
iamzombie-board-vouch = Игроку { $name } грозит рана. Заплатить 1 маZги, чтобы её отменить?
iamzombie-board-waiting = { $count ->
    [one] { $count } кубик, ещё не брошен
    [few] { $count } кубика, ещё не брошены
   *[many] { $count } кубиков, ещё не брошены
}
iamzombie-ended-survived = Вы победили все вместе
iamzombie-ended-clock = Вы проиграли все вместе
iamzombie-ended-panic = Вы проиграли все вместе
