//! What a document prints, and the name under which the result may be cached.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::world::PROGRAM;

/// Raise this when code of this crate, other than `program.typ`, changes the bytes of a PDF: cached results of
/// the older code are then not found any more.
const RECIPE: u64 = 1;

/// What a document prints today: its name and a table of its values.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Print {
    /// The document's name. It is the heading, the PDF's title and the running foot.
    pub title: String,
    /// The table, in the order in which it is printed.
    pub rows: Vec<PrintRow>,
    /// The document's language as a BCP 47 tag, such as `de` or `pt-BR`. It tells screen readers how to
    /// pronounce the text and decides from which side the page is read. A tag that can't be
    /// understood counts as English.
    pub language: String,
    /// Milliseconds since the epoch, UTC: the PDF's date. It comes from the document and never from a
    /// clock, so that the same input gives the same bytes.
    pub created_at_ms: i64,
    /// The PDF's stable identifier: the document's id. Only a hash of it gets into the file.
    pub ident: String,
}

/// One row of the table.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct PrintRow {
    /// What the value is called.
    pub label: String,
    /// The value, as it is to be read. A line feed starts a new line.
    pub value: String,
}

impl Print {
    /// Returns a hex SHA-256 over everything that influences the bytes of the PDF, the versions of the
    /// program and of Typst included. Equal fingerprints mean equal bytes, so this is the key to cache a PDF by.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        // Taken apart here so that a new field can't be forgotten.
        let Self { title, rows, language, created_at_ms, ident } = self;
        let mut hash = Fingerprint(Sha256::new());
        hash.number(RECIPE);
        hash.text(PROGRAM);
        hash.text(typst::utils::version().raw());
        hash.text(title);
        hash.text(language);
        hash.number(created_at_ms.cast_unsigned());
        hash.text(ident);
        for PrintRow { label, value } in rows {
            hash.text(label);
            hash.text(value);
        }
        hash.finish()
    }
}

/// A hash of a list of parts. Each text goes in with its length in front, so that no two lists look alike.
struct Fingerprint(Sha256);

impl Fingerprint {
    fn number(&mut self, number: u64) {
        self.0.update(number.to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.0.update(text);
    }

    fn finish(self) -> String {
        self.0.finalize().iter().fold(String::with_capacity(64), |mut hex, byte| {
            // Writing to a string can't fail.
            let _ = write!(hex, "{byte:02x}");
            hex
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn print() -> Print {
        Print {
            title: "Lease".to_owned(),
            rows: vec![row("Tenant", "A. Okafor"), row("Rent", "900")],
            language: "en".to_owned(),
            created_at_ms: 1,
            ident: "doc_1".to_owned(),
        }
    }

    fn row(label: &str, value: &str) -> PrintRow {
        PrintRow { label: label.to_owned(), value: value.to_owned() }
    }

    #[test]
    fn the_fingerprint_is_stable_and_hex() {
        let fingerprint = print().fingerprint();
        assert_eq!(fingerprint, print().fingerprint());
        assert_eq!(fingerprint.len(), 64);
        assert!(fingerprint.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f')));
    }

    #[test]
    fn the_fingerprint_changes_with_any_field() {
        let changes: [fn(&mut Print); 12] = [
            |_| {},
            |p| p.title.push('s'),
            |p| p.language = "de".to_owned(),
            |p| p.created_at_ms = 2,
            |p| p.created_at_ms = -1,
            |p| p.ident = "doc_2".to_owned(),
            |p| p.rows[0].label = "Lessee".to_owned(),
            |p| p.rows[0].value = "B. Okafor".to_owned(),
            |p| p.rows.swap(0, 1),
            |p| p.rows.clear(),
            |p| p.rows[0] = row("TenantA", ". Okafor"),
            |p| p.rows.push(row("", "")),
        ];
        let seen: HashSet<String> = changes
            .iter()
            .map(|change| {
                let mut print = print();
                change(&mut print);
                print.fingerprint()
            })
            .collect();
        assert_eq!(seen.len(), changes.len());
    }
}
