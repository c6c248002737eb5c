//! Handing mails to an SMTP server.
//!
//! The conversation is lettre's; the pool of connections is our own, for one reason. lettre's puts a connection back
//! when a delivery is given up in the middle, and the next mail would then read the answers to the last one. Here
//! a connection returns only when its conversation came to an end, and every step has a deadline.

mod connections;
mod error;
mod mailer;
mod message;
mod server;

pub use connections::Checked;
pub use error::{SendError, SettingsError};
pub use mailer::Mailer;

/// To whom a mail goes.
pub type Recipient = crate::letter::Person;
