### Киберсвадьба: тексты игры.
###
### $seat_name, $to_name, $by_name — имена игроков, в именительном падеже. $card_name, $character_name, $ability_name
### и $tile_name — тексты отсюда, $…_square — клетка, например «n8», $tile_place — плитка «B4», $mark_name — модель «II».
### Киберчеловека описывают $cyberman_rank, $cyberman_mark и $cyberman_square, чьего-то персонажа $captive_character
### и $captive_owner, линию $line_axis и $line_name. Коды — слова правил.

cyberwedding-name = Киберсвадьба
cyberwedding-tagline = Cyber Wedding: торт разрезан, киберлюди уже здесь. Бегите на машине, держитесь вместе или смените сторону.

## Слова внутри других текстов: подлежащее, дополнение и после «с».

cyberwedding-the-cyberman = { $cyberman_rank ->
    [leader] Киберлидер
    [lieutenant] Киберлейтенант
    [gone] киберчеловек
   *[ordinary] модель { $cyberman_mark }
}
cyberwedding-the-cyberman-object = { $cyberman_rank ->
    [leader] Киберлидера
    [lieutenant] Киберлейтенанта
    [gone] киберчеловека
   *[ordinary] модель { $cyberman_mark }
}
cyberwedding-the-cyberman-with = { $cyberman_rank ->
    [leader] Киберлидером
    [lieutenant] Киберлейтенантом
    [gone] киберчеловеком
   *[ordinary] моделью { $cyberman_mark }
}
# И где стоит, пока стоит.
cyberwedding-the-cyberman-placed = { $cyberman_rank ->
    [gone] { cyberwedding-the-cyberman }
   *[other] { cyberwedding-the-cyberman } ({ $cyberman_square })
}
cyberwedding-the-cyberman-object-placed = { $cyberman_rank ->
    [gone] { cyberwedding-the-cyberman-object }
   *[other] { cyberwedding-the-cyberman-object } ({ $cyberman_square })
}
cyberwedding-the-captive = { $captive_character ->
    [bride] Невеста
    [groom] Жених
    [athletic] Спортсмен
    [geek] Гик
    [parent] Родитель
    [whiner] Нытик
   *[reenactor] Реконструктор AAF
} ({ $captive_owner })
cyberwedding-the-captive-object = { $captive_character ->
    [bride] Невесту
    [groom] Жениха
    [athletic] Спортсмена
    [geek] Гика
    [parent] Родителя
    [whiner] Нытика
   *[reenactor] Реконструктора AAF
} ({ $captive_owner })
cyberwedding-the-facing = { $facing ->
    [0] лицом на север
    [1] лицом на восток
    [2] лицом на юг
   *[3] лицом на запад
}
cyberwedding-the-tokens = { $fatigue ->
    [0] { $escape ->
        [one] { $escape } жетон Побега
        [few] { $escape } жетона Побега
        [many] { $escape } жетонов Побега
       *[other] { $escape } жетона Побега
    }
   *[other] { $escape ->
        [0] { $fatigue ->
            [one] { $fatigue } жетон Сил
            [few] { $fatigue } жетона Сил
            [many] { $fatigue } жетонов Сил
           *[other] { $fatigue } жетона Сил
        }
       *[other] жетоны Побега: { $escape } и Сил: { $fatigue }
    }
}
cyberwedding-the-line = { $line_axis ->
    [row] ряд { $line_name }, { $backwards ->
        [yes] на запад
       *[no] на восток
    }
   *[column] столбец { $line_name }, { $backwards ->
        [yes] на север
       *[no] на юг
    }
}

## Персонажи

cyberwedding-character-bride = Невеста
cyberwedding-character-bride-help = Активная. Бросьте кубик: на 6 возьмите жетон Побега; в здании с именем на 5 или 6.
cyberwedding-character-groom = Жених
cyberwedding-character-groom-help = Активная. Бросьте кубик: на 6 возьмите жетон Побега; в здании с именем на 5 или 6.
cyberwedding-character-athletic = Спортсмен
cyberwedding-character-athletic-help = Активная. Бросьте кубик: на 5 или 6 возьмите жетон Сил; в здании с именем на 4, 5 или 6.
cyberwedding-character-geek = Гик
cyberwedding-character-geek-help = Активная. До 3 клеток по прямой мимо всех киберлюдей, без схваток. Заводит машину без ключа на 5 или 6.
cyberwedding-character-parent = Родитель
cyberwedding-character-parent-help = Активная. Сдвиньте соседнего киберчеловека на одну клетку и поверните как хотите. Не Киберлидера.
cyberwedding-character-whiner = Нытик
cyberwedding-character-whiner-help = Пассивная. Когда способность направлена на вашу группу, бросьте кубик: на 4, 5 или 6 ничего не происходит.
cyberwedding-character-reenactor = Реконструктор AAF
cyberwedding-character-reenactor-help = Пассивная. +1 к каждому броску в схватке с киберчеловеком на вашей клетке, но не против выстрелов.

## Карты: название и действие

cyberwedding-card-hedge-trimmer = Садовые ножницы
cyberwedding-card-hedge-trimmer-help = В свой ход: +2 ко всем вашим броскам в схватках до его конца.
cyberwedding-card-cyberscanner = Киберсканер
cyberwedding-card-cyberscanner-help = В свой ход: посмотрите руку игрока и возьмите оттуда любую карту.
cyberwedding-card-emergency-teleport = Аварийный телепорт
cyberwedding-card-emergency-teleport-help = Он попадает на эту карту, а не в запас; тот, кто его уничтожил, очки получает. В свой ход: он встаёт на любую свободную клетку, повёрнутый как хотите.
cyberwedding-card-cricket-bat = Крикетная бита
cyberwedding-card-cricket-bat-help = После одного из своих бросков в схватке: бросьте ещё раз и возьмите новый результат.
cyberwedding-card-tennis-racquet = Теннисная ракетка
cyberwedding-card-tennis-racquet-help = Энергетический луч или Бластер, направленный на вас, мимо.
cyberwedding-card-gold = Фамильное золото
cyberwedding-card-gold-help = Она уничтожена, и очки за неё ваши. Схватка с ней выиграна.
cyberwedding-card-picnic-hamper = Корзина для пикника
cyberwedding-card-picnic-hamper-help = Возьмите 3 жетона Сил.
cyberwedding-card-nail-varnish = Лак для ногтей
cyberwedding-card-nail-varnish-help = Она уничтожена, и очки за неё ваши. Схватка с ней выиграна.
cyberwedding-card-second-wind = Второе дыхание
cyberwedding-card-second-wind-help = Возьмите 2 жетона Сил.
cyberwedding-card-adrenaline-rush = Прилив адреналина
cyberwedding-card-adrenaline-rush-help = Возьмите жетон Побега.
cyberwedding-card-run-for-it = Делаем ноги
cyberwedding-card-run-for-it-help = +3 к движению в этой фазе.
cyberwedding-card-through-the-hedge = Напролом
cyberwedding-card-through-the-hedge-help = В этой фазе ваша группа может входить в изгороди и перелезать через ограду, но по своей воле не может закончить в изгороди.
cyberwedding-card-distraction = Отвлекающий манёвр
cyberwedding-card-distraction-help = Передвиньте рядового киберчеловека на 1–3 клетки и поверните как хотите. На клетку с группой, кроме вашей, он не входит.
cyberwedding-card-malfunction = Неисправность
cyberwedding-card-malfunction-help = Она не срабатывает.
cyberwedding-card-signal-jam = Глушилка
cyberwedding-card-signal-jam-help = Либо на 2 меньше киберлюдей двинутся сейчас, либо на 2 меньше обе границы способностей в этот ход. Не ниже нуля.
cyberwedding-card-reinforcement-beam = Луч подкрепления
cyberwedding-card-reinforcement-beam-help = Поставьте 2 рядовых киберлюдей нынешней модели на свободные клетки одной плитки.
cyberwedding-card-second-unit = Вторая Установка
cyberwedding-card-second-unit-help = Поставьте Установку на свободную клетку, не изгородь и не дорогу, на расстоянии не меньше 4 от всех групп, на плитку без Установки.
cyberwedding-card-sabotage = Саботаж
cyberwedding-card-sabotage-help = Установка уничтожена: +1 ОП.
cyberwedding-card-struggle-free = Вырваться
cyberwedding-card-struggle-free-help = Он возвращается даром и без ОП (6).
cyberwedding-card-bouquet-toss = Букет невесты
cyberwedding-card-bouquet-toss-help = Поменяйтесь местами с группой на расстоянии до 6.
cyberwedding-card-speeches = Тосты
cyberwedding-card-speeches-help = В следующей фазе Движения другого игрока с людьми запас хода не больше 2.
cyberwedding-card-borrowed-phone = Одолженный телефон
cyberwedding-card-borrowed-phone-help = Возьмите случайную карту с руки игрока.
cyberwedding-card-hacking = Взлом
cyberwedding-card-hacking-help = Все модели V на карте уничтожены, Киберлидер и Киберлейтенанты тоже. Очки за каждого ваши, а пленники возвращаются к своим.
cyberwedding-card-conversion-glitch = Сбой конверсии
cyberwedding-card-conversion-glitch-help = Вместо этого он становится Полукибером (8).
cyberwedding-card-rapid-upgrade = Срочная модернизация
cyberwedding-card-rapid-upgrade-help = Технология на одну выше, не больше V.
cyberwedding-card-keys = Ключ в замке
cyberwedding-card-keys-help = Машина ваша, заводить без ключа не надо: сразу сбегите или атакуйте (7).

