### O treinador de uma lição. O que cada lição diz fica em arquivos próprios.

lesson-coach = Treinador
lesson-begin = Primeira partida com treinador
lesson-invitation = Ainda não conhece este jogo? Um treinador acompanha você nos primeiros turnos, clique a clique.
lesson-next = Próximo
lesson-play-on = Continuar jogando
lesson-restart = Recomeçar
lesson-leave = Continuar por minha conta
lesson-leave-sure = Encerrar a lição aqui e continuar sem o treinador?
lesson-click = Clique no que está circulado.
lesson-watch = Observe: agora jogam os outros.
lesson-later = Boa ideia, mas depois. Primeiro vem o que o treinador está mostrando.
lesson-none = A lição acabou ou já avançou.
lesson-advice = O treinador jogaria:
