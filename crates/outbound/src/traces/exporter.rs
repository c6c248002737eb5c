//! Telling the collector, beside everything else.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use reqwest::StatusCode;
use reqwest::header::{CONTENT_TYPE, HeaderMap};
use tokio::sync::mpsc;

use super::span::Span;
use super::{Counts, TraceSettings, otlp};

/// Spans that are told together, and how long the first of them waits for others.
const BATCH: usize = 512;
const TOGETHER: Duration = Duration::from_secs(1);
/// How long the collector may take for one batch.
const DEADLINE: Duration = Duration::from_secs(5);
/// The pauses after which a batch is told once more.
const PAUSES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(3)];

pub(super) struct Exporter {
    client: reqwest::Client,
    url: String,
    headers: HeaderMap,
    service: String,
    waiting: mpsc::Receiver<Span>,
    counts: Arc<Counts>,
    /// Whether the last batch was not taken: that is logged when it begins and when it ends, and not in between.
    is_failing: bool,
}

impl Exporter {
    pub fn new(
        settings: &TraceSettings,
        waiting: mpsc::Receiver<Span>,
        counts: Arc<Counts>,
    ) -> Result<Self, reqwest::Error> {
        // Whoever installed one before is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        #[expect(clippy::disallowed_methods, reason = "this is the client that is handed in")]
        let client = reqwest::Client::builder()
            .timeout(DEADLINE)
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .build()?;
        Ok(Self {
            client,
            url: settings.url.clone(),
            headers: settings.headers.clone(),
            service: settings.service.clone(),
            waiting,
            counts,
            is_failing: false,
        })
    }

    /// Tells the collector until the queue is closed and empty.
    pub async fn run(mut self, node: String) {
        let mut spans = Vec::with_capacity(BATCH);
        while let Some(first) = self.waiting.recv().await {
            spans.push(first);
            let gathering = async {
                while spans.len() < BATCH {
                    let room = BATCH - spans.len();
                    if self.waiting.recv_many(&mut spans, room).await == 0 {
                        break;
                    }
                }
            };
            // Late ones go with the next batch.
            let _ = tokio::time::timeout(TOGETHER, gathering).await;
            self.tell(&node, &spans).await;
            spans.clear();
        }
    }

    async fn tell(&mut self, node: &str, spans: &[Span]) {
        let body = otlp::body(&self.service, node, spans).to_string();
        let mut pauses = PAUSES.into_iter();
        let problem = loop {
            let problem = match self.post(&body).await {
                Ok(()) => break None,
                Err(problem) => problem,
            };
            // Whoever is told to stop does not wait for a collector.
            match pauses.next() {
                Some(pause) if problem.passes && !self.waiting.is_closed() => tokio::time::sleep(pause).await,
                _ => break Some(problem.words),
            }
        };
        let count = u64::try_from(spans.len()).unwrap_or(u64::MAX);
        let counter = if problem.is_none() { &self.counts.exported } else { &self.counts.dropped };
        counter.fetch_add(count, Ordering::Relaxed);
        match problem {
            Some(problem) if !self.is_failing => {
                tracing::warn!(
                    problem,
                    "traces can't be told to the collector; they are dropped until it takes them"
                );
                self.is_failing = true;
            }
            None if self.is_failing => {
                tracing::info!("the collector takes traces again");
                self.is_failing = false;
            }
            _ => {}
        }
    }

    async fn post(&self, body: &str) -> Result<(), Problem> {
        let request = self.client.post(&self.url).headers(self.headers.clone());
        let sent = request.header(CONTENT_TYPE, "application/json").body(body.to_owned()).send().await;
        let status = match sent {
            Ok(response) => response.status(),
            Err(error) if error.is_timeout() => {
                return Err(Problem { words: "no answer in time".to_owned(), passes: true });
            }
            Err(error) => {
                // The innermost cause says what happened; the outer ones repeat the address.
                let mut cause: &dyn std::error::Error = &error;
                while let Some(inner) = cause.source() {
                    cause = inner;
                }
                return Err(Problem { words: cause.to_string(), passes: true });
            }
        };
        if status.is_success() {
            return Ok(());
        }
        // The others would end alike.
        let passes = matches!(
            status,
            StatusCode::TOO_MANY_REQUESTS
                | StatusCode::BAD_GATEWAY
                | StatusCode::SERVICE_UNAVAILABLE
                | StatusCode::GATEWAY_TIMEOUT
        );
        Err(Problem { words: format!("answered {status}"), passes })
    }
}

/// Why a batch was not taken.
struct Problem {
    words: String,
    passes: bool,
}
