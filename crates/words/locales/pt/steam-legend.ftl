## A legenda: cada ícone com o seu significado

steam-legend-dollar = Dinheiro: para trilhos, fichas de ação e lances; no fim não vale nada
steam-legend-star = Pontos de vitória (PV): no fim, vence o maior total
steam-legend-engine = Nível da locomotiva: um cubo percorre no máximo esse número de ligações
steam-legend-income = Renda: dólares a cada rodada, PV no fim; abaixo de 0 custa os dois
steam-legend-link = Ligações completas: 1 ponto por cubo, 1 PV no fim; também as peças de trilho no estoque
steam-legend-funds = Pode pagar: o dinheiro e tudo o que ainda se pode captar
steam-legend-turn-order = Ordem de jogo: seu lugar; como ficha, o primeiro lugar na próxima rodada ou um passe livre
steam-legend-first-move = Primeiro movimento: você joga primeiro nas duas voltas de mercadorias
steam-legend-engineer = Engenheiro: você pode colocar quatro peças em vez de três
steam-legend-first-build = Primeira construção: você constrói primeiro; também indica colocar trilhos
steam-legend-city-growth = Crescimento da cidade: ao construir, uma cidade recebe mercadorias da reserva
steam-legend-locomotive = Locomotiva: sua locomotiva sobe um nível
steam-legend-urbanization = Urbanização: ao construir, uma vila vira nova cidade com mercadorias da reserva
steam-legend-grown = Marcador de crescimento: esta cidade já cresceu e não pode crescer de novo
steam-legend-new-city = Nova cidade: uma vila que virou cidade, ou pode virar agora; não pode crescer
steam-legend-free = Grátis: a ficha de ação é pega sem custo e sem efeito
