//! The load generator: a number of connections, each of which sends its next request as soon as the last one is
//! answered.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::{task::JoinSet, time};

use crate::{
    connection::Connection,
    failure::{Doing, Failure, Result},
    process::processor_time,
    process_tree,
};

/// How long the last requests may take after the period is over, before the run is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A filling that is slower than this for each request is given up.
const SLOWEST_FILLING: Duration = Duration::from_millis(20);

/// A server under load.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its process, whose processor time is noted.
    pub process: u32,
}

/// What is sent, over how many connections. Each connection walks through the requests from a place of its own.
#[derive(Clone)]
pub struct Load {
    requests: Arc<[Vec<u8>]>,
    connections: usize,
}

/// How long a server is loaded before the measured period, and in it.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Not counted: caches fill, connections settle.
    pub warm_up: Duration,
    /// Counted.
    pub measured: Duration,
}

/// What one measured period gave.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Every answer, those before and after the measured period included.
    pub answered: u32,
    /// Answers a second.
    pub rate: f64,
    /// The mean time to an answer, in seconds.
    pub mean: f64,
    /// Half of the answers took no longer than this many seconds.
    pub p50: f64,
    /// All but one in a hundred answers took no longer than this many seconds.
    pub p99: f64,
    /// Processor seconds that the server took for each answer.
    pub server_processor: f64,
    /// Processor seconds that this load generator took for each answer: when it is the larger one, the server
    /// could do more.
    pub client_processor: f64,
    /// Processor seconds that the database's own processes took for each answer, where they were looked at.
    pub database_processor: Option<f64>,
}

impl Load {
    /// These requests over that many connections.
    pub fn new(requests: Vec<Vec<u8>>, connections: usize) -> Self {
        Self { requests: requests.into(), connections }
    }

    /// How many connections are used.
    pub fn connections(&self) -> usize {
        self.connections
    }

    /// How many different requests there are.
    pub fn requests(&self) -> u32 {
        u32::try_from(self.requests.len()).unwrap_or(u32::MAX)
    }

    /// One of its requests, to see what an answer looks like.
    pub fn sample(&self) -> &[u8] {
        &self.requests[0]
    }

    /// Opens the connections, to several servers in turn.
    async fn open(&self, targets: &[Target]) -> Result<Vec<Connection>> {
        let mut connections = Vec::with_capacity(self.connections);
        for target in targets.iter().cycle().take(self.connections) {
            connections.push(Connection::open(target.address).await.doing("connecting to a server under load")?);
        }
        Ok(connections)
    }

    /// The requests of the connection with this number, without end.
    fn requests_from(&self, number: usize) -> impl Iterator<Item = usize> + use<> {
        let count = self.requests.len();
        (0..count).cycle().skip(number * count / self.connections)
    }
}

/// Loads a server for a while and measures it. The first answer that is not a 2xx ends it as a failure.
pub async fn measure(target: Target, load: &Load, pace: Pace) -> Result<Measured> {
    measure_several(&[target], None, load, pace).await
}

/// The same with several servers that share the load, and with the processor time of a database whose first process is
/// known.
pub async fn measure_several(
    targets: &[Target],
    database: Option<u32>,
    load: &Load,
    pace: Pace,
) -> Result<Measured> {
    let connections = load.open(targets).await?;
    let begin = Instant::now() + pace.warm_up;
    let end = begin + pace.measured;
    let mut drivers = JoinSet::new();
    for (number, mut connection) in connections.into_iter().enumerate() {
        let (requests, order) = (Arc::clone(&load.requests), load.requests_from(number));
        drivers.spawn(async move {
            let mut samples = Samples::default();
            let mut sent = Instant::now();
            for index in order {
                connection.exchange(&requests[index]).await?;
                let answered = Instant::now();
                samples.answered += 1;
                if answered > end {
                    break;
                }
                if answered >= begin {
                    samples.times.push(answered - sent);
                }
                sent = answered;
            }
            Ok(samples)
        });
    }
    let servers: Vec<u32> = targets.iter().map(|target| target.process).collect();
    let processors = tokio::spawn(async move {
        time::sleep_until(begin.into()).await;
        let before = Processors::now(&servers, database)?;
        time::sleep_until(end.into()).await;
        Ok::<_, Failure>(Processors::now(&servers, database)?.since(before))
    });
    let samples = gather(drivers, pace.warm_up + pace.measured + PATIENCE).await?;
    let processors = processors.await.doing("noting processor times")??;
    samples.summary(pace.measured, processors)
}

/// Processor times of the parts of a load.
#[derive(Clone, Copy)]
struct Processors {
    servers: Duration,
    client: Duration,
    database: Option<Duration>,
}

