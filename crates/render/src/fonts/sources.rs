//! Where fonts beyond those in the program are looked for.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, fs};

use model::hex::hex;
use sha2::{Digest, Sha256};

/// How deep folders may lie in each other.
const DEPTH: usize = 8;
/// How many files are looked at.
const MAX_FILES: usize = 20_000;

/// Where fonts beyond those in the program are looked for. Nothing is read before a document needs it.
#[derive(Debug, Default)]
pub struct FontSources {
    /// Folders with fonts, those in front first; those that are not there are passed over.
    pub folders: Vec<PathBuf>,
    /// Whether the machine's own fonts are used as well, after the folders.
    pub system: bool,
    listed: OnceLock<Vec<Listed>>,
}

/// A file that is a font by its name.
#[derive(Debug)]
pub(super) struct Listed {
    pub path: PathBuf,
    size: u64,
    /// Where it lies in its folder: what is the same on every machine.
    name: String,
}

impl FontSources {
    /// Fonts in folders, and those of the machine where that is wanted.
    #[must_use]
    pub const fn new(folders: Vec<PathBuf>, system: bool) -> Self {
        Self { folders, system, listed: OnceLock::new() }
    }

    /// No fonts but those in the program.
    #[must_use]
    pub const fn none() -> Self {
        Self::new(Vec::new(), false)
    }

    /// Something that differs where the fonts differ: a hash of the files' names and sizes, taken once. A font that
    /// comes later is seen after the next start.
    #[must_use]
    pub fn identity(&self) -> String {
        let mut hash = Sha256::new();
        for file in self.listed() {
            hash.update(file.size.to_le_bytes());
            hash.update(file.name.as_bytes());
            hash.update([0]);
        }
        hex(&hash.finalize())
    }

    /// Every folder that is looked into.
    #[must_use]
    pub fn all_folders(&self) -> Vec<PathBuf> {
        let system = if self.system { system_folders() } else { Vec::new() };
        self.folders.iter().cloned().chain(system).collect()
    }

    /// All files, always in the same order.
    pub(super) fn listed(&self) -> &[Listed] {
        self.listed.get_or_init(|| {
            let mut files = Vec::new();
            for folder in self.all_folders() {
                list(&folder, "", DEPTH, &mut files);
            }
            files
        })
    }
}

impl Clone for FontSources {
    /// The clone looks for itself.
    fn clone(&self) -> Self {
        Self::new(self.folders.clone(), self.system)
    }
}

fn list(folder: &Path, prefix: &str, depth: usize, files: &mut Vec<Listed>) {
    let mut entries: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().collect();
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let name = format!("{prefix}/{}", entry.file_name().to_string_lossy());
        // Follows links: distributions link fonts into place.
        let Ok(found) = fs::metadata(&path) else { continue };
        if found.is_dir() && depth > 0 {
            list(&path, &name, depth - 1, files);
        } else if found.is_file() && is_font(&path) && files.len() < MAX_FILES {
            files.push(Listed { path, size: found.len(), name });
        }
    }
}

fn is_font(path: &Path) -> bool {
    let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
    ["ttf", "otf", "ttc", "otc"].iter().any(|known| end.eq_ignore_ascii_case(known))
}

/// Where systems keep their fonts.
fn system_folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = [
        "/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts",
        "C:\\Windows\\Fonts",
    ]
    .map(PathBuf::from)
    .into();
    if let Some(home) = env::var_os("HOME").map(PathBuf::from) {
        folders.extend([".local/share/fonts", ".fonts", "Library/Fonts"].map(|folder| home.join(folder)));
    }
    folders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_are_listed_in_order_and_by_their_names() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["b.ttf", "a/c.OTF", "a.txt", "z.ttc"] {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
            fs::write(path, name).expect("a file");
        }
        let sources = FontSources::new(vec![folder.path().join("gone"), folder.path().to_owned()], false);
        let names: Vec<&str> = sources.listed().iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["/a/c.OTF", "/b.ttf", "/z.ttc"]);
        let before = sources.identity();
        assert_ne!(before, FontSources::none().identity());
        fs::write(folder.path().join("b.ttf"), "another size").expect("a file");
        assert_eq!(sources.identity(), before);
        assert_ne!(sources.clone().identity(), before);
    }
}
