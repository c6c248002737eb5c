//! The files that rows name: whoever copies an instance has to know whether they are there.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use futures::TryStreamExt;

use crate::args;
use crate::blobs::{Blobs, names};
use crate::engine::{Database, Row, StoreError};

/// Rows that are read at once.
const BATCH: usize = 1_000;
/// The same as an argument.
const LIMIT: i64 = 1_000;
/// Files of each kind that are named for a look, from either end.
const SOME: i64 = 5;

/// A table that names files: its rows behind an id with what their names are made of, and how.
struct Naming {
    rows: &'static str,
    /// The same from the other end.
    newest: &'static str,
    name: fn(workspace: &str, text: &str) -> Option<String>,
}

const SEALED: Naming = Naming {
    rows: "SELECT id, workspace_id, seal FROM documents WHERE id > $1 AND seal IS NOT NULL ORDER BY id LIMIT $2",
    newest: "SELECT id, workspace_id, seal FROM documents WHERE id > $1 AND seal IS NOT NULL ORDER BY id DESC LIMIT $2",
    name: |workspace, seal| {
        let facts: model::seal::SealFacts = serde_json::from_str(seal).ok()?;
        Some(names::sealed(workspace, &facts.sha256))
    },
};
const UPLOADED: Naming = Naming {
    rows: "SELECT id, workspace_id, sha256 FROM files WHERE id > $1 ORDER BY id LIMIT $2",
    newest: "SELECT id, workspace_id, sha256 FROM files WHERE id > $1 ORDER BY id DESC LIMIT $2",
    name: |workspace, sha256| Some(names::uploaded(workspace, sha256)),
};

/// A few of the sealed PDFs and uploaded files that rows name, the oldest and the newest.
///
/// # Errors
/// When the database does not answer.
pub async fn some(database: &Database) -> Result<Vec<String>, StoreError> {
    let mut names = Vec::new();
    for naming in [SEALED, UPLOADED] {
        for sql in [naming.rows, naming.newest] {
            let read = |mut row: Row| Ok((row.take::<String>()?, row.take::<String>()?, row.take::<String>()?));
            let rows = database.query(sql, args!["", SOME], read).await?;
            names.extend(rows.iter().filter_map(|(_, workspace, text)| (naming.name)(workspace, text)));
        }
    }
    names.sort();
    names.dedup();
    Ok(names)
}

/// The sealed PDFs and uploaded files that rows name and that are not there.
///
/// # Errors
/// When the database or the place of files does not answer.
pub async fn missing(database: &Database, blobs: &Blobs) -> Result<Vec<String>, StoreError> {
    // By the hashes of their names, since there may be millions.
    let (hasher, mut there) = (RandomState::new(), HashSet::new());
    let mut listed = std::pin::pin!(blobs.all_copied());
    while let Some(file) = listed.try_next().await? {
        there.insert(hasher.hash_one(file.name.as_str()));
    }
    let mut missing = Vec::new();
    for naming in [SEALED, UPLOADED] {
        let mut after = String::new();
        loop {
            let read = |mut row: Row| Ok((row.take::<String>()?, row.take::<String>()?, row.take::<String>()?));
            let rows = database.query(naming.rows, args![&after, LIMIT], read).await?;
            for name in rows.iter().filter_map(|(_, workspace, text)| (naming.name)(workspace, text)) {
                // What is newer than the list is asked for by itself.
                if !there.contains(&hasher.hash_one(name.as_str())) && blobs.size(&name).await?.is_none() {
                    missing.push(name);
                }
            }
            match rows.last() {
                Some((id, _, _)) if rows.len() >= BATCH => after.clone_from(id),
                _ => break,
            }
        }
    }
    Ok(missing)
}
