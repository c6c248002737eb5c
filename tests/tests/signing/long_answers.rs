//! Answers that have no room in their box on an uploaded page: nothing of them is lost, and nobody signs without seeing them.

use countersign_tests::{Workspace, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Signer, sealed, send};

/// A document over an uploaded page, with a small box for each of two people.
async fn over_a_page(acme: &Workspace) -> String {
    let content = json!({ "type": "doc", "content": [{ "type": "paragraph", "content": [{ "type": "text", "text": "Page" }] }] });
    let page = acme
        .document(json!({ "templateId": acme.template(json!({ "name": "Page", "content": content })).await }))
        .await;
    let page = acme.send(acme.request_v2(Method::GET, &format!("/documents/{page}/pdf"))).await.bytes;
    let page = acme.send(acme.request_v2(Method::POST, "/files?name=page.pdf").body(page)).await.created();
    let field = |id: &str, kind: &str, role: &str, y: f64| {
        json!({
            "id": id, "type": kind, "role": role, "label": id, "placement": { "page": 1, "x": 0.1, "y": y, "width": 0.3, "height": 0.04 },
        })
    };
    let template = acme
        .template(json!({
            "name": "Form",
            "content": { "type": "doc", "content": [{ "type": "pdf", "attrs": { "file": page["id"] } }] },
            "formSchema": {
                "roles": [{ "name": "First", "order": 1 }, { "name": "Second", "order": 2 }],
                "fields": [field("Remarks", "multiline", "First", 0.3), field("Reply", "text", "Second", 0.6)],
            },
        }))
        .await;
    acme.document(json!({ "templateId": template })).await
}

fn text(pdf: &[u8]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file.pdf");
    std::fs::write(&file, pdf).unwrap();
    if let Ok(kept) = std::env::var("COUNTERSIGN_TEST_KEEP") {
        std::fs::write(std::path::Path::new(&kept).join("long.pdf"), pdf).unwrap();
    }
    let run = std::process::Command::new("pdftotext").arg(&file).arg("-").output();
    String::from_utf8_lossy(&run.expect("pdftotext is needed for this test").stdout).into_owned()
}

fn pages(form: &Value) -> usize {
    form["form"]["pages"].as_array().expect("pages").len()
}

on_both_databases! {
    async fn what_has_no_room_follows_on_a_page_of_its_own(world: World) {
        let acme = world.workspace("Acme").await;
        let document = over_a_page(&acme).await;
        send(&acme, &document, json!([{ "email": "ana@example.com", "role": "First" }, { "email": "bo@example.com", "role": "Second" }])).await;
        let long = (1..=400).map(|number| format!("word{number}")).collect::<Vec<_>>().join(" ") + " but I do not agree";
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        assert_eq!(pages(&ana.ready().await), 1);
        assert_eq!(ana.get("pages/2").await.status, 404);
        let _ = ana.post("submit", json!({ "values": { "Remarks": long } })).await.ok();

        let bo = Signer::of(&acme, &document, "bo@example.com").await;
        assert_eq!(pages(&bo.ready().await), 2, "the one who signs next sees all of it");
        assert_eq!(bo.get("pages/2").await.header("content-type"), "image/png");
        assert_eq!(bo.get("pages/3").await.status, 404);
        let _ = bo.post("submit", json!({ "values": { "Reply": "As you like" } })).await.ok();
        let _ = sealed(&acme, &document).await;
        let pdf = acme.send(acme.request_v2(Method::GET, &format!("/documents/{document}/pdf"))).await.bytes;
        let text = text(&pdf);
        let pages: Vec<String> = text.split('\x0c').map(|page| page.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert!(pages[0].contains("word1 ") && pages[0].contains("→ 1") && !pages[0].contains("not agree"), "{text}");
        assert!(pages[0].contains("As you like"), "{text}");
        assert!(pages[1].contains("Remarks") && pages[1].contains("word400 but I do not agree"), "{text}");
    }
}
