//! What somebody sees first.

use countersign_tests::on_both_databases;
use serde_json::json;

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
}
