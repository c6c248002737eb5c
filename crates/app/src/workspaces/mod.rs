//! Workspaces: set up, list, change plan and entitlements, which is the operator's work; settings, logo and deletion, which
//! is that of administrators.

mod delete;
mod entitlements;
mod local_time;
mod logo;
mod plan;
mod set_up;
mod settings;

use model::id::{WorkspaceId, WorkspaceKind};
use model::workspace::Workspace;
use model::{Error, Result};

pub use delete::delete;
pub use entitlements::set_entitlements;
pub(crate) use local_time::LocalTime;
pub use logo::{logo, set_logo};
pub use plan::set_plan;
pub use set_up::{Credentials, SetUp, SetUpLink, new_set_up_link, set_up};
pub use settings::{Decided, Keeping, SettingsChanges, change_settings, colour, embedding, settings};

use crate::App;

/// All workspaces, oldest first.
///
/// # Errors
/// When the database does not answer.
pub async fn all(app: &App) -> Result<Vec<Workspace>> {
    Ok(store::workspaces::all(app.database()).await?)
}

/// The workspace of that id.
///
/// # Errors
/// When there is none, or the database does not answer.
pub async fn show(app: &App, id: WorkspaceId) -> Result<Workspace> {
    store::workspaces::find(app.database(), id).await?.ok_or(Error::no::<WorkspaceKind>())
}

/// Whether the instance still waits for its first workspace.
///
/// # Errors
/// When the database does not answer.
pub async fn none_yet(app: &App) -> Result<bool> {
    Ok(!store::workspaces::any(app.database()).await?)
}
