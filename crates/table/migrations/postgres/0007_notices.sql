-- Notices: how somebody wants to be told, where, what there is to tell, and what is on its way. The same as in SQLite.

CREATE TABLE notice_choices (
    who      BYTEA  NOT NULL PRIMARY KEY,        -- an identity
    language TEXT   NOT NULL,
    wait     BIGINT NOT NULL,                    -- minutes for which news are gathered
    an_hour  BIGINT NOT NULL,                    -- so many to each target at most
    a_day    BIGINT NOT NULL,
    quiet    BIGINT NOT NULL CHECK (quiet IN (0, 1)) -- 1: nothing of a table that they had before them since
);

CREATE TABLE targets (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    who     BYTEA  NOT NULL,                     -- whose it is
    address TEXT   NOT NULL,                     -- JSON: an endpoint with its keys, a mail address, or a hook with its shape
    kinds   TEXT   NOT NULL,                     -- what is told there: words
    state   TEXT   NOT NULL CHECK (state IN ('new', 'on', 'off')), -- new: whose address it is has not said yes
    why     TEXT,                                -- why it is off
    made    BIGINT NOT NULL,
    sent    BIGINT,                              -- when something last arrived
    failing BIGINT,                              -- since when nothing does
    UNIQUE (who, address)
);

-- Something that somebody with a target may want to be told. Triggers write it in the very transaction in which it happens.
CREATE TABLE tidings (
    who      BYTEA  NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT COLLATE "C" NOT NULL CHECK (kind IN ('turn', 'invitation', 'mention', 'time', 'over')),
    number   BIGINT NOT NULL DEFAULT 0,          -- of what was said
    at       BIGINT NOT NULL,
    due      BIGINT NOT NULL,                    -- when it is looked at
    PRIMARY KEY (who, table_id, kind, number)
);

CREATE INDEX tidings_by_due ON tidings (due);
CREATE INDEX tidings_by_table ON tidings (table_id);

-- What is on its way to a target, and what was sent there lately.
CREATE TABLE deliveries (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY, -- by this a receiver knows one that comes twice
    target     TEXT COLLATE "C" NOT NULL REFERENCES targets (id) ON DELETE CASCADE,
    items      TEXT   NOT NULL,                  -- JSON: what it tells
    state      TEXT   NOT NULL CHECK (state IN ('waiting', 'sent', 'expired')),
    made       BIGINT NOT NULL,
    not_before BIGINT NOT NULL,                  -- whoever takes it puts this off: if they die, it is due again
    tries      BIGINT NOT NULL DEFAULT 0,
    expires    BIGINT NOT NULL,
    done       BIGINT                            -- when it was sent or given up
);

CREATE INDEX deliveries_waiting ON deliveries (not_before) WHERE state = 'waiting';
CREATE INDEX deliveries_by_target ON deliveries (target, state, done);

-- When those who want it quiet last had the page of a table before them.
CREATE TABLE present (
    who      BYTEA  NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seen     BIGINT NOT NULL,
    PRIMARY KEY (who, table_id)
);

CREATE INDEX present_by_table ON present (table_id);

-- SHA-256 of mail addresses whose owners want no mail from here.
CREATE TABLE unwanted (
    address BYTEA  NOT NULL PRIMARY KEY,
    at      BIGINT NOT NULL
);

-- Those with a seat whose bit is set, or with any seat, who want to be told something and do not play alone.
CREATE FUNCTION to_be_told(seen TEXT, bits BIGINT, persons BOOLEAN) RETURNS SETOF BYTEA STABLE LANGUAGE sql AS $$
    SELECT DISTINCT token FROM seats
    WHERE table_id = seen AND (kind = 'person' OR NOT persons) AND bits & (1::bigint << number::int) <> 0
        AND EXISTS (SELECT FROM targets WHERE who = token)
        AND EXISTS (SELECT FROM seats AS other WHERE other.table_id = seen AND other.token <> seats.token)
$$;

-- Whose turn begins, at a table where others wait for them.
CREATE FUNCTION tidings_of_turns() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO tidings (who, table_id, kind, at, due)
    SELECT told, NEW.id, 'turn', NEW.changed, NEW.changed
        FROM to_be_told(NEW.id, NEW.waiting_for & ~OLD.waiting_for, true) AS told
    ON CONFLICT (who, table_id, kind, number) DO UPDATE SET at = excluded.at, due = excluded.due;
    RETURN NULL;
END
$$;

CREATE TRIGGER tidings_of_turns AFTER UPDATE OF waiting_for ON tables
    FOR EACH ROW WHEN (NEW.status = 'running' AND NEW.waiting_for & ~OLD.waiting_for <> 0)
    EXECUTE FUNCTION tidings_of_turns();

-- Whose clock runs otherwise than before: it is looked at at once, and then when little is left.
CREATE FUNCTION tidings_of_time() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO tidings (who, table_id, kind, at, due)
    SELECT told, NEW.id, 'time', NEW.changed, 0 FROM to_be_told(NEW.id, NEW.waiting_for, true) AS told
    ON CONFLICT (who, table_id, kind, number) DO UPDATE SET at = excluded.at, due = excluded.due;
    RETURN NULL;
END
$$;

CREATE TRIGGER tidings_of_time AFTER UPDATE OF clock ON tables
    FOR EACH ROW WHEN (NEW.status = 'running' AND NEW.clock IS DISTINCT FROM OLD.clock)
    EXECUTE FUNCTION tidings_of_time();

CREATE FUNCTION tidings_of_ends() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO tidings (who, table_id, kind, at, due)
    SELECT told, NEW.id, 'over', NEW.changed, NEW.changed FROM to_be_told(NEW.id, ~0::bigint, false) AS told
    ON CONFLICT (who, table_id, kind, number) DO UPDATE SET at = excluded.at, due = excluded.due;
    RETURN NULL;
END
$$;

CREATE TRIGGER tidings_of_ends AFTER UPDATE OF status ON tables
    FOR EACH ROW WHEN (NEW.status IN ('over', 'abandoned') AND OLD.status = 'running')
    EXECUTE FUNCTION tidings_of_ends();

-- Whom somebody else gave a seat at a new table.
CREATE FUNCTION tidings_of_invitations() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO tidings (who, table_id, kind, at, due)
    SELECT NEW.token, id, 'invitation', created, created FROM tables
        WHERE id = NEW.table_id AND creator <> NEW.token AND EXISTS (SELECT FROM targets WHERE who = NEW.token)
    ON CONFLICT (who, table_id, kind, number) DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER tidings_of_invitations AFTER INSERT ON seats
    FOR EACH ROW WHEN (NEW.token IS NOT NULL) EXECUTE FUNCTION tidings_of_invitations();

-- What was said before others; whether it names them is found out later.
CREATE FUNCTION tidings_of_talk() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO tidings (who, table_id, kind, number, at, due)
    SELECT told, NEW.table_id, 'mention', NEW.number, NEW.at, NEW.at
        FROM to_be_told(NEW.table_id, ~0::bigint, false) AS told
        WHERE told <> (SELECT token FROM seats WHERE table_id = NEW.table_id AND number = NEW.seat)
    ON CONFLICT (who, table_id, kind, number) DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER tidings_of_talk AFTER INSERT ON chat FOR EACH ROW EXECUTE FUNCTION tidings_of_talk();
