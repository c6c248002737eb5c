//! What is too much, and what is not.

use countersign_render::{RenderError, Renderer};
use template::content::ListStyle;
use template::print::{Block, Cell};

use crate::support::{cell, flow, paragraph, render};

#[test]
fn too_much_text_is_refused() {
    let error =
        Renderer::default().render(&flow(vec![paragraph(&"word ".repeat(100_000))])).expect_err("too long");
    assert!(
        matches!(error, RenderError::TooLong { characters, limit: 400_000 } if characters > 500_000),
        "{error}"
    );
    assert!(error.is_the_documents());
}

/// Nests one thing in itself.
fn nest(depth: usize, wrap: impl Fn(Block) -> Block) -> Block {
    (0..depth).fold(paragraph("innermost"), |inner, _| wrap(inner))
}

/// One thing in which another one stands.
type Wrap = fn(Block) -> Block;

const BULLETS: Wrap = |inner| Block::BulletList { items: vec![vec![paragraph("x"), inner]] };
const NUMBERS: Wrap = |inner| Block::OrderedList { start: 1, style: ListStyle::Nested, items: vec![vec![inner]] };
const QUOTE: Wrap = |inner| Block::Quote { content: vec![inner] };
const COLUMNS: Wrap = |inner| Block::Columns { count: 2, content: vec![inner, paragraph("x")] };
const TABLE: Wrap = |inner| Block::Table {
    widths: Vec::new(),
    header_rows: 0,
    rows: vec![vec![cell("x"), Cell { content: vec![inner], ..cell("") }]],
};

#[test]
fn what_may_be_nested_can_be_printed() {
    for (name, wrap, most) in [
        ("bullets", BULLETS, 20),
        ("numbers", NUMBERS, 20),
        ("quotes", QUOTE, 20),
        ("tables", TABLE, 13),
        ("columns", COLUMNS, 8),
    ] {
        render(&flow(vec![nest(most, wrap)]));
        let error = Renderer::default().render(&flow(vec![nest(most + 1, wrap)])).expect_err(name);
        assert_eq!(error, RenderError::TooDeep { lists: 20, tables: 13 }, "{name}");
    }
}

#[test]
fn what_may_be_nested_can_be_mixed() {
    for wraps in [[BULLETS, TABLE, QUOTE], [COLUMNS, TABLE, NUMBERS], [TABLE, TABLE, COLUMNS]] {
        // As deep as may be: one more of the least is refused.
        let mut block = paragraph("innermost");
        for wrap in wraps.iter().cycle() {
            let deeper = wrap(block.clone());
            if Renderer::default().render(&flow(vec![BULLETS(deeper.clone())])).is_err() {
                break;
            }
            block = deeper;
        }
        let outcome = Renderer::default().render(&flow(vec![nest(20, BULLETS), block.clone()]));
        assert!(outcome.is_ok(), "{outcome:?}");
        let mut deepest = Ok(());
        while deepest.is_ok() {
            block = BULLETS(block);
            deepest = Renderer::default().render(&flow(vec![block.clone()])).map(drop);
        }
        assert_eq!(deepest, Err(RenderError::TooDeep { lists: 20, tables: 13 }), "and never anything else");
    }
}
