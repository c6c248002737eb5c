//! Templates, documents, activity: what the contract says of them, on both databases.
//!
//! One file for each part of the interface. `operations.rs` reads the operations out of the OpenAPI documents, so that
//! the tests of all operations (`coverage.rs`, `bad_input.rs`, `arbitrary_input.rs`) reach a new one without being told.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod activity;
mod answers;
mod arbitrary_input;
mod auto_reminder;
mod bad_input;
mod bulk;
mod coverage;
mod directions;
mod documents;
mod export;
mod final_states;
mod integrations;
mod lists;
mod logs;
mod openapi;
mod operations;
mod pdf;
mod postman;
mod send;
mod send_turns;
mod single_use;
mod support;
mod surface;
mod templates;
mod v2_calls;
mod v2_documents;
mod v2_lists;
mod v2_templates;
mod values;
mod watching;
