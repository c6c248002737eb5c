//! `GET /template-examples`.

use model::values::Values;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::gate::Caller;
use crate::refusals::Refused;
use crate::reply::{Data, Reply};

/// A template to start from.
#[derive(Serialize, ToSchema)]
pub(crate) struct ExampleItem {
    #[schema(example = "lease")]
    id: &'static str,
    #[schema(example = "Residential lease")]
    name: String,
    /// The people who take part, by their roles.
    #[schema(example = json!(["Landlord", "Tenant"]))]
    roles: Vec<String>,
    /// Values for a first document.
    #[schema(value_type = BTreeMap<String, Value>)]
    data: Values,
}

/// List the examples
#[utoipa::path(
    get, path = "/template-examples", operation_id = "listExamples", tag = "Templates",
    responses((status = 200, description = "The examples", body = Data<Vec<ExampleItem>>), Refused)
)]
pub(crate) async fn list(_: Caller) -> Result<Reply, ApiError> {
    let examples = app::templates::examples()?.into_iter().map(|example| ExampleItem {
        id: example.id,
        name: example.name,
        roles: example.roles,
        data: example.values,
    });
    Ok(Reply::ok(examples.collect::<Vec<_>>()))
}
