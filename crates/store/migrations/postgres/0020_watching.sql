-- The trace that a job or an event belongs to, as the header `traceparent`; only where traces are told to a collector.
ALTER TABLE outbox ADD COLUMN trace TEXT;
ALTER TABLE events ADD COLUMN trace TEXT;

-- What is written to see whether the database takes writes.
INSERT INTO rounds (name, at) VALUES ('readiness', 0);
