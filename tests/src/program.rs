//! The program that is tested.

use std::path::{Path, PathBuf};

/// The program that is tested: it lies beside the folder of the test's own.
pub fn program() -> PathBuf {
    let own = std::env::current_exe().expect("the test has a path");
    let program = own.parent().and_then(Path::parent).expect("a folder").join("countersign");
    assert!(
        program.exists(),
        "{} is missing; `cargo build --release --workspace --bins` builds it, and `make test` does that first",
        program.display()
    );
    program
}
