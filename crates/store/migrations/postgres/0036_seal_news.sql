-- When a workspace's administrators were told that documents wait for their seal; none once sealing works again.
ALTER TABLE workspaces ADD COLUMN seal_wait_told_at BIGINT;
