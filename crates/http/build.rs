//! The pages are built before the program and carried inside it; a new build of them is a new build of this crate.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
