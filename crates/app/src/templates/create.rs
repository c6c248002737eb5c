//! Making a template.

use model::activity::Event;
use model::body::Body;
use model::error::{Problems, Result};
use model::name::Name;
use model::template::{PublicLink, Template, TemplateSummary};
use serde_json::json;
use store::{StoreError, lost};

use super::save::sound;
use super::single_use;
use crate::change::{About, Change};
use crate::{App, Call, Receipt, files};

/// What a new template is made of. What is left out is empty.
#[derive(Debug, Default)]
pub struct NewTemplate {
    /// What people will call it.
    pub name: String,
    /// What it holds.
    pub body: Body,
    /// Whether anybody may fill it at its public page.
    pub publicly_fillable: bool,
    /// Who may use the public page.
    pub public_link: PublicLink,
    /// Whether it is for one document: it stands in no list, and goes with what is made from it.
    pub single_use: bool,
}

/// Makes a template.
///
/// # Errors
/// When the name or the body is not valid, or the database does not answer.
pub async fn create<R: Receipt>(
    app: &App,
    call: &Call,
    new: NewTemplate,
    answer: impl Fn(&Template) -> R,
) -> Result<R> {
    let mut problems = Problems::new();
    let name = problems.take("name", Name::parse(&new.name, app.limits()));
    problems.done()?;
    let Some(name) = name else { return Err(model::Error::field("name", "is required")) };

    let sound = sound(app, call.workspace, new.body).await?;
    let mut change = Change::new(app, call);
    let now = change.now();
    sound.write(&mut change, call.workspace);
    let template = Template {
        summary: TemplateSummary {
            id: model::Id::new(now, app.random()),
            name,
            publicly_fillable: new.publicly_fillable,
            clear_after: new.single_use.then(|| single_use::first_look(now)),
            created_at: now,
            updated_at: now,
        },
        public_link: new.public_link,
        body_hash: sound.hash,
        body: sound.body,
        version: 1,
    };
    single_use::check(&template.summary)?;
    store::templates::insert(change.write(), call.workspace, &template);
    store::template_versions::insert(change.write(), call.workspace, &template, &call.actor, now);
    change.record(
        Event::TemplateCreated,
        About::template(template.summary.id),
        format!("Template “{}” was created", template.summary.name),
        json!({ "name": template.summary.name.as_str() }),
    );
    match change.commit(answer(&template)).await {
        Err(StoreError::Lost(lost::FILE)) => Err(files::gone("content")),
        other => Ok(other?),
    }
}
