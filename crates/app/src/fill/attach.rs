//! Files that are attached to a public page before it is submitted.

use model::activity::Event;
use model::error::Result;
use model::file::UploadedFile;
use serde_json::json;

use super::look::role;
use super::{Opened, unsubmitted};
use crate::App;
use crate::change::{About, Change};
use crate::files::{self, NewFile};

/// Whether a file can be attached at all: the form has to ask for one, or anybody could leave behind what nobody wants.
///
/// # Errors
/// When the form asks for no file, or the database does not answer.
pub async fn may_attach(app: &App, opened: &Opened) -> Result<()> {
    let template = opened.parsed(app).await?;
    let (role, _) = role(&template);
    files::must_be_asked_for(&template, &role)
}

/// Takes in a file that is attached before the form is submitted. Where that does not happen, the file goes again.
///
/// # Errors
/// When the file can't be used, or the database does not answer.
pub async fn attach(app: &App, opened: &Opened, new: NewFile) -> Result<UploadedFile> {
    let taken = files::take_in(app, opened.call.workspace, new).await?;
    // It may have taken a while until all was here.
    opened.must_be_open(app).await?;
    let mut change = Change::new(app, &opened.call);
    taken.add(&mut change, opened.call.workspace);
    let file = taken.file;
    change.record(
        Event::FileUploaded,
        About::template(opened.template.summary.id),
        format!("File “{}” was attached to “{}”", file.name, opened.template.summary.name),
        json!({ "fileId": file.id, "name": file.name, "size": file.size, "sha256": file.sha256 }),
    );
    unsubmitted::look_later(&mut change, &file, None);
    change.commit(()).await?;
    Ok(file)
}
