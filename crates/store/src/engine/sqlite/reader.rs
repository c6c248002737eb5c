//! Reading beside the writer. A connection is taken, used and put back; when none is idle another is opened, since in
//! WAL mode readers wait for nobody.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;

use super::super::{Arg, Row, StoreError};
use super::connection::{self, Found, Sql};
use super::pin::Pin;

/// How many idle connections are kept; each may hold some megabytes of cached pages.
const IDLE: usize = 8;

pub(super) struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
    busy: AtomicUsize,
    pin: Arc<Pin>,
}

impl Readers {
    pub fn new(path: &Path, pin: Arc<Pin>) -> Self {
        Self { path: path.to_owned(), idle: Mutex::new(Vec::new()), busy: AtomicUsize::new(0), pin }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn read<T>(
        &self,
        sql: Sql<'_>,
        args: &[Arg],
        map: impl Fn(Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.pin.count();
        let taken = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = match taken {
            Some(connection) => connection,
            None => connection::open_for_reading(&self.path)?,
        };
        self.busy.fetch_add(1, Ordering::Relaxed);
        let result = read(&connection, sql, args, map);
        self.busy.fetch_sub(1, Ordering::Relaxed);
        // A connection that failed is not put back: the next one starts afresh.
        if result.is_ok() {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            if idle.len() < IDLE {
                idle.push(connection);
            }
        }
        result
    }

    /// How many connections are at work, and how many wait.
    pub fn counts(&self) -> (usize, usize) {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).len();
        (self.busy.load(Ordering::Relaxed), idle)
    }

    /// The folder of the file.
    pub fn folder(&self) -> &Path {
        // A bare name lies in the present folder.
        self.path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
    }
}

fn read<T>(
    connection: &Connection,
    sql: Sql<'_>,
    args: &[Arg],
    map: impl Fn(Row<'_>) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection::prepare_cached(connection, sql).map_err(connection::failure)?;
    connection::bind(&mut statement, args).map_err(connection::failure)?;
    let columns = statement.column_count();
    let mut rows = statement.raw_query();
    let mut found = Vec::new();
    while let Some(row) = rows.next().map_err(connection::failure)? {
        found.push(map(Row::in_place(&Found { row, columns }))?);
    }
    Ok(found)
}
