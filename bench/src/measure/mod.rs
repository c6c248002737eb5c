//! What is measured, one file for each kind of use.

pub mod delivering;
pub mod downloading;
pub mod listing;
pub mod nodes;
pub mod printing;
pub mod reading;
pub mod reminding;
pub mod scaling;
pub mod signing;
pub mod starting;
pub mod worker_memory;
pub mod workspaces;
pub mod writing;
