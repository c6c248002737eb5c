-- Exports of documents. `sha256` and `size` tell of the file, a blob; `kept` says whether it is still there. The document
-- may be gone, the export then tells so.
CREATE TABLE exports (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    document_id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    format TEXT COLLATE "C" NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    progress BIGINT NOT NULL,
    size BIGINT,
    sha256 TEXT COLLATE "C",
    kept BOOLEAN NOT NULL,
    error TEXT COLLATE "C",
    created_at BIGINT NOT NULL,
    completed_at BIGINT,
    expires_at BIGINT
);
CREATE INDEX exports_of_document ON exports (document_id);
CREATE INDEX exports_to_remove ON exports (expires_at) WHERE kept;
