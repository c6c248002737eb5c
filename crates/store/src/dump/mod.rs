//! A whole database in a form that is the same on both engines: read as of one moment, written into an empty one, and
//! compared by hashes. Transfers and backups rest on it.
//!
//! Which tables and columns there are is asked of the database itself, so a new table is copied without a word here.
//! Only what one engine has for itself needs a line, in [`schema`]; a test looks into every table of both and fails until
//! it is there. What is worked out from other tables is not copied but made anew ([`derived`]).

mod derived;
mod digest;
mod encoding;
mod schema;
mod source;
mod target;
mod transfer;

pub use digest::Digest;
pub(crate) use encoding::{Encoder, decode, decode_columns};
pub use schema::{Table, not_copied};
pub(crate) use source::Source;
pub(crate) use target::Target;
pub use target::{Wanted, refuse_unfinished, refuse_used};
pub use transfer::{Transferred, refuse_foreign, transfer};

use crate::StoreError;

/// Why a copy was not made, or not finished.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// A database or the files did not do as they were told.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It must not, or can't, be done; the words say why and what to do.
    #[error("{0}")]
    Refused(String),
    /// The archive could not be read or written.
    #[error("{0}")]
    Archive(String, #[source] std::io::Error),
}

impl CopyError {
    pub(crate) fn refused(words: impl Into<String>) -> Self {
        Self::Refused(words.into())
    }
}

/// Whoever wants to see how far a copy is.
pub trait Progress: Sync {
    /// Something begins that takes so many steps, where that is known.
    fn begin(&self, what: &str, total: Option<u64>);
    /// So many more of them are done.
    fn advance(&self, steps: u64);
}

/// Nobody looks.
#[derive(Debug, Clone, Copy)]
pub struct Unseen;

impl Progress for Unseen {
    fn begin(&self, _: &str, _: Option<u64>) {}
    fn advance(&self, _: u64) {}
}

/// The tables of a database that are copied, those that others refer to first.
///
/// # Errors
/// When the database does not answer.
pub async fn tables(database: &crate::Database) -> Result<Vec<Table>, CopyError> {
    Ok(Source::open(database).await?.tables().to_vec())
}

/// What every table of a database holds.
///
/// # Errors
/// When the database does not answer.
pub async fn digests(database: &crate::Database) -> Result<std::collections::BTreeMap<String, Digest>, CopyError> {
    let mut source = Source::open(database).await?;
    let mut found = std::collections::BTreeMap::new();
    for table in source.tables().to_vec() {
        let digest = source.digest(&table).await?;
        found.insert(table.name, digest);
    }
    Ok(found)
}
