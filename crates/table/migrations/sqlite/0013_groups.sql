-- Standing groups: their people, and which tables are theirs.

CREATE TABLE groups (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    link    BLOB,                                -- SHA-256 of the secret that lets people in; none: nobody gets in
    joins   INTEGER NOT NULL DEFAULT 0,          -- so many have come in: the number of the last
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX groups_by_link ON groups (link) WHERE link IS NOT NULL;

CREATE TABLE members (
    group_id TEXT    NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,                   -- the order in which they came in; the first of those who are there is the host
    who      BLOB    NOT NULL,                   -- an identity
    name     TEXT    NOT NULL,
    joined   INTEGER NOT NULL,
    PRIMARY KEY (group_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX members_by_who ON members (who, group_id);

ALTER TABLE tables ADD COLUMN group_id TEXT REFERENCES groups (id) ON DELETE SET NULL;
CREATE INDEX tables_by_group ON tables (group_id, created) WHERE group_id IS NOT NULL;
