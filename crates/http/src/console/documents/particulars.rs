//! `GET /documents/{id}/particulars`.

use app::documents::Particulars;
use axum::extract::State;
use model::Timestamp;
use model::body::JsonObject;
use model::id::{DocumentKind, RespondentId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// What the console shows of a document beside its detail.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentParticulars<'a> {
    /// The variables of the template as it was when the document was made.
    #[schema(value_type = BTreeMap<String, Value>)]
    symbol_table: &'a JsonObject,
    /// Its computed values.
    #[schema(value_type = BTreeMap<String, Value>)]
    expression_table: &'a JsonObject,
    /// Its roles and fields.
    #[schema(value_type = BTreeMap<String, Value>)]
    form_schema: &'a JsonObject,
    seal: Option<SealItem<'a>>,
    auto_reminder: ReminderItem,
    /// More about those invited, in the order of the detail.
    respondents: Vec<RespondentParticulars<'a>>,
}

/// The seal of a completed document.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SealItem<'a> {
    #[schema(value_type = String, format = DateTime)]
    at: Timestamp,
    /// How much it proves by itself: `B-B`, `B-T`, `B-LT` or `B-LTA`.
    #[schema(example = "B-T")]
    level: &'a str,
    /// The SHA-256 of the sealed PDF.
    sha256: &'a str,
    /// The SHA-256 of the certificate that it was sealed with.
    certificate: &'a str,
}

/// When reminders go out by themselves.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReminderItem {
    enabled: bool,
    #[schema(example = 3)]
    cadence_days: i64,
    #[schema(value_type = Option<String>, format = DateTime)]
    next_reminder_at: Option<Timestamp>,
}

/// More about somebody invited.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RespondentParticulars<'a> {
    #[schema(value_type = String)]
    id: RespondentId,
    /// `signer`, `approver` or `viewer`.
    #[schema(example = "signer")]
    kind: &'static str,
    /// The language of their mail and page, where the sender gave one.
    language: Option<&'a str>,
    /// Whether they get mail.
    notify: bool,
    /// Whether they need an access code.
    has_access_code: bool,
    #[schema(value_type = Option<String>, format = DateTime)]
    consented_at: Option<Timestamp>,
    #[schema(value_type = Option<String>, format = DateTime)]
    declined_at: Option<Timestamp>,
    /// Until when their link works.
    #[schema(value_type = Option<String>, format = DateTime)]
    link_expires_at: Option<Timestamp>,
    /// That the last mail to their present address could not be delivered.
    undelivered: Option<UndeliveredItem<'a>>,
}

/// A mail that could not be delivered.
#[derive(Serialize, ToSchema)]
pub(crate) struct UndeliveredItem<'a> {
    #[schema(value_type = String, format = DateTime)]
    at: Timestamp,
    /// What the mail server said.
    #[schema(example = "550 5.1.1 no such user")]
    reason: &'a str,
}

/// Show the particulars of a document
#[utoipa::path(
    get, path = "/documents/{id}/particulars", operation_id = "getParticulars", tag = "Documents",
    params(("id" = String, Path, description = "The document's id")),
    responses(
        (status = 200, description = "The particulars", body = Data<DocumentParticulars>),
        (status = 404, description = "No such document", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<DocumentKind>,
) -> Result<Reply, ApiError> {
    let Particulars { document, body, undelivered } =
        app::documents::particulars(&api.app, &caller.call, id.known()?).await?;
    let seal = document.seal.as_ref().map(|seal| SealItem {
        at: seal.at,
        level: &seal.level,
        sha256: &seal.sha256,
        certificate: &seal.certificate,
    });
    let respondents = document.respondents.iter().map(|one| RespondentParticulars {
        id: one.id,
        kind: one.kind.name(),
        language: one.language.as_deref(),
        notify: one.notify,
        has_access_code: one.link.access_code.is_some(),
        consented_at: one.consent.as_ref().map(|consent| consent.at),
        declined_at: one.declined_at,
        link_expires_at: one.link.expires_at,
        undelivered: undelivered.get(&one.id).map(|lost| UndeliveredItem { at: lost.at, reason: &lost.reason }),
    });
    Ok(Reply::ok(DocumentParticulars {
        symbol_table: &body.symbol_table,
        expression_table: &body.expression_table,
        form_schema: &body.form_schema,
        seal,
        auto_reminder: ReminderItem {
            enabled: document.reminder.enabled,
            cadence_days: document.reminder.cadence.in_days(),
            next_reminder_at: document.reminder.next_at,
        },
        respondents: respondents.collect(),
    }))
}
