-- Times are milliseconds since the epoch, UTC. JSON is text, kept as it was sent. Truth values are 0 and 1.
-- Rows of busy tables do not refer to workspaces by a foreign key: on PostgreSQL that would lock the workspace's row
-- at every insert, and the two engines keep the same rules.

CREATE TABLE workspaces (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    plan TEXT NOT NULL,
    plan_calls INTEGER,
    plan_per_minute INTEGER,
    entitlement_api INTEGER NOT NULL,
    entitlement_webhooks INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE memberships (
    workspace_id TEXT NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (workspace_id, user_id)
) STRICT;
CREATE INDEX memberships_of_user ON memberships (user_id);

CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    created_by TEXT NOT NULL,
    name TEXT NOT NULL,
    secret_hash BLOB NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER,
    revoked_at INTEGER
) STRICT;
CREATE INDEX api_keys_of_workspace ON api_keys (workspace_id, created_at, id);

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    workspace_id TEXT NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ip TEXT,
    user_agent TEXT
) STRICT;
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE one_time_links (
    token_hash BLOB PRIMARY KEY,
    purpose TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;

-- The bodies of templates, each once per workspace and never changed; documents refer to the one they were made from.
CREATE TABLE bodies (
    workspace_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    content TEXT NOT NULL,
    symbol_table TEXT NOT NULL,
    expression_table TEXT NOT NULL,
    form_schema TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (workspace_id, hash)
) STRICT;

CREATE TABLE templates (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    name TEXT NOT NULL,
    publicly_fillable INTEGER NOT NULL,
    require_login INTEGER NOT NULL,
    body_hash TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX templates_of_workspace ON templates (workspace_id, created_at, id);

CREATE TABLE documents (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    name TEXT NOT NULL,
    template_id TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    status TEXT NOT NULL,
    response_data TEXT NOT NULL,
    sent_at INTEGER,
    expires_at INTEGER,
    reminder_enabled INTEGER NOT NULL,
    reminder_days INTEGER NOT NULL,
    reminder_next_at INTEGER,
    version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX documents_of_workspace ON documents (workspace_id, created_at, id);
CREATE INDEX documents_to_remind ON documents (reminder_next_at) WHERE reminder_next_at IS NOT NULL;

CREATE TABLE respondents (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    name TEXT,
    role TEXT NOT NULL,
    kind TEXT NOT NULL,
    turn INTEGER NOT NULL,
    language TEXT,
    status TEXT NOT NULL,
    invited_at INTEGER,
    submitted_at INTEGER,
    created_at INTEGER NOT NULL,
    UNIQUE (document_id, email_key, role)
) STRICT;

CREATE TABLE activity (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL,
    workspace_id TEXT NOT NULL,
    event TEXT NOT NULL,
    actor_type TEXT NOT NULL,
    actor_id TEXT,
    actor_user_id TEXT,
    actor_name TEXT NOT NULL,
    document_id TEXT,
    template_id TEXT,
    message TEXT NOT NULL,
    metadata TEXT NOT NULL,
    ip TEXT,
    words TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX activity_of_workspace ON activity (workspace_id, created_at, id);
CREATE INDEX activity_by_event ON activity (workspace_id, event, created_at, id);
CREATE INDEX activity_by_user ON activity (workspace_id, actor_user_id, created_at, id)
    WHERE actor_user_id IS NOT NULL;

-- The words come split and in lower case, so the simplest tokenizer will do; they are looked up one by one and never
-- ranked, so neither their places nor their number is kept.
CREATE VIRTUAL TABLE activity_search USING fts5 (
    words, content = 'activity', content_rowid = 'seq', tokenize = 'ascii', detail = none, columnsize = 0
);
CREATE TRIGGER activity_search_insert AFTER INSERT ON activity BEGIN
    INSERT INTO activity_search (rowid, words) VALUES (new.seq, new.words);
END;
CREATE TRIGGER activity_search_delete AFTER DELETE ON activity BEGIN
    INSERT INTO activity_search (activity_search, rowid, words) VALUES ('delete', old.seq, old.words);
END;

-- What is to be done after a commit, written in the transaction that causes it.
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    run_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_by_time ON outbox (run_at);

-- Running processes of the service, by their sign of life.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    started_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;

-- Calls given out of a minute or a month. Nodes take blocks and serve from them.
CREATE TABLE allowances (
    workspace_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    period INTEGER NOT NULL,
    granted INTEGER NOT NULL,
    last_block INTEGER NOT NULL,
    last_taker TEXT NOT NULL,
    PRIMARY KEY (workspace_id, kind, period)
) STRICT;
CREATE INDEX allowances_by_period ON allowances (kind, period);

-- What each node holds of them and has not used, as far as it has said.
CREATE TABLE allowance_holdings (
    workspace_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    period INTEGER NOT NULL,
    node_id TEXT NOT NULL,
    held INTEGER NOT NULL,
    recalled INTEGER NOT NULL,
    PRIMARY KEY (workspace_id, kind, period, node_id)
) STRICT;
CREATE INDEX allowance_holdings_of_node ON allowance_holdings (node_id);

CREATE TABLE idempotency_keys (
    workspace_id TEXT NOT NULL,
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint BLOB NOT NULL,
    owner TEXT NOT NULL,
    lease_until INTEGER NOT NULL,
    answer BLOB,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (workspace_id, method, path, key)
) STRICT;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
