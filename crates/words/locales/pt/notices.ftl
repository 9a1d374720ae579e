### Notices to people who are not looking: what they say, and the page on which one chooses them.

## What they say

letter-turn = Sua vez: { $game } com { $others }
letter-invitation = Uma nova mesa para você: { $game } com { $others }
letter-mention = { $name } mencionou você: { $game }
letter-time = Tempo restante: { $time }. { $game } com { $others }
letter-over = Fim de partida: { $game } com { $others }
letter-and-more = { $text } (e mais { $more })
letter-test = Este é um teste do { $site }: as notificações chegam aqui.
letter-confirm = Alguém quer receber neste endereço as notificações do { $site }. Se for você, abra o link e confirme.
letter-never = Não foi você? Então não faça nada. Para nunca mais receber nada do { $site }:
letter-stop = Você pediu as notificações do { $site }. Para não receber mais:

## The page

notices-title = Notificações
notices-help = Escolha onde receber notícias das suas partidas quando não estiver olhando para elas.
notices-none = Este servidor não envia notificações. Uma mesa aberta em uma aba ainda pode avisar quando for a sua vez: use o botão que está lá.
notices-where = Onde você recebe
notices-nowhere = Por enquanto, em lugar nenhum. Adicione algo abaixo.
notices-kinds = O que você recebe
notices-kind-turn = É a minha vez
notices-kind-invitation = Alguém me dá um lugar em uma nova mesa
notices-kind-mention = Alguém me menciona no chat
notices-kind-time = Meu tempo está acabando
notices-kind-over = Uma partida terminou
notices-way-push = Navegador
notices-way-mail = E-mail
notices-way-hook = Webhook
notices-unconfirmed = Ainda não confirmado: abra o link no e-mail que enviamos.
notices-failing = Nada chegou aqui nos últimos tempos. Vamos continuar tentando.
notices-off-gone = Desativado: este endereço não existe mais. Adicione-o de novo se ainda precisar.
notices-off-unreachable = Desativado: nada chegou aqui por três dias. Adicione-o de novo quando funcionar.
notices-off-stopped = Desativado pelo link em um e-mail.
notices-test = Enviar um teste
notices-tested = O teste está a caminho.
notices-remove = Remover
notices-add = Adicionar
notices-add-push = Avisar neste navegador
notices-push-help = Funciona mesmo sem nenhuma página aberta. Você pode adicionar cada um dos seus aparelhos.
notices-push-denied = Este navegador não permite notificações deste site.
notices-mail = Endereço de e-mail
notices-mail-help = Enviaremos um link para confirmá-lo. Todo e-mail tem um link para parar.
notices-mail-sent = Enviamos um e-mail: abra o link que está nele para confirmar o endereço.
notices-hook = Endereço do webhook
notices-hook-help = Para o Discord, o ntfy ou um programa seu. O endereço precisa começar com https://.
notices-shape = Formato
notices-shape-json = JSON
notices-shape-discord = Discord
notices-shape-ntfy = ntfy
notices-often = Com que frequência
notices-wait = Juntar as notícias por (minutos)
notices-wait-help = Várias notícias viram uma só notificação. Uma vez que você já jogou não é mencionada.
notices-an-hour = No máximo por hora
notices-a-day = No máximo por dia
notices-quiet = Nada sobre uma mesa que abri desde então
notices-lost = As notificações não chegam mais a um dos seus endereços.
notices-look = Verificar notificações
notices-confirm-title = Confirme o seu endereço
notices-confirm-text = Quer receber notificações neste endereço?
notices-confirm = Sim, confirmar
notices-confirmed = Confirmado: as notificações vão chegar a este endereço.
notices-stop-title = Parar as notificações
notices-stop-text = Não quer mais receber e-mails daqui?
notices-stop = Parar
notices-stopped = Pronto: não escreveremos mais para este endereço.

## What is wrong

error-target-address = Não conseguimos enviar nada para este endereço. Confira como está escrito.
error-target-insecure = O endereço precisa começar com https://.
error-target-internal = Endereços de uma rede privada não são permitidos aqui.
error-target-host = Nenhum servidor foi encontrado neste endereço.
error-target-keys = As chaves do navegador não são válidas. Recarregue a página e tente de novo.
error-target-limits = Esses limites não fazem sentido: no máximo 24 horas de espera, 60 notificações por hora e 300 por dia.
error-no-such-way = Este servidor não envia notificações desse jeito.
error-unknown-target = Este link ou endereço não é mais válido.
error-too-many-targets = Você pode adicionar no máximo { $most } endereços. Remova um primeiro.
error-unwanted-mail = Quem usa este endereço não quer receber e-mails daqui.
