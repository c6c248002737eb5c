//! The way from version 1 to version 2, followed by the clients that people have.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use countersign_tests::Engine;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::process::Command;

use crate::program::{Place, Server};

/// Python's `requests`.
const REQUESTS: &str = r#"
import json, os, requests
headers = {"X-Api-Key": os.environ["KEY"], "Content-Type": "application/json"}
answer = requests.request(os.environ["METHOD"], os.environ["URL"], headers=headers, data=os.environ["BODY"] or None)
print(json.dumps([answer.status_code, answer.url, answer.json()]))
"#;

/// What Python brings along, which follows only questions.
const URLLIB: &str = r#"
import json, os, urllib.request
request = urllib.request.Request(os.environ["URL"], headers={"X-Api-Key": os.environ["KEY"]})
with urllib.request.urlopen(request) as answer:
    print(json.dumps([answer.status, answer.url, json.load(answer)]))
"#;

const FETCH: &str = r#"
const { METHOD, URL: address, KEY, BODY } = process.env;
const headers = { "X-Api-Key": KEY, "Content-Type": "application/json" };
const answer = await fetch(address, { method: METHOD, headers, body: BODY || undefined });
console.log(JSON.stringify([answer.status, answer.url, await answer.json()]));
"#;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Follower {
    Curl,
    Requests,
    Urllib,
    Fetch,
    Reqwest,
}

const ALL: [Follower; 5] =
    [Follower::Curl, Follower::Requests, Follower::Urllib, Follower::Fetch, Follower::Reqwest];

/// What a client had in the end.
#[derive(Debug)]
struct Ended {
    status: u64,
    url: String,
    body: Value,
}

impl Ended {
    /// The data of a call that version 2 answered.
    fn by_version_2(&self, follower: Follower) -> &Value {
        assert!((200..300).contains(&self.status), "{follower:?}: {self:?}");
        assert!(self.url.contains("/api/external/v2/"), "{follower:?}: {self:?}");
        &self.body["data"]
    }
}

/// The Python that has `requests`.
fn python() -> PathBuf {
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.cache/http-clients/bin/python");
    assert!(python.exists(), "requests is not there; run `scripts/need test` or `scripts/http-clients`");
    python
}

impl Follower {
    /// Whether it follows a redirect of such a request.
    fn takes(self, method: &Method) -> bool {
        self != Self::Urllib || *method == Method::GET
    }

    async fn send(self, method: Method, url: &str, key: &str, body: Option<&Value>) -> Ended {
        let text = body.map(Value::to_string).unwrap_or_default();
        let printed = match self {
            Self::Reqwest => return by_reqwest(method, url, key, body).await,
            Self::Curl => {
                let (method, key) = (method.as_str(), format!("X-Api-Key: {key}"));
                let mut arguments = vec!["-sS", "--location", "-X", method, url, "-H", &key];
                arguments.extend(["-w", "\n%{json}"]);
                if body.is_some() {
                    arguments.extend(["-H", "Content-Type: application/json", "--data", &text]);
                }
                let printed = run(Command::new("curl").args(arguments)).await;
                let (body, about) = printed.rsplit_once('\n').unwrap();
                let about: Value = serde_json::from_str(about).unwrap();
                return Ended {
                    status: about["response_code"].as_u64().unwrap(),
                    url: about["url_effective"].as_str().unwrap().to_owned(),
                    body: serde_json::from_str(body).unwrap(),
                };
            }
            Self::Requests | Self::Urllib | Self::Fetch => {
                let mut command = match self {
                    Self::Fetch => Command::new("node"),
                    _ => Command::new(python()),
                };
                match self {
                    Self::Fetch => command.args(["--input-type=module", "-e", FETCH]),
                    Self::Requests => command.args(["-c", REQUESTS]),
                    _ => command.args(["-c", URLLIB]),
                };
                command.env("METHOD", method.as_str()).env("URL", url).env("KEY", key).env("BODY", &text);
                run(&mut command).await
            }
        };
        let printed: Value = serde_json::from_str(&printed).unwrap();
        let url = printed[1].as_str().unwrap().to_owned();
        Ended { status: printed[0].as_u64().unwrap(), url, body: printed[2].clone() }
    }
}

