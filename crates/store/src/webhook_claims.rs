//! Who delivers to which webhook. A node takes a webhook as a whole, so that its deliveries go one after the other and a
//! slow one costs nobody else; it takes it until a moment, and anew with each attempt that it writes down.
//!
//! That a webhook is due is not stored but asked for: it is due when one of its deliveries is. So nothing has to be kept in
//! step with them, and no delivery is forgotten.

use std::fmt::Write as _;

use model::Timestamp;
use model::id::{NodeId, WebhookId, WorkspaceId};

use crate::engine::{Database, Row, StoreError, Write};
use crate::{args, lost, nodes};

/// Webhooks that are taken together. The statement names so many ids whether there are so many or not, so that it is
/// prepared once.
const TOGETHER: usize = 32;

/// A webhook with something to deliver that no node works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueWebhook {
    /// Its id.
    pub id: WebhookId,
    /// Whose it is.
    pub workspace: WorkspaceId,
    /// Whether what was tried last did not arrive.
    pub failing: bool,
}

/// Webhooks with something due that no node works on: those that are not failing first, then those that wait longest.
///
/// # Errors
/// When the database does not answer.
pub async fn due(database: &Database, now: Timestamp, limit: usize) -> Result<Vec<DueWebhook>, StoreError> {
    // From one webhook with something pending to the next, by the index: the number of deliveries does not matter.
    const SQL: &str = "
        WITH RECURSIVE waiting (webhook_id) AS (
            SELECT min(webhook_id) FROM deliveries WHERE status = 'pending'
            UNION ALL
            SELECT (SELECT min(d.webhook_id) FROM deliveries d
                    WHERE d.status = 'pending' AND d.webhook_id > waiting.webhook_id)
            FROM waiting WHERE waiting.webhook_id IS NOT NULL
        ), first (webhook_id, at) AS (
            SELECT webhook_id, (SELECT min(d.next_attempt_at) FROM deliveries d
                                WHERE d.status = 'pending' AND d.webhook_id = waiting.webhook_id)
            FROM waiting WHERE webhook_id IS NOT NULL
        )
        SELECT w.id, w.workspace_id, w.failing_since IS NOT NULL
        FROM first f JOIN webhooks w ON w.id = f.webhook_id
        WHERE f.at <= $1 AND (w.claimed_by IS NULL OR w.claimed_until <= $1)
        ORDER BY w.failing_since IS NOT NULL, f.at, w.id LIMIT $2";
    let map = |mut row: Row| Ok(DueWebhook { id: row.take()?, workspace: row.take()?, failing: row.take()? });
    database.query(SQL, args![now, i64::try_from(limit).unwrap_or(i64::MAX)], map).await
}

/// Takes webhooks until a moment, and tells which it got: others may have been faster.
///
/// # Errors
/// When the database does not answer.
pub async fn claim(
    database: &Database,
    wanted: &[WebhookId],
    node: NodeId,
    now: Timestamp,
    until: Timestamp,
) -> Result<Vec<WebhookId>, StoreError> {
    let places = (4..4 + TOGETHER).fold(String::new(), |mut list, place| {
        let comma = if list.is_empty() { "" } else { ", " };
        // Writing to a string can't fail.
        let _ = write!(list, "{comma}${place}");
        list
    });
    let lock = database.dialect().skipping_locked();
    let sql = format!(
        "WITH free AS MATERIALIZED (
             SELECT id FROM webhooks
             WHERE id IN ({places}) AND (claimed_by IS NULL OR claimed_until <= $3) {lock}
         )
         UPDATE webhooks SET claimed_by = $1, claimed_until = $2 WHERE id IN (SELECT id FROM free) RETURNING id"
    );
    let mut write = Write::new();
    for some in wanted.chunks(TOGETHER) {
        let mut arguments = args![node, until, now];
        let named = some.iter().copied().chain(std::iter::repeat(WebhookId::NOTHING)).take(TOGETHER);
        arguments.extend(named.map(Into::into));
        write.returning(sql.clone(), arguments);
    }
    database.commit(write).await?.into_iter().map(|mut row| row.take()).collect()
}

/// Keeps a webhook for longer. The write is lost under the label `claim` when another node has taken it meanwhile.
pub fn renew(write: &mut Write, id: WebhookId, node: NodeId, until: Timestamp) {
    const SQL: &str = "UPDATE webhooks SET claimed_until = $3 WHERE id = $1 AND claimed_by = $2";
    write.one(lost::CLAIM, SQL, args![id, node, until]);
}

/// What came of an attempt, for the webhook: something arrived.
pub fn succeeded(write: &mut Write, id: WebhookId, at: Timestamp) {
    const SQL: &str = "UPDATE webhooks SET last_success_at = $2, failing_since = NULL WHERE id = $1";
    write.any(SQL, args![id, at]);
}

/// What came of an attempt, for the webhook: something did not arrive.
pub fn failed(write: &mut Write, id: WebhookId, at: Timestamp) {
    write.any(
        "UPDATE webhooks SET last_failure_at = $2, failing_since = COALESCE(failing_since, $2) WHERE id = $1",
        args![id, at],
    );
}

/// Lets a webhook go.
pub fn release(write: &mut Write, id: WebhookId, node: NodeId) {
    write.any(
        "UPDATE webhooks SET claimed_by = NULL, claimed_until = NULL WHERE id = $1 AND claimed_by = $2",
        args![id, node],
    );
}

/// Lets all webhooks of a node go.
pub fn release_all(write: &mut Write, node: NodeId) {
    const SQL: &str = "UPDATE webhooks SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = $1";
    write.any(SQL, args![node]);
}

/// Lets the webhooks go of nodes that died.
pub fn release_those_of_the_dead(write: &mut Write, now: Timestamp) {
    write.any(
        "UPDATE webhooks SET claimed_by = NULL, claimed_until = NULL
         WHERE claimed_by IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = webhooks.claimed_by AND n.seen_at > $1)",
        args![now.plus_millis(-nodes::LIFE_MILLIS)],
    );
}

/// Lets all webhooks go: for a start where no other node can be at work.
pub fn release_everybodys(write: &mut Write) {
    let sql = "UPDATE webhooks SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by IS NOT NULL";
    write.any(sql, args![]);
}
