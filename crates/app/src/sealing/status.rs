//! What seals, and what waits for a seal: shown to administrators.

use model::{Result, Timestamp};
use seal::CertificateFacts;

use crate::jobs::Kind;
use crate::{App, Call};

/// How sealing stands.
#[derive(Debug, Clone)]
pub struct SealingStatus {
    /// The key that seals, or why none can.
    pub key: KeyStatus,
    /// The time-stamp authority, where one is set.
    pub authority: Option<AuthorityStatus>,
    /// Documents of the workspace that wait for their seal.
    pub seals: Waiting,
    /// Sealed documents of the workspace that wait for a time stamp.
    pub time_stamps: Waiting,
}

/// The key that seals.
#[derive(Debug, Clone)]
pub enum KeyStatus {
    /// It can be used.
    Usable {
        /// What its certificate says.
        certificate: CertificateFacts,
        /// Whether the service made it itself.
        generated: bool,
    },
    /// It can't be used, for this reason.
    Unusable(String),
}

/// The time-stamp authority.
#[derive(Debug, Clone)]
pub struct AuthorityStatus {
    /// Its address, without a password that may stand in it.
    pub url: String,
    /// When it last gave a time stamp.
    pub answered_at: Option<Timestamp>,
}

/// What waits.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Waiting {
    /// How many documents.
    pub count: i64,
    /// Since when the oldest waits.
    pub since: Option<Timestamp>,
    /// What the last attempt at one of them ended with.
    pub problem: Option<String>,
}

/// Tells how sealing stands; administrators only.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn status(app: &App, call: &Call) -> Result<SealingStatus> {
    call.must_be_administrator()?;
    Ok(SealingStatus {
        key: key(app).await,
        authority: authority(app).await?,
        seals: waiting(app, call, Kind::Seal).await?,
        time_stamps: waiting(app, call, Kind::UpgradeSeal).await?,
    })
}

async fn key(app: &App) -> KeyStatus {
    match super::key(app).await {
        Ok(key) => KeyStatus::Usable { certificate: key.certificate(), generated: app.sealer().is_generated() },
        Err(error) => KeyStatus::Unusable(error.words()),
    }
}

async fn authority(app: &App) -> Result<Option<AuthorityStatus>> {
    let Some(url) = app.sealer().authority() else { return Ok(None) };
    let written = store::time_stamp_authorities::last_answer(app.database(), url).await?;
    let answered_at = written.max(app.sealer().last_answer());
    Ok(Some(AuthorityStatus { url: without_password(url), answered_at }))
}

/// The address without what stands before an `@` in its first part.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
    format!("{scheme}://{host}{path}")
}

async fn waiting(app: &App, call: &Call, kind: Kind) -> Result<Waiting> {
    let found = store::outbox::waiting_in(app.database(), call.workspace, kind.name()).await?;
    Ok(Waiting { count: found.count, since: found.oldest, problem: found.last_error })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_in_an_address_is_not_shown() {
        assert_eq!(without_password("https://me:secret@tsa.example/a@b"), "https://tsa.example/a@b");
        assert_eq!(without_password("http://tsa.example"), "http://tsa.example");
    }
}
