//! Turning PostgreSQL's values and errors into ours.

use std::error::Error;

use deadpool_postgres::{PoolError, TimeoutType};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use super::super::{Arg, Obstacle, StoreError};

impl ToSql for Arg {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Int(value) => value.to_sql_checked(kind, out),
            Self::Text(value) => value.to_sql_checked(kind, out),
            Self::Bool(value) => value.to_sql_checked(kind, out),
            Self::Blob(value) => value.to_sql_checked(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        // Each variant checks the type itself.
        true
    }

    to_sql_checked!();
}

pub(super) fn params(args: &[Arg]) -> Vec<&(dyn ToSql + Sync)> {
    args.iter().map(|arg| arg as &(dyn ToSql + Sync)).collect()
}

/// Copies a row out of PostgreSQL's answer.
pub(super) fn row(source: &tokio_postgres::Row) -> Result<Vec<Arg>, StoreError> {
    let mut cells = Vec::with_capacity(source.len());
    for (index, column) in source.columns().iter().enumerate() {
        let cell = match *column.type_() {
            Type::INT8 => source.try_get::<_, Option<i64>>(index).map(|value| value.map_or(Arg::Null, Arg::Int)),
            Type::INT4 => source
                .try_get::<_, Option<i32>>(index)
                .map(|value| value.map_or(Arg::Null, |value| Arg::Int(i64::from(value)))),
            Type::TEXT | Type::VARCHAR => {
                source.try_get::<_, Option<String>>(index).map(|value| value.map_or(Arg::Null, Arg::Text))
            }
            Type::BOOL => source.try_get::<_, Option<bool>>(index).map(|value| value.map_or(Arg::Null, Arg::Bool)),
            Type::BYTEA => {
                source.try_get::<_, Option<Vec<u8>>>(index).map(|value| value.map_or(Arg::Null, Arg::Blob))
            }
            ref other => return Err(StoreError::corrupt(format!("a column has the unexpected type {other}"))),
        };
        cells.push(cell.map_err(|error| StoreError::Corrupt(Box::new(error)))?);
    }
    Ok(cells)
}

/// Tells what may pass from what will not.
pub(super) fn failure(error: tokio_postgres::Error) -> StoreError {
    let passing = match error.code() {
        // Without a code it was the connection, not the server.
        None => true,
        Some(code) => is_passing(code),
    };
    let error = Box::new(Told(error));
    if passing { StoreError::Unavailable(error) } else { StoreError::Refused(error) }
}

/// PostgreSQL's error without its details, which quote the values of a row: errors are logged.
#[derive(Debug)]
pub(super) struct Told(pub tokio_postgres::Error);

impl std::fmt::Display for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0.as_db_error() {
            Some(error) => write!(f, "{}: {} ({})", error.severity(), error.message(), error.code().code()),
            None => self.0.fmt(f),
        }
    }
}

impl Error for Told {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        // The source of what the server said is the same with its details.
        if self.0.as_db_error().is_some() { None } else { self.0.source() }
    }
}

/// Whether the server says that it can't now: connection trouble, too little of something, shutting down, read-only
/// after a failover, or a deadlock of which we were the victim.
fn is_passing(code: &SqlState) -> bool {
    ["08", "53", "57", "58", "40"].iter().any(|class| code.code().starts_with(class))
        || [SqlState::READ_ONLY_SQL_TRANSACTION, SqlState::LOCK_NOT_AVAILABLE].contains(code)
}

/// Whether two transactions got in each other's way, so that trying again will do.
pub(super) fn is_collision(cause: &Cause) -> bool {
    code(cause).is_some_and(|code| code.code().starts_with("40"))
}

/// Whether a lock was not to be had in time.
pub(super) fn is_held_up(cause: &Cause) -> bool {
    code(cause) == Some(&SqlState::LOCK_NOT_AVAILABLE)
}

/// Whether the server takes no writes: it was the one that did, and is not any more.
pub(super) fn is_read_only(cause: &Cause) -> bool {
    code(cause) == Some(&SqlState::READ_ONLY_SQL_TRANSACTION)
}

type Cause = dyn Error + Send + Sync + 'static;

fn code(cause: &Cause) -> Option<&SqlState> {
    cause.downcast_ref::<Told>().and_then(|told| told.0.code())
}

/// Why there is no connection, where nobody said so.
#[derive(Debug, thiserror::Error)]
enum NoConnection {
    #[error("the server did not answer in time")]
    Silent,
    #[error("all connections to the server are in use")]
    AllInUse,
}

/// What a server says that lets nobody in.
pub(in super::super) fn obstacle(cause: &(dyn Error + 'static)) -> Option<Obstacle> {
    if let Some(none) = cause.downcast_ref::<NoConnection>() {
        return Some(if matches!(none, NoConnection::Silent) { Obstacle::Away } else { Obstacle::Crowded });
    }
    match cause.downcast_ref::<Told>()?.0.code()?.code() {
        "28000" | "28P01" => Some(Obstacle::Login),
        "3D000" => Some(Obstacle::NoDatabase),
        "53300" => Some(Obstacle::Crowded),
        // It starts, stops or recovers.
        "57P03" => Some(Obstacle::Away),
        _ => Some(Obstacle::Other),
    }
}

pub(super) fn pool_failure(error: PoolError) -> StoreError {
    match error {
        // A wrong password or a missing database will not pass, and the operator should read why.
        PoolError::Backend(error) => failure(error),
        PoolError::Timeout(TimeoutType::Wait) => StoreError::Unavailable(Box::new(NoConnection::AllInUse)),
        PoolError::Timeout(_) => StoreError::Unavailable(Box::new(NoConnection::Silent)),
        other => StoreError::Unavailable(Box::new(other)),
    }
}
