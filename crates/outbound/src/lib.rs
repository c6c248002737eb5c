//! What leaves the house: mail, webhooks, traces, and questions to authorities. Webhooks and traces have modules of their
//! own, [`hooks`] and [`traces`].
//!
//! A mail starts as a [`Letter`]: what happened, with all its facts. [`compose`] words it in the recipient's language, as
//! text and as HTML, and touches nothing outside. A [`Mailer`] hands the result to an SMTP server. Between the two,
//! [`Composed`] can be kept and read again, so the outbox can hold it and a retry sends the same words.
//!
//! ```
//! use countersign_outbound::{Ask, Letter, Setting, Task, Workspace, compose};
//!
//! let ask = Ask { document: "Lease".into(), link: "https://sign.example/s/1".into(), task: Task::Sign, ..Ask::default() };
//! let setting = Setting {
//!     language: "de".into(),
//!     base_url: "https://sign.example".into(),
//!     workspace: Workspace { name: "Acme".into(), ..Workspace::default() },
//!     opt_out: None,
//! };
//! let mail = compose(&Letter::Reminder(ask), &setting);
//! assert!(mail.subject.contains("Lease") && mail.text.contains("https://sign.example/s/1"));
//! ```
//!
//! **To add a letter:** a variant in `letter.rs`, what it says in a file of `sheet/`, its words in `locales/*/mail.ftl`, and a
//! sample in `tests/mail/samples.rs`; then renew the snapshots as the failing test says. **To add a language:** a `mail.ftl`
//! in a folder of `locales`, and a line in `words.rs`.
//!
//! **What people typed is text and stays text.** `Words::say` cleans every value on its way into a sentence, the
//! templates escape it, and headers are encoded; nothing of it is ever part of a template.

mod asking;
mod clean;
mod compose;
mod composed;
mod feed;
pub mod hooks;
mod letter;
mod notice;
mod page;
mod percent;
mod setting;
mod sheet;
mod smtp;
pub mod traces;
mod words;

pub use asking::{Asker, Proxy, SILENT};
pub use compose::compose;
pub use composed::{Attachment, Composed};
pub use feed::{Feed, FeedError, FeedPage};
pub use letter::{Ask, Copy, End, Letter, LinkedCopy, Passed, Person, Task, WebhookFault};
pub use notice::{AccountChange, KnownPasskey, Notice};
pub use setting::{Picture, Setting, Workspace};
pub use smtp::{Checked, Mailer, Recipient, SendError, SettingsError};
