//! Checking the audit trail from the console.

use countersign_tests::on_both_databases;
use serde_json::json;
use store::args;

on_both_databases! {
    async fn a_trail_holds_until_somebody_tampers_with_it(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let template = acme.template(json!({ "name": "NDA" })).await;
        let _ = acme.document(json!({ "templateId": template })).await;
        let (browser, stranger) = (acme.administrator().await, other.administrator().await);
        let report = browser.post("/audit/verification", json!({})).await.ok();
        assert_eq!((&report["holds"], &report["problems"], &report["moreProblems"]), (&json!(true), &json!([]), &json!(0)));
        assert_eq!(report["documents"], 1);
        assert!(report["entries"].as_i64().unwrap() >= 4, "{report}");
        assert_eq!(report["head"].as_str().unwrap().len(), 64);

        let mut write = store::Write::new();
        write.any(
            "UPDATE activity SET message = 'Nothing happened' WHERE workspace_id = $1 AND event = 'document.created'",
            args![acme.id],
        );
        world.database().await.commit(write).await.unwrap();
        let report = browser.post("/audit/verification", json!({})).await.ok();
        assert_eq!(report["holds"], false);
        let problem = &report["problems"][0];
        assert!(!problem["place"].as_str().unwrap().is_empty() && !problem["message"].as_str().unwrap().is_empty());
        assert_eq!(stranger.post("/audit/verification", json!({})).await.ok()["holds"], true);
    }
}
