### The bots: what a level does and how long it thinks, and the names of its characters.

bot-random = Випадковий: робить будь-який дозволений хід, не думаючи
bot-heuristic = Пристойний: грає за простими правилами й відповідає одразу
bot-easy = Легкий: грає на чуття, часом помиляється, відповідає одразу
bot-medium = Середній: знає своє діло й відповідає одразу
bot-hard = Складний: пробує на два ходи вперед, трохи думає
bot-expert = Експерт: пробує на шість ходів уперед, думає близько секунди
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
