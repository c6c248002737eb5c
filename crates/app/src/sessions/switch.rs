//! Going to another workspace.

use model::id::{UserId, WorkspaceId, WorkspaceKind};
use model::{Error, Result};
use store::Write;

use super::Token;
use crate::App;
use crate::change::Change;

/// Has a session show another workspace of somebody.
///
/// # Errors
/// When they are not in it, which is the same as when there is none, or the database does not answer.
pub async fn switch(app: &App, user: UserId, token: &Token, workspace: WorkspaceId) -> Result<()> {
    let member = store::users::member(app.database(), workspace, user).await?;
    if member.is_none() {
        return Err(Error::no::<WorkspaceKind>());
    }
    let mut write = Write::new();
    store::sessions::switch(&mut write, token.hash(), workspace);
    app.database().commit(write).await?;
    Ok(())
}

/// Has a session show a workspace, in a change that gives its owner a place there.
pub(crate) fn show(change: &mut Change<'_>, token: &Token, workspace: WorkspaceId) {
    store::sessions::switch(change.write(), token.hash(), workspace);
}
