//! The public page of a template: whoever fills it makes a document of their own and submits it in one go.

mod look;
mod submit;
mod unsubmitted;

pub use look::{Door, FillPage, Opened, TemplateFacts, attach, evaluate, frames, look, page, picture};
pub use submit::{Filled, Filling, submit};
pub(crate) use unsubmitted::remove_unsubmitted;
