## Dicas: o que a busca faria, e por quê

hint = Dica
hint-help = O que o bot mais forte faria aqui, e por quê. Ele sabe apenas o que você sabe.
hint-thinking = Pensando…
hint-only = A única jogada
hint-clearly = Claramente a melhor jogada
hint-little = Um pouco melhor que a segunda
hint-hardly = Quase nenhuma diferença para a segunda
hint-expects = cerca de { $points } pontos no fim, { $odds }% de vitória
hint-against-next = Em relação à segunda:
hint-against-best = Em relação à melhor:
hint-alike = quase os mesmos pontos
hint-glance = À primeira vista parece mais fraca.
hint-later = mais tarde

## Dicas entre várias pessoas

hints-ask = Pedir dicas para todos
hints-ask-help = Assim todos podem perguntar ao bot mais forte o que ele faria. Todos na mesa precisam concordar, e qualquer pessoa pode encerrar isso.
hints-asked = { $name } pede que todos nesta mesa possam receber dicas.
hints-on = Todos concordaram: nesta mesa as dicas são permitidas.
hints-end = Chega de dicas

## O que pode dar errado

error-no-hints = Só há dicas se você joga sem outras pessoas, ou se todos na mesa concordaram.
error-thinking = Uma dica já está sendo preparada.
error-not-asked = No momento nada é perguntado a você.
