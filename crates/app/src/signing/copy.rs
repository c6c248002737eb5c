//! The finished copy, for whoever took part.

use model::activity::Event;
use model::error::{Error, Result};
use serde_json::json;

use super::visit::{Visitor, visit};
use crate::App;
use crate::change::{About, Change};
use crate::documents::Pdf;
use crate::retry::until_settled;

/// The sealed PDF.
///
/// # Errors
/// When the link is not one of ours or is over, the document is not sealed yet, or the files do not answer.
pub async fn copy(app: &App, visitor: &Visitor) -> Result<Pdf> {
    until_settled(|| async {
        let visit = visit(app, visitor).await?;
        visit.must_be_granted()?;
        if visit.link_is_over {
            return Err(Error::conflict(model::signing::Barrier::LinkExpired.reason()).into());
        }
        let document = &visit.document;
        let summary = &document.summary;
        let seal = document.seal.as_ref().ok_or_else(|| {
            Error::conflict(
                "the finished copy is not there yet: it comes when everybody has submitted and it is sealed",
            )
        })?;
        let content = crate::sealing::sealed_pdf(app, visit.call.workspace, seal).await?;
        // At once, and with the document as it is: what names them must not come behind their erasure.
        let mut change = Change::new(app, &visit.call);
        store::documents::hold(change.write(), visit.call.workspace, summary.id, document.version);
        change.record(
            Event::DocumentDownloaded,
            About::document(summary.id, summary.template),
            format!("The PDF of “{}” was downloaded", summary.name),
            json!({ "name": summary.name.as_str(), "respondentId": visit.id }),
        );
        change.commit(()).await?;
        Ok(Pdf { name: summary.name.to_string(), content })
    })
    .await
}
