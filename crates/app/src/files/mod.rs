//! Uploaded files.

mod content;
mod upload;

pub(crate) use content::{find, printable};
pub use content::{Download, download};
pub use upload::{NewFile, upload};
