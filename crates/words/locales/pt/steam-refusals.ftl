steam-refusal-costs-funds = Custa ${ $price }; com tudo o que pode captar, você tem ${ $have }.
steam-refusal-needs-raises = { $have ->
    [0] Sua renda e seus pontos de vitória não permitem captar mais nada.
    [one] Sua renda e seus pontos de vitória permitem captar { $have } vez, não { $need }.
   *[other] Sua renda e seus pontos de vitória permitem captar { $have } vezes, não { $need }.
}
steam-refusal-needs-raises-allowed = { $have ->
    [one] Só se pode anunciar { $have } captação de uma vez.
   *[other] Só se podem anunciar { $have } captações de uma vez.
}
steam-refusal-needs-bid = O lance mínimo agora é ${ $need }.
steam-refusal-needs-bid-allowed = Nenhum lance pode passar de ${ $have }.
steam-refusal-needs-placements = Você não tem mais peças para colocar neste turno de construção.
steam-refusal-needs-stock = Não há mais peças deste tipo no estoque.
steam-refusal-needs-new-cities = Não há mais peças de nova cidade.
steam-refusal-needs-new-cities-colour = Não há mais peças de nova cidade desta cor.
steam-refusal-needs-towns = Não há mais vilas que possam virar nova cidade.
steam-refusal-needs-levels = Sua locomotiva já está no nível mais alto.
steam-refusal-needs-markers = Não há mais marcadores de crescimento.
steam-refusal-needs-supply = Não há mais mercadorias na reserva.
steam-refusal-needs-supply-space = Este espaço da reserva está vazio.
steam-refusal-needs-cubes = Não há nenhum cubo desta cor ali.
steam-refusal-needs-links = O caminho tem { $need ->
    [one] { $need } ligação
   *[other] { $need } ligações
}; sua locomotiva percorre no máximo { $have }.
steam-refusal-needs-own-links = { $need ->
    [one] Outro jogador tem { $need } ligação no caminho, e você só { $have }.
   *[other] Outro jogador tem { $need } ligações no caminho, e você só { $have }.
}
steam-refusal-needs-income-track = Sua renda já está no máximo: receba pontos de vitória.
steam-refusal-needs-setup-cubes = Cubos que devem ir para lá: { $need }, não { $have }.
steam-refusal-needs-bag = Cubos desta cor no saco: { $have }; necessários: { $need }.

## As cláusulas que proíbem sem números, pela ordem

steam-action-01 = Esta ficha de ação já foi pega nesta rodada.
steam-action-12 = Só Crescimento da cidade e Urbanização podem ser pegas sem efeito.
steam-action-13 = O efeito da sua ficha de ação foi pago: realize-o antes de encerrar o turno de construção.
steam-action-14 = No jogo padrão, você decide no seu turno de construção se usa a ficha.
steam-action-16 = Crescimento da cidade não teria efeito: precisa de mercadorias na reserva, de um marcador e de uma cidade que ainda não cresceu.
steam-auction-02 = Quem abre o leilão é sorteado entre os jogadores à mesa.
steam-build-03 = Os trilhos só vão em hexágonos de terra que não sejam cidades.
steam-build-04 = Os trilhos não podem sair do mapa, entrar na água nem atravessar uma borda bloqueada.
steam-build-05 = Um trilho novo deve começar em uma cidade ou continuar um trilho seu.
steam-build-08 = Um trilho novo não pode se unir à ponta aberta da ligação de outro jogador.
steam-build-10 = Uma ligação não pode começar e terminar na mesma cidade ou vila.
steam-build-20 = Um trilho seu continuaria não ligado neste turno de construção.
steam-build-26 = Continue o trilho ainda não ligado antes de construir em outro lugar.
steam-build-27 = Só um trecho de trilho de cada vez pode ficar não ligado.
steam-build-28 = Um trilho não ligado que chega a uma vila deve ficar ligado com essa mesma peça.
steam-goods-02 = Um cubo segue por ligações completas até outra cidade da cor dele; daqui ele não consegue.
steam-goods-03 = Nenhum caminho ao alcance da sua locomotiva leva a uma cidade desta cor com ligações suas em número suficiente.
steam-goods-04 = O cubo para na primeira cidade da cor dele.
steam-goods-05 = O caminho deve terminar em uma cidade da cor do cubo.
steam-goods-06 = O cubo não pode entrar duas vezes na mesma cidade.
steam-goods-07 = O cubo não pode passar duas vezes pela mesma vila.
steam-goods-08 = Pelo menos uma ligação do caminho deve ser sua.
steam-goods-15 = Há caminhos demais; este não está entre os listados.
steam-growth-01 = Uma cidade cresce uma só vez, no turno de construção de quem pegou Crescimento da cidade pelo efeito.
steam-growth-02 = Só pode crescer uma cidade impressa que ainda não cresceu.
steam-link-08 = Esta ligação sem dono só pode ser reivindicada se estiver ligada a uma cidade, diretamente ou por trilhos seus.
steam-loco-03 = Você já melhorou a locomotiva nesta rodada.
steam-order-01 = Esta ficha de ação já foi tirada.
steam-redirect-02 = Só pode ser redirecionada uma ligação sua, ou uma sem dono que comece em uma cidade ou em uma vila onde você tenha uma ligação.
steam-redirect-03 = Ligações completas e as de outros jogadores não podem ser redirecionadas.
steam-redirect-04 = Os trilhos de uma vila não podem ser redirecionados.
steam-redirect-08 = Só a ponta aberta gira; a outra borda do trilho fica onde está.
steam-redirect-10 = Uma só peça não pode redirecionar e acrescentar trilhos ao mesmo tempo.
steam-redirect-12 = Um trilho não ligado não pode ser redirecionado nem unido desta forma.
steam-town-01 = Peças de vila só vão em hexágonos com vila; as outras peças, nos demais hexágonos.
steam-town-05 = Um ramal novo deve encontrar um trilho seu, uma cidade ou uma ligação que você possa reivindicar.
steam-town-06 = Um ramal novo não pode encontrar a ponta aberta de outro jogador.
steam-upgrade-01 = Uma melhoria mantém todos os trilhos existentes e acrescenta outros.
steam-upgrade-05 = Esta peça não aceita mais trilhos.
steam-urban-01 = Uma nova cidade vai em uma vila, uma só vez, no turno de construção de quem pegou Urbanização pelo efeito.
steam-urban-11 = Uma ligação começaria e terminaria na nova cidade.
