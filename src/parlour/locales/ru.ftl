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

## Новый стол

seats = Места
seats-count = Сколько
seat-me = Я
seat-open = Свободное место
seat-bot = Бот, { $level }
seat-number = Место { $number }
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
make-table = Накрыть стол

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
tab-text = Текстом
not-begun = Игра ещё не началась.
log-empty = Пока ничего не произошло.
log-gap = Пока вас не было, многое произошло. Протокол начинается здесь.
turn-yours = ваш ход
turn-theirs = ходит
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

## Соединение закончилось

bye-reload = Уже есть новая версия этой страницы.
bye-too_slow = Соединение было слишком медленным.
bye-stopping = Сервер перезапускается.
bye-hello_late = Соединение устанавливалось слишком долго.
bye-seat_left = Это место больше не ваше.
bye-match_broken = Запись этого стола повреждена. Хозяин найдёт причину в журнале дома.
bye-unknown_table = Такого стола нет.
bye-internal_error = На сервере что-то пошло не так.

## Отказы

refused-already_left = Для вас эта игра уже закончена.
refused-already_seated = Вы уже сидите за этим столом.
refused-bad_control = Такие часы поставить нельзя. Выберите от одной секунды до тридцати дней.
refused-begun_meanwhile = Игра тем временем началась.
refused-broken_game = Эта игра на этом сервере неисправна.
refused-client_not_built = На этом сервере страница не собрана.
refused-draft_asks = Дальше решает кто-то другой. Отправьте то, что уже есть.
refused-draft_chance = Дальше решает случай. Отправьте то, что уже есть.
refused-draft_ends = На этом ход закончен. Отправьте его.
refused-forbidden = Здесь вам этого нельзя.
refused-foreign_origin = Этот запрос пришёл с другого сайта и не был выполнен.
refused-game_over = Игра окончена.
refused-internal_error = На сервере что-то пошло не так. Попробуйте ещё раз.
refused-malformed = Сервер этого не понял.
refused-malformed_action = «{ $text }» — не действие этой игры. Выберите из списка.
refused-malformed_command = Сервер этого не понял.
refused-malformed_option = Вариант не может иметь такое значение ({ $field }). Выберите другое.
refused-malformed_order = Сервер не понял это постоянное указание.
refused-match_broken = Этот стол неисправен, продолжать нельзя.
refused-name_characters = В имени есть знаки, которые нельзя показать. Выберите другие.
refused-name_empty = Нужно имя. Напишите хотя бы одну букву.
refused-name_long = Имя слишком длинное. Не больше 32 знаков.
refused-negative_time = Время не может быть отрицательным.
refused-no_actions = Ничего не выбрано.
refused-no_draft = Здесь решают по одному.
refused-no_hello = Соединение ещё не готово. Попробуйте ещё раз.
refused-no_orders = В этой игре нет постоянных указаний.
refused-no_rulebook = Правила этой игры здесь показать нельзя.
refused-no_seat = У вас нет места за этим столом.
refused-no_session = Сервер больше не знает этот браузер. Сядьте ещё раз.
refused-no_time = Часам нужно время. Выберите больше нуля.
refused-not_allowed = Сейчас это невозможно.
refused-not_awaited = Сейчас не ваш ход.
refused-not_begun = Игра ещё не началась.
refused-not_found = Здесь ничего нет.
refused-not_invited = За этот стол нужно приглашение. Попросите ссылку.
refused-not_running = Игра сейчас не идёт.
refused-nothing_open = Сейчас ничего такого сделать нельзя.
refused-nothing_to_decide = Сейчас решать нечего.
refused-one_open_action = Что-нибудь одно за раз.
refused-prompt_closed = Поздно: на столе уже всё изменилось. Выберите заново.
refused-refused = Это невозможно.
refused-seat_count = В эту игру не играют таким числом игроков. Измените число мест.
refused-seat_taken = Это место занято. Выберите другое.
refused-seats_mine = Вы можете занять только одно место.
refused-store_full = На сервере не осталось места для игр.
refused-table_full = Стол полон.
refused-too_large = Это было слишком длинно.
refused-too_many_connections = Отсюда слишком много соединений. Закройте несколько окон.
refused-too_many_messages = Слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
} и попробуйте ещё раз.
refused-too_many_requests = Слишком быстро. Подождите немного и попробуйте ещё раз.
refused-unavailable = Сервер сейчас не может ответить. Попробуйте чуть позже.
refused-unknown_action = В этой игре нет такого действия. Выберите из списка.
refused-unknown_game = В эту игру здесь не играют.
refused-unknown_level = Такого бота нет. Выберите другого.
refused-unknown_option = Такого варианта нет ({ $field }).
refused-unknown_seat = Такого места нет.
refused-unknown_table = Такого стола нет. Может быть, ссылка неполная.
refused-unknown_token = Эта ссылка больше не действует.
refused-unreachable = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
