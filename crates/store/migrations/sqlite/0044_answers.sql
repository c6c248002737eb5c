-- Whether a webhook is told the answers of a completed document along with its completion.
ALTER TABLE webhooks ADD COLUMN include_answers INTEGER NOT NULL DEFAULT 0;
-- What receivers said to that is found by the document, once it is deleted.
CREATE INDEX events_of_completed ON events (document_id) WHERE event = 'document.completed';
