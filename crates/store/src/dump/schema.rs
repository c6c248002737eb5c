//! Which tables and columns a database has, in words that both engines share.

use std::collections::BTreeSet;

use super::CopyError;
use crate::StoreError;
use crate::engine::{Arg, Column, ColumnKind, Dialect, Rows, Snapshot};

/// Tables that tell of the database itself, or of what is done to it now.
const OWN: [&str; 3] = ["file_holds", "schema_migrations", "unfinished_copy"];
/// Tables that one engine has for itself, made anew from the others by [`super::derived`].
const DERIVED: [&str; 6] = [
    "activity_search_position", "audit_pending", "audit_position", "document_search_keys",
    "document_search_position", "document_search_waiting",
];
/// Tables whose rows have a number on PostgreSQL that is SQLite's own number of the row: it tells which was written first.
const NUMBERED: [(&str, &str); 1] = [("events", "seq")];

/// The tables that are left out: those that tell of the database itself, and those that are made anew.
pub fn not_copied() -> impl Iterator<Item = &'static str> {
    OWN.into_iter().chain(DERIVED)
}

/// A table that is copied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// Its columns, by their names.
    pub(crate) columns: Vec<Column>,
    /// Its primary key.
    key: Vec<String>,
    /// Tables that its rows refer to.
    parents: BTreeSet<String>,
    /// The column that is SQLite's number of the row, read from there.
    number: Option<&'static str>,
}

impl Table {
    /// The statement that reads all of it, in the order of the primary key, which is by bytes on both engines.
    pub(crate) fn select(&self) -> String {
        let columns: Vec<_> = self.columns.iter().map(|column| self.quoted(&column.name)).collect();
        let key: Vec<_> = self.key.iter().map(|name| self.quoted(name)).collect();
        format!("SELECT {} FROM \"{}\" ORDER BY {}", columns.join(", "), self.name, key.join(", "))
    }

    fn quoted(&self, column: &str) -> String {
        if self.number == Some(column) { "rowid".to_owned() } else { format!("\"{column}\"") }
    }

    /// The columns as they are written.
    pub(crate) fn written(&self) -> Vec<Column> {
        let named = |column: &Column| {
            let name = if self.number == Some(&column.name) { "rowid".to_owned() } else { column.name.clone() };
            Column { name, kind: column.kind }
        };
        self.columns.iter().map(named).collect()
    }

    /// The names of its columns.
    #[must_use]
    pub fn column_names(&self) -> Vec<&str> {
        self.columns.iter().map(|column| column.name.as_str()).collect()
    }

    /// Whether it is the same table, whichever engine keeps it.
    pub(crate) fn matches(&self, other: &Self) -> bool {
        let shape = |table: &Self| -> Vec<(String, ColumnKind)> {
            table.columns.iter().map(|column| (column.name.clone(), column.kind.shared())).collect()
        };
        self.name == other.name && self.key == other.key && shape(self) == shape(other)
    }
}

/// The tables that are copied, those that others refer to first.
pub(super) async fn read(snapshot: &mut Snapshot, dialect: Dialect) -> Result<Vec<Table>, CopyError> {
    let (columns, parents) = match dialect {
        Dialect::Sqlite => (SQLITE_COLUMNS, SQLITE_PARENTS),
        Dialect::Postgres => (POSTGRES_COLUMNS, POSTGRES_PARENTS),
    };
    let mut tables = tables(snapshot.query(columns).await?, dialect)?;
    for row in snapshot.query(parents).await? {
        let [Arg::Text(child), Arg::Text(parent)] = row.as_slice() else { return Err(unexpected()) };
        if let Some(table) = tables.iter_mut().find(|table| table.name == *child)
            && child != parent
        {
            table.parents.insert(parent.clone());
        }
    }
    parents_first(tables)
}

