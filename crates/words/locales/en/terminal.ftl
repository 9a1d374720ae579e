### The terminal.

terminal-greeting = { $title } ({ $name }), { $players ->
    [one] { $players } player
   *[other] { $players } players
}; you are player { $seat }.
terminal-opponents = You play against { $names }.
terminal-invitation = Type the number of a choice, or help.
terminal-over = The game is over.
terminal-over-help = save FILE saves the game, log tells it again, quit leaves.
terminal-goodbye = Goodbye.
terminal-taken-back = Undone.
terminal-no-choice = There’s nothing to choose.
terminal-no-such-choice = There is no such choice; enter 1 to { $most }.
terminal-you-may = You may: { $action }
terminal-notation-help = Each choice is followed by its notation in brackets; help lists what else you can type.
terminal-no-clause = There’s no such clause; clauses are named like GWT-HIRE-02, or hire-2.
terminal-save-where = Save where? save FILE
terminal-not-a-journal = { $file } exists and isn’t a journal; choose another name.
terminal-saved = Saved as { $file }.
terminal-not-saved = Not saved: { $why }
terminal-no-seat = --seat { $seat }: { $seats } play
terminal-no-step = --to { $to }: steps in the journal: { $steps }
terminal-not-found = no clause contains “{ $word }”
terminal-no-such-clause = there is no clause “{ $clause }”; cowcatcher rules lists the chapters
terminal-other-game = { $file } holds a game of { $found }, not of { $wanted }.
terminal-seat = player
terminal-total = total
terminal-rank = rank
terminal-number = number
terminal-notation = notation

## What can be typed

terminal-help-number = play that choice
terminal-help-notation = play that action, as it is written in brackets
terminal-help-list = show the choices again
terminal-help-hint = what the strongest bot would do, and why
terminal-help-undo = undo the last move, as long as it revealed nothing to anyone
terminal-help-board = show the board
terminal-help-log = tell what has happened so far
terminal-help-score = show your score so far
terminal-help-why = why can’t I do that?
terminal-help-rules = look up a clause, such as GWT-HIRE-02
terminal-help-save = save the game; continue it with play --load FILE
terminal-help-quit = stop playing

## Why nothing can be taken back

undo-start = Nothing to undo.
undo-learned = The last move can’t be undone: it revealed something.
undo-others = The last move can’t be undone: others have played since.
