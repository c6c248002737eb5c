//! The values of documents: prefilled, changed, checked against the template's variables, and bounded.

use countersign_tests::{Workspace, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{column, raw, text};

/// A template with one variable, `x`.
async fn template_with(acme: &Workspace, symbol: Value) -> String {
    acme.template(json!({ "name": "NDA", "symbolTable": { "x": symbol } })).await
}

on_both_databases! {
    async fn prefilled_values_are_shown(world: World) {
        let acme = world.workspace("Acme").await;
        let template =
            acme.template(json!({ "name": "Lease", "symbolTable": { "rent": { "type": "number" } } })).await;
        let data = json!({ "rent": 950, "crm": { "deal": 7, "tags": ["a", null] }, "note": "" });
        let id = acme.document(json!({ "templateId": template, "data": data })).await;
        assert_eq!(acme.get(&format!("/documents/{id}")).await.ok()["responseData"], data);
    }

    async fn values_come_back_digit_by_digit_and_in_order(world: World) {
        let acme = world.workspace("Acme").await;
        let template =
            acme.template(json!({ "name": "Lease", "symbolTable": { "z": { "type": "number" } } })).await;
        let data = r#"{"z":12345678901234567890.10,"a":{"c":1.0,"b":"\u00e9 <&>"},"m":[1e3,0.1000]}"#;
        let body = format!(r#"{{"templateId":"{template}","data":{data}}}"#);
        let made = raw(&acme, Method::POST, "/documents", body).await.created();
        let path = format!("/documents/{}", text(&made["id"]));
        let shown = acme.get(&path).await.text();
        assert!(shown.contains(&format!(r#""responseData":{data}"#)), "{shown}");
        let changed = raw(&acme, Method::PATCH, &path, r#"{"data":{"n":2.50,"a":null}}"#).await.text();
        let expected = r#"{"z":12345678901234567890.10,"m":[1e3,0.1000],"n":2.50}"#;
        assert!(changed.contains(&format!(r#""responseData":{expected}"#)), "{changed}");
    }

    async fn a_change_merges_and_null_removes(world: World) {
        let acme = world.workspace("Acme").await;
        let template =
            acme.template(json!({ "name": "Lease", "symbolTable": { "a": { "type": "number" } } })).await;
        let data = json!({ "a": 1, "b": 2, "gone": null });
        let path = format!("/documents/{}", acme.document(json!({ "templateId": template, "data": data })).await);
        assert_eq!(acme.get(&path).await.ok()["responseData"], json!({ "a": 1, "b": 2 }));
        let change = json!({ "data": { "a": null, "b": { "in": null }, "c": [null], "never": null } });
        let expected = json!({ "b": { "in": null }, "c": [null] });
        assert_eq!(acme.patch(&path, change).await.ok()["responseData"], expected);
        assert_eq!(acme.patch(&path, json!({ "data": {} })).await.ok()["responseData"], expected);
        assert_eq!(acme.patch(&path, json!({ "data": null })).await.ok()["responseData"], expected);
        assert_eq!(acme.get(&path).await.ok()["responseData"], expected);
    }

    async fn each_type_takes_its_own_values_and_refuses_others(world: World) {
        let acme = world.workspace("Acme").await;
        let options = json!(["a", { "value": "b", "label": "B" }]);
        for (symbol, good, bad) in [
            (json!({ "type": "text" }), json!(["a", 5, true]), json!([[], {}])),
            (json!({ "type": "number" }), json!([1.5, -2, "-2.50"]), json!(["1e5x", true, "1.", [1], {}])),
            (
                json!({ "type": "money" }),
                json!([3, "12.50", { "amount": "12.50", "currency": "EUR" }, { "amount": 1, "currency": "USD" }]),
                json!([{ "amount": "x", "currency": "EUR" }, { "amount": 1 }, { "amount": 1, "currency": "€" }, []]),
            ),
            (json!({ "type": "date" }), json!(["2026-11-14"]), json!(["14.11.2026", "2026-02-30", 20_261_114])),
            (
                json!({ "type": "datetime" }),
                json!(["2026-11-14T09:30:00Z"]),
                json!(["noon", "2026-11-14T09:30:00", 5]),
            ),
            (json!({ "type": "boolean" }), json!([true, false, "true"]), json!(["yes", 1, []])),
            (json!({ "type": "email" }), json!(["ana@example.com"]), json!(["ana", "a@b@c", 5])),
            (json!({ "type": "choice", "options": options }), json!(["a", "b"]), json!(["c", "B", 1, ["a"]])),
            (json!({ "type": "list" }), json!([[], [{ "price": 1 }]]), json!([{}, "a", 5])),
            (json!({ "type": "image" }), json!([""]), json!([1, {}, "fil_01jcmwk1x3f2q8z5v7t9r4n6ab", "hello"])),
        ] {
            let template = template_with(&acme, symbol.clone()).await;
            let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
            for value in good.as_array().unwrap() {
                let made = json!({ "templateId": template, "data": { "x": value } });
                assert_eq!(acme.post("/documents", made).await.status, 201, "{symbol} takes {value}");
                let changed = acme.patch(&path, json!({ "data": { "x": value } })).await.ok();
                assert_eq!(&changed["responseData"]["x"], value, "{symbol}");
            }
            let before = acme.get(&path).await.ok();
            for value in bad.as_array().unwrap() {
                let data = json!({ "x": value });
                acme.post("/documents", json!({ "templateId": template, "data": data })).await.invalid("data.x");
                acme.patch(&path, json!({ "data": data })).await.invalid("data.x");
            }
            assert_eq!(acme.get(&path).await.ok(), before);
            assert_eq!(acme.patch(&path, json!({ "data": { "x": null } })).await.ok()["responseData"], json!({}));
        }
    }

    async fn all_wrong_values_are_named_and_none_is_taken(world: World) {
        let acme = world.workspace("Acme").await;
        let symbols =
            json!({ "rent": { "type": "number" }, "start": { "type": "date" }, "tenant": { "type": "text" } });
        let template = acme.template(json!({ "name": "Lease", "symbolTable": symbols })).await;
        let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
        let data = json!({ "tenant": "Ana", "rent": "much", "start": "soon" });
        let error = acme.patch(&path, json!({ "data": data })).await.invalid("data.rent");
        assert_eq!(column(&error["details"], "field"), ["data.rent", "data.start"]);
        assert_eq!(acme.get(&path).await.ok()["responseData"], json!({}));
    }

    async fn values_must_be_an_object(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
        for bad in [json!([]), json!("rent=5"), json!(5), json!(true)] {
            acme.post("/documents", json!({ "templateId": template, "data": bad })).await.invalid("data");
            acme.patch(&path, json!({ "data": bad })).await.invalid("data");
        }
    }

    async fn a_document_holds_at_most_a_thousand_values(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let values =
            |count: usize| (0..count).map(|n| (format!("v{n}"), json!(n))).collect::<serde_json::Map<_, _>>();
        let many = json!({ "templateId": template, "data": values(1001) });
        acme.post("/documents", many).await.invalid("data");
        let full = json!({ "templateId": template, "data": values(1000) });
        let path = format!("/documents/{}", acme.document(full).await);
        acme.patch(&path, json!({ "data": { "one more": 1 } })).await.invalid("data");
        assert_eq!(acme.get(&path).await.ok()["responseData"].as_object().unwrap().len(), 1000);
        let swapped = acme.patch(&path, json!({ "data": { "v0": null, "one more": 1 } })).await.ok();
        assert_eq!(swapped["responseData"].as_object().unwrap().len(), 1000);
    }

    async fn a_value_has_at_most_a_hundred_thousand_characters(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
        for letter in ["x", "契", "\""] {
            let longest = letter.repeat(100_000);
            let changed = acme.patch(&path, json!({ "data": { "x": longest } })).await.ok();
            assert_eq!(changed["responseData"]["x"], longest);
            let longer = letter.repeat(100_001);
            acme.patch(&path, json!({ "data": { "x": longer } })).await.invalid("data.x");
            let made = json!({ "templateId": template, "data": { "x": longer } });
            acme.post("/documents", made).await.invalid("data.x");
        }
        let long_list = json!({ "data": { "x": vec!["xxxxxxx"; 10_001] } });
        acme.patch(&path, long_list).await.invalid("data.x");
    }

    async fn a_value_needs_a_name_without_control_characters(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let long = "x".repeat(256);
        for (name, place) in [("", "data."), ("a\u{0}b", "data.ab"), ("\u{1}", "data."), (&long, &long)] {
            let data = json!({ name: 1 });
            let error = acme.post("/documents", json!({ "templateId": template, "data": data })).await;
            let error = error.error(400, "VALIDATION_ERROR");
            let found = text(&error["details"][0]["field"]).to_owned();
            assert!(found == place || place.contains(found.trim_start_matches("data.")), "{found}");
        }
        let data = json!({ "x".repeat(255): 1, "naïve key 契": 2 });
        assert_eq!(acme.post("/documents", json!({ "templateId": template, "data": data })).await.status, 201);
    }

    async fn control_characters_in_values_are_refused_wherever_they_hide(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
        for bad in [
            r#""a\u0000b""#, r#"["\u0007"]"#, r#"{"k":[{"\u0001":1}]}"#, r#""\ud800""#, "\"\u{7f}\"", "\"\u{85}\"",
        ] {
            let body = format!(r#"{{"data":{{"x":{bad}}}}}"#);
            raw(&acme, Method::PATCH, &path, body).await.invalid("data.x");
        }
        assert_eq!(acme.get(&path).await.ok()["responseData"], json!({}));
        let fine = json!({ "x": "line\nline\ttab\r\n and a \\u0000 spelled out" });
        assert_eq!(acme.patch(&path, json!({ "data": fine })).await.ok()["responseData"], fine);
    }

    async fn a_number_of_any_size_is_kept_or_named(world: World) {
        let acme = world.workspace("Acme").await;
        for template in [
            acme.template(json!({ "name": "Lease" })).await,
            template_with(&acme, json!({ "type": "number" })).await,
        ] {
            let body = format!(r#"{{"templateId":"{template}","data":{{"huge":1e400,"tiny":1e-400}}}}"#);
            let made = raw(&acme, Method::POST, "/documents", body).await.created();
            let shown = acme.get(&format!("/documents/{}", text(&made["id"]))).await.text();
            assert!(shown.contains(r#"{"huge":1e400,"tiny":1e-400}"#), "{shown}");
        }
    }
}
