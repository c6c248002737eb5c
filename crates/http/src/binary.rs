//! Bytes that are no JSON, as the documentation describes them.

/// The bytes of a file.
#[derive(utoipa::ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct Binary(Vec<u8>);
