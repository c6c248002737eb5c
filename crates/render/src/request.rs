//! What is to be printed, and the name under which the result may be kept.

use std::collections::BTreeMap;
use std::io;

use bytes::Bytes;
use model::hex::hex;
use sha2::{Digest, Sha256};
use template::print::Print;

use crate::fonts::{FontSources, built_in};
use crate::world::PROGRAM;

/// Raise this when code of this crate, other than the Typst program, changes the bytes of a PDF: results of the older
/// code are then not found any more.
const RECIPE: u64 = 4;

/// A document with everything that it needs.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    /// What the pages show.
    pub print: Print,
    /// The files that [`Print::files`] names, by their ids: pictures as PNG or JPEG, and the uploaded PDF. A picture
    /// that is missing or can't be read leaves a frame and a warning, not an error.
    pub files: BTreeMap<String, Bytes>,
}

impl Request {
    /// A request for a document that needs no files.
    #[must_use]
    pub const fn new(print: Print) -> Self {
        Self { print, files: BTreeMap::new() }
    }
}

/// Returns a hex SHA-256 over everything that influences the bytes of the PDF, the versions of the program and of Typst
/// and the fonts at hand included. A file counts by its id, since its bytes never change. Equal fingerprints mean
/// equal bytes, so this is the key to keep a PDF by.
#[must_use]
pub fn fingerprint(print: &Print, fonts: &FontSources) -> String {
    let mut hash = Fingerprint(Sha256::new());
    hash.number(RECIPE);
    for (_, source) in PROGRAM {
        hash.part(source.as_bytes());
    }
    hash.part(typst::utils::version().raw().as_bytes());
    hash.part(built_in::identity().as_bytes());
    hash.part(fonts.identity().as_bytes());
    #[expect(clippy::expect_used, reason = "the tree has no maps and no types that JSON lacks")]
    serde_json::to_writer(&mut hash, print).expect("a tree can be written as JSON");
    hash.finish()
}

/// A hash of a list of parts. Each goes in with its length in front, so that no two lists look alike.
struct Fingerprint(Sha256);

impl Fingerprint {
    fn number(&mut self, number: u64) {
        self.0.update(number.to_le_bytes());
    }

    fn part(&mut self, part: &[u8]) {
        self.number(part.len() as u64);
        self.0.update(part);
    }

    fn finish(self) -> String {
        hex(&self.0.finalize())
    }
}

impl io::Write for &mut Fingerprint {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        self.0.update(part);
        Ok(part.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use template::print::{Block, Body, Inline, Mark, Picture, Style};

    use super::*;
    use crate::sample;

    fn text(text: &str) -> Inline {
        Inline::Text { text: text.to_owned(), style: Style::default() }
    }

    fn mark(text: &str) -> Mark {
        Mark { text: text.to_owned(), language: "en".to_owned() }
    }

    fn blocks(request: &mut Request) -> &mut Vec<Block> {
        match &mut request.print.body {
            Body::Flow { blocks } => blocks,
            Body::Pages { .. } => panic!("the sample is set from text"),
        }
    }

    fn request() -> Request {
        let picture = Picture { file: "f".to_owned(), width: None, alt: String::new(), align: None };
        let mut request = sample::values(&[("Tenant", "A. Okafor"), ("Rent", "900")]);
        blocks(&mut request).push(Block::Image(picture));
        request.files.insert("f".to_owned(), Bytes::from_static(b"1"));
        request
    }

    #[test]
    fn the_fingerprint_is_stable_and_hex() {
        let fonts = FontSources::none();
        let taken = fingerprint(&request().print, &fonts);
        assert_eq!(taken, fingerprint(&request().print, &fonts));
        assert_eq!(taken.len(), 64);
        assert!(taken.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f')));
    }

    #[test]
    fn the_fingerprint_changes_with_everything_that_is_printed() {
        let changes: [fn(&mut Request); 13] = [
            |_| {},
            |r| r.print.title.push('s'),
            |r| r.print.language = "de".to_owned(),
            |r| r.print.created_at_ms = 2,
            |r| r.print.created_at_ms = -1,
            |r| r.print.ident = "doc_2".to_owned(),
            |r| r.print.page.margin.top = 30.0,
            |r| r.print.footer.push(text("x")),
            |r| r.print.header.push(text("x")),
            |r| r.print.mark = Some(mark("Declined")),
            |r| r.print.mark = Some(mark("Expired")),
            |r| blocks(r).swap(0, 1),
            |r| blocks(r).push(Block::Rule),
        ];
        let seen: HashSet<String> = changes
            .iter()
            .map(|change| {
                let mut request = request();
                change(&mut request);
                fingerprint(&request.print, &FontSources::none())
            })
            .collect();
        assert_eq!(seen.len(), changes.len());
    }
}
