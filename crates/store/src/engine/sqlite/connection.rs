//! Opening connections, and turning SQLite's values and errors into ours.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fs::{Metadata, OpenOptions, Permissions};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, ErrorCode, OpenFlags, ToSql};

use super::super::value::{Cell, Cells};
use super::super::{Arg, Obstacle, StoreError};

/// How many prepared statements a connection keeps.
const STATEMENTS: usize = 128;

/// Kilobytes of pages that a connection that reads keeps in memory at most: enough for the upper levels of all indexes, and
/// little enough for a machine that has little.
const CACHE_KILOBYTES: i64 = 4 * 1024;
/// The same for the one that writes: enough for the ends of all indexes of a thousand workspaces, where new rows go.
const WRITER_CACHE_KILOBYTES: i64 = 32 * 1024;
/// Pages in the write-ahead log after which they are copied into the database: with a few busy pages, seldom is cheaper. Four
/// times as many made nothing cheaper, however many workspaces took turns.
const CHECKPOINT_PAGES: i64 = 4_000;

/// A connection is used by one thread at a time, which Rust sees to; SQLite need not lock it.
const ONE_THREAD: OpenFlags = OpenFlags::SQLITE_OPEN_READ_WRITE.union(OpenFlags::SQLITE_OPEN_NO_MUTEX);

/// Opens the connection that writes, and makes the file if it is not there.
pub(super) fn open_for_writing(path: &Path) -> Result<Connection, StoreError> {
    keep_to_owner(path);
    let flags = ONE_THREAD | OpenFlags::SQLITE_OPEN_CREATE;
    let connection = Connection::open_with_flags(path, flags).map_err(failure)?;
    prepare(&connection, WRITER_CACHE_KILOBYTES)?;
    connection
        // FULL: an answer is given only when the change is on the disk. The journal's mode is a property of the file.
        .execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
        .map_err(failure)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES).map_err(failure)?;
    Ok(connection)
}

/// Sees to it that only its owner can read the database, whatever the umask and the folder: it holds what people answered. SQLite
/// gives what it writes beside it the same rights. Where that fails, opening it says why, or it is somebody else's to decide.
fn keep_to_owner(path: &Path) {
    let _ = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    for beside in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(beside);
        let is_open = |found: &Metadata| found.is_file() && found.permissions().mode() & 0o077 != 0;
        if std::fs::metadata(&name).is_ok_and(|found| is_open(&found)) {
            let _ = std::fs::set_permissions(&name, Permissions::from_mode(0o600));
        }
    }
}

/// Opens a connection that only reads.
pub(super) fn open_for_reading(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, ONE_THREAD).map_err(failure)?;
    prepare(&connection, CACHE_KILOBYTES)?;
    connection.execute_batch("PRAGMA query_only = ON;").map_err(failure)?;
    Ok(connection)
}

fn prepare(connection: &Connection, cache_kilobytes: i64) -> Result<(), StoreError> {
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // A negative number counts kilobytes.
    connection.pragma_update(None, "cache_size", -cache_kilobytes).map_err(failure)?;
    // One plan for a statement whatever its arguments: otherwise SQLite prepares it anew for each.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true).map_err(failure)?;
    // Another process, a command of the operator's, may hold the write lock for a moment.
    connection.busy_timeout(Duration::from_secs(10)).map_err(failure)
}

thread_local! {
    /// Texts that stand in the program, by where they stand, with their arguments numbered.
    static NUMBERED: RefCell<HashMap<(usize, usize), Rc<str>>> = RefCell::default();
}

/// The text of a statement.
#[derive(Clone, Copy)]
pub(in super::super) enum Sql<'a> {
    /// It stands in the program.
    Fixed(&'static str),
    /// It was put together.
    Made(&'a str),
}

impl<'a> From<&'a Cow<'static, str>> for Sql<'a> {
    fn from(text: &'a Cow<'static, str>) -> Self {
        match text {
            Cow::Borrowed(fixed) => Self::Fixed(fixed),
            Cow::Owned(made) => Self::Made(made),
        }
    }
}

/// Prepares a statement, or takes it from those that were prepared before.
pub(super) fn prepare_cached<'a>(
    connection: &'a Connection,
    sql: Sql<'_>,
) -> rusqlite::Result<CachedStatement<'a>> {
    let fixed = match sql {
        // A text that stands in the program never moves, so it is numbered once.
        Sql::Fixed(fixed) => fixed,
        Sql::Made(made) => return connection.prepare_cached(&numbered(made)),
    };
    let place = (fixed.as_ptr() as usize, fixed.len());
    let kept =
        NUMBERED.with_borrow_mut(|known| Rc::clone(known.entry(place).or_insert_with(|| numbered(fixed).into())));
    connection.prepare_cached(&kept)
}

