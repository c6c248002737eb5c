//! The nodes of the tree.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::mark::Mark;
use super::page::{Align, FontFamily, ListStyle, Page};

/// A node: what it is, what it holds, how it is marked.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Node {
    /// What it is, with its attributes.
    #[serde(flatten)]
    pub kind: Kind,
    /// The nodes inside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub content: Vec<Self>,
    /// How a text or a variable looks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// The words of a text node.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

impl Node {
    /// Words without marks.
    #[must_use]
    pub fn text(words: impl Into<String>) -> Self {
        Self { text: words.into(), ..Self::of(Kind::Text) }
    }

    /// A node that is empty so far.
    #[must_use]
    pub const fn of(kind: Kind) -> Self {
        Self { kind, content: Vec::new(), marks: Vec::new(), text: String::new() }
    }

    /// The same node around others.
    #[must_use]
    pub fn with(mut self, content: Vec<Self>) -> Self {
        self.content = content;
        self
    }
}

/// What a node can be.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", content = "attrs", rename_all = "camelCase")]
pub enum Kind {
    /// The whole document; only at the root.
    Doc(Box<DocAttrs>),
    /// Running text.
    Paragraph(ParagraphAttrs),
    /// A heading.
    Heading(HeadingAttrs),
    /// Items with a mark in front.
    BulletList,
    /// Items with a number in front.
    OrderedList(OrderedListAttrs),
    /// An item of a list.
    ListItem,
    /// A passage that is set off.
    Blockquote,
    /// A line across.
    HorizontalRule,
    /// What follows starts on a new page.
    PageBreak,
    /// Text that runs in columns.
    Columns(ColumnsAttrs),
    /// A table.
    Table(TableAttrs),
    /// A row of a table.
    TableRow,
    /// A cell that names what is in its row or column. Rows of nothing else, at the top, are repeated on every page.
    TableHeader(CellAttrs),
    /// A cell.
    TableCell(CellAttrs),
    /// An uploaded picture.
    Image(ImageAttrs),
    /// The value of a variable or of an expression.
    Variable(VariableAttrs),
    /// A form field.
    Field(FieldAttrs),
    /// Content that is there where an expression is true.
    Conditional(ConditionalAttrs),
    /// Content that is there once for each item of a list.
    Repeat(RepeatAttrs),
    /// The pages of an uploaded PDF.
    Pdf(PdfAttrs),
    /// Words.
    Text,
    /// A new line in the same paragraph.
    HardBreak,
    /// The number of the page; in header and footer only.
    PageNumber,
    /// How many pages there are; in header and footer only.
    PageCount,
}

impl Kind {
    /// The names of all nodes, for messages.
    pub const NAMES: [&'static str; 24] = [
        "doc", "paragraph", "heading", "bulletList", "orderedList", "listItem", "blockquote", "horizontalRule",
        "pageBreak", "columns", "table", "tableRow", "tableHeader", "tableCell", "image", "variable", "field",
        "conditional", "repeat", "pdf", "text", "hardBreak", "pageNumber", "pageCount",
    ];

    /// The node's name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Doc(_) => "doc",
            Self::Paragraph(_) => "paragraph",
            Self::Heading(_) => "heading",
            Self::BulletList => "bulletList",
            Self::OrderedList(_) => "orderedList",
            Self::ListItem => "listItem",
            Self::Blockquote => "blockquote",
            Self::HorizontalRule => "horizontalRule",
            Self::PageBreak => "pageBreak",
            Self::Columns(_) => "columns",
            Self::Table(_) => "table",
            Self::TableRow => "tableRow",
            Self::TableHeader(_) => "tableHeader",
            Self::TableCell(_) => "tableCell",
            Self::Image(_) => "image",
            Self::Variable(_) => "variable",
            Self::Field(_) => "field",
            Self::Conditional(_) => "conditional",
            Self::Repeat(_) => "repeat",
            Self::Pdf(_) => "pdf",
            Self::Text => "text",
            Self::HardBreak => "hardBreak",
            Self::PageNumber => "pageNumber",
            Self::PageCount => "pageCount",
        }
    }
}

