gwt-refusal-needs-cards = { $need ->
    [one] Você precisa de { $need } carta dessas na mão; tem { $have }.
   *[other] Você precisa de { $need } cartas dessas na mão; tem { $have }.
}
gwt-refusal-needs-craftsmen = { $need ->
    [one] Você precisa de { $need } artífice; tem { $have }.
   *[other] Você precisa de { $need } artífices; tem { $have }.
}
gwt-refusal-needs-cowboys = { $need ->
    [one] Você precisa de { $need } vaqueiro livre; tem { $have }.
   *[other] Você precisa de { $need } vaqueiros livres; tem { $have }.
}
gwt-refusal-needs-certificates = { $need ->
    [one] Você precisa de { $need } certificado; tem { $have }.
   *[other] Você precisa de { $need } certificados; tem { $have }.
}
gwt-refusal-needs-value = O valor de raça total precisa ser { $need }; é { $have }.
gwt-refusal-needs-tokens = { $need ->
    [one] Você precisa de { $need } ficha de troca; tem { $have }.
   *[other] Você precisa de { $need } fichas de troca; tem { $have }.
}
gwt-refusal-needs-spaces = { $need ->
    [one] Fica a { $need } espaço; a locomotiva pode mover { $have }.
   *[other] Fica a { $need } espaços; a locomotiva pode mover { $have }.
}
gwt-refusal-needs-spaces-behind = { $need ->
    [one] A locomotiva precisa de { $need } espaço livre atrás dela; há { $have }.
   *[other] A locomotiva precisa de { $need } espaços livres atrás dela; há { $have }.
}
gwt-act-05 = Você precisa descartar da mão exatamente as cartas indicadas.
gwt-act-07 = São necessárias duas cartas do mesmo tipo de gado.
gwt-act-08 = É necessária uma carta de gado; uma carta de objetivo não serve.
gwt-aux-01 = Esta ação auxiliar ainda não está disponível: libere antes um dos seus espaços de disco.
gwt-aux-03 = Só pode ser dobrada quando os dois espaços de disco estiverem livres.
gwt-aux-06 = A ação auxiliar única realizada em vez das ações locais nunca é dobrada.
gwt-build-01 = Uma construção vai em um espaço de construção vazio ou sobre uma construção sua.
gwt-build-06 = Só uma construção com mais artífices pode substituir uma das suas.
gwt-build-09 = Construções neutras e as de outros jogadores não podem ser substituídas.
gwt-build-12 = Você acabou de substituir a construção sob o seu peão: as ações da nova não podem ser usadas agora.
gwt-cattle-14 = Não há essa carta no mercado.
gwt-cattle-16 = A pilha do mercado de gado está vazia.
gwt-cattle-18 = Estas cartas não podem ser compradas juntas com esse número de vaqueiros.
gwt-cert-02 = Você atingiu seu limite de certificados.
gwt-copy-01 = Só uma construção que copia pode fazer isso.
gwt-copy-02 = Só pode ser copiada uma construção imediatamente antes ou depois.
gwt-copy-04 = Perigos, { gwt-trade-tile.plural } e Kansas City não podem ser copiados.
gwt-copy-08 = Nenhuma construção pode aparecer duas vezes em uma cadeia de cópias.
gwt-copy-09 = Você já realizou esta ação desta construção neste turno.
gwt-copy-11 = Uma construção que copia não pode copiar outra que copia.
gwt-deliver-03 = Você já entregou nesta cidade.
gwt-deliver-21 = Em uma entrega extraordinária, a locomotiva volta pelo menos um espaço.
gwt-deliver-30 = Sua locomotiva está no espaço inicial e não pode voltar.
gwt-disc-02 = Um disco de cantos pretos só pode ir para cantos pretos.
gwt-disc-09 = Não há disco para pegar aqui.
gwt-disc-10 = Você só pode pegar um disco de uma estação se não puder usar nenhum da sua ficha de jogador.
gwt-disc-13 = O disco não pode vir da estação que está sendo aprimorada.
gwt-disc-14 = Você não tem nenhum disco que possa ser colocado ali.
gwt-end-03 = O fim da partida foi acionado: não se pode mais escolher trabalhadores.
gwt-end-06 = Nos últimos turnos não se pode escolher trabalhadores.
gwt-exchange-09 = Termine antes a troca: saque e descarte.
gwt-exchange-11 = Não há carta para sacar.
gwt-hazard-01 = Não há perigo ali.
gwt-hazard-03 = Não há perigos no tabuleiro.
gwt-hire-01 = Não há um trabalhador assim para contratar.
gwt-hire-02 = Os trabalhadores na linha do marcador não podem ser contratados.
gwt-hire-06 = Sua linha desses trabalhadores está cheia.
gwt-kc-01 = Em Kansas City as subfases seguem a ordem: previsão 1, 2, 3, rendimento, entrega.
gwt-kc-02 = Não há essa ficha nesta coluna de previsão.
gwt-local-01 = Este local não oferece essa ação.
gwt-local-02 = Aqui você só pode realizar uma ação auxiliar única.
gwt-local-04 = Você já realizou esta ação local.
gwt-local-07 = De duas ações separadas por uma barra, só uma pode ser realizada.
gwt-local-08 = Você realizou uma ação local: a ação auxiliar não está mais disponível.
gwt-local-09 = Você realizou a ação auxiliar: as ações locais não estão mais disponíveis.
gwt-move-02 = Não há ficha ali: ninguém para em um espaço vazio.
gwt-move-04 = O peão deve mover pelo menos um passo.
gwt-move-07 = O peão segue em frente pela trilha, um local após o outro.
gwt-obj-01 = Esta carta não está na área de objetivos.
gwt-obj-04 = Não há mais cartas de objetivo.
gwt-obj-07 = Cartas de objetivo são jogadas no seu próprio turno, entre as ações, antes de sacar cartas.
gwt-obj-15 = Esta cavalgada não pode entrar em Kansas City.
gwt-obj-16 = À frente só há Kansas City: a cavalgada só pode ser dispensada.
gwt-obj-17 = Depois da cavalgada não se pode jogar outra carta.
gwt-obj-25 = Em Kansas City o peão não pode cavalgar.
gwt-rail-03 = A locomotiva deve mover pelo menos um espaço.
gwt-rail-05 = Há outra locomotiva ali.
gwt-rail-09 = A locomotiva deve voltar exatamente o número de espaços indicado.
gwt-rail-11 = Sua locomotiva está no espaço inicial e não pode voltar.
gwt-rail-13 = A locomotiva só vai para frente.
gwt-rail-16 = Do último espaço a locomotiva deve voltar pelo menos um espaço.
gwt-simm-04 = Novilhas e vacas não podem ser compradas.
gwt-simm-07 = Só bezerros e novilhas podem ser trocados.
gwt-simm-10 = Nenhuma carta sobe dois níveis em uma só visita.
gwt-simm-14 = Uma Simmental não conta como este tipo de gado ou valor.
gwt-station-01 = Só pode ser aprimorada a estação em que sua locomotiva para.
gwt-station-02 = Você já aprimorou esta estação.
gwt-station-06 = Trabalhadores impressos não podem ser nomeados.
gwt-station-13 = Não há estação atrás da sua locomotiva que você possa aprimorar.
gwt-station-14 = Esta estação não fica atrás da sua locomotiva.
gwt-tile-06 = É necessária uma carta de objetivo da mão.
gwt-tile-13 = Você não tem construções na floresta.
gwt-tile-18 = É necessária uma carta de gado de valor 3.
gwt-tile-20 = Não há nada a contar: a ação não daria nada.
gwt-trade-01 = Não há { gwt-trade-tile.no } ali.
gwt-trade-05 = Não há { gwt-trade-tile.no } para pegar.
gwt-turn-03 = O peão começa em uma construção neutra.