## Карты: когда их можно играть

cyberwedding-when-hedge-trimmer = в розарии Рекса Хэзлвуда
cyberwedding-when-cyberscanner = на клетке Установки
cyberwedding-when-emergency-teleport = уничтожен рядовой киберчеловек
cyberwedding-when-cricket-bat = на крикетном поле
cyberwedding-when-tennis-racquet = на Теннисном корте
cyberwedding-when-gold = модель III или IV на вашей клетке или рядом
cyberwedding-when-picnic-hamper = в здании с именем
cyberwedding-when-nail-varnish = модель I или II на вашей клетке или рядом
cyberwedding-when-second-wind = в любой момент
cyberwedding-when-adrenaline-rush = в любой момент
cyberwedding-when-run-for-it = ваша фаза Движения
cyberwedding-when-through-the-hedge = ваша фаза Движения
cyberwedding-when-distraction = ваш ход или перед фазой Киберлюдей
cyberwedding-when-malfunction = способность направлена на вас
cyberwedding-when-signal-jam = перед фазой Киберлюдей
cyberwedding-when-reinforcement-beam = ваш ход
cyberwedding-when-second-unit = ваш ход, если Установка осталась
cyberwedding-when-sabotage = на клетке Установки
cyberwedding-when-struggle-free = кто-то из ваших в плену
cyberwedding-when-bouquet-toss = ваш ход, не в схватке
cyberwedding-when-speeches = ваш ход
cyberwedding-when-borrowed-phone = ваш ход
cyberwedding-when-hacking = Технология V
cyberwedding-when-conversion-glitch = вашего персонажа вот-вот превратят
cyberwedding-when-rapid-upgrade = ваш ход
cyberwedding-when-keys = ваша фаза Движения, на вашей клетке машина и нет киберчеловека

## Виды карт и кто может их играть

cyberwedding-kind-item = предмет
cyberwedding-kind-event = событие
cyberwedding-who-human = люди
cyberwedding-who-anybody = все

## Плитки

cyberwedding-tile-a1 = Северо-западная стоянка
cyberwedding-tile-a2 = Терраса Короля Георга 1
cyberwedding-tile-a3 = Северные ворота
cyberwedding-tile-a4 = Терраса Короля Георга 2
cyberwedding-tile-a5 = Северо-восточная стоянка
cyberwedding-tile-b1 = Розарий Рекса Хэзлвуда 1
cyberwedding-tile-b2 = Розарий Рекса Хэзлвуда 2
cyberwedding-tile-b3 = Крикетное поле 1
cyberwedding-tile-b4 = Крикетное поле 2
cyberwedding-tile-b5 = Парламент 1
cyberwedding-tile-c1 = Розарий Рекса Хэзлвуда 3
cyberwedding-tile-c2 = Розарий Рекса Хэзлвуда 4
cyberwedding-tile-c3 = Крикетное поле 3
cyberwedding-tile-c4 = Крикетное поле 4
cyberwedding-tile-c5 = Площадь перед парламентом
cyberwedding-tile-d1 = Теннисный корт 1
cyberwedding-tile-d2 = Теннисный корт 2
cyberwedding-tile-d3 = Розарий Бройновского 1
cyberwedding-tile-d4 = Розарий Бройновского 2
cyberwedding-tile-d5 = Парламент 2
cyberwedding-tile-e1 = Теннисный корт 3
cyberwedding-tile-e2 = Теннисный корт 4
cyberwedding-tile-e3 = Розарий Бройновского 3
cyberwedding-tile-e4 = Розарий Бройновского 4
cyberwedding-tile-e5 = Свадебный шатёр
cyberwedding-tile-f1 = Юго-западная стоянка
cyberwedding-tile-f2 = Терраса Королевы Виктории 1
cyberwedding-tile-f3 = Южные ворота
cyberwedding-tile-f4 = Терраса Королевы Виктории 2
cyberwedding-tile-f5 = Юго-восточная стоянка

## Местность, здания, способности, стороны света, роли, фазы

cyberwedding-terrain-lawn = лужайка
cyberwedding-terrain-road = дорога
cyberwedding-terrain-car-park = стоянка
cyberwedding-terrain-tree = дерево
cyberwedding-terrain-rose-garden = розарий
cyberwedding-terrain-hedge = изгородь
cyberwedding-terrain-building = здание
cyberwedding-terrain-court = Теннисный корт
cyberwedding-terrain-gate = калитка Теннисного корта
cyberwedding-building-cricket-pavilion = Крикетный павильон
cyberwedding-building-parliament-house = Парламент
cyberwedding-building-wedding-marquee = Свадебный шатёр
cyberwedding-building-tennis-court = Теннисный корт
cyberwedding-ability-plain = без способности
cyberwedding-ability-plain-help = Никакой способности.
cyberwedding-ability-energy-beam = Энергетический луч
cyberwedding-ability-energy-beam-help = Четыре клетки прямо вперёд. Первая группа или Полукибер схватывается так, будто киберчеловек рядом.
cyberwedding-ability-gun = Бластер
cyberwedding-ability-gun-help = Шесть клеток прямо вперёд и −1 к броскам цели.
cyberwedding-ability-mind-control = Контроль разума
cyberwedding-ability-mind-control-help = Группа на расстоянии до 3. Если она не устоит, её двигают не больше чем на 3 клетки.
cyberwedding-facing-0 = север
cyberwedding-facing-1 = восток
cyberwedding-facing-2 = юг
cyberwedding-facing-3 = запад
cyberwedding-state-human = человек
cyberwedding-state-held = в плену
cyberwedding-state-partial = Полукибер
cyberwedding-state-leader = Киберлидер
cyberwedding-state-lieutenant = Киберлейтенант
cyberwedding-state-fled = сбежал
cyberwedding-state-out = вне игры
cyberwedding-phase-setup = Подготовка
cyberwedding-phase-reveal = Открытие
cyberwedding-phase-attacked = Нападение
cyberwedding-phase-redraw = Добор
cyberwedding-phase-movement = Движение
cyberwedding-phase-cybermen = Киберлюди
cyberwedding-phase-abilities = Способности
cyberwedding-phase-end = Конец

## Вопросы

cyberwedding-prompt-draft = Выберите персонажа в свою группу: всего двух активных и одного пассивного.
cyberwedding-prompt-bid = Сделайте ставку, спасуйте или уйдите с аукциона.
cyberwedding-prompt-corner = Выберите угол, где встанет Установка киберконверсии.
cyberwedding-prompt-group = Поставьте свою группу на крикетное поле.
cyberwedding-prompt-reveal = Откройте плитку рядом с теми, что лежат открыто.
cyberwedding-prompt-commands = Перед схватками: сыграйте карту, примените предмет или способность, начните освобождение или спасуйте.
cyberwedding-prompt-arrival = Приходит киберчеловек. Выберите клетку, вид и поворот.
cyberwedding-prompt-beam = Киберчеловек с вашего Аварийного телепорта возвращается. Куда?
cyberwedding-prompt-tokens = Вы дальше всех: положите жетоны на новую плитку.
cyberwedding-prompt-which_fight = Схватка ждёт и группу, и Полукибера. Кто первый?
cyberwedding-prompt-before_roll = Сейчас бросок в схватке. Сыграйте сначала карту или бросайте.
cyberwedding-prompt-fight = Выпало слишком мало. Заплатите жетонами или сыграйте карту.
cyberwedding-prompt-resist = Чтобы устоять, выпало слишком мало. Заплатите жетонами или поддайтесь.
cyberwedding-prompt-cover = Укрытие есть, но выпало слишком мало. Заплатите жетонами Сил или примите выстрел.
cyberwedding-prompt-capture = Схватка проиграна. Кого берут в плен?
cyberwedding-prompt-movement = Двигайте группу, используйте машину или встаньте.
cyberwedding-prompt-partial = Двиньте Полукибера или оставьте его где стоит.
cyberwedding-prompt-car = Машина ваша. Сбегите или атакуйте по линии.
cyberwedding-prompt-in_car = Вы сидите в машине. Сбегите, атакуйте по другой линии или выйдите.
cyberwedding-prompt-crash = Машина может разбиться. Потратьте жетоны на бросок или оставьте как есть.
cyberwedding-prompt-hit = Машина во что-то врезается. Потратьте жетоны на бросок или оставьте как есть.
cyberwedding-prompt-thrown_out = Здесь больше нет места. Выберите клетку поблизости.
cyberwedding-prompt-home = Ваш персонаж свободен. Выберите, куда вернётся группа.
cyberwedding-prompt-before_cybermen = Сейчас двинутся киберлюди. Сыграйте карту или спасуйте.
cyberwedding-prompt-lieutenant = Двиньте своего Киберлейтенанта.
cyberwedding-prompt-carrier = Выберите путь похитителя к Установке киберконверсии.
cyberwedding-prompt-cybermen = Выберите киберчеловека, его клетку и поворот.
cyberwedding-prompt-lieutenant_ability = Применит ли ваш Киберлейтенант способность?
cyberwedding-prompt-abilities = Выберите киберчеловека, который применит способность, и цель.
cyberwedding-prompt-go_on = Минимум способностей достигнут. Ещё одну?
cyberwedding-prompt-targeted = Способность направлена на вас. Ответьте картой или спасуйте.
cyberwedding-prompt-destroyed = Уничтожен рядовой киберчеловек. Сыграйте карту или спасуйте.
cyberwedding-prompt-control = Группа под Контролем разума. Куда она пойдёт?
cyberwedding-prompt-pledge = Пленника можно освободить. Сколько жетонов Побега вы внесёте?
cyberwedding-prompt-glitch = Вашего персонажа вот-вот превратят. Сыграйте карту или спасуйте.
cyberwedding-prompt-carrier_type = Похититель становится новой модели. Выберите вид.
cyberwedding-prompt-converted = Гость стал киберчеловеком. Выберите клетку, вид и поворот.
cyberwedding-prompt-role = Вы переходите на другую сторону. Выберите клетку своей фигуры и поворот.
cyberwedding-prompt-partial_place = Выберите клетку своего нового Полукибера.
cyberwedding-prompt-scan = Возьмите карту с руки, которую видите.
cyberwedding-prompt-distract = Передвиньте киберчеловека, которого отвлекаете, и поверните его.
cyberwedding-prompt-found = Выберите клетку новой Установки киберконверсии.
cyberwedding-prompt-end = Сбросьте карту, если хотите, и закончите ход.
cyberwedding-prompt-discard = У вас слишком много карт. Сбросьте одну.

