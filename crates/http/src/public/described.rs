//! What no type can say by itself in the document of the public pages.

use app::sealing::Record;
use utoipa::openapi::schema::{OneOfBuilder, Type};
use utoipa::openapi::{ObjectBuilder, OpenApi, Ref, RefOr, Schema};
use utoipa::{PartialSchema as _, ToSchema as _};

/// Names the shape of what a seal itself says. A report hands it on as it was sealed, so its type there is any object.
pub(super) fn seal_record(document: &mut OpenApi) {
    let Some(components) = &mut document.components else { return };
    let mut parts = Vec::new();
    Record::schemas(&mut parts);
    parts.push((Record::name().into_owned(), Record::schema()));
    components.schemas.extend(parts);
    let either = OneOfBuilder::new()
        .item(ObjectBuilder::new().schema_type(Type::Null))
        .item(Ref::from_schema_name(Record::name()))
        .description(Some(
            "What the file itself says was signed by whom; only where this instance's seal covers it.",
        ));
    if let Some(RefOr::T(Schema::Object(report))) = components.schemas.get_mut("Report") {
        report.properties.insert("record".to_owned(), either.into());
    }
    // The answer holds a copy of the report's schema, which would say it the old way.
    if let Some(RefOr::T(Schema::Object(answer))) = components.schemas.get_mut("Data_Report") {
        answer.properties.insert("data".to_owned(), Ref::from_schema_name("Report").into());
    }
}
