### Quem se é além de um só navegador: aparelhos, links, códigos de recuperação, um nome, os próprios dados.

identity-title = Identidade e aparelhos
identity-help = Você não precisa de conta: este navegador lembra quem você é. Aqui você pode levar seus lugares para outros aparelhos e garantir que nunca vai perdê-los.
identity-only-here = Só este navegador sabe quem você é. Se os cookies dele forem apagados, você perde seus lugares: adicione outro aparelho ou crie códigos de recuperação.

## Outro aparelho

identity-link-title = Adicionar outro aparelho
identity-link-help = Receba um link e um código QR para abrir no celular, no tablet ou em outro computador. A partir daí os dois aparelhos têm os mesmos lugares.
identity-link = Mostrar link e código QR
identity-link-shown = Aponte a câmera do outro aparelho para este código ou abra o link nele. Vale uma única vez, por dez minutos.
identity-link-picture = Código QR do link
identity-link-address = Link
identity-link-warning = Quem abrir este link pode jogar por você. Não o envie a mais ninguém.
identity-link-done = Pronto
identity-join-title = Adicionar este aparelho
identity-join-text = { $count ->
    [0] A partir de agora você será { $name } neste aparelho.
    [one] A partir de agora você será { $name } neste aparelho, com { $count } mesa.
   *[other] A partir de agora você será { $name } neste aparelho, com { $count } mesas.
}
identity-join-brings = { $count ->
    [one] A mesa que você tem neste aparelho vem junto, com os resultados.
   *[other] As { $count } mesas que você tem neste aparelho vêm junto, com os resultados.
}
identity-join-stay = A identidade que você tem neste aparelho fica como está, com os lugares dela. Você pode voltar a ela pelos outros aparelhos, pelos códigos de recuperação ou pelas passkeys dela.
identity-join = Usar este aparelho
identity-join-not = Não, deixar como está
identity-join-warning = Continue somente se foi você quem criou o link.

## Aparelhos

identity-devices = Seus aparelhos
identity-device = Aparelho desconhecido
identity-here = este aparelho
identity-seen = Último uso:
identity-sign-out = Desconectar
identity-sign-out-here = Desconectar aqui

## Códigos de recuperação

identity-codes = Códigos de recuperação
identity-codes-help = Se você perder todos os aparelhos, cada um destes códigos traz você de volta uma vez. Guarde-os no papel ou em um gerenciador de senhas.
identity-codes-left = { $count ->
    [one] Resta { $count } código.
   *[other] Restam { $count } códigos.
}
identity-codes-make = Criar códigos de recuperação
identity-codes-again = Criar novos códigos
identity-codes-shown = Anote estes códigos agora: eles não serão mostrados de novo. Os códigos criados antes não valem mais.
identity-codes-done = Já guardei

## Um nome

identity-name = Seu nome
identity-name-help = Opcional. Ninguém mais pode usar este nome nem outro parecido. Em uma mesa você continua podendo se chamar como quiser.

## Passkeys

passkey-title = Passkeys
passkey-help = Com uma passkey você entra com a digital, o rosto ou o bloqueio de tela do aparelho. Não há senha.
passkey-made = Criada:
passkey-make = Criar uma passkey
passkey-remove = Remover
passkey-name-first = Primeiro escolha um nome: a passkey leva esse nome.
passkey-script = As passkeys precisam de JavaScript.
sign-in-passkey = Entrar com uma passkey

## Os próprios dados

identity-data = Seus dados
identity-export-help = Tudo o que o servidor guarda sobre você, em um só arquivo. Os resultados e os registros das suas partidas estão na página do seu histórico.
identity-export = Tudo em JSON
identity-forget = Apagar tudo sobre mim
identity-forget-help = Seu nome, aparelhos, passkeys, códigos, configurações, histórico, classificações e mensagens do chat são apagados, assim como as partidas em que ninguém mais tem lugar. Nas partidas em andamento um bot fica com o seu lugar para sempre. As partidas terminadas ficam para os outros jogadores, sem o seu nome, e deixam de ser públicas. Isso não pode ser desfeito.
identity-forget-sure = Sim, apagar tudo sobre mim
identity-forget-now = Apagar para sempre

## Voltar

sign-in = Entrar
sign-in-open = Já joguei aqui em outro aparelho
sign-in-title = Voltar aos seus lugares
sign-in-help = Se você já jogou aqui em outro aparelho, pode ser o mesmo jogador neste também.
sign-in-link = Pelo outro aparelho
sign-in-link-help = Abra nele “Identidade e aparelhos”, peça o link ou o código QR e abra-o aqui.
sign-in-code = Com um código de recuperação

## O que pode dar errado

error-bad-link = Este link já foi usado ou os dez minutos dele acabaram. Crie um novo no outro aparelho.
error-bad-code = Este código de recuperação está errado ou já foi usado.
error-bad-passkey = Não deu certo: esta passkey não é conhecida aqui, ou a resposta chegou tarde demais ou duas vezes. Tente de novo.
error-already = Você já é este jogador neste aparelho.
error-same-table = Vocês dois têm lugar na mesma partida ainda não terminada, por isso não podem virar um só jogador. Primeiro terminem ou encerrem essa partida.
error-name-taken = Alguém já tem este nome ou um parecido. Escolha outro.
error-unknown-device = Este aparelho não está mais aqui.
error-last-way = Este é o seu único caminho de volta aos seus lugares. Primeiro crie códigos de recuperação ou adicione outro aparelho.
