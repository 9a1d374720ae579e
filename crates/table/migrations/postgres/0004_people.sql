-- Who one is beyond one browser: devices, what opens them, names and passkeys. Whoever wants none of it is in none of these tables. The same as in SQLite.

-- Browsers that act for somebody. One that is in no row acts for itself.
CREATE TABLE devices (
    device BYTEA   NOT NULL PRIMARY KEY,         -- SHA-256 of the secret of a browser
    person BYTEA   NOT NULL,                     -- for whom it acts: an identity
    name   TEXT    NOT NULL,
    made   BIGINT NOT NULL,
    seen   BIGINT NOT NULL,                     -- to the hour
    gone   BIGINT NOT NULL DEFAULT 0            -- 1: it was signed out, and acts for nobody
);

CREATE INDEX devices_by_person ON devices (person);

-- What opens something once: links to another device, recovery codes, challenges of passkeys.
CREATE TABLE tickets (
    hash   BYTEA   NOT NULL PRIMARY KEY,         -- SHA-256 of what has to be shown
    opens  TEXT    NOT NULL CHECK (opens IN ('link', 'code', 'passkey', 'sign-in')),
    person BYTEA   NOT NULL,                     -- whose it is
    state  BYTEA   NOT NULL,                     -- what whoever made it has to remember
    until  BIGINT                               -- for how long it is good; NULL: until it is used
);

CREATE INDEX tickets_by_person ON tickets (person, opens);
CREATE INDEX tickets_by_time ON tickets (until) WHERE until IS NOT NULL;

CREATE TABLE names (
    person BYTEA   NOT NULL PRIMARY KEY,
    name   TEXT    NOT NULL,
    made   BIGINT NOT NULL
);

-- What names look like: nobody else gets a name that looks the same.
CREATE TABLE looks (
    look   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person BYTEA NOT NULL REFERENCES names (person) ON DELETE CASCADE
);

CREATE INDEX looks_by_person ON looks (person);

CREATE TABLE passkeys (
    id     BYTEA   NOT NULL PRIMARY KEY,         -- as the authenticator says
    person BYTEA   NOT NULL,
    handle BYTEA   NOT NULL,                     -- what the authenticator knows of the person: drawn by lot
    name   TEXT    NOT NULL,                     -- the device on which it was made
    fixed  BYTEA   NOT NULL,                     -- the public key, and what else never changes
    state  BYTEA   NOT NULL,                     -- the counter, and what else changes with its use
    made   BIGINT NOT NULL,
    used   BIGINT
);

CREATE INDEX passkeys_by_person ON passkeys (person);
