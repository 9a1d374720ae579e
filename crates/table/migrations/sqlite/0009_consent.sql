-- What is asked of everybody at a table and who agreed to hints: it outlives the server, and several servers see the same.

ALTER TABLE tables ADD COLUMN request TEXT;                  -- what is asked, by whom, and who agreed
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT ''; -- who agreed to hints
