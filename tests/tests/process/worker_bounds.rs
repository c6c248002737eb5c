//! What a worker can't do, tried in the process that handles documents.

use std::time::Duration;

use app::worker::{Failure, Limits, Probe, Probed, Settings, Workers};
use bytes::Bytes;
use countersign_tests::{eventually, program};

use crate::workers::{PLENTY, page, probe, probe_within, process, runs, status, workers, workspace};

/// Every attempt failed.
fn all_refused(probed: &Probed) {
    assert!(!probed.refused.is_empty() && probed.refused.iter().all(Option::is_some), "{probed:?}");
}

#[tokio::test]
async fn no_connection_can_be_opened() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    all_refused(&probe(&workers(1), Probe::Connect(port)).await.unwrap());
    assert_eq!(listener.accept().unwrap_err().kind(), std::io::ErrorKind::WouldBlock);
}

#[tokio::test]
async fn no_file_can_be_written_and_none_read_but_fonts() {
    let folder = tempfile::tempdir().unwrap();
    let (kept, fonts) = (folder.path().join("kept"), folder.path().join("fonts"));
    std::fs::write(&kept, "a secret").unwrap();
    std::fs::create_dir(&fonts).unwrap();
    std::fs::write(fonts.join("a.ttf"), "a font").unwrap();
    let workers = Workers::new(Settings { fonts_dir: Some(fonts.clone()), ..Settings::new(program()) });
    for path in [&kept, &fonts.join("a.ttf"), &folder.path().join("new"), &fonts.join("new")] {
        all_refused(&probe(&workers, Probe::Write(path.clone())).await.unwrap());
    }
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "a secret");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
    assert_eq!(std::fs::read_dir(&fonts).unwrap().count(), 1);

    for path in [&kept, &fonts.join("../kept"), &"/etc/passwd".into(), &"/proc/self/environ".into()] {
        all_refused(&probe(&workers, Probe::Read(path.clone())).await.unwrap());
    }
    let font = probe(&workers, Probe::Read(fonts.join("a.ttf"))).await.unwrap();
    assert_eq!((font.refused, font.text.as_str()), (vec![None], "a font"));
    let opened = probe(&workers, Probe::OpenMany(fonts.join("a.ttf"), 100)).await.unwrap();
    assert!(opened.refused[0].is_none() && opened.refused[99].is_some(), "{opened:?}");
}

#[tokio::test]
async fn no_process_can_be_started_or_signalled_and_no_bound_lifted() {
    let workers = workers(1);
    for what in [Probe::Fork, Probe::Execute, Probe::Signal, Probe::LiftLimits] {
        all_refused(&probe(&workers, what).await.unwrap());
    }
    assert_eq!(probe(&workers, Probe::Thread).await.unwrap().refused, [None], "threads are no processes");
}

#[tokio::test]
async fn the_kernel_holds_it_and_it_has_nothing_of_the_services_surroundings() {
    let workers = workers(1);
    let environment = probe(&workers, Probe::Environment).await.unwrap().text;
    assert_eq!(environment.lines().collect::<Vec<_>>(), ["MIMALLOC_ARENA_RESERVE", "RAYON_NUM_THREADS"]);
    let process = process(&workers).await;
    let status = status(process).unwrap();
    for held in ["Name:\trender-worker\n", "Seccomp:\t2\n", "NoNewPrivs:\t1\n"] {
        assert!(status.contains(held), "{held}: {status}");
    }
    let limits = std::fs::read_to_string(format!("/proc/{process}/limits")).unwrap();
    for (limit, value) in [("Max file size", "0"), ("Max core file size", "0"), ("Max open files", "64")] {
        let line = limits.lines().find(|line| line.starts_with(limit)).unwrap();
        assert_eq!(line[limit.len()..].split_whitespace().next(), Some(value), "{line}");
    }
}

/// After each of these the next document is printed as if nothing had been.
async fn dies(workers: &Workers, what: Probe, limits: Limits) -> Failure {
    let before = process(workers).await;
    let failure = probe_within(workers, what, limits).await.expect_err("it can't go well");
    eventually("the worker to be gone", async || (!runs(before)).then_some(())).await;
    assert!(workers.print(workspace(), page(1)).await.unwrap().unwrap().pdf.starts_with(b"%PDF-1.7"));
    failure
}

#[tokio::test]
async fn too_much_memory_is_told_and_costs_one_worker() {
    let few = Settings { count: 1, memory_bytes: 100 * 1024 * 1024, ..Settings::new(program()) };
    let workers = Workers::new(few);
    for what in [Probe::Allocate, Probe::Recurse] {
        let failure = dies(&workers, what, PLENTY).await;
        assert!(matches!(failure, Failure::TooMuchMemory { mebibytes: 100 }), "{failure:?}");
        let message = model::Error::from(failure).to_string();
        assert_eq!(
            message,
            "the document takes more than 100 MiB of memory to process; make it smaller or simpler"
        );
    }
}

#[tokio::test]
async fn too_much_time_is_told_and_costs_one_worker() {
    let workers = workers(1);
    // Time passes without work: only the clock can tell.
    let short = Limits { deadline: Duration::from_millis(100), ..PLENTY };
    let failure = dies(&workers, Probe::Wait, short).await;
    assert!(matches!(failure, Failure::TooSlow(after) if after == short.deadline), "{failure:?}");
    // The processor's time is counted by itself, however long the clock would allow.
    let short = Limits { processor: Duration::from_secs(1), ..PLENTY };
    let failure = dies(&workers, Probe::Spin, short).await;
    assert!(matches!(failure, Failure::TooSlow(after) if after == short.processor), "{failure:?}");
    let message = model::Error::from(failure).to_string();
    assert_eq!(message, "the document takes more than 1 seconds to process; make it smaller or simpler");
}

#[tokio::test]
async fn a_crash_is_told_and_costs_one_worker() {
    let workers = workers(1);
    let failure = dies(&workers, Probe::Abort, PLENTY).await;
    assert!(matches!(&failure, Failure::Crashed(why) if why.contains("SIGABRT")), "{failure:?}");
    let failure = dies(&workers, Probe::Panic, PLENTY).await;
    assert!(matches!(&failure, Failure::Crashed(why) if why.contains("a panic was asked for")), "{failure:?}");
}

#[tokio::test]
async fn endless_complaints_do_no_harm() {
    let workers = workers(1);
    let before = process(&workers).await;
    probe(&workers, Probe::Complain(20_000)).await.unwrap();
    assert_eq!(process(&workers).await, before);
}

#[tokio::test]
async fn files_come_back_as_they_went() {
    let workers = workers(1);
    let files = vec![Bytes::new(), Bytes::from(vec![1; 70_000]), Bytes::from(vec![2; 20_000_000])];
    let (_, back) = workers.probe(workspace(), Probe::Echo, files.clone(), PLENTY).await.unwrap();
    assert!(back == files);
    let too_large = vec![Bytes::from(vec![0; 130 * 1024 * 1024]); 2];
    let failure = workers.probe(workspace(), Probe::Echo, too_large, PLENTY).await.unwrap_err();
    assert!(matches!(failure, Failure::TooLarge { mebibytes: 256 }), "{failure:?}");
}
