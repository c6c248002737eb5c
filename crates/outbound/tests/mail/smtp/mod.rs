//! Real conversations, over sockets, with a server that does as it is told.

mod deliveries;
mod encryption;
mod failures;
pub mod server;

use countersign_outbound::{Composed, Letter, Mailer, Recipient, SendError, Task, compose};
use model::Timestamp;

use crate::samples;

pub const FROM: &str = "Countersign <no-reply@sign.acme.example>";

/// 2026-11-15T09:30:00Z.
pub fn noon() -> Timestamp {
    Timestamp::from_millis(1_794_735_000_000)
}

pub fn jo() -> Recipient {
    Recipient { name: Some("Jo Smith".into()), address: "jo@example.com".into() }
}

pub fn invitation() -> Composed {
    compose(&Letter::Invitation(samples::ask(Task::Sign)), &samples::setting("en"))
}

pub fn mailer(url: &str) -> Mailer {
    Mailer::new(url, FROM).expect("settings")
}

pub async fn send(mailer: &Mailer) -> Result<(), SendError> {
    mailer.send(&jo(), &invitation(), "job_1@sign.acme.example", noon()).await
}
