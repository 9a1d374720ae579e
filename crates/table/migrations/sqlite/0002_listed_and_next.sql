-- Which tables strangers may find in the lobby, and which table goes on with the same people.

ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
ALTER TABLE tables ADD COLUMN next TEXT REFERENCES tables (id);

-- A seat for anybody was offered in the lobby.
UPDATE tables SET listed = 1 WHERE EXISTS
    (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open' AND invitation IS NULL);

CREATE INDEX tables_listed ON tables (status, changed) WHERE listed = 1;
