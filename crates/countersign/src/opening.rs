//! What to do where a database or the files can't be opened, with the setting that names them. Addresses are never shown:
//! they may hold a password.

use model::error::Chain;
use store::{Obstacle, StoreError};

use crate::Failure;

/// The setting that names the database, and that of the files.
pub(crate) const DATABASE: &str = "COUNTERSIGN_DATABASE_URL";
pub(crate) const FILES: &str = "COUNTERSIGN_BLOBS_URL";

/// A database that can't be opened: `what` it is, and the `setting` or option that names it.
pub(crate) fn database_failed(what: &str, setting: &str, error: &StoreError) -> Failure {
    let remedy = match Obstacle::of(error) {
        Obstacle::Address => {
            format!("write {setting} like postgres://user:password@host:5432/database or sqlite:/path/to/file")
        }
        Obstacle::Away => {
            format!("see that it runs and can be reached from here, and check the host and the port in {setting}")
        }
        Obstacle::Login => format!("check the user and the password in {setting}"),
        Obstacle::NoDatabase => format!("make it, as `createdb` does, or check its name in {setting}"),
        Obstacle::Crowded => "stop what holds the connections, or raise max_connections of the server".to_owned(),
        Obstacle::Encryption => format!(
            "a server is believed only by its certificate: name the file with its authority by sslrootcert in {setting}, \
             or by SSL_CERT_FILE, or on the same machine leave encryption out by sslmode=disable"
        ),
        Obstacle::Encoding => {
            format!("make one in UTF-8, as `createdb -E UTF8 -T template0` does, and name it in {setting}")
        }
        Obstacle::File => format!(
            "folder and file have to be there and belong to the service's user: run this as that user, or name another \
             file with {setting}"
        ),
        Obstacle::Full => "some 100 kB are enough to open it, and to back it up to another disk".to_owned(),
        Obstacle::Damaged => {
            format!("put the database back from a backup, or name another file with {setting}")
        }
        Obstacle::Other => format!("check {setting}"),
    };
    // What the store makes of it is told above, better: nothing was stated or refused yet.
    let said: &(dyn std::error::Error + 'static) = match error {
        StoreError::Unavailable(cause) | StoreError::Refused(cause) => cause.as_ref(),
        other => other,
    };
    format!("{what} can't be opened: {}; {remedy}", Chain(said)).into()
}

/// A database that can't be brought up to date.
pub(crate) fn migration_failed(what: &str, setting: &str, error: StoreError) -> Failure {
    match error {
        // It says all there is to say.
        error @ StoreError::Newer { .. } => error.into(),
        error => format!(
            "{what} can't be brought up to date: {}; it needs room, and the user in {setting} the right to make and \
             change its tables",
            Chain(&error)
        )
        .into(),
    }
}

/// Files that can't be opened.
pub(crate) fn files_failed(what: &str, setting: &str, url: &str, error: &StoreError) -> Failure {
    let remedy = if url.starts_with("s3://") {
        format!("check the AWS_* variables, and {setting}")
    } else {
        format!("let the service's user make it, and run this as them; or name another folder with {setting}")
    };
    format!("{what} can't be opened: {}; {remedy}", Chain(error)).into()
}
