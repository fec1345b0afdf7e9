### Сеть: тексты игры.
###
### $kind — буква: M Материнский корабль, D Обманка, O ядро (одно из двух), S Спринтер, C Верхолаз, J Прыгун,
### N Сетевик, K клон, X Остов.
### $unit, $target, $clone, $core и $wreck — имена вроде aS1, bO2 или X3; $units — их список.
### $at, $to, $origin и $hex — гексы вроде 3,-1. $seat_name и $owner_name — имена игроков, в именительном падеже.

hexnet-name = Сеть
hexnet-tagline = От двух до десяти Сетей на доске без края. Найдите настоящий Материнский корабль и сомкните вокруг него кольцо.

## Юниты

hexnet-kind-M = Материнский корабль
hexnet-kind-D = Обманка
hexnet-kind-O = ядро
hexnet-kind-S = Спринтер
hexnet-kind-C = Верхолаз
hexnet-kind-J = Прыгун
hexnet-kind-N = Сетевик
hexnet-kind-K = клон
hexnet-kind-X = Остов

# Именительный падеж.
hexnet-kind = { $kind ->
    [M] Материнский корабль
    [D] Обманка
    [O] ядро
    [S] Спринтер
    [C] Верхолаз
    [J] Прыгун
    [N] Сетевик
    [K] клон
    [X] Остов
   *[other] юнит
}
# Винительный падеж.
hexnet-kind-object = { $kind ->
    [M] Материнский корабль
    [D] Обманку
    [O] ядро
    [S] Спринтера
    [C] Верхолаза
    [J] Прыгуна
    [N] Сетевика
    [K] клона
    [X] Остов
   *[other] юнит
}
# Родительный падеж.
hexnet-kind-of = { $kind ->
    [M] Материнского корабля
    [D] Обманки
    [O] ядра
    [S] Спринтера
    [C] Верхолаза
    [J] Прыгуна
    [N] Сетевика
    [K] клона
    [X] Остова
   *[other] юнита
}

hexnet-side-0 = Сеть a
hexnet-side-1 = Сеть b
hexnet-side-2 = Сеть c
hexnet-side-3 = Сеть d
hexnet-side-4 = Сеть e
hexnet-side-5 = Сеть f
hexnet-side-6 = Сеть g
hexnet-side-7 = Сеть h
hexnet-side-8 = Сеть i
hexnet-side-9 = Сеть j

## Что на столе

hexnet-round = Раунд { $round }
hexnet-network-active = активирована
hexnet-network-waiting = ещё не активирована: пока только выставления
hexnet-network-fallen = пала
hexnet-own-moves = { $count ->
    [one] { $count } собственный ход
    [few] { $count } собственных хода
    [many] { $count } собственных ходов
   *[other] { $count } собственного хода
}
hexnet-units-left = { $count ->
    [one] { $count } юнит на руках
    [few] { $count } юнита на руках
    [many] { $count } юнитов на руках
   *[other] { $count } юнита на руках
}
hexnet-units-on-board = { $count ->
    [one] { $count } юнит на доске
    [few] { $count } юнита на доске
    [many] { $count } юнитов на доске
   *[other] { $count } юнита на доске
}

hexnet-status-power = несёт Усиление
hexnet-status-paralysed = паралич до конца хода { $turn } владельца
hexnet-status-trapped = в ловушке до конца хода { $turn } владельца
hexnet-status-clone = станет Остовом в конце хода { $turn } владельца

hexnet-field-activated = Активация
hexnet-field-alive = Активные игроки
hexnet-field-at = Гекс
hexnet-field-carries = Несёт Усиление
hexnet-field-count = Действий до сих пор
hexnet-field-exp = Последний ход клона
hexnet-field-fallen = Порядок падений
hexnet-field-hand = На руках
hexnet-field-imm = В ловушке до хода
hexnet-field-kind = Юнит
hexnet-field-laid = Лежат
hexnet-field-level = Уровень
hexnet-field-lost = Ходы, потерянные по времени
hexnet-field-mothership = Материнский корабль
hexnet-field-moves = Собственные ходы
hexnet-field-named = Выданные номера
hexnet-field-ordinal = Номер
hexnet-field-owner = Владелец
hexnet-field-p_hexes = Усиления
hexnet-field-par = Паралич до хода
hexnet-field-reason = Почему окончена
hexnet-field-secrets = Скрытое
hexnet-field-seen = Позиции до сих пор
hexnet-field-skips = Пропущено ходов подряд
hexnet-field-target = Переносимый юнит
hexnet-field-to = Куда
hexnet-field-traps = Ловушки
hexnet-field-turn = Ход
hexnet-field-turns = Начатые ходы
hexnet-field-twice = Позиции, бывшие дважды: третий раз завершит игру
hexnet-field-unit = Юнит

