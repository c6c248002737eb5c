//! Webhooks: how many deliveries a second reach receivers on this machine, how long after the change they come, what bad
//! neighbours cost a healthy receiver, and what waiting deliveries cost in memory.

use std::time::{Duration, Instant};

use model::{
    Clock,
    clock::SystemClock,
    id::{DocumentId, EventId, WorkspaceId},
    random::SystemRandom,
};
use serde_json::{Value, json};
use store::{Database as Storage, Write, args};
use tokio::time;

use crate::{
    answer::{exchange, text},
    failure::{Doing, Failure, Result},
    instance::{Instance, Workshop},
    postgres::Database,
    process::resident_bytes,
    receiver::{Delivered, Receivers},
    request::Requests,
    rounds::Spread,
    server::Server,
    table::{Report, Target},
};

/// Webhooks that are delivered to at the same time.
const PARALLEL: usize = 64;
/// Events of a round, each of which is told to all of them.
const EVENTS: usize = 200;
/// Events of a round whose way to a single receiver is timed, and how often there is one.
const TIMED: usize = 800;
const ONE_EVERY: Duration = Duration::from_millis(10);
/// Respondents of a document; each opens it once, which is an event.
const EACH: usize = 10;
/// Deliveries that wait while memory is looked at, for how long, and how often.
const WAITING: usize = 100_000;
const WATCHED: Duration = Duration::from_secs(20);
const LOOK_EVERY: Duration = Duration::from_millis(10);
/// A delivery that has not come by then never will.
const PATIENCE: Duration = Duration::from_mins(2);

/// What each kind of receiver is told of.
const MANY: &str = "document.completed";
const ONE: &str = "document.opened";
const NOBODY: &str = "export.completed";

/// Measures on both databases, or on SQLite alone where there is no PostgreSQL.
pub async fn measure(
    workshop: &Workshop,
    database: Option<&Database>,
    rounds: usize,
    report: &mut Report,
) -> Result<()> {
    on("SQLite", Instance::set_up(workshop, "delivering", None)?, rounds, report).await?;
    if let Some(database) = database {
        let instance = Instance::set_up(workshop, "delivering-postgres", Some(database.url()))?;
        on("PostgreSQL", instance, rounds, report).await?;
        report.note(database.description());
    } else {
        report.not_measured(neighbours_row("PostgreSQL"), Target::Below(1.2));
        report.not_measured(memory_row("PostgreSQL"), Target::Below(100.0));
    }
    Ok(())
}

fn neighbours_row(engine: &str) -> String {
    format!("{engine}: a healthy receiver's p99 beside a dripping and a dead one, to its p99 without them")
}

fn memory_row(engine: &str) -> String {
    format!("{engine}: resident memory that {WAITING} waiting deliveries add")
}

async fn on(engine: &str, instance: Instance, rounds: usize, report: &mut Report) -> Result<()> {
    eprintln!("delivering webhooks on {engine}");
    let instance = instance.with("COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS", "127.0.0.0/8");
    deliveries(engine, &instance, rounds, report).await?;
    neighbours(engine, &instance, rounds, report).await?;
    memory(engine, &instance, report).await
}

/// How many deliveries a second arrive where there are always more to send.
async fn deliveries(engine: &str, instance: &Instance, rounds: usize, report: &mut Report) -> Result<()> {
    let receivers = Receivers::healthy().await?;
    let server = instance.start().await?;
    register(instance, &server, &receivers, PARALLEL, MANY).await?;
    server.stop().await?;
    let mut rates = Vec::new();
    for round in 0..rounds {
        happen(instance, MANY, EVENTS).await?;
        let server = instance.start().await?;
        let came = within_patience(receivers.take(EVENTS * PARALLEL)).await?;
        let (Some(first), Some(last)) = (came.first(), came.last()) else { continue };
        let rate = came.len() as f64 / (last.at - first.at).as_secs_f64();
        eprintln!("  round {}: {rate:.0} deliveries a second", round + 1);
        rates.push(rate);
        server.stop().await?;
    }
    report.note(format!(
        "{engine}: {:.0} deliveries a second to {PARALLEL} webhooks in parallel on this machine, each attempt written down \
         durably before the next.",
        Spread::of(rates)
    ));
    Ok(())
}

