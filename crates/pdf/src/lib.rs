//! PDF files and pictures that somebody else made: what is in them, and adding to them without touching a byte.
//!
//! - [`inspect`] tells what an uploaded file is and what is in it, or why it can't be used, in words for whoever
//!   uploaded it ([`Refused`]).
//! - [`overlay`] lays something over the pages of a PDF, and [`Update`] is what it is made with: new and changed objects
//!   behind the original's bytes.
//! - [`stilled`] takes out of a PDF what would show it differently to different people.
//! - [`page_png`] and [`page_svg`] show a page, and [`Viewer`] several of them.
//! - [`normalise`] makes a picture safe to put into documents, and [`shrink`] smaller.
//!
//! All of them take bytes of strangers. They never panic, and stay within [`Limits`] as far as they can. What they can't
//! bound by themselves is said in `single_page`; that, and the time they take, is why they run in a process
//! that has limits of its own and can be killed.
//!
//! There is one reader of PDFs, `lopdf` through `reading`, and everything goes by what it saw. What else parses a PDF (the
//! renderer) is handed a file that was written anew from that. To add another thing that looks into PDFs, start with
//! `reading::read` and `pages::pages`, inside of `guard::guarded`.

mod behind;
mod content;
mod fields;
mod geometry;
mod guard;
mod incremental;
mod inspect;
mod kind;
mod limits;
mod overlay;
mod pages;
mod picture;
mod raster;
mod raw;
mod reading;
mod refused;
mod scan;
mod single_page;
mod still;
mod strip;
mod survey;
mod transplant;
mod write;
mod xref;

/// What objects of a PDF are made of, for those who write an [`Update`].
pub use lopdf;

pub use fields::{Field, FieldKind};
pub use geometry::Place;
pub use incremental::{Update, Updated};
pub use inspect::{Inspected, PageFacts, PdfFacts, PictureFacts, inspect};
pub use kind::Kind;
pub use limits::Limits;
pub use overlay::{OverlayError, overlay, overlay_pages};
pub use picture::{Picture, normalise, shrink};
pub use raster::{Size, Viewer, page_png, page_svg};
pub use refused::Refused;
pub use still::stilled;
