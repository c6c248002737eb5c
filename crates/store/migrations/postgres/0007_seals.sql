-- The certificates that this instance has sealed with: by them it knows its own seals again.
CREATE TABLE seal_certificates (
    sha256 TEXT COLLATE "C" PRIMARY KEY,
    der BYTEA NOT NULL,
    created_at BIGINT NOT NULL
);
