### Тексты дома: всё, что видит игрок и что не относится к самой игре.
### $name и $names — имена игроков; $count — число того, о чём говорит текст.

house = Parlour
language = Язык
language-en = English
language-pl = Polski
language-ru = Русский
theme = Светло или темно
theme-auto = Как в системе
theme-light = Светло
theme-dark = Темно
contrast-more = Больше контраста
sound = Звук
notices = Сообщать, когда мой ход
notices-insecure = Страница пришла без шифрования (простой http), и тогда браузеры не разрешают уведомлений. Заголовок и значок вкладки всё равно покажут, что ваш ход.
notices-denied = Браузер не разрешает этой странице уведомления; это можно изменить в его настройках. Заголовок и значок вкладки всё равно покажут, что ваш ход.
notices-unsupported = В этом браузере нет уведомлений. Заголовок и значок вкладки всё равно покажут, что ваш ход.
close = Закрыть
cancel = Отмена
save = Сохранить
reload = Загрузить страницу заново
try-again = Ещё раз
to-lobby = В холл
menu = Меню
panels = Панели
link = Ссылка
copy = Копировать
copied = Скопировано
unofficial = Неофициальные версии, сделанные с уважением к авторам игр; их имена указаны у каждой игры.

## Холл

lobby-title = Садитесь и играйте
lobby-line = Без регистрации. Боты готовы, а друзьям нужна только ссылка.
games = Игры
guest = Гость
your-name = Ваше имя
name-for-friends = Кто приглашает? Друзья увидят это в приглашении.
players = { $least ->
    [one] { $least } игрок
    [few] { $least } игрока
    [many] { $least } игроков
   *[other] { $least } игрока
}
players-range = { $least }–{ $most } игроков
minutes = { $minutes } мин
play-bots = Играть с ботами
invite-friends = Позвать друзей
more-options = Другие настройки
join-link = Ссылка или код стола
join = Войти
join-bad-link = Это не ссылка и не код стола. Скопируйте ещё раз, целиком.
public-tables = Открытые столы
public-tables-none = Ни один открытый стол не ждёт. Откройте свой: «Другие настройки» у игры, затем «Все».
free-seat-only = только со свободным местом
your-tables = Ваши столы
your-tables-none = Вы пока не сидите ни за одним столом.
play = Играть
open = Открыть
watch = Смотреть
sit-down = Сесть
status-open = ждёт игроков
status-running = идёт игра
status-over = игра окончена
status-closed = закрыт
seats-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
level = Сила ботов
status-your-turn = ваш ход
replay = Повтор
finished-tables = Сыгранные партии

## Новый стол

seats = Места
seats-count = Сколько
seat-me = Я
seat-open = Свободное место
seat-bot = Бот, { $level }
seat-bot-numbered = Бот { $number }, { $level }
seat-number = Место { $number }
which-seat = Место
which-seat-any = Первое свободное
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-random = случайный
who-may-join = Кто может войти
by-link = Все, у кого есть ссылка
public = Все: стол виден в холле
clock = Часы
clock-none = без часов
clock-fischer = { $minutes } мин + { $seconds } с за ход
clock-per-turn = { $seconds } с на ход
clock-kind-fischer = Время на всю партию и добавка за каждый ход
clock-kind-per-turn = Одинаковое время на каждый ход
minutes-each = Минут каждому игроку
seconds-added = Секунд добавляется за ход
seconds-turn = Секунд на ход
rules-options = Варианты правил
not-readable = Это не удаётся прочесть. Запишите так же, как значение, которое здесь стояло.
not-readable-list = Это не удаётся прочесть. Запишите значения по порядку, через запятую.
make-table = Накрыть стол
lag = Запас на задержку
lag-help = Столько времени каждого хода в пути к серверу не списывается с часов.
lag-none = нет
lag-quarter = ¼ секунды
lag-half = ½ секунды
lag-one = 1 секунда
lag-words = запас на задержку { $time }
away = Если кого-то долго нет
away-wait = Стол ждёт
away-default = Дом делает ход, принятый в игре по умолчанию
away-bot = Играет бот, пока игрок не вернётся
away-after = Через какое время
away-default-words = за отсутствующих ходит дом, срок: { $time }
away-bot-words = за отсутствующих играет бот, срок: { $time }
duration-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
duration-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
duration-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}

