//! The commands. They act on the same database as a running server, at the same time.

mod accept_files;
mod backup;
mod completions;
mod doctor;
mod erase;
mod keys;
mod lacking;
mod listen;
mod man;
mod migrate;
mod openapi;
mod outbox;
mod ping;
mod render;
mod render_worker;
mod restore;
mod serve;
mod setup;
mod transfer;
mod users;
mod verify;
mod workspace;

use std::path::PathBuf;

use clap::{Parser, Subcommand};

use crate::settings::Settings;
use crate::{Failure, logging};

/// Document templates, signatures and proof, self-hosted.
#[derive(Debug, Parser)]
#[command(name = "countersign", version, about, arg_required_else_help = true)]
pub(crate) struct CommandLine {
    /// The settings file; countersign.toml in the current folder where left out.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the service.
    Serve(serve::Arguments),
    /// Make a workspace with its administrator and a first API key.
    Setup(setup::Arguments),
    /// API keys.
    #[command(subcommand)]
    Keys(keys::Command),
    /// Workspaces, their plans and entitlements.
    #[command(subcommand)]
    Workspace(workspace::Command),
    /// The people of a workspace.
    #[command(subcommand)]
    Users(users::Command),
    /// Mails that were kept, sent or given up.
    Outbox(outbox::Arguments),
    /// Show a workspace's events as they happen and forward them, while you develop a receiver.
    Listen(listen::Arguments),
    /// Bring the database up to date.
    Migrate,
    /// Write a whole instance into one file, while it runs: database, files, keys.
    Backup(backup::Arguments),
    /// Make the instance that a backup holds, in an empty database.
    Restore(restore::Arguments),
    /// Move an instance to another database, SQLite or PostgreSQL, and to another place of files.
    Transfer(transfer::Arguments),
    /// Say that the files belong to the database, where an older one was put back on purpose.
    AcceptFiles,
    /// Print a template with values as a PDF or a picture, without a server.
    Render(render::Arguments),
    /// Check a PDF or a bundle, or the audit trail of a workspace.
    Verify(verify::Arguments),
    /// Erase what is known of a person who was invited; the audit trail keeps proving what happened.
    Erase(erase::Arguments),
    /// Print the OpenAPI document of a version.
    Openapi(openapi::Arguments),
    /// Check the installation and say what to mend.
    Doctor,
    /// Ask the service on this machine whether it is ready, as health checks do.
    Ping(ping::Arguments),
    /// Print what a shell needs to complete these commands.
    Completions(completions::Arguments),
    /// Print the manual page.
    Man(man::Arguments),
    /// Handle documents for a service, which starts this by itself.
    #[command(hide = true)]
    RenderWorker(render_worker::Arguments),
}

/// Runs a command.
pub(crate) fn run(line: CommandLine) -> Result<(), Failure> {
    // These need neither settings nor a database.
    let command = match line.command {
        Command::Openapi(arguments) => return openapi::run(&arguments),
        Command::Completions(arguments) => return completions::run(&arguments),
        Command::Man(arguments) => return man::run(&arguments),
        Command::Listen(arguments) => return listen::run(&arguments),
        Command::Render(arguments) => return render::run(&arguments),
        Command::RenderWorker(arguments) => return render_worker::run(arguments),
        other => other,
    };
    let settings = Settings::from_environment(line.config.as_deref())?;
    let is_service = matches!(command, Command::Serve(_));
    // Until the end, so that the last lines are written.
    let _log = is_service.then(|| logging::start(settings.log.format)).transpose()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match command {
            Command::Serve(arguments) => serve::run(&settings, &arguments).await,
            Command::Setup(arguments) => setup::run(&settings, arguments).await,
            Command::Keys(command) => keys::run(&settings, command).await,
            Command::Workspace(command) => workspace::run(&settings, command).await,
            Command::Users(command) => users::run(&settings, command).await,
            Command::Outbox(arguments) => outbox::run(&settings, arguments).await,
            Command::Migrate => migrate::run(&settings).await,
            Command::Backup(arguments) => backup::run(&settings, &arguments).await,
            Command::Restore(arguments) => restore::run(&settings, &arguments).await,
            Command::Transfer(arguments) => transfer::run(&arguments).await,
            Command::AcceptFiles => accept_files::run(&settings).await,
            Command::Erase(arguments) => erase::run(&settings, arguments).await,
            Command::Verify(arguments) => verify::run(&settings, arguments).await,
            Command::Doctor => doctor::run(&settings).await,
            Command::Ping(arguments) => ping::run(&settings, &arguments),
            Command::Openapi(arguments) => openapi::run(&arguments),
            Command::Completions(arguments) => completions::run(&arguments),
            Command::Man(arguments) => man::run(&arguments),
            Command::Listen(arguments) => listen::run(&arguments),
            Command::Render(arguments) => render::run(&arguments),
            Command::RenderWorker(arguments) => render_worker::run(arguments),
        }
    })
}

/// Prints a line for the operator or the script that called. Whoever stops reading, as `head` does, has what they wanted;
/// what could not be written for another reason is remembered, and makes the command fail at its end.
fn say(line: impl std::fmt::Display) {
    use std::io::Write;
    let mut stdout = std::io::stdout();
    match writeln!(stdout, "{line}").and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => drop(UNSAID.set(error)),
        _ => {}
    }
}

/// Why a line could not be printed.
static UNSAID: std::sync::OnceLock<std::io::Error> = std::sync::OnceLock::new();

/// Fails where a line could not be printed: it may have held a key that is shown only once.
pub(crate) fn must_be_said() -> Result<(), Failure> {
    let Some(error) = UNSAID.get() else { return Ok(()) };
    Err(format!(
        "what was done is done, but its output could not be written ({error}); a password or key in it is lost, and has to \
         be made anew"
    )
    .into())
}
