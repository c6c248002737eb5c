-- Whether the workspace asks its members for a second step of signing in; it does not where nothing is said.
ALTER TABLE workspace_settings ADD COLUMN require_second_step BOOLEAN NOT NULL DEFAULT FALSE;
-- What a session was opened by beside a password: `passkey` or `singleSignOn`. Earlier versions did not note it.
ALTER TABLE sessions ADD COLUMN opened_by TEXT;