hexnet-value-M = Материнский корабль
hexnet-value-D = Обманка
hexnet-value-O = ядро
hexnet-value-S = Спринтер
hexnet-value-C = Верхолаз
hexnet-value-J = Прыгун
hexnet-value-N = Сетевик
hexnet-value-K = клон
hexnet-value-X = Остов
hexnet-value-off = нет
hexnet-value-random = случайно
hexnet-value-list = по списку
hexnet-value-skip3 = потеря хода, на третьем падение
hexnet-value-fall = сразу падение

## Подсказки

hexnet-prompt-first = Ваш ход. Выставьте свой первый юнит.
hexnet-prompt-place = Ваш ход. Выставьте юнит. Когда на доске будет ядро, ваши юниты смогут двигаться.
hexnet-prompt-core = Ваш ход. Третьим собственным ходом нужно выставить ядро: Материнский корабль или Обманку.
hexnet-prompt-turn = Ваш ход. Выставьте юнит, передвиньте другой или примените способность.

## Действия

hexnet-action-Place = Выставить { hexnet-kind-object } на { $at }
hexnet-action-Move = Передвинуть { $unit } на { $to }
hexnet-action-Emp = ЭМИ юнита { $unit }
hexnet-action-Clone = Двойные хлопоты: { $unit } создаёт клона на { $at }
hexnet-action-Grapple = Захват: { $unit } переносит { $target } на { $to }
hexnet-action-Transfer = Перенос сознания: { $unit } создаёт ядро на { $at }; Материнский корабль — { $mothership }
# Пока Материнский корабль на руках.
hexnet-action-TransferCore = Перенос сознания: { $unit } создаёт ядро на { $at }

## События

hexnet-event-TurnBegun = { $seat_name } начинает свой ход { $number }.
hexnet-event-TurnSkipped = { $row ->
    [1] { $seat_name } не имеет ни одного действия: ход пропущен.
   *[other] { $seat_name } не имеет ни одного действия: ход пропущен, подряд уже { $row }.
}
hexnet-event-TurnLost = { $row ->
    [1] { $seat_name } теряет ход по времени.
   *[other] { $seat_name } теряет ход по времени, без действий уже { $row }.
}
# Какое это ядро, знает только владелец: $core — M или D.
hexnet-event-UnitPlaced = { $core ->
    [M] { $seat_name } выставляет Материнский корабль, как { $unit }, на { $at }.
    [D] { $seat_name } выставляет Обманку, как { $unit }, на { $at }.
   *[other] { $seat_name } выставляет { hexnet-kind-object }, { $unit }, на { $at }.
}
hexnet-event-UnitMoved = { $level ->
    [0] { $seat_name } передвигает { $unit } с { $origin } на { $to }.
   *[other] { $seat_name } передвигает { $unit } с { $origin } на { $to }, на уровень { $level }.
}
hexnet-event-TrapLaid = { $unit } оставляет энергетическую ловушку на { $at }. Её видите только вы.
hexnet-event-TrapSprung = { $unit } попадает на { $at } в ловушку и не сможет действовать в следующий ход. Ловушку ставит { $owner_name }, попадается { $seat_name }.
hexnet-event-PowerUpCollected = { $unit } забирает Усиление с { $at }.
hexnet-event-PowerUpUsed = { $unit } тратит Усиление.
hexnet-event-PowerUpAppeared = На { $at } появляется Усиление.
hexnet-event-PowerUpRemoved = Усиление с { $at } исчезает.
hexnet-event-EmpFired = { $units_count ->
    [0] { $seat_name } включает ЭМИ юнита { $unit }. Никого рядом не было.
   *[other] { $seat_name } включает ЭМИ юнита { $unit }. Паралич: { $units }.
}
hexnet-event-UnitCloned = { $seat_name } применяет Двойные хлопоты: { $unit } создаёт клона, { $clone }, на { $at }.
hexnet-event-UnitGrappled = { $seat_name } применяет Захват: { $unit } переносит { $target } с { $origin } на { $to }.
hexnet-event-CoreCreated = { $seat_name } применяет Перенос сознания: { $unit } создаёт ядро, { $core }, на { $at }.
hexnet-event-CloneExpired = Время клона { $unit } на { $at } вышло. Теперь это Остов { $wreck }.
hexnet-event-DecoyDestroyed = Ядро { $unit } на { $at } окружено со всех сторон. Это была Обманка; теперь это Остов { $wreck }.
# $unit — окружённый Материнский корабль или hand: окружена Обманка, пока он на руках.
hexnet-event-NetworkSurrounded = { $unit ->
    [hand] { $seat_name }: Обманка окружена со всех сторон, а Материнский корабль ещё на руках.
   *[other] { $seat_name }: Материнский корабль, { $unit }, окружён со всех сторон.
}
# $reason — surround, time, lockout или left.
hexnet-event-NetworkFell = { $reason ->
    [time] { $seat_name }: Сеть падает, время вышло.
    [lockout] { $seat_name }: Сеть падает, активировать её не удалось.
    [left] { $seat_name }: Сеть падает, игрок вышел из игры.
   *[surround] { $seat_name }: Сеть падает.
}
hexnet-event-WreckRemoved = Остов { $wreck } исчезает с { $at }.
hexnet-event-RoundEnded = Раунд { $number } окончен.
# $mothership — имя ядра или hand.
hexnet-event-NetworkShown = { $mothership ->
    [hand] { $seat_name }: Материнский корабль был ещё на руках.
   *[other] { $seat_name }: Материнским кораблём было ядро { $mothership }.
}
hexnet-event-GameWon = { $seat_name } побеждает. { hexnet-reason-last }
# $reason — fall, stuck или repetition.
hexnet-event-GameDrawn = { $reason ->
    [fall] Ничья. { hexnet-reason-fall }
    [stuck] Ничья. { hexnet-reason-stuck }
   *[repetition] Ничья. { hexnet-reason-repetition }
}
hexnet-event-GameStopped = { $actions ->
    [one] Игра прервана после { $actions } действия.
   *[other] Игра прервана после { $actions } действий.
}

