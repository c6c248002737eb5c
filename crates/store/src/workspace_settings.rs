//! What administrators decide about their workspace.

use model::Timestamp;
use model::id::{UserId, WorkspaceId};
use model::name::Name;
use model::retention::Retention;
use model::workspace::WorkspaceSettings;

use crate::args;
use crate::engine::{Database, Row, StoreError, Write};

/// Writes the settings in the place of the version before. The write is lost under the label `settings` when another
/// change was faster.
pub fn put(write: &mut Write, workspace: WorkspaceId, settings: &WorkspaceSettings, now: Timestamp) {
    let embedding: Vec<_> = settings.embedding.iter().map(model::embedding::Origin::as_str).collect();
    write.one(
        "settings",
        "INSERT INTO workspace_settings (workspace_id, colour, mail_sender, retention_days, embedding, no_delegation,
                                         require_second_step, version, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (workspace_id) DO UPDATE
         SET colour = excluded.colour, mail_sender = excluded.mail_sender, retention_days = excluded.retention_days,
             embedding = excluded.embedding, no_delegation = excluded.no_delegation,
             require_second_step = excluded.require_second_step, version = excluded.version,
             updated_at = excluded.updated_at
         WHERE workspace_settings.version = excluded.version - 1",
        args![
            workspace,
            settings.colour.as_ref().map(model::colour::Colour::as_str),
            settings.mail_sender.as_ref().map(Name::as_str),
            settings.retention.map(Retention::in_days),
            embedding.join(" "),
            settings.no_delegation,
            settings.require_second_step,
            settings.version,
            now,
        ],
    );
}

/// The settings of a workspace; the usual ones where nothing was ever decided.
///
/// # Errors
/// When the database does not answer.
pub async fn find(database: &Database, workspace: WorkspaceId) -> Result<WorkspaceSettings, StoreError> {
    const SQL: &str = "SELECT colour, mail_sender, retention_days, embedding, no_delegation, require_second_step,
                              version
                       FROM workspace_settings WHERE workspace_id = $1";
    Ok(database.lookup(SQL, args![workspace], read).await?.pop().unwrap_or_default())
}

/// Whether a workspace that somebody is in asks its members for a second step.
///
/// # Errors
/// When the database does not answer.
pub async fn ask_second_step_of(database: &Database, user: UserId) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT COUNT(*) FROM memberships m
                       JOIN workspace_settings s ON s.workspace_id = m.workspace_id
                       WHERE m.user_id = $1 AND s.require_second_step";
    let asking: Option<i64> = database.lookup(SQL, args![user], |mut row| row.take()).await?.pop();
    Ok(asking.is_some_and(|count| count > 0))
}

fn read(mut row: Row) -> Result<WorkspaceSettings, StoreError> {
    let colour = row.take::<Option<String>>()?.map(|text| text.parse()).transpose();
    let mail_sender = row.take::<Option<String>>()?.map(Name::stored);
    let retention = row.take::<Option<i64>>()?.map(Retention::days).transpose();
    let embedding: String = row.take()?;
    let embedding = embedding.split(' ').filter(|text| !text.is_empty()).map(str::parse).collect();
    Ok(WorkspaceSettings {
        colour: colour.map_err(|error| StoreError::Corrupt(Box::new(error)))?,
        mail_sender,
        retention: retention.map_err(|error| StoreError::Corrupt(Box::new(error)))?,
        embedding: Result::map_err(embedding, |error: model::embedding::InvalidOrigin| {
            StoreError::Corrupt(Box::new(error))
        })?,
        no_delegation: row.take()?,
        require_second_step: row.take()?,
        version: row.take()?,
    })
}
