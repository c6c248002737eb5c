-- Whether the workspace keeps recipients from naming somebody else in their place; they may where nothing is said.
ALTER TABLE workspace_settings ADD COLUMN no_delegation INTEGER NOT NULL DEFAULT 0;
