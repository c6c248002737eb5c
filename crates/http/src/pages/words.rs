//! How pages word what programs get as fragments.

use model::Timestamp;

/// A fragment as a sentence: a capital in front, a full stop behind.
pub(super) fn sentence(fragment: &str) -> String {
    let mut letters = fragment.chars();
    let Some(first) = letters.next() else { return String::new() };
    let stop = if fragment.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), letters.as_str())
}

/// A moment for people: date and minute.
pub(super) fn moment(moment: Timestamp) -> String {
    let text = moment.to_string();
    let minute = text.get(..16).unwrap_or(&text);
    format!("{} UTC", minute.replace('T', " "))
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

    #[test]
    fn moments_are_shown_to_the_minute() {
        assert_eq!(moment(Timestamp::from_millis(0)), "1970-01-01 00:00 UTC");
    }
}
