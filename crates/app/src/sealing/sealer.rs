//! What seals: the key with its certificate, and the time-stamp authority.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use model::{Random, Timestamp};
use outbound::Asker;
use seal::{Authority, Level, SealError, Sealed, Sealing, SealingKey};
use store::{StoreError, Write};
use tokio::runtime::Handle;

use super::answer::Answer;
use super::key_file;
use super::silence::Silence;

/// A generated certificate is replaced so many days before its end.
const RENEWED_BEFORE: i64 = 60;

/// Whether a generated key seals on: its certificate does not end soon, and has begun. One that has not was made while the clock
/// was ahead, and would keep everybody waiting until then.
pub(super) fn goes_on(key: &SealingKey, now: Timestamp) -> bool {
    !key.ends_within(RENEWED_BEFORE, now) && !key.begins_after(now)
}

/// Where the key comes from.
#[derive(Debug, Clone)]
pub enum KeySource {
    /// Made by the service and renewed before its certificate ends. It is kept in a file, or in the database where other
    /// nodes share that; then a file that is there already is taken over.
    Generated {
        /// The file.
        path: PathBuf,
        /// Whose name the certificate bears.
        name: String,
    },
    /// The operator's own, as PEM.
    Pem {
        /// The private key.
        key: String,
        /// The certificate, and those above it.
        certificate: String,
    },
    /// The operator's own, as a PKCS #12 file.
    Pkcs12 {
        /// The file's bytes.
        bytes: Vec<u8>,
        /// Its password.
        password: String,
    },
}

/// Why nothing can be sealed.
#[derive(Debug, thiserror::Error)]
pub enum SealerError {
    /// The key can't be used.
    #[error(transparent)]
    Key(#[from] SealError),
    /// The database that holds the generated key does not answer: that passes.
    #[error("the sealing key in the database can't be read")]
    Unavailable(#[from] StoreError),
    /// The generated key in the database can't be opened.
    #[error("the sealing key in the database can't be used: {0}")]
    Database(String),
    /// The file of a generated key can't be read or written.
    #[error("the sealing key in {0} can't be used: {1}")]
    File(String, String),
}

impl SealerError {
    /// The reason as people of a workspace may know it: where the key lies concerns the operator alone.
    pub(super) fn words(&self) -> String {
        match self {
            Self::Key(error) => error.to_string(),
            Self::Unavailable(_) | Self::Database(_) | Self::File(..) => {
                "the sealing key can’t be read".to_owned()
            }
        }
    }
}

/// What documents are sealed with.
pub struct Sealer {
    source: KeySource,
    authority: Option<String>,
    asker: Asker,
    key: Mutex<Option<Arc<SealingKey>>>,
    answer: Answer,
    silence: Silence,
    /// Documents that were sealed, by level.
    made: Mutex<BTreeMap<String, u64>>,
}

impl Sealer {
    /// A sealer that has not looked at its key yet, and the client by which it asks the authority.
    #[must_use]
    pub fn new(source: KeySource, authority: Option<String>, asker: Asker) -> Self {
        Self {
            source,
            authority,
            asker,
            key: Mutex::new(None),
            answer: Answer::default(),
            silence: Silence::default(),
            made: Mutex::default(),
        }
    }

    /// The address of the time-stamp authority.
    #[must_use]
    pub fn authority(&self) -> Option<&str> {
        self.authority.as_deref()
    }

    /// Whether the key was made by the service itself.
    #[must_use]
    pub const fn is_generated(&self) -> bool {
        matches!(self.source, KeySource::Generated { .. })
    }

    /// Where the key comes from.
    pub(super) const fn source(&self) -> &KeySource {
        &self.source
    }

    /// The generated key that is known already, where it need not be made anew.
    pub(super) fn kept(&self, now: Timestamp) -> Option<Arc<SealingKey>> {
        let kept = self.key.lock().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|key| goes_on(key, now)).cloned()
    }

    /// Remembers the key.
    pub(super) fn keep(&self, key: &Arc<SealingKey>) {
        *self.key.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(key));
    }

    /// Counts a document that was sealed.
    pub(super) fn count(&self, level: &str) {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        *made.entry(level.to_owned()).or_default() += 1;
    }

