//! Addresses at which the file of an export can be had without a key, for a quarter of an hour.
//!
//! Where files are in a bucket, the bucket itself gives it out. Elsewhere it is an address of our own: it says which export and
//! until when, under a mark that only this instance can make, and is stored nowhere.

use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use model::Timestamp;
use model::activity::Event;
use model::error::Result;
use model::id::{ExportId, WorkspaceId};
use serde_json::json;

use super::{blob_name, show};
use crate::change::{About, Change};
use crate::{App, Call};

const PURPOSE: &str = "export download";
const LASTING_MILLIS: i64 = 15 * 60 * 1_000;
const ID: usize = 16;
const MOMENT: usize = 8;

/// An address that works without a key.
#[derive(Debug, Clone)]
pub struct DownloadLink {
    /// The address.
    pub url: String,
    /// Until when it works.
    pub expires_at: Timestamp,
}

/// An address for the file of an export.
///
/// # Errors
/// When there is no such export in this workspace, it is not completed, its file is removed, or the database or the files do
/// not answer.
pub async fn signed_link(app: &App, call: &Call, id: ExportId) -> Result<DownloadLink> {
    let export = show(app, call, id).await?;
    let file = export.ready()?;
    let now = app.now();
    // Not beyond the time of the file itself.
    let expires_at = now.plus_millis(LASTING_MILLIS).min(export.expires_at.unwrap_or(now));
    let name = blob_name(call.workspace, &export, &file.sha256);
    let media_type = export.format.media_type();
    let lasting = Duration::from_millis((expires_at.millis() - now.millis()).unsigned_abs());
    let of_the_bucket = app.blobs().address(&name, &export.file_name(), media_type, lasting).await?;
    let token = Token { workspace: call.workspace, export: id, expires_at };
    let url = of_the_bucket.unwrap_or_else(|| format!("{}/d/{}", app.base_url(), token.text(app)));
    let row = Change::new(app, call).row(
        Event::DocumentDownloaded,
        About { document: Some(export.document), template: None },
        format!("An address for the export of “{}” was given out", export.name),
        json!({ "name": export.name, "exportId": id, "format": export.format.name() }),
    );
    app.downloads().note(app, call.workspace, row).await?;
    Ok(DownloadLink { url, expires_at })
}

/// What an address of our own says.
pub(super) struct Token {
    pub workspace: WorkspaceId,
    pub export: ExportId,
    pub expires_at: Timestamp,
}

impl Token {
    fn text(&self, app: &App) -> String {
        let mut bytes = Vec::new();
        bytes.extend_from_slice(&self.workspace.to_bytes());
        bytes.extend_from_slice(&self.export.to_bytes());
        bytes.extend_from_slice(&self.expires_at.millis().to_be_bytes());
        bytes.extend_from_slice(&app.vault().mark(PURPOSE, &bytes));
        BASE64_URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Reads a token; nothing where this instance did not make it.
    pub fn read(app: &App, text: &str) -> Option<Self> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
        let (content, mark) = bytes.split_at_checked(2 * ID + MOMENT)?;
        if !app.vault().is_ours(PURPOSE, content, mark) {
            return None;
        }
        let (workspace, rest) = content.split_at_checked(ID)?;
        let (export, moment) = rest.split_at_checked(ID)?;
        Some(Self {
            workspace: WorkspaceId::from_bytes(workspace.try_into().ok()?),
            export: ExportId::from_bytes(export.try_into().ok()?),
            expires_at: Timestamp::from_millis(i64::from_be_bytes(moment.try_into().ok()?)),
        })
    }
}
