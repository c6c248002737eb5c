//! `countersign workspace`.

use std::path::PathBuf;

use model::id::WorkspaceId;
use model::plan::{Plan, PlanLimits};

use super::say;
use crate::Failure;
use crate::instance::{self, Missing};
use crate::settings::Settings;

/// What can be done with workspaces.
#[derive(Debug, clap::Subcommand)]
pub(super) enum Command {
    /// List them.
    List,
    /// Change a workspace's plan.
    SetPlan {
        /// The workspace's id.
        workspace: WorkspaceId,
        /// starter, pro, business or enterprise.
        plan: Plan,
        /// Calls a month, for enterprise.
        #[arg(long)]
        calls: Option<i64>,
        /// Calls a minute, for enterprise.
        #[arg(long)]
        per_minute: Option<i64>,
    },
    /// Change what a workspace may use.
    SetEntitlements {
        /// The workspace's id.
        workspace: WorkspaceId,
        /// The version 2 interface.
        #[arg(long)]
        api: Option<bool>,
        /// Webhooks.
        #[arg(long)]
        webhooks: Option<bool>,
    },
    /// Set the logo that a workspace's mails show.
    SetLogo {
        /// The workspace's id.
        workspace: WorkspaceId,
        /// A PNG or JPEG picture of at most 200 kB; without one, the logo is taken away.
        picture: Option<PathBuf>,
    },
}

/// Does it.
pub(super) async fn run(settings: &Settings, command: Command) -> Result<(), Failure> {
    let app = instance::app(settings, Missing::Refuse).await?;
    match command {
        Command::List => {
            for workspace in app::workspaces::all(&app).await? {
                let entitlements = workspace.entitlements.names().join(",");
                say(format_args!(
                    "{}   {}   [{entitlements}]   {}",
                    workspace.id,
                    describe(workspace.plan),
                    workspace.name
                ));
            }
        }
        Command::SetPlan { workspace, plan, calls, per_minute } => {
            let plan = with_numbers(plan, calls, per_minute)?;
            app::workspaces::set_plan(&app, workspace, plan).await?;
            say(format_args!("{workspace} is on {}", describe(plan)));
        }
        Command::SetEntitlements { workspace, api, webhooks } => {
            let now = app::workspaces::set_entitlements(&app, workspace, api, webhooks).await?;
            say(format_args!("{workspace} has API {} and WEBHOOKS {}", on(now.api), on(now.webhooks)));
        }
        Command::SetLogo { workspace, picture } => {
            let read = |path: &PathBuf| {
                std::fs::read(path)
                    .map_err(|error| Failure::from(format!("can't read {}: {error}", path.display())))
            };
            let picture = picture.as_ref().map(read).transpose()?;
            let done = if picture.is_some() { "shows its logo in its mails" } else { "has no logo any more" };
            app::workspaces::set_logo(&app, &app::Call::by_system(workspace), picture).await?;
            say(format_args!("{workspace} {done}"));
        }
    }
    app.stop().await;
    Ok(())
}

const fn on(held: bool) -> &'static str {
    if held { "on" } else { "off" }
}

fn describe(plan: Plan) -> String {
    let limits = plan.limits();
    format!("{plan} ({} calls a month, {} a minute)", limits.calls_per_month, limits.per_minute)
}

/// Only Enterprise carries its own two numbers.
fn with_numbers(plan: Plan, calls: Option<i64>, per_minute: Option<i64>) -> Result<Plan, Failure> {
    match plan {
        Plan::Enterprise(limits) => Ok(Plan::Enterprise(PlanLimits {
            calls_per_month: calls.unwrap_or(limits.calls_per_month),
            per_minute: per_minute.unwrap_or(limits.per_minute),
        })),
        _ if calls.is_some() || per_minute.is_some() => {
            Err("--calls and --per-minute are for the plan enterprise; the other plans have fixed numbers".into())
        }
        plan => Ok(plan),
    }
}
