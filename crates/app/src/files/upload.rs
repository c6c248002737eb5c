//! Taking a file in.

use bytes::Bytes;
use model::activity::Event;
use model::error::{Error, Problems, Result};
use model::file::{FileFacts, FileKind, FoundField, PageSize, UploadedFile};
use model::file_name;
use model::hex::hex;
use model::id::WorkspaceId;
use render::files::{Examined, FormField, FormFieldKind, Found, Kind};
use serde_json::json;
use sha2::{Digest, Sha256};
use store::blobs::names;

use crate::change::{About, Change};
use crate::{App, Call, Receipt};

/// A file to take in.
#[derive(Debug)]
pub struct NewFile {
    /// What it is called; made from its kind where left out.
    pub name: Option<String>,
    /// Its bytes.
    pub content: Bytes,
}

/// Takes a file in: a PDF or a picture, told by its content, within the limits.
///
/// # Errors
/// When it is something else, too large, damaged or protected, or the database or the files do not answer.
pub async fn upload<R: Receipt>(
    app: &App,
    call: &Call,
    new: NewFile,
    answer: impl Fn(&UploadedFile) -> R,
) -> Result<R> {
    let taken = take_in(app, call.workspace, new).await?;
    let mut change = Change::new(app, call);
    taken.add(&mut change, call.workspace);
    let file = taken.file;
    change.record(
        Event::FileUploaded,
        About::default(),
        format!("File “{}” was uploaded", file.name),
        json!({ "fileId": file.id, "name": file.name, "size": file.size, "sha256": file.sha256 }),
    );
    Ok(change.commit(answer(&file)).await?)
}

/// A file whose bytes are there, and whose row is not yet.
#[derive(Debug, Clone)]
pub(crate) struct TakenIn {
    /// What is known of it.
    pub file: UploadedFile,
    /// What was written, under which names.
    bytes: Vec<(String, Bytes)>,
}

impl TakenIn {
    /// Adds the row to a change. Files with the same bytes share them, so whoever removes the last of those may have taken
    /// the bytes along before the row was there: then they are written again.
    pub fn add(&self, change: &mut Change<'_>, workspace: WorkspaceId) {
        store::files::insert(change.write(), workspace, &self.file);
        change.keep_bytes(&self.bytes);
    }
}

/// Looks into a file and keeps its bytes; whoever asked for it writes the row. The bytes come first: a row without them
/// would be a promise that can't be kept, bytes without a row are only room on the disk.
pub(crate) async fn take_in(app: &App, workspace: WorkspaceId, new: NewFile) -> Result<TakenIn> {
    let examined = app.workers().examine(workspace, new.content.clone()).await?;
    let Examined { found, printable } = examined.map_err(|refused| Error::field("file", refused.to_string()))?;
    let kind = kind(&found);
    let name = name(new.name.as_deref(), kind, app.limits().name_length)?;
    let sha256 = hex(&Sha256::digest(&new.content));
    let file = UploadedFile {
        id: app.new_id(),
        name,
        kind,
        size: i64::try_from(new.content.len()).unwrap_or(i64::MAX),
        sha256,
        facts: facts(found, printable.is_some()),
        created_at: app.now(),
    };
    let printed = printable.map(|printable| (names::printable(workspace, &file.sha256), printable));
    let sent = (names::uploaded(workspace, &file.sha256), new.content);
    let bytes: Vec<_> = printed.into_iter().chain([sent]).collect();
    for (name, content) in &bytes {
        app.blobs().put(name, content.clone()).await?;
    }
    Ok(TakenIn { file, bytes })
}

/// The name without the folders that some browsers send along, with the ending of what the file is: whoever saves it opens it
/// by that.
fn name(given: Option<&str>, kind: FileKind, longest: usize) -> Result<String> {
    let given = given.and_then(|name| name.rsplit(['/', '\\']).next()).map(str::trim).unwrap_or_default();
    let mut problems = Problems::new();
    if given.chars().count() > longest {
        problems.add("name", format!("must be at most {longest} characters long"));
    } else if given.chars().any(char::is_control) {
        problems.add("name", "must not contain control characters");
    }
    problems.done()?;
    Ok(file_name::fitting(if given.is_empty() { "file" } else { given }, kind, longest))
}

fn kind(found: &Found) -> FileKind {
    match found {
        Found::Pdf(_) => FileKind::Pdf,
        Found::Picture(picture) => match picture.kind {
            Kind::Png => FileKind::Png,
            Kind::Webp => FileKind::Webp,
            Kind::Jpeg | Kind::Pdf => FileKind::Jpeg,
        },
    }
}

fn facts(found: Found, printed_from_copy: bool) -> FileFacts {
    match found {
        Found::Picture(picture) => {
            FileFacts { pixels: Some((picture.width, picture.height)), printed_from_copy, ..FileFacts::default() }
        }
        Found::Pdf(pdf) => FileFacts {
            pages: pdf.pages.iter().map(|page| PageSize { width: page.width, height: page.height }).collect(),
            fields: pdf.fields.into_iter().map(found_field).collect(),
            ..FileFacts::default()
        },
    }
}

fn found_field(field: FormField) -> FoundField {
    let FormField { name, label, kind, page, place, required, .. } = field;
    let kind = match kind {
        FormFieldKind::Text { multiline: true, .. } => "multiline",
        FormFieldKind::Text { .. } => "text",
        FormFieldKind::Checkbox => "checkbox",
        FormFieldKind::Radio { .. } => "radio",
        FormFieldKind::Choice { .. } => "select",
        FormFieldKind::Signature { .. } => "signature",
        FormFieldKind::Button => "button",
    };
    FoundField {
        name,
        label,
        kind: kind.to_owned(),
        required,
        page: u32::try_from(page).unwrap_or(u32::MAX).saturating_add(1),
        x: place.left,
        y: place.top,
        width: place.width,
        height: place.height,
    }
}
