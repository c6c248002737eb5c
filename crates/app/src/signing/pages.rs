//! A page of an uploaded PDF, for the fields of whoever opened it to lie over.

use bytes::Bytes;
use model::error::Result;

use super::uploaded_pages;
use super::visit::{Visitor, visit};
use crate::{App, documents, templates};

/// One page of the document, from 1, as a PNG, without the fields of whoever looks at it.
///
/// # Errors
/// When the link is not one of ours, the document is not theirs to read now, there is no such page, or the page can't be drawn.
pub async fn page(app: &App, visitor: &Visitor, number: usize) -> Result<Bytes> {
    let visit = visit(app, visitor).await?;
    let respondent = visit.must_be_readable(app)?;
    let workspace = visit.call.workspace;
    let template = templates::parsed::stored(app, workspace, &visit.document.body).await?;
    let resolved = documents::resolved::resolved(app, workspace, &visit.document).await?;
    uploaded_pages::picture(app, workspace, &template, &respondent.role, resolved, number).await
}
