//! Files that answers name: whose they are to give, and how long they are there.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use countersign_tests::{Answer, SMALL_PDF, Workspace, World, eventually, on_both_databases};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{Signer, send, shown};

const DAY: i64 = 24 * 60 * 60 * 1_000;

const DOT: &str =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

pub fn dot() -> Vec<u8> {
    BASE64_STANDARD.decode(DOT).unwrap()
}

fn id(answer: &Answer) -> String {
    answer.created()["id"].as_str().unwrap().to_owned()
}

/// A file that the workspace uploads.
pub async fn upload(acme: &Workspace, content: Vec<u8>) -> String {
    id(&acme.send(acme.request_v2(Method::POST, "/files?name=one").body(content)).await)
}

/// A file that whoever fills the public page of a template attaches.
async fn attach_at(world: &World, template: &str, content: Vec<u8>) -> String {
    let request = world.client().request(Method::POST, &format!("/f/{template}/files"));
    id(&world.client().send(request.body(content)).await)
}

/// A file that a signer attaches.
pub async fn attach(signer: &Signer, content: Vec<u8>) -> String {
    let request: RequestBuilder = signer.client.request(Method::POST, "/s/files");
    id(&signer.client.send(request.header("x-signing-token", &signer.token).body(content)).await)
}

async fn is_there(acme: &Workspace, file: &str) -> bool {
    match acme.send(acme.request_v2(Method::GET, &format!("/files/{file}"))).await.status {
        200 => true,
        404 => false,
        other => panic!("{other}"),
    }
}

/// A public template that shows a logo, and asks for a file and a picture.
pub async fn application(acme: &Workspace, logo: &str) -> String {
    acme.template(json!({
        "name": "Application", "isPubliclyFillable": true,
        "symbolTable": {"photo": {"type": "image"}},
        "content": {"type": "doc", "content": [
            {"type": "image", "attrs": {"file": logo, "alt": "Acme"}}, {"type": "field", "attrs": {"id": "face"}}]},
        "formSchema": {"fields": [
            {"id": "att", "type": "file", "required": true},
            {"id": "face", "type": "image", "variable": "photo"},
            {"id": "again", "type": "image", "variable": "photo"}]},
    }))
    .await
}

async fn fill(world: &World, template: &str, values: Value) -> Answer {
    let body = json!({"email": "guest@example.com", "consent": true, "values": values});
    world.client().send(world.client().request(Method::POST, &format!("/f/{template}")).json(&body)).await
}

async fn delete(world: &World, acme: &Workspace, document: &str) {
    let _ = acme.delete(&format!("/documents/{document}")).await.ok();
    world.drained().await;
}

/// Somebody who was invited to a document, opened it and agreed to sign.
pub async fn invited(acme: &Workspace, document: &str) -> Signer {
    send(acme, document, json!([{"email": "ana@example.com"}])).await;
    let signer = Signer::of(acme, document, "ana@example.com").await;
    let _ = signer.ready().await;
    signer
}

