-- What integrators attach to a document, and the words by which it is found. `metadata` is JSON.
ALTER TABLE documents ADD COLUMN external_id TEXT;
ALTER TABLE documents ADD COLUMN metadata TEXT;
ALTER TABLE documents ADD COLUMN words TEXT NOT NULL DEFAULT '';
UPDATE documents SET words = lower(name);
CREATE INDEX documents_by_external_id ON documents (workspace_id, external_id, created_at, id)
    WHERE external_id IS NOT NULL;
CREATE INDEX documents_by_template ON documents (workspace_id, template_id, created_at, id);
CREATE INDEX documents_by_status ON documents (workspace_id, status, created_at, id);

-- The search index of documents is filled in batches, before a search and every few seconds: a change only notes that its
-- document waits. Documents have no number of their own, and the index knows rows by numbers.
CREATE TABLE document_search_keys (
    seq INTEGER PRIMARY KEY,
    document_id TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE document_search_waiting (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id TEXT NOT NULL
) STRICT;
CREATE VIRTUAL TABLE document_search USING fts5 (
    words, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none
);
INSERT INTO document_search_waiting (document_id) SELECT id FROM documents;
CREATE TRIGGER document_search_insert AFTER INSERT ON documents BEGIN
    INSERT INTO document_search_waiting (document_id) VALUES (new.id);
END;
CREATE TRIGGER document_search_update AFTER UPDATE OF words ON documents WHEN new.words <> old.words BEGIN
    INSERT INTO document_search_waiting (document_id) VALUES (new.id);
END;
CREATE TRIGGER document_search_delete AFTER DELETE ON documents BEGIN
    DELETE FROM document_search WHERE rowid = (SELECT seq FROM document_search_keys WHERE document_id = old.id);
    DELETE FROM document_search_keys WHERE document_id = old.id;
END;

-- Every body that a template had, in order, and who saved it.
CREATE TABLE template_versions (
    workspace_id TEXT NOT NULL,
    template_id TEXT NOT NULL REFERENCES templates (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    actor_type TEXT NOT NULL,
    actor_id TEXT,
    actor_name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (template_id, number)
) STRICT;
INSERT INTO template_versions
    SELECT workspace_id, id, 1, name, body_hash, 'system', NULL, 'System', updated_at FROM templates;

-- Documents that were ordered together. The rows' payloads are encrypted, and gone once their document is made.
CREATE TABLE bulk_jobs (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    template_id TEXT NOT NULL,
    template_name TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    caller TEXT NOT NULL,
    total INTEGER NOT NULL,
    done INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    completed_at INTEGER
) STRICT;
CREATE INDEX bulk_jobs_by_end ON bulk_jobs (completed_at) WHERE completed_at IS NOT NULL;
CREATE TABLE bulk_rows (
    bulk_id TEXT NOT NULL REFERENCES bulk_jobs (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    payload BLOB,
    document_id TEXT,
    error TEXT,
    PRIMARY KEY (bulk_id, number)
) STRICT;
