//! What those without a key or a session send as JSON: how much of it is held in memory at once, from one address and from all
//! of them. A body may take its time, and whoever opens many connections would hold many.
//!
//! The beginning of each is free: a large answer may have to wait because of others, a click never has to.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;

use crate::attempts::network;
use crate::error::ApiError;

/// How large a body may be where no answers are expected.
pub(crate) const BRIEF: usize = 16 * 1024;
/// What is held at once of bodies from one address, beyond the beginning of each. A whole office may share an address.
const FROM_ONE: usize = 8 * 1024 * 1024;
/// And from all addresses.
const FROM_ALL: usize = 64 * 1024 * 1024;
/// After how many seconds somebody who is refused may try again.
const AGAIN_SECONDS: i64 = 5;

/// How much is held, and from where.
#[derive(Default)]
pub(crate) struct Strangers(Arc<Mutex<Held>>);

#[derive(Default)]
struct Held {
    all: usize,
    from: HashMap<String, usize>,
}

/// A body that is being read, until it is dropped.
pub(crate) struct Holding {
    address: String,
    come: usize,
    counted: usize,
    held: Arc<Mutex<Held>>,
}

impl Strangers {
    /// Begins with a body.
    pub fn begin(&self, address: Option<IpAddr>) -> Holding {
        let address = address.map(network).unwrap_or_default();
        Holding { address, come: 0, counted: 0, held: Arc::clone(&self.0) }
    }
}

impl Holding {
    /// Counts bytes that came, or says that there is no room for them.
    pub fn add(&mut self, bytes: usize) -> Result<(), ApiError> {
        self.come = self.come.saturating_add(bytes);
        let more = self.come.saturating_sub(BRIEF) - self.counted;
        if more == 0 {
            return Ok(());
        }
        let mut held = locked(&self.held);
        let from_here = held.from.get(&self.address).copied().unwrap_or_default() + more;
        if from_here > FROM_ONE {
            let message = "too much is being sent from this address; wait until it is there";
            let refused = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "RATE_LIMITED", message);
            return Err(refused.retry_after(AGAIN_SECONDS));
        }
        if held.all + more > FROM_ALL {
            let message = "too much is being sent to the service at the moment; try again in a few seconds";
            let refused = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "UNAVAILABLE", message);
            return Err(refused.retry_after(AGAIN_SECONDS));
        }
        held.all += more;
        held.from.insert(self.address.clone(), from_here);
        drop(held);
        self.counted += more;
        Ok(())
    }
}

impl Drop for Holding {
    fn drop(&mut self) {
        if self.counted == 0 {
            return;
        }
        let mut held = locked(&self.held);
        held.all = held.all.saturating_sub(self.counted);
        if let Some(from) = held.from.get_mut(&self.address) {
            *from = from.saturating_sub(self.counted);
            if *from == 0 {
                held.from.remove(&self.address);
            }
        }
    }
}

fn locked(held: &Mutex<Held>) -> MutexGuard<'_, Held> {
    // Whatever a panic left behind are still counts.
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEGABYTE: usize = 1024 * 1024;

    fn at(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn an_address_holds_a_bounded_amount_and_all_of_them_do() {
        let strangers = Strangers::default();
        let mut held = Vec::new();
        for address in 0..8 {
            for _ in 0..4 {
                let mut one = strangers.begin(Some(at(address)));
                assert!(one.add(BRIEF).is_ok() && one.add(2 * MEGABYTE).is_ok());
                held.push(one);
            }
            let refused = strangers.begin(Some(at(address))).add(BRIEF + 1).expect_err("one too many");
            assert_eq!(
                (refused.status, refused.retry_after),
                (StatusCode::TOO_MANY_REQUESTS, Some(AGAIN_SECONDS))
            );
        }
        let mut other = strangers.begin(Some(at(99)));
        assert!(other.add(BRIEF).is_ok(), "what is small goes through whatever others hold");
        let refused = other.add(1).expect_err("there is no room");
        assert_eq!((refused.status, refused.retry_after), (StatusCode::SERVICE_UNAVAILABLE, Some(AGAIN_SECONDS)));
        held.clear();
        assert!(other.add(2 * MEGABYTE).is_ok());
        drop(other);
        assert!(locked(&strangers.0).all == 0 && locked(&strangers.0).from.is_empty(), "nothing is remembered");
    }
}