## Почему игра закончилась

hexnet-reason-last = Осталась только одна Сеть.
hexnet-reason-fall = Последние Сети пали одновременно.
hexnet-reason-stuck = Два раунда никто не мог ничего сделать.
hexnet-reason-repetition = Та же позиция возникла в третий раз.
hexnet-reason-max_actions = Достигнуто условленное число действий.

## Отказы

hexnet-no-no_such_action = Такого действия в этой игре нет. Выставьте юнит, передвиньте другой или примените способность.
hexnet-no-game_over = Игра окончена. Её можно пересмотреть или начать другую.
hexnet-no-unknown_hex = Гекса «{ $at }» нет. Напишите два числа через запятую, например 3,-1.
hexnet-no-unknown_unit = Юнита «{ $unit }» нет. Возьмите имя с доски, например S1 или bO2.
hexnet-no-unknown_kind = Юнита вида «{ $kind }» нет. Возьмите одну из букв M, D, S, C, J и N.
hexnet-no-malformed_position = Это не позиция ({ $reason }). Задайте её в JSON, как показано на странице документации о perft.
hexnet-no-no_classic_position = Классические правила считаются только от начала. Уберите позицию.
hexnet-no-not_in_hand = На руках больше нет { hexnet-kind-of }. Выберите другой юнит.
hexnet-no-not_activated = Ваша Сеть ещё не активирована, поэтому её юниты не могут действовать. Сначала выставьте Материнский корабль или Обманку.
hexnet-no-core_due = Третьим собственным ходом должно появиться ядро. Выставьте Материнский корабль или Обманку.
hexnet-no-mothership_due = С десятого собственного хода выставить можно только Материнский корабль. Выставьте его или передвиньте юнит.
hexnet-no-occupied = Гекс { $hex } занят. Выберите пустой.
hexnet-no-off_network = Ни один ваш активный юнит не касается { $hex }. Выберите гекс рядом со своим активным юнитом.
hexnet-no-not_at_wreck = Ваш первый юнит должен касаться Остова, на котором никто не стоит. Выберите один из зелёных гексов.
hexnet-no-not_at_unit = Ваш первый юнит должен касаться того, который уже на доске. Выберите гекс рядом с ним.
hexnet-no-not_at_origin = Самый первый юнит ставят на 0,0. Выберите этот гекс.
hexnet-no-foreign_contact = Гекс { $hex } касается другого игрока, а ваших сторон у него меньше трёх. Выберите тот, что касается только вас.
hexnet-no-not_yours = Это не ваш юнит. Выберите один из своих.
hexnet-no-covered = На { $unit } кто-то стоит. Действовать может только верхний в стопке.
hexnet-no-immobilised = { $unit } в этот ход в ловушке. Выберите другой юнит.
hexnet-no-paralysed = { $unit } в этот ход под действием ЭМИ. Выберите другой юнит.
hexnet-no-pinned = Без { $unit } общая Сеть распадётся. Выберите юнит, который не служит звеном.
hexnet-no-same_hex = Движение должно кончиться в другом месте. Выберите не тот гекс, на котором стоит { $unit }.
hexnet-no-gate = Оба гекса по бокам пути на { $hex } заняты, и ворота закрыты. Выберите другой путь или другой гекс.
hexnet-no-gate_above = Обе стопки по бокам пути на { $hex } слишком высоки для этого шага. Сначала поднимитесь на одну из них или выберите другой гекс.
hexnet-no-no_contact = По пути на { $hex } юнит потеряет связь с Сетью. Выберите гекс у её края.
hexnet-no-out_of_reach = { $kind ->
    [O] Ядро идёт на один гекс по краю Сети, и { $hex } не из таких. Выберите один из синих.
    [S] Спринтер бежит по краю Сети, и до { $hex } так не добраться. Выберите один из синих гексов.
    [C] Верхолаз делает один шаг, а с верха стопки два, и до { $hex } так не добраться. Выберите один из синих гексов.
    [J] Прыгун летит прямо над занятыми гексами, и на { $hex } ему не приземлиться. Выберите один из синих гексов.
    [N] Сетевик проходит ровно четыре гекса, и { $hex } не в четырёх шагах. Выберите один из синих гексов.
    [K] Клон проходит ровно четыре гекса, и { $hex } не в четырёх шагах. Выберите один из синих гексов.
   *[other] Юнит не доберётся до { $hex }. Выберите один из синих гексов.
}
hexnet-no-series_ended = Приземление на пути к { $hex } меняет доску и завершает там движение. Выберите гекс перед ним.
hexnet-no-no_power = { $unit } не несёт Усиления. Сначала заберите его с фиолетового гекса.
hexnet-no-wrong_unit = { $ability ->
    [emp] ЭМИ есть у Спринтеров, а { $unit } не из них. Выберите Спринтера с Усилением.
    [clone] Двойные хлопоты есть у Сетевиков, а { $unit } не из них. Выберите Сетевика с Усилением.
    [grapple] Захват есть у Верхолазов, а { $unit } не из них. Выберите Верхолаза с Усилением.
   *[transfer] Перенос сознания есть у ядер, а { $unit } не из них. Выберите ядро с Усилением.
}
hexnet-no-not_adjacent = Гексы для способности должны быть рядом с юнитом. Выберите соседний с ним.
hexnet-no-no_target = { $target } захватить нельзя. Выберите соседний юнит; Остовы остаются на месте.
hexnet-no-victim_covered = { $target } в своём гексе не один. Выберите юнит, который стоит отдельно.
hexnet-no-victim_pinned = Без { $target } общая Сеть распадётся. Выберите юнит, который не служит звеном.
hexnet-no-too_many = Юнитов и Остовов в игре больше быть не может, их предел { $most }. Выберите другое действие.
hexnet-no-too_many_cores = Ядер у вас больше быть не может, их предел { $most }. Выберите другое действие.
hexnet-no-no_choice = Укажите Материнский корабль среди своих ядер на доске, включая новое. Пока он на руках, не указывайте никакого.

