//! What one engine keeps for itself and works out from the other tables: search indexes, and the list of what waits for its
//! link in the audit chain. Restoring the backup of an older version does this on the tables of that version, so nothing here may
//! need a step that came after the first release.

use super::{CopyError, Table};
use crate::engine::{Database, Dialect, Loader};
use crate::{activity_search, audit, document_search};

/// Statements that empty it.
pub(super) const fn emptied(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::Sqlite => {
            "INSERT INTO activity_search (activity_search) VALUES ('delete-all');
             INSERT INTO document_search (document_search) VALUES ('delete-all');
             DELETE FROM document_search_keys;
             DELETE FROM document_search_waiting;
             UPDATE document_search_position SET document_id = NULL, noted = 0, newest = 0, disorder = 0;
             UPDATE activity_search_position SET filled = 0, noted = 0, newest = 0, disorder = 0;
             UPDATE audit_position SET chained = 0"
        }
        Dialect::Postgres => "DELETE FROM audit_pending",
    }
}

/// Makes it anew from what was copied.
pub(super) async fn make(database: &Database, loader: &mut Loader, tables: &[Table]) -> Result<(), CopyError> {
    match database.dialect() {
        Dialect::Sqlite => {
            audit::settle(database).await?;
            activity_search::catch_up(database).await?;
            document_search::catch_up(database).await?;
        }
        Dialect::Postgres => {
            let pending =
                "INSERT INTO audit_pending (seq) SELECT seq FROM activity EXCEPT SELECT seq FROM audit_links";
            loader.run(pending.to_owned()).await?;
            // Until the server has looked by itself, it would plan as if the tables were empty.
            let names: Vec<_> = tables.iter().map(|table| format!("\"{}\"", table.name)).collect();
            loader.run(format!("ANALYZE {}", names.join(", "))).await?;
        }
    }
    Ok(())
}
