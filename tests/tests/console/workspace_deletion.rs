//! Deleting a workspace with everything in it.

use std::path::Path;

use countersign_tests::{Answer, Person, Workspace, World, eventually, on_both_databases};
use model::Clock;
use reqwest::Method;
use serde_json::json;
use store::args;

use crate::signing::{Signer, note, send, signed};

async fn delete(browser: &Person, name: &str) -> Answer {
    browser.send(browser.request(Method::DELETE, "/workspace").json(&json!({ "name": name }))).await
}

/// A workspace that has something of everything.
async fn busy(world: &World, name: &str) -> Workspace {
    let acme = world.workspace(name).await;
    let browser = acme.administrator().await;
    let _ = browser.patch("/workspace", json!({ "colour": "#ffd400" })).await.ok();
    let hook = json!({ "url": "http://127.0.0.1:9/", "events": ["document.opened", "document.completed"] });
    let _ = browser.post("/webhooks", hook).await.created();
    let document = note(&acme).await;
    let people = json!({ "recipients": [{ "email": "ana@example.com" }] });
    let _ = acme.post(&format!("/documents/{document}/send"), people).await.ok();
    let signer = Signer::of(&acme, &document, "ana@example.com").await;
    let _ = signer.submit(signed("sign")).await.ok();
    let _ = crate::signing::sealed(&acme, &document).await;
    let open = note(&acme).await;
    send(&acme, &open, json!([{ "email": "bo@example.com" }])).await;
    let export = acme.request_v2(Method::POST, &format!("/documents/{document}/exports"));
    let export = export.json(&json!({ "format": "json" }));
    let _ = acme.send(export).await.created();
    let keyed = acme.request(Method::POST, "/templates").header("Idempotency-Key", "one");
    let made = acme.send(keyed.json(&json!({ "name": "NDA" }))).await.created();
    let path = format!("/templates/{}/working-copy", made["id"].as_str().unwrap());
    let _ = browser.put(&path, json!({ "basedOn": 1, "name": "NDA, not published" })).await.ok();
    world.drained().await;
    acme
}

/// The rows of a workspace in every table that has any.
async fn rows(world: &World, workspace: &Workspace) -> Vec<(String, i64)> {
    let database = world.database().await;
    let tables = if database.is_shared() {
        "SELECT CAST(table_name AS TEXT) FROM information_schema.columns
         WHERE table_schema = current_schema() AND column_name = 'workspace_id'"
    } else {
        "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c ON c.name = 'workspace_id'
         WHERE m.type = 'table'"
    };
    let tables: Vec<String> = database.query(tables, args![], |mut row| row.take()).await.unwrap();
    assert!(tables.len() > 20, "{tables:?}");
    let mut found = Vec::new();
    for table in tables {
        let sql = format!("SELECT count(*) FROM {table} WHERE workspace_id = $1");
        let count: i64 = database.query(sql, args![workspace.id], |mut row| row.take()).await.unwrap()[0];
        if count > 0 {
            found.push((table, count));
        }
    }
    database.close().await;
    found
}

/// The workspaces that were deleted and are not declared gone.
async fn marked(world: &World) -> Vec<String> {
    let database = world.database().await;
    let sql = "SELECT id FROM deleted_workspaces";
    let marked = database.query(sql, args![], |mut row| row.take()).await.unwrap();
    database.close().await;
    marked
}

/// Has it looked for what is left of deleted workspaces now: whenever one is deleted, that is done.
async fn look_now(world: &World, name: &str) {
    let _ = delete(&world.workspace(name).await.administrator().await, name).await.ok();
}

/// The files whose path names a workspace.
fn files(folder: &Path, workspace: &str) -> usize {
    let Ok(entries) = std::fs::read_dir(folder) else { return 0 };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .map(|path| {
            if path.is_dir() {
                files(&path, workspace)
            } else {
                usize::from(path.to_string_lossy().contains(workspace))
            }
        })
        .sum()
}

