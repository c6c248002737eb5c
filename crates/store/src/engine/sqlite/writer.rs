//! The one thread that writes. Whatever waits when it is free goes into one transaction, so that a hundred writes cost one
//! wait for the disk; a failed one undoes only itself.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use model::error::Chain;
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::super::{Returned, StoreError, Write};
use super::connection::{self, FullDisk, Sql};
use super::pin::Pin;

/// Writes that share a transaction at most: past this the wait of the first outgrows what the last one saves.
const BATCH: usize = 256;
/// Writes that may wait; further callers are held back.
const QUEUE: usize = 1024;

const BEGIN: &str = "BEGIN IMMEDIATE";
const ROLLBACK: &str = "ROLLBACK";

type Answer = Result<Returned, StoreError>;
type Exclusive = Box<dyn FnOnce(&mut Connection) + Send>;

enum Task {
    Commit(Write, oneshot::Sender<Answer>),
    /// Work that needs the connection for itself: migrations.
    Exclusive(Exclusive),
    Close(oneshot::Sender<()>),
}

#[derive(Clone)]
pub(super) struct Writer {
    tasks: mpsc::Sender<Task>,
}

impl Writer {
    pub fn start(connection: Connection, pin: Arc<Pin>) -> Result<Self, StoreError> {
        let (tasks, waiting) = mpsc::channel(QUEUE);
        std::thread::Builder::new()
            .name("sqlite-writer".to_owned())
            .spawn(move || run(connection, waiting, &pin))
            .map_err(|error| StoreError::Unavailable(Box::new(error)))?;
        Ok(Self { tasks })
    }

