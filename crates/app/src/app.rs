//! Everything a use case may need, put together once at the start.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use model::id::NodeId;
use model::limits::Limits;
use model::{Clock, Random, Timestamp};
use outbound::Mailer;
use outbound::traces::Traces;
use render::worker::Workers;
use store::Database;
use store::blobs::Blobs;

use crate::clearing::Clearing;
use crate::documents::printed::Printed;
use crate::downloads::Downloads;
use crate::events::Sequencer;
use crate::file_tie::FileTie;
use crate::jobs::{JobObserver, Runner};
use crate::keyring::Keyring;
use crate::life::Life;
use crate::metering::Meter;
use crate::peers::Peers;
use crate::readiness::Readiness;
use crate::sealing::Sealer;
use crate::sessions::SessionSettings;
use crate::sign_on::SignOn;
use crate::signing::SigningSettings;
use crate::standing::CacheLookups;
use crate::templates::parsed::Parsed;
use crate::timeline::Watchers;
use crate::upkeep::Upkeep;
use crate::vault::Vault;
use crate::webhooks::{Dispatcher, HookObserver, Hooks};

/// What a node does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Duties {
    /// Everything.
    #[default]
    All,
    /// Answering requests, and what belongs to that: none of what follows from them.
    Requests,
    /// What follows from requests and from the clock: jobs, deliveries, reminders, clearing away.
    Work,
}

/// What the application is made of; the binary and the tests choose the parts.
pub struct Parts {
    /// The database, migrated.
    pub database: Database,
    /// The files.
    pub blobs: Blobs,
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// The randomness.
    pub random: Arc<dyn Random>,
    /// How much is taken at most.
    pub limits: Limits,
    /// What encrypts secrets at rest.
    pub vault: Vault,
    /// What handles documents, in processes of their own.
    pub workers: Workers,
    /// What the operator decides about signing.
    pub signing: SigningSettings,
    /// What the operator decides about sessions.
    pub sessions: SessionSettings,
    /// What documents are sealed with.
    pub sealer: Sealer,
    /// What hands mails to the mail server; without one they are kept in the local outbox.
    pub mailer: Option<Mailer>,
    /// What delivers to webhooks.
    pub hooks: Hooks,
    /// The house that signs people in beside us, where the operator named one.
    pub sign_on: Option<SignOn>,
    /// Where traces are told.
    pub traces: Traces,
}

/// The application. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    parts: Parts,
    node: NodeId,
    started: AtomicBool,
    keyring: Keyring,
    parsed: Parsed,
    printed: Printed,
    downloads: Downloads,
    meter: Meter,
    life: Life,
    upkeep: Upkeep,
    clearing: Clearing,
    file_tie: FileTie,
    watchers: Watchers,
    peers: Peers,
    runner: Runner,
    sequencer: Sequencer,
    dispatcher: Dispatcher,
    readiness: Readiness,
    lookups: CacheLookups,
    base_url: OnceLock<String>,
}

impl App {
    /// Puts the parts together. Nothing runs yet; [`Self::start`] starts what runs beside the requests.
    #[must_use]
    pub fn new(parts: Parts) -> Self {
        let node = NodeId::new(parts.clock.now(), parts.random.as_ref());
        Self(Arc::new(Inner {
            node,
            started: AtomicBool::new(false),
            keyring: Keyring::default(),
            parsed: Parsed::default(),
            printed: Printed::default(),
            downloads: Downloads::default(),
            meter: Meter::default(),
            life: Life::default(),
            upkeep: Upkeep::default(),
            clearing: Clearing::default(),
            file_tie: FileTie::default(),
            watchers: Watchers::default(),
            peers: Peers::default(),
            runner: Runner::default(),
            sequencer: Sequencer::default(),
            dispatcher: Dispatcher::default(),
            readiness: Readiness::default(),
            lookups: CacheLookups::default(),
            base_url: OnceLock::new(),
            parts,
        }))
    }

