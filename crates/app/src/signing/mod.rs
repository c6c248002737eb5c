//! Signing: what respondents do with a document, from the link in their mail to the finished copy.
//!
//! A respondent has no account. The token of their link says who they are; [`Visit`] is what is known once it was
//! checked, and every step takes one. The moves themselves are the model's (`model::signing`); each step here reads,
//! moves, and writes state, audit entry, events and jobs in one change.

pub(crate) mod access;
mod invited;
mod link;
mod settings;

pub(crate) use invited::invited;
pub use link::LinkToken;
pub use settings::SigningSettings;
