//! Symbol tables as templates write them, and the values that they take.

use indexmap::IndexMap;
use jiff::tz::TimeZone;
use model::Error;
use model::body::JsonObject;
use model::error::Problems;
use model::values::Values;
use proptest::prelude::*;
use serde_json::{Value as Json, json};

use super::{Symbol, SymbolTable, SymbolType};
use crate::format::Formats;
use crate::value::Value;

fn table(source: &Json) -> Result<SymbolTable, Error> {
    let source = JsonObject::stored(source.to_string()).expect("an object");
    let mut problems = Problems::new();
    let table = SymbolTable::read(&source, &mut problems);
    problems.done().map(|()| table)
}

fn problems(source: &Json) -> Vec<(String, String)> {
    let Err(Error::Validation(fields)) = table(source) else { panic!("{source} is refused") };
    fields.into_iter().map(|field| (field.field, field.message)).collect()
}

fn values(table: &Json, values: &str) -> IndexMap<String, Value> {
    self::table(table).unwrap().values(&Values::stored(values).unwrap())
}

#[test]
fn every_type_takes_its_own_and_refuses_others() {
    let cases = [
        ("text", vec![json!("a"), json!(5), json!(true)], vec![json!([]), json!({})]),
        ("number", vec![json!(1.5), json!("-2.50")], vec![json!("1e5x"), json!(true), json!("1."), json!("1e3")]),
        (
            "money",
            vec![json!(3), json!("12.50"), json!({"amount": "12.50", "currency": "EUR"})],
            vec![json!({"amount": "x"}), json!({"amount": 1}), json!({"amount": 1, "currency": "€"}), json!([])],
        ),
        (
            "date",
            vec![json!("2026-11-14")],
            vec![json!("14.11.2026"), json!("2026-02-30"), json!(5), json!("2026-W01-1")],
        ),
        ("datetime", vec![json!("2026-11-14T09:30:00Z")], vec![json!("noon"), json!("2026-11-14T09:30:00")]),
        ("boolean", vec![json!(true), json!("false")], vec![json!("yes"), json!(1)]),
        ("email", vec![json!("ana@example.com")], vec![json!("ana"), json!(5)]),
        ("list", vec![json!([{"price": 1}]), json!([])], vec![json!({}), json!("a")]),
        ("image", vec![json!("fil_1")], vec![json!(1), json!({})]),
    ];
    for (kind, good, bad) in cases {
        let table = table(&json!({"x": {"type": kind}})).expect("a table");
        for value in good {
            assert_eq!(table.check("x", &value), Ok(()), "{kind} {value}");
        }
        for value in bad {
            assert!(table.check("x", &value).is_err(), "{kind} {value}");
        }
        assert_eq!(table.check("x", &Json::Null), Ok(()));
        assert_eq!(table.check("unknown", &json!({"any": 1})), Ok(()));
        assert_eq!(table.get("x").unwrap().value(&json!("")).unwrap().is_missing(), kind != "text");
    }
}

fn refused(cases: &[(Json, &str, &str)]) {
    for (source, place, message) in cases {
        assert_eq!(problems(source), [((*place).to_owned(), (*message).to_owned())], "{source}");
    }
}

