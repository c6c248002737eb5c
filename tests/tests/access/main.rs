//! Who gets in and how much they may do: keys, limits, quota, idempotency, the order of checks; on both databases.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod authentication;
mod entitlements;
mod idempotency;
mod order_of_checks;
mod quota;
mod rate_limit;
mod sessions;
mod slow_clients;
mod strangers;
mod support;
