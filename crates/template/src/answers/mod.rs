//! Answers: what somebody in a role fills in, and whether it will do.
//!
//! Answers come by the ids of their fields and are stored under the names of their variables, or of the fields where those
//! have none. Signatures are not values; of them only the ids of the signed fields are looked at here.
//!
//! - `asked`: what the form asks of whom.
//! - `accept`: takes answers in.
//! - `complete`: what keeps somebody from submitting, and what is settled when they do.
//! - `files`: the files that answers name.

mod accept;
mod asked;
mod complete;
mod files;
#[cfg(test)]
mod tests;

pub use asked::Progress;
pub use files::NamedFile;
