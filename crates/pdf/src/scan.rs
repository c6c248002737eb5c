//! Reading PDF syntax no further than needed to count, without building anything.

/// A place in some bytes, and how many of them may still be looked at. A hostile file can be written so that every place
/// of it has to be read from there to its end; with that, it ends early instead of taking hours.
pub(crate) struct Scan<'a> {
    bytes: &'a [u8],
    pub at: usize,
    left: usize,
}

/// An object that was passed over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Passed {
    /// How many values it is made of, keys and those inside of others counted.
    pub values: usize,
    /// Whether it is a dictionary with a key `W`, as those of cross-reference streams are.
    pub has_widths: bool,
}

impl<'a> Scan<'a> {
    /// Starts a scan that may look at every byte `times` times on average.
    pub(crate) fn new(bytes: &'a [u8], times: usize) -> Self {
        Self { bytes, at: 0, left: bytes.len().saturating_mul(times).saturating_add(1_000) }
    }

    /// Whether more was looked at than is allowed.
    pub(crate) fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// What is still ahead.
    pub(crate) fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Counts bytes that somebody else looked at.
    pub(crate) fn look(&mut self, count: usize) {
        self.left = self.left.saturating_sub(count);
    }

    fn peek(&self) -> Option<u8> {
        if self.is_spent() { None } else { self.bytes.get(self.at).copied() }
    }

    fn step(&mut self, count: usize) {
        self.at += count;
        self.look(count);
    }

    fn skip_while(&mut self, test: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&test) {
            self.step(1);
        }
    }

    /// Passes over white space and comments.
    pub(crate) fn skip_space(&mut self) {
        loop {
            match self.peek() {
                Some(byte) if is_space(byte) => self.step(1),
                Some(b'%') => self.skip_while(|byte| !matches!(byte, b'\n' | b'\r')),
                _ => return,
            }
        }
    }

    /// Takes a whole number.
    pub(crate) fn take_number(&mut self) -> Option<u32> {
        let start = self.at;
        self.skip_while(|byte| byte.is_ascii_digit());
        str::from_utf8(self.bytes.get(start..self.at)?).ok()?.parse().ok()
    }

    /// Takes a word if it is there.
    pub(crate) fn take(&mut self, word: &[u8]) -> bool {
        let found = !self.is_spent() && self.rest().starts_with(word);
        if found {
            self.step(word.len());
        }
        found
    }

    /// Takes two numbers and a word, which is what references and the starts of objects are; tells the first number.
    fn take_pair_and(&mut self, word: &[u8]) -> Option<u32> {
        let number = self.take_number()?;
        self.skip_space();
        self.take_number()?;
        self.skip_space();
        self.take(word).then_some(number)
    }

    /// Takes a reference; tells its number.
    pub(crate) fn take_reference(&mut self) -> Option<u32> {
        self.take_pair_and(b"R")
    }

    /// Takes the start of an object, up to its body; tells its number.
    pub(crate) fn take_start(&mut self) -> Option<u32> {
        let number = self.take_pair_and(b"obj")?;
        self.skip_space();
        Some(number)
    }

    /// Takes a name; tells whether it is the one that is meant, in whichever way it is written.
    pub(crate) fn take_name(&mut self, meant: &[u8]) -> bool {
        let mut meant = meant.iter();
        let mut same = self.take(b"/");
        while let Some(byte) = self.peek().filter(|byte| is_regular(*byte)) {
            let mut letter = byte;
            let mut length = 1;
            if byte == b'#'
                && let Some(code) = self.rest().get(1..3).and_then(|code| str::from_utf8(code).ok())
                && let Ok(code) = u8::from_str_radix(code, 16)
            {
                (letter, length) = (code, 3);
            }
            same &= meant.next() == Some(&letter);
            self.step(length);
        }
        same && meant.next().is_none()
    }

    /// Passes over a string in parentheses.
    fn skip_string(&mut self) {
        let mut depth = 0_usize;
        while let Some(byte) = self.peek() {
            match byte {
                b'\\' => self.step(1),
                b'(' => depth += 1,
                b')' => depth -= 1,
                _ => {}
            }
            self.step(1);
            if depth == 0 {
                return;
            }
        }
    }

    /// Passes over an object and counts what it is made of. It ends where its brackets close, or at a word that can't
    /// be part of it.
    pub(crate) fn pass(&mut self) -> Passed {
        let mut passed = Passed::default();
        let mut depth = 0_usize;
        loop {
            self.skip_space();
            let Some(byte) = self.peek() else { return passed };
            passed.values += 1;
            match byte {
                b'(' => self.skip_string(),
                b'[' => {
                    depth += 1;
                    self.step(1);
                }
                b'<' if self.rest().starts_with(b"<<") => {
                    depth += 1;
                    self.step(2);
                }
                b'<' => {
                    self.skip_while(|byte| byte != b'>');
                    self.step(1);
                }
                b']' | b'>' if depth > 0 => {
                    passed.values -= 1;
                    depth -= 1;
                    self.step(if byte == b'>' { 2 } else { 1 });
                    if depth == 0 {
                        return passed;
                    }
                }
                b'/' => passed.has_widths |= self.take_name(b"W") && depth == 1,
                _ if is_regular(byte) => {
                    let start = self.at;
                    self.skip_while(is_regular);
                    let word = self.bytes.get(start..self.at).unwrap_or_default();
                    let is_word = word.first().is_some_and(u8::is_ascii_alphabetic);
                    if is_word && !matches!(word, b"R" | b"true" | b"false" | b"null") {
                        self.at = start;
                        passed.values -= 1;
                        return passed;
                    }
                }
                _ => return passed,
            }
        }
    }
}

