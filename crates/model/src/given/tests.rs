use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::*;
use crate::Error;

const OWN: [&str; 4] = ["templateId", "name", "metadata", "recipients"];
const DEEPEST: usize = 64;

fn entries(body: &Value) -> Entries {
    let entries = body.as_object().expect("an object").iter();
    Entries::Json(entries.map(|(key, value)| (key.clone(), to_raw_value(value).expect("JSON"))).collect())
}

fn form(pairs: &[(&str, &str)]) -> Entries {
    Entries::Form(pairs.iter().map(|(key, text)| ((*key).to_owned(), (*text).to_owned())).collect())
}

fn sorted(entries: Entries) -> Result<(Value, Value, Given), Vec<String>> {
    let mut problems = Problems::new();
    let Sorted { own, given } = sort(entries, &OWN, DEEPEST, &mut problems);
    match problems.done() {
        Ok(()) => {
            let own = serde_json::to_value(&own).expect("JSON");
            Ok((own, serde_json::from_str(given.values.to_object().text()).expect("JSON"), given))
        }
        Err(Error::Validation(fields)) => {
            Err(fields.into_iter().map(|one| format!("{} {}", one.field, one.message)).collect())
        }
        Err(other) => panic!("{other}"),
    }
}

fn values(body: &Value) -> Value {
    sorted(entries(body)).expect("values").1
}

#[test]
fn the_three_shapes_mean_the_same() {
    let meant = json!({"rent": 950, "tenant": {"name": "Ana", "tags": ["a", "b"]}});
    for body in [
        json!({"values": {"rent": 950, "tenant": {"name": "Ana", "tags": ["a", "b"]}}}),
        json!({"data": {"rent": 950, "tenant": {"name": "Ana", "tags": ["a", "b"]}}}),
        json!({"values[rent]": 950, "values[tenant][name]": "Ana", "values[tenant][tags]": ["a", "b"]}),
        json!({"data[rent]": 950, "data[tenant]": {"name": "Ana", "tags": ["a", "b"]}}),
        json!({"rent": 950, "tenant": {"name": "Ana", "tags": ["a", "b"]}}),
        json!({"rent": 950, "tenant[name]": "Ana", "tenant[tags]": ["a", "b"]}),
        json!({"rent": 950, "values": {"tenant": {"name": "Ana", "tags": ["a", "b"]}}, "templateId": "tpl_1"}),
    ] {
        assert_eq!(values(&body), meant, "{body}");
    }
}

#[test]
fn the_most_explicit_shape_wins() {
    let all = json!({"a": 1, "data[a]": 2, "values[a]": 3, "data": {"a": 4}, "values": {"a": 5}});
    let mut body = all.as_object().expect("an object").clone();
    for (key, meant) in [("values", 5), ("data", 4), ("values[a]", 3), ("data[a]", 2), ("a", 1)] {
        assert_eq!(values(&Value::Object(body.clone())), json!({"a": meant}), "before {key} is taken away");
        body.remove(key);
    }
    let whole = json!({"values": {"a": {"x": 1}}, "values[a][y]": 2});
    assert_eq!(values(&whole), json!({"a": {"x": 1}}), "a name's value comes whole from one shape");
}

#[test]
fn own_fields_are_no_values_unless_they_are_asked_for() {
    let (own, values, _) = sorted(entries(&json!({
        "templateId": "tpl_1", "name": "Lease", "values[name]": "Ana", "recipients[0][email]": "a@example.com",
        "recipients[1][email]": "b@example.com", "metadata[crm]": "5",
    })))
    .expect("sorted");
    assert_eq!(values, json!({"name": "Ana"}));
    assert_eq!(
        own,
        json!({"templateId": "tpl_1", "name": "Lease", "metadata": {"crm": "5"},
               "recipients": [{"email": "a@example.com"}, {"email": "b@example.com"}]})
    );
}

#[test]
fn numbered_items_may_come_in_any_order() {
    let recipients = |numbers: &[usize]| {
        let pairs =
            numbers.iter().map(|number| (format!("recipients[{number}][email]"), format!("{number}@example.com")));
        sorted(Entries::Form(pairs.collect())).expect("sorted").0["recipients"].clone()
    };
    let listed =
        |count: usize| (0..count).map(|number| json!({"email": format!("{number}@example.com")})).collect();
    assert_eq!(recipients(&[1, 0]), Value::Array(listed(2)));
    assert_eq!(recipients(&[10, 2, 0, 7, 1, 3, 4, 9, 8, 6, 5]), Value::Array(listed(11)));
    assert!(recipients(&[2, 0]).is_object(), "one is missing");
    assert!(recipients(&[2, 1]).is_object(), "they begin with 0");
}

