-- A copy of another instance that is not whole yet: one row while a transfer or a restore fills these tables.
CREATE TABLE unfinished_copy (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    command TEXT COLLATE "C" NOT NULL,
    run TEXT COLLATE "C" NOT NULL,
    started_at BIGINT NOT NULL
);

-- Who copies files now and needs them to stay, until when: nobody clears any away meanwhile.
CREATE TABLE file_holds (
    id TEXT COLLATE "C" PRIMARY KEY,
    until BIGINT NOT NULL
);

-- Files that no row names are looked for now and then, by one node.
INSERT INTO rounds (name, at) VALUES ('unclaimed files', 0);
CREATE INDEX files_by_content ON files (workspace_id, sha256);
