### The bots: what a level does and how long it thinks, and the names of its characters.

bot-random = Random: makes any legal move, without thinking
bot-heuristic = Decent: follows rules of thumb and answers at once
bot-easy = Easy: plays by instinct, slips up now and then, answers at once
bot-medium = Medium: knows the ropes and answers at once
bot-hard = Hard: tries out its best ideas, keeps an eye on its rivals, thinks for a moment
bot-expert = Expert: tries out more ideas with everybody’s answers, thinks for about a second
bot-builder = Builder: plays like hard and has a soft spot for building
bot-breeder = Breeder: plays like hard and has a soft spot for cowboys and a fine herd
bot-railwayman = Railwayman: plays like hard and has a soft spot for engineers and stations
bot-shipper = Shipper: plays like hard and has a soft spot for points from deliveries
bot-engineer = Engineer: plays like hard and has a soft spot for a big locomotive
bot-financier = Financier: plays like hard and has a soft spot for a high income
bot-shareholder = Shareholder: plays like hard and has a soft spot for shares and goods
bot-expander = Explorer: plays like hard and has a soft spot for expansion
bot-merchant = Diamond merchant: plays like hard and has a soft spot for diamonds
bot-bookkeeper = Bookkeeper: plays like hard and has a soft spot for books
bots-meet = Meet the bots

## Names, in the letters of the language

bot-name-pip = Pip
bot-name-zigzag = Zigzag
bot-name-tilly = Tilly
bot-name-momo = Momo
bot-name-dotty = Dotty
bot-name-bingo = Bingo
bot-name-otto = Otto
bot-name-greta = Greta
bot-name-emil = Emil
bot-name-ida = Ida
bot-name-hugo = Hugo
bot-name-marta = Marta
bot-name-poppy = Poppy
bot-name-rusty = Rusty
bot-name-daisy = Daisy
bot-name-toby = Toby
bot-name-lulu = Lulu
bot-name-benny = Benny
bot-name-rosa = Rosa
bot-name-marco = Marco
bot-name-nadia = Nadia
bot-name-tomas = Tomas
bot-name-vera = Vera
bot-name-felix = Felix
bot-name-astrid = Astrid
bot-name-dante = Dante
bot-name-olena = Olena
bot-name-bruno = Bruno
bot-name-carmen = Carmen
bot-name-viktor = Viktor
bot-name-minerva = Minerva
bot-name-cassian = Cassian
bot-name-octavia = Octavia
bot-name-leonid = Leonid
bot-name-aurelia = Aurelia
bot-name-ulysses = Ulysses
