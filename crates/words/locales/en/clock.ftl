### Clocks: how long people may take, and when their clocks rest.

## A new table

clock = Time limit
clock-help = So nobody has to wait forever. With three hours or more, each player’s nights and holidays don’t count.
clock-none = None
clock-by-turn = For each turn
clock-by-game = For the whole game, plus extra time for each turn
clock-per-turn = { $time } per turn
clock-reserve = { $reserve } + { $increment } per turn
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-minutes = { $count } min
clock-seconds = { $count } s
at-zero = When time runs out
at-zero-bot-turn = A bot plays that turn
at-zero-bot-seat = A bot takes the seat until the player is back
at-zero-table = The table decides
at-zero-help = If the table decides, nothing happens automatically: the other players can let a bot take over, or keep waiting.

## At the table

clock-title = Clocks
clock-left = Time left: { $name }
clock-day = d
clock-up = time’s up
clock-rests = paused until
clock-missed = { $count ->
    [one] a bot played the last turn
   *[other] a bot played the last { $count } turns
}
clock-then-bot-turn = When time runs out, a bot plays that turn.
clock-then-bot-seat = When time runs out, a bot takes the seat until the player is back.
clock-then-table = When time runs out, the others can let a bot take over.
clock-late = { $name } is out of time: the table can let a bot take over, or keep waiting.

## Settings

settings-title = Settings
pauses-title = When your clocks stop
pauses-help = At tables with a time limit of three hours or more, your clock stops during your nights and holidays. Changes count from now on; time already used stays used. The other players can see when your clock is paused and until when.
pauses-zone = Time zone
pauses-zone-help = A city in your time zone, such as Europe/London.
pauses-night = Night
pauses-night-help = At most 16 hours. Leave both fields empty if your clock should run at night.
pauses-holidays = Holidays
pauses-holidays-help = First and last day, at most 60 days in total. To remove a holiday, empty its fields.
pauses-from = From
pauses-to = Until
pauses-first-day = First day
pauses-last-day = Last day

## What can go wrong

error-time-left = Their time isn’t up yet: a bot can take over only then.
error-time-up = Your time for this turn is up.
error-bad-clock = A turn can take from one minute to 30 days; the time for the whole game can be from one minute to 60 days, with at most 3 days added per turn.
error-bad-zone = We don’t know this time zone. Use a name such as Europe/London.
error-bad-night = A night needs a beginning and an end and lasts at most 16 hours.
error-bad-holidays = A holiday needs a first and a last day, in that order. You can have up to 12 holidays, 60 days in total.
