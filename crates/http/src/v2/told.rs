//! What receivers of webhooks are told, for the OpenAPI document: payloads are stored when something happens and handed out
//! as they are, so nothing here is ever filled. A test holds it against real deliveries.

use model::Timestamp;
use model::id::{DocumentId, ExportId, RespondentId, TemplateId};
use model::webhook::HookEvent;
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa::openapi::path::{
    HttpMethod, OperationBuilder, ParameterBuilder, ParameterIn, PathItemBuilder, PathsBuilder,
};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Required, ResponseBuilder, SecurityRequirement};

use crate::docs::example_of;

/// The parts that an event may have. Signing links and secrets are in none of them, and the values that were filled in only
/// where a webhook asks for them.
#[derive(Serialize, ToSchema)]
#[schema(as = EventData)]
pub(crate) struct EventParts {
    /// The document.
    document: ToldDocument,
    /// Who did something: with `document.opened`, `document.declined` and `recipient.…`; not with a `recipient.submitted` of a
    /// document that nobody was invited to.
    #[schema(value_type = ToldRespondent, required = false)]
    respondent: Option<ToldRespondent>,
    /// The export: with `export.completed`.
    #[schema(value_type = ToldExport, required = false)]
    export: Option<ToldExport>,
    /// Who the respondent was before: with `recipient.delegated`.
    #[schema(value_type = ToldFormer, required = false)]
    from: Option<ToldFormer>,
}

/// A document as events tell of it: as it was when the event happened.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventDocument)]
pub(crate) struct ToldDocument {
    /// Its id.
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: DocumentId,
    /// What people call it.
    #[schema(example = "Mutual NDA – 2026-11-14")]
    name: String,
    /// The template that it was made from.
    #[schema(value_type = String, example = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    template_id: TemplateId,
    /// Where it stands: `draft`, `sent`, `in_progress`, `completed`, `declined`, `voided` or `expired`.
    #[schema(example = "in_progress")]
    status: String,
    /// Whether everybody who had to has submitted.
    #[schema(example = false)]
    completed: bool,
    /// Whether invitations went out.
    #[schema(example = true)]
    sent: bool,
    /// Whether the sealed PDF is there.
    #[schema(example = false)]
    sealed: bool,
    /// What your own system calls it.
    #[schema(example = "crm-5817")]
    external_id: Option<String>,
    /// What else you attached to it, texts by name.
    #[schema(value_type = Object, example = json!({ "source": "crm" }))]
    metadata: Value,
    /// When everybody had submitted.
    #[schema(value_type = Option<String>, format = DateTime)]
    completed_at: Option<Timestamp>,
    /// When it can no longer be signed.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<Timestamp>,
    /// Why it was declined or voided, in the words of whoever did.
    reason: Option<String>,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last changed.
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
    /// The people invited, in signing order.
    respondents: Vec<ToldRespondent>,
    /// What people filled in, by name, as `GET /documents/{id}` answers it: in deliveries of `document.completed` to webhooks
    /// with `includeAnswers`, and nowhere else. Not there where the document was deleted meanwhile; null where the answers
    /// take more than 512 kB, which `GET /documents/{id}` has all the same.
    #[schema(value_type = Option<BTreeMap<String, Value>>, required = false, example = json!({ "tenant": "Ana Lima", "rent": 950 }))]
    response_data: Option<Value>,
}

/// Somebody invited, as events tell of them.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventRespondent)]
pub(crate) struct ToldRespondent {
    /// Their id.
    #[schema(value_type = String, example = "rsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: RespondentId,
    /// Their address.
    #[schema(example = "ana@example.com")]
    email: String,
    /// Their name.
    #[schema(example = "Ana Lima")]
    name: Option<String>,
    /// Their role, empty where they have none.
    #[schema(example = "Tenant")]
    role: String,
    /// What they are to do: `signer`, `approver` or `viewer`.
    #[schema(example = "signer")]
    kind: String,
    /// Their turn; equal numbers in parallel.
    #[schema(example = 1)]
    order: i64,
    /// How far they have come: `waiting`, `invited`, `opened`, `submitted` or `declined`.
    #[schema(example = "opened")]
    status: String,
    /// Whether they submitted.
    #[schema(example = false)]
    submitted: bool,
    /// When they were last invited.
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-14T09:00:00.000Z")]
    invited_at: Option<Timestamp>,
    /// When they opened the document.
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-14T09:20:00.000Z")]
    opened_at: Option<Timestamp>,
    /// When they submitted.
    #[schema(value_type = Option<String>, format = DateTime)]
    submitted_at: Option<Timestamp>,
}

/// An export, as events tell of it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = EventExport)]
pub(crate) struct ToldExport {
    /// Its id: `GET /exports/{id}/download-signed` gives the file's address.
    #[schema(value_type = String, example = "exp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: ExportId,
    /// The document.
    #[schema(value_type = String, example = "doc_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    document_id: DocumentId,
    /// What it is: `pdf`, `bundle` or `json`.
    #[schema(example = "bundle")]
    format: String,
    /// Where it stands: `completed`.
    #[schema(example = "completed")]
    status: String,
    /// Bytes of the file.
    #[schema(example = 48_213)]
    size: Option<i64>,
    /// The file's SHA-256, in hex.
    #[schema(example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")]
    sha256: Option<String>,
    /// When it was ordered.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was ready.
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-14T09:30:02.000Z")]
    completed_at: Option<Timestamp>,
    /// Until when the file is kept.
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-21T09:30:02.000Z")]
    expires_at: Option<Timestamp>,
}

