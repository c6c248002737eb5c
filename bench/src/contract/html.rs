//! The contract as a page for WeasyPrint and Chromium.

use std::fmt::Write as _;

use template::print::{Block, Body, Cell, Field, Inline, Print, Style};

use super::numbering::Numbering;
use crate::failure::{Failure, Result};

const STYLE: &str = include_str!("../../contract/style.css");

/// Writes a worked-out contract as HTML. What contracts of ours do not hold is a failure.
pub fn html(print: &Print) -> Result<String> {
    let Body::Flow { blocks } = &print.body else { return Err(unknown("pages of an uploaded file")) };
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title><style>{}</style></head><body>\n",
        escaped(&print.language),
        escaped(&print.title),
        STYLE.replace("/*footer*/", &footer(&print.footer)?),
    );
    self::blocks(blocks, &mut Numbering::default(), &mut page)?;
    page.push_str("</body></html>\n");
    Ok(page)
}

/// Text between tags or in an attribute.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// What the contract does not hold and we can't write.
pub fn unknown(what: &str) -> Failure {
    Failure::new(format!("the contract holds {what}, which the other printers can't be given"))
}

fn blocks(blocks: &[Block], numbering: &mut Numbering, page: &mut String) -> Result<()> {
    for block in blocks {
        match block {
            Block::Paragraph { content, .. } => {
                page.push_str("<p>");
                inlines(content, page)?;
                page.push_str("</p>\n");
            }
            Block::Heading { level, numbered, content, .. } => {
                add(page, format_args!("<h{level}>{}", numbering.before(*numbered)));
                inlines(content, page)?;
                add(page, format_args!("</h{level}>\n"));
            }
            Block::BulletList { items } => list("ul", items, numbering, page)?,
            Block::OrderedList { items, .. } => list("ol", items, numbering, page)?,
            Block::Table { header_rows, rows, .. } => table(*header_rows, rows, page)?,
            Block::PageBreak => page.push_str("<div class=\"break\"></div>\n"),
            Block::Field(Field { label, .. }) => {
                add(page, format_args!("<div class=\"signature\">{}</div>\n", escaped(label)));
            }
            other => return Err(unknown(&format!("{other:?}"))),
        }
    }
    Ok(())
}

fn list(tag: &str, items: &[Vec<Block>], numbering: &mut Numbering, page: &mut String) -> Result<()> {
    add(page, format_args!("<{tag}>\n"));
    for item in items {
        page.push_str("<li>");
        blocks(item, numbering, page)?;
        page.push_str("</li>\n");
    }
    add(page, format_args!("</{tag}>\n"));
    Ok(())
}

/// Tables of Markdown have columns of the same width.
fn table(header_rows: usize, rows: &[Vec<Cell>], page: &mut String) -> Result<()> {
    page.push_str("<table>\n<thead>\n");
    for (index, row) in rows.iter().enumerate() {
        if index == header_rows {
            page.push_str("</thead>\n<tbody>\n");
        }
        page.push_str("<tr>");
        for cell in row {
            let tag = if cell.header { "th" } else { "td" };
            add(page, format_args!("<{tag}>"));
            blocks(&cell.content, &mut Numbering::default(), page)?;
            add(page, format_args!("</{tag}>"));
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</tbody></table>\n");
    Ok(())
}

fn inlines(inlines: &[Inline], page: &mut String) -> Result<()> {
    for inline in inlines {
        match inline {
            Inline::Text { text, style } | Inline::Value { text, style } => {
                let Style { bold, italic, .. } = style;
                let (open, close) = match (bold, italic) {
                    (false, false) => ("", ""),
                    (true, false) => ("<b>", "</b>"),
                    (false, true) => ("<i>", "</i>"),
                    (true, true) => ("<b><i>", "</i></b>"),
                };
                add(page, format_args!("{open}{}{close}", escaped(text)));
            }
            Inline::Break => page.push_str("<br>"),
            other => return Err(unknown(&format!("{other:?}"))),
        }
    }
    Ok(())
}

/// The running foot, as the value of CSS's `content`.
fn footer(inlines: &[Inline]) -> Result<String> {
    let parts = inlines.iter().map(|inline| match inline {
        Inline::Text { text, .. } | Inline::Value { text, .. } => Ok(format!("\"{}\"", text.replace('"', "\\\""))),
        Inline::PageNumber => Ok("counter(page)".to_owned()),
        Inline::PageCount => Ok("counter(pages)".to_owned()),
        other => Err(unknown(&format!("{other:?}"))),
    });
    Ok(parts.collect::<Result<Vec<_>>>()?.join(" "))
}

fn add(page: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string can't fail.
    let _ = page.write_fmt(what);
}
