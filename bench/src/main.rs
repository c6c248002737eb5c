//! The benchmark of Countersign: starts the release binary on fresh data, loads it over HTTP, and prints how it
//! compares with the least that a server could do and, where it prints, with what others use: all in the same run on the
//! same machine.
//!
//! ```text
//! countersign-bench [--only http|printing|reminders|signing|webhooks|scale|nodes|workspaces] [--server PATH] [--postgres URL] [--seconds N] [--rounds N] [--documents N]
//!                   [--rows N] [--folder PATH]
//! ```
//!
//! The parts of a run: `http` (starting, reading, writing, listing), `printing`, `reminders`, `signing`, `webhooks`, and what
//! the product does when it grows:
//!
//! - `scale`: lists, filters, details and searches with a million documents and as many entries of the activity stream
//!   (`--rows`; 100000 will do for a trial), each against the same with a thousand, on SQLite and on PostgreSQL. The
//!   archive is written past the product ([`archive`]), which takes minutes where HTTP would take hours. It needs some 3 GB
//!   of disk for each database while it runs.
//! - `nodes`: three nodes over one PostgreSQL against one under the same load, with the processor time of each part.
//! - `workspaces`: a thousand workspaces, a key of each in turn, against one and against fifty.
//!
//! Results are ratios, since absolute numbers say more about a machine than about a program. The table says for
//! each target whether it was met; the exit status only says whether the measurement worked. To add a measurement,
//! write a file in `measure/` that adds its rows to the [`Report`], and give it its place in [`measure_all`].

#![allow(
    clippy::disallowed_methods,
    reason = "a benchmark measures the real time; only the product gets its time from a context"
)]
#![allow(clippy::cast_precision_loss, reason = "bytes and counts here stay far below 2^52")]
#![allow(clippy::doc_markdown, reason = "the names of databases are words, not code")]
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the table and the progress are what this program is for"
)]

mod answer;
mod archive;
mod bare;
mod bulk;
mod competitors;
mod connection;
mod contract;
mod entrant;
mod failure;
mod instance;
mod load;
mod measure;
mod names;
mod one_transaction;
mod postgres;
mod printer;
mod process;
mod process_tree;
mod receiver;
mod request;
mod rounds;
mod server;
mod service;
mod table;

use std::{num::NonZeroUsize, path::PathBuf, process::ExitCode, thread::available_parallelism, time::Duration};

use clap::{Parser, Subcommand, ValueEnum};
use tokio::{
    runtime::Builder,
    signal::unix::{SignalKind, signal},
};

use crate::{
    failure::{Doing, Failure, Result},
    instance::{Instance, Workshop},
    load::Pace,
    measure::{
        delivering, downloading, listing, nodes, printing, reading, reminding, scaling, signing, starting,
        worker_memory, workspaces, writing,
    },
    postgres::Database,
    process::Machine,
    rounds::Schedule,
    table::Report,
};

/// Not measured at the beginning of each load.
const WARM_UP: Duration = Duration::from_secs(1);

/// Measures Countersign against a bare server, in one run on one machine.
#[derive(Debug, Parser)]
#[command(name = "countersign-bench", args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    role: Option<Role>,
    #[command(flatten)]
    options: Options,
}

/// The servers to compare with, which the benchmark starts as children of its own.
#[derive(Debug, Subcommand)]
enum Role {
    /// Serves fixed answers.
    Bare(bare::Options),
    /// Serves durable writes with a transaction for each request.
    OneTransaction(one_transaction::Options),
}

/// The parts of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Starting, reading, writing, listing.
    Http,
    /// PDFs.
    Printing,
    /// Reminders that are due.
    Reminders,
    /// Submissions and seals.
    Signing,
    /// Deliveries to webhooks.
    Webhooks,
    /// A million documents against a thousand.
    Scale,
    /// Three nodes over one PostgreSQL against one.
    Nodes,
    /// A thousand workspaces against one and against fifty.
    Workspaces,
}

#[derive(Debug, clap::Args)]
struct Options {
    /// Measure this part alone.
    #[arg(long, value_name = "PART")]
    only: Option<Part>,
    /// The release binary.
    #[arg(long, value_name = "PATH", default_value = "target/release/countersign")]
    server: PathBuf,
    /// A PostgreSQL server that lets us create a database, postgres://user:password@host:port/database.
    #[arg(long, value_name = "URL")]
    postgres: Option<String>,
    /// The measured seconds of each load in each round.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// How often the servers of a comparison are measured in turn.
    #[arg(long, value_name = "N", default_value = "5")]
    rounds: NonZeroUsize,
    /// How many documents the large instance holds; the targets are meant for the default.
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    documents: u32,
    /// How many documents, and as many entries of the activity stream, the largest instance holds; the targets are meant for
    /// the default.
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u32).range(1_000..))]
    rows: u32,
    /// Where data and logs are kept; it has to be on a real disk, or durable writes cost nothing.
    #[arg(long, value_name = "PATH", default_value = "target/bench")]
    folder: PathBuf,
    #[command(flatten)]
    others: competitors::Options,
}