## Решения

cyberwedding-action-PickCharacter = Взять персонажа: { $character_name }
cyberwedding-action-Bid = Ставка { $amount } ОП
cyberwedding-action-Pass = Пас
cyberwedding-action-LeaveAuction = Уйти с аукциона насовсем
cyberwedding-action-ChooseCorner = Поставить Установку на { $square_square }
cyberwedding-action-PlaceGroup = Поставить группу на { $square_square }
cyberwedding-action-TurnUp = Открыть { $tile_place }, { $tile_name }
cyberwedding-action-PlaceCyberman = Поставить на { $square_square }, { $ability_name }, { cyberwedding-the-facing }
cyberwedding-action-PlaceFigure = Встать на { $square_square }, { cyberwedding-the-facing }
cyberwedding-action-PlaceTokens = Силы на { $first_square } и { $second_square }{ $escape ->
    [-1] { "" }
   *[other] , Побег на { $escape_square }
}
cyberwedding-action-MoveCyberman = Двинуть { cyberwedding-the-cyberman-object-placed } на { $to_square }, { cyberwedding-the-facing }
cyberwedding-action-MoveRest = Двинуть остальных за меня
cyberwedding-action-UseCyberAbility = Пусть { cyberwedding-the-cyberman-placed } применит способность, цель: { $partial ->
    [yes] Полукибер ({ $to_name })
   *[no] { $to_name }
}
cyberwedding-action-ControlGroup = Увести группу на { $square_square }
cyberwedding-action-UseRest = Навести остальных за меня
cyberwedding-action-GoOn = Ещё одну
cyberwedding-action-Done = Больше нет
cyberwedding-action-Decline = Не в этот раз
cyberwedding-action-ChooseCaptive = Отдать { cyberwedding-the-captive-object }
cyberwedding-action-ChooseType = Новый вид: { $ability_name }
cyberwedding-action-Walk = Шаг на { $to_square }{ $fatigue_left ->
    [0] { "" }
   *[other] , оставить Сил: { $fatigue_left }
}{ $escape_left ->
    [0] { "" }
   *[other] , оставить Побега: { $escape_left }
}
cyberwedding-action-Stop = Встать
cyberwedding-action-MovePartial = Двинуть Полукибера на { $to_square }
cyberwedding-action-PlacePartial = Поставить Полукибера на { $square_square }
cyberwedding-action-UseAbility = Применить способность: { cyberwedding-the-captive }{ $cyberman ->
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
    [yes] Сначала Полукибер
   *[no] Сначала группа
}
cyberwedding-action-Roll = Бросить
cyberwedding-action-Yield = Ничего не тратить
cyberwedding-action-SpendEscape = Потратить жетон Побега
cyberwedding-action-SpendFatigue = Потратить { $amount ->
    [one] { $amount } жетон Сил
    [few] { $amount } жетона Сил
    [many] { $amount } жетонов Сил
   *[other] { $amount } жетона Сил
}
cyberwedding-action-PlayCard = Сыграть «{ $card_name }»{ $cyberman ->
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
    [moves] : меньше движений киберлюдей
    [abilities] : меньше способностей
   *[none] { "" }
}
cyberwedding-action-UseItem = Применить «{ $card_name }»{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}
cyberwedding-action-TakeCard = Взять «{ $card_name }»
cyberwedding-action-PlaceUnit = Поставить Установку на { $square_square }
cyberwedding-action-DiscardCard = Сбросить «{ $card_name }»
cyberwedding-action-DiscardItems = Сбросить «{ $first_name }», «{ $second_name }» и «{ $third_name }», чтобы поднять Технологию
cyberwedding-action-EndTurn = Закончить ход
cyberwedding-action-OfferRescue = Попросить жетоны, чтобы освободить { cyberwedding-the-captive-object }
cyberwedding-action-Pledge = { $amount ->
    [0] Ничего не вносить
    [one] Внести { $amount } жетон Побега
    [few] Внести { $amount } жетона Побега
    [many] Внести { $amount } жетонов Побега
   *[other] Внести { $amount } жетона Побега
}
cyberwedding-action-Hotwire = Завести машину без ключа
cyberwedding-action-Flee = Сбежать на машине
cyberwedding-action-Drive = Атаковать по линии: { cyberwedding-the-line }
cyberwedding-action-GetOut = Выйти из машины
cyberwedding-action-SpendOnRoll = { $fatigue ->
    [0] { $escape ->
        [0] Ничего не тратить
       *[other] Потратить { cyberwedding-the-tokens }
    }
   *[other] Потратить { cyberwedding-the-tokens }
}
cyberwedding-action-MakePromise = Обещание ({ $to_name }): { $text }
cyberwedding-action-SettlePromise = { $kept ->
    [yes] Обещание { $promise } сдержано
   *[no] Обещание { $promise } нарушено
}

## Указания

cyberwedding-order-PassUntilMyTurn = Пасовать, когда спрашивают всех, до моего следующего хода
cyberwedding-order-AskOnlyFor = Спрашивать меня, только когда может пригодиться одна из этих карт: { $cards_names }

## События: подготовка

cyberwedding-event-ChooserRolled = { $seat_name }: бросок за первый выбор, { $die }.
cyberwedding-event-CharacterPicked = { $seat_name } берёт персонажа: { $character_name }.
cyberwedding-event-LotTurnedUp = { $seat_name } открывает карту для торгов: «{ $card_name }».
cyberwedding-event-BidMade = { $seat_name } даёт { $amount } ОП.
cyberwedding-event-BidPassed = { $seat_name } пасует.
cyberwedding-event-AuctionLeft = { $seat_name } уходит с аукциона.
cyberwedding-event-LotSold = { $seat_name } покупает «{ $card_name }» за { $amount } ОП.
cyberwedding-event-LotSetAside = Карта «{ $card_name }» никому не нужна. Её откладывают.
cyberwedding-event-AuctionEnded = Аукцион окончен.
cyberwedding-event-CornerChosen = { $seat_name } выбирает для Установки клетку { $square_square }.
cyberwedding-event-GroupPlaced = Группа стоит на { $square_square } ({ $seat_name }).

## События: ход

cyberwedding-event-RoundBegan = Начинается раунд { $round }.
cyberwedding-event-TurnStarted = Раунд { $round }, ходит { $seat_name }.
cyberwedding-event-TurnCut = Ход сразу кончается ({ $seat_name }).
cyberwedding-event-TileTurnedUp = { $seat_name } открывает { $tile_place }, { $tile_name }: { $arrivals ->
    [one] приходит { $arrivals } киберчеловек
    [few] приходят { $arrivals } киберчеловека
    [many] приходят { $arrivals } киберлюдей
   *[other] приходят { $arrivals } киберчеловека
}.
cyberwedding-event-TokensPlaced = { $seat_name } кладёт Силы на { $first_square } и { $second_square }{ $escape ->
    [-1] { "" }
   *[other] , Побег на { $escape_square }
}.
# Какую карту, знает только её игрок.
cyberwedding-event-CardDrawn = { $card_known ->
    [yes] { $seat_name } добирает «{ $card_name }».
   *[no] { $seat_name } добирает карту.
}
cyberwedding-event-DeckReshuffled = { $cards ->
    [one] Сброс, { $cards } карта, стал новой колодой.
    [few] Сброс, { $cards } карты, стал новой колодой.
    [many] Сброс, { $cards } карт, стал новой колодой.
   *[other] Сброс, { $cards } карты, стал новой колодой.
}
cyberwedding-event-AllowanceRolled = { $seat_name }: выпало { $die }, можно пройти { $allowance ->
    [one] { $allowance } клетку
    [few] { $allowance } клетки
    [many] { $allowance } клеток
   *[other] { $allowance } клетки
}.
cyberwedding-event-GroupMoved = { $why ->
    [geek] Гик ведёт с { $start_square } на { $square_square } ({ $seat_name }).
   *[walk] { $seat_name } идёт с { $start_square } на { $square_square }.
}
cyberwedding-event-TokensTaken = { $seat_name } берёт на { $square_square } { cyberwedding-the-tokens }.
cyberwedding-event-TokensGained = { $seat_name } получает { cyberwedding-the-tokens }.
cyberwedding-event-TokensReturned = { $seat_name } возвращает { cyberwedding-the-tokens }.
cyberwedding-event-CharacterRolled = { $seat_name }: выпало { $die }, нужно { $needed } ({ $character_name }).
cyberwedding-event-CybermanPushed = Родитель ({ $seat_name }) толкает { cyberwedding-the-cyberman-object } с { $start_square } на { $square_square }, { cyberwedding-the-facing }.

