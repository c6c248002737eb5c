//! The file of an export, for whoever has its address.

use bytes::Bytes;
use futures::stream::BoxStream;
use futures::{StreamExt, TryStreamExt};
use model::error::{Error, Result};
use model::id::ExportKind;

use super::blob_name;
use super::link::Token;
use crate::App;

/// A file on its way.
pub struct ExportDownload {
    /// What it is called.
    pub name: String,
    /// What it is.
    pub media_type: &'static str,
    /// Its length in bytes.
    pub size: i64,
    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub sha256: String,
    /// Its bytes, in pieces.
    pub content: BoxStream<'static, Result<Bytes>>,
}

/// The file that an address stands for, by the address's token.
///
/// # Errors
/// When this instance did not make the token, its time or that of the file is over, the workspace is gone, or the database
/// or the files do not answer.
pub async fn download(app: &App, token: &str) -> Result<ExportDownload> {
    let token = Token::read(app, token).ok_or(Error::NotFound("download link"))?;
    let now = app.now();
    if token.expires_at <= now {
        let message = "this address has expired; get a new one with GET /exports/{id}/download-signed";
        return Err(Error::Gone(message.to_owned()));
    }
    if store::workspaces::find(app.database(), token.workspace).await?.is_none() {
        return Err(Error::NotFound("download link"));
    }
    let export = store::exports::find(app.database(), token.workspace, token.export).await?;
    let export = export.ok_or(Error::no::<ExportKind>())?.as_of(now);
    let file = export.ready()?;
    let name = blob_name(token.workspace, &export, &file.sha256);
    let content = app.blobs().stream(&name).await?;
    let content = content.ok_or_else(|| Error::internal(format!("the file {name} is gone")))?;
    Ok(ExportDownload {
        name: export.file_name(),
        media_type: export.format.media_type(),
        size: file.size,
        sha256: file.sha256.clone(),
        content: content.map_err(Error::from).boxed(),
    })
}
