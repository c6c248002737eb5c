//! The attributes of nodes and marks: read, and held to their bounds.

use serde_json::{Map, Value, json};

use super::mark::Mark;
use super::node::{CellAttrs, DocAttrs, ImageAttrs, Kind};
use super::page::{Orientation, Page, PaperSize};
use crate::wording::told;

/// What is wrong with a node's attributes, by its place inside the node.
#[derive(Debug)]
pub(super) struct Wrong {
    pub place: String,
    pub message: String,
}

impl Wrong {
    fn new(place: impl Into<String>, message: impl Into<String>) -> Self {
        Self { place: place.into(), message: message.into() }
    }
}

const MOST_COLUMNS: usize = 100;
const MOST_ROWS_SPANNED: u32 = 1_000;
/// The schemes that can do no harm to who follows a link.
const SCHEMES: [&str; 4] = ["https://", "http://", "mailto:", "tel:"];

/// Reads a node of a known name.
pub(super) fn kind(name: &str, attrs: Option<&Value>) -> Result<Kind, Wrong> {
    let attrs = given(attrs)?;
    let kind = match name {
        "bulletList" => Kind::BulletList,
        "listItem" => Kind::ListItem,
        "blockquote" => Kind::Blockquote,
        "horizontalRule" => Kind::HorizontalRule,
        "pageBreak" => Kind::PageBreak,
        "tableRow" => Kind::TableRow,
        "text" => Kind::Text,
        "hardBreak" => Kind::HardBreak,
        "pageNumber" => Kind::PageNumber,
        "pageCount" => Kind::PageCount,
        _ => tagged(name, &attrs)?,
    };
    check_kind(&kind)?;
    Ok(kind)
}

/// Reads a mark of a known name.
pub(super) fn mark(name: &str, attrs: Option<&Value>) -> Result<Mark, Wrong> {
    let attrs = given(attrs)?;
    let mark = match name {
        "bold" => Mark::Bold,
        "italic" => Mark::Italic,
        "underline" => Mark::Underline,
        "strike" => Mark::Strike,
        "code" => Mark::Code,
        "subscript" => Mark::Subscript,
        "superscript" => Mark::Superscript,
        _ => tagged(name, &attrs)?,
    };
    match &mark {
        Mark::Link { href } => check_link(href)?,
        Mark::Color { color } | Mark::Highlight { color: Some(color) } => check_color(color)?,
        Mark::FontSize { size } if !(4.0..=96.0).contains(size) => {
            return Err(Wrong::new("attrs.size", "must be from 4 to 96 points"));
        }
        _ => {}
    }
    Ok(mark)
}

/// The attributes that were given: editors write `null` for those that were not.
fn given(attrs: Option<&Value>) -> Result<Map<String, Value>, Wrong> {
    match attrs {
        None | Some(Value::Null) => Ok(Map::new()),
        Some(Value::Object(attrs)) => {
            Ok(attrs.iter().filter(|(_, value)| !value.is_null()).map(|(k, v)| (k.clone(), v.clone())).collect())
        }
        Some(_) => Err(Wrong::new("attrs", "must be an object")),
    }
}

/// Reads what is written as `{"type", "attrs"}`. The type comes first, so that serde reads the attributes in place
/// and an error knows where it is.
fn tagged<T: serde::de::DeserializeOwned>(name: &str, attrs: &Map<String, Value>) -> Result<T, Wrong> {
    let value = json!({"type": name, "attrs": attrs});
    serde_path_to_error::deserialize(value).map_err(|error| {
        let inside = error.path().to_string();
        let (place, message) = told("", &inside, &error.into_inner());
        Wrong::new(place.trim_start_matches('.'), message)
    })
}

fn check_kind(kind: &Kind) -> Result<(), Wrong> {
    let needed = |name: &str, value: &str, what: &str| {
        if value.trim().is_empty() {
            Err(Wrong::new(format!("attrs.{name}"), format!("must be {what}")))
        } else {
            Ok(())
        }
    };
    match kind {
        Kind::Doc(attrs) => check_doc(attrs),
        Kind::Heading(attrs) if !(1..=6).contains(&attrs.level) => {
            Err(Wrong::new("attrs.level", "must be from 1 to 6"))
        }
        Kind::Columns(attrs) if !(2..=4).contains(&attrs.count) => {
            Err(Wrong::new("attrs.count", "must be from 2 to 4"))
        }
        Kind::Table(attrs) => check_widths("attrs.widths", &attrs.widths),
        Kind::TableHeader(attrs) | Kind::TableCell(attrs) => check_cell(attrs),
        Kind::Image(attrs) => {
            needed("file", &attrs.file, "the id of an uploaded picture")?;
            check_image(attrs)
        }
        Kind::Variable(attrs) => needed("name", &attrs.name, "the name of a variable or of an expression"),
        Kind::Field(attrs) => needed("id", &attrs.id, "the id of a field of the form"),
        Kind::Conditional(attrs) => needed("when", &attrs.when, "an expression"),
        Kind::Repeat(attrs) => needed("over", &attrs.over, "a variable or an expression that gives a list"),
        Kind::Pdf(attrs) => needed("file", &attrs.file, "the id of an uploaded PDF"),
        _ => Ok(()),
    }
}

