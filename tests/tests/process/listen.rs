//! `countersign listen`: events shown and forwarded to a receiver that is being developed.

use countersign_tests::{Engine, eventually};
use reqwest::header::{HeaderMap, HeaderName};
use serde_json::{Value, json};
use standardwebhooks::Webhook;

use crate::program::{Place, Running, Server};
use crate::receiver::{Arrived, Receivers};

struct Scene {
    place: Place,
    server: Server,
    key: String,
    document: String,
}

impl Scene {
    async fn new() -> Self {
        let place = Place::on(Engine::Sqlite).await;
        let made = place.set_up_without_limits("Acme").await;
        let key = made["apiKey"].as_str().unwrap().to_owned();
        let server = place.serve().await;
        let template = server.post("/templates", &key, &json!({ "name": "NDA" })).await.created();
        let document = server.post("/documents", &key, &json!({ "templateId": template["id"] })).await.created();
        let document = document["id"].as_str().unwrap().to_owned();
        let place = place.with("COUNTERSIGN_API_KEY", &key).with("COUNTERSIGN_URL", server.client.base_url());
        Self { place, server, key, document }
    }

    /// Causes an event.
    async fn export(&self) {
        let path = format!("/documents/{}/exports", self.document);
        let _ = self.server.post_v2(&path, &self.key, &json!({ "format": "json" })).await.created();
    }

    /// The events of the workspace.
    async fn events(&self) -> Vec<Value> {
        self.server.get_v2("/events", &self.key).await.ok().as_array().unwrap().clone()
    }

    /// Waits until there are so many events.
    async fn told(&self, count: usize) -> Vec<Value> {
        eventually("the events", async || Some(self.events().await).filter(|events| events.len() == count)).await
    }
}

/// The first line that holds this text.
async fn line(running: &Running, text: &str) -> String {
    eventually(text, async || running.printed.all().into_iter().find(|line| line.contains(text))).await
}

fn verify(arrived: &Arrived, secret: &str) {
    let mut headers = HeaderMap::new();
    for (name, value) in &arrived.headers {
        headers.insert(name.parse::<HeaderName>().unwrap(), value.parse().unwrap());
    }
    Webhook::new(secret).unwrap().verify(&arrived.body, &headers).expect("a signature of the printed secret");
    assert!(headers["x-service-delivery"].to_str().unwrap().starts_with("dlv_"));
    assert_eq!(headers["x-service-event"], "export.completed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_from_now_on_is_shown_and_forwarded_signed() {
    let scene = Scene::new().await;
    scene.export().await;
    let before = scene.told(1).await;
    let receivers = Receivers::start().await;
    let hook = format!("http://{}/hook", receivers.address);
    let listening = scene.place.start(&["listen", "--forward-to", &hook]);
    let line_of_secret = line(&listening, "whsec_").await;
    let secret = line_of_secret.rsplit(' ').next().unwrap();
    scene.export().await;
    let after = scene.told(2).await;
    let shown = line(&listening, after[1]["id"].as_str().unwrap()).await;
    assert!(shown.contains("export.completed") && shown.contains(&scene.document), "{shown}");
    assert!(shown.contains("→ 204 in "), "{shown}");
    let arrived = receivers.arrived();
    assert_eq!((arrived.len(), arrived[0].path.as_str()), (1, "/hook"), "what was before is not forwarded");
    assert_eq!(serde_json::from_slice::<Value>(&arrived[0].body).unwrap(), after[1]);
    verify(&arrived[0], secret);
    assert!(!listening.printed.all().iter().any(|line| line.contains(before[0]["id"].as_str().unwrap())));
    assert_eq!(listening.interrupt().await, Some(0));
    scene.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_begins_where_it_is_told_and_shows_what_the_receiver_did() {
    let scene = Scene::new().await;
    for count in 1..=3 {
        scene.export().await;
        let _ = scene.told(count).await;
    }
    let events = scene.told(3).await;
    let id = |number: usize| events[number]["id"].as_str().unwrap();
    // Nobody listens on that port.
    let listening = scene.place.start(&["listen", "--after", id(0), "--forward-to", "http://127.0.0.1:9/"]);
    let shown = line(&listening, id(1)).await;
    assert!(shown.contains("→ can't be reached"), "{shown}");
    let _ = line(&listening, id(2)).await;
    assert!(!listening.printed.all().iter().any(|line| line.contains(id(0))));
    assert_eq!(listening.interrupt().await, Some(0));

    let only = scene.place.start(&["listen", "--after", id(0), "--events", "document.completed"]);
    let _ = line(&only, "showing the events").await;
    scene.export().await;
    let events = scene.told(4).await;
    let all = scene.place.start(&["listen", "--after", events[1]["id"].as_str().unwrap()]);
    let _ = line(&all, events[3]["id"].as_str().unwrap()).await;
    assert_eq!(only.printed.all().len(), 1, "{:?}", only.printed.all());
    assert_eq!((only.interrupt().await, all.interrupt().await), (Some(0), Some(0)));
    scene.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_t_be_listened_to_is_said_in_one_line() {
    let scene = Scene::new().await;
    let run = async |arguments: &[&str]| scene.place.run(arguments).await.failure().to_owned();
    assert!(run(&["listen", "--api-key", "nonsense"]).await.contains("401: "));
    assert!(run(&["listen", "--url", "ftp://example.com"]).await.starts_with("--url must be an address"));
    assert!(run(&["listen", "--forward-to", "mailto:a@b.example"]).await.starts_with("--forward-to "));
    assert!(run(&["listen", "--after", "nowhere"]).await.contains("400: after"));
    let without = Place::on(Engine::Sqlite).await;
    assert!(without.run(&["listen"]).await.failure().contains("COUNTERSIGN_API_KEY"));
    scene.server.stop().await;
}
