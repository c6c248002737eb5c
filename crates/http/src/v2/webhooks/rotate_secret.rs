//! `POST /webhooks/{id}/rotate-secret`.

use axum::extract::State;
use model::id::WebhookKind;
use model::webhook::Webhook;
use serde::Deserialize;
use utoipa::ToSchema;

use super::WebhookWithSecret;
use crate::api::Api;
use crate::body::MaybeJson;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// How the new secret takes over.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "overlapHours": 48 }))]
pub(crate) struct RotateSecret {
    /// Hours for which deliveries are signed with the secret before as well, 0 to 168; 24 where left out.
    #[schema(minimum = 0, maximum = 168)]
    overlap_hours: Option<i64>,
}

/// Replace a webhook's secret
///
/// The new one is shown this once. For some hours each delivery carries a signature by each of the two, so that receivers
/// can change over without missing any.
#[utoipa::path(
    post, path = "/webhooks/{id}/rotate-secret", operation_id = "rotateWebhookSecret", tag = "Webhooks",
    params(
        ("id" = String, Path, description = "The webhook's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = Option<RotateSecret>,
    responses(
        (status = 200, description = "The webhook with its new secret", body = Data<WebhookWithSecret>),
        (status = 403, description = "The plan lacks the WEBHOOKS entitlement, or the key is no administrator's", body = ErrorBody),
        (status = 404, description = "No such webhook", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn rotate_secret(
    State(api): State<Api>,
    Administrator(caller): Administrator,
    id: PathId<WebhookKind>,
    MaybeJson(body): MaybeJson<RotateSecret>,
) -> Result<Reply, ApiError> {
    let answer = |webhook: &Webhook, secret: &str| Reply::ok(WebhookWithSecret::of(webhook, secret));
    let hours = body.and_then(|body| body.overlap_hours);
    Ok(app::webhooks::rotate_secret(&api.app, &caller.call, id.or_nothing(), hours, answer).await?)
}
