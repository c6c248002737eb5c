//! Links that work once, stored by the hash of their token.

use model::Timestamp;

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

/// What a link is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Setting up the first workspace.
    SetUp,
}

impl Purpose {
    const fn name(self) -> &'static str {
        match self {
            Self::SetUp => "setup",
        }
    }
}

/// Adds a link in place of all others for the same purpose.
pub fn replace(write: &mut Write, purpose: Purpose, token_hash: [u8; 32], now: Timestamp, expires_at: Timestamp) {
    cancel(write, purpose);
    write.one(
        lost::LINK,
        "INSERT INTO one_time_links (token_hash, purpose, created_at, expires_at) VALUES ($1, $2, $3, $4)",
        args![token_hash, purpose.name(), now, expires_at],
    );
}

/// Makes all links for a purpose useless.
pub fn cancel(write: &mut Write, purpose: Purpose) {
    write.any("DELETE FROM one_time_links WHERE purpose = $1", args![purpose.name()]);
}

/// Uses a link up. The write is lost under the label `link` when it was used, replaced, or has expired.
pub fn spend(write: &mut Write, purpose: Purpose, token_hash: [u8; 32], now: Timestamp) {
    write.one(
        lost::LINK,
        "DELETE FROM one_time_links WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3",
        args![token_hash, purpose.name(), now],
    );
}

/// Whether a link would still work.
///
/// # Errors
/// When the database does not answer.
pub async fn is_valid(
    database: &Database,
    purpose: Purpose,
    token_hash: [u8; 32],
    now: Timestamp,
) -> Result<bool, StoreError> {
    let sql = "SELECT expires_at FROM one_time_links WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3";
    let found =
        database.lookup(sql, args![token_hash, purpose.name(), now], |mut row: Row| row.take::<Timestamp>());
    Ok(!found.await?.is_empty())
}
