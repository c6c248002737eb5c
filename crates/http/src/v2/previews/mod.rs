//! Pages as pictures: of a template with sample values, of a document as it is.

mod options;
mod shown;

pub(super) mod document;
pub(super) mod document_page;
pub(super) mod template;
pub(super) mod template_page;

pub(crate) use options::Drawing;
pub(crate) use shown::Preview;
