//! `countersign`.

use std::process::ExitCode;

fn main() -> ExitCode {
    countersign::run()
}
