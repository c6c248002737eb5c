//! Prints documents as PDF and as pictures, in this process, with Typst.
//!
//! ```
//! # use countersign_render as render;
//! # use template::{content, print};
//! let words = print::Inline::Text { text: "Between A. Okafor and …".to_owned(), style: print::Style::default() };
//! let request = render::Request::new(print::Print {
//!     title: "Lease, Harbour Street 4".to_owned(),
//!     language: "en-GB".to_owned(),
//!     page: content::Page::default(),
//!     font: content::FontFamily::Serif,
//!     header: Vec::new(),
//!     footer: Vec::new(),
//!     mark: None,
//!     body: print::Body::Flow { blocks: vec![print::Block::Paragraph { align: None, content: vec![words] }] },
//!     created_at_ms: 1_763_000_000_000,
//!     ident: "doc_01".to_owned(),
//! });
//! let rendered = render::Renderer::default().render(&request)?;
//! assert!(rendered.pdf.starts_with(b"%PDF-1.7"));
//! # Ok::<(), render::RenderError>(())
//! ```
//!
//! # How text stays data
//! There is one Typst program, in `program/`, and it is part of this crate. A document reaches it as the virtual file
//! `/doc.json`, and the program prints each text of it as a string, which Typst never reads as markup. Nothing is
//! concatenated into Typst source, and the program never calls `eval`. The world that Typst sees holds those files, the
//! document's pictures and nothing else: no file system, no packages, no clock, no network.
//!
//! # How it stays fast
//! Typst remembers how it laid out whatever has the same content and the same style as before. So the program's
//! functions see nothing but their own block, and nothing that differs between the documents of a template becomes a
//! style. `memory` says how long Typst remembers.
//!
//! # How to print one more thing
//! 1. Add it to [`template::print`]; the compiler then points at `input`.
//! 2. In `input`, count it (`bounds`), clean it and give it a name in the JSON.
//! 3. Read that name in `program/blocks.typ`.
//!
//! The files, in the order in which a document walks through them: `request` (what comes in), `input` (bounds, cleaning
//! and the JSON, with the help of `text`, `language`, `fit` and `fonts`), `world` and `program` (Typst), `pdf` (the
//! standards), `preview` (pictures), `layer` (fields over an uploaded PDF), `renderer` (the whole), `press` (documents of
//! either kind). `worker` does all this in processes of their own, and looks into uploaded files there (`files`).

mod error;
pub mod files;
mod fit;
mod fonts;
mod input;
mod language;
mod layer;
mod memory;
mod pdf;
mod press;
mod preview;
mod renderer;
mod request;
#[cfg(test)]
mod sample;
mod text;
mod warning;
pub mod worker;
mod world;

pub use error::RenderError;
pub use fonts::{FontSources, Hand, hands};
pub use input::must_be_printable;
pub use layer::{Layer, PageSize, may_need_more_pages};
pub use pdf::Standard;
pub use press::Press;
pub use preview::{FieldPosition, ImageFormat, PageImage, Preview, PreviewOptions};
pub use renderer::{Rendered, Renderer};
pub use request::{Request, fingerprint};
pub use warning::Warning;
