//! `countersign setup`.

use std::io::Read;

use app::accounts::Profile;
use app::workspaces::SetUp;
use model::plan::Plan;
use serde_json::json;

use super::say;
use crate::Failure;
use crate::instance::{self, Missing};
use crate::settings::Settings;

/// What `setup` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The workspace's name.
    #[arg(long)]
    workspace: String,
    /// The administrator's email address.
    #[arg(long)]
    email: String,
    /// What the administrator is called.
    #[arg(long)]
    name: Option<String>,
    /// Language of the administrator and of the workspace: en, de, fr, es or ar.
    #[arg(long)]
    language: Option<String>,
    /// Time zone of both, such as Europe/Berlin.
    #[arg(long)]
    time_zone: Option<String>,
    /// Read the password from standard input; one is made where this is left out.
    #[arg(long)]
    password_stdin: bool,
    /// starter, pro, business or enterprise.
    #[arg(long, default_value = "business")]
    plan: Plan,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Makes a workspace.
pub(super) async fn run(settings: &Settings, arguments: Arguments) -> Result<(), Failure> {
    let password = if arguments.password_stdin {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        Some(text.trim_end_matches(['\r', '\n']).to_owned())
    } else {
        None
    };
    let app = instance::app(settings, Missing::Make).await?;
    let wanted = SetUp {
        workspace: arguments.workspace,
        email: arguments.email,
        password,
        profile: Profile { name: arguments.name, language: arguments.language, time_zone: arguments.time_zone },
        plan: arguments.plan,
        link: None,
    };
    let made = app::workspaces::set_up(&app, wanted).await?;
    if arguments.json {
        say(json!({
            "workspaceId": made.workspace, "userId": made.user, "apiKey": made.api_key.reveal(),
            "password": made.password,
        }));
    } else {
        say(format_args!("Workspace:  {}", made.workspace));
        say(format_args!("API key:    {}   (shown only now)", made.api_key.reveal()));
        match &made.password {
            Some(password) if !arguments.password_stdin => {
                say(format_args!("Password:   {password}   (shown only now)"));
            }
            Some(_) => {}
            None => say("Password:   unchanged; this address had one already"),
        }
    }
    app.stop().await;
    Ok(())
}
