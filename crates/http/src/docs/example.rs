//! Examples of bodies, made from their schemas.

use serde_json::{Map, Value, json};

use super::schema::Schemas;

const DEEPEST: usize = 6;

/// An example of what a schema describes: the one that it gives itself, or one put together from its parts.
pub(super) fn example<'a>(schemas: Schemas<'a>, schema: &'a Value) -> Value {
    at(schemas, schema, 0)
}

fn at<'a>(schemas: Schemas<'a>, schema: &'a Value, depth: usize) -> Value {
    let core = schemas.core(schema);
    if let Some(given) = given(schema).or_else(|| given(core)) {
        return given.clone();
    }
    if depth == DEEPEST {
        return Value::Null;
    }
    let properties = schemas.properties(core);
    if !properties.is_empty() {
        let shown = properties.iter().filter(|one| one.required || !is_mark(schemas.core(one.schema)));
        let entries = shown.map(|one| (one.name.to_owned(), at(schemas, one.schema, depth + 1)));
        return Value::Object(entries.collect::<Map<_, _>>());
    }
    if let Some(items) = core.get("items") {
        return json!([at(schemas, items, depth + 1)]);
    }
    plain(core)
}

fn given(schema: &Value) -> Option<&Value> {
    schema.get("example").or_else(|| schema["examples"].get(0)).or_else(|| schema["enum"].get(0))
}

/// Whether it is there only where it is true, when it need not be there.
fn is_mark(schema: &Value) -> bool {
    schema["type"] == "boolean" && given(schema).is_none()
}

/// What may be null is null: it is so in a thing that was just made.
fn plain(schema: &Value) -> Value {
    match (schema["type"].as_str(), schema["format"].as_str()) {
        (Some("string"), Some("date-time")) => json!("2026-11-14T09:30:00.000Z"),
        (Some("string"), _) => json!("…"),
        (Some("integer" | "number"), _) => schema.get("minimum").cloned().unwrap_or(json!(0)),
        (Some("boolean"), _) => json!(false),
        (Some("object"), _) => json!({}),
        _ => Value::Null,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_has_every_field_but_marks_that_may_be_missing() {
        let document = json!({ "components": { "schemas": { "Loop": { "type": "object",
            "properties": { "again": { "$ref": "#/components/schemas/Loop" } } } } } });
        let schema = json!({ "type": "object", "required": ["id", "made"], "properties": {
            "made": { "type": "string", "format": "date-time" },
            "id": { "type": "string", "example": "doc_1" },
            "names": { "type": "array", "items": { "type": "string", "example": "Ana" } },
            "over": { "type": ["string", "null"] },
            "marked": { "type": "boolean" },
        } });
        let shown = example(Schemas::of(&document), &schema);
        let expected =
            json!({ "id": "doc_1", "made": "2026-11-14T09:30:00.000Z", "names": ["Ana"], "over": null });
        assert_eq!(shown, expected);
        let endless = json!({ "$ref": "#/components/schemas/Loop" });
        assert!(example(Schemas::of(&document), &endless).is_object());
    }
}
