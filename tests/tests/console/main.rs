//! The session API, on both databases: what only a person at the console does.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod account;
mod coverage;
mod documents;
mod drafts;
mod headers;
mod holdings;
mod home;
mod openapi;
mod operations;
mod password_reset;
mod set_up;
mod sign_in;
mod support;
mod team;
mod templates;
mod two_step;
