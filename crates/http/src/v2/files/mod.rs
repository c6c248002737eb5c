//! Uploaded files.

pub(super) mod download;
mod received;
pub(super) mod upload;
