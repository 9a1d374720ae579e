### The coach of a lesson. What each lesson says stands in files of its own.

lesson-coach = Coach
lesson-begin = First game with a coach
lesson-invitation = New to this game? A coach leads you through your first turns, click by click.
lesson-next = Next
lesson-play-on = Play on
lesson-restart = Start over
lesson-leave = Play on alone
lesson-leave-sure = End the lesson here and play on without the coach?
lesson-click = Click what is ringed.
lesson-watch = Watch: now the others play.
lesson-later = Good idea, but later. First comes what the coach is showing you.
lesson-none = The lesson is over, or has moved on.
lesson-advice = The coach would play:
