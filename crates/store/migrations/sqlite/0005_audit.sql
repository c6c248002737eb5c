-- The audit chain of each workspace. A link is made after the commit of its entry, in batches, up to a position in the
-- stream: no change waits for it.
CREATE TABLE audit_links (
    workspace_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    activity_id TEXT NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (workspace_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit_heads (
    workspace_id TEXT PRIMARY KEY,
    length INTEGER NOT NULL,
    hash BLOB NOT NULL,
    checkpoint_number INTEGER NOT NULL DEFAULT 0,
    checkpoint_position INTEGER NOT NULL DEFAULT 0,
    checkpoint_at INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE audit_position (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    chained INTEGER NOT NULL
) STRICT;
INSERT INTO audit_position (id, chained) VALUES (1, 0);

-- Heads of chains that the instance signed, with its sealing key and with its secret key.
CREATE TABLE audit_checkpoints (
    workspace_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    position INTEGER NOT NULL,
    hash BLOB NOT NULL,
    at INTEGER NOT NULL,
    signature BLOB NOT NULL,
    certificate_sha256 TEXT NOT NULL,
    mark BLOB NOT NULL,
    PRIMARY KEY (workspace_id, number)
) STRICT;

-- What stands for the personal parts of an entry once they are erased, and the entry that says so.
ALTER TABLE activity ADD COLUMN erased_at INTEGER;
ALTER TABLE activity ADD COLUMN commitment BLOB;
ALTER TABLE activity ADD COLUMN erasure_id TEXT;

-- Words that are erased are to be found no more.
CREATE TRIGGER activity_search_update AFTER UPDATE OF words ON activity
WHEN old.seq <= (SELECT filled FROM activity_search_position) BEGIN
    INSERT INTO activity_search (activity_search, rowid, words) VALUES ('delete', old.seq, old.words);
    INSERT INTO activity_search (rowid, words) VALUES (new.seq, new.words);
END;
