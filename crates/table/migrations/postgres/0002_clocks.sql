-- How long the people at a table may take, and when the clocks of a person rest.

ALTER TABLE tables ADD COLUMN clock TEXT;      -- what was chosen and the clock of each seat, as JSON; NULL: as long as they like
ALTER TABLE tables ADD COLUMN time_up BIGINT;  -- when something has to be done for the first time: follows from the clock, like an index
CREATE INDEX tables_by_time_up ON tables (time_up) WHERE time_up IS NOT NULL;

CREATE TABLE pauses (
    who    BYTEA NOT NULL PRIMARY KEY,           -- an identity
    pauses TEXT  NOT NULL                        -- time zone, night and holidays, as JSON
);
