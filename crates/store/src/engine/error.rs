//! What can go wrong with the database.

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why a read or a write failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A statement touched another number of rows than it said: somebody else was faster, or what it refers to is gone.
    /// Nothing of the write was kept. The label says which statement.
    #[error("the statement {0:?} found another state than expected")]
    Lost(&'static str),
    /// The database does not answer now; it may later.
    #[error("the database is not available")]
    Unavailable(#[source] Cause),
    /// The database refused the statement.
    #[error("the database refused a statement")]
    Refused(#[source] Cause),
    /// What is stored can't be read.
    #[error("stored data can't be read")]
    Corrupt(#[source] Cause),
}

impl StoreError {
    /// Damage, described.
    pub fn corrupt(message: impl Into<String>) -> Self {
        Self::Corrupt(message.into().into())
    }

    /// Whether a statement lost its optimistic check.
    #[must_use]
    pub const fn is_lost(&self) -> bool {
        matches!(self, Self::Lost(_))
    }
}

impl From<StoreError> for model::Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unavailable(_) => Self::Unavailable(Box::new(error)),
            StoreError::Lost(_) | StoreError::Refused(_) | StoreError::Corrupt(_) => {
                Self::Internal(Box::new(error))
            }
        }
    }
}