## Варианты

hexnet-option-counts = Юниты каждого игрока
hexnet-option-counts-help = Четыре числа: Спринтеры, Верхолазы, Прыгуны, Сетевики. Если пусто, то по числу игроков.
hexnet-option-trap_deactivates = Пойманные юниты не помогают выставлять
hexnet-option-trap_deactivates-help = Если включено, рядом с пойманным юнитом за его счёт не выставить, как и рядом с парализованным.
hexnet-option-p_mode = Усиления
hexnet-option-p_mode-help = Появляются ли Усиления, случайно или на заданных заранее гексах.
hexnet-option-p_mode-random = { hexnet-value-random }
hexnet-option-p_mode-list = { hexnet-value-list }
hexnet-option-p_mode-off = { hexnet-value-off }
hexnet-option-p_list = Список Усилений
hexnet-option-p_list-help = Для тестов: записи вроде 3@1,-1, то есть конец раунда 3 и гекс 1,-1.
hexnet-option-p_first_round = Первый раунд с Усилением
hexnet-option-p_first_round-help = В конце этого раунда может появиться первое Усиление. Обычно 3.
hexnet-option-p_every = Раунды между Усилениями
hexnet-option-p_every-help = Через столько раундов может появиться следующее. Обычно 2.
hexnet-option-p_cap = Сколько Усилений на доске
hexnet-option-p_cap-help = Пока их столько, новое не появится. 0 — половина числа активных игроков, с округлением вверх.
hexnet-option-turn_timeout = Когда время хода вышло
hexnet-option-turn_timeout-help = Либо ход потерян, а на третьем подряд Сеть падает, либо она падает сразу.
hexnet-option-turn_timeout-skip3 = { hexnet-value-skip3 }
hexnet-option-turn_timeout-fall = { hexnet-value-fall }
hexnet-option-lockout_turns = Пропущенные ходы до падения
hexnet-option-lockout_turns-help = Сеть, которая не активирована, падает после стольких пропущенных ходов подряд. Обычно 3; 0 — никогда.
hexnet-option-max_actions = Сколько действий
hexnet-option-max_actions-help = После стольких действий игра прерывается без победителя. 0 — никогда.

