-- What a workspace's mails show at their head.
CREATE TABLE logos (
    workspace_id TEXT COLLATE "C" PRIMARY KEY,
    media_type TEXT COLLATE "C" NOT NULL,
    picture BYTEA NOT NULL,
    updated_at BIGINT NOT NULL
);
