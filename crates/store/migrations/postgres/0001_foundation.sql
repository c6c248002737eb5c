-- Times are milliseconds since the epoch, UTC. JSON is text, kept as it was sent.
-- Text is compared by its bytes, as SQLite does.
-- Rows of busy tables do not refer to workspaces by a foreign key: on PostgreSQL that would lock the workspace's row
-- at every insert, and the two engines keep the same rules.

CREATE TABLE workspaces (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    plan TEXT COLLATE "C" NOT NULL,
    plan_calls BIGINT,
    plan_per_minute BIGINT,
    entitlement_api BOOLEAN NOT NULL,
    entitlement_webhooks BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE users (
    id TEXT COLLATE "C" PRIMARY KEY,
    email TEXT COLLATE "C" NOT NULL,
    email_key TEXT COLLATE "C" NOT NULL UNIQUE,
    password_hash TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE memberships (
    workspace_id TEXT COLLATE "C" NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (workspace_id, user_id)
);
CREATE INDEX memberships_of_user ON memberships (user_id);

CREATE TABLE api_keys (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    created_by TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    secret_hash BYTEA NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT,
    revoked_at BIGINT
);
CREATE INDEX api_keys_of_workspace ON api_keys (workspace_id, created_at, id);

CREATE TABLE sessions (
    token_hash BYTEA PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    workspace_id TEXT COLLATE "C" NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    ip TEXT COLLATE "C",
    user_agent TEXT COLLATE "C"
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE one_time_links (
    token_hash BYTEA PRIMARY KEY,
    purpose TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

-- The bodies of templates, each once per workspace and never changed; documents refer to the one they were made from.
CREATE TABLE bodies (
    workspace_id TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    content TEXT COLLATE "C" NOT NULL,
    symbol_table TEXT COLLATE "C" NOT NULL,
    expression_table TEXT COLLATE "C" NOT NULL,
    form_schema TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (workspace_id, hash)
);

CREATE TABLE templates (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    publicly_fillable BOOLEAN NOT NULL,
    require_login BOOLEAN NOT NULL,
    body_hash TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX templates_of_workspace ON templates (workspace_id, created_at, id);

CREATE TABLE documents (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    template_id TEXT COLLATE "C" NOT NULL,
    body_hash TEXT COLLATE "C" NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    response_data TEXT COLLATE "C" NOT NULL,
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
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    document_id TEXT COLLATE "C" NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    email TEXT COLLATE "C" NOT NULL,
    email_key TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C",
    role TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    turn BIGINT NOT NULL,
    language TEXT COLLATE "C",
    status TEXT COLLATE "C" NOT NULL,
    invited_at BIGINT,
    submitted_at BIGINT,
    created_at BIGINT NOT NULL,
    UNIQUE (document_id, email_key, role)
);

CREATE TABLE activity (
    seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL,
    workspace_id TEXT COLLATE "C" NOT NULL,
    event TEXT COLLATE "C" NOT NULL,
    actor_type TEXT COLLATE "C" NOT NULL,
    actor_id TEXT COLLATE "C",
    actor_user_id TEXT COLLATE "C",
    actor_name TEXT COLLATE "C" NOT NULL,
    document_id TEXT COLLATE "C",
    template_id TEXT COLLATE "C",
    message TEXT COLLATE "C" NOT NULL,
    metadata TEXT COLLATE "C" NOT NULL,
    ip TEXT COLLATE "C",
    words TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX activity_of_workspace ON activity (workspace_id, created_at, id);
CREATE INDEX activity_by_event ON activity (workspace_id, event, created_at, id);
CREATE INDEX activity_by_user ON activity (workspace_id, actor_user_id, created_at, id)
    WHERE actor_user_id IS NOT NULL;

CREATE INDEX activity_search ON activity USING gin (array_to_tsvector(string_to_array(words, ' ')));

-- What is to be done after a commit, written in the transaction that causes it.
CREATE TABLE outbox (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    payload TEXT COLLATE "C" NOT NULL,
    run_at BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX outbox_by_time ON outbox (run_at);

-- Running processes of the service, by their sign of life.
CREATE TABLE nodes (
    id TEXT COLLATE "C" PRIMARY KEY,
    started_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

-- Calls given out of a minute or a month. Nodes take blocks and serve from them.
CREATE TABLE allowances (
    workspace_id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    period BIGINT NOT NULL,
    granted BIGINT NOT NULL,
    last_block BIGINT NOT NULL,
    last_taker TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (workspace_id, kind, period)
);
CREATE INDEX allowances_by_period ON allowances (kind, period);

-- What each node holds of them and has not used, as far as it has said.
CREATE TABLE allowance_holdings (
    workspace_id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    period BIGINT NOT NULL,
    node_id TEXT COLLATE "C" NOT NULL,
    held BIGINT NOT NULL,
    recalled BOOLEAN NOT NULL,
    PRIMARY KEY (workspace_id, kind, period, node_id)
);
CREATE INDEX allowance_holdings_of_node ON allowance_holdings (node_id);

CREATE TABLE idempotency_keys (
    workspace_id TEXT COLLATE "C" NOT NULL,
    method TEXT COLLATE "C" NOT NULL,
    path TEXT COLLATE "C" NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    fingerprint BYTEA NOT NULL,
    owner TEXT COLLATE "C" NOT NULL,
    lease_until BIGINT NOT NULL,
    answer BYTEA,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (workspace_id, method, path, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
