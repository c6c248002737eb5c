//! What receivers of webhooks are told, for the OpenAPI document: payloads are stored when something happens and handed out
//! as they are, so nothing here is ever filled. A test holds it against real deliveries.

mod events;
mod parts;

use model::webhook::HookEvent;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa::openapi::path::{
    HttpMethod, OperationBuilder, ParameterBuilder, ParameterIn, PathItemBuilder, PathsBuilder,
};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Required, ResponseBuilder, SecurityRequirement};

use self::events::{TOLD, Told};
pub(crate) use self::parts::EventParts;
use self::parts::{ToldDocument, ToldExport, ToldFormer, ToldRespondent};
use crate::docs::{Place, example_of, put};

/// What every delivery carries.
const HEADERS: [(&str, &str); 7] = [
    ("X-Service-Event", "The event's name"),
    ("X-Service-Delivery", "The id of this delivery"),
    ("X-Service-Timestamp", "When it was sent, in seconds since 1970; new with each attempt"),
    ("X-Service-Signature", "`v1=` and the HMAC-SHA256 in hex; two with a comma while a secret is being replaced"),
    ("webhook-id", "The payload's id, for Standard Webhooks"),
    ("webhook-timestamp", "As `X-Service-Timestamp`, for Standard Webhooks"),
    ("webhook-signature", "The signature of Standard Webhooks"),
];

/// Adds the calls that webhooks get, each with a schema of its payload.
pub(crate) fn describe(document: &mut OpenApi) {
    let mut paths = PathsBuilder::new();
    let mut feed = [const { None }; FEED.len()];
    for event in HookEvent::ALL {
        let Some(told) = TOLD.iter().find(|told| told.name == event.name()) else { continue };
        let schema = schema_name(told.name);
        let components = document.components.get_or_insert_default();
        components.schemas.insert(schema.clone(), payload(told).build().into());
        let whole = serde_json::to_value(&*document).unwrap_or_default();
        let reference = Ref::from_schema_name(schema);
        let shown = example(told, &reference, &whole);
        if let Some(place) = FEED.iter().position(|(name, _)| *name == told.name) {
            feed[place] = Some(shown.clone());
        }
        let operation = operation(told, reference, shown);
        paths = paths.path(told.name, PathItemBuilder::new().operation(HttpMethod::Post, operation).build());
    }
    document.webhooks = Some(paths.build());
    show_feed(document, feed.into_iter().flatten().collect());
}

/// What the example of `GET /events` shows, in this order, and how it differs from what the webhooks' examples show.
const FEED: [(&str, &[Place]); 2] = [
    ("document.sent", &[("/createdAt", r#""2026-11-14T09:00:00.000Z""#)]),
    ("document.completed", &[("/id", r#""evt_01jcmx8h2m7d4s6w9y1b3k5pcd""#)]),
];

/// Shows events as the feed has them: the one made from its schema would have all parts that any event may have.
fn show_feed(document: &mut OpenApi, mut events: Vec<Value>) {
    for (event, (_, places)) in events.iter_mut().zip(FEED) {
        put(event, places);
    }
    let feed = document.paths.paths.get_mut("/events").and_then(|path| path.get.as_mut());
    let answer = feed.and_then(|operation| operation.responses.responses.get_mut("200"));
    if let Some(RefOr::T(answer)) = answer
        && let Some(RefOr::T(content)) = answer.content.get_mut("application/json")
    {
        content.example = Some(json!({ "data": events }));
    }
}

/// `DocumentCompletedEvent` for `document.completed`.
fn schema_name(event: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    event.split('.').map(capital).collect::<String>() + "Event"
}

fn payload(told: &Told) -> ObjectBuilder {
    let text = |description: &str| ObjectBuilder::new().schema_type(Type::String).description(Some(description));
    let mut data = ObjectBuilder::new();
    for part in told.parts.iter().chain(told.mostly) {
        let schema = match *part {
            "document" => ToldDocument::name(),
            "respondent" => ToldRespondent::name(),
            "export" => ToldExport::name(),
            _ => ToldFormer::name(),
        };
        data = data.property(*part, Ref::from_schema_name(schema));
        if told.parts.contains(part) {
            data = data.required(*part);
        }
    }
    let fields = [
        ("id", text("The payload's id: the same in the feed and in every delivery").examples([EVENT])),
        ("event", text("What happened").enum_values(Some([told.name]))),
        ("createdAt", text("When").format(Some(SchemaFormat::KnownFormat(KnownFormat::DateTime)))),
        ("workspaceId", text("In which workspace").examples([WORKSPACE])),
        ("data", data.description(Some("The parts that the event has"))),
    ];
    let whole = ObjectBuilder::new().description(Some(told.when));
    fields.into_iter().fold(whole, |whole, (field, schema)| whole.property(field, schema).required(field))
}

const EVENT: &str = "evt_01jcmwk1x3f2q8z5v7t9r4n6ab";
const WORKSPACE: &str = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab";

/// A payload as it could arrive.
fn example(told: &Told, schema: &Ref, whole: &Value) -> Value {
    let schema = serde_json::to_value(schema).unwrap_or_default();
    let mut shown = example_of(whole, &schema);
    let document = &mut shown["data"]["document"];
    // Only who asks for it gets it.
    if let Some(fields) = document.as_object_mut() {
        fields.shift_remove("responseData");
    }
    put(document, told.example);
    let respondent = document["respondents"][0].clone();
    if told.parts.iter().chain(told.mostly).any(|part| *part == "respondent") {
        shown["data"]["respondent"] = respondent;
    }
    shown
}

fn operation(told: &Told, reference: Ref, shown: Value) -> OperationBuilder {
    let content = ContentBuilder::new().schema(Some(reference)).example(Some(shown)).build();
    let body = RequestBodyBuilder::new()
        .description(Some("The payload, signed as it is, byte for byte"))
        .content("application/json", content)
        .required(Some(Required::True));
    let answered = |text: &str| ResponseBuilder::new().description(text).build();
    let nothing: [SecurityRequirement; 0] = [];
    let mut operation = OperationBuilder::new()
        .tag("Webhooks")
        .operation_id(Some(format!("on{}", schema_name(told.name).trim_end_matches("Event"))))
        .summary(Some(told.name))
        .description(Some(told.when))
        // Whoever receives it checks the signature; there is no key of ours.
        .securities(Some(nothing))
        .request_body(Some(body.build()))
        .response("2XX", answered("Taken, within 15 seconds; anything else is tried again"))
        .response("410", answered("Not wanted any more: the webhook is disabled"));
    for (name, description) in HEADERS {
        let schema = ObjectBuilder::new().schema_type(Type::String).build();
        operation = operation.parameter(
            ParameterBuilder::new()
                .name(name)
                .parameter_in(ParameterIn::Header)
                .required(Required::True)
                .description(Some(description))
                .schema(Some(schema)),
        );
    }
    operation
}
