//! A whole instance in one file: a tar archive, which is written and read from its beginning to its end without holding
//! more of it than a piece, and which every system can look into.
//!
//! | entry | holds |
//! |---|---|
//! | `about.json` | which version made it, from which engine, when |
//! | `keys/…` | the keys that were generated in the data folder |
//! | `rows/TABLE/NUMBER.jsonl.gz` | rows, as lines of JSON, those of a table in the order of its primary key |
//! | `blobs/…` | the files, under their names |
//! | `checksums/NUMBER` | the SHA-256 of every entry before it, as `sha256sum` writes it |
//! | `manifest.json` | counts, a hash of each table, the hashes of the checksums |
//! | `manifest.sha256` | the last entry: the hash of the manifest |
//!
//! Rows are the same whichever engine they come from, so an archive is restored on either. What was printed before
//! (`blobs/renders` in the data folder) is not in it: it is printed again when somebody asks.

mod check;
mod manifest;
mod pack;
mod restore;
mod tables;
mod unpack;
mod write;

pub use check::check;
pub use manifest::Manifest;
pub use restore::{Restored, restore};
pub use write::{Contents, KeyFile, Written, write};

pub use crate::dump::Wanted;

const ABOUT: &str = "about.json";
const MANIFEST: &str = "manifest.json";
const END: &str = "manifest.sha256";
const KEYS: &str = "keys/";
const ROWS: &str = "rows/";
const BLOBS: &str = "blobs/";
const CHECKSUMS: &str = "checksums/";
