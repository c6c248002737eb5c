//! Webhooks and the feed of events, on both databases, with receivers on real sockets.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod answers;
mod delivery;
mod disabling;
mod ends;
mod erasure;
mod fairness;
mod feed;
mod input;
mod nodes;
mod payloads;
mod receiver;
mod registration;
mod retries;
mod signatures;
#[path = "../signing/support.rs"]
#[allow(dead_code, reason = "these tests use a part of it")]
mod signing;
mod support;
mod told_answers;
mod traces;
