//! The contract as a text document for LibreOffice, in ODF's flat form: one XML file.

use std::fmt::Write as _;

use template::print::{Block, Body, Cell, Field, Inline, Print, Style};

use super::{
    html::{escaped, unknown},
    numbering::Numbering,
};
use crate::failure::Result;

const AROUND: &str = include_str!("../../contract/document.fodt");

/// Writes a worked-out contract as flat ODF. What contracts of ours do not hold is a failure.
pub fn fodt(print: &Print) -> Result<String> {
    let Body::Flow { blocks } = &print.body else { return Err(unknown("pages of an uploaded file")) };
    let (mut text, mut footer) = (String::new(), String::new());
    self::blocks(blocks, "Standard", &mut Numbering::default(), &mut text)?;
    inlines(&print.footer, &mut footer)?;
    let filled = AROUND.replace("<!--title-->", &escaped(&print.title));
    Ok(filled.replace("<!--footer-->", &footer).replace("<!--text-->", &text))
}

/// Writes blocks; `style` is that of plain paragraphs.
fn blocks(blocks: &[Block], style: &str, numbering: &mut Numbering, text: &mut String) -> Result<()> {
    for block in blocks {
        match block {
            Block::Paragraph { content, .. } => {
                add(text, format_args!("<text:p text:style-name=\"{style}\">"));
                inlines(content, text)?;
                text.push_str("</text:p>\n");
            }
            Block::Heading { level, numbered, content, .. } => {
                let number = numbering.before(*numbered);
                add(
                    text,
                    format_args!(
                        "<text:h text:style-name=\"Title{level}\" text:outline-level=\"{level}\">{number}"
                    ),
                );
                inlines(content, text)?;
                text.push_str("</text:h>\n");
            }
            Block::BulletList { items } => list("Bullets", items, numbering, text)?,
            Block::OrderedList { items, .. } => list("Numbers", items, numbering, text)?,
            Block::Table { header_rows, rows, .. } => table(*header_rows, rows, text)?,
            Block::PageBreak => text.push_str("<text:p text:style-name=\"Break\"/>\n"),
            Block::Field(Field { label, .. }) => {
                add(text, format_args!("<text:p text:style-name=\"Signature\">{}</text:p>\n", escaped(label)));
            }
            other => return Err(unknown(&format!("{other:?}"))),
        }
    }
    Ok(())
}

fn list(style: &str, items: &[Vec<Block>], numbering: &mut Numbering, text: &mut String) -> Result<()> {
    add(text, format_args!("<text:list text:style-name=\"{style}\">\n"));
    for item in items {
        text.push_str("<text:list-item>");
        blocks(item, "Standard", numbering, text)?;
        text.push_str("</text:list-item>\n");
    }
    text.push_str("</text:list>\n");
    Ok(())
}

/// Tables of Markdown have columns of the same width.
fn table(header_rows: usize, rows: &[Vec<Cell>], text: &mut String) -> Result<()> {
    let columns = rows.first().map_or(1, Vec::len);
    add(
        text,
        format_args!(
            "<table:table table:style-name=\"Table\"><table:table-column table:number-columns-repeated=\"{columns}\"/>\n"
        ),
    );
    for (index, row) in rows.iter().enumerate() {
        let (before, after) = if index < header_rows {
            ("<table:table-header-rows>", "</table:table-header-rows>")
        } else {
            ("", "")
        };
        add(text, format_args!("{before}<table:table-row table:style-name=\"Row\">"));
        for cell in row {
            text.push_str("<table:table-cell table:style-name=\"Body\" office:value-type=\"string\">");
            let style = if cell.header { "Head" } else { "Cell" };
            blocks(&cell.content, style, &mut Numbering::default(), text)?;
            text.push_str("</table:table-cell>");
        }
        add(text, format_args!("</table:table-row>{after}\n"));
    }
    text.push_str("</table:table>\n");
    Ok(())
}

fn inlines(inlines: &[Inline], text: &mut String) -> Result<()> {
    for inline in inlines {
        match inline {
            Inline::Text { text: words, style } | Inline::Value { text: words, style } => {
                let Style { bold, italic, .. } = style;
                let named = if *bold { Some("Bold") } else { italic.then_some("Italic") };
                match named {
                    Some(name) => add(
                        text,
                        format_args!("<text:span text:style-name=\"{name}\">{}</text:span>", escaped(words)),
                    ),
                    None => text.push_str(&escaped(words)),
                }
            }
            Inline::Break => text.push_str("<text:line-break/>"),
            Inline::PageNumber => {
                text.push_str("<text:page-number text:select-page=\"current\">1</text:page-number>");
            }
            Inline::PageCount => text.push_str("<text:page-count>1</text:page-count>"),
            other => return Err(unknown(&format!("{other:?}"))),
        }
    }
    Ok(())
}

fn add(text: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string can't fail.
    let _ = text.write_fmt(what);
}
