-- A document's page asks for the mails about it.
CREATE INDEX mails_of_document ON mails (workspace_id, document_id, created_at, id) WHERE document_id IS NOT NULL;