## За стол

invited-by = { $name } приглашает вас сыграть.
only-watch = Только смотреть
waiting-title = Стол готов
waiting-line = { $count ->
    [one] Ждём ещё { $count } игрока. Игра начнётся сама.
    [few] Ждём ещё { $count } игроков. Игра начнётся сама.
    [many] Ждём ещё { $count } игроков. Игра начнётся сама.
   *[other] Ждём ещё { $count } игрока. Игра начнётся сама.
}
invite-title = Пригласить
invite-line = Кто откроет эту ссылку, может занять свободное место. Регистрация не нужна.
you = вы
failed-title = Не получилось

## Стол

skip-to-actions = К списку действий
tab-log = Протокол
tab-actions = Действия
tab-rules = Правила
tab-text = Текст
not-begun = Игра ещё не началась.
log-empty = Пока ничего не произошло.
log-gap = Пока вас не было, многое произошло. Протокол начинается здесь.
turn-yours = ваш ход
turn-theirs = ходит
asked-yours = вопрос к вам
asked-theirs = отвечает
presence-here = на связи
presence-away = не на связи
presence-bot = бот
presence-open = свободно
presence-left = вне игры
you-watch = вы смотрите
watching-count = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
clock-left = Осталось времени: { $time }
waiting-for = Сейчас решает: { $names }.
waiting-hidden = Ждём других игроков.
your-choice = Ваш выбор
send-turn = Отправить ход
sending = Отправляем…
sending-offline = Нет связи. Ваш выбор будет отправлен, как только она вернётся.
draft-complete = Ход готов: отправьте его или возьмите части назад.
take-back = Взять назад { $what }
send-at-once = Отправлять ход, как только он готов
not-connected = Нет связи. Пробуем снова…
rule = Правило { $number }
rule-word = Правило
rules-missing = Правила этой игры здесь показать нельзя.
board-fit = Вся доска
board-turn = Повернуть доску
record = Скачать запись
seat-link-line = По этой ссылке ваше место переходит на другое устройство. Никому её не давайте.
resign = Сдаться
resign-sure = Хотите сдаться? Игра продолжится или закончится по правилам, а вы сможете смотреть.
resign-yes = Да, сдаюсь
leave = Уйти из-за стола
leave-sure = Хотите уйти? Вы сдаёте игру и отдаёте место.
leave-sure-open = Хотите уйти? Ваше место освободится.
leave-yes = Да, ухожу
stay = Нет, остаюсь
tab-chat = Чат
board-larger = Крупнее
board-smaller = Мельче
presence-gone = связь прервалась
presence-played-default = нет на месте, ходит дом
presence-played-bot = нет на месте, играет бот
presence-until-default = нет на месте, дом пойдёт через { $time }
presence-until-bot = нет на месте, бот сыграет через { $time }
about-table = Этот стол
title-your-turn = Ваш ход
title-at-table = За столом: { $names }

## Разговор

chat-empty = Пока никто ничего не сказал.
chat-message = Сообщение
chat-hint = Скажите что-нибудь
chat-send = Отправить
chat-spectator = смотрит
chat-gallery = Вы смотрите: до конца игры это читают только другие зрители.
chat-mute = Не слышать
chat-mute-line = Только здесь; никто об этом не узнает.
chat-spectators = Зрители
chat-hidden = { $count ->
    [one] { $count } скрытое сообщение
    [few] { $count } скрытых сообщения
    [many] { $count } скрытых сообщений
   *[other] { $count } скрытого сообщения
}
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
chat-over = { $count ->
    [one] На { $count } знак длиннее, чем можно
    [few] На { $count } знака длиннее, чем можно
    [many] На { $count } знаков длиннее, чем можно
   *[other] На { $count } знака длиннее, чем можно
}
chat-heard = { $name }: { $text }
chat-nameless = Сначала назовите себя, чтобы другие знали, кто говорит.