/// The set-up of the document.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct DocAttrs {
    /// The sheet.
    pub page: Page,
    /// Inline nodes along the top of every page; `pageNumber` and `pageCount` are allowed.
    #[serde(skip_deserializing, skip_serializing_if = "Vec::is_empty")]
    pub header: Vec<Node>,
    /// Inline nodes along the bottom of every page; `pageNumber` and `pageCount` are allowed.
    #[serde(skip_deserializing, skip_serializing_if = "Vec::is_empty")]
    pub footer: Vec<Node>,
    /// The language as a BCP 47 tag: how numbers and dates are written, and which way the page runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// What text is set in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub font: Option<FontFamily>,
}

/// The attributes of a paragraph.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ParagraphAttrs {
    /// On which side it stands.
    #[serde(alias = "textAlign", skip_serializing_if = "Option::is_none")]
    pub align: Option<Align>,
}

/// The attributes of a heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct HeadingAttrs {
    /// 1 to 6.
    pub level: u8,
    /// Whether it counts and shows its number.
    pub numbered: bool,
    /// On which side it stands.
    #[serde(alias = "textAlign", skip_serializing_if = "Option::is_none")]
    pub align: Option<Align>,
}

impl Default for HeadingAttrs {
    fn default() -> Self {
        Self { level: 1, numbered: false, align: None }
    }
}

/// The attributes of an ordered list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct OrderedListAttrs {
    /// The first number.
    pub start: u32,
    /// How numbers are written.
    pub style: ListStyle,
}

impl Default for OrderedListAttrs {
    fn default() -> Self {
        Self { start: 1, style: ListStyle::default() }
    }
}

/// The attributes of columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ColumnsAttrs {
    /// How many, from 2 to 4.
    pub count: u8,
}

impl Default for ColumnsAttrs {
    fn default() -> Self {
        Self { count: 2 }
    }
}

/// The attributes of a table.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TableAttrs {
    /// The widths of the columns in proportion to each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub widths: Vec<f64>,
}

/// The attributes of a cell.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct CellAttrs {
    /// How many columns it spans.
    pub colspan: u32,
    /// How many rows it spans.
    pub rowspan: u32,
    /// On which side its text stands.
    #[serde(alias = "textAlign", skip_serializing_if = "Option::is_none")]
    pub align: Option<Align>,
    /// The widths of the columns that it spans, as editors write them; used where the table has no `widths`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colwidth: Option<Vec<f64>>,
}

impl Default for CellAttrs {
    fn default() -> Self {
        Self { colspan: 1, rowspan: 1, align: None, colwidth: None }
    }
}

/// The attributes of a picture.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ImageAttrs {
    /// The id of an uploaded picture.
    pub file: String,
    /// Its width as a part of the column's, above 0 and up to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<f64>,
    /// What it shows, for those who can't see it.
    pub alt: String,
    /// On which side it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub align: Option<Align>,
}

/// The attributes of a variable's place.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct VariableAttrs {
    /// A variable, an expression of the table, or a property of a repeat's item: `item.price`.
    pub name: String,
    /// How the value is written, where not as the variable says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
}

/// The attributes of a field's place.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct FieldAttrs {
    /// The field's id in the form.
    pub id: String,
}

/// The attributes of a condition.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ConditionalAttrs {
    /// The expression that decides.
    pub when: String,
}

/// The attributes of a repeat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct RepeatAttrs {
    /// A variable of type `list`, or an expression that gives a list.
    pub over: String,
    /// What each item is called inside.
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl RepeatAttrs {
    /// What each item is called inside.
    #[must_use]
    pub fn item(&self) -> &str {
        self.name.as_deref().unwrap_or("item")
    }
}

/// The attributes of an uploaded PDF.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct PdfAttrs {
    /// The id of the uploaded file.
    pub file: String,
}
