-- Finished games by their results: who may find them, how everybody fared, and ratings.

ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE tables ADD COLUMN public TEXT NOT NULL DEFAULT '';     -- who agreed that anybody may find the finished game
ALTER TABLE tables ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0; -- 1: its result was written down; 2: there is none

CREATE INDEX tables_unrecorded ON tables (changed, id) WHERE status = 'over' AND recorded = 0;

-- A game that was played to its end. It is never played on, so nothing of this changes but who may find it.
CREATE TABLE archive (
    table_id   TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,                 -- the order in which results were written down, and ratings counted
    game       TEXT    NOT NULL,
    players    INTEGER NOT NULL,
    options    TEXT    NOT NULL,                 -- key=value, one a line, a line break before and after each; no files
    categories TEXT    NOT NULL,                 -- their names, as JSON
    steps      INTEGER NOT NULL,
    setup      INTEGER NOT NULL,                 -- so many of them were taken before anybody decided
    began      INTEGER NOT NULL,
    ended      INTEGER NOT NULL,
    rated      INTEGER NOT NULL,
    public     INTEGER NOT NULL DEFAULT 0        -- everybody whose seat it was agreed: triggers keep it true
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX archive_by_number ON archive (number);
CREATE INDEX archive_public ON archive (ended DESC, table_id) WHERE public = 1;
CREATE INDEX archive_public_by_game ON archive (game, ended DESC, table_id) WHERE public = 1;

CREATE TRIGGER archive_as_agreed AFTER UPDATE OF public ON tables WHEN OLD.public <> NEW.public BEGIN
    UPDATE archive SET public = NEW.public <> '' AND NOT EXISTS
        (SELECT 1 FROM seats WHERE table_id = NEW.id AND token IS NOT NULL AND instr(NEW.public, lower(hex(token))) = 0)
    WHERE table_id = NEW.id;
END;

CREATE TRIGGER archive_if_agreed AFTER INSERT ON archive BEGIN
    UPDATE archive SET public = EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND public <> '' AND NOT EXISTS
        (SELECT 1 FROM seats WHERE table_id = NEW.table_id AND token IS NOT NULL AND instr(public, lower(hex(token))) = 0))
    WHERE table_id = NEW.table_id;
END;

-- How a seat fared.
CREATE TABLE results (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    who      BLOB,                               -- whose seat it was
    bot      TEXT,                               -- who played there in the end, if a bot did
    name     TEXT    NOT NULL,
    folded   TEXT    NOT NULL,                   -- the name as one searches for it
    points   TEXT    NOT NULL,                   -- by category, as JSON
    total    INTEGER,                            -- none of who left the game
    rank     INTEGER NOT NULL,
    style    TEXT,                               -- the way of playing that it went furthest
    mean     INTEGER,                            -- the rating after the game and how far off it may be, in millionths
    spread   INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_who ON results (who, ended DESC, table_id) WHERE who IS NOT NULL;
CREATE INDEX results_by_name ON results (folded, table_id);

-- All games of somebody, added up, so that a record of thousands of games is read at once. It outlives the tables.
CREATE TABLE tallies (
    who     BLOB    NOT NULL,
    game    TEXT    NOT NULL,
    players INTEGER NOT NULL,
    games   INTEGER NOT NULL,
    wins    INTEGER NOT NULL,
    ranks   INTEGER NOT NULL,                    -- their sum
    scored  INTEGER NOT NULL,                    -- games with a total
    total   INTEGER NOT NULL,                    -- the sum of these
    best    INTEGER,
    points  TEXT    NOT NULL,                    -- the sums by category, as JSON
    styles  TEXT    NOT NULL,                    -- for each way of playing the games and the wins, as JSON
    PRIMARY KEY (who, game, players)
) STRICT, WITHOUT ROWID;

CREATE TABLE meetings (
    who    BLOB    NOT NULL,
    other  TEXT    NOT NULL,                     -- a person or a kind of bot
    name   TEXT    NOT NULL,                     -- as they were called last
    games  INTEGER NOT NULL,
    better INTEGER NOT NULL,
    worse  INTEGER NOT NULL,
    last   INTEGER NOT NULL,
    PRIMARY KEY (who, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX meetings_by_games ON meetings (who, games DESC, other);

CREATE TABLE ratings (
    game    TEXT    NOT NULL,
    players INTEGER NOT NULL,
    player  TEXT    NOT NULL,                    -- a person or a kind of bot
    mean    INTEGER NOT NULL,                    -- in millionths, like the spread
    spread  INTEGER NOT NULL,
    games   INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (game, players, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_best ON ratings (game, players, mean DESC, player);
CREATE INDEX ratings_by_player ON ratings (player);

-- Who wants to be seen on the ladder, and under which name.
CREATE TABLE ladder (
    player TEXT NOT NULL PRIMARY KEY,
    name   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE counters (
    name  TEXT    NOT NULL PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