## Взять ход назад

takeback-mine = Взять мой последний ход назад
takeback-word = Взять назад: { $what }
takeback-you-ask = Вы просите взять назад свой последний ход. Потраченное время не вернётся.
takeback-asks = { $name } просит взять последний ход назад.
takeback-undoes = Пропадёт то, что отмечено в протоколе.
takeback-clear = С тех пор ничего не вытянули и не открыли.
takeback-chance = С тех пор что-то решил случай.
takeback-hidden = С тех пор кто-то увидел скрытое.
takeback-agreed = Согласие есть: { $names }.
takeback-missing = Пока без ответа: { $names }.
takeback-accept = Разрешить
takeback-decline = Отказать
takeback-withdraw = Забрать просьбу
takeback-you-ask-word = Вы просите взять назад: { $what } Потраченное время не вернётся.
takeback-asks-word = { $name } просит взять назад: { $what }
takeback-declined = { $count ->
    [one] { $names } отказывает: всё остаётся как есть.
   *[other] В просьбе отказано: всё остаётся как есть.
}
takeback-title = { $name } просит взять ход назад
event-house-taken-back = Ход взят назад, просьба игрока { $by_name }. Зачёркнутое выше не считается.

## Предложения вне хода

proposal-accept = Принять
proposal-decline = Отклонить

## Пока вас не было

missed = Пока вас не было
missed-more = { $count ->
    [one] И ещё { $count } строка в протоколе.
    [few] И ещё { $count } строки в протоколе.
    [many] И ещё { $count } строк в протоколе.
   *[other] И ещё { $count } строки в протоколе.
}
missed-show = Показать
missed-close = Дальше

## Куда ушло время

ledger = Куда ушло время?
ledger-open = Осталось времени: { $time }. Куда оно ушло?
ledger-line = Часы идут от вопроса до той минуты, когда ответ дойдёт до дома.
ledger-lag = До { $time } пути каждого хода здесь не списывается.
ledger-no-lag = У этого стола нет запаса на задержку: путь тоже считается.
ledger-own = Ваши часы
ledger-of = Часы игрока { $name }
ledger-total = Списано { $charged }, не списано { $spared }, добавлено { $added }.
ledger-empty = Ни одни часы ещё не шли.
ledger-when = Когда
ledger-charged = Списано
ledger-added = Добавлено
ledger-left = Осталось
ledger-spared-lag = { $time } не списано: запас на задержку
ledger-spared-credit = { $time } не списано: дом не работал или стоял на паузе
ledger-move = Ход
ledger-expired = Время вышло
ledger-credit = Дом не работал или стоял на паузе
ledger-taken_back = Ход взят назад; время с ним не возвращается
ledger-left-table = Уход из-за стола
span-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с

## Клавиши

keys = Клавиши
key-tab = Tab
key-tab-does = к доске, кнопкам и спискам
key-arrows = ↑ ↓ ← →
key-arrows-does = на соседнее поле
key-enter = Enter
key-enter-does = выбрать
key-escape = Esc
key-escape-does = отменить выбор
key-list = L
key-list-does = список действий
key-fit = 0
key-fit-does = вся доска
key-help = ?
key-help-does = этот список

## Действия списком

filter = Найти действие
filter-hint = Слова или запись хода
actions-count = { $count ->
    [0] Ничего не подходит.
    [one] { $count } действие. Enter выбирает его.
    [few] { $count } действия.
    [many] { $count } действий.
   *[other] { $count } действия.
}
actions-all = Показать все ({ $count })
open-actions = В любое время
do-it = Сделать
value-yes = да
value-no = нет
value-none = нет
view-more = Ещё
field-seat = Игрок
field-by = От
field-to = Кому
field-owner = Владелец
field-target = Цель
field-type = Вид
field-kind = Вид
field-options = Варианты
field-seats = Места
field-agenda = Сейчас идёт
field-begun = Начато
hidden-count = { $count ->
    [one] { $count } скрытый предмет
    [few] { $count } скрытых предмета
    [many] { $count } скрытых предметов
   *[other] { $count } скрытого предмета
}

