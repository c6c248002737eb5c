//! Writing to PostgreSQL. The statements of a write go out back to back without waiting for each other's answers, and
//! writes that wait at the same time share a transaction. When one of a group fails, the group is undone and each is
//! done alone, so that a failure stays its own.
//!
//! Whoever waits is answered at the deadline. Up to the commit, what takes longer is cancelled, and nothing was done. A
//! commit is not: a server that waits for a standby would make it visible then, though the standby lacks it. It keeps its
//! connection and its place among the transactions until the server has answered, so that there are never more of them.

use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;

use deadpool_postgres::Object;
use futures::future::MaybeDone;
use tokio::sync::{Semaphore, mpsc, oneshot};

use super::super::{Returned, StoreError, Write};
use super::convert;
use super::pool::{Connections, DEADLINE, late};

/// Writes that share a transaction at most.
const BATCH: usize = 32;
/// Transactions under way at once: while they are, others gather behind them.
const TRANSACTIONS: usize = 4;
/// Writes that may wait; further callers are held back.
const QUEUE: usize = 1024;
/// How often a write is tried that another transaction got in the way of.
const TRIES: u32 = 4;

type Answer = Result<Returned, StoreError>;
type Waiting = (Write, oneshot::Sender<Answer>);

#[derive(Clone)]
pub(super) struct Writer {
    waiting: mpsc::Sender<Waiting>,
}

impl Writer {
    pub fn start(connections: Connections) -> Self {
        let (waiting, queue) = mpsc::channel(QUEUE);
        tokio::spawn(run(connections, queue));
        Self { waiting }
    }

    pub async fn commit(&self, write: Write) -> Answer {
        let (sender, answer) = oneshot::channel();
        let done = async {
            self.waiting.send((write, sender)).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())?
        };
        tokio::time::timeout(DEADLINE, done).await.unwrap_or_else(|_| Err(late()))
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the database is closed".into())
}

async fn run(connections: Connections, mut queue: mpsc::Receiver<Waiting>) {
    let slots = Arc::new(Semaphore::new(TRANSACTIONS));
    // What was taken from the queue and goes by itself.
    let mut next_alone: Option<Waiting> = None;
    // The semaphore is never closed, so waiting for it can't fail.
    while let Ok(slot) = Arc::clone(&slots).acquire_owned().await {
        let first = match next_alone.take() {
            Some(first) => first,
            None => match queue.recv().await {
                Some(first) => first,
                None => return,
            },
        };
        let mut batch = vec![first];
        while batch.len() < BATCH && batch.iter().all(|(write, _)| !write.is_alone) {
            match queue.try_recv() {
                Ok(next) if next.0.is_alone => {
                    next_alone = Some(next);
                    break;
                }
                Ok(next) => batch.push(next),
                Err(_) => break,
            }
        }
        // Whoever gave up before it was begun was told that it was not done.
        batch.retain(|(_, sender)| !sender.is_closed());
        let connections = connections.clone();
        tokio::spawn(async move {
            commit_batch(&connections, batch).await;
            drop(slot);
        });
    }
}

async fn commit_batch(connections: &Connections, batch: Vec<Waiting>) {
    let (writes, senders): (Vec<_>, Vec<_>) = batch.into_iter().unzip();
    if writes.len() > 1 {
        match transaction(connections, &writes).await {
            Ok(answers) => {
                for (sender, answer) in senders.into_iter().zip(answers) {
                    // The receiver is gone only when the caller gave up waiting.
                    let _ = sender.send(Ok(answer));
                }
                return;
            }
            // Whether the commit went through before the connection broke, nobody knows: to do it again could do it twice.
            Err(StoreError::Unavailable(cause)) if !convert::is_collision(cause.as_ref()) => {
                for sender in senders {
                    let _ = sender.send(Err(StoreError::Unavailable(cause.to_string().into())));
                }
                return;
            }
            Err(_) => {}
        }
    }
    for (sender, write) in senders.into_iter().zip(writes) {
        if sender.is_closed() {
            continue;
        }
        let _ = sender.send(commit_alone(connections, write).await);
    }
}

