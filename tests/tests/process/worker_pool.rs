//! The pool: who is served when, and what becomes of workers.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use app::worker::{Failure, Limits, Observer, Probe, Settings, Snapshot, Workers};
use countersign_tests::{eventually, program};
use futures::future::join_all;
use model::id::WorkspaceId;
use tokio::sync::Barrier;
use tokio::task::JoinHandle;

use crate::workers::{PLENTY, kibibytes, kill, page, probe, process, runs, workers, workspace};

/// Begins work that ends only when its worker does, and waits until it runs.
async fn occupy(workers: &Workers, workspace: WorkspaceId) -> JoinHandle<Failure> {
    let pool = workers.clone();
    let taken = workers.snapshot().busy;
    let work = tokio::spawn(async move {
        pool.probe(workspace, Probe::Wait, Vec::new(), PLENTY).await.expect_err("it never ends")
    });
    eventually("the work to begin", async || (workers.snapshot().busy > taken).then_some(())).await;
    work
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_is_killed_at_work_costs_its_document_and_no_other() {
    let workers = workers(1);
    let first = process(&workers).await;
    let before = used(first);
    let work = probe(&workers, Probe::Spin);
    let killed = async {
        // Before it has taken the work up, another worker would do it.
        eventually("the work to begin", async || (used(first) > before + 20.0).then_some(())).await;
        kill(first);
    };
    let (outcome, ()) = tokio::join!(work, killed);
    let failure = outcome.unwrap_err();
    assert!(matches!(&failure, Failure::Crashed(why) if why.contains("killed from outside")), "{failure:?}");
    assert_ne!(process(&workers).await, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_is_killed_while_it_waits_is_not_noticed() {
    let workers = workers(1);
    for _ in 0..5 {
        let idle = process(&workers).await;
        kill(idle);
        assert_ne!(process(&workers).await, idle);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_start_when_needed_stay_warm_and_go_when_idle() {
    let short = Settings { idle: Duration::from_secs(2), ..Settings::new(program()) };
    let workers = Workers::new(short);
    assert_eq!(workers.snapshot(), Snapshot { alive: 0, busy: 0, waiting: 0 });
    let (first, second) = (process(&workers).await, process(&workers).await);
    assert_eq!((first, workers.snapshot().alive), (second, 1));
    eventually("the idle worker to go", async || (!runs(first) && workers.snapshot().alive == 0).then_some(()))
        .await;
    process(&workers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_is_replaced_after_some_jobs() {
    let workers = Workers::new(Settings { jobs: 3, ..Settings::new(program()) });
    let mut processes = Vec::new();
    for _ in 0..9 {
        processes.push(process(&workers).await);
    }
    processes.dedup();
    assert_eq!(processes.len(), 3, "{processes:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_one_workspace_does_not_hold_up_another() {
    let (flood, other) = (workspace(), workspace());
    let workers = workers(2);
    let done = Arc::new(AtomicUsize::new(0));
    // None begins before all are there: a busy machine may be done with the flood before the others come.
    let all_are_there = Arc::new(Barrier::new(50));
    // Each in a task of its own, which is woken when it is done: one task for all would count them as it happens to look.
    let prints = async |workspace, numbers: std::ops::Range<usize>| {
        let prints = numbers.map(|number| {
            let (workers, done, all_are_there) = (workers.clone(), Arc::clone(&done), Arc::clone(&all_are_there));
            tokio::spawn(async move {
                all_are_there.wait().await;
                let printed = workers.print(workspace, page(number)).await.unwrap().unwrap();
                assert!(printed.pdf.starts_with(b"%PDF-1.7"));
                done.fetch_add(1, Ordering::Relaxed)
            })
        });
        join_all(prints).await.into_iter().map(Result::unwrap).max().unwrap()
    };
    let (_, last_of_other) = tokio::join!(prints(flood, 0..40), prints(other, 40..50));
    assert_eq!(done.load(Ordering::Relaxed), 50);
    // Turn by turn the ten are done with ten of the flood; some more, for what had begun.
    assert!(last_of_other < 35, "the other's last was number {last_of_other}");
}

#[tokio::test(flavor = "multi_thread")]
async fn documents_that_take_long_leave_a_place_for_others() {
    let hog = workspace();
    let workers = workers(2);
    let work = [occupy(&workers, hog).await, occupy(&workers, hog).await];
    // All places are taken by one workspace. It waits for itself; any other is served.
    let queued = tokio::spawn({
        let workers = workers.clone();
        async move { workers.print(hog, page(1)).await }
    });
    for number in 0..5 {
        workers.print(workspace(), page(number)).await.unwrap().unwrap();
    }
    assert!(!queued.is_finished());
    for work in &work {
        work.abort();
    }
    queued.await.unwrap().unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_waiting_work_is_sent_away() {
    let flood = workspace();
    let workers = workers(1);
    let work = occupy(&workers, flood).await;
    let waiting: Vec<_> = (0..64)
        .map(|number| {
            let workers = workers.clone();
            tokio::spawn(async move { workers.print(flood, page(number)).await })
        })
        .collect();
    eventually("all to wait", async || (workers.snapshot().waiting == 64).then_some(())).await;
    let failure = workers.print(flood, page(64)).await.unwrap_err();
    assert!(matches!(failure, Failure::Busy), "{failure:?}");
    assert!(matches!(model::Error::from(failure), model::Error::Unavailable(_)));
    workers.print(workspace(), page(65)).await.unwrap().unwrap();
    // Whoever hangs up leaves the queue.
    for waiting in waiting {
        waiting.abort();
    }
    eventually("nobody to wait", async || (workers.snapshot().waiting == 0).then_some(())).await;
    work.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn work_that_nobody_waits_for_ends_soon() {
    let workers = workers(1);
    let first = process(&workers).await;
    let work = occupy(&workers, workspace()).await;
    work.abort();
    eventually("its worker to be ended", async || (!runs(first) && workers.snapshot().alive == 0).then_some(()))
        .await;
    process(&workers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stopped_it_ends_its_workers_and_takes_no_more_work() {
    let workers = workers(2);
    let idle = process(&workers).await;
    let work = occupy(&workers, workspace()).await;
    let other = process(&workers).await;
    assert_ne!(idle, other);
    workers.stop().await;
    assert!(matches!(work.await.unwrap(), Failure::Stopped));
    assert!(matches!(probe(&workers, Probe::Echo).await.unwrap_err(), Failure::Stopped));
    eventually("all to be gone", async || (!runs(idle) && !runs(other)).then_some(())).await;
    eventually("none to be counted", async || (workers.snapshot().alive == 0).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dropped_it_ends_its_workers() {
    let workers = workers(1);
    let process = process(&workers).await;
    drop(workers);
    eventually("it to be gone", async || (!runs(process)).then_some(())).await;
}

#[tokio::test]
async fn a_program_that_is_missing_or_another_is_told() {
    let missing = Workers::new(Settings::new("/nowhere/countersign".into()));
    let failure = missing.print(workspace(), page(1)).await.unwrap_err();
    assert!(matches!(failure, Failure::NotStarted(_)), "{failure:?}");
    let another = Workers::new(Settings::new("/bin/false".into()));
    let failure = another.print(workspace(), page(1)).await.unwrap_err();
    assert!(matches!(failure, Failure::NotStarted(_)), "{failure:?}");
    assert_eq!(another.snapshot(), Snapshot { alive: 0, busy: 0, waiting: 0 });
}

/// Notes what it is told.
#[derive(Default)]
struct Notes(Mutex<Vec<String>>);

impl Observer for Notes {
    fn job_ended(&self, kind: &'static str, outcome: &'static str, _: Duration, _: Duration) {
        self.0.lock().unwrap().push(format!("{kind} {outcome}"));
    }

    fn worker_ended(&self, reason: &'static str) {
        self.0.lock().unwrap().push(reason.to_owned());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_is_told_to_whoever_measures() {
    let notes = Arc::new(Notes::default());
    let workers = workers(1);
    workers.observe(Arc::clone(&notes) as Arc<dyn Observer>);
    workers.print(workspace(), page(1)).await.unwrap().unwrap();
    let short = Limits { deadline: Duration::from_millis(50), ..PLENTY };
    workers.probe(workspace(), Probe::Wait, Vec::new(), short).await.unwrap_err();
    let work = occupy(&workers, workspace()).await;
    work.abort();
    let told = eventually("the end of what was given up", async || {
        let told = notes.0.lock().unwrap().clone();
        (told.last()? == "abandoned").then_some(told)
    })
    .await;
    assert_eq!(told, ["print done", "too_slow", "probe too_slow", "probe abandoned", "abandoned"]);
}

/// Milliseconds of the processor that a process has used so far.
fn used(process: u32) -> f64 {
    let tasks = std::fs::read_dir(format!("/proc/{process}/task")).unwrap().map(|task| task.unwrap().path());
    let nanos = tasks.map(|task| {
        let text = std::fs::read_to_string(task.join("schedstat")).unwrap_or_default();
        text.split(' ').next().and_then(|nanos| nanos.parse::<u64>().ok()).unwrap_or_default()
    });
    std::time::Duration::from_nanos(nanos.sum()).as_secs_f64() * 1_000.0
}

/// Milliseconds of the processor that some work takes in these processes, for each of its pieces.
async fn cost(processes: &[u32], pieces: usize, work: impl AsyncFn(usize)) -> f64 {
    let used = || processes.iter().map(|process| used(*process)).sum::<f64>();
    let before = used();
    for piece in 0..pieces {
        work(piece).await;
    }
    (used() - before) / f64::from(u32::try_from(pieces).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: a thousand documents"]
async fn memory_stays_flat() {
    let workers = workers(1);
    let worker = process(&workers).await;
    let print = async |number| drop(workers.print(workspace(), page(number)).await.unwrap().unwrap());
    for number in 0..200 {
        print(number).await;
    }
    let warm = kibibytes(worker, "VmRSS");
    for number in 200..1_200 {
        print(number).await;
    }
    let later = kibibytes(worker, "VmRSS");
    println!("{warm} KiB after 200 documents, {later} KiB after 1,200");
    assert!(later < warm + warm / 4, "{warm} KiB became {later}");
    assert_eq!(process(&workers).await, worker);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: measures, and wants the machine for itself"]
async fn the_way_to_a_worker_is_short() {
    let workers = workers(1);
    let worker = process(&workers).await;
    let (here, both) = ([std::process::id()], [std::process::id(), worker]);
    let file = vec![bytes::Bytes::from(vec![0; 30_000])];
    let way = cost(&both, 1_000, async |_| {
        workers.probe(workspace(), Probe::Echo, file.clone(), PLENTY).await.unwrap();
    })
    .await;
    let through_the_pool = async |number| drop(workers.print(workspace(), page(number)).await.unwrap().unwrap());
    through_the_pool(0).await;
    let pooled = cost(&both, 200, through_the_pool).await;
    let renderer = render::Renderer::default();
    let in_process = async |number| drop(renderer.render(&page(number)).unwrap());
    in_process(0).await;
    let alone = cost(&here, 200, in_process).await;
    println!(
        "{way:.3} ms there and back; a page takes {pooled:.2} ms through the pool and {alone:.2} ms in process"
    );
    assert!(way < 1.0, "{way} ms there and back");
    assert!(pooled < alone * 1.5, "{pooled} ms through the pool, {alone} ms in process");
}
