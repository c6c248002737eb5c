//! The one way in which anything becomes real: state, activity and outbox in one transaction.

use bytes::Bytes;
use model::activity::{Event, NewActivity};
use model::document::Document;
use model::id::{ActivityId, DocumentId, TemplateId, WorkspaceId};
use model::people::{Actor, ActorType};
use model::webhook::HookEvent;
use model::{Id, Timestamp};
use serde_json::{Map, Value};
use store::events::NewEvent;
use store::outbox::NewJob;
use store::{StoreError, Write};

use crate::jobs::{Job, Kind};
use crate::{App, Call, idempotency, told};

/// What the caller is told. It is worded before the commit, so that it can be kept with the change under the caller's
/// idempotency key; faces that have no such keys keep nothing.
pub trait Receipt {
    /// The bytes to keep.
    fn kept(&self) -> Vec<u8> {
        Vec::new()
    }
}

impl Receipt for () {}

/// What an activity row is about.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct About {
    pub document: Option<DocumentId>,
    pub template: Option<TemplateId>,
}

impl About {
    pub(crate) const NOTHING: Self = Self { document: None, template: None };

    pub(crate) const fn template(id: TemplateId) -> Self {
        Self { document: None, template: Some(id) }
    }

    pub(crate) const fn document(id: DocumentId, template: TemplateId) -> Self {
        Self { document: Some(id), template: Some(template) }
    }
}

/// A change in the making.
pub(crate) struct Change<'a> {
    app: &'a App,
    call: &'a Call,
    now: Timestamp,
    write: Write,
    /// The last row of the activity stream: the next one comes after it.
    last: Option<ActivityId>,
    /// The documents whose chains grow, for those who watch them.
    watched: Vec<DocumentId>,
    /// What kinds of jobs are to be done afterwards.
    jobs: Vec<Kind>,
    /// Whether the outside is told about something.
    has_events: bool,
    /// Bytes that have to be there once it is made.
    bytes: Vec<(String, Bytes)>,
}

impl<'a> Change<'a> {
    pub fn new(app: &'a App, call: &'a Call) -> Self {
        Self {
            app,
            call,
            now: app.now(),
            write: Write::new(),
            last: None,
            watched: Vec::new(),
            jobs: Vec::new(),
            has_events: false,
            bytes: Vec::new(),
        }
    }

