//! The OpenAPI documents, generated from the handlers.

use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder, SecurityRequirement, ServerBuilder,
};

use crate::old_paths::V2;
use crate::{examples, v1, v2};

/// A version of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// Version 1.
    V1,
    /// Version 2.
    V2,
}

const KEY: &str = "apiKey";

/// The OpenAPI document of a version, as the server serves it.
#[must_use]
pub fn document(version: Version) -> OpenApi {
    match version {
        Version::V1 => finish(v1::operations(), version),
        Version::V2 => {
            let mut document = finish(v2::operations(), version);
            examples::fill_in(&mut document);
            document
        }
    }
}

fn finish(operations: OpenApi, version: Version) -> OpenApi {
    let (title, prefix, description, scheme) = match version {
        Version::V1 => (
            "Countersign API, version 1",
            v1::PREFIX,
            "Templates, documents, invitations and activity. Deprecated: version 2 is the current surface.",
            SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
        ),
        Version::V2 => (
            "Countersign API, version 2",
            V2,
            "The current surface.",
            SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::new("X-Api-Key"))),
        ),
    };
    let license = LicenseBuilder::new().name("Apache-2.0").identifier(Some("Apache-2.0")).build();
    let number = if version == Version::V1 { "1.0.0" } else { "2.0.0" };
    let info =
        InfoBuilder::new().title(title).version(number).description(Some(description)).license(Some(license));
    let mut components = operations.components.unwrap_or_else(|| ComponentsBuilder::new().build());
    components.security_schemes.insert(KEY.to_owned(), scheme.into());
    OpenApiBuilder::new()
        .info(info.build())
        .servers(Some([ServerBuilder::new().url(prefix).build()]))
        .paths(operations.paths)
        .components(Some(components))
        .security(Some([SecurityRequirement::new(KEY, Vec::<String>::new())]))
        .build()
}
