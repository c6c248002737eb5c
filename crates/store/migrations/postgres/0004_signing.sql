-- What becomes of a document, and the chain of its audit entries. `seal` is JSON.
ALTER TABLE documents ADD COLUMN sender_id TEXT COLLATE "C";
ALTER TABLE documents ADD COLUMN completed_at BIGINT;
ALTER TABLE documents ADD COLUMN closing_reason TEXT COLLATE "C";
ALTER TABLE documents ADD COLUMN seal TEXT COLLATE "C";
ALTER TABLE documents ADD COLUMN trail_length BIGINT NOT NULL DEFAULT 0;
ALTER TABLE documents ADD COLUMN trail_head BYTEA;
CREATE INDEX documents_to_expire ON documents (expires_at)
    WHERE expires_at IS NOT NULL AND status IN ('sent', 'in_progress');

-- How far each respondent came. A link is derived from the id and its generation, and stored nowhere; `signatures` is JSON.
ALTER TABLE respondents ADD COLUMN opened_at BIGINT;
ALTER TABLE respondents ADD COLUMN consented_at BIGINT;
ALTER TABLE respondents ADD COLUMN consent_version TEXT COLLATE "C";
ALTER TABLE respondents ADD COLUMN declined_at BIGINT;
ALTER TABLE respondents ADD COLUMN message TEXT COLLATE "C";
ALTER TABLE respondents ADD COLUMN notify BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE respondents ADD COLUMN link_generation BIGINT NOT NULL DEFAULT 1;
ALTER TABLE respondents ADD COLUMN link_expires_at BIGINT;
ALTER TABLE respondents ADD COLUMN access_code TEXT COLLATE "C";
ALTER TABLE respondents ADD COLUMN signatures TEXT COLLATE "C" NOT NULL DEFAULT '{}';

-- What a respondent filled in and has not submitted, as JSON.
CREATE TABLE drafts (
    respondent_id TEXT COLLATE "C" PRIMARY KEY REFERENCES respondents (id) ON DELETE CASCADE,
    workspace_id TEXT COLLATE "C" NOT NULL,
    content TEXT COLLATE "C" NOT NULL,
    saved_at BIGINT NOT NULL
);

-- The audit trail: each entry's salt, and its link in the chain of its document.
ALTER TABLE activity ADD COLUMN salt BYTEA;
ALTER TABLE activity ADD COLUMN trail_number BIGINT;
ALTER TABLE activity ADD COLUMN trail_hash BYTEA;
CREATE INDEX activity_of_document ON activity (document_id, trail_number) WHERE trail_number IS NOT NULL;

-- What happened that the outside is told about, in the transaction that caused it; `payload` is JSON.
CREATE TABLE events (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    event TEXT COLLATE "C" NOT NULL,
    document_id TEXT COLLATE "C" NOT NULL,
    payload TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX events_of_workspace ON events (workspace_id, created_at, id);
