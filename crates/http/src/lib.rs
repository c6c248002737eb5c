//! The HTTP faces of the product.
//!
//! A request walks one line: request id and trace, retired paths and redirects, body size, authentication, entitlement,
//! metering, idempotency, handler. The layers are in this folder and in `gate/`; the handlers lie in one folder for each
//! face, one file for each operation, and do nothing but turn a body into a use case's input and its outcome into an
//! answer.
//!
//! To add an operation: a file beside its siblings with body type, documentation and handler; a line in the face's
//! `mod.rs`; a row in the table of `tests/tests/resources/coverage.rs`, which fails until it is there; `make openapi`.

mod api;
mod attempts;
mod bag;
mod binary;
mod body;
mod browser;
mod built;
mod client_address;
mod config;
mod console;
mod disposition;
mod docs;
mod error;
mod examples;
mod flood;
mod gate;
mod head_time;
mod integrations;
mod listing;
mod metered_answers;
mod metrics;
mod moved;
mod named_twice;
mod neighbour;
mod nulls;
mod old_paths;
mod openapi;
mod operations;
mod operator;
mod outer;
mod pace;
mod pages;
mod params;
mod path_id;
mod public;
mod received;
mod refusals;
mod reply;
mod schemas;
mod serve;
mod service;
mod strangers;
mod table;
mod trace;
mod unread_body;
mod upload_bytes;
mod uploads;
mod v1;
mod v2;

pub use config::{HttpConfig, V1Mode};
pub use old_paths::RetiredPath;
pub use openapi::{Version, document, public_document, session_document};
pub use serve::{HEAD_TIME, serve};
pub use service::{Services, services};
