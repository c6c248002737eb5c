//! The session API, on both databases: what only a person at the console does.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod account;
mod account_letters;
mod address;
mod coverage;
mod documents;
mod drafts;
mod embedding;
mod headers;
mod holdings;
mod home;
mod logs;
mod openapi;
mod operations;
mod passkeys;
mod password_reset;
mod second_step_required;
mod session_idle;
mod set_up;
mod sign_in;
#[path = "../signing/support.rs"]
#[allow(dead_code, reason = "these tests use a part of it")]
mod signing;
mod single_sign_on;
mod support;
mod team;
mod templates;
mod two_step;
mod working_copies;
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