## Постоянные указания

orders = Постоянные указания
orders-standing = Постоянные указания: { $orders }
orders-line = Отвечают за вас вскоре после вопроса. Никто другой о них не узнает.
orders-saved = Сохранено.

## Конец

ended = Игра окончена.
play-again = Сыграть ещё раз
ended-draw = Ничья
ended-you-won = Победа за вами
ended-won = { $count ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}
reason-left = Один из игроков вышел из игры.
reason-time = У одного из игроков кончилось время.
reason-agreement = Так договорились игроки.
rematch-wants = { $count ->
    [one] { $names } хочет сыграть ещё раз.
   *[other] { $names } хотят сыграть ещё раз.
}
rematch-set = Следующая партия готова.
rematch-go = Перейти туда

## Что уносят с собой

collection = Моя коллекция
collection-line = То, что вы унесли с собой из игр. Приходите с этим снова или заберите текстом в другое место.
collection-empty = Здесь пока ничего нет. Некоторые игры под конец дают что-то с собой.
keepsake = Взять с собой
keepsake-none = Ничего: начать заново
keepsake-signed = сделано здесь
keepsake-unsigned = без подписи
keepsake-away = за столом
keepsake-brings = приносит: { $name }
keepsake-history = История
keepsake-rename = Переименовать
keepsake-new-name = Новое имя
keepsake-drop = Удалить
keepsake-drop-sure = Это исчезнет навсегда. Сначала выгрузите текст, если он вам нужен.
keepsake-export = Выгрузить
keepsake-import = Загрузить файл
keepsake-paste = Вставить текст
keepsake-text = Выгруженный текст
keepsake-bring = Загрузить
keepsake-brought = В вашей коллекции теперь: { $name }.
keepsake-brought-unsigned = В вашей коллекции теперь: { $name }, без подписи. С этим можно играть за столами, где это разрешено.
keepsake-saved = Сохранено в коллекции:
keepsake-decline = Не сохранять
keepsake-dropped = Не сохранено.

## Жребий, в котором не усомниться
## $label — ряд жребиев, $number — номер в нём, $n — сколько было исходов, $i — записанный.

