//! `countersign users`.

use std::io::Read;

use app::Call;
use app::accounts::OperatorReset;
use model::id::WorkspaceId;

use super::say;
use crate::Failure;
use crate::instance::{self, Missing};
use crate::settings::Settings;

/// What can be done with users.
#[derive(Debug, clap::Subcommand)]
pub(super) enum Command {
    /// List the members of a workspace.
    List {
        /// The workspace's id.
        #[arg(long)]
        workspace: WorkspaceId,
    },
    /// Give an account another address, for somebody who lost their mailbox, and sign them out everywhere.
    ChangeAddress {
        /// The address that they sign in with.
        old: String,
        /// The one that they are to sign in with.
        new: String,
    },
    /// Give somebody who is locked out a new password and sign them out everywhere.
    ResetPassword {
        /// The person's email address.
        email: String,
        /// Read the password from standard input; one is made where this is left out.
        #[arg(long)]
        password_stdin: bool,
        /// Also take away the authenticator app, the recovery codes and the passkeys.
        #[arg(long)]
        remove_second_step: bool,
    },
}

/// Does it.
pub(super) async fn run(settings: &Settings, command: Command) -> Result<(), Failure> {
    let app = instance::app(settings, Missing::Refuse).await?;
    match command {
        Command::List { workspace } => {
            app::workspaces::show(&app, workspace).await?;
            for member in app::team::members(&app, &Call::by_system(workspace)).await? {
                let name = member.user.name.as_deref().unwrap_or_default();
                say(format_args!("{}   {}   {}   {name}", member.user.id, member.role.name(), member.user.email));
            }
        }
        Command::ChangeAddress { old, new } => {
            app::accounts::change_address_by_operator(&app, &old, &new).await?;
            say(format_args!("{old} signs in as {new} from now on"));
        }
        Command::ResetPassword { email, password_stdin, remove_second_step } => {
            let mut password = None;
            if password_stdin {
                let mut text = String::new();
                std::io::stdin().read_to_string(&mut text)?;
                password = Some(text.trim_end_matches(['\r', '\n']).to_owned());
            }
            let wanted = OperatorReset { email: email.clone(), password, remove_second_step };
            let made = app::accounts::set_by_operator(&app, wanted).await?;
            match made {
                Some(password) => say(format_args!("Password:   {password}   (shown only now)")),
                None => say(format_args!("{email} has the new password")),
            }
        }
    }
    app.stop().await;
    Ok(())
}
