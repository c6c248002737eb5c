-- Entries by who did them: by the actor's id, whoever that is, instead of by the member behind it alone; and by the kind of
-- actor, all but those of keys, which are most of them and are found by the keys' ids.
DROP INDEX activity_by_user;
CREATE INDEX activity_by_actor ON activity (workspace_id, actor_id, created_at, id) WHERE actor_id IS NOT NULL;
CREATE INDEX activity_by_actor_type ON activity (workspace_id, actor_type, created_at, id)
    WHERE actor_type <> 'apiKey';
