//! Fresh PostgreSQL databases for the run, dropped when it is over.

use tokio_postgres::{Client, NoTls};

use crate::{
    failure::{Doing, Failure, Result},
    process_tree,
};

/// A database that this run has made.
pub struct Database {
    client: Client,
    name: String,
    url: String,
    description: String,
    process: Option<u32>,
}

impl Database {
    /// Makes a database for a part of the run on the server that `server_url` names.
    pub async fn create(server_url: &str, part: &str) -> Result<Self> {
        let (client, connection) =
            tokio_postgres::connect(server_url, NoTls).await.doing("connecting to the PostgreSQL server")?;
        // Its end is seen by the next statement, which then fails.
        tokio::spawn(connection);
        let name = format!("countersign_bench_{part}_{}", std::process::id());
        let url = with_database(server_url, &name)?;
        let description = describe(&client).await?;
        let process = first_process(&client).await?;
        client
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .await
            .doing("creating the benchmark's database")?;
        Ok(Self { client, name, url, description, process })
    }

    /// Its address.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The server's version and whether its commits are durable, without which a comparison says little.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// The server's first process, of which all others are children; none where the server is not on this machine.
    pub fn process(&self) -> Option<u32> {
        self.process
    }

    /// Drops the database, with whatever is still connected to it.
    pub async fn remove(self) -> Result<()> {
        let statement = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        self.client.batch_execute(&statement).await.doing("dropping the benchmark's database")
    }
}

async fn first_process(client: &Client) -> Result<Option<u32>> {
    let row = client.query_one("SELECT pg_backend_pid()", &[]).await.doing("asking for the server's process")?;
    let ours = row.get::<_, i32>(0).unsigned_abs();
    // A process of that number here is another one where the server runs elsewhere.
    let is_postgres =
        std::fs::read_to_string(format!("/proc/{ours}/comm")).is_ok_and(|name| name.trim() == "postgres");
    Ok(if is_postgres { process_tree::parent(ours) } else { None })
}

async fn describe(client: &Client) -> Result<String> {
    let row = client
        .query_one(
            "SELECT current_setting('server_version'), current_setting('fsync'), current_setting('synchronous_commit'),
                    current_setting('shared_buffers')",
            &[],
        )
        .await
        .doing("asking the PostgreSQL server for its settings")?;
    let [version, fsync, commit, buffers] = [0, 1, 2, 3].map(|column| row.get::<_, String>(column));
    let warning = if fsync == "on" && commit != "off" { "" } else { ": **its commits are not durable**" };
    Ok(format!(
        "PostgreSQL {version}, fsync {fsync}, synchronous_commit {commit}{warning}, shared_buffers {buffers}"
    ))
}

/// The same address with another database. It is done by hand since an address may name several hosts or a
/// socket's folder, which general URL parsers refuse.
fn with_database(server_url: &str, name: &str) -> Result<String> {
    let wrong =
        || Failure::new("--postgres takes an address of the form postgres://user:password@host:port/database");
    let (scheme, rest) = server_url.split_once("://").ok_or_else(wrong)?;
    let (place, query) = match rest.split_once('?') {
        Some((place, query)) => (place, format!("?{query}")),
        None => (rest, String::new()),
    };
    let host = place.split('/').next().unwrap_or_default();
    Ok(format!("{scheme}://{host}/{name}{query}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_database_is_replaced() {
        for (given, expected) in [
            ("postgres://u:p@h:5432/postgres", "postgres://u:p@h:5432/b"),
            ("postgres://u@h1,h2?sslmode=disable", "postgres://u@h1,h2/b?sslmode=disable"),
            ("postgresql:///postgres?host=/run/x&user=u", "postgresql:///b?host=/run/x&user=u"),
        ] {
            assert_eq!(with_database(given, "b").unwrap(), expected);
        }
        assert!(with_database("host=localhost", "b").is_err());
    }
}
