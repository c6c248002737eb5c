//! Mail: what each [`crate::jobs::Post`] says, to whom, and what becomes of it.
//!
//! A mail is worded when it is sent, from what is then known; one about things that are past is dropped. With a mail
//! server it is handed to that; without, it is kept in the local outbox, which administrators can read. Either way a row
//! says what became of it.
//!
//! To add a mail: a variant of the news in `jobs/mod.rs`, and what it says in `letters.rs`.

mod account_letters;
mod again;
mod deliver;
mod letters;
mod local_outbox;
mod preview;
mod reach;
mod to_respondents;
mod waiting;

pub use again::{Again, send_again, unsent};
pub(crate) use deliver::{deliver, reminded};
pub use local_outbox::{Kept, list, show};
pub use preview::{Invitation, Previewed, preview_invitation};
pub(crate) use to_respondents::tell_respondents;
pub use waiting::{Waiting, waiting};
