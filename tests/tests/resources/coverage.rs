//! Every operation asks for a key and stays inside the key's workspace.
//!
//! The table below has a row for each operation of the OpenAPI documents; `no_operation_is_without_these_tests` fails
//! until a new one has its row, and the row is all that its tests need.

use std::collections::BTreeSet;

use app::Call;
use countersign_tests::{Answer, Workspace, World, on_both_databases};
use http_api::Version;
use model::api_key::ApiKeySecret;
use model::random::SystemRandom;
use reqwest::RequestBuilder;
use serde_json::{Value, json};

use crate::operations::{Operation, operations};
use crate::support::{SMALL_PDF, bulk, export, file, text, webhook};

/// How an operation could reach something of a workspace.
#[derive(Clone, Copy)]
pub enum Reach {
    /// Its path names a template.
    Template,
    /// Its path names a document.
    Document,
    /// Its path names a file.
    File,
    /// Its path names an order of many documents.
    Bulk,
    /// Its path names a webhook.
    Webhook,
    /// Its path names a delivery to a webhook.
    Delivery,
    /// Its path names an export.
    Export,
    /// Its body names a template.
    TemplateInBody,
    /// It shows many things.
    List,
    /// It makes something that others might see.
    Makes,
    /// It tells of the caller's own account.
    Account,
}

use Reach::{Account, Bulk, Delivery, Document, Export, File, List, Makes, Template, TemplateInBody, Webhook};

