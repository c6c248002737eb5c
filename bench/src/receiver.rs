//! Receivers of webhooks on this machine: healthy ones that note when something comes, one that drips and one that is
//! dead.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant, SystemTime},
};

use jiff::Timestamp;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::Notify,
    time,
};

use crate::failure::{Doing, Result};

/// What a healthy receiver answers.
const TAKEN: &[u8] = b"HTTP/1.1 204 No Content\r\n\r\n";
/// How often a dripping one sends a byte.
const DRIP_EVERY: Duration = Duration::from_millis(100);

/// How receivers behave.
#[derive(Clone, Copy, Debug)]
enum Manner {
    Healthy,
    Dripping,
    Silent,
}

/// Receivers behind one port.
pub struct Receivers {
    address: SocketAddr,
    arrived: Arc<Arrived>,
}

/// What healthy receivers got.
#[derive(Default)]
struct Arrived {
    deliveries: Mutex<Vec<Delivered>>,
    more: Notify,
}

/// A delivery that was received.
#[derive(Clone, Copy, Debug)]
pub struct Delivered {
    /// When.
    pub at: Instant,
    /// Seconds from the change that it tells of.
    pub delay: f64,
}

impl Receivers {
    /// Receivers that take everything at once.
    pub async fn healthy() -> Result<Self> {
        Self::start(Manner::Healthy).await
    }

    /// Receivers that begin an answer and add a byte to it now and then, without end.
    pub async fn dripping() -> Result<Self> {
        Self::start(Manner::Dripping).await
    }

    /// Receivers that take connections and never say a word.
    pub async fn silent() -> Result<Self> {
        Self::start(Manner::Silent).await
    }

    async fn start(manner: Manner) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.doing("listening for webhooks")?;
        let address = listener.local_addr().doing("listening for webhooks")?;
        let arrived = Arc::new(Arrived::default());
        tokio::spawn({
            let arrived = Arc::clone(&arrived);
            async move {
                while let Ok((stream, _)) = listener.accept().await {
                    // A connection that breaks is opened anew by who delivers.
                    let arrived = Arc::clone(&arrived);
                    tokio::spawn(async move { serve(stream, manner, &arrived).await });
                }
            }
        });
        Ok(Self { address, arrived })
    }

    /// The address of one of them.
    pub fn url(&self, number: usize) -> String {
        format!("http://{}/{number}", self.address)
    }

    /// Waits until so many deliveries have come since they were last taken, and takes them.
    pub async fn take(&self, count: usize) -> Vec<Delivered> {
        loop {
            let more = self.arrived.more.notified();
            {
                let mut deliveries = self.arrived.deliveries.lock().unwrap_or_else(PoisonError::into_inner);
                if deliveries.len() >= count {
                    return std::mem::take(&mut deliveries);
                }
            }
            more.await;
        }
    }
}

async fn serve(mut stream: TcpStream, manner: Manner, arrived: &Arrived) -> Option<()> {
    // An answer that waits for the next packet would be what is measured.
    stream.set_nodelay(true).ok()?;
    let mut buffer = Vec::with_capacity(8 * 1024);
    loop {
        let length = loop {
            if let Some(length) = request_length(&buffer) {
                break length;
            }
            if stream.read_buf(&mut buffer).await.ok()? == 0 {
                return None;
            }
        };
        match manner {
            Manner::Healthy => {
                let delivered = Delivered { at: Instant::now(), delay: delay_of(&buffer[..length]) };
                arrived.deliveries.lock().unwrap_or_else(PoisonError::into_inner).push(delivered);
                arrived.more.notify_one();
                stream.write_all(TAKEN).await.ok()?;
            }
            Manner::Dripping => {
                stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 10000\r\n\r\n").await.ok()?;
                loop {
                    time::sleep(DRIP_EVERY).await;
                    stream.write_all(b".").await.ok()?;
                }
            }
            Manner::Silent => {
                stream.read_to_end(&mut Vec::new()).await.ok()?;
                return None;
            }
        }
        buffer.drain(..length);
    }
}

/// The length of the first request, where all of it is there.
fn request_length(buffer: &[u8]) -> Option<usize> {
    let head = buffer.windows(4).position(|part| part == b"\r\n\r\n")? + 4;
    let text = std::str::from_utf8(&buffer[..head]).ok()?.to_ascii_lowercase();
    let body: usize = text.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok())?;
    (buffer.len() >= head + body).then_some(head + body)
}

/// Seconds since the moment that the payload names.
fn delay_of(request: &[u8]) -> f64 {
    const NAME: &[u8] = b"\"createdAt\":\"";
    let at = request.windows(NAME.len()).position(|part| part == NAME).map(|place| place + NAME.len());
    let text = at.and_then(|at| request.get(at..at + 24)).and_then(|text| std::str::from_utf8(text).ok());
    let Some(at) = text.and_then(|text| text.parse::<Timestamp>().ok()) else { return f64::INFINITY };
    let now = Timestamp::try_from(SystemTime::now()).unwrap_or(Timestamp::MAX);
    now.duration_since(at).as_secs_f64().max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_whole_with_its_body() {
        let request = b"POST /1 HTTP/1.1\r\nContent-Length: 4\r\n\r\nabcdPOST";
        assert_eq!(request_length(request), Some(request.len() - 4));
        assert_eq!(request_length(&request[..request.len() - 5]), None);
    }

    #[test]
    fn the_delay_counts_from_the_moment_in_the_payload() {
        let at = Timestamp::try_from(SystemTime::now()).unwrap() - jiff::SignedDuration::from_secs(3);
        let request = format!("\r\n\r\n{{\"id\":\"evt_1\",\"createdAt\":\"{at:.3}\"}}");
        let delay = delay_of(request.as_bytes());
        assert!((2.9..60.0).contains(&delay), "{delay} in {request}");
        assert!(delay_of(b"nothing").is_infinite());
    }
}
