-- Plans that somebody keeps for a seat of theirs, and answers that they leave for later. Nobody else learns of them.

CREATE TABLE plans (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    who      BLOB    NOT NULL,                   -- whose it is: an identity
    note     TEXT    NOT NULL,
    question TEXT    NOT NULL,                   -- what is asked where it begins
    forced   INTEGER NOT NULL CHECK (forced IN (0, 1)), -- 1: answers that need not be asked for are taken by themselves
    steps    TEXT    NOT NULL,                   -- JSON: the actions, each with its words
    made     INTEGER NOT NULL,
    dropped  TEXT,                               -- JSON: which step no longer fitted, and why
    PRIMARY KEY (table_id, seat, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_by_who ON plans (who);

CREATE TABLE instructions (
    table_id        TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat            INTEGER NOT NULL,
    about           TEXT    NOT NULL,            -- of those about the same there is one
    who             BLOB    NOT NULL,            -- whose it is: an identity
    name            TEXT    NOT NULL,
    amount          INTEGER NOT NULL,
    occasion        INTEGER NOT NULL,            -- what it was left for
    seat_bit        INTEGER NOT NULL,            -- of the seat in `waiting_for`
    made            INTEGER NOT NULL,
    asked_step      INTEGER,                     -- the version at which it was last looked at
    asked_revision  INTEGER,
    due             INTEGER,                     -- when it answers there; none if it has no answer
    played_step     INTEGER,                     -- the version at which it last answered
    played_revision INTEGER,
    lapsed          INTEGER NOT NULL CHECK (lapsed IN (0, 1)),
    PRIMARY KEY (table_id, seat, about)
) STRICT, WITHOUT ROWID;

CREATE INDEX instructions_by_who ON instructions (who);
