//! What may stand where.

use super::node::Kind;

/// What a node takes inside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    /// Paragraphs, lists, tables and the like.
    Blocks,
    /// Pieces of a line.
    Inlines,
    /// Pieces of a line in a header or footer, where pages can be counted.
    RunningInlines,
    /// Items of a list.
    Items,
    /// Rows of a table.
    Rows,
    /// Cells of a row.
    Cells,
    /// Nothing at all.
    Nothing,
}

impl Holds {
    /// What may stand there, for messages.
    pub const fn wanted(self) -> &'static str {
        match self {
            Self::Blocks => "a block such as paragraph, heading, bulletList, table, image, conditional or repeat",
            Self::Inlines => {
                "inline content such as text, variable, field, image, hardBreak, conditional or repeat"
            }
            Self::RunningInlines => {
                "inline content such as text, variable, image, pageNumber, pageCount, conditional or repeat"
            }
            Self::Items => "listItem, conditional or repeat",
            Self::Rows => "tableRow, conditional or repeat",
            Self::Cells => "tableHeader or tableCell",
            Self::Nothing => "nothing",
        }
    }

    /// Whether a node may stand there.
    pub const fn takes(self, kind: &Kind) -> bool {
        match kind {
            Kind::Doc(_) => false,
            Kind::Paragraph(_)
            | Kind::Heading(_)
            | Kind::BulletList
            | Kind::OrderedList(_)
            | Kind::Blockquote
            | Kind::HorizontalRule
            | Kind::PageBreak
            | Kind::Columns(_)
            | Kind::Table(_)
            | Kind::Pdf(_) => matches!(self, Self::Blocks),
            Kind::ListItem => matches!(self, Self::Items),
            Kind::TableRow => matches!(self, Self::Rows),
            Kind::TableHeader(_) | Kind::TableCell(_) => matches!(self, Self::Cells),
            Kind::Text | Kind::Variable(_) | Kind::HardBreak => {
                matches!(self, Self::Inlines | Self::RunningInlines)
            }
            // A field of the form can't stand on every page: it would have one answer and many places.
            Kind::Field(_) => matches!(self, Self::Blocks | Self::Inlines),
            Kind::Image(_) => matches!(self, Self::Blocks | Self::Inlines | Self::RunningInlines),
            Kind::PageNumber | Kind::PageCount => matches!(self, Self::RunningInlines),
            Kind::Conditional(_) | Kind::Repeat(_) => !matches!(self, Self::Cells | Self::Nothing),
        }
    }
}

/// What a node takes inside, standing where it stands: conditions and repeats take what their surroundings take.
pub(super) const fn holds(kind: &Kind, around: Holds) -> Holds {
    match kind {
        Kind::Doc(_)
        | Kind::ListItem
        | Kind::Blockquote
        | Kind::Columns(_)
        | Kind::TableHeader(_)
        | Kind::TableCell(_) => Holds::Blocks,
        Kind::Paragraph(_) | Kind::Heading(_) => Holds::Inlines,
        Kind::BulletList | Kind::OrderedList(_) => Holds::Items,
        Kind::Table(_) => Holds::Rows,
        Kind::TableRow => Holds::Cells,
        Kind::Conditional(_) | Kind::Repeat(_) => around,
        Kind::HorizontalRule
        | Kind::PageBreak
        | Kind::Image(_)
        | Kind::Variable(_)
        | Kind::Field(_)
        | Kind::Pdf(_)
        | Kind::Text
        | Kind::HardBreak
        | Kind::PageNumber
        | Kind::PageCount => Holds::Nothing,
    }
}

/// Whether a node makes what is inside it stand one step deeper on the page. Typst gives up at some thirty steps.
pub(crate) const fn deepens(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::BulletList
            | Kind::OrderedList(_)
            | Kind::Blockquote
            | Kind::Columns(_)
            | Kind::Table(_)
            | Kind::Conditional(_)
            | Kind::Repeat(_)
    )
}
