//! Connections to PostgreSQL, and what becomes of them when the server is away, hangs or has no more to give.
//!
//! Nobody waits for a server that does not answer. Whoever keeps watch ([`super::attendant`]) notices within some seconds
//! that it hangs; then what is under way is given up, and whatever comes is refused at once until the server is back.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{
    Connect, Manager, ManagerConfig, Object, Pool, PoolError, QueueMode, RecyclingMethod, Runtime,
};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_postgres::error::SqlState;

use super::super::{Load, StoreError};
use super::convert;
use super::hosts::Hosts;

/// Connections that one node opens at most, beside the one that keeps watch.
const CONNECTIONS: usize = 15;
/// How long a caller waits for a connection before the answer is "not now": while all are in use, and while the server
/// has none to give.
const PATIENCE: Duration = Duration::from_secs(5);
const CROWDED_PATIENCE: Duration = Duration::from_secs(3);
/// How long one exchange with the server may take where the server as such answers.
pub(super) const DEADLINE: Duration = Duration::from_secs(15);
/// How long it may take to tell the server that nobody waits for its answer any more.
const CANCELLED_WITHIN: Duration = Duration::from_secs(1);
/// The pause after a server had no connection to give.
const CROWDED_PAUSE: Duration = Duration::from_millis(50);

/// The connections of a node.
#[derive(Clone)]
pub(super) struct Connections {
    pool: Pool,
    hosts: Arc<Hosts>,
    /// Why the server is not asked at all at present, where it is not.
    away: Arc<watch::Sender<Option<Arc<str>>>>,
}

/// Makes connections for the pool.
struct Door(Arc<Hosts>);

/// PostgreSQL would plan many statements anew at each execution, which takes longer than to execute them: it looks at their
/// arguments, and hopes for a better plan for these. Ours are written so that one plan is good for all arguments. They read
/// few rows, which it may not see: to start processes or to compile for them would cost more than all else.
const PLANS: &str =
    "SET plan_cache_mode = force_generic_plan; SET max_parallel_workers_per_gather = 0; SET jit = off";

type Connecting<'a> = Pin<
    Box<dyn Future<Output = Result<(tokio_postgres::Client, JoinHandle<()>), tokio_postgres::Error>> + Send + 'a>,
>;

impl Connect for Door {
    fn connect(&self, _: &tokio_postgres::Config) -> Connecting<'_> {
        Box::pin(async {
            let (client, connection) = self.0.reach().await?;
            let task = tokio::spawn(async move {
                if let Err(error) = connection.await {
                    tracing::debug!(error = %model::error::Chain(&error), "a connection to the database broke");
                }
            });
            client.batch_execute(PLANS).await?;
            Ok((client, task))
        })
    }
}

