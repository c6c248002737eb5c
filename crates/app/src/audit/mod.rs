//! The audit trail: checking that nobody tampered with it, and signing it now and then.
//!
//! Entries are linked twice. Those of a document's own life form a chain of their own, written with the document, whose
//! version brings them into an order. All entries of a workspace form another, whose links are made shortly after the
//! commits (`store::audit::catch_up`). Once an hour the instance signs the end of that chain: what lies before can then no
//! longer be written anew, not even by somebody who rules the database.

mod checkpoints;
mod report;
mod trail;
mod verify;

pub(crate) use checkpoints::{sign_all, sign_due};
pub use report::{Problem, Report};
pub(crate) use trail::Trail;
pub use verify::verify;
