//! Answers on the way: worked out, and kept for later.

use std::collections::BTreeMap;

use app::signing::{Changed, Form, GivenSignature};
use axum::extract::State;
use model::Timestamp;
use model::values::Values;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::{OneOfBuilder, Type};
use utoipa::openapi::{Object, ObjectBuilder, Ref, Schema};

use super::{AnswersBody, Visiting};
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::reply::{Data, Reply};

/// That answers were kept.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Saved {
    #[schema(value_type = String, format = DateTime)]
    saved_at: Timestamp,
}

/// Works the document out with the answers so far.
#[utoipa::path(
    post, path = "/s/evaluate", operation_id = "evaluateSigning", tag = "Signing",
    request_body = AnswersBody,
    responses((status = 200, description = "The document, worked out", body = Data<Form>))
)]
pub(in crate::public) async fn evaluate(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<AnswersBody>,
) -> Result<Reply, ApiError> {
    Ok(Reply::ok(app::signing::evaluate(&api.app, &visitor, &body.into()).await?))
}

/// What was filled in since the last time, as a page sends it; `null` for a signature that was taken back.
#[derive(Deserialize, ToSchema)]
#[schema(as = Changes)]
pub(in crate::public) struct ChangedBody {
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    values: Values,
    #[serde(default)]
    #[schema(schema_with = perhaps_signatures)]
    signatures: BTreeMap<String, Option<GivenSignature>>,
}

/// Signatures by field, or `null` for each: the derive has no words for that.
fn perhaps_signatures() -> Object {
    let either = OneOfBuilder::new()
        .item(ObjectBuilder::new().schema_type(Type::Null))
        .item(Ref::from_schema_name(GivenSignature::name()));
    ObjectBuilder::new().additional_properties(Some(Schema::OneOf(either.build()))).build()
}

/// Keeps what was filled in since the last time, with what was kept then.
#[utoipa::path(
    post, path = "/s/draft", operation_id = "keepAnswers", tag = "Signing",
    request_body = ChangedBody,
    responses((status = 200, description = "When they were kept", body = Data<Saved>))
)]
pub(in crate::public) async fn save(
    State(api): State<Api>,
    Visiting(visitor): Visiting,
    Json(body): Json<ChangedBody>,
) -> Result<Reply, ApiError> {
    let changed = Changed { values: body.values, signatures: body.signatures };
    let saved_at = app::signing::save_draft(&api.app, &visitor, &changed).await?;
    Ok(Reply::ok(Saved { saved_at }))
}
