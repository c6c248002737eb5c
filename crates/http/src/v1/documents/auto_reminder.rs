//! `PATCH /documents/{id}/auto-reminder`.

use app::documents::ReminderChanges;
use axum::extract::State;
use model::Timestamp;
use model::document::Document;
use model::id::DocumentKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Api;
use crate::body::Json;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::BodyRefused;
use crate::reply::{Data, Reply};

/// What is to be changed; each is optional, one must be there.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "enabled": true, "cadenceDays": 3 }))]
pub(crate) struct UpdateAutoReminder {
    /// Whether reminders are sent.
    enabled: Option<bool>,
    /// Days between them: 1, 3, 7 or 14.
    #[schema(example = 3)]
    cadence_days: Option<i64>,
}

/// A document's reminders.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AutoReminder {
    /// Whether they are sent.
    enabled: bool,
    /// Days between them.
    #[schema(example = 3)]
    cadence_days: i64,
    /// When the next one is due; null while there is nobody to remind.
    #[schema(value_type = Option<String>, format = DateTime)]
    next_reminder_at: Option<Timestamp>,
}

impl AutoReminder {
    fn of(document: &Document) -> Self {
        let reminder = document.reminder;
        Self {
            enabled: reminder.enabled,
            cadence_days: reminder.cadence.in_days(),
            next_reminder_at: reminder.next_at,
        }
    }
}

/// Set a document's automatic reminders
#[utoipa::path(
    patch, path = "/documents/{id}/auto-reminder", operation_id = "updateAutoReminder", tag = "Documents",
    params(
        ("id" = String, Path, description = "The document's id"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repeated request act once; kept for 24 hours"),
    ),
    request_body = UpdateAutoReminder,
    responses(
        (status = 200, description = "The reminders as they are now", body = Data<AutoReminder>),
        (status = 404, description = "No such document", body = ErrorBody),
        (status = 409, description = "The document's state forbids it", body = ErrorBody),
        BodyRefused,
    )
)]
pub(crate) async fn auto_reminder(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
    Json(body): Json<UpdateAutoReminder>,
) -> Result<Reply, ApiError> {
    let changes = ReminderChanges { enabled: body.enabled, cadence_days: body.cadence_days };
    let answer = |document: &Document| Reply::ok(AutoReminder::of(document));
    Ok(app::documents::set_auto_reminder(&api.app, &caller.call, id.or_nothing(), changes, answer).await?)
}
