-- What people say of themselves, and what a workspace writes in.
ALTER TABLE users ADD COLUMN name TEXT COLLATE "C";
ALTER TABLE users ADD COLUMN language TEXT COLLATE "C";
ALTER TABLE users ADD COLUMN time_zone TEXT COLLATE "C";
ALTER TABLE workspaces ADD COLUMN language TEXT COLLATE "C" NOT NULL DEFAULT 'en';
ALTER TABLE workspaces ADD COLUMN time_zone TEXT COLLATE "C" NOT NULL DEFAULT 'UTC';

-- When a session was last used, to within some minutes; null until then.
ALTER TABLE sessions ADD COLUMN last_seen_at BIGINT;

-- People asked to join a workspace. Their links are derived from the id and the number, and stored nowhere.
CREATE TABLE invitations (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    email TEXT COLLATE "C" NOT NULL,
    email_key TEXT COLLATE "C" NOT NULL,
    role TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C",
    invited_by TEXT COLLATE "C",
    number BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    UNIQUE (workspace_id, email_key)
);

-- Requests for a new password. Their links are derived from the id and stored nowhere.
CREATE TABLE password_resets (
    id TEXT COLLATE "C" PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX password_resets_of_user ON password_resets (user_id);

-- What a browser holds between two steps: of signing in, or of adding a passkey.
CREATE TABLE half_sessions (
    token_hash BYTEA PRIMARY KEY,
    purpose TEXT COLLATE "C" NOT NULL,
    user_id TEXT COLLATE "C" REFERENCES users (id) ON DELETE CASCADE,
    challenge BYTEA,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX half_sessions_by_expiry ON half_sessions (expires_at);

-- The secret behind somebody's six digits, encrypted; it counts from when it was confirmed. A step is half a minute, and
-- the last one that was used is not used again.
CREATE TABLE totp_secrets (
    user_id TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret BYTEA NOT NULL,
    confirmed_at BIGINT,
    last_step BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);

-- Codes for those who lost what makes the six digits, as marks that only this instance can make.
CREATE TABLE recovery_codes (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    mark BYTEA NOT NULL,
    PRIMARY KEY (user_id, mark)
);

CREATE TABLE passkeys (
    id TEXT COLLATE "C" PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    credential_id BYTEA NOT NULL UNIQUE,
    public_key BYTEA NOT NULL,
    counter BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);
