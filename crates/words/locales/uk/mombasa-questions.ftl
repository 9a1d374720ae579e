mombasa-question-keep-tile = Яку стартову плитку ви залишаєте?
mombasa-question-plan = Яка карта піде в наступний слот?
mombasa-question-turn = Яку дію ви виконуєте?
mombasa-question-end-turn = Дію виконано. Завершити хід?
mombasa-question-goods = Які карти товарів ви використовуєте і для чого?
mombasa-question-units = На яких треках просунутися рештою одиниць?
mombasa-question-expand = Де компанія ставить наступний пост?
mombasa-question-from = З якого стовпчика береться пост?
mombasa-question-home = У який стовпчик повертається витіснений пост?
mombasa-question-points = Які книги ви берете за очки?
mombasa-question-jar = Як далеко рухається чорнильниця?
mombasa-question-remove = Який пост ви прибираєте?
mombasa-question-advance = Просунутися на цьому треку?
mombasa-question-tracks = На якому треку ви просуваєтеся?
mombasa-question-buy-card = Яку карту ви купуєте за фунти?
mombasa-question-discard = Яку карту ви скидаєте?
mombasa-question-one-of = Який із двох прибутків ви обираєте?

## Answers that are left for later

mombasa-instruction-end-phase = Наступного ходу завершити фазу дій і взяти колоду відпочинку { $amount }