on_both_databases! {
    async fn a_file_goes_with_the_last_document_that_names_it(world: World) {
        let acme = world.workspace("Acme").await;
        let (logo, file) = (upload(&acme, dot()).await, upload(&acme, SMALL_PDF.into()).await);
        let template = application(&acme, &logo).await;
        let body = json!({"templateId": template, "data": {"att": file}});
        let (first, second) = (acme.document(body.clone()).await, acme.document(body).await);
        delete(&world, &acme, &first).await;
        assert!(is_there(&acme, &file).await, "another document names it");
        let submit = acme.request_v2(Method::POST, &format!("/documents/{second}/submit")).json(&json!({}));
        assert_eq!(acme.send(submit).await.ok()["document"]["completed"], true);
        let _ = crate::support::sealed(&acme, &second).await;
        delete(&world, &acme, &second).await;
        eventually("the file to be gone", async || (!is_there(&acme, &file).await).then_some(())).await;
    }

    async fn bytes_that_come_again_while_they_are_removed_are_there(world: World) {
        let acme = world.workspace("Acme").await;
        let template = application(&acme, &upload(&acme, dot()).await).await;
        for round in 0..12 {
            let content = format!("{SMALL_PDF}\n% {round}\n").into_bytes();
            let file = upload(&acme, content.clone()).await;
            let document = acme.document(json!({"templateId": template, "data": {"att": file}})).await;
            let again = async {
                let mut made = Vec::new();
                for _ in 0..6 {
                    made.push(upload(&acme, content.clone()).await);
                }
                made
            };
            let ((), again) = tokio::join!(delete(&world, &acme, &document), again);
            for file in again {
                let bytes = acme.send(acme.request_v2(Method::GET, &format!("/files/{file}"))).await;
                assert_eq!((bytes.status, bytes.bytes.len()), (200, content.len()), "round {round}");
            }
        }
    }

    async fn a_file_that_is_named_anew_while_it_goes_stays(world: World) {
        let acme = world.workspace("Acme").await;
        let template = application(&acme, &upload(&acme, dot()).await).await;
        for round in 0..12 {
            let file = upload(&acme, format!("{SMALL_PDF}\n% again {round}\n").into_bytes()).await;
            let body = json!({"templateId": template, "data": {"att": file}});
            let before = acme.document(body.clone()).await;
            let ((), made) = tokio::join!(delete(&world, &acme, &before), acme.post("/documents", body));
            world.drained().await;
            match made.status {
                201 => assert!(is_there(&acme, &file).await, "round {round}"),
                400 => assert!(!is_there(&acme, &file).await, "round {round}"),
                other => panic!("{other}: {made:?}"),
            }
        }
    }

    async fn nothing_is_attached_to_what_was_withdrawn(world: World) {
        let acme = world.workspace("Acme").await;
        let database = world.database().await;
        let template = application(&acme, &upload(&acme, dot()).await).await;
        for _ in 0..10 {
            let document = acme.document(json!({"templateId": template})).await;
            let ana = invited(&acme, &document).await;
            let void = acme.request_v2(Method::POST, &format!("/documents/{document}/void")).json(&json!({"reason": "no"}));
            let request: RequestBuilder = ana.client.request(Method::POST, "/s/files");
            let attached = ana.client.send(request.header("x-signing-token", &ana.token).body(dot()));
            let (attached, voided) = tokio::join!(attached, acme.send(void));
            let _ = voided.ok();
            assert!(matches!(attached.status, 201 | 409), "{attached:?}");
            let sql = "SELECT event FROM activity WHERE document_id = $1 ORDER BY seq DESC LIMIT 1";
            let last = database.query(sql, store::args![document.as_str()], |mut row| row.take::<String>()).await.unwrap();
            assert_eq!(last, ["document.voided"]);
        }
        database.close().await;
    }

    async fn what_a_template_shows_stays_whatever_names_it(world: World) {
        let acme = world.workspace("Acme").await;
        let logo = upload(&acme, dot()).await;
        let template = application(&acme, &logo).await;
        let document = acme.document(json!({"templateId": template, "data": {"att": logo, "photo": logo}})).await;
        delete(&world, &acme, &document).await;
        assert!(is_there(&acme, &logo).await);
        // Its earlier versions and the documents that were made from it show it, too.
        let document = acme.document(json!({"templateId": template, "data": {"att": logo}})).await;
        let _ = acme.patch(&format!("/templates/{template}"), json!({"content": {"type": "doc", "content": []}})).await.ok();
        delete(&world, &acme, &document).await;
        assert!(is_there(&acme, &logo).await);
    }

    async fn a_public_page_takes_what_was_attached_there(world: World) {
        let acme = world.workspace("Acme").await;
        let (logo, file) = (upload(&acme, dot()).await, upload(&acme, SMALL_PDF.into()).await);
        let (template, other) = (application(&acme, &logo).await, application(&acme, &logo).await);
        let elsewhere = attach_at(&world, &other, dot()).await;
        for foreign in [&logo, &file, &elsewhere] {
            fill(&world, &template, json!({"att": foreign})).await.invalid("values.att");
            fill(&world, &template, json!({"face": foreign})).await.invalid("values.face");
        }
        // A name is no id.
        let named = world.client().request(Method::POST, &format!("/f/{template}/files?name={logo}")).body(dot());
        let _ = world.client().send(named).await.created();
        fill(&world, &template, json!({"att": logo})).await.invalid("values.att");
        assert_eq!(acme.get("/documents").await.ok(), json!([]));

        let (paper, face) = (attach_at(&world, &template, SMALL_PDF.into()).await, attach_at(&world, &template, dot()).await);
        let made = fill(&world, &template, json!({"att": paper, "face": face})).await.created();
        let document = made["document"]["id"].as_str().unwrap();
        let _ = crate::support::sealed(&acme, document).await;
        delete(&world, &acme, document).await;
        for gone in [&paper, &face] {
            eventually("what was attached to be gone", async || (!is_there(&acme, gone).await).then_some(())).await;
        }
        assert!(is_there(&acme, &logo).await && is_there(&acme, &file).await && is_there(&acme, &elsewhere).await);
    }

    async fn what_was_attached_at_a_public_page_and_never_submitted_goes(world: World) {
        let acme = world.workspace("Acme").await;
        let template = application(&acme, &upload(&acme, dot()).await).await;
        let pages = || SMALL_PDF.into();
        let (submitted, late) = (attach_at(&world, &template, pages()).await, attach_at(&world, &template, pages()).await);
        let _ = fill(&world, &template, json!({"att": submitted})).await.created();
        // One that the workspace has put into a document that was there before.
        let older = acme.document(json!({"templateId": template})).await;
        world.clock.advance_millis(DAY / 2);
        let moved = attach_at(&world, &template, pages()).await;
        let _ = acme.patch(&format!("/documents/{older}"), json!({"data": {"att": moved}})).await.ok();
        world.drained().await;
        world.clock.advance_millis(3 * DAY - DAY / 2);
        fill(&world, &template, json!({"att": late})).await.invalid("values.att");
        assert!(is_there(&acme, &late).await, "whoever submits it at this very moment may still have it");
        world.clock.advance_millis(DAY);
        eventually("what was put aside to be gone", async || (!is_there(&acme, &late).await).then_some(())).await;
        let _ = fill(&world, &template, json!({"att": attach_at(&world, &template, pages()).await})).await.created();
        world.drained().await;
        assert!(is_there(&acme, &moved).await);
        assert!(is_there(&acme, &submitted).await, "with the bytes that it shares with what is gone");
    }

    async fn what_was_attached_at_a_signing_page_and_put_aside_goes(world: World) {
        let acme = world.workspace("Acme").await;
        let template = application(&acme, &upload(&acme, dot()).await).await;
        let (first, second) =
            (acme.document(json!({"templateId": template})).await, acme.document(json!({"templateId": template})).await);
        let (ana, other) = (invited(&acme, &first).await, invited(&acme, &second).await);
        let (aside, drafted) = (attach(&ana, SMALL_PDF.into()).await, attach(&ana, SMALL_PDF.into()).await);
        let submitted = attach(&other, SMALL_PDF.into()).await;
        let _ = ana.post("draft", json!({"values": {"att": drafted}})).await;
        let _ = other.post("submit", json!({"values": {"att": submitted}})).await.ok();
        world.clock.advance_millis(2 * DAY);
        world.drained().await;
        assert!(is_there(&acme, &aside).await, "somebody may still have the page open");
        world.clock.advance_millis(2 * DAY);
        eventually("what was put aside to be gone", async || (!is_there(&acme, &aside).await).then_some(())).await;
        world.drained().await;
        assert!(is_there(&acme, &drafted).await && is_there(&acme, &submitted).await);
        let _ = ana.post("submit", json!({"values": {"att": drafted}})).await.ok();
    }

    async fn who_is_asked_for_no_file_leaves_none_behind(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Note", "isPubliclyFillable": true,
            "formSchema": {"roles": [{"name": "Guest"}, {"name": "Clerk"}], "fields": [
                {"id": "town", "type": "text", "role": "Guest"}, {"id": "sign", "type": "signature", "role": "Guest"},
                {"id": "paper", "type": "file", "role": "Clerk"}]},
        })).await;
        let client = world.client();
        let request = client.request(Method::POST, &format!("/f/{template}/files")).body(SMALL_PDF);
        let refused = client.send(request).await;
        assert!(refused.error(409, "CONFLICT").to_string().contains("leave it out"), "{}", refused.text());
        let document = acme.document(json!({"templateId": template})).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "role": "Guest"}, {"email": "bo@example.com", "role": "Clerk"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.ready().await;
        let request = client.request(Method::POST, "/s/files").header("x-signing-token", &ana.token);
        client.send(request.body(SMALL_PDF)).await.error(409, "CONFLICT");
        let bo = Signer::of(&acme, &document, "bo@example.com").await;
        let _ = bo.ready().await;
        let _ = attach(&bo, SMALL_PDF.into()).await;
        let database = world.database().await;
        let kept: Vec<i64> = database.query("SELECT count(*) FROM files", store::args![], |mut row| row.take()).await.unwrap();
        assert_eq!(kept, [1]);
    }

    async fn pages_tell_nothing_of_files_that_are_not_theirs(world: World) {
        let acme = world.workspace("Acme").await;
        let file = upload(&acme, SMALL_PDF.into()).await;
        let template = acme.template(json!({
            "name": "Application", "isPubliclyFillable": true,
            "content": {"type": "doc", "content": [{"type": "field", "attrs": {"id": "att"}}]},
            "formSchema": {"fields": [{"id": "att", "type": "file"}]},
        })).await;
        let document = acme.document(json!({"templateId": template})).await;
        let ana = invited(&acme, &document).await;
        let public = async |file: &str| {
            let request = world.client().request(Method::POST, &format!("/f/{template}/evaluate"));
            world.client().send(request.json(&json!({"values": {"att": file}}))).await.ok()
        };
        let signing = async |file: &str| ana.post("evaluate", json!({"values": {"att": file}})).await.ok();
        let told = |form: Value| (form["print"]["body"]["blocks"][0]["answer"]["text"].clone(), form["values"]["att"].clone());
        assert_eq!(told(signing(&file).await), (Value::Null, Value::Null));
        assert_eq!(told(public(&file).await), (Value::Null, Value::Null));
        let (own, there) = (attach(&ana, SMALL_PDF.into()).await, attach_at(&world, &template, SMALL_PDF.into()).await);
        for (form, file) in [(signing(&own).await, &own), (public(&there).await, &there)] {
            let (text, value) = told(form);
            assert!(text.as_str().is_some_and(|text| text.contains("(SHA-256 ")), "{text}");
            assert_eq!(value, json!(file));
        }
        let _ = ana.post("submit", json!({"values": {"att": own}})).await.ok();
        let rows = acme.get("/activity?events=respondent.submitted").await.ok();
        let hash: String = Sha256::digest(SMALL_PDF).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(rows[0]["metadata"]["files"], json!([{"name": "att", "fileId": own, "sha256": hash}]), "{rows}");
    }

    async fn a_signing_page_takes_what_was_attached_there_or_stood_there_before(world: World) {
        let acme = world.workspace("Acme").await;
        let (logo, file) = (upload(&acme, dot()).await, upload(&acme, SMALL_PDF.into()).await);
        let template = application(&acme, &logo).await;
        let first = acme.document(json!({"templateId": template})).await;
        let second = acme.document(json!({"templateId": template, "data": {"att": file}})).await;
        let (ana, other) = (invited(&acme, &first).await, invited(&acme, &second).await);
        let elsewhere = attach(&other, SMALL_PDF.into()).await;
        for foreign in [&logo, &file, &elsewhere, &attach_at(&world, &template, dot()).await] {
            ana.post("submit", json!({"values": {"att": foreign}})).await.invalid("values.att");
        }
        other.post("submit", json!({"values": {"att": logo}})).await.invalid("values.att");
        let _ = other.post("submit", json!({"values": {"att": file}})).await.ok();
        let own = attach(&ana, SMALL_PDF.into()).await;
        let _ = ana.post("submit", json!({"values": {"att": own}})).await.ok();
        assert_eq!(shown(&acme, &first).await["responseData"]["att"], json!(own));
        for document in [&first, &second] {
            let _ = crate::support::sealed(&acme, document).await;
        }
        delete(&world, &acme, &second).await;
        eventually("what was put aside to be gone", async || (!is_there(&acme, &elsewhere).await).then_some(())).await;
        assert!(is_there(&acme, &own).await && is_there(&acme, &logo).await);
    }

    async fn a_file_is_saved_under_the_ending_of_what_it_is(world: World) {
        let acme = world.workspace("Acme").await;
        let template = application(&acme, &upload(&acme, dot()).await).await;
        let client = world.client();
        let request = client.request(Method::POST, &format!("/f/{template}/files"));
        let made = client.send(request.header("x-file-name", "Passport.pdf.hta").body(SMALL_PDF)).await.created();
        assert_eq!(made["name"], "Passport.pdf.hta.pdf");
        let id = made["id"].as_str().unwrap();
        let saved = async || {
            let answer = acme.send(acme.request_v2(Method::GET, &format!("/files/{id}"))).await;
            answer.header("content-disposition").to_owned()
        };
        assert!(saved().await.starts_with("inline; filename=\"Passport.pdf.hta.pdf\""), "{}", saved().await);
        // Earlier versions kept what was sent.
        let mut write = store::Write::new();
        write.any("UPDATE files SET name = $1 WHERE id = $2", store::args!["Pass\u{202e}fdp.hta", id]);
        let database = world.database().await;
        database.commit(write).await.unwrap();
        let saved = saved().await;
        assert!(saved.starts_with("inline; filename=\"Pass_fdp.hta.pdf\"") && !saved.contains("%E2%80%AE"), "{saved}");
    }

    async fn what_stands_in_a_field_by_default_may_be_sent_back(world: World) {
        let acme = world.workspace("Acme").await;
        let picture = upload(&acme, dot()).await;
        let template = acme.template(json!({
            "name": "Badge", "isPubliclyFillable": true,
            "symbolTable": {"photo": {"type": "image", "default": picture}},
            "formSchema": {"fields": [{"id": "face", "type": "image", "variable": "photo"}]},
        })).await;
        let _ = fill(&world, &template, json!({"face": picture})).await.created();
        let other = upload(&acme, dot()).await;
        fill(&world, &template, json!({"face": other})).await.invalid("values.face");
    }

    async fn a_signature_in_a_hidden_field_is_dropped_with_its_picture(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Note",
            "formSchema": {"fields": [
                {"id": "pets", "type": "checkbox"},
                {"id": "sign", "type": "signature", "required": true},
                {"id": "drawn", "type": "signature", "visibleWhen": "pets == true"},
                {"id": "typed", "type": "signature", "visibleWhen": "pets == true"}]},
        })).await;
        let picture = format!("data:image/png;base64,{DOT}");
        for pets in [false, true] {
            let document = acme.document(json!({"templateId": template})).await;
            let ana = invited(&acme, &document).await;
            let _ = ana.post("submit", json!({"values": {"pets": pets}, "signatures": {
                "sign": {"typed": "Ana"}, "drawn": {"image": picture}, "typed": {"typed": "Ana"},
            }})).await.ok();
            let database = world.database().await;
            let sql = "SELECT signatures FROM respondents WHERE document_id = $1";
            let kept: Vec<String> = database.query(sql, store::args![&document], |mut row| row.take()).await.unwrap();
            let kept: Value = serde_json::from_str(&kept[0]).unwrap();
            let fields: Vec<_> = kept.as_object().unwrap().keys().cloned().collect();
            let files: Vec<i64> = database.query("SELECT count(*) FROM files", store::args![], |mut row| row.take()).await.unwrap();
            database.close().await;
            if pets {
                assert_eq!((fields, files), (vec!["drawn".to_owned(), "sign".to_owned(), "typed".to_owned()], vec![1]));
            } else {
                assert_eq!((fields, files), (vec!["sign".to_owned()], vec![0]), "{kept}");
            }
        }
    }
}
