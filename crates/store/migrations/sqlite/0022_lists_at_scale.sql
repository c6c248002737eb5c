-- Entries by who did them: by the actor's id, whoever that is, instead of by the member behind it alone; and by the kind of
-- actor, all but those of keys, which are most of them and are found by the keys' ids.
DROP INDEX activity_by_user;
CREATE INDEX activity_by_actor ON activity (workspace_id, actor_id, created_at, id) WHERE actor_id IS NOT NULL;
CREATE INDEX activity_by_actor_type ON activity (workspace_id, actor_type, created_at, id)
    WHERE actor_type <> 'apiKey';

-- The search indexes hand rows out by their numbers, and lists are sorted by time. `disorder` says by how many milliseconds
-- a row is newer at most than one with a higher number, up to the number `noted`; `newest` is the latest time up to there.
ALTER TABLE activity_search_position ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE activity_search_position ADD COLUMN newest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE activity_search_position ADD COLUMN disorder INTEGER NOT NULL DEFAULT 0;
UPDATE activity_search_position SET (noted, newest, disorder) = (
    SELECT filled, coalesce(max(created_at), 0), coalesce(max(latest - created_at), 0)
    FROM (SELECT created_at, max(created_at) OVER (ORDER BY seq) AS latest FROM activity WHERE seq <= filled)
);
ALTER TABLE document_search_position ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE document_search_position ADD COLUMN newest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE document_search_position ADD COLUMN disorder INTEGER NOT NULL DEFAULT 0;
UPDATE document_search_position SET (noted, newest, disorder) = (
    SELECT coalesce(max(seq), 0), coalesce(max(created_at), 0), coalesce(max(latest - created_at), 0)
    FROM (SELECT k.seq, d.created_at, max(d.created_at) OVER (ORDER BY k.seq) AS latest
          FROM document_search_keys k JOIN documents d ON d.id = k.document_id)
);
-- The number of a document that is deleted may be given again when it was the last one; then it is to be noted again.
CREATE TRIGGER document_search_number AFTER DELETE ON document_search_keys BEGIN
    UPDATE document_search_position
        SET noted = min(noted, coalesce((SELECT max(seq) FROM document_search_keys), 0));
END;
