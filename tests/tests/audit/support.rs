//! What several files of these tests share.

use app::audit::Report;
use countersign_tests::{Workspace, World};
use model::id::WorkspaceId;
use serde_json::json;
use store::Write;
use store::engine::Arg;

/// A workspace with documents in several states: sent, made, deleted.
pub struct Scene {
    pub workspace: Workspace,
    /// Made, changed twice, sent to two people.
    pub sent: String,
}

impl Scene {
    pub async fn new(world: &World, name: &str) -> Self {
        let workspace = world.workspace(name).await;
        let template = workspace.template(json!({ "name": "NDA" })).await;
        let sent = workspace.document(json!({ "templateId": template, "name": "Deal" })).await;
        let path = format!("/documents/{sent}");
        let _ = workspace.patch(&path, json!({ "data": { "a": 1 } })).await.ok();
        let _ = workspace.patch(&path, json!({ "name": "Big deal" })).await.ok();
        let recipients = json!([{ "email": "ana@example.com", "name": "Ana" }, { "email": "bo@example.com" }]);
        let _ = workspace.post(&format!("{path}/send"), json!({ "recipients": recipients })).await.ok();
        let _ = workspace.document(json!({ "templateId": template })).await;
        let gone = workspace.document(json!({ "templateId": template })).await;
        let _ = workspace.delete(&format!("/documents/{gone}")).await.ok();
        Self { workspace, sent }
    }
}

/// Checks the trail of a workspace.
pub async fn verify(world: &World, workspace: WorkspaceId) -> Report {
    app::audit::verify(&world.node.app, workspace).await.expect("the database answers")
}

/// Checks that the trail of a workspace is whole.
pub async fn must_hold(world: &World, workspace: WorkspaceId) -> Report {
    let report = verify(world, workspace).await;
    assert!(report.holds(), "{:#?}", report.problems);
    report
}

/// Runs statements in the world's database, past everything that the product would do.
pub async fn execute(world: &World, statements: Vec<(String, Vec<Arg>)>) {
    let database = world.database().await;
    let mut write = Write::new();
    for (sql, args) in statements {
        write.any(sql, args);
    }
    database.commit(write).await.expect("the statements run");
    database.close().await;
}

/// A number that a query gives.
pub async fn number(world: &World, sql: &'static str, args: Vec<Arg>) -> i64 {
    let database = world.database().await;
    let found = database.query(sql, args, |mut row| row.take::<i64>()).await.expect("a number");
    database.close().await;
    found[0]
}
