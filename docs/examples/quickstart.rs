//! Make a document, send it, be told when it is signed, and download it.
//!
//! ```text
//! cargo add axum reqwest serde_json standardwebhooks tokio --features reqwest/json,tokio/full
//! quickstart send ana@example.com   makes a document, invites somebody, prints the document's id
//! quickstart receive                waits on port 3000 for webhooks and saves signed PDFs
//! ```
#![allow(clippy::disallowed_methods, clippy::print_stdout, reason = "a program by itself, at a keyboard")]

use std::collections::HashSet;
use std::env;
use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use reqwest::{Client, Method, RequestBuilder, Response};
use serde_json::{Value, json};
use standardwebhooks::Webhook;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// The events that were seen. In a real program: a table, since the same event may come again after a restart.
type Seen = Arc<Mutex<HashSet<String>>>;

fn request(client: &Client, method: Method, path: &str) -> Result<RequestBuilder> {
    let base = env::var("COUNTERSIGN_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let request = client.request(method, format!("{base}/api/external/v2{path}"));
    Ok(request.header("X-Api-Key", env::var("COUNTERSIGN_API_KEY")?))
}

/// The answer; a refusal is an error that says what is wrong.
async fn answer(request: RequestBuilder) -> Result<Response> {
    let answer = request.send().await?;
    if answer.status().is_success() {
        return Ok(answer);
    }
    Err(format!("{}: {}", answer.status(), answer.text().await?).into())
}

async fn send(client: &Client, email: &str) -> Result<()> {
    let new = json!({ "templateId": env::var("TEMPLATE_ID")?, "values": { "customer": "Calder & Finch" } });
    // An `Idempotency-Key` of your own, such as the number of an order, makes a repeated request act once.
    let made = answer(request(client, Method::POST, "/documents")?.json(&new)).await?.json::<Value>().await?;
    let id = made["data"]["id"].as_str().unwrap_or_default().to_owned();
    let recipients = json!({ "recipients": [{ "email": email, "name": "Ana" }] });
    answer(request(client, Method::POST, &format!("/documents/{id}/send"))?.json(&recipients)).await?;
    println!("{id}");
    Ok(())
}

/// Saves the PDF of a document that is completed.
async fn take(client: &Client, event: &Value) -> Result<()> {
    if event["event"] == "document.completed" {
        let id = event["data"]["document"]["id"].as_str().unwrap_or_default();
        let pdf = answer(request(client, Method::GET, &format!("/documents/{id}/pdf"))?).await?.bytes().await?;
        tokio::fs::write(format!("{id}.pdf"), pdf).await?;
        println!("saved {id}.pdf");
    }
    Ok(())
}

async fn receive(State((client, seen)): State<(Client, Seen)>, headers: HeaderMap, body: Bytes) -> StatusCode {
    let secret = env::var("WEBHOOK_SECRET").unwrap_or_default();
    // Deliveries carry the headers of Standard Webhooks, so that its library checks signature and age.
    let genuine = Webhook::new(&secret).and_then(|webhook| webhook.verify(&body, &headers)).is_ok();
    let Ok(event) = serde_json::from_slice::<Value>(&body) else { return StatusCode::BAD_REQUEST };
    if !genuine {
        return StatusCode::UNAUTHORIZED;
    }
    let event_id = event["id"].as_str().unwrap_or_default();
    // Noted before it is acted upon: the same event may come a second time while the first is under way.
    if !seen.lock().unwrap_or_else(PoisonError::into_inner).insert(event_id.to_owned()) {
        return StatusCode::NO_CONTENT;
    }
    if take(&client, &event).await.is_ok() {
        return StatusCode::NO_CONTENT;
    }
    // Not taken: the service tries again later.
    seen.lock().unwrap_or_else(PoisonError::into_inner).remove(event_id);
    StatusCode::INTERNAL_SERVER_ERROR
}

#[tokio::main]
async fn main() -> Result<()> {
    let client = Client::new();
    match env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [command, email] if command == "send" => send(&client, email).await,
        [command] if command == "receive" => {
            let port = env::var("PORT").unwrap_or_else(|_| "3000".to_owned());
            let listener = tokio::net::TcpListener::bind(format!("127.0.0.1:{port}")).await?;
            let app = Router::new().route("/", post(receive)).with_state((client, Seen::default()));
            Ok(axum::serve(listener, app).await?)
        }
        _ => Err("usage: quickstart send ADDRESS | quickstart receive".into()),
    }
}
