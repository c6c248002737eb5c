//! What is printed: a document with nothing left to work out. Variables have become text, conditions are decided,
//! repeats are written out, fields are blank or hold their answers.
//!
//! The renderer takes this tree as it is, so it knows nothing of templates, expressions or languages' formats; and
//! whatever prints the same has the same tree, by whose hash the result can be kept.

mod files;
mod pieces;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub(crate) use pieces::Piece;

use crate::content::{Align, FontFamily, ListStyle, Page};

/// A whole document, ready to be printed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Print {
    /// The document's name: the PDF's title.
    pub title: String,
    /// The document's language as a BCP 47 tag. It tells screen readers how to pronounce the text, and which way
    /// the page runs.
    pub language: String,
    /// The sheet.
    pub page: Page,
    /// What text is set in.
    pub font: FontFamily,
    /// Runs along the top of every page.
    pub header: Vec<Inline>,
    /// Runs along the bottom of every page.
    pub footer: Vec<Inline>,
    /// Stands at the top of every page where what is printed is not the finished document. It moves nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
    /// What the pages show.
    pub body: Body,
    /// Milliseconds since the epoch, UTC: the PDF's date. It comes from the document and never from a clock, so that
    /// the same input gives the same bytes.
    pub created_at_ms: i64,
    /// The PDF's stable identifier: the document's id. Only a hash of it gets into the file.
    pub ident: String,
}

/// A few words at the top of every page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Mark {
    /// The words.
    pub text: String,
    /// Their language as a BCP 47 tag; it need not be that of the document.
    pub language: String,
}

/// Where the pages come from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Body {
    /// They are set from text.
    Flow {
        /// From top to bottom.
        blocks: Vec<Block>,
    },
    /// They are those of an uploaded PDF, and fields lie over them.
    Pages {
        /// The uploaded file.
        file: String,
        /// The fields and where they lie.
        fields: Vec<Placed>,
    },
}

/// A piece that takes the width of its column.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Block {
    /// Running text.
    Paragraph {
        /// On which side it stands; by the language where none is said.
        #[schema(required)]
        align: Option<Align>,
        /// Its text.
        content: Vec<Inline>,
    },
    /// A heading.
    Heading {
        /// 1 to 6.
        level: u8,
        /// Whether it counts and shows its number.
        numbered: bool,
        /// On which side it stands.
        #[schema(required)]
        align: Option<Align>,
        /// Its text.
        content: Vec<Inline>,
    },
    /// Items with a mark in front.
    BulletList {
        /// Each with its blocks.
        #[schema(no_recursion)]
        items: Vec<Vec<Self>>,
    },
    /// Items with a number in front.
    OrderedList {
        /// The first number.
        start: u32,
        /// How numbers are written.
        style: ListStyle,
        /// Each with its blocks.
        #[schema(no_recursion)]
        items: Vec<Vec<Self>>,
    },
    /// A passage that is set off.
    Quote {
        /// What it holds.
        #[schema(no_recursion)]
        content: Vec<Self>,
    },
    /// A line across.
    Rule,
    /// What follows starts on a new page.
    PageBreak,
    /// Text that runs in columns.
    Columns {
        /// How many.
        count: u8,
        /// What runs through them.
        #[schema(no_recursion)]
        content: Vec<Self>,
    },
    /// A table.
    Table {
        /// The widths of the columns in proportion to each other; as many as there are columns.
        widths: Vec<f64>,
        /// How many rows at the top are repeated on every page.
        header_rows: usize,
        /// All rows, those of the header first.
        rows: Vec<Vec<Cell>>,
    },
    /// A picture.
    Image(Picture),
    /// A form field on a line of its own.
    Field(Field),
    /// Names and values: what a template without content prints.
    Values {
        /// Each with its label.
        rows: Vec<ValueRow>,
    },
}

/// A cell of a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Cell {
    /// Whether it names what is in its row or column.
    pub header: bool,
    /// How many columns it spans.
    pub colspan: u32,
    /// How many rows it spans.
    pub rowspan: u32,
    /// On which side its text stands.
    #[schema(required)]
    pub align: Option<Align>,
    /// What it holds.
    #[schema(no_recursion)]
    pub content: Vec<Block>,
}

/// A row of a table of values.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ValueRow {
    /// What the value is called.
    pub label: String,
    /// The value as people read it.
    pub value: String,
}

