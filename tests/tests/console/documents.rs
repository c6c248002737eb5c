//! What the console asks about documents beyond version 2.

use std::io::{Cursor, Read};

use countersign_tests::on_both_databases;
use serde_json::json;

on_both_databases! {
    async fn particulars_are_those_of_the_moment_when_it_was_made(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let form = json!({ "roles": [{ "name": "Tenant" }], "fields": [{ "id": "sign", "type": "signature", "role": "Tenant" }] });
        let symbols = json!({ "rent": { "type": "money" } });
        let template = acme.template(json!({ "name": "A", "symbolTable": symbols, "formSchema": form })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        acme.patch(&format!("/templates/{template}"), json!({ "symbolTable": {} })).await.ok();
        let people = json!({ "recipients": [{ "email": "ben@example.com", "role": "Tenant", "language": "de" }] });
        acme.post(&format!("/documents/{document}/send"), people).await.ok();
        let set = json!({ "enabled": true, "cadenceDays": 7 });
        person.patch(&format!("/documents/{document}/auto-reminder"), set).await.ok();
        let told = person.get(&format!("/documents/{document}/particulars")).await.ok();
        assert_eq!(told["symbolTable"], symbols);
        assert_eq!(told["formSchema"], form);
        assert_eq!(told["seal"], json!(null));
        assert_eq!((&told["autoReminder"]["enabled"], &told["autoReminder"]["cadenceDays"]), (&json!(true), &json!(7)));
        let ben = &told["respondents"][0];
        assert_eq!((&ben["kind"], &ben["language"], &ben["notify"]), (&json!("signer"), &json!("de"), &json!(true)));

        let other = world.workspace("Other").await.administrator().await;
        other.get(&format!("/documents/{document}/particulars")).await.error(404, "NOT_FOUND");
        other.get(&format!("/documents/{document}/audit-trail")).await.error(404, "NOT_FOUND");
        other.post(&format!("/documents/{document}/invitation-preview"), json!({})).await.error(404, "NOT_FOUND");
    }

    async fn an_invitation_is_shown_as_it_would_be_read(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let form = json!({ "roles": [{ "name": "Boss", "kind": "approver" }] });
        let template = acme.template(json!({ "name": "Plan", "formSchema": form })).await;
        let document = acme.document(json!({ "templateId": template, "name": "Plan B" })).await;
        let path = format!("/documents/{document}/invitation-preview");
        let plain = person.post(&path, json!({})).await.ok();
        assert_eq!(plain["language"], "en");
        assert!(plain["subject"].as_str().unwrap().contains("Plan B"), "{plain}");
        let given = json!({ "role": "Boss", "language": "de", "message": "Bitte bis Freitag." });
        let german = person.post(&path, given).await.ok();
        assert_eq!(german["language"], "de");
        assert!(german["text"].as_str().unwrap().contains("Bitte bis Freitag."), "{german}");
        assert!(german["subject"].as_str().unwrap().contains("freizugeben"), "an approver approves: {german}");
        assert_eq!(person.get(&format!("/documents/{document}")).await.ok()["status"], "draft", "nothing was sent");
    }

    async fn tables_for_people_are_marked_for_spreadsheets_and_those_for_programs_are_not(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let template = acme.template(json!({ "name": "Ōsaka" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let roster = |zip: Vec<u8>| {
            let mut archive = zip::ZipArchive::new(Cursor::new(zip)).expect("a ZIP");
            let mut text = String::new();
            archive.by_name("respondents.csv").unwrap().read_to_string(&mut text).unwrap();
            text
        };
        let bundle = format!("/documents/{document}/download-bundle");
        for (what, for_person, for_program) in [
            ("activity", person.get("/activity/export").await.text(), acme.get("/activity/export").await.text()),
            (
                "roster",
                roster(person.post(&bundle, json!({})).await.bytes),
                roster(acme.post(&bundle, json!({})).await.bytes),
            ),
        ] {
            assert!(for_person.starts_with("\u{feff}id,"), "{what}: {for_person}");
            assert!(for_program.starts_with("id,"), "{what}: {for_program}");
        }
        let answers = person.get(&format!("/documents/export?templateId={template}")).await;
        assert!(answers.text().starts_with("\u{feff}id,name,"), "{}", answers.text());
        let other = world.workspace("Other").await.administrator().await;
        let answers = other.get(&format!("/documents/export?templateId={template}")).await.text();
        assert_eq!(answers.lines().count(), 1, "only a head: {answers}");
    }

    async fn the_audit_trail_is_a_pdf(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let template = acme.template(json!({ "name": "Note" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let trail = person.get(&format!("/documents/{document}/audit-trail")).await;
        assert_eq!((trail.status, trail.header("content-type")), (200, "application/pdf"));
        assert!(trail.bytes.starts_with(b"%PDF-"));
    }
}
