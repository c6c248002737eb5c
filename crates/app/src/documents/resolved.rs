//! A document worked out: its template with its values.

use jiff::tz::TimeZone;
use model::Timestamp;
use model::document::Document;
use model::error::{Error, Result};
use model::id::WorkspaceId;
use model::values::Values;
use template::resolve::{Facts, Resolved};

use crate::workspaces::LocalTime;
use crate::{App, files, signing, templates};

/// Works a document out as it is now, as those who sign it read it: whoever hands a print of it out takes `content::marked`,
/// but for who seals it. Today is, as on the page on which it is signed, the present day until somebody has
/// submitted, and then that on which they did; one that is completed or ended stays what it was.
pub(crate) async fn resolved(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Resolved> {
    let template = templates::parsed::stored(app, workspace, &document.body).await?;
    let values = Values::stored(document.values.text()).map_err(Error::internal)?;
    let summary = &document.summary;
    let changed = document.completed_at.unwrap_or(summary.updated_at);
    let time_zone = LocalTime::of(app, workspace, changed).await?.zone;
    let today = today(app, document, &time_zone);
    let facts = Facts {
        name: summary.name.as_str(),
        ident: &summary.id.to_string(),
        language: None,
        values: &values,
        signatures: &signing::answers::on_document(document)?,
        at: document.reads_as_of(today.map_or(changed, |today| today.max(changed))),
        time_zone,
        sample: false,
    };
    let mut resolved = template.resolve(&facts).map_err(|error| Error::conflict(error.to_string()))?;
    // The date of what was printed is that of its last change: what reads the same from day to day is printed once.
    resolved.print.created_at_ms = changed.millis();
    files::name_files(app, workspace, &template, &mut resolved.print).await?;
    Ok(resolved)
}

/// When the present day began, for a document that can still change.
pub(super) fn today(app: &App, document: &Document, zone: &TimeZone) -> Option<Timestamp> {
    let now = app.now();
    let is_open = document.must_be_open("change", now).is_ok();
    is_open.then(|| LocalTime { at: now, zone: zone.clone() }.begin_of_day())
}
