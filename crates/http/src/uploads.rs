//! Files that those without a key send: few at once from one address, since each is held in memory until it is whole.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;

use crate::attempts::network;
use crate::error::ApiError;

/// How many may be under way from one address. A whole office may share an address, but seldom sends at the same moment.
const AT_ONCE: u32 = 8;
/// After how many seconds somebody who is refused may try again.
const AGAIN_SECONDS: i64 = 5;

/// How many are under way from where.
#[derive(Default)]
pub(crate) struct Uploads(Arc<Mutex<HashMap<String, u32>>>);

/// One that is under way, until it is dropped.
pub(crate) struct UnderWay {
    address: String,
    counts: Arc<Mutex<HashMap<String, u32>>>,
}

impl Uploads {
    /// Begins one, before its content is read.
    pub fn begin(&self, address: Option<IpAddr>) -> Result<UnderWay, ApiError> {
        let address = address.map(network).unwrap_or_default();
        let mut counts = held(&self.0);
        let count = counts.entry(address.clone()).or_default();
        if *count >= AT_ONCE {
            let message = "too many files are being sent from this address; wait until they are";
            let refused = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "RATE_LIMITED", message);
            return Err(refused.retry_after(AGAIN_SECONDS));
        }
        *count += 1;
        drop(counts);
        Ok(UnderWay { address, counts: Arc::clone(&self.0) })
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut counts = held(&self.counts);
        if let Some(count) = counts.get_mut(&self.address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

fn held(counts: &Mutex<HashMap<String, u32>>) -> MutexGuard<'_, HashMap<String, u32>> {
    // Whatever a panic left behind are still counts.
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_few_under_way_and_others_have_theirs() {
        let uploads = Uploads::default();
        let (one, other) = (Some(IpAddr::from([192, 0, 2, 1])), Some(IpAddr::from([192, 0, 2, 2])));
        let mut begun: Vec<_> = (0..AT_ONCE).map(|_| uploads.begin(one).expect("there is room")).collect();
        assert!(uploads.begin(one).is_err());
        assert!(uploads.begin(other).is_ok());
        begun.pop();
        assert!(uploads.begin(one).is_ok(), "one is done");
        begun.clear();
        assert!(held(&uploads.0).is_empty(), "nothing is remembered");
    }
}
