-- What administrators decide about their workspace; no row where they never decided anything. `embedding` lists origins
-- between blanks.
CREATE TABLE workspace_settings (
    workspace_id TEXT PRIMARY KEY REFERENCES workspaces (id) ON DELETE CASCADE,
    colour TEXT,
    mail_sender TEXT,
    retention_days INTEGER,
    embedding TEXT NOT NULL,
    version INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

-- When a document came to its end: completed, declined, voided or expired. Those that are kept for a time are found by it.
ALTER TABLE documents ADD COLUMN finished_at INTEGER;
UPDATE documents SET finished_at = COALESCE(completed_at, updated_at)
    WHERE status IN ('completed', 'declined', 'voided', 'expired');
CREATE INDEX documents_finished ON documents (workspace_id, finished_at) WHERE finished_at IS NOT NULL;

-- Calls that were admitted on each day, UTC; `day` is its first millisecond. Written in batches.
CREATE TABLE daily_calls (
    workspace_id TEXT NOT NULL,
    day INTEGER NOT NULL,
    calls INTEGER NOT NULL,
    PRIMARY KEY (workspace_id, day)
) STRICT, WITHOUT ROWID;

-- When a time-stamp authority last gave a time stamp.
CREATE TABLE time_stamp_authorities (
    url TEXT PRIMARY KEY,
    answered_at INTEGER NOT NULL
) STRICT;

-- Workspaces that were deleted and whose rows and files are not all gone yet.
CREATE TABLE deleted_workspaces (
    id TEXT PRIMARY KEY,
    deleted_at INTEGER NOT NULL
) STRICT;
