steam-event-first-speaker = Першу ставку робить { $player }
steam-event-drew = { $player } витягує жетон «{ $tile }» ({ $number })
steam-event-phase = Фаза: { $phase }
steam-event-raised-none = { $player } не залучає грошей
steam-event-raised = { $player } залучає ${ $dollars }: тепер дохід { $income }, { $points } ПБ
steam-money-reason = { $why ->
    [bid] черговість ходів
    [action] жетон дії
    [track] колія
    [expenses] доходи й витрати
   *[late-place] пізнє місце в черговості
}
steam-event-paid = { $player } платить ${ $dollars } ({ steam-money-reason })
steam-event-received = { $player } отримує ${ $dollars } ({ steam-money-reason })
steam-event-bid = { $player } ставить ${ $bid }
steam-event-passed = { $player } пасує
steam-event-passed-free = { $player } використовує вільний пас і лишається в аукціоні
steam-event-placed = { $player } має місце { $place } у черговості ходів
steam-event-took = { $player } бере жетон «{ $tile }»
steam-event-took-passing = { $player } бере жетон «{ $tile }» без оплати й ефекту
steam-event-locomotive = { $player }: локомотив досягає рівня { $level }
steam-event-build = Будує { $player }
steam-event-laid = { $player }: { $placing ->
    [new] нова колія
    [upgrade] покращення
   *[redirect] перенаправлення
} { $place }
steam-event-completed = Сполучення { $link } завершено, власник { $player }
steam-event-completed-unowned = Сполучення { $link } завершено, воно нічийне
steam-event-claimed = { $player } привласнює сполучення { $link }
steam-event-lost = { $player } втрачає непродовжене сполучення { $link }
steam-event-urbanized = { $player } розміщує { steam-colour.city } нове місто на місці містечка { $town }
steam-event-vanished = Сполучення { $link } зникає разом із плиткою (власник: { $player })
steam-event-grown = { $player }: зростає місто { $city }
steam-event-effect-lost = { $player } вже не може використати жетон «{ $tile }»
steam-event-build-ended = { $player } завершує будівництво
steam-event-delivered = { $player } доставляє { steam-cube } з міста { $from } до міста { $to }
steam-event-income = { $count ->
    [one] { $player } бере { $count } бал як дохід: тепер { $income }
    [few] { $player } бере { $count } бали як дохід: тепер { $income }
   *[many] { $player } бере { $count } балів як дохід: тепер { $income }
}
steam-event-points = { $count ->
    [one] { $player } бере { $count } бал як ПБ: тепер { $total }
    [few] { $player } бере { $count } бали як ПБ: тепер { $total }
   *[many] { $player } бере { $count } балів як ПБ: тепер { $total }
}
steam-event-idle = { $player } нічого не робить у цьому колі перевезень
steam-event-shortage = Бракує ${ $dollars }: { $player } тепер має { $points } ПБ і дохід { $income }
steam-event-bankrupt = { $player } – банкрут і вибуває з гри
