//! Waiting for what happens beside the test.

use std::time::Duration;

/// How long something may take before it counts as not happening. Generous, since it only costs time when a test fails.
const PATIENCE: Duration = Duration::from_secs(30);
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// Looks again and again until there is something, and gives it. Fails, naming what was waited for, when it does not come.
pub async fn eventually<T>(what: &str, look: impl AsyncFn() -> Option<T>) -> T {
    let looking = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    };
    tokio::time::timeout(PATIENCE, looking).await.unwrap_or_else(|_| panic!("waited in vain for {what}"))
}
