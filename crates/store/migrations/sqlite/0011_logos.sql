-- What a workspace's mails show at their head.
CREATE TABLE logos (
    workspace_id TEXT PRIMARY KEY,
    media_type TEXT NOT NULL,
    picture BLOB NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;
