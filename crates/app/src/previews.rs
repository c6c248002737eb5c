//! Pages as pictures: what the faces need to ask for them and to show them.

pub use crate::printing::Previewed;
pub use render::{FieldPosition, ImageFormat, PageImage, Preview, PreviewOptions};
