//! The form that people fill: roles and fields.
//!
//! `field` says what there is, `validation` what an answer has to keep to, `read` takes a form in and names every place that
//! is wrong.

mod field;
mod named;
mod read;
mod validation;

pub use field::{Field, FieldType, FormSchema, Placement, Role};
pub use validation::{Bound, Validation};
