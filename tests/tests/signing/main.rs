//! Signing, from the link to the sealed PDF, as a respondent's browser drives it.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

mod attached_files;
mod authority;
mod bad_steps;
mod consents;
mod copies;
mod delegation;
mod drafts;
mod fill;
mod hidden_by_itself;
mod links;
mod long_answers;
mod marks;
mod order;
mod reading;
mod return_address;
mod seals;
mod shown_fields;
mod support;
mod through_the_api;
mod walk;
mod what_was_read;
mod what_was_signed;
