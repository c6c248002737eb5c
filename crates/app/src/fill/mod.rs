//! The public page of a template: whoever fills it makes a document of their own and submits it in one go.

mod attach;
mod door;
mod look;
mod submit;
mod unsubmitted;

pub use attach::{attach, may_attach};
pub use door::{Door, Opened, frames};
pub use look::{FillPage, TemplateFacts, evaluate, look, page, picture};
pub(crate) use submit::is_of_public_page;
pub use submit::{Filled, Filling, submit};
pub(crate) use unsubmitted::{look_later, remove_unsubmitted};
