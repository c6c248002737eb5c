//! How operations refuse, for their documentation: what is the same for all of a kind is said once.

use std::collections::BTreeMap;

use utoipa::IntoResponses;
use utoipa::openapi::{Content, Ref, RefOr, Response, ResponseBuilder};

/// How any operation may refuse.
pub(crate) struct Refused;
/// How an operation with a JSON body may refuse.
pub(crate) struct BodyRefused;
/// How an operation with parameters in its query may refuse.
pub(crate) struct QueryRefused;

const ANY: [(u16, &str); 2] = [(401, "Missing, invalid or revoked key"), (429, "Too many requests")];
const BODY: [(u16, &str); 3] =
    [(400, "The input is not valid"), (413, "The body is too large"), (415, "The body is not JSON")];
const QUERY: [(u16, &str); 1] = [(400, "A parameter is not valid")];

/// The refusal of a workspace whose plan does not include the interface.
pub(crate) fn lacking_entitlement() -> Response {
    response("The plan lacks the API entitlement")
}

/// The refusal of a key that is none.
pub(crate) fn key_not_valid() -> Response {
    response("The `Idempotency-Key` is not valid")
}

/// The refusal of a body that is too long to be told from another.
pub(crate) fn body_too_large() -> Response {
    response("The body is too large")
}

/// The refusal of a request whose like is still under way.
pub(crate) fn repeated_too_soon() -> Response {
    response("`IDEMPOTENCY_IN_FLIGHT`: the same request is still being worked on")
}

/// The refusal of another request under the key of one before.
pub(crate) fn key_reused() -> Response {
    response("`IDEMPOTENCY_KEY_REUSED`: another request was sent with this key before")
}

fn response(description: &str) -> Response {
    let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    ResponseBuilder::new().description(description).content("application/json", body).build()
}

fn responses(refusals: &[(u16, &str)]) -> BTreeMap<String, RefOr<Response>> {
    ANY.iter().chain(refusals).map(|(status, text)| (status.to_string(), response(text).into())).collect()
}

impl IntoResponses for Refused {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        responses(&[])
    }
}

impl IntoResponses for BodyRefused {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        responses(&BODY)
    }
}

impl IntoResponses for QueryRefused {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        responses(&QUERY)
    }
}
