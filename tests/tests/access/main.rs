//! Who gets in and how much they may do: keys, limits, quota, idempotency, the order of checks; on both databases.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod api_keys_page;
mod authentication;
mod browser;
mod entitlements;
mod idempotency;
mod order_of_checks;
mod outbox_page;
mod quota;
mod rate_limit;
mod sessions;
mod set_up_page;
mod sign_in_page;
mod slow_clients;
mod support;