## Ошибки в вариантах

hexnet-fault-out_of_range = Выберите число от { $low } до { $high }.
hexnet-fault-counts_size = Задайте четыре числа: Спринтеров, Верхолазов, Прыгунов и Сетевиков, или ни одного.
hexnet-fault-too_many_units = Юнитов и Остовов вышло бы { $units }. Наибольшее их число — { $most }.
hexnet-fault-bad_entry = «{ $entry }» — не Усиление. Напишите раунд и гекс, например 3@1,-1.

## Доска на экране

hexnet-board = Доска гексов без края. Стрелки ведут с гекса на гекс.
hexnet-board-empty = пусто
hexnet-board-unit = { hexnet-kind } { $unit }, игрок { $seat_name }
hexnet-board-wreck = Остов { $unit }
hexnet-board-mine-M = ваш Материнский корабль
hexnet-board-mine-D = ваша Обманка
hexnet-board-core-hidden = Материнский ли это корабль, знает только владелец.
hexnet-board-level = уровень { $level }
hexnet-board-stack = { $count ->
    [one] стопка из { $count }
   *[other] стопка из { $count }
}
hexnet-board-stack-close = Закрыть стопку
hexnet-board-power = Усиление P
hexnet-board-trap = ваша энергетическая ловушка T
hexnet-board-last = последнее действие
hexnet-board-can-place = можно выставить
hexnet-board-can-move = можно пойти
hexnet-board-can-target = можно выбрать
hexnet-board-tray = У вас на руках
hexnet-board-tray-empty = На руках ничего нет.
hexnet-board-tray-unit = { hexnet-kind } × { $count }
hexnet-board-abilities = Способности: { $unit }
hexnet-board-emp = ЭМИ
hexnet-board-clone = Двойные хлопоты
hexnet-board-grapple = Захват
hexnet-board-transfer = Перенос сознания
hexnet-board-multijump = Многопрыжок: до десяти прыжков
hexnet-board-spends = Это стоит Усиления.
hexnet-board-choose-place = { hexnet-kind }: куда выставить?
hexnet-board-choose-move = { $unit }: куда?
hexnet-board-choose-emp = { $units_count ->
    [0] ЭМИ: рядом никого нет. Всё равно включить?
   *[other] ЭМИ парализует: { $units }. Включить?
}
hexnet-board-choose-clone = Двойные хлопоты: где появится клон?
hexnet-board-choose-target = Захват: какого соседа перенести?
hexnet-board-choose-drop = Захват: куда попадёт { $target }?
hexnet-board-choose-core = Перенос сознания: где появится новое ядро?
hexnet-board-choose-mothership = Выберите, какое ядро — Материнский корабль. Это видите только вы.
hexnet-board-choose-this = { $unit } на { $at }
hexnet-board-choose-new = новое ядро на { $at }
hexnet-board-is-mothership = теперь Материнский корабль
hexnet-board-mothership-due = { $count ->
    [0] Отныне выставить можно только ваш Материнский корабль.
    [one] Ещё { $count } собственный ход, а потом выставить можно только ваш Материнский корабль.
    [few] Ещё { $count } собственных хода, а потом выставить можно только ваш Материнский корабль.
    [many] Ещё { $count } собственных ходов, а потом выставить можно только ваш Материнский корабль.
   *[other] Ещё { $count } собственного хода, а потом выставить можно только ваш Материнский корабль.
}
hexnet-board-only-mothership = Ваш ход. Выставьте Материнский корабль, передвиньте юнит или используйте способность.
hexnet-board-fallen = Ваша Сеть пала. Теперь вы только смотрите.
hexnet-board-choose-kind = { $hex }: какой юнит выставить?
hexnet-board-costly = До клеток с фиолетовым кольцом нужно больше двух прыжков, и это стоит Усиления.
hexnet-board-costs = стоит Усиления
hexnet-board-not-now = сейчас нельзя
hexnet-board-trap-of = энергетическая ловушка: { $seat_name }
