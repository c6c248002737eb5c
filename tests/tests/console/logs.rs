//! The log holds nothing of anybody's, whatever the console, the signing pages and the public forms are sent.

use countersign_tests::canaries::{CANARY, broken, laced, with_headers};
use countersign_tests::{Log, MailServer, Workspace, World, WorldOptions, eventually, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::coverage::rows;
use crate::headers::{Facts, addresses};
use crate::holdings::{Holdings, SMALL_PDF};
use crate::signing::{Signer, note, shown};

/// Every operation of the session API: what it takes, the same with the word in it, and what it can't read.
async fn use_the_console(world: &World, acme: &Workspace, holdings: &Holdings) -> Vec<String> {
    let mut secrets = Vec::new();
    let mut person = acme.administrator().await;
    for row in rows() {
        // Some end the session, and wrong passwords are counted for a quarter of an hour.
        if row.body.contains("password") || row.operation.path.contains("/session") {
            world.clock.advance_millis(16 * 60 * 1000);
            person = acme.administrator().await;
        }
        secrets.extend(person.cookie("countersign"));
        let id = holdings.id(row.names);
        let request = |id: &str, body: &str| row.operation.request(&person, id, body);
        let mut requests = broken(request(&id, ""), &row.operation.method);
        requests.extend(broken(request("canary", ""), &Method::GET));
        requests.push(request(&id, &laced(row.body)));
        if row.operation.name() != "DELETE /workspace" {
            requests.push(request(&id, row.body));
        }
        for request in requests {
            let answer = person.send(with_headers(request)).await;
            let secret = serde_json::from_slice::<Value>(&answer.bytes).unwrap_or_default();
            let secret = ["secret", "key", "url"].iter().filter_map(|field| secret["data"][*field].as_str());
            secrets.extend(secret.filter(|text| text.len() > 20).map(str::to_owned));
        }
    }
    secrets
}

/// Every address beside the operations, with the word in its path, its query and its body.
async fn knock_everywhere(acme: &Workspace, facts: &Facts) {
    let client = &acme.node.client;
    for (method, _, address) in addresses(facts) {
        for address in [address.replace("nobody-knows-this", "canary"), format!("{address}/canary")] {
            for request in broken(client.request(method.clone(), &address), &method) {
                let request = request.header("x-signing-token", "canary").header("x-signing-access", "canary");
                let _ = client.send(request.header("accept", "text/html")).await;
            }
        }
    }
    let file = SMALL_PDF.replace("/Type/Catalog", "/Canary(canary)/Type/Catalog");
    let _ = client.send(client.request(Method::POST, "/verify").body(file)).await;
}

/// Signs a document, and declines another, with the word wherever something can be said. Gives the secrets of the links.
async fn sign(acme: &Workspace) -> Vec<String> {
    let mut links = Vec::new();
    for declines in [false, true] {
        let document = note(acme).await;
        let people = json!([{ "email": "canary@canary.example", "name": "Canary", "accessCode": "canary-code" }]);
        let body = json!({ "recipients": people, "message": "canary", "notify": true });
        let sent =
            acme.send(acme.request_v2(Method::POST, &format!("/documents/{document}/send")).json(&body)).await;
        assert!(sent.status < 300, "{}", sent.text());
        let mut signer = Signer::of(acme, &document, "canary@canary.example").await;
        "CanaryBrowser/1.0".clone_into(&mut signer.agent);
        links.push(signer.token.clone());
        signer.look().await;
        let opened = signer.post("open", json!({ "accessCode": "canary-code" })).await.ok();
        signer.access = Some(opened["access"].as_str().unwrap().to_owned());
        links.extend(signer.access.clone());
        for (step, body) in [
            ("open", json!({ "accessCode": "canary-wrong" })),
            ("consent", json!({ "version": "canary" })),
            ("evaluate", json!({ "values": { "sign": "canary" } })),
            ("draft", json!({ "values": { "canary": "canary" } })),
            ("submit", json!({ "signatures": { "canary": { "typed": "Canary" } }, "values": { "canary": 1 } })),
        ] {
            signer.post(step, body).await;
        }
        let answers = json!({ "signatures": { "sign": { "typed": "Canary Canary" } } });
        if declines {
            signer.post("decline", json!({ "reason": "canary" })).await;
        } else {
            signer.submit(answers).await.ok();
        }
    }
    links
}

/// Signs a document without hindrance, so that mails with the copy go out and a seal is made.
async fn complete(world: &World, acme: &Workspace) -> String {
    let document = note(acme).await;
    let people =
        json!({ "recipients": [{ "email": "canary2@canary.example", "name": "Canary" }], "notify": true });
    acme.post(&format!("/documents/{document}/send"), people).await.ok();
    let signer = Signer::of(acme, &document, "canary2@canary.example").await;
    signer.submit(json!({ "signatures": { "sign": { "typed": "Canary Canary" } } })).await.ok();
    // A mail that bounces is noted at the document; where that meets the seal, the seal is made a moment later.
    eventually("the seal", async || {
        world.clock.advance_millis(1_000);
        (shown(acme, &document).await["sealed"] == true).then_some(())
    })
    .await;
    signer.get("copy").await;
    signer.token
}

on_both_databases! {
    async fn the_log_holds_nothing_of_anybodys(world: World) {
        let log = Log::start();
        let mail = MailServer::start().await;
        mail.answer_all("550 5.1.1 <{}>: Recipient address rejected, canary is unknown here");
        let options = WorldOptions { smtp_url: Some(mail.url()), ..WorldOptions::default() };
        let world = World::start_with(world.databases().engine(), options).await;
        let acme = world.workspace("Canary").await;
        let holdings = Holdings::of(&world, &acme).await;
        let facts = Facts::new(&acme).await;
        let mut secrets = vec![complete(&world, &acme).await];
        secrets.extend(sign(&acme).await);
        secrets.extend(use_the_console(&world, &acme, &holdings).await);
        knock_everywhere(&acme, &facts).await;
        world.drained().await;

        // Somebody leaves, and the log says who by an id.
        let person = acme.administrator().await;
        assert!(person.send(person.request(Method::DELETE, "/workspace").json(&json!({ "name": "Canary" }))).await.status < 300);

        let written = log.text();
        for sign in ["a job was given up", "a workspace was deleted", "\"path\":\"/s/submit\"", "\"path\":\"/verify\""] {
            assert!(written.contains(sign), "{sign} is not in the log, so this test shows nothing");
        }
        for row in rows() {
            let (method, path) = (&row.operation.method, &row.operation.path);
            let line = format!("\"method\":\"{method}\",\"path\":\"/api/console{path}\"");
            assert!(written.contains(&line), "{line} is not in the log");
        }
        secrets.sort();
        secrets.dedup();
        assert!(secrets.len() > 10, "sessions and links: {secrets:?}");
        secrets.extend([CANARY, "correct horse battery", "ben@example.com", "203.0.113.77"].map(str::to_owned));
        secrets.extend([acme.key.clone(), facts.signing_token.clone()]);
        log.must_not_hold(&secrets);
    }
}
