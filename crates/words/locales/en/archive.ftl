### The archive of finished games, one’s own record, ratings.

nav-archive = Archive
nav-record = My record

## The archive

archive-title = Archive
archive-help = Finished games that everyone who played them has made public.
archive-empty = No games found. A game appears here once everyone who played it has agreed.
archive-filters = What to look for
archive-game = Game
archive-any-game = Any game
archive-players = Players
archive-any = Any
archive-name = Player’s name
archive-name-help = The beginning of a name is enough.
archive-from = From
archive-to = To
archive-rated-only = Rated games only
archive-search = Search
archive-clear = Clear
archive-more = Older games
archive-newest = Newest games
archive-replay = Replay
archive-rated = Rated
archive-private = Private
archive-public = Public
archive-date = { $year }-{ $month }-{ $day }

## Making a game public

publish-help = Once everyone who played has agreed, anyone can find and replay this game in the archive. Each of you can withdraw that at any time.
publish-help-alone = Anyone can then find and replay this game in the archive. You can withdraw that at any time.
publish = Make this game public
publish-agree = Agree to make it public
publish-waiting = You’ve agreed to make this game public. Still to agree: { $names }
publish-asked = Others would like to make this game public. Still to agree: { $names }
publish-done = Anyone can find this game in the archive.
publish-withdraw = Make it private

## One’s own record

record-title = Your record
record-private = Nobody but you can see this page.
record-empty = You haven’t finished a game yet. Once you have, your results are added up here.
record-game = Game
record-games = Games
record-wins = Wins
record-rank = Mean rank
record-points = Mean points
record-best = Best
record-categories = Mean points by category
record-styles = Favourite strategies
record-styles-help = The strategy that you pursued further than the others at the table.
record-strategy = Strategy
record-rivals = Head to head
record-rival = Opponent
record-ahead = Ahead
record-behind = Behind
record-level = Level
record-finished = Your finished games
record-several = Games in which you took several seats aren’t counted above.
record-export = Take it with you
record-export-record = Record as JSON
record-export-games = All results as JSON
record-export-journals = All journals as JSON, one per line

## Ratings

rating-title = Ratings
rating = Rating
rating-told = { $points } ± { $margin }
rating-provisional = provisional
rating-help = Everybody starts at 1500. The ± says how far off a rating may still be. Until ten rated games it’s provisional.
rating-none = You haven’t finished a rated game yet. You can choose that when you set up a table.
ladder-title = Ladder
ladder-help = Bots, and people who want to be seen here. There’s a ladder for every game and number of players.
ladder-empty = Nobody here has finished a rated game yet.
ladder-place = Place
ladder-player = Player
ladder-you = you
ladder-show = Show me on the ladder
ladder-name = Your name on the ladder
ladder-shown = You’re on the ladder as { $name }.
ladder-hide = Take me off the ladder
ladder-look = Look at the ladder

## Rated tables

new-table-rated = Rated game: one seat per person, no hints, no going back once something has been revealed
rated-table = Rated game
error-not-ratable = A rated game needs at least two seats, and nobody can take more than one of them.
error-rated = That’s not possible at a rated table.
error-bad-search = { $what ->
    [players] No game is for that many players.
    [option] There’s no such option for this game.
   *[dates] These dates don’t make sense.
}
