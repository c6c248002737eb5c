//! Templates that are still being written: nothing here saves anything.

pub(super) mod check;
pub(super) mod expression;
pub(super) mod functions;
pub(super) mod preview;

use app::templates::Draft;
use model::body::{Body, JsonObject};
use serde::Deserialize;
use utoipa::ToSchema;

/// A template that is still being written; what is left out is empty.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DraftBody {
    /// What it is called.
    name: Option<String>,
    /// The document tree.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    content: Option<JsonObject>,
    /// The variables.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    symbol_table: Option<JsonObject>,
    /// The computed values.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    expression_table: Option<JsonObject>,
    /// Roles and fields.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    form_schema: Option<JsonObject>,
}

impl From<DraftBody> for Draft {
    fn from(given: DraftBody) -> Self {
        Self {
            name: given.name.unwrap_or_default(),
            body: Body {
                content: given.content.unwrap_or_default(),
                symbol_table: given.symbol_table.unwrap_or_default(),
                expression_table: given.expression_table.unwrap_or_default(),
                form_schema: given.form_schema.unwrap_or_default(),
            },
        }
    }
}
