### Четвёртое измерение: тексты игры.
###
### $piece, $taker и $victim — буквы T, G, R, W или FT, FG, FR, FW для жетонов будущего.
### $seat — число 0 (белые) или 1 (чёрные).
### $from, $origin, $current, $to, $at, $take, $mark, $future и $space — названия полей.
### $spot — число: ступень Вихря или 0, когда маркер дома.

fourthdim-name = Четвёртое измерение
fourthdim-tagline = Поединок на круглой доске: одной фигурой ходите, другой обманываете время.

## Фигуры и стороны

fourthdim-piece-T = Повелитель времени
fourthdim-piece-G = Страж
fourthdim-piece-R = Следопыт
fourthdim-piece-W = Воин
fourthdim-piece-FT = будущий Повелитель времени
fourthdim-piece-FG = будущий Страж
fourthdim-piece-FR = будущий Следопыт
fourthdim-piece-FW = будущий Воин

# Именительный падеж.
fourthdim-piece = { $piece ->
    [T] Повелитель времени
    [G] Страж
    [R] Следопыт
    [W] Воин
    [FT] будущий Повелитель времени
    [FG] будущий Страж
    [FR] будущий Следопыт
    [FW] будущий Воин
   *[other] фигура
}
# Винительный падеж.
fourthdim-piece-object = { $piece ->
    [T] Повелителя времени
    [G] Стража
    [R] Следопыта
    [W] Воина
    [FT] будущего Повелителя времени
    [FG] будущего Стража
    [FR] будущего Следопыта
    [FW] будущего Воина
   *[other] фигуру
}
# Винительный падеж взятой фигуры.
fourthdim-victim-object = { $victim ->
    [T] Повелителя времени
    [G] Стража
    [R] Следопыта
    [W] Воина
    [FT] будущего Повелителя времени
    [FG] будущего Стража
    [FR] будущего Следопыта
    [FW] будущего Воина
   *[other] фигуру
}

fourthdim-side-0 = Белые
fourthdim-side-1 = Чёрные
# В начале предложения.
fourthdim-side = { $seat ->
    [0] Белые
   *[1] Чёрные
}
# Родительный падеж, внутри предложения.
fourthdim-side-of = { $seat ->
    [0] белых
   *[1] чёрных
}

## Что на столе

fourthdim-vortex = Вихрь
fourthdim-marker = маркер
fourthdim-spot = ступень { $spot }
fourthdim-warp-idle = Покой: Вихрь пуст, маркер дома
fourthdim-warp-up = В Вихре: { fourthdim-piece } на ступени { $spot }, маркер на { $mark }
fourthdim-warp-back = Пара: { fourthdim-piece } на { $from }, жетон будущего на { $to }, маркер на ступени { $spot }
fourthdim-warp-drift = Дрейф: маркер на ступени { $spot }
fourthdim-captures-open = { $count ->
    [one] Можно взять { $count } фигуру соперника
    [few] Можно взять { $count } фигуры соперника
    [many] Можно взять { $count } фигур соперника
   *[other] Можно взять { $count } фигуры соперника
}
fourthdim-pieces-left = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
    [many] { $count } фигур
   *[other] { $count } фигуры
}
fourthdim-turns-since-capture = { $count ->
    [one] { $count } ход без взятия
    [few] { $count } хода без взятия
    [many] { $count } ходов без взятия
   *[other] { $count } хода без взятия
}

## Подсказки

fourthdim-prompt-turn = Ваш ход. Сделайте обычный шаг и скачок во времени, в любом порядке.
fourthdim-prompt-turn-optional = Ваш ход. Сделайте обычный шаг; скачок во времени — по желанию.
fourthdim-prompt-approach = Ваш ход. Шагните нынешней фигурой пары к её жетону будущего; вместе с этим идёт навигация.
fourthdim-prompt-blocked = Ваш ход. Паре преграждён путь: сделайте обычный шаг другой фигурой. Скачка на этот раз нет.
fourthdim-prompt-nothing = Ваш ход. Сходить нечем, поэтому вы пасуете.
fourthdim-prompt-captures = Перед своими действиями вы можете взять любые из отмеченных фигур соперника.
fourthdim-prompt-normal = Обычный шаг: шагните одной фигурой на соседнее свободное поле.
fourthdim-prompt-timewarp = Скачок во времени: выберите один из доступных.
fourthdim-prompt-timewarp-idle = Скачок во времени: вход в Вихрь или приход из будущего.
fourthdim-prompt-timewarp-up = Скачок во времени: выйдите из Вихря или поднимите фигуру на ступень.
fourthdim-prompt-timewarp-top = Скачок во времени: фигура на ступени 3, выходите из Вихря.
fourthdim-prompt-timewarp-back = Скачок во времени: опустите маркер на ступень.
fourthdim-prompt-timewarp-drift = Скачок во времени: опустите маркер на ступень или выберите приход из будущего.
fourthdim-prompt-either = Начните с обычного шага или со скачка во времени.
fourthdim-prompt-end = Всё обязательное сделано. Завершите ход, когда будете готовы.

