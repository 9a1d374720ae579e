### A análise de uma partida terminada.

analysis-title = Análise
analysis-help = Quanto cada um estava perto da vitória, turno a turno, e quais jogadas custaram mais. Cada jogada é julgada pelo que seu jogador podia saber.
analysis-start = Analisar a partida
analysis-waits = Na fila: outras partidas são analisadas antes.
analysis-runs = A partida está sendo analisada: { $percent } %
analysis-cancel = Cancelar
analysis-failed = Não foi possível terminar a análise.
analysis-outdated = Esta análise é de uma versão anterior do programa.
analysis-again = Analisar de novo
analysis-unlearned = Esta partida não pode ser analisada: o programa não aprendeu a julgá-la.
analysis-busy = Há partidas demais esperando análise. Tente de novo daqui a pouco.
analysis-odds = Chances de vitória
analysis-odds-help = Toque na curva para ir àquele momento.
analysis-figures = Em números
analysis-turn = Turno
analysis-turn-number = Turno { $number }
analysis-end = Fim
analysis-cell = { $odds } % · { $points }
analysis-cell-help = Chances de vitória e pontos esperados no fim
analysis-mistakes = Os maiores erros
analysis-none = Nenhum erro claro.
analysis-cost = { $points } pontos, chances de vitória { $odds } %
analysis-played = Jogado: { $what }
analysis-better = Era melhor: { $what }
analysis-then = E depois:
analysis-here = Aqui { $name } erra
