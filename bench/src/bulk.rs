//! Many rows at once, past the product: `COPY` on PostgreSQL, one large transaction on SQLite. The indexes are taken away
//! before and made anew after, as one loads a database; what they then hold is what the product would have put there.

use std::pin::pin;

use rusqlite::{Connection, params_from_iter};
use store::engine::Arg;
use tokio_postgres::{Client, NoTls, binary_copy::BinaryCopyInWriter, types::ToSql, types::Type};

use crate::failure::{Doing, Failure, Result};

/// A table, with the columns in which its rows come.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// The columns, between commas.
    pub columns: &'static str,
}

/// A database that is being filled while no server runs on it.
pub struct Bulk {
    engine: Engine,
    /// The tables that are filled, and the definitions of the indexes that were taken away.
    tables: Vec<&'static str>,
    indexes: Vec<String>,
}

enum Engine {
    Sqlite(Connection),
    Postgres(Client),
}

impl Bulk {
    /// Opens the database at an address and takes the indexes of these tables away. Those that keep rows apart stay.
    pub async fn open(url: &str, tables: &[Table]) -> Result<Self> {
        let engine = match url.strip_prefix("sqlite:") {
            Some(path) => Engine::Sqlite(open_sqlite(path)?),
            None => Engine::Postgres(open_postgres(url).await?),
        };
        let names = tables.iter().map(|table| table.name).collect();
        let mut bulk = Self { engine, tables: names, indexes: Vec::new() };
        for table in tables {
            bulk.take_indexes(table.name).await?;
        }
        Ok(bulk)
    }

    /// Adds rows to a table.
    pub async fn rows(&mut self, table: Table, rows: &[Vec<Arg>]) -> Result<()> {
        if rows.is_empty() {
            return Ok(());
        }
        let Table { name, columns } = table;
        match &mut self.engine {
            Engine::Sqlite(connection) => insert(connection, table, rows).doing(format!("filling {name}")),
            Engine::Postgres(client) => {
                let question = format!("SELECT {columns} FROM {name}");
                let described = client.prepare(&question).await.doing(format!("looking at {name}"))?;
                let types: Vec<Type> = described.columns().iter().map(|column| column.type_().clone()).collect();
                let copy = format!("COPY {name} ({columns}) FROM STDIN BINARY");
                let sink = client.copy_in(&copy).await.doing(format!("filling {name}"))?;
                let mut writer = pin!(BinaryCopyInWriter::new(sink, &types));
                for row in rows {
                    let row: Vec<&(dyn ToSql + Sync)> = row.iter().map(|arg| arg as &(dyn ToSql + Sync)).collect();
                    writer.as_mut().write(&row).await.doing(format!("filling {name}"))?;
                }
                writer.finish().await.doing(format!("filling {name}")).map(drop)
            }
        }
    }

    /// Runs statements that have no arguments, those of the database's own dialect.
    pub async fn run(&self, sqlite: &str, postgres: &str) -> Result<()> {
        match &self.engine {
            Engine::Sqlite(connection) => connection.execute_batch(sqlite).doing(format!("running {sqlite}")),
            Engine::Postgres(client) => client.batch_execute(postgres).await.doing(format!("running {postgres}")),
        }
    }

    /// Makes the indexes anew and lets the database look at what it holds, as PostgreSQL does by itself after a while.
    pub async fn finish(self) -> Result<()> {
        for index in &self.indexes {
            self.run(index, index).await?;
        }
        self.run("", &format!("VACUUM ANALYZE {}", self.tables.join(", "))).await?;
        self.run("", "CHECKPOINT").await
    }

    async fn take_indexes(&mut self, table: &str) -> Result<()> {
        let found: Vec<(String, String)> = match &self.engine {
            Engine::Sqlite(connection) => {
                const SQL: &str = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ?1 AND sql IS NOT NULL";
                let mut statement = connection.prepare(SQL).doing("looking for indexes")?;
                let rows = statement.query_map([table], |row| Ok((row.get(0)?, row.get(1)?)));
                rows.and_then(Iterator::collect).doing("looking for indexes")?
            }
            Engine::Postgres(client) => {
                const SQL: &str = "SELECT c.relname::text, pg_get_indexdef(i.indexrelid)
                    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
                    WHERE i.indrelid = to_regclass($1)
                        AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)";
                let rows = client.query(SQL, &[&table]).await.doing("looking for indexes")?;
                rows.iter().map(|row| (row.get(0), row.get(1))).collect()
            }
        };
        for (name, definition) in found {
            let drop = format!("DROP INDEX {name}");
            self.run(&drop, &drop).await?;
            self.indexes.push(definition);
        }
        Ok(())
    }
}

fn open_sqlite(path: &str) -> Result<Connection> {
    let connection = Connection::open(path).doing(format!("opening {path}"))?;
    // Nothing is lost by a crash that could not be made again. The product chooses its own ways when it opens the file.
    connection
        .execute_batch("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000")
        .doing("preparing the database")?;
    Ok(connection)
}

async fn open_postgres(url: &str) -> Result<Client> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.doing("connecting to PostgreSQL")?;
    // Its end is seen by the next statement, which then fails.
    tokio::spawn(connection);
    client.batch_execute("SET maintenance_work_mem = '256MB'").await.doing("preparing the database")?;
    Ok(client)
}

fn insert(connection: &mut Connection, table: Table, rows: &[Vec<Arg>]) -> rusqlite::Result<()> {
    let Table { name, columns } = table;
    let places = vec!["?"; columns.split(',').count()].join(", ");
    let transaction = connection.transaction()?;
    {
        let mut statement =
            transaction.prepare_cached(&format!("INSERT INTO {name} ({columns}) VALUES ({places})"))?;
        for row in rows {
            statement.execute(params_from_iter(row))?;
        }
    }
    transaction.commit()
}

/// One number of the database, by a question in words that both know.
pub async fn number(url: &str, sql: &'static str) -> Result<i64> {
    let database = store::Database::open(url).await.doing("opening the database")?;
    let found = database.query(sql, Vec::new(), |mut row| row.take::<Option<i64>>()).await;
    database.close().await;
    let found = found.doing(format!("asking {sql}"))?.pop().flatten();
    found.ok_or_else(|| Failure::new(format!("nothing was found by {sql}")))
}
