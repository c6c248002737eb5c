//! Showing a template.

use model::id::{TemplateId, TemplateKind};
use model::template::{Origin, Template};
use model::{Error, Result};

use crate::{App, Call};

/// The template of that id.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub async fn show(app: &App, call: &Call, id: TemplateId) -> Result<Template> {
    store::templates::find(app.database(), call.workspace, id).await?.ok_or(Error::no::<TemplateKind>())
}

/// What a document takes from the template of that id.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub(crate) async fn origin(app: &App, call: &Call, id: TemplateId) -> Result<Origin> {
    store::templates::origin(app.database(), call.workspace, id).await?.ok_or(Error::no::<TemplateKind>())
}
