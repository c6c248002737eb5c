//! Prints documents as PDF, in this process, with Typst.
//!
//! ```
//! # use countersign_render as render;
//! let print = render::Print {
//!     title: "Lease, Harbour Street 4".to_owned(),
//!     rows: vec![render::PrintRow { label: "Tenant".to_owned(), value: "A. Okafor".to_owned() }],
//!     language: "en-GB".to_owned(),
//!     created_at_ms: 1_763_000_000_000,
//!     ident: "doc_01".to_owned(),
//! };
//! let rendered = render::Renderer::new().render(&print)?;
//! assert!(rendered.pdf.starts_with(b"%PDF-1.7"));
//! # Ok::<(), render::RenderError>(())
//! ```
//!
//! # How text stays data
//! There is one Typst program, `program.typ`, and it is part of this crate. A document reaches it as the
//! virtual file `/doc.json`, and the program hands each text of it to `text(str)`, which prints a
//! string and never reads it as markup. Nothing is concatenated into Typst source, and the program never
//! calls `eval`. The world that Typst sees holds those two files and nothing else: no file system, no
//! packages, no clock, no network.
//!
//! # How to print one more thing
//! 1. Add it to [`Print`]; the compiler then points at the fingerprint and at `input.rs`.
//! 2. In `input.rs`, clean it and give it a name in the JSON.
//! 3. Read that name in `program.typ`, through `put` if a user wrote it.
//!
//! The files, in the order in which a document walks through them: `print` (what comes in), `text` and
//! `language` (cleaning), `page`, `fit` and `fonts` (words that are too long for their column), `input` (the
//! JSON), `world` and `program.typ` (Typst), `pdf` (the standards), `renderer` (the whole).

mod fit;
mod fonts;
mod input;
mod language;
mod page;
mod pdf;
mod print;
mod renderer;
mod text;
pub mod worker;
mod world;

pub use pdf::Standard;
pub use print::{Print, PrintRow};
pub use renderer::{RenderError, Rendered, Renderer};
