-- Who one is beyond one browser: devices, what opens them, names and passkeys. Whoever wants none of it is in none of these tables.

-- Browsers that act for somebody. One that is in no row acts for itself.
CREATE TABLE devices (
    device BLOB    NOT NULL PRIMARY KEY,         -- SHA-256 of the secret of a browser
    person BLOB    NOT NULL,                     -- for whom it acts: an identity
    name   TEXT    NOT NULL,
    made   INTEGER NOT NULL,
    seen   INTEGER NOT NULL,                     -- to the hour
    gone   INTEGER NOT NULL DEFAULT 0            -- 1: it was signed out, and acts for nobody
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_by_person ON devices (person);

-- What opens something once: links to another device, recovery codes, challenges of passkeys.
CREATE TABLE tickets (
    hash   BLOB    NOT NULL PRIMARY KEY,         -- SHA-256 of what has to be shown
    opens  TEXT    NOT NULL CHECK (opens IN ('link', 'code', 'passkey', 'sign-in')),
    person BLOB    NOT NULL,                     -- whose it is
    state  BLOB    NOT NULL,                     -- what whoever made it has to remember
    until  INTEGER                               -- for how long it is good; NULL: until it is used
) STRICT, WITHOUT ROWID;

CREATE INDEX tickets_by_person ON tickets (person, opens);
CREATE INDEX tickets_by_time ON tickets (until) WHERE until IS NOT NULL;

CREATE TABLE names (
    person BLOB    NOT NULL PRIMARY KEY,
    name   TEXT    NOT NULL,
    made   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What names look like: nobody else gets a name that looks the same.
CREATE TABLE looks (
    look   TEXT NOT NULL PRIMARY KEY,
    person BLOB NOT NULL REFERENCES names (person) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX looks_by_person ON looks (person);

CREATE TABLE passkeys (
    id     BLOB    NOT NULL PRIMARY KEY,         -- as the authenticator says
    person BLOB    NOT NULL,
    handle BLOB    NOT NULL,                     -- what the authenticator knows of the person: drawn by lot
    name   TEXT    NOT NULL,                     -- the device on which it was made
    fixed  BLOB    NOT NULL,                     -- the public key, and what else never changes
    state  BLOB    NOT NULL,                     -- the counter, and what else changes with its use
    made   INTEGER NOT NULL,
    used   INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_person ON passkeys (person);
