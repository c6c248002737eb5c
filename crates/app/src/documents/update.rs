//! Changing a document's name and values.

use model::activity::Event;
use model::document::Document;
use model::error::{Error, Problems, Result};
use model::id::DocumentId;
use model::name::Name;
use model::values::Values;
use serde_json::json;

use super::create::check_types;
use super::show;
use crate::change::Change;
use crate::retry::until_settled;
use crate::{App, Call, Receipt, templates};

/// What is to be changed; what is left out stays.
#[derive(Debug, Default)]
pub struct DocumentChanges {
    /// What people will call it.
    pub name: Option<String>,
    /// Values to take over; `null` removes one.
    pub values: Option<Values>,
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
    if let Some(values) = &changes.values {
        values.check_form("data", app.limits(), &mut problems);
    }
    problems.done()?;
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        let mut change = Change::new(app, call);
        if let Some(values) = &changes.values {
            document.summary.status.must_be_open("take values")?;
            check_types(values, &*templates::parsed::stored(app, call.workspace, &document.body).await?)?;
            document.values = merged(&document, values, app)?;
        }
        if let Some(name) = &name {
            document.summary.name = name.clone();
        }
        document.touch(change.now());
        let message = format!("Document “{}” was changed", document.summary.name);
        let metadata = json!({ "name": document.summary.name.as_str() });
        change.record_on(&mut document, Event::DocumentUpdated, message, metadata);
        store::documents::update(change.write(), call.workspace, &document);
        Ok(change.commit(answer(&document)).await?)
    })
    .await
}

fn merged(document: &Document, new: &Values, app: &App) -> Result<model::body::JsonObject> {
    let mut values = Values::stored(document.values.text()).map_err(Error::internal)?;
    values.merge(new.clone());
    let mut problems = Problems::new();
    values.check_form("data", app.limits(), &mut problems);
    problems.done()?;
    Ok(values.to_object())
}
