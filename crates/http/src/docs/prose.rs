//! Descriptions as pages show them: paragraphs, with names in code type.

/// A text of paragraphs.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Prose(pub Vec<Paragraph>);

/// A paragraph: pieces that are set one after the other.
pub(super) type Paragraph = Vec<Piece>;

/// A stretch of text, plain or code.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub text: String,
    pub is_code: bool,
}

impl Prose {
    /// Reads what a documentation comment holds: empty lines part paragraphs, backticks enclose code. Of Markdown,
    /// descriptions use no more.
    pub fn read(text: &str) -> Self {
        let paragraphs = text.split("\n\n").map(paragraph).filter(|paragraph| !paragraph.is_empty());
        Self(paragraphs.collect())
    }
}

fn paragraph(text: &str) -> Paragraph {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let pieces = text.split('`').enumerate().filter(|(_, text)| !text.is_empty());
    pieces.map(|(position, text)| Piece { text: text.to_owned(), is_code: position % 2 == 1 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_and_code_are_told_apart() {
        let prose = Prose::read("Use `from`\nand more.\n\n`to`");
        let shown: Vec<Vec<_>> =
            prose.0.iter().map(|pieces| pieces.iter().map(|p| (p.text.as_str(), p.is_code)).collect()).collect();
        assert_eq!(shown, [vec![("Use ", false), ("from", true), (" and more.", false)], vec![("to", true)]]);
        assert_eq!(Prose::read(""), Prose::default());
    }
}
