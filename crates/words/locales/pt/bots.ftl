### The bots: what a level does and how long it thinks, and the names of its characters.

bot-random = Aleatório: faz qualquer jogada permitida, sem pensar
bot-heuristic = Razoável: segue regras práticas e responde na hora
bot-easy = Fácil: joga por instinto, escorrega de vez em quando, responde na hora
bot-medium = Médio: sabe o que faz e responde na hora
bot-hard = Difícil: testa dois turnos à frente, pensa por um instante
bot-expert = Especialista: testa seis turnos à frente, pensa por cerca de um segundo
bots-meet = Conheça os bots

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
bot-name-nadia = Nádia
bot-name-tomas = Tomás
bot-name-vera = Vera
bot-name-felix = Félix
bot-name-astrid = Astrid
bot-name-dante = Dante
bot-name-olena = Olena
bot-name-bruno = Bruno
bot-name-carmen = Carmen
bot-name-viktor = Viktor
bot-name-minerva = Minerva
bot-name-cassian = Cássio
bot-name-octavia = Otávia
bot-name-leonid = Leonid
bot-name-aurelia = Aurélia
bot-name-ulysses = Ulisses
