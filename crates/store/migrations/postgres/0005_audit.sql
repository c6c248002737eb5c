-- The audit chain of each workspace. A link is made after the commit of its entry, in batches: no change waits for it.
CREATE TABLE audit_links (
    workspace_id TEXT COLLATE "C" NOT NULL,
    position BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    activity_id TEXT COLLATE "C" NOT NULL,
    hash BYTEA NOT NULL,
    PRIMARY KEY (workspace_id, position)
);

CREATE TABLE audit_heads (
    workspace_id TEXT COLLATE "C" PRIMARY KEY,
    length BIGINT NOT NULL,
    hash BYTEA NOT NULL,
    checkpoint_number BIGINT NOT NULL DEFAULT 0,
    checkpoint_position BIGINT NOT NULL DEFAULT 0,
    checkpoint_at BIGINT NOT NULL DEFAULT 0
);

-- Entries that have no link yet. Their numbers are not in the order of the commits, so a position in the stream would
-- skip those that come late. A flag in the entry itself would cost a second entry in each of its indexes.
CREATE TABLE audit_pending (seq BIGINT PRIMARY KEY);
INSERT INTO audit_pending (seq) SELECT seq FROM activity;
CREATE FUNCTION audit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit_pending (seq) VALUES (new.seq);
    RETURN NULL;
END;
$$;
CREATE TRIGGER activity_audit_note AFTER INSERT ON activity FOR EACH ROW EXECUTE FUNCTION audit_note();

-- Heads of chains that the instance signed, with its sealing key and with its secret key.
CREATE TABLE audit_checkpoints (
    workspace_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    position BIGINT NOT NULL,
    hash BYTEA NOT NULL,
    at BIGINT NOT NULL,
    signature BYTEA NOT NULL,
    certificate_sha256 TEXT COLLATE "C" NOT NULL,
    mark BYTEA NOT NULL,
    PRIMARY KEY (workspace_id, number)
);

-- What stands for the personal parts of an entry once they are erased, and the entry that says so.
ALTER TABLE activity ADD COLUMN erased_at BIGINT;
ALTER TABLE activity ADD COLUMN commitment BYTEA;
ALTER TABLE activity ADD COLUMN erasure_id TEXT COLLATE "C";
