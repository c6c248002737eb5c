//! Pages of a template as pictures, with values made up or given.

use std::collections::BTreeMap;

use model::error::{Error, Problems, Result};
use model::id::TemplateId;
use model::values::Values;
use render::PreviewOptions;
use template::resolve::Facts;

use super::{parsed, show};
use crate::printing::{self, Previewed};
use crate::workspaces::LocalTime;
use crate::{App, Call};

/// What a template is shown with.
#[derive(Debug, Default)]
pub struct SampleValues {
    /// Values that are known.
    pub values: Values,
    /// Whether the others are left blank; they are made up otherwise.
    pub blanks: bool,
}

/// Draws pages of a template.
///
/// # Errors
/// When there is no such template, a value does not fit, it holds too much to be printed, or the database or the files
/// do not answer.
pub async fn preview(
    app: &App,
    call: &Call,
    id: TemplateId,
    sample: SampleValues,
    options: PreviewOptions,
) -> Result<Previewed> {
    let mut problems = Problems::new();
    sample.values.check_form("data", app.limits(), &mut problems);
    problems.done()?;
    let stored = show(app, call, id).await?;
    let template = parsed::read(app, &stored.body_hash, &stored.body).map_err(Error::internal)?;
    let mut problems = Problems::new();
    template.check_values("data", &sample.values, &mut problems);
    problems.done()?;
    let LocalTime { at, zone: time_zone } = LocalTime::of(app, call.workspace, stored.summary.updated_at).await?;
    let facts = Facts {
        name: stored.summary.name.as_str(),
        ident: &id.to_string(),
        language: None,
        values: &sample.values,
        signatures: &BTreeMap::new(),
        at,
        time_zone,
        sample: !sample.blanks,
    };
    let resolved = template.resolve(&facts).map_err(|error| Error::conflict(error.to_string()))?;
    printing::preview(app, call.workspace, resolved, options).await
}
