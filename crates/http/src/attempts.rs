//! Slows down those who guess passwords: so many tries for an address on one account, and so many for an address
//! altogether, then a pause.
//!
//! The count is this node's own and lives in memory; argon2 makes each guess expensive on every node.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};

use model::Timestamp;
use sha2::{Digest, Sha256};

/// How long tries are remembered, from the first one on.
const WINDOW_MILLIS: i64 = 15 * 60 * 1000;
/// Failed tries for one account from one address.
const PER_ACCOUNT: u32 = 10;
/// Failed tries from one address, whatever the account. Many people may share an address.
const PER_ADDRESS: u32 = 100;
/// Counters kept at most, some hundred bytes each.
const MOST_COUNTERS: usize = 10_000;

/// The tries of late.
pub(crate) struct Attempts {
    counters: Mutex<HashMap<Key, Counter>>,
    per_account: u32,
    per_address: u32,
}

impl Default for Attempts {
    fn default() -> Self {
        Self::with_limits(PER_ACCOUNT, PER_ADDRESS)
    }
}

/// A hash, so that a long address takes no more room than a short one.
type Key = [u8; 32];

#[derive(Clone, Copy)]
struct Counter {
    tries: u32,
    until: Timestamp,
}

/// A try that is under way and counts as failed until it is forgiven.
pub(crate) struct Attempt {
    account: Key,
    address: Key,
}

/// Too many tries: not before this moment.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooMany(pub Timestamp);

impl Attempts {
    /// Counters with limits of their own.
    pub fn with_limits(per_account: u32, per_address: u32) -> Self {
        Self { counters: Mutex::default(), per_account, per_address }
    }

    /// Counts a try before its password is looked at, so that many at once are no way around.
    pub fn begin(&self, address: Option<IpAddr>, email: &str, now: Timestamp) -> Result<Attempt, TooMany> {
        let address = address.map(network).unwrap_or_default();
        let account = key(&[&address, &email.trim().to_lowercase()]);
        self.count(Attempt { account, address: key(&[&address]) }, now)
    }

    /// The same for an account whose tries are counted together wherever they come from: behind a password that is known,
    /// where six digits could be guessed from many addresses, and nobody else can lock the owner out.
    pub fn begin_anywhere(
        &self,
        address: Option<IpAddr>,
        account: &str,
        now: Timestamp,
    ) -> Result<Attempt, TooMany> {
        let address = address.map(network).unwrap_or_default();
        self.count(Attempt { account: key(&["anywhere", "", account]), address: key(&[&address]) }, now)
    }

    fn count(&self, attempt: Attempt, now: Timestamp) -> Result<Attempt, TooMany> {
        let mut counters = self.counters();
        let limits = [(attempt.account, self.per_account), (attempt.address, self.per_address)];
        for (key, limit) in limits {
            if let Some(counter) =
                counters.get(&key).filter(|counter| counter.until > now && counter.tries >= limit)
            {
                return Err(TooMany(counter.until));
            }
        }
        for (key, _) in limits {
            make_room(&mut counters, key, now);
            let fresh = Counter { tries: 0, until: now.plus_millis(WINDOW_MILLIS) };
            let counter = counters.entry(key).or_insert(fresh);
            if counter.until <= now {
                *counter = fresh;
            }
            counter.tries += 1;
        }
        Ok(attempt)
    }

    /// A try that did not fail, or not by a wrong password: the account begins anew, and the address has one more.
    pub fn forgive(&self, attempt: &Attempt) {
        let mut counters = self.counters();
        counters.remove(&attempt.account);
        if let Some(counter) = counters.get_mut(&attempt.address) {
            counter.tries = counter.tries.saturating_sub(1);
        }
    }

    fn counters(&self) -> MutexGuard<'_, HashMap<Key, Counter>> {
        // Whatever a panic left behind are still counters.
        self.counters.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Forgets what is over, or else what is over soonest, where a new counter would be one too many.
fn make_room(counters: &mut HashMap<Key, Counter>, wanted: Key, now: Timestamp) {
    if counters.len() < MOST_COUNTERS || counters.contains_key(&wanted) {
        return;
    }
    counters.retain(|_, counter| counter.until > now);
    if counters.len() >= MOST_COUNTERS {
        let soonest = counters.iter().min_by_key(|(_, counter)| counter.until).map(|(key, _)| *key);
        soonest.map(|key| counters.remove(&key));
    }
}

/// One household has a whole /64 of IPv6 addresses, which must not be as many tries.
fn network(address: IpAddr) -> String {
    match address {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).to_string(),
        IpAddr::V4(address) => address.to_string(),
    }
}

fn key(parts: &[&str]) -> Key {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.as_bytes());
        hash.update([0]);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Timestamp = Timestamp::from_millis(1_000_000);

    fn at(address: &str) -> IpAddr {
        address.parse().expect("an address")
    }

    fn failures(attempts: &Attempts, address: &str, email: &str, count: u32) {
        for _ in 0..count {
            assert!(attempts.begin(Some(at(address)), email, START).is_ok());
        }
    }

    #[test]
    fn an_account_is_paused_for_one_address_only() {
        let attempts = Attempts::default();
        failures(&attempts, "192.0.2.1", "ana@example.com", PER_ACCOUNT);
        let until = START.plus_millis(WINDOW_MILLIS);
        assert_eq!(attempts.begin(Some(at("192.0.2.1")), " Ana@Example.com", START).err(), Some(TooMany(until)));
        assert!(attempts.begin(Some(at("192.0.2.2")), "ana@example.com", START).is_ok());
        assert!(attempts.begin(Some(at("192.0.2.1")), "ben@example.com", START).is_ok());
        assert!(attempts.begin(Some(at("192.0.2.1")), "ana@example.com", until).is_ok());
    }

    #[test]
    fn an_account_can_be_paused_for_all_addresses() {
        let attempts = Attempts::default();
        for number in 0..PER_ACCOUNT {
            let address = Some(at(&format!("192.0.2.{number}")));
            assert!(attempts.begin_anywhere(address, "usr_1", START).is_ok());
        }
        assert!(attempts.begin_anywhere(Some(at("192.0.2.99")), "usr_1", START).is_err());
        assert!(attempts.begin_anywhere(Some(at("192.0.2.99")), "usr_2", START).is_ok());
    }

    #[test]
    fn an_address_is_paused_whatever_the_account() {
        let attempts = Attempts::default();
        for number in 0..PER_ADDRESS {
            failures(&attempts, &format!("2001:db8::{number:x}"), &format!("{number}@example.com"), 1);
        }
        assert!(attempts.begin(Some(at("2001:db8::ffff")), "new@example.com", START).is_err());
        assert!(attempts.begin(Some(at("2001:db8:0:1::1")), "new@example.com", START).is_ok());
    }

    #[test]
    fn success_begins_anew() {
        let attempts = Attempts::default();
        failures(&attempts, "192.0.2.1", "ana@example.com", PER_ACCOUNT - 1);
        let attempt = attempts.begin(Some(at("192.0.2.1")), "ana@example.com", START).expect("one is left");
        attempts.forgive(&attempt);
        failures(&attempts, "192.0.2.1", "ana@example.com", PER_ACCOUNT);
    }

    #[test]
    fn memory_is_bounded() {
        let attempts = Attempts::default();
        for number in 0..MOST_COUNTERS {
            let address = format!("10.{}.{}.1", number / 256, number % 256);
            failures(&attempts, &address, "ana@example.com", 1);
        }
        assert!(attempts.counters().len() <= MOST_COUNTERS);
    }
}
