//! Templates written as Markdown: the text becomes the same tree that an editor would make.
//!
//! Beside CommonMark with tables, strikethrough and task lists there are tags in double braces: `{{name | format}}`,
//! `{{field:id}}`, `{{#if expression}} … {{/if}}`, `{{#each items as item}} … {{/each}}`, `{{pagebreak}}`. HTML is shown
//! as text.
//!
//! `scan` takes the tags out, `tag` reads each, `build` makes a tree of what Markdown's parser reports and puts the tags
//! back, with `frames` for what is begun and not yet finished; `lists` joins what a condition has cut apart.
//!
//! # How to add a tag
//! 1. Read it in `tag`.
//! 2. Say in `build` what becomes of it.
//! 3. Write it into `docs/TEMPLATES.md`.

mod body;
mod build;
mod code;
mod frames;
mod lists;
mod mistake;
mod names;
mod picture;
mod scan;
mod source;
mod tag;
#[cfg(test)]
mod tests;

pub use body::expanded;
pub use mistake::Mistake;
pub use names::undeclared;
pub use source::{expand, is_markdown};

use crate::content::{Kind, Limits, Node};

/// Makes a `doc` node of a text. [`Content::read`](crate::content::Content::read) accepts what comes out.
///
/// # Errors
/// Everything that is wrong with the tags, line by line, or that the text is too large.
pub fn convert(markdown: &str, limits: &Limits) -> Result<Node, Vec<Mistake>> {
    if markdown.chars().count() > limits.characters {
        let message = format!("the text must be at most {} characters long", limits.characters);
        return Err(vec![Mistake { line: 1, message }]);
    }
    let scanned = scan::Scanned::new(markdown);
    let blocks = build::build(&scanned, limits)?;
    Ok(Node::of(Kind::Doc(Box::default())).with(blocks))
}
