//! A request with two faults is told of the one that comes first in the order of checks.

use countersign_tests::{Answer, Workspace, World, on_both_databases};
use model::plan::Plan;
use reqwest::header::CONTENT_TYPE;
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use store::{Write, args};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{calls, demote, plan, quota};

const TOO_LARGE: usize = 2 * 1024 * 1024 + 1;
const NO_TEMPLATE: &str = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab";

fn too_large() -> Vec<u8> {
    vec![b' '; TOO_LARGE]
}

/// The head of the answer to a request that announces too large a body, and waits for a word before sending it.
async fn announcing_too_much(world: &World, line: &str, key: &str) -> String {
    let address = world.client().base_url().trim_start_matches("http://");
    let mut connection = TcpStream::connect(address).await.unwrap();
    let announced = format!("Content-Length: {TOO_LARGE}\r\nExpect: 100-continue\r\n{key}");
    let head = format!("{line} HTTP/1.1\r\nHost: {address}\r\n{announced}\r\n");
    connection.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    while !answer.windows(4).any(|end| end == b"\r\n\r\n") {
        assert_ne!(connection.read_buf(&mut answer).await.unwrap(), 0, "the head of an answer");
    }
    String::from_utf8(answer).unwrap()
}

/// A workspace whose key was made by somebody who is a mere member now, with that plan.
async fn member(world: &World, name: &str, plan: Plan) -> Workspace {
    let workspace = world.workspace_on(name, plan).await;
    demote(world, &workspace).await;
    workspace
}

async fn without_api(world: &World, name: &str, plan: Plan) -> Workspace {
    let workspace = world.workspace_on(name, plan).await;
    app::workspaces::set_entitlements(&world.node.app, workspace.id, Some(false), None).await.unwrap();
    workspace
}

fn json_text(request: RequestBuilder, text: &str) -> RequestBuilder {
    request.header(CONTENT_TYPE, "application/json").body(text.to_owned())
}

async fn completed_document(world: &World, acme: &Workspace) -> String {
    let symbols = json!({ "rent": { "type": "number" } });
    let template = acme.template(json!({ "name": "Lease", "symbolTable": symbols })).await;
    let document = acme.document(json!({ "templateId": template })).await;
    // Nothing completes a document yet that a test could call.
    let mut write = Write::new();
    write.one("document", "UPDATE documents SET status = 'completed' WHERE id = $1", args![&document]);
    world.database().await.commit(write).await.unwrap();
    document
}

fn assert_allows(answer: &Answer, methods: &str) {
    let mut allowed: Vec<_> = answer.header("allow").split(',').filter(|method| *method != "HEAD").collect();
    allowed.sort_unstable();
    assert_eq!(allowed.join(","), methods);
}

