//! Watching a document.

use std::time::Duration;

use countersign_tests::{Engine, Workspace, World, on_both_databases};
use futures::StreamExt;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::Scene;

/// A watch of a document.
struct Watch {
    stream: futures::stream::BoxStream<'static, reqwest::Result<bytes::Bytes>>,
    text: String,
}

impl Watch {
    async fn start(acme: &Workspace, document: &str, after: Option<i64>) -> Self {
        let mut request = acme.request_v2(Method::GET, &format!("/documents/{document}/events"));
        request = request.header("accept", "text/event-stream");
        if let Some(after) = after {
            request = request.header("last-event-id", after);
        }
        Self::of(request).await
    }

    async fn of(request: reqwest::RequestBuilder) -> Self {
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Self { stream: response.bytes_stream().boxed(), text: String::new() }
    }

    /// The next event: its id, its name and its data; none at the end.
    async fn next(&mut self) -> Option<(i64, String, Value)> {
        loop {
            while let Some((event, rest)) = self.text.split_once("\n\n").map(|(a, b)| (a.to_owned(), b.to_owned()))
            {
                self.text = rest;
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name).map(str::trim));
                if let Some(data) = field("data:") {
                    let id = field("id:").unwrap().parse().unwrap();
                    return Some((id, field("event:").unwrap().to_owned(), serde_json::from_str(data).unwrap()));
                }
            }
            let piece =
                tokio::time::timeout(Duration::from_secs(30), self.stream.next()).await.expect("news in time")?;
            self.text.push_str(std::str::from_utf8(&piece.ok()?).unwrap());
        }
    }
}

on_both_databases! {
    async fn what_happened_comes_first_and_then_what_happens(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let acme = &scene.workspace;
        let mut watch = Watch::start(acme, &scene.sent, None).await;
        let mut names = Vec::new();
        for number in 1..=6 {
            let (id, name, data) = watch.next().await.unwrap();
            assert_eq!((id, data["number"].as_i64(), data["event"].as_str()), (number, Some(number), Some(name.as_str())));
            names.push(name);
        }
        assert_eq!(names, ["document.created", "document.updated", "document.updated", "document.sent", "respondent.invited", "respondent.invited"]);
        let _ = acme.patch(&format!("/documents/{}", scene.sent), json!({ "name": "Bigger deal" })).await.ok();
        let (id, name, data) = watch.next().await.unwrap();
        assert_eq!((id, name.as_str()), (7, "document.updated"));
        assert!(data["message"].as_str().unwrap().contains("Bigger deal"));
        let mut later = Watch::start(acme, &scene.sent, Some(6)).await;
        assert_eq!(later.next().await.unwrap().0, 7, "only what was not seen");
        let _ = acme.delete(&format!("/documents/{}", scene.sent)).await.ok();
        assert_eq!(watch.next().await.unwrap().1, "document.deleted");
        assert!(watch.next().await.is_none(), "nothing can follow");
    }

    async fn who_does_not_ask_for_a_stream_gets_what_there_is(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let request = scene.workspace.request_v2(Method::GET, &format!("/documents/{}/events", scene.sent));
        let answer = scene.workspace.send(request).await;
        assert_eq!(answer.text().matches("\ndata: ").count(), 6);
    }

    async fn a_key_or_a_session_that_ends_ends_the_stream(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let (acme, path) = (&scene.workspace, format!("/documents/{}", scene.sent));
        let (other, leaving) = (acme.administrator().await, acme.administrator().await);
        let mut by_key = Watch::start(acme, &scene.sent, Some(6)).await;
        let request = leaving.request(Method::GET, &format!("{path}/events"));
        let request = request.header("accept", "text/event-stream").header("last-event-id", 6);
        let mut by_session = Watch::of(request).await;
        let _ = other.patch(&path, json!({ "name": "Seen by both" })).await.ok();
        assert_eq!((by_key.next().await.unwrap().0, by_session.next().await.unwrap().0), (7, 7));

        let _ = leaving.delete("/session").await.ok();
        let keys = other.get("/api-keys").await.ok();
        let _ = other.delete(&format!("/api-keys/{}", keys[0]["id"].as_str().unwrap())).await.ok();
        let _ = other.patch(&path, json!({ "name": "Seen by nobody" })).await.ok();
        assert!(by_key.next().await.is_none() && by_session.next().await.is_none());
    }

    async fn a_service_that_stops_ends_the_stream(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let mut watch = Watch::start(&scene.workspace, &scene.sent, Some(6)).await;
        world.node.app.end_streams();
        assert!(watch.next().await.is_none());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_node_commits_is_seen_too() {
    let world = World::start(Engine::Postgres).await;
    let scene = Scene::new(&world, "Acme").await;
    let there = scene.workspace.through(&world.another_node().await);
    let mut watch = Watch::start(&scene.workspace, &scene.sent, Some(6)).await;
    let _ = there.patch(&format!("/documents/{}", scene.sent), json!({ "name": "Elsewhere" })).await.ok();
    assert_eq!(watch.next().await.unwrap().0, 7);
}
