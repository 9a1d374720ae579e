-- Tables at which somebody is taught: by which lesson, and how many of its steps they have read or left behind.

ALTER TABLE tables ADD COLUMN lesson TEXT;
ALTER TABLE tables ADD COLUMN lesson_read INTEGER NOT NULL DEFAULT 0;
