//! Being told to stop.

use std::future::Future;

use tokio::signal::unix::{SignalKind, signal};

use crate::Failure;

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