## События: карты

cyberwedding-event-CardPlayed = { $seat_name } играет «{ $card_name }»{ $cyberman ->
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
    [moves] : меньше движений киберлюдей
    [abilities] : меньше способностей
   *[none] { "" }
}.
cyberwedding-event-ItemUsed = { $seat_name } применяет «{ $card_name }»{ $to ->
    [-1] { "" }
   *[other] : { $to_name }
}.
cyberwedding-event-ItemDiscarded = { $seat_name } сбрасывает предмет «{ $card_name }».
cyberwedding-event-ItemCybermanPut = На Аварийном телепорте лежит модель { $mark_name }, { $ability_name } ({ $seat_name }).
cyberwedding-event-CardDiscarded = { $seat_name } сбрасывает «{ $card_name }».
# Какие карты, знает только тот, кто смотрит.
cyberwedding-event-HandSeen = { $cards_count ->
    [one] { $seat_name } смотрит руку ({ $to_name }): { $cards_names }.
    [few] { $seat_name } смотрит руку ({ $to_name }): { $cards_names }.
    [many] { $seat_name } смотрит руку ({ $to_name }): { $cards_names }.
   *[other] { $seat_name } смотрит руку ({ $to_name }).
}
# Какую карту, знают только эти двое.
cyberwedding-event-CardTaken = { $seat_name } берёт «{ $card_name }» ({ $to_name }).
cyberwedding-event-LimitLowered = { $limit ->
    [moves] { $seat_name } глушит сигнал: движений киберлюдей меньше на { $amount }.
   *[abilities] { $seat_name } глушит сигнал: способностей в этот ход меньше на { $amount }.
}
cyberwedding-event-GroupsSwapped = { $seat_name } и { $to_name } меняются местами: { $square_square } и { $other_square }.
cyberwedding-event-PlayerSlowed = { $to_name } вынужденно слушает тосты и пройдёт не больше 2 клеток.
cyberwedding-event-UnitPlaced = На { $square_square } стоит Установка киберконверсии.
cyberwedding-event-Passed = { $seat_name } пасует.

## События: очки, обещания, конец

cyberwedding-event-PointsScored = { $seat_name }: { $points } ОП, { $why ->
    [flee] за побег
    [cyberman] за уничтоженного киберчеловека
    [unit] за уничтоженную Установку
    [leader] за уничтоженного Киберлидера
    [rescue] за освобождение
    [kill] за убитого человека
   *[converted] за превращённого человека
}.
cyberwedding-event-StateChanged = { $state ->
    [human] { $seat_name } снова среди людей.
    [held] { $seat_name }: все в плену.
    [partial] { $seat_name }: остался один Полукибер.
    [leader] { $seat_name } теперь Киберлидер.
    [lieutenant] { $seat_name } теперь Киберлейтенант.
    [fled] { $seat_name }: побег удался.
   *[out] { $seat_name } вне игры.
}
cyberwedding-event-GroupRemoved = Группа уходит с карты ({ $seat_name }).
cyberwedding-event-PromiseMade = { $by_name } обещает ({ $to_name }): { $text }
cyberwedding-event-PromiseSettled = { $kept ->
    [yes] { $to_name } говорит, что обещание { $promise } сдержано ({ $by_name }).
   *[no] { $to_name } говорит, что обещание { $promise } нарушено ({ $by_name }).
}
cyberwedding-event-PlayerLeft = { $seat_name } уходит из-за стола.
cyberwedding-event-GameEnded = { $reason ->
    [machines_destroyed] Игра окончена. { cyberwedding-reason-machines_destroyed }
    [leaders_destroyed] Игра окончена. { cyberwedding-reason-leaders_destroyed }
    [nobody_human] Игра окончена. { cyberwedding-reason-nobody_human }
    [left_alone] Игра окончена. { cyberwedding-reason-left_alone }
   *[round_limit] Игра окончена. { cyberwedding-reason-round_limit }
}

## События: киберлюди и пленники

cyberwedding-event-TechnologyRose = { $why ->
    [supply] Запас пуст: Технология теперь { $mark_name }.
    [converted] Они чему-то научились: Технология теперь { $mark_name }.
    [discarded] Киберлидер отдаёт приказы: Технология теперь { $mark_name }.
   *[card] Технология теперь { $mark_name }.
}
cyberwedding-event-CybermanPlaced = На { $square_square } встаёт модель { $mark_name }, { $ability_name }, { cyberwedding-the-facing }.
cyberwedding-event-CybermanReplaced = Похититель ({ $cyberman_square }) теперь модель { $mark_name }, { $ability_name }.
cyberwedding-event-CybermanDestroyed = { $rank ->
    [leader] Киберлидер на { $square_square } уничтожен.
    [lieutenant] Киберлейтенант на { $square_square } уничтожен.
   *[ordinary] Модель { $mark_name } на { $square_square } уничтожена.
}
cyberwedding-event-UnitDestroyed = { $seat_name } уничтожает Установку киберконверсии на { $square_square }.
cyberwedding-event-CybermenRolled = Бросок за киберлюдей, { $die }: { $number ->
    [0] не двигается никто
    [one] должен двинуться { $number }
    [few] должны двинуться { $number }
    [many] должны двинуться { $number }
   *[other] должны двинуться { $number }
}.
cyberwedding-event-CybermanMoved = { $why ->
    [carrier] Похититель идёт с { $start_square } на { $square_square }, { cyberwedding-the-facing }.
   *[chosen] { $seat_name } двигает { cyberwedding-the-cyberman-object } с { $start_square } на { $square_square }, { cyberwedding-the-facing }.
}
cyberwedding-event-LimitsRolled = Бросок за способности, { $die }: можно от { $least } до { $most }.
cyberwedding-event-CyberAbilityUsed = { $ability_name } ({ $cyberman_square }), цель: { $partial ->
    [yes] Полукибер ({ $to_name })
   *[no] { $to_name }
}.
cyberwedding-event-CyberAbilityFailed = { $why ->
    [cover] Выстрел попадает в укрытие ({ $seat_name }).
    [whiner] Нытик так ныл, что ничего не вышло ({ $seat_name }).
    [tennis_racquet] { $seat_name } отбивает выстрел теннисной ракеткой.
    [malfunction] { $seat_name }: спасла неисправность.
   *[resisted] { $seat_name }: устоять удалось.
}
cyberwedding-event-GroupControlled = Контроль разума: { $to_name } идёт с { $start_square } на { $square_square }.
cyberwedding-event-CharacterCaptured = В плену { cyberwedding-the-captive }; несёт { cyberwedding-the-cyberman-placed }.
cyberwedding-event-TokensRaised = { $seat_name } получает в утешение { cyberwedding-the-tokens }.
cyberwedding-event-CharacterConverted = Превращение на { $unit_square }: { cyberwedding-the-captive }.
cyberwedding-event-PartialMade = Превращение не удалось: { cyberwedding-the-captive } теперь Полукибер на { $square_square }.
cyberwedding-event-PartialMoved = Полукибер идёт с { $start_square } на { $square_square } ({ $seat_name }).
cyberwedding-event-PartialDestroyed = Полукибер на { $square_square } уничтожен ({ $seat_name }).
cyberwedding-event-RoleTaken = { $rank ->
    [leader] { $seat_name } возвращается Киберлидером, на { $square_square }.
   *[lieutenant] { $seat_name } возвращается Киберлейтенантом, на { $square_square }.
}
cyberwedding-event-RescueOffered = { $seat_name } просит { $needed ->
    [one] { $needed } жетон Побега
    [few] { $needed } жетона Побега
    [many] { $needed } жетонов Побега
   *[other] { $needed } жетона Побега
}, чтобы освободить { cyberwedding-the-captive-object }.
cyberwedding-event-EscapePledged = { $amount ->
    [0] { $seat_name } ничего не вносит.
    [one] { $seat_name } вносит { $amount } жетон Побега.
    [few] { $seat_name } вносит { $amount } жетона Побега.
    [many] { $seat_name } вносит { $amount } жетонов Побега.
   *[other] { $seat_name } вносит { $amount } жетона Побега.
}
cyberwedding-event-RescueFailed = Жетонов мало ({ $pledged }), в плену остаётся { cyberwedding-the-captive }.
cyberwedding-event-CaptiveRescued = На свободе { cyberwedding-the-captive }.
cyberwedding-event-CharacterReturned = Снова в группе { cyberwedding-the-captive }.
cyberwedding-event-CharacterLeft = Из игры выходит { cyberwedding-the-captive }.
cyberwedding-event-CharacterKilled = Гибнет { cyberwedding-the-captive }.
cyberwedding-event-GroupReturned = Группа на { $square_square } ({ $seat_name }).

