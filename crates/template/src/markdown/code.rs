//! Blocks of code: what stands in them means nothing and keeps its lines.

use std::borrow::Cow;

use pulldown_cmark::{Event, OffsetIter, TagEnd};

/// The words of a block of code; reads to its end.
pub(super) fn words(events: &mut OffsetIter<'_>) -> String {
    let mut words = String::new();
    for (event, _) in events {
        match event {
            Event::End(TagEnd::CodeBlock) => break,
            Event::Text(text) => words.push_str(&text),
            _ => {}
        }
    }
    words
}

/// The lines of a block of code. A tab has no width in print, so spaces stand in for it.
pub(super) fn lines(words: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let words = words.strip_suffix('\n').unwrap_or(words);
    words.split('\n').map(|line| {
        let line = line.trim_end_matches('\r');
        if line.contains('\t') { line.replace('\t', "    ").into() } else { line.into() }
    })
}
