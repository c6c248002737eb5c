//! Which API key opens what: looked up in memory, in the database about once a second for each key, and then for several
//! together.

mod due;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use model::api_key::{ApiKeyHash, ApiKeySecret};
use model::id::ApiKeyId;
use model::people::{Actor, Role};
use model::{Result, Timestamp};
use quick_cache::sync::Cache;
use store::Write;
use store::api_keys::KeyHolder;

use crate::{App, peers};
use due::{Due, Queue};

/// Keys remembered at once.
const KEYS: usize = 10_000;
/// How long a key is believed without asking again: what another node or the command line changed counts after this, and
/// who takes a key away from there waits for so long, in [`App::keys_changed_everywhere`].
const FRESH_MILLIS: i64 = 900;
/// How long before that it is looked up with others: keys that come in turn grow stale one after the other.
const SOON_MILLIS: i64 = FRESH_MILLIS / 3;
/// For how long a node may have been silent and yet be at work.
const SILENT_MILLIS: i64 = 60_000;
/// How often a key's last use is written down at most.
const USE_MILLIS: i64 = 60_000;

/// Why a key opens nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// It was never one of ours.
    Invalid,
    /// It was revoked, or its creator was removed.
    Revoked,
}

/// What a key opened.
#[derive(Debug, Clone)]
pub struct Opened {
    holder: Arc<KeyHolder>,
    role: Role,
}

impl Opened {
    /// The key, its workspace and its creator.
    #[must_use]
    pub fn holder(&self) -> &KeyHolder {
        &self.holder
    }

    /// What the key's creator may do now.
    #[must_use]
    pub const fn role(&self) -> Role {
        self.role
    }

    /// The key as the audit trail names it.
    #[must_use]
    pub fn actor(&self) -> Actor {
        let key = &self.holder.key;
        Actor::ApiKey { id: key.id, name: key.name.to_string(), user: key.created_by }
    }
}

#[derive(Clone)]
struct Remembered {
    holder: Arc<KeyHolder>,
    until: Timestamp,
}

/// The keys seen lately.
pub(crate) struct Keyring {
    keys: Cache<ApiKeyHash, Remembered>,
    due: Queue,
    /// Counts the changes of keys: what was read before one must not be remembered after it.
    changes: AtomicU64,
    uses: Mutex<HashMap<ApiKeyId, Use>>,
}

struct Use {
    at: Timestamp,
    written: Timestamp,
}

impl Default for Keyring {
    fn default() -> Self {
        Self { keys: Cache::new(KEYS), due: Queue::default(), changes: AtomicU64::new(0), uses: Mutex::default() }
    }
}

impl Keyring {
    /// Forgets what is known of keys, their workspaces and creators, because one of them has changed.
    pub fn forget(&self) {
        self.changes.fetch_add(1, Ordering::AcqRel);
        self.keys.clear();
    }

    /// Who holds a key that was seen lately. Its form was looked at then.
    fn known(&self, hash: ApiKeyHash, now: Timestamp) -> Option<Arc<KeyHolder>> {
        self.keys.get(&hash).filter(|known| now < known.until).map(|known| known.holder)
    }

    /// Looks a key up, and with it others that are used and will be stale soon.
    async fn read(&self, app: &App, hash: ApiKeyHash) -> Result<Option<Arc<KeyHolder>>> {
        let now = app.now();
        let together = match self.keys.peek(&hash) {
            Some(stale) => self.soon_stale(hash, now, stale.holder.key.id),
            None => Vec::new(),
        };
        let before = self.changes.load(Ordering::Acquire);
        let found = if together.len() > 1 {
            let ids: Vec<ApiKeyId> = together.iter().map(|due| due.id).collect();
            let holders = store::api_keys::holders(app.database(), &ids).await?;
            let hash_of = |id| together.iter().find(|due| due.id == id).map(|due| due.hash);
            holders.into_iter().filter_map(|holder| Some((hash_of(holder.key.id)?, holder))).collect()
        } else {
            let holder = store::api_keys::holder(app.database(), hash).await?;
            holder.into_iter().map(|holder| (hash, holder)).collect()
        };
        Ok(self.remember(hash, found, before, now.plus_millis(FRESH_MILLIS)))
    }

