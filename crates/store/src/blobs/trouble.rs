//! What can go wrong with the files, in words that say what to mend.

use std::path::PathBuf;
use std::time::Duration;

use model::error::Chain;

use crate::StoreError;

/// Why the files could not be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    #[error(
        "the bucket refuses the key that it is shown; check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, what the key \
         may do (read, write, delete, list), and this machine's clock"
    )]
    Key(#[source] object_store::Error),
    #[error("there is no such bucket; make it, or check COUNTERSIGN_BLOBS_URL, AWS_ENDPOINT_URL and AWS_REGION")]
    NoBucket(#[source] object_store::Error),
    #[error("{0} is set to what it does not take; give it another value, or leave it out")]
    Variable(String, #[source] Box<dyn std::error::Error + Send + Sync>),
    #[error("the folder {} can't be made", .0.display())]
    Folder(PathBuf, #[source] std::io::Error),
    #[error("the folder {} can't be looked through", .0.display())]
    Unread(PathBuf, #[source] std::io::Error),
    #[error("they did not answer within {} s", .0.as_secs())]
    Late(Duration),
    #[error("they did not do as they were told")]
    Other(#[source] object_store::Error),
}

impl Trouble {
    fn of(error: object_store::Error) -> Self {
        use object_store::Error::{NotFound, PermissionDenied, Unauthenticated};
        if is_of_a_folder(&error) {
            return Self::Other(error);
        }
        // For a list the library keeps the status to itself; only its words tell.
        let said = Chain(&error).to_string();
        let says = |words: &[&str]| words.iter().any(|word| said.contains(word));
        let is_key = matches!(error, PermissionDenied { .. } | Unauthenticated { .. });
        // A file that is missing is told before it comes here: this is the place itself.
        if matches!(error, NotFound { .. }) || says(&["NoSuchBucket", "status code: 404", "configured region"]) {
            Self::NoBucket(error)
        } else if is_key || says(&["status code: 401", "status code: 403"]) {
            Self::Key(error)
        } else {
            Self::Other(error)
        }
    }

    /// Whether waiting will not help, since an operator has to mend it.
    pub fn is_lasting(&self) -> bool {
        matches!(self, Self::Key(_) | Self::NoBucket(_))
    }
}

/// Whether the answer says that the bucket is missing, and not only a file in it.
pub(super) fn names_no_bucket(error: &object_store::Error) -> bool {
    matches!(error, object_store::Error::NotFound { source, .. } if source.to_string().contains("NoSuchBucket"))
}

fn is_of_a_folder(error: &object_store::Error) -> bool {
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        if error.is::<std::io::Error>() {
            return true;
        }
        cause = error.source();
    }
    false
}

pub(super) fn failure(error: object_store::Error) -> StoreError {
    StoreError::FilesUnavailable(Box::new(Trouble::of(error)))
}

pub(super) fn late(after: Duration) -> StoreError {
    StoreError::FilesUnavailable(Box::new(Trouble::Late(after)))
}
