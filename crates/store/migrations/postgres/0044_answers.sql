-- Whether a webhook is told the answers of a completed document along with its completion.
ALTER TABLE webhooks ADD COLUMN include_answers BOOLEAN NOT NULL DEFAULT FALSE;
-- What receivers said to that is found by the document, once it is deleted.
CREATE INDEX events_of_completed ON events (document_id) WHERE event = 'document.completed';