#[test]
fn wrong_options_and_defaults_are_named_with_their_place() {
    refused(&[
        (json!({"x": {"type": "choice", "options": "a"}}), "symbolTable.x.options", "must be a list"),
        (json!({"x": {"type": "choice"}}), "symbolTable.x.options", "must list what there is to choose from"),
        (
            json!({"x": {"type": "choice", "options": []}}),
            "symbolTable.x.options",
            "must list what there is to choose from",
        ),
        (
            json!({"x": {"type": "choice", "options": ["a", 1]}}),
            "symbolTable.x.options[1]",
            "must be a string or an object with a value",
        ),
        (json!({"x": {"type": "choice", "options": ["a", "a"]}}), "symbolTable.x.options[1]", "must not repeat a"),
        (
            json!({"x": {"type": "choice", "options": ["a"], "default": "b"}}),
            "symbolTable.x.default",
            "must be one of a",
        ),
        (json!({"x": {"type": "number", "default": "much"}}), "symbolTable.x.default", "must be a number"),
        (
            json!({"x": {"type": "number", "default": 1e30}}),
            "symbolTable.x.default",
            "must be a number of at most 28 digits",
        ),
    ]);
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let deep = |depth: usize| {
        (0..depth).fold(json!({"type": "text"}), |inner, _| json!({"type": "list", "columns": {"c": inner}}))
    };
    refused(&[
        (json!({"x": 1}), "symbolTable.x", "must be an object with a type"),
        (
            json!({"x": {}}),
            "symbolTable.x.type",
            "must be one of text, number, money, date, datetime, boolean, email, choice, list or image",
        ),
        (
            json!({"1x": {"type": "text"}}),
            "symbolTable.1x",
            "must be named by a letter or an underscore followed by letters, digits or underscores",
        ),
        (
            json!({"a b": {"type": "text"}}),
            "symbolTable.a b",
            "must be named by a letter or an underscore followed by letters, digits or underscores",
        ),
        (
            json!({"new": {"type": "text"}}),
            "symbolTable.new",
            "must have another name: expressions reserve this one",
        ),
        (
            json!({"x": {"type": "date", "format": "dd"}}),
            "symbolTable.x.format",
            "must be one of short, medium, long, full, iso",
        ),
        (
            json!({"x": {"type": "image", "format": "upper"}}),
            "symbolTable.x.format",
            "must be left out: this type has no formats",
        ),
        (
            json!({"x": {"type": "money", "currency": "euro"}}),
            "symbolTable.x.currency",
            "must be the three capital letters of a currency, such as EUR",
        ),
        (json!({"x": {"type": "text", "label": 1}}), "symbolTable.x.label", "must be text"),
        (json!({"x": {"type": "text", "required": "yes"}}), "symbolTable.x.required", "must be true or false"),
        (
            json!({"x": {"type": "list", "columns": []}}),
            "symbolTable.x.columns",
            "must be an object of variables by name",
        ),
        (
            json!({"x": {"type": "list", "columns": {"qty": {"type": "number", "default": []}}}}),
            "symbolTable.x.columns.qty.default",
            "must be a number",
        ),
        (
            json!({"x": {"type": "list", "columns": {"if": {"type": "number"}}}}),
            "symbolTable.x.columns.if",
            "must have another name: expressions reserve this one",
        ),
        (
            json!({"x": {"type": "list", "columns": {"qty": {"type": "number"}}, "default": [{"qty": "x"}]}}),
            "symbolTable.x.default",
            "must fit its columns: item 1 has a qty that must be a number",
        ),
        (
            json!({"x": deep(4)}),
            "symbolTable.x.columns.c.columns.c.columns.c.columns",
            "must not nest lists more than 3 deep",
        ),
    ]);
    assert!(table(&json!({"x": deep(3)})).is_ok());
    let several = problems(&json!({"a": 1, "b": {"type": "x"}, "c": {"type": "text", "label": 1, "format": "0"}}));
    let places: Vec<_> = several.iter().map(|(place, _)| place.as_str()).collect();
    assert_eq!(places, ["symbolTable.a", "symbolTable.b.type", "symbolTable.c.label", "symbolTable.c.format"]);
}

#[test]
fn what_is_not_known_or_null_is_let_be() {
    let table = table(&json!({"x": {
        "type": "text", "label": null, "required": null, "default": null, "options": null, "format": null,
        "columns": null, "description": null, "currency": null, "colour": {"any": 1},
    }}))
    .unwrap();
    assert_eq!(table.get("x"), Some(&Symbol::of(SymbolType::Text)));
    assert_eq!(table.label("x"), "x");
}

