-- The search index is filled in batches, up to a position in the stream, before a search and every few seconds: at each
-- insert it cost more than all other rows of a change together.
CREATE TABLE activity_search_position (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    filled INTEGER NOT NULL
) STRICT;
INSERT INTO activity_search_position (id, filled) SELECT 1, coalesce(max(seq), 0) FROM activity;

DROP TRIGGER activity_search_insert;
DROP TRIGGER activity_search_delete;
-- What is not in the index can't be taken out of it.
CREATE TRIGGER activity_search_delete AFTER DELETE ON activity
WHEN old.seq <= (SELECT filled FROM activity_search_position) BEGIN
    INSERT INTO activity_search (activity_search, rowid, words) VALUES ('delete', old.seq, old.words);
END;
