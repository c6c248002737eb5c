//! Signing pages and public forms in pages of other sites: who may frame them, and the script that does it.

use countersign_tests::{Answer, Workspace, World, on_both_databases};
use reqwest::Method;
use serde_json::json;

use crate::support::text;

/// The addresses of a signing page and of a public form of a workspace.
async fn pages(workspace: &Workspace) -> [String; 2] {
    let template = workspace.template(json!({ "name": "Form", "isPubliclyFillable": true })).await;
    let document = workspace.document(json!({ "templateId": template })).await;
    let people = json!({ "recipients": [{ "email": "ben@example.com" }], "notify": false });
    workspace.post(&format!("/documents/{document}/send"), people).await.ok();
    let shown = workspace.get(&format!("/documents/{document}")).await.ok();
    let path = format!("/documents/{document}/respondents/{}/link", text(&shown["respondents"][0]["id"]));
    let link = workspace.send(workspace.request_v2(Method::POST, &path)).await.ok();
    [text(&link["url"]).to_owned(), format!("{}/f/{template}", workspace.node.client.base_url())]
}

/// Who may frame a page, as its policy says it.
async fn ancestors(world: &World, address: &str) -> String {
    let request = world.client().request(Method::GET, address).header("accept", "text/html");
    let policy = world.client().send(request).await.header("content-security-policy").to_owned();
    let named = policy.split("; ").find_map(|part| part.strip_prefix("frame-ancestors "));
    named.unwrap_or_else(|| panic!("nothing about frames in {policy}")).to_owned()
}

async fn script(world: &World, headers: &[(&str, &str)]) -> Answer {
    let mut request = world.client().request(Method::GET, "/embed.js");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    world.client().send(request).await
}

on_both_databases! {
    async fn pages_are_framed_by_whom_the_workspace_names(world: World) {
        let (acme, globex) = (world.workspace("Acme").await, world.workspace("Globex").await);
        let (ours, theirs) = (pages(&acme).await, pages(&globex).await);
        for address in ours.iter().chain(&theirs) {
            assert_eq!(ancestors(&world, address).await, "'self'", "{address}");
        }
        let person = acme.administrator().await;
        let sites = json!({ "embeddingOrigins": ["https://app.example.com", "http://localhost:3000"] });
        person.patch("/workspace", sites).await.ok();
        for address in &ours {
            let named = ancestors(&world, address).await;
            assert_eq!(named, "'self' https://app.example.com http://localhost:3000", "{address}");
        }
        for address in &theirs {
            assert_eq!(ancestors(&world, address).await, "'self'", "another workspace's {address}");
        }
        let base = world.client().base_url();
        for path in ["/s", "/s/nobody-knows-this", "/f/tpl_01jcmwk1x3f2q8z5v7t9r4n6ab"] {
            assert_eq!(ancestors(&world, &format!("{base}{path}")).await, "'self'", "{path}");
        }
        person.patch("/workspace", json!({ "embeddingOrigins": [] })).await.ok();
        assert_eq!(ancestors(&world, &ours[0]).await, "'self'", "taken away again");
    }

    async fn the_script_is_kept_until_it_changes(world: World) {
        let answer = script(&world, &[]).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, "text/javascript; charset=utf-8"));
        assert!(answer.text().contains("countersign-form"));
        assert!(!answer.text().contains("export "), "it is no module");
        let tag = answer.header("etag").to_owned();
        let again = script(&world, &[("if-none-match", &tag)]).await;
        assert_eq!((again.status, again.bytes.len(), again.header("etag")), (304, 0, tag.as_str()));
        assert_eq!(script(&world, &[("if-none-match", &format!("\"other\", W/{tag}"))]).await.status, 304);
        assert_eq!(script(&world, &[("if-none-match", "\"other\"")]).await.status, 200);
        let packed = script(&world, &[("accept-encoding", "br"), ("if-none-match", &tag)]).await;
        assert_eq!((packed.status, packed.header("content-encoding")), (200, "br"), "another form, another tag");
        assert!(packed.header("vary").contains("accept-encoding"));
    }
}
