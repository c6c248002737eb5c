//! What the product is about, with no input or output: typed ids, templates, documents and respondents,
//! people and their rights, plans, activity, and the one error enum that every layer above speaks.
//!
//! A type lives here when two faces of the product must agree about it. To add a field to the contract,
//! start here: parse it into a type that can't hold a wrong value, and let the layers above carry it.

pub mod activity;
pub mod api_key;
pub mod asked;
pub mod audit;
pub mod body;
pub mod bulk;
pub mod clock;
pub mod colour;
pub mod document;
pub mod email;
pub mod embedding;
pub mod error;
pub mod export;
pub mod file;
pub mod file_name;
pub mod form;
pub mod given;
pub mod hex;
pub mod id;
pub mod labels;
pub mod limits;
pub mod locale;
pub mod mail;
pub mod name;
pub mod page;
pub mod panics;
pub mod people;
pub mod plan;
pub mod random;
pub mod reminder;
pub mod respondent;
pub mod retention;
pub mod seal;
pub mod signing;
pub mod template;
pub mod time;
pub mod trace;
pub mod user_agent;
pub mod values;
pub mod webhook;
pub mod workspace;

pub use clock::Clock;
pub use error::{Error, FieldError, Result};
pub use id::Id;
pub use random::Random;
pub use time::Timestamp;
pub use user_agent::UserAgent;
