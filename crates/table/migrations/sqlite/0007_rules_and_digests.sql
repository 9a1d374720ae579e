-- By which revision of the rules a table is played, and what its lines add up to, so that one that was changed is noticed.

ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN digest BLOB; -- SHA-256 over set-up and lines; none until a table of an earlier version is played on

-- Until now the options said so, for games that had had more than one revision.
UPDATE tables SET rules = 2 WHERE instr(char(10) || options, char(10) || 'revision=2' || char(10)) > 0;
