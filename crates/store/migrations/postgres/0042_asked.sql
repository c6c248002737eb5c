-- What waits for somebody is found by their address. Those who have answered are not in it.
CREATE INDEX respondents_asked ON respondents (workspace_id, email_key, invited_at, id)
    WHERE status IN ('invited', 'opened');
