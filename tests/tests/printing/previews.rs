//! Pages as pictures, and where the fields lie.

use countersign_tests::{Answer, Workspace, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{file, paragraph, some_pdf, with_content};

async fn get(workspace: &Workspace, path: &str) -> Answer {
    workspace.send(workspace.request_v2(Method::GET, path)).await
}

async fn preview(workspace: &Workspace, template: &str, body: Value) -> Answer {
    workspace.send(workspace.request_v2(Method::POST, &format!("/templates/{template}/preview")).json(&body)).await
}

fn form() -> Value {
    let mut template = with_content(json!([
        paragraph("A page"), { "type": "pageBreak" },
        { "type": "paragraph", "content": [{ "type": "text", "text": "Sign here: " }, { "type": "field", "attrs": { "id": "sign" } }] }]));
    template["formSchema"] = json!({ "roles": [{ "name": "Tenant" }], "fields": [{ "id": "sign", "type": "signature", "role": "Tenant" }] });
    template
}

on_both_databases! {
    async fn a_template_shows_its_pages_and_fields(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(form()).await;
        let shown = preview(&acme, &template, json!({ "format": "png", "scale": 1 })).await.ok();
        assert_eq!(shown["pageCount"], 2);
        assert!(shown["pages"][1]["image"].as_str().unwrap().starts_with("data:image/png;base64,"));
        let field = &shown["fields"][0];
        assert_eq!((field["id"].as_str(), field["page"].as_u64()), (Some("sign"), Some(2)));
        for side in ["x", "y", "width", "height"] {
            let part = field[side].as_f64().unwrap();
            assert!(part > 0.0 && part < 1.0, "{side}: {part}");
        }
        let bare = preview(&acme, &template, json!({})).await.ok();
        assert_eq!(bare["pages"][0].get("image"), None);
        assert_eq!(bare["fields"], shown["fields"]);
    }

    async fn pages_come_as_pictures(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(form()).await;
        let document = acme.document(json!({ "templateId": template })).await;
        for path in [format!("/templates/{template}/pages/1"), format!("/documents/{document}/pages/2")] {
            let answer = get(&acme, &path).await;
            assert_eq!((answer.status, answer.header("content-type")), (200, "image/png"), "{path}: {}", answer.text());
            assert!(answer.bytes.starts_with(b"\x89PNG"));
            let answer = get(&acme, &format!("{path}?format=svg")).await;
            assert_eq!((answer.status, answer.header("content-type")), (200, "image/svg+xml"));
            assert!(answer.text().contains("<svg"));
        }
        for (path, status) in [("pages/3", 404), ("pages/0", 404), ("pages/x", 404), ("pages/1?format=gif", 400), ("pages/1?scale=99", 400)] {
            let answer = get(&acme, &format!("/documents/{document}/{path}")).await;
            assert_eq!(answer.status, status, "{path}: {}", answer.text());
        }
        let shown = get(&acme, &format!("/documents/{document}/preview")).await.ok();
        assert_eq!((shown["pageCount"].as_u64(), shown["fields"][0]["page"].as_u64()), (Some(2), Some(2)));
    }

    async fn a_missing_glyph_and_a_failing_expression_are_warnings(world: World) {
        let acme = world.workspace("Acme").await;
        let mut template = with_content(json!([paragraph("A tag that no font has: \u{10ffff}"), { "type": "paragraph", "content": [{ "type": "variable", "attrs": { "name": "x" } }] }]));
        template["symbolTable"] = json!({ "a": { "type": "number", "default": 1 } });
        template["expressionTable"] = json!({ "x": { "expression": "a / 0" } });
        let answer = acme.post("/templates", template).await;
        let id = answer.created()["id"].as_str().unwrap().to_owned();
        let shown = preview(&acme, &id, json!({})).await.ok();
        let warnings = shown["warnings"].to_string();
        assert!(warnings.contains("x: "), "{warnings}");
    }

    async fn an_uploaded_pdf_is_shown_with_its_fields(world: World) {
        let acme = world.workspace("Acme").await;
        let uploaded = file(&acme, "form.pdf", some_pdf(&acme, 1).await).await;
        let mut template = with_content(json!([{ "type": "pdf", "attrs": { "file": uploaded } }]));
        let placement = json!({ "page": 1, "x": 0.1, "y": 0.2, "width": 0.3, "height": 0.05 });
        template["formSchema"] = json!({ "fields": [{ "id": "f", "type": "text", "placement": placement }] });
        let template = acme.template(template).await;
        let shown = preview(&acme, &template, json!({ "format": "svg" })).await.ok();
        assert_eq!(shown["fields"][0], json!({ "id": "f", "page": 1, "x": 0.1, "y": 0.2, "width": 0.3, "height": 0.05 }));
        assert!(shown["pages"][0]["image"].as_str().unwrap().starts_with("data:image/svg+xml;base64,"));
    }

    async fn values_that_do_not_fit_are_refused(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "T", "symbolTable": { "n": { "type": "number" } } })).await;
        let answer = preview(&acme, &template, json!({ "data": { "n": "many" } })).await;
        assert_eq!(answer.json()["error"]["details"][0]["field"], "data.n", "{}", answer.text());
    }
}
