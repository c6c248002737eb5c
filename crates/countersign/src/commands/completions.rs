//! `countersign completions`: what a shell needs to complete our commands.

use clap::{Command, CommandFactory};
use clap_complete::Shell;

use super::CommandLine;
use crate::Failure;

/// What `completions` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The shell.
    shell: Shell,
}

/// The commands that people call. The library would offer the hidden ones too.
fn shown() -> Command {
    let all = CommandLine::command();
    let shown = all.get_subcommands().filter(|command| !command.is_hide_set()).cloned();
    Command::new("countersign")
        .args(all.get_arguments().cloned())
        .subcommands(shown)
        .version(env!("CARGO_PKG_VERSION"))
}

/// Prints the script: `countersign completions bash > /usr/share/bash-completion/completions/countersign`.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut shown(), "countersign", &mut script);
    super::say(String::from_utf8(script)?.trim_end());
    Ok(())
}
