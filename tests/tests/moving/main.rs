//! Moving house: transfers between databases and places of files, backups, and files in a bucket that fails.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod backup;
mod broken_archives;
mod bucket;
mod bucket_trouble;
mod deleted_files;
mod every_table;
mod file_mark;
mod full_disk;
mod household;
mod older_backup;
#[path = "../process/program.rs"]
#[allow(dead_code, reason = "these tests use a part of it")]
mod program;
mod s3;
#[path = "../signing/support.rs"]
#[allow(dead_code, reason = "these tests use a part of it")]
mod signing;
mod transfer;
mod unclaimed_files;
mod unfinished;
