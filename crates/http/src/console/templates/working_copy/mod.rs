//! What is written on templates and not published yet.

pub(in crate::console) mod discard;
pub(in crate::console) mod keep;
pub(in crate::console) mod list;
pub(in crate::console) mod publish;
pub(in crate::console) mod show;

use app::templates::working_copy::{Written, is_empty};
use model::Timestamp;
use model::body::JsonObject;
use model::id::TemplateId;
use model::template::WorkingCopy;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A template as it is written: with what is not published yet, where there is something.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = WorkingCopy)]
pub(crate) struct WorkingCopyItem<'a> {
    /// The template.
    #[schema(value_type = String, example = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: TemplateId,
    /// What it is called.
    #[schema(example = "Mutual NDA")]
    name: &'a str,
    /// The document tree.
    #[schema(value_type = BTreeMap<String, Value>)]
    content: &'a JsonObject,
    /// The variables.
    #[schema(value_type = BTreeMap<String, Value>)]
    symbol_table: &'a JsonObject,
    /// The computed values.
    #[schema(value_type = BTreeMap<String, Value>)]
    expression_table: &'a JsonObject,
    /// Roles and fields.
    #[schema(value_type = BTreeMap<String, Value>)]
    form_schema: &'a JsonObject,
    published: PublishedItem,
    /// What is not published yet; null where all is.
    changes: Option<ChangesItem<'a>>,
}

/// What documents are made from.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PublishedItem {
    /// The number of the version.
    #[schema(example = 3)]
    number: i64,
    /// When it was published.
    #[schema(value_type = String, format = DateTime)]
    at: Timestamp,
    /// Whether a document made from it would be an empty page.
    is_empty: bool,
}

/// Changes that are not published.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChangesItem<'a> {
    /// Tells one state of them from the next; whoever changes, publishes or discards them names it.
    #[schema(example = 7)]
    version: i64,
    /// The number of the published version that they take the place of. Where it is not the newest, the template was changed
    /// since.
    #[schema(example = 3)]
    based_on: i64,
    /// Who made the last of them.
    #[schema(example = "ana@example.com")]
    actor_name: &'a str,
    /// When the last of them was made.
    #[schema(value_type = String, format = DateTime)]
    at: Timestamp,
}

impl<'a> WorkingCopyItem<'a> {
    fn of(written: &'a Written) -> Self {
        let Written { template, number, published_at, copy } = written;
        let body = copy.as_ref().map_or(&template.body, |copy| &copy.body);
        let name = copy.as_ref().and_then(|copy| copy.name.as_ref()).unwrap_or(&template.summary.name);
        let changes = |copy: &'a WorkingCopy| ChangesItem {
            version: copy.version,
            based_on: copy.based_on,
            actor_name: &copy.actor_name,
            at: copy.updated_at,
        };
        Self {
            id: template.summary.id,
            name: name.as_str(),
            content: &body.content,
            symbol_table: &body.symbol_table,
            expression_table: &body.expression_table,
            form_schema: &body.form_schema,
            published: PublishedItem {
                number: *number,
                at: *published_at,
                is_empty: is_empty(&template.body.content),
            },
            changes: copy.as_ref().map(changes),
        }
    }
}

/// Which changes are meant.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NamedChanges {
    /// The version of the changes, as it was read.
    #[schema(example = 7)]
    version: i64,
}
