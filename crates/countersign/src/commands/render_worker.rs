//! `countersign render-worker`: what the service starts to handle documents in. Nobody else has a use for it.

use std::path::PathBuf;

use app::worker::{Options, run as work};

use crate::Failure;

/// What `render-worker` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// A folder with fonts.
    #[arg(long)]
    fonts_dir: Option<PathBuf>,
    /// Bytes of memory for the documents.
    #[arg(long)]
    memory_bytes: u64,
}

/// Takes orders from standard input until it ends. It needs no settings and no database, and is given none.
pub(super) fn run(arguments: Arguments) -> Result<(), Failure> {
    let Arguments { fonts_dir, memory_bytes } = arguments;
    Ok(work(Options { fonts_dir, memory_bytes })?)
}
