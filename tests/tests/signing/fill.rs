//! Public pages: whoever fills one makes a document and submits it.

use countersign_tests::{Answer, Client, Engine, Person, Workspace, World, on_both_databases};
use model::Clock;
use model::people::Role;
use reqwest::Method;
use serde_json::{Value, json};
use store::Write;

use crate::support::{events, sealed, shown};

async fn template(acme: &Workspace, more: Value) -> String {
    let mut body = json!({
        "name": "Registration", "isPubliclyFillable": true,
        "formSchema": {"roles": [{"name": "Guest"}], "fields": [
            {"id": "town", "type": "text", "role": "Guest", "required": true},
            {"id": "sign", "type": "signature", "role": "Guest", "required": true}]},
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    acme.template(body).await
}

fn filled() -> Value {
    json!({"email": "guest@example.com", "name": "Gus Guest", "consent": true, "values": {"town": "Ulm"},
           "signatures": {"sign": {"typed": "Gus"}}})
}

async fn post(world: &World, path: &str, body: &Value) -> Answer {
    send(world.client(), path, body).await
}

async fn send(client: &Client, path: &str, body: &Value) -> Answer {
    client.send(client.request(Method::POST, path).json(body)).await
}

async fn look(world: &World, path: &str, accept: &str) -> Answer {
    world.client().send(world.client().request(Method::GET, path).header("accept", accept)).await
}

on_both_databases! {
    async fn who_made_the_template_is_told_of_what_was_filled_and_not_named_to_who_filled_it(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/f/{}", template(&acme, json!({})).await);
        let made = post(&world, &path, &filled()).await.created();
        let _ = sealed(&acme, made["document"]["id"].as_str().unwrap()).await;
        let mails = world.mails(acme.id).await;
        let mut told: Vec<_> = mails.iter().map(|kept| (kept.mail.kind.as_str(), kept.mail.recipient.as_str())).collect();
        told.sort_unstable();
        assert_eq!(told, [("completed", "guest@example.com"), ("senderCompleted", acme.email.as_str())]);
        let guests = mails.iter().find(|kept| kept.mail.kind == "completed").unwrap();
        assert!(!format!("{:?}", guests.composed).contains(acme.email.as_str()), "{guests:?}");
    }

    async fn a_public_page_makes_a_document_with_one_respondent(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/f/{}", template(&acme, json!({})).await);
        let page = look(&world, &path, "application/json").await.ok();
        assert_eq!((&page["template"]["name"], &page["workspace"]["name"]), (&json!("Registration"), &json!("Acme")));
        assert_eq!(page["form"]["fields"].as_array().unwrap().len(), 2);
        let form = post(&world, &format!("{path}/evaluate"), &json!({"values": {"town": "Ulm"}})).await.ok();
        assert_eq!(form["values"]["town"], "Ulm");
        let made = post(&world, &path, &filled()).await.created();
        let document = made["document"]["id"].as_str().unwrap();
        assert_eq!(made["document"]["completed"], true);
        let shown = shown(&acme, document).await;
        assert_eq!((&shown["status"], &shown["responseData"]["town"]), (&json!("completed"), &json!("Ulm")));
        assert_eq!(shown["respondents"].as_array().unwrap().len(), 1);
        assert_eq!((&shown["respondents"][0]["email"], &shown["respondents"][0]["role"]), (&json!("guest@example.com"), &json!("Guest")));
        let happened = events(&acme, document).await;
        for event in ["document.created", "respondent.consented", "respondent.submitted", "document.completed"] {
            assert!(happened.contains(&event.to_owned()), "{event} in {happened:?}");
        }
        assert_eq!(shown["respondents"][0]["invitedAt"], json!(null), "nobody invited them");
        let rows = acme.get("/activity?events=respondent.consented").await.ok();
        assert_eq!(rows[0]["metadata"]["consentSha256"].as_str().map(str::len), Some(64), "{rows}");
        let _ = sealed(&acme, document).await;
        let token = made["signingToken"].as_str().unwrap();
        let copy = world.client().request(Method::GET, "/s/copy").header("x-signing-token", token);
        assert_eq!(world.client().send(copy).await.header("content-type"), "application/pdf");
    }

    async fn a_page_that_never_heard_the_answer_may_ask_again(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/f/{}", template(&acme, json!({})).await);
        let submit = async |key: &str, body: Value| {
            let client = world.client();
            client.send(client.request(Method::POST, &path).header("idempotency-key", key).json(&body)).await
        };
        let first = submit("one", filled()).await.created();
        assert_eq!(submit("one", filled()).await.created(), first);
        let mut other = filled();
        other["values"]["town"] = json!("Bonn");
        submit("one", other.clone()).await.error(422, "IDEMPOTENCY_KEY_REUSED");
        let second = submit("two", other).await.created();
        assert_ne!(second["document"]["id"], first["document"]["id"]);
        // What was refused was not done, so the same key serves for what is right.
        submit("three", json!({"email": "nobody"})).await.error(400, "VALIDATION_ERROR");
        let _ = submit("three", filled()).await.created();
        submit("", filled()).await.error(400, "VALIDATION_ERROR");
        assert_eq!(acme.get("/documents").await.ok().as_array().unwrap().len(), 3);
    }

    async fn what_is_not_public_is_not_there(world: World) {
        let acme = world.workspace("Acme").await;
        let hidden = template(&acme, json!({"isPubliclyFillable": false})).await;
        for path in [format!("/f/{hidden}"), "/f/tpl_01jcmwk1x3f2q8z5v7t9r4n6ab".to_owned(), "/f/x".to_owned()] {
            look(&world, &path, "application/json").await.error(404, "NOT_FOUND");
            post(&world, &path, &filled()).await.error(404, "NOT_FOUND");
            assert_eq!(look(&world, &path, "text/html").await.status, 404);
        }
    }

    async fn nobody_submits_another_text_than_they_have_read(world: World) {
        let acme = world.workspace("Acme").await;
        let id = template(&acme, json!({})).await;
        let path = format!("/f/{id}");
        let read = async || look(&world, &path, "application/json").await.ok()["template"]["version"].clone();
        let submit = async |version: Value| {
            let mut body = filled();
            body["version"] = version;
            post(&world, &path, &body).await
        };
        let before = read().await;
        let content = json!({"type": "doc", "content": [{"type": "field", "attrs": {"id": "sign"}}]});
        let _ = acme.patch(&format!("/templates/{id}"), json!({"content": content})).await.ok();
        submit(before).await.error(409, "CONFLICT");
        let _ = submit(read().await).await.created();
    }

    async fn a_page_for_members_asks_for_sign_in(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/f/{}", template(&acme, json!({"publicLinkConfig": {"requireLogin": true}})).await);
        for answer in [look(&world, &path, "application/json").await, post(&world, &path, &filled()).await] {
            assert_eq!(answer.status, 401);
            assert_eq!((&answer.json()["requiresLogin"], &answer.json()["error"]["code"]), (&json!(true), &json!("UNAUTHORIZED")));
        }
        for accept in ["application/json, text/html;q=0.5", "text/html;q=0, application/json", "text/html ; q=0.2, application/json;q=0.9"] {
            assert_eq!(look(&world, &path, accept).await.json()["requiresLogin"], true, "{accept}");
        }
        for accept in ["text/html", "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8"] {
            let page = look(&world, &path, accept).await;
            assert_eq!(page.status, 401);
            assert!(page.text().contains("/signin"), "it leads to sign-in");
        }
    }

    async fn a_page_for_members_opens_whichever_workspace_the_console_shows_them(world: World) {
        let (acme, globex, other) =
            (world.workspace("Acme").await, world.workspace("Globex").await, world.workspace("Other").await);
        // Signed in before they joined the other, where the page is.
        let member = globex.administrator().await;
        let mut write = Write::new();
        store::users::join(&mut write, acme.id, globex.user, Role::Member, world.clock.now());
        world.database().await.commit(write).await.unwrap();
        let path = format!("/f/{}", template(&acme, json!({"publicLinkConfig": {"requireLogin": true}})).await);
        let ask = async |who: &Person, method: Method| {
            let cookie = format!("countersign={}", who.cookie("countersign").unwrap());
            let request = world.client().request(method.clone(), &path).header("cookie", cookie);
            let request = request.header("accept", "application/json").header("origin", who.origin());
            world.client().send(if method == Method::POST { request.json(&filled()) } else { request }).await
        };
        assert_eq!(member.get("/session").await.ok()["workspace"]["name"], "Globex");
        assert_eq!(ask(&member, Method::GET).await.ok()["workspace"]["name"], "Acme");
        let made = ask(&member, Method::POST).await.created();
        let made = shown(&acme, made["document"]["id"].as_str().unwrap()).await;
        assert_eq!(made["status"], "completed");
        // Who is in neither has to sign in as somebody who is.
        let stranger = other.administrator().await;
        assert_eq!(ask(&stranger, Method::GET).await.json()["requiresLogin"], true);
        assert_eq!(ask(&stranger, Method::POST).await.status, 401);
    }

    async fn what_is_wrong_is_named_and_makes_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/f/{}", template(&acme, json!({})).await);
        for (part, value, place) in [
            ("email", json!("nobody"), "email"),
            ("consent", json!(false), "consent"),
            ("values", json!({}), "values.town"),
            ("signatures", json!({}), "signatures.sign"),
        ] {
            let mut body = filled();
            body[part] = value;
            post(&world, &path, &body).await.invalid(place);
        }
        assert_eq!(acme.get("/documents").await.ok(), json!([]));
    }

    async fn a_flood_from_one_address_is_stopped(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/f/{}", template(&acme, json!({})).await);
        // Nodes that share a database count together.
        let shared = world.databases().engine() == Engine::Postgres;
        let other = if shared { world.another_node().await } else { world.node.clone() };
        for client in [world.client(), &other.client].into_iter().cycle().take(60) {
            send(client, &path, &json!({"email": "x"})).await.invalid("email");
        }
        for client in [world.client(), &other.client] {
            let refused = send(client, &path, &filled()).await.error(429, "RATE_LIMITED");
            assert!(refused["retryAfter"].as_i64().is_some_and(|seconds| seconds > 0), "{refused}");
        }
        // What was refused made nothing, and looking at the page is free.
        assert_eq!(acme.get("/documents").await.ok(), json!([]));
        look(&world, &path, "application/json").await.ok();
    }
}
