### The bots: what a level does and how long it thinks, and the names of its characters.

bot-random = Aleatório: faz qualquer jogada permitida, sem pensar
bot-heuristic = Razoável: segue regras práticas e responde na hora
bot-easy = Fácil: joga por instinto, escorrega de vez em quando, responde na hora
bot-medium = Médio: sabe o que faz e responde na hora
bot-hard = Difícil: testa as melhores ideias, fica de olho nos adversários, pensa por um instante
bot-expert = Especialista: testa mais ideias com as respostas de todos, pensa por cerca de um segundo
bot-builder = Construtor: joga como o Difícil e tem um fraco por construções
bot-breeder = Criador: joga como o Difícil e tem um fraco por vaqueiros e um belo rebanho
bot-railwayman = Ferroviário: joga como o Difícil e tem um fraco por engenheiros e estações
bot-shipper = Despachante: joga como o Difícil e tem um fraco por pontos de entregas
bot-engineer = Maquinista: joga como o Difícil e tem um fraco por locomotivas grandes
bot-financier = Financista: joga como o Difícil e tem um fraco por renda alta
bot-shareholder = Acionista: joga como o Difícil e tem um fraco por cotas e mercadorias
bot-expander = Explorador: joga como o Difícil e tem um fraco por expansão
bot-merchant = Mercador de diamantes: joga como o Difícil e tem um fraco por diamantes
bot-bookkeeper = Contador: joga como o Difícil e tem um fraco por livros
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
