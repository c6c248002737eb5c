//! Deliveries to webhooks, and every attempt at them.

use std::collections::BTreeMap;

use model::Timestamp;
use model::body::JsonObject;
use model::id::{DeliveryId, DeliveryKind, EventId, WebhookId, WorkspaceId};
use model::page::{Page, PageRequest, Position};
use model::webhook::{Attempt, Delivery, DeliveryFilter, DeliveryStatus};

use crate::engine::{Arg, Database, Row, StoreError, Write};
use crate::events::KEPT_DAYS;
use crate::{args, lost};

const SELECT: &str = "SELECT d.id, d.workspace_id, d.webhook_id, d.event_id, d.event, d.position, d.status,
        d.next_attempt_at, d.created_at, COALESCE(d.payload, e.payload), d.attempts
    FROM deliveries d LEFT JOIN events e ON e.id = d.event_id";

/// A delivery without its attempts, and how many there are.
fn read(mut row: Row) -> Result<(Delivery, i64), StoreError> {
    let delivery = Delivery {
        id: row.take()?,
        workspace: row.take()?,
        webhook: row.take()?,
        payload_id: row.take()?,
        event: row.take()?,
        position: row.take()?,
        status: row.parse()?,
        attempts: Vec::new(),
        next_attempt_at: row.take()?,
        created_at: row.take()?,
        payload: row.take()?,
    };
    Ok((delivery, row.take()?))
}

/// A delivery that is to be tried now, with all that it takes.
#[derive(Debug, Clone)]
pub struct ReadyDelivery {
    /// Its id.
    pub id: DeliveryId,
    /// The payload's id.
    pub payload_id: EventId,
    /// The event's name.
    pub event: String,
    /// How often it was tried.
    pub attempts: i64,
    /// The payload, as JSON; none where it is not kept any more.
    pub payload: Option<String>,
    /// The answers that go along, as they are now; none where the webhook wants none, or the document is gone.
    pub answers: Option<JsonObject>,
    /// Where it goes.
    pub url: String,
    /// What it is signed with, encrypted.
    pub secrets: Vec<u8>,
    /// Whether the webhook is told anything: it is not disabled, and its workspace may use webhooks.
    pub active: bool,
    /// The first of the webhook's failures since its last success.
    pub failing_since: Option<Timestamp>,
    /// The trace that the event belongs to, as the header `traceparent`.
    pub trace: Option<String>,
}

/// How many deliveries wait.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Waiting {
    /// Deliveries that are to be tried, or tried again.
    pub pending: i64,
    /// When the oldest of them was made.
    pub oldest: Option<Timestamp>,
}

/// Adds a delivery with its attempts. Its payload is kept with it only where no event has it.
pub fn insert(write: &mut Write, delivery: &Delivery, own_payload: Option<&str>) {
    write.one(
        lost::DELIVERY,
        "INSERT INTO deliveries (id, workspace_id, webhook_id, event_id, event, position, status, attempts,
                                 next_attempt_at, created_at, payload)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        args![
            delivery.id,
            delivery.workspace,
            delivery.webhook,
            delivery.payload_id,
            &delivery.event,
            delivery.position,
            delivery.status.name(),
            i64::try_from(delivery.attempts.len()).unwrap_or(i64::MAX),
            delivery.next_attempt_at,
            delivery.created_at,
            own_payload,
        ],
    );
    for (number, attempt) in (1..).zip(&delivery.attempts) {
        insert_attempt(write, delivery.id, number, attempt);
    }
}

fn insert_attempt(write: &mut Write, delivery: DeliveryId, number: i64, attempt: &Attempt) {
    write.one(
        "attempt",
        "INSERT INTO delivery_attempts (delivery_id, number, at, status, duration_ms, error, body)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![
            delivery,
            number,
            attempt.at,
            attempt.status,
            attempt.duration_millis,
            attempt.error.as_ref(),
            &attempt.body,
        ],
    );
}

