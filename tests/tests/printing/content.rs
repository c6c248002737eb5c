//! What a template may hold, and what is refused.

use countersign_tests::on_both_databases;
use serde_json::{Value, json};

use crate::support::{document, paragraph, printed, with_content};

fn variable(name: &str) -> Value {
    json!({ "type": "variable", "attrs": { "name": name } })
}

on_both_databases! {
    async fn mistakes_are_refused_with_their_place_and_change_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let id = acme.template(json!({ "name": "Lease" })).await;
        let before = acme.get(&format!("/templates/{id}")).await.ok();
        let doc = |content: Value| json!({ "content": { "type": "doc", "content": content } });
        for (part, place) in [
            (doc(json!([{ "type": "video" }])), "content.content[0].type"),
            (doc(json!([paragraph("a"), { "type": "paragraph", "content": [variable("nobody")] }])), "content.content[1].content[0].attrs.name"),
            (doc(json!([{ "type": "field", "attrs": { "id": "f" } }])), "content.content[0].attrs.id"),
            (doc(json!([{ "type": "conditional", "attrs": { "when": "1 +" }, "content": [] }])), "content.content[0].attrs.when"),
            (doc(json!([{ "type": "image", "attrs": { "file": "fil_01jcmwk1x3f2q8z5v7t9r4n6ab" } }])), "content.content[0].attrs.file"),
            (json!({ "symbolTable": { "if": { "type": "text" } } }), "symbolTable.if"),
            (json!({ "symbolTable": { "a": { "type": "number", "default": "x" } } }), "symbolTable.a.default"),
            (json!({ "symbolTable": { "a": { "type": "image", "default": "fil_01jcmwk1x3f2q8z5v7t9r4n6ab" } } }), "symbolTable.a.default"),
            (json!({ "expressionTable": { "a": { "expression": "a + 1" } } }), "expressionTable.a.expression"),
            (json!({ "expressionTable": { "a": { "expression": "1 +" } } }), "expressionTable.a.expression"),
            (json!({ "formSchema": { "fields": [{ "id": "f", "type": "text", "role": "Nobody" }] } }), "formSchema.fields[0].role"),
            (json!({ "content": { "markdown": "a\n\n{{#if b}}\n\nc" } }), "content.markdown"),
        ] {
            let answer = acme.patch(&format!("/templates/{id}"), part.clone()).await;
            assert_eq!(answer.status, 400, "{part}: {}", answer.text());
            assert_eq!(answer.json()["error"]["code"], "VALIDATION_ERROR");
            assert_eq!(answer.json()["error"]["details"][0]["field"], place, "{}", answer.text());
        }
        assert_eq!(acme.get(&format!("/templates/{id}")).await.ok(), before);
    }

    async fn amounts_have_no_more_decimals_than_their_currency(world: World) {
        let acme = world.workspace("Acme").await;
        let price = |default: Value| json!({ "price": { "type": "money", "currency": "EUR", "default": default } });
        acme.post("/templates", json!({ "name": "T", "symbolTable": price(json!("1234.555")) })).await.invalid("symbolTable.price.default");
        let template = acme.template(json!({ "name": "T", "symbolTable": price(json!("1234.50")),
            "formSchema": { "fields": [{ "id": "fee", "type": "money", "variable": "price" }] } })).await;
        let body = |price: &str| json!({ "templateId": template, "data": { "price": price } });
        acme.post("/documents", body("19.995")).await.invalid("data.price");
        let document = acme.document(body("19.990")).await;
        let path = format!("/documents/{document}");
        acme.patch(&path, json!({ "data": { "price": { "amount": "0.5", "currency": "JPY" } } })).await.invalid("data.price");
        let submit = acme.request_v2(reqwest::Method::POST, &format!("{path}/submit")).json(&json!({ "values": { "fee": "1.005" } }));
        acme.send(submit).await.invalid("values.price");
        assert_eq!(acme.get(&path).await.ok()["responseData"]["price"], "19.990", "nothing was changed");
    }

    async fn markdown_becomes_a_tree_and_declares_its_variables(world: World) {
        let acme = world.workspace("Acme").await;
        let markdown = "# Lease\n\nBetween **{{landlord}}** and {{tenant}}.\n\n| Room | Size |\n|---|---:|\n| {{#each rooms as room}} | |\n| {{room.name}} | {{room.size}} |\n| {{/each}} | |\n";
        let template = acme.template(json!({ "name": "Lease", "content": { "markdown": markdown } })).await;
        let shown = acme.get(&format!("/templates/{template}")).await.ok();
        assert_eq!(shown["content"]["type"], "doc");
        assert_eq!(shown["content"]["content"][0]["type"], "heading");
        assert_eq!(shown["symbolTable"]["tenant"], json!({ "type": "text" }));
        assert_eq!(shown["symbolTable"]["rooms"], json!({ "type": "list" }));
        // A detail can be sent back as it is.
        acme.patch(&format!("/templates/{template}"), shown).await.ok();
        let data = json!({ "landlord": "Ana Lima", "rooms": [{ "name": "Kitchen", "size": 12 }, { "name": "Hall", "size": 7.5 }] });
        let id = acme.document(json!({ "templateId": template, "name": "Flat 4", "data": data })).await;
        let text = printed(&acme, &id).await;
        for expected in ["Lease", "Between Ana Lima and", "Room", "Kitchen", "12", "Hall", "7.5"] {
            assert!(text.contains(expected), "{expected} is missing: {text}");
        }
    }

    async fn variables_conditions_rows_and_sums_are_worked_out(world: World) {
        let acme = world.workspace("Acme").await;
        let cell = |content: Value| json!({ "type": "tableCell", "content": [{ "type": "paragraph", "content": [content] }] });
        let template = json!({
            "name": "Invoice",
            "content": { "type": "doc", "attrs": { "language": "de" }, "content": [
                { "type": "heading", "attrs": { "level": 1 }, "content": [{ "type": "text", "text": "Rechnung" }] },
                { "type": "conditional", "attrs": { "when": "total > 1" }, "content": [paragraph("Mehr als einer")] },
                { "type": "conditional", "attrs": { "when": "total > 100" }, "content": [paragraph("Sehr viel")] },
                { "type": "table", "content": [
                    { "type": "repeat", "attrs": { "over": "items" }, "content": [
                        { "type": "tableRow", "content": [cell(variable("item.name")), cell(variable("item.price"))] }] },
                    { "type": "tableRow", "content": [cell(json!({ "type": "text", "text": "Summe" })), cell(variable("total"))] }] }] },
            "symbolTable": { "items": { "type": "list", "columns": { "name": { "type": "text" }, "price": { "type": "money", "currency": "EUR" } } } },
            "expressionTable": { "total": { "expression": "sum(items.map(|i| i.price))", "type": "money" } }
        });
        let data = json!({ "items": [{ "name": "Nagel", "price": "0.10" }, { "name": "Hammer", "price": 1234.20 }] });
        let id = document(&acme, template, data).await;
        let text = printed(&acme, &id).await.replace('\u{a0}', " ");
        for expected in ["Rechnung", "Mehr als einer", "Sehr viel", "Nagel", "0,10 €", "1.234,30 €"] {
            assert!(text.contains(expected), "{expected} is missing: {text}");
        }
    }

    async fn a_template_that_changes_leaves_its_documents_alone(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(with_content(json!([paragraph("First words")]))).await;
        let id = acme.document(json!({ "templateId": template })).await;
        let changed = json!({ "content": { "type": "doc", "content": [paragraph("Other words")] } });
        acme.patch(&format!("/templates/{template}"), changed).await.ok();
        let text = printed(&acme, &id).await;
        assert!(text.contains("First words") && !text.contains("Other words"), "{text}");
    }
}
