-- New addresses that somebody has asked for and not confirmed: one for each account. Their links are derived from the id and
-- the number, and stored nowhere. The session is the one in which it was asked for, which stays when it is confirmed.
CREATE TABLE address_changes (
    id TEXT COLLATE "C" PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
    email TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    session_hash BYTEA NOT NULL,
    created_at BIGINT NOT NULL,
    sent_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX address_changes_by_expiry ON address_changes (expires_at);
