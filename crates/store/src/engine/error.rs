//! What can go wrong with the database.

use super::sqlite::FullDisk;
use crate::lost;

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why a read or a write failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A statement touched another number of rows than it said: somebody else was faster, or what it refers to is gone.
    /// Nothing of the write was kept. The label says which statement; [`crate::lost`] has those that matter.
    #[error("the statement {0:?} found another state than expected")]
    Lost(&'static str),
    /// The database does not answer now; it may later.
    #[error("the database is not available")]
    Unavailable(#[source] Cause),
    /// The address of the database can't be read.
    #[error("its address can't be read")]
    Address(#[source] Cause),
    /// The files do not answer now; they may later.
    #[error("the files are not available")]
    FilesUnavailable(#[source] Cause),
    /// The database refused the statement.
    #[error("the database refused a statement")]
    Refused(#[source] Cause),
    /// A newer version of the program took the database to where this one can't work with it.
    #[error(
        "a newer version brought the database to where this one can't follow (it knows steps up to {program}, and \
         {needed} is needed); install the newer version again, or restore the backup from before the upgrade"
    )]
    Newer {
        /// The oldest step whose program can.
        needed: i64,
        /// The last step that this program knows.
        program: i64,
    },
    /// What is stored can't be read.
    #[error("stored data can't be read")]
    Corrupt(#[source] Cause),
}

impl StoreError {
    /// Damage, described.
    pub fn corrupt(message: impl Into<String>) -> Self {
        Self::Corrupt(message.into().into())
    }

    /// Whether there is no room on the disk that the database lies on.
    #[must_use]
    pub fn is_full_disk(&self) -> bool {
        matches!(self, Self::Unavailable(cause) if cause.is::<FullDisk>())
    }

    /// Whether a statement lost its optimistic check in a way that another try may mend. A key that was taken over is
    /// none: whoever took it over does the same work.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        matches!(self, Self::Lost(label) if *label != lost::IDEMPOTENCY_KEY)
    }
}

impl From<StoreError> for model::Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unavailable(_) | StoreError::FilesUnavailable(_) => Self::Unavailable(Box::new(error)),
            StoreError::Lost(lost::IDEMPOTENCY_KEY) => {
                Self::conflict("another request with this idempotency key is doing the same; try again shortly")
            }
            StoreError::Lost(_)
            | StoreError::Address(_)
            | StoreError::Refused(_)
            | StoreError::Newer { .. }
            | StoreError::Corrupt(_) => Self::Internal(Box::new(error)),
        }
    }
}
