//! Deleting a workspace: the way in is closed at once, its rows go in pieces, so that nobody else has to wait.

use model::Timestamp;
use model::id::WorkspaceId;

use crate::args;
use crate::engine::{Database, StoreError, Write};

/// Rows that one statement deletes at most.
const BATCH: usize = 500;

/// A table, what names a row of it within a workspace, and how the rows of a workspace are found.
struct Table {
    name: &'static str,
    key: &'static str,
    of_workspace: &'static str,
}

impl Table {
    const fn new(name: &'static str, key: &'static str) -> Self {
        Self { name, key, of_workspace: "workspace_id = $1" }
    }

    fn delete_some(&self, write: &mut Write, workspace: WorkspaceId) {
        let Self { name, key, of_workspace } = self;
        write.returning(
            format!(
                "DELETE FROM {name} WHERE {of_workspace} AND {key} IN
                 (SELECT {key} FROM {name} WHERE {of_workspace} LIMIT {BATCH})
                 RETURNING {key}"
            ),
            args![workspace],
        );
    }
}

/// What belongs to a workspace, in the order in which it goes: what others are found by comes last. Documents take their
/// respondents and drafts along, templates their versions, orders their rows.
const TABLES: [Table; 21] = [
    Table::new("seal_news", "workspace_id"),
    Table::new("documents", "id"),
    Table::new("template_labels", "template_id"),
    Table::new("templates", "id"),
    Table::new("bodies", "hash"),
    Table::new("files", "id"),
    Table::new("exports", "id"),
    Table::new("bulk_jobs", "id"),
    Table::new("mails", "id"),
    Table::new("events", "id"),
    Table {
        name: "delivery_attempts",
        key: "delivery_id",
        of_workspace: "delivery_id IN (SELECT d.id FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id
                                       WHERE w.workspace_id = $1)",
    },
    Table {
        name: "deliveries",
        key: "id",
        of_workspace: "webhook_id IN (SELECT w.id FROM webhooks w WHERE w.workspace_id = $1)",
    },
    Table::new("webhooks", "id"),
    Table::new("activity", "seq"),
    Table::new("audit_links", "position"),
    Table::new("audit_checkpoints", "number"),
    Table::new("outbox", "id"),
    Table::new("idempotency_keys", "key"),
    Table::new("opt_outs", "email_key"),
    Table::new("daily_calls", "day"),
    Table::new("allowances", "period"),
];
/// Tables that hold one row of a workspace, or few.
const SMALL: [&str; 3] = ["audit_heads", "logos", "allowance_holdings"];

/// Closes a workspace for good: its memberships, keys, sessions and settings go with it, and people who are in no other.
/// The write is lost under the label `workspace` when it is gone already.
pub fn close(write: &mut Write, workspace: WorkspaceId, now: Timestamp) {
    // Whoever joins another at the same moment is waited for, and stays.
    write.any(
        "UPDATE users SET id = id WHERE id IN (SELECT user_id FROM memberships WHERE workspace_id = $1)",
        args![workspace],
    );
    write.any(
        "DELETE FROM users WHERE id IN (SELECT user_id FROM memberships WHERE workspace_id = $1)
           AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = users.id AND m.workspace_id <> $1)",
        args![workspace],
    );
    // What waits to be done or told is not done any more.
    write.any("DELETE FROM outbox WHERE workspace_id = $1", args![workspace]);
    write.any(
        "UPDATE webhooks SET active = $2, disabled_at = $3, disabled_reason = 'switchedOff' WHERE workspace_id = $1",
        args![workspace, false, now],
    );
    write.one("workspace", "DELETE FROM workspaces WHERE id = $1", args![workspace]);
    write.one(
        "workspace",
        "INSERT INTO deleted_workspaces (id, deleted_at) VALUES ($1, $2)",
        args![workspace, now],
    );
}

/// A workspace that was closed and is not declared gone.
#[derive(Debug, Clone, Copy)]
pub struct Closed {
    /// Which it was.
    pub id: WorkspaceId,
    /// Since when it is closed.
    pub at: Timestamp,
}

/// Workspaces that were closed and are not declared gone, the longest closed first.
///
/// # Errors
/// When the database does not answer.
pub async fn left(database: &Database) -> Result<Vec<Closed>, StoreError> {
    const SQL: &str = "SELECT id, deleted_at FROM deleted_workspaces ORDER BY deleted_at LIMIT 1000";
    database.query(SQL, args![], |mut row| Ok(Closed { id: row.take()?, at: row.take()? })).await
}

/// Deletes what a closed workspace has left, in pieces, until there is nothing or it is told to stop. Tells whether all of
/// it is gone. What was under way when it was closed may still write: into tables that were gone through, too, so they are
/// gone through until a round finds nothing.
///
/// # Errors
/// When the database does not answer.
pub async fn clear(
    database: &Database,
    workspace: WorkspaceId,
    is_stopped: impl Fn() -> bool + Send,
) -> Result<bool, StoreError> {
    loop {
        let mut deleted = 0;
        for table in &TABLES {
            loop {
                if is_stopped() {
                    return Ok(false);
                }
                let mut write = Write::new();
                table.delete_some(&mut write, workspace);
                let count = database.commit(write).await?.len();
                deleted += count;
                if count < BATCH {
                    break;
                }
            }
        }
        if deleted == 0 {
            break;
        }
    }
    let mut write = Write::new();
    for table in SMALL {
        write.any(format!("DELETE FROM {table} WHERE workspace_id = $1"), args![workspace]);
    }
    database.commit(write).await?;
    Ok(true)
}

/// Says that nothing of a closed workspace is left, and nothing can come any more.
pub fn gone(write: &mut Write, workspace: WorkspaceId) {
    write.any("DELETE FROM deleted_workspaces WHERE id = $1", args![workspace]);
}
