//! What somebody sees first.

use countersign_tests::{Person, Workspace, World, eventually, link_in, on_both_databases};
use serde_json::json;

use crate::support::{events, joined, text};

/// The signing link in the invitation that somebody got.
async fn mailed_link(world: &World, acme: &Workspace, email: &str) -> String {
    eventually("the invitation", async || {
        let mails = world.mails(acme.id).await;
        let mail = mails.iter().find(|kept| kept.mail.kind == "invitation" && kept.mail.recipient == email);
        mail.map(|mail| link_in(mail, "/s/"))
    })
    .await
}

on_both_databases! {
    async fn a_new_workspace_has_everything_before_it(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let home = person.get("/home").await.ok();
        assert_eq!(home["steps"], json!({ "template": false, "sent": false, "apiKey": false }));
        assert_eq!((&home["waiting"], &home["completed"]), (&json!([]), &json!([])));
        assert_eq!(home["usage"]["used"], 0, "the console costs no calls");
    }

    async fn it_shows_what_waits_and_what_is_done(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let template = acme.template(json!({ "name": "Note" })).await;
        let mut ids = Vec::new();
        for name in ["Draft", "Waits", "Done"] {
            ids.push(acme.document(json!({ "templateId": template, "name": name })).await);
        }
        let people = json!({ "recipients": [{ "email": "ben@example.com", "name": "Ben" }] });
        for id in &ids[1..] {
            acme.post(&format!("/documents/{id}/send"), people.clone()).await.ok();
        }
        person.post(&format!("/documents/{}/submit", ids[2]), json!({ "email": "ben@example.com" })).await.ok();
        let home = person.get("/home").await.ok();
        assert_eq!(home["waiting"].as_array().unwrap().len(), 1);
        assert_eq!(home["waiting"][0]["name"], "Waits");
        assert_eq!(home["waiting"][0]["respondents"][0]["email"], "ben@example.com");
        assert_eq!(home["completed"].as_array().unwrap().len(), 1);
        assert_eq!(home["completed"][0]["name"], "Done");
        assert_eq!(home["steps"], json!({ "template": true, "sent": true, "apiKey": true }));
        assert!(home["usage"]["used"].as_i64().unwrap() > 0);

        let other = world.workspace("Other").await.administrator().await;
        assert_eq!(other.get("/home").await.ok()["waiting"], json!([]));
    }
    async fn it_shows_what_waits_for_oneself_and_leads_there(world: World) {
        let acme = world.workspace("Acme").await;
        let ben = joined(&world, &acme, "ben@example.com", "member").await;
        let template = acme.template(json!({
            "name": "Lease",
            "formSchema": {
                "roles": [{ "name": "Landlord", "order": 1 }, { "name": "Tenant", "order": 2 }],
                "fields": [{ "id": "sign", "type": "signature", "role": "Landlord" }],
            },
        })).await;
        let people = |first: &str, second: &str| json!({ "recipients": [
            { "email": first, "role": "Landlord" }, { "email": second, "role": "Tenant" },
        ] });
        let sent = async |first: &str, second: &str| {
            world.clock.advance_millis(1);
            let id = acme.document(json!({ "templateId": template, "name": format!("From {first}") })).await;
            acme.post(&format!("/documents/{id}/send"), people(first, second)).await.ok();
            let shown = ben.get(&format!("/documents/{id}")).await.ok();
            let respondent = |place: usize| text(&shown["respondents"][place]["id"]).to_owned();
            (id, respondent(0), respondent(1))
        };
        let (own, landlord, tenant) = sent("Ben@Example.com", "cy@example.com").await;
        let (later, _, waits) = sent("cy@example.com", "ben@example.com").await;
        let asked = ben.get("/home").await.ok()["asked"].clone();
        assert_eq!(asked.as_array().unwrap().len(), 1, "at the other one it is not his turn: {asked}");
        assert_eq!((&asked[0]["documentId"], &asked[0]["respondentId"]), (&json!(own), &json!(landlord)));
        assert_eq!((&asked[0]["name"], &asked[0]["kind"]), (&json!("From Ben@Example.com"), &json!("signer")));
        assert_eq!(acme.administrator().await.get("/home").await.ok()["asked"], json!([]));

        let take = async |person: &Person, document: &str, respondent: &str| {
            person.post(&format!("/documents/{document}/respondents/{respondent}/own-link"), json!({})).await
        };
        let mailed = mailed_link(&world, &acme, "Ben@Example.com").await;
        let link = take(&ben, &own, &landlord).await.ok();
        assert_eq!(link["url"], json!(mailed), "the link in the mail goes on working");
        assert_eq!(take(&ben, &own, &landlord).await.ok()["url"], link["url"]);
        let notes = events(&acme, "document.updated").await;
        let taken: Vec<_> = notes.iter().filter(|note| text(&note["message"]).contains("at the console")).collect();
        assert_eq!(taken.len(), 1, "taken twice is noted once: {notes:?}");
        assert_eq!(take(&ben, &own, &tenant).await.status, 403, "that is somebody else");
        assert_eq!(take(&ben, &later, &waits).await.status, 409, "others come first");

        ben.post(&format!("/documents/{own}/void"), json!({})).await.ok();
        assert_eq!(ben.get("/home").await.ok()["asked"], json!([]));
        assert_eq!(take(&ben, &own, &landlord).await.status, 409);
    }
}
