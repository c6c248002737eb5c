-- What is written on a template and not published yet; documents are made from the template itself. `name` is set where it is
-- another than the template's, and `based_on` is the number of the version that it takes the place of.
CREATE TABLE working_copies (
    template_id TEXT COLLATE "C" PRIMARY KEY REFERENCES templates (id) ON DELETE CASCADE,
    workspace_id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C",
    content TEXT COLLATE "C" NOT NULL,
    symbol_table TEXT COLLATE "C" NOT NULL,
    expression_table TEXT COLLATE "C" NOT NULL,
    form_schema TEXT COLLATE "C" NOT NULL,
    based_on BIGINT NOT NULL,
    version BIGINT NOT NULL,
    actor_name TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX working_copies_of_workspace ON working_copies (workspace_id, template_id);