/// Whether a byte is white space.
pub(crate) fn is_space(byte: u8) -> bool {
    matches!(byte, b'\0' | b'\t' | b'\n' | b'\x0c' | b'\r' | b' ')
}

/// Whether a byte is part of a word, that is, neither white space nor a bracket of some kind.
pub(crate) fn is_regular(byte: u8) -> bool {
    !is_space(byte) && !matches!(byte, b'(' | b')' | b'<' | b'>' | b'[' | b']' | b'{' | b'}' | b'/' | b'%')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passed(text: &str) -> (usize, bool, String) {
        let mut scan = Scan::new(text.as_bytes(), 1);
        let Passed { values, has_widths } = scan.pass();
        (values, has_widths, String::from_utf8_lossy(scan.rest()).into_owned())
    }

    #[test]
    fn values_are_counted_to_the_end_of_the_object() {
        assert_eq!(passed("[1 (a (b\\)) ] 2) <aa> /x] 7"), (5, false, " 7".to_owned()));
        assert_eq!(passed("<</#57 [1 2 1]/Size 3>>stream"), (8, true, "stream".to_owned()));
        assert!(!passed("<</A<</W 1>>>> x").1);
        assert_eq!(passed("12 endobj"), (1, false, "endobj".to_owned()));
        assert_eq!(passed("[[[").0, 3);
        assert_eq!(passed("").0, 0);
    }

    #[test]
    fn starts_and_references_are_read_across_comments() {
        assert_eq!(Scan::new(b"12 0 obj", 1).take_start(), Some(12));
        assert_eq!(Scan::new(b"012 %x\n 0\n%y\nobj<<", 1).take_start(), Some(12));
        assert_eq!(Scan::new(b"12 0 R", 1).take_reference(), Some(12));
        assert_eq!(Scan::new(b"12 0", 1).take_reference(), None);
        assert_eq!(Scan::new(b"99999999999 0 R", 1).take_reference(), None);
    }

    #[test]
    fn names_are_known_however_they_are_written() {
        for (text, same) in [("/Length", true), ("/#4Cen#67th ", true), ("/Length1", false), ("/Len", false)] {
            assert_eq!(Scan::new(text.as_bytes(), 1).take_name(b"Length"), same, "{text}");
        }
    }

    #[test]
    fn a_scan_ends_when_it_has_looked_enough() {
        let text = "%".repeat(100_000);
        let mut scan = Scan::new(text.as_bytes(), 1);
        for at in 0..text.len() {
            scan.at = at;
            scan.skip_space();
        }
        assert!(scan.is_spent());
    }
}
