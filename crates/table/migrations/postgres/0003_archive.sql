-- Finished games by their results: who may find them, how everybody fared, and ratings. The same as in SQLite.

ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE tables ADD COLUMN public TEXT NOT NULL DEFAULT '';     -- who agreed that anybody may find the finished game
ALTER TABLE tables ADD COLUMN recorded BIGINT NOT NULL DEFAULT 0;  -- 1: its result was written down; 2: there is none

CREATE INDEX tables_unrecorded ON tables (changed, id) WHERE status = 'over' AND recorded = 0;

-- A game that was played to its end. It is never played on, so nothing of this changes but who may find it.
CREATE TABLE archive (
    table_id   TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number     BIGINT NOT NULL,                  -- the order in which results were written down, and ratings counted
    game       TEXT   NOT NULL,
    players    BIGINT NOT NULL,
    options    TEXT   NOT NULL,                  -- key=value, one a line, a line break before and after each; no files
    categories TEXT   NOT NULL,                  -- their names, as JSON
    steps      BIGINT NOT NULL,
    setup      BIGINT NOT NULL,                  -- so many of them were taken before anybody decided
    began      BIGINT NOT NULL,
    ended      BIGINT NOT NULL,
    rated      BIGINT NOT NULL,
    public     BIGINT NOT NULL DEFAULT 0         -- everybody whose seat it was agreed: triggers keep it true
);

CREATE UNIQUE INDEX archive_by_number ON archive (number);
CREATE INDEX archive_public ON archive (ended DESC, table_id) WHERE public = 1;
CREATE INDEX archive_public_by_game ON archive (game, ended DESC, table_id) WHERE public = 1;

CREATE FUNCTION is_public(seen TEXT, agreed TEXT) RETURNS BIGINT STABLE LANGUAGE sql AS $$
    SELECT CASE WHEN agreed <> '' AND NOT EXISTS
        (SELECT FROM seats WHERE table_id = seen AND token IS NOT NULL AND strpos(agreed, encode(token, 'hex')) = 0)
    THEN 1 ELSE 0 END::bigint
$$;

CREATE FUNCTION archive_as_agreed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    UPDATE archive SET public = is_public(NEW.id, NEW.public) WHERE table_id = NEW.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER archive_as_agreed AFTER UPDATE OF public ON tables
    FOR EACH ROW WHEN (OLD.public <> NEW.public) EXECUTE FUNCTION archive_as_agreed();

CREATE FUNCTION archive_if_agreed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    NEW.public := coalesce((SELECT is_public(id, public) FROM tables WHERE id = NEW.table_id), 0);
    RETURN NEW;
END
$$;

CREATE TRIGGER archive_if_agreed BEFORE INSERT ON archive FOR EACH ROW EXECUTE FUNCTION archive_if_agreed();

-- How a seat fared.
CREATE TABLE results (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    ended    BIGINT NOT NULL,
    who      BYTEA,                              -- whose seat it was
    bot      TEXT,                               -- who played there in the end, if a bot did
    name     TEXT   NOT NULL,
    folded   TEXT COLLATE "C" NOT NULL,          -- the name as one searches for it
    points   TEXT   NOT NULL,                    -- by category, as JSON
    total    BIGINT,                             -- none of who left the game
    rank     BIGINT NOT NULL,
    style    TEXT,                               -- the way of playing that it went furthest
    mean     BIGINT,                             -- the rating after the game and how far off it may be, in millionths
    spread   BIGINT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_who ON results (who, ended DESC, table_id) WHERE who IS NOT NULL;
CREATE INDEX results_by_name ON results (folded, table_id);

-- All games of somebody, added up, so that a record of thousands of games is read at once. It outlives the tables.
CREATE TABLE tallies (
    who     BYTEA  NOT NULL,
    game    TEXT   NOT NULL,
    players BIGINT NOT NULL,
    games   BIGINT NOT NULL,
    wins    BIGINT NOT NULL,
    ranks   BIGINT NOT NULL,                     -- their sum
    scored  BIGINT NOT NULL,                     -- games with a total
    total   BIGINT NOT NULL,                     -- the sum of these
    best    BIGINT,
    points  TEXT   NOT NULL,                     -- the sums by category, as JSON
    styles  TEXT   NOT NULL,                     -- for each way of playing the games and the wins, as JSON
    PRIMARY KEY (who, game, players)
);

CREATE TABLE meetings (
    who    BYTEA  NOT NULL,
    other  TEXT COLLATE "C" NOT NULL,            -- a person or a kind of bot
    name   TEXT   NOT NULL,                      -- as they were called last
    games  BIGINT NOT NULL,
    better BIGINT NOT NULL,
    worse  BIGINT NOT NULL,
    last   BIGINT NOT NULL,
    PRIMARY KEY (who, other)
);

CREATE INDEX meetings_by_games ON meetings (who, games DESC, other);

CREATE TABLE ratings (
    game    TEXT COLLATE "C" NOT NULL,
    players BIGINT NOT NULL,
    player  TEXT COLLATE "C" NOT NULL,           -- a person or a kind of bot
    mean    BIGINT NOT NULL,                     -- in millionths, like the spread
    spread  BIGINT NOT NULL,
    games   BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (game, players, player)
);

CREATE INDEX ratings_best ON ratings (game, players, mean DESC, player);
CREATE INDEX ratings_by_player ON ratings (player);

-- Who wants to be seen on the ladder, and under which name.
CREATE TABLE ladder (
    player TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name   TEXT NOT NULL
);

CREATE TABLE counters (
    name  TEXT   NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);
