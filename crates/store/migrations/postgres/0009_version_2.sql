-- What integrators attach to a document, and the words by which it is found. `metadata` is JSON.
ALTER TABLE documents ADD COLUMN external_id TEXT COLLATE "C";
ALTER TABLE documents ADD COLUMN metadata TEXT COLLATE "C";
ALTER TABLE documents ADD COLUMN words TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE documents SET words = trim(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g'));
CREATE INDEX documents_by_external_id ON documents (workspace_id, external_id, created_at, id)
    WHERE external_id IS NOT NULL;
CREATE INDEX documents_by_template ON documents (workspace_id, template_id, created_at, id);
CREATE INDEX documents_by_status ON documents (workspace_id, status, created_at, id);

-- The words are letters and digits with single blanks between them.
CREATE INDEX document_search ON documents USING gin (array_to_tsvector(string_to_array(words, ' ')));

-- Every body that a template had, in order, and who saved it.
CREATE TABLE template_versions (
    workspace_id TEXT COLLATE "C" NOT NULL,
    template_id TEXT COLLATE "C" NOT NULL REFERENCES templates (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    body_hash TEXT COLLATE "C" NOT NULL,
    actor_type TEXT COLLATE "C" NOT NULL,
    actor_id TEXT COLLATE "C",
    actor_name TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (template_id, number)
);
INSERT INTO template_versions
    SELECT workspace_id, id, 1, name, body_hash, 'system', NULL, 'System', updated_at FROM templates;

-- Documents that were ordered together. The rows' payloads are encrypted, and gone once their document is made.
CREATE TABLE bulk_jobs (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    template_id TEXT COLLATE "C" NOT NULL,
    template_name TEXT COLLATE "C" NOT NULL,
    body_hash TEXT COLLATE "C" NOT NULL,
    caller TEXT COLLATE "C" NOT NULL,
    total BIGINT NOT NULL,
    done BIGINT NOT NULL,
    failed BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    completed_at BIGINT
);
CREATE INDEX bulk_jobs_by_end ON bulk_jobs (completed_at) WHERE completed_at IS NOT NULL;
CREATE TABLE bulk_rows (
    bulk_id TEXT COLLATE "C" NOT NULL REFERENCES bulk_jobs (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    payload BYTEA,
    document_id TEXT COLLATE "C",
    error TEXT COLLATE "C",
    PRIMARY KEY (bulk_id, number)
);
