//! Signing somebody out elsewhere.

use model::id::{SessionId, SessionKind, UserId};
use model::{Error, Result};
use store::{StoreError, Write};

use super::{Token, list};
use crate::App;

/// Ends one of somebody's sessions.
///
/// # Errors
/// When they have no such session, or the database does not answer.
pub async fn end(app: &App, user: UserId, id: SessionId) -> Result<()> {
    let now = app.now();
    let open = store::sessions::of(app.database(), user, now, app.sessions().idle_since(now)).await?;
    let session = open.into_iter().find(|session| list::id(&session.token_hash) == id);
    let session = session.ok_or(Error::no::<SessionKind>())?;
    let mut write = Write::new();
    store::sessions::end(&mut write, user, session.token_hash);
    match app.database().commit(write).await {
        // Lost: it has ended meanwhile.
        Ok(_) | Err(StoreError::Lost(_)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Ends all of somebody's sessions but this one.
///
/// # Errors
/// When the database does not answer.
pub async fn end_others(app: &App, user: UserId, this: &Token) -> Result<()> {
    let mut write = Write::new();
    store::sessions::end_others(&mut write, user, this.hash());
    app.database().commit(write).await?;
    Ok(())
}
