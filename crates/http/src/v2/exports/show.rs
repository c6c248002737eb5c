//! `GET /exports/{id}`.

use axum::extract::State;
use model::id::ExportKind;

use super::ExportJob;
use crate::api::Api;
use crate::error::{ApiError, ErrorBody};
use crate::gate::Caller;
use crate::path_id::PathId;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// Show an export
///
/// How far it has come, and once it is completed the size and the hash of its file. An attempt that fails for a passing reason
/// is made again, some hours long; `error` says what was wrong.
#[utoipa::path(
    get, path = "/exports/{id}", operation_id = "showExport", tag = "Exports",
    params(("id" = String, Path, description = "The export's id")),
    responses(
        (status = 200, description = "The job", body = Data<ExportJob>),
        (status = 403, description = "The plan lacks the API entitlement", body = ErrorBody),
        (status = 404, description = "No such export", body = ErrorBody),
        Refused,
    )
)]
pub(crate) async fn show(
    State(api): State<Api>,
    caller: Caller,
    id: PathId<ExportKind>,
) -> Result<Reply, ApiError> {
    let export = app::exports::show(&api.app, &caller.call, id.known()?).await?;
    Ok(Reply::ok(ExportJob::of(&export)))
}
