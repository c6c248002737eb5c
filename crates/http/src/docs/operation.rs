//! One operation, as the reference shows it.

use serde_json::Value;

use super::curl::{self, Call, Kept, Sent};
use super::example::example;
use super::prose::Prose;
use super::schema::{Field, Schemas};

const JSON: &str = "application/json";
/// A body up to this length stands on one line of a command.
const ONE_LINE: usize = 60;

/// What all operations of a version share.
pub(super) struct Surroundings<'a> {
    pub schemas: Schemas<'a>,
    /// The address up to the path, for those that lie nowhere else.
    pub server: &'a str,
    /// The header that carries the key.
    pub key: &'a str,
}

/// An operation.
pub(super) struct Operation {
    /// Its place on the page.
    pub anchor: String,
    pub method: String,
    pub path: String,
    pub summary: String,
    pub description: Prose,
    /// The heading under which it stands.
    pub group: String,
    pub parameters: Vec<Parameter>,
    pub body: Option<Body>,
    pub answers: Vec<Answer>,
    pub refusals: Vec<Refusal>,
    pub curl: String,
}

/// A parameter in path, query or header.
pub(super) struct Parameter {
    pub name: String,
    pub place: String,
    pub kind: String,
    pub required: bool,
    pub description: Prose,
}

/// A request's body.
pub(super) struct Body {
    pub description: Prose,
    pub fields: Vec<Field>,
    pub example: String,
}

/// A successful answer.
pub(super) struct Answer {
    pub status: String,
    pub description: Prose,
    /// What the body is, where it is no JSON.
    pub media_type: Option<String>,
    /// Whether `data` is a list.
    pub is_list: bool,
    /// The fields of `data`, or of its entries.
    pub fields: Vec<Field>,
    pub example: Option<String>,
    pub headers: Vec<(String, Prose)>,
}

/// An answer that tells of an error.
pub(super) struct Refusal {
    pub status: String,
    pub description: Prose,
}

impl Operation {
    /// Reads an operation of the document.
    pub fn read<'a>(around: &Surroundings<'a>, server: &str, method: &str, path: &str, source: &'a Value) -> Self {
        let text = |name: &str| source[name].as_str().unwrap_or_default();
        let schemas = around.schemas;
        let responses: Vec<_> = source["responses"].as_object().into_iter().flatten().collect();
        let succeeds = |status: &str| status.starts_with('2');
        let answers: Vec<_> = responses
            .iter()
            .filter(|(status, _)| succeeds(status))
            .map(|(status, response)| Answer::read(schemas, status, response))
            .collect();
        let refusals = responses
            .iter()
            .filter(|(status, _)| !succeeds(status))
            .map(|(status, response)| Refusal { status: (*status).clone(), description: described(response) });
        let body = source.get("requestBody").and_then(|body| Body::read(schemas, body));
        let method = method.to_uppercase();
        let sent = match &body {
            Some(body) => Sent::Json(&body.example),
            None if source.get("requestBody").is_some() => Sent::File,
            None => Sent::Nothing,
        };
        let curl = curl::command(&Call {
            method: &method,
            server,
            path,
            key: around.key,
            sent,
            kept: kept(path, responses.iter().filter(|(status, _)| succeeds(status)).map(|(_, answer)| *answer)),
        });
        let parameters = source["parameters"].as_array().into_iter().flatten();
        Self {
            anchor: text("operationId").to_owned(),
            path: path.to_owned(),
            summary: text("summary").to_owned(),
            description: described(source),
            group: source["tags"][0].as_str().unwrap_or("Other").to_owned(),
            parameters: parameters.map(|parameter| Parameter::read(schemas, parameter)).collect(),
            body,
            refusals: refusals.collect(),
            answers,
            curl,
            method,
        }
    }

    /// The class of the method's badge.
    pub fn method_class(&self) -> String {
        self.method.to_lowercase()
    }
}

impl Parameter {
    fn read<'a>(schemas: Schemas<'a>, source: &'a Value) -> Self {
        let kind = schemas.kind(&source["schema"]);
        Self {
            name: source["name"].as_str().unwrap_or_default().to_owned(),
            place: source["in"].as_str().unwrap_or_default().to_owned(),
            // A parameter can't be null, only left out.
            kind: kind.trim_end_matches(" or null").to_owned(),
            required: source["required"] == true,
            description: described(source),
        }
    }
}

