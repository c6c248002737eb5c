//! Deleting a workspace with everything in it.
//!
//! It may be the last one: whoever wants their data gone must not be kept from it, and the operator can make another one
//! at any time. The service then waits to be set up as at its first start.

use model::{Error, Result};

use super::settings::must_name;
use crate::{App, Call};

/// Deletes the workspace of an administrator who typed its name. From then on no key and no session opens it, nothing is
/// sent from it, and its links lead nowhere; its rows and files go soon after, in pieces. There is no way back.
///
/// # Errors
/// When the caller is no administrator, the name is another one, or the database does not answer.
pub async fn delete(app: &App, call: &Call, name: &str) -> Result<()> {
    call.must_be_administrator()?;
    let workspace = super::show(app, call.workspace).await?;
    must_name(&workspace, name)?;
    let mut write = store::Write::new();
    store::deleted_workspaces::close(&mut write, call.workspace, app.now());
    let closed = app.database().commit(write).await;
    app.keys_changed_everywhere().await;
    match closed {
        Ok(_) => {}
        // Somebody else was faster.
        Err(error) if error.is_lost() => return Err(Error::no::<model::id::WorkspaceKind>()),
        Err(error) => return Err(error.into()),
    }
    // The activity stream goes with the workspace, so the log says who did it.
    tracing::warn!(workspace = %call.workspace, by = call.actor.id(), "a workspace was deleted");
    app.clearing().wake();
    Ok(())
}
