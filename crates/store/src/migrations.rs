//! The tables, in numbered steps that are never edited once released.

use crate::engine::{Database, Script, StoreError};

macro_rules! scripts {
    ($($number:literal $name:literal),* $(,)?) => {
        &[$(Script {
            number: $number,
            sqlite: include_str!(concat!("../migrations/sqlite/", $name, ".sql")),
            postgres: include_str!(concat!("../migrations/postgres/", $name, ".sql")),
        }),*]
    };
}

const SCRIPTS: &[Script] = scripts! {
    1 "0001_foundation",
    2 "0002_search_in_batches",
    3 "0003_files",
    4 "0004_signing",
    5 "0005_audit",
    6 "0006_mail",
    7 "0007_seals",
    8 "0008_webhooks",
    9 "0009_version_2",
    10 "0010_exports",
    11 "0011_logos",
    12 "0012_fewer_writes",
    13 "0013_accounts",
    14 "0014_workspace_settings",
    15 "0015_template_labels",
    22 "0022_lists_at_scale",
};

/// Brings the tables up to date, under a lock, and tells which steps were taken.
///
/// # Errors
/// When the database does not answer or refuses a step; then none was taken.
pub async fn migrate(database: &Database) -> Result<Vec<i64>, StoreError> {
    database.migrate(SCRIPTS).await
}
