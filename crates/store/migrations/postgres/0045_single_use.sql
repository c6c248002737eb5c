-- Templates that were made for one document: when it is next looked whether one is made from them still.
ALTER TABLE templates ADD COLUMN clear_after BIGINT;
CREATE INDEX templates_to_clear ON templates (clear_after) WHERE clear_after IS NOT NULL;