impl Connections {
    pub fn open(hosts: Arc<Hosts>) -> Result<Self, StoreError> {
        let manager = Manager::from_connect(
            tokio_postgres::Config::new(),
            Door(Arc::clone(&hosts)),
            ManagerConfig { recycling_method: RecyclingMethod::Fast },
        );
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            // The one that was used last: its process at the server has at hand what the next statement needs.
            .queue_mode(QueueMode::Lifo)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(hosts.reached_within()))
            .recycle_timeout(Some(PATIENCE))
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Refused(Box::new(error)))?;
        Ok(Self { pool, hosts, away: Arc::new(watch::channel(None).0) })
    }

    /// A connection of one's own.
    pub async fn take(&self) -> Result<Object, StoreError> {
        let until = Instant::now() + CROWDED_PATIENCE;
        loop {
            match self.pool.get().await {
                // Others have taken all that the server gives out; one of ours may be free in a moment.
                Err(PoolError::Backend(error)) if is_crowded(&error) && Instant::now() < until => {
                    tokio::time::sleep(CROWDED_PAUSE).await;
                }
                answer => return answer.map_err(convert::pool_failure),
            }
        }
    }

    /// Does something with a connection, for as long as the server answers and no longer than the deadline. A connection
    /// that failed in a way that may pass is thrown away, since nobody knows what it is good for.
    pub async fn with<T>(
        &self,
        work: impl AsyncFnOnce(&Object) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.with_and_then(work, async |_| Ok(())).await
    }

    /// Does something with a connection as [`Self::with`] does, and then something that can't be taken back: that has no
    /// deadline. The connection is kept until the server has answered, or is away.
    pub async fn with_and_then<T>(
        &self,
        work: impl AsyncFnOnce(&Object) -> Result<T, StoreError>,
        end: impl AsyncFnOnce(&Object) -> Result<(), StoreError>,
    ) -> Result<T, StoreError> {
        let mut away = self.away.subscribe();
        let client = tokio::select! {
            biased;
            why = gone(&mut away) => return Err(StoreError::Unavailable(why.into())),
            taken = self.take() => taken?,
        };
        let outcome = tokio::select! {
            outcome = work(&client) => outcome,
            why = gone(&mut away) => Err(StoreError::Unavailable(why.into())),
            () = tokio::time::sleep(DEADLINE) => {
                // The idle ones lead to the same server, and the next ones may find another.
                self.forget_idle();
                self.cancel(&client);
                Err(late())
            }
        };
        let outcome = match outcome {
            Ok(done) => tokio::select! {
                ended = end(&client) => ended.map(|()| done),
                why = gone(&mut away) => Err(StoreError::Unavailable(why.into())),
            },
            failed @ Err(_) => failed,
        };
        if let Err(StoreError::Unavailable(cause)) = &outcome
            && !convert::is_collision(cause.as_ref())
        {
            drop(Object::take(client));
            if convert::is_read_only(cause.as_ref()) {
                self.forget_idle();
            }
        }
        outcome
    }

    /// Ends at the server what is under way: while it waits for a lock it does not notice that the connection is closed,
    /// and would be one of its connections for as long.
    fn cancel(&self, client: &Object) {
        let (token, tls) = (client.cancel_token(), self.hosts.tls());
        tokio::spawn(tokio::time::timeout(CANCELLED_WITHIN, async move {
            if let Err(error) = token.cancel_query(tls).await {
                tracing::debug!(error = %model::error::Chain(&error), "what was given up could not be cancelled");
            }
        }));
    }

    /// Closes the connections that nobody uses.
    fn forget_idle(&self) {
        self.pool.retain(|_, _| false);
    }

    /// Gives up what is under way and refuses whatever comes, until the server is back.
    pub fn is_away(&self, why: &str) {
        self.away.send_if_modified(|away| {
            let news = away.is_none();
            if news {
                tracing::error!(why, "the database is away; requests are answered with 503 until it is back");
                *away = Some(why.into());
            }
            news
        });
        self.forget_idle();
    }

    /// The server answers.
    pub fn is_back(&self) {
        self.away.send_if_modified(|away| {
            let news = away.take().is_some();
            if news {
                tracing::info!("the database is back");
            }
            news
        });
    }

    /// Waits until the server has been away for so long, and tells why.
    pub async fn away_for(&self, long: Duration) -> String {
        let mut away = self.away.subscribe();
        loop {
            let why = gone(&mut away).await;
            if tokio::time::timeout(long, away.wait_for(Option::is_none)).await.is_err() {
                return why;
            }
        }
    }

    /// How busy they are.
    pub fn load(&self) -> Load {
        let status = self.pool.status();
        Load {
            busy: status.size.saturating_sub(status.available),
            idle: status.available,
            waiting: status.waiting,
        }
    }

    pub fn close(&self) {
        self.pool.close();
    }
}

/// Waits until the server is away, and tells why.
async fn gone(away: &mut watch::Receiver<Option<Arc<str>>>) -> String {
    let why = away.wait_for(Option::is_some).await.map(|why| why.as_deref().unwrap_or_default().to_owned());
    match why {
        Ok(why) => why,
        // The sender lives as long as the connections do.
        Err(_) => std::future::pending().await,
    }
}

/// What is answered when the deadline is over.
pub(super) fn late() -> StoreError {
    StoreError::Unavailable("the database did not answer in time".into())
}

/// Whether the server has no connection to give now.
pub(super) fn is_crowded(error: &tokio_postgres::Error) -> bool {
    error.code() == Some(&SqlState::TOO_MANY_CONNECTIONS)
}
