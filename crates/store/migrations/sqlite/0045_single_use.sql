-- Templates that were made for one document: when it is next looked whether one is made from them still. There may be as many as
-- documents, so their list and that of the others have an index each.
ALTER TABLE templates ADD COLUMN clear_after INTEGER;
CREATE INDEX templates_to_clear ON templates (clear_after) WHERE clear_after IS NOT NULL;
CREATE INDEX templates_to_stay ON templates (workspace_id, created_at, id) WHERE clear_after IS NULL;
CREATE INDEX templates_for_one ON templates (workspace_id, created_at, id) WHERE clear_after IS NOT NULL;
