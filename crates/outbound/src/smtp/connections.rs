//! Open connections, kept for the next mail, and what is said over them.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lettre::Address;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::Mechanism;
use lettre::transport::smtp::client::{AsyncSmtpConnection, Tls};
use lettre::transport::smtp::commands::{Data, Mail, Quit, Rcpt, Rset};
use lettre::transport::smtp::extension::{Extension, MailParameter};
use tokio::sync::Semaphore;
use tokio::time::{Instant, timeout};

use super::error::SendError;
use super::server::Server;

/// Servers refuse clients that open many connections at once.
const MOST_OPEN: usize = 4;
/// Servers close what is silent for some minutes; we are faster.
const LONGEST_SILENCE: Duration = Duration::from_mins(1);
/// A large attachment gets longer: this many bytes for each second on top.
const SLOWEST: usize = 32 * 1024;

/// Connections to one server.
pub(super) struct Connections {
    server: Server,
    idle: Mutex<Vec<(AsyncSmtpConnection, Instant)>>,
    open: Semaphore,
}

/// What a look at the server found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// Host and port.
    pub server: String,
    /// Whether mails travel encrypted.
    pub encrypted: bool,
    /// Whether the server knows who we are.
    pub signed_in: bool,
}

impl Connections {
    pub(super) fn new(server: Server) -> Self {
        Self { server, idle: Mutex::default(), open: Semaphore::new(MOST_OPEN) }
    }

    pub(super) fn server_name(&self) -> String {
        self.server.name()
    }

    /// Hands one mail over.
    pub(super) async fn deliver(&self, from: &Address, to: &Address, mail: &[u8]) -> Result<(), SendError> {
        let _place = self.open.acquire().await.map_err(|_| SendError::passing("the service is stopping"))?;
        // Where a deadline passes, the connection is dropped with the future and not used again.
        let mut connection = self.in_time(self.server.patience, self.ready()).await?;
        let extra = Duration::from_secs((mail.len() / SLOWEST) as u64);
        let work = self.hand_over(&mut connection, from, to, mail);
        let (outcome, usable) = self.in_time(self.server.patience + extra, async { Ok(work.await) }).await?;
        if usable {
            self.parked().push((connection, Instant::now()));
        }
        outcome
    }

    /// Connects and signs in, says whom mails are from, and sends nothing.
    pub(super) async fn check(&self, from: &Address) -> Result<Checked, SendError> {
        self.in_time(self.server.patience, async {
            let mut connection = self.connect().await?;
            let encrypted = connection.is_encrypted();
            // A sender with letters beyond ASCII needs more words, which depend on whom a mail is for.
            if from.to_string().is_ascii() {
                let begun = connection.command(Mail::new(Some(from.clone()), Vec::new())).await;
                begun.map_err(|error| SendError::about_sender(&self.server.name(), from.as_ref(), &error))?;
            }
            // Whoever got that far is welcome; how the goodbye is answered does not matter.
            let _ = connection.command(Quit).await;
            let signed_in = self.server.credentials.is_some();
            Ok(Checked { server: self.server.name(), encrypted, signed_in })
        })
        .await
    }

    /// A connection that is waiting and still alive, or a new one.
    async fn ready(&self) -> Result<AsyncSmtpConnection, SendError> {
        loop {
            let waiting = self.parked().pop();
            match waiting {
                Some((mut connection, since)) if since.elapsed() < LONGEST_SILENCE => {
                    if connection.test_connected().await {
                        return Ok(connection);
                    }
                }
                Some(_) => {}
                None => return self.connect().await,
            }
        }
    }

    async fn connect(&self) -> Result<AsyncSmtpConnection, SendError> {
        let server = &self.server;
        let wrap = if let Tls::Wrapper(tls) = &server.tls { Some(tls.clone()) } else { None };
        let address = (server.host.as_str(), server.port);
        let failed = |error: Error| SendError::before_mail(&server.name(), &error);
        let mut connection =
            AsyncSmtpConnection::connect_tokio1(address, Some(server.patience), &server.hello, wrap, None)
                .await
                .map_err(failed)?;
        match &server.tls {
            Tls::Required(_) if !connection.can_starttls() => {
                let problem = "the server does not offer encryption (STARTTLS), which smtp.url asks for";
                return Err(SendError::passing(format!("{}: {problem}", server.name())));
            }
            Tls::Required(tls) => connection.starttls(tls.clone(), &server.hello).await.map_err(failed)?,
            Tls::Opportunistic(tls) if connection.can_starttls() => {
                connection.starttls(tls.clone(), &server.hello).await.map_err(failed)?;
            }
            _ => {}
        }
        if let Some(credentials) = &server.credentials {
            connection.auth(&[Mechanism::Plain, Mechanism::Login], credentials).await.map_err(failed)?;
        }
        Ok(connection)
    }

    /// Speaks of one mail. The second value says whether the connection can be used for the next.
    async fn hand_over(
        &self,
        connection: &mut AsyncSmtpConnection,
        from: &Address,
        to: &Address,
        mail: &[u8],
    ) -> (Result<(), SendError>, bool) {
        let mut options = Vec::new();
        if !(from.to_string().is_ascii() && to.to_string().is_ascii()) {
            if !connection.server_info().supports_feature(Extension::SmtpUtfEight) {
                let problem = "the mail server takes no addresses with letters beyond ASCII (SMTPUTF8)";
                return (Err(SendError::refused(problem)), true);
            }
            options.push(MailParameter::SmtpUtfEight);
        }
        let mut is_begun = false;
        let steps = async {
            connection.command(Mail::new(Some(from.clone()), options)).await?;
            is_begun = true;
            connection.command(Rcpt::new(to.clone(), Vec::new())).await?;
            connection.command(Data).await?;
            connection.message(mail).await.map(drop)
        };
        let Err(error) = steps.await else { return (Ok(()), true) };
        // A refusal leaves both sides in step; that was no goodbye if the server still answers.
        let usable = error.status().is_some() && connection.command(Rset).await.is_ok();
        let about = if is_begun { SendError::about_mail } else { SendError::about_sender };
        (Err(about(&self.server.name(), from.as_ref(), &error)), usable)
    }

    async fn in_time<T>(
        &self,
        patience: Duration,
        work: impl Future<Output = Result<T, SendError>>,
    ) -> Result<T, SendError> {
        let late = |_| {
            let seconds = patience.as_secs();
            SendError::passing(format!("{}: no answer within {seconds} seconds", self.server.name()))
        };
        timeout(patience, work).await.map_err(late)?
    }

    fn parked(&self) -> std::sync::MutexGuard<'_, Vec<(AsyncSmtpConnection, Instant)>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
