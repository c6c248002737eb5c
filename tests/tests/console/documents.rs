//! What the console asks about documents beyond version 2.

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
