//! Uploaded files.

pub(super) mod download;

pub(super) mod upload;
