//! The numbers of headings and of list items, and the levels by which screen readers know headings.

use template::content::ListStyle;

/// Follows the headings of a document from its top.
#[derive(Debug, Default)]
pub(super) struct Headings {
    /// The numbered headings that the present place lies under: their level and number.
    numbers: Vec<(u8, u32)>,
    /// The levels of the headings that the present place lies under.
    levels: Vec<u8>,
}

impl Headings {
    /// Counts a heading and returns its number: `2.1`. It depends on how headings lie under each other and not on
    /// their levels by themselves, so sections of level 2 under an unnumbered title are 1, 2, 3.
    pub fn number(&mut self, level: u8) -> String {
        let mut last = 0;
        while let Some(&(above, count)) = self.numbers.last() {
            if above < level {
                break;
            }
            last = count;
            self.numbers.pop();
        }
        self.numbers.push((level, last + 1));
        join(self.numbers.iter().map(|(_, count)| *count))
    }

    /// Returns the level by which a heading is known to screen readers: the first is 1, and none is skipped.
    pub fn tag_level(&mut self, level: u8) -> usize {
        while self.levels.last().is_some_and(|&above| above >= level) {
            self.levels.pop();
        }
        self.levels.push(level);
        self.levels.len()
    }
}

/// Returns how Typst writes the numbers of a list, unless they have to be written out one by one.
pub(super) const fn pattern(style: ListStyle) -> Option<&'static str> {
    match style {
        ListStyle::Numbers => Some("1."),
        ListStyle::SmallLetters => Some("a)"),
        ListStyle::CapitalLetters => Some("A."),
        ListStyle::SmallRoman => Some("i."),
        ListStyle::CapitalRoman => Some("I."),
        ListStyle::Nested => None,
    }
}

/// Returns the numbers of a list with those of the lists around it in front: `2.1`, `2.2`.
pub(super) fn nested(around: &[u32], start: u32, count: usize) -> Vec<String> {
    (start..).take(count).map(|number| join(around.iter().copied().chain([number]))).collect()
}

fn join(numbers: impl Iterator<Item = u32>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(levels: &[u8]) -> Vec<String> {
        let mut headings = Headings::default();
        levels.iter().map(|&level| headings.number(level)).collect()
    }

    fn tags(levels: &[u8]) -> Vec<usize> {
        let mut headings = Headings::default();
        levels.iter().map(|&level| headings.tag_level(level)).collect()
    }

    #[test]
    fn headings_are_numbered_by_how_they_lie_under_each_other() {
        assert_eq!(numbers(&[1, 2, 2, 1, 2, 3]), ["1", "1.1", "1.2", "2", "2.1", "2.1.1"]);
        assert_eq!(numbers(&[2, 3, 2]), ["1", "1.1", "2"]);
        assert_eq!(numbers(&[1, 3, 2, 3]), ["1", "1.1", "1.2", "1.2.1"]);
        assert_eq!(numbers(&[3, 1, 2]), ["1", "2", "2.1"]);
    }

    #[test]
    fn the_first_level_is_1_and_none_is_skipped() {
        assert_eq!(tags(&[1, 2, 3, 2, 1]), [1, 2, 3, 2, 1]);
        assert_eq!(tags(&[3, 6, 4, 1, 5, 2]), [1, 2, 2, 1, 2, 2]);
    }

    #[test]
    fn nested_numbers_carry_those_around_them() {
        assert_eq!(nested(&[], 3, 2), ["3", "4"]);
        assert_eq!(nested(&[2, 7], 1, 2), ["2.7.1", "2.7.2"]);
    }
}
