toy-refusal-needs-hand = Non hai una carta così.
toy-prize-01 = Il premio va a te o a un altro giocatore di questo tavolo.
