//! What a pool is made with.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::JOBS;

/// More workers than this are of use only to whoever says so.
const MOST: usize = 8;

/// What a pool is made with.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The program that is started with `render-worker`: `countersign`, of the same build as this service.
    pub program: PathBuf,
    /// How many workers there are at most, beside one that is spare.
    pub count: usize,
    /// A folder with fonts beside those of the program.
    pub fonts_dir: Option<PathBuf>,
    /// Bytes of memory that a worker may take for documents.
    pub memory_bytes: u64,
    /// How long a worker stays that has nothing to do.
    pub idle: Duration,
    /// After how many jobs a worker is replaced, so that what it may have kept of them is gone.
    pub jobs: usize,
}

impl Settings {
    /// The usual settings, for workers of this program.
    #[must_use]
    pub fn new(program: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            program,
            count: cores.min(MOST),
            fonts_dir: None,
            memory_bytes: 512 * 1024 * 1024,
            idle: Duration::from_mins(5),
            jobs: JOBS,
        }
    }

    /// The usual settings, for workers of the program that this process runs.
    ///
    /// # Errors
    /// When the system does not say which program that is.
    pub fn of_this_program() -> std::io::Result<Self> {
        // The kernel's own name of it stays right when the file is replaced by a newer one, as an upgrade does.
        let own = Path::new("/proc/self/exe");
        Ok(Self::new(if own.exists() { own.to_owned() } else { std::env::current_exe()? }))
    }
}
