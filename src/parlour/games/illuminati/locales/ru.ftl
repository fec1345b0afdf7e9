### Тайные нити: тексты игры.
###
### $seat_name, $to_name, $by_name, $of_name, $owner_name и $former_seat_name — имена игроков, в именительном падеже.
### $card_name, $group_name, $attacker_name, $master_name, $source_name, $receiver_name, $goal_name и $special_name —
### названия карт, в именительном падеже; их списки — $cards_names, $aides_names … и $cards_count, $aides_count.
### Деньги в МБ. Идентификаторы карт такие же, как в нашей колоде, с дефисами; в колоде хозяина — просто названия.

illuminati-name = Тайные нити
illuminati-tagline = От двух до восьми заговоров и один мир, за нити которого стоит потянуть. Игра по правилам Illuminati.

## Иллюминаты нашей колоды

illuminati-card-the-lantern-chancery = Канцелярия Фонаря
illuminati-card-the-drifting-atlas = Дрейфующий Атлас
illuminati-card-the-court-of-jesters = Двор Шутов
illuminati-card-the-counting-house = Контора Счетоводов
illuminati-card-the-switchboard = Коммутатор
illuminati-card-the-sleepers-below = Спящие в Глубине
illuminati-card-the-quiet-knives = Тихие Ножи
illuminati-card-the-visitors = Пришельцы

## Группы нашей колоды

illuminati-card-bicycle-lane-committees = Комитеты велодорожек
illuminati-card-public-radio-pledge-drives = Радиомарафоны пожертвований
illuminati-card-rooftop-gardeners = Садоводы на крышах
illuminati-card-adjunct-lecturers-union = Профсоюз почасовиков
illuminati-card-grand-confederation-of-guilds = Великая конфедерация цехов
illuminati-card-progress-party = Партия прогресса
illuminati-card-film-festival-circuit = Карусель кинофестивалей
illuminati-card-ethical-coffee-chains = Сети этичного кофе
illuminati-card-museum-trustees = Попечители музеев
illuminati-card-crop-circle-artists = Художники кругов на полях
illuminati-card-basement-inventors = Изобретатели из подвала
illuminati-card-cryptid-hunters = Охотники на криптидов
illuminati-card-midnight-call-in-shows = Полуночные звонки в студию
illuminati-card-dream-interpreters = Толкователи снов
illuminati-card-secret-handshake-committee = Комитет тайного рукопожатия
illuminati-card-demolition-derby-league = Лига гонок на выживание
illuminati-card-robot-gladiators = Роботы-гладиаторы
illuminati-card-feral-theater-troupe = Одичавшая театральная труппа
illuminati-card-mad-science-fair = Ярмарка безумной науки
illuminati-card-splatter-zines = Кровавые зины
illuminati-card-container-shipping-cartel = Контейнерный картель
illuminati-card-handheld-arcade-makers = Творцы карманных аркад
illuminati-card-the-cable-monopoly = Кабельная монополия
illuminati-card-slogan-factories = Фабрики слоганов
illuminati-card-stream-it-all = Смотри-Всё-Подряд
illuminati-card-tradition-party = Партия традиции
illuminati-card-coal-and-turbine-utilities = Электросети «Уголь и турбина»
illuminati-card-country-club-boards = Правления загородных клубов
illuminati-card-mortgage-brokers = Ипотечные брокеры
illuminati-card-weekend-militia = Ополчение выходного дня
illuminati-card-castle-gate-league = Лига крепостных ворот
illuminati-card-private-security-giants = Гиганты частной охраны
illuminati-card-exiled-juntas = Хунты в изгнании
illuminati-card-world-revolution-bureau = Бюро мировой революции
illuminati-card-five-year-planners = Плановики пятилеток
illuminati-card-weather-control-satellites = Спутники управления погодой
illuminati-card-drive-thru-dynasty = Династия автораздач
illuminati-card-corner-stores = Лавки на углу
illuminati-card-soda-and-snack-syndicate = Синдикат газировки и чипсов
illuminati-card-speedrunners = Спидраннеры
illuminati-card-costume-conventions = Слёты косплееров
illuminati-card-ivory-tower-theorists = Теоретики из башни слоновой кости
illuminati-card-evening-news-networks = Каналы вечерних новостей
illuminati-card-global-roundtable = Всемирный круглый стол
illuminati-card-junior-trailblazers = Юные следопыты
illuminati-card-undertakers-guild = Гильдия гробовщиков
illuminati-card-yoga-franchises = Йога по франшизе
illuminati-card-sensible-sedan-motors = Завод благоразумных седанов
illuminati-card-central-mint = Центральный монетный двор
illuminati-card-parcel-and-permit-office = Контора посылок и разрешений
illuminati-card-bonsai-fanciers = Любители бонсай
illuminati-card-order-of-perpetual-smiles = Орден вечной улыбки
illuminati-card-contraband-freighters = Сухогрузы с контрабандой
illuminati-card-robocallers = Роботы-обзвонщики
illuminati-card-red-sleeper-cells = Спящие красные ячейки
illuminati-card-submarine-automata = Подводные автоматоны
illuminati-card-the-families = Семьи
illuminati-card-payday-collectors = Коллекторы микрозаймов
illuminati-card-candlelight-vigils = Бдения при свечах
illuminati-card-sunset-coast-state = Штат Закатного побережья
illuminati-card-bureau-of-black-budgets = Бюро чёрных бюджетов
illuminati-card-doppelganger-works = Завод двойников
illuminati-card-hedge-height-inspectors = Инспекторы высоты изгородей
illuminati-card-tree-sit-brigade = Бригада древосидов
illuminati-card-marshals-service = Служба федеральных маршалов
illuminati-card-brainwave-broadcasters = Вещатели мозговых волн
illuminati-card-hollow-planet-society = Общество полой планеты
illuminati-card-revenue-collectors = Сборщики податей
illuminati-card-untaxed-philosophers = Философы-неплательщики
illuminati-card-small-town-sheriffs = Шерифы захолустья
illuminati-card-decency-crusade = Крестовый поход за приличия
illuminati-card-doomsday-accountants = Бухгалтеры конца света
illuminati-card-harbor-metropolis = Портовый мегаполис
illuminati-card-school-bake-sale-boards = Комитеты школьной выпечки
illuminati-card-war-department = Военное ведомство
illuminati-card-password-pirates = Пираты паролей
illuminati-card-football-ultras = Футбольные фанаты
illuminati-card-everything-is-theft-army = Армия «Всё есть кража»
illuminati-card-bunker-builders = Строители бункеров
illuminati-card-lone-prairie-state = Штат Одинокой прерии
illuminati-card-people-with-clipboards = Люди с планшетками
illuminati-card-televised-revivals = Телепроповеди
illuminati-card-campus-pamphleteers = Студенческие памфлетисты

## Особые карты нашей колоды

illuminati-special-perfect-timing = В самый раз
illuminati-special-sealed-envelope = Запечатанный конверт
illuminati-special-wiretap = Прослушка
illuminati-special-the-mole = Крот
illuminati-special-uninvited-guest = Незваный гость
illuminati-special-boom-quarter = Бум квартала
illuminati-special-comeback-tour = Большое возвращение
illuminati-special-black-cat = Чёрная кошка
illuminati-special-redacted = Вымарано
illuminati-special-public-inquiry = Публичные слушания
illuminati-special-petty-cash = Карманные деньги
illuminati-special-offshore-vault = Офшорное хранилище
illuminati-special-rumor-mill = Фабрика слухов
illuminati-special-creative-accounting = Креативная бухгалтерия

## Черты

illuminati-value-government = Правительственная
illuminati-value-communist = Коммунистическая
illuminati-value-liberal = Либеральная
illuminati-value-conservative = Консервативная
illuminati-value-peaceful = Мирная
illuminati-value-violent = Буйная
illuminati-value-straight = Обычная
illuminati-value-weird = Странная
illuminati-value-criminal = Преступная
illuminati-value-fanatic = Фанатичная

