//! The program: settings, command line, wiring, start and stop. What it does lives in the crates below; this one only
//! puts the parts together and talks to the operator.

mod cautions;
mod commands;
mod data_folder;
mod instance;
mod keys_at_rest;
pub mod logging;
mod opening;
mod progress;
mod secret_keys;
pub mod settings;
mod signals;
mod watching;

use std::process::ExitCode;

use clap::Parser;

/// A failure as the operator sees it: one line that says what to do.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Runs the command line of this process.
#[must_use]
pub fn run() -> ExitCode {
    let line = match commands::CommandLine::try_parse() {
        Ok(line) => line,
        Err(error) => return misread(&error),
    };
    match commands::run(line).and_then(|()| commands::must_be_said()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            complain(failure.as_ref());
            if failure.is::<InPart>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// What was asked holds, but not all of it: nothing failed, and whoever relies on it has to look.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct InPart(String);

/// Answers a command line that can't be run: with help where that was asked for, else with one line like any failure.
fn misread(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind;
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Fails only when nobody reads it.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::FAILURE
        }
        _ => {
            complain(&Misread(one_line(&error.to_string())));
            ExitCode::FAILURE
        }
    }
}

/// What is wrong with a command line.
#[derive(Debug, thiserror::Error)]
#[error("{0}; --help shows what there is")]
struct Misread(String);

/// The message of clap's several paragraphs, without the usage and the pointer to the help.
fn one_line(text: &str) -> String {
    let text = text.strip_prefix("error: ").unwrap_or(text);
    let paragraphs =
        text.split("\n\n").map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "));
    let said =
        paragraphs.filter(|said| !said.is_empty() && !said.starts_with("Usage:") && !said.starts_with("For more"));
    said.collect::<Vec<_>>().join("; ")
}

/// How an operator finds out what there is, where something is not.
fn where_to_look(what: &str) -> &'static str {
    match what {
        "workspace" => "`countersign workspace list` shows which there are",
        "user" => "`countersign users list --workspace ID` shows who there is",
        "API key" => "`countersign keys list --workspace ID` shows which there are",
        "respondent" => "nobody was invited there under that address; check --email and --workspace",
        _ => {
            "check what was given on the command line, and that COUNTERSIGN_DATABASE_URL names the right database"
        }
    }
}

/// One line on standard error, with what caused it.
#[expect(clippy::print_stderr, reason = "this is where a command tells the operator what went wrong")]
fn complain(failure: &(dyn std::error::Error + 'static)) {
    let line = match failure.downcast_ref::<model::Error>() {
        // An answer of the interface carries them beside the message; here there is only the message.
        Some(model::Error::Validation(fields)) => {
            let fields = fields.iter().map(|one| format!("{} {}", one.field, one.message));
            fields.collect::<Vec<_>>().join("; ")
        }
        Some(model::Error::NotFound(what)) => format!("{what} not found; {}", where_to_look(what)),
        // That it passes by itself is for those who ask again; whoever runs a command has to know what it is.
        Some(model::Error::Unavailable(cause)) => model::error::Chain(cause.as_ref()).to_string(),
        _ => model::error::Chain(failure).to_string(),
    };
    eprintln!("countersign: {}", line.replace('\n', " "));
}
