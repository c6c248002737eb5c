//! Exports: a document made into a file beside the requests.
//!
//! `create` asks for one and queues its job; `job` makes the file and is tried again where that helps; `link` and `download`
//! hand it out to whoever has an address that lasts a quarter of an hour; `remove` clears files away whose time is over.
//! To add a format: a variant of `model::export::ExportFormat`, and what it holds in `content`.

mod content;
mod create;
mod download;
mod job;
mod link;
mod remove;
mod show;

use model::export::Export;
use model::id::WorkspaceId;
use store::blobs::names;

pub use create::create;
pub use download::{ExportDownload, download};
pub(crate) use job::make;
pub use link::{DownloadLink, signed_link};
pub use remove::remove_expired;
pub use show::show;

/// Where the file of an export with these bytes is kept.
fn blob_name(workspace: WorkspaceId, export: &Export, sha256: &str) -> String {
    names::export(workspace, export.id, sha256, export.format.ending())
}
