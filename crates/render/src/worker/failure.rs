//! Why there is no answer.

use std::time::Duration;

/// Why a worker gave no answer. What a job itself refuses is an answer, and not here.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Too much is waiting already, of this workspace or in all; later it works.
    #[error("too many documents are waiting to be processed; try again shortly")]
    Busy,
    /// The service is about to end.
    #[error("the service is stopping")]
    Stopped,
    /// Whoever asked does not wait any more.
    #[error("nobody waits for the answer")]
    Abandoned,
    /// No worker could be started.
    #[error("no render worker could be started")]
    NotStarted(#[source] std::io::Error),
    /// The files are more than a worker takes at once.
    #[error("the document is larger than {mebibytes} MiB; make it smaller")]
    TooLarge {
        /// How much may be sent.
        mebibytes: u64,
    },
    /// It was not done in time.
    #[error("the document takes more than {} seconds to process; make it smaller or simpler", .0.as_secs())]
    TooSlow(Duration),
    /// It took more memory than a worker has.
    #[error("the document takes more than {mebibytes} MiB of memory to process; make it smaller or simpler")]
    TooMuchMemory {
        /// How much a worker has.
        mebibytes: u64,
    },
    /// The worker died, which no document should make it do: a fault of ours. The text is for the log.
    #[error("the render worker died: {0}")]
    Crashed(String),
}

impl Failure {
    /// One word for it, for the measurements.
    pub(super) const fn word(&self) -> &'static str {
        match self {
            Self::Busy => "busy",
            Self::Stopped => "stopped",
            Self::Abandoned => "abandoned",
            Self::NotStarted(_) => "not_started",
            Self::TooLarge { .. } => "too_large",
            Self::TooSlow(_) => "too_slow",
            Self::TooMuchMemory { .. } => "too_much_memory",
            Self::Crashed(_) => "crashed",
        }
    }
}

impl From<Failure> for model::Error {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Busy | Failure::Stopped | Failure::Abandoned | Failure::NotStarted(_) => {
                Self::Unavailable(failure.into())
            }
            Failure::TooLarge { .. } | Failure::TooSlow(_) | Failure::TooMuchMemory { .. } => {
                Self::Conflict(failure.to_string())
            }
            Failure::Crashed(_) => Self::Internal(failure.into()),
        }
    }
}
