//! `countersign openapi`.

use clap::ValueEnum;
use http_api::{Version, document, public_document, session_document};

use super::say;
use crate::Failure;

/// What `openapi` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Which version of the interface.
    version: Which,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Which {
    V1,
    V2,
    /// The session API of the console.
    Console,
    /// What the public pages ask.
    Public,
}

/// Prints a document: of versions 1 and 2 the one that the server serves.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let document = match arguments.version {
        Which::V1 => document(Version::V1),
        Which::V2 => document(Version::V2),
        Which::Console => session_document(),
        Which::Public => public_document(),
    };
    say(document.to_pretty_json()?);
    Ok(())
}