#[test]
fn a_form_gives_the_same_as_text() {
    let pairs = [
        ("templateId", "tpl_1"),
        ("values[rent]", "950"),
        ("values[floors][]", "1"),
        ("values[floors][]", "2"),
        ("tenant", "Ana"),
        ("tenant", "Ana Lima"),
        ("values[address][city]", "Porto"),
    ];
    let (own, values, given) = sorted(form(&pairs)).expect("sorted");
    assert_eq!(own, json!({"templateId": "tpl_1"}));
    let meant = json!({"tenant": "Ana Lima", "rent": "950", "floors": ["1", "2"], "address": {"city": "Porto"}});
    assert_eq!(values, meant, "the later of two counts");
    assert_eq!(given.loose.len(), 4, "all of a form is text");
}

#[test]
fn what_is_not_understood_is_named() {
    for (body, complaint) in [
        (json!({"values": 5}), "values must be an object"),
        (json!({"data": []}), "data must be an object"),
        (json!({"values[a": 1}), "values[a must have the form values[name], values[name][part] or values[name][]"),
        (json!({"values[]": 1}), "values[] must have the form values[name], values[name][part] or values[name][]"),
        (
            json!({"values[a][][b]": 1}),
            "values[a][][b] must have [] at its end only; number the items instead: [0], [1]",
        ),
        (
            json!({"values[a]": 1, "values[a][b]": 2}),
            "values[a][b] must be given either whole or in parts, not both",
        ),
        (
            json!({"metadata[a]b": 1}),
            "metadata[a]b must have the form values[name], values[name][part] or values[name][]",
        ),
    ] {
        assert_eq!(sorted(entries(&body)).expect_err("an error"), [complaint], "{body}");
    }
    let deep = json!({format!("values{}", "[a]".repeat(DEEPEST)): 1});
    assert!(
        sorted(entries(&deep)).expect_err("an error")[0].ends_with("must not be nested deeper than 64 levels")
    );
    assert_eq!(values(&json!({"a[b": 1, "values": null})), json!({"a[b": 1}), "a name may look like anything");
}

#[test]
fn errors_call_the_bag_as_the_caller_does() {
    for (body, place) in [
        (json!({"data": {"a": 1}}), "data"),
        (json!({"data[a]": 1}), "data"),
        (json!({"data": {"a": 1}, "b": 1}), "values"),
        (json!({"values": {"a": 1}}), "values"),
        (json!({}), "values"),
    ] {
        assert_eq!(sorted(entries(&body)).expect("sorted").2.place, place, "{body}");
    }
}

/// Names that are no own fields and need no brackets of their own.
fn name() -> impl Strategy<Value = String> {
    "[a-z][a-zA-Z0-9_ ]{0,6}".prop_filter("own", |name| !OWN.contains(&&**name) && !NAMES.contains(&&**name))
}

fn tree() -> impl Strategy<Value = Value> {
    let leaf =
        prop_oneof![Just(Value::Null), any::<i32>().prop_map(Value::from), "[a-z]{0,5}".prop_map(Value::from)];
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 1..4).prop_map(Value::Array),
            btree_map(name(), inner, 1..4).prop_map(|map| Value::Object(Map::from_iter(map))),
        ]
    })
}

/// Writes a value by bracket keys under a name.
fn by_brackets(key: &str, value: &Value, body: &mut Vec<(String, Value)>) {
    match value {
        Value::Object(parts) => {
            parts.iter().for_each(|(name, part)| by_brackets(&format!("{key}[{name}]"), part, body));
        }
        Value::Array(items) if items.iter().all(|item| !item.is_object() && !item.is_array()) => {
            body.extend(items.iter().map(|item| (format!("{key}[]"), item.clone())));
        }
        other => body.push((key.to_owned(), other.clone())),
    }
}

proptest! {
    #[test]
    fn any_mix_equals_the_nested_form(values in btree_map(name(), (tree(), 0..5usize), 0..8)) {
        let mut body: Vec<(String, Value)> = Vec::new();
        let mut nested: [Map<String, Value>; 2] = Default::default();
        for (name, (value, shape)) in &values {
            match shape {
                0 | 1 => drop(nested[*shape].insert(name.clone(), value.clone())),
                2 => by_brackets(&format!("values[{name}]"), value, &mut body),
                3 => by_brackets(&format!("data[{name}]"), value, &mut body),
                _ => body.push((name.clone(), value.clone())),
            }
        }
        body.extend(NAMES.iter().zip(nested).map(|(name, bag)| ((*name).to_owned(), Value::Object(bag))));
        let entries = body.into_iter().map(|(key, value)| (key, to_raw_value(&value).expect("JSON"))).collect();
        let (_, found, _) = sorted(Entries::Json(entries)).expect("values");
        let meant: Map<String, Value> = values.into_iter().map(|(name, (value, _))| (name, value)).collect();
        prop_assert_eq!(found, Value::Object(meant));
    }

    #[test]
    fn arbitrary_keys_never_panic(pairs in vec(("\\PC{0,12}|(values|data|name)?(\\[[a-b]?\\]?){0,4}", "\\PC{0,4}"), 0..12)) {
        let _ = sorted(Entries::Form(pairs.clone()));
        let json = pairs.into_iter().map(|(key, text)| (key, to_raw_value(&text).expect("JSON"))).collect();
        let _ = sorted(Entries::Json(json));
    }
}
