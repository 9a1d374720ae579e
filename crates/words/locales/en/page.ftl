## Every page

site-name = Cowcatcher
site-tagline = Heavy board games, played by the rules
nav-lobby = Tables
nav-new = New table
nav-rules = Rules
nav-about = About
skip-to-content = Skip to content
language = Language
theme = Theme
theme-auto = Match system
theme-light = Light
theme-dark = Dark
unofficial-notice = An unofficial implementation, without the publishers’ text or artwork.
your-name = Your name
default-name = Player
your-name-help = The other players will see it.
save = Save
saved = Saved
close = Close
cancel = Cancel
confirm = Confirm
back = Back
copy = Copy
copied = Copied
loading = Loading…

## Lobby

lobby-title = Tables
lobby-play-now = Play now against bots
lobby-play-now-help = Choose the number of players. Bots take the other seats, and the game starts right away.
lobby-new-table = Set up a table
lobby-open-tables = Open tables
lobby-open-tables-empty = Nobody is looking for players right now.
lobby-finished-tables = Finished games
lobby-your-turn = Your turn
lobby-turn-of = Waiting for { $name }
lobby-waiting-for-players = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
lobby-finished = Finished
lobby-abandoned = Abandoned
lobby-older = Older tables
lobby-go-on = Resume
lobby-join = Take a seat
lobby-results = Results
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## New table

new-table-title = New table
new-table-game = Game
new-table-options = Options
new-table-seats = Seats
new-table-start = Start
game-gwt1 = Great Western Trail, first edition
game-gwt1-help = The 2016 original: drive your herd to Kansas City and ship it west, as far as San Francisco. With teepees and ten private buildings.
game-gwt2 = Great Western Trail, second edition
game-gwt2-help = The 2021 edition: ship your herd east, as far as New York. With bandits, exchange tokens and twelve private buildings.
game-steam = Steam
game-steam-help = Railways on a hex map: bid for turn order, lay track, deliver goods. Base and Standard game, two maps or your own.
option-players = Players
option-simmental = Simmental variant
option-simmental-help = Buy calves that grow into heifers and cows when you visit Kansas City. Second edition only.
option-neutral = Neutral buildings
option-neutral-help = Where the seven neutral buildings go.
option-neutral-letters = On their letters (for a first game)
option-neutral-random = Shuffled
option-buildings = Private buildings
option-buildings-help = Which side of the private buildings is face up (same for everyone).
option-buildings-a = All on side a (for a first game)
option-buildings-b = All on side b
option-buildings-random = A random side each
option-simmental-yes = Yes
option-simmental-no = No
option-sam = Solo opponent: Sam (reconstruction)
option-sam-help = For solo play: leave all other seats empty. The printed rules for Sam aren’t public; this is a reconstruction.
option-sam-medium = Medium: all 15 cards
option-sam-easy = Easy: 12 cards
option-sam-hard = Hard: all 15 cards and three extra workers
option-rules = Rules
option-rules-help = In the Base game you raise money whenever you need it; the Standard game is tighter and auctions the turn order every turn.
option-rules-standard = Standard game
option-rules-base = Base game (for a first game)
option-map = Map
option-map-help = North-East USA suits 3 or 4 players, the Ruhr 4 or 5. You can also use a map of your own (a text file).
option-map-ne-usa = North-East USA and South-East Canada
option-map-ruhr = Lower Rhine and Ruhr
option-order = Initial turn order
option-order-help = How turn order is set on the first turn of the Base game.
option-order-auction = By auction
option-order-random = At random (for a first game)
option-file = or your own file
seat-number = Seat { $number }
seat-me = You
seat-here = Another player on this device
seat-here-help = Pass and play: you share this device.
seat-bot = Bot
seat-invite = Invite by link
seat-invite-help = You get a secret link to send to a friend.
seat-open = Open to anyone
seat-open-help = First come, first served in the lobby.
seat-alone = Nobody – play solo against the game’s own opponent
seat-nobody = Nobody yet

## Invitations and seats

invite-title = Invitation
invite-text = { $name } invites you to a game of { $game }.
invite-send = Send this link to the player you want in this seat. Anyone who opens it can sit down.
invite-accept = Sit down
seat-to-bot = Let a bot play for { $name }
seat-to-bot-mine = Let a bot play for me
seat-take-back = Take my seat back
seat-played-by-bot = A bot is playing for { $name }
watching = You’re watching.

## The game page

