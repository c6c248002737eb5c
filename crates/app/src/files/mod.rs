//! Uploaded files.

mod content;
mod named;
mod referred;
mod remove;
mod upload;

pub use content::{Download, download};
pub(crate) use content::{find, picture_in, printable};
pub(crate) use named::name_files;
pub(crate) use referred::{
    check_attached, check_named, gone, hold_named, ids_in, leave_out_foreign, must_be_asked_for, submitted_until,
    told_in_trail,
};
pub(crate) use remove::{held, remove, remove_unless_named};
pub use upload::{NewFile, upload};
pub(crate) use upload::{TakenIn, take_in};
