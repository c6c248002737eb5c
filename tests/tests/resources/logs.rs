//! The log holds nothing of anybody's, whatever an operation of versions 1 and 2 is sent and whatever fails behind it.

use countersign_tests::canaries::{CANARY, broken, flooded, laced, with_headers};
use countersign_tests::{Engine, Log, MailServer, Workspace, WorldOptions, on_both_databases};
use model::Clock;
use reqwest::Method;
use serde_json::json;

use crate::coverage::{Reach, Stranger, rows, with_body};
use crate::operations::Operation;
use crate::support::{execute, text, world_with};

/// Everything that one operation can be sent: what it takes, the same with the word in it, and what it can't read.
async fn send_all(workspace: &Workspace, operation: &Operation, whole_id: &str, body: &str) {
    let id = whole_id.split('|').next().expect("an id");
    let request = |id: &str| operation.request_by(workspace, id);
    let mut requests = broken(request(whole_id), &operation.method);
    requests.extend(broken(request("canary"), &Method::GET));
    if operation.takes_body() {
        requests.push(request(whole_id).json(&flooded(&operation.fields())));
    }
    requests.push(with_body(request(whole_id), &laced(body), id).header("idempotency-key", "canary-of-a-key-1"));
    requests.push(with_body(request(whole_id), body, id));
    for request in requests {
        let _ = workspace.send(with_headers(request)).await;
    }
}

/// All operations, those that remove something last.
fn all() -> Vec<(Operation, Reach, &'static str)> {
    let mut rows = rows();
    rows.sort_by_key(|(operation, reach, _)| {
        (operation.method == Method::DELETE, operation.path.ends_with("/void"), matches!(reach, Reach::Template))
    });
    rows
}

/// Has the database refuse every change in words that quote the row, where it does that.
async fn refuse_changes(world: &countersign_tests::World) {
    let sqlite = world.databases().engine() == Engine::Sqlite;
    let sql = if sqlite {
        "CREATE TRIGGER refuse BEFORE INSERT ON activity BEGIN SELECT RAISE(ABORT, 'no more'); END"
    } else {
        "ALTER TABLE activity ADD CONSTRAINT refuse CHECK (message IS NULL) NOT VALID"
    };
    execute(world, sql, Vec::new()).await;
}

on_both_databases! {
    async fn the_log_holds_nothing_of_anybodys(world: World) {
        let log = Log::start();
        let mail = MailServer::start().await;
        mail.answer_all("550 5.1.1 <{}>: Recipient address rejected, canary is unknown here");
        mail.answer("later@canary.example", "451 4.7.1 <later@canary.example>: try later, canary");
        let world = world_with(&world, WorldOptions { smtp_url: Some(mail.url()), ..WorldOptions::default() }).await;
        let stranger = Stranger::new(&world).await;
        let acme = &stranger.workspace;

        // Mails that bounce, and one that is put off; a webhook that nobody listens to, with a secret in its address.
        let template = acme.template(json!({ "name": "Canary", "isPubliclyFillable": true })).await;
        let document = json!({ "templateId": template, "name": "Canary's lease", "data": { "canary": "canary" } });
        let document = acme.document(document).await;
        let people = json!([{ "email": "canary@canary.example", "name": "Canary Canary" },
                            { "email": "later@canary.example", "name": "Canary" }]);
        acme.post(&format!("/documents/{document}/send"), json!({ "recipients": people, "notify": true })).await.ok();
        let hook = json!({ "url": "http://127.0.0.1:9/canary?token=canary", "events": ["document.opened"],
                           "description": "canary" });
        let hook = acme.send(acme.request_v2(Method::POST, "/webhooks").json(&hook)).await.created();
        world.drained().await;

        for (operation, reach, body) in all() {
            send_all(acme, &operation, &stranger.whole_id(reach), body).await;
        }
        world.drained().await;
        refuse_changes(&world).await;
        for (operation, reach, body) in all() {
            let (id, request) = (stranger.id(reach), operation.request_by(acme, &stranger.whole_id(reach)));
            let _ = acme.send(with_headers(with_body(request, &laced(body), id))).await;
        }
        world.clock.set(world.clock.now().plus_days(4));
        world.drained().await;

        let written = log.text();
        for sign in ["request failed", "a job is tried again", "a job was given up", "answered 550 5.1.1", "451 4.7.1"] {
            assert!(written.contains(sign), "{sign} is not in the log, so this test shows nothing: {written}");
        }
        for (operation, ..) in rows() {
            let line = format!("\"method\":\"{}\",\"path\":\"{}\"", operation.method, operation.pattern());
            assert!(written.contains(&line), "{line} is not in the log");
        }
        log.must_not_hold(&[
            CANARY.to_owned(), "correct horse battery".to_owned(), acme.key.clone(), acme.email.clone(),
            text(&hook["secret"]).to_owned(), "203.0.113.77".to_owned(), "Globex".to_owned(),
            "globex.example".to_owned(), "eve@example.com".to_owned(), "Secret deal".to_owned(),
        ]);
    }
}
