//! What the gate adds to the answers of all operations for programs, written into their OpenAPI documents: the headers of
//! the limit per minute, when to come back, and how a repeated request is refused.

use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{Header, OpenApi, Ref, RefOr};

use crate::refusals;

const REPEATED: &str = "Idempotency-Key";
const REPLAYED: &str = "Idempotent-Replayed";
const RETRY: &str = "Retry-After";
/// Of every answer that has passed the gate.
const LIMITS: [&str; 3] = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];

/// Adds it to each operation.
pub(crate) fn fill_in(document: &mut OpenApi) {
    let [limit, remaining, reset] = LIMITS;
    let headers = [
        (limit, Type::Integer, "Calls that the workspace may make in a minute"),
        (remaining, Type::Integer, "Calls that are left in this minute"),
        (reset, Type::Integer, "When the next minute begins, in seconds since 1970"),
        (RETRY, Type::Integer, "Seconds until the next call may be made"),
        (REPLAYED, Type::Boolean, "`true` where the answer is that of the same request before"),
    ];
    let components = document.components.get_or_insert_default();
    for (name, kind, description) in headers {
        let schema = ObjectBuilder::new().schema_type(kind).build();
        let header = HeaderBuilder::new().schema(Some(schema)).description(Some(description)).build();
        components.headers.insert(name.to_owned(), header.into());
    }
    for item in document.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.post, &mut item.patch, &mut item.put, &mut item.delete];
        for operation in operations.into_iter().flatten() {
            fill_in_operation(operation);
        }
    }
}

fn fill_in_operation(operation: &mut Operation) {
    let is_repeated = operation.parameters.iter().flatten().any(|one| {
        matches!(one, RefOr::T(one) if one.name == REPEATED && matches!(one.parameter_in, ParameterIn::Header))
    });
    let answers = &mut operation.responses.responses;
    if is_repeated {
        answers.entry("400".to_owned()).or_insert_with(|| refusals::key_not_valid().into());
        answers.entry("413".to_owned()).or_insert_with(|| refusals::body_too_large().into());
        answers.entry("409".to_owned()).or_insert_with(|| refusals::repeated_too_soon().into());
        answers.entry("422".to_owned()).or_insert_with(|| refusals::key_reused().into());
    }
    for (status, answer) in answers {
        let RefOr::T(answer) = answer else { continue };
        let mut has = |name: &str| answer.headers.insert(name.to_owned(), header(name));
        if status.starts_with('2') || status == "429" {
            for name in LIMITS {
                has(name);
            }
        }
        if status == "429" {
            has(RETRY);
        }
        if status.starts_with('2') && is_repeated {
            has(REPLAYED);
        }
    }
}

fn header(name: &str) -> RefOr<Header> {
    RefOr::Ref(Ref::new(format!("#/components/headers/{name}")))
}
