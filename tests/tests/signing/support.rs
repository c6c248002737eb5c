//! A respondent with a link, and documents to sign.

use countersign_tests::{Answer, Client, Workspace, World};
use reqwest::Method;
use serde_json::{Value, json};

/// A lease with a signature, a number and a box, for a tenant, and a signature for a landlord after them.
pub async fn lease(acme: &Workspace) -> String {
    let template = acme
        .template(json!({
            "name": "Lease",
            "content": {"type": "doc", "content": [
                {"type": "heading", "attrs": {"level": 1}, "content": [{"type": "text", "text": "Lease"}]},
                {"type": "paragraph", "content": [
                    {"type": "text", "text": "Rent a year: "}, {"type": "variable", "attrs": {"name": "yearly"}}]},
                {"type": "field", "attrs": {"id": "rent"}},
                {"type": "field", "attrs": {"id": "pets"}},
                {"type": "field", "attrs": {"id": "pet"}},
                {"type": "field", "attrs": {"id": "tenantSigns"}},
                {"type": "field", "attrs": {"id": "landlordSigns"}}]},
            "expressionTable": {"yearly": {"expression": "rent * 12"}},
            "formSchema": {
                "roles": [{"name": "Tenant", "order": 1}, {"name": "Landlord", "order": 2}],
                "fields": [
                    {"id": "rent", "type": "number", "role": "Tenant", "required": true, "label": "Monthly rent",
                     "validation": {"min": 1}},
                    {"id": "pets", "type": "checkbox", "role": "Tenant", "label": "Pets"},
                    {"id": "pet", "type": "text", "role": "Tenant", "label": "Which", "required": true,
                     "visibleWhen": "pets == true"},
                    {"id": "tenantSigns", "type": "signature", "role": "Tenant", "required": true},
                    {"id": "landlordSigns", "type": "signature", "role": "Landlord", "required": true}]},
        }))
        .await;
    acme.document(json!({"templateId": template, "name": "Flat 4"})).await
}

/// A document with one signature for whoever is invited.
pub async fn note(acme: &Workspace) -> String {
    let template = acme
        .template(json!({
            "name": "Note",
            "formSchema": {"fields": [{"id": "sign", "type": "signature", "required": true}]},
        }))
        .await;
    acme.document(json!({"templateId": template, "name": "Note"})).await
}

/// Sends a document to these recipients, without mail.
pub async fn send(acme: &Workspace, document: &str, recipients: Value) {
    let body = json!({"recipients": recipients, "notify": false});
    let _ = acme.post(&format!("/documents/{document}/send"), body).await.ok();
}

/// Submits through the interface.
pub async fn submit(acme: &Workspace, document: &str, body: Value) -> Answer {
    acme.send(acme.request_v2(Method::POST, &format!("/documents/{document}/submit")).json(&body)).await
}

/// The document as version 2 shows it.
pub async fn shown(acme: &Workspace, document: &str) -> Value {
    acme.send(acme.request_v2(Method::GET, &format!("/documents/{document}"))).await.ok()
}

/// Somebody with a link.
pub struct Signer {
    pub client: Client,
    pub token: String,
    pub access: Option<String>,
    /// What the browser calls itself.
    pub agent: String,
}

impl Signer {
    /// Whoever was invited under that address, with a fresh link.
    pub async fn of(acme: &Workspace, document: &str, email: &str) -> Self {
        let respondents = shown(acme, document).await["respondents"].clone();
        let found = respondents.as_array().unwrap().iter().find(|one| one["email"] == email);
        let id = found.unwrap_or_else(|| panic!("{email} in {respondents}"))["id"].as_str().unwrap().to_owned();
        let path = format!("/documents/{document}/respondents/{id}/link");
        let link = acme.send(acme.request_v2(Method::POST, &path)).await.ok();
        Self::at(link["url"].as_str().unwrap())
    }

    /// Whoever follows a link.
    pub fn at(url: &str) -> Self {
        let (base, token) = url.split_once("/s/").expect("a signing link");
        Self {
            client: Client::new(base.to_owned()),
            token: token.to_owned(),
            access: None,
            agent: "Phone/1.0".to_owned(),
        }
    }

    pub async fn look(&self) -> Answer {
        let mut request = self.client.request(Method::GET, &format!("/s/{}", self.token));
        if let Some(access) = &self.access {
            request = request.header("x-signing-access", access);
        }
        self.client.send(request.header("accept", "application/json")).await
    }

    pub async fn post(&self, step: &str, body: Value) -> Answer {
        let mut request = self.client.request(Method::POST, &format!("/s/{step}"));
        request = request.header("x-signing-token", &self.token).header("user-agent", &self.agent);
        if let Some(access) = &self.access {
            request = request.header("x-signing-access", access);
        }
        self.client.send(request.json(&body)).await
    }

    pub async fn get(&self, step: &str) -> Answer {
        let request = self.client.request(Method::GET, &format!("/s/{step}"));
        self.client.send(request.header("x-signing-token", &self.token)).await
    }

    /// Opens the document and agrees to sign it.
    pub async fn ready(&self) -> Value {
        let opened = self.post("open", json!({})).await.ok();
        self.post("consent", json!({"version": opened["consent"]["version"]})).await.ok()
    }

    /// Opens, agrees and submits.
    pub async fn submit(&self, answers: Value) -> Answer {
        let _ = self.ready().await;
        self.post("submit", answers).await
    }
}

/// A typed signature in a field.
pub fn signed(field: &str) -> Value {
    json!({"signatures": {field: {"typed": "Ana Anders"}}})
}

/// What happened to a document, oldest first.
pub async fn events(acme: &Workspace, document: &str) -> Vec<String> {
    let rows = acme.get("/activity?limit=200").await.ok();
    let rows = rows.as_array().unwrap().iter().rev().filter(|row| row["documentId"] == document);
    rows.map(|row| row["event"].as_str().unwrap().to_owned()).collect()
}

/// Waits until the document is sealed.
pub async fn sealed(acme: &Workspace, document: &str) -> Value {
    countersign_tests::eventually("the seal", async || {
        let document = shown(acme, document).await;
        (document["sealed"] == true).then_some(document)
    })
    .await
}

/// A document that was signed by whoever was invited, and sealed.
pub async fn completed(acme: &Workspace) -> String {
    let document = note(acme).await;
    send(acme, &document, json!([{ "email": "ana@example.com" }])).await;
    let _ = Signer::of(acme, &document, "ana@example.com").await.submit(signed("sign")).await.ok();
    let _ = sealed(acme, &document).await;
    document
}

/// The events that the outside is told about, by their names, oldest first.
pub async fn told(world: &World) -> Vec<String> {
    let database = world.database().await;
    let sql = "SELECT event FROM events ORDER BY created_at, id";
    database.query(sql, store::args![], |mut row| row.take::<String>()).await.unwrap()
}
