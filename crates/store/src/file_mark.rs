//! Which files belong to which database. Both bear a mark, and a counter that only grows: a database that was put back from
//! a backup is behind the files, another one has another name, and a folder that is not mounted has no mark at all. What a
//! database does not know may then be of documents all the same, so nobody deletes files that do not fit.

use bytes::Bytes;
use model::hex::hex;
use model::{Random, Timestamp};
use serde::{Deserialize, Serialize};

use crate::blobs::Blobs;
use crate::engine::{Database, StoreError, Write};
use crate::{instance_secrets, named_files};

/// The mark among the files.
const NAME: &str = "mark/instance.json";
/// Under which name the database keeps its own.
const KEPT: &str = "files";
/// How often the counter goes on while a service runs: a database that is behind by less is not told from the right one.
const PACE_MILLIS: i64 = 5 * 60 * 1_000;
/// How often it is tried to mark files, while other nodes do the same.
const TRIES: u32 = 8;

/// What both bear.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Mark {
    /// The database, wherever it moves.
    instance: String,
    /// The place of files; empty in a database that knows none yet.
    place: String,
    /// Counts how often the mark was written anew.
    count: i64,
    /// When that last was.
    at: Timestamp,
    /// When somebody last said that files which did not fit are this database's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    accepted_at: Option<Timestamp>,
}

/// Whether files belong to a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fit {
    /// They do.
    Fits {
        /// When somebody last said so of files that did not fit.
        accepted_at: Option<Timestamp>,
    },
    /// They bear no mark, and nothing speaks against it that they do.
    Unmarked,
    /// They bear no mark, and those that the database names are not there.
    Lost,
    /// They were used with a later state of the database.
    Later,
    /// They belong to the database, which is used with another place of files.
    Elsewhere,
    /// They belong to another database.
    Foreign,
}

/// Looks whether files belong to a database, and changes nothing.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn look(database: &Database, blobs: &Blobs) -> Result<Fit, StoreError> {
    // The files' mark first: another node may go on in between, and then the database is ahead, as it should be.
    let found = found(blobs).await?;
    let kept = kept(database).await?.map(|(mark, _)| mark);
    judge(database, blobs, &found, kept.as_ref()).await
}

/// When the counter goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Now: a service starts.
    Now,
    /// Where it did not for a while.
    Due,
}

/// Looks whether files belong to a database, marks those that bear no mark yet, and goes on with the counter at that pace.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn renew(
    database: &Database,
    blobs: &Blobs,
    goes_on: Pace,
    now: Timestamp,
    random: &dyn Random,
) -> Result<Fit, StoreError> {
    let mut own = None;
    for _ in 0..TRIES {
        let found = found(blobs).await?;
        let (mark, secret) = own_or_new(database, now, random).await?;
        // Of several nodes that mark files at once, the last one's mark stays, and it is that one which ties them.
        if let Found::Mark(found) = &found
            && (mark.place.is_empty() || own.as_ref() == Some(&found.place))
            && mark.instance == found.instance
        {
            let place = found.place.clone();
            if keep(database, &Mark { place, count: mark.count.max(found.count), ..mark }, &secret, now).await? {
                return Ok(Fit::Fits { accepted_at: found.accepted_at });
            }
            continue;
        }
        match judge(database, blobs, &found, Some(&mark)).await? {
            Fit::Unmarked => {
                let place = new_name(random);
                write(blobs, &Mark { place: place.clone(), at: now, accepted_at: None, ..mark }).await?;
                own = Some(place);
            }
            Fit::Fits { accepted_at } => {
                let Found::Mark(found) = found else { continue };
                if goes_on == Pace::Due && (now.millis() - found.at.millis()).abs() < PACE_MILLIS {
                    return Ok(Fit::Fits { accepted_at });
                }
                let next = Mark { count: mark.count + 1, at: now, accepted_at, ..mark };
                // The database first: what dies in between leaves it ahead.
                if keep(database, &next, &secret, now).await? {
                    write(blobs, &next).await?;
                    return Ok(Fit::Fits { accepted_at });
                }
            }
            other => return Ok(other),
        }
    }
    Ok(Fit::Unmarked)
}

/// Makes files the database's, whatever mark they bear: somebody said that they are.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn accept(
    database: &Database,
    blobs: &Blobs,
    now: Timestamp,
    random: &dyn Random,
) -> Result<(), StoreError> {
    loop {
        let count = match found(blobs).await? {
            Found::Mark(found) => found.count,
            Found::Nothing | Found::Unreadable => 0,
        };
        let (mark, secret) = own_or_new(database, now, random).await?;
        // A new name for the place, so that another one which bears the old name does not fit any more.
        let next = Mark {
            place: new_name(random),
            count: mark.count.max(count) + 1,
            at: now,
            accepted_at: Some(now),
            ..mark
        };
        if keep(database, &next, &secret, now).await? {
            return write(blobs, &next).await;
        }
    }
}

/// Marks files that were copied together with the database. Where that knows a mark it is not changed.
///
/// # Errors
/// When the database or the files do not answer.
pub async fn copied(
    database: &Database,
    blobs: &Blobs,
    now: Timestamp,
    random: &dyn Random,
) -> Result<(), StoreError> {
    let found = found(blobs).await?;
    let kept = kept(database).await?.map(|(mark, _)| mark).filter(|mark| !mark.place.is_empty());
    match (found, kept) {
        // The first start marks them.
        (Found::Nothing, None) => Ok(()),
        (_, None) => accept(database, blobs, now, random).await,
        (found, Some(mark)) => {
            let was_there = !matches!(found, Found::Nothing);
            write(blobs, &Mark { at: now, accepted_at: was_there.then_some(now), ..mark }).await
        }
    }
}