/// SQLite numbers `$n` by first appearance; `?n` has the number n, so that no argument has to be looked up by its name.
fn numbered(sql: &str) -> String {
    let mut numbered = String::with_capacity(sql.len());
    let mut parts = sql.split('$');
    numbered.push_str(parts.next().unwrap_or_default());
    for part in parts {
        // Only a number makes an argument of it; it may also stand in a path of JSON.
        numbered.push(if part.starts_with(|next: char| next.is_ascii_digit()) { '?' } else { '$' });
        numbered.push_str(part);
    }
    numbered
}

/// Binds the arguments.
pub(super) fn bind(statement: &mut rusqlite::Statement<'_>, args: &[Arg]) -> rusqlite::Result<()> {
    if statement.parameter_count() != args.len() {
        return Err(rusqlite::Error::InvalidParameterCount(args.len(), statement.parameter_count()));
    }
    for (position, arg) in args.iter().enumerate() {
        statement.raw_bind_parameter(position + 1, arg)?;
    }
    Ok(())
}

impl ToSql for Arg {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Int(value) => ValueRef::Integer(*value),
            Self::Text(value) => ValueRef::Text(value.as_bytes()),
            Self::Bool(value) => ValueRef::Integer(i64::from(*value)),
            Self::Blob(value) => ValueRef::Blob(value),
        }))
    }
}

/// A row where SQLite holds it.
pub(super) struct Found<'a> {
    pub row: &'a rusqlite::Row<'a>,
    pub columns: usize,
}

impl Cells for Found<'_> {
    fn cell(&self, column: usize) -> Result<Option<Cell<'_>>, StoreError> {
        if column >= self.columns {
            return Ok(None);
        }
        Ok(Some(match self.row.get_ref(column).map_err(failure)? {
            ValueRef::Null => Cell::Null,
            ValueRef::Integer(value) => Cell::Int(value),
            ValueRef::Real(_) => return Err(StoreError::corrupt("a column holds a floating-point number")),
            ValueRef::Text(bytes) => {
                let text = std::str::from_utf8(bytes).map_err(|error| StoreError::Corrupt(Box::new(error)))?;
                Cell::Text(Cow::Borrowed(text))
            }
            ValueRef::Blob(bytes) => Cell::Blob(Cow::Borrowed(bytes)),
        }))
    }
}

/// Copies a row out of SQLite.
pub(super) fn row(row: &rusqlite::Row<'_>, columns: usize) -> Result<Vec<Arg>, StoreError> {
    let found = Found { row, columns };
    let cells = (0..columns).map_while(|column| found.cell(column).transpose());
    cells.map(|cell| cell.map(Cell::kept)).collect()
}

/// What SQLite says of a file that it can't use.
pub(in super::super) fn obstacle(cause: &(dyn std::error::Error + 'static)) -> Option<Obstacle> {
    if cause.is::<FullDisk>() {
        return Some(Obstacle::Full);
    }
    Some(match cause.downcast_ref::<rusqlite::Error>()?.sqlite_error_code() {
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Obstacle::File,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Obstacle::Damaged,
        _ => Obstacle::Other,
    })
}

/// There is no room for what is to be written, or for what keeps readers and the writer in step.
#[derive(Debug, thiserror::Error)]
#[error("no room is left on its disk; make room there, as docs/OPERATING.md says under “The disk is full”")]
pub(in super::super) struct FullDisk;

/// Tells what may pass from what will not.
pub(super) fn failure(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Unavailable(Box::new(FullDisk)),
        Some(ErrorCode::SystemIoFailure) if error.sqlite_error().is_some_and(|error| is_about_room(*error)) => {
            StoreError::Unavailable(Box::new(FullDisk))
        }
        Some(
            ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::SystemIoFailure
            | ErrorCode::CannotOpen
            | ErrorCode::ReadOnly
            | ErrorCode::OutOfMemory,
        ) => StoreError::Unavailable(Box::new(error)),
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Corrupt(Box::new(error)),
        _ => StoreError::Refused(Box::new(error)),
    }
}

/// Whether a failure of the file system is that the file beside the database, in which readers and the writer keep in step,
/// could not grow.
fn is_about_room(error: rusqlite::ffi::Error) -> bool {
    error.extended_code == rusqlite::ffi::SQLITE_IOERR_SHMSIZE
}