illuminati-alignment = { $alignment ->
    [government] Правительственная
    [communist] Коммунистическая
    [liberal] Либеральная
    [conservative] Консервативная
    [peaceful] Мирная
    [violent] Буйная
    [straight] Обычная
    [weird] Странная
    [criminal] Преступная
   *[fanatic] Фанатичная
}
# Несколько таких Групп, в именительном падеже.
illuminati-alignment-groups = { $alignment ->
    [government] Правительственные Группы
    [communist] Коммунистические Группы
    [liberal] Либеральные Группы
    [conservative] Консервативные Группы
    [peaceful] Мирные Группы
    [violent] Буйные Группы
    [straight] Обычные Группы
    [weird] Странные Группы
    [criminal] Преступные Группы
   *[fanatic] Фанатичные Группы
}

## Что делают карты
## $kinds — control, neutralize, destroy, две из них с _ между ними или all; $against — any, alignment или groups.
## $groups, $attackers, $alignments и $becomes — названия через запятую.

illuminati-effect = Способность
illuminati-effect-none = Без способности.
illuminati-effect-attack_bonus = { $scope ->
    [direct] +{ $amount } к { illuminati-kinds }, когда нападает именно эта карта. Цель: { illuminati-against }.
   *[any_attempt] +{ $amount } к { illuminati-kinds }, когда нападает любая карта владельца. Цель: { illuminati-against }.
}
illuminati-effect-structure_immunity = На её Группы не может нападать карта, у которой есть одна из черт: { $alignments }.
illuminati-effect-privilege_for_money = Раз за ход может дать нападению привилегию за { $cost } МБ из своей казны.
illuminati-effect-reorganize_structure = После действий своего хода может как угодно перестроить свою структуру.
illuminati-effect-redistribute_money = { $bonus ->
    [0] После действий своего хода может переместить любые суммы между своими казнами.
   *[other] Вы получаете { $bonus } МБ и перемещаете любые суммы между своими казнами.
}
illuminati-effect-draw_count = { $count ->
    [one] Берёт за ход { $count } карту.
    [few] Берёт за ход { $count } карты.
    [many] Берёт за ход { $count } карт.
   *[other] Берёт за ход { $count } карты.
}
illuminati-effect-participations_per_turn = { $count ->
    [one] Карта Иллюминатов может за ход участвовать в { $count } нападении.
   *[other] Карта Иллюминатов может за ход участвовать в { $count } нападениях.
}
illuminati-effect-paid_extra_draw = Раз за ход владельца { $cost } МБ из её собственной казны покупают ещё одну карту.
illuminati-effect-conditional_resistance = Её Сопротивление — { $resistance }, если у нападающей карты есть одна из черт: { $attackers }.
illuminati-effect-alignment_masquerade = Когда нападает, чтобы захватить Группу с чертой { $target }, у неё самой только черты: { $becomes }.
illuminati-effect-shift_alignment = Раз за ход владельца другая Группа приобретает, теряет или меняет на противоположную одну черту, до конца хода.
illuminati-effect-transfer_anywhere = Её переводы могут идти на любую карту её структуры.
illuminati-effect-upkeep = Стоит владельцу { $amount } МБ за ход, иначе становится свободной.
illuminati-effect-tax_opponents = В шаге дохода владельца с каждого противника можно потребовать до { $amount } МБ.
illuminati-effect-structure_resistance = У остальных Групп владельца Сопротивление больше на { $amount }.
illuminati-effect-set_roll = После броска в любом нападении: он считается за { $value }.
illuminati-effect-auto_control = Как обычное действие: возьмите свободную Группу без броска.
illuminati-effect-peek = В любой миг: узнайте, сколько денег лежит на одной Группе, или посмотрите особые карты одного игрока.
illuminati-effect-cancel_privilege = Нападение навсегда теряет привилегию.
illuminati-effect-join_privileged = Вы можете платить в привилегированном нападении; больше она никого не впускает.
illuminati-effect-double_income = В вашем шаге дохода: все ваши доходы удваиваются, кроме содержания и налога.
illuminati-effect-revive = В любой миг: уничтоженная Группа возвращается свободной.
illuminati-effect-counter_special = В ответ на особую карту: та не действует.
illuminati-effect-skip_turn = В начале хода другого игрока: этого хода не будет.
illuminati-effect-gain_money = В любой миг: ваши Иллюминаты получают { $amount } МБ.
illuminati-effect-destroy_powerless = С объявлением: можно напасть, чтобы уничтожить Группу без Силы; её защищает Сопротивление.

# Дательный падеж.
illuminati-kinds = { $kinds ->
    [control] захвату
    [neutralize] нейтрализации
    [destroy] уничтожению
    [control_neutralize] захвату или нейтрализации
    [control_destroy] захвату или уничтожению
    [neutralize_destroy] нейтрализации или уничтожению
   *[all] любому нападению
}
# Именительный падеж.
illuminati-against = { $against ->
    [alignment] { illuminati-alignment } Группа
    [groups] { $groups }
   *[any] любая Группа
}

## Цели

illuminati-goal = Цель
illuminati-goal-basic = Карты в структуре, вместе с Иллюминатами: { $at_least }.
illuminati-goal-total_power = Сила в сумме, считая Иллюминатов: { $at_least }.
illuminati-goal-all_alignments = Все десять черт среди своих Групп.
illuminati-goal-alignment_count = { illuminati-alignment-groups }: не меньше { $at_least }.
illuminati-goal-alignment_count_any = Группы с одной из черт ({ $alignments }): не меньше { $at_least }.
illuminati-goal-total_money = Всего { $at_least } МБ во всех своих казнах.
illuminati-goal-total_transferable = Передаваемая Сила в сумме, считая Иллюминатов: { $at_least }.
illuminati-goal-destroyed_count = Группы, уничтоженные за игру: не меньше { $at_least }.
illuminati-goal-neutralized_count = Группы, нейтрализованные за игру, только сами цели: не меньше { $at_least }.
illuminati-goal-count_power_at_least = Группы с Силой { $power } или больше: не меньше { $at_least }.
illuminati-goal-span = Стрелки Иллюминатов в деле: не меньше { $arrows }. И Группа на глубине { $depth } или больше.
illuminati-goal-printed_income_total = Напечатанные доходы в сумме, считая Иллюминатов: { $at_least }.
illuminati-goal-specials_held = Особые карты на руках: не меньше { $at_least }.
illuminati-goal-secret_copy = Тайно выбранная цель других Иллюминатов.

## Сумма N
## $card_name — карта, от которой слагаемое.

illuminati-number = N = { $number }
illuminati-chance = Удачные броски: { $rolls } из 36
illuminati-term-power = Сила: { $card_name }
illuminati-term-aid = Помощь: { $card_name }
illuminati-term-bonus = Способность: { $card_name }
illuminati-term-alike = Сходные черты
illuminati-term-opposed = Противоположные черты
illuminati-term-neutralizing = Нейтрализация
illuminati-term-resistance = Сопротивление: { $card_name }
illuminati-term-power_defends = Сила в защите: { $card_name }
illuminati-term-shield = Укрытие: { $card_name }
illuminati-term-closeness = Близость к Иллюминатам
illuminati-term-attacker_money = Деньги нападающего
illuminati-term-helper_money = Деньги сторонников
illuminati-term-target_money = Деньги с цели, вдвойне
illuminati-term-defender_money = Деньги с Иллюминатов защитника
illuminati-term-opponent_money = Деньги противников нападения

## Что на столе

illuminati-zone-uncontrolled = Свободные Группы
illuminati-zone-dead = Кладбище
illuminati-zone-pile = Стопка
illuminati-zone-discarded = Сброшенные особые карты
illuminati-zone-hand = Рука
illuminati-zone-structure = Структура
illuminati-face-down = закрытые Иллюминаты

