-- The words under which a workspace sorts its templates.
CREATE TABLE template_labels (
    workspace_id TEXT COLLATE "C" NOT NULL,
    template_id TEXT COLLATE "C" NOT NULL,
    label TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (workspace_id, template_id, label)
);
