//! All that Typst can see while it works: two files, some fonts, no clock.

use std::sync::LazyLock;

use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Feature, Library, LibraryExt as _, World};

use crate::fonts::Fonts;

/// The one program that prints every document.
pub(crate) const PROGRAM: &str = include_str!("program.typ");

/// Typst keeps each path it ever saw and has room for 65,535: ours are constants.
static PROGRAM_FILE: LazyLock<FileId> = LazyLock::new(|| file("/program.typ"));
static INPUT_FILE: LazyLock<FileId> = LazyLock::new(|| file("/doc.json"));

fn file(path: &'static str) -> FileId {
    #[expect(clippy::expect_used, reason = "the paths are constants of this file; a wrong one fails every test")]
    let path = VirtualPath::new(path).expect("the constant paths are valid");
    RootedPath::new(VirtualRoot::Project, path).intern()
}

/// What is the same for all documents, and costs too much to make for each.
pub(crate) struct Shared {
    pub fonts: Fonts,
    library: LazyHash<Library>,
    program: Source,
}

impl Shared {
    /// Reads the fonts and parses the program.
    pub fn load() -> Self {
        // The feature gives us `pdf.header-cell`: a label is the header of its row, and screen readers say so.
        let library = Library::builder().with_features([Feature::A11yExtras].into_iter().collect()).build();
        Self {
            fonts: Fonts::load(),
            library: LazyHash::new(library),
            program: Source::new(*PROGRAM_FILE, PROGRAM.to_owned()),
        }
    }
}

/// The world in which one document is printed.
pub(crate) struct PrintWorld<'a> {
    shared: &'a Shared,
    input: Bytes,
}

impl<'a> PrintWorld<'a> {
    /// Creates a world around the JSON of one document.
    pub fn new(shared: &'a Shared, input: Vec<u8>) -> Self {
        Self { shared, input: Bytes::new(input) }
    }
}

impl World for PrintWorld<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &self.shared.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.shared.fonts.book
    }

    fn main(&self) -> FileId {
        *PROGRAM_FILE
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == *PROGRAM_FILE { Ok(self.shared.program.clone()) } else { Err(FileError::AccessDenied) }
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if id == *INPUT_FILE { Ok(self.input.clone()) } else { Err(FileError::AccessDenied) }
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.shared.fonts.list.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_the_two_files_is_served() {
        let shared = Shared::load();
        let world = PrintWorld::new(&shared, b"{}".to_vec());
        assert!(world.source(world.main()).is_ok());
        assert_eq!(world.file(*INPUT_FILE).expect("the input").as_slice(), b"{}");
        for path in ["/etc/passwd", "/other.typ", "/doc.json/x"] {
            assert_eq!(world.source(file(path)).expect_err(path), FileError::AccessDenied);
            assert_eq!(world.file(file(path)).expect_err(path), FileError::AccessDenied);
        }
        assert!(world.today(None).is_none());
    }
}
