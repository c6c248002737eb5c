//! The way back from the other house.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use model::email::EmailAddress;

use super::begin::address;
use super::id_token::{self, Expected};
use super::{Kept, PURPOSE};
use crate::App;
use crate::sessions::{self, Opened, OpenedBy, Visit};

/// What somebody comes back with.
#[derive(Debug, Default)]
pub struct Returned {
    /// What the browser held meanwhile.
    pub kept: String,
    /// What went out with them.
    pub state: String,
    /// What the other house gave them for us; none where it did not sign them in.
    pub code: Option<String>,
}

/// Why somebody is not signed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Problem {
    /// They come with nothing that went out from here, or too late.
    Late,
    /// The other house did not sign them in.
    Cancelled,
    /// The other house has not made sure that the address is theirs.
    Email,
    /// They are in no workspace here.
    Member,
    /// The other house does not answer, or not as it should. The log says more.
    Failed,
}

impl Problem {
    /// Its name in the address of the sign-in page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::Cancelled => "cancelled",
            Self::Email => "email",
            Self::Member => "member",
            Self::Failed => "failed",
        }
    }
}

/// Signs somebody in whom the other house knows and who is a member here. Gives where they wanted to go.
///
/// # Errors
/// Why they are not signed in.
pub async fn finish(app: &App, returned: Returned, visit: &Visit) -> Result<(Opened, String), Problem> {
    let kept = open(app, &returned.kept).ok_or(Problem::Late)?;
    if kept.until <= app.now().millis() || kept.state != returned.state {
        return Err(Problem::Late);
    }
    let code = returned.code.ok_or(Problem::Cancelled)?;
    let identity = identity(app, &kept, &code).await.map_err(|error| {
        tracing::warn!(error, "single sign-on failed");
        Problem::Failed
    })?;
    if !identity.email_verified {
        return Err(Problem::Email);
    }
    let email = EmailAddress::parse(&identity.email).map_err(|_| Problem::Email)?;
    let account = store::users::by_email(app.database(), &email).await.map_err(failed)?;
    let account = account.ok_or(Problem::Member)?;
    let opened = match sessions::open(app, &account.user, visit, OpenedBy::SingleSignOn, |_| {}).await {
        Err(model::Error::Forbidden(_)) => return Err(Problem::Member),
        other => other.map_err(failed)?,
    };
    Ok((opened, kept.next))
}

fn open(app: &App, kept: &str) -> Option<Kept> {
    let closed = BASE64_URL_SAFE_NO_PAD.decode(kept).ok()?;
    serde_json::from_slice(&app.vault().open(PURPOSE, &closed).ok()?).ok()
}

async fn identity(app: &App, kept: &Kept, code: &str) -> Result<id_token::Identity, String> {
    let sign_on = app.sign_on().ok_or("is not set up")?;
    let now = app.now();
    let about = sign_on.about(now).await?;
    let token = sign_on.exchange(&about, code, &kept.verifier, &address(app)).await?;
    let head = id_token::head(&token).ok_or("answered a token that can't be read")?;
    let keys = sign_on.keys(head.kid.as_deref(), now).await?;
    let (issuer, client_id, nonce) = (&about.issuer, sign_on.client_id(), &kept.nonce);
    Ok(id_token::check(&token, &keys, &Expected { issuer, client_id, nonce, now })?)
}

fn failed(error: impl Into<model::Error>) -> Problem {
    let error = error.into();
    tracing::warn!(error = %model::error::Chain(&error), "single sign-on failed");
    Problem::Failed
}
