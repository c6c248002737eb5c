//! What the tests of the workers share.

use std::path::Path;
use std::time::Duration;

use app::worker::{Failure, Limits, Probe, Probed, Settings, Workers};
use countersign_tests::program;
use model::Timestamp;
use model::id::WorkspaceId;
use model::random::SystemRandom;
use render::Request;
use template::print::{Block, Body, Print, ValueRow};

/// Longer than any test waits.
pub const PLENTY: Limits = Limits { processor: Duration::from_mins(1), deadline: Duration::from_mins(1) };

/// A pool with so many workers.
pub fn workers(count: usize) -> Workers {
    Workers::new(Settings { count, ..Settings::new(program()) })
}

pub fn workspace() -> WorkspaceId {
    WorkspaceId::new(Timestamp::from_millis(1_763_000_000_000), &SystemRandom)
}

/// A document of one page; each number another.
pub fn page(number: usize) -> Request {
    let rows = (0..12).map(|row| ValueRow {
        label: format!("Clause {row}"),
        value: format!("The {number}th agreement says in its clause {row} that {} is owed.", number * 7 + row),
    });
    Request::new(Print {
        title: format!("Agreement {number}"),
        language: "en".to_owned(),
        page: template::content::Page::default(),
        font: template::content::FontFamily::default(),
        header: Vec::new(),
        footer: Vec::new(),
        mark: None,
        body: Body::Flow { blocks: vec![Block::Values { rows: rows.collect() }] },
        created_at_ms: 1_763_000_000_000,
        ident: format!("doc_{number}"),
    })
}

/// Tries something in a worker.
pub async fn probe(workers: &Workers, probe: Probe) -> Result<Probed, Failure> {
    probe_within(workers, probe, PLENTY).await
}

pub async fn probe_within(workers: &Workers, probe: Probe, limits: Limits) -> Result<Probed, Failure> {
    workers.probe(workspace(), probe, Vec::new(), limits).await.map(|(probed, _)| probed)
}

/// The process of a worker that is free.
pub async fn process(workers: &Workers) -> u32 {
    probe(workers, Probe::Echo).await.unwrap().text.parse().unwrap()
}

/// Whether there is such a process, other than as an entry that waits to be cleared away.
pub fn runs(process: u32) -> bool {
    status(process).is_some_and(|status| !status.contains("State:\tZ"))
}

/// What the kernel says about a process.
pub fn status(process: u32) -> Option<String> {
    std::fs::read_to_string(Path::new("/proc").join(process.to_string()).join("status")).ok()
}

/// One number of it, such as `VmRSS`, in KiB.
pub fn kibibytes(process: u32, name: &str) -> u64 {
    let status = status(process).expect("the process runs");
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':')).expect("the number");
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

/// The processes that a process has started.
pub fn children(parent: u32) -> Vec<u32> {
    let all =
        std::fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let line = format!("PPid:\t{parent}\n");
    all.filter(|process| runs(*process) && status(*process).is_some_and(|status| status.contains(&line))).collect()
}

/// Kills a process without a warning.
pub fn kill(process: u32) {
    // The shell has a `kill` of its own, so that no other program is needed.
    let sent = std::process::Command::new("sh").args(["-c", &format!("kill -9 {process}")]).status().unwrap();
    assert!(sent.success());
}
