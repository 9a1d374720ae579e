### The bots: what a level does and how long it thinks, and the names of its characters.

bot-random = Random: makes any legal move, without thinking
bot-heuristic = Decent: follows rules of thumb and answers at once
bot-easy = Easy: plays by instinct, slips up now and then, answers at once
bot-medium = Medium: knows the ropes and answers at once
bot-hard = Hard: tries out two turns ahead, thinks for a moment
bot-expert = Expert: tries out six turns ahead, thinks for about a second
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
