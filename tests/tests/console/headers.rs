//! The headers by which browsers protect people, on every route: written down in `headers.txt`, so that whoever changes one
//! sees what else changes.
//!
//! A new route outside of the OpenAPI documents needs its line in [`addresses`]; a test fails until it is there.
//! `WRITE_HEADERS=1` writes the file anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use countersign_tests::{Answer, Person, Workspace, on_both_databases};
use http_api::Version;
use reqwest::Method;
use serde_json::json;

/// What is looked at. All else is told by other tests.
const HEADERS: [&str; 11] = [
    "access-control-allow-origin", "cache-control", "content-security-policy", "cross-origin-opener-policy",
    "cross-origin-resource-policy", "permissions-policy", "referrer-policy", "strict-transport-security",
    "x-content-type-options", "x-frame-options", "x-robots-tag",
];

/// What comes into the addresses.
pub struct Facts {
    pub signing_token: String,
    public_template: String,
    script: String,
}

impl Facts {
    pub async fn new(workspace: &Workspace) -> Self {
        let public_template = workspace.template(json!({ "name": "Form", "isPubliclyFillable": true })).await;
        let document = workspace.document(json!({ "templateId": public_template })).await;
        let person = json!({ "recipients": [{ "email": "ben@example.com" }] });
        let sent = workspace.post(&format!("/documents/{document}/send"), person).await;
        sent.ok();
        let shown = workspace.get(&format!("/documents/{document}")).await.ok();
        let respondent = shown["respondents"][0]["id"].as_str().unwrap().to_owned();
        let path = format!("/documents/{document}/respondents/{respondent}/link");
        let link = workspace.send(workspace.request_v2(Method::POST, &path)).await.ok();
        let signing_token = link["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        let page = workspace.node.client.get("/verify").await.text();
        let script = page.split('"').find(|text| text.starts_with("/assets/") && text.contains(".js"));
        Self { signing_token, public_template, script: script.expect("the pages are built").to_owned() }
    }
}

/// Everything that is served beside the operations: method, route, address.
pub fn addresses(facts: &Facts) -> Vec<(Method, &'static str, String)> {
    const UNKNOWN: &str = "nobody-knows-this";
    let (get, post) = (Method::GET, Method::POST);
    let mut all = Vec::new();
    let mut add = |method: &Method, route: &'static str, address: &str| {
        all.push((method.clone(), route, address.to_owned()));
    };
    for route in [
        "/", "/signin", "/signin/oidc", "/signin/oidc/return", "/setup", "/reset", "/address", "/join",
        "/second-step", "/welcome", "/templates", "/documents", "/bulk", "/activity", "/webhooks", "/settings",
        "/account", "/healthz", "/readyz", "/metrics", "/openapi/v1.json", "/openapi/v2.json", "/docs",
        "/docs/v1", "/docs/v2", "/s", "/s/copy", "/s/document", "/verify", "/embed.js", "/assets/pages.css",
        "/nothing/is/here",
    ] {
        add(&get, route, route);
    }
    for route in [
        "/s/open", "/s/consent", "/s/evaluate", "/s/draft", "/s/files", "/s/submit", "/s/decline", "/s/delegate",
        "/verify", "/healthz", "/api/integrations/documents", "/api/external/integrations",
    ] {
        add(&post, route, route);
    }
    for (route, address) in [
        ("/templates/{*rest}", "/templates/tpl_x/edit"),
        ("/documents/{*rest}", "/documents/doc_x"),
        ("/bulk/{*rest}", "/bulk/blk_x"),
        ("/webhooks/{*rest}", "/webhooks/whk_x"),
        ("/settings/{*rest}", "/settings/branding"),
        ("/account/{*rest}", "/account/security"),
        ("/setup/{token}", "/setup/nobody-knows-this"),
        ("/schemas/{part}", "/schemas/content.json"),
        ("/s/files/{id}", "/s/files/fil_x"),
        ("/s/pages/{page}", "/s/pages/1"),
        ("/d/{token}", "/d/nobody-knows-this"),
        ("/u/{token}", "/u/nobody-knows-this"),
        ("/hands/{name}", "/hands/nobodys.ttf"),
    ] {
        add(&get, route, address);
    }
    add(&post, "/u/{token}", "/u/nobody-knows-this");
    add(&get, "/s/{token}", &format!("/s/{}", facts.signing_token));
    add(&get, "/s/{token} of nobody", &format!("/s/{UNKNOWN}"));
    let form = format!("/f/{}", facts.public_template);
    add(&get, "/f/{id}", &form);
    add(&get, "/f/{id} of nobody", &format!("/f/{UNKNOWN}"));
    add(&post, "/f/{id}", &form);
    add(&post, "/f/{id}/evaluate", &format!("{form}/evaluate"));
    add(&post, "/f/{id}/files", &format!("{form}/files"));
    add(&get, "/f/{id}/files/{file}", &format!("{form}/files/fil_x"));
    add(&get, "/f/{id}/pages/{page}", &format!("{form}/pages/1"));
    add(&get, "/assets/{*path}", &facts.script);
    add(&get, "/assets/{*path} that is not there", "/assets/none.js");
    all
}

