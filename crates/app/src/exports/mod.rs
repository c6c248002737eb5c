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
use model::id::{ExportId, WorkspaceId};

pub use create::create;
pub use download::{ExportDownload, download};
pub(crate) use job::make;
pub use link::{DownloadLink, signed_link};
pub use remove::remove_expired;
pub use show::show;

/// The folder of an export's file. It has nothing else in it, save what attempts left behind that were cut short.
fn folder(workspace: WorkspaceId, id: ExportId) -> String {
    format!("exports/{workspace}/{id}")
}

/// Where the file of an export with these bytes is kept. No two exports share one, so that each can be removed by itself.
fn blob_name(workspace: WorkspaceId, export: &Export, sha256: &str) -> String {
    format!("{}/{sha256}.{}", folder(workspace, export.id), export.format.ending())
}
