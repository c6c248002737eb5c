//! `countersign man`: the manual pages, made from the command line itself, so that they say what it does.

use std::path::PathBuf;

use clap::CommandFactory;
use clap_mangen::Man;

use super::CommandLine;
use crate::Failure;

/// What `man` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Write the pages of all commands into this folder instead: countersign.1, countersign-serve.1 and so on.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// Prints the page, for `countersign man | man -l -`, or writes all of them.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let command = CommandLine::command();
    if let Some(folder) = &arguments.folder {
        let written = std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
        let shown = folder.display();
        return written.map_err(|error| format!("can't write manual pages to {shown}: {error}").into());
    }
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    super::say(String::from_utf8(page)?.trim_end());
    Ok(())
}
