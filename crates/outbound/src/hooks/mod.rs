//! Webhooks on the wire: who may be called, how a call is signed, and what came of it.
//!
//! A [`Target`] is an address that may be registered, a [`Guard`] says which machines may be called, and a
//! [`HookSender`] makes one attempt and tells what came of it as a [`HookAnswer`]. When to try, and when to try again,
//! is decided elsewhere.
//!
//! **The address that is dialled is the one that is judged.** The guard sits in the resolver of the HTTP client, behind
//! the question for a name's addresses and before the connection, so a name that means something else a moment later
//! changes nothing. Addresses that are written in the URL never meet a resolver; [`Target::parse`] judges them, before
//! each attempt anew.

mod answer;
mod guard;
mod names;
mod ranges;
mod retry_after;
mod secret;
mod sender;
mod signature;
mod target;

pub use answer::HookAnswer;
pub use guard::Guard;
pub use names::SystemNames;
pub use secret::new_secret;
pub use sender::{HookRequest, HookSender};
pub use signature::{service_signature, standard_signature};
pub use target::Target;