impl Processors {
    fn now(servers: &[u32], database: Option<u32>) -> Result<Self> {
        Ok(Self {
            servers: servers.iter().map(|server| processor_time(*server)).sum::<Result<_>>()?,
            client: processor_time(std::process::id())?,
            database: database.map(process_tree::processor_time).transpose()?,
        })
    }

    fn since(self, before: Self) -> Self {
        Self {
            servers: self.servers.saturating_sub(before.servers),
            client: self.client.saturating_sub(before.client),
            database: self.database.zip(before.database).map(|(now, before)| now.saturating_sub(before)),
        }
    }
}

/// Sends exactly `count` requests, as fast as the server takes them.
pub async fn send_exactly(target: Target, load: &Load, count: u32) -> Result<()> {
    let connections = load.open(&[target]).await?;
    let left = Arc::new(AtomicU32::new(count));
    let mut drivers = JoinSet::new();
    for (number, mut connection) in connections.into_iter().enumerate() {
        let (requests, order, left) = (Arc::clone(&load.requests), load.requests_from(number), Arc::clone(&left));
        drivers.spawn(async move {
            let mut samples = Samples::default();
            for index in order {
                let took_one = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
                if took_one.is_err() {
                    break;
                }
                connection.exchange(&requests[index]).await?;
                samples.answered += 1;
            }
            Ok(samples)
        });
    }
    gather(drivers, SLOWEST_FILLING * count + PATIENCE).await?;
    Ok(())
}

/// What the connections noted.
#[derive(Default)]
struct Samples {
    answered: u32,
    times: Vec<Duration>,
}

impl Samples {
    fn summary(mut self, period: Duration, processors: Processors) -> Result<Measured> {
        self.times.sort_unstable();
        let count = u32::try_from(self.times.len()).doing("counting the answers")?;
        if count == 0 {
            return Err(Failure::new("no request was answered in the measured period: give it more --seconds"));
        }
        let each = |total: Duration| total.as_secs_f64() / f64::from(count);
        let percentile = |percent: usize| self.times[(self.times.len() - 1) * percent / 100].as_secs_f64();
        Ok(Measured {
            answered: self.answered,
            rate: f64::from(count) / period.as_secs_f64(),
            mean: each(self.times.iter().sum()),
            p50: percentile(50),
            p99: percentile(99),
            server_processor: each(processors.servers),
            client_processor: each(processors.client),
            database_processor: processors.database.map(each),
        })
    }
}

/// Waits for all connections; dropping the others at the first failure ends them too.
async fn gather(mut drivers: JoinSet<Result<Samples>>, longest: Duration) -> Result<Samples> {
    let gathered = async {
        let mut all = Samples::default();
        while let Some(driver) = drivers.join_next().await {
            let samples = driver.doing("driving a connection")??;
            all.answered += samples.answered;
            all.times.extend(samples.times);
        }
        Ok(all)
    };
    let longest_seconds = longest.as_secs();
    time::timeout(longest, gathered).await.map_err(|_| {
        Failure::new(format!("the server left requests unanswered for too long (over {longest_seconds} s)"))
    })?
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;
    use crate::{bare, request::Requests};

    async fn bare_server() -> Target {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, bare::router(300, 200, ".".into())).await });
        Target { address, process: std::process::id() }
    }

    #[tokio::test]
    async fn a_bare_server_is_measured() {
        let pace = Pace { warm_up: Duration::from_millis(50), measured: Duration::from_millis(300) };
        let requests = Requests::new("key");
        for load in [vec![requests.get("/documents/doc_1")], requests.create_documents("tpl_1")] {
            let measured = measure(bare_server().await, &Load::new(load, 4), pace).await.unwrap();
            assert!(measured.rate > 10.0);
            assert!(measured.p50 <= measured.p99 && measured.mean > 0.0);
            assert!(f64::from(measured.answered) > measured.rate * 0.3);
        }
    }

    #[tokio::test]
    async fn exactly_as_many_requests_are_sent_as_asked() {
        let target = bare_server().await;
        send_exactly(target, &Load::new(Requests::new("key").create_documents("tpl_1"), 8), 101).await.unwrap();
    }

    #[tokio::test]
    async fn a_refusal_ends_the_load() {
        let load = Load::new(vec![Requests::new("key").get("/nowhere")], 4);
        let failure = send_exactly(bare_server().await, &load, 100).await.unwrap_err();
        assert!(failure.to_string().contains("404"), "{failure}");
    }

    #[test]
    fn connections_begin_at_different_requests() {
        let load = Load::new(vec![Vec::new(); 8], 4);
        assert_eq!(load.requests_from(3).take(3).collect::<Vec<_>>(), [6, 7, 0]);
    }
}