## События: схватки

cyberwedding-event-FightRolled = { $partial ->
    [yes] Полукибер ({ $seat_name }) в схватке с { cyberwedding-the-cyberman-with }, выпало { $die }, вышло { $result }.
   *[no] { $seat_name } в схватке с { cyberwedding-the-cyberman-with }, выпало { $die }, вышло { $result }.
}
cyberwedding-event-TokensSpent = { $seat_name } тратит { cyberwedding-the-tokens }.
cyberwedding-event-FightWon = { $partial ->
    [yes] Полукибер ({ $seat_name }) побеждает в схватке с { cyberwedding-the-cyberman-with }.
   *[no] { $seat_name } ускользает в схватке с { cyberwedding-the-cyberman-with }.
}
cyberwedding-event-FightLost = { $partial ->
    [yes] Полукибер ({ $seat_name }) проигрывает схватку с { cyberwedding-the-cyberman-with }.
   *[no] { $seat_name } проигрывает схватку с { cyberwedding-the-cyberman-with }.
}
cyberwedding-event-CoverRolled = { $seat_name }: бросок за укрытие, { $die }.
cyberwedding-event-WhinerRolled = Бросок Нытика ({ $seat_name }): { $die }.
cyberwedding-event-ResistRolled = { $seat_name } сопротивляется: { $die }.

## События: машины

cyberwedding-event-HotwireRolled = { $seat_name } заводит без ключа: { $die }, нужно { $needed }.
cyberwedding-event-CarTaken = { $seat_name }: машина с { $square_square } заведена.
cyberwedding-event-GroupFled = { $seat_name } уезжает навстречу закату.
cyberwedding-event-RunStarted = { $seat_name } едет от { $square_square }, { cyberwedding-the-line }.
cyberwedding-event-CrashRolled = { $square_square }: бросок на аварию { $die }, прибавка { $modifier }.
cyberwedding-event-CarDrove = Машина проехала { $square_square }.
cyberwedding-event-CarCrashed = { $rolled ->
    [yes] Авария с переворотом на { $square_square } ({ $seat_name }). Потеряно: { cyberwedding-the-tokens }.
   *[no] Авария на { $square_square } ({ $seat_name }). Потеряно: { cyberwedding-the-tokens }.
}
cyberwedding-event-HitRolled = { $target ->
    [cyberman] { $square_square }: { $die } на попадание, цель — { cyberwedding-the-cyberman }.
    [unit] { $square_square }: { $die } на попадание, цель — Установка киберконверсии.
    [group] { $square_square }: { $die } на попадание, цель — { $number_owner }.
   *[partial] { $square_square }: { $die } на попадание, цель — Полукибер ({ $number_owner }).
}
cyberwedding-event-HitJudged = { $outcome ->
    [dodged] Вышло { $roll }: цель ускользнула.
    [injured] Вышло { $roll }: есть раненые.
    [destroyed] Вышло { $roll }: цель уничтожена.
   *[destroyed_killed] Вышло { $roll }: цель уничтожена, а все пленники погибли.
}
cyberwedding-event-GroupInjured = { $seat_name } получает раны и теряет { cyberwedding-the-tokens }.
cyberwedding-event-RunFinished = { $seat_name } доезжает до другой стороны, на { $square_square }.
cyberwedding-event-GotOut = { $seat_name } выходит из машины на { $square_square }.

## Почему игра кончилась

cyberwedding-reason-machines_destroyed = Не осталось ни киберлюдей, ни Установок.
cyberwedding-reason-leaders_destroyed = Киберлюдьми больше некому командовать.
cyberwedding-reason-nobody_human = В садах больше нет ничего человеческого.
cyberwedding-reason-round_limit = Прошёл последний раунд.
cyberwedding-reason-left_alone = За столом остался только один игрок.

## Отказы

cyberwedding-no-not_now = Сейчас это невозможно. Выберите одно из предложенных решений.
cyberwedding-no-taken = Этого персонажа уже взяли. Выберите другого.
cyberwedding-no-group_full = В вашей группе довольно персонажей этого вида. Выберите персонажа другого вида.
cyberwedding-no-couple_first = Сейчас надо взять Невесту или Жениха. Выберите кого-то из них.
cyberwedding-no-bid_too_low = Эта ставка слишком мала. Дайте не меньше { $least } ОП или спасуйте.
cyberwedding-no-purse_too_small = У вас только столько ОП: { $purse }. Дайте меньше или спасуйте.
cyberwedding-no-not_a_corner = Это не внешний угол поля. Выберите один из четырёх.
cyberwedding-no-not_revealable = Эту плитку сейчас открыть нельзя. Выберите закрытую рядом с открытой.
cyberwedding-no-not_allowed_there = Эта клетка недопустима. Выберите одну из предложенных.
cyberwedding-no-no_such_type = Такого вида в запасе больше нет. Выберите другой.
cyberwedding-no-not_enough_movement = На это осталось слишком мало движения. Выберите клетку поближе или встаньте.
cyberwedding-no-not_that_many_tokens = Столько жетонов там нет. Выберите число поменьше.
cyberwedding-no-in_a_hedge = В изгороди остаться нельзя. Идите дальше на другую клетку.
cyberwedding-no-no_such_ability = У этого персонажа нет способности, которую можно сейчас применить. Выберите что-нибудь другое.
cyberwedding-no-used_ability = В этот ход способность уже применена. Подождите следующего хода.
cyberwedding-no-not_in_hand = Такой карты у вас на руке нет. Выберите одну из своих.
cyberwedding-no-not_in_play = Этот предмет перед вами не лежит. Сначала сыграйте его или выберите другой.
cyberwedding-no-already_played = Ваша карта в этом раунде уже сыграна. Подождите своего следующего хода.
cyberwedding-no-not_for_you = Эту карту играют только те, в ком есть что-то человеческое. Выберите карту для всех.
cyberwedding-no-card_not_now = Сейчас эту карту сыграть нельзя. Приберегите её или выберите другую.
cyberwedding-no-two_of_a_kind = Такой предмет перед вами уже лежит. Сначала примените тот.
cyberwedding-no-no_effect = Сейчас карта ничего бы не сделала. Приберегите её на потом.
cyberwedding-no-wrong_target = На это не действует. Выберите одну из предложенных целей.
cyberwedding-no-no_such_player = Этого игрока тут выбрать нельзя. Выберите другого.
cyberwedding-no-too_many_promises = Обещаний от вас уже довольно. Сначала сдержите какие-нибудь.
cyberwedding-no-not_your_promise = Это обещали не вам. Выберите то, что обещали вам.
cyberwedding-no-not_printable = В тексте есть знаки, которые нельзя показать. Используйте буквы, цифры и пробелы.
cyberwedding-no-left = Этот игрок ушёл из-за стола. Выберите другого.
cyberwedding-no-no_such_cyberman = Такого киберчеловека на карте нет. Выберите того, кого видите.
cyberwedding-no-not_yours = Этого киберчеловека двигает кто-то другой. Выберите одного из предложенных.
cyberwedding-no-moved_already = Этот киберчеловек в этой фазе уже двигался. Выберите другого.
cyberwedding-no-carrier_bound = Похититель идёт к Установке, и больше никуда. Выберите другого киберчеловека.
cyberwedding-no-cannot_reach = Туда этот киберчеловек не дойдёт. Выберите предложенную клетку.
cyberwedding-no-used_already = Этот киберчеловек в этой фазе уже применил способность. Выберите другого.
cyberwedding-no-cannot_shoot = На эту цель он применить способность не может. Выберите другую цель или другого киберчеловека.
cyberwedding-no-minimum_not_reached = Минимум способностей не достигнут. Выберите ещё одну.
cyberwedding-no-out_of_reach = Туда группу не увести. Выберите предложенную клетку.
cyberwedding-no-not_enough_tokens = Столько жетонов у вас нет. Выберите число поменьше.
cyberwedding-no-exact_fatigue = Это не столько, сколько не хватает до 4. Потратьте ровно столько, сколько нужно.
cyberwedding-no-escape_first = Вы ещё можете ускользнуть. Потратьте жетон Побега или достаточно жетонов Сил.
cyberwedding-no-tokens_first = Жетоны у вас есть, так что надо платить. Выберите какими.
cyberwedding-no-must_go_first = Первыми хватают Невесту, Жениха и Гиков. Выберите кого-то из них.
cyberwedding-no-not_nearest = Есть свободная клетка ближе к Установке. Выберите одну из ближайших.
cyberwedding-no-not_left_in_supply = Такого вида в запасе больше нет. Выберите другой.
cyberwedding-no-not_carried = Этого персонажа никто не несёт. Выберите пленника.
cyberwedding-no-captive_tried = В этот ход это уже пробовали. Попробуйте с другим пленником или подождите следующего хода.
cyberwedding-no-too_few_tokens = У всех вместе слишком мало жетонов Побега. Сначала наберите ещё.
cyberwedding-no-least_pledge = Кто начинает освобождение, тот что-то даёт. Внесите хотя бы один жетон.
cyberwedding-no-more_than_needed = Столько жетонов не нужно. Внесите меньше.
cyberwedding-no-car_not_here = На вашей клетке нет машины на ходу. Сначала дойдите до какой-нибудь.
cyberwedding-no-cyberman_here = На клетке машины киберчеловек. Найдите другую машину или избавьтесь от киберчеловека.
cyberwedding-no-hotwired_already = В этот ход вы уже пробовали. Идите дальше или подождите следующего хода.
cyberwedding-no-keys_in_hand = Ключ у вас на руке, так что без ключа не заводят. Сыграйте карту.
cyberwedding-no-not_a_line = Такой линии нет. Выберите ряд или столбец карты.
cyberwedding-no-line_face_down = На этой линии есть закрытая плитка. Выберите другую.
cyberwedding-no-line_blocked = На конце этой линии стоит другая машина. Выберите другую.
cyberwedding-no-same_line = По этой линии вы приехали. Выберите другую, сбегите или выйдите.
cyberwedding-no-just_got_out = Вы только что вышли из этой машины. Найдите другую или подождите следующего хода.
cyberwedding-no-on_another_partial = Там стоит другой Полукибер. Выберите другую клетку.