/// What the session API answers before sign-in.
const OPEN_TO_ALL: [&str; 2] = ["/session", "/set-up"];

/// The operations of the three interfaces: method, prefix, path.
fn operations() -> Vec<(Method, String, String)> {
    let session = serde_json::to_value(http_api::session_document()).expect("a document");
    let documents = [Version::V1, Version::V2].map(|one| serde_json::to_value(http_api::document(one)).unwrap());
    let mut all = Vec::new();
    for document in documents.iter().chain([&session]) {
        let prefix = document["servers"][0]["url"].as_str().expect("a prefix");
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for method in methods.as_object().expect("methods").keys() {
                all.push((method.to_uppercase().parse().unwrap(), prefix.to_owned(), path.clone()));
            }
        }
    }
    all
}

/// Routes by what their answers say.
#[derive(Default)]
struct Snapshot(BTreeMap<String, BTreeSet<String>>);

impl Snapshot {
    fn note(&mut self, answer: &Answer, line: &str) {
        let (_, headers) = protection(answer);
        // A mail brings its style along; it is shown where nothing can run and nothing of ours can be reached.
        let is_caged = headers.contains("; sandbox allow-popups") && !headers.contains("allow-s");
        assert!(is_caged || !headers.contains("unsafe-"), "{line}: {headers}");
        self.0.entry(headers).or_default().insert(line.to_owned());
    }

    fn text(&self) -> String {
        let block = |(headers, routes): (&String, &BTreeSet<String>)| {
            let routes: String = routes.iter().fold(String::new(), |text, route| format!("{text}    {route}\n"));
            format!("{headers}{routes}")
        };
        self.0.iter().map(block).collect::<Vec<_>>().join("\n")
    }
}

/// The status, and those of the headers that are there.
fn protection(answer: &Answer) -> (u16, String) {
    let mut headers = String::new();
    for name in HEADERS.iter().filter(|name| answer.headers.contains_key(**name)) {
        let values: Vec<_> = answer.header_values(name).iter().map(|value| masked(value)).collect();
        writeln!(headers, "{name}: {}", values.join(" | ")).unwrap();
    }
    (answer.status, headers)
}

/// A policy without what is new in each answer.
fn masked(value: &str) -> String {
    let Some((before, rest)) = value.split_once("'nonce-") else { return value.to_owned() };
    let after = rest.split_once('\'').map_or("", |(_, after)| after);
    format!("{before}'nonce-…'{after}")
}

