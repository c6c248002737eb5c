//! Every table and every column is copied, and none can be forgotten.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use countersign_tests::{Databases, Engine};
use model::{Clock, clock::SystemClock};
use store::dump::{Unseen, Wanted};
use store::engine::{Arg, Row};
use store::file_holds::Holding;
use store::{Database, StoreError, Write, args, dump};

/// An empty database that is up to date.
pub async fn fresh(engine: Engine) -> (Databases, Database) {
    let place = Databases::fresh(engine).await;
    let database = Database::open(place.url()).await.unwrap();
    store::migrate(&database).await.unwrap();
    (place, database)
}

async fn names(database: &Database, sql: &'static str) -> BTreeSet<String> {
    database.query(sql, args![], |mut row: Row| row.take::<String>()).await.unwrap().into_iter().collect()
}

/// Every table that the database has, but for those inside SQLite's search indexes.
async fn all_tables(database: &Database, engine: Engine) -> BTreeSet<String> {
    names(database, match engine {
        Engine::Sqlite => "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'",
        Engine::Postgres => "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()",
    })
    .await
}

#[tokio::test]
async fn a_table_is_copied_or_known_to_be_made_anew() {
    let mut copied = Vec::new();
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let (_place, database) = fresh(engine).await;
        let tables = dump::tables(&database).await.unwrap();
        let mut known: BTreeSet<String> = tables.iter().map(|table| table.name.clone()).collect();
        known.extend(dump::not_copied().map(str::to_owned));
        let unknown: Vec<_> = all_tables(&database, engine).await.difference(&known).cloned().collect();
        assert_eq!(unknown, Vec::<String>::new(), "tables that no transfer copies");
        let shape: BTreeMap<String, Vec<String>> = tables
            .iter()
            .map(|table| (table.name.clone(), table.column_names().into_iter().map(str::to_owned).collect()))
            .collect();
        copied.push(shape);
    }
    assert_eq!(
        copied[0], copied[1],
        "both engines have the same tables and columns; what one has for itself is named in store::dump::schema"
    );
}

/// A value for a column, other than that of any other row; the same text everywhere, so that rows refer to one another.
fn cell(row: i64, kind: &str, may_be_null: bool) -> Arg {
    match kind {
        _ if may_be_null && row == 3 => Arg::Null,
        "boolean" => Arg::Int(row % 2),
        "text" => Arg::Text(format!("Zeile {row} – 'quoted' \"twice\"\n\\ {{}} 😀")),
        "bytea" => Arg::Blob((0..=255).chain([u8::try_from(row).unwrap()]).collect()),
        _ => Arg::Int([0, 1, i64::MAX - 7, 2][usize::try_from(row).unwrap()]),
    }
}

/// Three rows in every table: plain, extreme, and with nothing where that may be.
pub async fn fill_every_table(sqlite: &Database, postgres: &Database) {
    const COLUMNS: &str =
        "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT), CAST(data_type AS TEXT), is_nullable = 'YES'
                           FROM information_schema.columns WHERE table_schema = current_schema()";
    let read = |mut row: Row| -> Result<(String, String, String, bool), StoreError> {
        Ok((row.take()?, row.take()?, row.take()?, row.take()?))
    };
    let kinds = postgres.query(COLUMNS, args![], read).await.unwrap();
    for table in dump::tables(sqlite).await.unwrap() {
        let mut clear = Write::new();
        clear.any(format!("DELETE FROM {}", table.name), args![]);
        sqlite.commit(clear).await.unwrap();
        for number in 1..=3 {
            let columns = table.column_names();
            let cells: Vec<_> = columns
                .iter()
                .map(|column| {
                    let known = kinds.iter().find(|(of, name, ..)| *of == table.name && name == column);
                    let (_, _, kind, may_be_null) = known.unwrap_or_else(|| panic!("{} {column}", table.name));
                    cell(number, kind, *may_be_null)
                })
                .collect();
            // SQLite's own number of a row.
            let written = |name: &&str| {
                if table.name == "events" && *name == "seq" { "rowid".to_owned() } else { format!("\"{name}\"") }
            };
            let named: Vec<_> = columns.iter().map(written).collect();
            let places: Vec<_> = (1..=columns.len()).map(|place| format!("${place}")).collect();
            let sql = format!("INSERT INTO {} ({}) VALUES ({})", table.name, named.join(", "), places.join(", "));
            let mut write = Write::new();
            write.one("row", sql, cells);
            sqlite.commit(write).await.unwrap_or_else(|error| panic!("{}: {error:?}", table.name));
        }
    }
}

/// Copies everything.
pub async fn transfer(from: &Database, to: &Database) {
    let wanted = Wanted { command: "transfer".to_owned(), run: "test".to_owned(), now: SystemClock.now() };
    let hold = Holding::begin(from, "test".to_owned(), Arc::new(SystemClock)).await.unwrap();
    let (moved, ()) = dump::transfer(from, to, wanted, hold, async || Ok(()), &Unseen).await.unwrap();
    assert_eq!(moved.tables, dump::digests(from).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn there_and_back_every_row_of_every_table_is_the_same() {
    let (_one, here) = fresh(Engine::Sqlite).await;
    let (_two, there) = fresh(Engine::Postgres).await;
    let (_three, back) = fresh(Engine::Sqlite).await;
    fill_every_table(&here, &there).await;
    let filled = dump::digests(&here).await.unwrap();
    for (table, digest) in &filled {
        assert_eq!(digest.rows, 3, "{table}");
    }
    transfer(&here, &there).await;
    assert_eq!(dump::digests(&there).await.unwrap(), filled);
    transfer(&there, &back).await;
    assert_eq!(dump::digests(&back).await.unwrap(), filled);
    for (engine, database) in [(Engine::Postgres, &there), (Engine::Sqlite, &back)] {
        // Numbers go on behind the last one that was given out; the greatest was set on purpose.
        let sql = match engine {
            Engine::Postgres => "SELECT nextval(pg_get_serial_sequence('activity', 'seq'))",
            Engine::Sqlite => "SELECT seq + 1 FROM sqlite_sequence WHERE name = 'activity'",
        };
        let next = database.query(sql, args![], |mut row: Row| row.take::<i64>()).await.unwrap();
        assert_eq!(next, [i64::MAX - 6], "{engine:?}");
    }
    // A row that differs in one cell is noticed.
    let mut write = Write::new();
    write.any("UPDATE rounds SET at = at + 1", args![]);
    there.commit(write).await.unwrap();
    let changed = dump::digests(&there).await.unwrap();
    let differing: Vec<_> = filled.iter().filter(|(table, digest)| changed[*table] != **digest).collect();
    assert_eq!(differing.len(), 1, "{differing:?}");
    assert_eq!(differing[0].0, "rounds");
}
