//! Connections to PostgreSQL, and what becomes of them when the server hangs.

use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use tokio_postgres::config::TargetSessionAttrs;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::super::{Load, StoreError};
use super::convert;

/// Connections that one node opens at most.
const CONNECTIONS: usize = 16;
/// How long a caller waits for a connection, and a connection for the server, before the answer is "not now".
const PATIENCE: Duration = Duration::from_secs(5);
/// How long one exchange with the server may take.
const DEADLINE: Duration = Duration::from_secs(15);

#[derive(Clone)]
pub(super) struct Connections(Pool);

impl Connections {
    pub fn open(url: &str) -> Result<Self, StoreError> {
        let mut config: tokio_postgres::Config =
            url.parse().map_err(|error: tokio_postgres::Error| StoreError::Refused(Box::new(error)))?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        config.tcp_user_timeout(DEADLINE);
        // Of several hosts the one that takes writes, unless the address says otherwise.
        if !url.contains("target_session_attrs") {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        if config.get_application_name().is_none() {
            config.application_name("countersign");
        }
        let manager = Manager::from_config(
            config,
            MakeRustlsConnect::new(tls()?),
            ManagerConfig { recycling_method: RecyclingMethod::Fast },
        );
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .recycle_timeout(Some(PATIENCE))
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Refused(Box::new(error)))?;
        Ok(Self(pool))
    }

    /// A connection of one's own.
    pub async fn take(&self) -> Result<Object, StoreError> {
        self.0.get().await.map_err(convert::pool_failure)
    }

    /// Does something with a connection within the deadline. When the server does not answer in time, the connection is
    /// thrown away and the idle ones with it: they lead to the same hung server, and the next ones may find another.
    pub async fn with<T>(
        &self,
        work: impl AsyncFnOnce(&Object) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let client = self.take().await?;
        if let Ok(result) = tokio::time::timeout(DEADLINE, work(&client)).await {
            result
        } else {
            drop(Object::take(client));
            self.0.retain(|_, _| false);
            Err(StoreError::Unavailable("the database did not answer in time".into()))
        }
    }

    /// How busy they are.
    pub fn load(&self) -> Load {
        let status = self.0.status();
        Load {
            busy: status.size.saturating_sub(status.available),
            idle: status.available,
            waiting: status.waiting,
        }
    }

    pub fn close(&self) {
        self.0.close();
    }
}

fn tls() -> Result<rustls::ClientConfig, StoreError> {
    let mut roots = rustls::RootCertStore::empty();
    // A certificate of the system that can't be read is one that nobody can rely on; the others still count.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    Ok(rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Refused(Box::new(error)))?
        .with_root_certificates(roots)
        .with_no_client_auth())
}
