-- What belongs to the instance as a whole and is kept from readers of the database by the secret key.
CREATE TABLE instance_secrets (
    name TEXT PRIMARY KEY,
    content BLOB NOT NULL,
    version INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
