toy-question-bid = Quale carta offri?
toy-question-prize = Chi riceve il premio?
toy-question-done = Hai finito?

## Answers that are left for later

toy-instruction-take-prize = Prendi sempre il premio
