//! What is too much, and what is not.

use countersign_render::{RenderError, Renderer};
use template::content::ListStyle;
use template::print::{Block, Cell};

use crate::support::{cell, flow, paragraph, read, render};

#[test]
fn too_much_text_is_refused() {
    let error = Renderer::default().render(&flow(vec![paragraph(&"word ".repeat(100_000))])).expect_err("too long");
    assert!(matches!(error, RenderError::TooLong { characters, limit: 400_000 } if characters > 500_000), "{error}");
    assert!(error.is_the_documents());
}

/// Nests one thing in itself.
fn nest(depth: usize, wrap: impl Fn(Block) -> Block) -> Block {
    (0..depth).fold(paragraph("innermost"), |inner, _| wrap(inner))
}

#[test]
fn what_may_be_nested_can_be_printed() {
    let wraps: [(&str, fn(Block) -> Block); 5] = [
        ("bullets", |inner| Block::BulletList { items: vec![vec![paragraph("x"), inner]] }),
        ("numbers", |inner| Block::OrderedList { start: 1, style: ListStyle::Nested, items: vec![vec![inner]] }),
        ("quotes", |inner| Block::Quote { content: vec![inner] }),
        ("tables", |inner| Block::Table {
            widths: Vec::new(),
            header_rows: 0,
            rows: vec![vec![Cell { content: vec![inner], ..cell("") }]],
        }),
        ("columns", |inner| Block::Columns { count: 1, content: vec![inner] }),
    ];
    for (name, wrap) in wraps {
        let rendered = render(&flow(vec![nest(20, wrap)]));
        assert!(read(&rendered).contains("innermost"), "{name}");
        let error = Renderer::default().render(&flow(vec![nest(21, wrap)])).expect_err(name);
        assert_eq!(error, RenderError::TooDeep { limit: 20 }, "{name}");
        assert!(error.to_string().contains("nested more than 20 deep"));
    }
}
