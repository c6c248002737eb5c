//! A strict reading of PDF syntax, for what was added to a file and for signature dictionaries.
//!
//! Readers are forgiving, each in its own way, and attacks on signatures live of it: what one reader skips, another one
//! shows. Here nothing is forgiven. No comments, no key twice, no word that is not understood.

use std::ops::Range;

/// Deeper nesting is refused.
const DEEPEST: usize = 32;

/// Reads bytes from a place on.
pub(crate) struct Cursor<'a> {
    pub bytes: &'a [u8],
    pub at: usize,
}

/// A dictionary: its keys, and where their values are.
pub(crate) type Entries = Vec<(Vec<u8>, Range<usize>)>;

/// The value at this place can't be read, or not in one way only.
#[derive(Debug, PartialEq)]
pub(crate) struct Unclear;

impl<'a> Cursor<'a> {
    pub fn new(bytes: &'a [u8], at: usize) -> Self {
        Self { bytes, at }
    }

    fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    pub fn skip_space(&mut self) {
        while self.peek().is_some_and(is_space) {
            self.at += 1;
        }
    }

    /// Takes exactly these bytes.
    pub fn take(&mut self, text: &[u8]) -> bool {
        let found = self.rest().starts_with(text);
        self.at += if found { text.len() } else { 0 };
        found
    }

    /// Takes a word, which ends where it ends.
    pub fn word(&mut self, word: &[u8]) -> bool {
        let ends = !self.rest().get(word.len()).copied().is_some_and(is_regular);
        ends && self.take(word)
    }

    /// Takes a whole number without a sign.
    pub fn number(&mut self) -> Option<u64> {
        let digits = self.rest().iter().take_while(|byte| byte.is_ascii_digit()).count();
        let text = str::from_utf8(self.rest().get(..digits)?).ok()?;
        let number = text.parse().ok()?;
        if self.rest().get(digits).copied().is_some_and(is_regular) {
            return None;
        }
        self.at += digits;
        Some(number)
    }

    /// Takes the end of a line, of which there are three kinds.
    pub fn line_end(&mut self) -> bool {
        self.take(b"\r\n") || self.take(b"\n") || self.take(b"\r")
    }

    /// Takes the start of an object: `12 0 obj`.
    pub fn object_start(&mut self) -> Option<(u32, u16)> {
        let number = u32::try_from(self.number()?).ok()?;
        self.skip_space();
        let generation = u16::try_from(self.number()?).ok()?;
        self.skip_space();
        self.word(b"obj").then_some((number, generation))
    }

    /// Takes a dictionary.
    pub fn dictionary(&mut self) -> Result<Entries, Unclear> {
        self.entries(0)
    }

    /// Takes any value and says where it was.
    pub fn value(&mut self) -> Result<Range<usize>, Unclear> {
        self.any(0)
    }

    fn any(&mut self, deep: usize) -> Result<Range<usize>, Unclear> {
        self.skip_space();
        let start = self.at;
        match self.peek().ok_or(Unclear)? {
            _ if deep > DEEPEST => return Err(Unclear),
            b'<' if self.rest().starts_with(b"<<") => drop(self.entries(deep)?),
            b'<' => self.hexadecimal()?,
            b'(' => self.literal()?,
            b'/' => drop(self.name()?),
            b'[' => {
                self.at += 1;
                loop {
                    self.skip_space();
                    if self.take(b"]") {
                        break;
                    }
                    self.any(deep + 1)?;
                }
            }
            _ => self.plain()?,
        }
        Ok(start..self.at)
    }

