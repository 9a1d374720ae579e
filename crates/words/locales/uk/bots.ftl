### The bots: what a level does and how long it thinks, and the names of its characters.

bot-random = Випадковий: робить будь-який дозволений хід, не думаючи
bot-heuristic = Пристойний: грає за простими правилами й відповідає одразу
bot-easy = Легкий: грає на чуття, часом помиляється, відповідає одразу
bot-medium = Середній: знає своє діло й відповідає одразу
bot-hard = Складний: пробує найкращі задуми, стежить за суперниками, трохи думає
bot-expert = Експерт: пробує більше задумів із відповідями всіх, думає близько секунди
bot-builder = Будівничий: грає як «Складний» і має слабкість до будівництва
bot-breeder = Скотар: грає як «Складний» і має слабкість до ковбоїв та доброго стада
bot-railwayman = Залізничник: грає як «Складний» і має слабкість до інженерів і станцій
bot-shipper = Відправник: грає як «Складний» і має слабкість до очок за перевезення
bot-engineer = Машиніст: грає як «Складний» і має слабкість до потужних локомотивів
bot-financier = Фінансист: грає як «Складний» і має слабкість до високого доходу
bot-shareholder = Акціонер: грає як «Складний» і має слабкість до акцій і товарів
bot-expander = Дослідник: грає як «Складний» і має слабкість до розширення
bot-merchant = Торговець діамантами: грає як «Складний» і має слабкість до діамантів
bot-bookkeeper = Бухгалтер: грає як «Складний» і має слабкість до книг
bots-meet = Хто такі боти

## Names, in the letters of the language

bot-name-pip = Піп
bot-name-zigzag = Зиґзаґ
bot-name-tilly = Тіллі
bot-name-momo = Момо
bot-name-dotty = Дотті
bot-name-bingo = Бінґо
bot-name-otto = Отто
bot-name-greta = Ґрета
bot-name-emil = Еміль
bot-name-ida = Іда
bot-name-hugo = Гуґо
bot-name-marta = Марта
bot-name-poppy = Поппі
bot-name-rusty = Расті
bot-name-daisy = Дейзі
bot-name-toby = Тобі
bot-name-lulu = Лулу
bot-name-benny = Бенні
bot-name-rosa = Роза
bot-name-marco = Марко
bot-name-nadia = Надя
bot-name-tomas = Томас
bot-name-vera = Віра
bot-name-felix = Фелікс
bot-name-astrid = Астрід
bot-name-dante = Данте
bot-name-olena = Олена
bot-name-bruno = Бруно
bot-name-carmen = Кармен
bot-name-viktor = Віктор
bot-name-minerva = Мінерва
bot-name-cassian = Кассіан
bot-name-octavia = Октавія
bot-name-leonid = Леонід
bot-name-aurelia = Аврелія
bot-name-ulysses = Улісс