/// A piece of a line.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Inline {
    /// Text as it stands in the template.
    Text {
        /// The words.
        text: String,
        /// How they look.
        #[serde(default, skip_serializing_if = "Style::is_plain")]
        style: Style,
    },
    /// The value of a variable. It is a node of its own so that the fixed text around it stays the same for
    /// every document.
    Value {
        /// The words.
        text: String,
        /// How they look.
        #[serde(default, skip_serializing_if = "Style::is_plain")]
        style: Style,
    },
    /// A line to be filled: the variable has no value yet.
    Blank {
        /// What is missing, for screen readers.
        label: String,
    },
    /// A new line in the same paragraph.
    Break,
    /// A picture within the line.
    Image(Picture),
    /// A form field within the line.
    Field(Field),
    /// The number of the page.
    PageNumber,
    /// How many pages there are.
    PageCount,
}

/// How a piece of text looks.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark of its own, and any may go with any other")]
pub struct Style {
    /// Heavier.
    #[serde(skip_serializing_if = "is_false")]
    pub bold: bool,
    /// Slanted.
    #[serde(skip_serializing_if = "is_false")]
    pub italic: bool,
    /// With a line under it.
    #[serde(skip_serializing_if = "is_false")]
    pub underline: bool,
    /// With a line through it.
    #[serde(skip_serializing_if = "is_false")]
    pub strike: bool,
    /// In letters of equal width.
    #[serde(skip_serializing_if = "is_false")]
    pub code: bool,
    /// Lowered.
    #[serde(skip_serializing_if = "is_false")]
    pub subscript: bool,
    /// Raised.
    #[serde(skip_serializing_if = "is_false")]
    pub superscript: bool,
    /// The colour behind it, as `#rrggbb`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub highlight: Option<String>,
    /// Its colour, as `#rrggbb`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// Its size in points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<f64>,
    /// Where it leads: an address whose scheme is known to be harmless.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

impl Style {
    /// Whether nothing sets the text apart.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// A picture, by the file that holds it. The renderer is handed the bytes beside the tree.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Picture {
    /// The file's id.
    pub file: String,
    /// Its width as a part of the column's, from 0 to 1; its own size, as far as there is room, where none is said.
    #[schema(required)]
    pub width: Option<f64>,
    /// What it shows, for those who can't see it. Empty where it is only decoration.
    pub alt: String,
    /// On which side it stands.
    #[schema(required)]
    pub align: Option<Align>,
}

/// A form field as it is printed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = PrintField)]
pub struct Field {
    /// Its id; the positions of fields are reported by it.
    pub id: String,
    /// What is to be filled in, for the blank and for screen readers.
    pub label: String,
    /// Which of the form's roles fills it, counted from zero; none where no role is said.
    #[schema(required)]
    pub role: Option<usize>,
    /// The look of its blank.
    pub shape: Shape,
    /// What was filled in; none while it is blank.
    #[schema(required)]
    pub answer: Option<Answer>,
}

/// The look of a field's blank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Shape {
    /// A line for some words.
    Line,
    /// Room for some lines.
    Area,
    /// A small box to tick.
    Tick,
    /// Room for a signature, with a line for the name and the date below.
    Signature,
    /// Room for initials.
    Initials,
    /// Room for a picture.
    Picture,
}

/// What was filled in.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Answer {
    /// Words, numbers, dates, chosen options: as people read them.
    Text {
        /// The words.
        text: String,
    },
    /// A box that was ticked, or left alone on purpose.
    Tick {
        /// Which of the two.
        on: bool,
    },
    /// A picture.
    Picture {
        /// The file's id.
        file: String,
    },
    /// A signature or initials: drawn or uploaded.
    Drawn {
        /// The picture's file.
        file: String,
        /// Who signed.
        name: String,
        /// When, as people read it.
        at: String,
    },
    /// A signature or initials: typed, and shown in a hand.
    Typed {
        /// What was typed.
        text: String,
        /// Which hand; the renderer has some and takes its first where it does not know the name.
        #[schema(required)]
        hand: Option<String>,
        /// Who signed.
        name: String,
        /// When, as people read it.
        at: String,
    },
    /// The signatures or initials of several who share a role, in the order in which they signed.
    Several {
        /// Each of them drawn or typed.
        #[schema(no_recursion)]
        signatures: Vec<Self>,
    },
}

/// A field on a page of an uploaded PDF.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Placed {
    /// What is printed.
    pub field: Field,
    /// Where.
    pub placement: crate::form::Placement,
}