/// How long a delivery takes from its change, and how much longer with bad neighbours.
async fn neighbours(engine: &str, instance: &Instance, rounds: usize, report: &mut Report) -> Result<()> {
    let receivers = [Receivers::healthy().await?, Receivers::dripping().await?, Receivers::silent().await?];
    let server = instance.start().await?;
    let [healthy, ..] = &receivers;
    register(instance, &server, healthy, 1, ONE).await?;
    let mut bad = Vec::new();
    for receivers in &receivers[1..] {
        bad.extend(register(instance, &server, receivers, 1, ONE).await?);
    }
    let (mut alone, mut ratios) = (Vec::new(), Vec::new());
    // The first round is for caches.
    for round in 0..=rounds {
        let tokens = invite(instance, &server, TIMED * 2).await?;
        server.settle().await?;
        let (first, second) = tokens.split_at(TIMED);
        // Every other round begins with the bad ones, so that neither always comes first.
        let (with, without) = if round % 2 == 0 {
            let without = timed(instance, &server, healthy, &bad, false, first).await?;
            (timed(instance, &server, healthy, &bad, true, second).await?, without)
        } else {
            let with = timed(instance, &server, healthy, &bad, true, first).await?;
            (with, timed(instance, &server, healthy, &bad, false, second).await?)
        };
        eprintln!(
            "  round {round}: p50 {:.1} ms, p99 {:.1} ms; with bad neighbours p50 {:.1} ms, p99 {:.1} ms",
            without.p50, without.p99, with.p50, with.p99
        );
        if round > 0 {
            ratios.push(with.p99 / without.p99);
            alone.push(without);
        }
    }
    server.stop().await?;
    report.goal(neighbours_row(engine), Spread::of(ratios), "", Target::Below(1.2));
    report.note(format!(
        "{engine}: from a change (its commit included) to its receipt p50 {} ms, p99 {} ms, {:.0} changes a second.",
        Spread::of(alone.iter().map(|delays| delays.p50)),
        Spread::of(alone.iter().map(|delays| delays.p99)),
        1.0 / ONE_EVERY.as_secs_f64(),
    ));
    Ok(())
}

/// How long deliveries took, in milliseconds.
struct Delays {
    p50: f64,
    p99: f64,
}

/// Has respondents open their documents, one after the other, and times what the healthy receiver is told of it.
async fn timed(
    instance: &Instance,
    server: &Server,
    healthy: &Receivers,
    bad: &[String],
    beside_bad: bool,
    tokens: &[String],
) -> Result<Delays> {
    let mut connection = server.connect().await?;
    for id in bad {
        let active = json!({ "active": beside_bad });
        exchange(&mut connection, &instance.requests().patch_v2(&format!("/webhooks/{id}"), &active)).await?;
    }
    let mut pace = time::interval(ONE_EVERY);
    // A disk that stood still must not be followed by a burst, which would be what is measured.
    pace.set_missed_tick_behavior(time::MissedTickBehavior::Delay);
    for token in tokens {
        pace.tick().await;
        connection.exchange(&Requests::step("open", token, &json!({}))).await?;
    }
    let came = within_patience(healthy.take(tokens.len())).await?;
    let mut delays: Vec<f64> = came.iter().map(|Delivered { delay, .. }| delay * 1e3).collect();
    delays.sort_by(f64::total_cmp);
    let part = |percent: usize| delays.get(delays.len() * percent / 100).copied().unwrap_or(f64::INFINITY);
    Ok(Delays { p50: part(50), p99: part(99) })
}

/// What deliveries that wait cost: a server that has none against one whose receivers never answer.
async fn memory(engine: &str, instance: &Instance, report: &mut Report) -> Result<()> {
    let silent = Receivers::silent().await?;
    let server = instance.start().await?;
    register(instance, &server, &silent, PARALLEL, NOBODY).await?;
    server.stop().await?;
    let server = instance.start().await?;
    let without = highest(&server).await?;
    server.stop().await?;
    happen(instance, NOBODY, WAITING.div_ceil(PARALLEL)).await?;
    let server = instance.start().await?;
    let with = highest(&server).await?;
    server.stop().await?;
    let waiting = waiting(instance).await?;
    if waiting < WAITING {
        return Err(Failure::new(format!("only {waiting} deliveries were waiting instead of {WAITING}")));
    }
    eprintln!("  {:.0} MB, with {waiting} waiting deliveries {:.0} MB", without / 1e6, with / 1e6);
    report.goal(memory_row(engine), Spread::of([(with - without) / 1e6]), " MB", Target::Below(100.0));
    Ok(())
}