/// Puts together what was found of each table: its columns come in their order by name.
fn tables(rows: Rows, dialect: Dialect) -> Result<Vec<Table>, CopyError> {
    let mut tables: Vec<Table> = Vec::new();
    let mut keys: Vec<Vec<(i64, String)>> = Vec::new();
    for row in rows {
        let [Arg::Text(table), Arg::Text(name), Arg::Text(kind), Arg::Int(place)] = row.as_slice() else {
            return Err(unexpected());
        };
        if OWN.contains(&table.as_str()) || DERIVED.contains(&table.as_str()) {
            continue;
        }
        let kind = ColumnKind::of(kind).ok_or_else(|| {
            CopyError::refused(format!("the column {name} of {table} is of the unknown type {kind}"))
        })?;
        if tables.last().is_none_or(|last| last.name != *table) {
            let (name, columns, key, parents) = (table.clone(), Vec::new(), Vec::new(), BTreeSet::new());
            tables.push(Table { name, columns, key, parents, number: None });
            keys.push(Vec::new());
        }
        if let (Some(table), Some(key)) = (tables.last_mut(), keys.last_mut()) {
            table.columns.push(Column { name: name.clone(), kind });
            if *place > 0 {
                key.push((*place, name.clone()));
            }
        }
    }
    for (table, mut key) in tables.iter_mut().zip(keys) {
        if key.is_empty() {
            return Err(CopyError::refused(format!(
                "the table {} has no primary key, so it can't be copied",
                table.name
            )));
        }
        key.sort();
        table.key = key.into_iter().map(|(_, name)| name).collect();
        let numbered = NUMBERED.iter().find(|(name, _)| dialect == Dialect::Sqlite && table.name == *name);
        if let Some((_, column)) = numbered {
            table.number = Some(column);
            table.columns.push(Column { name: (*column).to_owned(), kind: ColumnKind::Int });
            table.columns.sort_by(|one, other| one.name.cmp(&other.name));
        }
    }
    Ok(tables)
}

fn parents_first(mut left: Vec<Table>) -> Result<Vec<Table>, CopyError> {
    let mut sorted: Vec<Table> = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let known = |table: &Table| table.parents.iter().all(|name| sorted.iter().any(|one| one.name == *name));
        let Some(next) = left.iter().position(known) else {
            return Err(CopyError::refused("the tables refer to each other in a circle"));
        };
        sorted.push(left.remove(next));
    }
    Ok(sorted)
}

fn unexpected() -> CopyError {
    StoreError::corrupt("the list of tables can't be read").into()
}

/// Numbers that are given out to rows, and how far each has come: table, column, last number.
pub(super) const SQLITE_COUNTERS: &str = "SELECT s.name, 'seq', s.seq FROM sqlite_sequence s";
pub(super) const POSTGRES_IDENTITIES: &str = "SELECT CAST(c.relname AS TEXT), CAST(a.attname AS TEXT),
        CAST(pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS TEXT)
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attidentity <> ''
    WHERE n.nspname = current_schema() AND c.relkind = 'r' ORDER BY 1, 2";

/// Generated columns are worked out by the database itself and are not among them, on either engine.
const SQLITE_COLUMNS: &str = "SELECT t.name, c.name, c.type, c.pk
    FROM pragma_table_list t JOIN pragma_table_info(t.name) c
    WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY t.name, c.name";
const POSTGRES_COLUMNS: &str = "SELECT CAST(c.relname AS TEXT), CAST(a.attname AS TEXT),
        CAST(format_type(a.atttypid, NULL) AS TEXT),
        CAST(COALESCE(array_position(CAST(i.indkey AS INT2[]), a.attnum) + 1, 0) AS BIGINT)
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    WHERE n.nspname = current_schema() AND c.relkind = 'r'
    ORDER BY CAST(c.relname AS TEXT) COLLATE \"C\", CAST(a.attname AS TEXT) COLLATE \"C\"";
const SQLITE_PARENTS: &str = "SELECT t.name, f.\"table\"
    FROM pragma_table_list t JOIN pragma_foreign_key_list(t.name) f WHERE t.schema = 'main' AND t.type = 'table'";
const POSTGRES_PARENTS: &str = "SELECT CAST(c.relname AS TEXT), CAST(p.relname AS TEXT)
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE k.contype = 'f' AND n.nspname = current_schema()";
