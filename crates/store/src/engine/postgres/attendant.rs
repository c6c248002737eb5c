//! One connection that keeps watch: it asks the server again and again whether it still answers and takes writes, and
//! carries short messages between the nodes that share the database (LISTEN and NOTIFY). The answer also tells the server's
//! time.
//!
//! Messages are not sent by the transactions that they tell of: PostgreSQL lets transactions that notify commit one after
//! the other, flush to disk included. They gather here instead, and one statement of this connection, whose commit waits
//! for no disk, sends whatever has gathered meanwhile. A message may be lost, with its connection; who waits for one looks
//! by itself now and then.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures::StreamExt;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;
use tokio_postgres::{AsyncMessage, Client, Statement};

use super::super::StoreError;
use super::convert;
use super::hosts::{Hosts, Reached};
use super::pool::{Connections, is_crowded};
use super::server_clock::{ServerClock, TIME};

/// How often the server is asked.
const BEAT: Duration = Duration::from_secs(1);
/// How long it may take to answer: so many looks of so long each. A node that stands still itself counts no looks
/// meanwhile, and so does not take its own standing still for the server's.
const LOOK: Duration = Duration::from_millis(250);
const LOOKS: u32 = 16;
/// How long a message may take: it is no proof of anything, since its commit may have to wait behind others.
const SENT_WITHIN: Duration = Duration::from_secs(1);
/// The pause between two attempts to reach a server that is away.
const AGAIN: Duration = Duration::from_millis(250);
/// Bytes of one message; PostgreSQL takes 7999.
const MOST_BYTES: usize = 7_000;
/// Words that may wait to be sent; what comes when so many do is not sent.
const MOST_WORDS: usize = 1_000;
/// Messages that may wait to be looked at; what comes when so many do is told as a gap.
const MOST_UNHEARD: usize = 64;

/// What one node hears of the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// Words that some node sent, this one included.
    Words(String),
    /// Words may have been missed.
    Gap,
}

/// What is to be told to the other nodes.
#[derive(Default)]
pub(super) struct Outgoing {
    words: Mutex<BTreeSet<String>>,
    more: Notify,
}

impl Outgoing {
    /// Adds words without spaces, each of which is sent once however often it is added.
    pub fn add(&self, words: impl IntoIterator<Item = String>) {
        let mut waiting = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        for word in words {
            if waiting.len() < MOST_WORDS {
                waiting.insert(word);
            }
        }
        self.more.notify_one();
    }

