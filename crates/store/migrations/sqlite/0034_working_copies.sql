-- What is written on a template and not published yet; documents are made from the template itself. `name` is set where it is
-- another than the template's, and `based_on` is the number of the version that it takes the place of.
CREATE TABLE working_copies (
    template_id TEXT PRIMARY KEY REFERENCES templates (id) ON DELETE CASCADE,
    workspace_id TEXT NOT NULL,
    name TEXT,
    content TEXT NOT NULL,
    symbol_table TEXT NOT NULL,
    expression_table TEXT NOT NULL,
    form_schema TEXT NOT NULL,
    based_on INTEGER NOT NULL,
    version INTEGER NOT NULL,
    actor_name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX working_copies_of_workspace ON working_copies (workspace_id, template_id);
