//! Lists: newest first, whole or in pages, without loss or repetition.

use std::collections::BTreeSet;

use countersign_tests::{Workspace, on_both_databases};
use futures::StreamExt;
use serde_json::{Value, json};

use crate::support::{column, text, walk};

/// Makes so many documents at once, and gives their ids. The clock stands still, so all are of one millisecond.
async fn documents(acme: &Workspace, count: usize) -> BTreeSet<String> {
    let template = acme.template(json!({ "name": "NDA" })).await;
    let made = (0..count).map(|number| {
        let (acme, body) = (acme.clone(), json!({ "templateId": template, "name": format!("Document {number}") }));
        async move { acme.document(body).await }
    });
    let ids: BTreeSet<_> = futures::stream::iter(made).buffer_unordered(32).collect().await;
    assert_eq!(ids.len(), count);
    ids
}

fn ids(rows: &[Value]) -> Vec<String> {
    rows.iter().map(|row| text(&row["id"]).to_owned()).collect()
}

on_both_databases! {
    async fn lists_show_the_newest_first(world: World) {
        let acme = world.workspace("Acme").await;
        let (mut templates, mut documents) = (Vec::new(), Vec::new());
        for number in 0..5 {
            world.clock.advance_millis(1);
            templates.insert(0, acme.template(json!({ "name": format!("T{number}") })).await);
            documents.insert(0, acme.document(json!({ "templateId": templates[0] })).await);
        }
        // A change does not move a row.
        let _ = acme.patch(&format!("/templates/{}", templates[3]), json!({ "name": "New" })).await.ok();
        assert_eq!(column(&acme.get("/templates").await.ok(), "id"), templates);
        assert_eq!(column(&acme.get("/documents").await.ok(), "id"), documents);
        assert_eq!(column(&acme.get("/documents?limit=2").await.ok(), "id"), documents[..2]);
        let moments = column(&acme.get("/activity").await.ok(), "createdAt");
        assert!(moments.is_sorted_by(|newer, older| newer >= older), "{moments:?}");
    }

    async fn an_empty_list_is_an_empty_list(world: World) {
        let acme = world.workspace("Acme").await;
        for path in ["/templates", "/documents", "/templates?limit=5", "/documents?limit=5", "/activity?q=nobody"]
        {
            let answer = acme.get(path).await;
            assert_eq!(answer.ok(), json!([]), "{path}");
            assert_eq!(answer.next_page(), None, "{path}");
        }
    }

    async fn without_a_limit_the_whole_list_comes(world: World) {
        let acme = world.workspace("Acme").await;
        let made = documents(&acme, 1_101).await;
        let answer = acme.get("/documents").await;
        assert_eq!(answer.header("content-type"), "application/json");
        assert_eq!(answer.next_page(), None);
        let listed = column(&answer.ok(), "id");
        assert_eq!(listed.len(), 1_101);
        assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), made);
        let (rows, pages) = walk(&acme, "/documents?limit=200").await;
        assert_eq!(pages, 6);
        assert_eq!(ids(&rows), listed, "pages show what the whole list shows, in its order");
    }

    async fn pages_lead_through_rows_of_one_millisecond(world: World) {
        let acme = world.workspace("Acme").await;
        documents(&acme, 21).await;
        for number in 0..9 {
            acme.template(json!({ "name": format!("T{number}") })).await;
        }
        for (list, whole, pages) in [("/templates", 10, 4), ("/documents", 21, 7), ("/activity", 33, 11)] {
            let all = acme.get(&format!("{list}?limit=200")).await.ok();
            assert_eq!(all.as_array().unwrap().len(), whole, "{list}");
            let (rows, walked) = walk(&acme, &format!("{list}?limit=3")).await;
            assert_eq!(Value::Array(rows), all, "{list}");
            assert_eq!(walked, pages, "{list}: no empty page at the end");
        }
    }

    async fn rows_that_come_and_go_disturb_no_walk(world: World) {
        let acme = world.workspace("Acme").await;
        documents(&acme, 10).await;
        let before = column(&acme.get("/documents").await.ok(), "id");
        let first = acme.get("/documents?limit=4").await;
        // The row at which the next page starts is gone, and a new one stands at the top.
        let _ = acme.delete(&format!("/documents/{}", before[3])).await.ok();
        world.clock.advance_millis(1);
        documents(&acme, 1).await;
        let (rest, _) = walk(&acme, &first.next_page().expect("a next page")).await;
        assert_eq!(ids(&rest), before[4..]);
    }

    async fn the_link_keeps_the_query_and_leads_to_the_address_of_the_service(world: World) {
        let acme = world.workspace("Acme").await;
        documents(&acme, 3).await;
        let answer = acme.get("/activity?limit=2&events=document.created,template.created&q=document").await;
        let next = answer.next_page().expect("a next page");
        let start = format!("{}/api/external/v1/activity?", world.client().base_url());
        assert!(next.starts_with(&start), "{next}");
        assert!(next.contains("events=document.created%2Ctemplate.created&q=document&limit=2&cursor="), "{next}");
        assert_eq!(acme.get(&next).await.ok().as_array().unwrap().len(), 1);
    }

    async fn a_cursor_alone_shows_fifty_rows(world: World) {
        let acme = world.workspace("Acme").await;
        documents(&acme, 60).await;
        let next = acme.get("/documents?limit=1").await.next_page().expect("a next page");
        let cursor = next.split("cursor=").nth(1).unwrap();
        let answer = acme.get(&format!("/documents?cursor={cursor}")).await;
        assert_eq!(answer.ok().as_array().unwrap().len(), 50);
        assert!(answer.next_page().is_some());
        assert_eq!(acme.get("/activity").await.ok().as_array().unwrap().len(), 50);
    }

    async fn a_page_holds_1_to_200_rows(world: World) {
        let acme = world.workspace("Acme").await;
        for list in ["/templates", "/documents", "/activity"] {
            for bad in ["0", "201", "-1", "1.5", "ten", "", "99999999999999999999", "5%00", "%20"] {
                acme.get(&format!("{list}?limit={bad}")).await.invalid("limit");
            }
            for good in ["1", "200"] {
                let _ = acme.get(&format!("{list}?limit={good}")).await.ok();
            }
        }
    }

    async fn only_a_cursor_of_the_same_list_is_taken(world: World) {
        let acme = world.workspace("Acme").await;
        documents(&acme, 2).await;
        acme.template(json!({ "name": "Second" })).await;
        let mut cursors = Vec::new();
        for list in ["/templates", "/documents", "/activity"] {
            let next = acme.get(&format!("{list}?limit=1")).await.next_page().expect("a next page");
            cursors.push((list, next.split("cursor=").nth(1).unwrap().to_owned()));
        }
        for (list, own) in &cursors {
            for (other, cursor) in &cursors {
                let answer = acme.get(&format!("{list}?cursor={cursor}")).await;
                if list == other {
                    let _ = answer.ok();
                } else {
                    answer.invalid("cursor");
                }
            }
            for bad in
                ["x", "AAAA", "%00", "%ff", "MC4", "1.2", &own[1..], &format!("{own}AA"), &own.to_lowercase()]
            {
                acme.get(&format!("{list}?limit=5&cursor={bad}")).await.invalid("cursor");
            }
        }
    }

    async fn a_cursor_of_another_workspace_shows_nothing_of_it(world: World) {
        let (acme, globex) = (world.workspace("Acme").await, world.workspace("Globex").await);
        documents(&globex, 3).await;
        let own = documents(&acme, 3).await;
        let next = globex.get("/documents?limit=1").await.next_page().expect("a next page");
        let shown = column(&acme.get(&next.replace("limit=1&", "limit=200&")).await.ok(), "id");
        assert!(shown.iter().all(|id| own.contains(id)), "{shown:?}");
    }
}
