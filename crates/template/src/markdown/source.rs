//! The body of a template that is given as Markdown: `{"markdown": "…", "page": {…}, "header": […]}`.

use model::body::JsonObject;
use model::error::Problems;
use serde_json::{Map, Value, json};

use super::convert;
use crate::content::Limits;

/// What may stand beside the text, as in the attributes of `doc`.
const SET_UP: [&str; 5] = ["page", "header", "footer", "language", "font"];

/// Whether a body is given as Markdown.
#[must_use]
pub fn is_markdown(content: &JsonObject) -> bool {
    content.read::<Map<String, Value>>().is_ok_and(|body| body.contains_key("markdown"))
}

/// Makes the tree of a body that is given as Markdown, and notes under `content` what is wrong with it. The set-up of the
/// page is handed through as it is: [`Content::read`](crate::content::Content::read) checks it with the rest.
#[must_use]
pub fn expand(content: &JsonObject, limits: &Limits, problems: &mut Problems) -> Option<JsonObject> {
    let mut body: Map<String, Value> = match content.read() {
        Ok(body) => body,
        Err(error) => {
            problems.add("content", error.to_string());
            return None;
        }
    };
    let markdown = body.remove("markdown");
    let Some(Value::String(markdown)) = markdown else {
        problems.add("content.markdown", "must be a text");
        return None;
    };
    for key in body.keys().filter(|key| !SET_UP.contains(&key.as_str())) {
        problems.add(
            format!("content.{key}"),
            format!("must not be there: beside markdown there may be {}", SET_UP.join(", ")),
        );
    }
    match convert(&markdown, limits) {
        Ok(doc) => {
            let tree = json!({"type": "doc", "attrs": body, "content": doc.content});
            problems.take("content", JsonObject::stored(tree.to_string()))
        }
        Err(mistakes) => {
            for mistake in mistakes {
                problems.add("content.markdown", mistake.to_string());
            }
            None
        }
    }
}
