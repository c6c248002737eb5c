-- The address to which the last mail to somebody could not be delivered, and whether a document still waits for one of them:
-- lists show and find such documents. What failed before this step is told at the document itself.
ALTER TABLE respondents ADD COLUMN lost_mail_to TEXT;
ALTER TABLE documents ADD COLUMN mail_lost INTEGER NOT NULL DEFAULT 0;
CREATE INDEX documents_mail_lost ON documents (workspace_id, created_at, id) WHERE mail_lost;
