gwt-question-place = На якій нейтральній будівлі починає ваш скотар?
gwt-question-move = Куди йде ваш скотар?
gwt-question-ride = Куди їде ваш скотар без платні?
gwt-question-location = Що ви робите на цій локації?
gwt-question-end-turn = Завершити хід?
gwt-question-worker-space = Скинути карту заради винагороди місця робітника?
gwt-question-foresight = Який жетон прогнозу ви обираєте?
gwt-question-income = Скільки сертифікатів ви витрачаєте для доходу?
gwt-question-grow = Які карти Simmental ви обмінюєте?
gwt-question-deliver = До якого міста ви доставляєте худобу?
gwt-question-disc = Який диск ви використовуєте?
gwt-question-engine = Куди рухається ваш локомотив?
gwt-question-engine-back = Наскільки ваш локомотив рухається назад?
gwt-question-return-from-last = На яку клітинку позаду повертається ваш локомотив?
gwt-question-upgrade = Яку станцію ви покращуєте?
gwt-question-appoint = Призначити робітника й узяти жетон начальника станції?
gwt-question-hire = Кого ви наймаєте?
gwt-question-build = Яку будівлю ви викладаєте?
gwt-question-site = Куди ви її викладаєте?
gwt-question-buy = Що ви купуєте на ринку худоби?
gwt-question-hazard = Яку небезпеку ви усуваєте?
gwt-question-trade = { $edition ->
    [1] Яке тіпі ви берете?
   *[2] Якого бандита ви берете?
}
gwt-question-hazard-or-trade = { $edition ->
    [1] Яку небезпеку або яке тіпі ви берете?
   *[2] Яку небезпеку або якого бандита ви берете?
}
gwt-question-objective = Яку карту цілей ви берете?
gwt-question-certificates = Скільки сертифікатів ви берете?
gwt-question-auxiliary = Яку допоміжну дію ви виконуєте?
gwt-question-draw = Добрати ще одну карту?
gwt-question-discard = Яку карту ви скидаєте?
gwt-question-remove = Яку карту ви прибираєте з гри?
