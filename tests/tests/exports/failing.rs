//! Exports that fail: for good, or for a while.

use countersign_tests::{World, eventually, on_both_databases};
use serde_json::{Value, json};

use crate::support::{address, ask, document, file, recorded, shown, told, until};

/// Puts a file in the place of the folder for exports, so that nothing can be written there.
fn block(world: &World) -> std::path::PathBuf {
    let folder = world.databases().folder().join("blobs/exports");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::write(&folder, "in the way").unwrap();
    folder
}

on_both_databases! {
    async fn what_fails_for_a_while_is_tried_again(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let folder = block(&world);
        let asked = ask(&acme, &document, "json").await;
        let id = asked["id"].as_str().unwrap();
        let waiting = eventually("the first attempt to fail", async || {
            Some(shown(&acme, id).await).filter(|export| export["error"].is_string())
        })
        .await;
        assert_eq!((&waiting["status"], &waiting["progress"]), (&json!("queued"), &json!(0)));
        assert!(!waiting["error"].as_str().unwrap().contains("blobs"), "no internals: {waiting}");
        address(&acme, &waiting).await.error(409, "CONFLICT");
        assert!(told(&world).await.is_empty());
        std::fs::remove_file(folder).unwrap();
        // The job is put off a moment later, from the moment that the clock shows then.
        world.drained().await;
        world.clock.advance_millis(10_000);
        let export = until(&acme, &asked, "completed").await;
        assert_eq!(export["error"], Value::Null);
        assert_eq!(file(&world, &acme, &export).await.status, 200);
        assert_eq!(told(&world).await.len(), 1);
    }

    async fn what_fails_again_and_again_is_given_up_with_its_reason(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let folder = block(&world);
        let asked = ask(&acme, &document, "json").await;
        let export = eventually("the export to be given up", async || {
            world.clock.advance_millis(700_000);
            Some(shown(&acme, asked["id"].as_str().unwrap()).await).filter(|export| export["status"] == "failed")
        })
        .await;
        assert!(export["error"].as_str().unwrap().contains("given up after 20 attempts"), "{export}");
        std::fs::remove_file(folder).unwrap();
        let error = address(&acme, &export).await.error(409, "CONFLICT");
        assert!(error["message"].as_str().unwrap().contains("the export failed"), "{error}");
        let events: Vec<_> = recorded(&acme).await.iter().map(|row| row["event"].as_str().unwrap().to_owned()).collect();
        assert_eq!(events, ["export.created", "export.failed"]);
        assert!(told(&world).await.is_empty());
    }

    async fn an_export_of_a_document_that_was_deleted_meanwhile_fails(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let folder = block(&world);
        let asked = ask(&acme, &document, "pdf").await;
        let id = asked["id"].as_str().unwrap();
        eventually("the first attempt to fail", async || shown(&acme, id).await["error"].is_string().then_some(())).await;
        let _ = acme.delete(&format!("/documents/{document}")).await.ok();
        std::fs::remove_file(folder).unwrap();
        world.drained().await;
        world.clock.advance_millis(10_000);
        let export = until(&acme, &asked, "failed").await;
        assert_eq!(export["error"], "the document was deleted");
        let rows = recorded(&acme).await;
        assert_eq!(rows.last().unwrap()["event"], "export.failed");
        assert_eq!(rows.last().unwrap()["documentId"], json!(document));
        assert!(told(&world).await.is_empty());
    }

    async fn what_can_t_be_printed_fails_at_once_and_says_why(world: World) {
        let acme = world.workspace("Acme").await;
        let again = json!({ "type": "paragraph", "content": [{ "type": "text", "text": "Again and again" }] });
        let inner = json!({ "type": "repeat", "attrs": { "over": "xs", "as": "y" }, "content": [again] });
        let outer = json!({ "type": "repeat", "attrs": { "over": "xs", "as": "x" }, "content": [inner] });
        let template = acme
            .template(json!({
                "name": "T", "content": { "type": "doc", "content": [outer] }, "symbolTable": { "xs": { "type": "list" } },
            }))
            .await;
        let document = acme.document(json!({ "templateId": template, "data": { "xs": vec![1; 1_000] } })).await;
        let refused = acme.get(&format!("/documents/{document}/pdf")).await.error(409, "CONFLICT");
        let asked = ask(&acme, &document, "pdf").await;
        let export = until(&acme, &asked, "failed").await;
        assert_eq!(export["error"], refused["message"]);
    }
}
