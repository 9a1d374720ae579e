toy-refusal-needs-hand = У вас немає такої карти.
toy-refusal-needs-deck = У колоді немає такої карти.
toy-refusal-costs-coins = { $price ->
    [one] Це коштує { $price } монету; у вас { $have }.
    [few] Це коштує { $price } монети; у вас { $have }.
   *[many] Це коштує { $price } монет; у вас { $have }.
}
toy-prize-01 = Приз отримуєте ви або інший гравець за цим столом.
