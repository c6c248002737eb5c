//! Templates for one document: in no list, and gone with what is made from them.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use countersign_tests::{Answer, Workspace, World, eventually, on_both_databases};
use model::Clock;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{SMALL_PDF, assert_fields, column, text};

/// How long one is kept that nobody goes on with.
const KEPT_DAYS: i64 = 30;
const DOT: &str =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const HOUR_MILLIS: i64 = 60 * 60 * 1_000;

async fn call(acme: &Workspace, method: Method, path: &str, body: Value) -> Answer {
    acme.send(acme.request_v2(method, path).json(&body)).await
}

async fn get(acme: &Workspace, path: &str) -> Answer {
    acme.send(acme.request_v2(Method::GET, path)).await
}

fn id(made: &Answer) -> String {
    text(&made.created()["id"]).to_owned()
}

/// A file of the workspace.
async fn upload(acme: &Workspace) -> String {
    let request = acme.request_v2(Method::POST, "/files?name=lease.pdf").body(SMALL_PDF);
    id(&acme.send(request).await)
}

/// A picture of the workspace, of one dot.
async fn picture(acme: &Workspace) -> String {
    let request = acme.request_v2(Method::POST, "/files?name=logo.png").body(BASE64_STANDARD.decode(DOT).unwrap());
    id(&acme.send(request).await)
}

/// How many bodies there are.
async fn bodies(world: &World) -> i64 {
    let held = world.database().await;
    let count =
        held.query("SELECT count(*) FROM bodies", store::args![], |mut row| row.take::<i64>()).await.unwrap();
    held.close().await;
    count[0]
}

/// A template for one document, which consists of a file.
async fn of_file(acme: &Workspace, name: &str, file: &str) -> String {
    let content = json!({"type": "doc", "content": [{"type": "pdf", "attrs": {"file": file}}]});
    let body = json!({"name": name, "singleUse": true, "content": content});
    id(&call(acme, Method::POST, "/templates", body).await)
}

async fn made(acme: &Workspace, template: &str) -> String {
    id(&call(acme, Method::POST, "/documents", json!({"templateId": template})).await)
}

async fn status(acme: &Workspace, path: &str) -> u16 {
    get(acme, path).await.status
}

async fn clear(world: &World) -> usize {
    app::templates::clear_unused(&world.node.app, || false).await.unwrap()
}

/// Clears until the template is gone: the node does so by itself as well.
async fn cleared(world: &World, acme: &Workspace, template: &str) {
    eventually("the template to be gone", async || {
        clear(world).await;
        (status(acme, &format!("/templates/{template}")).await == 404).then_some(())
    })
    .await;
}

