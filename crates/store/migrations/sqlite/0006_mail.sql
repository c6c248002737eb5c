-- Jobs: which node works on one, what went wrong last, and which were given up. A lease is a due time that was moved ahead.
ALTER TABLE outbox ADD COLUMN claimed_by TEXT;
ALTER TABLE outbox ADD COLUMN last_error TEXT;
ALTER TABLE outbox ADD COLUMN failed_at INTEGER;
DROP INDEX outbox_by_time;
CREATE INDEX outbox_due ON outbox (kind, run_at) WHERE failed_at IS NULL;
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE claimed_by IS NOT NULL;

-- Every mail that was settled: kept here, since there is no mail server, or sent, or given up. `content` is encrypted and
-- only there for kept ones: it holds links that open documents.
CREATE TABLE mails (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    document_id TEXT,
    respondent_id TEXT,
    status TEXT NOT NULL,
    error TEXT,
    content BLOB,
    created_at INTEGER NOT NULL,
    settled_at INTEGER NOT NULL
) STRICT;
CREATE INDEX mails_of_workspace ON mails (workspace_id, created_at, id);

-- Addresses that want no more reminders from a workspace.
CREATE TABLE opt_outs (
    workspace_id TEXT NOT NULL,
    email_key TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (workspace_id, email_key)
) STRICT;

-- What is looked for by the clock. Whoever looks writes its row first, so that nodes look one after the other.
CREATE TABLE rounds (
    name TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
INSERT INTO rounds (name, at) VALUES ('reminders', 0);
