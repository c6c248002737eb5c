-- The words under which a workspace sorts its templates.
CREATE TABLE template_labels (
    workspace_id TEXT NOT NULL,
    template_id TEXT NOT NULL,
    label TEXT NOT NULL,
    PRIMARY KEY (workspace_id, template_id, label)
) STRICT;
