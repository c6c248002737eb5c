-- Jobs: which node works on one, what went wrong last, and which were given up. A lease is a due time that was moved ahead.
ALTER TABLE outbox ADD COLUMN claimed_by TEXT COLLATE "C";
ALTER TABLE outbox ADD COLUMN last_error TEXT COLLATE "C";
ALTER TABLE outbox ADD COLUMN failed_at BIGINT;
DROP INDEX outbox_by_time;
CREATE INDEX outbox_due ON outbox (kind, run_at) WHERE failed_at IS NULL;
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE claimed_by IS NOT NULL;

-- Every mail that was settled: kept here, since there is no mail server, or sent, or given up. `content` is encrypted and
-- only there for kept ones: it holds links that open documents.
CREATE TABLE mails (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    recipient TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    document_id TEXT COLLATE "C",
    respondent_id TEXT COLLATE "C",
    status TEXT COLLATE "C" NOT NULL,
    error TEXT COLLATE "C",
    content BYTEA,
    created_at BIGINT NOT NULL,
    settled_at BIGINT NOT NULL
);
CREATE INDEX mails_of_workspace ON mails (workspace_id, created_at, id);

-- Addresses that want no more reminders from a workspace.
CREATE TABLE opt_outs (
    workspace_id TEXT COLLATE "C" NOT NULL,
    email_key TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (workspace_id, email_key)
);

-- What is looked for by the clock. Whoever looks writes its row first, so that nodes look one after the other.
CREATE TABLE rounds (
    name TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);
INSERT INTO rounds (name, at) VALUES ('reminders', 0);
