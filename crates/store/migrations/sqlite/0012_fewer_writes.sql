-- When the next reminder of a document is due, apart from the document: the clock moves many on at once, and rewrites no
-- document for it.
CREATE TABLE reminders (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    workspace_id TEXT NOT NULL,
    document_id TEXT NOT NULL UNIQUE REFERENCES documents (id) ON DELETE CASCADE,
    days INTEGER NOT NULL,
    next_at INTEGER NOT NULL
) STRICT;
INSERT INTO reminders (workspace_id, document_id, days, next_at)
    SELECT workspace_id, id, reminder_days, reminder_next_at FROM documents
    WHERE reminder_next_at IS NOT NULL ORDER BY reminder_next_at;
CREATE INDEX reminders_due ON reminders (next_at);
DROP INDEX documents_to_remind;
ALTER TABLE documents DROP COLUMN reminder_next_at;

-- The search index of documents is filled up to a position, the last document that was taken: a new document notes nothing.
-- Only those whose words change are listed.
CREATE TABLE document_search_position (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    document_id TEXT
) STRICT;
INSERT INTO document_search_position (id, document_id)
    SELECT 1, (SELECT id FROM documents ORDER BY rowid DESC LIMIT 1);
DROP TRIGGER document_search_insert;
DROP TRIGGER document_search_update;
DROP TRIGGER document_search_delete;
ALTER TABLE document_search_waiting RENAME TO document_search_waited;
CREATE TABLE document_search_waiting (
    document_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO document_search_waiting SELECT document_id FROM document_search_waited;
DROP TABLE document_search_waited;
CREATE TRIGGER document_search_update AFTER UPDATE OF words ON documents WHEN new.words <> old.words BEGIN
    INSERT OR IGNORE INTO document_search_waiting (document_id) VALUES (new.id);
END;
-- A row's number may be given again when it was the last one; then it is behind the position still.
CREATE TRIGGER document_search_delete AFTER DELETE ON documents BEGIN
    DELETE FROM document_search WHERE rowid = (SELECT seq FROM document_search_keys WHERE document_id = old.id);
    DELETE FROM document_search_keys WHERE document_id = old.id;
    UPDATE document_search_position
        SET document_id = (SELECT id FROM documents WHERE rowid < old.rowid ORDER BY rowid DESC LIMIT 1)
        WHERE document_id = old.id;
END;
