//! Templates: create, list, show, change, duplicate, delete, and the versions of each.

mod create;
mod delete;
mod duplicate;
mod list;
pub(crate) mod parsed;
mod preview;
mod save;
mod schema;
mod show;
mod update;
mod versions;

pub use create::{NewTemplate, create};
pub use delete::delete;
pub use duplicate::duplicate;
pub use list::{all, found, page};
pub use preview::{SampleValues, preview};
pub use schema::schema;
pub(crate) use show::origin;
pub use show::show;
pub use update::{TemplateChanges, update};
pub use versions::{version, versions};