/// What the files bear.
enum Found {
    Nothing,
    Mark(Mark),
    /// Something that this version does not write.
    Unreadable,
}

async fn found(blobs: &Blobs) -> Result<Found, StoreError> {
    let Some(text) = blobs.get(NAME).await? else { return Ok(Found::Nothing) };
    Ok(serde_json::from_slice(&text).map_or(Found::Unreadable, Found::Mark))
}

async fn write(blobs: &Blobs, mark: &Mark) -> Result<(), StoreError> {
    // A struct of texts and numbers always has a JSON form.
    blobs.put(NAME, Bytes::from(serde_json::to_vec(mark).unwrap_or_default())).await
}

async fn kept(database: &Database) -> Result<Option<(Mark, instance_secrets::InstanceSecret)>, StoreError> {
    let Some(secret) = instance_secrets::find(database, KEPT).await? else { return Ok(None) };
    let mark = serde_json::from_slice(&secret.content).map_err(|error| StoreError::Corrupt(Box::new(error)))?;
    Ok(Some((mark, secret)))
}

/// What the database bears; a database from before there were marks gets one.
async fn own_or_new(
    database: &Database,
    now: Timestamp,
    random: &dyn Random,
) -> Result<(Mark, instance_secrets::InstanceSecret), StoreError> {
    loop {
        if let Some(kept) = kept(database).await? {
            return Ok(kept);
        }
        let first =
            Mark { instance: new_name(random), place: String::new(), count: 0, at: now, accepted_at: None };
        let mut write = Write::new();
        instance_secrets::insert(&mut write, KEPT, &serde_json::to_vec(&first).unwrap_or_default(), now);
        database.commit(write).await?;
    }
}

/// Keeps another mark in the database. Tells whether nobody else was faster.
async fn keep(
    database: &Database,
    mark: &Mark,
    before: &instance_secrets::InstanceSecret,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let mut write = Write::new();
    instance_secrets::replace(&mut write, KEPT, &serde_json::to_vec(mark).unwrap_or_default(), before, now);
    match database.commit(write).await {
        Ok(_) => Ok(true),
        Err(error) if error.is_lost() => Ok(false),
        Err(error) => Err(error),
    }
}

fn new_name(random: &dyn Random) -> String {
    let mut bytes = [0u8; 16];
    random.fill(&mut bytes);
    hex(&bytes)
}

async fn judge(database: &Database, blobs: &Blobs, found: &Found, kept: Option<&Mark>) -> Result<Fit, StoreError> {
    Ok(match compared(found, kept) {
        // Nothing can be lost where nothing is named: whoever begins in one place may go on in another.
        Fit::Elsewhere if named_files::some(database).await?.is_empty() => Fit::Unmarked,
        Fit::Unmarked if are_lost(database, blobs).await? => Fit::Lost,
        other => other,
    })
}

/// What the two marks say.
fn compared(found: &Found, kept: Option<&Mark>) -> Fit {
    match (found, kept) {
        (Found::Nothing, _) => Fit::Unmarked,
        (Found::Unreadable, _) | (Found::Mark(_), None) => Fit::Foreign,
        (Found::Mark(found), Some(kept)) if found.instance != kept.instance => Fit::Foreign,
        (Found::Mark(found), Some(kept)) if found.count > kept.count => Fit::Later,
        (Found::Mark(found), Some(kept)) if found.place != kept.place => Fit::Elsewhere,
        (Found::Mark(found), Some(_)) => Fit::Fits { accepted_at: found.accepted_at },
    }
}

/// Whether the database names files, and none of those that are looked for is there.
async fn are_lost(database: &Database, blobs: &Blobs) -> Result<bool, StoreError> {
    let some = named_files::some(database).await?;
    for name in &some {
        if blobs.size(name).await?.is_some() {
            return Ok(false);
        }
    }
    Ok(!some.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(instance: &str, place: &str, count: i64) -> Mark {
        let at = Timestamp::from_millis(0);
        Mark { instance: instance.to_owned(), place: place.to_owned(), count, at, accepted_at: None }
    }

    #[test]
    fn files_fit_where_their_mark_is_the_databases_and_not_ahead_of_it() {
        let kept = mark("a", "p", 5);
        for (found, fit) in [
            (mark("a", "p", 5), Fit::Fits { accepted_at: None }),
            (mark("a", "p", 4), Fit::Fits { accepted_at: None }),
            (mark("a", "p", 6), Fit::Later),
            (mark("a", "q", 6), Fit::Later),
            (mark("a", "q", 5), Fit::Elsewhere),
            (mark("b", "p", 5), Fit::Foreign),
        ] {
            assert_eq!(compared(&Found::Mark(found), Some(&kept)), fit);
        }
        assert_eq!(compared(&Found::Nothing, Some(&kept)), Fit::Unmarked);
        assert_eq!(compared(&Found::Unreadable, Some(&kept)), Fit::Foreign);
        assert_eq!(compared(&Found::Mark(kept), None), Fit::Foreign);
    }
}