/// Writes down an attempt and what becomes of the delivery.
///
/// The write is lost under the label `delivery` when it is not pending any more, or somebody else tried it meanwhile.
pub fn attempted(
    write: &mut Write,
    delivery: &ReadyDelivery,
    attempt: &Attempt,
    status: DeliveryStatus,
    next_attempt_at: Option<Timestamp>,
) {
    write.one(
        lost::DELIVERY,
        "UPDATE deliveries SET status = $3, attempts = $5, next_attempt_at = $4
         WHERE id = $1 AND attempts = $2 AND status = 'pending'",
        args![delivery.id, delivery.attempts, status.name(), next_attempt_at, delivery.attempts + 1],
    );
    insert_attempt(write, delivery.id, delivery.attempts + 1, attempt);
}

/// Notes that what was to be delivered to a webhook is not delivered, since it is disabled.
pub fn skip_pending(write: &mut Write, webhook: WebhookId) {
    write.any(
        "UPDATE deliveries SET status = 'skipped', next_attempt_at = NULL WHERE webhook_id = $1 AND status = 'pending'",
        args![webhook],
    );
}

/// The next deliveries to a webhook, in the order in which they are to be tried.
///
/// # Errors
/// When the database does not answer.
pub async fn due(
    database: &Database,
    webhook: WebhookId,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<DeliveryId>, StoreError> {
    const SQL: &str = "SELECT id FROM deliveries
                       WHERE webhook_id = $1 AND status = 'pending' AND next_attempt_at <= $2
                       ORDER BY next_attempt_at, position, id LIMIT $3";
    database.lookup(SQL, args![webhook, now, limit], |mut row| row.take()).await
}

/// A delivery as it is to be tried, from what is stored now; none where there is nothing to be tried any more.
///
/// # Errors
/// When the database does not answer.
pub async fn ready(
    database: &Database,
    webhook: WebhookId,
    id: DeliveryId,
) -> Result<Option<ReadyDelivery>, StoreError> {
    const SQL: &str = "SELECT d.event_id, d.event, d.attempts, COALESCE(d.payload, e.payload), w.url, w.secrets,
                              w.active AND COALESCE(s.entitlement_webhooks, false), w.failing_since, e.trace,
                              CASE WHEN w.include_answers AND d.event = 'document.completed' THEN
                                  (SELECT o.response_data FROM documents o
                                   WHERE o.workspace_id = e.workspace_id AND o.id = e.document_id) END
                       FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id
                       LEFT JOIN workspaces s ON s.id = w.workspace_id
                       LEFT JOIN events e ON e.id = d.event_id
                       WHERE d.id = $2 AND d.webhook_id = $1 AND d.status = 'pending'";
    let damaged = |error: serde_json::Error| StoreError::Corrupt(Box::new(error));
    let map = move |mut row: Row| {
        Ok(ReadyDelivery {
            id,
            payload_id: row.take()?,
            event: row.take()?,
            attempts: row.take()?,
            payload: row.take()?,
            url: row.take()?,
            secrets: row.take()?,
            active: row.take()?,
            failing_since: row.take()?,
            trace: row.take()?,
            answers: row.take::<Option<String>>()?.map(JsonObject::stored).transpose().map_err(damaged)?,
        })
    };
    Ok(database.lookup(SQL, args![webhook, id], map).await?.pop())
}

/// A page of the deliveries to a webhook, newest first, with their attempts.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    database: &Database,
    workspace: WorkspaceId,
    webhook: WebhookId,
    filter: DeliveryFilter<'_>,
    request: PageRequest<DeliveryKind>,
) -> Result<Page<Delivery, DeliveryKind>, StoreError> {
    let mut sql = format!("{SELECT} WHERE d.webhook_id = $2 AND d.workspace_id = $1");
    let mut arguments = args![workspace, webhook];
    let mut place = |argument: Arg| {
        arguments.push(argument);
        format!("${}", arguments.len())
    };
    if let Some(status) = filter.status {
        sql = format!("{sql} AND d.status = {}", place(status.name().into()));
    }
    if let Some(event) = filter.event {
        sql = format!("{sql} AND d.event = {}", place(event.into()));
    }
    if let Some(position) = request.after {
        let (at, id) = (place(position.created_at.into()), place(position.id.into()));
        sql = format!("{sql} AND (d.created_at, d.id) < ({at}, {id})");
    }
    let limit = place((request.limit + 1).into());
    sql = format!("{sql} ORDER BY d.created_at DESC, d.id DESC LIMIT {limit}");
    let rows = with_attempts(database, database.query(sql, arguments, read).await?).await?;
    Ok(Page::cut(rows, request.limit, |row| Position { created_at: row.created_at, id: row.id }))
}

