-- What people say of themselves, and what a workspace writes in.
ALTER TABLE users ADD COLUMN name TEXT;
ALTER TABLE users ADD COLUMN language TEXT;
ALTER TABLE users ADD COLUMN time_zone TEXT;
ALTER TABLE workspaces ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE workspaces ADD COLUMN time_zone TEXT NOT NULL DEFAULT 'UTC';

-- When a session was last used, to within some minutes; null until then.
ALTER TABLE sessions ADD COLUMN last_seen_at INTEGER;

-- People asked to join a workspace. Their links are derived from the id and the number, and stored nowhere.
CREATE TABLE invitations (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    role TEXT NOT NULL,
    language TEXT,
    invited_by TEXT,
    number INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    UNIQUE (workspace_id, email_key)
) STRICT;

-- Requests for a new password. Their links are derived from the id and stored nowhere.
CREATE TABLE password_resets (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX password_resets_of_user ON password_resets (user_id);

-- What a browser holds between two steps: of signing in, or of adding a passkey.
CREATE TABLE half_sessions (
    token_hash BLOB PRIMARY KEY,
    purpose TEXT NOT NULL,
    user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
    challenge BLOB,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX half_sessions_by_expiry ON half_sessions (expires_at);

-- The secret behind somebody's six digits, encrypted; it counts from when it was confirmed. A step is half a minute, and
-- the last one that was used is not used again.
CREATE TABLE totp_secrets (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret BLOB NOT NULL,
    confirmed_at INTEGER,
    last_step INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

-- Codes for those who lost what makes the six digits, as marks that only this instance can make.
CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    mark BLOB NOT NULL,
    PRIMARY KEY (user_id, mark)
) STRICT;

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    credential_id BLOB NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER
) STRICT;
CREATE INDEX passkeys_of_user ON passkeys (user_id);
