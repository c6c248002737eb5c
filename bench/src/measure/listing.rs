//! Lists: what a first page costs when there are many more, and what memory the whole takes.

use std::{
    collections::HashSet,
    time::{Duration, Instant},
};

use serde::Deserialize;
use tokio::time;

use super::starting::megabytes;
use crate::{
    failure::{Doing, Failure, Result},
    instance::{Instance, Workshop},
    load::{self, Load, Pace},
    process::MemoryWatch,
    rounds::{Contender, Schedule, Spread, alternate},
    server::Server,
    table::{Report, Target},
};

/// Few enough connections that the time to an answer is the work's and not the queue's.
const CONNECTIONS: usize = 8;

/// How many documents the small instance holds.
const FEW: u32 = 1000;

/// How long the second whole transfer stops reading after its head has come. A server that does not wait for its
/// reader would by then hold the rest of the list in memory.
const PAUSE: Duration = Duration::from_secs(1);

/// A whole list that takes longer than this has failed.
const LONGEST_TRANSFER: Duration = Duration::from_mins(5);

/// How many ids, taken evenly from the whole list, are handed on for reading.
const CHOSEN: usize = 256;

/// Lists an instance whole, checks that everything came, and returns some of the ids.
///
/// The server should have been started for this, since memory that an earlier load had freed would hide what the
/// list takes.
pub async fn whole(
    engine: &str,
    instance: &Instance,
    server: &Server,
    documents: u32,
    report: &mut Report,
) -> Result<Vec<String>> {
    eprintln!("listing {documents} documents whole, {engine}");
    // What the first requests take once and for all (connections to the database, the allocator's pools) is not
    // the list's.
    let pace = Pace { warm_up: Duration::ZERO, measured: Duration::from_secs(1) };
    load::measure(server.target(), &first_page(instance), pace).await?;
    server.settle().await?;

    let steady = transfer(instance, server, Duration::ZERO, documents).await?;
    let paused = transfer(instance, server, PAUSE, documents).await?;
    report.goal(
        format!("resident memory while {documents} documents are listed whole, {engine}: growth, the larger of two transfers"),
        Spread::of([megabytes(steady.growth.max(paused.growth))]),
        " MB",
        Target::Below(20.0),
    );
    report.note(format!(
        "Whole list, {engine}: {documents} documents, {:.1} MB in {:.2} s; resident memory grew by {:.2} MB at full speed, then by \
         {:.2} MB while the reader paused for a second.",
        megabytes(steady.bytes),
        steady.took.as_secs_f64(),
        megabytes(steady.growth),
        megabytes(paused.growth),
    ));
    let step = (steady.ids.len() / CHOSEN).max(1);
    Ok(steady.ids.into_iter().step_by(step).take(CHOSEN).collect())
}

/// Compares the first page of a small instance with that of a large one.
pub async fn first_pages(
    workshop: &Workshop,
    large: &Instance,
    large_server: &Server,
    documents: u32,
    schedule: Schedule,
    report: &mut Report,
) -> Result<()> {
    eprintln!("listing first pages");
    let small = Instance::set_up(workshop, "small", None)?;
    let small_server = small.start().await?;
    small.fill(&small_server, FEW).await?;
    let (small_load, large_load) = (first_page(&small), first_page(large));
    let small_name = format!("`GET /documents?limit=50` at {FEW}");
    let large_name = format!("`GET /documents?limit=50` at {documents}");
    let [few, many] = alternate(
        [
            Contender { name: &small_name, target: small_server.target(), load: &small_load },
            Contender { name: &large_name, target: large_server.target(), load: &large_load },
        ],
        schedule,
    )
    .await?;
    report.goal(
        format!("first page of 50, SQLite: time at {documents} documents over time at {FEW}"),
        many.ratio(&few, |round| round.mean),
        "",
        Target::AtMost(1.5),
    );
    report.series([few, many]);
    small_server.stop().await
}

fn first_page(instance: &Instance) -> Load {
    Load::new(vec![instance.requests().get("/documents?limit=50")], CONNECTIONS)
}

/// One transfer of the whole list.
struct Transfer {
    growth: u64,
    bytes: u64,
    took: Duration,
    ids: Vec<String>,
}

#[derive(Deserialize)]
struct List {
    data: Vec<Item>,
}

#[derive(Deserialize)]
struct Item {
    id: String,
}

async fn transfer(instance: &Instance, server: &Server, pause: Duration, documents: u32) -> Result<Transfer> {
    let mut connection = server.connect().await?;
    let request = instance.requests().get("/documents");
    let watch = MemoryWatch::start(server.process())?;
    let begin = Instant::now();
    let receive = async {
        connection.send(&request).await?;
        let head = connection.read_head().await?;
        time::sleep(pause).await;
        connection.read_body(head).await?;
        Ok(head)
    };
    let head = time::timeout(LONGEST_TRANSFER, receive)
        .await
        .map_err(|_| Failure::new("the whole list did not come within five minutes"))??;
    let took = begin.elapsed();
    let growth = watch.growth()?;
    if !head.is_success() {
        return Err(connection.refusal(head, &request));
    }
    let list: List = serde_json::from_slice(connection.body()).doing("reading the whole list")?;
    let ids: Vec<String> = list.data.into_iter().map(|item| item.id).collect();
    let different = ids.iter().collect::<HashSet<_>>().len();
    if (ids.len(), different) != (documents as usize, documents as usize) {
        let count = ids.len();
        return Err(Failure::new(format!(
            "the whole list holds {count} documents, {different} different ones, of {documents}"
        )));
    }
    Ok(Transfer { growth, bytes: connection.body().len() as u64, took, ids })
}
