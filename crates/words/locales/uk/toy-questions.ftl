toy-question-bid = Яку карту ви ставите?
toy-question-prize = Хто отримує приз?
toy-question-done = Завершити раунд?
