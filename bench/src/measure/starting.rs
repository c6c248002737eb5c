//! How soon a fresh instance is ready, and what it takes while nobody uses it.

use std::time::Duration;

use tokio::time;

use crate::{
    failure::Result,
    instance::{Instance, Workshop},
    process::resident_bytes,
    rounds::Spread,
    table::{Report, Target},
};

/// How many instances are started; each is a fresh one, since a second start finds more done.
const STARTS: usize = 3;

/// How long the server is left alone before its memory is read, so that what it does once after the start is
/// included.
const IDLE: Duration = Duration::from_secs(2);

/// Starts fresh instances one after another.
pub async fn measure(workshop: &Workshop, report: &mut Report) -> Result<()> {
    eprintln!("starting fresh instances");
    let mut ready = Vec::with_capacity(STARTS);
    let mut resident = Vec::with_capacity(STARTS);
    for _ in 0..STARTS {
        let instance = Instance::set_up(workshop, "start", None)?;
        let server = instance.start().await?;
        ready.push(server.ready_after().as_secs_f64());
        time::sleep(IDLE).await;
        resident.push(megabytes(resident_bytes(server.process())?));
        server.stop().await?;
    }
    report.goal("from start to ready, fresh data folder", Spread::of(ready), " s", Target::Below(1.0));
    report.goal("resident memory of the idle main process", Spread::of(resident), " MB", Target::Below(60.0));
    Ok(())
}

/// Bytes in the unit of the targets.
pub fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}
