-- Tries at passwords and codes, counted for all nodes together.
CREATE TABLE tries (
    key_hash BYTEA PRIMARY KEY,
    count BIGINT NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX tries_over ON tries (until);
