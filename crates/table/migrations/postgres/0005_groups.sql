-- Standing groups: their people, and which tables are theirs. The same as in SQLite.

CREATE TABLE groups (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name    TEXT   NOT NULL,
    link    BYTEA,                               -- SHA-256 of the secret that lets people in; none: nobody gets in
    joins   BIGINT NOT NULL DEFAULT 0,           -- so many have come in: the number of the last
    created BIGINT NOT NULL
);

CREATE UNIQUE INDEX groups_by_link ON groups (link) WHERE link IS NOT NULL;

CREATE TABLE members (
    group_id TEXT COLLATE "C" NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,                    -- the order in which they came in; the first of those who are there is the host
    who      BYTEA  NOT NULL,                    -- an identity
    name     TEXT   NOT NULL,
    joined   BIGINT NOT NULL,
    PRIMARY KEY (group_id, number)
);

CREATE UNIQUE INDEX members_by_who ON members (who, group_id);

ALTER TABLE tables ADD COLUMN group_id TEXT COLLATE "C" REFERENCES groups (id) ON DELETE SET NULL;
CREATE INDEX tables_by_group ON tables (group_id, created) WHERE group_id IS NOT NULL;
