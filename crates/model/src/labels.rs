//! What integrators attach to a document so that they find it again in their own systems. It means nothing to us.

use indexmap::IndexMap;

use crate::body::JsonObject;
use crate::error::Problems;
use crate::limits::Limits;

/// Entries of a document's metadata.
const MOST_ENTRIES: usize = 50;
/// Characters of their names and values.
const LONGEST_KEY: usize = 40;
const LONGEST_VALUE: usize = 500;

/// The labels of a document.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Labels {
    /// What another system calls the document.
    pub external_id: Option<String>,
    /// What else that system wants to know, as a JSON object of texts; none where nothing was given.
    pub metadata: Option<JsonObject>,
}

impl Labels {
    /// Checks labels, and notes what is wrong with them under `externalId` and `metadata`.
    pub fn parse(
        external_id: Option<&str>,
        metadata: Option<&IndexMap<String, String>>,
        limits: &Limits,
        problems: &mut Problems,
    ) -> Self {
        let external_id = external_id.map(str::trim).filter(|id| !id.is_empty());
        if external_id.is_some_and(|id| !is_sound(id, limits.name_length)) {
            problems.add(
                "externalId",
                format!("must be at most {} characters long, without control characters", limits.name_length),
            );
        }
        let metadata = metadata.filter(|entries| !entries.is_empty());
        if let Some(entries) = metadata {
            check_metadata(entries, problems);
        }
        let metadata = metadata.and_then(|entries| serde_json::to_string(entries).ok());
        Self {
            external_id: external_id.map(str::to_owned),
            metadata: metadata.and_then(|text| JsonObject::stored(text).ok()),
        }
    }
}

fn check_metadata(entries: &IndexMap<String, String>, problems: &mut Problems) {
    if entries.len() > MOST_ENTRIES {
        problems.add("metadata", format!("must hold at most {MOST_ENTRIES} entries"));
        return;
    }
    for (key, value) in entries {
        let shown: String = key.chars().filter(|c| !c.is_control()).take(LONGEST_KEY).collect();
        let place = format!("metadata.{shown}");
        if key.is_empty() || !is_sound(key, LONGEST_KEY) {
            problems.add(
                place,
                format!("must have a name of 1 to {LONGEST_KEY} characters without control characters"),
            );
        } else if !is_text(value) {
            problems.add(
                place,
                format!("must be at most {LONGEST_VALUE} characters long, without control characters"),
            );
        }
    }
}

fn is_sound(text: &str, longest: usize) -> bool {
    text.chars().count() <= longest && !text.chars().any(char::is_control)
}

/// Values may have several lines.
fn is_text(text: &str) -> bool {
    let allowed = |c: char| !c.is_control() || matches!(c, '\n' | '\r' | '\t');
    text.chars().count() <= LONGEST_VALUE && text.chars().all(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Error;

    fn places(external_id: &str, entries: &[(&str, &str)]) -> Vec<String> {
        let entries = entries.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let mut problems = Problems::new();
        let _ = Labels::parse(Some(external_id), Some(&entries), &Limits::default(), &mut problems);
        match problems.done() {
            Err(Error::Validation(fields)) => fields.into_iter().map(|one| one.field).collect(),
            _ => Vec::new(),
        }
    }

    #[test]
    fn labels_are_bounded() {
        assert_eq!(places(" crm-5 ", &[("a", "two\nlines")]), [""; 0]);
        assert_eq!(places(&"x".repeat(256), &[]), ["externalId"]);
        assert_eq!(places("a\u{0}", &[("k\n", "v")]), ["externalId", "metadata.k"]);
        assert_eq!(places("", &[("", "v"), ("k", &"v".repeat(501))]), ["metadata.", "metadata.k"]);
        let keys: Vec<_> = (0..51).map(|number| number.to_string()).collect();
        assert_eq!(places("", &keys.iter().map(|key| (key.as_str(), "")).collect::<Vec<_>>()), ["metadata"]);
    }
}
