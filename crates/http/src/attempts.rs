//! Slows down those who guess passwords, and those who flood what is open to everybody: so many tries for an address on
//! one account or one thing, and so many for an address altogether, then a pause.
//!
//! A node that has the database for itself counts in memory. Several nodes count in the database, all together; who was
//! refused is remembered in memory, so that those who go on cost nothing there.
//!
//! What guards a few digits of somebody who is known (second steps, access codes) is counted in the database wherever that is:
//! memory is bounded, so strangers with many addresses can have anything forgotten that is counted there, and so does a restart.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};

use app::App;
use app::tries::{self, Key};
use axum::http::StatusCode;
use model::Timestamp;
use sha2::{Digest, Sha256};

use crate::error::ApiError;

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
    /// What is tried, which tells these from others that are counted in the same place.
    what: &'static str,
    counters: Mutex<HashMap<Key, Counter>>,
    per_account: u32,
    per_address: u32,
}

#[derive(Clone, Copy)]
struct Counter {
    tries: u32,
    limit: u32,
    until: Timestamp,
}

impl Counter {
    const fn is_full(&self) -> bool {
        self.tries >= self.limit
    }
}

/// A try that is under way and counts as failed until it is settled.
pub(crate) struct Attempt {
    account: Key,
    address: Key,
    /// Whether it is counted in the database whoever else may use that.
    is_kept: bool,
}

impl Attempt {
    const fn keys(&self) -> [Key; 2] {
        [self.account, self.address]
    }
}

/// Too many tries: not before this moment.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooMany(pub Timestamp);

impl TooMany {
    /// What is told to whoever came too often. Rounded up: nobody is told to come back too early.
    pub fn told(&self, now: Timestamp, message: &str) -> ApiError {
        let seconds = (self.0.millis() - now.millis() + 999) / 1000;
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "RATE_LIMITED", message).retry_after(seconds)
    }
}

impl Refused {
    /// What is told to whoever made the try.
    pub fn told(self, app: &App, message: &str) -> ApiError {
        match self {
            Self::TooMany(too_many) => too_many.told(app.now(), message),
            Self::Failed(error) => error.into(),
        }
    }
}

/// Why a try can't be made.
#[derive(Debug)]
pub(crate) enum Refused {
    /// There were too many.
    TooMany(TooMany),
    /// It could not be counted.
    Failed(model::Error),
}

impl Attempts {
    /// Counters with the limits of passwords and codes.
    pub fn at(what: &'static str) -> Self {
        Self::with_limits(what, PER_ACCOUNT, PER_ADDRESS)
    }

    /// Counters with limits of their own.
    pub fn with_limits(what: &'static str, per_account: u32, per_address: u32) -> Self {
        Self { what, counters: Mutex::default(), per_account, per_address }
    }

    /// Counts a try before its password is looked at, so that many at once are no way around.
    pub async fn begin(&self, app: &App, address: Option<IpAddr>, email: &str) -> Result<Attempt, Refused> {
        self.count_everywhere(app, self.attempt(address, email)).await
    }

    /// The same for an account whose tries are counted together wherever they come from: behind a password that is known,
    /// where six digits could be guessed from many addresses, and nobody else can lock the owner out. They are counted in the
    /// database, so it is for accounts and links that there are: nobody else is to fill that.
    pub async fn begin_anywhere(
        &self,
        app: &App,
        address: Option<IpAddr>,
        account: &str,
    ) -> Result<Attempt, Refused> {
        self.count_everywhere(app, self.attempt_anywhere(address, account)).await
    }

    fn attempt(&self, address: Option<IpAddr>, email: &str) -> Attempt {
        let address = address.map(network).unwrap_or_default();
        let account = key(&[self.what, &address, &email.trim().to_lowercase()]);
        Attempt { account, address: key(&[self.what, &address]), is_kept: false }
    }

    fn attempt_anywhere(&self, address: Option<IpAddr>, account: &str) -> Attempt {
        let address = address.map(network).unwrap_or_default();
        let account = key(&[self.what, "anywhere", "", account]);
        // Apart from those of [`Self::attempt`], which may be counted elsewhere.
        Attempt { account, address: key(&[self.what, "anywhere", &address]), is_kept: true }
    }

