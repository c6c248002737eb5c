//! Work on what strangers sent, done in processes of its own.
//!
//! A document may be huge, or made to harm. So whatever reads or sets one runs in a *worker*: the same program, started
//! as `countersign render-worker`, which can open no connection, write no file and start no process, has a bound on
//! memory and on time, and is replaced when it dies. The [`Workers`] are a pool of them. It starts one when there
//! is work and none is free, keeps it warm, and lets it go after minutes without work. Whoever asks names the workspace
//! that the work is for, and the workspaces take turns.
//!
//! ```text
//! Workers (in the service)                          Worker (a process)
//!   queue: whose turn is it                           reader: takes orders from standard input
//!   process: start, ask, kill at the deadline ──────► desk: carries them out, one after the other
//!            ◄──────────────────────────────────────  answers on standard output, complaints on standard error
//! ```
//!
//! # How to add a kind of work
//! 1. A file in `jobs/` with what is asked, what is answered, how long it may take, the function that does it, and the
//!    method of [`Workers`] that asks for it. Small things travel as JSON, files beside it as they are.
//! 2. A variant of [`Job`] and its two arms, in `job.rs`.
//! 3. An arm in `desk.rs`.

mod confined;
mod desk;
mod failure;
mod frame;
mod job;
mod jobs;
mod pool;
mod sandbox;
mod serve;

pub use confined::Confined;
pub use desk::Desk;
pub use failure::Failure;
pub use job::{Job, Limits, Reply};
pub use jobs::probe::{Probe, Probed};
pub use pool::{Observer, Settings, Snapshot, Workers};
pub use serve::{Handler, Options, run};
