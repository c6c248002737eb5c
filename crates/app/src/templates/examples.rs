//! The templates that come with the program, to start from.

use bytes::Bytes;
use model::body::{Body, JsonObject};
use model::error::{Error, Result};
use model::name::Name;
use model::template::Template;
use model::values::Values;
use rust_embed::RustEmbed;
use serde::Deserialize;

use super::{NewTemplate, create};
use crate::files::NewFile;
use crate::{App, Call, Receipt, files};

#[derive(RustEmbed)]
#[folder = "../../examples"]
struct Files;

/// The examples in the order in which somebody new would like to meet them, each with the file that it refers to.
const EXAMPLES: [(&str, Option<&str>); 10] = [
    ("mutual-nda", None),
    ("offer-letter", None),
    ("lease", None),
    ("invoice", None),
    ("consent-form", None),
    ("statement-of-work", None),
    ("purchase-order", None),
    ("certificate", Some("seal.png")),
    ("uploaded-pdf", Some("form.pdf")),
    ("arabic-contract", None),
];

/// An example.
#[derive(Debug, Clone)]
pub struct Example {
    /// The name of its folder.
    pub id: &'static str,
    /// What the template is called.
    pub name: String,
    /// The people who take part, by their roles.
    pub roles: Vec<String>,
    /// Values for a first document.
    pub values: Values,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Source {
    name: String,
    #[serde(default)]
    content: JsonObject,
    #[serde(default)]
    symbol_table: JsonObject,
    #[serde(default)]
    expression_table: JsonObject,
    #[serde(default)]
    form_schema: JsonObject,
}

#[derive(Deserialize, Default)]
struct Form {
    #[serde(default)]
    roles: Vec<Role>,
}

#[derive(Deserialize)]
struct Role {
    name: String,
}

/// All examples.
///
/// # Errors
/// When the program was built without them.
pub fn examples() -> Result<Vec<Example>> {
    let read = |(id, _): (&'static str, _)| {
        let source = source(id)?;
        let form: Form = source.form_schema.read().map_err(Error::internal)?;
        let values = serde_json::from_slice(&content(id, "data.json")?).map_err(Error::internal)?;
        Ok(Example {
            id,
            name: source.name,
            roles: form.roles.into_iter().map(|role| role.name).collect(),
            values,
        })
    };
    EXAMPLES.into_iter().map(read).collect()
}

/// Makes a template from an example; the file that it refers to is taken in first.
///
/// # Errors
/// When there is no such example, the name is not valid, or the database or the files do not answer.
pub async fn create_from_example<R: Receipt>(
    app: &App,
    call: &Call,
    id: &str,
    name: Option<String>,
    answer: impl Fn(&Template) -> R,
) -> Result<R> {
    let (id, file) = EXAMPLES.into_iter().find(|(known, _)| *known == id).ok_or(Error::NotFound("example"))?;
    let mut source = source(id)?;
    let name = name.unwrap_or_else(|| std::mem::take(&mut source.name));
    // Nothing is taken in for a template that is refused.
    Name::parse(&name, app.limits()).map_err(|error| Error::field("name", error.to_string()))?;
    if let Some(file) = file {
        let new = NewFile { name: Some(file.to_owned()), content: content(id, file)? };
        // Only the template is the answer that is kept under the caller's idempotency key.
        let call = Call { idempotency: None, ..call.clone() };
        let taken_in = files::upload(app, &call, new, |file| FileId(file.id.to_string())).await?;
        let named = source.content.text().replace(&format!("\"{file}\""), &format!("\"{}\"", taken_in.0));
        source.content = JsonObject::stored(named).map_err(Error::internal)?;
    }
    let body = Body {
        content: source.content,
        symbol_table: source.symbol_table,
        expression_table: source.expression_table,
        form_schema: source.form_schema,
    };
    let new = NewTemplate { name, body, ..NewTemplate::default() };
    create(app, call, new, answer).await
}

/// The file that was taken in.
struct FileId(String);

impl Receipt for FileId {}

fn source(id: &str) -> Result<Source> {
    serde_json::from_slice(&content(id, "template.json")?).map_err(Error::internal)
}

fn content(id: &str, file: &str) -> Result<Bytes> {
    let found = Files::get(&format!("{id}/{file}"));
    let found =
        found.ok_or_else(|| Error::internal(format!("the program carries no {file} of the example {id}")))?;
    Ok(found.data.into_owned().into())
}
