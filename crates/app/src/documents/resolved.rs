//! A document worked out: its template with its values.

use model::document::Document;
use model::error::{Error, Result};
use model::id::WorkspaceId;
use model::values::Values;
use template::resolve::{Facts, Resolved};

use crate::workspaces::LocalTime;
use crate::{App, files, signing, templates};

/// Works a document out as it is now.
pub(crate) async fn resolved(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Resolved> {
    let template = templates::parsed::stored(app, workspace, &document.body).await?;
    let values = Values::stored(document.values.text()).map_err(Error::internal)?;
    let summary = &document.summary;
    let LocalTime { at, zone: time_zone } = LocalTime::of(app, workspace, summary.updated_at).await?;
    let facts = Facts {
        name: summary.name.as_str(),
        ident: &summary.id.to_string(),
        language: None,
        values: &values,
        signatures: &signing::answers::on_document(document),
        at,
        time_zone,
        sample: false,
    };
    let mut resolved = template.resolve(&facts).map_err(|error| Error::conflict(error.to_string()))?;
    files::name_files(app, workspace, &template, &mut resolved.print).await?;
    Ok(resolved)
}
