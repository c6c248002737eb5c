//! Lists of documents in version 2.

use countersign_tests::on_both_databases;
use model::Clock;
use serde_json::json;

use crate::support::{column, text};
use crate::v2_calls::{get, lease, patch, post};

on_both_databases! {
    async fn lists_are_filtered(world: World) {
        let acme = world.workspace("Acme").await;
        let (lease, other) = (lease(&acme).await, acme.template(json!({"name": "NDA"})).await);
        let start = world.clock.now();
        for (name, template, external) in [("Flat Élan 4", &lease, "a"), ("Flat 5", &lease, "b"), ("Secrets", &other, "a")] {
            let body = json!({"templateId": template, "name": name, "externalId": external});
            let _ = post(&acme, "/documents", body).await.created();
            world.clock.advance_millis(1000);
        }
        let newest = text(&get(&acme, "/documents").await.ok()[0]["id"]).to_owned();
        let people = json!({"recipients": [{"email": "ana.lima@example.com", "name": "Ana"}], "notify": false});
        let _ = post(&acme, &format!("/documents/{newest}/send"), people).await.ok();
        let second = start.plus_millis(1000);
        for (query, names) in [
            (String::new(), vec!["Secrets", "Flat 5", "Flat Élan 4"]),
            ("status=sent".to_owned(), vec!["Secrets"]),
            ("status=draft".to_owned(), vec!["Flat 5", "Flat Élan 4"]),
            ("status=draft,sent".to_owned(), vec!["Secrets", "Flat 5", "Flat Élan 4"]),
            ("status=completed".to_owned(), vec![]),
            (format!("templateId={lease}"), vec!["Flat 5", "Flat Élan 4"]),
            ("templateId=nonsense".to_owned(), vec![]),
            ("externalId=a".to_owned(), vec!["Secrets", "Flat Élan 4"]),
            (format!("externalId=a&templateId={lease}"), vec!["Flat Élan 4"]),
            (format!("createdFrom={second}"), vec!["Secrets", "Flat 5"]),
            (format!("createdTo={second}"), vec!["Flat Élan 4"]),
            ("q=flat".to_owned(), vec!["Flat 5", "Flat Élan 4"]),
            ("q=FLAT%20%C3%A9la".to_owned(), vec!["Flat Élan 4"]),
            ("q=lima".to_owned(), vec!["Secrets"]),
            ("q=flat%20lima".to_owned(), vec![]),
        ] {
            assert_eq!(column(&get(&acme, &format!("/documents?{query}")).await.ok(), "name"), names, "{query}");
        }
        // What a document is called later is what it is found by.
        let _ = patch(&acme, &format!("/documents/{newest}"), json!({"name": "Flat six"})).await.ok();
        assert_eq!(get(&acme, "/documents?q=secrets").await.ok(), json!([]));
        assert_eq!(column(&get(&acme, "/documents?q=six").await.ok(), "id"), [newest.as_str()]);
        let _ = acme.delete(&format!("/documents/{newest}")).await.ok();
        assert_eq!(get(&acme, "/documents?q=six").await.ok(), json!([]));
        for (query, field) in [
            ("status=lost", "status"), ("createdFrom=yesterday", "createdFrom"), ("limit=0", "limit"), ("cursor=x", "cursor"),
            ("createdFrom=2026-11-15T00:00:00Z&createdTo=2026-11-14T00:00:00Z", "createdFrom"), ("externalId=%00", "externalId"),
            ("include=values", "include"),
        ] {
            get(&acme, &format!("/documents?{query}")).await.invalid(field);
        }
    }

    async fn a_list_tells_who_is_invited_where_it_is_asked_to(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let first = acme.document(json!({"templateId": template})).await;
        world.clock.advance_millis(1);
        let ids = [first, acme.document(json!({"templateId": template})).await];
        let people = json!({"notify": false, "recipients": [
            {"email": "ana.lima@example.com", "name": "Ana", "role": "Tenant", "order": 2},
            {"email": "rui@example.com", "role": "Tenant", "order": 1},
        ]});
        let _ = post(&acme, &format!("/documents/{}/send", ids[0]), people).await.ok();
        // Of whom another workspace invites nothing is said here.
        let other = world.workspace("Other").await;
        let theirs = other.document(json!({"templateId": lease(&other).await})).await;
        let _ = post(&other, &format!("/documents/{theirs}/send"), json!({"recipients": [{"email": "x@example.com", "role": "Tenant"}]})).await.ok();
        let listed = get(&acme, "/documents?include=respondents&limit=10").await.ok();
        assert_eq!(column(&listed, "id"), [ids[1].as_str(), ids[0].as_str()]);
        assert_eq!(listed[0]["respondents"], json!([]));
        let detail = get(&acme, &format!("/documents/{}", ids[0])).await.ok();
        assert_eq!(column(&listed[1]["respondents"], "email"), ["rui@example.com", "ana.lima@example.com"]);
        assert_eq!(listed[1]["respondents"], detail["respondents"]);
        assert!(get(&acme, "/documents").await.ok()[0].get("respondents").is_none());
    }

    async fn lists_have_pages_that_keep_their_filter(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        for number in 0..53 {
            let name = if number % 2 == 0 { format!("Even {number}") } else { format!("Odd {number}") };
            acme.document(json!({"templateId": template, "name": name})).await;
        }
        assert_eq!(get(&acme, "/documents").await.ok().as_array().unwrap().len(), 50, "fifty where nothing is said");
        let mut found = Vec::new();
        let mut next = Some("/documents?q=even&limit=10".to_owned());
        while let Some(path) = next {
            let path = path.rsplit("/v2").next().unwrap().to_owned();
            let answer = get(&acme, &path).await;
            found.extend(column(&answer.ok(), "name"));
            next = answer.next_page();
        }
        assert_eq!(found.len(), 27);
        assert!(found.iter().all(|name| name.starts_with("Even")));
    }
}
