//! Reading content streams, no further than needed: which operators there are, and what they leave open.

use crate::scan::{is_regular, is_space};

/// What a page's content leaves behind for whatever is drawn after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Leftovers {
    /// How many graphics states it restores that it has not saved.
    pub unsaved: usize,
    /// How many graphics states it has saved and not restored.
    pub unrestored: usize,
    /// How many marked sequences it has not ended.
    pub unmarked: usize,
    /// Whether it is within a text object at its end.
    pub in_text: bool,
    /// Whether it paints anything at all.
    pub paints: bool,
}

impl Leftovers {
    /// What the content leaves behind.
    pub(crate) fn of(content: &[u8]) -> Self {
        let mut found = Self::default();
        let mut tokens = Tokens { rest: content };
        while let Some(operator) = tokens.operator() {
            match operator {
                b"q" => found.unrestored += 1,
                b"Q" if found.unrestored > 0 => found.unrestored -= 1,
                b"Q" => found.unsaved += 1,
                b"BMC" | b"BDC" => found.unmarked += 1,
                b"EMC" => found.unmarked = found.unmarked.saturating_sub(1),
                b"BT" => found.in_text = true,
                b"ET" => found.in_text = false,
                b"ID" => {
                    found.paints = true;
                    tokens.skip_picture();
                }
                b"f" | b"F" | b"f*" | b"B" | b"B*" | b"b" | b"b*" | b"S" | b"s" | b"sh" | b"Do" | b"Tj"
                | b"TJ" | b"'" | b"\"" => found.paints = true,
                _ => {}
            }
        }
        found
    }
}

struct Tokens<'a> {
    rest: &'a [u8],
}

impl<'a> Tokens<'a> {
    /// The next operator; operands are passed over.
    fn operator(&mut self) -> Option<&'a [u8]> {
        loop {
            let (first, after) = self.rest.split_first()?;
            match first {
                b'(' => self.skip_string(),
                b'%' => self.skip_while(|byte| !matches!(byte, b'\n' | b'\r')),
                b'<' if after.first() != Some(&b'<') => self.skip_while(|byte| byte != b'>'),
                b'/' => {
                    self.rest = after;
                    self.skip_while(is_regular);
                }
                b'\'' | b'"' | b'a'..=b'z' | b'A'..=b'Z' => {
                    let length = self.rest.iter().take_while(|byte| is_regular(**byte)).count();
                    let (operator, rest) = self.rest.split_at(length);
                    self.rest = rest;
                    if !matches!(operator, b"true" | b"false" | b"null") {
                        return Some(operator);
                    }
                }
                byte if is_regular(*byte) => self.skip_while(is_regular),
                _ => self.rest = after,
            }
        }
    }

    fn skip_while(&mut self, test: impl Fn(u8) -> bool) {
        let length = self.rest.iter().take_while(|byte| test(**byte)).count();
        self.rest = &self.rest[length..];
    }

    fn skip_string(&mut self) {
        let mut depth = 0_usize;
        let mut escaped = false;
        for (at, byte) in self.rest.iter().enumerate() {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'(' => depth += 1,
                b')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.rest = &self.rest[at + 1..];
                return;
            }
        }
        self.rest = &[];
    }

    /// Passes over the data of a picture within the content, up to its `EI`.
    fn skip_picture(&mut self) {
        let ends = |window: &[u8]| {
            is_space(window[0]) && &window[1..3] == b"EI" && window.get(3).is_none_or(|byte| !is_regular(*byte))
        };
        let end = (0..self.rest.len().saturating_sub(2)).find(|at| ends(&self.rest[*at..]));
        self.rest = end.map_or(&[], |end| &self.rest[end + 3..]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_is_counted() {
        let found = Leftovers::of(b"q q Q Q Q q BT /P <</MCID 0>> BDC (q \\( Q) Tj");
        let expected = Leftovers { unsaved: 1, unrestored: 1, unmarked: 1, in_text: true, paints: true };
        assert_eq!(found, expected);
    }

    #[test]
    fn operands_are_no_operators() {
        assert_eq!(Leftovers::of(b"/q /Q <71> [(q) -120 (Q)] % q Q\n 1 0 0 1 0 0 cm true"), Leftovers::default());
    }

    #[test]
    fn pictures_within_the_content_are_passed_over() {
        let found = Leftovers::of(b"q BI /W 1 /H 1 ID q q ( [EI q\nEI Q");
        assert_eq!(found, Leftovers { paints: true, ..Leftovers::default() });
    }
}
