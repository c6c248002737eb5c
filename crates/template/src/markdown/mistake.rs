//! What is wrong with a text, and on which line.

use std::fmt;

/// More than this many complaints about one text help nobody.
const ENOUGH: usize = 50;

/// Something that is wrong with a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// Gathers mistakes.
pub(super) struct Mistakes<'a> {
    text: &'a str,
    found: Vec<Mistake>,
}

impl<'a> Mistakes<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, found: Vec::new() }
    }

    /// Notes a mistake on a line.
    pub fn on(&mut self, line: usize, message: String) {
        if self.found.len() < ENOUGH {
            self.found.push(Mistake { line, message });
        }
    }

    /// Notes a mistake at a place of the text.
    pub fn at(&mut self, offset: usize, message: String) {
        if self.found.len() < ENOUGH {
            let before = self.text.get(..offset).unwrap_or_default();
            self.on(1 + before.matches('\n').count(), message);
        }
    }

    /// Fails with the mistakes by their lines, where there are any.
    pub fn none(&mut self) -> Result<(), Vec<Mistake>> {
        if self.found.is_empty() {
            return Ok(());
        }
        let mut found = std::mem::take(&mut self.found);
        found.sort_by_key(|mistake| mistake.line);
        Err(found)
    }
}
