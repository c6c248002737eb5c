//! Asking somebody whom the operator has named: authorities for time stamps and revoked certificates, and the house that
//! signs people in.

use std::time::Duration;

/// How long an authority may take, from looking up its name to the last byte.
const DEADLINE: Duration = Duration::from_secs(15);
/// How a problem begins where there was no answer in time.
pub const SILENT: &str = "did not answer within";
/// How long an answer may be. Lists of revoked certificates are the longest.
const LONGEST: usize = 8 * 1024 * 1024;

/// Asks authorities.
#[derive(Debug, Clone)]
pub struct Asker(reqwest::Client);

impl Asker {
    /// Puts the client together.
    ///
    /// # Errors
    /// When the system's certificates can't be read.
    pub fn new() -> Result<Self, reqwest::Error> {
        // Whoever installed one before is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        #[expect(clippy::disallowed_methods, reason = "this is the client that is handed in")]
        let client =
            reqwest::Client::builder().timeout(DEADLINE).no_proxy().redirect(reqwest::redirect::Policy::none());
        client.build().map(Self)
    }

    /// Posts a body, or gets what is there where there is none.
    ///
    /// # Errors
    /// Why there is no answer, as a fragment that follows the authority's name.
    pub async fn ask(&self, url: &str, body: Option<(&str, Vec<u8>)>) -> Result<Vec<u8>, String> {
        let request = match body {
            Some((kind, body)) => self.0.post(url).header("content-type", kind).body(body),
            None => self.0.get(url),
        };
        answered(request).await
    }

    /// Posts a form, with a name and a secret where the other side wants to know who asks.
    ///
    /// # Errors
    /// Why there is no answer, as a fragment that follows the other side's name.
    pub async fn post_form(
        &self,
        url: &str,
        form: String,
        basic: Option<(String, String)>,
    ) -> Result<Vec<u8>, String> {
        let request = self.0.post(url).header("content-type", "application/x-www-form-urlencoded").body(form);
        answered(match basic {
            Some((name, secret)) => request.basic_auth(name, Some(secret)),
            None => request,
        })
        .await
    }
}

async fn answered(request: reqwest::RequestBuilder) -> Result<Vec<u8>, String> {
    let mut response = request.send().await.map_err(|error| told(&error))?;
    if !response.status().is_success() {
        return Err(format!("answered {}", response.status()));
    }
    let mut answer = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| told(&error))? {
        if answer.len() + chunk.len() > LONGEST {
            return Err(format!("answered more than {LONGEST} bytes"));
        }
        answer.extend_from_slice(&chunk);
    }
    Ok(answer)
}

fn told(error: &reqwest::Error) -> String {
    if error.is_timeout() {
        return format!("{SILENT} {} seconds", DEADLINE.as_secs());
    }
    // The innermost cause says what happened; the outer ones repeat the address.
    let mut cause: &dyn std::error::Error = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    format!("can't be reached ({cause})")
}