#[test]
fn values_are_typed_exactly_and_defaults_fill_in() {
    let source = json!({
        "n": {"type": "number"}, "m": {"type": "money", "currency": "EUR"}, "bare": {"type": "money"},
        "d": {"type": "date", "default": "2026-01-01"}, "b": {"type": "boolean"}, "t": {"type": "text"},
        "gone": {"type": "number"}, "l": {"type": "list", "columns": {
            "p": {"type": "money", "currency": "USD"}, "q": {"type": "number", "default": 1},
        }},
    });
    let given = r#"{"n":12345678901234567890.10,"m":"0.10","bare":3,"b":"true","t":5.50,"d":"","l":[{"p":1.10,"x":[0.30]}],
        "extra":{"deal":7,"tags":["a",null]},"huge":1e400}"#;
    let values = values(&source, given);
    let shown: Vec<(&str, String)> =
        values.iter().map(|(name, value)| (name.as_str(), value.to_string())).collect();
    let shown: Vec<(&str, &str)> = shown.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(
        shown,
        [
            ("n", "12345678901234567890.1"),
            ("m", "0.10 EUR"),
            ("bare", "3"),
            ("d", "2026-01-01"),
            ("b", "true"),
            ("t", "5.50"),
            ("gone", "missing"),
            ("l", r#"[{"p":{"amount":"1.10","currency":"USD"},"q":1,"x":[0.3]}]"#),
            ("extra", r#"{"deal":7,"tags":["a",null]}"#),
            ("huge", "1e400"),
        ]
    );
}

#[test]
fn required_values_that_are_missing_are_named() {
    let source = json!({
        "a": {"type": "text", "required": true}, "b": {"type": "number", "required": true}, "c": {"type": "text"},
        "d": {"type": "number", "required": true, "default": 1}, "e": {"type": "text", "required": true},
    });
    let found = values(&source, r#"{"a":"  ","e":"x"}"#);
    assert_eq!(table(&source).unwrap().missing(&found), ["a", "b"]);
}

#[test]
fn values_are_shown_as_the_variable_says() {
    let table = table(&json!({
        "plan": {"type": "choice", "options": ["a", {"value": "b", "label": "Big plan"}]},
        "rate": {"type": "number", "format": "percent"}, "fee": {"type": "money"}, "due": {"type": "date", "format": "short"},
    }))
    .unwrap();
    let formats = Formats::new("en", TimeZone::UTC);
    let show = |name: &str, value: Json, format: Option<&str>| {
        let symbol = table.get(name).unwrap();
        symbol.show(&symbol.value(&value).unwrap(), format, &formats).into_owned()
    };
    assert_eq!(show("plan", json!("a"), None), "a");
    assert_eq!(show("plan", json!("b"), None), "Big plan");
    assert_eq!(show("plan", json!("b"), Some("upper")), "BIG PLAN");
    assert_eq!(show("rate", json!(0.195), None), "19.5%");
    assert_eq!(show("rate", json!(0.195), Some("0.00")), "0.20");
    assert_eq!(show("fee", json!(5), None), "5.00");
    assert_eq!(show("fee", json!({"amount": 5, "currency": "GBP"}), None), "£5.00");
    assert_eq!(show("due", json!("2026-11-14"), None), "11/14/2026");
    assert_eq!(show("due", Json::Null, None), "");
}

#[test]
fn tables_go_out_as_they_came_in_and_have_a_schema() {
    let source = json!({
        "plan": {"type": "choice", "label": "Plan", "options": ["a", {"value": "b", "label": "B"}], "default": "b"},
        "fee": {"type": "money", "required": true, "format": "code", "currency": "EUR", "description": "Monthly"},
        "items": {"type": "list", "columns": {"qty": {"type": "number"}}},
    });
    assert_eq!(serde_json::to_value(table(&source).unwrap()).unwrap(), source);
    let schema = schemars::schema_for!(SymbolTable);
    let text = serde_json::to_string(&schema).unwrap();
    for word in ["datetime", "columns", "currency", "^[A-Z]{3}$"] {
        assert!(text.contains(word), "{word}: {text}");
    }
}

fn arbitrary_json() -> impl Strategy<Value = Json> {
    let leaf = prop_oneof![
        Just(Json::Null),
        any::<bool>().prop_map(Json::from),
        any::<i64>().prop_map(Json::from),
        any::<f64>().prop_map(Json::from),
        prop::sample::select(vec![
            "text", "number", "money", "list", "choice", "2026-11-14", "EUR", "", "0.00", "12.50"
        ])
        .prop_map(Json::from),
        any::<String>().prop_map(Json::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        let key = prop::sample::select(vec![
            "type", "default", "options", "columns", "format", "amount", "currency", "x", "value", "label",
        ]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Json::from),
            prop::collection::hash_map(key, inner, 0..6)
                .prop_map(|map| map.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()),
        ]
    })
}

proptest! {
    #[test]
    fn arbitrary_tables_and_values_never_panic(entry in arbitrary_json(), value in arbitrary_json()) {
        let source = JsonObject::stored(json!({"x": entry}).to_string()).unwrap();
        let table = SymbolTable::read(&source, &mut Problems::new());
        let checked = table.check("x", &value);
        let typed = table.values(&Values::stored(&json!({"x": value}).to_string()).unwrap());
        if let (Some(symbol), Ok(())) = (table.get("x"), checked) {
            // What a variable took, it takes back.
            prop_assert_eq!(symbol.value(&typed["x"].to_json()), Ok(typed["x"].clone()));
        }
    }
}
