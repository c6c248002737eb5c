//! Changing what a workspace may use.

use model::Result;
use model::activity::Event;
use model::id::WorkspaceId;
use model::workspace::Entitlements;
use serde_json::json;

use crate::change::{About, Change};
use crate::{App, Call};

/// Changes the entitlements; what is left out stays.
///
/// # Errors
/// When there is no such workspace, or the database does not answer.
pub async fn set_entitlements(
    app: &App,
    id: WorkspaceId,
    api: Option<bool>,
    webhooks: Option<bool>,
) -> Result<Entitlements> {
    let mut workspace = super::show(app, id).await?;
    workspace.entitlements.api = api.unwrap_or(workspace.entitlements.api);
    workspace.entitlements.webhooks = webhooks.unwrap_or(workspace.entitlements.webhooks);
    let call = Call::by_system(id);
    let mut change = Change::new(app, &call);
    store::workspaces::set_entitlements(change.write(), id, api, webhooks);
    let names = workspace.entitlements.names();
    let shown = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
    change.record(
        Event::WorkspaceUpdated,
        About::NOTHING,
        format!("The entitlements were set to {shown}"),
        json!({ "entitlements": names }),
    );
    change.commit(()).await?;
    app.keys_changed();
    Ok(workspace.entitlements)
}
