//! `GET /drafts/functions`.

use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::gate::Caller;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// A function that expressions can call.
#[derive(Serialize, ToSchema)]
pub(crate) struct FunctionItem {
    #[schema(example = "round")]
    name: &'static str,
    /// How many values it takes at least.
    least: usize,
    /// How many at most; none where there is no end.
    most: Option<usize>,
}

/// List the functions of expressions
#[utoipa::path(
    get, path = "/drafts/functions", operation_id = "listFunctions", tag = "Drafts",
    responses((status = 200, description = "The functions", body = Data<Vec<FunctionItem>>), Refused)
)]
pub(crate) async fn list(_: Caller) -> Result<Reply, ApiError> {
    let functions = app::templates::functions().map(|(name, least, most)| FunctionItem {
        name,
        least,
        most: Some(most).filter(|most| *most != usize::MAX),
    });
    Ok(Reply::ok(functions.collect::<Vec<_>>()))
}
