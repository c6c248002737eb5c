//! Templates: create, list, show, change, delete.

mod create;
mod delete;
mod list;
pub(crate) mod parsed;
mod preview;
mod save;
mod schema;
mod show;
mod update;

pub use create::{NewTemplate, create};
pub use delete::delete;
pub use list::{all, page};
pub use preview::{SampleValues, preview};
pub use schema::schema;
pub use show::show;
pub use update::{TemplateChanges, update};