## Настройки

cyberwedding-option-map = Карта
cyberwedding-option-map-help = Своя карта вместо садов. Пусто: сады.
cyberwedding-option-advanced_terrain = Сложная местность
cyberwedding-option-advanced_terrain-help = Киберлюди ломятся сквозь изгороди, розы замедляют людей, деревья и здания укрывают.
cyberwedding-option-max_rounds = Раунды
cyberwedding-option-max_rounds-help = После стольких игра кончается. Пусто: 20 для двоих, 16 для троих или четверых, 12 для пятерых или шестерых, 10 для большего числа. Вдвое больше — долгая игра.
cyberwedding-option-owner_may_pay = Игрок пленника может платить
cyberwedding-option-owner_may_pay-help = Если выключено, освободить пленника могут только другие.

## Ошибки карты и её числа

cyberwedding-fault-map_not_json = Файл перестаёт быть JSON в строке { $line }, столбце { $column }. Исправьте это место.
cyberwedding-fault-map_too_big = Файл слишком велик. Наибольшее число байтов: { $most }.
cyberwedding-fault-map_wrong_type = { $expected ->
    [number] Здесь нужно целое число.
    [text] Здесь нужен текст.
    [list] Здесь нужен список.
   *[object] Здесь нужен объект с полями.
}
cyberwedding-fault-map_missing = Не хватает поля «{ $name }».
cyberwedding-fault-map_unknown_field = Поля «{ $name }» нет.
cyberwedding-fault-map_unknown_value = Значения «{ $value }» здесь нет. Возьмите одно из этих: { $values }.
cyberwedding-fault-map_text_length = В тексте может быть от { $least } до { $most } знаков.
cyberwedding-fault-map_list_length = В списке может быть от { $least } до { $most } записей.
cyberwedding-fault-map_characters = В тексте невидимые знаки или пробелы по краям. Уберите их.
cyberwedding-fault-map_side = На этой стороне клеток: { $count }. Нужно число, кратное { $side }.
cyberwedding-fault-map_row_width = В ряду клеток: { $count }, а должно быть { $expected }, как в первом.
cyberwedding-fault-map_unknown_terrain = Местности «{ $value }» нет ({ $square }; в этом ряду: { $count }). Возьмите одну из этих: { $values }
cyberwedding-fault-map_no_road = Крайние клетки должны быть дорогой, начиная с { $square } (в этом ряду: { $count }).
cyberwedding-fault-map_road_inside = Дорогой могут быть только крайние клетки, не { $square } (в этом ряду: { $count }).
cyberwedding-fault-map_no_car = На карте нет ни одной машины. Поставьте хотя бы одну на стоянку.
cyberwedding-fault-map_many_cars = Машин слишком много: { $count }. Можно не больше { $most }.
cyberwedding-fault-map_tile_count = Плиток { $count }, а по рядам выходит { $expected }.
cyberwedding-fault-map_duplicate_name = Название «{ $value }» стоит дважды. Каждой плитке нужно своё.
cyberwedding-fault-map_tile_narrow = На плитке { $tile } клеток без изгороди: { $count }. Нужно не меньше { $least }.
cyberwedding-fault-map_unreachable = До { $square } никто не дойдёт (отрезано клеток: { $count }). Откройте проход.
cyberwedding-fault-map_unknown_tile = Плитки «{ $value }» нет. Возьмите одну из этих: { $values }.
cyberwedding-fault-map_start_apart = Обе начальные плитки должны лежать рядом.
cyberwedding-fault-map_corner = { $square } мешает Установке в углу { $corner } или киберчеловеку рядом с ней. Сделайте там лужайку.
cyberwedding-fault-map_start_small = В начале клеток без изгороди: { $count }. При числе игроков { $seats } нужно { $least }.
cyberwedding-fault-map_more_faults = Ошибок больше, чем эти: { $count }. Сначала исправьте эти.
cyberwedding-statistic-map_width = Столбцы
cyberwedding-statistic-map_height = Ряды
cyberwedding-statistic-map_tiles = Плитки
cyberwedding-statistic-map_building_tiles = Плитки со зданием
cyberwedding-statistic-map_cars = Машины
cyberwedding-statistic-map_hedges = Изгороди
cyberwedding-statistic-map_roses = Розарии
cyberwedding-statistic-map_trees = Деревья
cyberwedding-statistic-map_furthest = Шаги до самой дальней клетки

## Поля решений и стола

cyberwedding-field-ability = Способность
cyberwedding-field-active = Чей ход
cyberwedding-field-agenda = Что идёт
cyberwedding-field-allowance = Осталось движения
cyberwedding-field-amount = Сколько
cyberwedding-field-backwards = Обратно
cyberwedding-field-by = От кого
cyberwedding-field-captive = Пленник
cyberwedding-field-captives = Несёт
cyberwedding-field-card = Карта
cyberwedding-field-cards = Карты
cyberwedding-field-cars = Машины
cyberwedding-field-character = Персонаж
cyberwedding-field-cyberman = Киберчеловек
cyberwedding-field-cybermen = Киберлюди
cyberwedding-field-deck = Колода
cyberwedding-field-die = Кубик
cyberwedding-field-discarded = Сброс
cyberwedding-field-driver = Водитель
cyberwedding-field-escape = Побег
cyberwedding-field-escape_left = Оставить Побега
cyberwedding-field-facing = Смотрит
cyberwedding-field-fate = Судьба
cyberwedding-field-fatigue = Силы
cyberwedding-field-fatigue_left = Оставить Сил
cyberwedding-field-first = Первый
cyberwedding-field-hand = Рука
cyberwedding-field-heaps = Жетоны на карте
cyberwedding-field-high = Высшая ставка
cyberwedding-field-in_car = В машине
cyberwedding-field-items = Выложенные предметы
cyberwedding-field-kept = Сдержано
cyberwedding-field-leader = Ведёт
cyberwedding-field-least = Не меньше
cyberwedding-field-left = Ушёл из-за стола
cyberwedding-field-limit = Что меньше
cyberwedding-field-line = Линия
cyberwedding-field-lot = Торги
cyberwedding-field-mark = Модель
cyberwedding-field-member = Персонаж группы
cyberwedding-field-members = Группа
cyberwedding-field-modifier = Прибавка
cyberwedding-field-most = Не больше
cyberwedding-field-needed = Нужно
cyberwedding-field-owner = Игрок
cyberwedding-field-partial = Полукибер
cyberwedding-field-phase = Фаза
cyberwedding-field-pile = Карты для торгов
cyberwedding-field-played = Карта раунда сыграна
cyberwedding-field-players = Игроки
cyberwedding-field-pledged = Внесено
cyberwedding-field-promise = Обещание
cyberwedding-field-promises = Обещания
cyberwedding-field-rank = Ранг
cyberwedding-field-reason = Причина конца
cyberwedding-field-result = Результат
cyberwedding-field-round = Раунд
cyberwedding-field-seat = Игрок
cyberwedding-field-second = Второй
cyberwedding-field-set_aside = Отложенные
cyberwedding-field-slowed = Слушает тосты
cyberwedding-field-spare_units = Установок в коробке
cyberwedding-field-square = Клетка
cyberwedding-field-state = Состояние
cyberwedding-field-supply = Запас киберлюдей
cyberwedding-field-target = Цель
cyberwedding-field-technology = Технология
cyberwedding-field-text = Слова
cyberwedding-field-third = Третий
cyberwedding-field-tile = Плитка
cyberwedding-field-tiles = Плитки
cyberwedding-field-to = Кому или куда
cyberwedding-field-turn = Ход
cyberwedding-field-units = Установки
cyberwedding-field-vp = ОП
cyberwedding-field-wreck = Разбита

