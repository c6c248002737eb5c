//! The numbers of headings, for those who can't be told to count.

/// Counts the numbered headings of a document, as far as the contract needs it: all of them lie on one level.
#[derive(Default)]
pub struct Numbering(u32);

impl Numbering {
    /// What stands in front of a heading.
    pub fn before(&mut self, numbered: bool) -> String {
        if numbered {
            self.0 += 1;
            format!("{} ", self.0)
        } else {
            String::new()
        }
    }
}