fn check_doc(attrs: &DocAttrs) -> Result<(), Wrong> {
    let Page { size, orientation, margin } = attrs.page;
    let upright = match size {
        PaperSize::A4 => (210.0, 297.0),
        PaperSize::Letter => (215.9, 279.4),
        PaperSize::Legal => (215.9, 355.6),
    };
    let (width, height) = match orientation {
        Orientation::Portrait => upright,
        Orientation::Landscape => (upright.1, upright.0),
    };
    let sound = margin.sides().iter().all(|(_, side)| side.is_finite() && *side >= 0.0);
    // Less room than this for text is a mistake, and Typst would make a page of each word.
    let room = width - margin.left - margin.right >= 40.0 && height - margin.top - margin.bottom >= 40.0;
    if !(sound && room) {
        return Err(Wrong::new(
            "attrs.page.margin",
            "must be 0 mm or more on each side and leave at least 40 mm for the text",
        ));
    }
    if let Some(language) = &attrs.language
        && !is_language(language)
    {
        return Err(Wrong::new("attrs.language", "must be a language tag such as en, de-AT or zh-Hant"));
    }
    Ok(())
}

/// Whether a text has the form of a BCP 47 tag; which languages there are is nobody's to know.
fn is_language(tag: &str) -> bool {
    let mut parts = tag.split('-');
    let primary = parts
        .next()
        .is_some_and(|part| (2..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphabetic()));
    let sound =
        |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    primary && tag.len() <= 35 && parts.all(sound)
}

fn check_cell(attrs: &CellAttrs) -> Result<(), Wrong> {
    if attrs.colspan == 0 || attrs.colspan as usize > MOST_COLUMNS {
        return Err(Wrong::new("attrs.colspan", format!("must be from 1 to {MOST_COLUMNS}")));
    }
    if attrs.rowspan == 0 || attrs.rowspan > MOST_ROWS_SPANNED {
        return Err(Wrong::new("attrs.rowspan", format!("must be from 1 to {MOST_ROWS_SPANNED}")));
    }
    check_widths("attrs.colwidth", attrs.colwidth.as_deref().unwrap_or_default())
}

fn check_widths(place: &str, widths: &[f64]) -> Result<(), Wrong> {
    if widths.len() > MOST_COLUMNS {
        return Err(Wrong::new(place, format!("must be at most {MOST_COLUMNS}")));
    }
    let wrong = widths.iter().position(|width| !(width.is_finite() && *width > 0.0 && *width <= 100_000.0));
    wrong.map_or(Ok(()), |index| Err(Wrong::new(format!("{place}[{index}]"), "must be a number above 0")))
}

fn check_image(attrs: &ImageAttrs) -> Result<(), Wrong> {
    if attrs.width.is_some_and(|width| !(width > 0.0 && width <= 1.0)) {
        return Err(Wrong::new("attrs.width", "must be above 0 and at most 1: a part of the column's width"));
    }
    if attrs.alt.chars().count() > 2_000 {
        return Err(Wrong::new("attrs.alt", "must be at most 2000 characters long"));
    }
    Ok(())
}

/// Whether a link may lead to an address.
pub(crate) fn is_harmless_link(href: &str) -> bool {
    let small = href.to_ascii_lowercase();
    let harmless = SCHEMES.iter().any(|scheme| small.starts_with(scheme) && small.len() > scheme.len());
    harmless && href.len() <= 2_000 && !href.chars().any(|c| c.is_control() || c.is_whitespace())
}

fn check_link(href: &str) -> Result<(), Wrong> {
    if is_harmless_link(href) {
        return Ok(());
    }
    Err(Wrong::new("attrs.href", "must be an address that starts with https://, http://, mailto: or tel:"))
}

fn check_color(color: &str) -> Result<(), Wrong> {
    let digits = color.strip_prefix('#').unwrap_or_default();
    if digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(());
    }
    Err(Wrong::new("attrs.color", "must be a colour such as #1a2b3c"))
}