    /// Starts what runs beside the requests: jobs, signs of life, allowances handed back, old rows cleared away.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn start(&self) -> model::Result<()> {
        self.start_with(Duties::All).await
    }

    /// The same on a node that has only some of the duties.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn start_with(&self, duties: Duties) -> model::Result<()> {
        self.0.started.store(true, Ordering::Release);
        self.traces().start(&self.node().to_string());
        self.0.peers.start(self);
        self.0.life.start(self).await?;
        self.0.upkeep.start(self, duties).await?;
        self.0.downloads.start(self);
        self.0.file_tie.look_first(self).await;
        if duties != Duties::Requests {
            self.0.clearing.start(self);
            self.0.runner.start(self);
            self.0.sequencer.start(self);
            self.0.dispatcher.start(self);
        }
        Ok(())
    }

    /// Ends answers that would go on for ever, so that a service that is told to stop need not wait for them.
    pub fn end_streams(&self) {
        self.watchers().close();
    }

    /// Stops what runs beside the requests, workers included, writes down what is only in memory, and closes the database.
    pub async fn stop(&self) {
        self.end_streams();
        // Jobs and deliveries first: those under way may need the rest.
        tokio::join!(self.0.runner.stop(self), self.0.dispatcher.stop(self), self.0.sequencer.stop());
        self.0.clearing.stop().await;
        self.workers().stop().await;
        self.0.downloads.flush().await;
        self.0.upkeep.stop(self).await;
        self.0.life.stop(self).await;
        self.0.peers.stop();
        self.database().close().await;
        self.traces().stop().await;
    }

    /// The present moment.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.0.parts.clock.now()
    }

    /// The source of randomness.
    #[must_use]
    pub fn random(&self) -> &dyn Random {
        self.0.parts.random.as_ref()
    }

    /// A new id of any kind.
    #[must_use]
    pub fn new_id<K: model::id::Kind>(&self) -> model::Id<K> {
        model::Id::new(self.now(), self.random())
    }

    /// How much is taken at most.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.0.parts.limits
    }

    /// Whether it can do its work: the database takes writes, the files answer, the disks have room.
    ///
    /// # Errors
    /// When one of that is not so.
    pub async fn check(&self) -> model::Result<()> {
        self.0.readiness.check(self).await
    }

    /// Bytes that are free where it writes, by what is written there; nothing of what lies elsewhere.
    pub(crate) fn disks(&self) -> Vec<(&'static str, u64)> {
        let places = [("database", self.database().folder()), ("files", self.blobs().folder())];
        let free = places.into_iter().filter_map(|(place, folder)| Some((place, folder?)));
        free.filter_map(|(place, folder)| Some((place, store::disk::free_bytes(folder).ok()?))).collect()
    }

    /// Where traces are told.
    #[must_use]
    pub fn traces(&self) -> &Traces {
        &self.0.parts.traces
    }

    pub(crate) fn lookups(&self) -> &CacheLookups {
        &self.0.lookups
    }

    /// Says under which address people reach the service, as it stands in links: known once it listens.
    pub fn set_base_url(&self, base_url: &str) {
        // The first word counts; there is only one who says it.
        let _ = self.0.base_url.set(base_url.to_owned());
        self.0.runner.wake_all();
    }

    /// The address under which people reach the service, without a slash at its end.
    #[must_use]
    pub fn base_url(&self) -> &str {
        self.0.base_url.get().map_or("", String::as_str)
    }

    /// What the operator decides about sessions.
    #[must_use]
    pub fn sessions(&self) -> SessionSettings {
        self.0.parts.sessions
    }

    /// What the operator decides about signing.
    #[must_use]
    pub fn signing(&self) -> &SigningSettings {
        &self.0.parts.signing
    }

    /// What documents are sealed with.
    #[must_use]
    pub fn sealer(&self) -> &Sealer {
        &self.0.parts.sealer
    }

    /// Has the observer told how attempts at jobs end.
    pub fn observe_jobs(&self, observer: Arc<dyn JobObserver>) {
        self.0.runner.observe(observer);
    }

    /// Has the observer told how attempts to deliver to webhooks end.
    pub fn observe_hooks(&self, observer: Arc<dyn HookObserver>) {
        self.0.dispatcher.observe(observer);
    }

    /// What hands mails to the mail server, where there is one.
    #[must_use]
    pub fn mailer(&self) -> Option<&Mailer> {
        self.0.parts.mailer.as_ref()
    }

    /// The house that signs people in beside us, where there is one.
    #[must_use]
    pub fn sign_on(&self) -> Option<&SignOn> {
        self.0.parts.sign_on.as_ref()
    }

    pub(crate) fn hooks(&self) -> &Hooks {
        &self.0.parts.hooks
    }

    pub(crate) fn sequencer(&self) -> &Sequencer {
        &self.0.sequencer
    }

    pub(crate) fn dispatcher(&self) -> &Dispatcher {
        &self.0.dispatcher
    }

    pub(crate) fn peers(&self) -> &Peers {
        &self.0.peers
    }

    pub(crate) fn runner(&self) -> &Runner {
        &self.0.runner
    }

    /// Whether it was started: it is the service then, and not a command beside it.
    pub(crate) fn is_started(&self) -> bool {
        self.0.started.load(Ordering::Acquire)
    }

    pub(crate) fn node(&self) -> NodeId {
        self.0.node
    }

    pub(crate) fn database(&self) -> &Database {
        &self.0.parts.database
    }

    pub(crate) fn blobs(&self) -> &Blobs {
        &self.0.parts.blobs
    }

    pub(crate) fn printed(&self) -> &Printed {
        &self.0.printed
    }

    pub(crate) fn downloads(&self) -> &Downloads {
        &self.0.downloads
    }

    pub(crate) fn parsed(&self) -> &Parsed {
        &self.0.parsed
    }

    pub(crate) fn vault(&self) -> &Vault {
        &self.0.parts.vault
    }

    pub(crate) fn watchers(&self) -> &Watchers {
        &self.0.watchers
    }

    pub(crate) fn clearing(&self) -> &Clearing {
        &self.0.clearing
    }

    /// Whether the files belong to the database.
    pub(crate) fn file_tie(&self) -> &FileTie {
        &self.0.file_tie
    }

    pub(crate) fn keyring(&self) -> &Keyring {
        &self.0.keyring
    }

    pub(crate) fn meter(&self) -> &Meter {
        &self.0.meter
    }

    /// What handles documents, in processes of their own.
    #[must_use]
    pub fn workers(&self) -> &Workers {
        &self.0.parts.workers
    }
}
