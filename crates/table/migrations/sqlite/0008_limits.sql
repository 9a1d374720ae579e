-- What the lobby lists without looking at every table that waits; whose tables are whose, so that nobody stores without end.

-- 1: the table waits, and anybody may sit down at it. Triggers keep it true, like an index.
ALTER TABLE tables ADD COLUMN open_to_all INTEGER NOT NULL DEFAULT 0 CHECK (open_to_all IN (0, 1));

UPDATE tables SET open_to_all = 1 WHERE status = 'waiting' AND EXISTS
    (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open' AND invitation IS NULL);

CREATE TRIGGER open_to_all_with_seat AFTER INSERT ON seats WHEN NEW.kind = 'open' AND NEW.invitation IS NULL BEGIN
    UPDATE tables SET open_to_all = 1 WHERE id = NEW.table_id AND status = 'waiting';
END;

CREATE TRIGGER open_to_all_as_seats_change AFTER UPDATE OF kind, invitation ON seats
WHEN OLD.kind <> NEW.kind OR OLD.invitation IS NOT NEW.invitation BEGIN
    UPDATE tables SET open_to_all = status = 'waiting' AND EXISTS
        (SELECT 1 FROM seats WHERE table_id = NEW.table_id AND kind = 'open' AND invitation IS NULL)
    WHERE id = NEW.table_id;
END;

CREATE TRIGGER open_to_all_while_waiting AFTER UPDATE OF status ON tables WHEN OLD.status <> NEW.status BEGIN
    UPDATE tables SET open_to_all = NEW.status = 'waiting' AND EXISTS
        (SELECT 1 FROM seats WHERE table_id = NEW.id AND kind = 'open' AND invitation IS NULL)
    WHERE id = NEW.id;
END;

CREATE INDEX tables_open_to_all ON tables (open_to_all, changed DESC, id);

-- From where it was made: the salted hash of an address, gone once the game is over.
ALTER TABLE tables ADD COLUMN origin BLOB;
CREATE INDEX tables_by_origin ON tables (origin) WHERE origin IS NOT NULL;

-- A table that is removed is looked for here.
CREATE INDEX tables_by_next ON tables (next) WHERE next IS NOT NULL;

-- What somebody, or an address, used up on a day.
CREATE TABLE spent (
    who    BLOB    NOT NULL,                     -- an identity or an origin
    what   TEXT    NOT NULL,                     -- tables, seats, chat, bytes
    day    INTEGER NOT NULL,                     -- since 1970
    amount INTEGER NOT NULL,
    PRIMARY KEY (who, what, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX spent_by_day ON spent (day);

-- What all servers on this database have to share and nobody else may know.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
