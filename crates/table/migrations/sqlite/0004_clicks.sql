-- What one click did is taken back as one: goals are several steps, and answers that nobody need be asked for follow.

ALTER TABLE steps ADD COLUMN joined INTEGER NOT NULL DEFAULT 0; -- 1: played in one click with the step before it
