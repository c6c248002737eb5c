//! What a worker says about itself before it takes work.

use serde::{Deserialize, Serialize};

/// Which of the bounds hold for a worker. Where one is missing, the machine's kernel does not know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confined {
    /// Memory, files and processor time are bounded.
    pub resources: bool,
    /// No file can be read but fonts.
    pub files: bool,
    /// No connection can be opened, no file written, no process started.
    pub calls: bool,
}

impl Confined {
    /// Nothing holds it.
    pub(super) const NOT: Self = Self { resources: false, files: false, calls: false };

    /// Whether every bound holds.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.resources && self.files && self.calls
    }
}

/// The first message of a worker.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Hello {
    /// Its build, which has to be the one of whoever started it.
    pub build: String,
    /// What holds it.
    pub confined: Confined,
}

/// The build of this program, as far as the messages depend on it: raise the number when their form changes.
pub(super) const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), "/2");
