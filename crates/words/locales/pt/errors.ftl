### What went wrong: at a table, with options, with a map that somebody brought. Words of a map file stay as they are.

error-unknown-game = Não há nenhum jogo chamado “{ $name }”; há: { $known }.
error-unknown-bot = Não há nenhum bot chamado “{ $name }” para este jogo.
error-unknown-revision = Ela segue a revisão { $found } das regras; este servidor conhece as revisões até a { $newest }. Uma versão mais nova do programa talvez consiga lê-la.
error-option-unknown = A opção “{ $key }” não existe; há: { $known }.
error-option-value = { $option }: “{ $value }” não é possível; valores possíveis: { $takes }
error-file = Linha { $line }: { $reason }
error-players = Número de jogadores de { $game }: de { $least } a { $most }, não { $asked }.
error-bot-sits = Um bot está jogando neste lugar. Retome o lugar primeiro.
error-not-your-table = Só quem criou a mesa pode fazer isso.
error-bad-invitation = Este convite não é mais válido.
error-full = Todos os lugares estão ocupados.
error-already-sits = Você já tem um lugar nesta mesa. Só quem a criou pode ocupar mais de um.
unreadable = Esta mesa não pode continuar. { $reason }
unreadable-title = Esta mesa não pode continuar
unreadable-line = Não é possível ler a jogada { $step }.
unreadable-count = Jogadas salvas: { $stored }; jogadas feitas: { $taken }.
unreadable-changed = As jogadas salvas não são as que foram feitas: alguém ou algo as alterou.
unreadable-hint = Você vê a mesa até onde dá para ler as jogadas. Quem tem lugar aqui pode combinar de encerrar a partida para todos; depois disso dá para baixá-la.
error-not-begun = A partida começa quando todos os lugares estiverem ocupados.
error-not-over = Você poderá fazer isso quando a partida terminar.
error-bad-step = A partida ainda não chegou a esse ponto.
error-bad-seats = Este jogo tem { $need ->
    [one] { $need } lugar.
   *[other] { $need } lugares.
}
error-nothing-asked = Ninguém mais espera uma resposta.
error-asked-already = Outro pedido ainda espera respostas.
error-quota-minute = { $what ->
    [tables] Você criou muitas mesas em pouco tempo. Espere um minuto e tente de novo.
    [seats] Você entrou em muitas mesas em pouco tempo. Espere um minuto e tente de novo.
    [chat] Você escreveu muito em pouco tempo. Espere um minuto e tente de novo.
    [targets] Você adicionou ou testou muitas notificações em pouco tempo. Espere um minuto e tente de novo.
   *[undos] Você desfez muitas jogadas em pouco tempo. Espere um minuto e tente de novo.
}
error-quota-day = { $what ->
    [tables] Você atingiu o máximo de mesas que se podem criar aqui em um dia. Tente de novo amanhã.
    [seats] Você atingiu o máximo de mesas em que se pode entrar aqui em um dia. Tente de novo amanhã.
    [chat] Você atingiu o máximo de mensagens que se podem escrever aqui em um dia. Tente de novo amanhã.
    [groups] Você atingiu o máximo de grupos que se podem criar aqui em um dia. Tente de novo amanhã.
    [targets] Você atingiu o máximo de notificações que se podem adicionar ou testar aqui em um dia. Tente de novo amanhã.
   *[bytes] Você atingiu o máximo que se pode salvar aqui em um dia, incluindo mapas e mensagens. Tente de novo amanhã.
}
error-quota-alive = Você já tem tantas partidas em andamento quantas este servidor permite. Termine ou abandone uma primeiro.
error-quota-open = Você já tem várias mesas abertas esperando jogadores. Espere uma delas encher ou convide alguém por link.
error-empty = Escreva algo primeiro.
error-too-long = É longo demais: no máximo { $most } caracteres.
error-not-an-action = “{ $text }” não é uma ação deste jogo.

## What is wrong with a set-up or a map file

wrong-sam-alone = O nível de Sam só pode ser escolhido quando você joga sozinho, na segunda edição.
wrong-simmental-edition = A variante Simmental pertence à segunda edição.
wrong-building-sides = Indique um lado, “a” ou “b”, para cada construção (construções: { $buildings }).
wrong-objectives = Indique um objetivo inicial para cada jogador (jogadores: { $players }).
wrong-map-cut-off = O arquivo termina antes de “{ $wanted }”.
wrong-map-no-end = A última linha deve ser “end”.
wrong-map-after-end = Nada pode vir depois de “end”.
wrong-map-hex-late = Todos os hexágonos devem vir antes da primeira borda.
wrong-map-hex-form = Um hexágono se escreve assim: { $form }
wrong-map-edge-form = Uma borda se escreve assim: { $form }
wrong-map-word = Palavra desconhecida: “{ $word }”; uma linha começa com hex, edge ou end.
wrong-map-header = Esta linha deve ser “{ $wanted }”.
wrong-map-id = O id “{ $id }” só pode conter letras minúsculas, dígitos e hifens.
wrong-map-title = O título está vazio ou não é texto simples.
wrong-map-hex-twice = O hexágono { $hex } já está na linha { $first }.
wrong-map-water = Nada pode vir depois de water, mas há “{ $word }”.
wrong-map-terrain = Terreno desconhecido: “{ $terrain }”; pode ser plain, hill, water ou city.
wrong-map-river = Um rio só é possível em plain ou hill.
wrong-map-coast = Uma costa só é possível em plain.
wrong-map-many-hexes = O mapa é grande demais: os hexágonos jogáveis passam de { $most }.
wrong-map-many-sites = O mapa é grande demais: mais de { $most } cidades e vilas.
wrong-map-city-form = Uma cidade precisa, nesta ordem, de: { $form }
wrong-map-colour = Cor desconhecida: “{ $colour }”; as cidades são red, blue, yellow ou purple.
wrong-map-goods = “{ $goods }” não é uma quantidade de mercadorias de 1 a 9.
wrong-map-city-terrain = Uma cidade deve ficar no terreno city.
wrong-map-town = Nada pode vir depois do nome de uma vila.
wrong-map-misplaced = Palavra desconhecida ou fora de lugar: “{ $word }”.
wrong-map-quotes = O nome { $name } deve ficar entre aspas duplas.
wrong-map-name = O nome { $name } está vazio ou não é texto simples.
wrong-map-name-twice = O nome “{ $name }” já está na linha { $first }.
wrong-map-direction = Direção desconhecida: “{ $edge }”; pode ser N, NE, SE, S, SW ou NW.
wrong-map-edge-nowhere = A borda não leva a lugar nenhum: { $hex } não está entre os hexágonos jogáveis.
wrong-map-edge-twice = O lado entre { $hex } e { $other } já está bloqueado.
wrong-map-coordinate = “{ $text }” não é uma coordenada de −{ $most } a { $most }.
wrong-map-open-quotes = Faltam as aspas de fechamento de um nome.
wrong-map-spaces = As palavras devem ser separadas por um único espaço.
wrong-map-side = Um lado está aberto só a partir de um dos seus hexágonos.
wrong-map-few-cities = Poucas cidades: { $cities }; são necessárias pelo menos { $least }.
wrong-map-unreached = Não dá para chegar a { $place } a partir do primeiro hexágono.
wrong-map-many-goods = Mercadorias demais: as cidades precisam de { $cities } e a reserva de { $supply }, mas o saco tem { $bag } (jogadores: { $players }).
