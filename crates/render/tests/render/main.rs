//! What comes out of the renderer, read back with other people's tools: those of poppler, and qpdf.
#![allow(clippy::expect_used, reason = "tests fail by panicking")]
#![allow(clippy::unnecessary_wraps, reason = "answers of fields are optional, and made by functions")]

mod any_tree;
mod blocks;
mod bounds;
mod fields;
mod inlines;
mod layer;
mod mark;
mod pages;
mod pictures;
mod preview;
mod scripts;
mod support;
mod tables;
mod values;
