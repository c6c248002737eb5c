//! What is stored encrypted under the instance's secret keys. Each of them begins with the name of the key that closed it.

use crate::args;
use crate::engine::{Database, StoreError};

/// Where they lie: what people call them, the table and the column.
const PLACES: [(&str, &str, &str); 6] = [
    ("webhooks", "webhooks", "secrets"),
    ("authenticator apps", "totp_secrets", "secret"),
    ("kept mails", "mails", "content"),
    ("orders", "bulk_rows", "payload"),
    ("answers under idempotency keys", "idempotency_keys", "answer"),
    ("sealing keys", "instance_secrets", "content"),
];

/// How many of each kind the key of that name closed, where it closed any.
///
/// # Errors
/// When the database does not answer.
pub async fn closed_by(database: &Database, name: &[u8]) -> Result<Vec<(&'static str, i64)>, StoreError> {
    let mut found = Vec::new();
    for (what, table, column) in PLACES {
        let sql = format!("SELECT count(*) FROM {table} WHERE substr({column}, 1, {}) = $1", name.len());
        let count = database.query(sql, args![name], |mut row| row.take::<i64>()).await?.pop().unwrap_or(0);
        if count > 0 {
            found.push((what, count));
        }
    }
    Ok(found)
}

/// How many of each kind no key of these names closed, where there are any. What seals is looked at by itself.
///
/// # Errors
/// When the database does not answer.
pub async fn closed_by_others(
    database: &Database,
    names: &[Vec<u8>],
) -> Result<Vec<(&'static str, i64)>, StoreError> {
    let mut found = Vec::new();
    let length = names.first().map_or(0, Vec::len);
    let known: Vec<_> = (1..=names.len()).map(|place| format!("${place}")).collect();
    for (what, table, column) in PLACES.into_iter().filter(|(_, table, _)| *table != "instance_secrets") {
        let known = known.join(", ");
        let sql = format!("SELECT count(*) FROM {table} WHERE substr({column}, 1, {length}) NOT IN ({known})");
        let names = names.iter().map(|name| name.as_slice().into()).collect();
        let count = database.query(sql, names, |mut row| row.take::<i64>()).await?.pop().unwrap_or(0);
        if count > 0 {
            found.push((what, count));
        }
    }
    Ok(found)
}
