//! Showing a template.

use model::id::{TemplateId, TemplateKind};
use model::template::Template;
use model::{Error, Result};

use crate::{App, Call};

/// The template of that id.
///
/// # Errors
/// When there is none in this workspace, or the database does not answer.
pub async fn show(app: &App, call: &Call, id: TemplateId) -> Result<Template> {
    store::templates::find(app.database(), call.workspace, id).await?.ok_or(Error::no::<TemplateKind>())
}