illuminati-field-acted = В этот ход что-то сделано
illuminati-field-actions = Осталось обычных действий
illuminati-field-active = Чей ход
illuminati-field-agenda = Что происходит
illuminati-field-aides = Помощники
illuminati-field-alignments = Черты
illuminati-field-amount = МБ
illuminati-field-attacker = Нападающая карта
illuminati-field-bottom = Низ стопки
illuminati-field-by = От кого
illuminati-field-called_off = Отозвано в этот ход
illuminati-field-card = Карта
illuminati-field-cards = Структура
illuminati-field-choices = Решения
illuminati-field-code = Слагаемое
illuminati-field-committed = Обязывает
illuminati-field-dead = Кладбище
illuminati-field-deal = Сделка
illuminati-field-deals = Сделки
illuminati-field-defender = Защитник
illuminati-field-destroyed = Уничтожено Групп
illuminati-field-dice = Кости
illuminati-field-discarded = Сброшенные особые карты
illuminati-field-doubled = Доходы удвоены
illuminati-field-dropped = Отпавшие марионетки
illuminati-field-first = Первая
illuminati-field-from_group = МБ с Группы
illuminati-field-from_illuminati = МБ с Иллюминатов
illuminati-field-gain = Приобретённая черта
illuminati-field-get = Что вы получаете
illuminati-field-give = Что вы даёте
illuminati-field-goal = Цель
illuminati-field-face_down = Закрытые Иллюминаты
illuminati-field-named = Названы напрасно
illuminati-field-group = На кого нападают
illuminati-field-groups = Группы
illuminati-field-guests = Впущены
illuminati-field-hand = Рука
illuminati-field-helpers = МБ сторонников
illuminati-field-id = Номер
illuminati-field-illuminati = Иллюминаты
illuminati-field-kind = Вид нападения
illuminati-field-lose = Потерянная черта
illuminati-field-master = Хозяин
illuminati-field-money = МБ
illuminati-field-neutralized = Нейтрализовано Групп
illuminati-field-number = N
illuminati-field-offer = Предложение
illuminati-field-offers = Предложения
illuminati-field-opponents = МБ противников нападения
illuminati-field-order = Порядок
illuminati-field-out = Вне игры
illuminati-field-owner = Где каждая карта
illuminati-field-passed = Ход спасован
illuminati-field-payments = Платежи
illuminati-field-pile = Стопка
illuminati-field-places = Новая структура
illuminati-field-players = Игроки
illuminati-field-plays = Розыгрыши
illuminati-field-privilege = Привилегия за
illuminati-field-privileged = С привилегией
illuminati-field-ranks = Места
illuminati-field-reason = Почему окончена
illuminati-field-receiver = На карту
illuminati-field-refused_privilege = Привилегия потеряна
illuminati-field-rehung = Марионетки, подвешенные иначе
illuminati-field-removed = Карты, которые уступают место
illuminati-field-responses = Ответы
illuminati-field-roll = Бросок
illuminati-field-rota = Кого спрашивают
illuminati-field-round = Раунд
illuminati-field-scores = Очки
illuminati-field-seat = Игрок
illuminati-field-seats = Игроки
illuminati-field-second = Вторая
illuminati-field-shifts = Перемены черт
illuminati-field-side = Сторона
illuminati-field-skipped = Ход отнят
illuminati-field-source = С карты
illuminati-field-special = Особая карта
illuminati-field-specials = Особые карты
illuminati-field-spent = Потрачено
illuminati-field-terms = Слагаемые
illuminati-field-to = Кому
illuminati-field-transfers = Осталось бесплатных переводов
illuminati-field-treasuries = Казны
illuminati-field-turns = Свои ходы
illuminati-field-shows = Показы особых карт в этот ход
illuminati-field-type = Вид
illuminati-field-uncontrolled = Свободные Группы
illuminati-field-use = Для чего
illuminati-field-used = Нападений за ход
illuminati-field-waiting = Ещё не ответили
illuminati-field-whispered = Защищает Сопротивление
illuminati-field-why = Почему
illuminati-field-window = Кто может ответить

illuminati-more-at = Место в порядке
illuminati-more-begun = Начато
illuminati-more-bottom = Низ стопки
illuminati-more-clock = Вопросов до сих пор
illuminati-more-done = Сделано
illuminati-more-first = Первый игрок
illuminati-more-former = Прежний владелец
illuminati-more-made = Предложений до сих пор
illuminati-more-master = Висит на
illuminati-more-passes = Пасов подряд
illuminati-more-r = Четверти оборота
illuminati-more-redistributed = Деньги перемещены
illuminati-more-reorganized = Структура перестроена
illuminati-more-rev = Версия
illuminati-more-rule = Пункт правил
illuminati-more-serial = Нападение
illuminati-more-stands = В силе
illuminati-more-third = Законченные третьи ходы
illuminati-more-turn = Ход
illuminati-more-x = Столбец
illuminati-more-y = Ряд

illuminati-value-control = захват
illuminati-value-neutralize = нейтрализация
illuminati-value-destroy = уничтожение
illuminati-value-for = за
illuminati-value-against = против
illuminati-value-Turn = Ход
illuminati-value-SecretGoals = Тайные цели
illuminati-value-TurnStart = Начало хода
illuminati-value-DoubleWindow = Перед доходом
illuminati-value-Income = Доход
illuminati-value-Upkeep = Содержание
illuminati-value-Tax = Налог
illuminati-value-Taxing = Уплата налога
illuminati-value-Draw = Добор
illuminati-value-Actions = Действия
illuminati-value-FreeTransfers = Бесплатные переводы
illuminati-value-SpecialPowers = Особые силы
illuminati-value-AddTargets = Новые цели
illuminati-value-VictoryCheck = Конец хода
illuminati-value-Attempt = Нападение
illuminati-value-PrivilegeWindow = Привилегия
illuminati-value-MoneyRound = Деньги
illuminati-value-Roll = Бросок
illuminati-value-ReactionWindow = Ответы
illuminati-value-Result = Итог
illuminati-value-Hanging = Группу подвешивают
illuminati-value-HandingOver = Передача денег
illuminati-value-Playing = Особая карта
illuminati-value-Redistributing = Перемещение денег
illuminati-value-Trading = Обмен Группами
illuminati-value-captured = захвачена
illuminati-value-taken = завербована
illuminati-value-moved = переставлена
illuminati-value-traded = обменяна
illuminati-value-effect = действие
illuminati-value-privilege = привилегия
illuminati-value-break_privilege = срыв привилегии
illuminati-value-whisper = против Группы без Силы
illuminati-value-goal = цель
illuminati-value-last_player = последний игрок
illuminati-value-round_limit = число раундов
illuminati-value-all_controlled = нет свободных Групп

## Подсказки

illuminati-prompt-goal = Выберите свою тайную цель. Никто не увидит её, пока она не выполнена.
illuminati-prompt-skip = Начинается ход. Сыграть против него особую карту или спасовать?
illuminati-prompt-double = Начинается шаг дохода. Сыграть особую карту или спасовать?
illuminati-prompt-upkeep = Пора платить содержание. Выберите карту, которая платит, или отдайте эту.
illuminati-prompt-demand = Выберите противников, с которых требуете налог.
illuminati-prompt-tax = С вас налог. Выберите карты, которые платят.
illuminati-prompt-act = Ваш ход: выберите карту или закончите действия.
illuminati-prompt-transfer = Сделайте бесплатные переводы или идите дальше.
illuminati-prompt-power = Примените силу своих Иллюминатов или идите дальше.
illuminati-prompt-privilege = Нападению нужна привилегия. Сорвать её особыми картами или спасовать?
illuminati-prompt-money = Потратить деньги на это нападение или спасовать?
illuminati-prompt-react = Кости брошены. Сыграть особую карту или спасовать?
illuminati-prompt-respond = Сыграна особая карта. Отменить её или спасовать?
illuminati-prompt-hang = Выберите стрелку, к которой подвесить Группу.
illuminati-prompt-hand_over = Сколько МБ нападающая карта передаёт захваченной Группе?
illuminati-prompt-redistribute = Выберите, как ваши деньги лежат на картах.
illuminati-prompt-offer = Вам сделали предложение. Примите его, откажитесь или предложите другие условия.

## Действия

