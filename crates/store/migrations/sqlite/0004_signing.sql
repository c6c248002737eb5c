-- What becomes of a document, and the chain of its audit entries. `seal` is JSON.
ALTER TABLE documents ADD COLUMN sender_id TEXT;
ALTER TABLE documents ADD COLUMN completed_at INTEGER;
ALTER TABLE documents ADD COLUMN closing_reason TEXT;
ALTER TABLE documents ADD COLUMN seal TEXT;
ALTER TABLE documents ADD COLUMN trail_length INTEGER NOT NULL DEFAULT 0;
ALTER TABLE documents ADD COLUMN trail_head BLOB;
CREATE INDEX documents_to_expire ON documents (expires_at)
    WHERE expires_at IS NOT NULL AND status IN ('sent', 'in_progress');

-- How far each respondent came. A link is derived from the id and its generation, and stored nowhere; `signatures` is JSON.
ALTER TABLE respondents ADD COLUMN opened_at INTEGER;
ALTER TABLE respondents ADD COLUMN consented_at INTEGER;
ALTER TABLE respondents ADD COLUMN consent_version TEXT;
ALTER TABLE respondents ADD COLUMN declined_at INTEGER;
ALTER TABLE respondents ADD COLUMN message TEXT;
ALTER TABLE respondents ADD COLUMN notify INTEGER NOT NULL DEFAULT 1;
ALTER TABLE respondents ADD COLUMN link_generation INTEGER NOT NULL DEFAULT 1;
ALTER TABLE respondents ADD COLUMN link_expires_at INTEGER;
ALTER TABLE respondents ADD COLUMN access_code TEXT;
ALTER TABLE respondents ADD COLUMN signatures TEXT NOT NULL DEFAULT '{}';

-- What a respondent filled in and has not submitted, as JSON.
CREATE TABLE drafts (
    respondent_id TEXT PRIMARY KEY REFERENCES respondents (id) ON DELETE CASCADE,
    workspace_id TEXT NOT NULL,
    content TEXT NOT NULL,
    saved_at INTEGER NOT NULL
) STRICT;

-- The audit trail: each entry's salt, and its link in the chain of its document.
ALTER TABLE activity ADD COLUMN salt BLOB;
ALTER TABLE activity ADD COLUMN trail_number INTEGER;
ALTER TABLE activity ADD COLUMN trail_hash BLOB;
CREATE INDEX activity_of_document ON activity (document_id, trail_number) WHERE trail_number IS NOT NULL;

-- What happened that the outside is told about, in the transaction that caused it; `payload` is JSON.
CREATE TABLE events (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    event TEXT NOT NULL,
    document_id TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX events_of_workspace ON events (workspace_id, created_at, id);