impl Options {
    fn wants(&self, part: Part) -> bool {
        self.only.is_none_or(|only| only == part)
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match &arguments.role {
        Some(Role::Bare(options)) => block_on(Builder::new_multi_thread(), bare::serve(options)),
        Some(Role::OneTransaction(options)) => {
            block_on(Builder::new_multi_thread(), one_transaction::serve(options))
        }
        // One thread is the cheapest load generator: no request of it ever waits for another core.
        None => block_on(Builder::new_current_thread(), run(&arguments.options)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("countersign-bench: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn block_on(mut builder: Builder, work: impl Future<Output = Result<()>>) -> Result<()> {
    builder.enable_all().build().doing("starting the runtime")?.block_on(work)
}

/// Measures and prints, and cleans up whatever happens: what is dropped on a failure or a signal ends its
/// processes and removes its folders, and the database is dropped after them.
async fn run(options: &Options) -> Result<()> {
    let databases = Databases::create(options).await?;
    let measured = tokio::select! {
        measured = measure_all(options, &databases) => measured,
        interrupted = interruption() => Err(interrupted),
    };
    let removed = databases.remove().await;
    let report = measured?;
    println!("{report}");
    removed
}

/// The databases of the parts that want one of their own.
struct Databases {
    http: Option<Database>,
    webhooks: Option<Database>,
    nodes: Option<Database>,
    scale: Option<[Database; 2]>,
    workspaces: Option<[Database; 3]>,
}

impl Databases {
    async fn create(options: &Options) -> Result<Self> {
        // A script that hands on a variable hands on an empty text where the variable is not set.
        let url = options.postgres.as_deref().filter(|url| !url.is_empty());
        let url = |part| url.filter(|_| options.wants(part));
        let one = async |part, name| Ok::<_, Failure>(create(url(part), [name]).await?.map(|[database]| database));
        Ok(Self {
            http: one(Part::Http, "http").await?,
            webhooks: one(Part::Webhooks, "webhooks").await?,
            nodes: one(Part::Nodes, "nodes").await?,
            scale: create(url(Part::Scale), ["few", "many"]).await?,
            workspaces: create(url(Part::Workspaces), ["one_workspace", "dozens_of_workspaces", "workspaces"])
                .await?,
        })
    }

    async fn remove(self) -> Result<()> {
        let single = [self.http, self.webhooks, self.nodes].into_iter().flatten();
        let (scale, workspaces) = (self.scale.into_iter().flatten(), self.workspaces.into_iter().flatten());
        for database in single.chain(scale).chain(workspaces) {
            database.remove().await?;
        }
        Ok(())
    }
}

/// The order of the run. Each server is stopped before the next comparison begins, since there are few cores to
/// share.
async fn measure_all(options: &Options, databases: &Databases) -> Result<Report> {
    let workshop = Workshop::open(&options.server, &options.folder)?;
    let pace = Pace { warm_up: WARM_UP, measured: Duration::from_secs(options.seconds) };
    let schedule = Schedule { rounds: options.rounds.get(), pace };
    let mut report = Report::default();
    note_other_use(&mut report).await?;
    if options.wants(Part::Http) {
        on_sqlite(&workshop, options.documents, schedule, &mut report).await?;
        match &databases.http {
            Some(database) => on_postgres(&workshop, database, options.documents, schedule, &mut report).await?,
            None => writing::without_postgres(&mut report),
        }
    }
    if options.wants(Part::Printing) {
        on_paper(&workshop, &options.others, schedule, &mut report).await?;
    }
    if options.wants(Part::Reminders) {
        eprintln!("queueing reminders");
        reminding::measure(&workshop, schedule.rounds, &mut report).await?;
    }
    if options.wants(Part::Signing) {
        eprintln!("completing and sealing documents");
        signing::measure(&workshop, schedule.rounds, &mut report).await?;
    }
    if options.wants(Part::Webhooks) {
        delivering::measure(&workshop, databases.webhooks.as_ref(), schedule.rounds, &mut report).await?;
    }
    at_scale(&workshop, options, databases, schedule, &mut report).await?;
    let cores = available_parallelism().doing("counting the cores")?;
    report.note(format!(
        "{cores} cores, shared by load generator and server; {} rounds in turn of {} s each after {} s of warm-up. \
         Ratios are taken within a round; the median counts.",
        options.rounds,
        options.seconds,
        WARM_UP.as_secs()
    ));
    Ok(report)
}

/// Says how busy the machine was without us: a reader of the table has to know whether it had the machine for itself.
async fn note_other_use(report: &mut Report) -> Result<()> {
    let before = Machine::now()?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let percent = Machine::now()?.used_since(before) * 100.0;
    report.note(format!("Before the run, others used {percent:.0} % of the machine's processors."));
    Ok(())
}

async fn on_sqlite(workshop: &Workshop, documents: u32, schedule: Schedule, report: &mut Report) -> Result<()> {
    starting::measure(workshop, report).await?;
    writing::on_sqlite(workshop, schedule, report).await?;

    eprintln!("creating {documents} documents on SQLite");
    let large = Instance::set_up(workshop, "large", None)?;
    let server = large.start().await?;
    large.fill(&server, documents).await?;
    server.stop().await?;

    let server = large.start().await?;
    report.note(format!("Ready again with {documents} documents in {:.2} s.", server.ready_after().as_secs_f64()));
    let ids = listing::whole("SQLite", &large, &server, documents, report).await?;
    reading::measure(workshop, &large, &server, &ids, schedule, report).await?;
    listing::first_pages(workshop, &large, &server, documents, schedule, report).await?;
    server.stop().await
}

async fn on_postgres(
    workshop: &Workshop,
    database: &Database,
    documents: u32,
    schedule: Schedule,
    report: &mut Report,
) -> Result<()> {
    let instance = Instance::set_up(workshop, "postgres", Some(database.url()))?;
    let server = instance.start().await?;
    let written = writing::on_postgres(workshop, &instance, &server, schedule, report).await?;
    // The rounds may have left more documents than asked for, which is only harder.
    let missing = documents.saturating_sub(written);
    eprintln!("creating {missing} more documents on PostgreSQL");
    instance.fill(&server, missing).await?;
    server.stop().await?;

    let server = instance.start().await?;
    listing::whole("PostgreSQL", &instance, &server, written + missing, report).await?;
    report.note(database.description());
    server.stop().await
}

async fn on_paper(
    workshop: &Workshop,
    others: &competitors::Options,
    schedule: Schedule,
    report: &mut Report,
) -> Result<()> {
    let press = std::env::current_exe().doing("finding this program")?.with_file_name("countersign-bench-press");
    printing::measure(printing::Place { workshop, others, press: &press }, schedule.rounds, report).await?;

    let instance = Instance::set_up(workshop, "printed", None)?;
    let server = instance.start().await?;
    let ids = worker_memory::measure(&instance, &server, report).await?;
    downloading::measure(workshop, &instance, &server, &ids, schedule, report).await?;
    server.stop().await
}

/// Databases of these names, where there is a server for them.
async fn create<const N: usize>(url: Option<&str>, names: [&str; N]) -> Result<Option<[Database; N]>> {
    let Some(url) = url else { return Ok(None) };
    let mut created = Vec::with_capacity(N);
    for name in names {
        created.push(Database::create(url, name).await?);
    }
    Ok(created.try_into().ok())
}

/// Many documents, nodes and workspaces.
async fn at_scale(
    workshop: &Workshop,
    options: &Options,
    databases: &Databases,
    schedule: Schedule,
    report: &mut Report,
) -> Result<()> {
    if options.wants(Part::Workspaces) {
        workspaces::measure(workshop, None, schedule, report).await?;
        if let Some(databases) = &databases.workspaces {
            workspaces::measure(workshop, Some(databases.each_ref()), schedule, report).await?;
        }
    }
    if options.wants(Part::Nodes) {
        match &databases.nodes {
            Some(database) => nodes::measure(workshop, database, schedule, report).await?,
            None => report.note("Several nodes were not measured: they need --postgres."),
        }
    }
    if options.wants(Part::Scale) {
        scaling::measure(workshop, None, options.rows, schedule, report).await?;
        if let Some(databases) = &databases.scale {
            scaling::measure(workshop, Some(databases.each_ref()), options.rows, schedule, report).await?;
        }
    }
    Ok(())
}

/// Comes when the run is to end early. Without it a signal would leave the children behind.
async fn interruption() -> Failure {
    let (Ok(mut interrupt), Ok(mut terminate)) =
        (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        return Failure::new("signals could not be listened for");
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
    Failure::new("interrupted")
}