/// The delivery of that id, with its attempts.
///
/// # Errors
/// When the database does not answer.
pub async fn find(
    database: &Database,
    workspace: WorkspaceId,
    id: DeliveryId,
) -> Result<Option<Delivery>, StoreError> {
    let sql = format!("{SELECT} WHERE d.workspace_id = $1 AND d.id = $2");
    let found = database.lookup(sql, args![workspace, id], read).await?;
    Ok(with_attempts(database, found).await?.pop())
}

/// Adds to each delivery its attempts: those that there were when it was read, so that it tells one story.
async fn with_attempts(database: &Database, found: Vec<(Delivery, i64)>) -> Result<Vec<Delivery>, StoreError> {
    if found.is_empty() {
        return Ok(Vec::new());
    }
    let places: Vec<_> = (1..=found.len()).map(|place| format!("${place}")).collect();
    let sql = format!(
        "SELECT delivery_id, at, status, duration_ms, error, body FROM delivery_attempts
         WHERE delivery_id IN ({}) ORDER BY delivery_id, number",
        places.join(", ")
    );
    let arguments = found.iter().map(|(delivery, _)| delivery.id.into()).collect();
    let map = |mut row: Row| {
        let id: DeliveryId = row.take()?;
        let (at, status, duration_millis) = (row.take()?, row.take()?, row.take()?);
        Ok((id, Attempt { at, status, duration_millis, error: row.take()?, body: row.take()? }))
    };
    let mut attempts: BTreeMap<DeliveryId, Vec<Attempt>> = BTreeMap::new();
    for (id, attempt) in database.query(sql, arguments, map).await? {
        attempts.entry(id).or_default().push(attempt);
    }
    let complete = |(mut delivery, count): (Delivery, i64)| {
        delivery.attempts = attempts.remove(&delivery.id).unwrap_or_default();
        delivery.attempts.truncate(usize::try_from(count).unwrap_or(0));
        delivery
    };
    Ok(found.into_iter().map(complete).collect())
}

/// How many deliveries of all workspaces wait.
///
/// # Errors
/// When the database does not answer.
pub async fn waiting(database: &Database) -> Result<Waiting, StoreError> {
    const SQL: &str = "SELECT count(*), min(created_at) FROM deliveries WHERE status = 'pending'";
    let rows = database.query(SQL, args![], |mut row| Ok(Waiting { pending: row.take()?, oldest: row.take()? }));
    Ok(rows.await?.pop().unwrap_or_default())
}

/// Deletes the deliveries whose time is over, with their attempts, and what a webhook left behind that was deleted while it
/// was about to be told something.
pub fn forget_old(write: &mut Write, now: Timestamp) {
    let before = DeliveryId::earliest(now.plus_days(-KEPT_DAYS));
    write.any("DELETE FROM deliveries WHERE id < $1 AND status <> 'pending'", args![before]);
    write.any(
        "DELETE FROM deliveries
         WHERE status = 'pending' AND NOT EXISTS (SELECT 1 FROM webhooks w WHERE w.id = deliveries.webhook_id)",
        args![],
    );
    write.any(
        "DELETE FROM delivery_attempts
         WHERE delivery_id < $1 AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.id = delivery_attempts.delivery_id)",
        args![before],
    );
}