fourthdim-part-captures = Взятия в начале хода
fourthdim-part-normal = Обычный шаг
fourthdim-part-timewarp = Скачок во времени
fourthdim-part-end = Конец хода

## Действия

# $take — одно поле или несколько через запятую; $count — сколько их.
fourthdim-action-TakeAtStart = { $count ->
    [1] Взять { fourthdim-victim-object } на { $take }
   *[other] Взять фигуры на { $take }
}
fourthdim-action-Move = Переставить { fourthdim-piece-object } с { $from } на { $to }
fourthdim-action-MoveTake = Переставить { fourthdim-piece-object } с { $from } на { $to } и взять { fourthdim-victim-object } на { $take }
fourthdim-action-BeamUp = Перенести { fourthdim-piece-object } с { $from } в Вихрь
fourthdim-action-BeamDown = Вывести { fourthdim-piece-object } из Вихря на { $to }
fourthdim-action-BeamDownTake = Вывести { fourthdim-piece-object } из Вихря на { $to } и взять { fourthdim-victim-object } на { $take }
# $what — piece или marker; $spot — куда попадает.
fourthdim-action-Navigate = { $what ->
    [piece] Навигация: поднять фигуру на ступень { $spot }
   *[marker] { $spot ->
        [0] Навигация: вернуть маркер домой
       *[other] Навигация: опустить маркер на ступень { $spot }
    }
}
fourthdim-action-BeamBack = Удвоить { fourthdim-piece-object } на { $from }: жетон будущего на { $to }
fourthdim-action-BeamBackTake = Удвоить { fourthdim-piece-object } на { $from }: жетон будущего на { $to } берёт { fourthdim-victim-object } на { $take }
fourthdim-action-EndTurn = Завершить ход
fourthdim-action-Pass = Пасовать
fourthdim-action-OfferDraw = Предложить ничью
fourthdim-action-AcceptDraw = Принять ничью
fourthdim-action-DeclineDraw = Отклонить ничью

## События

fourthdim-event-TurnBegun = Ход { $number }: очередь { fourthdim-side-of }.
fourthdim-event-PieceMoved = { fourthdim-side } переставили { fourthdim-piece-object } с { $origin } на { $to }.
fourthdim-event-PieceCaptured = { fourthdim-side } взяли { fourthdim-piece-object } на { $at }.
fourthdim-event-PieceLifted = { fourthdim-side } перенесли { fourthdim-piece-object } с { $origin } в Вихрь; на поле остался маркер.
fourthdim-event-PieceLanded = { fourthdim-side } вывели { fourthdim-piece-object } из Вихря на { $to }.
fourthdim-event-MarkerMoved = { $spot ->
    [0] Маркер { fourthdim-side-of } вернулся домой.
   *[other] Маркер { fourthdim-side-of } перешёл на ступень { $spot }.
}
fourthdim-event-PieceClimbed = В Вихре { fourthdim-side-of } { fourthdim-piece } поднялся на ступень { $spot }.
fourthdim-event-FuturePlaced = { fourthdim-side } удвоили { fourthdim-piece-object } на { $current }: жетон будущего на { $to }, маркер на ступени { $spot }.
fourthdim-event-PairMet = На { $at } { fourthdim-piece } { fourthdim-side-of } встретил свой жетон будущего.
fourthdim-event-PairLost = { fourthdim-side } взяли пару: { fourthdim-piece-object } на { $at } и его жетон будущего на { $future }.
fourthdim-event-TurnPassed = { fourthdim-side } не смогли сходить и спасовали.
fourthdim-event-DrawOffered = { fourthdim-side } предложили ничью.
fourthdim-event-DrawDeclined = { fourthdim-side } отклонили ничью.
# $reason — timelord, vortex, left или time.
fourthdim-event-GameWon = { $reason ->
    [vortex] { fourthdim-side } победили. { fourthdim-reason-vortex }
    [left] { fourthdim-side } победили. { fourthdim-reason-left }
    [time] { fourthdim-side } победили. { fourthdim-reason-time }
   *[timelord] { fourthdim-side } победили. { fourthdim-reason-timelord }
}
# $reason — repetition, progress, lone или agreement.
fourthdim-event-GameDrawn = { $reason ->
    [repetition] Игра закончилась вничью. { fourthdim-reason-repetition }
    [progress] Игра закончилась вничью. { fourthdim-reason-progress }
    [lone] Игра закончилась вничью. { fourthdim-reason-lone }
   *[agreement] Игра закончилась вничью. { fourthdim-reason-agreement }
}
fourthdim-event-SeatLeft = { fourthdim-side } вышли из игры.