/// The most memory that a server has for a while.
async fn highest(server: &Server) -> Result<f64> {
    let begin = Instant::now();
    let mut highest = 0;
    while begin.elapsed() < WATCHED {
        highest = highest.max(resident_bytes(server.process())?);
        time::sleep(LOOK_EVERY).await;
    }
    Ok(highest as f64)
}

/// Registers webhooks for an event, and gives their ids.
async fn register(
    instance: &Instance,
    server: &Server,
    receivers: &Receivers,
    count: usize,
    event: &str,
) -> Result<Vec<String>> {
    let mut connection = server.connect().await?;
    let mut ids = Vec::with_capacity(count);
    for number in 0..count {
        let body = json!({ "url": receivers.url(number), "events": [event] });
        ids.push(text(&exchange(&mut connection, &instance.requests().post_v2("/webhooks", &body)).await?["id"])?);
    }
    Ok(ids)
}

/// Respondents who have only to open their documents, by the tokens of their links.
async fn invite(instance: &Instance, server: &Server, count: usize) -> Result<Vec<String>> {
    let requests = instance.requests();
    let mut connection = server.connect().await?;
    let template = text(&exchange(&mut connection, &requests.create_template()).await?["id"])?;
    let mut tokens = Vec::with_capacity(count);
    while tokens.len() < count {
        let body = json!({ "templateId": template });
        let document = text(&exchange(&mut connection, &requests.post("/documents", &body)).await?["id"])?;
        let path = format!("/documents/{document}");
        let people: Vec<Value> = (0..EACH).map(|one| json!({ "email": format!("p{one}@example.com") })).collect();
        let body = json!({ "recipients": people, "notify": false });
        exchange(&mut connection, &requests.post(&format!("{path}/send"), &body)).await?;
        let shown = exchange(&mut connection, &requests.get(&path)).await?;
        for respondent in shown["respondents"].as_array().into_iter().flatten() {
            let path = format!("{path}/respondents/{}/link", text(&respondent["id"])?);
            let link = text(&exchange(&mut connection, &requests.post_v2(&path, &json!({}))).await?["url"])?;
            tokens.push(link.rsplit('/').next().unwrap_or_default().to_owned());
        }
    }
    tokens.truncate(count);
    Ok(tokens)
}

/// Writes events as changes do, while no server runs.
async fn happen(instance: &Instance, event: &str, count: usize) -> Result<()> {
    const SQL: &str = "INSERT INTO events (workspace_id, id, event, document_id, payload, created_at)
                       VALUES ($1, $2, $3, $4, $5, $6)";
    let storage = Storage::open(&instance.database_url()).await.doing("opening the database")?;
    let workspace: WorkspaceId = instance.workspace().parse().doing("reading the workspace's id")?;
    let mut write = Write::new();
    for _ in 0..count {
        let now = SystemClock.now();
        let (id, document) = (EventId::new(now, &SystemRandom), DocumentId::new(now, &SystemRandom));
        let payload = json!({
            "id": id, "event": event, "createdAt": now, "workspaceId": workspace,
            "data": {"document": {
                "id": document, "name": "Service agreement – 2026-11-14", "status": "completed", "completed": true,
                "sent": true, "sealed": true, "createdAt": now, "updatedAt": now, "completedAt": now, "expiresAt": null,
                "respondents": [{"email": "ana@example.com", "name": "Ana Anders", "role": "Customer", "order": 1,
                                 "status": "submitted", "submitted": true, "submittedAt": now}],
            }},
        });
        write.one("event", SQL, args![workspace, id, event, document, payload.to_string(), now]);
    }
    storage.commit(write).await.doing("writing events")?;
    storage.close().await;
    Ok(())
}

/// How many deliveries wait, while no server runs.
async fn waiting(instance: &Instance) -> Result<usize> {
    const SQL: &str = "SELECT count(*) FROM deliveries WHERE status = 'pending'";
    let storage = Storage::open(&instance.database_url()).await.doing("opening the database")?;
    let count = storage.query(SQL, args![], |mut row| row.take::<i64>()).await.doing("counting deliveries")?;
    storage.close().await;
    Ok(count.first().and_then(|count| usize::try_from(*count).ok()).unwrap_or(0))
}

async fn within_patience<T>(deliveries: impl Future<Output = T>) -> Result<T> {
    time::timeout(PATIENCE, deliveries).await.map_err(|_| Failure::new("not every delivery arrived"))
}
