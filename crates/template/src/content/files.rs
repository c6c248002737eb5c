//! The uploaded files that a tree refers to.

use super::node::{Kind, Node};

/// A place that refers to a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileUse {
    /// Where, as a path.
    pub place: String,
    /// The file's id, as it is written there.
    pub file: String,
    /// Whether a PDF is wanted there; a picture otherwise.
    pub is_pdf: bool,
}

/// The files that a tree refers to, with their places.
#[must_use]
pub(crate) fn files(root: &Node) -> Vec<FileUse> {
    let mut found = Vec::new();
    if let Kind::Doc(attrs) = &root.kind {
        gather(&attrs.header, "content.attrs.header", &mut found);
        gather(&attrs.footer, "content.attrs.footer", &mut found);
    }
    gather(&root.content, "content.content", &mut found);
    found
}

fn gather(nodes: &[Node], place: &str, found: &mut Vec<FileUse>) {
    for (index, node) in nodes.iter().enumerate() {
        let place = format!("{place}[{index}]");
        let (file, is_pdf) = match &node.kind {
            Kind::Image(attrs) => (Some(&attrs.file), false),
            Kind::Pdf(attrs) => (Some(&attrs.file), true),
            _ => (None, false),
        };
        found.extend(file.map(|file| FileUse {
            place: format!("{place}.attrs.file"),
            file: file.clone(),
            is_pdf,
        }));
        gather(&node.content, &format!("{place}.content"), found);
    }
}