## Предложение ничьей
## $name — кто предлагает, $names — кто может ответить.

fourthdim-proposal-draw = { $name } предлагает ничью.
fourthdim-proposal-draw-own = Вы предложили ничью. Предложение в силе, пока { $names } не сходит.
fourthdim-proposal-draw-declined = { $names } не принимает ничью.
fourthdim-proposal-draw-lapsed = { $names } играет дальше. Ваше предложение ничьей больше не в силе.

## Почему игра закончилась

fourthdim-reason-timelord = Повелитель времени взят.
fourthdim-reason-vortex = Повелитель времени остался один в Вихре.
fourthdim-reason-repetition = Та же позиция возникла в третий раз.
fourthdim-reason-progress = Слишком много ходов прошло без взятия.
fourthdim-reason-lone = У каждой стороны остался только Повелитель времени.
fourthdim-reason-agreement = Так договорились игроки.
fourthdim-reason-left = Одна из сторон прекратила игру.
fourthdim-reason-time = У одной из сторон кончилось время.

## Отказы

fourthdim-no-not_your_piece = Это фигура соперника. Выберите одну из своих.
fourthdim-no-no_piece = Там никто не стоит. Выберите поле со своей фигурой.
fourthdim-no-future_cannot_move = Жетон будущего стоит на месте. Выберите одну из нынешних фигур.
fourthdim-no-not_adjacent = Фигура делает один шаг. Выберите поле, которое граничит с её полем.
fourthdim-no-space_occupied = Это поле занято. Выберите свободное; маркеры не мешают.
fourthdim-no-same_piece = Эта фигура уже занята в другой части хода. Выберите другую.
fourthdim-no-approach_due = Пара должна сближаться. Шагните её нынешней фигурой к жетону будущего.
fourthdim-no-part_done = Эта часть уже сделана. Перейдите к другой или завершите ход.
fourthdim-no-captures_closed = Взятия в начале хода идут до первой части. Сначала верните свои части назад или подождите следующего хода.
fourthdim-no-not_capturable = В начале хода её некому взять. Выберите одну из отмеченных фигур.
fourthdim-no-other_half = Достать можно обе половины этой пары, и они считаются одной. Укажите поле её нынешней фигуры, { $current }.
fourthdim-no-timelord_alone = Взятие Повелителя времени завершает игру. Берите его одного, без других взятий в начале хода.
fourthdim-no-cannot_take = { $taker ->
    [T] Повелитель времени берёт Стражей и Следопытов. Выберите кого-нибудь из них.
    [G] Страж берёт Следопытов и Воинов. Выберите кого-нибудь из них.
    [R] Следопыт берёт Воинов. Выберите кого-нибудь из них.
    [W] Воин берёт только Повелителя времени. Выберите другое действие.
   *[other] Эта фигура ту не берёт. Выберите другого соперника.
}
fourthdim-no-not_next_to = Жертва должна стоять рядом с прибывшей фигурой. Выберите соседа этого поля.
fourthdim-no-vortex_occupied = В вашем Вихре есть фигура. Сначала выведите её на доску.
fourthdim-no-vortex_empty = В Вихре нет фигуры, которая могла бы выйти. Выберите другой скачок.
fourthdim-no-token_on_board = Ваш жетон будущего ещё на доске. Пусть пара сначала встретится.
fourthdim-no-marker_in_vortex = Ваш маркер ещё в Вихре. Сначала верните его домой навигацией.
fourthdim-no-must_beam_down = Выше ступени 3 подняться нельзя. Выберите поле, на которое фигура выйдет из Вихря.
fourthdim-no-too_far = Это слишком далеко. Выберите поле не дальше двух шагов.
fourthdim-no-too_near = Это слишком близко. Выберите поле хотя бы в одном шаге.
fourthdim-no-last_piece = Единственная фигура должна остаться на доске. Выберите что-нибудь вместо входа в Вихрь.
fourthdim-no-approach_blocked = Путь к жетону будущего преграждён, поэтому скачка в этот ход нет. Сходите другой фигурой.
fourthdim-no-part_missing = Одна из частей хода ещё не сделана. Сделайте её, прежде чем завершить ход.
fourthdim-no-would_block_part = После этого обязательную часть сделать не удастся. Выберите другое действие или другой порядок.
fourthdim-no-path_blocked = За этим столом путь к жетону будущего должен быть открыт. Выберите поле, до которого фигура дойдёт.
fourthdim-no-nothing_to_navigate = В вашем Вихре нет ни фигуры, ни маркера. Выберите другой скачок.
fourthdim-no-no_victim = На { $space } нет соперника. Выберите поле с его фигурой или жетоном либо откажитесь от взятия.
fourthdim-no-current_waits = Нынешняя фигура вашей пары в этот ход стоит на месте. Шагните другой фигурой.
fourthdim-no-captures_order = Взятия в начале хода называют сразу все, каждое поле один раз, в порядке доски. Назовите их так.
fourthdim-no-not_a_part = Это не часть хода. Выберите взятие в начале хода, обычный шаг или скачок во времени.
fourthdim-no-draw_on_offer = Ничья уже предложена. Дождитесь ответа или дайте свой.
fourthdim-no-no_draw_offered = Соперник не предлагает ничью. Играйте дальше или предложите её сами.
fourthdim-no-nothing_open = Это действие делают в свой ход. Выберите его, когда ход перейдёт к вам.
fourthdim-no-unknown_space = Поля { $space } нет. Введите название вроде b4 или c12.