sealed = Жребий опечатан:
sealed-line = Этот хеш тайного ключа игровой дом объявил до того, как кто-либо сел. Каждое место добавляет своё число, а в конце ключ раскрывается: тогда любой может повторить весь жребий.
verify = Проверить жребий
verify-title = Проверить жребий
verify-line = Эта страница берёт запись и, никого не спрашивая, повторяет каждый жребий по ключу, раскрытому в её конце, и числу каждого места: заново бросает каждый кубик и сдаёт каждую колоду.
verify-file = Открыть запись
verify-no-record = Это не запись: строку { $line } не прочесть.
verify-own-pages = Вся запись видна после конца игры, если только игра не хранит свои тайны.
verify-bad-key = Ключ в строке { $line } — не ключ.
verify-no-key = Ключ не раскрыт: проверить жребий пока нельзя.
verify-holds = { $count ->
    [one] Проверен { $count } жребий: он такой, какой даёт ключ
    [few] Проверено { $count } жребия: все такие, какие даёт ключ
   *[many] Проверено { $count } жребиев: все такие, какие даёт ключ
}
verify-fails = Эта запись неверна
verify-kept = Хеш ключа — тот, что был объявлен.
verify-not-kept = Хеш ключа не тот, что был объявлен: это другой ключ.
verify-fair = Каждый бросок и каждая сдача такие, какие даёт ключ.
verify-unfair = { $count ->
    [one] { $count } жребий не такой, какой даёт ключ.
    [few] { $count } жребия не такие, какие даёт ключ.
   *[many] { $count } жребиев не такие, какие даёт ключ.
}
verify-lines = Версии, места, взятые назад ходы и число мест в итоге согласуются друг с другом, строка за строкой.
verify-rules = Что скажут правила
verify-rules-line = Было ли каждое действие разрешено, какая карта лежала на выпавшем месте и пришла ли игра к этому итогу, следует из правил, а их эта страница не знает. Изменённого действия или итога выше не видно. Программа этого дома разыгрывает запись заново по правилам и сравнивает каждую позицию; на своём компьютере:
verify-rules-house = Или спросите этот дом. Тогда он сохранит запись для всех, у кого есть ссылка.
verify-rules-ask = Разыграть заново по правилам
verify-rules-hold = Разыграно в этом доме заново по правилам: каждое действие было разрешено, каждая позиция и итог такие, как записано.
verify-rules-replay = Посмотреть
verify-rules-unable = Этот дом не может сказать: { $why }
verify-seen-before = Это тот же хеш, что был показан этому браузеру до начала игры.
verify-seen-during = Это тот же хеш, что был показан этому браузеру во время игры.
verify-seen-other = Во время игры этому браузеру был показан другой хеш.
verify-own-nonce = Число, добавленное этим браузером, среди них есть.
verify-no-nonce = Числа, добавленного этим браузером, нет.
verify-commitment = Объявлено до того, как кто-либо сел
verify-key = Ключ, раскрытый в конце
verify-nonce = Число игрока { $name }
verify-labels = Жребий по назначению
verify-label = Ряд
verify-count = Жребиев
verify-wrong = Неверных
verify-entries = Жребий за жребием
verify-entries-line = Счёт с 1: кубик показывает эту грань, карта — такая по счёту из оставшихся. Сданное вместе стоит в том порядке, в каком вышло из колоды.
verify-only-unfair = Только неверные
verify-set-up = Подготовка
verify-house = Игровой дом
verify-at = Строка { $line }
verify-draw = { $label } { $number }: { $i } из { $n }
verify-draw-unfair = { $label } { $number }: { $i } из { $n }, ключ даёт { $rolled }
verify-deal = { $label } { $number }: сдано из { $size } в порядке { $order }
verify-deal-unfair = { $label } { $number }: сдано из { $size } в порядке { $order }, ключ даёт { $dealt }
verify-more = Показать ещё ({ $count })

## Соединение закончилось

bye-reload = Уже есть новая версия этой страницы.
bye-too_slow = Соединение было слишком медленным.
bye-too_many_connections = Отсюда слишком много соединений. Закройте несколько других окон.
bye-stopping = Сервер перезапускается.
bye-hello_late = Соединение устанавливалось слишком долго.
bye-seat_left = Это место больше не ваше.
bye-match_broken = Запись этого стола повреждена. Хозяин найдёт причину в журнале дома.
bye-unknown_table = Такого стола нет.
bye-internal_error = На сервере что-то пошло не так.

## Отказы