    /// Documents that were sealed by this process, by level.
    pub(crate) fn made(&self) -> Vec<(String, u64)> {
        let made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.iter().map(|(level, count)| (level.clone(), *count)).collect()
    }

    /// When the certificate ends. One that the service makes itself is not made to tell this.
    pub(crate) fn certificate_ends(&self, now: Timestamp, random: &dyn Random) -> Option<Timestamp> {
        if !self.is_generated() {
            // One that has ended is remembered all the same.
            let _ = self.key(now, random);
        }
        let kept = self.key.lock().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().map(|key| key.certificate().not_after)
    }

    /// Notes that the authority gave a time stamp.
    pub(super) fn was_answered(&self, at: Timestamp) {
        self.answer.note(at);
    }

    /// When the authority last gave a time stamp to this process.
    pub(super) fn last_answer(&self) -> Option<Timestamp> {
        self.answer.last()
    }

    /// Adds to a write when the authority last gave a time stamp, where that is news.
    pub(crate) fn write_answer(&self, write: &mut Write) {
        if let (Some(url), Some(at)) = (self.authority(), self.answer.news()) {
            store::time_stamp_authorities::answered(write, url, at);
        }
    }

    /// Whether the authority can be reached: any answer will do, since an empty question is not worth a time stamp.
    ///
    /// # Errors
    /// Why it can't, as a fragment that follows its address.
    pub async fn reach_authority(&self) -> Result<(), String> {
        let Some(url) = self.authority.as_deref() else { return Ok(()) };
        match self.asker.ask(url, Some(("application/timestamp-query", Vec::new()))).await {
            Err(problem) if !problem.starts_with("answered") => Err(problem),
            _ => Ok(()),
        }
    }

    /// The key that seals now on a node of its own. One that the service makes itself is made at the first use and renewed in time; the
    /// operator's own is only used while its certificate is valid.
    ///
    /// # Errors
    /// When it can't be read, or its certificate is not valid now.
    pub fn key(&self, now: Timestamp, random: &dyn Random) -> Result<Arc<SealingKey>, SealerError> {
        let mut kept = self.key.lock().unwrap_or_else(PoisonError::into_inner);
        let generated = matches!(self.source, KeySource::Generated { .. });
        if let Some(key) = &*kept
            && (!generated || goes_on(key, now))
        {
            key.check_validity(now)?;
            return Ok(Arc::clone(key));
        }
        let key = Arc::new(match &self.source {
            KeySource::Generated { path, name } => {
                key_file::read_or_make(path, name, |key| goes_on(key, now), now, random)?
            }
            KeySource::Pem { key, certificate } => SealingKey::from_pem(key, certificate)?,
            KeySource::Pkcs12 { bytes, password } => SealingKey::from_pkcs12(bytes, password)?,
        });
        *kept = Some(Arc::clone(&key));
        key.check_validity(now)?;
        Ok(key)
    }

    /// Seals a PDF, with the authority's time stamps where there is one. It waits for the network and computes: for a
    /// thread that may block.
    pub(super) fn seal(
        &self,
        pdf: &[u8],
        sealing: &Sealing<'_>,
        random: &dyn Random,
        threads: &Handle,
    ) -> Result<Sealed, SealError> {
        self.asking(threads, |ask| {
            let authority = self.wanted(ask, random);
            seal::seal(pdf, &Sealing { authority, ..*sealing })
        })
    }

    /// Adds to a sealed PDF what the authority could not give before.
    pub(super) fn upgrade(
        &self,
        pdf: &[u8],
        ours: &[[u8; 32]],
        random: &dyn Random,
        threads: &Handle,
    ) -> Result<Sealed, SealError> {
        self.asking(threads, |ask| match self.wanted(ask, random) {
            Some(authority) => seal::upgrade(pdf, ours, &authority),
            None => Err(SealError::Authority("is not set any more".to_owned())),
        })
    }

    /// Adds another time stamp to a PDF whose seal is complete.
    pub(super) fn prolong(
        &self,
        pdf: &[u8],
        ours: &[[u8; 32]],
        random: &dyn Random,
        threads: &Handle,
    ) -> Result<Sealed, SealError> {
        self.asking(threads, |ask| match self.wanted(ask, random) {
            Some(authority) => seal::prolong(pdf, ours, &authority),
            None => Err(SealError::Authority("is not set any more".to_owned())),
        })
    }

