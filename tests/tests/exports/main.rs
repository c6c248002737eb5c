//! Exports of documents, on both databases: what their files hold, the states they pass through, and the addresses that give
//! them out.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod failing;
mod formats;
mod links;
mod nodes;
#[path = "../signing/support.rs"]
#[allow(dead_code, reason = "these tests use a part of it")]
mod signing;
mod states;
mod support;
