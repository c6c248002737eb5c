//! What is taken of an answer, and what is missing.

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::tz::TimeZone;
use model::body::{Body, JsonObject};
use model::error::Problems;
use model::values::Values;
use model::{Error, Timestamp};
use serde_json::json;

use crate::format::Formats;
use crate::resolve::Facts;
use crate::template::Template;

fn template() -> Template {
    let part = |json: serde_json::Value| JsonObject::stored(json.to_string()).expect("an object");
    Template::read(&Body {
        symbol_table: part(json!({"rent": {"type": "money", "currency": "EUR"}})),
        form_schema: part(json!({
            "roles": [{"name": "Tenant"}, {"name": "Owner"}],
            "fields": [
                {"id": "amount", "type": "money", "role": "Tenant", "variable": "rent", "required": true,
                 "validation": {"min": 100, "max": "900.50"}},
                {"id": "pets", "type": "checkbox", "role": "Tenant"},
                {"id": "pet", "type": "text", "role": "Tenant", "required": true, "visibleWhen": "pets == true",
                 "validation": {"pattern": "[A-Z].*", "minLength": 2, "message": "must be a proper name"}},
                {"id": "floors", "type": "multiselect", "role": "Tenant", "options": ["1", "2"]},
                {"id": "tel", "type": "phone", "role": "Tenant"},
                {"id": "sign", "type": "signature", "role": "Tenant", "required": true},
                {"id": "note", "type": "text", "role": "Owner"},
            ]
        })),
        ..Body::default()
    })
    .expect("a template")
}

fn values(json: &serde_json::Value) -> Values {
    Values::stored(&json.to_string()).expect("values")
}

fn places(problems: Problems) -> Vec<String> {
    match problems.done() {
        Ok(()) => Vec::new(),
        Err(Error::Validation(fields)) => {
            fields.into_iter().map(|one| format!("{} {}", one.field, one.message)).collect()
        }
        Err(other) => panic!("{other}"),
    }
}

fn complaints(json: &serde_json::Value, signed: bool) -> Vec<String> {
    let template = template();
    let mut problems = Problems::new();
    let accepted = template.accept("Tenant", &values(json), &mut problems);
    let facts = Facts {
        name: "",
        ident: "",
        language: None,
        values: &accepted,
        signatures: &BTreeMap::new(),
        at: Timestamp::from_millis(0),
        time_zone: TimeZone::UTC,
        sample: false,
    };
    let evaluated = template.evaluated(&facts, Arc::new(Formats::new("en", TimeZone::UTC)));
    template.check_complete("Tenant", &evaluated, |_| signed, &mut problems);
    places(problems)
}

#[test]
fn what_is_missing_is_named_field_by_field() {
    assert_eq!(
        complaints(&json!({}), false),
        ["values.amount must be filled in", "signatures.sign must be signed"]
    );
    assert_eq!(complaints(&json!({"amount": "500"}), true), [""; 0]);
    assert_eq!(complaints(&json!({"amount": "500", "pets": true}), true), ["values.pet must be filled in"]);
    assert_eq!(
        complaints(&json!({"amount": "500", "pets": true, "pet": "rex"}), true),
        ["values.pet must be a proper name"]
    );
    assert_eq!(complaints(&json!({"amount": "500", "pets": true, "pet": "Rex"}), true), [""; 0]);
}

#[test]
fn bounds_and_options_are_held() {
    assert_eq!(complaints(&json!({"amount": "99.99"}), true), ["values.amount must be 100 or more"]);
    assert_eq!(
        complaints(&json!({"amount": {"amount": "900.51", "currency": "EUR"}}), true),
        ["values.amount must be 900.50 or less"]
    );
    assert_eq!(
        complaints(&json!({"amount": "500", "floors": ["1", "3"]}), true),
        ["values.floors must be one of 1, 2"]
    );
    assert_eq!(complaints(&json!({"amount": "500", "floors": ["1"]}), true), [""; 0]);
}

#[test]
fn a_telephone_number_is_told_from_other_text() {
    for number in [
        "+49 30 123456", "(555) 010-0199", "112", "٠١٢٣٤٥", "030/12.34", "", " ", "555-0100 ext. 12",
        "555 0100, x12", "+49 30 1234 DW 7", "＋８１ ３ １２３４",
    ] {
        assert_eq!(complaints(&json!({"amount": "500", "tel": number}), true), [""; 0], "{number}");
    }
    for other in [
        "call me", "12", "+", "1+23", "ext. 12", "12 ext. 345", "555-0100 ext.", "555-0100 x123456789", "()()()",
        "+49 30 123456789 123456789 123456789",
    ] {
        let asked = "values.tel must be a telephone number such as +49 30 123456";
        assert_eq!(complaints(&json!({"amount": "500", "tel": other}), true), [asked], "{other}");
    }
}

#[test]
fn whoever_sends_the_document_is_held_to_the_fields_too() {
    let wrong = |json: &serde_json::Value| {
        let mut problems = Problems::new();
        template().check_values("data", &values(json), &mut problems);
        places(problems)
    };
    assert_eq!(wrong(&json!({"floors": ["1", "2"], "tel": "112", "note": "any", "rent": 5})), [""; 0]);
    assert_eq!(wrong(&json!({"floors": ["1", "9"]})), ["data.floors must be one of 1, 2"]);
    assert_eq!(wrong(&json!({"tel": "soon"})), ["data.tel must be a telephone number such as +49 30 123456"]);
}

#[test]
fn fields_of_others_and_unknown_ones_are_refused() {
    assert_eq!(
        complaints(&json!({"amount": "500", "note": "x", "nothing": 1}), true),
        ["values.note belongs to another role", "values.nothing is not a field of this document"]
    );
    assert_eq!(
        complaints(&json!({"amount": "much"}), true)[0],
        "values.amount must be a number or an object with amount and currency (three letters)"
    );
}