refused-already_left = Для вас эта игра уже закончена.
refused-already_seated = Вы уже сидите за этим столом.
refused-analysis_slow = Разбор этой позиции занимает слишком много времени. Возьмите позицию попроще.
refused-away_range = Отсутствующего можно ждать от десяти секунд до одних суток.
refused-bad_control = Такие часы поставить нельзя. Выберите от одной секунды до тридцати дней.
refused-begun = Игра уже началась: изменить то, что принесли с собой, нельзя.
refused-begun_meanwhile = Игра тем временем началась.
refused-broken_game = Эта игра на этом сервере неисправна.
refused-client_not_built = На этом сервере страница не собрана.
refused-draft_asks = Дальше решает кто-то другой. Отправьте то, что уже есть.
refused-draft_chance = Дальше решает случай. Отправьте то, что уже есть.
refused-draft_ends = На этом ход закончен. Отправьте его.
refused-forbidden = Здесь вам этого нельзя.
refused-foreign_origin = Этот запрос пришёл с другого сайта и не был выполнен.
refused-game_gone = Игра этого стола больше не установлена на этом сервере.
refused-game_over = Игра окончена.
refused-internal_error = На сервере что-то пошло не так. Попробуйте ещё раз.
refused-keeps_secrets = Эта игра хранит свои тайны и после конца.
refused-keepsake_altered = Этот текст изменили после того, как дом его подписал. Принесите его таким, каким он был выгружен.
refused-keepsake_elsewhere = Это сейчас за другим столом. Покиньте тот стол или дождитесь конца игры.
refused-keepsake_encoding = Этот текст не читается. Нужна кодировка UTF-8.
refused-keepsake_game = Это из другой игры, здесь с ним не сыграть.
refused-keepsake_long = Этот текст слишком длинный: помещается байт: { $most }.
refused-keepsake_malformed = Это не выгруженный сувенир, или в нём чего-то не хватает.
refused-keepsake_no_game = Это из игры, в которую здесь не играют ({ $game }).
refused-keepsake_unfit = Игре это не подходит. Это другая версия, или кто-то её изменил.
refused-keepsake_unsigned = Это сделано не здесь, а за этот стол берут только здешнее.
refused-keepsake_useless = К этому столу ничего с собой не принести.
refused-lag_range = Запас на задержку связи не может быть больше секунды.
refused-malformed = Сервер этого не понял.
refused-malformed_action = «{ $text }» — не действие этой игры. Выберите из списка.
refused-malformed_command = Сервер этого не понял.
refused-malformed_option = Вариант не может иметь такое значение ({ $field }). Выберите другое.
refused-malformed_order = Сервер не понял это постоянное указание.
refused-match_broken = Этот стол неисправен, продолжать нельзя.
refused-method_not_allowed = Здесь этого сделать нельзя.
refused-name_characters = В имени есть знаки, которые нельзя показать. Выберите другие.
refused-name_empty = Нужно имя. Напишите хотя бы одну букву.
refused-name_long = Имя слишком длинное. Не больше 32 знаков.
refused-negative_time = Время не может быть отрицательным.
refused-no_actions = Ничего не выбрано.
refused-no_analysis = Позиции этой игры разбирать нельзя.
refused-no_draft = Здесь решают по одному.
refused-no_hello = Соединение ещё не готово. Попробуйте ещё раз.
refused-no_offer = Сейчас никто не просит вернуть ход.
refused-no_opinion = Бот ни к чему не пришёл. Спросите ещё раз.
refused-no_orders = В этой игре нет постоянных указаний.
refused-no_rematch = Сыграть эту партию ещё раз так же нельзя. Создайте новый стол.
refused-no_rulebook = Правила этой игры здесь показать нельзя.
refused-no_seat = У вас нет места за этим столом.
refused-no_session = Сервер больше не знает этот браузер. Сядьте ещё раз.
refused-no_time = Часам нужно время. Выберите больше нуля.
refused-not_allowed = Сейчас это невозможно.
refused-not_awaited = Сейчас не ваш ход.
refused-not_begun = Игра ещё не началась.
refused-not_found = Здесь ничего нет.
refused-not_invited = За этот стол нужно приглашение. Попросите ссылку.
refused-not_over = Игра ещё не закончена.
refused-not_running = Игра сейчас не идёт.
refused-nothing_open = Сейчас ничего такого сделать нельзя.
refused-nothing_to_decide = Сейчас решать нечего.
refused-nothing_to_take_back = Вам нечего возвращать.
refused-offer_is_yours = Это ваша просьба: отвечают на неё другие.
refused-offer_not_yours = Это просьба другого игрока: её можно только принять или отклонить.
refused-offer_stands = Кто-то уже просит вернуть ход. Сначала ответьте на эту просьбу.
refused-one_open_action = Что-нибудь одно за раз.
refused-prompt_closed = Поздно: на столе уже всё изменилось. Выберите заново.
refused-record_after_end = После результата идёт что-то ещё, а он должен быть последней строкой.
refused-record_blank = Эта строка пустая.
refused-record_broken = С этого места партию воспроизвести нельзя.
refused-record_chance = Решение случая записано здесь не так, как требуют правила.
refused-record_commitment = Это не тот ключ, который был обещан перед игрой.
refused-record_digest = Позиция после этой строки не та, что записана.
refused-record_digests_partly = Проверка позиции есть либо в каждой строке, либо ни в одной. Здесь это меняется.
refused-record_empty = Файл пуст.
refused-record_encoding = Это не текст в UTF-8.
refused-record_failed = Эту строку воспроизвести нельзя.
refused-record_format = Записи формата { $format } здесь прочитать нельзя.
refused-record_game = В игру «{ $game }» здесь не играют.
refused-record_gap = Здесь должна быть запись { $expected }, а стоит запись { $found }.
refused-record_key = Ключ записи прочитать нельзя.
refused-record_long = Запись слишком длинная: наибольшее число строк — { $most }.
refused-record_malformed = Это не строка записи.
refused-record_name = Имя одного из игроков показать нельзя.
refused-record_names = Имён больше, чем мест.
refused-record_notation = «{ $do }» — не действие этой игры.
refused-record_refused = «{ $do }» там невозможно.
refused-record_result = Это не тот результат, к которому пришла партия.
refused-record_rules = Запись сделана по правилам версии { $rules }; здесь играют по версии { $known }.
refused-record_slow = Проверка записи занимает слишком много времени.
refused-record_start = Партия не могла так начаться.
refused-record_unfair = Решение случая здесь не следует из ключа.
refused-refused = Это невозможно.
refused-seat_count = В эту игру не играют таким числом игроков. Измените число мест.
refused-seat_taken = Это место занято. Выберите другое.
refused-seats_mine = Вы можете занять только одно место.
refused-store_failing = База данных сейчас не отвечает; ничего не изменилось. Попробуйте ещё раз чуть позже.
refused-store_full = На сервере не осталось места для игр.
refused-table_full = Стол полон.
refused-takeback_over = Игра окончена: вернуть уже ничего нельзя.
refused-text_characters = В сообщении есть знаки, которые нельзя показать. Уберите их.
refused-text_empty = Сообщение пустое.
refused-text_long = Сообщение слишком длинное. В нём может быть не больше 500 знаков.
refused-time_up = Ваше время вышло раньше, чем это дошло.
refused-too_large = Это было слишком длинно.
refused-too_long = Это слишком длинно: помещается не больше { $most }.
refused-too_many_commands = С этого места ходят слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
} и попробуйте ещё раз.
refused-too_many_connections = Отсюда слишком много соединений. Закройте несколько окон.
refused-too_many_keepsakes = Места хватает только на { $most }. Сначала удалите лишнее.
refused-too_many_messages = Слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
} и попробуйте ещё раз.
refused-too_many_offers = Вы уже просили достаточно. Подождите, пока что-нибудь произойдёт.
refused-too_many_requests = Слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
} и попробуйте ещё раз.
refused-too_many_tables = Отсюда создано слишком много столов. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
} и попробуйте ещё раз.
refused-too_slow = Это заняло слишком много времени. Попробуйте ещё раз.
refused-unavailable = Сервер сейчас не может ответить. Попробуйте чуть позже.
refused-unknown_action = В этой игре нет такого действия. Выберите из списка.
refused-unknown_away = Такого правила для отсутствующих нет.
refused-unknown_game = В эту игру здесь не играют.
refused-unknown_keepsake = У вас нет такого сувенира.
refused-unknown_level = Такого бота нет. Выберите другого.
refused-unknown_option = Такого варианта нет ({ $field }).
refused-unknown_page = Такого шага нет.
refused-unknown_seat = Такого места нет.
refused-unknown_table = Такого стола нет. Может быть, ссылка неполная.
refused-unknown_token = Эта ссылка больше не действует.
refused-unreachable = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
refused-unsupported_media_type = Сервер не понял, в каком виде это отправлено.
refused-upgrade_required = По этому адресу доступен только WebSocket. Возможно, промежуточный сервер его не пропускает.

