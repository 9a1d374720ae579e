steam-question-raise = Скільки грошей ви залучаєте?
steam-question-bid-for-place = Зробити ставку за це місце в черговості ходів?
steam-question-bid-for-order = Зробити ставку за черговість ходів?
steam-question-take = Який жетон дії ви берете?
steam-question-build = Де ви будуєте?
steam-question-lay = Яку колію ви там прокладаєте?
steam-question-new-city = Яке нове місто ви розміщуєте?
steam-question-supply = Які товари потрапляють до міста?
steam-question-goods = Доставити, покращити локомотив чи пасувати?
steam-question-route = Яким шляхом рухається кубик?
steam-question-reward = Узяти бали як дохід чи як переможні бали?

## Answers that are left for later

steam-instruction-bid-up-to = Ставити найменше можливе, щонайбільше ${ $amount }, а потім пасувати
steam-instruction-pass-auction = Пасувати до кінця цього аукціону
steam-instruction-build-nothing = Нічого не будувати цього ходу
steam-instruction-pass-goods = Пасувати в кожному колі товарів цього ходу
steam-instruction-take-income = Завжди брати бали за доставку як дохід
steam-instruction-take-points = Завжди брати бали за доставку як переможні бали
