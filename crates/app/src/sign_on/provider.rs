//! The other house: its addresses and keys, asked for when they are first needed and kept for a while.

use std::sync::{Arc, Mutex, PoisonError};

use model::Timestamp;
use outbound::Asker;
use serde::Deserialize;
use url::Url;

use super::keys::Keys;

/// How long its word on itself is believed.
const FRESH_MILLIS: i64 = 60 * 60 * 1000;
/// How soon it is asked again for a key that it did not have.
const AGAIN_MILLIS: i64 = 60 * 1000;

/// What the operator says about the other house.
#[derive(Debug, Clone)]
pub struct SignOnSettings {
    /// Its address.
    pub issuer: String,
    /// What it calls us.
    pub client_id: String,
    /// What proves to it that it is us; none for a public client.
    pub client_secret: Option<String>,
    /// What the button on the sign-in page says; the issuer's host where nothing is said.
    pub name: Option<String>,
}

/// The issuer is no address that is safe to ask.
#[derive(Debug, thiserror::Error)]
#[error("COUNTERSIGN_OIDC_ISSUER must be an https address such as https://id.example.com")]
pub struct BadIssuer;

/// The other house, as we know it.
pub struct SignOn {
    settings: SignOnSettings,
    asker: Asker,
    known: Mutex<Option<Known>>,
}

#[derive(Clone)]
struct Known {
    about: Arc<About>,
    keys: Arc<Keys>,
    at: Timestamp,
}

/// What a house tells about itself.
#[derive(Debug, Deserialize)]
pub(super) struct About {
    pub issuer: String,
    pub authorization_endpoint: String,
    pub token_endpoint: String,
    jwks_uri: String,
    #[serde(default)]
    token_endpoint_auth_methods_supported: Vec<String>,
}

#[derive(Deserialize)]
struct Tokens {
    id_token: String,
}

impl SignOn {
    /// Takes the settings, and the client by which the house is asked. That is not done yet: it may be away when we start.
    ///
    /// # Errors
    /// When the issuer is no address that is safe to ask.
    pub fn new(settings: SignOnSettings, asker: Asker) -> Result<Self, BadIssuer> {
        if !is_safe(&settings.issuer) {
            return Err(BadIssuer);
        }
        Ok(Self { settings, asker, known: Mutex::default() })
    }

    /// What the button on the sign-in page says.
    #[must_use]
    pub fn name(&self) -> String {
        let host = || Url::parse(&self.settings.issuer).ok()?.host_str().map(str::to_owned);
        self.settings.name.clone().or_else(host).unwrap_or_default()
    }

    /// Sees whether it answers, with its word on itself and its keys: for `doctor`.
    ///
    /// # Errors
    /// What is wrong, as a fragment that follows its address.
    pub async fn reach(&self, now: Timestamp) -> Result<(), String> {
        self.known(now, FRESH_MILLIS).await.map(drop)
    }

    pub(super) fn client_id(&self) -> &str {
        &self.settings.client_id
    }

    /// Its word on itself.
    pub(super) async fn about(&self, now: Timestamp) -> Result<Arc<About>, String> {
        Ok(self.known(now, FRESH_MILLIS).await?.about)
    }

    /// Its keys; asked for anew where the one that is wanted is not among those we know.
    pub(super) async fn keys(&self, wanted: Option<&str>, now: Timestamp) -> Result<Arc<Keys>, String> {
        let known = self.known(now, FRESH_MILLIS).await?;
        if known.keys.has(wanted) {
            return Ok(known.keys);
        }
        Ok(self.known(now, AGAIN_MILLIS).await?.keys)
    }

    async fn known(&self, now: Timestamp, fresh: i64) -> Result<Known, String> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(known) = known.filter(|known| now.millis() - known.at.millis() < fresh) {
            return Ok(known);
        }
        let issuer = self.settings.issuer.trim_end_matches('/');
        let answer = self.asker.ask(&format!("{issuer}/.well-known/openid-configuration"), None).await?;
        let about: About = read(&answer, "its configuration")?;
        if about.issuer.trim_end_matches('/') != issuer {
            return Err(format!("calls itself {}", about.issuer));
        }
        for address in [&about.authorization_endpoint, &about.token_endpoint, &about.jwks_uri] {
            if !is_safe(address) {
                return Err(format!("names {address}, which is no https address"));
            }
        }
        let answer = self.asker.ask(&about.jwks_uri, None).await?;
        let keys = Arc::new(Keys::parse(&answer).ok_or("answered keys that can't be read")?);
        let known = Known { about: Arc::new(about), keys, at: now };
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = Some(known.clone());
        Ok(known)
    }

    /// Exchanges a code for the token that says who somebody is.
    pub(super) async fn exchange(
        &self,
        about: &About,
        code: &str,
        verifier: &str,
        address: &str,
    ) -> Result<String, String> {
        let mut form = form(&[
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", address),
            ("code_verifier", verifier),
            ("client_id", &self.settings.client_id),
        ]);
        let methods = &about.token_endpoint_auth_methods_supported;
        // Basic is what the standard takes for granted where a house does not say.
        let in_form = !methods.is_empty() && !methods.iter().any(|method| method == "client_secret_basic");
        let mut basic = None;
        match &self.settings.client_secret {
            Some(secret) if in_form => form = format!("{form}&client_secret={}", encoded(secret)),
            Some(secret) => basic = Some((encoded(&self.settings.client_id), encoded(secret))),
            None => {}
        }
        let answer = self.asker.post_form(&about.token_endpoint, form, basic).await?;
        Ok(read::<Tokens>(&answer, "its tokens")?.id_token)
    }
}

impl std::fmt::Debug for SignOn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SignOn({})", self.settings.issuer)
    }
}

fn form(fields: &[(&str, &str)]) -> String {
    url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

/// The standard has name and secret encoded before they are put together.
fn encoded(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

fn read<T: serde::de::DeserializeOwned>(answer: &[u8], what: &str) -> Result<T, String> {
    // Where it can't be read, and not what stands there: that may be a token.
    serde_json::from_slice(answer).map_err(|error| {
        format!("answered {what} in a form that can't be read (line {}, column {})", error.line(), error.column())
    })
}

/// Whether an address can't be listened in on: by https, or on this machine.
fn is_safe(address: &str) -> bool {
    let Ok(url) = Url::parse(address) else { return false };
    let is_here = match url.host() {
        Some(url::Host::Ipv4(address)) => address.is_loopback(),
        Some(url::Host::Ipv6(address)) => address.is_loopback(),
        Some(url::Host::Domain(name)) => name == "localhost",
        None => false,
    };
    url.scheme() == "https" || (url.scheme() == "http" && is_here)
}

#[cfg(test)]
mod tests {
    use super::is_safe;

    #[test]
    fn only_safe_addresses_are_asked() {
        for good in
            ["https://id.example.com/realms/x", "http://127.0.0.1:9000", "http://[::1]/", "http://localhost"]
        {
            assert!(is_safe(good), "{good}");
        }
        for bad in ["http://id.example.com", "ftp://127.0.0.1", "id.example.com", "", "http://localhost.example"] {
            assert!(!is_safe(bad), "{bad}");
        }
    }
}