    /// Takes as many as a message holds.
    fn take(&self) -> Option<String> {
        let mut waiting = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let mut text = String::new();
        while let Some(word) = waiting.first()
            && text.len() + word.len() < MOST_BYTES
            && let Some(word) = waiting.pop_first()
        {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&word);
        }
        if !waiting.is_empty() {
            self.more.notify_one();
        }
        (!text.is_empty()).then_some(text)
    }

    fn forget(&self) {
        self.words.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Keeps watch until nobody listens any more.
pub(super) struct Attendant {
    pub hosts: Arc<Hosts>,
    pub connections: Connections,
    pub outgoing: Arc<Outgoing>,
    pub clock: Arc<ServerClock>,
    pub heard: mpsc::Sender<Heard>,
}

/// How watching over one connection ended.
enum Ended {
    /// Nobody listens any more.
    Over,
    /// The connection broke.
    Broken(String),
    /// The server does not answer.
    Silent,
    /// The server answers and takes no writes: it is not the first one any more.
    ReadOnly,
}

impl Attendant {
    pub async fn run(self) {
        loop {
            match tokio::time::timeout(self.hosts.reached_within(), self.hosts.reach()).await {
                Ok(Ok(reached)) => {
                    self.connections.is_back();
                    match self.watch(reached).await {
                        Ended::Over => return,
                        // Others of our connections may be well; if not, the next attempt tells.
                        Ended::Broken(why) => tracing::debug!(why, "the connection that keeps watch broke"),
                        Ended::Silent => self.connections.is_away("it does not answer"),
                        Ended::ReadOnly => self.connections.is_away("it takes no writes"),
                    }
                }
                // It answers, only not us: connections that we have may still serve.
                Ok(Err(error)) if is_crowded(&error) => {
                    tracing::warn!("the database has no more connections to give");
                }
                Ok(Err(error)) => self.connections.is_away(&model::error::Chain(&error).to_string()),
                Err(_) => self.connections.is_away("it does not answer"),
            }
            self.outgoing.forget();
            tokio::select! {
                () = self.heard.closed() => return,
                () = tokio::time::sleep(AGAIN) => {}
            }
        }
    }

    /// Watches over one connection for as long as it is good.
    async fn watch(&self, (client, mut connection): Reached) -> Ended {
        let (sender, mut messages) = mpsc::channel(MOST_UNHEARD);
        let missed = Arc::new(Notify::new());
        let gap = Arc::clone(&missed);
        let driver = tokio::spawn(async move {
            let mut all = futures::stream::poll_fn(|context| connection.poll_message(context));
            while let Some(message) = all.next().await {
                let told = match message {
                    Ok(AsyncMessage::Notification(told)) => Ok(told.payload().to_owned()),
                    Ok(_) => continue,
                    Err(error) => Err(model::error::Chain(&error).to_string()),
                };
                let is_last = told.is_err();
                // Never waits: the answers to our own questions come behind the messages, on the same connection.
                match sender.try_send(told) {
                    Ok(()) if !is_last => {}
                    Err(TrySendError::Full(Ok(_))) => gap.notify_one(),
                    // It was the last one, or nobody listens any more.
                    _ => return,
                }
            }
        });
        let ended = self.talk(&client, &mut messages, &missed).await;
        driver.abort();
        ended.unwrap_or_else(|error| Ended::Broken(model::error::Chain(&error).to_string()))
    }

    async fn talk(
        &self,
        client: &Client,
        messages: &mut mpsc::Receiver<Result<String, String>>,
        missed: &Notify,
    ) -> Result<Ended, StoreError> {
        let Some(channel) = answered(listen(client)).await.transpose()? else { return Ok(Ended::Silent) };
        let prepared = answered(prepare(client)).await.transpose()?;
        let Some(question) = prepared else { return Ok(Ended::Silent) };
        if self.heard.send(Heard::Gap).await.is_err() {
            return Ok(Ended::Over);
        }
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = self.heard.closed() => return Ok(Ended::Over),
                message = messages.recv() => match message {
                    Some(Ok(words)) => {
                        if self.heard.send(Heard::Words(words)).await.is_err() {
                            return Ok(Ended::Over);
                        }
                    }
                    Some(Err(why)) => return Ok(Ended::Broken(why)),
                    None => return Ok(Ended::Broken("it was closed".to_owned())),
                },
                () = missed.notified() => {
                    if self.heard.send(Heard::Gap).await.is_err() {
                        return Ok(Ended::Over);
                    }
                }
                () = self.outgoing.more.notified() => {
                    let Some(words) = self.outgoing.take() else { continue };
                    match tokio::time::timeout(SENT_WITHIN, send(client, &channel, &words)).await {
                        Ok(sent) => sent?,
                        Err(_) => return Ok(Ended::Broken("a message could not be sent in time".to_owned())),
                    }
                }
                _ = beat.tick() => match answered(self.takes_writes(client, &question)).await {
                    Some(Ok(true)) => {}
                    Some(Ok(false)) => return Ok(Ended::ReadOnly),
                    Some(Err(error)) => return Err(error),
                    None => return Ok(Ended::Silent),
                },
            }
        }
    }

    /// Whether the server takes writes; its answer sets the clock.
    async fn takes_writes(&self, client: &Client, question: &Statement) -> Result<bool, StoreError> {
        let asked = Instant::now();
        let row = client.query_one(question, &[]).await.map_err(convert::failure)?;
        let answered = Instant::now();
        self.clock.heard(asked, row.try_get(1).map_err(convert::failure)?, answered);
        let read_only: &str = row.try_get(0).map_err(convert::failure)?;
        Ok(read_only == "off")
    }
}

/// What is asked again and again; prepared, so that nothing but the way lies between question and answer.
async fn prepare(client: &Client) -> Result<Statement, StoreError> {
    let sql = format!("SELECT current_setting('transaction_read_only'), {TIME}");
    client.prepare(&sql).await.map_err(convert::failure)
}

/// Hears what others tell from now on, and gives the name of the channel: one for each schema, in which an instance lives.
async fn listen(client: &Client) -> Result<String, StoreError> {
    let row =
        client.query_one("SELECT coalesce(current_schema(), 'public')", &[]).await.map_err(convert::failure)?;
    let schema: String = row.try_get(0).map_err(convert::failure)?;
    // Names are cut at 63 bytes.
    let channel: String = format!("countersign {schema}").chars().take(60).collect();
    let quoted = channel.replace('"', "\"\"");
    let script = format!("SET synchronous_commit = off; LISTEN \"{quoted}\"");
    client.batch_execute(&script).await.map_err(convert::failure)?;
    Ok(channel)
}

async fn send(client: &Client, channel: &str, words: &str) -> Result<(), StoreError> {
    let sent = client.execute("SELECT pg_notify($1, $2)", &[&channel, &words]).await;
    sent.map(drop).map_err(convert::failure)
}

/// The answer to a question, where the server gives one in time.
async fn answered<T>(question: impl Future<Output = T>) -> Option<T> {
    let mut question = std::pin::pin!(question);
    for _ in 0..LOOKS {
        if let Ok(answer) = tokio::time::timeout(LOOK, question.as_mut()).await {
            return Some(answer);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_sent_once_and_in_pieces_that_fit() {
        let outgoing = Outgoing::default();
        assert_eq!(outgoing.take(), None);
        outgoing.add(["b".to_owned(), "a".to_owned(), "b".to_owned()]);
        assert_eq!(outgoing.take().as_deref(), Some("a b"));
        outgoing.add((0..2_000).map(|number| format!("{number:020}")));
        let mut sent = 0;
        while let Some(words) = outgoing.take() {
            assert!(words.len() < 8_000);
            sent += words.split(' ').count();
        }
        assert_eq!(sent, MOST_WORDS);
    }
}