async fn commit_alone(connections: &Connections, write: Write) -> Answer {
    let writes = [write];
    let mut tries = 0;
    loop {
        tries += 1;
        let answer = transaction(connections, &writes).await;
        match answer {
            Err(StoreError::Unavailable(cause)) if tries < TRIES && convert::is_collision(cause.as_ref()) => {}
            answer => return answer.map(|mut answers| answers.pop().unwrap_or_default()),
        }
    }
}

/// Does the writes in one transaction: one exchange for all statements, one for the commit.
async fn transaction(connections: &Connections, writes: &[Write]) -> Result<Vec<Returned>, StoreError> {
    let commit = async |client: &Object| client.batch_execute("COMMIT").await.map_err(convert::failure);
    connections
        .with_and_then(
            async |client| or_undo(client, statements(client, writes).await).await,
            async |client| or_undo(client, commit(client).await).await,
        )
        .await
}

async fn or_undo<T>(client: &Object, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
    if outcome.is_err() {
        // When this fails too the connection is broken; the pool finds that out before it hands it on.
        let _ = client.batch_execute("ROLLBACK").await;
    }
    outcome
}

/// What a statement gave: how many rows it touched, or the rows themselves.
enum Outcome {
    Touched(u64),
    Rows(Vec<tokio_postgres::Row>),
}

async fn statements(client: &Object, writes: &[Write]) -> Result<Vec<Returned>, StoreError> {
    let mut prepared = Vec::new();
    for statement in writes.iter().flat_map(|write| &write.statements) {
        // Known to the connection after the first time; then this costs no exchange.
        prepared.push(client.prepare_cached(&statement.sql).await.map_err(convert::failure)?);
    }
    let mut begin = Box::pin(futures::future::maybe_done(client.batch_execute("BEGIN")));
    let mut running: Vec<Pin<Box<MaybeDone<_>>>> = writes
        .iter()
        .flat_map(|write| &write.statements)
        .zip(&prepared)
        .map(|(statement, prepared)| {
            Box::pin(futures::future::maybe_done(async move {
                let params = convert::params(&statement.args);
                if statement.returns {
                    client.query(prepared, &params).await.map(Outcome::Rows)
                } else {
                    client.execute(prepared, &params).await.map(Outcome::Touched)
                }
            }))
        })
        .collect();
    // A request is sent when its future is first polled: polling all once, in order, puts them on the wire back to back.
    std::future::poll_fn(|context| {
        let _ = begin.as_mut().poll(context);
        for request in &mut running {
            let _ = request.as_mut().poll(context);
        }
        Poll::Ready(())
    })
    .await;
    begin.as_mut().await;
    begin.as_mut().take_output().unwrap_or(Ok(())).map_err(convert::failure)?;
    let mut first_error = None;
    let mut answers = Vec::with_capacity(writes.len());
    let mut running = running.into_iter();
    for write in writes {
        let mut returned = Returned::default();
        for statement in &write.statements {
            let Some(mut request) = running.next() else { break };
            request.as_mut().await;
            let Some(outcome) = request.as_mut().take_output() else { continue };
            // Once one has failed the rest fail for that reason alone; all are awaited, or their answers would be
            // taken for those of the next transaction.
            let checked = outcome.map_err(convert::failure).and_then(|outcome| match outcome {
                Outcome::Touched(rows) => statement.check(rows),
                Outcome::Rows(rows) => {
                    for row in &rows {
                        returned.push(convert::row(row)?);
                    }
                    Ok(())
                }
            });
            if let Err(error) = checked {
                first_error.get_or_insert(error);
            }
        }
        answers.push(returned);
    }
    first_error.map_or(Ok(answers), Err)
}
