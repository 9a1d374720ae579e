-- Notices: how somebody wants to be told, where, what there is to tell, and what is on its way. Whoever wants none is in none of these tables.

CREATE TABLE notice_choices (
    who      BLOB    NOT NULL PRIMARY KEY,       -- an identity
    language TEXT    NOT NULL,
    wait     INTEGER NOT NULL,                   -- minutes for which news are gathered
    an_hour  INTEGER NOT NULL,                   -- so many to each target at most
    a_day    INTEGER NOT NULL,
    quiet    INTEGER NOT NULL CHECK (quiet IN (0, 1)) -- 1: nothing of a table that they had before them since
) STRICT, WITHOUT ROWID;

CREATE TABLE targets (
    id      TEXT    NOT NULL PRIMARY KEY,
    who     BLOB    NOT NULL,                    -- whose it is
    address TEXT    NOT NULL,                    -- JSON: an endpoint with its keys, a mail address, or a hook with its shape
    kinds   TEXT    NOT NULL,                    -- what is told there: words
    state   TEXT    NOT NULL CHECK (state IN ('new', 'on', 'off')), -- new: whose address it is has not said yes
    why     TEXT,                                -- why it is off
    made    INTEGER NOT NULL,
    sent    INTEGER,                             -- when something last arrived
    failing INTEGER,                             -- since when nothing does
    UNIQUE (who, address)
) STRICT, WITHOUT ROWID;

-- Something that somebody with a target may want to be told. Triggers write it in the very transaction in which it happens.
CREATE TABLE tidings (
    who      BLOB    NOT NULL,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL CHECK (kind IN ('turn', 'invitation', 'mention', 'time', 'over')),
    number   INTEGER NOT NULL DEFAULT 0,         -- of what was said
    at       INTEGER NOT NULL,
    due      INTEGER NOT NULL,                   -- when it is looked at
    PRIMARY KEY (who, table_id, kind, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX tidings_by_due ON tidings (due);
CREATE INDEX tidings_by_table ON tidings (table_id);

-- What is on its way to a target, and what was sent there lately.
CREATE TABLE deliveries (
    id         TEXT    NOT NULL PRIMARY KEY,     -- by this a receiver knows one that comes twice
    target     TEXT    NOT NULL REFERENCES targets (id) ON DELETE CASCADE,
    items      TEXT    NOT NULL,                 -- JSON: what it tells
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'sent', 'expired')),
    made       INTEGER NOT NULL,
    not_before INTEGER NOT NULL,                 -- whoever takes it puts this off: if they die, it is due again
    tries      INTEGER NOT NULL DEFAULT 0,
    expires    INTEGER NOT NULL,
    done       INTEGER                           -- when it was sent or given up
) STRICT, WITHOUT ROWID;

CREATE INDEX deliveries_waiting ON deliveries (not_before) WHERE state = 'waiting';
CREATE INDEX deliveries_by_target ON deliveries (target, state, done);

-- When those who want it quiet last had the page of a table before them.
CREATE TABLE present (
    who      BLOB    NOT NULL,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seen     INTEGER NOT NULL,
    PRIMARY KEY (who, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX present_by_table ON present (table_id);

-- SHA-256 of mail addresses whose owners want no mail from here.
CREATE TABLE unwanted (
    address BLOB    NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Whose turn begins, at a table where others wait for them.
CREATE TRIGGER tidings_of_turns AFTER UPDATE OF waiting_for ON tables
WHEN NEW.status = 'running' AND NEW.waiting_for & ~OLD.waiting_for <> 0 BEGIN
    INSERT INTO tidings (who, table_id, kind, at, due)
    SELECT DISTINCT token, NEW.id, 'turn', NEW.changed, NEW.changed FROM seats
    WHERE table_id = NEW.id AND kind = 'person' AND NEW.waiting_for & ~OLD.waiting_for & (1 << number) <> 0
        AND EXISTS (SELECT 1 FROM targets WHERE who = token)
        AND EXISTS (SELECT 1 FROM seats AS other WHERE other.table_id = NEW.id AND other.token <> seats.token)
    ON CONFLICT (who, table_id, kind, number) DO UPDATE SET at = excluded.at, due = excluded.due;
END;

-- Whose clock runs otherwise than before: it is looked at at once, and then when little is left.
CREATE TRIGGER tidings_of_time AFTER UPDATE OF clock ON tables
WHEN NEW.status = 'running' AND NEW.clock IS NOT OLD.clock BEGIN
    INSERT INTO tidings (who, table_id, kind, at, due)
    SELECT DISTINCT token, NEW.id, 'time', NEW.changed, 0 FROM seats
    WHERE table_id = NEW.id AND kind = 'person' AND NEW.waiting_for & (1 << number) <> 0
        AND EXISTS (SELECT 1 FROM targets WHERE who = token)
        AND EXISTS (SELECT 1 FROM seats AS other WHERE other.table_id = NEW.id AND other.token <> seats.token)
    ON CONFLICT (who, table_id, kind, number) DO UPDATE SET at = excluded.at, due = excluded.due;
END;

CREATE TRIGGER tidings_of_ends AFTER UPDATE OF status ON tables
WHEN NEW.status IN ('over', 'abandoned') AND OLD.status = 'running' BEGIN
    INSERT INTO tidings (who, table_id, kind, at, due)
    SELECT DISTINCT token, NEW.id, 'over', NEW.changed, NEW.changed FROM seats
    WHERE table_id = NEW.id AND EXISTS (SELECT 1 FROM targets WHERE who = token)
        AND EXISTS (SELECT 1 FROM seats AS other WHERE other.table_id = NEW.id AND other.token <> seats.token)
    ON CONFLICT (who, table_id, kind, number) DO UPDATE SET at = excluded.at, due = excluded.due;
END;

-- Whom somebody else gave a seat at a new table.
CREATE TRIGGER tidings_of_invitations AFTER INSERT ON seats WHEN NEW.token IS NOT NULL BEGIN
    INSERT INTO tidings (who, table_id, kind, at, due)
    SELECT NEW.token, id, 'invitation', created, created FROM tables
    WHERE id = NEW.table_id AND creator <> NEW.token AND EXISTS (SELECT 1 FROM targets WHERE who = NEW.token)
    ON CONFLICT (who, table_id, kind, number) DO NOTHING;
END;

-- What was said before others; whether it names them is found out later.
CREATE TRIGGER tidings_of_talk AFTER INSERT ON chat BEGIN
    INSERT INTO tidings (who, table_id, kind, number, at, due)
    SELECT DISTINCT token, NEW.table_id, 'mention', NEW.number, NEW.at, NEW.at FROM seats
    WHERE table_id = NEW.table_id AND EXISTS (SELECT 1 FROM targets WHERE who = token)
        AND token <> (SELECT speaker.token FROM seats AS speaker
            WHERE speaker.table_id = NEW.table_id AND speaker.number = NEW.seat)
    ON CONFLICT (who, table_id, kind, number) DO NOTHING;
END;
