question-place = На якій нейтральній будівлі починає ваш скотар?
question-move = Куди йде ваш скотар?
question-ride = Куди їде ваш скотар без платні?
question-location = Що ви робите на цій локації?
question-end-turn = Завершуєте хід?
question-worker-space = Чи скидаєте карту заради винагороди місця робітника?
question-foresight = Який жетон прогнозу ви обираєте?
question-income = Скільки сертифікатів ви витрачаєте для доходу?
question-grow = Які карти Simmental ви обмінюєте?
question-deliver = До якого міста ви доставляєте худобу?
question-disc = Який диск ви використовуєте?
question-engine = Куди рухається ваш локомотив?
question-engine-back = Наскільки ваш локомотив рухається назад?
question-return-from-last = На яку клітинку позаду повертається ваш локомотив?
question-upgrade = Яку станцію ви покращуєте?
question-appoint = Чи віддаєте робітника за жетон начальника станції?
question-hire = Кого ви наймаєте?
question-build = Яку будівлю ви викладаєте?
question-site = Куди ви її викладаєте?
question-buy = Що ви купуєте на ринку худоби?
question-hazard = Яку небезпеку ви усуваєте?
question-trade = { $edition ->
    [1] Яке тіпі ви берете?
   *[2] Якого бандита ви берете?
}
question-hazard-or-trade = { $edition ->
    [1] Яку небезпеку або яке тіпі ви берете?
   *[2] Яку небезпеку або якого бандита ви берете?
}
question-objective = Яку карту цілей ви берете?
question-certificates = Скільки сертифікатів ви берете?
question-auxiliary = Яку допоміжну дію ви виконуєте?
question-draw = Чи добираєте ще одну карту?
question-discard = Яку карту ви скидаєте?
question-remove = Яку карту ви вилучаєте з гри?
question-chance = Вирішує випадок.
