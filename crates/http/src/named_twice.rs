//! Finds an entry that an object of a JSON text names twice. Parsers disagree which of the two counts, so two programs
//! could read two different documents out of what was signed.
//!
//! Written by hand, since serde would read the texts and numbers on its way, which are kept here as they are written.

use std::borrow::Cow;
use std::collections::HashSet;

/// An object or a list that is open, and where in it we are.
enum Level<'a> {
    Object { names: HashSet<Cow<'a, str>>, at: Cow<'a, str>, wants_name: bool },
    List { at: usize },
}

/// The place of the first such entry in a text that is valid JSON, as `a.b[2].c`.
pub(crate) fn find(text: &str) -> Option<String> {
    let mut open: Vec<Level<'_>> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(['{', '}', '[', ']', ',', ':', '"']) {
        let (mark, after) = rest.split_at(start).1.split_at(1);
        rest = after;
        match mark {
            "{" => open.push(Level::Object { names: HashSet::new(), at: Cow::Borrowed(""), wants_name: true }),
            "[" => open.push(Level::List { at: 0 }),
            "}" | "]" => drop(open.pop()),
            "," => match open.last_mut() {
                Some(Level::Object { wants_name, .. }) => *wants_name = true,
                Some(Level::List { at }) => *at += 1,
                None => {}
            },
            ":" => {}
            _ => {
                let string = &rest[..length(rest)];
                rest = rest.get(string.len() + 1..).unwrap_or_default();
                if let Some(Level::Object { names, at, wants_name }) = open.last_mut()
                    && std::mem::take(wants_name)
                {
                    *at = unescaped(string);
                    if !names.insert(at.clone()) {
                        return Some(path(&open));
                    }
                }
            }
        }
    }
    None
}

/// The length of a string up to its closing quotation mark.
fn length(text: &str) -> usize {
    let mut escaped = false;
    let is_end = |(_, byte): &(usize, u8)| match byte {
        _ if escaped => {
            escaped = false;
            false
        }
        b'\\' => {
            escaped = true;
            false
        }
        byte => *byte == b'"',
    };
    text.bytes().enumerate().find(is_end).map_or(text.len(), |(end, _)| end)
}

/// The name that a string stands for; as it is written where it stands for no text.
fn unescaped(string: &str) -> Cow<'_, str> {
    if !string.contains('\\') {
        return Cow::Borrowed(string);
    }
    serde_json::from_str::<String>(&format!("\"{string}\"")).map_or(Cow::Borrowed(string), Cow::Owned)
}

fn path(open: &[Level<'_>]) -> String {
    let mut path = String::new();
    for level in open {
        match level {
            Level::Object { at, .. } => {
                if !path.is_empty() {
                    path.push('.');
                }
                path.push_str(at);
            }
            Level::List { at } => {
                path.push('[');
                path.push_str(&at.to_string());
                path.push(']');
            }
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_place_is_named() {
        for (text, place) in [
            (r#"{"a":1,"b":{"a":2},"c":[{"a":1},{"a":1}]}"#, None),
            (r#"{"a":"a","b":"{\"b\":1,\"b\":2}","c":"\\"}"#, None),
            (r#"{"a":1,"a":2}"#, Some("a")),
            (r#"{"a":1,"\u0061":2}"#, Some("a")),
            (r#"{ "x" : { "y" : [ 1, [], { "z" : "\\" , "z" : {} } ] } }"#, Some("x.y[2].z")),
            (r#"{"\ud800":1,"\ud800":2}"#, Some(r"\ud800")),
            (r#"[{"a":1,"b":1,"a":1}]"#, Some("[0].a")),
            ("5", None),
        ] {
            assert_eq!(find(text).as_deref(), place, "{text}");
        }
    }

    proptest! {
        #[test]
        fn arbitrary_text_never_panics(text in ".*") {
            let _ = find(&text);
        }

        #[test]
        fn what_serde_writes_names_nothing_twice(names in proptest::collection::hash_set(".*", 0..20)) {
            let map: serde_json::Map<_, _> = names.into_iter().map(|name| (name, serde_json::json!([{}]))).collect();
            prop_assert_eq!(find(&serde_json::Value::Object(map).to_string()), None);
        }
    }
}
