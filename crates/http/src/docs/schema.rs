//! Schemas of an OpenAPI document, as a reader needs them: which fields there are, of which kind, and what they mean.

use serde_json::Value;

use super::prose::Prose;

/// Nesting that is shown. A schema may hold itself, and nobody reads deeper.
const DEEPEST: usize = 6;

/// The schemas that others refer to, by name.
#[derive(Clone, Copy)]
pub(super) struct Schemas<'a>(Option<&'a Value>);

/// A field of a body.
#[derive(Debug)]
pub(super) struct Field {
    /// The place within the body, such as `recipients[].`; empty at the top.
    pub place: String,
    /// Its name.
    pub name: String,
    /// What it holds, in a few words.
    pub kind: String,
    /// Whether it must be there.
    pub required: bool,
    /// What it means.
    pub description: Prose,
}

/// A property of an object.
pub(super) struct Property<'a> {
    pub name: &'a str,
    pub schema: &'a Value,
    pub required: bool,
}

impl<'a> Schemas<'a> {
    /// The schemas of a document.
    pub fn of(document: &'a Value) -> Self {
        Self(document.pointer("/components/schemas"))
    }

    /// The schema itself: references followed, and of a choice between a schema and null, the schema.
    pub fn core(self, schema: &'a Value) -> &'a Value {
        let mut schema = schema;
        for _ in 0..DEEPEST {
            let referred = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next());
            let next = match referred {
                Some(name) => self.0.and_then(|schemas| schemas.get(name)),
                None => match choices(schema).as_slice() {
                    [one] => Some(*one),
                    _ => None,
                },
            };
            match next {
                Some(next) => schema = next,
                None => break,
            }
        }
        schema
    }

    /// The properties of an object, those that must be there first, in the order in which the schema names them.
    pub fn properties(self, schema: &'a Value) -> Vec<Property<'a>> {
        let schema = self.core(schema);
        if let Some(parts) = schema["allOf"].as_array() {
            return parts.iter().flat_map(|part| self.properties(part)).collect();
        }
        let required: Vec<_> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let Some(properties) = schema["properties"].as_object() else { return Vec::new() };
        let rank = |name: &str| required.iter().position(|one| *one == name).unwrap_or(usize::MAX);
        let mut found: Vec<_> = properties
            .iter()
            .map(|(name, schema)| Property { name, schema, required: required.contains(&name.as_str()) })
            .collect();
        found.sort_by_key(|property| rank(property.name));
        found
    }

    /// What a list holds, where the schema is a list.
    pub fn items(self, schema: &'a Value) -> Option<&'a Value> {
        self.core(schema).get("items")
    }

    /// The fields of an object and of the objects in it, each with its place.
    pub fn fields(self, schema: &'a Value) -> Vec<Field> {
        let mut fields = Vec::new();
        self.collect(schema, "", 0, &mut fields);
        fields
    }

    fn collect(self, schema: &'a Value, place: &str, depth: usize, fields: &mut Vec<Field>) {
        for Property { name, schema, required } in self.properties(schema) {
            let description = Prose::read(self.description(schema));
            let kind = self.kind(schema);
            fields.push(Field { place: place.to_owned(), name: name.to_owned(), kind, required, description });
            if depth < DEEPEST {
                match self.items(schema) {
                    Some(items) => self.collect(items, &format!("{place}{name}[]."), depth + 1, fields),
                    None => self.collect(schema, &format!("{place}{name}."), depth + 1, fields),
                }
            }
        }
    }

    /// What a schema says of itself; where it says nothing, what the one it stands for says.
    pub fn description(self, schema: &'a Value) -> &'a str {
        let alone = choices(schema).into_iter().find_map(|choice| choice["description"].as_str());
        let own = schema["description"].as_str().or(alone);
        own.or_else(|| self.core(schema)["description"].as_str()).unwrap_or_default()
    }

    /// What a schema holds, in a few words: `string or null`, `list of objects`, `integer, 1 to 200`.
    pub fn kind(self, schema: &'a Value) -> String {
        let core = self.core(schema);
        let null = if is_nullable(schema) || is_nullable(core) { " or null" } else { "" };
        format!("{}{}{null}", self.name(core), bounds(core))
    }

    fn name(self, core: &'a Value) -> String {
        if let Some(values) = core["enum"].as_array() {
            let values: Vec<_> = values.iter().map(Value::to_string).collect();
            return values.join(" or ");
        }
        let several = choices(core);
        if several.len() > 1 {
            return several.into_iter().map(|choice| self.kind(choice)).collect::<Vec<_>>().join(" or ");
        }
        if let Some(items) = core.get("items") {
            return format!("list of {}s", self.name(self.core(items)));
        }
        match (types(core).first().copied(), core["format"].as_str()) {
            (Some("string"), Some("date-time")) => "date and time".to_owned(),
            (Some(name), _) => name.to_owned(),
            (None, _) if core.get("allOf").is_some() || core.get("properties").is_some() => "object".to_owned(),
            (None, _) => "any value".to_owned(),
        }
    }
}

/// The alternatives of a schema, null left out.
fn choices(schema: &Value) -> Vec<&Value> {
    let listed = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array());
    listed.into_iter().flatten().filter(|choice| choice["type"] != "null").collect()
}

fn is_nullable(schema: &Value) -> bool {
    let null = |value: &Value| value == "null";
    let alternatives = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array());
    schema["type"].as_array().is_some_and(|types| types.iter().any(null))
        || alternatives.into_iter().flatten().any(|choice| null(&choice["type"]))
}

/// The names of a schema's types, null left out.
fn types(schema: &Value) -> Vec<&str> {
    let listed = match &schema["type"] {
        Value::String(one) => vec![one.as_str()],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    listed.into_iter().filter(|name| *name != "null").collect()
}

fn bounds(schema: &Value) -> String {
    let number = |name: &str| schema[name].as_i64();
    match (number("minimum"), number("maximum"), number("maxLength")) {
        (Some(least), Some(most), _) => format!(", {least} to {most}"),
        (None, Some(most), _) => format!(", at most {most}"),
        (Some(least), None, _) if least > 0 => format!(", at least {least}"),
        (_, _, Some(most)) => format!(", at most {most} characters"),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn fields_are_found_through_references_lists_and_parts() {
        let document = json!({ "components": { "schemas": {
            "Person": { "type": "object", "required": ["email"], "description": "Somebody.",
                "properties": { "age": { "type": ["integer", "null"], "minimum": 1, "maximum": 9 }, "email": { "type": "string" },
                    "friend": { "$ref": "#/components/schemas/Person" } } },
            "Team": { "allOf": [
                { "type": "object", "required": ["people"],
                  "properties": { "people": { "type": "array", "items": { "$ref": "#/components/schemas/Person" } } } },
                { "type": "object",
                  "properties": { "head": { "oneOf": [{ "type": "null" }, { "$ref": "#/components/schemas/Person" }] } } },
            ] },
        } } });
        let team = json!({ "$ref": "#/components/schemas/Team" });
        let schemas = Schemas::of(&document);
        let fields = schemas.fields(&team);
        let shown: Vec<_> =
            fields.iter().take(3).map(|field| format!("{}{}: {}", field.place, field.name, field.kind)).collect();
        assert_eq!(
            shown,
            ["people: list of objects", "people[].email: string", "people[].age: integer, 1 to 9 or null"]
        );
        let head = fields.iter().find(|field| field.name == "head").expect("the head");
        assert_eq!((head.kind.as_str(), head.required), ("object or null", false));
        assert_eq!(head.description, Prose::read("Somebody."));
    }
}
