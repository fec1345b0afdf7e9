cli-unknown-game = Игры «{ $game }» здесь нет. Установлены: { $games }.
cli-broken-game = Игра не загружается: { $reason }
cli-option-form = «{ $option }» — не настройка; пишите имя=значение.
cli-option-type = Настройки не подходят: { $reason }
cli-option-fault = Настройка { $field }: { $code }.
cli-seat-count = Число мест { $seats } не подходит: игра принимает от { $least } до { $most }.
cli-no-analysis = У «{ $game }» нет записи позиций.
cli-bad-position = Это не позиция: { $code } { $details }
cli-no-file = Файл { $file } не читается: { $reason }
cli-bad-record = Запись повреждена в строке { $line }: { $code } { $details }
cli-seat-form = «{ $seat }» — не место; пишите bot:easy.
cli-no-bot = Нет игрока «{ $level }». Есть: { $levels }.
cli-start-method = «{ $method }» не запускает процесс; выберите spawn, fork или forkserver.
cli-key-form = «{ $key }» — не ключ из 64 шестнадцатеричных цифр.
cli-no-tests = В { $folder } нет тестов; укажите место через --tests.
cli-games-id = id
cli-games-name = игра
cli-games-players = игроки
cli-games-minutes = минуты
cli-games-rules = правила
cli-games-bots = боты
cli-simulate-seat = место
cli-simulate-bot = бот
cli-simulate-wins = победы
cli-simulate-shared = общие
cli-simulate-share = доля
cli-simulate-interval = 95 %
cli-simulate-reasons = Концовки: { $reasons }
cli-simulate-length = Решений за игру: в среднем { $mean }, наименьшее { $least }, наибольшее { $most }
cli-simulate-digest = Отпечаток серии: { $digest }
cli-replay-verified = Проверено: { $game }, записей: { $entries }, каждый отпечаток и каждый жребий.
cli-replay-no-digests = Воспроизведено: { $game }, записей: { $entries }. Отпечатков в записи нет: решения и жребий соответствуют правилам, большего это не доказывает.
cli-no-write = Файл { $file } не записать: { $reason }
cli-log-level = «{ $level }» — не уровень; выберите DEBUG, INFO, WARNING или ERROR.
cli-replay-key = Ключ соответствует обязательству и даёт каждый жребий.
cli-replay-no-key = Запись не раскрывает ключ: жребий принят как записан.
cli-replay-unfinished = Игра не окончена.
cli-replay-outcome = Места по порядку: { $ranks }. { $reason }
cli-play-help = Введите решение в нотации игры, ? покажет допустимые, resign или quit — выход.
cli-play-seat = Место { $seat }
cli-play-prompt = Место { $seat }: { $what }
cli-play-bot = Место { $seat } (бот, { $level }) приняло решение.
cli-play-notation = «{ $text }» не читается ({ $code }). Введите ?, чтобы увидеть, что можно.
cli-play-refused = { $why } (правило { $rule })
cli-play-record = Запись: { $file }
cli-rules-clause = пункт
cli-rules-title = название
cli-rules-code = код
cli-rules-tests = тесты
cli-rules-untested =
    { $count ->
        [0] У каждого пункта есть тест.
        [one] { $count } пункт без теста: { $clauses }
        [few] { $count } пункта без теста: { $clauses }
       *[many] { $count } пунктов без теста: { $clauses }
    }
cli-serve-address = Дом открыт по адресу { $address }
cli-serve-failed = Дом не открывается на { $host }:{ $port }: { $reason }
cli-store_in_memory = Дому нужен файл: { $database } исчезнет при закрытии. Укажите файл через --database.
cli-store_no_folder = Для { $database } нет папки. Создайте её или укажите другой файл через --database.
cli-store_read_only = В { $database } нельзя писать. Измените права или укажите другой файл через --database.
cli-store_newer = { $database } записан более новым Parlour. Запустите его или укажите другой файл.
cli-store_damaged = Файл { $database } повреждён: { $reason } Восстановите копию или укажите другой файл.
cli-store_not_durable = { $database } не обещает хранить записанное: { $reason }
cli-store_unusable = Файл { $database } использовать нельзя: { $reason }
cli-bench-figure = величина
cli-bench-value = измерено
cli-bench-goal = не менее