illuminati-action-ChooseGoal = Выбрать цель: { $goal_name }
illuminati-action-Pass = Спасовать
illuminati-action-PlaySpecial = { $card ->
    [-1] { $to ->
        [-1] Сыграть: { $special_name }
       *[other] Сыграть: { $special_name } (игрок: { $to_name })
    }
   *[other] Сыграть: { $special_name } (карта: { $card_name })
}
illuminati-action-PayUpkeep = Заплатить содержание; платит: { $source_name }
illuminati-action-RefuseUpkeep = Не платить и отдать карту
illuminati-action-Demand = { $seats_count ->
    [0] Не требовать налога
   *[other] Потребовать налог
}
illuminati-action-PayTax = Заплатить налог
illuminati-action-Attack = { $kind ->
    [control] Нападение, захват: { $attacker_name } → { $group_name }
    [neutralize] Нападение, нейтрализация: { $attacker_name } → { $group_name }
   *[destroy] Нападение, уничтожение: { $attacker_name } → { $group_name }
}{ $aides_count ->
    [0] { "" }
   *[other] ; помощь: { $aides_names }
}{ $privilege ->
    [-1] { "" }
   *[other] ; с привилегией
}{ $special ->
    [-1] { "" }
   *[other] ; карта: { $special_name }
}
illuminati-action-CallOff = Отозвать нападение
illuminati-action-BreakPrivilege = Сбросить, чтобы сорвать привилегию: { $first_name }, { $second_name }
illuminati-action-Spend = { $side ->
    [against] Потратить против нападения: { $from_group } МБ с Группы, { $from_illuminati } МБ с Иллюминатов
   *[for] Потратить на нападение: { $from_group } МБ с Группы, { $from_illuminati } МБ с Иллюминатов
}
illuminati-action-Hang = Подвесить, хозяин: { $master_name }, { $side ->
    [0] сверху
    [1] справа
    [2] снизу
   *[3] слева
}{ $rehung_count ->
    [0] { "" }
   *[other] ; часть марионеток иначе
}{ $dropped_count ->
    [0] { "" }
   *[other] ; отпадают: { $dropped_names }
}{ $removed_count ->
    [0] { "" }
   *[other] ; уступают место: { $removed_names }
}
illuminati-action-HandOver = { $amount ->
    [0] Ничего не передавать
   *[other] Передать { $amount } МБ
}
illuminati-action-Transfer = Перевести { $amount } МБ: { $source_name } → { $receiver_name }
illuminati-action-Move = Переставить к другой стрелке: { $card_name }
illuminati-action-Drop = Бросить: { $card_name }
illuminati-action-ExtraDraw = Взять ещё одну карту: { $card_name }
illuminati-action-ShiftAlignment = { $card_name }: { $group_name } { $lose ->
    [government] теряет черту Правительственная
    [communist] теряет черту Коммунистическая
    [liberal] теряет черту Либеральная
    [conservative] теряет черту Консервативная
    [peaceful] теряет черту Мирная
    [violent] теряет черту Буйная
    [straight] теряет черту Обычная
    [weird] теряет черту Странная
    [criminal] теряет черту Преступная
    [fanatic] теряет черту Фанатичная
   *[none] ничего не теряет
}{ $gain ->
    [government] , приобретает черту Правительственная
    [communist] , приобретает черту Коммунистическая
    [liberal] , приобретает черту Либеральная
    [conservative] , приобретает черту Консервативная
    [peaceful] , приобретает черту Мирная
    [violent] , приобретает черту Буйная
    [straight] , приобретает черту Обычная
    [weird] , приобретает черту Странная
    [criminal] , приобретает черту Преступная
    [fanatic] , приобретает черту Фанатичная
   *[none] { "" }
}
illuminati-action-Redistribute = Переместить деньги между казнами
illuminati-action-Reorganize = Перестроить структуру
illuminati-action-TurnUpIlluminati = Открыть своих Иллюминатов
illuminati-action-NameIlluminati = Сказать, что у игрока { $to_name } карта { $card_name }
illuminati-action-PassTurn = Спасовать весь ход за 5 МБ
illuminati-action-Finish = Дальше
illuminati-action-Propose = Предложить сделку; кому: { $to_name }
illuminati-action-Counter = Ответить на предложение { $offer } другими условиями
illuminati-action-Accept = Принять предложение { $offer }
illuminati-action-Refuse = Отклонить предложение { $offer }
illuminati-action-Withdraw = Отозвать предложение { $offer }
illuminati-action-ShowSpecials = Показать игроку { $to_name } особые карты: { $specials_names }

## Поручения

illuminati-order-PassUntilAttackEnds = Пасовать до конца этого нападения
illuminati-order-PassUnlessAttacked = Пасовать, пока не нападают на меня
illuminati-order-PassUntilTurn = Пасовать до моего хода

## События

