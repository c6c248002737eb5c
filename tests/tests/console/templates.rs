//! Examples to start from, labels to sort by.

use countersign_tests::on_both_databases;
use serde_json::json;

on_both_databases! {
    async fn every_example_becomes_a_template_that_prints(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let examples = person.get("/template-examples").await.ok();
        let examples = examples.as_array().unwrap();
        assert_eq!(examples.len(), 10);
        for example in examples {
            let id = example["id"].as_str().unwrap();
            let made = person.post(&format!("/template-examples/{id}"), json!({})).await.created();
            assert_eq!(made["name"], example["name"]);
            let template = made["id"].as_str().unwrap();
            let asked = json!({ "data": example["data"] });
            let drawn = person.post(&format!("/templates/{template}/preview"), asked).await.ok();
            assert!(drawn["pageCount"].as_u64().unwrap() > 0, "{id}");
            assert_eq!(drawn["warnings"], json!([]), "{id}");
        }
    }

    async fn an_example_may_get_a_name_of_its_own(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let made = person.post("/template-examples/lease", json!({ "name": "Flat 3" })).await.created();
        assert_eq!(made["name"], "Flat 3");
        person.post("/template-examples/lease", json!({ "name": " " })).await.invalid("name");
        person.post("/template-examples/uploaded-pdf", json!({ "name": " " })).await.invalid("name");
        let uploads = person.get("/activity?events=file.uploaded").await.ok();
        assert_eq!(uploads, json!([]), "nothing is taken in for what is refused");
        person.post("/template-examples/no-such", json!({})).await.error(404, "NOT_FOUND");
        assert_eq!(person.get("/templates").await.ok().as_array().unwrap().len(), 1);
    }

    async fn labels_are_kept_trimmed_once_and_in_order(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let (one, two) = (acme.template(json!({ "name": "A" })).await, acme.template(json!({ "name": "B" })).await);
        let given = json!({ "labels": [" Sales", "sales", "Europe"] });
        let kept = person.put(&format!("/templates/{one}/labels"), given).await.ok();
        assert_eq!(kept["labels"], json!(["Europe", "Sales"]));
        person.put(&format!("/templates/{two}/labels"), json!({ "labels": ["Sales"] })).await.ok();
        let mut both = vec![one.clone(), two.clone()];
        both.sort();
        assert_eq!(
            person.get("/template-labels").await.ok(),
            json!([{ "label": "Europe", "templateIds": [one] }, { "label": "Sales", "templateIds": both }])
        );
        let named = async |query: &str| {
            let found = person.get(&format!("/templates?{query}")).await.ok();
            let names = found.as_array().unwrap().iter().map(|template| template["name"].as_str().unwrap().to_owned());
            names.collect::<Vec<_>>()
        };
        assert_eq!(named("label=Europe").await, ["A"]);
        assert_eq!(named("label=Sales").await.len(), 2);
        assert_eq!(named("label=Sales&q=b").await, ["B"]);
        assert_eq!(named("label=sales").await, [""; 0], "as it is written");
        let first = person.get("/templates?label=Sales&limit=1").await;
        assert!(first.next_page().is_some(), "the second is on another page");
        acme.delete(&format!("/templates/{one}")).await.ok();
        person.put(&format!("/templates/{two}/labels"), json!({ "labels": [] })).await.ok();
        assert_eq!(person.get("/template-labels").await.ok(), json!([]), "a deleted template has none");
    }

    async fn bad_labels_are_refused_and_change_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let id = acme.template(json!({ "name": "A" })).await;
        let path = format!("/templates/{id}/labels");
        person.put(&path, json!({ "labels": ["Kept"] })).await.ok();
        person.put(&path, json!({ "labels": ["fine", " "] })).await.invalid("labels[1]");
        person.put(&path, json!({ "labels": ["x".repeat(51)] })).await.invalid("labels[0]");
        let many: Vec<_> = (0..21).map(|number| number.to_string()).collect();
        person.put(&path, json!({ "labels": many })).await.invalid("labels");
        person.put(&path, json!({ "labels": ["a\u{7}"] })).await.invalid("labels[0]");
        assert_eq!(person.get("/template-labels").await.ok()[0]["label"], "Kept");

        let other = world.workspace("Other").await.administrator().await;
        other.put(&path, json!({ "labels": ["Mine"] })).await.error(404, "NOT_FOUND");
        assert_eq!(other.get("/template-labels").await.ok(), json!([]));
    }
}
