//! Making a copy of a template.

use model::error::Result;
use model::id::TemplateId;
use model::template::Template;

use super::{NewTemplate, create, show};
use crate::{App, Call, Receipt};

/// What the copy is called where nobody says.
const SUFFIX: &str = " (copy)";

/// Makes a copy of a template as it is now. Its public page is off, whatever the original's is, and it is there to stay.
///
/// # Errors
/// When the name is not valid, there is no such template, or the database does not answer.
pub async fn duplicate<R: Receipt>(
    app: &App,
    call: &Call,
    id: TemplateId,
    name: Option<String>,
    answer: impl Fn(&Template) -> R,
) -> Result<R> {
    if let Some(name) = &name {
        let checked = model::name::Name::parse(name, app.limits());
        checked.map_err(|error| model::Error::field("name", error.to_string()))?;
    }
    let original = show(app, call, id).await?;
    let room = app.limits().name_length.saturating_sub(SUFFIX.len());
    let copied = || format!("{}{SUFFIX}", original.summary.name.as_str().chars().take(room).collect::<String>());
    let new = NewTemplate {
        name: name.unwrap_or_else(copied),
        body: original.body.clone(),
        publicly_fillable: false,
        public_link: original.public_link,
        single_use: false,
    };
    create(app, call, new, answer).await
}
