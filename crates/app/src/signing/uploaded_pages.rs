//! The pages of an uploaded PDF as somebody sees them who fills fields over them: with what others answered, and without
//! their own fields, which their browser shows.

use bytes::Bytes;
use model::error::{Error, Result};
use model::file::PageSize;
use model::id::WorkspaceId;
use render::PreviewOptions;
use template::Template;
use template::print::{Body, Print};
use template::resolve::Resolved;

use crate::{App, files, printing};

/// How large they are, in order; none where the document is set from text. Behind those of the PDF come pages with what
/// others answered that has no room in its box.
pub(super) async fn sizes(
    app: &App,
    workspace: WorkspaceId,
    template: &Template,
    role: &str,
    print: &Print,
) -> Result<Vec<PageSize>> {
    let Body::Pages { file, .. } = &print.body else { return Ok(Vec::new()) };
    let Ok(id) = file.parse() else { return Ok(Vec::new()) };
    let own = files::find(app, workspace, id).await?.map(|file| file.facts.pages).unwrap_or_default();
    let of_page = |page: u32| {
        let size = own.get(usize::try_from(page).ok()?.checked_sub(1)?)?;
        Some((size.width, size.height))
    };
    let mut print = print.clone();
    leave_out(template, role, &mut print);
    // Only then is it worth the time of a worker.
    if !render::may_need_more_pages(&print, of_page) {
        return Ok(own);
    }
    let options = PreviewOptions { pages: 0..0, highlight: false, ..PreviewOptions::default() };
    let shown = printing::preview(app, workspace, Resolved { print, warnings: Vec::new() }, options).await?;
    Ok(shown.preview.sizes.into_iter().map(|(width, height)| PageSize { width, height }).collect())
}

/// One of them, from 1, as a PNG.
pub(crate) async fn picture(
    app: &App,
    workspace: WorkspaceId,
    template: &Template,
    role: &str,
    mut resolved: Resolved,
    number: usize,
) -> Result<Bytes> {
    leave_out(template, role, &mut resolved.print);
    let index = number.checked_sub(1).ok_or(Error::NotFound("page"))?;
    let options =
        PreviewOptions { pages: index..index.saturating_add(1), highlight: false, ..PreviewOptions::default() };
    let shown = printing::preview(app, workspace, resolved, options).await?;
    let image = shown.preview.pages.into_iter().next().ok_or(Error::NotFound("page"))?;
    Ok(image.data.into())
}

/// Leaves the fields of a role out.
fn leave_out(template: &Template, role: &str, print: &mut Print) {
    if let Body::Pages { fields, .. } = &mut print.body {
        fields.retain(|placed| !template.fields_of(role).any(|own| own.id == placed.field.id));
    }
}