on_both_databases! {
    async fn nothing_is_left_and_others_lose_nothing(world: World) {
        let (acme, other) = (busy(&world, "Acme").await, busy(&world, "Other").await);
        let browser = acme.administrator().await;
        let blobs = world.databases().folder().join("blobs");
        let (before, kept) = (rows(&world, &acme).await, files(&blobs, &other.id.to_string()));
        assert!(before.len() > 15 && files(&blobs, &acme.id.to_string()) > 0, "{before:?}");
        let documents = other.get("/documents").await.ok();
        let _ = delete(&browser, " Acme ").await.ok();

        acme.get("/templates").await.error(401, "UNAUTHORIZED");
        browser.get("/workspace").await.error(401, "UNAUTHORIZED");
        let again = json!({ "email": acme.email, "password": "correct horse battery" });
        assert_eq!(browser.post("/session", again).await.status, 403);
        eventually("everything to be gone", async || {
            (rows(&world, &acme).await.is_empty() && files(&blobs, &acme.id.to_string()) == 0).then_some(())
        }).await;

        assert_eq!(other.get("/documents").await.ok(), documents);
        assert_eq!(files(&blobs, &other.id.to_string()), kept);
        assert!(app::audit::verify(&world.node.app, other.id).await.unwrap().holds());
        let _ = other.administrator().await.get("/workspace").await.ok();
    }

    async fn at_once_no_link_opens_anything(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Note", "isPubliclyFillable": true,
            "formSchema": {"fields": [{"id": "town", "type": "text"}]},
        })).await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{ "email": "ana@example.com" }])).await;
        let signer = Signer::of(&acme, &document, "ana@example.com").await;
        let export = acme.request_v2(Method::POST, &format!("/documents/{document}/exports"));
        let export = acme.send(export.json(&json!({ "format": "json" }))).await.created();
        world.drained().await;
        let link = format!("/exports/{}/download-signed", export["id"].as_str().unwrap());
        let link = acme.send(acme.request_v2(Method::GET, &link)).await.ok()["url"].as_str().unwrap().to_owned();
        assert_eq!(world.client().get(&link).await.status, 200);
        let fill = async || {
            let body = json!({ "email": "guest@example.com", "consent": true, "values": { "town": "Ulm" } });
            let page = world.client().request(Method::POST, &format!("/f/{template}"));
            world.client().send(page.json(&body)).await
        };
        let _ = fill().await.created();
        world.drained().await;

        // As long as files are held, nothing is cleared away.
        let database = world.database().await;
        let mut write = store::Write::new();
        store::file_holds::hold(&mut write, "a backup", world.clock.now());
        database.commit(write).await.unwrap();
        database.close().await;
        let _ = delete(&acme.administrator().await, "Acme").await.ok();
        fill().await.error(404, "NOT_FOUND");
        signer.look().await.error(404, "NOT_FOUND");
        signer.post("open", json!({})).await.error(404, "NOT_FOUND");
        world.client().get(&link).await.error(404, "NOT_FOUND");
        assert!(!rows(&world, &acme).await.is_empty(), "all of it is still there");
    }

    async fn what_comes_late_goes_too(world: World) {
        let acme = busy(&world, "Acme").await;
        let _ = delete(&acme.administrator().await, "Acme").await.ok();
        eventually("everything to be gone", async || rows(&world, &acme).await.is_empty().then_some(())).await;
        // A request that was under way when it was deleted.
        let database = world.database().await;
        let mut write = store::Write::new();
        write.any("INSERT INTO opt_outs (workspace_id, email_key, created_at) VALUES ($1, 'a@example.com', 1)", args![acme.id]);
        write.any(
            "INSERT INTO bodies (workspace_id, hash, content, symbol_table, expression_table, form_schema, created_at)
             VALUES ($1, 'late', '{}', '{}', '{}', '{}', 1)",
            args![acme.id],
        );
        database.commit(write).await.unwrap();
        database.close().await;
        assert_eq!(marked(&world).await, [acme.id.to_string()], "it is not forgotten yet");
        look_now(&world, "Second").await;
        eventually("that to be gone", async || rows(&world, &acme).await.is_empty().then_some(())).await;
        world.clock.advance_millis(60 * 60 * 1_000);
        look_now(&world, "Third").await;
        eventually("it to be forgotten", async || {
            (!marked(&world).await.contains(&acme.id.to_string())).then_some(())
        }).await;
    }

    async fn it_has_to_be_meant(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        for name in ["", "acme", "Acm", "Acme!"] {
            delete(&browser, name).await.invalid("name");
        }
        browser.delete("/workspace").await.error(415, "UNSUPPORTED_MEDIA_TYPE");
        let _ = acme.get("/templates").await.ok();
    }

    async fn after_the_last_one_the_service_waits_to_be_set_up(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        assert_eq!(Person::new(world.client()).get("/session").await.ok()["needsSetUp"], false);
        let _ = delete(&browser, "Acme").await.ok();
        assert_eq!(browser.get("/session").await.ok()["needsSetUp"], true);
        assert!(app::workspaces::none_yet(&world.node.app).await.unwrap());
    }

    async fn somebody_who_is_in_another_workspace_keeps_their_account(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let mut write = store::Write::new();
        // Signing in leads to the one that was joined first.
        let later = model::Clock::now(&world.clock).plus_millis(1_000);
        store::users::join(&mut write, other.id, acme.user, model::people::Role::Member, later);
        world.database().await.commit(write).await.unwrap();
        let _ = delete(&acme.administrator().await, "Acme").await.ok();
        let browser = acme.administrator().await;
        assert_eq!(browser.get("/session").await.ok()["workspace"]["name"], "Other");
    }
}