on_both_databases! {
    async fn a_retired_path_is_gone_whoever_asks_and_however_large_the_body(world: World) {
        let client = world.client();
        for path in ["/api/external/integration", "/api/external/templates/x/webhooks/y"] {
            client.get(path).await.error(410, "GONE");
            let answer = announcing_too_much(&world, &format!("POST {path}"), "").await;
            assert!(answer.starts_with("HTTP/1.1 410 "), "{answer}");
            let request = client.request(Method::POST, path).header("X-Api-Key", "nonsense");
            client.send(request).await.error(410, "GONE");
        }
    }

    async fn a_redirect_comes_before_the_bodys_size_the_key_and_the_path(world: World) {
        for (method, path) in [("POST", "/templates"), ("PUT", "/templates"), ("GET", "/nothing?a=b")] {
            let line = format!("{method} /api/external/v1{path}");
            let answer = announcing_too_much(&world, &line, "X-Api-Key: nonsense\r\n").await;
            assert!(answer.starts_with("HTTP/1.1 308 "), "{answer}");
            assert!(answer.contains(&format!("\r\nlocation: /api/external/v2{path}\r\n")), "{answer}");
        }
    }

    async fn a_path_or_method_that_does_not_exist_comes_before_the_key_and_the_bodys_size(world: World) {
        let client = world.client();
        client.get("/api/external/v1/nothing").await.error(404, "NOT_FOUND");
        client.get("/api/external/v2/nothing").await.error(404, "NOT_FOUND");
        let answer = announcing_too_much(&world, "PUT /api/external/v1/templates", "").await;
        assert!(answer.starts_with("HTTP/1.1 405 "), "{answer}");
        let answer = client.send(client.request(Method::PUT, "/api/external/v1/templates")).await;
        assert_allows(&answer, "GET,POST");
        answer.error(405, "METHOD_NOT_ALLOWED");
        let answer = client.send(client.request(Method::POST, "/api/external/v2/me")).await;
        assert_allows(&answer, "GET");
        answer.error(405, "METHOD_NOT_ALLOWED");
    }

    async fn the_bodys_size_comes_before_the_key(world: World) {
        let client = world.client();
        let request = client.request(Method::POST, "/api/external/v1/templates").body(too_large());
        client.send(request).await.error(413, "PAYLOAD_TOO_LARGE");
        let answer = announcing_too_much(&world, "POST /api/external/v1/templates", "").await;
        assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
        let acme = world.workspace_on("Acme", quota(1)).await;
        calls(&acme, 1).await;
        let request = acme.request(Method::POST, "/templates").body(too_large());
        acme.send(request).await.error(413, "PAYLOAD_TOO_LARGE");
    }

    async fn the_key_comes_before_everything_about_the_workspace(world: World) {
        let acme = without_api(&world, "Acme", plan(1, 1)).await;
        calls(&acme, 1).await;
        let stranger = acme.with_key("nonsense");
        stranger.send(stranger.request_v2(Method::GET, "/me")).await.error(401, "UNAUTHORIZED");
        stranger.get("/templates").await.error(401, "UNAUTHORIZED");
        stranger.get("/activity/export?limit=x").await.error(401, "UNAUTHORIZED");
        let request = stranger.request(Method::POST, "/templates").body("not JSON");
        stranger.send(request).await.error(401, "UNAUTHORIZED");
        stranger.get(&format!("/templates/{NO_TEMPLATE}")).await.error(401, "UNAUTHORIZED");
    }

    async fn the_entitlement_comes_before_the_limits(world: World) {
        let acme = without_api(&world, "Acme", plan(1, 1)).await;
        calls(&acme, 1).await;
        acme.get("/templates").await.error(429, "RATE_LIMITED");
        acme.send(acme.request_v2(Method::GET, "/me")).await.error(403, "ENTITLEMENT_REQUIRED");
    }

    async fn the_minute_comes_before_the_month(world: World) {
        let acme = world.workspace_on("Acme", plan(1, 1)).await;
        calls(&acme, 1).await;
        acme.get("/templates").await.error(429, "RATE_LIMITED");
        world.clock.advance_millis(60_000);
        acme.get("/templates").await.error(429, "QUOTA_EXCEEDED");
    }

    async fn the_limits_come_before_the_permission_and_the_body(world: World) {
        for (name, plan, code) in [("Minute", plan(9, 1), "RATE_LIMITED"), ("Month", quota(1), "QUOTA_EXCEEDED")] {
            let acme = member(&world, name, plan).await;
            calls(&acme, 1).await;
            acme.get("/activity/export").await.error(429, code);
            acme.send(acme.request(Method::POST, "/templates").body("not JSON")).await.error(429, code);
            acme.send(json_text(acme.request(Method::POST, "/templates"), "{")).await.error(429, code);
            acme.get(&format!("/templates/{NO_TEMPLATE}")).await.error(429, code);
            let request = acme.request(Method::POST, "/templates").header("Idempotency-Key", "k".repeat(256));
            acme.send(request.json(&json!({ "name": "NDA" }))).await.error(429, code);
        }
    }

    async fn the_permission_comes_before_the_parameters(world: World) {
        let acme = member(&world, "Acme", quota(100)).await;
        acme.get("/activity/export?from=yesterday").await.error(403, "FORBIDDEN");
        acme.get("/activity?from=yesterday").await.invalid("from");
    }

    async fn the_body_comes_before_the_resource(world: World) {
        let acme = world.workspace("Acme").await;
        let nothing = format!("/templates/{NO_TEMPLATE}");
        let documents = ["", "/auto-reminder", "/send"].map(|rest| format!("/documents/doc_nothing{rest}"));
        let patch = |path: &str| acme.request(Method::PATCH, path);
        // The media type before the text, the text before its shape, its shape before what it names.
        acme.send(patch(&nothing).body("{")).await.error(415, "UNSUPPORTED_MEDIA_TYPE");
        let plain = patch(&nothing).header(CONTENT_TYPE, "text/plain").body("{}");
        acme.send(plain).await.error(415, "UNSUPPORTED_MEDIA_TYPE");
        for path in [&nothing, &documents[0], &documents[1]] {
            acme.send(json_text(patch(path), "{")).await.error(400, "INVALID_JSON");
            let mistyped = json_text(patch(path), "{\"name\": 5, \"enabled\": 5}");
            acme.send(mistyped).await.error(400, "VALIDATION_ERROR");
            acme.send(json_text(patch(path), "[]")).await.error(400, "VALIDATION_ERROR");
            acme.send(json_text(patch(path), "{\"enabled\": true}")).await.error(404, "NOT_FOUND");
        }
        acme.patch(&nothing, json!({ "name": "" })).await.invalid("name");
        acme.patch(&documents[1], json!({ "cadenceDays": 2 })).await.invalid("cadenceDays");
        acme.post(&documents[2], json!({ "recipients": [] })).await.invalid("recipients");
        let nobody = json!({ "recipients": [{ "email": "nobody" }] });
        acme.post(&documents[2], nobody).await.invalid("recipients[0].email");
        acme.post("/documents", json!({ "templateId": "nonsense", "name": "" })).await.invalid("name");
        acme.post("/documents", json!({ "templateId": "nonsense" })).await.error(404, "NOT_FOUND");
        acme.post("/documents", json!({ "templateId": NO_TEMPLATE, "name": "" })).await.invalid("name");
        acme.post("/documents", json!({ "templateId": NO_TEMPLATE, "data": [] })).await.invalid("data");
    }

    async fn the_state_comes_before_what_only_the_resource_can_tell(world: World) {
        let acme = world.workspace("Acme").await;
        let document = format!("/documents/{}", completed_document(&world, &acme).await);
        acme.patch(&document, json!({ "data": { "rent": "not a number" } })).await.error(409, "CONFLICT");
        acme.patch(&document, json!({ "data": { "rent": "not a number" }, "name": "" })).await.invalid("name");
        let unknown_role = json!({ "recipients": [{ "email": "a@b.example", "role": "Nobody" }] });
        acme.post(&format!("{document}/send"), unknown_role).await.error(409, "CONFLICT");
        let nobody = json!({ "recipients": [{ "email": "nobody" }] });
        acme.post(&format!("{document}/send"), nobody).await.invalid("recipients[0].email");
    }

    async fn another_workspaces_id_is_one_that_never_existed(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let document = completed_document(&world, &other).await;
        let wrong: Value = json!({ "data": { "rent": "not a number" } });
        let theirs = acme.patch(&format!("/documents/{document}"), wrong.clone()).await;
        let nobodys = acme.patch("/documents/doc_01jcmwk1x3f2q8z5v7t9r4n6ab", wrong).await;
        assert_eq!(theirs.error(404, "NOT_FOUND"), nobodys.error(404, "NOT_FOUND"));
    }

    async fn the_idempotency_key_comes_after_the_limits_and_before_the_body(world: World) {
        let acme = world.workspace("Acme").await;
        let request = acme.request(Method::POST, "/templates").header("Idempotency-Key", "k".repeat(256));
        acme.send(json_text(request, "{")).await.invalid("Idempotency-Key");
    }

    async fn an_answer_that_comes_early_reaches_a_client_that_still_sends(world: World) {
        let spent = world.workspace_on("Spent", quota(1)).await;
        calls(&spent, 1).await;
        let body = " ".repeat(TOO_LARGE - 1);
        let requests = [
            (410, "/api/external/integration", "nonsense"),
            (404, "/api/external/v1/nothing", "nonsense"),
            (405, "/api/external/v1/rate-limit", "nonsense"),
            (401, "/api/external/v1/templates", "nonsense"),
            (429, "/api/external/v1/templates", &spent.key),
        ];
        for (status, path, key) in requests {
            for _ in 0..3 {
                let request = world.client().request(Method::POST, path).bearer_auth(key).body(body.clone());
                assert_eq!(world.client().send(request).await.status, status, "{path}");
            }
        }
        let redirected = world.client().request(Method::POST, "/api/external/v1/templates");
        let answer = world.client().send(redirected.header("X-Api-Key", "nonsense").body(body)).await;
        assert_eq!(answer.status, 308);
    }
}
