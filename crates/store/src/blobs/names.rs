//! What files are called: one folder for each kind, in it one for each workspace, and in that a name that mostly is the hash of
//! what is in the file.

use std::fmt::Display;

/// The kinds of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Folder {
    /// Sealed PDFs.
    Sealed,
    /// Files that were sent, and beside some of them the copy that is printed.
    Uploads,
    /// What was made for download.
    Exports,
    /// What was printed, kept so as not to be printed again.
    Prints,
}

/// What is tried out on the place itself is put here.
pub(crate) const CHECK: &str = "check";
/// The mark that ties files to their database.
pub(crate) const MARK: &str = "mark";

impl Folder {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Sealed, Self::Uploads, Self::Exports, Self::Prints];
    /// Those that are copied with an instance: what is printed can be printed again.
    pub const COPIED: [Self; 3] = [Self::Sealed, Self::Uploads, Self::Exports];

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sealed => "sealed",
            Self::Uploads => "files",
            Self::Exports => "exports",
            Self::Prints => "renders",
        }
    }

    /// A workspace's part of it.
    #[must_use]
    pub fn of(self, workspace: impl Display) -> String {
        format!("{}/{workspace}", self.name())
    }
}

/// Where a sealed PDF is kept.
#[must_use]
pub fn sealed(workspace: impl Display, sha256: &str) -> String {
    format!("{}/{sha256}.pdf", Folder::Sealed.of(workspace))
}

/// Where the bytes of an uploaded file are kept.
#[must_use]
pub fn uploaded(workspace: impl Display, sha256: &str) -> String {
    format!("{}/{sha256}", Folder::Uploads.of(workspace))
}

/// Where the copy of an uploaded file is kept that is printed in its place.
#[must_use]
pub fn printable(workspace: impl Display, sha256: &str) -> String {
    format!("{}.print", uploaded(workspace, sha256))
}

/// The folder of an export's file. It has nothing else in it, save what attempts left behind that were cut short.
#[must_use]
pub fn export_folder(workspace: impl Display, export: impl Display) -> String {
    format!("{}/{export}", Folder::Exports.of(workspace))
}

/// Where an export's file is kept. No two exports share one, so that each can be removed by itself.
#[must_use]
pub fn export(workspace: impl Display, export: impl Display, sha256: &str, ending: &str) -> String {
    format!("{}/{sha256}.{ending}", export_folder(workspace, export))
}

/// The folder of all that was printed of a document, in whichever state it was: it goes with the document, and with whom it names.
#[must_use]
pub fn prints(workspace: impl Display, document: impl Display) -> String {
    format!("{}/{document}", Folder::Prints.of(workspace))
}

/// Where a print is kept, by the fingerprint of what was printed.
#[must_use]
pub fn print(workspace: impl Display, document: impl Display, fingerprint: impl Display) -> String {
    format!("{}/{fingerprint}.pdf", prints(workspace, document))
}

/// The SHA-256 that a file must have by its name; none where the name says something else.
#[must_use]
pub fn named_hash(name: &str) -> Option<&str> {
    let (folder, rest) = name.split_once('/')?;
    let last = rest.rsplit('/').next()?;
    let is_hash = |text: &str| text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let hash = match Folder::COPIED.into_iter().find(|one| one.name() == folder)? {
        // The copy that is printed from stands beside it, under the name of the file that it was made of.
        Folder::Uploads => last,
        Folder::Sealed | Folder::Exports | Folder::Prints => last.split('.').next()?,
    };
    is_hash(hash).then_some(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_the_hash_where_they_do() {
        let hash = "0123456789abcdef".repeat(4);
        for (name, told) in [
            (sealed("wks_1", &hash), true),
            (uploaded("wks_1", &hash), true),
            (printable("wks_1", &hash), false),
            (export("wks_1", "exp_1", &hash, "zip"), true),
            (print("wks_1", "doc_1", &hash), false),
            (sealed("wks_1", &hash[1..]), false),
            ("sealed".to_owned(), false),
        ] {
            assert_eq!(named_hash(&name).is_some(), told, "{name}");
        }
    }

    /// Instances have files under these names: they can't be changed without moving them.
    #[test]
    fn names_are_what_they_were() {
        assert_eq!(
            [
                sealed("w", "h"),
                uploaded("w", "h"),
                printable("w", "h"),
                export("w", "e", "h", "zip"),
                print("w", "d", "f"),
            ],
            ["sealed/w/h.pdf", "files/w/h", "files/w/h.print", "exports/w/e/h.zip", "renders/w/d/f.pdf"]
        );
    }
}
