//! The session API, on both databases: what only a person at the console does.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod coverage;
mod documents;
mod drafts;
mod headers;
mod holdings;
mod home;
mod openapi;
mod operations;
mod templates;