    fn wanted<'a>(&'a self, ask: seal::Ask<'a>, random: &'a dyn Random) -> Option<Authority<'a>> {
        let url = self.authority.as_deref()?;
        Some(Authority { url, level: Level::Lta, ask, random })
    }

    fn asking<T>(&self, threads: &Handle, work: impl FnOnce(seal::Ask<'_>) -> T) -> T {
        work(&|url, question| {
            self.silence.must_be_over(url)?;
            let body = question.body().map(|(kind, body)| (kind, body.to_vec()));
            let answered = threads.block_on(self.asker.ask(url, body));
            self.silence.note(url, &answered);
            answered
        })
    }
}

#[cfg(test)]
mod tests {
    use model::random::SystemRandom;

    use super::*;

    fn generated(folder: &tempfile::TempDir) -> Sealer {
        let path = folder.path().join("seal.pem");
        Sealer::new(KeySource::Generated { path, name: "Tests".to_owned() }, None, Asker::new().expect("a client"))
    }

    #[test]
    fn a_generated_key_is_kept_and_renewed_before_its_certificate_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let now: Timestamp = "2026-11-15T00:00:00.000Z".parse().expect("a moment");
        let first = generated(&folder).key(now, &SystemRandom).expect("a key");
        let sealer = generated(&folder);
        let again = sealer.key(now.plus_days(300), &SystemRandom).expect("a key");
        assert_eq!(first.fingerprint(), again.fingerprint(), "kept in its file");
        let late = first.certificate().not_after.plus_days(-RENEWED_BEFORE);
        let renewed = sealer.key(late, &SystemRandom).expect("a key");
        assert_ne!(first.fingerprint(), renewed.fingerprint());
        assert!(renewed.check_validity(late.plus_days(1_000)).is_ok());
        let elsewhere = generated(&folder).key(late, &SystemRandom).expect("a key");
        assert_eq!(renewed.fingerprint(), elsewhere.fingerprint(), "the file holds the new one");
    }

    #[test]
    fn a_generated_key_from_a_clock_that_was_ahead_is_made_anew() {
        let folder = tempfile::tempdir().expect("a folder");
        let now: Timestamp = "2026-11-15T00:00:00.000Z".parse().expect("a moment");
        let sealer = generated(&folder);
        let ahead = sealer.key(now.plus_days(3), &SystemRandom).expect("a key");
        assert!(ahead.begins_after(now));
        let right = sealer.key(now, &SystemRandom).expect("a key that can be used now");
        assert_ne!(ahead.fingerprint(), right.fingerprint());
        let elsewhere = generated(&folder).key(now, &SystemRandom).expect("a key");
        assert_eq!(right.fingerprint(), elsewhere.fingerprint(), "the file holds the new one");
    }

    #[tokio::test]
    async fn nobody_asks_an_authority_that_said_nothing_a_moment_ago() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a listener");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let folder = tempfile::tempdir().expect("a folder");
        let sealer = generated(&folder);
        sealer.silence.note::<()>(&url, &Err(format!("{} 15 seconds", outbound::SILENT)));
        let threads = Handle::current();
        let asked = std::thread::scope(|scope| {
            let work = || sealer.asking(&threads, |ask| ask(&url, seal::Question::RevocationList));
            scope.spawn(work).join().expect("an answer")
        });
        assert!(asked.is_err_and(|problem| problem.contains("ago")));
        assert!(listener.accept().is_err(), "nobody came");
    }

    #[test]
    fn an_expired_key_of_the_operator_is_not_used() {
        let now: Timestamp = "2026-11-15T00:00:00.000Z".parse().expect("a moment");
        let (_, pem) = SealingKey::generate("Own", now, now.plus_days(10), &SystemRandom).expect("a key");
        let sealer = Sealer::new(
            KeySource::Pem { key: pem.key, certificate: pem.certificate },
            None,
            Asker::new().expect("a client"),
        );
        assert!(sealer.key(now, &SystemRandom).is_ok());
        let refused = sealer.key(now.plus_days(11), &SystemRandom).expect_err("expired");
        assert!(refused.to_string().contains("expired"), "{refused}");
    }
}
