//! `countersign keys`.

use app::{App, Call};
use model::id::{ApiKeyId, UserId, WorkspaceId};
use model::people::Role;
use serde_json::json;

use super::say;
use crate::Failure;
use crate::instance::{self, Missing};
use crate::settings::Settings;

/// What can be done with keys.
#[derive(Debug, clap::Subcommand)]
pub(super) enum Command {
    /// Make a key; its secret is shown once.
    Create {
        /// The workspace's id.
        #[arg(long)]
        workspace: WorkspaceId,
        /// A name that says what the key is for.
        #[arg(long)]
        name: String,
        /// The administrator whose rights it has; the first one where left out.
        #[arg(long, value_name = "ADDR")]
        user: Option<String>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// List a workspace's keys.
    List {
        /// The workspace's id.
        #[arg(long)]
        workspace: WorkspaceId,
    },
    /// Revoke a key, at once and for ever.
    Revoke {
        /// The key's id.
        key: ApiKeyId,
    },
}

/// Does it.
pub(super) async fn run(settings: &Settings, command: Command) -> Result<(), Failure> {
    let app = instance::app(settings, Missing::Refuse).await?;
    match command {
        Command::Create { workspace, name, user, json } => {
            app::workspaces::show(&app, workspace).await?;
            let creator = administrator(&app, workspace, user.as_deref()).await?;
            let created = app::api_keys::create(&app, &Call::by_system(workspace), creator, &name).await?;
            if json {
                say(json!({ "keyId": created.key.id, "apiKey": created.secret.reveal() }));
            } else {
                say(format_args!("{}   {}   (shown only now)", created.key.id, created.secret.reveal()));
            }
        }
        Command::List { workspace } => {
            app::workspaces::show(&app, workspace).await?;
            for key in app::api_keys::list(&app, &Call::by_system(workspace)).await? {
                let used = key.last_used_at.map_or("never used".to_owned(), |at| format!("last used {at}"));
                let state = key.revoked_at.map_or(used, |at| format!("revoked {at}"));
                say(format_args!("{}   created {}   {state}   {}", key.id, key.created_at, key.name));
            }
        }
        Command::Revoke { key } => {
            let workspace = app::api_keys::workspace_of(&app, key).await?;
            app::api_keys::revoke(&app, &Call::by_system(workspace), key).await?;
            say(format_args!("{key} is revoked"));
        }
    }
    app.stop().await;
    Ok(())
}

/// The administrator of that address, or the first one.
async fn administrator(app: &App, workspace: WorkspaceId, address: Option<&str>) -> Result<UserId, Failure> {
    let members = app::team::members(app, &Call::by_system(workspace)).await?;
    let found = members.iter().find(|member| {
        member.role == Role::Administrator
            && address.is_none_or(|address| member.user.email.key() == address.trim().to_lowercase())
    });
    match (found, address) {
        (Some(member), _) => Ok(member.user.id),
        (None, Some(address)) => Err(format!("{address} is not an administrator of this workspace").into()),
        (None, None) => Err("this workspace has no administrator".into()),
    }
}
