//! Being told to stop, and what other signals mean.

use std::future::Future;

use tokio::signal::unix::{SignalKind, signal};

use crate::Failure;

/// Signals that ask daemons to read their settings or open their log anew, and end those that do not listen.
const PASSED_OVER: [(SignalKind, &str); 3] = [
    (SignalKind::hangup(), "SIGHUP"),
    (SignalKind::user_defined1(), "SIGUSR1"),
    (SignalKind::user_defined2(), "SIGUSR2"),
];

/// Passes over such signals from now on, and says so.
pub(crate) fn pass_over_others() -> Result<(), Failure> {
    for (kind, name) in PASSED_OVER {
        let mut signals = signal(kind)?;
        tokio::spawn(async move {
            while signals.recv().await.is_some() {
                tracing::info!(signal = name, "nothing is reloaded; restart to take settings over");
            }
        });
    }
    Ok(())
}

/// Listens for the signals to stop from now on; what it gives waits for one.
pub(crate) fn told_to_stop() -> Result<impl Future<Output = ()>, Failure> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}
