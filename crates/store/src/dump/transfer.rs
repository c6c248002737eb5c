//! From one database to another, row by row.

use std::collections::BTreeMap;

use tokio::sync::mpsc;

use super::{CopyError, Digest, Progress, Source, Target, Wanted};
use crate::engine::Database;
use crate::file_holds::Holding;

/// What was copied.
#[derive(Debug)]
pub struct Transferred {
    /// The tables with what each holds.
    pub tables: BTreeMap<String, Digest>,
}

impl Transferred {
    /// How many rows there are in all.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.tables.values().map(|table| table.rows).sum()
    }
}

/// Copies everything from one database into an empty one that is up to date, and compares the two. The source may be in
/// use: what counts is the moment at which this begins. Whatever else has to be there before the target counts as whole,
/// `besides` brings, once the rows are copied; the source's files are held until then.
///
/// # Errors
/// When the target holds data, the source is of another version, one of them does not answer, or the files were not held
/// all the time. The target does not count as whole then.
pub async fn transfer<T>(
    from: &Database,
    to: &Database,
    wanted: Wanted,
    hold: Holding,
    besides: impl AsyncFnOnce() -> Result<T, CopyError>,
    progress: &dyn Progress,
) -> Result<(Transferred, T), CopyError> {
    let filled = fill(from, to, wanted, besides, progress).await;
    let ended = hold.end().await;
    let (target, copied, counters, besides) = filled?;
    ended?;
    progress.begin("making indexes", None);
    target.finish(&counters).await?;
    Ok((Transferred { tables: copied }, besides))
}

/// Everything of a transfer but its end.
type Filled<'a, T> = (Target<'a>, BTreeMap<String, Digest>, BTreeMap<String, i64>, T);

async fn fill<'a, T>(
    from: &Database,
    to: &'a Database,
    wanted: Wanted,
    besides: impl AsyncFnOnce() -> Result<T, CopyError>,
    progress: &dyn Progress,
) -> Result<Filled<'a, T>, CopyError> {
    let mut source = Source::open(from).await?;
    same_version(&mut source, to).await?;
    let mut target = Target::begin(to, wanted).await?;
    let tables = source.tables().to_vec();
    let mut total = 0;
    for table in &tables {
        target.table(table)?;
        total += source.count(table).await?;
    }
    progress.begin("copying rows", Some(total));
    let mut copied = BTreeMap::new();
    for table in &tables {
        let into = target.table(table)?.clone();
        let (sender, rows) = mpsc::channel(2);
        let read = source.read(table, async move |batch| {
            progress.advance(batch.len() as u64);
            // Fails only when the filling has failed, which then tells why.
            sender.send(batch).await.map_err(|_| CopyError::refused("the rows were not taken"))
        });
        let (digest, filled) = tokio::join!(read, target.fill(&into, rows));
        filled?;
        copied.insert(table.name.clone(), digest?);
    }
    let counters = source.counters().await?;
    drop(source);
    progress.begin("comparing rows", Some(total));
    target.compare(&copied, progress).await?;
    let besides = besides().await?;
    Ok((target, copied, counters, besides))
}

/// Refuses a database that can't be copied: one of another service, or of another version.
///
/// # Errors
/// When it is one, or does not answer.
pub async fn refuse_foreign(database: &Database) -> Result<(), CopyError> {
    refuse_other_version(&Source::open(database).await?.migrations().await?, &crate::migrations::numbers())
}

async fn same_version(source: &mut Source, to: &Database) -> Result<(), CopyError> {
    refuse_other_version(&source.migrations().await?, &Source::open(to).await?.migrations().await?)
}

fn refuse_other_version(from: &[i64], to: &[i64]) -> Result<(), CopyError> {
    if from == to {
        return Ok(());
    }
    Err(CopyError::refused(match (from.last(), to.last()) {
        (None, _) => "the source is no database of this service; check --from",
        (from, to) if from < to => {
            "the source is of an older version; bring it up to date first, with `countersign migrate`"
        }
        _ => "the source is of a newer version than this program; use the version that serves it",
    }))
}
