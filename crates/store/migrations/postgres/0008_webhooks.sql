-- Events get their place in the feed after their commit, one after the other, so that who reads on from a place misses none
-- that is committed late. What is stored is the whole payload, as receivers get it.
ALTER TABLE events ADD COLUMN position BIGINT;
ALTER TABLE events ADD COLUMN seq BIGINT GENERATED ALWAYS AS IDENTITY;
UPDATE events SET payload = '{"id":"' || id || '","event":"' || event || '","createdAt":"'
    || to_char(to_timestamp(created_at / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')
    || '.' || lpad((created_at % 1000)::text, 3, '0') || 'Z'
    || '","workspaceId":"' || workspace_id || '","data":' || payload || '}';
CREATE INDEX events_without_position ON events (seq) WHERE position IS NULL;
CREATE INDEX events_by_position ON events (workspace_id, position) WHERE position IS NOT NULL;

-- How far a round has come.
ALTER TABLE rounds ADD COLUMN position BIGINT NOT NULL DEFAULT 0;
INSERT INTO rounds (name, at) VALUES ('events', 0);

-- Where events are told. `events` lists their names between commas, one before the first and one behind the last; `secrets`
-- is encrypted. Whoever delivers takes the whole webhook, until a moment.
CREATE TABLE webhooks (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    url TEXT COLLATE "C" NOT NULL,
    events TEXT COLLATE "C" NOT NULL,
    description TEXT COLLATE "C",
    secrets BYTEA NOT NULL,
    active BOOLEAN NOT NULL,
    disabled_at BIGINT,
    disabled_reason TEXT COLLATE "C",
    failing_since BIGINT,
    last_success_at BIGINT,
    last_failure_at BIGINT,
    claimed_by TEXT COLLATE "C",
    claimed_until BIGINT,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX webhooks_of_workspace ON webhooks (workspace_id, created_at, id);
CREATE INDEX webhooks_claimed ON webhooks (claimed_by) WHERE claimed_by IS NOT NULL;

-- What is told to each. The payload is the event's; only what is no event, such as a test, brings its own.
CREATE TABLE deliveries (
    id TEXT COLLATE "C" PRIMARY KEY,
    workspace_id TEXT COLLATE "C" NOT NULL,
    webhook_id TEXT COLLATE "C" NOT NULL,
    event_id TEXT COLLATE "C" NOT NULL,
    event TEXT COLLATE "C" NOT NULL,
    payload TEXT COLLATE "C",
    position BIGINT NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    attempts BIGINT NOT NULL,
    next_attempt_at BIGINT,
    created_at BIGINT NOT NULL
);
CREATE INDEX deliveries_of_webhook ON deliveries (webhook_id, created_at, id);
CREATE INDEX deliveries_of_event ON deliveries (event_id);
CREATE INDEX deliveries_pending ON deliveries (webhook_id, next_attempt_at, position) WHERE status = 'pending';

CREATE TABLE delivery_attempts (
    delivery_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    status BIGINT,
    duration_ms BIGINT NOT NULL,
    error TEXT COLLATE "C",
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (delivery_id, number)
);
