//! Fields whose own answer would hide them: no such template is saved, and those that were saved before go on.

use countersign_tests::{Workspace, World, on_both_databases};
use model::Clock;
use model::body::{Body, JsonObject};
use serde_json::{Value, json};
use store::{Write, args};

use crate::support::{Signer, send, shown};

fn form(condition: &str) -> Value {
    json!({"fields": [
        {"id": "town", "type": "text"},
        {"id": "why", "type": "text", "variable": "reason", "visibleWhen": condition}]})
}

fn body_with(condition: &str) -> Value {
    json!({
        "name": "Move", "symbolTable": {"reason": {"type": "text"}},
        "expressionTable": {"given": {"expression": "isSet(reason)"}}, "formSchema": form(condition),
    })
}

/// Has a template hold what an earlier version saved.
async fn of_an_earlier_version(world: &World, acme: &Workspace, template: &str, condition: &str) {
    let part = |name: &str| JsonObject::stored(body_with(condition)[name].to_string()).unwrap();
    let body = Body {
        symbol_table: part("symbolTable"),
        expression_table: part("expressionTable"),
        form_schema: part("formSchema"),
        ..Body::default()
    };
    let database = world.database().await;
    let mut write = Write::new();
    let hash = body.hash();
    store::bodies::insert(&mut write, acme.id, &hash, &body, world.clock.now());
    write.one("template", "UPDATE templates SET body_hash = $2 WHERE id = $1", args![template, hash.as_str()]);
    database.commit(write).await.unwrap();
    database.close().await;
}

on_both_databases! {
    async fn no_such_template_is_saved(world: World) {
        let acme = world.workspace("Acme").await;
        let place = "formSchema.fields[1].visibleWhen";
        for condition in ["why != \"x\"", "isSet(reason)", "!given"] {
            let refused = acme.post("/templates", body_with(condition)).await;
            refused.invalid(place);
            assert!(refused.text().contains("own answer"), "{}", refused.text());
        }
        let template = acme.template(body_with("town == \"Ulm\"")).await;
        let changed = acme.patch(&format!("/templates/{template}"), json!({"formSchema": form("given")})).await;
        changed.invalid(place);
        assert_eq!(acme.get(&format!("/templates/{template}")).await.ok()["formSchema"], form("town == \"Ulm\""));
    }

    async fn one_that_was_saved_before_is_shown_and_its_documents_are_signed(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(body_with("town == \"Ulm\"")).await;
        of_an_earlier_version(&world, &acme, &template, "!given || reason == \"x\"").await;
        let path = format!("/templates/{template}");
        assert_eq!(acme.get(&path).await.ok()["formSchema"], form("!given || reason == \"x\""));
        let document = acme.document(json!({"templateId": template})).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.submit(json!({"values": {"town": "Bonn", "why": "x"}})).await.ok();
        let done = shown(&acme, &document).await;
        assert_eq!((&done["status"], &done["responseData"]), (&json!("completed"), &json!({"town": "Bonn", "reason": "x"})));
        assert_eq!(acme.patch(&path, json!({"name": "Moving"})).await.ok()["name"], "Moving");
        let other = json!({"given": {"expression": "isSet(reason)"}, "two": {"expression": "1 + 1"}});
        acme.patch(&path, json!({"expressionTable": other})).await.invalid("formSchema.fields[1].visibleWhen");
        let _ = acme.patch(&path, json!({"formSchema": form("town == \"Bonn\"")})).await.ok();
    }
}
