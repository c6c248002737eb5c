//! Templates: create, list, show, change, duplicate, label, delete, the versions of each, drafts on trial, what is
//! written and not published yet, and those that are for one document.

mod bodies;
mod create;
mod delete;
mod duplicate;
mod examples;
mod labels;
mod list;
pub(crate) mod parsed;
mod preview;
mod save;
mod schema;
mod show;
mod single_use;
mod trial;
mod update;
mod versions;
pub mod working_copy;

pub(crate) use bodies::{Leavings, remove_unused as remove_unused_bodies};
pub use create::{NewTemplate, create};
pub use delete::delete;
pub use duplicate::duplicate;
pub use examples::{Example, create_from_example, examples};
pub use labels::{Labelled, labels, set_labels};
pub use list::{Wanted, all, found, page};
pub use preview::{SampleValues, preview};
pub use schema::schema;
pub(crate) use show::origin;
pub use show::show;
pub use single_use::clear_unused;
pub(crate) use single_use::document_goes;
pub use template::trial::{Around, functions};
pub use trial::{Draft, Outcome, check, preview_draft, work_out};
pub use update::{TemplateChanges, update};
pub use versions::{Listed, version, versions};
