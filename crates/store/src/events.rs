//! What happened that the outside is told about, and its order.
//!
//! An event is written in the transaction that causes it, and gets its place in the feed after the commit: ids and clocks
//! tell when something was written, not when it was committed, and who reads on from a place must not miss what is
//! committed late. Places are given out in batches, and with each batch what is to be delivered to webhooks. Several nodes
//! may do so at once: a batch is written only where the last place is the one that was read.

use std::collections::BTreeSet;

use model::id::{DeliveryId, DocumentId, EventId, RespondentId, WebhookId, WorkspaceId};
use model::{Random, Timestamp};

use crate::args;
use crate::engine::{Arg, Database, Row, StoreError, Write, contains};

/// How many days events, and what was told of them, are kept.
pub const KEPT_DAYS: i64 = 30;
/// Events that get their places together: so few that other changes hardly wait behind them.
const BATCH: usize = 200;

/// An event about to be written.
#[derive(Debug, Clone)]
pub struct NewEvent {
    /// Its id, by which receivers recognise it.
    pub id: EventId,
    /// Its name.
    pub event: &'static str,
    /// The document that it is about.
    pub document: DocumentId,
    /// What receivers get, as JSON.
    pub payload: serde_json::Value,
    /// The trace that it belongs to, as the header `traceparent`.
    pub trace: Option<String>,
}

/// An event in its place.
#[derive(Debug, Clone)]
pub struct PlacedEvent {
    /// Its place.
    pub position: i64,
    /// What receivers get, as JSON.
    pub payload: String,
}

/// Adds an event.
pub fn insert(write: &mut Write, workspace: WorkspaceId, event: &NewEvent, now: Timestamp) {
    write.one(
        "event",
        "INSERT INTO events (workspace_id, id, event, document_id, payload, created_at, trace)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![
            workspace,
            event.id,
            event.event,
            event.document,
            event.payload.to_string(),
            now,
            event.trace.as_deref()
        ],
    );
}

/// Deletes the events of a document that tell about a respondent, and their deliveries, answers included: a receiver may
/// have answered with what it was told.
pub fn delete_about(write: &mut Write, workspace: WorkspaceId, document: DocumentId, respondent: RespondentId) {
    let about = || args![workspace, document, format!("%{respondent}%")];
    delete_where(write, "workspace_id = $1 AND document_id = $2 AND payload LIKE $3", about);
}

/// Forgets what receivers answered when they were told that a document is completed: they may have answered with its answers,
/// which are deleted with it.
pub fn forget_echoes(write: &mut Write, workspace: WorkspaceId, document: DocumentId) {
    write.any(
        "UPDATE delivery_attempts SET body = '' WHERE body <> '' AND delivery_id IN (
             SELECT d.id FROM events e JOIN deliveries d ON d.event_id = e.id
             WHERE e.workspace_id = $1 AND e.document_id = $2 AND e.event = 'document.completed')",
        args![workspace, document],
    );
}

/// Deletes the events of a workspace that name an address, given in small letters: those of documents in which somebody else
/// took the place of who had it, too. What they come with goes as [`delete_about`] says.
pub fn delete_naming(write: &mut Write, workspace: WorkspaceId, address: &str) {
    // Between its quotation marks: no longer address is taken for it.
    let named = || args![workspace, contains(&format!("\"{address}\""))];
    delete_where(write, "workspace_id = $1 AND lower(payload) LIKE $2 ESCAPE '!'", named);
}

fn delete_where(write: &mut Write, condition: &str, args: impl Fn() -> Vec<Arg>) {
    let events = format!("SELECT id FROM events WHERE {condition}");
    let deliveries = format!("SELECT id FROM deliveries WHERE event_id IN ({events})");
    write.any(format!("DELETE FROM delivery_attempts WHERE delivery_id IN ({deliveries})"), args());
    write.any(format!("DELETE FROM deliveries WHERE event_id IN ({events})"), args());
    write.any(format!("DELETE FROM events WHERE {condition}"), args());
}

/// The events of a workspace behind a place, in order.
///
/// # Errors
/// When the database does not answer.
pub async fn after(
    database: &Database,
    workspace: WorkspaceId,
    position: i64,
    limit: u32,
    now: Timestamp,
) -> Result<Vec<PlacedEvent>, StoreError> {
    const SQL: &str = "SELECT position, payload FROM events
                       WHERE workspace_id = $1 AND position IS NOT NULL AND position > $2 AND created_at >= $3
                       ORDER BY position LIMIT $4";
    let map = |mut row: Row| Ok(PlacedEvent { position: row.take()?, payload: row.take()? });
    database.query(SQL, args![workspace, position, now.plus_days(-KEPT_DAYS), limit], map).await
}

/// The place of an event, where it is there and has one.
///
/// # Errors
/// When the database does not answer.
pub async fn position(
    database: &Database,
    workspace: WorkspaceId,
    id: EventId,
) -> Result<Option<i64>, StoreError> {
    const SQL: &str = "SELECT position FROM events WHERE workspace_id = $1 AND id = $2 AND position IS NOT NULL";
    Ok(database.lookup(SQL, args![workspace, id], |mut row| row.take()).await?.pop())
}

