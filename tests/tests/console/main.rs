//! The session API, on both databases: what only a person at the console does.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod documents;
mod drafts;
mod home;
#[path = "../signing/support.rs"]
#[allow(dead_code, reason = "these tests use a part of it")]
mod signing;
mod templates;
mod workspace_api_keys;
mod workspace_audit;
mod workspace_deletion;
mod workspace_logo;
mod workspace_outbox;
mod workspace_retention;
mod workspace_rights;
mod workspace_sealing;
mod workspace_settings;
mod workspace_usage;
mod workspace_webhooks;
