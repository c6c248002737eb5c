//! The activity stream: listing and export.

mod export;
mod list;

pub use export::{Export, MOST_ROWS, export};
pub use list::page;
