//! What files are called. Whoever sends a file chooses its name, and whoever saves it may open it by that name: it has to end as
//! what the file is, and to end where it seems to.

use crate::file::FileKind;

/// A name that ends as a file of that kind does, of at most so many characters. What turns the direction of text, or is not
/// seen, becomes an underscore.
#[must_use]
pub fn fitting(given: &str, kind: FileKind, longest: usize) -> String {
    let name: String = given.chars().map(|c| if is_invisible(c) || c.is_control() { '_' } else { c }).collect();
    if name.rsplit_once('.').is_some_and(|(_, last)| is_ending(last, kind)) && name.chars().count() <= longest {
        return name;
    }
    let ending = kind.ending();
    let stem: String = stem(&name, kind).chars().take(longest.saturating_sub(ending.len() + 1)).collect();
    format!("{stem}.{ending}")
}

/// The same, and without what some system does not take in a name.
#[must_use]
pub fn on_any_system(given: &str, kind: FileKind, longest: usize) -> String {
    let plain: String = given.chars().map(|c| if "/\\:*?\"<>|".contains(c) { '_' } else { c }).collect();
    fitting(&plain, kind, longest)
}

/// A name without the ending of its kind.
#[must_use]
pub fn stem(name: &str, kind: FileKind) -> &str {
    match name.rsplit_once('.') {
        Some((stem, last)) if is_ending(last, kind) => stem,
        _ => name,
    }
}

fn is_ending(last: &str, kind: FileKind) -> bool {
    last.eq_ignore_ascii_case(kind.ending()) || kind == FileKind::Jpeg && last.eq_ignore_ascii_case("jpeg")
}

/// Marks that turn the direction of text, or that nobody sees.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{61c}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_ends_as_what_the_file_is() {
        for (given, kind, name) in [
            ("Passport.PDF", FileKind::Pdf, "Passport.PDF"),
            ("me.jpeg", FileKind::Jpeg, "me.jpeg"),
            ("Passport.pdf.hta", FileKind::Pdf, "Passport.pdf.hta.pdf"),
            ("me.jpeg", FileKind::Png, "me.jpeg.png"),
            ("fdp\u{202e}ath.pdf", FileKind::Pdf, "fdp_ath.pdf"),
            ("a.hta\u{200b}", FileKind::Pdf, "a.hta_.pdf"),
            ("no ending", FileKind::Webp, "no ending.webp"),
            ("What? 1:2.pdf", FileKind::Pdf, "What? 1:2.pdf"),
        ] {
            assert_eq!(fitting(given, kind, 100), name, "{given}");
        }
        assert_eq!(fitting(&"ä".repeat(30), FileKind::Pdf, 20), format!("{}.pdf", "ä".repeat(16)));
        assert_eq!(on_any_system("a:b/c\"d.hta", FileKind::Pdf, 100), "a_b_c_d.hta.pdf");
    }
}
