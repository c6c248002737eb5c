//! What holds a worker: bounds on what it takes (`resources`), no files but fonts (`files`), no system calls but those
//! that setting a page needs (`calls`). Each is asked of the kernel once, before the first document, and none can be
//! lifted again from inside.
//!
//! All of it is Linux. Elsewhere a worker is held by its deadline alone, and the log says so.

#[cfg(target_os = "linux")]
mod calls;
#[cfg(not(target_os = "linux"))]
mod elsewhere;
#[cfg(target_os = "linux")]
mod files;
#[cfg(target_os = "linux")]
mod linux;
#[cfg(target_os = "linux")]
mod resources;

#[cfg(not(target_os = "linux"))]
pub(super) use elsewhere::{Meter, allow_processor, enter};
#[cfg(target_os = "linux")]
pub(super) use linux::enter;
#[cfg(target_os = "linux")]
pub(super) use resources::{Meter, allow_processor};
