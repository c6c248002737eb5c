//! The session API, on both databases: what only a person at the console does.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod documents;
mod drafts;
mod home;
mod templates;