## Повтор и анализ
## $n — номер шага, $total — сколько их всего. $turn — ход в записи игры, $side — сторона места.

replay-title = Повтор партии
replay-where = Шаг { $n } из { $total }
replay-page = Шаг
replay-first = В начало
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Остановить
replay-speed = Скорость
replay-speed-slow = медленно
replay-speed-normal = обычная
replay-speed-fast = быстро
replay-go = Показать шаг { $n }
replay-nothing = Ничего, что было бы видно отсюда.
replay-more = { $count ->
    [one] Показать ещё { $count } шаг
    [few] Показать ещё { $count } шага
    [many] Показать ещё { $count } шагов
   *[other] Показать ещё { $count } шага
}
replay-eyes = Глазами
replay-eyes-all = всех: ничего не скрыто
replay-eyes-seat = { $name }, как это было тогда
replay-analyse = Разобрать эту позицию
replay-share = Поделиться этим шагом
replay-share-line = Кто откроет эту ссылку, увидит партию на этом шаге.
branch = Играть отсюда
branch-line = Новый стол начнётся с позиции шага { $n }. Эта партия останется как есть.
branch-against = Кто займёт остальные места
branch-bots = Против ботов
branch-friends = С друзьями
to-table = К столу
status-record = из записи
record-open = Открыть запись
record-open-line = Выберите файл с записью партии или перетащите его на эту страницу.
record-drop = Отпустите запись здесь
record-reading = Запись проверяется…
record-line = Строка { $line }: { $problem }
analysis = Анализ
tab-study = Анализ
tab-turns = Ходы
tab-position = Позиция
opinion = Что думает бот
opinion-ask = Спросить бота
opinion-auto = Спрашивать после каждого хода
opinion-thinking = Бот думает…
opinion-none = Никого ещё не спрашивали.
opinion-by = { $depth ->
    [one] Бот, { $level }; на { $depth } ход вперёд
    [few] Бот, { $level }; на { $depth } хода вперёд
    [many] Бот, { $level }; на { $depth } ходов вперёд
   *[other] Бот, { $level }; на { $depth } хода вперёд
}
opinion-lines = Лучшие ходы
opinion-play = Сделать ход { $turn }
opinion-even = Примерно поровну
opinion-others = Лучше у остальных
opinion-slight = Небольшое преимущество: { $side }
opinion-clear = Явное преимущество: { $side }
opinion-winning = К победе ближе: { $side }
opinion-forced = Форсированный выигрыш: { $side }
line = Опробованные ходы
line-start = Начало
line-none = Делайте ходы на доске за обе стороны. Они появятся здесь.
line-first = К первой позиции
line-previous = Ход назад
line-next = Ход вперёд
line-last = К последнему ходу
lab-end-turn = Завершить ход
turns-filter = Найти ход
turns-filter-hint = В записи игры
turns-count = { $count ->
    [0] Ни один ход не подходит.
    [one] { $count } ход. Enter сделает его.
    [few] { $count } хода.
    [many] { $count } ходов.
   *[other] { $count } хода.
}
turns-many = { $count ->
    [one] { $count } ход — слишком много для списка. Напишите один целиком; Enter сделает его.
    [few] { $count } хода — слишком много для списка. Напишите один целиком; Enter сделает его.
    [many] { $count } ходов — слишком много для списка. Напишите один целиком; Enter сделает его.
   *[other] { $count } хода — слишком много для списка. Напишите один целиком; Enter сделает его.
}
position = Позиция в записи игры
position-set = Показать эту позицию
position-start = Начальная позиция
position-options = Применить варианты
position-link = По этой ссылке откроется эта позиция. На сервере от неё ничего не остаётся.
key-step = ← →
key-step-does = шаг назад или вперёд
key-ends = Home, End
key-ends-does = в начало, в конец
key-space = Пробел
key-space-does = воспроизвести, остановить