    pub async fn commit(&self, write: Write) -> Answer {
        let (sender, answer) = oneshot::channel();
        self.tasks.send(Task::Commit(write, sender)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub async fn exclusively<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (sender, answer) = oneshot::channel();
        let task = Task::Exclusive(Box::new(move |connection| {
            // The receiver is gone only when the caller gave up; then nobody wants the result.
            let _ = sender.send(work(connection));
        }));
        self.tasks.send(task).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// How many writes wait.
    pub fn waiting(&self) -> usize {
        self.tasks.max_capacity() - self.tasks.capacity()
    }

    pub async fn close(&self) {
        let (sender, closed) = oneshot::channel();
        if self.tasks.send(Task::Close(sender)).await.is_ok() {
            // Fails only when the thread ended by itself, which is what was wanted.
            let _ = closed.await;
        }
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the database is closed".into())
}

fn run(mut connection: Connection, mut waiting: mpsc::Receiver<Task>, pin: &Pin) {
    let mut held = None;
    while let Some(task) = held.take().or_else(|| waiting.blocking_recv()) {
        pin.before_write();
        match task {
            Task::Commit(write, sender) => held = commit_batch(&connection, (write, sender), &mut waiting),
            Task::Exclusive(work) => work(&mut connection),
            Task::Close(sender) => {
                pin.close();
                drop(connection);
                let _ = sender.send(());
                return;
            }
        }
        pin.after_write();
    }
}

/// Commits the first write together with those that wait behind it. Gives back a task of another kind that it met.
fn commit_batch(
    connection: &Connection,
    first: (Write, oneshot::Sender<Answer>),
    waiting: &mut mpsc::Receiver<Task>,
) -> Option<Task> {
    let mut batch = Batch::begin(connection);
    let mut next = Some(first);
    let mut held = None;
    while let Some((write, sender)) = next.take() {
        batch.add(write, sender);
        if batch.has_room() {
            match waiting.try_recv() {
                Ok(Task::Commit(write, sender)) => next = Some((write, sender)),
                Ok(other) => held = Some(other),
                Err(_) => {}
            }
        }
    }
    batch.commit();
    held
}

/// Writes that share a transaction. They go without savepoints, which cost as much as a row; only when one of them fails,
/// which is rare, all is undone and done again with a savepoint for each, so that a failed one undoes only itself.
struct Batch<'a> {
    connection: &'a Connection,
    units: Vec<(Write, oneshot::Sender<Answer>)>,
    answers: Vec<Answer>,
    has_savepoints: bool,
    /// Why the whole transaction can't be.
    broken: Option<StoreError>,
}

impl<'a> Batch<'a> {
    fn begin(connection: &'a Connection) -> Self {
        let broken = run_sql(connection, BEGIN).err();
        Self { connection, units: Vec::new(), answers: Vec::new(), has_savepoints: false, broken }
    }

    fn has_room(&self) -> bool {
        self.units.len() < BATCH && self.broken.is_none()
    }

    fn add(&mut self, write: Write, sender: oneshot::Sender<Answer>) {
        self.units.push((write, sender));
        self.run_from(self.units.len() - 1);
        if self.answers.last().is_some_and(Result::is_err) && !self.has_savepoints && self.broken.is_none() {
            self.has_savepoints = true;
            self.answers.clear();
            self.broken = run_sql(self.connection, ROLLBACK).and_then(|()| run_sql(self.connection, BEGIN)).err();
            self.run_from(0);
        }
    }

    fn run_from(&mut self, start: usize) {
        for (write, _) in &self.units[start..] {
            let answer = match (&self.broken, self.has_savepoints) {
                (Some(_), _) => Err(closed()),
                (None, true) => in_savepoint(self.connection, write),
                (None, false) => guarded(self.connection, write),
            };
            // A full disk makes SQLite roll the whole transaction back: what was done before in it is gone too.
            if self.broken.is_none() && self.connection.is_autocommit() {
                self.broken = Some(match &answer {
                    Err(why @ StoreError::Unavailable(_)) => the_same(why),
                    _ => StoreError::Unavailable("the transaction was rolled back".into()),
                });
            }
            self.answers.push(answer);
        }
    }

    fn commit(mut self) {
        if self.broken.is_none() {
            self.broken = run_sql(self.connection, "COMMIT").err();
        }
        if let Some(error) = &self.broken {
            tracing::error!(error = %Chain(error), "a database transaction failed");
            if !self.connection.is_autocommit() {
                // When even this fails the next BEGIN does too, and says so.
                let _ = run_sql(self.connection, ROLLBACK);
            }
        }
        for ((_, sender), answer) in self.units.into_iter().zip(self.answers) {
            let answer = match &self.broken {
                None => answer,
                Some(error) => Err(the_same(error)),
            };
            // The receiver is gone only when the caller gave up waiting.
            let _ = sender.send(answer);
        }
    }
}

/// What failed for several writes at once, for one of them.
fn the_same(error: &StoreError) -> StoreError {
    match error {
        StoreError::Unavailable(cause) if cause.is::<FullDisk>() => StoreError::Unavailable(Box::new(FullDisk)),
        // What is said around the cause is said again.
        StoreError::Unavailable(cause) => StoreError::Unavailable(Chain(cause.as_ref()).to_string().into()),
        other => StoreError::Unavailable(Chain(other).to_string().into()),
    }
}

/// Runs one write inside its savepoint.
fn in_savepoint(connection: &Connection, write: &Write) -> Answer {
    run_sql(connection, "SAVEPOINT unit")?;
    let outcome = guarded(connection, write);
    if outcome.is_err() && !connection.is_autocommit() {
        run_sql(connection, "ROLLBACK TO unit")?;
    }
    if !connection.is_autocommit() {
        run_sql(connection, "RELEASE unit")?;
    }
    outcome
}

/// Runs one write; a panic is a failure of that write alone.
fn guarded(connection: &Connection, write: &Write) -> Answer {
    catch_unwind(AssertUnwindSafe(|| statements(connection, write)))
        .unwrap_or_else(|_| Err(StoreError::Refused("a statement panicked".into())))
}

fn statements(connection: &Connection, write: &Write) -> Answer {
    let mut returned = Returned::default();
    for statement in &write.statements {
        let mut prepared =
            connection::prepare_cached(connection, (&statement.sql).into()).map_err(connection::failure)?;
        connection::bind(&mut prepared, &statement.args).map_err(connection::failure)?;
        if statement.returns {
            let columns = prepared.column_count();
            let mut rows = prepared.raw_query();
            while let Some(row) = rows.next().map_err(connection::failure)? {
                returned.push(connection::row(row, columns)?);
            }
        } else {
            let touched = prepared.raw_execute().map_err(connection::failure)?;
            statement.check(touched as u64)?;
        }
    }
    Ok(returned)
}

fn run_sql(connection: &Connection, sql: &'static str) -> Result<(), StoreError> {
    let mut prepared = connection::prepare_cached(connection, Sql::Fixed(sql)).map_err(connection::failure)?;
    prepared.raw_execute().map_err(connection::failure).map(drop)
}