    /// Where it is made.
    pub const fn app(&self) -> &'a App {
        self.app
    }

    /// Whose change it is.
    pub const fn call(&self) -> &'a Call {
        self.call
    }

    /// The moment of the change: one for all that it writes.
    pub const fn now(&self) -> Timestamp {
        self.now
    }

    /// The document whose chain grew last.
    pub fn last_document(&self) -> Option<DocumentId> {
        self.watched.last().copied()
    }

    /// The statements; the store's modules add to them.
    pub const fn write(&mut self) -> &mut Write {
        &mut self.write
    }

    /// Sees to it that bytes which were written before are there when the change is made.
    pub fn keep_bytes(&mut self, bytes: &[(String, Bytes)]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Adds a row to the activity stream and to the audit chain of its document. The document is written after. Gives the
    /// row's id.
    pub fn record_on(
        &mut self,
        document: &mut Document,
        event: Event,
        message: String,
        metadata: Value,
    ) -> ActivityId {
        let about = About::document(document.summary.id, document.summary.template);
        let activity = self.row(event, about, message, metadata);
        self.append(document, activity)
    }

    /// As [`Self::record_on`], of what follows from somebody's doing without being it: nobody's address stands beside it.
    pub fn record_by_itself(&mut self, document: &mut Document, event: Event, message: String, metadata: Value) {
        let about = About::document(document.summary.id, document.summary.template);
        let row = self.row(event, about, message, Value::Null);
        let metadata = if let Value::Object(entries) = metadata { entries } else { Map::new() };
        self.append(document, NewActivity { actor: Actor::System, ip: None, metadata, ..row });
    }

    /// Adds a row to the stream and to the chain of its document.
    fn append(&mut self, document: &mut Document, mut activity: NewActivity) -> ActivityId {
        document.trail.append(&activity.digest(self.call.workspace));
        activity.link = Some(document.trail);
        if self.watched.last() != Some(&document.summary.id) {
            self.watched.push(document.summary.id);
        }
        store::activity::insert(&mut self.write, self.call.workspace, &activity);
        activity.id
    }

    /// Adds a row to the activity stream. Gives its id.
    pub fn record(&mut self, event: Event, about: About, message: String, metadata: Value) -> ActivityId {
        let activity = self.row(event, about, message, metadata);
        store::activity::insert(&mut self.write, self.call.workspace, &activity);
        activity.id
    }

    /// The same in a workspace that may be another than the caller's: for what somebody is in all of theirs.
    pub fn record_in(
        &mut self,
        workspace: WorkspaceId,
        event: Event,
        about: About,
        message: String,
        metadata: Value,
    ) {
        let activity = self.row(event, about, message, metadata);
        store::activity::insert(&mut self.write, workspace, &activity);
    }

    /// A row of the activity stream that is written by other means than this change.
    pub fn row(&mut self, event: Event, about: About, message: String, metadata: Value) -> NewActivity {
        let mut metadata = if let Value::Object(entries) = metadata { entries } else { Map::new() };
        if let (ActorType::ApiKey, Some(user)) = (self.call.actor.kind(), self.call.actor.user()) {
            metadata.insert("userId".to_owned(), Value::String(user.to_string()));
        }
        if let (ActorType::Respondent, Some(agent)) = (self.call.actor.kind(), &self.call.user_agent) {
            metadata.insert("userAgent".to_owned(), agent.as_str().into());
        }
        let random = self.app.random();
        let mut salt = [0; 16];
        random.fill(&mut salt);
        let id = self.last.map_or_else(|| Id::new(self.now, random), |last| last.next(random));
        self.last = Some(id);
        NewActivity {
            id,
            event,
            actor: self.call.actor.clone(),
            document: about.document,
            template: about.template,
            message,
            metadata,
            ip: self.call.ip.map(|address| address.to_string()),
            at: self.now,
            salt,
            link: None,
        }
    }

    /// Adds a job to the outbox.
    pub fn enqueue(&mut self, job: &Job, run_at: Timestamp) {
        let job_kind = job.kind();
        let (kind, payload) = job.stored();
        let job = NewJob { id: Id::new(self.now, self.app.random()), kind, payload, run_at, trace: trace() };
        store::outbox::insert(&mut self.write, self.call.workspace, &job, self.now);
        if !self.jobs.contains(&job_kind) {
            self.jobs.push(job_kind);
        }
    }

    /// Adds an event that the outside is told about, with the parts that its payload holds.
    pub fn tell(&mut self, event: HookEvent, document: DocumentId, data: Value) {
        let id = Id::new(self.now, self.app.random());
        let event = event.name();
        let payload = told::payload(id, event, self.now, self.call.workspace, data);
        store::events::insert(
            &mut self.write,
            self.call.workspace,
            &NewEvent { id, event, document, payload, trace: trace() },
            self.now,
        );
        self.has_events = true;
    }

    /// Makes it real, or leaves everything as it was.
    pub async fn commit<R: Receipt>(mut self, receipt: R) -> Result<R, StoreError> {
        if let Some(reservation) = &self.call.idempotency {
            idempotency::keep(self.app, &mut self.write, reservation, &receipt.kept());
        }
        self.app.database().commit(self.write).await?;
        wake(self.app, &self.watched, &self.jobs, self.has_events);
        if let Some(reservation) = &self.call.idempotency {
            reservation.mark_kept();
        }
        // Last, since whoever asked may go away while this waits: what was committed is known to be so by now.
        for (name, content) in self.bytes {
            keep(self.app, &name, content).await;
        }
        Ok(receipt)
    }
}

/// Writes bytes again that are no longer there. What was committed stays so, whether this works or not.
async fn keep(app: &App, name: &str, content: Bytes) {
    let kept = match app.blobs().size(name).await {
        Ok(None) => app.blobs().put(name, content).await,
        other => other.map(drop),
    };
    if let Err(error) = kept {
        tracing::warn!(error = %model::error::Chain(&error), "whether the bytes of a new file are there is not known");
    }
}

/// Wakes whoever waits for what was committed: here, or elsewhere where it is not done here.
fn wake(app: &App, watched: &[DocumentId], jobs: &[Kind], events: bool) {
    for document in watched {
        app.watchers().tell(*document);
    }
    app.peers().tell_documents(app, watched);
    if app.runner().is_at_work() {
        for kind in jobs {
            app.runner().wake(*kind);
        }
    } else if !jobs.is_empty() {
        app.peers().tell_jobs(app, jobs.iter().copied());
    }
    if events {
        if app.sequencer().is_at_work() {
            app.sequencer().wake();
        } else {
            app.peers().tell_events(app);
        }
    }
}

/// The trace that jobs and events of the present task belong to, where there is one.
fn trace() -> Option<String> {
    crate::traces::present().map(|context| context.to_string())
}
