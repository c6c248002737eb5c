//! The form that people fill: roles and fields.
//!
//! `field` says what there is, `read` takes a form in and names every place that is wrong.

mod field;
mod named;
mod read;

pub(crate) use read::compile;

pub use field::{Bound, Field, FieldType, FormSchema, Placement, Role, Validation};
