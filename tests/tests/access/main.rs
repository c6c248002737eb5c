//! Who gets in and how much they may do: keys, limits, quota, idempotency, the order of checks; on both databases.