/// One row for each operation: what it could reach, and a body that it would take.
const TABLE: &[(&str, Reach, &str)] = &[
    ("GET /api/external/v1/templates", List, ""),
    ("POST /api/external/v1/templates", Makes, r#"{"name":"Made by Acme"}"#),
    ("GET /api/external/v1/templates/{id}", Template, ""),
    ("PATCH /api/external/v1/templates/{id}", Template, r#"{"name":"Taken"}"#),
    ("DELETE /api/external/v1/templates/{id}", Template, ""),
    ("GET /api/external/v1/documents", List, ""),
    ("POST /api/external/v1/documents", TemplateInBody, r#"{"templateId":"{id}"}"#),
    ("GET /api/external/v1/documents/{id}", Document, ""),
    ("PATCH /api/external/v1/documents/{id}", Document, r#"{"name":"Taken","data":{"a":1}}"#),
    ("DELETE /api/external/v1/documents/{id}", Document, ""),
    ("GET /api/external/v1/documents/{id}/pdf", Document, ""),
    ("POST /api/external/v1/documents/{id}/download-bundle", Document, r#"{"include":["response.json"]}"#),
    ("POST /api/external/v1/documents/{id}/send", Document, r#"{"recipients":[{"email":"eve@example.com"}]}"#),
    ("PATCH /api/external/v1/documents/{id}/auto-reminder", Document, r#"{"enabled":true}"#),
    ("GET /api/external/v1/activity", List, ""),
    ("GET /api/external/v1/activity/export", List, ""),
    ("GET /api/external/v1/rate-limit", Account, ""),
    ("GET /api/external/v2/me", Account, ""),
    ("GET /api/external/v2/templates", List, ""),
    ("POST /api/external/v2/templates", Makes, r#"{"name":"Made by Acme"}"#),
    ("GET /api/external/v2/templates/{id}", Template, ""),
    ("PATCH /api/external/v2/templates/{id}", Template, r#"{"name":"Taken"}"#),
    ("DELETE /api/external/v2/templates/{id}", Template, ""),
    ("POST /api/external/v2/templates/{id}/duplicate", Template, r#"{"name":"Taken"}"#),
    ("GET /api/external/v2/templates/{id}/versions", Template, ""),
    ("GET /api/external/v2/template-labels", List, ""),
    ("PUT /api/external/v2/templates/{id}/labels", Template, r#"{"labels":["Taken"]}"#),
    ("GET /api/external/v2/templates/{id}/versions/{number}", Template, ""),
    ("GET /api/external/v2/documents", List, ""),
    ("GET /api/external/v2/documents/export", List, ""),
    ("POST /api/external/v2/documents", TemplateInBody, r#"{"templateId":"{id}"}"#),
    ("POST /api/integrations/documents", TemplateInBody, r#"{"templateId":"{id}"}"#),
    (
        "POST /api/external/v2/documents/bulk",
        TemplateInBody,
        r#"{"templateId":"{id}","documents":[{"name":"Many"}]}"#,
    ),
    ("GET /api/external/v2/bulk/{id}", Bulk, ""),
    ("PATCH /api/external/v2/documents/{id}", Document, r#"{"name":"Taken","data":{"a":1}}"#),
    ("DELETE /api/external/v2/documents/{id}", Document, ""),
    ("PATCH /api/external/v2/documents/{id}/values", Document, r#"{"a":1}"#),
    ("GET /api/external/v2/documents/{id}/pdf", Document, ""),
    ("POST /api/external/v2/documents/{id}/download-bundle", Document, r#"{"include":["response.json"]}"#),
    ("POST /api/external/v2/documents/{id}/send", Document, r#"{"recipients":[{"email":"eve@example.com"}]}"#),
    ("POST /api/external/v2/documents/{id}/remind", Document, ""),
    ("POST /api/external/v2/documents/{id}/submit", Document, r#"{"email":"eve@globex.example"}"#),
    ("PATCH /api/external/v2/documents/{id}/auto-reminder", Document, r#"{"enabled":true}"#),
    ("PATCH /api/external/v2/documents/{id}/respondents/{respondent}", Document, r#"{"name":"Eve"}"#),
    ("GET /api/external/v2/activity", List, ""),
    ("GET /api/external/v2/activity/export", List, ""),
    ("GET /api/external/v2/rate-limit", Account, ""),
    ("GET /api/external/v2/documents/{id}", Document, ""),
    ("POST /api/external/v2/documents/{id}/void", Document, r#"{"reason":"Taken"}"#),
    ("POST /api/external/v2/documents/{id}/respondents/{respondent}/link", Document, ""),
    ("POST /api/external/v2/files", Makes, SMALL_PDF),
    ("GET /api/external/v2/files/{id}", File, ""),
    ("POST /api/external/v2/templates/{id}/preview", Template, "{}"),
    ("GET /api/external/v2/templates/{id}/pages/{page}", Template, ""),
    ("GET /api/external/v2/documents/{id}/events", Document, ""),
    ("GET /api/external/v2/documents/{id}/preview", Document, ""),
    ("GET /api/external/v2/documents/{id}/pages/{page}", Document, ""),
    ("GET /api/external/v2/events", List, ""),
    ("GET /api/external/v2/webhooks", List, ""),
    ("POST /api/external/v2/webhooks", Makes, r#"{"url":"http://127.0.0.1:9/","events":["document.opened"]}"#),
    ("GET /api/external/v2/webhooks/{id}", Webhook, ""),
    ("PATCH /api/external/v2/webhooks/{id}", Webhook, r#"{"description":"Taken"}"#),
    ("DELETE /api/external/v2/webhooks/{id}", Webhook, ""),
    ("POST /api/external/v2/webhooks/{id}/rotate-secret", Webhook, r#"{"overlapHours":0}"#),
    ("POST /api/external/v2/webhooks/{id}/test", Webhook, ""),
    ("GET /api/external/v2/webhooks/{id}/deliveries", Webhook, ""),
    ("POST /api/external/v2/webhooks/deliveries/{id}/redeliver", Delivery, ""),
    ("POST /api/external/v2/documents/{id}/exports", Document, r#"{"format":"json"}"#),
    ("GET /api/external/v2/exports/{id}", Export, ""),
    ("GET /api/external/v2/exports/{id}/download-signed", Export, ""),
];

#[test]
fn no_operation_is_without_these_tests() {
    let known: BTreeSet<_> = operations().iter().map(Operation::name).collect();
    let tested: BTreeSet<_> = TABLE.iter().map(|(name, ..)| (*name).to_owned()).collect();
    let untested: Vec<_> = known.difference(&tested).collect();
    assert!(untested.is_empty(), "give these operations a row in the table of coverage.rs: {untested:#?}");
    let gone: Vec<_> = tested.difference(&known).collect();
    assert!(gone.is_empty(), "these operations are in the table but not in the interface: {gone:#?}");
}

/// The operations with their rows.
pub fn rows() -> Vec<(Operation, Reach, &'static str)> {
    let row = |operation: Operation| {
        let (_, reach, body) = TABLE.iter().find(|(name, ..)| *name == operation.name())?;
        Some((operation, *reach, *body))
    };
    operations().into_iter().filter_map(row).collect()
}

pub fn with_body(request: RequestBuilder, body: &str, id: &str) -> RequestBuilder {
    if body.is_empty() {
        return request;
    }
    request.header("content-type", "application/json").body(body.replace("{id}", id))
}

/// All of an answer that may not tell one call from another.
fn essence(answer: &Answer) -> (u16, String, Vec<(String, Vec<u8>)>) {
    let own = ["x-request-id", "date", "x-ratelimit-remaining"];
    let headers = answer.headers.iter().filter(|(name, _)| !own.contains(&name.as_str()));
    let headers = headers.map(|(name, value)| (name.to_string(), value.as_bytes().to_vec()));
    (answer.status, answer.text(), headers.collect())
}

/// A workspace with a template and a document whose ids and names another one should never see.
pub struct Stranger {
    pub workspace: Workspace,
    template: String,
    document: String,
    respondent: String,
    file: String,
    bulk: String,
    webhook: String,
    delivery: String,
    export: String,
}

impl Stranger {
    pub async fn new(world: &World) -> Self {
        let workspace = world.workspace("Globex").await;
        let template = workspace.template(json!({ "name": "Secret plan" })).await;
        let document = workspace.document(json!({ "templateId": template, "name": "Secret deal" })).await;
        let person = json!({ "recipients": [{ "email": "eve@globex.example" }], "notify": false });
        let _ = workspace.post(&format!("/documents/{document}/send"), person).await.ok();
        let shown = workspace.get(&format!("/documents/{document}")).await.ok();
        let respondent = text(&shown["respondents"][0]["id"]).to_owned();
        let file = file(&workspace).await;
        let bulk = bulk(&workspace, &template).await;
        let export = export(&workspace, &document).await;
        world.drained().await;
        let (webhook, delivery) = webhook(&workspace).await;
        Self { workspace, template, document, respondent, file, bulk, webhook, delivery, export }
    }

    /// The id of what an operation reaches.
    pub fn id(&self, reach: Reach) -> &str {
        match reach {
            Document => &self.document,
            File => &self.file,
            Bulk => &self.bulk,
            Webhook => &self.webhook,
            Delivery => &self.delivery,
            Export => &self.export,
            _ => &self.template,
        }
    }

    /// The same, with a respondent behind the bar.
    pub fn whole_id(&self, reach: Reach) -> String {
        format!("{}|{}", self.id(reach), self.respondent)
    }

    async fn state(&self) -> [Value; 4] {
        let list = |path| async move { self.workspace.get(path).await.ok() };
        let template = self.workspace.get(&format!("/templates/{}", self.template)).await.ok();
        let document = self.workspace.get(&format!("/documents/{}", self.document)).await.ok();
        [template, document, list("/documents").await, list("/activity").await]
    }

    /// Fails when an answer holds anything that belongs to this workspace.
    fn must_not_be_in(&self, answer: &Answer, name: &str) {
        assert!(answer.status < 300, "{name}: {}", answer.text());
        let shown = answer.text();
        let own =
            [self.template.as_str(), &self.document, &self.webhook, "Secret", "Globex", &self.workspace.email];
        let ids = [self.workspace.id.to_string(), self.workspace.user.to_string()];
        for sign in own.into_iter().chain(ids.iter().map(String::as_str)) {
            assert!(!shown.contains(sign), "{name} shows {sign}: {shown}");
        }
    }
}

on_both_databases! {
    async fn without_a_key_no_operation_answers(world: World) {
        let acme = world.workspace("Acme").await;
        for (operation, _, body) in rows() {
            let request = with_body(operation.request(world.client(), "x"), body, "x");
            let answer = world.client().send(request).await;
            let error = answer.error(401, "UNAUTHORIZED");
            let takes_either = operation.prefix.is_empty();
            let (header, challenge) = match operation.version {
                Version::V1 => ("Authorization", "Bearer"),
                Version::V2 if takes_either => ("X-Api-Key", "Bearer"),
                Version::V2 => ("X-Api-Key", ""),
            };
            let message = text(&error["message"]);
            assert!(message.contains("missing") && message.contains(header), "{}: {error}", operation.name());
            assert_eq!(answer.header("www-authenticate"), challenge, "{}", operation.name());
            assert_eq!(answer.header("x-ratelimit-limit"), "", "nobody's limit is told");
            if takes_either {
                continue;
            }

            // The header of the other version does not count.
            let request = with_body(operation.request(world.client(), "x"), body, "x");
            let (request, status) = match operation.version {
                Version::V1 => (request.header("x-api-key", &acme.key), 308),
                Version::V2 => (request.bearer_auth(&acme.key), 401),
            };
            assert_eq!(world.client().send(request).await.status, status, "{}", operation.name());
        }
        assert_eq!(acme.get("/templates").await.ok(), json!([]));
    }

    async fn with_a_wrong_key_no_operation_answers(world: World) {
        let acme = world.workspace("Acme").await;
        let call = Call::by_system(acme.id);
        let revoked = app::api_keys::create(&world.node.app, &call, acme.user, "Old").await.unwrap();
        app::api_keys::revoke(&world.node.app, &call, revoked.key.id).await.unwrap();
        let unknown = ApiKeySecret::generate(&SystemRandom);
        let last = if acme.key.ends_with('x') { "y" } else { "x" };
        let mistyped = format!("{}{last}", &acme.key[..acme.key.len() - 1]);
        for (key, word) in [
            (mistyped.as_str(), "invalid"),
            ("nonsense", "invalid"),
            (unknown.reveal(), "invalid"),
            (revoked.secret.reveal(), "revoked"),
        ] {
            for (operation, _, body) in rows() {
                let request = operation.request_by(&acme.with_key(key), "x");
                let error = acme.send(with_body(request, body, "x")).await.error(401, "UNAUTHORIZED");
                assert!(text(&error["message"]).contains(word), "{}: {error}", operation.name());
            }
        }
        assert_eq!(acme.get("/templates").await.ok(), json!([]));
    }

    async fn no_operation_reaches_into_another_workspace(world: World) {
        let (acme, stranger) = (world.workspace("Acme").await, Stranger::new(&world).await);
        let before = stranger.state().await;
        for (operation, reach, body) in rows() {
            let name = operation.name();
            let send = |id: &str| acme.send(with_body(operation.request_by(&acme, id), body, id));
            let (theirs, never) = match reach {
                Template | TemplateInBody => (&stranger.template, "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab"),
                Document => (&stranger.document, "doc_01jcmwk1x3f2q8z5v7t9r4n6ab"),
                File => (&stranger.file, "fil_01jcmwk1x3f2q8z5v7t9r4n6ab"),
                Bulk => (&stranger.bulk, "blk_01jcmwk1x3f2q8z5v7t9r4n6ab"),
                Webhook => (&stranger.webhook, "whk_01jcmwk1x3f2q8z5v7t9r4n6ab"),
                Delivery => (&stranger.delivery, "dlv_01jcmwk1x3f2q8z5v7t9r4n6ab"),
                Export => (&stranger.export, "exp_01jcmwk1x3f2q8z5v7t9r4n6ab"),
                List | Makes | Account => {
                    stranger.must_not_be_in(&send("").await, &name);
                    continue;
                }
            };
            let (theirs, never) = (send(theirs).await, send(never).await);
            theirs.error(404, "NOT_FOUND");
            assert_eq!(essence(&theirs), essence(&never), "{name} tells what another workspace holds");
        }
        assert_eq!(stranger.state().await, before, "nothing changed there, and nothing new is to be seen");
    }

    async fn the_table_reaches_what_is_there(world: World) {
        // The tests above prove nothing about a call that fails for everybody: with its own ids each one succeeds.
        let stranger = Stranger::new(&world).await;
        let mut rows = rows();
        rows.sort_by_key(|(operation, reach, _)| (operation.method == "DELETE", matches!(reach, Template)));
        for (operation, reach, body) in rows {
            // Both versions delete, and each has to find something.
            let deletes = operation.method == "DELETE";
            let id = &match reach {
                Document if deletes => stranger.workspace.document(json!({ "templateId": stranger.template })).await,
                Template if deletes => stranger.workspace.template(json!({ "name": "Old" })).await,
                reach => stranger.id(reach).to_owned(),
            };
            let whole = format!("{id}|{}", stranger.respondent);
            let request = with_body(operation.request_by(&stranger.workspace, &whole), body, id);
            let answer = stranger.workspace.send(request).await;
            assert!(answer.status < 300, "{}: {}", operation.name(), answer.text());
        }
    }
}
