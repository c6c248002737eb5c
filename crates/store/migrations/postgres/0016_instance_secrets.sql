-- What belongs to the instance as a whole and is kept from readers of the database by the secret key.
CREATE TABLE instance_secrets (
    name TEXT COLLATE "C" PRIMARY KEY,
    content BYTEA NOT NULL,
    version BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
