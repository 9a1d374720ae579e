### The terminal.

terminal-greeting = { $title } ({ $name }), { $players } players; you are player { $seat }.
terminal-invitation = Type the number of a choice, or help.
terminal-over = The game is over.
terminal-over-help = save FILE keeps the game, log tells it again, quit leaves.
terminal-goodbye = Goodbye.
terminal-taken-back = Taken back.
terminal-no-choice = There is nothing to choose.
terminal-no-such-choice = There is no such choice; there are 1 to { $most }.
terminal-you-may = You may: { $action }
terminal-notation-help = The notation stands in brackets behind each choice; help lists what else can be typed.
terminal-no-clause = There is no such clause; a clause is named like GWT-HIRE-02, or hire-2.
terminal-save-where = Save where? save FILE
terminal-not-a-journal = { $file } exists and is not a journal; choose another name.
terminal-saved = Saved as { $file }.
terminal-not-saved = Not saved: { $why }
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
terminal-help-undo = take the last step back, as long as nobody learned anything by it
terminal-help-board = show the board
terminal-help-log = tell what has happened so far
terminal-help-score = show your score so far
terminal-help-why = why may I not?
terminal-help-rules = look up a clause, such as GWT-HIRE-02
terminal-help-save = save the game; play --load FILE goes on with it
terminal-help-quit = stop playing

## Why nothing can be taken back

undo-start = There is nothing to take back.
undo-learned = The last step can’t be taken back: somebody learned something by it.
undo-others = The last step can’t be taken back: others have played since.