    /// A stale key, and others that were used since they were looked up and will be stale soon.
    fn soon_stale(&self, hash: ApiKeyHash, now: Timestamp, id: ApiKeyId) -> Vec<Due> {
        let uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        let is_used = |due: &Due| {
            uses.get(&due.id).is_some_and(|seen| seen.at.millis() >= due.until.millis() - FRESH_MILLIS)
        };
        // One that was looked up again meanwhile waits there a second time.
        let is_newest = |due: &Due| self.keys.peek(&due.hash).is_some_and(|known| known.until == due.until);
        let mut taken =
            self.due.take(now.plus_millis(SOON_MILLIS), |due| due.hash != hash && is_newest(due) && is_used(due));
        taken.push(Due { hash, id, until: now });
        taken
    }

    /// Remembers what was found, unless something has changed since before it was looked up, and gives the one of that hash.
    fn remember(
        &self,
        hash: ApiKeyHash,
        found: Vec<(ApiKeyHash, KeyHolder)>,
        before: u64,
        until: Timestamp,
    ) -> Option<Arc<KeyHolder>> {
        let mut wanted = None;
        let mut due = Vec::with_capacity(found.len());
        // Looked at twice: what is stale already is remembered for no moment, and what is stale by then for no longer.
        let is_stale = || self.changes.load(Ordering::Acquire) != before;
        let stale_already = is_stale();
        for (found, holder) in found {
            let holder = Arc::new(holder);
            if found == hash {
                wanted = Some(Arc::clone(&holder));
            }
            if stale_already {
                continue;
            }
            due.push(Due { hash: found, id: holder.key.id, until });
            self.keys.insert(found, Remembered { holder, until });
        }
        if is_stale() {
            for due in due {
                self.keys.remove(&due.hash);
            }
        } else {
            self.due.add(due);
        }
        wanted
    }

    fn note_use(&self, key: ApiKeyId, now: Timestamp) {
        let mut uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        uses.entry(key).or_insert(Use { at: now, written: Timestamp::from_millis(0) }).at = now;
    }

    /// Adds to a write when each key was last used, where that is a minute newer than what was written before.
    pub fn write_uses(&self, write: &mut Write) {
        let mut uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        for (key, seen) in uses.iter_mut() {
            if seen.at.millis() - seen.written.millis() >= USE_MILLIS {
                store::api_keys::used(write, *key, seen.at);
                seen.written = seen.at;
            }
        }
    }

    /// When a key was last used, where memory knows better than the database.
    pub fn last_use(&self, key: ApiKeyId) -> Option<Timestamp> {
        self.uses.lock().unwrap_or_else(PoisonError::into_inner).get(&key).map(|seen| seen.at)
    }
}

impl App {
    /// Forgets what is known of keys, here and in a moment on other nodes, because one of them has changed.
    pub(crate) fn keys_changed(&self) {
        self.keyring().forget();
        peers::tell_keys(self);
    }

    /// The same, and waits until no node can take an old answer for a new one: who takes a key away relies on it. Other
    /// nodes are told at once, and what one of them was not told it believes for a moment only. A service on SQLite is
    /// alone and has nobody to wait for; a command beside it can't tell it anything, nor see whether it runs, and waits.
    pub(crate) async fn keys_changed_everywhere(&self) {
        self.keys_changed();
        let any_other = if self.database().is_shared() {
            // What is heard of them does not count: words may be lost, and with them the one about the key.
            let lately = self.now().plus_millis(-SILENT_MILLIS);
            store::nodes::any_other(self.database(), self.node(), lately).await.unwrap_or(true)
        } else {
            !self.is_started()
        };
        if any_other {
            tokio::time::sleep(Duration::from_millis(FRESH_MILLIS.unsigned_abs())).await;
        }
    }

    /// Opens a workspace with the text of a key.
    ///
    /// # Errors
    /// When the database does not answer. A key that opens nothing is no error: the inner result says why.
    pub async fn open(&self, key: &str) -> Result<std::result::Result<Opened, Refused>> {
        let Some(hash) = ApiKeyHash::of(key) else { return Ok(Err(Refused::Invalid)) };
        let (keyring, now) = (self.keyring(), self.now());
        let known = self.lookups().keys.note(keyring.known(hash, now));
        let holder = if known.is_some() {
            known
        } else if ApiKeySecret::parse(key).is_ok() {
            // Seldom, so it is not carried along by every request.
            Box::pin(keyring.read(self, hash)).await?
        } else {
            None
        };
        let Some(holder) = holder else { return Ok(Err(Refused::Invalid)) };
        match holder.role {
            Some(role) if holder.key.revoked_at.is_none() => {
                keyring.note_use(holder.key.id, now);
                Ok(Ok(Opened { holder, role }))
            }
            // A key lives no longer than its creator's place in the workspace.
            _ => Ok(Err(Refused::Revoked)),
        }
    }
}