# Какая это цель, знает только игрок.
illuminati-event-GoalChosen = { $goal ->
    [one] { illuminati-goal-told }
    [few] { illuminati-goal-told }
    [many] { illuminati-goal-told }
    [other] { illuminati-goal-told }
   *[hidden] { $seat_name } тайно выбирает цель.
}
illuminati-goal-told = { $seat_name } выбирает цель: { $goal_name }.
illuminati-event-StartRolled = { $seat_name } бросает за первый ход: { $dice }.
illuminati-event-TurnBegun = Раунд { $round }, ход: { $seat_name }.
illuminati-event-TurnSkipped = { $seat_name }: этого хода не будет.
illuminati-event-IncomeReceived = { $doubled ->
    [yes] { $seat_name } получает удвоенный доход: { $money } МБ.
   *[no] { $seat_name } получает доход: { $money } МБ.
}
# Из какой казны, знает только владелец.
illuminati-event-UpkeepPaid = { $source ->
    [one] { illuminati-upkeep-told }
    [few] { illuminati-upkeep-told }
    [many] { illuminati-upkeep-told }
    [other] { illuminati-upkeep-told }
   *[hidden] { $seat_name } платит { $amount } МБ содержания. Карта: { $card_name }.
}
illuminati-upkeep-told = { $seat_name } платит { $amount } МБ содержания. Карта: { $card_name }, из казны: { $source_name }.
illuminati-event-UpkeepUnpaid = { $seat_name } не платит содержания. Карта: { $card_name }.
illuminati-event-TaxDemanded = { $seats_count ->
    [0] { $seat_name } не требует налога.
    [one] { $seat_name } требует налог с { $seats_count } противника. Карта: { $card_name }.
   *[other] { $seat_name } требует налог с { $seats_count } противников. Карта: { $card_name }.
}
illuminati-event-TaxPaid = { $seat_name } платит налог: { $paid } МБ. Получает: { $to_name }.
illuminati-event-GroupDrawn = { $seat_name } берёт свободную Группу: { $card_name }.
# Какую, знает только игрок.
illuminati-event-SpecialDrawn = { $special ->
    [one] { illuminati-drawn-told }
    [few] { illuminati-drawn-told }
    [many] { illuminati-drawn-told }
    [other] { illuminati-drawn-told }
   *[hidden] { $seat_name } берёт особую карту.
}
illuminati-drawn-told = { $seat_name } берёт особую карту: { $special_name }.
illuminati-event-GroupTurnedUp = Открыта свободная Группа: { $card_name }.
illuminati-event-SpecialThrownAway = Открыта и сброшена особая карта: { $special_name }.
illuminati-event-AttackAnnounced = { $kind ->
    [control] { $seat_name } объявляет нападение, захват: { $attacker_name } → { $group_name }
    [neutralize] { $seat_name } объявляет нападение, нейтрализация: { $attacker_name } → { $group_name }
   *[destroy] { $seat_name } объявляет нападение, уничтожение: { $attacker_name } → { $group_name }
}{ $owner ->
    [-1] { "" }
   *[other] {" "}(игрок: { $owner_name })
}{ $aides_count ->
    [0] { "" }
   *[other] ; помощь: { $aides_names }
}{ $privilege ->
    [-1] { "" }
   *[other] ; требуется привилегия
}.
illuminati-event-AttackCalledOff = { $seat_name } отзывает нападение. Цель: { $group_name }.
illuminati-event-PrivilegeLost = { $seat_name }: это нападение без привилегии.
illuminati-event-GuestAdmitted = { $seat_name } может платить в этом нападении.
illuminati-event-MoneySpent = { $side ->
    [against] { $seat_name } тратит против нападения:
   *[for] { $seat_name } тратит на нападение:
}{ $from_group ->
    [0] { "" }
   *[other] { " " }{ $from_group } МБ с Группы{ $from_illuminati ->
        [0] { "" }
       *[other] ,
    }
}{ $from_illuminati ->
    [0] { "" }
   *[other] { " " }{ $from_illuminati } МБ с Иллюминатов
}. N равно { $number }.
illuminati-event-Passed = { $seat_name } пасует.
illuminati-event-DiceRolled = { $seat_name } бросает { $dice } при N = { $number }.
illuminati-event-RollChanged = { $seat_name } меняет бросок: он считается за { $roll }.
illuminati-event-AttackSucceeded = { $kind ->
    [control] { $seat_name } захватывает Группу { $group_name }: бросок { $roll }, N { $number }.
    [neutralize] { $seat_name } нейтрализует Группу { $group_name }: бросок { $roll }, N { $number }.
   *[destroy] { $seat_name } уничтожает Группу { $group_name }: бросок { $roll }, N { $number }.
}
illuminati-event-AttackFailed = { $roll ->
    [0] { $seat_name }: из нападения на Группу { $group_name } ничего не выходит.
   *[other] { $seat_name }: нападение на Группу { $group_name } не удаётся: бросок { $roll }, N { $number }.
}
illuminati-event-GroupHung = { $seat_name } подвешивает Группу { $card_name }, хозяин: { $master_name }, { $side ->
    [0] сверху
    [1] справа
    [2] снизу
   *[3] слева
}{ $dropped_count ->
    [0] .
   *[other] ; не поместились: { $dropped_names }.
}
illuminati-event-GroupsFreed = { $why ->
    [neutralized] Свободны после нейтрализации: { $cards_names }.
    [dropped] { $seat_name } бросает; свободны: { $cards_names }.
    [unpaid] { $seat_name } не платит; свободны: { $cards_names }.
    [overlap] У игрока { $seat_name } нет места; свободны: { $cards_names }.
    [destroyed] Свободны, без хозяина: { $cards_names }.
   *[out] { $seat_name } оставляет; свободны: { $cards_names }.
}
illuminati-event-GroupDestroyed = На кладбище: { $card_name }. Уничтожено Групп, игрок { $seat_name }: { $destroyed }.
illuminati-event-GroupRevived = { $seat_name } возвращает с кладбища Группу { $card_name }.
illuminati-event-MoneyTransferred = { $seat_name } переводит деньги: { $source_name } → { $receiver_name }.
illuminati-event-AmountTransferred = { $amount ->
    [0] Ничего не переведено.
   *[other] Переведено: { $amount } МБ.
}
illuminati-event-MoneyRedistributed = { $seat_name } перемещает деньги между всеми казнами.
illuminati-event-MoneyGained = { $seat_name }: Иллюминаты получают { $amount } МБ.
illuminati-event-StructureReorganized = { $seat_name } перестраивает структуру.
illuminati-event-AlignmentsShifted = { $seat_name } меняет черты Группы { $group_name }: { $lose ->
    [government] исчезает Правительственная
    [communist] исчезает Коммунистическая
    [liberal] исчезает Либеральная
    [conservative] исчезает Консервативная
    [peaceful] исчезает Мирная
    [violent] исчезает Буйная
    [straight] исчезает Обычная
    [weird] исчезает Странная
    [criminal] исчезает Преступная
    [fanatic] исчезает Фанатичная
   *[none] ничего не исчезает
}{ $gain ->
    [government] , появляется Правительственная.
    [communist] , появляется Коммунистическая.
    [liberal] , появляется Либеральная.
    [conservative] , появляется Консервативная.
    [peaceful] , появляется Мирная.
    [violent] , появляется Буйная.
    [straight] , появляется Обычная.
    [weird] , появляется Странная.
    [criminal] , появляется Преступная.
    [fanatic] , появляется Фанатичная.
   *[none] .
}
illuminati-event-SpecialPlayed = { $use ->
    [privilege] { $seat_name } сбрасывает, требуя привилегии: { $special_name }.
    [break_privilege] { $seat_name } сбрасывает, чтобы сорвать привилегию: { $special_name }.
    [counter] { $seat_name } отвечает картой: { $special_name }.
   *[effect] { $card ->
        [-1] { $to ->
            [-1] { $seat_name } играет карту: { $special_name }.
           *[other] { $seat_name } играет карту: { $special_name } (игрок: { $to_name }).
        }
       *[other] { $seat_name } играет карту: { $special_name } (карта: { $card_name }).
    }
}
illuminati-event-SpecialCountered = { $special_name }, карта игрока { $seat_name }, не действует.
illuminati-event-SpecialsDiscarded = { $specials_count ->
    [0] { $seat_name } не имеет особых карт для сброса.
   *[other] { $seat_name } сбрасывает: { $specials_names }.
}
# Что видно, знает только игрок.
illuminati-event-TreasuryPeeked = { $money ->
    [one] { illuminati-treasury-told }
    [few] { illuminati-treasury-told }
    [many] { illuminati-treasury-told }
    [other] { illuminati-treasury-told }
   *[hidden] { $seat_name } узнаёт, сколько денег лежит на карте { $card_name }.
}
illuminati-treasury-told = { $seat_name } узнаёт, сколько денег лежит на карте { $card_name }: { $money } МБ.
illuminati-event-HandPeeked = { $specials_count ->
    [one] { illuminati-hand-told }
    [few] { illuminati-hand-told }
    [many] { illuminati-hand-told }
    [other] { illuminati-hand-told }
   *[hidden] { $seat_name } смотрит особые карты игрока { $of_seat_name }.
}
illuminati-hand-told = { $seat_name } смотрит особые карты игрока { $of_seat_name }: { $specials_names }.
illuminati-event-SpecialsShown = { $seat_name } показывает игроку { $to_name } особые карты: { $specials_names }.
illuminati-event-TurnPassed = { $seat_name } пасует весь ход за 5 МБ.
illuminati-event-IlluminatiTurnedUp = Иллюминаты игрока { $seat_name } открыты: { $card_name }.
illuminati-event-IlluminatiNamed = { $right ->
    [yes] { $seat_name } говорит, что у игрока { $to_name } карта { $card_name }, и угадывает.
   *[no] { $seat_name } говорит, что у игрока { $to_name } карта { $card_name }, и не угадывает.
}
illuminati-event-PlayerOut = { $why ->
    [left] { $seat_name } выходит из игры.
   *[eliminated] { $seat_name } остаётся без Групп и выбывает.
}
# $goal — Иллюминаты, чья особая цель выполнена, или -1: основная цель.
illuminati-event-GoalMet = { $goal ->
    [-1] { $seat_name } выполняет основную цель.
   *[other] { $seat_name } выполняет особую цель: { $goal_name }.
}
illuminati-event-OfferMade = { $by_name } делает предложение { $id }. Кому: { $to_name }.
illuminati-event-OfferRefused = { $to_name } отклоняет предложение { $id }. От кого: { $by_name }.
illuminati-event-OfferWithdrawn = { $by_name } отзывает предложение { $id }. Кому: { $to_name }.
illuminati-event-OfferLapsed = Предложение { $id } больше не в силе. От кого: { $by_name }, кому: { $to_name }.
illuminati-event-DealMade = { $by_name } и { $to_name } заключают сделку{ $money_given ->
    [0] { "" }
   *[other] ; { $by_name } отдаёт: { $money_given } МБ
}{ $money_got ->
    [0] { "" }
   *[other] ; { $to_name } отдаёт: { $money_got } МБ
}{ $groups_given_count ->
    [0] { "" }
   *[other] ; { $by_name } отдаёт: { $groups_given_names }
}{ $groups_got_count ->
    [0] { "" }
   *[other] ; { $to_name } отдаёт: { $groups_got_names }
}.
illuminati-event-SpecialsTraded = Особые карты сменили владельца. { $by_name } отдаёт: { $specials_given_count ->
    [0] ни одной
   *[other] { $specials_given_names }
}; { $to_name } отдаёт: { $specials_got_count ->
    [0] ни одной
   *[other] { $specials_got_names }
}.
illuminati-event-GameEnded = { $reason ->
    [goal] Игра окончена. { illuminati-reason-goal }
    [round_limit] Игра окончена. { illuminati-reason-round_limit }
    [all_controlled] Игра окончена. { illuminati-reason-all_controlled }
   *[last_player] Игра окончена. { illuminati-reason-last_player }
}

## Почему игра закончилась

illuminati-reason-goal = Цель выполнена.
illuminati-reason-last_player = Остался только один игрок.
illuminati-reason-round_limit = Сыграно условленное число раундов.
illuminati-reason-all_controlled = Свободных Групп не осталось.

## Отказы

