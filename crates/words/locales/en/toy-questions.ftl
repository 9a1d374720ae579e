toy-question-bid = Which card do you bid?
toy-question-prize = Who gets the prize?
toy-question-done = Are you done?

## Answers that are left for later

toy-instruction-take-prize = Always take the prize
