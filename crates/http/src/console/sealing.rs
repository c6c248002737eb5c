//! `GET /sealing`.

use app::sealing::{AuthorityStatus, KeyStatus, Waiting};
use axum::extract::State;
use model::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// How sealing stands.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Sealing)]
pub(crate) struct SealingItem {
    /// The certificate in use; null where nothing can be sealed.
    certificate: Option<SealingCertificate>,
    /// Why nothing can be sealed.
    problem: Option<String>,
    /// The time-stamp authority; null where none is set.
    time_stamp_authority: Option<TimeStampAuthority>,
    /// Completed documents that wait for their seal.
    seals: SealingQueue,
    /// Sealed documents that wait for a time stamp.
    time_stamps: SealingQueue,
}

/// The certificate that documents are sealed with.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SealingCertificate {
    #[schema(example = "CN=Acme")]
    subject: String,
    #[schema(example = "CN=Acme")]
    issuer: String,
    /// Its number, in hexadecimal digits.
    serial: String,
    /// Its SHA-256, in hexadecimal digits.
    fingerprint: String,
    #[schema(value_type = String, format = DateTime)]
    not_before: Timestamp,
    #[schema(value_type = String, format = DateTime)]
    not_after: Timestamp,
    /// Whether the service made it itself, and renews it in time; else the operator supplied it.
    generated: bool,
    /// Whether it vouches for itself, so that other programs do not know whose it is.
    self_signed: bool,
}

/// The time-stamp authority.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TimeStampAuthority {
    #[schema(example = "https://tsa.example.com")]
    url: String,
    /// When it last gave a time stamp.
    #[schema(value_type = Option<String>, format = DateTime)]
    answered_at: Option<Timestamp>,
}

/// Documents that wait.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SealingQueue {
    count: i64,
    /// Since when the oldest waits.
    #[schema(value_type = Option<String>, format = DateTime)]
    since: Option<Timestamp>,
    /// What an attempt ended with.
    problem: Option<String>,
}

/// Show how documents are sealed
#[utoipa::path(
    get, path = "/sealing", operation_id = "getSealing", tag = "Workspace",
    responses(
        (status = 200, description = "Certificate, time-stamp authority, and what waits", body = Data<SealingItem>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(State(api): State<Api>, Administrator(caller): Administrator) -> Result<Reply, ApiError> {
    let status = app::sealing::status(&api.app, &caller.call).await?;
    let (certificate, problem) = match status.key {
        KeyStatus::Usable { certificate, generated } => {
            let item = SealingCertificate {
                self_signed: certificate.subject == certificate.issuer,
                subject: certificate.subject,
                issuer: certificate.issuer,
                serial: certificate.serial,
                fingerprint: certificate.sha256,
                not_before: certificate.not_before,
                not_after: certificate.not_after,
                generated,
            };
            (Some(item), None)
        }
        KeyStatus::Unusable(problem) => (None, Some(problem)),
    };
    let authority = |AuthorityStatus { url, answered_at }| TimeStampAuthority { url, answered_at };
    let queue = |Waiting { count, since, problem }| SealingQueue { count, since, problem };
    Ok(Reply::ok(SealingItem {
        certificate,
        problem,
        time_stamp_authority: status.authority.map(authority),
        seals: queue(status.seals),
        time_stamps: queue(status.time_stamps),
    }))
}
