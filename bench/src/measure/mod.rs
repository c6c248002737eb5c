//! What is measured, one file for each kind of use.

pub mod listing;
pub mod reading;
pub mod starting;
pub mod writing;
