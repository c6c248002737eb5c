//! Templates: sections 2 and 4 of the contract.

use countersign_tests::on_both_databases;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{assert_fields, assert_moment, raw, text};

const LIST: [&str; 5] = ["id", "name", "isPubliclyFillable", "createdAt", "updatedAt"];
const DETAIL: [&str; 10] = [
    "id", "name", "isPubliclyFillable", "content", "symbolTable", "expressionTable", "formSchema",
    "publicLinkConfig", "createdAt", "updatedAt",
];

/// A template with something in each of its parts.
fn lease() -> Value {
    json!({
        "name": "Lease",
        "content": { "type": "doc", "content": [] },
        "symbolTable": { "rent": { "type": "money", "label": "Rent" } },
        "expressionTable": { "yearly": { "expression": "rent * 12" } },
        "formSchema": { "roles": [{ "name": "Tenant" }], "fields": [] },
        "isPubliclyFillable": true,
        "publicLinkConfig": { "requireLogin": true },
    })
}

on_both_databases! {
    async fn a_template_with_a_name_alone_is_made_and_shown(world: World) {
        let acme = world.workspace("Acme").await;
        let made = acme.post("/templates", json!({ "name": "  NDA  " })).await.created();
        assert_fields(&made, &["id", "name", "createdAt", "updatedAt"]);
        assert_eq!(made["name"], "NDA");
        assert_moment(&made["createdAt"]);
        assert_eq!(made["updatedAt"], made["createdAt"]);
        let id = text(&made["id"]);
        assert!(id.starts_with("tpl_"));
        let shown = acme.get(&format!("/templates/{id}")).await.ok();
        assert_fields(&shown, &DETAIL);
        for part in ["content", "symbolTable", "expressionTable", "formSchema"] {
            assert_eq!(shown[part], json!({}), "{part} was never set");
        }
        assert_eq!(shown["isPubliclyFillable"], false);
        assert_eq!(shown["publicLinkConfig"], json!({ "requireLogin": false }));
        assert_eq!(shown["createdAt"], made["createdAt"]);
    }

    async fn everything_given_at_creation_is_shown(world: World) {
        let acme = world.workspace("Acme").await;
        let id = acme.template(lease()).await;
        let shown = acme.get(&format!("/templates/{id}")).await.ok();
        for (field, given) in lease().as_object().unwrap() {
            assert_eq!(&shown[field], given, "{field}");
        }
    }

    async fn a_list_shows_the_list_fields_and_no_more(world: World) {
        let acme = world.workspace("Acme").await;
        let id = acme.template(lease()).await;
        let list = acme.get("/templates").await.ok();
        let [only] = list.as_array().unwrap().as_slice() else { panic!("one template: {list}") };
        assert_fields(only, &LIST);
        assert_eq!((text(&only["id"]), text(&only["name"])), (id.as_str(), "Lease"));
        assert_eq!(only["isPubliclyFillable"], true);
    }

    async fn what_a_template_holds_comes_back_digit_by_digit(world: World) {
        let acme = world.workspace("Acme").await;
        let content =
            r#"{"type":"doc","z":12345678901234567890.10,"a":[1.0,1e3,0.1000],"m":{"y":"\u00e9","b":null}}"#;
        let body = format!(r#"{{"name":"NDA","content":{content}}}"#);
        let made = raw(&acme, Method::POST, "/templates", body).await.created();
        let path = format!("/templates/{}", text(&made["id"]));
        let shown = acme.get(&path).await.text();
        assert_eq!(shown.matches(content).count(), 1, "{shown}");
        let changed = raw(&acme, Method::PATCH, &path, format!(r#"{{"formSchema":{content}}}"#)).await.text();
        assert_eq!(changed.matches(content).count(), 2, "{changed}");
    }

    async fn a_change_of_name_leaves_the_rest_and_answers_the_detail(world: World) {
        let acme = world.workspace("Acme").await;
        let id = acme.template(lease()).await;
        let path = format!("/templates/{id}");
        let mut expected = acme.get(&path).await.ok();
        world.clock.advance_millis(1500);
        let changed = acme.patch(&path, json!({ "name": " Lease, 2026 " })).await.ok();
        assert!(text(&changed["updatedAt"]) > text(&expected["updatedAt"]));
        expected["name"] = json!("Lease, 2026");
        expected["updatedAt"] = changed["updatedAt"].clone();
        assert_eq!(changed, expected);
        assert_eq!(acme.get(&path).await.ok(), expected);
        assert_eq!(acme.get("/templates").await.ok()[0]["name"], "Lease, 2026");
    }

    async fn each_part_can_be_changed_by_itself(world: World) {
        let acme = world.workspace("Acme").await;
        let id = acme.template(lease()).await;
        let path = format!("/templates/{id}");
        for (field, value) in [
            ("content", json!({ "type": "doc", "content": [{ "type": "paragraph" }] })),
            // The variable goes after the expression that uses it.
            ("expressionTable", json!({})),
            ("symbolTable", json!({ "tenant": { "type": "text" } })),
            ("formSchema", json!({ "roles": [] })),
            ("isPubliclyFillable", json!(false)),
            ("publicLinkConfig", json!({ "requireLogin": false })),
        ] {
            let mut expected = acme.get(&path).await.ok();
            assert_ne!(expected[field], value);
            expected[field] = value.clone();
            assert_eq!(acme.patch(&path, json!({ field: value })).await.ok(), expected, "{field}");
            assert_eq!(acme.get(&path).await.ok(), expected, "{field}");
        }
    }

    async fn a_detail_can_be_sent_back_as_it_is(world: World) {
        let acme = world.workspace("Acme").await;
        for body in [lease(), json!({ "name": "NDA" })] {
            let path = format!("/templates/{}", acme.template(body).await);
            let mut detail = acme.get(&path).await.ok();
            world.clock.advance_millis(1000);
            let answer = acme.patch(&path, detail.clone()).await.ok();
            detail["updatedAt"] = answer["updatedAt"].clone();
            assert_eq!(answer, detail);
        }
    }

    async fn unknown_fields_and_nulls_change_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/templates/{}", acme.template(lease()).await);
        let before = acme.get(&path).await.ok();
        world.clock.advance_millis(1_000);
        let nothing =
            json!({ "colour": "red", "id": "tpl_1", "name": null, "content": null, "publicLinkConfig": {} });
        assert_eq!(acme.patch(&path, nothing).await.ok(), before);
        assert_eq!(acme.patch(&path, json!({})).await.ok(), before);
        assert_eq!(acme.patch(&path, before.clone()).await.ok(), before, "its detail can be sent back as it is");
        let told = acme.get("/activity?events=template.updated").await.ok();
        assert_eq!(told, json!([]), "nothing happened");
    }

    async fn deleting_says_so_and_is_for_good(world: World) {
        let acme = world.workspace("Acme").await;
        let (gone, kept) = (acme.template(lease()).await, acme.template(json!({ "name": "NDA" })).await);
        let path = format!("/templates/{gone}");
        let answer = acme.delete(&path).await.ok();
        assert_fields(&answer, &["success", "message"]);
        assert_eq!(answer["success"], true);
        assert!(!text(&answer["message"]).is_empty());
        acme.get(&path).await.error(404, "NOT_FOUND");
        acme.patch(&path, json!({ "name": "Back" })).await.error(404, "NOT_FOUND");
        acme.delete(&path).await.error(404, "NOT_FOUND");
        let list = acme.get("/templates").await.ok();
        assert_eq!(crate::support::column(&list, "id"), [kept]);
    }

    async fn documents_stay_as_they_were_when_the_template_changes_and_goes(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(lease()).await;
        let made = json!({ "templateId": template, "name": "Flat 4", "data": { "rent": 950 } });
        let path = format!("/documents/{}", acme.document(made).await);
        let before = acme.get(&path).await.ok();

        let edit = json!({
            "name": "Sublease", "symbolTable": { "rent": { "type": "list" } },
            "formSchema": { "roles": [{ "name": "Guest" }] },
        });
        let _ = acme.patch(&format!("/templates/{template}"), edit).await.ok();
        assert_eq!(acme.get(&path).await.ok(), before);
        // It is still checked against the variables and roles that it was made from.
        acme.patch(&path, json!({ "data": { "rent": [] } })).await.invalid("data.rent");
        let guest = json!({ "recipients": [{ "email": "ana@example.com", "role": "Guest" }] });
        acme.post(&format!("{path}/send"), guest).await.invalid("recipients[0].role");

        let _ = acme.delete(&format!("/templates/{template}")).await.ok();
        assert_eq!(acme.get(&path).await.ok(), before);
        assert_eq!(acme.patch(&path, json!({ "data": { "rent": 980 } })).await.ok()["responseData"]["rent"], 980);
        assert_eq!(acme.get(&format!("{path}/pdf")).await.status, 200);
        let tenant = json!({ "recipients": [{ "email": "ana@example.com", "role": "Tenant" }] });
        assert_eq!(acme.post(&format!("{path}/send"), tenant).await.ok()["invitationsSent"], 1);
        acme.post("/documents", json!({ "templateId": template })).await.error(404, "NOT_FOUND");
    }
}

on_both_databases! {
    async fn a_bad_name_is_refused_and_named(world: World) {
        let acme = world.workspace("Acme").await;
        acme.post("/templates", json!({})).await.invalid("name");
        let path = format!("/templates/{}", acme.template(lease()).await);
        let before = acme.get(&path).await.ok();
        let long = "é".repeat(256);
        for bad in [json!(""), json!("  \t "), json!(long), json!("a\u{0}b"), json!("a\nb"), json!("\u{7f}x")] {
            acme.post("/templates", json!({ "name": bad })).await.invalid("name");
            acme.patch(&path, json!({ "name": bad })).await.invalid("name");
        }
        for bad in [json!(5), json!(true), json!(["NDA"]), json!({ "en": "NDA" })] {
            acme.post("/templates", json!({ "name": bad })).await.invalid("name");
            acme.patch(&path, json!({ "name": bad })).await.invalid("name");
        }
        acme.post("/templates", json!({ "name": null })).await.invalid("name");
        assert_eq!(acme.get(&path).await.ok(), before);
        assert_eq!(acme.get("/templates").await.ok().as_array().unwrap().len(), 1);
    }

    async fn a_name_may_have_255_characters_of_any_script(world: World) {
        let acme = world.workspace("Acme").await;
        for name in ["é".repeat(255), "契".repeat(255), "😀".repeat(255)] {
            assert_eq!(acme.post("/templates", json!({ "name": name })).await.created()["name"], name);
        }
    }

    async fn a_part_of_the_wrong_type_is_refused_and_named(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/templates/{}", acme.template(lease()).await);
        let before = acme.get(&path).await.ok();
        for (field, bad) in [
            ("content", json!([])),
            ("content", json!("<p>")),
            ("symbolTable", json!([{ "name": "rent" }])),
            ("expressionTable", json!(5)),
            ("formSchema", json!(true)),
            ("isPubliclyFillable", json!("yes")),
            ("publicLinkConfig", json!(true)),
        ] {
            acme.post("/templates", json!({ "name": "NDA", field: bad })).await.invalid(field);
            acme.patch(&path, json!({ field: bad })).await.invalid(field);
        }
        let login = json!({ "name": "NDA", "publicLinkConfig": { "requireLogin": 1 } });
        acme.post("/templates", login).await.invalid("publicLinkConfig.requireLogin");
        assert_eq!(acme.get(&path).await.ok(), before);
    }

    async fn a_bad_symbol_table_or_form_names_the_place(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/templates/{}", acme.template(lease()).await);
        let before = acme.get(&path).await.ok();
        for (field, bad, place) in [
            ("symbolTable", json!({ "rent": 5 }), "symbolTable.rent"),
            ("symbolTable", json!({ "rent": {} }), "symbolTable.rent.type"),
            ("symbolTable", json!({ "rent": { "type": "colour" } }), "symbolTable.rent.type"),
            ("symbolTable", json!({ "1st": { "type": "text" } }), "symbolTable.1st"),
            ("symbolTable", json!({ "a b": { "type": "text" } }), "symbolTable.a b"),
            ("symbolTable", json!({ "c": { "type": "choice", "options": "a" } }), "symbolTable.c.options"),
            ("symbolTable", json!({ "c": { "type": "choice", "options": ["a", 1] } }), "symbolTable.c.options[1]"),
            ("formSchema", json!({ "roles": "Tenant" }), "formSchema.roles"),
            ("formSchema", json!({ "roles": ["Tenant"] }), "formSchema.roles[0]"),
            ("formSchema", json!({ "roles": [{ "name": "A" }, { "name": " " }] }), "formSchema.roles[1].name"),
            ("formSchema", json!({ "roles": [{ "name": "A" }, { "name": "A" }] }), "formSchema.roles[1].name"),
            ("formSchema", json!({ "roles": [{ "name": "A", "order": "1" }] }), "formSchema.roles[0].order"),
            ("formSchema", json!({ "roles": [{ "name": "A", "kind": "boss" }] }), "formSchema.roles[0].kind"),
        ] {
            acme.post("/templates", json!({ "name": "NDA", field: bad })).await.invalid(place);
            acme.patch(&path, json!({ field: bad })).await.invalid(place);
        }
        assert_eq!(acme.get(&path).await.ok(), before);
    }

    async fn all_that_is_wrong_with_a_body_is_told_at_once(world: World) {
        let acme = world.workspace("Acme").await;
        let bad = json!({
            "name": "NDA", "symbolTable": { "a": 1, "b": { "type": "x" } }, "formSchema": { "roles": [{}] },
        });
        let error = acme.post("/templates", bad).await.invalid("symbolTable.a");
        let places = crate::support::column(&error["details"], "field");
        assert_eq!(places, ["symbolTable.a", "symbolTable.b.type", "formSchema.roles[0].name"]);
        assert!(text(&error["message"]).contains("symbolTable.a"), "{error}");
    }

    async fn text_that_cannot_be_read_or_printed_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        for part in ["content", "symbolTable", "expressionTable", "formSchema"] {
            for bad in [r#"{"x":"\ud800"}"#, r#"{"x":{"\ud800":1}}"#, r#"{"x":["\u0000"]}"#, r#"{"\u0007":1}"#] {
                let body = format!(r#"{{"name":"NDA","{part}":{bad}}}"#);
                let answer = raw(&acme, Method::POST, "/templates", body).await;
                let error = answer.error(400, "VALIDATION_ERROR");
                let place = text(&error["details"][0]["field"]).to_owned();
                assert!(place.starts_with(part), "{bad} is wrong at {part}, not at {place}");
            }
        }
        assert_eq!(acme.get("/templates").await.ok(), json!([]));
    }
}
