//! Documents: create, list, show, change, delete, print, send, remind, void.

pub(crate) mod audit_trail;
mod auto_reminder;
pub(crate) mod bundle;
pub(crate) mod content;
mod create;
mod delete;
mod expire;
mod link;
mod list;
mod pdf;
mod preview;
pub(crate) mod printed;
mod remind;
pub(crate) mod resolved;
mod send;
mod show;
mod update;
mod void;

pub use audit_trail::audit_trail;
pub use auto_reminder::{ReminderChanges, set_auto_reminder};
pub use bundle::{Bundle, bundle};
pub(crate) use content::rendered_blob;
pub use create::{NewDocument, create};
pub use delete::delete;
pub use expire::expire_due;
pub use link::{FreshLink, fresh_link};
pub use list::{all, page};
pub use pdf::{Pdf, pdf};
pub use preview::preview;
pub use remind::{Reminded, queue_due_reminders, remind};
pub use send::{Invitations, NewRecipient, Sent, send};
pub use show::show;
pub use update::{DocumentChanges, update};
pub use void::void;
