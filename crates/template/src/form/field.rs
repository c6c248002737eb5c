//! Roles, fields, and where fields lie on an uploaded page.

use model::form::RoleKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::validation::Validation;
use crate::symbols::SymbolOption;

/// Who fills the document, and what they fill.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase")]
pub struct FormSchema {
    /// Who takes part. Who fills a public page takes the first role.
    pub roles: Vec<Role>,
    /// What is filled in.
    pub fields: Vec<Field>,
}

/// A part that somebody plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Role {
    /// Its name, as recipients refer to it.
    pub name: String,
    /// When it signs: lower numbers first, equal numbers in parallel.
    #[serde(default = "first")]
    pub order: i64,
    /// What somebody in it does.
    #[serde(default)]
    #[schemars(with = "String", extend("enum" = ["signer", "approver", "viewer"]))]
    pub kind: RoleKind,
}

const fn first() -> i64 {
    1
}

/// One thing to be filled in.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Field {
    /// Its id: an identifier, unique in the form. Its answer is stored under it where the field names no variable.
    pub id: String,
    /// What is filled in.
    #[serde(rename = "type")]
    pub kind: FieldType,
    /// Which role fills it. Without one, a recipient without a role does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// The variable that it reads and writes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variable: Option<String>,
    /// What it asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// A sentence that helps to answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// Whether it has to be filled before the document can be submitted.
    #[serde(default)]
    pub required: bool,
    /// Whether it only shows its value.
    #[serde(default)]
    pub read_only: bool,
    /// What can be chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<SymbolOption>,
    /// What an answer has to keep to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub validation: Option<Validation>,
    /// The expression that decides whether it is there. A hidden field is never required and its answer is dropped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visible_when: Option<String>,
    /// Where it lies on a page of an uploaded PDF.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placement: Option<Placement>,
}

/// What a field takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FieldType {
    /// One line of text.
    Text,
    /// Several lines of text.
    Multiline,
    /// A number.
    Number,
    /// An amount of money.
    Money,
    /// A date.
    Date,
    /// An email address.
    Email,
    /// A telephone number.
    Phone,
    /// A box to tick.
    Checkbox,
    /// One of some options, all of them in sight.
    Radio,
    /// One of some options.
    Select,
    /// Some of some options.
    Multiselect,
    /// A signature.
    Signature,
    /// Initials.
    Initials,
    /// The date of signing, filled in by the service.
    SignedDate,
    /// The name of who fills.
    FullName,
    /// A file that is attached.
    File,
    /// A picture.
    Image,
}

impl FieldType {
    /// Whether it can only be filled by choosing from its options.
    #[must_use]
    pub const fn has_options(self) -> bool {
        matches!(self, Self::Radio | Self::Select | Self::Multiselect)
    }

    /// Whether it is signed rather than filled.
    #[must_use]
    pub const fn is_signature(self) -> bool {
        matches!(self, Self::Signature | Self::Initials)
    }
}

/// Where a field lies on an uploaded page: parts of the page as it is displayed, from its top left corner.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Placement {
    /// The page, counted from 1.
    pub page: u32,
    /// From the left edge, as a part of the page's width.
    pub x: f64,
    /// From the top edge, as a part of the page's height.
    pub y: f64,
    /// As a part of the page's width.
    pub width: f64,
    /// As a part of the page's height.
    pub height: f64,
}
