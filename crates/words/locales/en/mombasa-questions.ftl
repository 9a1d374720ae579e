mombasa-question-keep-tile = Which starting tile do you keep?
mombasa-question-plan = Which card goes into the next slot?
mombasa-question-turn = Which action do you take?
mombasa-question-end-turn = Your action is done. End your turn?
mombasa-question-goods = Which goods cards do you use, and what for?
mombasa-question-units = Which tracks do you use the remaining units on?
mombasa-question-expand = Where does the company place its next post?
mombasa-question-from = Which column does the post come from?
mombasa-question-home = Which column does the displaced post go to?
mombasa-question-points = Which books do you take with your points?
mombasa-question-jar = How far does the ink jar move?
mombasa-question-remove = Which post do you remove?
mombasa-question-advance = Do you advance on this track?
mombasa-question-tracks = Which track do you advance on?
mombasa-question-buy-card = Which card do you buy with money?
mombasa-question-discard = Which card do you discard?
mombasa-question-one-of = Which of the two profits do you take?

## Answers that are left for later

mombasa-instruction-end-phase = End your action phase on your next turn and take rest deck { $amount }
