toy-question-bid = Que carta você oferece?
toy-question-prize = Quem recebe o prêmio?
toy-question-done = Você terminou?
