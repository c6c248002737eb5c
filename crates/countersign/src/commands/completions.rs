//! `countersign completions`: what a shell needs to complete our commands.

use clap::CommandFactory;
use clap_complete::Shell;

use super::CommandLine;
use crate::Failure;

/// What `completions` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The shell.
    shell: Shell,
}

/// Prints the script: `countersign completions bash > /usr/share/bash-completion/completions/countersign`.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut CommandLine::command(), "countersign", &mut script);
    super::say(String::from_utf8(script)?.trim_end());
    Ok(())
}
