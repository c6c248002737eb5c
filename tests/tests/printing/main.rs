//! Templates that think and documents that print: content, files, PDFs and previews, from outside.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod content;
mod examples;
mod files;
mod hostile;
mod pdfs;
mod previews;
mod schemas;
mod support;