## Варианты

fourthdim-option-rings = Кольца
fourthdim-option-rings-help = Сколько полей в каждом кольце, от центра наружу. Обычно 4, 8, 16, 32.
fourthdim-option-start_array = Начальная расстановка
fourthdim-option-start_array-help = Ряды белых в их доме от центра наружу, например WWWW/WRGTRGRW; точка — пустое поле. Чёрные стоят так же после поворота на полкруга.
fourthdim-option-beam_down_min_distance = Наименьшее расстояние выхода из Вихря
fourthdim-option-beam_down_min_distance-help = При 0 фигура может выйти на поле своего маркера, при 1 не может.
fourthdim-option-beam_back_from_drift = Приход из будущего в Дрейфе
fourthdim-option-beam_back_from_drift-help = Если включено, удвоить фигуру можно, хотя маркер ещё в Вихре.
fourthdim-option-marker_home_with_pair = Маркер уходит вместе со взятой парой
fourthdim-option-marker_home_with_pair-help = Если включено, маркер покидает Вихрь вместе со взятой парой.
fourthdim-option-no_progress_limit = Ходы без взятия
fourthdim-option-no_progress_limit-help = Столько ходов подряд без взятия — и ничья. Обычно 100.
fourthdim-option-beam_back_needs_open_path = Приход требует открытого пути
fourthdim-option-beam_back_needs_open_path-help = Если включено, в момент прихода путь от фигуры к жетону будущего должен быть открыт.

## Ошибки в вариантах

