//! The program: settings, command line, wiring, start and stop. What it does lives in the crates below; this one only
//! puts the parts together and talks to the operator.

mod commands;
mod data_folder;
mod instance;
mod logging;
pub mod settings;

use std::process::ExitCode;

use clap::Parser;

/// A failure as the operator sees it: one line that says what to do.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Runs the command line of this process.
#[must_use]
pub fn run() -> ExitCode {
    let line = commands::CommandLine::parse();
    match commands::run(line) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            complain(failure.as_ref());
            ExitCode::FAILURE
        }
    }
}

/// One line on standard error, with what caused it.
#[expect(clippy::print_stderr, reason = "this is where a command tells the operator what went wrong")]
fn complain(failure: &(dyn std::error::Error + 'static)) {
    let mut line = failure.to_string();
    let mut source = failure.source();
    while let Some(cause) = source {
        let text = cause.to_string();
        // Some errors of others repeat their cause in their own text.
        if !line.contains(&text) {
            line = format!("{line}: {text}");
        }
        source = cause.source();
    }
    eprintln!("countersign: {}", line.replace('\n', " "));
}
