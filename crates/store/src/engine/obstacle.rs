//! What keeps a database from being opened, for those who say what to do about it.

use std::error::Error;
use std::io::ErrorKind;

use super::{StoreError, postgres, sqlite};

/// What keeps a database from being opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// Its address can't be read.
    Address,
    /// The server can't be reached, or does not answer.
    Away,
    /// The server does not let this user in, or not with this password.
    Login,
    /// The server has no database of that name.
    NoDatabase,
    /// The server has no more connections to give.
    Crowded,
    /// What encrypts the connection is not to be trusted, or is not there.
    Encryption,
    /// It holds text in another encoding than UTF-8.
    Encoding,
    /// The file can't be made or opened.
    File,
    /// There is no room on the disk that it lies on.
    Full,
    /// The file is of another kind, or damaged.
    Damaged,
    /// Something else, of which its own words tell most.
    Other,
}

impl Obstacle {
    /// Tells it from the failure.
    #[must_use]
    pub fn of(error: &StoreError) -> Self {
        match error {
            StoreError::Address(_) => Self::Address,
            StoreError::Corrupt(_) => Self::Damaged,
            StoreError::Unavailable(cause) | StoreError::Refused(cause) => {
                let cause: &(dyn Error + 'static) = cause.as_ref();
                if cause.is::<postgres::WrongEncoding>() {
                    return Self::Encoding;
                }
                sqlite::obstacle(cause).or_else(|| postgres::obstacle(cause)).unwrap_or_else(|| by_network(cause))
            }
            _ => Self::Other,
        }
    }
}

/// What the operating system says of a connection.
fn by_network(error: &(dyn Error + 'static)) -> Obstacle {
    let mut next = Some(error);
    while let Some(cause) = next {
        if let Some(io) = cause.downcast_ref::<std::io::Error>() {
            // What TLS refuses comes wrapped as data that makes no sense.
            return if io.kind() == ErrorKind::InvalidData { Obstacle::Encryption } else { Obstacle::Away };
        }
        next = cause.source();
    }
    Obstacle::Other
}