    async fn count_everywhere(&self, app: &App, attempt: Attempt) -> Result<Attempt, Refused> {
        let now = app.now();
        if !is_in_database(app, &attempt) {
            return self.count(attempt, now).map_err(Refused::TooMany);
        }
        self.refuse_exhausted(&self.counters(), &attempt, now).map_err(Refused::TooMany)?;
        let until = now.plus_millis(WINDOW_MILLIS);
        let counted = tries::count(app, attempt.keys(), until).await.map_err(Refused::Failed)?;
        for ((key, limit), counted) in self.limits(&attempt).into_iter().zip(counted) {
            if counted.tries > i64::from(limit) {
                let mut counters = self.counters();
                make_room(&mut counters, key, now);
                counters.insert(key, Counter { tries: limit, limit, until: counted.until });
                return Err(Refused::TooMany(TooMany(counted.until)));
            }
        }
        Ok(attempt)
    }

    fn limits(&self, attempt: &Attempt) -> [(Key, u32); 2] {
        [(attempt.account, self.per_account), (attempt.address, self.per_address)]
    }

    fn refuse_exhausted(
        &self,
        counters: &HashMap<Key, Counter>,
        attempt: &Attempt,
        now: Timestamp,
    ) -> Result<(), TooMany> {
        for (key, limit) in self.limits(attempt) {
            if let Some(counter) =
                counters.get(&key).filter(|counter| counter.until > now && counter.tries >= limit)
            {
                return Err(TooMany(counter.until));
            }
        }
        Ok(())
    }

    fn count(&self, attempt: Attempt, now: Timestamp) -> Result<Attempt, TooMany> {
        // Held from the look to the count: of many at once each sees those before it.
        let mut counters = self.counters();
        self.refuse_exhausted(&counters, &attempt, now)?;
        for (key, limit) in self.limits(&attempt) {
            make_room(&mut counters, key, now);
            let fresh = Counter { tries: 0, limit, until: now.plus_millis(WINDOW_MILLIS) };
            let counter = counters.entry(key).or_insert(fresh);
            if counter.until <= now {
                *counter = fresh;
            }
            counter.tries += 1;
        }
        Ok(attempt)
    }

    /// What came of a try: one that was right has the account begin anew, a wrong password or code goes on counting, and
    /// one that failed otherwise was none, and is taken back without forgiving those before it.
    pub async fn settle<T>(&self, app: &App, attempt: &Attempt, outcome: &model::Result<T>) {
        let was_right = match outcome {
            Ok(_) => true,
            Err(model::Error::Forbidden(_)) => return,
            Err(_) => false,
        };
        self.undo(app, attempt, was_right).await;
    }

    /// Nothing came of it: it is taken back, without forgiving those before it.
    pub async fn was_none(&self, app: &App, attempt: &Attempt) {
        self.undo(app, attempt, false).await;
    }

    async fn undo(&self, app: &App, attempt: &Attempt, was_right: bool) {
        self.take_back_here(attempt, was_right);
        if !is_in_database(app, attempt) {
            return;
        }
        let taken_back = if was_right {
            tries::forgive(app, attempt.keys()).await
        } else {
            tries::take_back(app, attempt.keys()).await
        };
        if let Err(error) = taken_back {
            // What was tried is done; that it counts as failed is over in a while.
            tracing::warn!(error = %model::error::Chain(&error), "a try that did not fail could not be taken back");
        }
    }

    fn take_back_here(&self, attempt: &Attempt, was_right: bool) {
        let mut counters = self.counters();
        for key in attempt.keys() {
            if let Some(counter) = counters.get_mut(&key) {
                counter.tries = counter.tries.saturating_sub(1);
                if counter.tries == 0 {
                    counters.remove(&key);
                }
            }
        }
        if was_right {
            counters.remove(&attempt.account);
        }
    }

