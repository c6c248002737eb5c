-- The certificates that this instance has sealed with: by them it knows its own seals again.
CREATE TABLE seal_certificates (
    sha256 TEXT PRIMARY KEY,
    der BLOB NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
