### Planos e respostas deixadas para depois

## Planejar

plan-ahead = Planejar
plan-ahead-help = Monte seu próximo turno no tabuleiro, como se começasse agora. Ninguém mais vê.
plan-headline = Planejando
plan-notice = Como se o seu próximo turno começasse agora. Ninguém mais vê.
plan-keep = Guardar como plano
plan-kept = Plano guardado. Ele será oferecido quando chegar a hora.
plan-note = Nota particular

## A lista

plans-title = Planos
plans-private = Só você vê o que está aqui.
plans-none = Nenhum plano ainda. Experimente uma sequência ou planeje enquanto os outros jogam, e guarde-a.
plan-offer = Seu plano
plan-play = Jogar o plano
plan-play-some = Jogar { $steps } de { $total }
plan-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
plan-waits = Será oferecido quando for perguntado no seu turno
plan-reveals = Depois algo é revelado; o resto do plano fica.
plan-unfit = O passo { $step } não dá mais: { $action }. { $reason }
plan-dropped = Descartado: o passo { $step } não dá mais: { $action }. { $reason }
plan-remove = Remover
plan-dismiss = Entendi

## Respostas programadas

instructions-title = Respostas programadas
instructions-help = O servidor responde por você quando for a sua vez, depois da pausa que uma pessoa faria. Os outros não veem que elas estão preparadas.
instruction-leave = Definir esta resposta
instruction-amount = Valor
instruction-active = Esperando
instruction-suspended = Em pausa: a resposta foi desfeita
instruction-lapsed = Não vale mais
instruction-resume = Retomar
instruction-cancel = Cancelar

## O que deu errado

error-unknown-plan = Você não tem esse plano.
error-plan-unfit = Este plano não dá mais.
error-too-many-plans = { $most ->
    [one] Em uma mesa você pode guardar no máximo { $most } plano. Remova um primeiro.
   *[other] Em uma mesa você pode guardar no máximo { $most } planos. Remova um primeiro.
}
error-no-occasion = Esta resposta não pode ser deixada agora: não há ocasião para ela.
error-bad-instruction = Não existe essa resposta neste jogo, ou não com este valor.
