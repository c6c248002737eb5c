//! What an operator should know of and nothing stops at: told in the log at the start, and by `doctor`.

use model::error::Chain;
use store::Database;

use crate::settings::Settings;

/// Says at the start what settings will lead to.
pub(crate) async fn tell(settings: &Settings, database: &Database) {
    match unsent_mails(settings, database).await {
        Ok(Some(caution)) if settings.smtp.url.is_none() => tracing::warn!("{caution}"),
        Ok(_) => {}
        Err(error) => tracing::warn!(error = %Chain(&error), "whether mails were kept can't be told"),
    }
}

/// Mails that reached nobody, and what to do about it; nothing where there are none and there is a mail server, or nobody who
/// could send any.
pub(crate) async fn unsent_mails(
    settings: &Settings,
    database: &Database,
) -> Result<Option<String>, store::StoreError> {
    let (kept, given_up) = store::mails::count_unsent(database).await?;
    if settings.smtp.url.is_none() {
        return Ok(store::workspaces::any(database).await?.then(|| {
            format!(
                "there is no mail server, so mails are kept in the outbox and reach nobody ({kept} so far); set \
                 COUNTERSIGN_SMTP_URL, and have `countersign outbox send --all` send those that were kept"
            )
        }));
    }
    Ok((kept + given_up > 0).then(|| {
        format!(
            "{kept} were kept while there was no mail server, and {given_up} were given up; `countersign outbox` has the \
             reasons, and `countersign outbox send --all` sends them again"
        )
    }))
}
