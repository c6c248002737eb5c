//! Making a document from a template.

use model::activity::Event;
use model::audit::Chain;
use model::document::{Document, DocumentSummary, Status};
use model::error::{Problems, Result};
use model::id::TemplateId;
use model::name::Name;
use model::reminder::AutoReminder;
use model::values::Values;
use serde_json::json;

use crate::change::Change;
use crate::{App, Call, Receipt, templates};

/// What a new document is made of.
#[derive(Debug)]
pub struct NewDocument {
    /// The template to use.
    pub template: TemplateId,
    /// What people will call it; made from the template's name where left out.
    pub name: Option<String>,
    /// The values known already.
    pub values: Values,
}

/// Makes a document. It refers to the template's body as it is now, so later edits or the template's deletion change
/// nothing in it.
///
/// # Errors
/// When the input is not valid, there is no such template, or the database does not answer.
pub async fn create<R: Receipt>(
    app: &App,
    call: &Call,
    new: NewDocument,
    answer: impl Fn(&Document) -> R,
) -> Result<R> {
    let mut problems = Problems::new();
    let name = new.name.as_deref().and_then(|name| problems.take("name", Name::parse(name, app.limits())));
    new.values.check_form("data", app.limits(), &mut problems);
    problems.done()?;
    let template = templates::show(app, call, new.template).await?;
    if !new.values.is_empty() {
        check_types(&new.values, &*templates::parsed::read(app, &template.body_hash, &template.body)?)?;
    }

    let mut change = Change::new(app, call);
    let now = change.now();
    let name = name.unwrap_or_else(|| Name::generated(&template.summary.name, &now.date(), app.limits()));
    let mut document = Document {
        summary: DocumentSummary {
            id: model::Id::new(now, app.random()),
            name,
            template: new.template,
            status: Status::Draft,
            sent_at: None,
            created_at: now,
            updated_at: now,
        },
        body: template.body_hash,
        values: new.values.without_nulls().to_object(),
        respondents: Vec::new(),
        expires_at: None,
        reminder: AutoReminder::default(),
        sender: None,
        completed_at: None,
        closing_reason: None,
        seal: None,
        trail: Chain::default(),
        version: 1,
    };
    let message = format!("Document “{}” was created", document.summary.name);
    let metadata = json!({ "name": document.summary.name.as_str() });
    change.record_on(&mut document, Event::DocumentCreated, message, metadata);
    store::documents::insert(change.write(), call.workspace, &document);
    Ok(change.commit(answer(&document)).await?)
}

/// Checks values against the variables and fields of a template.
pub(super) fn check_types(values: &Values, template: &template::Template) -> Result<()> {
    let mut problems = Problems::new();
    template.check_values("data", values, &mut problems);
    problems.done()
}
