mombasa-refusal-costs-pounds = Custa £{ $price }; você tem £{ $have }.
mombasa-refusal-costs-units = { $price ->
    [one] Custa { $price } unidade; você tem { $have }.
   *[other] Custa { $price } unidades; você tem { $have }.
}
mombasa-refusal-costs-expansion-points = { $price ->
    [one] Custa { $price } ponto de expansão; você tem { $have }.
   *[other] Custa { $price } pontos de expansão; você tem { $have }.
}
mombasa-refusal-costs-bookkeeping-points = { $price ->
    [one] Custa { $price } ponto de contabilidade; você tem { $have }.
   *[other] Custa { $price } pontos de contabilidade; você tem { $have }.
}
mombasa-refusal-needs-level = O bônus { $need } desta trilha ainda não foi desbloqueado, ou só vale a partir do seu próximo turno.

mom-bonus-02 = Este espaço de bônus está ocupado.
mom-bonus-04 = Você precisa ter mais que todos os outros, e pelo menos 1.
mom-bonus-08 = Esta carta não está na oferta.
mom-bonus-09 = Esta carta não pode ser descartada.
mom-bonus-15 = A ficha +1 vai sobre uma carta de mercadoria sua virada para cima.
mom-bonus-16 = A ficha +1 já está colocada e não pode ser movida.
mom-bonus-20 = Depois de pagar o custo do espaço, você não poderia comprar nenhuma carta ali.
mom-book-01 = Só um contador pode fazer isso.
mom-book-06 = Não há livro neste lugar.
mom-book-07 = Sua trilha de contabilidade está cheia.
mom-book-08 = Não há livro no próximo passo.
mom-book-09 = Suas cartas viradas para cima não cumprem o requisito do próximo livro.
mom-book-16 = Não há feitoria nesta coluna.
mom-book-19 = O tinteiro está no último passo.
mom-book-24 = O requisito está cumprido: não há nada a pagar.
mom-diamond-01 = Só um mercador de diamantes pode fazer isso.
mom-expand-04 = A companhia não tem acesso a esta região.
mom-expand-07 = A companhia já ocupa esta região.
mom-expand-08 = Não há feitoria nesta coluna.
mom-expand-10 = Esta coluna está cheia.
mom-expand-11 = O último espaço de uma coluna não volta a ser coberto.
mom-expand-14 = A companhia não tem mais feitorias na sede.
mom-expand-17 = É preciso colocar pelo menos uma feitoria.
mom-goods-01 = As cartas usadas juntas devem ser da mesma mercadoria, cada uma usada só uma vez.
mom-goods-02 = Esta carta não está na oferta.
mom-goods-13 = As cartas precisam servir para pegar uma carta ou avançar em uma trilha.
mom-plan-02 = Esta carta não está na sua mão ou já está planejada.
mom-plan-05 = Este espaço de ação ainda não está aberto.
mom-plan-07 = Cartas de cota simples não podem ser planejadas.
mom-plan-11 = Preencha os espaços de ação da esquerda para a direita e depois confirme.
mom-rest-05 = Pegue um baralho de repouso que tenha cartas.
mom-round-06 = Você precisa da carta certa virada para cima ou de um marcador de bônus livre.
mom-setup-15 = Esta ficha inicial não foi dada a você.
mom-special-05 = Para misturar mercadorias é preciso comprar uma carta.
mom-special-11 = Com este bônus você não pode avançar nesta trilha.
mom-special-12 = Dos dois espaços extras de uma trilha, só um por rodada.
mom-track-03 = Seu marcador está no último espaço.
mom-track-04 = Você não tem mais nada a avançar nesta trilha.
mom-track-10 = Este espaço não existe nas trilhas desta partida.
