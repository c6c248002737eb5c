//! JSON Schemas of a template's parts, made once.

use std::sync::LazyLock;

use template::schema::Part;

static SCHEMAS: LazyLock<Vec<(&'static str, String)>> =
    LazyLock::new(|| Part::ALL.iter().map(|part| (part.name(), format!("{:#}\n", part.schema()))).collect());

/// The JSON Schema of the part of that name: `content`, `symbolTable`, `expressionTable` or `formSchema`.
#[must_use]
pub fn schema(part: &str) -> Option<&'static str> {
    SCHEMAS.iter().find(|(name, _)| *name == part).map(|(_, schema)| schema.as_str())
}
