//! Uploaded files.

mod content;
mod upload;

pub use content::{Download, download};
pub(crate) use content::{find, printable};
pub use upload::{NewFile, upload};
