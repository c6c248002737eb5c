//! The quick starts of docs/examples, run against a service as their readers do.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use countersign_tests::{Engine, eventually};
use serde_json::{Value, json};
use tokio::process::{Child, Command};

use crate::database_server::free_port;
use crate::program::{Place, Server};

/// The program and the example in its language.
const EXAMPLES: [(&str, &str); 3] =
    [("bash", "quickstart.sh"), ("python3", "quickstart.py"), ("node", "quickstart.mjs")];

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/examples").canonicalize().unwrap().join(name)
}

/// A service, and what a reader of the examples has in the environment.
struct Scene {
    place: Place,
    server: Server,
    key: String,
    template: String,
}

impl Scene {
    async fn new() -> Self {
        let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS", "127.0.0.0/8");
        let made = place.set_up_without_limits("Acme").await;
        let key = made["apiKey"].as_str().unwrap().to_owned();
        let server = place.serve().await;
        let template = json!({
            "name": "Agreement",
            "content": { "type": "doc", "content": [
                { "type": "paragraph", "content": [{ "type": "variable", "attrs": { "name": "customer" } }] },
                { "type": "field", "attrs": { "id": "sign" } }] },
            "symbolTable": { "customer": { "type": "text" } },
            "formSchema": { "fields": [{ "id": "sign", "type": "signature", "required": true }] },
        });
        let template = server.post("/templates", &key, &template).await.created();
        let template = template["id"].as_str().unwrap().to_owned();
        Self { place, server, key, template }
    }

    fn command(&self, (program, name): (&str, &str), arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.arg(example(name)).args(arguments).current_dir(self.place.folder()).kill_on_drop(true);
        command.env("COUNTERSIGN_URL", self.server.client.base_url()).env("COUNTERSIGN_API_KEY", &self.key);
        command.env("TEMPLATE_ID", &self.template).stdin(Stdio::null());
        for proxy in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
            command.env_remove(proxy);
        }
        command
    }

    /// Runs an example to its end, and gives what it printed.
    async fn run(&self, example: (&str, &str), arguments: &[&str]) -> String {
        let output = self.command(example, arguments).output().await.unwrap();
        let (said, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{example:?}: {said}{wrong}");
        said.trim().to_owned()
    }

    async fn document(&self, id: &str) -> Value {
        self.server.get_v2(&format!("/documents/{id}"), &self.key).await.ok()
    }

    /// Starts an example that receives, with a webhook that leads to it.
    async fn receive(&self, example: (&str, &str)) -> Child {
        let free = free_port();
        let new = json!({ "url": format!("http://127.0.0.1:{free}/"), "events": ["document.completed"] });
        let webhook = self.server.post_v2("/webhooks", &self.key, &new).await.created();
        let mut command = self.command(example, &["receive"]);
        command.env("WEBHOOK_SECRET", webhook["secret"].as_str().unwrap()).env("PORT", free.to_string());
        // What a shell started goes on for a moment after it, and must not hold the test's own output.
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        if example.0 != "bash" {
            eventually("the receiver to listen", async || {
                tokio::net::TcpStream::connect(("127.0.0.1", free)).await.ok().map(drop)
            })
            .await;
        }
        child
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_makes_a_document_sends_it_and_saves_it_once_it_is_signed() {
    let scene = Scene::new().await;
    for example in EXAMPLES {
        let id = scene.run(example, &["send", "ana@example.com"]).await;
        let document = scene.document(&id).await;
        assert_eq!(
            (&document["status"], &document["responseData"]["customer"]),
            (&json!("sent"), &json!("Calder & Finch"))
        );
        assert_eq!(document["respondents"][0]["email"], "ana@example.com", "{example:?}");
        let mut receiving = scene.receive(example).await;
        let submit = json!({ "email": "ana@example.com", "signatures": { "sign": { "typed": "Ana" } } });
        if example.0 == "bash" {
            // It begins with what happens after its first question; the activity tells when a key was used.
            let uses = scene.uses().await;
            eventually("the first question", async || (scene.uses().await > uses).then_some(())).await;
        }
        let _ = scene.server.post_v2(&format!("/documents/{id}/submit"), &scene.key, &submit).await.ok();
        let file = scene.place.folder().join(format!("{id}.pdf"));
        let pdf = eventually("the PDF to be saved", async || {
            assert!(receiving.id().is_some(), "{example:?} ended");
            // A file that is being written has no end yet.
            std::fs::read(&file).ok().filter(|pdf| pdf.trim_ascii_end().ends_with(b"%%EOF"))
        })
        .await;
        assert_eq!(pdf, scene.server.get(&format!("/documents/{id}/pdf"), &scene.key).await.bytes, "{example:?}");
        receiving.kill().await.unwrap();
    }
    scene.server.stop().await;
}

impl Scene {
    /// Calls of the month so far, which asking does not change.
    async fn uses(&self) -> i64 {
        self.server.get("/rate-limit", &self.key).await.ok()["used"].as_i64().unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_form_sends_becomes_a_document_that_is_out_for_signature() {
    let scene = Scene::new().await;
    let printed = scene.run(("bash", "form-encoded.sh"), &["ana@example.com"]).await;
    let made: Value = serde_json::from_str(&printed).unwrap();
    let document = scene.document(made["data"]["id"].as_str().unwrap()).await;
    assert_eq!((&document["name"], &document["externalId"]), (&json!("Order 4711"), &json!("order-4711")));
    assert_eq!(document["responseData"], json!({ "customer": "Calder & Finch", "city": "Oslo" }));
    assert_eq!((&document["status"], &document["respondents"][0]["name"]), (&json!("sent"), &json!("Ana")));
    scene.server.stop().await;
}

#[test]
fn the_workflow_for_n8n_is_whole() {
    let workflow: Value = serde_json::from_slice(&std::fs::read(example("n8n-workflow.json")).unwrap()).unwrap();
    let nodes: Vec<_> =
        workflow["nodes"].as_array().unwrap().iter().map(|node| node["name"].as_str().unwrap()).collect();
    for (from, to) in workflow["connections"].as_object().unwrap() {
        assert!(nodes.contains(&from.as_str()) && nodes.contains(&to["main"][0][0]["node"].as_str().unwrap()));
    }
    let asked = |node: &Value| node["parameters"]["url"].as_str().unwrap_or_default().to_owned();
    let urls: Vec<_> = workflow["nodes"].as_array().unwrap().iter().map(asked).collect();
    assert!(urls.iter().any(|url| url.contains("/api/integrations/documents")));
    assert!(urls.iter().any(|url| url.contains("/api/external/v2/documents/") && url.ends_with("/pdf")));
}
