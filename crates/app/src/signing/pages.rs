//! Pages of an uploaded PDF as pictures, for the fields to lie over.

use bytes::Bytes;
use model::error::{Error, Result};
use render::PreviewOptions;
use template::print::Body;

use super::form;
use super::visit::{Visitor, visit};
use crate::App;
use crate::printing;

/// One page of the document, from 1, as a PNG, without the fields of whoever looks at it.
///
/// # Errors
/// When the link is not one of ours, there is no such page, or the page can't be drawn.
pub async fn page(app: &App, visitor: &Visitor, number: u32) -> Result<Bytes> {
    let visit = visit(app, visitor).await?;
    visit.must_be_granted()?;
    let respondent = visit.respondent()?;
    if respondent.opened_at.is_none() {
        return Err(Error::conflict("open the document first"));
    }
    let own: Vec<String> = form::own_fields(app, &visit).await?;
    let mut resolved = crate::documents::resolved::resolved(app, visit.call.workspace, &visit.document).await?;
    if let Body::Pages { fields, .. } = &mut resolved.print.body {
        fields.retain(|placed| !own.contains(&placed.field.id));
    }
    let index = usize::try_from(number).unwrap_or(usize::MAX).checked_sub(1).ok_or(Error::NotFound("page"))?;
    let options =
        PreviewOptions { pages: index..index.saturating_add(1), highlight: false, ..PreviewOptions::default() };
    let preview = printing::preview(app, visit.call.workspace, resolved, options).await?;
    let image = preview.preview.pages.into_iter().next().ok_or(Error::NotFound("page"))?;
    Ok(image.data.into())
}
