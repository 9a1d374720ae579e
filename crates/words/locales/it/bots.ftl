### The bots: what a level does and how long it thinks, and the names of its characters.

bot-random = Casuale: gioca una mossa lecita qualsiasi, senza pensare
bot-heuristic = Discreto: segue regole pratiche e risponde subito
bot-easy = Facile: gioca d’istinto, ogni tanto sbaglia, risponde subito
bot-medium = Medio: sa il fatto suo e risponde subito
bot-hard = Difficile: prova le idee migliori, tiene d’occhio gli avversari, ci pensa un attimo
bot-expert = Esperto: prova più idee con le risposte di tutti, ci pensa circa un secondo
bot-builder = Costruttore: gioca come Difficile e ha un debole per le costruzioni
bot-breeder = Allevatore: gioca come Difficile e ha un debole per i cowboy e una bella mandria
bot-railwayman = Ferroviere: gioca come Difficile e ha un debole per ingegneri e stazioni
bot-shipper = Spedizioniere: gioca come Difficile e ha un debole per i punti delle consegne
bot-engineer = Macchinista: gioca come Difficile e ha un debole per le grandi locomotive
bot-financier = Finanziere: gioca come Difficile e ha un debole per un reddito alto
bot-shareholder = Azionista: gioca come Difficile e ha un debole per quote e merci
bot-expander = Esploratore: gioca come Difficile e ha un debole per l’espansione
bot-merchant = Mercante di diamanti: gioca come Difficile e ha un debole per i diamanti
bot-bookkeeper = Contabile: gioca come Difficile e ha un debole per i libri
bots-meet = Chi sono i bot

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
bot-name-cassian = Cassiano
bot-name-octavia = Ottavia
bot-name-leonid = Leonid
bot-name-aurelia = Aurelia
bot-name-ulysses = Ulisse
