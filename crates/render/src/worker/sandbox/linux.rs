//! Entering the sandbox, on Linux.

use rustix::process::{
    DumpableBehavior, Signal, set_dumpable_behavior, set_parent_process_death_signal, setpriority_process,
};

use super::{calls, files, resources};
use crate::worker::confined::Confined;
use crate::worker::serve::Options;

/// A service that answers requests goes first where both want the processor: it gets three quarters of it.
const PRIORITY: i32 = 5;

/// Gives up whatever a worker does not need. What the kernel does not know is left out, and told.
pub(in crate::worker) fn enter(options: &Options) -> Confined {
    // The name under which operators see it.
    tell("its name", std::fs::write("/proc/self/comm", "render-worker"));
    // The kernel ends a worker whose service is gone, even one that would not notice by itself.
    tell("the end with its parent", set_parent_process_death_signal(Some(Signal::KILL)));
    // What a document says is in its memory: no dumps, and nobody looks on.
    tell("no dumps", set_dumpable_behavior(DumpableBehavior::NotDumpable));
    tell("its priority", setpriority_process(None, PRIORITY));
    let mut confined = Confined::NOT;
    confined.resources = tell("bounds on what it takes", resources::bound(options.memory_bytes));
    confined.files = tell("bounds on what it reads", files::close_off(&options.fonts().all_folders()));
    // Last: the filter forbids all of the above.
    confined.calls = tell("bounds on what it calls", calls::filter());
    confined
}

/// Whether it worked; if not, a line for the log.
#[expect(clippy::print_stderr, reason = "the service reads what a worker complains of into its log")]
fn tell<E: std::fmt::Display>(what: &str, result: Result<(), E>) -> bool {
    match result {
        Ok(()) => true,
        Err(error) => {
            eprintln!("the worker runs without {what}: {error}");
            false
        }
    }
}
