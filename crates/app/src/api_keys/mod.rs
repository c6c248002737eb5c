//! API keys: create, list, revoke. Administrators only.

mod create;
mod list;
mod revoke;

pub(crate) use create::add;
pub use create::{CreatedKey, create};
pub use list::{list, with_creators, workspace_of};
pub use revoke::revoke;
