//! How many bytes of files those without a key may leave behind at one page: they are kept for days, whether what they belong to
//! is submitted or not, and a full disk stops everybody.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use axum::http::StatusCode;
use model::Timestamp;

use crate::attempts::network;
use crate::error::ApiError;

/// From when bytes count until they no longer do.
const WINDOW_MILLIS: i64 = 60 * 60 * 1000;
/// From one address at one page: ten files of the largest kind. A whole office may share an address.
const FROM_ONE: u64 = 250 << 20;
/// From all addresses at one page.
const FROM_ALL: u64 = 2 << 30;
/// Counters kept at most.
const MOST_COUNTERS: usize = 10_000;

/// What came of late, by page, and by page and network.
#[derive(Default)]
pub(crate) struct UploadBytes(Mutex<HashMap<(String, Option<String>), Counter>>);

#[derive(Clone, Copy)]
struct Counter {
    bytes: u64,
    until: Timestamp,
}

impl UploadBytes {
    /// Counts a file that came to a page, or says when there is room again.
    pub fn take(&self, page: &str, address: Option<IpAddr>, bytes: usize, now: Timestamp) -> Result<(), ApiError> {
        let mut counters = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let network = address.map(network).unwrap_or_default();
        let keys = [((page.to_owned(), Some(network)), FROM_ONE), ((page.to_owned(), None), FROM_ALL)];
        let fresh = Counter { bytes: 0, until: now.plus_millis(WINDOW_MILLIS) };
        for (key, most) in &keys {
            let counter = counters.get(key).copied().filter(|counter| counter.until > now).unwrap_or(fresh);
            if counter.bytes.saturating_add(bytes as u64) > *most {
                let message = "too much was attached here of late; try again later, or send smaller files";
                let seconds = (counter.until.millis() - now.millis() + 999) / 1000;
                let refused = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "RATE_LIMITED", message);
                return Err(refused.retry_after(seconds));
            }
        }
        if counters.len() + keys.len() > MOST_COUNTERS {
            make_room(&mut counters, now);
        }
        for (key, _) in keys {
            let counter = counters.entry(key).or_insert(fresh);
            if counter.until <= now {
                *counter = fresh;
            }
            counter.bytes = counter.bytes.saturating_add(bytes as u64);
        }
        Ok(())
    }
}

/// Forgets what is over, or else the smaller half.
fn make_room(counters: &mut HashMap<(String, Option<String>), Counter>, now: Timestamp) {
    counters.retain(|_, counter| counter.until > now);
    if counters.len() > MOST_COUNTERS / 2 {
        let mut sizes: Vec<_> = counters.values().map(|counter| counter.bytes).collect();
        sizes.sort_unstable();
        let middle = sizes[sizes.len() / 2];
        counters.retain(|_, counter| counter.bytes > middle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Timestamp = Timestamp::from_millis(1_000_000);
    const FILE: usize = 25 << 20;

    fn at(number: usize) -> IpAddr {
        IpAddr::from([10, 0, u8::try_from(number / 256).expect("few"), u8::try_from(number % 256).expect("few")])
    }

    #[test]
    fn an_address_and_a_page_have_their_bounds() {
        let bytes = UploadBytes::default();
        for _ in 0..10 {
            assert!(bytes.take("a", Some(at(1)), FILE, START).is_ok());
        }
        let refused = bytes.take("a", Some(at(1)), 1, START).expect_err("one too many");
        assert_eq!((refused.status, refused.retry_after), (StatusCode::TOO_MANY_REQUESTS, Some(3600)));
        assert!(bytes.take("b", Some(at(1)), FILE, START).is_ok(), "another page");
        let taken = (2..200).filter(|number| bytes.take("a", Some(at(*number)), FILE, START).is_ok()).count();
        assert_eq!(taken, 71, "all of them together have left behind what there is room for");
        assert!(bytes.take("a", Some(at(1)), FILE, START.plus_millis(WINDOW_MILLIS)).is_ok(), "it is over");
    }

    #[test]
    fn memory_is_bounded_and_the_largest_are_remembered() {
        let bytes = UploadBytes::default();
        for _ in 0..10 {
            assert!(bytes.take("a", Some(at(1)), FILE, START).is_ok());
        }
        for number in 0..MOST_COUNTERS {
            assert!(bytes.take(&number.to_string(), Some(at(2)), 1, START).is_ok());
        }
        assert!(bytes.0.lock().expect("no panic").len() <= MOST_COUNTERS);
        assert!(bytes.take("a", Some(at(1)), FILE, START).is_err());
    }
}