turn-yours = Your turn
turn-yours-as = Your turn as { $name }
turn-of = { $name }’s turn
turn-pass-screen = { $name }’s turn – pass the device.
turn-show-hand = I’m { $name }: show my hand
bot-thinking = { $name } is thinking…
last-turns = { $count ->
    [0] This is the last turn
    [one] { $count } more turn after this one
   *[other] { $count } more turns after this one
}
board-title = Board
hand-title = Your hand
own-board-title = Your board
players-title = Other players
actions-title = What you can do
actions-none = Nothing to decide right now.
show-board-of = Show { $name }’s board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Whole board
money = Money
certificates = Certificates
engine = Engine
steps = Steps
hand-cards = Cards in hand
hand-limit = Hand limit
tokens = Exchange tokens
draw-pile = Draw pile
discard-pile = Discard pile
undo-step = Undo
undo-turn = Undo whole turn
undo-ask = Request undo
undo-ask-help = New information has been revealed since then, so everyone has to agree.
undo-asked = { $name } asks to go back to before this: “{ $what }”.
undo-waiting = Waiting for { $names } to agree.
undo-agree = Agree
undo-refuse = Decline
why-not = Why not?
why-not-help = Hover over anything that isn’t glowing (or long-press it) to see which rule stops you.
why-not-nothing = Nothing is blocked right now.
why-not-wait = It’s { $name }’s decision right now.
why-not-idle = Nobody has a decision to make right now.
why-not-clauses = Rules that matter right now
clause = Rule { $clause }
try-on = Try out
try-help = Try moves out just for yourself: nobody sees them, and you can discard them.
try-notice = Trying out: nothing has been played yet
try-score = Score so far: { $before } → { $after }
try-play = Play it
try-drop = Discard trial
try-reveals = This would reveal hidden information, so it can’t be tried out. Play the earlier moves first.
try-dropped = The game has moved on, so your trial moves were discarded.
hurry = Fast-forward
hurry-help = Bots play without pauses until a human has to decide.
warn-reveals = Reveals hidden information: can’t be undone.
end-turn-left = You can still: { $what }
since-your-turn = Since your last turn
log-title = Log
log-empty = Nothing has happened yet.
score-title = Score so far
score-help = The score if the game ended right now.
score-final = Final scores
score-category = Category
score-total = Total
score-chart = Points by category
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-rank = Rank { $rank }
history = History
history-previous = Previous move
history-next = Next move
history-live = Back to the game
history-notice = You’re viewing an earlier position.
more-title = More
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Message to the table
chat-send = Send
notices-on = Notify me when it’s my turn
notices-off = Stop notifications
notice-turn = { $table }: it’s your turn!
reconnecting = Connection lost. Reconnecting…
reconnected = Reconnected.
game-updated = The game has moved on.
abandon = End game for everyone
abandon-confirm = End the game for everyone, without scoring?
game-over = The game is over
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
download-journal = Download the journal
download-journal-help = The whole game as text, which can be replayed and checked.
keys-title = Keys
keys-undo-step = undoes one move
keys-undo-turn = undoes the whole turn
keys-done = ends the turn or finishes the action
keys-digits = choose from the list of actions, or among the pieces that glow
keys-try = tries moves out, just for you
keys-hurry = lets the bots play without pauses
keys-why = explains what is in focus, or opens the rules
keys-tab = moves from piece to piece

## Rules

rules-title = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-search-button = Search
rules-found = { $count ->
    [0] No clause found
    [one] { $count } clause found
   *[other] { $count } clauses found
}
rules-all = All clauses

## About

about-title = About Cowcatcher
about-what = Cowcatcher is referee, table, opponents and archive in one. It knows every rule of the games it plays, enforces it, and tells you why.
about-unofficial = It’s an unofficial project by enthusiasts. The names of the games belong to their publishers; text and art here are our own. Please buy the games you like.
about-privacy = Your name and your seats are stored on this server and in a cookie in your browser. Nothing goes anywhere else.
about-api = Programs can take a seat too: the interface is described at { $address }.
about-version = Version { $version }

## What went wrong

error-title = That didn’t work
error-not-found = This page doesn’t exist.
error-table-not-found = This table doesn’t exist.
error-not-your-seat = This isn’t your seat.
error-stale = The game changed while you were deciding. Check the board and try again.
error-bad-request = We couldn’t understand that request.
error-bad-name = Names must be 1–{ $most } characters long.
error-bad-options = These options can’t be combined: { $reason }
error-too-large = That’s too much text.
error-origin = The request came from another site and was refused.
error-session = We didn’t recognise your session. Please reload the page.
error-too-many = Too many requests. Please wait a moment.
error-server = Something went wrong on our end. All confirmed moves are saved.
error-offline = The server can’t be reached.
error-home = Back to the tables
game-mombasa = Mombasa
game-mombasa-help = Four companies, seven rounds: plan your cards in secret, expand, keep the books, deal in diamonds. Much of the printed data is reconstructed.
option-tracks = Company tracks
option-tracks-help = Which track each company gets.
option-tracks-random = At random
option-tracks-beginner = Fixed (for a first game)

## The action bar

actions-tab = Actions
hand-tab = Hand
own-board-tab = My board
score-tab = Score
tabs-title = More about the game
stepper-less = Less
stepper-more = More
stepper-amount = Amount
do-it = Do it
explain-why = Press to see why not.

## Following the others

narration-title = What just happened
pace-title = Bot speed
pace-by-turn = Turn by turn
pace-by-step = Move by move
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-at-once = Instant
filter-title = Show in the log
filter-all = Everything
filter-me = About me
log-look = View this moment
chat-unread = New messages
gallery-title = Spectators
gallery-help = Only spectators can write here; players can read along.
gallery-write = Message to the spectators
undo-mine = Undo my last turn
undo-mine-help = Goes back to before this: “{ $what }”. The bots then play again from there.
undo-mine-long = Goes back to your last turn. The bots then play again from there.
undo-ask-before = Back to before this: “{ $what }”. Everyone at the table has to agree.
undo-asked-earlier = { $name } asks to go back to an earlier moment.
undo-here = Continue from here
undo-here-help = Everything played after this is undone; the bots then play again from there.
undo-ask-here = Request undo to here
seat-to-bot-later = { $hours ->
    [one] Once { $name } has kept the table waiting for { $hours } hour, a bot may take over. From:
   *[other] Once { $name } has kept the table waiting for { $hours } hours, a bot may take over. From:
}
error-too-soon = { $hours ->
    [one] A bot may take over for another player only after they have kept the table waiting for { $hours } hour.
   *[other] A bot may take over for another player only after they have kept the table waiting for { $hours } hours.
}
error-sits = You’re playing at this table: please use the table chat.
why-not-can = You can:

## Fewer clicks

goal-title = Move further
goal-walk = To a location further on…
goal-others = In one go
goal-way = { $place }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
goal-pays = { $amount } to { $name }
goal-pays-bank = { $amount } to the bank
goal-then = { $way }; then: { $what }
asking = When there’s only one choice
asking-not-one = Make it for me
asking-all = Ask me anyway