## Поля, которые показывают по просьбе

cyberwedding-more-alighted_at = Вышел в этот ход, клетка
cyberwedding-more-asked = Спрошено
cyberwedding-more-asking = Есть ли вопрос
cyberwedding-more-at = Где
cyberwedding-more-begun = Начато
cyberwedding-more-cancelled = Отменено
cyberwedding-more-counters = Уничтоженные фишки
cyberwedding-more-crash = Авария
cyberwedding-more-cut = Ход окончен
cyberwedding-more-glitch = Сбой
cyberwedding-more-going = Дальше
cyberwedding-more-going_on = Вопрос о продолжении
cyberwedding-more-resting = Остальные за меня
cyberwedding-more-gone = Ушли
cyberwedding-more-group_done = Группа схватилась
cyberwedding-more-gun = Против Бластера
cyberwedding-more-hedges = Сквозь изгороди
cyberwedding-more-hotwired = Уже заводил
cyberwedding-more-id = Номер
cyberwedding-more-jam_abilities = Заглушено способностей
cyberwedding-more-jam_moves = Заглушено движений
cyberwedding-more-last_line = Прежняя линия
cyberwedding-more-leader_existed = Киберлидер был
cyberwedding-more-lots = Кто ушёл с аукциона
cyberwedding-more-made = Киберлюдей до сих пор
cyberwedding-more-may_stop = Можно кончить
cyberwedding-more-missed = Мимо
cyberwedding-more-moved = Двигался
cyberwedding-more-near = Рядом
cyberwedding-more-number = Номер цели
cyberwedding-more-obtained = Машина добыта
cyberwedding-more-opening = Наименьшая ставка
cyberwedding-more-order = Порядок
cyberwedding-more-over = Окончено
cyberwedding-more-partial_done = Полукибер схватился
cyberwedding-more-placed = Поставлено
cyberwedding-more-policy = Двигают за игрока
cyberwedding-more-redo = Ещё раз
cyberwedding-more-revealer = Открывает следующую
cyberwedding-more-rolled = Брошено
cyberwedding-more-shot = Выстрел
cyberwedding-more-starter = Кто просит
cyberwedding-more-step = Шаг
cyberwedding-more-tried = Пробовали освободить
cyberwedding-more-trimming = Ножницы в деле
cyberwedding-more-turns = Ходов сделано
cyberwedding-more-unit = Установка
cyberwedding-more-used = Способность применена
cyberwedding-more-used_ability = Способность персонажа применена
cyberwedding-more-waiting = Ещё спросят
cyberwedding-more-why = Почему
cyberwedding-more-without_unit = Установки не было

## Слова на столе

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
cyberwedding-value-free = свободен
cyberwedding-value-carried = в плену
cyberwedding-value-converted = превращён
cyberwedding-value-killed = убит
cyberwedding-value-gone = вышел из игры
cyberwedding-value-ordinary = рядовой
cyberwedding-value-arrival = прибытие
cyberwedding-value-card = карта
cyberwedding-value-cyberman = киберчеловек
cyberwedding-value-unit = Установка
cyberwedding-value-group = группа
cyberwedding-value-moves = движения
cyberwedding-value-machines_destroyed = машины уничтожены
cyberwedding-value-leaders_destroyed = командиров не осталось
cyberwedding-value-nobody_human = людей не осталось
cyberwedding-value-round_limit = последний раунд
cyberwedding-value-left_alone = остался один
cyberwedding-value-SettingUp = Подготовка
cyberwedding-value-Draft = Выбор персонажей
cyberwedding-value-Auction = Аукцион
cyberwedding-value-Corner = Первая Установка
cyberwedding-value-GroupPlacing = Расстановка групп
cyberwedding-value-Turn = Ход
cyberwedding-value-Reveal = Открытие
cyberwedding-value-Arriving = Приходят киберлюди
cyberwedding-value-TokenPlacing = Раскладка жетонов
cyberwedding-value-Attacked = Нападение
cyberwedding-value-Combat = Схватка
cyberwedding-value-Redraw = Добор
cyberwedding-value-Driving = В машине
cyberwedding-value-MovementPhase = Движение
cyberwedding-value-PickingUp = Сбор жетонов
cyberwedding-value-PartialMovement = Движение Полукибера
cyberwedding-value-CybermanPhase = Фаза Киберлюдей
cyberwedding-value-StartWindow = Перед движением киберлюдей
cyberwedding-value-CybermenDie = Бросок за киберлюдей
cyberwedding-value-LieutenantMoves = Движение Киберлейтенантов
cyberwedding-value-CarrierMoves = Движение похитителей
cyberwedding-value-CybermenMoves = Движение киберлюдей
cyberwedding-value-Converting = У Установки
cyberwedding-value-Rescuing = Освобождение
cyberwedding-value-Conversion = Превращение
cyberwedding-value-GlitchWindow = Перед превращением
cyberwedding-value-CarrierType = Новая модель похитителя
cyberwedding-value-NewCyberman = Новый киберчеловек
cyberwedding-value-NewFigure = Переход на другую сторону
cyberwedding-value-PlacingPartial = Новый Полукибер
cyberwedding-value-AbilitiesPhase = Способности
cyberwedding-value-LieutenantAbilities = Способности Киберлейтенантов
cyberwedding-value-AbilityChoices = Выбор способности
cyberwedding-value-Strike = Способность
cyberwedding-value-AbilityWindow = Способность объявлена
cyberwedding-value-Covering = Укрытие
cyberwedding-value-Resisting = Сопротивление
cyberwedding-value-Controlling = Контроль разума
cyberwedding-value-DestroyedWindow = Уничтожен киберчеловек
cyberwedding-value-Capture = Плен
cyberwedding-value-Homecoming = Возвращение
cyberwedding-value-ThrownOut = Выброшен
cyberwedding-value-Pledging = Взносы
cyberwedding-value-CarRun = Заезд
cyberwedding-value-CrashRoll = Бросок на аварию
cyberwedding-value-HitRoll = Бросок на попадание
cyberwedding-value-EndPhase = Конец
cyberwedding-value-Discarding = Сброс
cyberwedding-value-Scanning = Киберсканер
cyberwedding-value-Distracting = Отвлекающий манёвр
cyberwedding-value-Founding = Вторая Установка
cyberwedding-value-Beaming = Аварийный телепорт

# The screen

