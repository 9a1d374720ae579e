toy-question-bid = Quale carta offri?
toy-question-prize = Chi riceve il premio?
toy-question-done = Hai finito?
