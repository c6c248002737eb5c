//! Templates.

pub(crate) mod create;
pub(crate) mod delete;
pub(crate) mod list;
pub(crate) mod show;
pub(crate) mod update;

use model::Timestamp;
use model::body::JsonObject;
use model::id::TemplateId;
use model::template::{Template, TemplateSummary};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A template as lists show it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Template)]
pub(crate) struct TemplateItem<'a> {
    /// Its id.
    #[schema(value_type = String, example = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: TemplateId,
    /// What people call it.
    #[schema(example = "Mutual NDA")]
    name: &'a str,
    /// Whether anybody may fill it at its public page.
    is_publicly_fillable: bool,
    /// Whether it is for one document only; left out where it is not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    single_use: bool,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last changed.
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
}

impl<'a> TemplateItem<'a> {
    pub fn of(template: &'a TemplateSummary) -> Self {
        Self {
            id: template.id,
            name: template.name.as_str(),
            is_publicly_fillable: template.publicly_fillable,
            single_use: template.is_single_use(),
            created_at: template.created_at,
            updated_at: template.updated_at,
        }
    }
}

/// A template in full.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TemplateDetail<'a> {
    #[serde(flatten)]
    #[schema(inline)]
    item: TemplateItem<'a>,
    /// The document tree; `{}` where it was never set.
    #[schema(value_type = BTreeMap<String, Value>)]
    content: &'a JsonObject,
    /// The variables; `{}` where they were never set.
    #[schema(value_type = BTreeMap<String, Value>)]
    symbol_table: &'a JsonObject,
    /// The computed values; `{}` where they were never set.
    #[schema(value_type = BTreeMap<String, Value>)]
    expression_table: &'a JsonObject,
    /// Roles and fields; `{}` where they were never set.
    #[schema(value_type = BTreeMap<String, Value>)]
    form_schema: &'a JsonObject,
    /// The settings of the public fill page.
    public_link_config: PublicLinkConfig,
}

/// The settings of the public fill page.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PublicLinkConfig {
    /// Whether only signed-in users of the workspace may fill it.
    #[schema(example = false)]
    require_login: Option<bool>,
}

impl<'a> TemplateDetail<'a> {
    pub fn of(template: &'a Template) -> Self {
        Self {
            item: TemplateItem::of(&template.summary),
            content: &template.body.content,
            symbol_table: &template.body.symbol_table,
            expression_table: &template.body.expression_table,
            form_schema: &template.body.form_schema,
            public_link_config: PublicLinkConfig { require_login: Some(template.public_link.require_login) },
        }
    }
}
