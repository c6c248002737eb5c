//! `countersign`.

use std::process::ExitCode;

/// Every answer is made of many small allocations, and Typst of many more.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    countersign::run()
}
