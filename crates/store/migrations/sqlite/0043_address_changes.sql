-- New addresses that somebody has asked for and not confirmed: one for each account. Their links are derived from the id and
-- the number, and stored nowhere. The session is the one in which it was asked for, which stays when it is confirmed.
CREATE TABLE address_changes (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    number INTEGER NOT NULL,
    session_hash BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    sent_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX address_changes_by_expiry ON address_changes (expires_at);