illuminati-no-not_now = Сейчас это невозможно. Выберите одно из предложенных действий.
illuminati-no-out_of_game = Вы выбыли из этой игры. Можно смотреть дальше.
illuminati-no-no_actions_left = Обычных действий на это не осталось. Сделайте бесплатные или идите дальше.
illuminati-no-no_transfers_left = Оба бесплатных перевода сделаны. Идите дальше.
illuminati-no-already_acted = В этот ход что-то уже сделано, и спасовать его нельзя. Играйте дальше.
illuminati-no-not_yours = Не ваша карта: { $card_name }. Выберите карту из своей структуры.
illuminati-no-not_theirs = Не у этого игрока: { $card_name }. Попросите Группу, которая у него есть.
illuminati-no-not_your_cards = Это не точно ваши карты. Укажите каждую карту структуры один раз, по порядку.
illuminati-no-no_power = Без Силы не напасть: { $card_name }. Выберите карту, у которой она есть.
illuminati-no-spent = В этот ход уже участвовала в нападении: { $card_name }. Выберите другую карту.
illuminati-no-not_in_play = На эту Группу там, где она есть, не напасть. Выберите Группу на столе.
illuminati-no-is_illuminati = На Иллюминатов напасть нельзя. Выберите Группу.
illuminati-no-own_group = Свою Группу можно только уничтожить: { $group_name }. Выберите другую цель или вид.
illuminati-no-only_rivals = Нейтрализовать можно только Группы других игроков. Выберите другую цель или вид.
illuminati-no-attacks_itself = Карта не нападает на саму себя. Выберите другую нападающую карту.
illuminati-no-immune = Черты карты { $attacker_name } не дают ей напасть на Группу { $group_name }. Выберите другую нападающую карту.
illuminati-no-powerless = Группу без Силы не уничтожить: { $group_name }. Выберите другую цель или особую карту для этого.
illuminati-no-not_powerless = У этой Группы есть Сила, и особая карта не нужна: { $group_name }. Объявите нападение без неё.
illuminati-no-no_open_arrow = Для этого нет открытой стрелки: { $card_name }. Выберите другую карту или сначала освободите место.
illuminati-no-no_open_arrow_for = Для какой-то Группы этой сделки нет открытой стрелки. Уберите её или сначала освободите место.
illuminati-no-no_such_aide = Не может в этом помочь: { $card_name }. Выберите свои карты, кроме нападающей и цели.
illuminati-no-aides_in_order = Помощники указаны не по возрастанию. Назовите каждого один раз, с наименьшего номера.
illuminati-no-no_transferable = Нет передаваемой Силы: { $card_name }. Выберите другого помощника.
illuminati-no-called_off_before = Это нападение в этот ход уже отозвано. Объявите другое.
illuminati-no-too_many_call_offs = Отозванных в этот ход нападений больше быть не может, их предел { $most }. Доведите это до конца.
illuminati-no-already_committed = Нападение уже обязывает, отозвать его нельзя. Потратьте деньги или спасуйте.
illuminati-no-no_such_special = Этой особой карты у вас нет. Выберите одну из своих.
illuminati-no-smaller_first = Две особые карты не в том порядке. Назовите сначала меньший номер.
illuminati-no-not_enough_money = Там только { $money } МБ: { $card_name }. Выберите сумму поменьше.
illuminati-no-nothing_spent = Такую сумму не потратить. Дайте не меньше 1 МБ или спасуйте.
illuminati-no-wrong_side = { $side ->
    [for] В этом нападении вы защищаетесь. Тратьте против него или спасуйте.
   *[against] Здесь нападаете вы. Тратьте на своё нападение или спасуйте.
}
illuminati-no-not_let_in = Это нападение с привилегией, и вас не впустили. Сыграйте особую карту для этого или спасуйте.
illuminati-no-illuminati_only = Платить здесь могут только ваши Иллюминаты. Уберите Группу.
illuminati-no-cannot_pay = Не может заплатить это содержание: { $card_name }. Выберите саму карту, её хозяина или Иллюминатов, с деньгами.
illuminati-no-wrong_amount = Такой суммы здесь не дать. Выберите от { $least } до { $most } МБ.
illuminati-no-cards_in_order = Карты указаны не по возрастанию. Начните с наименьшего номера.
illuminati-no-wrong_sum = В ваших казнах вместе { $money } МБ. Разложите ровно столько.
illuminati-no-not_adjacent = Это не хозяин и марионетка: { $source_name }, { $receiver_name }. Выберите соседей.
illuminati-no-no_such_arrow = С этой стороны карты нет открытой стрелки. Выберите одну из её открытых стрелок.
illuminati-no-no_such_plan = Марионеток так не подвесить. Выберите одну из предложенных раскладок.
illuminati-no-ability_used = Способность этой карты в этот ход уже применена: { $card_name }. Выберите другое действие.
illuminati-no-no_such_ability = Нет такой способности: { $card_name }. Выберите другую карту или действие.
illuminati-no-pile_empty = В стопке больше нет карт. Выберите другое действие.
illuminati-no-no_such_group = Эту Группу для этого не выбрать. Выберите другую.
illuminati-no-not_dead = Этой карты на кладбище нет. Выберите уничтоженную Группу.
illuminati-no-no_such_player = Этого игрока для этого не выбрать. Выберите другого.
illuminati-no-nothing_to_shift = Так черты не изменятся: { $card_name }. Отнимите черту, которая есть, или дайте ту, которой нет.
illuminati-no-not_opposite = Черту можно сменить только на противоположную. Выберите её или только отнимите либо дайте.
illuminati-no-unknown_goal = Такую цель выбрать нельзя. Выберите одних из предложенных Иллюминатов.
illuminati-no-lies_open = Там не лежат закрытые Иллюминаты. Выберите другого игрока.
illuminati-no-not_that_one = Карта { $card_name } не может лежать там: она открыта, ваша или названа напрасно. Выберите другую.
illuminati-no-no_deals_here = За этим столом играют без сделок. Играйте дальше без них.
illuminati-no-no_deals_now = Сейчас что-то разрешается. Пока это не кончилось, предложение можно отклонить, но не принять.
illuminati-no-privileged_attack = Во время привилегированного нападения торговать нельзя. Подождите, пока оно кончится.
illuminati-no-empty_deal = Сделка без содержания — не сделка. Дайте что-нибудь или попросите.
illuminati-no-wrong_goods = Так это предложить нельзя. Назовите каждую карту один раз, а денег не меньше 0.
illuminati-no-goes_along = Висит под другой Группой сделки и идёт вместе с ней: { $card_name }. Уберите её.
illuminati-no-not_their_turn = Группы меняют владельца только в ход одного из двоих. Подождите его или уберите их.
illuminati-no-only_between_actions = Группы меняют владельца только между действиями. Подождите, пока это кончится.
illuminati-no-hands_victory = Эта сделка подарила бы кому-то победу. Отклоните её или предложите другие условия.
illuminati-no-no_such_partner = С этим игроком сделки не заключить. Выберите другого игрока в игре.
illuminati-no-too_many_offers = Ваших предложений в этот ход больше быть не может, их предел { $most }. Подождите следующего хода.
illuminati-no-too_many_shown = Показов особых карт в этот ход больше быть не может, их предел { $most }. Подождите следующего хода.
illuminati-no-nothing_to_show = Ничего не было бы показано. Выберите хотя бы одну особую карту.
illuminati-no-no_such_offer = Такого предложения больше нет. Посмотрите, какие открыты.
illuminati-no-offer_changed = Условия этого предложения изменились. Сначала посмотрите новые.
illuminati-no-unknown_card = В структуре названа карта, которая не ваша. Используйте каждую свою Группу один раз.
illuminati-no-hung_twice = В структуре одна карта висит дважды. Используйте каждую свою Группу один раз.
illuminati-no-card_missing = В структуре не хватает карты. Используйте каждую свою Группу один раз.
illuminati-no-arrow_taken = Две карты висят на одной стрелке. Возьмите для одной из них другую.
illuminati-no-not_rooted = Некоторые карты не висят на Иллюминатах. Соедините с ними каждую Группу.
illuminati-no-cards_overlap = Две карты легли бы в одну клетку. Подвесьте одну из них в другом месте.
illuminati-no-bid_too_low = Эта ставка слишком мала. Дайте не меньше { $least } МБ или спасуйте.
illuminati-no-purse_too_small = У вас только { $purse } МБ. Выберите сумму поменьше.

## Варианты

