//! The export of the activity stream.

use app::Call;
use countersign_tests::{Answer, Workspace, World, on_both_databases};
use model::people::Role;
use serde_json::json;
use store::{Write, args};

use crate::support::{column, database, execute, text};

const HEAD: &str = "id,event,actorType,actorId,actorName,documentId,templateId,message,metadata,ip,createdAt";

fn records(answer: &Answer) -> Vec<csv::StringRecord> {
    assert_eq!(answer.status, 200, "{}", answer.text());
    csv::Reader::from_reader(answer.bytes.as_slice()).into_records().map(|row| row.expect("a row")).collect()
}

/// Adds rows to a workspace's stream, each a millisecond after the one before.
async fn add_rows(world: &World, acme: &Workspace, count: i64) {
    let start = model::Clock::now(&world.clock).plus_millis(1);
    let sql = "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < CAST($3 AS BIGINT))
        INSERT INTO activity (workspace_id, id, event, actor_type, actor_name, message, metadata, words, created_at)
        SELECT CAST($1 AS TEXT), substr('act_00000000000000000000000000', 1, 30 - length(CAST(n AS TEXT))) || CAST(n AS TEXT),
               'workspace.updated', 'system', 'Countersign', 'Row ' || CAST(n AS TEXT), '{}', 'row', CAST($2 AS BIGINT) + n
        FROM numbers";
    execute(world, sql, args![acme.id, start, count]).await;
}

on_both_databases! {
    async fn the_export_shows_the_rows_of_the_stream_as_csv(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA, \"mutual\"" })).await;
        world.clock.advance_millis(1);
        acme.document(json!({ "templateId": template, "name": "Déjà vu" })).await;
        let listed = acme.get("/activity").await.ok();
        let answer = acme.get("/activity/export").await;
        assert_eq!(answer.header("content-type"), "text/csv; charset=utf-8");
        assert!(answer.header("content-disposition").starts_with("attachment"));
        assert_eq!(answer.text().lines().next(), Some(HEAD));
        assert_eq!((answer.header("x-export-truncated"), answer.header("x-export-total")), ("", ""));
        let rows = records(&answer);
        assert_eq!(rows.len(), 4);
        for (row, expected) in rows.iter().zip(listed.as_array().unwrap()) {
            for (cell, field) in row.iter().zip(HEAD.split(',')) {
                let wanted = match &expected[field] {
                    serde_json::Value::Null => String::new(),
                    serde_json::Value::String(text) => text.clone(),
                    other => other.to_string(),
                };
                assert_eq!(cell, wanted, "{field}");
            }
        }
    }

    async fn an_export_of_nothing_has_a_head(world: World) {
        let acme = world.workspace("Acme").await;
        assert_eq!(acme.get("/activity/export?q=nobody").await.text().trim_end(), HEAD);
    }

    async fn the_export_takes_the_filters_of_the_stream(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        world.clock.set("2030-01-01T00:00:00Z".parse().unwrap());
        acme.document(json!({ "templateId": template, "name": "Deal" })).await;
        for query in [
            "events=document.created",
            "q=deal",
            "from=2030-01-01",
            "to=2030-01-01",
            "actor=user",
            &format!("actorId={}", acme.user),
            "events=document.created&q=nda",
        ] {
            let listed = column(&acme.get(&format!("/activity?{query}")).await.ok(), "id");
            let exported = records(&acme.get(&format!("/activity/export?{query}")).await);
            let exported: Vec<_> = exported.iter().map(|row| row[0].to_owned()).collect();
            assert_eq!(exported, listed, "{query}");
        }
        for (bad, field) in [("events=x", "events"), ("actor=x", "actor"), ("from=x", "from"), ("to=x", "to")] {
            acme.get(&format!("/activity/export?{bad}")).await.invalid(field);
        }
    }

    async fn cells_that_a_spreadsheet_would_run_are_neutralised(world: World) {
        let acme = world.workspace("Acme").await;
        for name in ["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)"] {
            let call = Call::by_system(acme.id);
            let created = app::api_keys::create(&world.node.app, &call, acme.user, name).await.unwrap();
            let robot = acme.with_key(created.secret.reveal());
            world.clock.advance_millis(1);
            robot.template(json!({ "name": "NDA" })).await;
            let rows = records(&acme.get("/activity/export?events=template.created").await);
            assert_eq!(&rows[0][4], format!("'{name}"));
            let listed = acme.get("/activity?events=template.created").await.ok();
            assert_eq!(listed[0]["actorName"], name, "the stream itself shows the name as it is");
        }
    }

    async fn only_administrators_export(world: World) {
        let (acme, globex) = (world.workspace("Acme").await, world.workspace("Globex").await);
        let stored = database(&world).await;
        let mut write = Write::new();
        let now = model::Clock::now(&world.clock);
        store::users::join(&mut write, acme.id, globex.user, Role::Administrator, now);
        stored.commit(write).await.unwrap();
        stored.close().await;
        let call = Call::by_system(acme.id);
        app::team::change_role(&world.node.app, &call, acme.user, Role::Member).await.unwrap();
        acme.get("/activity/export").await.error(403, "FORBIDDEN");
        acme.get("/activity/export?from=nonsense").await.error(403, "FORBIDDEN");
        assert_eq!(acme.get("/activity").await.status, 200, "the stream itself is for all");
        assert_eq!(acme.post("/templates", json!({ "name": "NDA" })).await.status, 201);
        app::team::change_role(&world.node.app, &call, acme.user, Role::Administrator).await.unwrap();
        assert_eq!(acme.get("/activity/export").await.status, 200);
    }

    async fn at_most_ten_thousand_rows_are_exported(world: World) {
        let acme = world.workspace("Acme").await;
        add_rows(&world, &acme, 9_998).await;
        let full = acme.get("/activity/export").await;
        assert_eq!(full.header("x-export-truncated"), "", "ten thousand rows all fit");
        assert_eq!(records(&full).len(), 10_000);
        acme.template(json!({ "name": "One too many" })).await;
        let answer = acme.get("/activity/export").await;
        assert_eq!((answer.header("x-export-truncated"), answer.header("x-export-total")), ("true", "10001"));
        let rows = records(&answer);
        assert_eq!(rows.len(), 10_000);
        assert_eq!(&rows[0][7], "Row 9998", "the newest come");
        let ids: std::collections::BTreeSet<_> = rows.iter().map(|row| row[0].to_owned()).collect();
        assert_eq!(ids.len(), 10_000, "none comes twice");
        let oldest = acme.get("/activity?events=user.joined,apiKey.created,template.created").await.ok();
        let left_out: Vec<_> = column(&oldest, "id").into_iter().filter(|id| !ids.contains(id)).collect();
        assert_eq!(left_out.len(), 1, "one of the oldest is left out");
        let split = acme.get("/activity/export?events=workspace.updated").await;
        assert_eq!((split.header("x-export-truncated"), records(&split).len()), ("", 9_998));
    }

    async fn an_export_shows_nothing_of_another_workspace(world: World) {
        let (acme, globex) = (world.workspace("Acme").await, world.workspace("Globex").await);
        let secret = globex.post("/templates", json!({ "name": "Secret plan" })).await.created();
        let exported = acme.get("/activity/export").await.text();
        assert!(!exported.contains(text(&secret["id"])) && !exported.contains("Secret"), "{exported}");
        assert!(globex.get("/activity/export").await.text().contains("Secret plan"));
    }
}
