### Lobby, waiting room, end of a game and replay.

## Lobby

lobby-continue = Continue
lobby-play = Play
lobby-how-many = How many play
lobby-for-players = { $least }–{ $most } players
lobby-minutes = { $from }–{ $to } min
lobby-watch-tables = Games to watch
lobby-watch = Watch
lobby-finished-others = Games of other people
lobby-setting-up = Setting up
lobby-turn-number = Turn { $number }
lobby-turn-number-of = Turn { $number } of { $of }
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## Before the game

new-table-listed = Anyone may find this table in the lobby and watch
waiting-title = Waiting for players
waiting-help = The game begins as soon as every seat is taken.
waiting-anybody = Anyone may sit here
waiting-invited = For whoever has the link
waiting-link = Get a link for this seat
waiting-bot = Add a bot here
waiting-bot-level = Which bot
waiting-own-file = from a file
links-title = Invite your friends
links-taken = Somebody sits here already.
links-to-table = To the table

## The end

end-course = Points turn by turn
end-final = Final position
rematch = Rematch
rematch-help = The same people and options, everybody one seat on.
rematch-on = The rematch is on. Your seat is kept.
rematch-go = To the rematch
rematch-watch = Watch the rematch
share = Share
share-help = Copies a link to this game. Whoever has it can watch it turn by turn.
watch-again = Watch again

## Replay

replay-turn = Turn { $number } of { $total } · { $name }
replay-before = Before the first turn
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play it back
replay-pause = Pause
fork-title = Play on from here
fork-help = Opens a new table that begins at this moment. Whatever is drawn next is drawn anew.
fork-seat = Your seat
fork-bots = Against bots
fork-friends = With friends
keys-replay-step = one step back or on in a replay
keys-replay-turn = one turn back or on in a replay
keys-replay-play = plays the replay or pauses it

## Every page

sounds = Quiet sounds
card-table = { $names } at a table of { $game }.
rules-books = Rule books
rules-chapters = Chapters
