//! The certificates that this instance has sealed with: by them it knows its own seals again.

use model::Timestamp;

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// Notes a certificate; one that is known already stays as it is.
pub fn insert(write: &mut Write, sha256: &str, der: &[u8], now: Timestamp) {
    write.any(
        "INSERT INTO seal_certificates (sha256, der, created_at) VALUES ($1, $2, $3) ON CONFLICT (sha256) DO NOTHING",
        args![sha256, der, now],
    );
}

/// All of them, by their SHA-256 in hexadecimal digits.
///
/// # Errors
/// When the database does not answer.
pub async fn all(database: &Database) -> Result<Vec<String>, StoreError> {
    database.lookup("SELECT sha256 FROM seal_certificates", args![], |mut row| row.take()).await
}

/// The certificate with that SHA-256, DER.
///
/// # Errors
/// When the database does not answer.
pub async fn find(database: &Database, sha256: &str) -> Result<Option<Vec<u8>>, StoreError> {
    const SQL: &str = "SELECT der FROM seal_certificates WHERE sha256 = $1";
    Ok(database.lookup(SQL, args![sha256], |mut row| row.take()).await?.pop())
}
