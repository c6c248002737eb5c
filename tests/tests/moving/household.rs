//! An instance with something of everything in it, and what must hold of it wherever it moves.

use countersign_tests::{Answer, Person, eventually};
use reqwest::Method;
use serde_json::{Value, json};

use crate::program::{Place, Run, Server};
use crate::signing::{Signer, signed};

/// What is known of an instance.
pub struct Household {
    pub workspace: String,
    pub key: String,
    pub password: String,
    pub template: String,
    /// A document that is completed and sealed.
    pub sealed: String,
    /// A document that waits for somebody.
    pub sent: String,
    pub webhook: String,
    pub export: String,
    pub file: String,
    /// A link that was given out before.
    pub link: String,
}

/// A place whose webhooks may lead to this machine.
pub fn hooks(place: Place) -> Place {
    place.with("COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS", "127.0.0.0/8")
}

/// A place that holds the same keys as another.
pub fn with_keys_of(place: Place, other: &Place) -> Place {
    std::fs::create_dir_all(place.data("")).unwrap();
    for key in ["secret.key", "seal.pem"] {
        std::fs::copy(other.data(key), place.data(key)).unwrap();
    }
    place
}

/// A workspace, a key and a password.
pub async fn set_up(place: &Place) -> (String, String, String) {
    let made = place.set_up_without_limits("Acme").await;
    let text = |name: &str| made[name].as_str().unwrap().to_owned();
    (text("workspaceId"), text("apiKey"), text("password"))
}

/// Uploads a PDF.
pub async fn upload(server: &Server, key: &str, name: &str, pdf: Vec<u8>) -> Answer {
    let request = server.client.request(Method::POST, &format!("/api/external/v2/files?name={name}"));
    let request = request.header("x-api-key", key).header("content-type", "application/octet-stream");
    server.client.send(request.body(pdf)).await
}

/// What a long command printed that succeeded. On a busy machine it also tells on standard error how far it is.
pub fn done(run: &Run) -> &str {
    assert_eq!(run.status, Some(0), "{run:?}");
    &run.stdout
}

/// The line with which a long command failed.
pub fn refused(run: &Run) -> &str {
    assert_eq!(run.status, Some(1), "{run:?}");
    let line = run.stderr.lines().last().unwrap_or_default();
    line.strip_prefix("countersign: ").unwrap_or_else(|| panic!("{run:?}"))
}

pub fn id(value: &Value) -> String {
    value["id"].as_str().unwrap_or_else(|| panic!("no id in {value}")).to_owned()
}

/// A template with one signature.
pub async fn template(server: &Server, key: &str) -> String {
    let body = json!({
        "name": "Note — “größer”",
        "formSchema": { "fields": [{ "id": "sign", "type": "signature", "required": true }] },
    });
    id(&server.post("/templates", key, &body).await.created())
}

/// A document for somebody to sign, and their link.
pub async fn send(server: &Server, key: &str, template: &str, name: &str) -> (String, String) {
    let document = json!({ "templateId": template, "name": name });
    let document = id(&server.post("/documents", key, &document).await.created());
    let to = json!({ "recipients": [{ "email": "bo@example.com" }] });
    let _ = server.post(&format!("/documents/{document}/send"), key, &to).await.ok();
    let shown = server.get_v2(&format!("/documents/{document}"), key).await.ok();
    let respondent = id(&shown["respondents"][0]);
    let path = format!("/documents/{document}/respondents/{respondent}/link");
    let link = server.post_v2(&path, key, &json!({})).await.ok()["url"].as_str().unwrap().to_owned();
    (document, link)
}

/// A document that is completed; its seal follows.
pub async fn completed(server: &Server, key: &str, template: &str, name: &str) -> String {
    let (document, link) = send(server, key, template, name).await;
    let _ = Signer::at(&link).submit(signed("sign")).await.ok();
    document
}

pub async fn until_sealed(server: &Server, key: &str, document: &str) {
    eventually("the seal", async || {
        let shown = server.get_v2(&format!("/documents/{document}"), key).await.ok();
        (shown["sealed"] == true).then_some(())
    })
    .await;
}

/// What the template will be called.
const UNPUBLISHED: &str = "Not published yet";

/// The administrator at the console.
async fn signed_in(server: &Server, password: &str) -> Person {
    let person = Person::new(&server.client);
    let given = json!({ "email": "ana@example.com", "password": password });
    let _ = person.post("/session", given).await.ok();
    person
}

