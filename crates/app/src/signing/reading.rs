//! The document as a file, for whoever wants to read it before they sign: with a screen reader of their own, on paper, or in a
//! larger print than a phone has.

use model::error::Result;

use super::visit::{Visitor, visit};
use crate::App;
use crate::documents::Pdf;
use crate::documents::content::content;

/// The PDF of the document as it stands, which says of itself that it is not complete.
///
/// # Errors
/// When the link is not one of ours, the document was not opened or is not theirs to read now, or it can't be printed.
pub async fn read(app: &App, visitor: &Visitor) -> Result<Pdf> {
    let visit = visit(app, visitor).await?;
    visit.must_be_readable(app)?;
    let content = content(app, visit.call.workspace, &visit.document).await?;
    Ok(Pdf { name: visit.document.summary.name.to_string(), content })
}
