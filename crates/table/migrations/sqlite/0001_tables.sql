-- A table is its steps: everything else can be worked out from them, or says who sits where.

CREATE TABLE tables (
    id          TEXT    NOT NULL PRIMARY KEY,
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL,                -- key=value, one a line, all of them
    players     INTEGER NOT NULL,
    creator     BLOB    NOT NULL,                -- SHA-256 of the creator's secret
    status      TEXT    NOT NULL CHECK (status IN ('waiting', 'running', 'over', 'abandoned')),
    revision    INTEGER NOT NULL DEFAULT 0,      -- goes up with every undo
    steps       INTEGER NOT NULL DEFAULT 0,      -- the number of the next step
    waiting_for INTEGER NOT NULL DEFAULT 0,      -- the seats that are to decide, a bit each
    created     INTEGER NOT NULL,                -- milliseconds since 1970, like all times here
    changed     INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_by_creator ON tables (creator);

CREATE TABLE seats (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    kind       TEXT    NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    name       TEXT    NOT NULL,
    token      BLOB,                             -- SHA-256 of the secret of the person whose seat it is
    invitation BLOB,                             -- SHA-256 of the secret that opens the seat
    bot        TEXT,                             -- who plays, if a bot does
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
CREATE UNIQUE INDEX seats_by_invitation ON seats (invitation) WHERE invitation IS NOT NULL;

CREATE TABLE steps (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    line     TEXT    NOT NULL,                   -- as in a journal
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What was taken back: which revision began with it, and how far it went.
CREATE TABLE undone (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision  INTEGER NOT NULL,
    from_step INTEGER NOT NULL,
    to_step   INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
