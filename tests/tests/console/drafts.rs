//! Templates that are still being written.

use countersign_tests::on_both_databases;
use serde_json::{Value, json};

/// A draft that prints a variable and a computed value.
fn draft() -> Value {
    json!({
        "name": "Rent",
        "content": { "type": "doc", "content": [
            { "type": "paragraph", "content": [{ "type": "variable", "attrs": { "name": "yearly" } }] },
        ] },
        "symbolTable": {
            "rent": { "type": "money", "currency": "EUR" },
            "items": { "type": "list", "columns": { "price": { "type": "number" } } },
        },
        "expressionTable": { "yearly": { "expression": "rent * 12" } },
    })
}

on_both_databases! {
    async fn a_draft_that_holds_together_has_no_problems(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        assert_eq!(person.post("/drafts/check", draft()).await.ok(), json!({ "problems": [] }));
        assert_eq!(person.get("/templates").await.ok(), json!([]), "nothing was saved");
    }

    async fn every_problem_of_a_draft_is_told_with_its_place(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let mut broken = draft();
        broken["content"]["content"][0]["content"][0]["attrs"]["name"] = json!("nowhere");
        let told = person.post("/drafts/check", broken).await.ok();
        assert_eq!(told["problems"][0]["field"], "content.content[0].content[0].attrs.name");
        assert_eq!(told["problems"].as_array().unwrap().len(), 1);

        let absent = json!({ "content": { "type": "doc", "content": [
            { "type": "image", "attrs": { "file": "fil_01jcmwk1x3f2q8z5v7t9r4n6ab", "alt": "x" } },
        ] } });
        let told = person.post("/drafts/check", absent).await.ok();
        assert_eq!(told["problems"][0]["field"], "content.content[0].attrs.file");
    }

    async fn a_draft_is_drawn_as_the_template_would_be(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let data = json!({ "rent": 950 });
        let asked = json!({ "draft": draft(), "data": data, "format": "svg" });
        let drawn = person.post("/drafts/preview", asked).await.ok();
        assert_eq!(drawn["pageCount"], 1);
        let saved = acme.template(draft()).await;
        let asked = json!({ "data": data, "format": "svg" });
        let of_template = person.post(&format!("/templates/{saved}/preview"), asked).await.ok();
        assert_eq!(drawn["pages"], of_template["pages"]);
    }

    async fn a_draft_that_does_not_hold_together_is_not_drawn(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let mut broken = draft();
        broken["expressionTable"]["yearly"]["expression"] = json!("rent *");
        person.post("/drafts/preview", json!({ "draft": broken })).await.invalid("expressionTable.yearly.expression");
        let asked = json!({ "draft": draft(), "data": { "rent": "much" } });
        person.post("/drafts/preview", asked).await.invalid("data.rent");
    }

    async fn an_expression_is_worked_out_while_it_is_written(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let asked = json!({ "draft": draft(), "expression": "yearly + rent", "data": { "rent": 100 } });
        let told = person.post("/drafts/expression", asked).await.ok();
        assert_eq!(told["value"], json!({ "amount": "1300", "currency": "EUR" }));
        assert_eq!(told["shown"], "€1,300.00");
        assert_eq!(told["kind"], "an amount of money");
        assert_eq!(told["error"], Value::Null);
    }

    async fn a_day_begins_where_the_workspace_is(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        // They are 25 hours apart, so there is no moment at which both have the same day.
        let mut days = Vec::new();
        for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
            person.patch("/workspace", json!({ "timeZone": zone })).await.ok();
            let asked = json!({ "draft": draft(), "expression": "today()" });
            days.push(person.post("/drafts/expression", asked).await.ok()["value"].clone());
        }
        assert!(days[0].as_str().unwrap() > days[1].as_str().unwrap(), "{days:?}");
    }

    async fn within_a_repeat_an_expression_sees_its_first_item(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let asked = json!({
            "draft": draft(), "expression": "line.price * 2", "within": [{ "over": "items", "as": "line" }],
            "data": { "items": [{ "price": 21 }, { "price": 5 }] },
        });
        assert_eq!(person.post("/drafts/expression", asked).await.ok()["shown"], "42");
    }

    async fn a_mistake_in_an_expression_has_its_place(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let asked = json!({ "draft": draft(), "expression": "rent + yeerly" });
        let told = person.post("/drafts/expression", asked).await.ok();
        assert_eq!((&told["value"], &told["shown"]), (&Value::Null, &Value::Null));
        assert_eq!((&told["error"]["line"], &told["error"]["column"]), (&json!(1), &json!(8)));
        assert!(told["error"]["message"].as_str().unwrap().contains("`yearly`"), "{told}");
    }

    async fn the_functions_are_those_that_expressions_can_call(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let told = person.get("/drafts/functions").await.ok();
        let functions = told.as_array().unwrap();
        for name in ["round", "sum", "choose", "orElse", "isSet", "formatDate", "words"] {
            assert!(functions.iter().any(|one| one["name"] == name), "{name}");
        }
        let round = functions.iter().find(|one| one["name"] == "round").unwrap();
        assert_eq!((&round["least"], &round["most"]), (&json!(1), &json!(2)));
    }
}
