### Plans and answers that are left for later

## Planning

plan-ahead = Plan ahead
plan-ahead-help = Compose your next turn on the board, as if it began now. Nobody else sees it.
plan-headline = Planning ahead
plan-notice = As if your next turn began now. Nobody else sees it.
plan-keep = Keep as plan
plan-kept = Plan kept. It is offered when its turn comes.
plan-note = Private note

## The list

plans-title = Plans
plans-private = Only you see what stands here.
plans-none = No plans yet. Try out a line, or plan ahead while others play, and keep it.
plan-offer = Your plan
plan-play = Play plan
plan-play-some = Play { $steps } of { $total }
plan-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
plan-waits = Offered when its turn comes
plan-reveals = Then something is revealed; the rest of the plan stays.
plan-unfit = Step { $step } no longer fits: { $action }. { $reason }
plan-dropped = Dropped: step { $step } no longer fits: { $action }. { $reason }
plan-remove = Remove
plan-dismiss = Got it

## Standing answers

instructions-title = Standing answers
instructions-help = The server gives them for you when you are asked, after the pause that a person would need. Others don’t see that they are prepared.
instruction-leave = Set this answer
instruction-amount = Amount
instruction-active = Waiting
instruction-suspended = Paused: the answer was taken back
instruction-lapsed = No longer applies
instruction-resume = Go on
instruction-cancel = Cancel

## What went wrong

error-unknown-plan = There is no such plan of yours.
error-plan-unfit = This plan no longer fits.
error-too-many-plans = { $most ->
    [one] You can keep at most { $most } plan at a table. Remove one first.
   *[other] You can keep at most { $most } plans at a table. Remove one first.
}
error-no-occasion = You can’t set this answer now: it doesn’t apply.
error-bad-instruction = There is no such answer in this game, or not with this amount.
