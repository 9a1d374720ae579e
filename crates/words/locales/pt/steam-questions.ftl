steam-question-raise = Quanto você capta?
steam-question-bid-for-place = Você dá um lance por este lugar na ordem de jogo?
steam-question-bid-for-order = Você dá um lance pela ordem de jogo?
steam-question-take = Qual ficha de ação você pega?
steam-question-build = Onde você constrói?
steam-question-lay = Qual trilho você coloca ali?
steam-question-new-city = Qual nova cidade você coloca?
steam-question-supply = Quais mercadorias vão para a cidade?
steam-question-goods = Você entrega, melhora a locomotiva ou passa?
steam-question-route = Qual caminho o cubo segue?
steam-question-reward = Você recebe os pontos como renda ou como pontos de vitória?

## Answers that are left for later

steam-instruction-bid-up-to = Dar só o lance necessário, até ${ $amount }, depois passar
steam-instruction-pass-auction = Passar até o fim deste leilão
steam-instruction-build-nothing = Não construir nada neste turno
steam-instruction-pass-goods = Passar em todas as voltas de mercadorias deste turno
steam-instruction-take-income = Receber sempre os pontos das entregas como renda
steam-instruction-take-points = Receber sempre os pontos das entregas como pontos de vitória
