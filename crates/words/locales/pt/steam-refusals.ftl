steam-refusal-costs-funds = Custa ${ $price }; com tudo o que pode captar, você tem ${ $have }.
steam-refusal-needs-raises = A sua renda e os seus pontos de vitória permitem captar { $have } vezes, não { $need }.
steam-refusal-needs-raises-allowed = Podem ser anunciadas no máximo { $have } captações de uma vez.
steam-refusal-needs-bid = O lance mínimo agora é ${ $need }.
steam-refusal-needs-bid-allowed = Nenhum lance pode passar de ${ $have }.
steam-refusal-needs-placements = Já não há peças por colocar nesta construção.
steam-refusal-needs-stock = Já não há peças deste tipo.
steam-refusal-needs-new-cities = Já não há peças de nova cidade.
steam-refusal-needs-new-cities-colour = Já não há peças de nova cidade desta cor.
steam-refusal-needs-towns = Já não há vilas que possam tornar-se nova cidade.
steam-refusal-needs-levels = A sua locomotiva já está no nível mais alto.
steam-refusal-needs-markers = Já não há marcadores de crescimento.
steam-refusal-needs-supply = Já não há mercadorias na reserva.
steam-refusal-needs-supply-space = Este espaço da reserva está vazio.
steam-refusal-needs-cubes = Não há ali nenhum cubo desta cor.
steam-refusal-needs-links = O caminho tem { $need ->
    [one] { $need } ligação
   *[other] { $need } ligações
}; a sua locomotiva percorre { $have }.
steam-refusal-needs-own-links = Outro jogador tem { $need } ligações no caminho, você só { $have }.
steam-refusal-needs-income-track = A sua renda já está no máximo: receba pontos de vitória.
steam-refusal-needs-setup-cubes = Cubos que vão para ali: { $need }, não { $have }.
steam-refusal-needs-bag = Cubos desta cor no saco: { $have }; são precisos { $need }.

## As cláusulas que proíbem sem números, pela ordem

steam-action-01 = Esta ficha de ação já foi escolhida nesta rodada.
steam-action-12 = Só Crescimento da cidade e Urbanização podem ser escolhidas sem efeito.
steam-action-13 = O efeito da sua ficha de ação foi pago: realize-o antes de encerrar a construção.
steam-action-14 = No jogo padrão você decide na sua construção se usa a ficha.
steam-action-16 = Crescimento da cidade não teria efeito: precisa de mercadorias na reserva, de um marcador e de uma cidade que ainda não cresceu.
steam-auction-02 = Quem fala primeiro é sorteado entre os jogadores à mesa.
steam-build-03 = Os trilhos só vão em hexágonos de terra que não sejam cidades.
steam-build-04 = Os trilhos não podem sair do mapa, entrar na água nem atravessar uma borda bloqueada.
steam-build-05 = Um trilho novo deve começar em uma cidade ou continuar um trilho seu.
steam-build-08 = Um trilho novo não pode juntar-se à ponta aberta da ligação de outro jogador.
steam-build-10 = Uma ligação não pode começar e terminar na mesma cidade ou vila.
steam-build-20 = Um trilho seu ficaria por ligar nesta construção.
steam-build-26 = Continue o trilho ainda por ligar antes de construir em outro lugar.
steam-build-27 = Só um trecho de trilho de cada vez pode ficar à espera de ligação.
steam-build-28 = Um trilho ainda por ligar tem de ficar ligado pela peça com que chega a uma vila.
steam-goods-02 = Um cubo segue ligações completas até outra cidade da sua cor; daqui não consegue.
steam-goods-03 = A sua locomotiva não consegue levar o cubo a uma cidade da sua cor por um caminho com bastantes ligações suas.
steam-goods-04 = O cubo para na primeira cidade da sua cor.
steam-goods-05 = O caminho deve terminar em uma cidade da cor do cubo.
steam-goods-06 = O cubo não pode entrar duas vezes na mesma cidade.
steam-goods-07 = O cubo não pode passar duas vezes pela mesma vila.
steam-goods-08 = Pelo menos uma ligação do caminho deve ser sua.
steam-goods-15 = Há caminhos demais; este não está entre os listados.
steam-growth-01 = As cidades crescem uma vez, na construção de quem pegou Crescimento da cidade pelo seu efeito.
steam-growth-02 = Só pode crescer uma cidade impressa que ainda não cresceu.
steam-link-08 = Esta ligação sem dono só pode ser reivindicada se estiver ligada a uma cidade, diretamente ou por trilhos seus.
steam-loco-03 = Nesta rodada você já melhorou a locomotiva.
steam-order-01 = Esta ficha de ação já foi tirada.
steam-redirect-02 = Só pode ser redirecionada uma ligação sua, ou uma sem dono que comece em uma cidade ou em uma vila onde você tenha uma ligação.
steam-redirect-03 = Ligações completas e as de outros jogadores não podem ser redirecionadas.
steam-redirect-04 = Os trilhos de uma vila não podem ser redirecionados.
steam-redirect-08 = Só a ponta aberta gira; a outra borda do trilho fica onde está.
steam-redirect-10 = Uma só peça não pode redirecionar e acrescentar trilhos ao mesmo tempo.
steam-redirect-12 = Um trilho ainda por ligar não pode ser redirecionado nem juntado deste modo.
steam-town-01 = As peças de vila vão nos hexágonos com vila, as outras nos restantes.
steam-town-05 = Um ramal novo deve encontrar um trilho seu, uma cidade ou uma ligação que possa reivindicar.
steam-town-06 = Um ramal novo não pode encontrar a ponta aberta de outro jogador.
steam-upgrade-01 = Uma melhoria mantém todos os trilhos existentes e acrescenta outros.
steam-upgrade-05 = Esta peça não aceita mais trilhos.
steam-urban-01 = Uma nova cidade vai em uma vila, uma vez, na construção de quem pegou Urbanização pelo seu efeito.
steam-urban-11 = Uma ligação começaria e terminaria na nova cidade.
