//! What is written on a template and not published yet. Documents, public pages and programs go by the template; the copy
//! becomes the template when somebody publishes it.
//!
//! It is changed only by whoever names the version that they have read, so nobody's work is written over unseen. Nothing of it
//! is in the activity stream until it is published or discarded: it is what a template will be, and is kept while somebody
//! types.

mod discard;
mod files;
mod keep;
mod publish;

use model::body::JsonObject;
use model::error::{Error, Result};
use model::id::{TemplateId, TemplateKind};
use serde::Deserialize;

pub use discard::discard;
pub(super) use files::let_go;
pub(crate) use files::remove_unused;
pub use keep::{Kept, keep};
pub use publish::publish;
pub use store::working_copies::{Unpublished, Written};

use crate::{App, Call};

/// A template as it is published, and what is written on it.
///
/// # Errors
/// When there is none of that id in this workspace, or the database does not answer.
pub async fn show(app: &App, call: &Call, id: TemplateId) -> Result<Written> {
    let found = store::working_copies::find(app.database(), call.workspace, id).await?;
    found.ok_or(Error::no::<TemplateKind>())
}

/// The templates of the workspace on which something is written that is not published.
///
/// # Errors
/// When the database does not answer.
pub async fn unpublished(app: &App, call: &Call) -> Result<Vec<Unpublished>> {
    Ok(store::working_copies::all(app.database(), call.workspace).await?)
}

/// What whoever read another version of a copy is told.
fn changed_meanwhile() -> Error {
    Error::conflict("somebody else changed what is not published yet; read it again and decide what stays")
}

/// What whoever knows another version of a template is told.
fn published_meanwhile() -> Error {
    Error::conflict(
        "the template was changed meanwhile; look at it, and name the number of its newest version in basedOn to take its \
         place",
    )
}

/// Whether a document of this content would be an empty page: it holds nothing but empty paragraphs. Where no content was ever
/// set, the name and the values are printed.
#[must_use]
pub fn is_empty(content: &JsonObject) -> bool {
    #[derive(Deserialize)]
    struct Node {
        r#type: String,
        content: Option<Vec<Self>>,
    }
    fn is_bare(node: &Node) -> bool {
        matches!(node.r#type.as_str(), "doc" | "paragraph")
            && node.content.as_ref().is_none_or(|inner| inner.iter().all(is_bare))
    }
    content.read::<Node>().is_ok_and(|node| is_bare(&node))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_empty_paragraphs_are_empty() {
        for (text, expected) in [
            ("{}", false),
            (r#"{"type":"doc"}"#, true),
            (r#"{"type":"doc","attrs":{"language":"en"},"content":[{"type":"paragraph"}]}"#, true),
            (r#"{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"a"}]}]}"#, false),
            (r#"{"type":"doc","content":[{"type":"pdf","attrs":{"file":"fil_1"}}]}"#, false),
        ] {
            assert_eq!(is_empty(&JsonObject::stored(text.to_owned()).unwrap()), expected, "{text}");
        }
    }
}
