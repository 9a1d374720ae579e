-- Plans that somebody keeps for a seat of theirs, and answers that they leave for later. The same as in SQLite.

CREATE TABLE plans (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    who      BYTEA  NOT NULL,                    -- whose it is: an identity
    note     TEXT   NOT NULL,
    question TEXT   NOT NULL,                    -- what is asked where it begins
    forced   BIGINT NOT NULL CHECK (forced IN (0, 1)), -- 1: answers that need not be asked for are taken by themselves
    steps    TEXT   NOT NULL,                    -- JSON: the actions, each with its words
    made     BIGINT NOT NULL,
    dropped  TEXT,                               -- JSON: which step no longer fitted, and why
    PRIMARY KEY (table_id, seat, number)
);

CREATE INDEX plans_by_who ON plans (who);

CREATE TABLE instructions (
    table_id        TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat            BIGINT NOT NULL,
    about           TEXT COLLATE "C" NOT NULL,   -- of those about the same there is one
    who             BYTEA  NOT NULL,             -- whose it is: an identity
    name            TEXT   NOT NULL,
    amount          BIGINT NOT NULL,
    occasion        BIGINT NOT NULL,             -- what it was left for
    seat_bit        BIGINT NOT NULL,             -- of the seat in `waiting_for`
    made            BIGINT NOT NULL,
    asked_step      BIGINT,                      -- the version at which it was last looked at
    asked_revision  BIGINT,
    due             BIGINT,                      -- when it answers there; none if it has no answer
    played_step     BIGINT,                      -- the version at which it last answered
    played_revision BIGINT,
    lapsed          BIGINT NOT NULL CHECK (lapsed IN (0, 1)),
    PRIMARY KEY (table_id, seat, about)
);

CREATE INDEX instructions_by_who ON instructions (who);
