//! JSON Schemas of the parts of a template.

use countersign_tests::{Engine, World};

#[tokio::test(flavor = "multi_thread")]
async fn schemas_are_served_to_everybody() {
    let world = World::start(Engine::Sqlite).await;
    for part in ["content", "symbolTable", "expressionTable", "formSchema"] {
        let answer = world.client().get(&format!("/schemas/{part}.json")).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, "application/schema+json"));
        assert_eq!(answer.json()["title"], part);
        assert!(answer.json()["$schema"].as_str().unwrap().contains("2020-12"));
    }
    assert_eq!(world.client().get("/schemas/other.json").await.status, 404);
}