    fn entries(&mut self, deep: usize) -> Result<Entries, Unclear> {
        let mut entries = Entries::new();
        self.skip_space();
        if !self.take(b"<<") {
            return Err(Unclear);
        }
        loop {
            self.skip_space();
            if self.take(b">>") {
                break;
            }
            let key = self.name()?;
            let value = self.any(deep + 1)?;
            entries.push((key, value));
        }
        let mut keys: Vec<_> = entries.iter().map(|(key, _)| key).collect();
        keys.sort_unstable();
        if keys.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(Unclear);
        }
        Ok(entries)
    }

    fn name(&mut self) -> Result<Vec<u8>, Unclear> {
        if !self.take(b"/") {
            return Err(Unclear);
        }
        let mut name = Vec::new();
        while let Some(byte) = self.peek().filter(|byte| is_regular(*byte)) {
            self.at += 1;
            if byte != b'#' {
                name.push(byte);
                continue;
            }
            let digits = self.rest().get(..2).and_then(|digits| str::from_utf8(digits).ok()).ok_or(Unclear)?;
            name.push(u8::from_str_radix(digits, 16).map_err(|_| Unclear)?);
            self.at += 2;
        }
        Ok(name)
    }

    fn hexadecimal(&mut self) -> Result<(), Unclear> {
        self.at += 1;
        while self.peek().is_some_and(|byte| byte.is_ascii_hexdigit() || is_space(byte)) {
            self.at += 1;
        }
        if self.take(b">") { Ok(()) } else { Err(Unclear) }
    }

    fn literal(&mut self) -> Result<(), Unclear> {
        let mut open = 0_usize;
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'\\' => self.at += 1,
                b'(' => open += 1,
                b')' => open -= 1,
                _ => {}
            }
            if open == 0 {
                return Ok(());
            }
        }
        Err(Unclear)
    }

    /// A number, a reference, or one of three words.
    fn plain(&mut self) -> Result<(), Unclear> {
        let start = self.at;
        if self.number().is_some() {
            let after = self.at;
            self.skip_space();
            if self.number().is_some() {
                self.skip_space();
                if self.word(b"R") {
                    return Ok(());
                }
            }
            self.at = after;
            return Ok(());
        }
        self.at = start;
        let length = self.rest().iter().take_while(|byte| is_regular(**byte)).count();
        let word = self.rest().get(..length).unwrap_or_default();
        self.at += length;
        let digits = word.strip_prefix(b"-").or(word.strip_prefix(b"+")).unwrap_or(word);
        let is_number = digits.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.')
            && digits.splitn(3, |byte| *byte == b'.').count() <= 2
            && digits.iter().any(u8::is_ascii_digit);
        if is_number || matches!(word, b"true" | b"false" | b"null") { Ok(()) } else { Err(Unclear) }
    }
}

/// The value of a key.
pub(crate) fn entry(entries: &Entries, key: &[u8]) -> Option<Range<usize>> {
    entries.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone())
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b'\0' | b'\t' | b'\n' | b'\x0c' | b'\r' | b' ')
}

fn is_regular(byte: u8) -> bool {
    !is_space(byte) && !matches!(byte, b'(' | b')' | b'<' | b'>' | b'[' | b']' | b'{' | b'}' | b'/' | b'%')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<&str> {
        let mut cursor = Cursor::new(text.as_bytes(), 0);
        cursor.value().ok().map(|range| &text[range])
    }

    #[test]
    fn values_end_where_they_end() {
        for text in
            ["<</A 1 0 R/B[1 -2.5 (a\\)(b))]/C<0aF>>>", "[null true/x]", "12 0 R", "(a(b)c)", "/a#20b", "<>"]
        {
            assert_eq!(value(&format!("{text} 7")), Some(text));
        }
        assert_eq!(value("12 0 obj"), Some("12"));
    }

    #[test]
    fn what_could_be_read_in_two_ways_is_not_read() {
        for text in [
            "", "<<", "<</A 1/A 2>>", "<</A 1/#41 2>>", "<</A>>", "<</A 1%\n>>", "[1", "(a", "<0g>", "1x", "--1",
            "foo", "/a#2", "{}", ")",
        ] {
            assert_eq!(value(text), None, "{text}");
        }
        assert_eq!(value(&"[".repeat(100_000)), None);
    }
}
