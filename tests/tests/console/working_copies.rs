//! What is written on a template and not published yet: nobody but the editor goes by it, nobody's work is written over unseen,
//! and nothing of it is left behind.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use countersign_tests::{Person, SMALL_PDF, Workspace, eventually, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

const DAY_MILLIS: i64 = 24 * 60 * 60 * 1_000;
/// A picture of one dot.
const DOT: &str =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

fn words(text: &str) -> Value {
    json!({ "type": "doc", "content": [
        { "type": "paragraph", "content": [{ "type": "text", "text": text }] },
    ] })
}

fn picture(file: &str) -> Value {
    json!({ "type": "doc", "content": [{ "type": "image", "attrs": { "file": file, "alt": "x" } }] })
}

/// A template as somebody at the console writes on it.
struct Desk {
    person: Person,
    template: String,
}

impl Desk {
    async fn at(acme: &Workspace, content: Value) -> Self {
        let template = acme.template(json!({ "name": "Lease", "content": content })).await;
        Self { person: acme.administrator().await, template }
    }

    /// Signs in again, after a time in which the session ended.
    async fn sit_down_again(&mut self, acme: &Workspace) {
        self.person = acme.administrator().await;
    }

    fn path(&self, deed: &str) -> String {
        format!("/templates/{}/working-copy{deed}", self.template)
    }

    async fn read(&self) -> Value {
        self.person.get(&self.path("")).await.ok()
    }

    /// Writes on top of what is there now.
    async fn write(&self, mut parts: Value) -> Value {
        let now = self.read().await;
        parts["version"] = now["changes"]["version"].clone();
        parts["basedOn"] = match &now["changes"]["basedOn"] {
            Value::Null => now["published"]["number"].clone(),
            known => known.clone(),
        };
        self.person.put(&self.path(""), parts).await.ok()
    }

    async fn publish(&self) -> Value {
        let version = self.read().await["changes"]["version"].clone();
        self.person.post(&self.path("/publish"), json!({ "version": version })).await.ok()
    }

    async fn discard(&self) -> Value {
        let version = self.read().await["changes"]["version"].clone();
        self.person.post(&self.path("/discard"), json!({ "version": version })).await.ok()
    }

    async fn upload(&self, content: Vec<u8>) -> String {
        let request = self.person.request(Method::POST, "/files?name=one").body(content);
        self.person.send(request).await.created()["id"].as_str().unwrap().to_owned()
    }

    async fn has(&self, file: &str) -> bool {
        match self.person.get(&format!("/files/{file}")).await.status {
            200 => true,
            404 => false,
            other => panic!("{other}"),
        }
    }

    async fn unpublished(&self) -> Vec<Value> {
        let found = self.person.get("/unpublished-templates").await.ok();
        found.as_array().unwrap().iter().map(|one| one["templateId"].clone()).collect()
    }
}

/// The activity of templates, newest first.
async fn told(acme: &Workspace) -> Vec<String> {
    let rows = acme.get("/activity?events=template.created,template.updated").await.ok();
    rows.as_array().unwrap().iter().map(|row| row["message"].as_str().unwrap().to_owned()).collect()
}

