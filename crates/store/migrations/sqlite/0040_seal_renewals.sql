-- When a seal needs another time stamp: those of an authority can be checked while its certificate is valid. Seals from before
-- this step are looked at one after the other.
ALTER TABLE documents ADD COLUMN seal_renewal_at INTEGER;
UPDATE documents SET seal_renewal_at = 0 WHERE seal LIKE '%"B-LTA"%';
CREATE INDEX documents_seals_to_renew ON documents (seal_renewal_at) WHERE seal_renewal_at IS NOT NULL;