impl Household {
    /// Makes one in an instance that serves.
    pub async fn make(server: &Server, set_up: (String, String, String)) -> Self {
        let (workspace, key, password) = set_up;
        let webhook =
            json!({ "url": "http://127.0.0.1:9/hook", "events": ["document.completed", "document.opened"] });
        let webhook = id(&server.post_v2("/webhooks", &key, &webhook).await.created());
        let template = template(server, &key).await;
        let sealed = completed(server, &key, &template, "Sealed").await;
        until_sealed(server, &key, &sealed).await;
        let (sent, link) = send(server, &key, &template, "Sent").await;
        let written = json!({ "basedOn": 1, "name": UNPUBLISHED });
        let person = signed_in(server, &password).await;
        let _ = person.put(&format!("/templates/{template}/working-copy"), written).await.ok();
        let export = json!({ "format": "bundle" });
        let export = id(&server.post_v2(&format!("/documents/{sealed}/exports"), &key, &export).await.created());
        eventually("the export", async || {
            let shown = server.get_v2(&format!("/exports/{export}"), &key).await.ok();
            (shown["status"] == "completed").then_some(())
        })
        .await;
        let pdf = server.get(&format!("/documents/{sent}/pdf"), &key).await.bytes;
        let file = id(&upload(server, &key, "annex.pdf", pdf).await.created());
        let gone = id(&server.post("/documents", &key, &json!({ "templateId": template })).await.created());
        let _ = server.call(Method::DELETE, &format!("/documents/{gone}"), &key, None).await.ok();
        let person = Person::new(&server.client);
        let _ = person.post("/session", json!({ "email": "ana@example.com", "password": password })).await.ok();
        let invited = json!({ "email": "cy@example.com", "role": "member" });
        let _ = person.post("/team/invitations", invited).await;
        Self { workspace, key, password, template, sealed, sent, webhook, export, file, link }
    }

    /// Looks at an instance that is to be the same: keys, sign-in, links, files, seals, the audit trail.
    pub async fn check(&self, place: &Place, server: &Server) {
        let Self { workspace, key, sealed, sent, webhook, export, file, .. } = self;
        assert_eq!(id(&server.get(&format!("/templates/{}", self.template), key).await.ok()), self.template);
        let shown = server.get_v2(&format!("/documents/{sealed}"), key).await.ok();
        assert_eq!((&shown["sealed"], &shown["status"]), (&json!(true), &json!("completed")), "{shown}");
        let pdf = server.get(&format!("/documents/{sealed}/pdf"), key).await;
        assert_eq!(pdf.status, 200, "{}", pdf.text());
        std::fs::write(place.folder().join("sealed.pdf"), &pdf.bytes).unwrap();
        let verified = place.run(&["verify", "sealed.pdf"]).await;
        assert!(verified.ok().contains("sealed by this instance, and untouched since"), "{verified:?}");
        let whole = place.run(&["verify", "--workspace", workspace]).await;
        assert!(whole.ok().contains("is whole"), "{whole:?}");
        let person = signed_in(server, &self.password).await;
        let written = person.get(&format!("/templates/{}/working-copy", self.template)).await.ok();
        assert_eq!(written["name"], UNPUBLISHED, "what is written and not published");
        // The link was made by the secret key, which must be the same; its host is another now.
        let token = self.link.rsplit("/s/").next().unwrap();
        let signer = Signer::at(&format!("{}/s/{token}", server.client.base_url()));
        let _ = signer.submit(signed("sign")).await.ok();
        until_sealed(server, key, sent).await;
        assert_eq!(id(&server.get_v2(&format!("/webhooks/{webhook}"), key).await.ok()), *webhook);
        let link = server.get_v2(&format!("/exports/{export}/download-signed"), key).await.ok();
        assert_eq!(server.client.get(link["url"].as_str().unwrap()).await.status, 200);
        let content = server.client.request(Method::GET, &format!("/api/external/v2/files/{file}"));
        assert_eq!(server.client.send(content.header("x-api-key", key)).await.status, 200);
        // Text search, which each database does in its own way.
        let found = server.get_v2("/documents?q=sealed", key).await.ok();
        assert_eq!(found.as_array().unwrap().iter().map(id).collect::<Vec<_>>(), [sealed.as_str()], "{found}");
        let found = server.get("/activity?q=größer", key).await.ok();
        assert!(!found.as_array().unwrap().is_empty(), "the activity stream is searched");
    }
}
