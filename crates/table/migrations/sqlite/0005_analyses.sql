-- What the search makes of a finished game: one analysis for each table, with what it was judged by.

CREATE TABLE analyses (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    revision    INTEGER NOT NULL,               -- of the rules that the program played
    weights     TEXT    NOT NULL,               -- their digest
    evaluations INTEGER NOT NULL,               -- for each decision that was rolled out
    result      TEXT    NOT NULL,               -- JSON
    at          INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
