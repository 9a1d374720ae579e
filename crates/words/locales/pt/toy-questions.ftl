toy-question-bid = Qual carta você oferece?
toy-question-prize = Quem recebe o prêmio?
toy-question-done = Encerrar a rodada?

## Answers that are left for later

toy-instruction-take-prize = Pegar sempre o prêmio
