//! Documents: sections 2, 3 and 4 of the contract. What their values may be is in `values.rs`.

use countersign_tests::on_both_databases;
use reqwest::Method;
use serde_json::json;

use crate::support::{assert_fields, assert_moment, column, raw, text};

const LIST: [&str; 7] = ["id", "name", "templateId", "completed", "sent", "createdAt", "updatedAt"];
const DETAIL: [&str; 9] =
    ["id", "name", "templateId", "completed", "sent", "responseData", "respondents", "createdAt", "updatedAt"];

on_both_databases! {
    async fn a_new_document_is_neither_sent_nor_completed(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let made = acme.post("/documents", json!({ "templateId": template, "name": "  Ours  " })).await.created();
        assert_fields(&made, &["id", "name", "templateId", "completed", "sent", "createdAt"]);
        assert!(text(&made["id"]).starts_with("doc_"));
        assert_eq!((&made["name"], &made["templateId"]), (&json!("Ours"), &json!(template)));
        assert_eq!((&made["completed"], &made["sent"]), (&json!(false), &json!(false)));
        assert_moment(&made["createdAt"]);
    }

    async fn list_and_detail_show_their_fields_and_no_more(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let made = acme.post("/documents", json!({ "templateId": template, "name": "Ours" })).await.created();
        let list = acme.get("/documents").await.ok();
        let [only] = list.as_array().unwrap().as_slice() else { panic!("one document: {list}") };
        assert_fields(only, &LIST);
        let detail = acme.get(&format!("/documents/{}", text(&made["id"]))).await.ok();
        assert_fields(&detail, &DETAIL);
        for field in made.as_object().unwrap().keys() {
            assert_eq!(only[field], made[field], "{field}");
            assert_eq!(detail[field], made[field], "{field}");
        }
        assert_eq!((&only["updatedAt"], &detail["updatedAt"]), (&made["createdAt"], &made["createdAt"]));
        assert_eq!((&detail["responseData"], &detail["respondents"]), (&json!({}), &json!([])));
    }

    async fn a_document_without_a_name_is_called_after_template_and_day(world: World) {
        world.clock.set("2026-11-14T23:59:59.999Z".parse().unwrap());
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Mutual NDA" })).await;
        let made = acme.post("/documents", json!({ "templateId": template })).await.created();
        assert_eq!(made["name"], "Mutual NDA – 2026-11-14");
        let made = acme.post("/documents", json!({ "templateId": template, "name": null })).await.created();
        assert_eq!(made["name"], "Mutual NDA – 2026-11-14");
    }

    async fn a_generated_name_has_at_most_255_characters(world: World) {
        world.clock.set("2026-11-14T12:00:00Z".parse().unwrap());
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "é".repeat(255) })).await;
        let made = acme.post("/documents", json!({ "templateId": template })).await.created();
        assert_eq!(made["name"], format!("{} – 2026-11-14", "é".repeat(242)));
    }

    async fn a_bad_name_is_refused_and_named(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let path =
            format!("/documents/{}", acme.document(json!({ "templateId": template, "name": "Ours" })).await);
        let long = "x".repeat(256);
        for bad in [json!(""), json!("  "), json!(long), json!("a\u{0}b"), json!("a\r\nb"), json!(5), json!(["x"])]
        {
            acme.post("/documents", json!({ "templateId": template, "name": bad })).await.invalid("name");
            acme.patch(&path, json!({ "name": bad })).await.invalid("name");
        }
        assert_eq!(acme.get(&path).await.ok()["name"], "Ours");
        assert_eq!(acme.get("/documents").await.ok().as_array().unwrap().len(), 1);
    }

    async fn a_missing_or_empty_template_is_a_400(world: World) {
        let acme = world.workspace("Acme").await;
        for bad in
            [json!({}), json!({ "templateId": "" }), json!({ "templateId": "  " }), json!({ "templateId": null })]
        {
            acme.post("/documents", bad).await.invalid("templateId");
        }
        for bad in [json!(5), json!(["tpl_1"]), json!({ "id": "tpl_1" })] {
            acme.post("/documents", json!({ "templateId": bad })).await.invalid("templateId");
        }
    }

    async fn an_unknown_template_is_a_404(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let deleted = acme.template(json!({ "name": "Gone" })).await;
        let _ = acme.delete(&format!("/templates/{deleted}")).await.ok();
        let unknown = "tpl_01jcmwk1x3f2q8z5v7t9r4n6ab";
        for id in [unknown, "nonsense", "tpl_", "tpl_\u{0}", &document, &deleted, &template.to_uppercase()] {
            acme.post("/documents", json!({ "templateId": id })).await.error(404, "NOT_FOUND");
        }
        assert_eq!(acme.get("/documents").await.ok().as_array().unwrap().len(), 1);
    }

    async fn a_change_of_name_leaves_the_values_and_answers_the_detail(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let made = json!({ "templateId": template, "name": "Ours", "data": { "party": "Ana" } });
        let path = format!("/documents/{}", acme.document(made).await);
        let mut expected = acme.get(&path).await.ok();
        world.clock.advance_millis(1000);
        let changed = acme.patch(&path, json!({ "name": "Theirs" })).await.ok();
        assert_fields(&changed, &DETAIL);
        assert!(text(&changed["updatedAt"]) > text(&expected["updatedAt"]));
        expected["name"] = json!("Theirs");
        expected["updatedAt"] = changed["updatedAt"].clone();
        assert_eq!(changed, expected);
        assert_eq!(acme.get(&path).await.ok(), expected);
    }

    async fn a_detail_can_be_sent_back_as_it_is(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let path =
            format!("/documents/{}", acme.document(json!({ "templateId": template, "data": { "a": 1 } })).await);
        let detail = acme.get(&path).await.ok();
        assert_eq!(acme.patch(&path, detail.clone()).await.ok(), detail);
        assert_eq!(acme.patch(&path, json!({})).await.ok(), detail);
    }

    async fn deleting_says_so_and_is_for_good(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let gone = acme.document(json!({ "templateId": template })).await;
        let kept = acme.document(json!({ "templateId": template })).await;
        let path = format!("/documents/{gone}");
        let recipients = json!({ "recipients": [{ "email": "ana@example.com" }] });
        let _ = acme.post(&format!("{path}/send"), recipients.clone()).await.ok();
        let answer = acme.delete(&path).await.ok();
        assert_fields(&answer, &["success", "message"]);
        assert_eq!(answer["success"], true);
        acme.get(&path).await.error(404, "NOT_FOUND");
        acme.patch(&path, json!({ "name": "Back" })).await.error(404, "NOT_FOUND");
        acme.delete(&path).await.error(404, "NOT_FOUND");
        acme.get(&format!("{path}/pdf")).await.error(404, "NOT_FOUND");
        acme.post(&format!("{path}/send"), recipients).await.error(404, "NOT_FOUND");
        acme.patch(&format!("{path}/auto-reminder"), json!({ "enabled": true })).await.error(404, "NOT_FOUND");
        assert_eq!(column(&acme.get("/documents").await.ok(), "id"), [kept]);
    }

    async fn changes_made_at_the_same_moment_all_count(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
        let changes = (0..8).map(|number| {
            let (acme, path) = (acme.clone(), path.clone());
            async move { acme.patch(&path, json!({ "data": { format!("v{number}"): number } })).await.ok() }
        });
        futures::future::join_all(changes).await;
        let values = acme.get(&path).await.ok()["responseData"].clone();
        assert_eq!(values.as_object().unwrap().len(), 8, "{values}");
    }

    async fn a_field_given_twice_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let body = format!(r#"{{"templateId":"{template}","name":"a","name":"b"}}"#);
        raw(&acme, Method::POST, "/documents", body).await.invalid("name");
    }
}
