## Every page

site-name = Cowcatcher
site-tagline = Heavy board games, played by the rules
nav-lobby = Tables
nav-new = New table
nav-rules = Rules
nav-about = About
skip-to-content = Skip to the content
language = Language
theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
unofficial-notice = An unofficial implementation, without text or art of the publishers.
your-name = Your name
default-name = Player
your-name-help = The others at the table see it.
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
lobby-play-now-help = Choose how many play. Bots take the other seats, and the game starts at once.
lobby-new-table = Set up a table
lobby-open-tables = Open tables
lobby-open-tables-empty = Nobody is looking for players at the moment.
lobby-finished-tables = Finished games
lobby-your-turn = Your turn
lobby-turn-of = Waiting for { $name }
lobby-waiting-for-players = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
lobby-finished = Finished
lobby-abandoned = Abandoned
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
game-gwt1-help = The game of 2016: westward to San Francisco, teepees, ten private buildings.
game-gwt2 = Great Western Trail, second edition
game-gwt2-help = The game of 2021: eastward to New York, bandits, exchange tokens, twelve private buildings.
game-steam = Steam
game-steam-help = Railways on a hex map: bid for the turn order, lay track, deliver goods. Base and Standard game, two maps or your own.
option-players = Players
option-simmental = Simmental variant
option-simmental-help = Calves for sale that grow to heifers and cows on your visits to Kansas City. Second edition only.
option-neutral = Neutral buildings
option-neutral-help = Where the seven neutral buildings stand.
option-neutral-letters = On their letters (for a first game)
option-neutral-random = Anywhere
option-buildings = Private buildings
option-buildings-help = Which side of the private buildings lies up, the same for everybody.
option-buildings-a = All on side a (for a first game)
option-buildings-b = All on side b
option-buildings-random = Each on a random side
option-simmental-yes = Yes
option-simmental-no = No
option-sam = Solo opponent: Sam (reconstruction)
option-sam-help = For one person alone: let all other places stay empty. The rules of the printed Sam are not public; this is a reconstruction.
option-sam-medium = Medium: all 15 cards
option-sam-easy = Easy: 12 cards
option-sam-hard = Hard: all 15 cards and three more workers
option-rules = Rules
option-rules-help = In the Base game money is raised whenever it is needed; the Standard game is tighter and auctions the order every turn.
option-rules-standard = Standard game
option-rules-base = Base game (for a first game)
option-map = Map
option-map-help = North-East USA suits 3 or 4 players, the Ruhr 4 or 5. A map of your own is a text file.
option-map-ne-usa = North-East USA and South-East Canada
option-map-ruhr = Lower Rhine and Ruhr
option-order = First turn order
option-order-help = How the Base game finds its first turn order.
option-order-auction = By auction
option-order-random = At random (for a first game)
option-file = or a file of your own
seat-number = Seat { $number }
seat-me = You
seat-here = Another player at this screen
seat-here-help = You share the screen and pass it on.
seat-bot = Bot
seat-invite = Invitation by link
seat-invite-help = You get a secret link to send to a friend.
seat-open = Open to anybody
seat-open-help = Whoever comes first in the lobby takes it.
seat-alone = Nobody – play alone against the game’s own opponent
seat-nobody = Nobody yet
bot-random = Random: plays anything legal
bot-heuristic = Decent: plays sensibly
bot-easy = Easy: plays by feel and errs now and then
bot-medium = Medium: knows the trade
bot-hard = Hard: thinks ahead
bot-expert = Expert: looks many turns ahead and takes a second for it

## Invitations and seats

invite-title = Invitation
invite-text = { $name } invites you to a table of { $game }.
invite-send = Send this link to the player who shall take the seat. Whoever opens it may sit down.
invite-accept = Sit down
invite-taken = This seat is taken.
seat-to-bot = Let a bot play for { $name }
seat-to-bot-mine = Let a bot play for me
seat-take-back = Take my seat back
seat-played-by-bot = A bot plays for { $name }
watching = You are watching.

## The game page

