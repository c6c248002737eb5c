//! All that Typst can see while it works: the program, the document and its pictures, some fonts, no clock.

use std::sync::LazyLock;

use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Feature, Library, LibraryExt as _, World};

use crate::fonts::Fonts;
use crate::input::MAX_PICTURES;

/// The one program that prints every document: its files, by their paths.
pub(crate) const PROGRAM: [(&str, &str); 5] = [
    ("/main.typ", include_str!("program/main.typ")),
    ("/blocks.typ", include_str!("program/blocks.typ")),
    ("/fields.typ", include_str!("program/fields.typ")),
    ("/layer.typ", include_str!("program/layer.typ")),
    ("/fonts.typ", include_str!("program/fonts.typ")),
];

/// Which of the program's files is started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Pages that are set from text.
    Flow = 0,
    /// What lies over the pages of an uploaded PDF.
    Layer = 3,
}

/// Typst keeps each path it ever saw and has room for 65,535: ours are constants.
static PROGRAM_FILES: LazyLock<[FileId; 5]> = LazyLock::new(|| PROGRAM.map(|(path, _)| file(path)));
static INPUT_FILE: LazyLock<FileId> = LazyLock::new(|| file("/doc.json"));
static PICTURE_FILES: LazyLock<Vec<FileId>> =
    LazyLock::new(|| (0..MAX_PICTURES).map(|index| file(&format!("/img/{index}"))).collect());

fn file(path: &str) -> FileId {
    #[expect(clippy::expect_used, reason = "the paths are made of constants; a wrong one fails every test")]
    let path = VirtualPath::new(path).expect("the constant paths are valid");
    RootedPath::new(VirtualRoot::Project, path).intern()
}

/// What is the same for all documents, and costs too much to make for each.
pub(crate) struct Shared {
    library: LazyHash<Library>,
    program: [Source; 5],
}

impl Shared {
    /// Parses the program.
    pub fn load() -> Self {
        // The feature gives us `pdf.header-cell`: a label is the header of its row, and screen readers say so.
        let library = Library::builder().with_features([Feature::A11yExtras].into_iter().collect()).build();
        let source = |index: usize| Source::new(PROGRAM_FILES[index], PROGRAM[index].1.to_owned());
        Self { library: LazyHash::new(library), program: std::array::from_fn(source) }
    }
}

/// The world in which one document is printed.
pub(crate) struct PrintWorld<'a> {
    pub shared: &'a Shared,
    pub fonts: &'a Fonts,
    pub entry: Entry,
    /// The file `/doc.json`.
    pub input: Bytes,
    /// The files `/img/0` and so on.
    pub pictures: Vec<Bytes>,
}

impl World for PrintWorld<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &self.shared.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        self.fonts.book()
    }

    fn main(&self) -> FileId {
        PROGRAM_FILES[self.entry as usize]
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        let index = PROGRAM_FILES.iter().position(|&known| known == id).ok_or(FileError::AccessDenied)?;
        Ok(self.shared.program[index].clone())
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if id == *INPUT_FILE {
            return Ok(self.input.clone());
        }
        let index = PICTURE_FILES.iter().position(|&known| known == id).ok_or(FileError::AccessDenied)?;
        self.pictures.get(index).cloned().ok_or(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.fonts.font(index)
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_the_programs_files_is_served() {
        let shared = Shared::load();
        let fonts = Fonts::embedded();
        let world = PrintWorld {
            shared: &shared,
            fonts: &fonts,
            entry: Entry::Flow,
            input: Bytes::new(b"{}".to_vec()),
            pictures: vec![Bytes::new(b"picture".to_vec())],
        };
        assert!(world.source(world.main()).is_ok());
        assert_eq!(world.file(*INPUT_FILE).expect("the input").as_slice(), b"{}");
        assert_eq!(world.file(file("/img/0")).expect("a picture").as_slice(), b"picture");
        for path in ["/etc/passwd", "/other.typ", "/doc.json/x", "/img/1", "/img/x"] {
            assert_eq!(world.source(file(path)).expect_err(path), FileError::AccessDenied);
            assert_eq!(world.file(file(path)).expect_err(path), FileError::AccessDenied);
        }
        assert!(world.today(None).is_none());
    }
}