on_both_databases! {
    async fn no_list_has_them_but_their_own(world: World) {
        let acme = world.workspace("Acme").await;
        let file = upload(&acme).await;
        let lasting = acme.template(json!({"name": "Lease to stay"})).await;
        let single = of_file(&acme, "Lease of one", &file).await;
        let names = async |query: &str| column(&get(&acme, &format!("/templates{query}")).await.ok(), "name");
        assert_eq!(names("").await, ["Lease to stay"]);
        assert_eq!(names("?q=lease").await, ["Lease to stay"]);
        assert_eq!(names("?singleUse=false").await, ["Lease to stay"]);
        assert_eq!(names("?singleUse=true").await, ["Lease of one"]);
        assert_eq!(names("?singleUse=true&q=stay").await, [""; 0]);
        assert_eq!(column(&acme.get("/templates").await.ok(), "name"), ["Lease to stay"], "in version 1");
        get(&acme, "/templates?singleUse=perhaps").await.invalid("singleUse");
        get(&acme, "/templates?label=%00").await.invalid("label");
        assert_eq!(get(&acme, &format!("/templates/{single}")).await.ok()["singleUse"], true);
        assert_eq!(get(&acme, &format!("/templates/{lasting}")).await.ok().get("singleUse"), None);
        let document = made(&acme, &single).await;
        assert_eq!(get(&acme, &format!("/documents/{document}")).await.ok()["templateId"], json!(single));
    }

    async fn version_1_makes_and_keeps_them_too(world: World) {
        let acme = world.workspace("Acme").await;
        let made = acme.post("/templates", json!({"name": "Once", "singleUse": true})).await.created();
        assert_fields(&made, &["id", "name", "createdAt", "updatedAt"]);
        let path = format!("/templates/{}", text(&made["id"]));
        assert_eq!(acme.get(&path).await.ok()["singleUse"], true);
        acme.post("/templates", json!({"name": "Once", "singleUse": "yes"})).await.invalid("singleUse");
        acme.patch(&path, json!({"singleUse": "no"})).await.invalid("singleUse");
        let kept = acme.patch(&path, json!({"singleUse": false})).await.ok();
        assert_eq!(kept.get("singleUse"), None);
        assert_eq!(column(&acme.get("/templates").await.ok(), "name"), ["Once"]);
    }

    async fn kept_they_are_like_any_other(world: World) {
        let acme = world.workspace("Acme").await;
        let single = of_file(&acme, "Lease", &upload(&acme).await).await;
        let path = format!("/templates/{single}");
        let shown = get(&acme, &path).await.ok();
        let again = call(&acme, Method::PATCH, &path, shown).await.ok();
        assert_eq!(again["singleUse"], true, "its detail can be sent back as it is");
        call(&acme, Method::PATCH, &path, json!({"isPubliclyFillable": true})).await.invalid("isPubliclyFillable");
        let kept = call(&acme, Method::PATCH, &path, json!({"singleUse": false, "isPubliclyFillable": true})).await.ok();
        assert_eq!((kept.get("singleUse"), &kept["isPubliclyFillable"]), (None, &json!(true)));
        call(&acme, Method::PATCH, &path, json!({"singleUse": true})).await.invalid("singleUse");
        let body = json!({"name": "A", "singleUse": true, "isPubliclyFillable": true});
        call(&acme, Method::POST, "/templates", body).await.invalid("isPubliclyFillable");
        assert_eq!(column(&get(&acme, "/templates").await.ok(), "id"), [single]);
        world.clock.set(world.clock.now().plus_days(KEPT_DAYS * 2));
        assert_eq!((clear(&world).await, status(&acme, &path).await), (0, 200));
    }

    async fn a_copy_of_one_is_there_to_stay(world: World) {
        let acme = world.workspace("Acme").await;
        let single = of_file(&acme, "Lease", &upload(&acme).await).await;
        let path = format!("/templates/{single}/duplicate");
        let copy = call(&acme, Method::POST, &path, json!({"name": "Copy"})).await;
        assert_eq!(copy.created().get("singleUse"), None);
        acme.send(acme.request_v2(Method::DELETE, &format!("/templates/{single}"))).await.ok();
        for _ in 0..2 {
            world.drained().await;
            world.clock.advance_millis(HOUR_MILLIS);
        }
        world.drained().await;
        call(&acme, Method::POST, &format!("/templates/{}/preview", id(&copy)), json!({})).await.ok();
    }

    async fn they_go_after_the_last_document_and_what_came_for_them_as_well(world: World) {
        let acme = world.workspace("Acme").await;
        let before = upload(&acme).await;
        world.clock.advance_millis(2 * HOUR_MILLIS);
        let (file, other, logo) = (upload(&acme).await, upload(&acme).await, picture(&acme).await);
        let (single, beside) = (of_file(&acme, "Lease", &file).await, of_file(&acme, "Beside", &other).await);
        let old = of_file(&acme, "Old", &before).await;
        let with_logo = {
            let content = json!({"type": "doc", "content": [{"type": "image", "attrs": {"file": logo, "alt": "Acme"}}]});
            id(&call(&acme, Method::POST, "/templates", json!({"name": "Logo", "singleUse": true, "content": content})).await)
        };
        let (first, second) = (made(&acme, &single).await, made(&acme, &single).await);
        let (kept, third, fourth) = (made(&acme, &beside).await, made(&acme, &old).await, made(&acme, &with_logo).await);
        for document in [&first, &third, &fourth] {
            acme.delete(&format!("/documents/{document}")).await.ok();
        }
        world.clock.set(world.clock.now().plus_days(1).plus_millis(-1));
        assert_eq!(clear(&world).await, 0, "somebody may go back and make another");
        world.clock.advance_millis(1);
        cleared(&world, &acme, &old).await;
        cleared(&world, &acme, &with_logo).await;
        assert_eq!(status(&acme, &format!("/templates/{single}")).await, 200, "there is another");
        acme.delete(&format!("/documents/{second}")).await.ok();
        world.clock.set(world.clock.now().plus_days(1));
        cleared(&world, &acme, &single).await;
        let rows = acme.get("/activity?events=template.deleted").await.ok();
        assert_eq!((rows.as_array().unwrap().len(), &rows[0]["actorType"]), (3, &json!("system")));
        world.drained().await;
        assert_eq!(status(&acme, &format!("/files/{file}")).await, 200, "a request may still be under way");
        world.clock.advance_millis(HOUR_MILLIS);
        eventually("its file to be gone", async || {
            (status(&acme, &format!("/files/{file}")).await == 404).then_some(())
        }).await;
        for others in [other, before, logo] {
            assert_eq!(status(&acme, &format!("/files/{others}")).await, 200);
        }
        get(&acme, &format!("/documents/{kept}/preview")).await.ok();
        assert_eq!(bodies(&world).await, 1, "their bodies as well");
    }

    async fn what_something_is_made_of_stays_until_that_is_gone(world: World) {
        let acme = world.workspace("Acme").await;
        let file = upload(&acme).await;
        let single = of_file(&acme, "Lease", &file).await;
        let document = made(&acme, &single).await;
        acme.send(acme.request_v2(Method::DELETE, &format!("/templates/{single}"))).await.ok();
        for _ in 0..3 {
            world.drained().await;
            world.clock.advance_millis(HOUR_MILLIS);
        }
        get(&acme, &format!("/documents/{document}/preview")).await.ok();
        assert_eq!((status(&acme, &format!("/files/{file}")).await, bodies(&world).await), (200, 1));
        acme.delete(&format!("/documents/{document}")).await.ok();
        world.clock.set(world.clock.now().plus_days(7));
        world.drained().await;
        assert_eq!(bodies(&world).await, 1, "a request may still be under way");
        world.clock.advance_millis(HOUR_MILLIS);
        eventually("its file to be gone", async || {
            (status(&acme, &format!("/files/{file}")).await == 404).then_some(())
        }).await;
        assert_eq!(bodies(&world).await, 0);
    }

    async fn a_document_that_appears_meanwhile_keeps_what_it_is_made_of(world: World) {
        let acme = world.workspace("Acme").await;
        let single = of_file(&acme, "Lease", &upload(&acme).await).await;
        let document = made(&acme, &single).await;
        let held = world.database().await;
        let belongs = async |workspace: &str| {
            let mut write = store::Write::new();
            write.one("document", "UPDATE documents SET workspace_id = $1 WHERE id = $2", store::args![workspace, &document]);
            held.commit(write).await.unwrap();
        };
        // It is as if it were not committed yet while it is looked for the first time.
        belongs("wsp_elsewhere").await;
        acme.send(acme.request_v2(Method::DELETE, &format!("/templates/{single}"))).await.ok();
        world.drained().await;
        belongs(&acme.id.to_string()).await;
        world.clock.advance_millis(HOUR_MILLIS);
        world.drained().await;
        held.close().await;
        assert_eq!(bodies(&world).await, 1);
        get(&acme, &format!("/documents/{document}/preview")).await.ok();
    }

    async fn an_order_that_is_not_carried_out_yet_keeps_them(world: World) {
        let acme = world.workspace("Acme").await;
        let single = of_file(&acme, "Lease", &upload(&acme).await).await;
        let order = json!({"templateId": single, "documents": [{"name": "One"}]});
        let order = id(&acme.send(acme.request_v2(Method::POST, "/documents/bulk").json(&order)).await);
        world.drained().await;
        let held = world.database().await;
        let mut write = store::Write::new();
        write.any("DELETE FROM documents", store::args![]);
        write.one("order", "UPDATE bulk_jobs SET completed_at = NULL WHERE id = $1", store::args![&order]);
        held.commit(write).await.unwrap();
        held.close().await;
        world.clock.set(world.clock.now().plus_days(KEPT_DAYS));
        assert_eq!((clear(&world).await, status(&acme, &format!("/templates/{single}")).await), (0, 200));
    }

    async fn one_that_nobody_goes_on_with_goes_after_a_while(world: World) {
        let acme = world.workspace("Acme").await;
        let single = of_file(&acme, "Begun", &upload(&acme).await).await;
        let used = of_file(&acme, "Used", &upload(&acme).await).await;
        made(&acme, &used).await;
        world.clock.set(world.clock.now().plus_days(KEPT_DAYS).plus_millis(-1));
        assert_eq!(clear(&world).await, 0, "not a moment too early");
        let path = format!("/templates/{single}/working-copy");
        let person = acme.administrator().await;
        person.put(&path, json!({"basedOn": 1, "name": "Worked on"})).await.ok();
        world.clock.advance_millis(1);
        assert_eq!(clear(&world).await, 0, "somebody works on it");
        world.clock.set(world.clock.now().plus_days(KEPT_DAYS).plus_millis(-2));
        assert_eq!(clear(&world).await, 0, "as long from then on");
        world.clock.advance_millis(2);
        cleared(&world, &acme, &single).await;
        assert_eq!(status(&acme, &format!("/templates/{used}")).await, 200);
    }
}
