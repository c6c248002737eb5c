//! What an archive says of itself.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::dump::Digest;

/// The form of archives that this version writes.
pub(super) const FORMAT: u32 = 1;

/// Which version made an archive, from what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct About {
    /// The form of the archive.
    pub format: u32,
    /// The version of the program.
    pub version: String,
    /// The engine that the rows come from; they fit either.
    pub engine: String,
    /// The migrations that its database had.
    pub migrations: Vec<i64>,
    /// When its rows were read.
    pub created_at: String,
}

/// Everything that is in an archive, in its last entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manifest {
    /// Which version made it, from what.
    #[serde(flatten)]
    pub about: About,
    /// What each table holds.
    pub tables: BTreeMap<String, Digest>,
    /// How far the numbers have come that the database gives to rows, by table.
    pub counters: BTreeMap<String, i64>,
    /// How many files there are.
    pub files: u64,
    /// The keys that are in it.
    pub keys: Vec<String>,
    /// The settings that hold the other keys, which are not in it.
    pub keys_elsewhere: Vec<String>,
    /// How many entries there are in all, this one and the checksums left out.
    pub entries: u64,
    /// The SHA-256 of each list of checksums, which holds those of all other entries.
    pub checksums: BTreeMap<String, String>,
}

impl Manifest {
    /// How many rows there are in all.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.tables.values().map(|table| table.rows).sum()
    }
}
