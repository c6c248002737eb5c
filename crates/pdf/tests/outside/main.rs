//! The crate from outside: PDFs and pictures made for the purpose go in, and what comes out is looked at with the eyes of
//! others (`qpdf`, poppler) and of the renderer.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "tests fail by panicking")]

mod hostile;
mod incremental;
mod inspect;
mod made;
mod overlay;
mod pictures;
mod raster;
mod still;
mod tools;
