//! The audit trail, on both databases: chains that show every tampering, what is printed and bundled of it, erasure, and
//! watching it grow.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod bundle;
mod chain;
mod checkpoints;
mod erasure;
mod forged_timeline;
mod printed;
mod sealed_files;
#[path = "../signing/support.rs"]
#[allow(dead_code, reason = "these tests use a part of it")]
mod signing;
mod support;
mod tampering;
mod timeline;
