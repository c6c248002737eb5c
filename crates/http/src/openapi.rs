//! The OpenAPI documents, generated from the handlers.

use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder, SecurityRequirement, ServerBuilder,
};

use crate::old_paths::V2;
use crate::{console, examples, integrations, metered_answers, moved, public, v1, v2};

/// A version of the interface for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// Version 1.
    V1,
    /// Version 2.
    V2,
}

const KEY: &str = "apiKey";

/// What an interface says about itself.
struct About {
    title: &'static str,
    number: &'static str,
    prefix: &'static str,
    description: &'static str,
    scheme: SecurityScheme,
}

/// The OpenAPI document of a version, as the server serves it.
#[must_use]
pub fn document(version: Version) -> OpenApi {
    let mut document = match version {
        Version::V1 => moved::noted(finish(
            v1::operations(),
            About {
                title: "Countersign API, version 1",
                number: "1.0.0",
                prefix: v1::PREFIX,
                description: "Templates, documents, invitations and activity. Deprecated: version 2 is the current surface.",
                scheme: SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
            },
        )),
        Version::V2 => {
            let about = About {
                title: "Countersign API, version 2",
                number: "2.0.0",
                prefix: V2,
                description: "The current surface.",
                scheme: SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::new("X-Api-Key"))),
            };
            let mut document = finish(v2::operations(), about);
            integrations::describe(&mut document);
            examples::fill_in(&mut document);
            v2::told::describe(&mut document);
            document
        }
    };
    metered_answers::fill_in(&mut document);
    document
}

/// The OpenAPI document of the session API, which is the console's own and changes with it.
#[must_use]
pub fn session_document() -> OpenApi {
    let about = About {
        title: "Countersign session API",
        number: "0.0.0",
        prefix: console::PREFIX,
        description: "What the console asks, with the cookie of somebody who is signed in. It changes with the console; programs use version 2.",
        scheme: SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("__Host-countersign"))),
    };
    finish(console::operations(), about)
}

/// The OpenAPI document of what the public pages ask. It is theirs and changes with them; no server serves it.
#[must_use]
pub fn public_document() -> OpenApi {
    let about = About {
        title: "Countersign public pages",
        number: "0.0.0",
        prefix: "/",
        description: "What the signing page, public forms and the verification page ask in JSON. It changes with the pages; programs use version 2.",
        scheme: SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::new("X-Signing-Token"))),
    };
    finish(public::operations(), about)
}

fn finish(operations: OpenApi, about: About) -> OpenApi {
    let license = LicenseBuilder::new().name("Apache-2.0").identifier(Some("Apache-2.0")).build();
    let info = InfoBuilder::new()
        .title(about.title)
        .version(about.number)
        .description(Some(about.description))
        .license(Some(license));
    let mut components = operations.components.unwrap_or_else(|| ComponentsBuilder::new().build());
    components.security_schemes.insert(KEY.to_owned(), about.scheme.into());
    OpenApiBuilder::new()
        .info(info.build())
        .servers(Some([ServerBuilder::new().url(about.prefix).build()]))
        .paths(operations.paths)
        .components(Some(components))
        .security(Some([SecurityRequirement::new(KEY, Vec::<String>::new())]))
        .build()
}
