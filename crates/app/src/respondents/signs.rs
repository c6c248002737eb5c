//! By what somebody is recognised in the words of an entry. An entry that is erased can't be brought back, so what only looks
//! alike is left alone: `bo@example.com` is not in `jimbo@example.com`, and Ana is not in Diana.

use model::audit::Entry;
use model::id::RespondentId;
use serde_json::Value;

/// What somebody is recognised by, in small letters.
pub(super) struct Signs {
    address: String,
    ids: Vec<String>,
    names: Vec<String>,
}

impl Signs {
    pub fn new<'a>(
        address: &str,
        ids: impl IntoIterator<Item = RespondentId>,
        names: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        Self {
            address: address.to_lowercase(),
            ids: ids.into_iter().map(|id| id.to_string()).collect(),
            names: names.into_iter().map(str::to_lowercase).collect(),
        }
    }

    /// Whether an entry tells about them: what they did, and what names them.
    pub fn are_in(&self, entry: &Entry) -> bool {
        if entry.actor_id.as_ref().is_some_and(|actor| self.ids.contains(actor)) {
            return true;
        }
        let text = words(entry);
        self.ids.iter().any(|id| text.contains(id))
            || names_address(&text, &self.address)
            || self.names.iter().any(|name| names_person(&text, name))
    }
}

/// All that an entry says, in small letters. What its metadata say is read, since JSON writes a line end as a letter.
fn words(entry: &Entry) -> String {
    let mut text = entry.message.clone();
    match serde_json::from_str::<Value>(entry.metadata.get()) {
        Ok(metadata) => gather(&metadata, &mut text),
        Err(_) => text.push_str(entry.metadata.get()),
    }
    text.to_lowercase()
}

fn gather(value: &Value, text: &mut String) {
    match value {
        Value::String(said) => {
            text.push('\n');
            text.push_str(said);
        }
        Value::Array(items) => items.iter().for_each(|item| gather(item, text)),
        Value::Object(entries) => entries.values().for_each(|value| gather(value, text)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Whether a text names an address, and not a longer one that ends or begins like it.
fn names_address(text: &str, address: &str) -> bool {
    found(text, address).any(|(before, behind)| {
        let goes_on = |one: char| one.is_alphanumeric() || one == '-';
        let mut next = behind.chars();
        let ends = match (next.next(), next.next()) {
            (Some('.'), Some(one)) => !one.is_alphanumeric(),
            (Some(one), _) => !goes_on(one),
            (None, _) => true,
        };
        ends && !before.ends_with(|one: char| goes_on(one) || "._+".contains(one))
    })
}

/// Whether a text names somebody, and not somebody else whose name holds theirs.
fn names_person(text: &str, name: &str) -> bool {
    let touches = |one: char| one.is_alphanumeric() && !is_of_a_script_without_spaces(one);
    found(text, name).any(|(before, behind)| !before.ends_with(touches) && !behind.starts_with(touches))
}

/// What stands before and behind each place where a text is found.
fn found<'a>(text: &'a str, sought: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    text.match_indices(sought)
        .filter_map(move |(start, _)| Some((text.get(..start)?, text.get(start + sought.len()..)?)))
}

/// Whether words of its script follow each other, or bear endings, without anything between: those of South-East and East
/// Asia. Of these rather one entry too many is erased than one too few.
const fn is_of_a_script_without_spaces(one: char) -> bool {
    matches!(one,
        '\u{0e00}'..='\u{0eff}' | '\u{1000}'..='\u{109f}' | '\u{1100}'..='\u{11ff}' | '\u{1780}'..='\u{17ff}'
        | '\u{2e80}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_as_a_whole() {
        for text in [
            "bo@example.com",
            "(bo@example.com)",
            "bo@example.com.",
            "<bo@example.com>: unknown",
            "to:bo@example.com,",
            "jimbo@example.com and bo@example.com were invited",
        ] {
            assert!(names_address(text, "bo@example.com"), "{text}");
        }
        for text in [
            "", "jimbo@example.com", "jim.bo@example.com", "jim-bo@example.com", "jim_bo@example.com",
            "x+bo@example.com", "bo@example.com.br", "bo@example.community", "bo@example.com-pany.de",
        ] {
            assert!(!names_address(text, "bo@example.com"), "{text}");
        }
    }

    #[test]
    fn a_name_is_found_as_a_whole_where_words_are_parted() {
        for (text, name) in [
            ("ana", "ana"),
            ("dear ana, please", "ana"),
            ("“ana’s flat”", "ana"),
            ("i, ana lima, moved", "ana lima"),
            ("请李明签署", "李明"),
            ("김철수가 서명", "김철수"),
        ] {
            assert!(names_person(text, name), "{text}");
        }
        for (text, name) in [("diana signed", "ana"), ("anastasia signed", "ana"), ("the announcement", "ann")] {
            assert!(!names_person(text, name), "{text}");
        }
    }
}