/// Who a respondent was before they named somebody else.
#[derive(Serialize, ToSchema)]
#[schema(as = EventFormerRespondent)]
pub(crate) struct ToldFormer {
    /// Their address.
    #[schema(example = "ana@example.com")]
    email: String,
    /// Their name.
    #[schema(example = "Ana Lima")]
    name: Option<String>,
}

/// What is said of an event.
struct Told {
    name: &'static str,
    /// When it is told.
    when: &'static str,
    /// What `data` holds.
    parts: &'static [&'static str],
    /// What it holds in most cases.
    mostly: &'static [&'static str],
    /// How the document of its example differs from one that somebody has opened: places in it, and JSON.
    example: &'static [(&'static str, &'static str)],
}

const SUBMITTED: [(&str, &str); 6] = [
    ("/status", r#""completed""#),
    ("/completed", "true"),
    ("/completedAt", r#""2026-11-14T09:30:00.000Z""#),
    ("/respondents/0/status", r#""submitted""#),
    ("/respondents/0/submitted", "true"),
    ("/respondents/0/submittedAt", r#""2026-11-14T09:30:00.000Z""#),
];
const SEALED: [(&str, &str); 7] = {
    let [a, b, c, d, e, f] = SUBMITTED;
    [a, b, c, d, e, f, ("/sealed", "true")]
};
const DELEGATED: [(&str, &str); 5] = [
    ("/status", r#""sent""#),
    ("/respondents/0/email", r#""ben@example.com""#),
    ("/respondents/0/name", r#""Ben Ode""#),
    ("/respondents/0/status", r#""invited""#),
    ("/respondents/0/openedAt", "null"),
];

const SENT: [(&str, &str); 3] =
    [("/status", r#""sent""#), ("/respondents/0/status", r#""invited""#), ("/respondents/0/openedAt", "null")];
const DECLINED: [(&str, &str); 3] = [
    ("/status", r#""declined""#),
    ("/reason", r#""The rent is too high.""#),
    ("/respondents/0/status", r#""declined""#),
];
const VOIDED: [(&str, &str); 2] = [("/status", r#""voided""#), ("/reason", r#""Sent by mistake.""#)];
const EXPIRED: [(&str, &str); 2] = [("/status", r#""expired""#), ("/expiresAt", r#""2026-11-14T09:30:00.000Z""#)];

/// All that webhooks can be told of. What is missing here fails a test.
const TOLD: &[Told] = &[
    Told {
        name: "document.sent",
        when: "A document was sent, or sent to more people.",
        parts: &["document"],
        mostly: &[],
        example: &SENT,
    },
    Told {
        name: "document.opened",
        when: "A respondent opened the document by a deliberate click; once for each respondent.",
        parts: &["document", "respondent"],
        mostly: &[],
        example: &[],
    },
    Told {
        name: "recipient.delegated",
        when: "A respondent named somebody else in their place: `respondent` is that one, under the same id, and `from` who it was.",
        parts: &["document", "respondent", "from"],
        mostly: &[],
        example: &DELEGATED,
    },
    Told {
        name: "recipient.submitted",
        when: "A respondent submitted: on the page, by a public link, or through the interface. Without `respondent` where \
               nobody was invited, and the interface completed the document.",
        parts: &["document"],
        mostly: &["respondent"],
        example: &SUBMITTED,
    },
    Told {
        name: "document.completed",
        when: "The last outstanding respondent submitted, and the sealed PDF is stored.",
        parts: &["document"],
        mostly: &[],
        example: &SEALED,
    },
    Told {
        name: "document.declined",
        when: "A respondent declined, which ends the document: `respondent` is that one.",
        parts: &["document", "respondent"],
        mostly: &[],
        example: &DECLINED,
    },
    Told {
        name: "document.voided",
        when: "The sender took the document back.",
        parts: &["document"],
        mostly: &[],
        example: &VOIDED,
    },
    Told {
        name: "document.expired",
        when: "The document's time was over before everybody had submitted.",
        parts: &["document"],
        mostly: &[],
        example: &EXPIRED,
    },
    Told {
        name: "export.completed",
        when: "An export finished with its file.",
        parts: &["document", "export"],
        mostly: &[],
        example: &SEALED,
    },
];

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
    let mut feed = Vec::new();
    for event in HookEvent::ALL {
        let Some(told) = TOLD.iter().find(|told| told.name == event.name()) else { continue };
        let schema = schema_name(told.name);
        let components = document.components.get_or_insert_default();
        components.schemas.insert(schema.clone(), payload(told).build().into());
        let whole = serde_json::to_value(&*document).unwrap_or_default();
        let reference = Ref::from_schema_name(schema);
        let shown = example(told, &reference, &whole);
        if FEED.contains(&told.name) {
            feed.push(shown.clone());
        }
        let operation = operation(told, reference, shown);
        paths = paths.path(told.name, PathItemBuilder::new().operation(HttpMethod::Post, operation).build());
    }
    document.webhooks = Some(paths.build());
    show_feed(document, feed);
}

/// What the example of `GET /events` shows, in this order.
const FEED: [&str; 2] = ["document.sent", "document.completed"];

/// Shows events as the feed has them: the one made from its schema would have all parts that any event may have.
fn show_feed(document: &mut OpenApi, mut events: Vec<Value>) {
    for (event, id) in events.iter_mut().zip([EVENT, LATER_EVENT]) {
        event["id"] = id.into();
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
const LATER_EVENT: &str = "evt_01jcmx8h2m7d4s6w9y1b3k5pcd";
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
    for (place, json) in told.example {
        if let (Some(value), Ok(json)) = (document.pointer_mut(place), serde_json::from_str(json)) {
            *value = json;
        }
    }
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
