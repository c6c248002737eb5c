//! Changing a document's name, its values, its labels, and until when it can be signed.

use indexmap::IndexMap;
use model::Timestamp;
use model::activity::Event;
use model::document::Document;
use model::error::{Error, Problems, Result};
use model::given::Given;
use model::id::DocumentId;
use model::labels::Labels;
use model::name::Name;
use model::values::Values;
use serde_json::json;
use template::Template;

use super::create::fitting;
use super::show;
use crate::change::Change;
use crate::retry::until_settled;
use crate::signing::progress;
use crate::signing::submit::write_moved;
use crate::{App, Call, Receipt, files, templates};

/// What is to be changed; what is left out stays.
#[derive(Debug, Default)]
pub struct DocumentChanges {
    /// What people will call it.
    pub name: Option<String>,
    /// Values to take over; `null` removes one.
    pub given: Option<Given>,
    /// Until when it can be signed.
    pub expiry: Option<Expiry>,
    /// What another system calls it; nothing where empty.
    pub external_id: Option<String>,
    /// What else that system wants to know, in the place of what there was.
    pub metadata: Option<IndexMap<String, String>>,
}

/// Until when a document can be signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expiry {
    /// For ever.
    Never,
    /// Until that moment.
    At(Timestamp),
}

impl Expiry {
    /// The moment, where there is one.
    #[must_use]
    pub const fn moment(self) -> Option<Timestamp> {
        match self {
            Self::Never => None,
            Self::At(moment) => Some(moment),
        }
    }
}

/// Changes a document.
///
/// # Errors
/// When the input is not valid, there is no such document, its state forbids it, or the database does not answer.
pub async fn update<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    changes: DocumentChanges,
    answer: impl Fn(&Document) -> R,
) -> Result<R> {
    let mut problems = Problems::new();
    let name = changes.name.as_deref().and_then(|name| problems.take("name", Name::parse(name, app.limits())));
    if let Some(given) = &changes.given {
        given.values.check_form(given.place, app.limits(), &mut problems);
    }
    if changes.expiry.and_then(Expiry::moment).is_some_and(|moment| moment <= app.now()) {
        problems.add("expiresAt", "must lie in the future");
    }
    let (external_id, labels) = (changes.external_id.as_deref(), changes.metadata.as_ref());
    let labels = Labels::parse(external_id, labels, app.limits(), &mut problems);
    problems.done()?;
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        let mut change = Change::new(app, call);
        let (mut moved, mut what) = (Vec::new(), Vec::new());
        if let Some(given) = &changes.given {
            document.must_be_open("take values", change.now())?;
            let template = templates::parsed::stored(app, call.workspace, &document.body).await?;
            let new = fitting(app, call.workspace, given, &template).await?;
            let others = others(&document, &template, &new)?;
            if !others.is_empty() {
                files::hold_named(&mut change, call.workspace, &template.files_named_in(&others));
                what.extend(others.iter().map(|(name, _)| format!("values.{name}")));
                document.values = merged(&document, &template, others, given.place, app)?;
                moved = document.has_to_be_read_anew();
            }
        }
        if let Some(name) = name.as_ref().filter(|name| **name != document.summary.name) {
            let template = templates::parsed::stored(app, call.workspace, &document.body).await?;
            if template.prints_name() {
                name_must_be_free(&document, change.now())?;
                moved.extend(document.has_to_be_read_anew());
            }
            document.summary.name = name.clone();
            what.push("name".to_owned());
        }
        if let Some(expires_at) = changes.expiry.map(Expiry::moment) {
            document.must_be_open("get another time", change.now())?;
            if document.expires_at != expires_at {
                document.expires_at = expires_at;
                what.push("expiresAt".to_owned());
            }
        }
        let is_relabelled = relabel(&mut document, &changes, &labels, &mut what);
        // What is as it was is no change, and none that the proof should tell of.
        if what.is_empty() {
            return Ok(change.commit(answer(&document)).await?);
        }
        document.touch(change.now());
        let message = format!("Document “{}” was changed", document.summary.name);
        let mut metadata = json!({ "name": document.summary.name.as_str(), "changed": what });
        if changes.expiry.is_some() {
            metadata["expiresAt"] = json!(document.expires_at);
        }
        change.record_on(&mut document, Event::DocumentUpdated, message, metadata);
        store::documents::update(change.write(), call.workspace, &document);
        if is_relabelled {
            store::documents::relabel(change.write(), call.workspace, &document);
        }
        write_moved(&mut change, call, &document, &moved);
        Ok(change.commit(answer(&document)).await?)
    })
    .await
}

/// Gives a document other labels, where they are given and differ.
fn relabel(document: &mut Document, changes: &DocumentChanges, new: &Labels, what: &mut Vec<String>) -> bool {
    let before = what.len();
    let labels = &mut document.labels;
    if changes.external_id.is_some() && labels.external_id != new.external_id {
        labels.external_id.clone_from(&new.external_id);
        what.push("externalId".to_owned());
    }
    if changes.metadata.is_some() && labels.metadata != new.metadata {
        labels.metadata.clone_from(&new.metadata);
        what.push("metadata".to_owned());
    }
    what.len() > before
}

/// Those of new values that differ from what is there, however that is written.
fn others(document: &Document, template: &Template, new: &Values) -> Result<Values> {
    let old = Values::stored(document.values.text()).map_err(Error::internal)?;
    let mut others = Values::default();
    for (name, value) in new.iter() {
        let is_same = match old.get(name) {
            // To take a value away is a change, also where it was blank.
            Some(was) => (was.get() == "null") == (value.get() == "null") && template.is_same(name, was, value),
            None => value.get() == "null",
        };
        if !is_same {
            others.insert(name, value.to_owned());
        }
    }
    Ok(others)
}

fn merged(
    document: &Document,
    template: &Template,
    new: Values,
    place: &str,
    app: &App,
) -> Result<model::body::JsonObject> {
    let mut values = Values::stored(document.values.text()).map_err(Error::internal)?;
    must_be_unsigned(document, template, &new)?;
    values.merge(new);
    let mut problems = Problems::new();
    values.check_form(place, app.limits(), &mut problems);
    problems.done()?;
    Ok(values.to_object())
}

/// A name that is printed is among what was signed. Once the document is completed, the sealed copy keeps it.
fn name_must_be_free(document: &Document, now: Timestamp) -> Result<()> {
    let is_open = document.must_be_open("get another name", now).is_ok();
    if is_open && !progress::of(document).submitted.is_empty() {
        return Err(Error::conflict(
            "somebody has already submitted the document, which prints its name, so that can no longer change; void it \
             and send another",
        ));
    }
    Ok(())
}

/// What somebody has signed stays as it was: once one has submitted, only what others have yet to fill in can change.
fn must_be_unsigned(document: &Document, template: &Template, new: &Values) -> Result<()> {
    let progress = progress::of(document);
    if progress.submitted.is_empty() {
        return Ok(());
    }
    for (name, _) in new.iter() {
        if !template.is_left_to_others(name, &progress) {
            return Err(Error::conflict(format!(
                "somebody has already submitted the document, so {name} can no longer change; void it and send another"
            )));
        }
    }
    Ok(())
}
