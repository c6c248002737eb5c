//! The way to the other house.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use model::error::{Error, Result};
use sha2::{Digest, Sha256};

use super::{Kept, PATIENCE_MILLIS, PURPOSE};
use crate::App;

/// Where to go, and what to hold meanwhile.
#[derive(Debug)]
pub struct Begun {
    /// The other house's page.
    pub url: String,
    /// What the browser holds: only this instance can read it.
    pub kept: String,
}

/// Leads somebody to the other house. Afterwards they go to `next`.
///
/// # Errors
/// When there is no other house, or it does not answer.
pub async fn begin(app: &App, next: &str) -> Result<Begun> {
    let sign_on = app.sign_on().ok_or(Error::NotFound("single sign-on"))?;
    let about = sign_on.about(app.now()).await.map_err(|error| away(&error))?;
    let drawn = || {
        let mut bytes = [0; 32];
        app.random().fill(&mut bytes);
        BASE64_URL_SAFE_NO_PAD.encode(bytes)
    };
    let kept = Kept {
        state: drawn(),
        nonce: drawn(),
        verifier: drawn(),
        next: next.to_owned(),
        until: app.now().millis() + PATIENCE_MILLIS,
    };
    let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(kept.verifier.as_bytes()));
    let mut url = url::Url::parse(&about.authorization_endpoint).map_err(Error::internal)?;
    url.query_pairs_mut()
        .append_pair("response_type", "code")
        .append_pair("client_id", sign_on.client_id())
        .append_pair("redirect_uri", &address(app))
        .append_pair("scope", "openid email profile")
        .append_pair("state", &kept.state)
        .append_pair("nonce", &kept.nonce)
        .append_pair("code_challenge", &challenge)
        .append_pair("code_challenge_method", "S256");
    let text = serde_json::to_vec(&kept).map_err(Error::internal)?;
    let closed = app.vault().close(PURPOSE, &text, app.random());
    Ok(Begun { url: url.into(), kept: BASE64_URL_SAFE_NO_PAD.encode(closed) })
}

/// Where the other house sends people back to.
pub(super) fn address(app: &App) -> String {
    format!("{}/signin/oidc/return", app.base_url())
}

/// The other house does not answer as it should.
pub(super) fn away(error: &str) -> Error {
    Error::Unavailable(format!("the single sign-on service {error}").into())
}
