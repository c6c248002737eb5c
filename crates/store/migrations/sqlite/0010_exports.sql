-- Exports of documents. `sha256` and `size` tell of the file, a blob; `kept` says whether it is still there. The document
-- may be gone, the export then tells so.
CREATE TABLE exports (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    document_id TEXT NOT NULL,
    name TEXT NOT NULL,
    format TEXT NOT NULL,
    status TEXT NOT NULL,
    progress INTEGER NOT NULL,
    size INTEGER,
    sha256 TEXT,
    kept INTEGER NOT NULL,
    error TEXT,
    created_at INTEGER NOT NULL,
    completed_at INTEGER,
    expires_at INTEGER
) STRICT;
CREATE INDEX exports_of_document ON exports (document_id);
CREATE INDEX exports_to_remove ON exports (expires_at) WHERE kept;