    fn counters(&self) -> MutexGuard<'_, HashMap<Key, Counter>> {
        // Whatever a panic left behind are still counters.
        self.counters.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a try is counted in the database.
fn is_in_database(app: &App, attempt: &Attempt) -> bool {
    attempt.is_kept || tries::are_shared(app)
}

/// Forgets what is over, or else what is over soonest, where a new counter would be one too many: first of those who may try
/// on, so that nobody's pause ends because others come.
fn make_room(counters: &mut HashMap<Key, Counter>, wanted: Key, now: Timestamp) {
    if counters.len() < MOST_COUNTERS || counters.contains_key(&wanted) {
        return;
    }
    counters.retain(|_, counter| counter.until > now);
    if counters.len() >= MOST_COUNTERS {
        let soonest =
            counters.iter().min_by_key(|(_, counter)| (counter.is_full(), counter.until)).map(|(key, _)| *key);
        soonest.map(|key| counters.remove(&key));
    }
}

/// One household has a whole /64 of IPv6 addresses, which must not be as many tries.
pub(crate) fn network(address: IpAddr) -> String {
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

    impl Attempts {
        fn begin_here(&self, address: Option<IpAddr>, email: &str, now: Timestamp) -> Result<Attempt, TooMany> {
            self.count(self.attempt(address, email), now)
        }
    }

    fn at(address: &str) -> IpAddr {
        address.parse().expect("an address")
    }

    fn failures(attempts: &Attempts, address: &str, email: &str, count: u32) {
        for _ in 0..count {
            assert!(attempts.begin_here(Some(at(address)), email, START).is_ok());
        }
    }

    #[test]
    fn an_account_is_paused_for_one_address_only() {
        let attempts = Attempts::at("test");
        failures(&attempts, "192.0.2.1", "ana@example.com", PER_ACCOUNT);
        let until = START.plus_millis(WINDOW_MILLIS);
        assert_eq!(
            attempts.begin_here(Some(at("192.0.2.1")), " Ana@Example.com", START).err(),
            Some(TooMany(until))
        );
        assert!(attempts.begin_here(Some(at("192.0.2.2")), "ana@example.com", START).is_ok());
        assert!(attempts.begin_here(Some(at("192.0.2.1")), "ben@example.com", START).is_ok());
        assert!(attempts.begin_here(Some(at("192.0.2.1")), "ana@example.com", until).is_ok());
    }

    #[test]
    fn an_account_can_be_paused_for_all_addresses() {
        let attempts = Attempts::at("test");
        for number in 0..PER_ACCOUNT {
            let address = Some(at(&format!("192.0.2.{number}")));
            assert!(attempts.count(attempts.attempt_anywhere(address, "usr_1"), START).is_ok());
        }
        assert!(attempts.count(attempts.attempt_anywhere(Some(at("192.0.2.99")), "usr_1"), START).is_err());
        assert!(attempts.count(attempts.attempt_anywhere(Some(at("192.0.2.99")), "usr_2"), START).is_ok());
    }

    #[test]
    fn an_address_is_paused_whatever_the_account() {
        let attempts = Attempts::at("test");
        for number in 0..PER_ADDRESS {
            failures(&attempts, &format!("2001:db8::{number:x}"), &format!("{number}@example.com"), 1);
        }
        assert!(attempts.begin_here(Some(at("2001:db8::ffff")), "new@example.com", START).is_err());
        assert!(attempts.begin_here(Some(at("2001:db8:0:1::1")), "new@example.com", START).is_ok());
    }

    #[test]
    fn many_at_once_are_no_way_around() {
        let attempts = Attempts::at("test");
        let tried = || attempts.begin_here(Some(at("192.0.2.1")), "ana@example.com", START).is_ok();
        let let_in = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..64).map(|_| scope.spawn(tried)).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).filter(|let_in| *let_in).count()
        });
        assert_eq!(u32::try_from(let_in), Ok(PER_ACCOUNT));
    }

    #[test]
    fn success_begins_anew() {
        let attempts = Attempts::at("test");
        failures(&attempts, "192.0.2.1", "ana@example.com", PER_ACCOUNT - 1);
        let attempt = attempts.begin_here(Some(at("192.0.2.1")), "ana@example.com", START).expect("one is left");
        attempts.take_back_here(&attempt, true);
        failures(&attempts, "192.0.2.1", "ana@example.com", PER_ACCOUNT);
    }

    #[test]
    fn memory_is_bounded() {
        let attempts = Attempts::at("test");
        for number in 0..MOST_COUNTERS {
            let address = format!("10.{}.{}.1", number / 256, number % 256);
            failures(&attempts, &address, "ana@example.com", 1);
        }
        assert!(attempts.counters().len() <= MOST_COUNTERS);
    }

    #[test]
    fn nobodys_pause_ends_because_others_come() {
        let attempts = Attempts::at("test");
        failures(&attempts, "192.0.2.1", "ana@example.com", PER_ACCOUNT);
        for number in 0..MOST_COUNTERS / 2 + 50 {
            let address = format!("10.{}.{}.1", number / 256, number % 256);
            let later = START.plus_millis(1);
            assert!(attempts.begin_here(Some(at(&address)), "ben@example.com", later).is_ok());
        }
        assert!(attempts.begin_here(Some(at("192.0.2.1")), "ana@example.com", START.plus_millis(2)).is_err());
    }

    #[test]
    fn a_try_that_is_taken_back_leaves_nothing_behind() {
        let attempts = Attempts::at("test");
        let attempt = attempts.begin_here(Some(at("192.0.2.1")), "ana@example.com", START).expect("the first");
        attempts.take_back_here(&attempt, false);
        assert!(attempts.counters().is_empty());
    }
}
