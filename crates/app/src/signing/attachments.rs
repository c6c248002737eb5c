//! Files at a signing page: those that a respondent attaches, and the pictures that the document shows.

use bytes::Bytes;
use model::activity::Event;
use model::error::Result;
use model::file::UploadedFile;
use model::id::FileId;
use serde_json::json;

use super::visit::{Visit, Visitor, visit};
use super::{draft, form};
use crate::change::{About, Change};
use crate::files::{self, NewFile};
use crate::retry::until_settled;
use crate::{App, fill, templates};

/// Takes in a file that a respondent attaches.
///
/// # Errors
/// When the link is not one of ours, the state forbids it, the file can't be used, or the database does not answer.
pub async fn attach(app: &App, visitor: &Visitor, new: NewFile) -> Result<UploadedFile> {
    let workspace = attaching(app, visitor).await?.call.workspace;
    let taken = files::take_in(app, workspace, new).await?;
    let file = &taken.file;
    until_settled(|| async {
        // To look into a file takes a while; the document may be withdrawn or gone by now.
        let visit = attaching(app, visitor).await?;
        let summary = &visit.document.summary;
        let mut change = Change::new(app, &visit.call);
        store::documents::hold(change.write(), workspace, summary.id, visit.document.version);
        taken.add(&mut change, workspace);
        change.record(
            Event::FileUploaded,
            About::document(summary.id, summary.template),
            format!("File “{}” was attached to “{}”", file.name, summary.name),
            json!({ "fileId": file.id, "name": file.name, "size": file.size, "sha256": file.sha256 }),
        );
        fill::look_later(&mut change, file, Some(summary.id));
        Ok(change.commit(()).await?)
    })
    .await?;
    Ok(taken.file)
}

/// Whether whoever comes through a link may attach a file now.
///
/// # Errors
/// When the link is not one of ours, the state forbids it, or the database does not answer.
pub async fn may_attach(app: &App, visitor: &Visitor) -> Result<()> {
    attaching(app, visitor).await.map(drop)
}

async fn attaching(app: &App, visitor: &Visitor) -> Result<Visit> {
    let visit = visit(app, visitor).await?;
    visit.must_be_free(app)?;
    let respondent = visit.must_be_opened()?;
    let template = templates::parsed::stored(app, visit.call.workspace, &visit.document.body).await?;
    files::must_be_asked_for(&template, &respondent.role)?;
    Ok(visit)
}

/// A picture that the document shows, with its media type: only those that stand in it.
///
/// # Errors
/// When the link is not one of ours, the document is not theirs to read now or does not show that picture, or the files do not answer.
pub async fn picture(app: &App, visitor: &Visitor, id: FileId) -> Result<(&'static str, Bytes)> {
    let visit = visit(app, visitor).await?;
    visit.must_be_readable(app)?;
    let kept = draft::kept(app, &visit).await?;
    let form = form::of_document(app, &visit, &kept).await?;
    files::picture_in(app, visit.call.workspace, &form.print, id).await
}