on_both_databases! {
    async fn until_it_is_published_everything_goes_by_what_was(world: World) {
        let acme = world.workspace("Acme").await;
        let desk = Desk::at(&acme, words("Old")).await;
        let fresh = desk.read().await;
        assert_eq!((&fresh["changes"], &fresh["published"]["number"]), (&Value::Null, &json!(1)));
        assert_eq!(fresh["published"]["isEmpty"], false);
        let kept = desk.write(json!({ "name": "Flat", "content": words("Ne") })).await;
        let kept = desk.write(json!({ "content": words("New"), "version": kept["changes"]["version"] })).await;
        assert_eq!((&kept["name"], &kept["content"]), (&json!("Flat"), &words("New")));
        assert_eq!(kept["changes"]["actorName"], acme.email);
        assert_eq!(desk.unpublished().await, [json!(desk.template)]);

        // Version 1, version 2, documents and public pages.
        let path = format!("/templates/{}", desk.template);
        for shown in [acme.get(&path).await.ok(), acme.send(acme.request_v2(Method::GET, &path)).await.ok()] {
            assert_eq!((&shown["name"], &shown["content"]), (&json!("Lease"), &words("Old")));
        }
        let document = acme.document(json!({ "templateId": desk.template })).await;
        let _ = acme.patch(&path, json!({ "isPubliclyFillable": true })).await.ok();
        let page = world.client().request(Method::GET, &format!("/f/{}", desk.template));
        let page = world.client().send(page.header("accept", "application/json")).await.text();
        assert!(page.contains("Old") && !page.contains("New"), "{page}");
        let (versions, trail) = (desk.person.get(&format!("{path}/versions")).await.ok(), told(&acme).await);
        assert_eq!(versions.as_array().unwrap().len(), 1);
        assert_eq!(trail.len(), 2, "nothing is told of what is written: {trail:?}");

        world.clock.advance_millis(1);
        let published = desk.publish().await;
        assert_eq!((&published["changes"], &published["published"]["number"]), (&Value::Null, &json!(2)));
        let shown = acme.get(&path).await.ok();
        assert_eq!((&shown["name"], &shown["content"]), (&json!("Flat"), &words("New")));
        assert_eq!(shown["isPubliclyFillable"], true, "it is no part of what is written");
        let versions = desk.person.get(&format!("{path}/versions")).await.ok();
        assert_eq!((versions.as_array().unwrap().len(), &versions[0]["actorName"]), (2, &json!(acme.email)));
        assert_eq!(told(&acme).await[0], "Template “Flat” was changed");
        assert_eq!(desk.unpublished().await, [] as [Value; 0]);
        // The document is what it was made from.
        let drawn = acme.send(acme.request_v2(Method::GET, &format!("/documents/{document}"))).await.ok();
        assert!(drawn["name"].as_str().unwrap().starts_with("Lease"), "{drawn}");
    }

    async fn nobody_writes_over_what_they_have_not_read(world: World) {
        let acme = world.workspace("Acme").await;
        let desk = Desk::at(&acme, words("Old")).await;
        let put = async |body: Value| desk.person.put(&desk.path(""), body).await;
        let first = put(json!({ "version": null, "basedOn": 1, "content": words("One") })).await.ok();
        // Somebody who saw no changes, and somebody who saw these.
        put(json!({ "version": null, "basedOn": 1, "content": words("Two") })).await.error(409, "CONFLICT");
        let version = first["changes"]["version"].clone();
        let _ = put(json!({ "version": version, "basedOn": 1, "content": words("Three") })).await.ok();
        put(json!({ "version": version, "basedOn": 1, "content": words("Four") })).await.error(409, "CONFLICT");
        for deed in ["/publish", "/discard"] {
            desk.person.post(&desk.path(deed), json!({ "version": version })).await.error(409, "CONFLICT");
        }
        assert_eq!(desk.read().await["content"], words("Three"));
        // A copy that was begun anew is not taken for the one before it.
        let seen = desk.read().await["changes"]["version"].clone();
        let _ = desk.discard().await;
        let _ = desk.write(json!({ "content": words("Five") })).await;
        put(json!({ "version": seen, "basedOn": 1, "content": words("Six") })).await.error(409, "CONFLICT");
        assert_eq!(desk.read().await["content"], words("Five"));
    }

    async fn two_who_write_at_once_do_so_one_after_the_other(world: World) {
        let acme = world.workspace("Acme").await;
        let desk = Desk::at(&acme, words("Old")).await;
        let put = async |text: &str| {
            let body = json!({ "version": null, "basedOn": 1, "content": words(text) });
            desk.person.put(&desk.path(""), body).await.status
        };
        for _ in 0..5 {
            let (one, two) = tokio::join!(put("One"), put("Two"));
            let mut both = [one, two];
            both.sort_unstable();
            assert_eq!(both, [200, 409]);
            let _ = desk.discard().await;
        }
    }

    async fn a_change_through_the_api_is_live_and_the_changes_stay(world: World) {
        let acme = world.workspace("Acme").await;
        let desk = Desk::at(&acme, words("Old")).await;
        let _ = desk.write(json!({ "content": words("Mine") })).await;
        let path = format!("/templates/{}", desk.template);
        let _ = acme.patch(&path, json!({ "content": words("Theirs"), "name": "Called otherwise" })).await.ok();
        assert_eq!(acme.get(&path).await.ok()["content"], words("Theirs"));
        let now = desk.read().await;
        assert_eq!((&now["content"], &now["name"]), (&words("Mine"), &json!("Called otherwise")));
        assert_eq!((&now["changes"]["basedOn"], &now["published"]["number"]), (&json!(1), &json!(2)));
        // One may write on, and has to know of the other version to publish.
        let written = desk.write(json!({ "content": words("Mine, too") })).await;
        let version = &written["changes"]["version"];
        let refused = desk.person.post(&desk.path("/publish"), json!({ "version": version })).await;
        assert!(refused.error(409, "CONFLICT")["message"].as_str().unwrap().contains("basedOn"));
        let body = json!({ "version": version, "basedOn": 2 });
        assert_eq!(desk.person.put(&desk.path(""), body).await.ok()["changes"]["basedOn"], 2);
        assert_eq!(desk.publish().await["published"]["number"], 3);
        assert_eq!(acme.get(&path).await.ok()["content"], words("Mine, too"));

        // Nobody begins on what is not the newest.
        let _ = acme.patch(&path, json!({ "content": words("Again") })).await.ok();
        let body = json!({ "version": null, "basedOn": 3, "content": words("Late") });
        desk.person.put(&desk.path(""), body).await.error(409, "CONFLICT");
        // A change of the name alone is none of what is written.
        let _ = acme.patch(&path, json!({ "name": "Third" })).await.ok();
        assert_eq!(desk.write(json!({ "content": words("Fine") })).await["changes"]["basedOn"], 4);
    }

    async fn what_does_not_hold_together_is_not_kept(world: World) {
        let acme = world.workspace("Acme").await;
        let desk = Desk::at(&acme, words("Old")).await;
        let nowhere = json!({ "type": "doc", "content": [
            { "type": "paragraph", "content": [{ "type": "variable", "attrs": { "name": "nowhere" } }] },
        ] });
        for (parts, field) in [
            (json!({ "content": nowhere }), "content.content[0].content[0].attrs.name"),
            (json!({ "content": picture("fil_01jcmwk1x3f2q8z5v7t9r4n6ab") }), "content.content[0].attrs.file"),
            (json!({ "name": " " }), "name"),
        ] {
            let mut body = parts;
            body["basedOn"] = json!(1);
            desk.person.put(&desk.path(""), body).await.invalid(field);
        }
        assert_eq!(desk.read().await["changes"], Value::Null);
        desk.person.post(&desk.path("/publish"), json!({ "version": 1 })).await.error(409, "CONFLICT");
        desk.person.post(&desk.path("/publish"), json!({})).await.invalid("version");
    }

    async fn what_is_as_it_was_is_no_change_and_a_new_template_is_empty(world: World) {
        let acme = world.workspace("Acme").await;
        let desk = Desk::at(&acme, json!({ "type": "doc", "content": [{ "type": "paragraph" }] })).await;
        assert_eq!(desk.read().await["published"]["isEmpty"], true);
        let _ = desk.write(json!({ "content": words("A"), "name": "B" })).await;
        let empty = json!({ "type": "doc", "content": [{ "type": "paragraph" }] });
        let kept = desk.write(json!({ "content": empty, "name": "Lease" })).await;
        assert_eq!(kept["changes"], Value::Null);
        assert_eq!(desk.unpublished().await, [] as [Value; 0]);
        let _ = desk.write(json!({ "content": words("A") })).await;
        assert_eq!(desk.publish().await["published"]["isEmpty"], false);
    }

    async fn discarding_is_told_and_leaves_what_is_published(world: World) {
        let acme = world.workspace("Acme").await;
        let desk = Desk::at(&acme, words("Old")).await;
        let _ = desk.write(json!({ "content": words("New") })).await;
        world.clock.advance_millis(1);
        let now = desk.discard().await;
        assert_eq!((&now["content"], &now["changes"]), (&words("Old"), &Value::Null));
        assert_eq!(told(&acme).await[0], "Unpublished changes to template “Lease” were discarded");
        assert_eq!(told(&acme).await.len(), 2);
        // There is nothing more to be done.
        let _ = desk.person.post(&desk.path("/discard"), json!({ "version": 5 })).await.ok();
        assert_eq!(told(&acme).await.len(), 2);
    }

    async fn nobody_elses_changes_are_seen_or_touched(world: World) {
        let (acme, globex) = (world.workspace("Acme").await, world.workspace("Globex").await);
        let desk = Desk::at(&acme, words("Old")).await;
        let kept = desk.write(json!({ "content": words("New") })).await;
        let stranger = globex.administrator().await;
        stranger.get(&desk.path("")).await.error(404, "NOT_FOUND");
        let body = json!({ "version": kept["changes"]["version"], "basedOn": 1, "content": words("Evil") });
        stranger.put(&desk.path(""), body.clone()).await.error(404, "NOT_FOUND");
        for deed in ["/publish", "/discard"] {
            stranger.post(&desk.path(deed), body.clone()).await.error(404, "NOT_FOUND");
        }
        assert_eq!(stranger.get("/unpublished-templates").await.ok(), json!([]));
        assert_eq!(desk.read().await["content"], words("New"));
    }

    async fn files_stay_as_long_as_the_changes_name_them(world: World) {
        let acme = world.workspace("Acme").await;
        let mut desk = Desk::at(&acme, words("Old")).await;
        let ours = desk.upload(SMALL_PDF.into()).await;
        world.clock.advance_millis(DAY_MILLIS);
        desk.sit_down_again(&acme).await;
        let dot = |salt: &str| [BASE64_STANDARD.decode(DOT).unwrap(), salt.as_bytes().to_vec()].concat();
        let (first, second) = (desk.upload(dot("1")).await, desk.upload(dot("2")).await);
        let _ = desk.write(json!({ "content": picture(&first) })).await;
        // It is taken out, and put back before anybody looks.
        let _ = desk.write(json!({ "content": words("None") })).await;
        let _ = desk.write(json!({ "content": picture(&first) })).await;
        world.clock.advance_millis(2 * DAY_MILLIS);
        desk.sit_down_again(&acme).await;
        world.drained().await;
        assert!(desk.has(&first).await, "the changes name it");
        // It is taken out for good.
        let _ = desk.write(json!({ "content": picture(&second) })).await;
        world.clock.advance_millis(2 * DAY_MILLIS);
        desk.sit_down_again(&acme).await;
        eventually("the first to be gone", async || (!desk.has(&first).await).then_some(())).await;
        assert!(desk.has(&second).await);
        // What is published stays, whatever is discarded.
        let _ = desk.publish().await;
        let third = desk.upload(dot("3")).await;
        let pdf = json!({ "type": "doc", "content": [{ "type": "pdf", "attrs": { "file": ours } }] });
        let both = json!({ "content": picture(&third), "symbolTable": { "logo": { "type": "image", "default": second } } });
        let _ = desk.write(both).await;
        let _ = desk.discard().await;
        let _ = desk.write(json!({ "content": pdf })).await;
        let _ = desk.discard().await;
        world.clock.advance_millis(2 * DAY_MILLIS);
        desk.sit_down_again(&acme).await;
        eventually("the third to be gone", async || (!desk.has(&third).await).then_some(())).await;
        world.drained().await;
        assert!(desk.has(&second).await, "it is published");
        assert!(desk.has(&ours).await, "it was there before the changes were begun");
        // A template that is deleted takes them along.
        let fourth = desk.upload(dot("4")).await;
        let _ = desk.write(json!({ "content": picture(&fourth) })).await;
        let _ = acme.delete(&format!("/templates/{}", desk.template)).await.ok();
        assert_eq!(desk.unpublished().await, [] as [Value; 0]);
        world.clock.advance_millis(2 * DAY_MILLIS);
        desk.sit_down_again(&acme).await;
        eventually("the fourth to be gone", async || (!desk.has(&fourth).await).then_some(())).await;
    }
}
