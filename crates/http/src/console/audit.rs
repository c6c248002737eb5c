//! `POST /audit/verification`.

use app::audit::Report;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Administrator;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// What a check of the workspace's audit trail found.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AuditReport {
    /// Whether nothing is wrong.
    holds: bool,
    /// Entries of the workspace's chain.
    entries: i64,
    /// Those whose personal parts were erased on purpose, as another entry says.
    erased: i64,
    /// Documents whose own chains were checked.
    documents: i64,
    /// Signed checkpoints.
    checkpoints: i64,
    /// The hash of the chain's last link, in hexadecimal digits: whoever notes it can compare it later.
    head: Option<String>,
    /// What is wrong.
    problems: Vec<AuditProblem>,
    /// How many more problems there are.
    more_problems: i64,
}

/// Something that is wrong.
#[derive(Serialize, ToSchema)]
pub(crate) struct AuditProblem {
    /// What kind of thing.
    code: &'static str,
    /// Where: an entry, a document, a checkpoint.
    place: String,
    /// What is wrong, as a fragment that follows the place.
    message: String,
}

/// Verify the audit trail
///
/// Every link, entry, document and checkpoint of the workspace. It reads everything, so it may take a while.
#[utoipa::path(
    post, path = "/audit/verification", operation_id = "verifyAudit", tag = "Activity",
    responses(
        (status = 200, description = "What was found", body = Data<AuditReport>),
        (status = 403, description = "Not an administrator", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn verify(
    State(api): State<Api>,
    Administrator(caller): Administrator,
) -> Result<Reply, ApiError> {
    let report = app::audit::verify(&api.app, caller.call.workspace).await?;
    let holds = report.holds();
    let Report { entries, erased, documents, checkpoints, head, problems, more_problems, .. } = report;
    let problems = problems.into_iter().map(|problem| AuditProblem {
        code: problem.code,
        place: problem.place,
        message: problem.message,
    });
    let problems = problems.collect();
    Ok(Reply::ok(AuditReport { holds, entries, erased, documents, checkpoints, head, problems, more_problems }))
}
