//! The audit trail: entries with all that is hashed of them, the chain of each workspace, its checkpoints, erasure.

mod checkpoints;
mod entries;
mod erasure;
mod links;
mod walk;

pub use checkpoints::{Checkpoint, Due, checkpoints, due, keep_checkpoint};
pub use entries::{exists, of_document, one};
pub use erasure::{about, erase};
pub use links::catch_up;
pub(crate) use links::settle;
pub use walk::{DocumentEnd, Head, Linked, documents, head, links, unlinked};
