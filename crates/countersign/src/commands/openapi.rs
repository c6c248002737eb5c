//! `countersign openapi`.

use clap::ValueEnum;
use http_api::{Version, document};

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
}

/// Prints the document that the server serves.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let version = match arguments.version {
        Which::V1 => Version::V1,
        Which::V2 => Version::V2,
    };
    say(document(version).to_pretty_json()?);
    Ok(())
}
