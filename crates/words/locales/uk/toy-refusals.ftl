toy-refusal-needs-hand = У вас немає такої карти.
toy-refusal-needs-deck = У колоді немає такої карти.
toy-refusal-costs-coins = Коштує монет: { $price }; у вас { $have }.
toy-prize-01 = Приз отримуєте ви або інший гравець за цим столом.
