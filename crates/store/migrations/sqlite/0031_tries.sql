-- Tries at passwords and codes, counted for all nodes together. One that has the database for itself counts in memory.
CREATE TABLE tries (
    key_hash BLOB PRIMARY KEY,
    count INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;
CREATE INDEX tries_over ON tries (until);
