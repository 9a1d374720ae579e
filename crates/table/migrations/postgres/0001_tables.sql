-- The same tables as in SQLite. Two columns more are for several servers on one database: `changes` and `bots`.

CREATE TABLE tables (
    id          TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL,                -- key=value, one a line, all of them
    rules       BIGINT  NOT NULL DEFAULT 1,      -- the revision of the rules by which it is played
    digest      BYTEA,                           -- SHA-256 over set-up and lines
    players     BIGINT  NOT NULL,
    creator     BYTEA   NOT NULL,                -- SHA-256 of the creator's secret
    status      TEXT    NOT NULL CHECK (status IN ('waiting', 'running', 'over', 'abandoned')),
    revision    BIGINT  NOT NULL DEFAULT 0,      -- goes up with every undo
    steps       BIGINT  NOT NULL DEFAULT 0,      -- the number of the next step
    waiting_for BIGINT  NOT NULL DEFAULT 0,      -- the seats that are to decide, a bit each
    created     BIGINT  NOT NULL,                -- milliseconds since 1970, like all times here
    changed     BIGINT  NOT NULL,
    listed      BOOLEAN NOT NULL DEFAULT false,
    next        TEXT COLLATE "C" REFERENCES tables (id) ON DELETE SET NULL,
    lesson      TEXT,
    lesson_read BIGINT  NOT NULL DEFAULT 0,
    request     TEXT,                            -- what is asked of everybody, by whom, and who agreed
    hints       TEXT    NOT NULL DEFAULT '',     -- who agreed to hints
    open_to_all BOOLEAN NOT NULL DEFAULT false,  -- it waits, and anybody may sit down at it: triggers keep it true, like an index
    origin      BYTEA,                           -- from where it was made: the salted hash of an address, gone once the game is over
    bots        BIGINT  NOT NULL DEFAULT 0,      -- the seats that bots play, a bit each: which turns are theirs needs no look at the seats
    changes     BIGINT  NOT NULL DEFAULT 0       -- goes up with everything: a server that knows a smaller one looks again
);

CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_by_creator ON tables (creator);
CREATE INDEX tables_listed ON tables (status, changed) WHERE listed;
CREATE INDEX tables_for_bots ON tables (changed) WHERE status = 'running' AND waiting_for & bots <> 0;

CREATE INDEX tables_open_to_all ON tables (changed DESC, id) WHERE open_to_all;
CREATE INDEX tables_by_origin ON tables (origin) WHERE origin IS NOT NULL;
CREATE INDEX tables_by_next ON tables (next) WHERE next IS NOT NULL;

CREATE TABLE seats (
    table_id   TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number     BIGINT NOT NULL,
    kind       TEXT   NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    name       TEXT   NOT NULL,
    token      BYTEA,                            -- SHA-256 of the secret of the person whose seat it is
    invitation BYTEA,                            -- SHA-256 of the secret that opens the seat
    bot        TEXT,                             -- who plays, if a bot does
    PRIMARY KEY (table_id, number)
);

CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
CREATE UNIQUE INDEX seats_by_invitation ON seats (invitation) WHERE invitation IS NOT NULL;

CREATE FUNCTION is_open_to_all(seen TEXT) RETURNS BOOLEAN STABLE LANGUAGE sql AS $$
    SELECT EXISTS (SELECT FROM seats WHERE table_id = seen AND kind = 'open' AND invitation IS NULL)
$$;

CREATE FUNCTION open_to_all_with_seats() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tables SET open_to_all = status = 'waiting' AND is_open_to_all(id)
        WHERE id = NEW.table_id AND open_to_all <> (status = 'waiting' AND is_open_to_all(id));
    RETURN NULL;
END
$$;

CREATE TRIGGER open_to_all_with_seat AFTER INSERT ON seats
    FOR EACH ROW WHEN (NEW.kind = 'open' AND NEW.invitation IS NULL) EXECUTE FUNCTION open_to_all_with_seats();

CREATE TRIGGER open_to_all_as_seats_change AFTER UPDATE OF kind, invitation ON seats
    FOR EACH ROW WHEN (OLD.kind <> NEW.kind OR OLD.invitation IS DISTINCT FROM NEW.invitation)
    EXECUTE FUNCTION open_to_all_with_seats();

CREATE FUNCTION open_to_all_while_waiting() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    NEW.open_to_all := NEW.status = 'waiting' AND is_open_to_all(NEW.id);
    RETURN NEW;
END
$$;

CREATE TRIGGER open_to_all_while_waiting BEFORE UPDATE OF status ON tables
    FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION open_to_all_while_waiting();

CREATE TABLE steps (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT  NOT NULL,
    line     TEXT    NOT NULL,                   -- as in a journal
    at       BIGINT  NOT NULL,
    joined   BOOLEAN NOT NULL DEFAULT false,     -- played in one click with the step before it
    PRIMARY KEY (table_id, number)
);

-- What was taken back: which revision began with it, and how far it went.
CREATE TABLE undone (
    table_id  TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision  BIGINT NOT NULL,
    from_step BIGINT NOT NULL,
    to_step   BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (table_id, revision)
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    name     TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- What those say who watch a table: a room of their own beside that of the players.
CREATE TABLE gallery (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    name     TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- What the search makes of a finished game: one analysis for each table, with what it was judged by.
CREATE TABLE analyses (
    table_id    TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    revision    BIGINT NOT NULL,                 -- of the rules that the program played
    weights     TEXT   NOT NULL,                 -- their digest
    evaluations BIGINT NOT NULL,                 -- for each decision that was rolled out
    result      TEXT   NOT NULL,                 -- JSON
    at          BIGINT NOT NULL
);

-- What somebody, or an address, used up on a day.
CREATE TABLE spent (
    who    BYTEA  NOT NULL,                      -- an identity or an origin
    what   TEXT   NOT NULL,                      -- tables, seats, chat, bytes
    day    BIGINT NOT NULL,                      -- since 1970
    amount BIGINT NOT NULL,
    PRIMARY KEY (who, what, day)
);

CREATE INDEX spent_by_day ON spent (day);

-- What all servers on this database have to share and nobody else may know.
CREATE TABLE secrets (
    name  TEXT  NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

-- Which server plays the bots of a table, and until when nobody else may. What is lost in a crash is only who it was, so nothing waits for
-- the disk.
CREATE UNLOGGED TABLE leases (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    server   TEXT        NOT NULL,
    until    TIMESTAMPTZ NOT NULL
);
