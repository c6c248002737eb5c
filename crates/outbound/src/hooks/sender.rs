//! One attempt to deliver a webhook.

use std::sync::Arc;
use std::time::Duration;

use model::trace::TraceContext;
use reqwest::dns::Resolve;
use reqwest::header::{CONTENT_TYPE, RETRY_AFTER};
use tokio::time::{Instant, timeout};

use super::answer::{HookAnswer, LONGEST, text};
use super::names::{GuardedNames, Reach, Refused, SystemNames};
use super::{Guard, Target, retry_after, service_signature, standard_signature};

/// How long an attempt may take, from looking up the name to the last byte of the answer.
const DEADLINE: Duration = Duration::from_secs(15);

/// How long a connection is kept for the next delivery: long enough for a queue that is being worked off, and shorter
/// than receivers wait before they close one, so that a delivery never meets a connection that is just being closed.
const KEPT_FOR: Duration = Duration::from_millis(1_500);

/// How many connections to one host are kept.
const KEPT: usize = 64;

/// What is sent.
#[derive(Debug, Clone, Copy)]
pub struct HookRequest<'a> {
    /// Where to, as it was registered.
    pub url: &'a str,
    /// The payload's id, the same in every attempt.
    pub payload_id: &'a str,
    /// The name of the event.
    pub event: &'a str,
    /// The delivery's id.
    pub delivery: &'a str,
    /// The present moment, in Unix seconds.
    pub timestamp: i64,
    /// The payload, byte for byte as it is signed and sent.
    pub body: &'a [u8],
    /// The secrets to sign with, the present one first.
    pub secrets: &'a [String],
    /// The place in a trace that the receiver may go on from.
    pub trace: Option<TraceContext>,
}

/// Sends webhooks to where the guard permits. Clones share their connections.
#[derive(Debug, Clone)]
pub struct HookSender {
    guard: Guard,
    encrypted: reqwest::Client,
    plain: reqwest::Client,
    deadline: Duration,
}

impl HookSender {
    /// A sender that asks the system for the addresses of names.
    ///
    /// # Errors
    /// When the system's certificates can't be read.
    pub fn new(guard: Guard) -> Result<Self, reqwest::Error> {
        Self::with_names(guard, SystemNames::default())
    }

    /// A sender that asks somebody else for the addresses of names.
    ///
    /// # Errors
    /// When the system's certificates can't be read.
    pub fn with_names(guard: Guard, names: impl Resolve + 'static) -> Result<Self, reqwest::Error> {
        let names: Arc<dyn Resolve> = Arc::new(names);
        // Whoever installed one before is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let guarded = |reach| GuardedNames { guard: guard.clone(), reach, names: names.clone() };
        let encrypted = client(guarded(Reach::Permitted)).https_only(true).build()?;
        // What is not encrypted needs no certificates.
        let plain = client(guarded(Reach::Listed)).tls_certs_only([]).build()?;
        Ok(Self { guard, encrypted, plain, deadline: DEADLINE })
    }

    /// The same sender with another deadline.
    #[must_use]
    pub fn with_deadline(self, deadline: Duration) -> Self {
        Self { deadline, ..self }
    }

    /// Makes one attempt. Whatever the receiver does, it ends by the deadline and holds a bounded answer.
    pub async fn send(&self, request: &HookRequest<'_>) -> HookAnswer {
        let started = Instant::now();
        let mut answer = HookAnswer::default();
        let mut body = Vec::new();
        // The answer is filled in as it comes, so that a deadline keeps what was there by then.
        let outcome = timeout(self.deadline, self.attempt(request, &mut answer, &mut body)).await;
        answer.error = match outcome {
            Ok(Ok(())) if answer.status.is_some_and(|status| (300..400).contains(&status)) => {
                Some("answered with a redirect, which webhooks do not follow".into())
            }
            Ok(Ok(())) => None,
            Ok(Err(problem)) => Some(problem),
            Err(_) if answer.status.is_some() => {
                Some(format!("did not finish its answer within {}", self.limit()))
            }
            Err(_) => Some(format!("did not answer within {}", self.limit())),
        };
        answer.body = text(&body);
        answer.duration = started.elapsed();
        answer
    }

    async fn attempt(
        &self,
        request: &HookRequest<'_>,
        answer: &mut HookAnswer,
        body: &mut Vec<u8>,
    ) -> Result<(), String> {
        // The address was judged when it was registered; what the operator allows may have changed since.
        let target = Target::parse(request.url, &self.guard)?;
        let client = if target.is_plain() { &self.plain } else { &self.encrypted };
        let standard = standard_signature(request.secrets, request.payload_id, request.timestamp, request.body);
        let sent = client
            .post(target.url().clone())
            .header(CONTENT_TYPE, "application/json")
            .header("x-service-event", request.event)
            .header("x-service-delivery", request.delivery)
            .header("x-service-timestamp", request.timestamp)
            .header("x-service-signature", service_signature(request.secrets, request.timestamp, request.body))
            .header("webhook-id", request.payload_id)
            .header("webhook-timestamp", request.timestamp)
            .header("webhook-signature", standard)
            .body(request.body.to_vec());
        let sent = match &request.trace {
            Some(trace) => sent.header("traceparent", trace.to_string()),
            None => sent,
        };
        let mut response = sent.send().await.map_err(|error| told(&error))?;
        answer.status = Some(response.status().as_u16());
        let wanted = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        answer.retry_after = wanted.and_then(|value| retry_after::read(value, request.timestamp));
        while body.len() < LONGEST {
            match response.chunk().await {
                Ok(Some(chunk)) => body.extend_from_slice(&chunk[..chunk.len().min(LONGEST - body.len())]),
                Ok(None) => break,
                Err(_) => return Err("broke off in the middle of its answer".into()),
            }
        }
        // Where more would follow, the connection is dropped with the response.
        Ok(())
    }

    fn limit(&self) -> String {
        match self.deadline {
            long if long.subsec_millis() == 0 => format!("{} seconds", long.as_secs()),
            short => format!("{} ms", short.as_millis()),
        }
    }
}

/// A client that goes nowhere but to the addresses that it is given, and believes nothing that it is told on the way.
fn client(names: GuardedNames) -> reqwest::ClientBuilder {
    #[expect(clippy::disallowed_methods, reason = "this is the client that is handed in")]
    let client = reqwest::Client::builder();
    client
        .dns_resolver(names)
        .no_proxy()
        .redirect(reqwest::redirect::Policy::none())
        .referer(false)
        // Trying again is decided and recorded by who calls.
        .retry(reqwest::retry::never())
        .no_gzip()
        .no_brotli()
        .no_zstd()
        .no_deflate()
        .http1_only()
        .pool_idle_timeout(KEPT_FOR)
        .pool_max_idle_per_host(KEPT)
        .user_agent(concat!("Countersign-Webhooks/", env!("CARGO_PKG_VERSION")))
}

/// What went wrong before there was an answer, in words that may be shown to whoever registered the webhook.
fn told(error: &reqwest::Error) -> String {
    let mut cause: &dyn std::error::Error = error;
    loop {
        if let Some(refused) = cause.downcast_ref::<Refused>() {
            return refused.to_string();
        }
        match cause.source() {
            Some(inner) => cause = inner,
            None => break,
        }
    }
    if error.is_dns() {
        return "can't be found by its name".into();
    }
    if error.is_connect() {
        return format!("can't be reached ({cause})");
    }
    format!("gave no answer that could be read ({cause})")
}
