//! The body of a template: a tree in the JSON form of the editor `ProseMirror`, so that an editor needs no conversion.
//!
//! `node` and `mark` say what there is, `page` how the sheet looks, `read` takes a tree in and names every place
//! that is wrong, `attrs` what is inside a node,
//! `nesting` what may stand where.
//!
//! # How to add a node
//! 1. Add it to [`Kind`] with its attributes; the compiler then points at `nesting` and at `resolve`.
//! 2. Say in `nesting` where it may stand and what it may hold.
//! 3. Say in `resolve` what it prints.

mod attrs;
mod files;
mod mark;
mod nesting;
mod node;
mod page;
mod read;

pub(crate) use attrs::is_harmless_link;
pub use files::FileUse;
pub(crate) use files::files;
pub use mark::Mark;
pub(crate) use nesting::deepens;
pub use node::{
    CellAttrs, ColumnsAttrs, ConditionalAttrs, DocAttrs, FieldAttrs, HeadingAttrs, ImageAttrs, Kind, Node,
    OrderedListAttrs, ParagraphAttrs, PdfAttrs, RepeatAttrs, TableAttrs, VariableAttrs,
};
pub use page::{Align, FontFamily, ListStyle, Margin, Orientation, Page, PaperSize};
pub use read::{Content, Limits};
