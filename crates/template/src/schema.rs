//! JSON Schema of the four parts of a template, so that editors and scripts can check one before they send it.
//!
//! A schema says what each part looks like by itself. What only the whole can tell, such as a name that means nothing,
//! saving tells.

use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use crate::content::Node;
use crate::expressions::ComputedSource;
use crate::form::FormSchema;
use crate::symbols::SymbolTable;

/// A part of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The tree.
    Content,
    /// The variables.
    SymbolTable,
    /// The computed values.
    ExpressionTable,
    /// Roles and fields.
    FormSchema,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Content, Self::SymbolTable, Self::ExpressionTable, Self::FormSchema];

    /// Its name in a template.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Content => "content",
            Self::SymbolTable => "symbolTable",
            Self::ExpressionTable => "expressionTable",
            Self::FormSchema => "formSchema",
        }
    }

    /// The part of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.name() == name)
    }

    /// Its JSON Schema (draft 2020-12).
    #[must_use]
    pub fn schema(self) -> Value {
        let generator = SchemaSettings::draft2020_12().into_generator();
        let schema = match self {
            Self::Content => generator.into_root_schema_for::<Node>(),
            Self::SymbolTable => generator.into_root_schema_for::<SymbolTable>(),
            Self::ExpressionTable => {
                generator.into_root_schema_for::<indexmap::IndexMap<String, ComputedSource>>()
            }
            Self::FormSchema => generator.into_root_schema_for::<FormSchema>(),
        };
        let mut schema = schema.to_value();
        attributes_are_optional(&mut schema);
        if let Value::Object(entries) = &mut schema {
            entries.insert("title".to_owned(), json!(self.name()));
        }
        if self == Self::Content { with_markdown(schema) } else { schema }
    }
}

/// A node whose attributes all have defaults need not have any.
fn attributes_are_optional(schema: &mut Value) {
    match schema {
        Value::Object(entries) => {
            let is_node = entries.get("properties").is_some_and(|properties| properties.get("attrs").is_some());
            if let Some(Value::Array(required)) = entries.get_mut("required").filter(|_| is_node) {
                required.retain(|name| name != "attrs");
            }
            entries.values_mut().for_each(attributes_are_optional);
        }
        Value::Array(items) => items.iter_mut().for_each(attributes_are_optional),
        _ => {}
    }
}

/// Content may also be Markdown, or nothing at all.
fn with_markdown(mut tree: Value) -> Value {
    let definitions = tree.as_object_mut().and_then(|entries| entries.remove("$defs")).unwrap_or_default();
    let mut tree = tree.as_object().cloned().unwrap_or_default();
    let head: Map<String, Value> =
        ["$schema", "title"].iter().filter_map(|key| Some(((*key).to_owned(), tree.remove(*key)?))).collect();
    let markdown = json!({
        "type": "object",
        "description": "Markdown with {{variables}}, turned into a tree when it is saved.",
        "properties": { "markdown": { "type": "string" } },
        "required": ["markdown"],
    });
    let empty =
        json!({ "type": "object", "description": "No content: the name and the values.", "maxProperties": 0 });
    let mut whole = Value::Object(head);
    if let Value::Object(entries) = &mut whole {
        entries.insert("anyOf".to_owned(), json!([tree, markdown, empty]));
        entries.insert("$defs".to_owned(), definitions);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_a_schema_that_names_what_there_is() {
        for part in Part::ALL {
            let text = part.schema().to_string();
            assert!(text.contains("2020-12"), "{text}");
            assert_eq!(Part::named(part.name()), Some(part));
        }
        let content = Part::Content.schema().to_string();
        for name in crate::content::Kind::NAMES.iter().chain(&crate::content::Mark::NAMES) {
            assert!(content.contains(&format!("\"{name}\"")), "{name}");
        }
        let form = Part::FormSchema.schema().to_string();
        for name in ["signedDate", "visibleWhen", "placement", "approver"] {
            assert!(form.contains(name), "{name}");
        }
        assert!(Part::SymbolTable.schema().to_string().contains("datetime"));
    }
}