illuminati-option-deck = Колода
illuminati-option-deck-help = Наша колода или собственные карты в опубликованном формате.
illuminati-option-open_treasuries = Открытые казны
illuminati-option-open_treasuries-help = Если включено, все видят, сколько денег на каждой карте.
illuminati-option-alternative_goals = Другие цели
illuminati-option-alternative_goals-help = Если включено, у каждого заговора вторая цель колоды вместо первой.
illuminati-option-longer_goal = Игра подольше
illuminati-option-longer_goal-help = На столько карт больше требует основная цель. Обычно 0.
illuminati-option-until_all_controlled = Пока есть свободные Группы
illuminati-option-until_all_controlled-help = Если включено, целей нет. Когда свободных Групп не остаётся, побеждает наибольшая Сила.
illuminati-option-hidden_goals = Скрытые цели
illuminati-option-hidden_goals-help = Если включено, каждый тайно выбирает особую цель вместо напечатанной.
illuminati-option-hidden_factions = Скрытые Иллюминаты
illuminati-option-hidden_factions-help = Если включено, Иллюминаты лежат закрытыми и считаются средними, пока их не откроют игроки или не назовёт соперник.
illuminati-option-round_limit = Сколько раундов
illuminati-option-round_limit-help = После стольких раундов игру прерывают, и побеждает наибольшая Сила. Обычно 40.
illuminati-option-deals = Сделки
illuminati-option-deals-help = Если выключено, игроки не торгуют деньгами, особыми картами и Группами.

## Ошибки в колоде
## $card — название или номер карты, пусто, если речь обо всей колоде.

illuminati-fault-deck_not_json = Файл перестаёт быть JSON в строке { $line }, столбце { $column }. Исправьте это место.
illuminati-fault-deck_too_big = Файл слишком велик. Наибольшее число байтов: { $most }.
illuminati-fault-deck_wrong_type = { $expected ->
    [number] Здесь нужно целое число.
    [text] Здесь нужен текст.
    [list] Здесь нужен список.
   *[object] Здесь нужен объект с полями.
}
illuminati-fault-deck_missing = Не хватает поля «{ $name }».
illuminati-fault-deck_unknown_field = Поля «{ $name }» нет.
illuminati-fault-deck_unknown_value = Значения «{ $value }» здесь нет. Возьмите одно из этих: { $values }.
illuminati-fault-deck_unknown_type = Вида «{ $value }» здесь нет. Возьмите один из этих: { $values }.
illuminati-fault-deck_number = Выберите число от { $least } до { $most }.
illuminati-fault-deck_text_length = В тексте может быть от { $least } до { $most } знаков.
illuminati-fault-deck_list_length = В списке может быть от { $least } до { $most } записей.
illuminati-fault-deck_characters = { $what ->
        [ends] В тексте пробелы по краям. Уберите их.
        [control] В тексте управляющий знак ({ $character }). Уберите его.
        [line] В тексте конец строки ({ $character }). Уберите его.
        [space] В тексте необычный пробел ({ $character }). Поставьте обычный.
        [unseen] В тексте знак, которого не видно ({ $character }); он бывает в эмодзи. Уберите его.
       *[unknown] В тексте знак, который нельзя показать ({ $character }). Уберите его.
    }
illuminati-fault-deck_id_form = В идентификаторе от 1 до 40 знаков из a-z, 0-9 и подчёркивания.
illuminati-fault-deck_duplicate_id = Идентификатор «{ $value }» стоит дважды. Каждой карте нужен свой.
illuminati-fault-deck_duplicate_name = Название «{ $value }» стоит дважды. Каждой карте нужно своё.
illuminati-fault-deck_in_arrows = { $count ->
    [0] У Группы должна быть одна входящая стрелка, а у этой нет ни одной.
   *[other] У Группы должна быть одна входящая стрелка, а здесь их { $count }.
}
illuminati-fault-deck_out_arrows = У Иллюминатов исходящая стрелка на каждой из четырёх сторон.
illuminati-fault-deck_repeated = «{ $value }» стоит в списке дважды. Достаточно одного раза.
illuminati-fault-deck_repeated_ability = Способность «{ $value }» дана дважды. У карты она одна.
illuminati-fault-deck_unknown_group = Группы с идентификатором «{ $value }» в этой колоде нет.
illuminati-fault-deck_own_target = Прибавка карты не может быть против неё самой.
illuminati-fault-deck_two_targets = Прибавка бывает против черты или против Групп. Задайте что-то одно.
illuminati-fault-deck_no_upkeep = Отрицательный доход требует способности «upkeep» размером { $least }.
illuminati-fault-deck_misplaced_bonus = Перемещая деньги, новые приносит только особая карта. Уберите прибавку.
illuminati-fault-deck_nothing_to_copy = Ни у кого из других Иллюминатов нет цели, которую можно скопировать. Дайте её кому-нибудь.
illuminati-fault-deck_few_illuminati = Иллюминатов слишком мало: { $count }. Нужно не меньше, чем { $least }.
illuminati-fault-deck_few_groups = Групп слишком мало: { $count }. Нужно не меньше, чем { $least }.
illuminati-fault-deck_more_faults = Других ошибок: { $count }. Исправьте сначала эти.

## Числа колоды

illuminati-statistic-groups = Группы
illuminati-statistic-illuminati = Иллюминаты
illuminati-statistic-special_kinds = Виды особых карт
illuminati-statistic-special_cards = Особые карты
illuminati-statistic-sum_power = Сила в сумме
illuminati-statistic-sum_income = Доход в сумме
illuminati-statistic-with_ability = Группы со способностью
illuminati-statistic-power = Группы по Силе
illuminati-statistic-transferable = Группы по передаваемой Силе
illuminati-statistic-resistance = Группы по Сопротивлению
illuminati-statistic-income = Группы по доходу
illuminati-statistic-alignments = Группы по чертам
illuminati-statistic-alignments_per_card = Группы по числу черт
illuminati-statistic-out_arrows = Группы по исходящим стрелкам

## Экран

