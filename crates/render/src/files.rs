//! Uploaded files: what is in them, and the form in which they are printed.

use bytes::Bytes;
pub use pdf::{
    Field as FormField, FieldKind as FormFieldKind, Inspected as Found, Kind, Limits as FileLimits, Refused,
};
use pdf::{inspect, normalise};

/// What is known of a file after it was looked into.
#[derive(Debug)]
pub struct Examined {
    /// What is in it.
    pub found: Found,
    /// The form in which it is printed, where that is not the file as it was sent: upright, without data about the
    /// camera, of a format that PDF knows.
    pub printable: Option<Bytes>,
}

/// Looks into a file.
///
/// # Errors
/// Why it is refused, as a fragment that follows the file's name.
pub fn examine(content: &[u8], limits: &FileLimits) -> Result<Examined, Refused> {
    let found = inspect(content, limits)?;
    let printable = match &found {
        Found::Pdf(_) => None,
        Found::Picture(_) => Some(normalise(content, limits)?.bytes).filter(|bytes| bytes != content),
    };
    Ok(Examined { found, printable: printable.map(Into::into) })
}
