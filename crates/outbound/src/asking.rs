//! Asking somebody whom the operator has named: authorities for time stamps and revoked certificates, and the house that
//! signs people in.

use std::time::Duration;

/// How long an authority may take, from looking up its name to the last byte.
const DEADLINE: Duration = Duration::from_secs(15);
/// How a problem begins where there was no answer in time.
pub const SILENT: &str = "did not answer within";
/// How long an answer may be. Lists of revoked certificates are the longest.
const LONGEST: usize = 8 * 1024 * 1024;

/// A proxy by which they are asked. Webhooks never go by one: where they may go is judged by the address that is dialled, and a
/// proxy would dial in our place.
#[derive(Debug, Clone)]
pub struct Proxy(reqwest::Proxy);

impl Proxy {
    /// Takes its address, with a name and a password before the host where it wants them, and the hosts and networks that are asked
    /// directly all the same.
    ///
    /// # Errors
    /// What is wrong with the address, as a fragment that follows the setting's name. It never holds the password.
    pub fn new(address: &str, directly: &[String]) -> Result<Self, &'static str> {
        const FORM: &str = "must be the address of a proxy, such as http://proxy.example.com:3128";
        let url = url::Url::parse(address).map_err(|_| FORM)?;
        if !["http", "https"].contains(&url.scheme()) || !url.has_host() || url.path() != "/" {
            return Err(FORM);
        }
        let proxy = reqwest::Proxy::all(url).map_err(|_| FORM)?;
        Ok(Self(proxy.no_proxy(reqwest::NoProxy::from_string(&directly.join(",")))))
    }
}

/// Asks authorities.
#[derive(Debug, Clone)]
pub struct Asker(reqwest::Client);

impl Asker {
    /// Puts the client together.
    ///
    /// # Errors
    /// When the system's certificates can't be read.
    pub fn new() -> Result<Self, reqwest::Error> {
        Self::by(None)
    }

    /// The same with a proxy, where there is one. None is taken from the environment.
    ///
    /// # Errors
    /// When the system's certificates can't be read.
    pub fn by(proxy: Option<Proxy>) -> Result<Self, reqwest::Error> {
        // Whoever installed one before is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        #[expect(clippy::disallowed_methods, reason = "this is the client that is handed in")]
        let client =
            reqwest::Client::builder().timeout(DEADLINE).no_proxy().redirect(reqwest::redirect::Policy::none());
        proxy.into_iter().fold(client, |client, Proxy(proxy)| client.proxy(proxy)).build().map(Self)
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

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    /// Somebody who answers one question with its own first line.
    async fn echo() -> (String, tokio::task::JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let answering = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a question");
            let mut asked = vec![0; 4096];
            let length = stream.read(&mut asked).await.expect("a question");
            let asked = String::from_utf8_lossy(&asked[..length]).into_owned();
            let line = asked.lines().next().unwrap_or_default();
            let answer = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{line}", line.len());
            stream.write_all(answer.as_bytes()).await.expect("an answer");
        });
        (address, answering)
    }

    #[tokio::test]
    async fn a_proxy_is_asked_for_all_but_its_exceptions() {
        let (proxy, _answering) = echo().await;
        let proxy = Proxy::new(&format!("http://{proxy}"), &["127.0.0.0/8".to_owned()]).expect("a proxy");
        let asker = Asker::by(Some(proxy)).expect("a client");
        let answer = asker.ask("http://authority.invalid/stamp", None).await;
        assert_eq!(answer.as_deref(), Ok(b"GET http://authority.invalid/stamp HTTP/1.1".as_slice()));
        let (here, _answering) = echo().await;
        let answer = asker.ask(&format!("http://{here}/stamp"), None).await;
        assert_eq!(answer.as_deref(), Ok(b"GET /stamp HTTP/1.1".as_slice()));
    }

    #[test]
    fn what_is_no_proxy_is_refused() {
        for wrong in ["proxy:3128", "", "socks5://proxy:1080", "http://", "http://proxy:3128/path"] {
            assert!(Proxy::new(wrong, &[]).is_err(), "{wrong}");
        }
        assert!(Proxy::new("http://user:secret@proxy:3128", &[]).is_ok());
    }
}
