//! A whole body whose content is given as Markdown.

use model::body::{Body, JsonObject};
use model::error::{Error, Problems, Result};
use serde_json::{Map, Value, json};

use super::{expand, is_markdown, undeclared};
use crate::content::{Content, Kind, Limits, Node};
use crate::symbols::check_name;

/// Turns content that is given as Markdown into a tree. Names in it that nothing declares become variables: what is
/// printed a text, what is repeated a list, so that a plain Markdown file is a template by itself.
///
/// # Errors
/// A validation error that names the lines that are wrong.
pub fn expanded(mut body: Body) -> Result<Body> {
    if !is_markdown(&body.content) {
        return Ok(body);
    }
    let mut problems = Problems::new();
    let tree = expand(&body.content, &Limits::default(), &mut problems);
    problems.done()?;
    body.content = tree.unwrap_or_default();
    body.symbol_table = with_undeclared(&body)?;
    Ok(body)
}

/// The symbol table with what the tree uses and nothing declares.
fn with_undeclared(body: &Body) -> Result<JsonObject> {
    // What is wrong with the parts is told when they are read; here they are only looked into.
    let root = Content::read(&body.content, &Limits::default(), &mut Problems::new()).root;
    let Ok(mut symbols) = body.symbol_table.read::<Map<String, Value>>() else {
        return Ok(body.symbol_table.clone());
    };
    let expressions: Map<String, Value> = body.expression_table.read().unwrap_or_default();
    let form: Value = body.form_schema.read().unwrap_or_default();
    let fields: Vec<&str> =
        form["fields"].as_array().into_iter().flatten().filter_map(|field| field["id"].as_str()).collect();
    let Some(root) = root else { return Ok(body.symbol_table.clone()) };
    let known =
        |name: &str| symbols.contains_key(name) || expressions.contains_key(name) || fields.contains(&name);
    let mut lists = Vec::new();
    repeated(&root.content, &mut lists);
    lists.retain(|name| check_name(name).is_ok() && !known(name));
    let texts: Vec<String> =
        undeclared(&root, &known).into_iter().filter(|name| check_name(name).is_ok()).collect();
    if lists.is_empty() && texts.is_empty() {
        return Ok(body.symbol_table.clone());
    }
    for name in texts {
        symbols.insert(name, json!({ "type": "text" }));
    }
    for name in lists {
        symbols.insert(name, json!({ "type": "list" }));
    }
    JsonObject::stored(Value::Object(symbols).to_string()).map_err(Error::internal)
}

/// The names that are repeated over, outside of other repeats.
fn repeated(nodes: &[Node], lists: &mut Vec<String>) {
    for node in nodes {
        if let Kind::Repeat(attrs) = &node.kind {
            lists.push(attrs.over.trim().to_owned());
        } else {
            repeated(&node.content, lists);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Template;

    fn body(markdown: &str, symbols: &Value) -> Body {
        let object = |value: &Value| JsonObject::stored(value.to_string()).expect("an object");
        Body {
            content: object(&json!({ "markdown": markdown })),
            symbol_table: object(symbols),
            ..Body::default()
        }
    }

    #[test]
    fn a_markdown_file_is_a_template_by_itself() {
        let markdown = "# Lease\n\n{{tenant}} rents {{flat}} for {{rent}}.\n\n{{#each rooms as room}}\n\n- {{room.name}}\n\n{{/each}}\n";
        let body = expanded(body(markdown, &json!({ "rent": { "type": "number" } }))).expect("sound");
        let template = Template::read(&body).expect("sound");
        let kinds: Vec<_> =
            template.symbols.iter().map(|(name, symbol)| (name.to_owned(), symbol.kind.name())).collect();
        let expected = [("rent", "number"), ("tenant", "text"), ("flat", "text"), ("rooms", "list")];
        assert_eq!(kinds, expected.map(|(name, kind)| (name.to_owned(), kind)));
    }

    #[test]
    fn mistakes_name_the_line() {
        let Err(Error::Validation(fields)) = expanded(body("a\n\n{{#if x}}\n\nb", &json!({}))) else {
            panic!("accepted")
        };
        assert_eq!(fields[0].field, "content.markdown");
        assert!(fields[0].message.contains("line 3"), "{}", fields[0].message);
    }

    #[test]
    fn other_content_is_left_alone() {
        let tree = json!({ "type": "doc" });
        let before = Body { content: JsonObject::stored(tree.to_string()).expect("an object"), ..Body::default() };
        assert_eq!(expanded(before.clone()).expect("sound"), before);
    }
}
