//! Making a document from a template, and where that is wanted sending it in the same step.

use indexmap::IndexMap;
use model::Timestamp;
use model::activity::Event;
use model::audit::Chain;
use model::document::{Document, DocumentSummary, Status};
use model::error::{Problems, Result};
use model::given::Given;
use model::id::{TemplateId, WorkspaceId};
use model::labels::Labels;
use model::name::Name;
use model::reminder::AutoReminder;
use model::template::Origin;
use model::values::Values;
use serde_json::json;
use store::{StoreError, lost};
use template::NamedFile;

use super::recipients::{self, Invitations};
use super::send::{self, Sent};
use crate::change::Change;
use crate::workspaces::LocalTime;
use crate::{App, Call, Receipt, files, templates};

/// What a new document is made of.
#[derive(Debug, Default)]
pub struct NewDocument {
    /// What people will call it; made from the template's name where left out.
    pub name: Option<String>,
    /// The values known already.
    pub given: Given,
    /// What another system calls it.
    pub external_id: Option<String>,
    /// What else that system wants to know.
    pub metadata: Option<IndexMap<String, String>>,
    /// When it can no longer be signed; invitations may say so instead.
    pub expires_at: Option<Timestamp>,
}

/// A new document whose form is right; whether its values fit only the template can tell.
pub(crate) struct Checked {
    name: Option<Name>,
    given: Given,
    labels: Labels,
    expires_at: Option<Timestamp>,
}

/// A new document whose values fit its template.
pub(crate) struct Fitted {
    name: Option<Name>,
    values: Values,
    files: Vec<NamedFile>,
    labels: Labels,
    expires_at: Option<Timestamp>,
}

impl Checked {
    /// Fails where a value does not fit its variable.
    pub(crate) async fn fitted(
        self,
        app: &App,
        workspace: WorkspaceId,
        template: &template::Template,
    ) -> Result<Fitted> {
        let values = fitting(app, workspace, &self.given, template).await?;
        let files = template.files_named_in(&values);
        Ok(Fitted { name: self.name, values, files, labels: self.labels, expires_at: self.expires_at })
    }
}

/// Makes a document. It refers to the template's body as it is now, so later edits or the template's deletion change
/// nothing in it.
///
/// # Errors
/// When the input is not valid, there is no such template, or the database does not answer.
pub async fn create<R: Receipt>(
    app: &App,
    call: &Call,
    template: TemplateId,
    new: NewDocument,
    answer: impl Fn(&Document) -> R,
) -> Result<R> {
    let checked = check(app, new)?;
    let place = checked.given.place;
    let origin = templates::origin(app, call, template).await?;
    // Without values there is nothing that the template would have to be read for.
    let fitted = if checked.given.values.is_empty() {
        let Checked { name, labels, expires_at, .. } = checked;
        Fitted { name, values: Values::default(), files: Vec::new(), labels, expires_at }
    } else {
        let template = templates::parsed::stored(app, call.workspace, &origin.body_hash).await?;
        checked.fitted(app, call.workspace, &template).await?
    };
    let mut change = Change::new(app, call);
    let document = make(app, &mut change, &origin, fitted);
    store::documents::insert(change.write(), call.workspace, &document);
    committed(change, place, answer(&document)).await
}

/// Makes a document and invites people to it: both, or on any error neither.
///
/// # Errors
/// When the input is not valid, there is no such template, or the database does not answer.
pub async fn create_and_send<R: Receipt>(
    app: &App,
    call: &Call,
    template: TemplateId,
    new: NewDocument,
    invitations: &Invitations,
    answer: impl Fn(&Sent) -> R,
) -> Result<R> {
    let checked = check(app, new)?;
    let place = checked.given.place;
    let recipients = recipients::check(app, invitations)?;
    let origin = templates::origin(app, call, template).await?;
    let template = templates::parsed::stored(app, call.workspace, &origin.body_hash).await?;
    let fitted = checked.fitted(app, call.workspace, &template).await?;
    let mut change = Change::new(app, call);
    let mut document = make(app, &mut change, &origin, fitted);
    let invited = send::invite_all(app, &mut change, &mut document, &template.form, &recipients, invitations)?;
    store::documents::insert(change.write(), call.workspace, &document);
    let sent = send::write_respondents(&mut change, document, &invited);
    committed(change, place, answer(&sent)).await
}

/// Makes the change, whose values stand at that place.
async fn committed<R: Receipt>(change: Change<'_>, place: &str, receipt: R) -> Result<R> {
    match change.commit(receipt).await {
        Err(StoreError::Lost(lost::FILE)) => Err(files::gone(place)),
        other => Ok(other?),
    }
}

/// Checks what can be said of a new document whatever its template.
pub(crate) fn check(app: &App, new: NewDocument) -> Result<Checked> {
    let mut problems = Problems::new();
    let name = new.name.as_deref().and_then(|name| problems.take("name", Name::parse(name, app.limits())));
    new.given.values.check_form(new.given.place, app.limits(), &mut problems);
    let labels = Labels::parse(new.external_id.as_deref(), new.metadata.as_ref(), app.limits(), &mut problems);
    if new.expires_at.is_some_and(|moment| moment <= app.now()) {
        problems.add("expiresAt", "must lie in the future");
    }
    problems.done()?;
    Ok(Checked { name, given: new.given, labels, expires_at: new.expires_at })
}

/// Puts a document together and records that it was made. It is written after.
pub(crate) fn make(app: &App, change: &mut Change<'_>, origin: &Origin, new: Fitted) -> Document {
    let mut document = blank(app, origin, new.name, change.now());
    // Those that one change makes stay in order.
    if let Some(last) = change.last_document() {
        document.summary.id = last.next(app.random());
    }
    files::hold_named(change, change.call().workspace, &new.files);
    document.values = new.values.without_nulls().to_object();
    document.labels = new.labels;
    document.expires_at = new.expires_at;
    let message = format!("Document “{}” was created", document.summary.name);
    let metadata = json!({ "name": document.summary.name.as_str() });
    change.record_on(&mut document, Event::DocumentCreated, message, metadata);
    document
}

/// A document of a template to which nothing has happened yet.
pub(crate) fn blank(app: &App, origin: &Origin, name: Option<Name>, now: Timestamp) -> Document {
    let day = || LocalTime { at: now, zone: origin.zone.zone() }.date();
    let generated = || Name::generated(&origin.name, &day(), app.limits());
    Document {
        summary: DocumentSummary {
            id: model::Id::new(now, app.random()),
            name: name.unwrap_or_else(generated),
            template: origin.id,
            status: Status::Draft,
            sent_at: None,
            created_at: now,
            updated_at: now,
        },
        body: origin.body_hash.clone(),
        values: Values::default().to_object(),
        respondents: Vec::new(),
        expires_at: None,
        reminder: AutoReminder::default(),
        sender: None,
        completed_at: None,
        closing_reason: None,
        redirect_url: None,
        seal: None,
        trail: Chain::default(),
        labels: Labels::default(),
        version: 1,
    }
}

/// The values that were given, as the variables and fields of a template ask for them.
pub(super) async fn fitting(
    app: &App,
    workspace: WorkspaceId,
    given: &Given,
    template: &template::Template,
) -> Result<Values> {
    let mut problems = Problems::new();
    let values = template.converted(given);
    template.check_values(given.place, &values, &mut problems);
    template.check_unsigned(given.place, &values, &mut problems);
    files::check_named(app, workspace, template.files_named_in(&values), given.place, &mut problems).await?;
    problems.done()?;
    Ok(values)
}
