//! Templates: sections 2 and 4 of the contract.

use countersign_tests::on_both_databases;
use serde_json::json;

on_both_databases! {
    async fn a_template_with_a_name_alone_is_made_and_shown(world: World) {
        let acme = world.workspace("Acme").await;
        let made = acme.post("/templates", json!({ "name": "  NDA  " })).await.created();
        assert_eq!(made.as_object().unwrap().keys().collect::<Vec<_>>(), ["id", "name", "createdAt", "updatedAt"]);
        assert_eq!(made["name"], "NDA");
        let id = made["id"].as_str().unwrap();
        assert!(id.starts_with("tpl_"));
        let shown = acme.get(&format!("/templates/{id}")).await.ok();
        assert_eq!(shown["content"], json!({}));
        assert_eq!(shown["symbolTable"], json!({}));
        assert_eq!(shown["expressionTable"], json!({}));
        assert_eq!(shown["formSchema"], json!({}));
        assert_eq!(shown["isPubliclyFillable"], false);
        assert_eq!(shown["publicLinkConfig"], json!({ "requireLogin": false }));
        assert_eq!(shown["createdAt"], made["createdAt"]);
    }
}
