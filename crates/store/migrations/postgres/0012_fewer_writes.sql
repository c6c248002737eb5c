-- When the next reminder of a document is due, apart from the document: the clock moves many on at once, and rewrites no
-- document for it.
CREATE TABLE reminders (
    seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    document_id TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES documents (id) ON DELETE CASCADE,
    days BIGINT NOT NULL,
    next_at BIGINT NOT NULL
);
INSERT INTO reminders (workspace_id, document_id, days, next_at)
    SELECT workspace_id, id, reminder_days, reminder_next_at FROM documents
    WHERE reminder_next_at IS NOT NULL ORDER BY reminder_next_at;
CREATE INDEX reminders_due ON reminders (next_at);
DROP INDEX documents_to_remind;
ALTER TABLE documents DROP COLUMN reminder_next_at;