cyberwedding-board = Сады
cyberwedding-board-map = Клетки и плитки
cyberwedding-board-map-no-json = Этот файл — не JSON. «parlour map check» скажет, где ошибка.
cyberwedding-board-map-none = Карту так не нарисовать. «Накрыть стол» назовёт все ошибки.
cyberwedding-board-map-faults = { $count ->
    [one] { $count } ошибка на этой карте:
    [few] { $count } ошибки на этой карте:
   *[many] { $count } ошибок на этой карте:
}
cyberwedding-board-map-fault-list = Ошибки, место за местом
cyberwedding-board-map-ours = Взять нашу карту
cyberwedding-board-map-brought = { $name }: { $width } × { $height } клеток, машины: { $cars }
cyberwedding-board-mini = Вся карта
cyberwedding-board-side = Карты, группы, шкалы
cyberwedding-board-round = { $of ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $of }
}
cyberwedding-board-phases = Фазы хода
cyberwedding-board-players = Игроки
cyberwedding-board-groups = Группы
cyberwedding-board-group-word = Группа
cyberwedding-board-where = Где
cyberwedding-board-cybermen = Киберлюди
cyberwedding-board-units = Установки киберконверсии
cyberwedding-board-cars = Машины
cyberwedding-board-tokens = Жетоны на карте
cyberwedding-board-tiles = Открытые плитки
cyberwedding-board-terrain-lawn = лужайка
cyberwedding-board-terrain-road = дорога
cyberwedding-board-terrain-car_park = стоянка
cyberwedding-board-terrain-tree = дерево
cyberwedding-board-terrain-rose_garden = розы
cyberwedding-board-terrain-hedge = изгородь
cyberwedding-board-terrain-cricket_pavilion = крикетный павильон
cyberwedding-board-terrain-parliament_house = парламент
cyberwedding-board-terrain-wedding_marquee = свадебный шатёр
cyberwedding-board-terrain-tennis_court = теннисный корт
cyberwedding-board-terrain-gate = теннисный корт, калитка
cyberwedding-board-tile-down = Плитка { $tile }, закрыта
cyberwedding-board-tile-lit = Плитка { $tile }, закрыта: откройте её
cyberwedding-board-group = группа: { $name }
cyberwedding-board-partial = Полукибер: { $name }
cyberwedding-board-cyberman = Модель { $mark }
cyberwedding-board-leader = Киберлидер { $name }, модель { $mark }
cyberwedding-board-lieutenant = Киберлейтенант { $name }, модель { $mark }
cyberwedding-board-captive = { $name }: { $character }
cyberwedding-board-unit = Установка киберконверсии
cyberwedding-board-heap = Силы: { $fatigue }, Побег: { $escape }
cyberwedding-board-car = машина
cyberwedding-board-wreck = разбитая машина
cyberwedding-board-left = { $count ->
    [one] достижима, останется { $count } шаг
    [few] достижима, останется { $count } шага
   *[many] достижима, останется { $count } шагов
}
cyberwedding-board-lit-go = достижима
cyberwedding-board-lit-fight = достижима, схватка
cyberwedding-board-lit-put = можно выбрать
cyberwedding-board-lit-take = можно взять
cyberwedding-board-lit-aim = можно нацелиться
cyberwedding-board-key = Что значат знаки на клетках
cyberwedding-board-key-left = столько шагов останется, если пойти туда
cyberwedding-board-key-fight = схватка
cyberwedding-board-escape = Жетоны Побега
cyberwedding-board-fatigue = Жетоны Сил
cyberwedding-board-vp = ОП
cyberwedding-board-vp-left = { $count } ОП
cyberwedding-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cyberwedding-board-carried-count = в плену: { $count }
cyberwedding-board-technology = Технология
cyberwedding-board-mark-now = Модель { $mark }
cyberwedding-board-mark-help = Модель { $mark }: скорость { $speed }, фишек в запасе: { $left }
cyberwedding-board-points = Очки победы
cyberwedding-board-cast = Гости на свадьбе
cyberwedding-board-auction = Аукцион
cyberwedding-board-bidders = Кто торгуется
cyberwedding-board-bids = { $count } ОП
cyberwedding-board-gone = больше не торгуется
cyberwedding-board-passed = пас
cyberwedding-board-your-bid = Ваша ставка
cyberwedding-board-less = Меньше
cyberwedding-board-more = Больше
cyberwedding-board-bid = Поставить { $count } ОП
cyberwedding-board-pass-lot = Пас по этой карте
cyberwedding-sure-LeaveAuction = Точно уйти с аукциона? Больше вы не торгуетесь; после аукциона доберёте карты до трёх.
cyberwedding-sure-LeaveAuction-yes = Да, уйти с аукциона
cyberwedding-board-hand = Рука
cyberwedding-board-card-a-round = одна карта за раунд
cyberwedding-board-card-played = карта этого раунда сыграна
cyberwedding-board-no-cards = На руке нет карт.
cyberwedding-board-in-play = Предметы в игре
cyberwedding-board-play = Сыграть
cyberwedding-board-discard = Сбросить
cyberwedding-board-use = Применить
cyberwedding-board-your-group = Ваша группа
cyberwedding-board-ability-a-turn = одна способность за ход
cyberwedding-board-ability-used = способность этого хода применена
cyberwedding-board-always = всегда
cyberwedding-board-fate-carried = в плену
cyberwedding-board-fate-partial = Полукибер
cyberwedding-board-fate-converted = превращение
cyberwedding-board-fate-killed = гибель
cyberwedding-board-fate-gone = вне игры
cyberwedding-board-carried = В плену
cyberwedding-board-carried-by = несёт { $name }, { $square }
cyberwedding-board-freeing-costs = { $count ->
    [one] Освобождение стоит { $count } жетон Побега
    [few] Освобождение стоит на всех { $count } жетона Побега
   *[many] Освобождение стоит на всех { $count } жетонов Побега
}
cyberwedding-board-rescue = Освободить
cyberwedding-board-free = Освободить: { $name }
cyberwedding-board-free-cost = { $count ->
    [one] Стоит { $count } жетон Побега. Кто платит, получает 2 ОП.
    [few] Стоит на всех { $count } жетона Побега. Каждый, кто платит, получает 2 ОП.
   *[many] Стоит на всех { $count } жетонов Побега. Каждый, кто платит, получает 2 ОП.
}
cyberwedding-board-pledges = Взносы
cyberwedding-board-of = из { $count }
cyberwedding-board-pledged = обещано { $sum } из { $needed }
cyberwedding-board-your-pledge = Ваш взнос
cyberwedding-board-pledge-none = Ничего
cyberwedding-board-uses = Особые способности
cyberwedding-board-uses-due = { $most ->
    [0] Выберите киберчеловека, который применит способность, и цель.
   *[other] Выберите киберчеловека, который применит способность, и цель. { $exact ->
        [yes] Применено: { $used } из { $most }.
       *[no] Применено: { $used }, не меньше { $least }, не больше { $most }.
    }
}
cyberwedding-board-car-run = Машина
cyberwedding-board-line = Линия заезда
cyberwedding-board-line-before = Предыдущая линия
cyberwedding-board-line-after = Следующая линия
cyberwedding-board-line-turn = Та же линия в обратную сторону
cyberwedding-board-line-east = ряд { $line }, с запада на восток
cyberwedding-board-line-west = ряд { $line }, с востока на запад
cyberwedding-board-line-south = столбец { $line }, с севера на юг
cyberwedding-board-line-north = столбец { $line }, с юга на север
cyberwedding-board-outcomes = Что даёт бросок на попадание
cyberwedding-board-hit-roll = Кубик
cyberwedding-board-result-dodges = ускользает
cyberwedding-board-result-destroyed = уничтожение
cyberwedding-board-result-returned = уничтожение, пленники возвращаются
cyberwedding-board-result-killed = уничтожение, пленники гибнут
cyberwedding-board-result-injured = теряет все жетоны
cyberwedding-board-nothing-hit = На этой линии никого нет.
cyberwedding-board-crash-plain = { $count ->
    [one] { $count } простая клетка: авария при 5–6.
    [few] { $count } простые клетки: авария при 5–6.
   *[many] { $count } простых клеток: авария при 5–6.
}
cyberwedding-board-crash-hazards = Хуже: { $squares }.
cyberwedding-board-after-roll = после каждого броска
cyberwedding-board-to-cross = проехать со всеми жетонами
cyberwedding-board-hotwire = Завести машину без ключа: { $needed ->
    [6] на 6
   *[5] на 5 или 6
}
cyberwedding-board-drive = Ехать: { $line }
cyberwedding-board-flee = Бежать насовсем: 5 ОП
cyberwedding-board-crash-on = едет дальше
cyberwedding-board-crash-crash = авария
cyberwedding-board-crash-wreck = авария, потеря всех жетонов
cyberwedding-board-needs = { $result } из нужных { $needed }
cyberwedding-board-roll = Бросить
cyberwedding-board-yield = Ничего не тратить
cyberwedding-board-spend-none = Ничего не тратить
cyberwedding-board-pay-win = { $kind ->
    [resist] устоит
    [cover] выстрел мимо
    [partial] уничтожает его
   *[fight] ускользает
}
cyberwedding-board-pay-again = новый бросок
cyberwedding-board-aim = Цель
cyberwedding-board-aim-card = { $name }: выберите цель на карте или здесь.
cyberwedding-board-move-where = Выберите, куда он идёт.
cyberwedding-board-held = { $name } на { $square }
cyberwedding-board-facing = Направление
cyberwedding-board-facing-auto = смотрит на ближайшего
cyberwedding-board-type = Вид
cyberwedding-board-place-suggested = Поставить как подсказано
cyberwedding-board-walk-suggested = Подсказка: на { $square }
cyberwedding-board-take-back = Вернуть последнюю часть
cyberwedding-board-leave-tokens = Оставить жетоны
cyberwedding-board-move-rest = Походить остальными за меня
cyberwedding-board-arrivals = { $count ->
    [one] Поставьте ещё { $count } киберчеловека на плитку.
    [few] Поставьте ещё { $count } киберлюдей на плитку.
   *[many] Поставьте ещё { $count } киберлюдей на плитку.
}
cyberwedding-board-moves = Выберите киберчеловека, потом клетку. Осталось походить: { $count }.
cyberwedding-board-control = Контроль разума, группа: { $name }. Куда она пойдёт?
cyberwedding-board-walk = { $drafted ->
    [yes] { $count ->
        [one] Остался { $count } шаг.
        [few] Осталось { $count } шага.
       *[many] Осталось { $count } шагов.
    }
   *[no] { $count ->
        [one] Пройдите до { $count } шага или останьтесь.
        [few] Пройдите до { $count } шагов или останьтесь.
       *[many] Пройдите до { $count } шагов или останьтесь.
    }
}
cyberwedding-board-token-first = Выберите клетку для первого жетона Сил.
cyberwedding-board-token-second = Выберите клетку для второго жетона Сил.
cyberwedding-board-token-escape = Выберите клетку здания для жетона Побега.
cyberwedding-board-pass = Пас
cyberwedding-board-none-fits = Ни одна ваша карта сейчас не подходит.
cyberwedding-board-orders = Указания на случай вопроса
cyberwedding-board-passing = Указание: пас до моего хода
cyberwedding-board-asked-only = Указание: спрашивать только о некоторых картах
cyberwedding-board-orders-help = Другие не отличат указание от паса.
cyberwedding-board-promises = Обещания
cyberwedding-board-promise = Пообещать
cyberwedding-board-promise-to = Кому
cyberwedding-board-promise-text = Что вы обещаете
cyberwedding-board-promise-help = Его видят все. Оно связывает людей, а не игру.
cyberwedding-board-kept = сдержано
cyberwedding-board-broken = нарушено
cyberwedding-board-say-kept = Сдержано
cyberwedding-board-say-broken = Нарушено
cyberwedding-board-ranking = Чем закончилась игра
