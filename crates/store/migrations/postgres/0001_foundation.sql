-- Times are milliseconds since the epoch, UTC. JSON is text, kept as it was sent.
-- Rows of busy tables do not refer to workspaces by a foreign key: on PostgreSQL that would lock the workspace's row
-- at every insert, and the two engines keep the same rules.

CREATE TABLE workspaces (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    plan TEXT NOT NULL,
    plan_calls BIGINT,
    plan_per_minute BIGINT,
    entitlement_api BOOLEAN NOT NULL,
    entitlement_webhooks BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE memberships (
    workspace_id TEXT NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (workspace_id, user_id)
);
CREATE INDEX memberships_of_user ON memberships (user_id);

CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    created_by TEXT NOT NULL,
    name TEXT NOT NULL,
    secret_hash BYTEA NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT,
    revoked_at BIGINT
);
CREATE INDEX api_keys_of_workspace ON api_keys (workspace_id, created_at, id);

CREATE TABLE sessions (
    token_hash BYTEA PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    workspace_id TEXT NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    ip TEXT,
    user_agent TEXT
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE one_time_links (
    token_hash BYTEA PRIMARY KEY,
    purpose TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

-- The bodies of templates, each once per workspace and never changed; documents refer to the one they were made from.
CREATE TABLE bodies (
    workspace_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    content TEXT NOT NULL,
    symbol_table TEXT NOT NULL,
    expression_table TEXT NOT NULL,
    form_schema TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (workspace_id, hash)
);

CREATE TABLE templates (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    name TEXT NOT NULL,
    publicly_fillable BOOLEAN NOT NULL,
    require_login BOOLEAN NOT NULL,
    body_hash TEXT NOT NULL,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX templates_of_workspace ON templates (workspace_id, created_at, id);

CREATE TABLE documents (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    name TEXT NOT NULL,
    template_id TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    status TEXT NOT NULL,
    response_data TEXT NOT NULL,
    sent_at BIGINT,
    expires_at BIGINT,
    reminder_enabled BOOLEAN NOT NULL,
    reminder_days BIGINT NOT NULL,
    reminder_next_at BIGINT,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
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
    turn BIGINT NOT NULL,
    language TEXT,
    status TEXT NOT NULL,
    invited_at BIGINT,
    submitted_at BIGINT,
    created_at BIGINT NOT NULL,
    UNIQUE (document_id, email_key, role)
);

CREATE TABLE activity (
    seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
    created_at BIGINT NOT NULL
);
CREATE INDEX activity_of_workspace ON activity (workspace_id, created_at, id);
CREATE INDEX activity_by_event ON activity (workspace_id, event, created_at, id);
CREATE INDEX activity_by_user ON activity (workspace_id, actor_user_id, created_at, id)
    WHERE actor_user_id IS NOT NULL;

CREATE INDEX activity_search ON activity USING gin (array_to_tsvector(string_to_array(words, ' ')));

-- What is to be done after a commit, written in the transaction that causes it.
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    run_at BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX outbox_by_time ON outbox (run_at);

-- Running processes of the service, by their sign of life.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    started_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

-- Calls given out of a minute or a month. Nodes take blocks and serve from them.
CREATE TABLE allowances (
    workspace_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    period BIGINT NOT NULL,
    granted BIGINT NOT NULL,
    last_block BIGINT NOT NULL,
    last_taker TEXT NOT NULL,
    PRIMARY KEY (workspace_id, kind, period)
);
CREATE INDEX allowances_by_period ON allowances (kind, period);

-- What each node holds of them and has not used, as far as it has said.
CREATE TABLE allowance_holdings (
    workspace_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    period BIGINT NOT NULL,
    node_id TEXT NOT NULL,
    held BIGINT NOT NULL,
    recalled BOOLEAN NOT NULL,
    PRIMARY KEY (workspace_id, kind, period, node_id)
);
CREATE INDEX allowance_holdings_of_node ON allowance_holdings (node_id);

CREATE TABLE idempotency_keys (
    workspace_id TEXT NOT NULL,
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint BYTEA NOT NULL,
    owner TEXT NOT NULL,
    lease_until BIGINT NOT NULL,
    answer BYTEA,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (workspace_id, method, path, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
