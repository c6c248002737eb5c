-- Uploaded files. Their bytes are blobs, named by workspace and hash; `facts` is JSON.
CREATE TABLE files (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    facts TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX files_of_workspace ON files (workspace_id, created_at, id);
