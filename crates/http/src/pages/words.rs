//! How pages word what programs get as fragments.

/// A fragment as a sentence: a capital in front, a full stop behind.
pub(super) fn sentence(fragment: &str) -> String {
    let mut letters = fragment.chars();
    let Some(first) = letters.next() else { return String::new() };
    let stop = if fragment.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fragments_become_sentences() {
        assert_eq!(sentence("address or password is not right"), "Address or password is not right.");
        assert_eq!(sentence("écrit."), "Écrit.");
        assert_eq!(sentence(""), "");
    }
}
