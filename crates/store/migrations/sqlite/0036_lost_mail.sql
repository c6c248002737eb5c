-- The address to which the last mail to somebody could not be delivered, and whether a document still waits for one of them:
-- lists show and find such documents.
ALTER TABLE respondents ADD COLUMN lost_mail_to TEXT;
ALTER TABLE documents ADD COLUMN mail_lost INTEGER NOT NULL DEFAULT 0;
UPDATE respondents SET lost_mail_to = email
WHERE id IN (SELECT m.respondent_id FROM mails m WHERE m.status = 'failed' AND m.respondent_id IS NOT NULL
             AND m.recipient = (SELECT r.email FROM respondents r WHERE r.id = m.respondent_id)
             AND NOT EXISTS (SELECT 1 FROM mails n
                             WHERE n.workspace_id = m.workspace_id AND n.document_id = m.document_id
                               AND n.respondent_id = m.respondent_id
                               AND (n.created_at, n.id) > (m.created_at, m.id)));
UPDATE documents SET mail_lost = 1
WHERE status IN ('sent', 'in_progress')
  AND id IN (SELECT document_id FROM respondents
             WHERE lost_mail_to IS NOT NULL AND status NOT IN ('submitted', 'declined'));
CREATE INDEX documents_mail_lost ON documents (workspace_id, created_at, id) WHERE mail_lost;
