### What went wrong: at a table, with options, with a map that somebody brought. Words of a map file stay as they are.

error-unknown-game = There’s no game called “{ $name }”; there are: { $known }.
error-unknown-bot = There’s no bot called “{ $name }” for this game.
error-unknown-revision = It follows revision { $found } of the rules; this server knows revisions up to { $newest }. A newer version of the program may be able to read it.
error-option-unknown = There’s no option “{ $key }”; there are: { $known }.
error-option-value = { $option } can’t be “{ $value }”; possible values: { $takes }
error-file = Line { $line }: { $reason }
error-players = Number of players for { $game }: { $least } to { $most }, not { $asked }.
error-bot-sits = A bot is playing on this seat. Take it back first.
error-not-your-table = Only the person who set up the table can do this.
error-bad-invitation = This invitation isn’t valid any more.
error-full = Every seat is taken.
error-already-sits = You already have a seat at this table. Only the person who set it up can take several.
unreadable = This table can’t be continued. { $reason }
unreadable-title = This table can’t be continued
unreadable-line = Move { $step } can’t be read.
unreadable-count = { $stored } moves are stored, but { $taken } were made.
unreadable-changed = The stored moves aren’t the ones that were made: somebody or something has changed them.
unreadable-hint = You see the table as far as its moves can be read. Those with a seat here can agree to end the game for everyone; then its journal can be downloaded.
error-not-begun = The game starts once every seat is taken.
error-not-over = You can do this once the game is over.
error-bad-step = The game hasn’t got that far.
error-bad-seats = This game has { $need ->
    [one] { $need } seat.
   *[other] { $need } seats.
}
error-nothing-asked = Nobody is waiting for an answer any more.
error-asked-already = Another request is still waiting for answers.
error-quota-minute = { $what ->
    [tables] You’ve set up many tables in a short time. Wait a minute and try again.
    [seats] You’ve joined many tables in a short time. Wait a minute and try again.
    [chat] You’ve written a lot in a short time. Wait a minute and try again.
    [targets] You’ve added or tested many notifications in a short time. Wait a minute and try again.
   *[undos] You’ve taken back a lot in a short time. Wait a minute and try again.
}
error-quota-day = { $what ->
    [tables] That’s the most tables anyone can set up in a day here. Try again tomorrow.
    [seats] That’s the most tables anyone can join in a day here. Try again tomorrow.
    [chat] That’s the most anyone can write in a day here. Try again tomorrow.
    [groups] That’s the most groups anyone can create in a day here. Try again tomorrow.
    [targets] That’s the most notifications anyone can add or test in a day here. Try again tomorrow.
   *[bytes] That’s the most anyone can store in a day here, maps and chat included. Try again tomorrow.
}
error-quota-alive = You have as many unfinished games as this server allows. Finish one or give one up first.
error-quota-open = You already have several open tables waiting for players. Let one of them fill up first, or invite players by link.
error-empty = Please write something first.
error-too-long = That’s too long: { $most } characters at most.
error-not-an-action = “{ $text }” isn’t an action in this game.

## What is wrong with a set-up or a map file

wrong-sam-alone = Sam’s level can only be chosen when you play alone, in the second edition.
wrong-simmental-edition = The Simmental variant belongs to the second edition.
wrong-building-sides = Name a side, “a” or “b”, for each building (buildings: { $buildings }).
wrong-objectives = Name one starting objective for each player (players: { $players }).
wrong-map-cut-off = The file ends before “{ $wanted }”.
wrong-map-no-end = The last line must be “end”.
wrong-map-after-end = Nothing may follow “end”.
wrong-map-hex-late = All hexes must come before the first edge.
wrong-map-hex-form = Write a hex like this: { $form }
wrong-map-edge-form = Write an edge like this: { $form }
wrong-map-word = Unknown word “{ $word }”; a line begins with hex, edge or end.
wrong-map-header = This line must be “{ $wanted }”.
wrong-map-id = The id “{ $id }” may contain only lower-case letters, digits and hyphens.
wrong-map-title = The title is empty or isn’t plain text.
wrong-map-hex-twice = The hex { $hex } is already on line { $first }.
wrong-map-water = Nothing may follow water, but there’s “{ $word }”.
wrong-map-terrain = Unknown terrain “{ $terrain }”; it can be plain, hill, water or city.
wrong-map-river = A river is possible only on plain or hill.
wrong-map-coast = A coast is possible only on plain.
wrong-map-many-hexes = The map is too big: more than { $most } playable hexes.
wrong-map-many-sites = The map is too big: more than { $most } cities and towns.
wrong-map-city-form = A city needs, in this order: { $form }
wrong-map-colour = Unknown colour “{ $colour }”; cities are red, blue, yellow or purple.
wrong-map-goods = “{ $goods }” isn’t a number of goods from 1 to 9.
wrong-map-city-terrain = A city must stand on the terrain city.
wrong-map-town = Nothing may follow the name of a town.
wrong-map-misplaced = Unknown or misplaced word “{ $word }”.
wrong-map-quotes = The name { $name } must be in double quotes.
wrong-map-name = The name { $name } is empty or isn’t plain text.
wrong-map-name-twice = The name “{ $name }” is already on line { $first }.
wrong-map-direction = Unknown direction “{ $edge }”; it can be N, NE, SE, S, SW or NW.
wrong-map-edge-nowhere = The edge leads nowhere: { $hex } isn’t one of the playable hexes.
wrong-map-edge-twice = The side between { $hex } and { $other } is already blocked.
wrong-map-coordinate = “{ $text }” isn’t a coordinate from −{ $most } to { $most }.
wrong-map-open-quotes = A name is missing its closing double quote.
wrong-map-spaces = Words must be separated by exactly one space.
wrong-map-side = A side is open from one of its hexes only.
wrong-map-few-cities = Too few cities: { $cities }; at least { $least } are needed.
wrong-map-unreached = { $place } can’t be reached from the first hex.
wrong-map-many-goods = Too many goods: the cities need { $cities } and the supply { $supply }, but the bag holds { $bag } (players: { $players }).
