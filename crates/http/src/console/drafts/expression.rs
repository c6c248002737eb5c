//! `POST /drafts/expression`.

use app::templates::{Around, Outcome, SampleValues};
use axum::extract::State;
use model::values::Values;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::DraftBody;
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::gate::Caller;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// An expression, and the draft that it stands in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TryExpression {
    draft: DraftBody,
    /// What is to be worked out.
    #[schema(example = "rent * 12")]
    expression: String,
    /// The repeats that it stands in, outermost first.
    #[serde(default)]
    within: Vec<Within>,
    /// Values that are known; the others are made up.
    #[schema(value_type = Option<BTreeMap<String, Value>>)]
    data: Option<Values>,
}

/// A repeat around an expression.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Within {
    /// A list variable or an expression.
    over: String,
    /// What it calls an item.
    #[serde(rename = "as")]
    name: String,
}

/// What the expression came to, or what is wrong with it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExpressionOutcome {
    /// The value; null where something that it needs is missing, or it can't be worked out.
    value: serde_json::Value,
    /// The value as the document would print it.
    shown: Option<String>,
    /// What kind of value it is, in words.
    #[schema(example = "a number")]
    kind: Option<&'static str>,
    /// What is wrong with the expression.
    error: Option<Mistake>,
}

/// What is wrong with an expression, and where in it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Mistake {
    /// The line, from one; nought where it is not known.
    line: u16,
    /// The character in the line, from one; nought where it is not known.
    column: u16,
    /// What is wrong.
    message: String,
}

/// Try an expression
///
/// As if the draft held it, with values that are made up where none are given.
#[utoipa::path(
    post, path = "/drafts/expression", operation_id = "tryExpression", tag = "Drafts",
    request_body = TryExpression,
    responses((status = 200, description = "What it came to", body = Data<ExpressionOutcome>), BodyRefused)
)]
pub(crate) async fn evaluate(
    State(api): State<Api>,
    caller: Caller,
    Json(given): Json<TryExpression>,
) -> Result<Reply, ApiError> {
    let around: Vec<_> = given.within.into_iter().map(|one| Around { over: one.over, name: one.name }).collect();
    let sample = SampleValues { values: given.data.unwrap_or_default(), blanks: false };
    let outcome =
        app::templates::work_out(&api.app, &caller.call, &given.draft.into(), &given.expression, &around, &sample)
            .await?;
    Ok(Reply::ok(match outcome {
        Outcome::Value(worked_out) => ExpressionOutcome {
            value: worked_out.value,
            shown: Some(worked_out.shown),
            kind: Some(worked_out.kind),
            error: None,
        },
        Outcome::Mistake { line, column, message } => ExpressionOutcome {
            value: serde_json::Value::Null,
            shown: None,
            kind: None,
            error: Some(Mistake { line, column, message }),
        },
    }))
}