/// Runs a program to its end, and gives what it printed.
async fn run(command: &mut Command) -> String {
    for proxy in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
        command.env_remove(proxy);
    }
    let output = command.stdin(Stdio::null()).output().await.unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

async fn by_reqwest(method: Method, url: &str, key: &str, body: Option<&Value>) -> Ended {
    let _ = rustls::crypto::ring::default_provider().install_default();
    #[expect(clippy::disallowed_methods, reason = "this one follows redirects, as others' clients do")]
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let mut request = client.request(method, url).header("X-Api-Key", key);
    if let Some(body) = body {
        request = request.json(body);
    }
    let answer = request.send().await.unwrap();
    let (status, url) = (u64::from(answer.status().as_u16()), answer.url().to_string());
    Ended { status, url, body: answer.json().await.unwrap() }
}

/// Makes, changes and asks for a template, and asks for documents, all on paths of version 1.
async fn walk(server: &Server, key: &str, follower: Follower) {
    let url = |path: &str| format!("{}/api/external/v1{path}", server.client.base_url());
    let name = format!("By {follower:?}");
    let id = if follower.takes(&Method::POST) {
        let made = follower.send(Method::POST, &url("/templates"), key, Some(&json!({ "name": "New" }))).await;
        assert_eq!((made.status, &made.body["data"]["name"]), (201, &json!("New")), "{follower:?}: {made:?}");
        let id = made.by_version_2(follower)["id"].as_str().unwrap().to_owned();
        let path = url(&format!("/templates/{id}"));
        let changed = follower.send(Method::PATCH, &path, key, Some(&json!({ "name": name }))).await;
        assert_eq!(changed.by_version_2(follower)["name"], json!(name), "{follower:?}: {changed:?}");
        id
    } else {
        let made = server.post_v2("/templates", key, &json!({ "name": name })).await.created();
        made["id"].as_str().unwrap().to_owned()
    };
    let shown = follower.send(Method::GET, &url(&format!("/templates/{id}")), key, None).await;
    assert_eq!(shown.by_version_2(follower)["name"], json!(name), "{follower:?}: {shown:?}");
    let listed = follower.send(Method::GET, &url("/documents?limit=1"), key, None).await;
    assert!(
        listed.by_version_2(follower).is_array() && listed.url.ends_with("?limit=1"),
        "{follower:?}: {listed:?}"
    );
}

/// An instance with a key.
async fn instance(mode: &str) -> (Place, Server, String) {
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_API_V1", mode);
    let new = place.set_up("Acme").await;
    let server = place.serve().await;
    (place, server, new["apiKey"].as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_client_that_sends_the_new_header_to_an_old_path_is_led_to_version_2() {
    let (_place, server, key) = instance("serve").await;
    for follower in ALL {
        walk(&server, &key, follower).await;
    }
    let old = server.get("/templates", &key).await;
    assert_eq!(old.ok().as_array().unwrap().len(), ALL.len(), "version 1 is still served to its own header");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_client_of_an_instance_that_redirects_is_led_to_version_2() {
    let (_place, server, key) = instance("redirect").await;
    for follower in ALL {
        walk(&server, &key, follower).await;
    }
    // The header of version 1 opens nothing there, and the answer says which one does.
    assert_eq!(server.get("/templates", &key).await.status, 308);
    let old = server.client.request(Method::GET, "/api/external/v2/templates").bearer_auth(&key);
    let error = server.client.send(old).await.error(401, "UNAUTHORIZED");
    assert!(error["message"].as_str().unwrap().contains("X-Api-Key"), "{error}");
    server.stop().await;
}
