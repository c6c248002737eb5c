-- When a workspace's administrators were told that documents wait for their seal; no row once sealing works again.
CREATE TABLE seal_news (
    workspace_id TEXT COLLATE "C" PRIMARY KEY,
    told_at BIGINT NOT NULL
);
