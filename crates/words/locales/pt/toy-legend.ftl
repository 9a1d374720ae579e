## A legenda: cada ícone com o seu significado

toy-legend-star = Quem vence a rodada: pega o prêmio ou o dá a outro jogador
toy-legend-gavel = Lance: escolha uma carta em segredo; também o verso das cartas
toy-legend-coin = Moedas: com elas se pagam os prêmios; vence quem tiver mais no fim
toy-legend-cards = Cartas na mão: a cada rodada voltam a três
toy-legend-chosen = Escolhida: este jogador já escolheu uma carta; como ação, encerra a rodada
