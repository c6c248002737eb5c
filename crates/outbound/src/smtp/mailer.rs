//! The one who takes mails to the server.

use std::fmt;

use lettre::Address;
use lettre::message::Mailbox;
use model::Timestamp;

use super::connections::{Checked, Connections};
use super::error::{SendError, SettingsError};
use super::server::Server;
use super::{Recipient, message};
use crate::composed::Composed;

/// Sends mails by SMTP, over a few connections that it keeps. Share one among all who send.
pub struct Mailer {
    connections: Connections,
    from: Address,
}

impl Mailer {
    /// Reads the settings; nothing is sent and nobody is called yet.
    ///
    /// `url` is what `smtp.url` holds:
    ///
    /// | address | what it means | default port |
    /// |---|---|---|
    /// | `smtps://user:password@host` | encrypted from the first byte | 465 |
    /// | `smtp://user:password@host` | STARTTLS, and nothing is sent to a server that does not offer it | 587 |
    /// | `smtp://host` | STARTTLS where it is offered, else in the clear | 25 |
    ///
    /// with `?tls=required|opportunistic|none`, `ca=/path/file.pem` and `timeout=seconds` where those do not fit. `from`
    /// is an address, with or without a name: `Countersign <no-reply@example.com>`. Mails show the workspace's name
    /// in the place of that name.
    ///
    /// # Errors
    /// When either can't be understood, or the certificates can't be read.
    pub fn new(url: &str, from: &str) -> Result<Self, SettingsError> {
        let wrong = || SettingsError::from("must be an address such as Countersign <no-reply@example.com>");
        let from: Mailbox = from.trim().parse().map_err(|_| wrong())?;
        let from = message::address(from.email.as_ref()).ok_or_else(wrong)?;
        Ok(Self { connections: Connections::new(Server::read(url)?), from })
    }

    /// Hands a mail to the server.
    ///
    /// `message_id` is the caller's name for this mail, such as `job_123@sign.example.com`. Give the same at each try, so
    /// that a mail that arrived twice is recognised. `at` is the mail's date.
    ///
    /// # Errors
    /// When the server did not take it; [`SendError::permanent`] says whether trying again is worth it.
    pub async fn send(
        &self,
        to: &Recipient,
        mail: &Composed,
        message_id: &str,
        at: Timestamp,
    ) -> Result<(), SendError> {
        let message = message::write(&self.from, to, mail, message_id, at)?;
        let recipient = message::mailbox(to)?.email;
        self.connections.deliver(&self.from, &recipient, &message.formatted()).await
    }

    /// Connects and signs in, sees whether our sender is taken, and sends nothing: for `doctor`.
    ///
    /// # Errors
    /// When a mail would not get as far either.
    pub async fn check(&self) -> Result<Checked, SendError> {
        self.connections.check(&self.from).await
    }
}

/// Without the password.
impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let server = self.connections.server_name();
        f.debug_struct("Mailer").field("server", &server).field("from", &self.from.to_string()).finish()
    }
}
