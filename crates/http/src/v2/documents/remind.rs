//! `POST /documents/{id}/remind`.

use app::documents::Reminded;
use axum::extract::State;
use model::id::DocumentKind;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// What came of it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RemindedAnswer {
    /// Always true: a failure is an error.
    #[schema(example = true)]
    success: bool,
    /// A sentence for people.
    #[schema(example = "1 reminder was sent")]
    message: String,
    /// How many people are reminded.
    #[schema(example = 1)]
    reminders_sent: usize,
}

impl RemindedAnswer {
    fn of(reminded: &Reminded) -> Self {
        let message = match reminded.respondents.len() {
            1 => "1 reminder was sent".to_owned(),
            count => format!("{count} reminders were sent"),
        };
        Self { success: true, message, reminders_sent: reminded.respondents.len() }
    }
}

/// Remind now
///
/// Everybody who was invited and has not submitted, except those who opted out of reminders or get no mail.
#[utoipa::path(
    post, path = "/documents/{id}/remind", operation_id = "remindDocument", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    responses(
        (status = 200, description = "The reminders are on their way", body = Data<RemindedAnswer>),
        (status = 404, description = "No such document", body = ErrorBody),
        (status = 409, description = "The document is not out for signature, or there is nobody to remind", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn remind(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
) -> Result<Reply, ApiError> {
    let answer = |reminded: &Reminded| Reply::ok(RemindedAnswer::of(reminded));
    Ok(app::documents::remind(&api.app, &caller.call, id.known()?, answer).await?)
}
