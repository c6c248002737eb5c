//! `countersign erase`.

use app::Call;
use model::id::WorkspaceId;
use serde_json::json;

use super::say;
use crate::Failure;
use crate::instance::{self, Missing};
use crate::settings::Settings;

/// What `erase` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The workspace's id.
    #[arg(long, value_name = "ID")]
    workspace: WorkspaceId,
    /// The address of the person.
    #[arg(long, value_name = "ADDR")]
    email: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Does it.
pub(super) async fn run(settings: &Settings, arguments: Arguments) -> Result<(), Failure> {
    let app = instance::app(settings, Missing::Refuse).await?;
    let workspace = arguments.workspace;
    app::workspaces::show(&app, workspace).await?;
    let erased = app::respondents::erase(&app, &Call::by_system(workspace), &arguments.email).await?;
    app.stop().await;
    if arguments.json {
        say(json!({
            "documents": erased.documents, "entries": erased.entries, "files": erased.files,
            "sealedPdfsKept": erased.sealed,
        }));
        return Ok(());
    }
    say(format_args!(
        "erased from {} documents: {} entries of the audit trail, {} files",
        erased.documents, erased.entries, erased.files
    ));
    if erased.sealed > 0 {
        say(format_args!(
            "{} sealed PDFs still show what was signed: a seal can't be kept while its content is changed. Delete the \
             documents if they must go too",
            erased.sealed
        ));
    }
    Ok(())
}