impl Body {
    fn read<'a>(schemas: Schemas<'a>, source: &'a Value) -> Option<Self> {
        let content = &source["content"][JSON];
        let schema = content.get("schema")?;
        let shown = content.get("example").cloned().unwrap_or_else(|| example(schemas, schema));
        let line = shown.to_string();
        let own = source["description"].as_str();
        Some(Self {
            description: Prose::read(own.unwrap_or_else(|| schemas.description(schema))),
            fields: schemas.fields(schema),
            example: if line.len() <= ONE_LINE { line } else { pretty(&shown) },
        })
    }
}

impl Answer {
    fn read<'a>(schemas: Schemas<'a>, status: &str, source: &'a Value) -> Self {
        let headers = source["headers"].as_object().into_iter().flatten();
        let content = source["content"].as_object();
        let media_type = content.and_then(|content| content.keys().next()).filter(|kind| *kind != JSON);
        let schema = source["content"][JSON].get("schema");
        // Every answer of ours is `{"data": …}`; what is in it is what there is to say.
        let data = schema.and_then(|schema| {
            schemas.properties(schema).into_iter().find(|property| property.name == "data").map(|data| data.schema)
        });
        let items = data.and_then(|data| schemas.items(data));
        Self {
            status: status.to_owned(),
            description: described(source),
            media_type: media_type.cloned(),
            is_list: items.is_some(),
            fields: items.or(data).map(|schema| schemas.fields(schema)).unwrap_or_default(),
            example: schema.map(|schema| pretty(&example(schemas, schema))),
            headers: headers.map(|(name, header)| (name.clone(), described(header))).collect(),
        }
    }
}

fn described(source: &Value) -> Prose {
    Prose::read(source["description"].as_str().unwrap_or_default())
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}

/// What becomes of a successful answer: what is no JSON is a file.
fn kept<'a>(path: &str, mut answers: impl Iterator<Item = &'a Value>) -> Kept {
    let types: Vec<&str> = answers
        .find_map(|answer| answer["content"].as_object())
        .map(|content| content.keys().map(String::as_str).collect())
        .unwrap_or_default();
    // A table is called after what it lists: `/documents/export`.
    let listed = || path.rsplit('/').nth(1).unwrap_or("rows");
    match types.as_slice() {
        [] => Kept::Shown,
        ["text/event-stream"] => Kept::Followed,
        types if types.contains(&JSON) => Kept::Shown,
        ["application/pdf"] => Kept::As("document.pdf".to_owned()),
        ["application/zip"] => Kept::As("bundle.zip".to_owned()),
        ["text/csv"] => Kept::As(format!("{}.csv", listed())),
        ["image/png", ..] => Kept::As("page.png".to_owned()),
        // It is what was uploaded, and comes with its name.
        _ => Kept::UnderItsName,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn files_are_kept_as_what_they_are() {
        let kept_of = |path: &str, types: &[&str]| {
            let content: serde_json::Map<_, _> = types.iter().map(|one| ((*one).to_owned(), json!({}))).collect();
            match kept(path, [&json!({ "content": content })].into_iter()) {
                Kept::Shown => "shown".to_owned(),
                Kept::Followed => "followed".to_owned(),
                Kept::As(name) => name,
                Kept::UnderItsName => "its name".to_owned(),
            }
        };
        for (path, types, expected) in [
            ("/documents", &[JSON][..], "shown"),
            ("/documents/{id}/events", &["text/event-stream"], "followed"),
            ("/documents/{id}/pdf", &["application/pdf"], "document.pdf"),
            ("/documents/{id}/download-bundle", &["application/zip"], "bundle.zip"),
            ("/documents/export", &["text/csv"], "documents.csv"),
            ("/activity/export", &["text/csv"], "activity.csv"),
            ("/previews/{id}/pages/{page}", &["image/png", "image/svg+xml"], "page.png"),
            ("/files/{id}", &["application/pdf", "image/jpeg", "image/png"], "its name"),
        ] {
            assert_eq!(kept_of(path, types), expected, "{path}");
        }
    }
}
