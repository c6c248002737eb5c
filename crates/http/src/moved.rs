//! The way from version 1 to version 2, written into the OpenAPI document of version 1: every path of it may answer with a
//! redirect.

use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{OpenApi, ResponseBuilder};

/// The document, with the redirect among the answers of each operation.
pub(crate) fn noted(mut document: OpenApi) -> OpenApi {
    for item in document.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.post, &mut item.patch, &mut item.put, &mut item.delete];
        for operation in operations.into_iter().flatten() {
            let text = ObjectBuilder::new().schema_type(Type::String).build();
            let location = HeaderBuilder::new().schema(Some(text)).description(Some("The same path of version 2"));
            let moved = ResponseBuilder::new()
                .description("Asked with a key in `X-Api-Key` alone, or where version 1 is switched off: go on at version 2, with the same method and body")
                .header("Location", location.build());
            operation.responses.responses.insert("308".to_owned(), moved.build().into());
        }
    }
    document
}
