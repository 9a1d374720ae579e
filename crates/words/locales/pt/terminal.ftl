### O terminal.

terminal-greeting = { $title } ({ $name }), { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}; você joga como Jogador { $seat }.
terminal-opponents = Você joga contra { $names }.
terminal-invitation = Digite o número de uma opção, ou help.
terminal-over = A partida terminou.
terminal-over-help = save FILE salva a partida, log a conta de novo, quit sai.
terminal-goodbye = Até logo.
terminal-taken-back = Desfeito.
terminal-no-choice = Não há nada para escolher.
terminal-no-such-choice = Essa opção não existe; há as de 1 a { $most }.
terminal-you-may = Você pode: { $action }
terminal-notation-help = A notação está entre colchetes depois de cada opção; help mostra o que mais pode ser digitado.
terminal-no-clause = Essa cláusula não existe; uma cláusula se chama, por exemplo, GWT-HIRE-02, ou hire-2.
terminal-save-where = Salvar onde? save FILE
terminal-not-a-journal = { $file } já existe e não é uma partida salva; escolha outro nome.
terminal-saved = Salva como { $file }.
terminal-not-saved = Não foi salva: { $why }
terminal-no-seat = --seat { $seat }: o número de jogadores é { $seats }
terminal-no-step = --to { $to }: o número de jogadas do arquivo é { $steps }
terminal-not-found = nenhuma regra contém “{ $word }”
terminal-no-such-clause = a regra “{ $clause }” não existe; cowcatcher rules lista os capítulos
terminal-other-game = { $file } contém uma partida de { $found }, não de { $wanted }.
terminal-seat = jogador
terminal-total = total
terminal-rank = posição
terminal-number = número
terminal-notation = notação

## O que pode ser digitado

terminal-help-number = joga essa opção
terminal-help-notation = joga essa ação, como está escrita entre colchetes
terminal-help-list = mostra as opções de novo
terminal-help-hint = o que o bot mais forte faria, e por quê
terminal-help-undo = desfaz a última jogada, se ela não revelou nada a ninguém
terminal-help-board = mostra o tabuleiro
terminal-help-log = conta o que aconteceu até agora
terminal-help-score = mostra os seus pontos até agora
terminal-help-why = por que não posso?
terminal-help-rules = procura uma cláusula, como GWT-HIRE-02
terminal-help-save = salva a partida; play --load FILE continua com ela
terminal-help-quit = sai do jogo

## Por que nada pode ser desfeito

undo-start = Não há nada para desfazer.
undo-learned = A última jogada não pode ser desfeita: ela revelou algo novo.
undo-others = A última jogada não pode ser desfeita: outros jogaram depois dela.
