//! Puts the fonts that `scripts/fetch-fonts` has fetched into the program. They are no part of the repository, and the
//! build goes through without them: typed signatures are then set in an italic, text without serifs has them, and emoji are boxes.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let variable =
        |name: &str| env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other(name.to_owned()));
    println!("cargo:rerun-if-env-changed=COUNTERSIGN_FONTS");
    let folder = match variable("COUNTERSIGN_FONTS") {
        Ok(folder) => folder,
        Err(_) => variable("CARGO_MANIFEST_DIR")?.join("../../.cache/fonts"),
    };
    // `scripts/fetch-fonts` makes the folder even where it can fetch nothing; without it Cargo would look again and again.
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files = fonts_in(&folder);
    files.sort();
    if files.is_empty() {
        println!("cargo:warning=no handwriting fonts: run scripts/fetch-fonts for typed signatures in a hand");
    }
    let mut list = String::from("[");
    for file in &files {
        let file = file.canonicalize()?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // Writing to a string can't fail.
        let _ = write!(list, "({name:?}, include_bytes!({:?})),", file.display().to_string());
    }
    list.push(']');
    fs::write(variable("OUT_DIR")?.join("fetched_fonts.rs"), list)
}

fn fonts_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "ttf")).collect()
}