fourthdim-fault-out_of_range = Выберите число от { $low } до { $high }.
fourthdim-fault-rings_size = Выберите от двух до восьми колец, в каждом хотя бы одно поле. Наибольшее число всех полей: { $most }.
fourthdim-fault-rings_multiple = Выберите центр из 4 полей или кратного 4 числа, а каждое следующее кольцо в целое число раз больше предыдущего или равным ему.
fourthdim-fault-array_rows = В расстановке слишком много рядов. Наибольшее их число: { $most }.
fourthdim-fault-array_row = Ряд { $row } не подходит. Используйте буквы T, G, R, W и точки; длина ряда: { $length }.
fourthdim-fault-array_army = У каждой стороны должен быть ровно один Повелитель времени и не больше 2 Стражей, 3 Следопытов и 6 Воинов.

## Доска на экране
## $mode — idle, up, back или drift.

fourthdim-board = Доска из четырёх колец. Стрелки ведут с поля на поле.
fourthdim-board-free = свободно
fourthdim-board-piece = { $seat ->
    [0] { fourthdim-piece }, белые
   *[1] { fourthdim-piece }, чёрные
}
fourthdim-board-marker = маркер { fourthdim-side-of }
fourthdim-board-target = можно выбрать целью
fourthdim-board-eligible = можно выбрать
fourthdim-board-victim = можно взять
fourthdim-board-taken = будет взят
fourthdim-board-vortex-of = Вихрь { fourthdim-side-of }
fourthdim-board-vortex = { $mode ->
    [up] Вихрь { fourthdim-side-of }: { fourthdim-piece } на ступени { $spot }
    [idle] Вихрь { fourthdim-side-of }: пуст
   *[other] Вихрь { fourthdim-side-of }: маркер на ступени { $spot }
}
fourthdim-board-parts = Части хода
fourthdim-board-to-choose = выбирается
fourthdim-board-not-now = сейчас невозможен
fourthdim-board-Navigate = Навигация
fourthdim-board-BeamDown = Выход из Вихря
fourthdim-board-BeamUp = Вход в Вихрь
fourthdim-board-BeamBack = Приход из будущего
fourthdim-board-no-capture = Никого не брать
fourthdim-board-choose-step = { $piece }: куда шагнуть?
fourthdim-board-choose-victim = { $to }: взять кого-нибудь или никого?
fourthdim-board-choose-lift = Вход в Вихрь: какая фигура?
fourthdim-board-choose-landing = Выход из Вихря: выберите поле.
fourthdim-board-choose-current = Приход из будущего: какая фигура?
fourthdim-board-choose-future = Приход из будущего фигуры с { $piece }: где появится жетон?

## Ошибки в тексте позиции
## $side — буква w (Белые) или b (Чёрные), $kind — буква фигуры.

fourthdim-no-field_count = В позиции пять частей через пробел: чей ход, фигуры Белых, скачок Белых, фигуры Чёрных, скачок Чёрных. Дальше может стоять число ходов без взятия.
fourthdim-no-bad_side = «{ $text }» не говорит, чей ход. Напишите w для Белых или b для Чёрных.
fourthdim-no-bad_piece = «{ $text }» — не фигура. Напишите её букву и поле, например Gc4, а между фигурами запятую.
fourthdim-no-bad_warp = «{ $text }» — не скачок. Напишите дефис, если его нет, или, например, U2R@d3, B1:c1>b1 либо D2.
fourthdim-no-bad_count = «{ $text }» — не число ходов. Напишите целое число или уберите его.
fourthdim-no-space_taken = На { $space } стоят две фигуры. Поставьте одну из них на другое поле.
fourthdim-no-too_many_pieces = У { $side ->
    [w] Белых
   *[b] Чёрных
} слишком много фигур { $kind }: { $count }. Их может быть не больше { $most }.
fourthdim-no-no_timelord = У { $side ->
    [w] Белых
   *[b] Чёрных
} нет Повелителя времени ни на доске, ни в Вихре, или фигуры есть только в Вихре. Поставьте фигуру на доску.
fourthdim-no-no_own_piece = У { $side ->
    [w] Белых
   *[b] Чёрных
} нет фигуры на { $space }, поэтому пары быть не может. Сначала укажите поле нынешней фигуры.
fourthdim-no-bad_pair_distance = Расстояние в паре { $side ->
    [w] Белых
   *[b] Чёрных
} — { $distance }, а маркер на ступени { $spot }. Ступень равна расстоянию.
fourthdim-no-two_warp_entries = У { $side ->
    [w] Белых
   *[b] Чёрных
} два скачка. Оставьте один из них.