on_both_databases! {
    async fn every_route_protects_whoever_uses_it(world: World) {
        let acme = world.workspace("Acme").await;
        let facts = Facts::new(&acme).await;
        let client = world.client();
        let mut snapshot = Snapshot::default();
        for (method, route, address) in addresses(&facts) {
            let send = |accept| client.send(client.request(method.clone(), &address).header("accept", accept));
            let (program, browser) = (send("*/*").await, send("text/html").await);
            snapshot.note(&program, &format!("{} {method} {route}", program.status));
            if protection(&browser) != protection(&program) {
                snapshot.note(&browser, &format!("{} {method} {route} in a browser", browser.status));
            }
        }
        for (method, prefix, path) in operations() {
            let answer = client.send(client.request(method, &format!("{prefix}{path}"))).await;
            assert!((400..500).contains(&answer.status) || OPEN_TO_ALL.contains(&path.as_str()), "{prefix}{path}");
            snapshot.note(&answer, &format!("every operation of {prefix} for strangers"));
        }
        world.drained().await;
        let person = acme.administrator().await;
        for (method, prefix, path) in operations() {
            if method == Method::GET && !path.contains('{') {
                let answer = answer_to(&acme, &person, &format!("{prefix}{path}")).await;
                snapshot.note(&answer, &format!("every list of {prefix}"));
            }
        }
        let mail = &person.get("/outbox").await.ok()[0]["id"];
        let path = format!("/outbox/{}/html", mail.as_str().expect("a mail"));
        snapshot.note(&person.get(&path).await, "200 GET /api/console/outbox/{id}/html for an administrator");
        compare(&snapshot.text());
    }
}

async fn answer_to(workspace: &Workspace, person: &Person, path: &str) -> Answer {
    if let Some(path) = path.strip_prefix("/api/console") {
        return person.get(path).await;
    }
    if let Some(path) = path.strip_prefix("/api/external/v2") {
        return workspace.send(workspace.request_v2(Method::GET, path)).await;
    }
    workspace.get(path.strip_prefix("/api/external/v1").unwrap()).await
}

fn compare(found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/console/headers.txt");
    if std::env::var_os("WRITE_HEADERS").is_some() {
        std::fs::write(&path, found).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let differences: Vec<_> = lines_of(found).symmetric_difference(&lines_of(&expected)).cloned().collect();
    assert!(
        differences.is_empty(),
        "headers differ from tests/tests/console/headers.txt; if they should, run this test with WRITE_HEADERS=1:\n{}",
        differences.join("\n")
    );
}

/// Each route with its headers in one line, so that a difference says which route it is.
fn lines_of(text: &str) -> BTreeSet<String> {
    let mut lines = BTreeSet::new();
    for block in text.split("\n\n") {
        let (routes, headers): (Vec<_>, Vec<_>) = block.lines().partition(|line| line.starts_with(' '));
        lines.extend(routes.iter().map(|route| format!("{} — {}", route.trim(), headers.join(", "))));
    }
    lines
}

#[test]
fn no_route_is_without_this_test() {
    let facts = Facts { signing_token: String::new(), public_template: String::new(), script: String::new() };
    let tested: BTreeSet<_> = addresses(&facts).into_iter().map(|(_, route, _)| route).collect();
    let mut found = BTreeSet::new();
    for file in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/http/src")) {
        let text = std::fs::read_to_string(&file).unwrap();
        found.extend(text.split(".route(").skip(1).filter_map(literal));
        if file.ends_with("console/shell.rs") {
            let (_, addresses) = text.split_once("ADDRESSES").unwrap();
            let addresses = addresses.split_once("];").unwrap().0;
            found.extend(addresses.split('"').filter(|text| text.starts_with('/')).map(str::to_owned));
        }
    }
    assert!(found.contains("/healthz") && found.contains("/signin"), "the routes are found: {found:?}");
    let untested: Vec<_> = found.iter().filter(|route| !tested.contains(route.as_str())).collect();
    assert!(untested.is_empty(), "give these routes a line in `addresses` of headers.rs: {untested:#?}");
}

/// The text in quotes with which something begins.
fn literal(text: &str) -> Option<String> {
    text.trim_start().strip_prefix('"')?.split_once('"').map(|(literal, _)| literal.to_owned())
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}
