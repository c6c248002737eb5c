//! The finished copy, for whoever took part.

use model::activity::Event;
use model::error::{Error, Result};
use serde_json::json;

use super::visit::{Visitor, visit};
use crate::App;
use crate::change::{About, Change};
use crate::documents::Pdf;

/// The sealed PDF.
///
/// # Errors
/// When the link is not one of ours or is over, the document is not sealed yet, or the files do not answer.
pub async fn copy(app: &App, visitor: &Visitor) -> Result<Pdf> {
    let visit = visit(app, visitor).await?;
    visit.must_be_granted()?;
    if visit.link_is_over {
        return Err(Error::conflict(model::signing::Barrier::LinkExpired.reason()));
    }
    let document = &visit.document;
    let seal = document.seal.as_ref().ok_or_else(|| {
        Error::conflict(
            "the finished copy is not there yet: it comes when everybody has submitted and it is sealed",
        )
    })?;
    let content = crate::sealing::sealed_pdf(app, visit.call.workspace, seal).await?;
    let row = Change::new(app, &visit.call).row(
        Event::DocumentDownloaded,
        About::document(document.summary.id, document.summary.template),
        format!("The PDF of “{}” was downloaded", document.summary.name),
        json!({ "name": document.summary.name.as_str(), "respondentId": visit.id }),
    );
    app.downloads().note(app, visit.call.workspace, row).await?;
    Ok(Pdf { name: document.summary.name.to_string(), content })
}