illuminati-board-attacks = нападает
illuminati-board-aids = помогает +{ $count }
illuminati-board-target = цель
illuminati-board-acted = участвовала
illuminati-board-printed = { $resistance ->
    [none] Сила { $power }, передаваемая { $transferable }, доход { $income }
   *[other] Сила { $power }, передаваемая { $transferable }, Сопротивление { $resistance }, доход { $income }
}
illuminati-board-owner = владелец: { $owner }
illuminati-board-hangs = подвешена к { $name }, глубина { $depth }
illuminati-board-on-it = на ней { $count } МБ
illuminati-board-mb = { $count } МБ
illuminati-board-lit = можно выбрать
illuminati-board-plan = Нападение
illuminati-board-slot-attacker = Нападающая
illuminati-board-slot-group = Цель
illuminati-board-slot-aides = Помощники
illuminati-board-choose-card = выберите карту
illuminati-board-no-aides = нет
illuminati-board-kind = Вид нападения
illuminati-board-privilege = Привилегия
illuminati-board-privilege-none = Без привилегии
illuminati-board-privilege-paid = С привилегией за { $count } МБ
illuminati-board-privilege-special = С привилегией: сбросить { $name }
illuminati-board-next-attacker = Выберите свою карту, которая нападает.
illuminati-board-next-group = Выберите Группу, на которую нападаете.
illuminati-board-next-aides = Сначала выберите нападающую карту и цель.
illuminati-board-next-announce = Назовите помощников или объявите нападение.
illuminati-board-will-discard = При объявлении уйдёт в сброс карта «{ $name }»: без неё на Группу без Силы не напасть. Отменить нападение после этого нельзя.
illuminati-board-before-money = До того, как кто-нибудь потратит деньги.
illuminati-board-announce = Объявить
illuminati-board-for = За
illuminati-board-against = Против
illuminati-board-odds = N равно { $n }: удачных бросков { $ways } из 36, { $percent } процентов.
illuminati-board-less = −1 МБ
illuminati-board-now = сейчас
illuminati-board-more = +1 МБ
illuminati-board-rolled = Бросок { $roll }, N равно { $n }
illuminati-board-take = { $name }: меньше
illuminati-board-add = { $name }: больше
illuminati-board-stake-for = за { $count }
illuminati-board-stake-against = против { $count }
illuminati-board-stake-asked = отвечает
illuminati-board-stake-passed = пас
illuminati-board-you = Вы
illuminati-board-attack-to-control = Нападение: захват
illuminati-board-attack-to-neutralize = Нападение: нейтрализация
illuminati-board-attack-to-destroy = Нападение: уничтожение
illuminati-board-attack-rolled = Кости брошены
illuminati-board-attack-succeeded = Успех
illuminati-board-attack-failed = Неудача
illuminati-board-attack-called-off = Отменено
illuminati-board-phase-money = Деньги · пасов { $passed } из { $count }
illuminati-board-phase-privilege = Объявлено
illuminati-board-with = помогает: { $names }
illuminati-board-along = вместе с: { $names }
illuminati-board-own = собственная Группа нападающего
illuminati-board-uncontrolled = Свободные Группы
illuminati-board-privileged = С привилегией: платят только нападающий, защитник и гости.
illuminati-board-your-money = Ваши деньги в этом нападении
illuminati-board-side = Ваша сторона
illuminati-board-left = останется { $count } МБ
illuminati-board-pay = Заплатить { $count } МБ
illuminati-board-hang = Куда её подвесить?
illuminati-board-hang-line = Нажмите открытую стрелку на столе или выберите здесь.
illuminati-board-hang-ways = На этой стрелке есть несколько способов. Выберите один.
illuminati-board-hang-on = К карте { $name }, { $towards ->
    [0] сверху
    [1] справа
    [2] снизу
   *[3] слева
}
illuminati-board-rehung = в другом месте: { $names }
illuminati-board-dropped = теряется: { $names }
illuminati-board-removed = уступает место: { $names }
illuminati-board-to-lay = осталось разложить { $count } МБ
illuminati-board-has = есть { $count } МБ
illuminati-board-as-it-was = Как было
illuminati-board-do = Сделать
illuminati-board-transfer = Перевод денег
illuminati-board-transfers-left = Бесплатных переводов осталось: { $count }
illuminati-board-transfer-costs = Это одно из ваших обычных действий.
illuminati-board-transfer-from = Выберите карту, которая отдаёт.
illuminati-board-transfer-to = Выберите карту, которая получает.
illuminati-board-all = Всё: { $count } МБ
illuminati-board-rebuild = Перестроить структуру
illuminati-board-rebuild-card = Выберите Группу, которую перенести, со всем, что на ней висит.
illuminati-board-rebuild-arrow = { $name }: выберите открытую стрелку.
illuminati-board-rebuilt = Перенесено: { $count }
illuminati-board-undo = Вернуть
illuminati-board-shift = Сменить черту
illuminati-board-shift-card = Выберите Группу, черты которой изменятся.
illuminati-board-shift-line = Заберите одну, дайте одну или смените на противоположную. До конца хода.
illuminati-board-loses = забирается
illuminati-board-gains = даётся
illuminati-board-held = есть
illuminati-board-hand = Ваши особые карты
illuminati-board-hand-empty = У вас нет особых карт.
illuminati-board-time-any = в любой миг
illuminati-board-time-roll = после броска
illuminati-board-time-action = обычное действие
illuminati-board-time-privilege = против привилегии
illuminati-board-time-income = перед вашим доходом
illuminati-board-time-special = в ответ на карту
illuminati-board-time-start = в начале чужого хода
illuminati-board-time-attack = при объявлении
illuminati-board-aim = Выбрать цель
illuminati-board-aim-line = Нажмите карту на столе или выберите здесь.
illuminati-board-not-now = Сейчас её сыграть нельзя.
illuminati-board-dead = Кладбище
illuminati-board-dead-count = Кладбище: { $count }
illuminati-board-away = вне игры
illuminati-board-figure-power = Сила
illuminati-board-figure-transferable = Передаваемая
illuminati-board-figure-resistance = Сопротивление
illuminati-board-figure-income = Доход
illuminati-board-figure-treasury = Казна
illuminati-board-figure-depth = Глубина
illuminati-board-goal = Цель
illuminati-board-attack-with = Напасть ею
illuminati-board-attack-this = Напасть на неё
illuminati-board-goals = Кто как близок к цели
illuminati-board-goal-secret = Тайная цель.
illuminati-board-round = Круг { $round }
illuminati-board-redistribute = Разложить деньги
illuminati-board-trade = Предложить сделку
illuminati-board-counter = Другие условия
illuminati-board-partner = С кем
illuminati-board-you-give = Вы даёте
illuminati-board-they-give = { $name } даёт
illuminati-board-propose = Предложить
illuminati-board-trade-line = Сделка сразу связывает обоих. Обещания никого не связывают.
illuminati-board-money = Деньги
illuminati-board-specials = Особые карты в сделке: { $count }
illuminati-board-groups = Группы в сделке: { $count }
illuminati-board-offers = Предложения
illuminati-board-nothing = ничего
illuminati-board-between-them = между ними
illuminati-board-accept = Принять
illuminati-board-refuse = Отклонить
illuminati-board-withdraw = Отозвать
illuminati-board-demand = С кого налог?
illuminati-board-demand-go = { $count ->
    [0] Не требовать налога
   *[other] Потребовать налог
}
illuminati-board-hand-over = Деньги для: { $name }
illuminati-board-hand-over-go = { $count ->
    [0] Ничего не передавать
   *[other] Передать { $count } МБ
}
illuminati-board-tax = Заплатить налог
illuminati-board-ask-upkeep = Содержание
illuminati-board-ask-goal = Ваша тайная цель
illuminati-board-turn-of = Ход: { $name }
illuminati-board-turn-own = Ваш ход
illuminati-board-turn-asked = спрашивают вас
illuminati-board-step-TurnStart = Начало
illuminati-board-step-Income = Доход
illuminati-board-step-Draw = Добор
illuminati-board-step-Actions = Действия
illuminati-board-step-FreeTransfers = Переводы
illuminati-board-step-SpecialPowers = Особая сила
illuminati-board-step-AddTargets = Цели
illuminati-board-step-VictoryCheck = Конец
illuminati-board-pips = осталось: { $count }
illuminati-board-structure = Структура Власти: { $name }
illuminati-board-structure-short = Структура Власти
illuminati-board-back = К своей
illuminati-board-others = Остальные Структуры Власти
illuminati-board-enlarge = Показать крупно: { $name }
illuminati-board-out = Вне игры
illuminati-board-short-basic = карт
illuminati-board-short-total_power = Силы
illuminati-board-short-total_transferable = передаваемой
illuminati-board-short-total_money = МБ
illuminati-board-short-printed_income_total = дохода
illuminati-board-short-all_alignments = черт
illuminati-board-short-alignment_count = с чертой
illuminati-board-short-alignment_count_any = с чертами
illuminati-board-short-count_power_at_least = сильных
illuminati-board-short-destroyed_count = уничтожено
illuminati-board-short-neutralized_count = нейтрализовано
illuminati-board-short-specials_held = особых карт
illuminati-board-short-span = глубины
illuminati-board-short-specials = особых карт
illuminati-board-held-specials = Особые карты: { $count }
illuminati-board-pile = Карт в стопке: { $count }
illuminati-board-nothing-here = Здесь нет карт.
illuminati-board-tabs = Что показано
illuminati-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
illuminati-board-middle = Середина
illuminati-board-dock = Что происходит
illuminati-board-show = Показать: { $name }
illuminati-board-end-actions = Закончить
illuminati-board-face-down = Они закрыты и считаются средними, пока их не откроют.
illuminati-board-guess = Кто это?
illuminati-board-guess-go = Назвать: обычное действие
illuminati-board-goal-basic = Карты в структуре
illuminati-board-deck-no-json = Этот файл — не JSON. «parlour deck check» скажет, где ошибка.
illuminati-board-deck-none = Карты так не показать. «Накрыть стол» назовёт все ошибки.
illuminati-board-deck-faults = { $count ->
    [one] { $count } ошибка в этой колоде:
    [few] { $count } ошибки в этой колоде:
   *[many] { $count } ошибок в этой колоде:
}
illuminati-board-deck-fault-list = Ошибки, карта за картой
illuminati-board-deck-spread = Чем отличаются Группы
illuminati-board-deck-ours = Взять нашу колоду
illuminati-board-deck-cards = Все карты: { $count }
illuminati-board-do-Pass = Пас
illuminati-board-do-CallOff = Отменить
illuminati-board-do-Finish = Дальше
illuminati-board-do-PassTurn = Пас: +5 МБ
