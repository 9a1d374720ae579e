### Lobby, waiting room, end of a game and replay.

## Lobby

lobby-continue = Continue
lobby-play = Play
lobby-how-many = Number of players
lobby-for-players = { $least }–{ $most } players
lobby-minutes = { $from }–{ $to } min
lobby-watch-tables = Games to watch
lobby-watch = Watch
lobby-finished-others = Other people’s games
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

new-table-listed = Show this table in the lobby, so that anyone can watch
waiting-title = Waiting for players
waiting-help = The game starts as soon as every seat is taken.
waiting-anybody = Open to anyone
waiting-invited = For anyone who has the link
waiting-link = Get a link for this seat
waiting-bot = Add a bot here
waiting-bot-level = Which bot
waiting-own-file = from a file
links-title = Invite your friends
links-taken = This seat is already taken.
links-to-table = Go to the table

## The end

end-course = Points turn by turn
end-final = Final position
rematch = Rematch
rematch-help = Same players, same options; everyone moves one seat along.
rematch-on = The rematch is on. Your seat is reserved.
rematch-go = Go to the rematch
rematch-watch = Watch the rematch
share = Share
share-help = Copies a link to this game. Anyone who has it can replay the game turn by turn.
watch-again = Watch again

## Replay

replay-turn = Turn { $number } of { $total } · { $name }
replay-before = Before the first turn
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-play = Play the replay
replay-pause = Pause
fork-title = Play on from here
fork-help = Opens a new table that starts from this moment. Whatever is drawn next is drawn anew.
fork-seat = Your seat
fork-bots = Against bots
fork-friends = With friends
keys-replay-step = goes one move back or forward in a replay
keys-replay-turn = goes one turn back or forward in a replay
keys-replay-play = plays or pauses the replay

## Every page

sounds = Sound effects
card-table = { $names } playing { $game }.
rules-books = Rulebooks
rules-chapters = Chapters
