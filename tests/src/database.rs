//! A fresh database for each test: a SQLite file of its own, or a schema of its own in the test's PostgreSQL.

use app::sealing::KeySource;
use model::id::JobId;
use model::random::SystemRandom;
use model::{Clock, clock::SystemClock};

/// Which database a test runs on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// SQLite.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

/// The place of a test's data; removed at its end.
pub struct Databases {
    folder: tempfile::TempDir,
    url: String,
}

impl Databases {
    /// Makes a fresh, empty database.
    pub async fn fresh(engine: Engine) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = match engine {
            Engine::Sqlite => format!("sqlite:{}", folder.path().join("test.db").display()),
            Engine::Postgres => fresh_schema().await,
        };
        Self { folder, url }
    }

    /// Which kind of database it is.
    #[must_use]
    pub fn engine(&self) -> Engine {
        if self.url.starts_with("sqlite:") { Engine::Sqlite } else { Engine::Postgres }
    }

    /// The address of the database.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The address of the files.
    #[must_use]
    pub fn blobs_url(&self) -> String {
        format!("file:{}", self.folder.path().join("blobs").display())
    }

    /// The key that seals.
    #[must_use]
    pub fn key_source(&self) -> KeySource {
        KeySource::Generated { path: self.folder.path().join("seal.pem"), name: "Tests".to_owned() }
    }

    /// The folder of everything.
    #[must_use]
    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }
}

async fn fresh_schema() -> String {
    let server = std::env::var("COUNTERSIGN_TEST_POSTGRES_URL").expect(
        "COUNTERSIGN_TEST_POSTGRES_URL names the PostgreSQL server of the tests; `make test` starts one, and so does \
         `scripts/with-postgres cargo nextest run --release --workspace`",
    );
    // Schemas are made in a moment, where databases take a copy of the template.
    let schema = JobId::new(SystemClock.now(), &SystemRandom).to_string();
    let (client, connection) =
        tokio_postgres::connect(&server, tokio_postgres::NoTls).await.expect("PostgreSQL answers");
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE SCHEMA {schema}")).await.expect("a schema");
    let separator = if server.contains('?') { '&' } else { '?' };
    format!("{server}{separator}options=-csearch_path%3D{schema}")
}
