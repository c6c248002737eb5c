//! Where somebody is signed in.

use model::id::{SessionId, UserId};
use model::{Result, Timestamp};
use sha2::{Digest, Sha256};

use super::Token;
use super::device::device;
use crate::App;

/// A session as its owner sees it.
#[derive(Debug, Clone)]
pub struct Listed {
    /// What it is called; the token can't be had from it.
    pub id: SessionId,
    /// With what they signed in, in plain words: `Firefox on Windows`.
    pub device: Option<String>,
    /// From where they signed in.
    pub ip: Option<String>,
    /// When they signed in.
    pub created_at: Timestamp,
    /// When it was last used, to within some minutes.
    pub last_seen_at: Timestamp,
    /// Whether it is the one that asks.
    pub is_this_one: bool,
}

/// The sessions of somebody, the newest in front.
///
/// # Errors
/// When the database does not answer.
pub async fn list(app: &App, user: UserId, this: &Token) -> Result<Vec<Listed>> {
    let now = app.now();
    let open = store::sessions::of(app.database(), user, now, app.sessions().idle_since(now)).await?;
    let listed = open.into_iter().map(|session| Listed {
        id: id(&session.token_hash),
        device: session.user_agent.as_deref().and_then(device),
        ip: session.ip,
        created_at: session.created_at,
        last_seen_at: session.last_seen_at,
        is_this_one: session.token_hash == this.hash(),
    });
    Ok(listed.collect())
}

/// The id of a session: derived, since what is stored is the key to it.
pub(super) fn id(token_hash: &[u8]) -> SessionId {
    let hash = Sha256::new_with_prefix("countersign session id\0").chain_update(token_hash).finalize();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    SessionId::from_bytes(bytes)
}
