-- The search indexes also know whose a row is and, roughly, when it was made: the rows of a word that many rows hold are then
-- read only as far back as wanted, and those of other workspaces not at all. A row falls into a span of 2^22 milliseconds
-- (seventy minutes), of 2^26 (nineteen hours) and of 2^30 (twelve days).
DROP INDEX activity_search;
CREATE INDEX activity_search ON activity USING gin (array_to_tsvector(string_to_array(btrim(workspace_id || ' '
    || workspace_id || '~22~' || CAST(created_at >> 22 AS TEXT) || ' '
    || workspace_id || '~26~' || CAST(created_at >> 26 AS TEXT) || ' '
    || workspace_id || '~30~' || CAST(created_at >> 30 AS TEXT) || ' ' || words), ' ')));
DROP INDEX document_search;
CREATE INDEX document_search ON documents USING gin (array_to_tsvector(string_to_array(btrim(workspace_id || ' '
    || workspace_id || '~22~' || CAST(created_at >> 22 AS TEXT) || ' '
    || workspace_id || '~26~' || CAST(created_at >> 26 AS TEXT) || ' '
    || workspace_id || '~30~' || CAST(created_at >> 30 AS TEXT) || ' ' || words), ' ')));
