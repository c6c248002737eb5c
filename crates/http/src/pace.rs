//! How fast a body has to come: whoever sends the beginning of a large one and then nothing would hold memory for as long
//! as they like.

use std::time::Duration;

use axum::http::StatusCode;
use tokio::time::Instant;

use crate::error::ApiError;

/// How long the next bytes may take.
const SILENCE: Duration = Duration::from_secs(20);
/// How long a body may take whatever its size.
const GRACE: Duration = Duration::from_secs(30);
/// What has to come in a second on the whole: less than any telephone that can show our pages sends.
const BYTES_A_SECOND: u64 = 8 * 1024;

/// The pace of one body.
pub(crate) struct Pace {
    begun: Instant,
}

impl Pace {
    /// A body of which nothing has come yet.
    pub fn new() -> Self {
        Self { begun: Instant::now() }
    }

    /// Waits for the next bytes, after so many that came already.
    pub async fn wait_for<T>(&self, come: usize, next: impl Future<Output = T>) -> Result<T, ApiError> {
        let until = self.until(Instant::now(), come);
        tokio::time::timeout_at(until, next).await.map_err(|_| {
            let message = "the request body came too slowly; send it again, without pauses";
            ApiError::new(StatusCode::REQUEST_TIMEOUT, "REQUEST_TIMEOUT", message)
        })
    }

    /// Until when the next bytes have to come.
    fn until(&self, now: Instant, come: usize) -> Instant {
        let whole = GRACE + Duration::from_secs(come as u64 / BYTES_A_SECOND);
        (now + SILENCE).min(self.begun + whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_that_stops_or_trickles_is_given_up() {
        let pace = Pace::new();
        let after = |seconds| pace.begun + Duration::from_secs(seconds);
        assert_eq!(pace.until(after(0), 0), after(20), "nothing comes");
        assert_eq!(pace.until(after(100), 25 << 20), after(120), "nothing more comes");
        assert_eq!(pace.until(after(29), 2), after(30), "a byte now and then is no body");
        let slowly = |seconds: u64| usize::try_from(seconds).unwrap() * 16 * 1024;
        for seconds in [1, 60, 1_600] {
            assert!(pace.until(after(seconds), slowly(seconds)) > after(seconds + 1), "slow, and without pauses");
        }
    }
}
