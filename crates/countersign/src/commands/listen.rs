//! `countersign listen`: shows a workspace's events as they happen and forwards them, for whoever develops a receiver.

use std::time::Duration;

use model::clock::SystemClock;
use model::id::DeliveryId;
use model::random::SystemRandom;
use model::webhook::HookEvent;
use model::{Clock, Id};
use outbound::hooks::{Guard, HookAnswer, HookRequest, HookSender, Target, new_secret};
use outbound::{Feed, FeedError};
use serde::Deserialize;

use super::say;
use crate::Failure;

/// Where a service is that was started without settings.
const SERVICE: &str = "http://127.0.0.1:8080";
/// The pause between two questions: short while something happens, longer while nothing does, since each counts as a call.
const SHORTEST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(5);

/// What `listen` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Where to send each event, signed as a webhook is; without, events are only shown.
    #[arg(long, value_name = "URL")]
    forward_to: Option<String>,
    /// The service; the variable `COUNTERSIGN_URL` where left out, or `http://127.0.0.1:8080`.
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// A key of the workspace; better given by the variable `COUNTERSIGN_API_KEY`, which no list of processes shows.
    #[arg(long, value_name = "KEY")]
    api_key: Option<String>,
    /// Only these events, separated by commas.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    events: Vec<HookEvent>,
    /// Begin behind this event or cursor of the feed; with what happens from now on where left out.
    #[arg(long, value_name = "PLACE", default_value = "latest")]
    after: String,
}

/// What is shown of an event.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Shown {
    id: String,
    event: String,
    created_at: String,
    data: Parts,
}

#[derive(Deserialize)]
struct Parts {
    document: Option<Named>,
}

#[derive(Deserialize)]
struct Named {
    id: String,
}

/// Does it, until it is interrupted.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        tokio::select! {
            ended = listen(arguments) => ended,
            interrupted = tokio::signal::ctrl_c() => Ok(interrupted?),
        }
    })
}

async fn listen(arguments: &Arguments) -> Result<(), Failure> {
    let url = given(arguments.url.as_deref(), "COUNTERSIGN_URL").unwrap_or_else(|| SERVICE.to_owned());
    let key = given(arguments.api_key.as_deref(), "COUNTERSIGN_API_KEY")
        .ok_or("which workspace? set COUNTERSIGN_API_KEY to one of its keys, or give --api-key KEY")?;
    let feed = Feed::new(&url, &key).map_err(|wrong| format!("--url {wrong}"))?;
    let forwarding = arguments.forward_to.as_deref().map(Forwarding::new).transpose()?;
    let mut place = arguments.after.clone();
    let mut pause = SHORTEST;
    let mut began = false;
    loop {
        let page = match feed.after(&place).await {
            Ok(page) => page,
            Err(FeedError::Later { reason, wait }) => {
                say(format_args!("{reason}; asking again in {} s", wait.as_secs()));
                tokio::time::sleep(wait).await;
                continue;
            }
            Err(refused) => return Err(refused.into()),
        };
        if !std::mem::replace(&mut began, true) {
            announce(&url, forwarding.as_ref());
        }
        pause = if page.payloads.is_empty() { (pause * 2).min(LONGEST) } else { SHORTEST };
        for payload in &page.payloads {
            let shown: Shown = serde_json::from_str(payload)?;
            show(arguments, forwarding.as_ref(), &shown, payload).await;
            place = shown.id;
        }
        place = page.cursor.unwrap_or(place);
        tokio::time::sleep(pause).await;
    }
}

/// What an argument says, or else a variable.
fn given(argument: Option<&str>, variable: &str) -> Option<String> {
    argument.map(str::to_owned).or_else(|| std::env::var(variable).ok()).filter(|value| !value.is_empty())
}

fn announce(url: &str, forwarding: Option<&Forwarding>) {
    match forwarding {
        Some(forwarding) => {
            say(format_args!("forwarding the events of {url} to {}", forwarding.target));
            say(format_args!("the secret of this run is {}", forwarding.secret));
        }
        None => say(format_args!("showing the events of {url}")),
    }
}

async fn show(arguments: &Arguments, forwarding: Option<&Forwarding>, shown: &Shown, payload: &str) {
    if !arguments.events.is_empty() && !arguments.events.iter().any(|event| event.name() == shown.event) {
        return;
    }
    let document = shown.data.document.as_ref().map(|document| document.id.as_str()).unwrap_or_default();
    let line = format!("{}  {}  {}  {document}", shown.created_at, shown.event, shown.id);
    match forwarding {
        None => say(line),
        Some(forwarding) => say(format_args!("{line}  → {}", told(&forwarding.send(shown, payload).await))),
    }
}

fn told(answer: &HookAnswer) -> String {
    let took = format!("in {} ms", answer.duration.as_millis());
    match (answer.status, &answer.error) {
        (Some(status), None) => format!("{status} {took}"),
        (Some(status), Some(error)) => format!("{status} {took}: {error}"),
        (None, error) => error.clone().unwrap_or_else(|| "no answer".to_owned()),
    }
}

/// Where events are sent, and with which secret they are signed.
struct Forwarding {
    sender: HookSender,
    target: Target,
    secret: String,
}

impl Forwarding {
    fn new(url: &str) -> Result<Self, Failure> {
        // It is the developer's own machine that calls, so it may call what the developer says.
        let guard = Guard::new(vec!["0.0.0.0/0".parse()?, "::/0".parse()?]);
        let target = Target::parse(url, &guard).map_err(|wrong| format!("--forward-to {wrong}"))?;
        Ok(Self { sender: HookSender::new(guard)?, target, secret: new_secret(&SystemRandom) })
    }

    async fn send(&self, shown: &Shown, payload: &str) -> HookAnswer {
        let now = SystemClock.now();
        let delivery: DeliveryId = Id::new(now, &SystemRandom);
        let request = HookRequest {
            url: self.target.as_str(),
            payload_id: &shown.id,
            event: &shown.event,
            delivery: &delivery.to_string(),
            timestamp: now.millis() / 1_000,
            body: payload.as_bytes(),
            secrets: std::slice::from_ref(&self.secret),
            trace: None,
        };
        self.sender.send(&request).await
    }
}
