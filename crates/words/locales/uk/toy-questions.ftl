toy-question-bid = Яку карту ви ставите?
toy-question-prize = Хто отримує приз?
toy-question-done = Завершити раунд?

## Answers that are left for later

toy-instruction-take-prize = Завжди брати приз