turn-yours = Your turn
turn-yours-as = Your turn as { $name }
turn-of = { $name }’s turn
turn-pass-screen = Now { $name } plays. Pass the screen on.
turn-show-hand = I am { $name }: show my hand
bot-thinking = { $name } is thinking…
last-turns = { $count ->
    [0] This is the last turn
    [one] { $count } more turn after this one
   *[other] { $count } more turns after this one
}
board-title = Board
hand-title = Your hand
own-board-title = Your board
players-title = The other players
actions-title = What you can do
actions-none = Nothing to decide now.
show-board-of = Show { $name }’s board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Whole board
money = Money
certificates = Certificates
engine = Engine
steps = Steps
hand-limit = Hand limit
tokens = Exchange tokens
draw-pile = Draw pile
discard-pile = Discard pile
undo-step = Take back one step
undo-turn = Take back the turn
undo-none = There is nothing that you could take back.
undo-ask = Ask to go back
undo-ask-help = Somebody has learned something since: everybody at the table must agree.
undo-asked = { $name } asks to go back to before this: “{ $what }”.
undo-waiting = Waiting for the consent of { $names }.
undo-agree = Agree
undo-refuse = Refuse
why-not = Why not?
why-not-help = Rest the pointer on anything that does not glow, or press it long: the rule that forbids it is shown.
why-not-nothing = You lack nothing: whatever answers the question, you can do.
why-not-wait = Nothing is asked of you now: { $name } decides.
why-not-idle = Nothing is asked of anybody now.
why-not-clauses = The rules that matter now
clause = Rule { $clause }
try-on = Try out
try-help = Plays steps for you alone: nobody sees them, and they can be dropped.
try-notice = Trying out: nothing is played
try-score = Score so far: { $before } → { $after }
try-play = Play it
try-drop = Drop it
try-reveals = This step would show something new, so it can’t be tried out. Play the line first.
try-dropped = The line no longer fits the table and was dropped.
hurry = Skip ahead
hurry-help = The bots play without a pause until a person is to decide.
warn-reveals = Reveals something: it can’t be taken back.
end-turn-left = Left unused: { $what }
since-your-turn = Since your last turn
log-title = Log
log-empty = Nothing has happened yet.
score-title = Score so far
score-help = What it would be if the game ended now.
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
history-previous = One step back
history-next = One step on
history-live = Back to the game
history-notice = You are looking at the past.
more-title = More
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Message to the table
chat-send = Send
notices-on = Tell me when it is my turn
notices-off = No more notices
notice-turn = It is your turn at { $table }.
reconnecting = Connection lost. Reconnecting…
reconnected = Connected again.
game-updated = The table has moved on.
abandon = Leave the game
abandon-confirm = The game ends for everybody and is not scored. Leave it?
game-over = The game is over
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
download-journal = Download the journal
download-journal-help = The whole game as text: it can be replayed and checked.
keys-title = Keys
keys-undo-step = takes back one step
keys-undo-turn = takes back the turn
keys-done = ends the turn or finishes the action
keys-digits = choose in the list of actions, or among the pieces that glow
keys-try = tries steps out, for you alone
keys-hurry = lets the bots play without a pause
keys-why = explains what is focused, or opens the rules
keys-tab = goes from piece to piece

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
about-what = Cowcatcher is referee, table, opponents and archive in one program. It knows every rule of the games it plays, enforces it, and says why.
about-unofficial = It is an unofficial work of enthusiasts. Names of games belong to their publishers; text and art here are our own. Please buy the games you like.
about-privacy = Your name and your seats are kept on this server and in a cookie of your browser. Nothing goes anywhere else.
about-api = Programs can take a seat too: the interface is described at { $address }.
about-version = Version { $version }

## What went wrong

error-title = That did not work
error-not-found = There is no such page.
error-table-not-found = There is no such table.
error-not-your-seat = This is not your seat.
error-stale = The table has moved on in the meantime. Please look again.
error-bad-action = That is not an action of this game.
error-bad-request = The request could not be understood.
error-bad-name = A name has 1 to { $most } characters.
error-bad-options = These options do not go together: { $reason }
error-too-large = That was too much text.
error-origin = The request came from another site and was refused.
error-session = Your session was not recognised. Please reload the page.
error-too-many = Too many requests. Please wait a moment.
error-server = Something broke on our side. What was acknowledged is safe.
error-offline = The server can’t be reached.
error-home = To the tables
game-mombasa = Mombasa
game-mombasa-help = Four companies, seven rounds: plan cards in secret, expand, keep the books, cut diamonds. Much of its printed data is reconstructed.
option-tracks = Company tracks
option-tracks-help = Which track each company gets.
option-tracks-random = Drawn at random
option-tracks-beginner = Those of a first game

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
explain-why = Press to hear why not now.

## Following the others

narration-title = What was done last
pace-title = Speed of the bots
pace-by-turn = Turn by turn
pace-by-step = Step by step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-at-once = At once
filter-title = Show in the log
filter-all = Everything
filter-me = About me
log-look = Look at this moment
chat-unread = New messages
gallery-title = Among those who watch
gallery-help = Only those who watch write here; players may read along.
gallery-write = Message to those who watch
undo-mine = Take back my last turn
undo-mine-help = Goes back to before this: “{ $what }”. The bots then play anew.
undo-mine-long = Goes back to your last turn. The bots then play anew.
undo-ask-before = Back to before this: “{ $what }”. Everybody at the table must agree.
undo-asked-earlier = { $name } asks to go back to an earlier moment.
undo-here = Go on from here
undo-here-help = What was played after it is taken back; the bots then play anew.
undo-ask-here = Ask to go back to this moment
seat-to-bot-later = { $hours ->
    [one] When { $name } has kept the table waiting for { $hours } hour, a bot may play for them. From:
   *[other] When { $name } has kept the table waiting for { $hours } hours, a bot may play for them. From:
}
error-too-soon = { $hours ->
    [one] A bot may play for somebody else only when they have kept the table waiting for { $hours } hour.
   *[other] A bot may play for somebody else only when they have kept the table waiting for { $hours } hours.
}
error-sits = You have a seat here: talk at the table.
why-not-can = You can now:

## Fewer clicks

goal-title = Walk there
goal-walk = To a place further on …
goal-others = In one go
goal-way = { $place }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
goal-pays = { $amount } to { $name }
goal-pays-bank = { $amount } to the bank
goal-then = { $way }; then: { $what }
asking = Questions with one answer
asking-not-one = Don’t ask, go on
asking-all = Ask every time
