//! Reading what happened from a service, as a program that integrates does: for developers who listen.

use std::time::Duration;

use reqwest::header::RETRY_AFTER;
use reqwest::{Client, Response, Url};
use serde::Deserialize;
use serde_json::value::RawValue;

/// How long an answer may take.
const DEADLINE: Duration = Duration::from_secs(30);
/// How long to wait where the service is busy and does not say.
const BUSY: Duration = Duration::from_secs(5);
/// The header that tells where to go on.
const CURSOR: &str = "x-events-cursor";

/// The events of a workspace, as a service tells them to whoever has a key.
#[derive(Debug, Clone)]
pub struct Feed {
    client: Client,
    address: Url,
    key: String,
}

/// A part of the feed.
#[derive(Debug, Clone, Default)]
pub struct FeedPage {
    /// The payloads, oldest first, each byte for byte as it was sent.
    pub payloads: Vec<String>,
    /// Where to go on.
    pub cursor: Option<String>,
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FeedError {
    /// It can't be had; asking again does not help.
    #[error("{0}")]
    Refused(String),
    /// Not now; asking again after a while may help.
    #[error("{reason}")]
    Later {
        /// Why.
        reason: String,
        /// After how long.
        wait: Duration,
    },
}

#[derive(Deserialize)]
struct Answer {
    data: Vec<Box<RawValue>>,
}

#[derive(Deserialize)]
struct Refusal {
    error: Reason,
}

#[derive(Deserialize)]
struct Reason {
    message: String,
}

impl Feed {
    /// The feed of the service at that address, for the workspace of the key.
    ///
    /// # Errors
    /// When the address is none, as a fragment that follows it, or the system's certificates can't be read.
    pub fn new(service: &str, key: &str) -> Result<Self, String> {
        // Whoever installed one before is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let address = Url::parse(&format!("{}/api/external/v2/events", service.trim_end_matches('/')));
        let address = address.ok().filter(|url| matches!(url.scheme(), "http" | "https"));
        let address = address.ok_or("must be an address such as https://sign.example.com")?;
        #[expect(
            clippy::disallowed_methods,
            reason = "a developer's own client, which goes where the developer says"
        )]
        let client = Client::builder().timeout(DEADLINE).build().map_err(|error| error.to_string())?;
        Ok(Self { client, address, key: key.to_owned() })
    }

    /// The events behind a place: a cursor, an event's id, or `latest`.
    ///
    /// # Errors
    /// When there is no answer, or none that can be read.
    pub async fn after(&self, place: &str) -> Result<FeedPage, FeedError> {
        let mut address = self.address.clone();
        address.query_pairs_mut().append_pair("after", place);
        let answer = self.client.get(address).header("x-api-key", &self.key).send().await;
        let answer = answer.map_err(|error| later(&error))?;
        if !answer.status().is_success() {
            return Err(refusal(answer).await);
        }
        let cursor = answer.headers().get(CURSOR).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let text = answer.text().await.map_err(|error| later(&error))?;
        let read: Answer = serde_json::from_str(&text)
            .map_err(|_| FeedError::Refused("the service's answer is no feed; is this Countersign?".to_owned()))?;
        let payloads = read.data.iter().map(|payload| payload.get().to_owned()).collect();
        Ok(FeedPage { payloads, cursor })
    }
}

fn later(error: &reqwest::Error) -> FeedError {
    let mut cause: &dyn std::error::Error = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    FeedError::Later { reason: format!("the service does not answer ({cause})"), wait: BUSY }
}

async fn refusal(answer: Response) -> FeedError {
    let status = answer.status();
    let wait = answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    let wait = wait.map_or(BUSY, Duration::from_secs);
    let said = answer.json::<Refusal>().await.map(|refusal| refusal.error.message);
    let reason = format!("{}: {}", status.as_u16(), said.as_deref().unwrap_or("the service refuses"));
    if status.as_u16() == 429 || status.is_server_error() {
        FeedError::Later { reason, wait }
    } else {
        FeedError::Refused(reason)
    }
}
