//! Webhooks, and the secrets that they are signed with, which come here encrypted.

use model::Timestamp;
use model::id::{WebhookId, WebhookKind, WorkspaceId};
use model::page::{Page, PageRequest, Position};
use model::webhook::{Disabled, HookEvent, Webhook};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost};

const COLUMNS: &str = "id, url, events, description, include_answers, disabled_at, disabled_reason, failing_since,
    last_success_at, last_failure_at, version, created_at, updated_at";

fn read(row: &mut Row) -> Result<Webhook, StoreError> {
    Ok(Webhook {
        id: row.take()?,
        url: row.take()?,
        events: events(&row.take::<String>()?),
        description: row.take()?,
        include_answers: row.take()?,
        disabled: disabled(row.take()?, row.take()?)?,
        failing_since: row.take()?,
        last_success_at: row.take()?,
        last_failure_at: row.take()?,
        version: row.take()?,
        created_at: row.take()?,
        updated_at: row.take()?,
    })
}

/// The events of a webhook. While nodes are upgraded one after the other, a newer one may have written some that this one does not
/// know.
fn events(text: &str) -> Vec<HookEvent> {
    text.split(',').filter_map(|name| name.parse().ok()).collect()
}

fn disabled(at: Option<Timestamp>, reason: Option<String>) -> Result<Option<Disabled>, StoreError> {
    let (Some(at), Some(reason)) = (at, reason) else { return Ok(None) };
    let reason = reason.parse().map_err(|error| StoreError::Corrupt(Box::new(error)))?;
    Ok(Some(Disabled { at, reason }))
}

/// The names of events as they are kept: between commas, so that one is found by a search for it with its commas.
fn listed(events: &[HookEvent]) -> String {
    events.iter().fold(",".to_owned(), |list, event| list + event.name() + ",")
}

/// Adds a webhook.
pub fn insert(write: &mut Write, workspace: WorkspaceId, webhook: &Webhook, secrets: Vec<u8>, most: i64) {
    // Those who register one at the same moment come one after the other, so that each counts those before it.
    write.one("workspace", "UPDATE workspaces SET id = id WHERE id = $1", args![workspace]);
    write.one(
        lost::WEBHOOK,
        "INSERT INTO webhooks (workspace_id, id, url, events, description, secrets, active, version, created_at,
                               updated_at, include_answers)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12
         WHERE (SELECT count(*) FROM webhooks WHERE workspace_id = $1) < $11",
        args![
            workspace,
            webhook.id,
            &webhook.url,
            listed(&webhook.events),
            webhook.description.as_ref(),
            secrets,
            webhook.disabled.is_none(),
            webhook.version,
            webhook.created_at,
            webhook.updated_at,
            most,
            webhook.include_answers,
        ],
    );
}

/// Writes what people may change of a webhook, and whether it is disabled, where its version is the one before. How its
/// deliveries fare is written by who delivers, and not here.
pub fn update(write: &mut Write, workspace: WorkspaceId, webhook: &Webhook) {
    write.one(
        lost::WEBHOOK,
        "UPDATE webhooks
         SET url = $4, events = $5, description = $6, active = $7, disabled_at = $8, disabled_reason = $9,
             version = $10, updated_at = $11, include_answers = $12
         WHERE workspace_id = $1 AND id = $2 AND version = $3",
        args![
            workspace,
            webhook.id,
            webhook.version - 1,
            &webhook.url,
            listed(&webhook.events),
            webhook.description.as_ref(),
            webhook.disabled.is_none(),
            webhook.disabled.map(|disabled| disabled.at),
            webhook.disabled.map(|disabled| disabled.reason.name()),
            webhook.version,
            webhook.updated_at,
            webhook.include_answers,
        ],
    );
}

/// Has a webhook start afresh: what failed before counts no more.
pub fn forget_failures(write: &mut Write, workspace: WorkspaceId, id: WebhookId) {
    const SQL: &str = "UPDATE webhooks SET failing_since = NULL WHERE workspace_id = $1 AND id = $2";
    write.any(SQL, args![workspace, id]);
}

/// Writes a webhook's secrets, where its version is the one before.
pub fn set_secrets(write: &mut Write, workspace: WorkspaceId, webhook: &Webhook, secrets: Vec<u8>) {
    write.one(
        lost::WEBHOOK,
        "UPDATE webhooks SET secrets = $4, version = $5, updated_at = $6
         WHERE workspace_id = $1 AND id = $2 AND version = $3",
        args![workspace, webhook.id, webhook.version - 1, secrets, webhook.version, webhook.updated_at],
    );
}

/// Deletes a webhook with everything that was delivered to it.
pub fn delete(write: &mut Write, workspace: WorkspaceId, id: WebhookId) {
    const SQL: &str = "DELETE FROM webhooks WHERE workspace_id = $1 AND id = $2";
    write.one(lost::WEBHOOK, SQL, args![workspace, id]);
    write.any(
        "DELETE FROM delivery_attempts WHERE delivery_id IN (SELECT id FROM deliveries WHERE webhook_id = $1)",
        args![id],
    );
    write.any("DELETE FROM deliveries WHERE webhook_id = $1", args![id]);
}

/// The webhook of that id.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    id: WebhookId,
) -> Result<Option<Webhook>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM webhooks WHERE workspace_id = $1 AND id = $2");
    Ok(database.lookup(sql, args![workspace, id], |mut row| read(&mut row)).await?.pop())
}

/// The webhook of that id, with its secrets.
///
/// # Errors
/// When the database does not answer.
pub async fn find_with_secrets(
    database: &Database,
    workspace: WorkspaceId,
    id: WebhookId,
) -> Result<Option<(Webhook, Vec<u8>)>, StoreError> {
    let sql = format!("SELECT {COLUMNS}, secrets FROM webhooks WHERE workspace_id = $1 AND id = $2");
    let map = |mut row: Row| Ok((read(&mut row)?, row.take()?));
    Ok(database.lookup(sql, args![workspace, id], map).await?.pop())
}

/// A page of a workspace's webhooks, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    database: &Database,
    workspace: WorkspaceId,
    request: PageRequest<WebhookKind>,
) -> Result<Page<Webhook, WebhookKind>, StoreError> {
    let mut args = args![workspace, request.limit + 1];
    let mut after = "";
    if let Some(position) = request.after {
        after = "AND (created_at, id) < ($3, $4)";
        args.extend(args![position.created_at, position.id]);
    }
    let sql = format!(
        "SELECT {COLUMNS} FROM webhooks WHERE workspace_id = $1 {after} ORDER BY created_at DESC, id DESC LIMIT $2"
    );
    let rows = database.query(sql, args, |mut row| read(&mut row)).await?;
    Ok(Page::cut(rows, request.limit, |row| Position { created_at: row.created_at, id: row.id }))
}
