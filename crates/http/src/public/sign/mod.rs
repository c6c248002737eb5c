//! The signing page and its steps.

pub(super) mod consent;
pub(super) mod copy;
pub(super) mod decline;
pub(super) mod delegate;
pub(super) mod document;
pub(super) mod draft;
pub(super) mod files;
pub(super) mod look;
pub(super) mod open;
pub(super) mod pages;
pub(super) mod submit;
mod visitor;

use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

use app::signing::{Answers, GivenSignature};
use model::values::Values;

use super::shell::Frames;
pub(super) use visitor::{Visiting, visitor as visitor_of};

/// The page, for a tab that keeps its token itself.
pub(super) async fn shell(headers: HeaderMap) -> Response {
    super::shell::page("sign.html", &headers, &Frames::Sites(Vec::new()))
}

/// Answers as a page sends them.
#[derive(Deserialize, ToSchema)]
#[schema(as = Answers)]
pub(super) struct AnswersBody {
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    values: Values,
    #[serde(default)]
    signatures: BTreeMap<String, GivenSignature>,
}

impl From<AnswersBody> for Answers {
    fn from(body: AnswersBody) -> Self {
        Self { values: body.values, signatures: body.signatures }
    }
}
