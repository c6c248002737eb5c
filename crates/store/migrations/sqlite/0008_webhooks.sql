-- Events get their place in the feed after their commit, one after the other, so that who reads on from a place misses none
-- that is committed late. What is stored is the whole payload, as receivers get it.
ALTER TABLE events ADD COLUMN position INTEGER;
UPDATE events SET payload = '{"id":"' || id || '","event":"' || event || '","createdAt":"'
    || strftime('%Y-%m-%dT%H:%M:%S', created_at / 1000, 'unixepoch') || printf('.%03dZ', created_at % 1000)
    || '","workspaceId":"' || workspace_id || '","data":' || payload || '}';
CREATE INDEX events_without_position ON events (position) WHERE position IS NULL;
CREATE INDEX events_by_position ON events (workspace_id, position) WHERE position IS NOT NULL;

-- How far a round has come.
ALTER TABLE rounds ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
INSERT INTO rounds (name, at) VALUES ('events', 0);

-- Where events are told. `events` lists their names between commas, one before the first and one behind the last; `secrets`
-- is encrypted. Whoever delivers takes the whole webhook, until a moment.
CREATE TABLE webhooks (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    url TEXT NOT NULL,
    events TEXT NOT NULL,
    description TEXT,
    secrets BLOB NOT NULL,
    active INTEGER NOT NULL,
    disabled_at INTEGER,
    disabled_reason TEXT,
    failing_since INTEGER,
    last_success_at INTEGER,
    last_failure_at INTEGER,
    claimed_by TEXT,
    claimed_until INTEGER,
    version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX webhooks_of_workspace ON webhooks (workspace_id, created_at, id);
CREATE INDEX webhooks_claimed ON webhooks (claimed_by) WHERE claimed_by IS NOT NULL;

-- What is told to each. The payload is the event's; only what is no event, such as a test, brings its own.
CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    webhook_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    event TEXT NOT NULL,
    payload TEXT,
    position INTEGER NOT NULL,
    status TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    next_attempt_at INTEGER,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deliveries_of_webhook ON deliveries (webhook_id, created_at, id);
CREATE INDEX deliveries_of_event ON deliveries (event_id);
CREATE INDEX deliveries_pending ON deliveries (webhook_id, next_attempt_at, position) WHERE status = 'pending';

CREATE TABLE delivery_attempts (
    delivery_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    status INTEGER,
    duration_ms INTEGER NOT NULL,
    error TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (delivery_id, number)
) STRICT;