/// The last place that was given out.
///
/// # Errors
/// When the database does not answer.
pub async fn last_position(database: &Database) -> Result<i64, StoreError> {
    Ok(head(database).await?.position)
}

/// How far places were given out.
struct Head {
    position: i64,
    at: Timestamp,
}

async fn head(database: &Database) -> Result<Head, StoreError> {
    const SQL: &str = "SELECT position, at FROM rounds WHERE name = 'events'";
    let rows = database.lookup(SQL, args![], |mut row| Ok(Head { position: row.take()?, at: row.take()? }));
    rows.await?.pop().ok_or_else(|| StoreError::corrupt("the round of events is missing"))
}

/// An event that has no place yet, once for each webhook that it is to be told.
struct Unplaced {
    id: EventId,
    event: String,
    webhook: Option<WebhookId>,
}

/// Gives every event that was committed before its place, adds what is to be delivered, and tells to which webhooks.
///
/// # Errors
/// When the database does not answer.
pub async fn place(
    database: &Database,
    now: Timestamp,
    random: &dyn Random,
) -> Result<BTreeSet<WebhookId>, StoreError> {
    let mut told = BTreeSet::new();
    loop {
        let unplaced = unplaced(database).await?;
        if unplaced.is_empty() {
            return Ok(told);
        }
        let write = batch(&unplaced, &head(database).await?, now, random);
        match database.commit(write).await {
            Ok(_) => told.extend(unplaced.iter().filter_map(|one| one.webhook)),
            // Somebody else was faster; what they left is read anew.
            Err(error) if error.is_lost() => {}
            Err(error) => return Err(error),
        }
    }
}

async fn unplaced(database: &Database) -> Result<Vec<Unplaced>, StoreError> {
    const ANY: &str = "SELECT id FROM events WHERE position IS NULL LIMIT 1";
    // Mostly there is nothing.
    if database.lookup(ANY, args![], |mut row| row.take::<EventId>()).await?.is_empty() {
        return Ok(Vec::new());
    }
    let order = database.dialect().order_of_events();
    let sql = format!(
        "SELECT e.id, e.event, w.id
         FROM (SELECT id, event, workspace_id, {order} AS written FROM events WHERE position IS NULL
               ORDER BY {order} LIMIT {BATCH}) e
         LEFT JOIN webhooks w ON w.workspace_id = e.workspace_id AND w.events LIKE '%,' || e.event || ',%'
         ORDER BY e.written, w.id"
    );
    let map = |mut row: Row| Ok(Unplaced { id: row.take()?, event: row.take()?, webhook: row.take()? });
    database.query(sql, args![], map).await
}

fn batch(unplaced: &[Unplaced], head: &Head, now: Timestamp, random: &dyn Random) -> Write {
    // What comes later is never due earlier, whatever the clocks of several nodes say: deliveries go by their due time.
    let now = now.max(head.at);
    let mut write = Write::new();
    let count = i64::try_from(unplaced.chunk_by(|one, next| one.id == next.id).count()).unwrap_or(i64::MAX);
    write.one(
        "event positions",
        "UPDATE rounds SET position = $2, at = $3 WHERE name = 'events' AND position = $1",
        args![head.position, head.position + count, now],
    );
    let mut delivery = DeliveryId::new(now, random);
    for (position, copies) in (head.position + 1..).zip(unplaced.chunk_by(|one, next| one.id == next.id)) {
        for one in copies {
            let Some(webhook) = one.webhook else { continue };
            delivery = delivery.next(random);
            write.any(
                "INSERT INTO deliveries (id, workspace_id, webhook_id, event_id, event, position, status, attempts,
                                         next_attempt_at, created_at)
                 SELECT CAST($1 AS TEXT), w.workspace_id, w.id, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT),
                        CASE WHEN w.active AND s.entitlement_webhooks THEN 'pending' ELSE 'skipped' END, 0,
                        CASE WHEN w.active AND s.entitlement_webhooks THEN CAST($6 AS BIGINT) END, CAST($6 AS BIGINT)
                 FROM webhooks w JOIN workspaces s ON s.id = w.workspace_id WHERE w.id = $2",
                args![delivery, webhook, one.id, &one.event, position, now],
            );
        }
        let Some(one) = copies.first() else { continue };
        write.one(
            "event position",
            "UPDATE events SET position = $2 WHERE id = $1 AND position IS NULL",
            args![one.id, position],
        );
    }
    write
}

/// Deletes the events whose time is over and that are to be delivered nowhere any more.
pub fn forget_old(write: &mut Write, now: Timestamp) {
    write.any(
        "DELETE FROM events WHERE id < $1 AND position IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.event_id = events.id)",
        args![EventId::earliest(now.plus_days(-KEPT_DAYS))],
    );
}
