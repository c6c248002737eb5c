//! What administrators decide about their workspace.

use countersign_tests::on_both_databases;
use serde_json::{Value, json};

use crate::signing::{Signer, note, send};

on_both_databases! {
    async fn a_new_workspace_has_the_usual_settings(world: World) {
        let acme = world.workspace("Acme").await;
        let settings = acme.administrator().await.get("/workspace").await.ok();
        assert_eq!(settings["id"], acme.id.to_string());
        assert_eq!(settings["name"], "Acme");
        for name in ["colour", "mailSender", "retentionDays", "logo"] {
            assert_eq!(settings[name], Value::Null, "{name}");
        }
        assert_eq!(settings["embeddingOrigins"], json!([]));
        assert_eq!((&settings["language"], &settings["timeZone"]), (&json!("en"), &json!("UTC")));
    }

    async fn what_is_given_changes_and_the_rest_stays(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let browser = acme.administrator().await;
        let changed = browser.patch("/workspace", json!({
            "name": " Acme Rentals ", "language": "de", "timeZone": "Europe/Berlin", "colour": "#FFD400", "mailSender": "Acme", "retentionDays": 30,
            "embeddingOrigins": ["https://www.Acme.example/", "https://www.acme.example", "http://localhost:3000"],
        })).await.ok();
        let now = browser.patch("/workspace", json!({ "colour": "#ffd401" })).await.ok();
        let expected = json!({
            "name": "Acme Rentals", "language": "de", "timeZone": "Europe/Berlin", "colour": "#ffd401", "mailSender": "Acme", "retentionDays": 30,
            "embeddingOrigins": ["https://www.acme.example", "http://localhost:3000"],
        });
        for (name, value) in expected.as_object().unwrap() {
            assert_eq!(&now[name], value, "{name}");
        }
        assert_eq!(changed["colour"], "#ffd400");
        assert_eq!(browser.get("/workspace").await.ok(), now);
        let shown = browser.get("/session").await.ok()["workspace"].clone();
        for name in ["name", "language", "timeZone", "colour"] {
            assert_eq!(shown[name], expected[name], "{name}");
        }
        let me = acme.send(acme.request_v2(reqwest::Method::GET, "/me")).await.ok();
        assert_eq!(me["workspace"]["name"], "Acme Rentals", "keys notice");
        assert_eq!(other.administrator().await.get("/workspace").await.ok()["name"], "Other");

        let cleared = browser.patch("/workspace", json!({
            "colour": null, "mailSender": null, "retentionDays": null, "embeddingOrigins": [],
        })).await.ok();
        assert_eq!((&cleared["colour"], &cleared["mailSender"], &cleared["retentionDays"]), (&Value::Null, &Value::Null, &Value::Null));
        assert_eq!(cleared["name"], "Acme Rentals");
    }

    async fn the_activity_says_what_changed_and_nothing_where_nothing_did(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        let _ = browser.patch("/workspace", json!({ "name": "Acme", "colour": "#ffd400" })).await.ok();
        for same in [json!({}), json!({ "colour": "#FFD400" }), json!({ "retentionDays": null })] {
            let _ = browser.patch("/workspace", same).await.ok();
        }
        let rows = acme.get("/activity?events=workspace.updated").await.ok();
        assert_eq!(rows.as_array().unwrap().len(), 1, "{rows}");
        assert_eq!(rows[0]["metadata"], json!({ "colour": "#ffd400" }));
        assert_eq!(rows[0]["actorId"], acme.user.to_string());
        assert!(rows[0]["message"].as_str().unwrap().ends_with(": colour"), "{rows}");
    }

    async fn what_is_not_valid_is_refused_with_its_place_and_changes_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        let before = browser.get("/workspace").await.ok();
        let many: Vec<_> = (0..21).map(|number| format!("https://s{number}.example")).collect();
        for (body, field) in [
            (json!({ "name": "" }), "name"),
            (json!({ "language": "tlh" }), "language"),
            (json!({ "timeZone": "Mars/Olympus" }), "timeZone"),
            (json!({ "colour": "red" }), "colour"),
            (json!({ "colour": "#ffd400; } body { display: none" }), "colour"),
            (json!({ "mailSender": "a\nb" }), "mailSender"),
            (json!({ "retentionDays": 0 }), "retentionDays"),
            (json!({ "retentionDays": 36_501 }), "retentionDays"),
            (json!({ "retentionDays": "30" }), "retentionDays"),
            (json!({ "embeddingOrigins": ["https://a.example", "http://b.example"] }), "embeddingOrigins[1]"),
            (json!({ "embeddingOrigins": ["*"] }), "embeddingOrigins[0]"),
            (json!({ "embeddingOrigins": ["https://a.example; script-src *"] }), "embeddingOrigins[0]"),
            (json!({ "embeddingOrigins": many }), "embeddingOrigins"),
        ] {
            let mut body = body;
            if field != "colour" {
                body["colour"] = json!("#123456");
            }
            browser.patch("/workspace", body).await.invalid(field);
        }
        assert_eq!(browser.get("/workspace").await.ok(), before);
    }

    async fn two_at_the_same_moment_both_count(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        let (one, two, three) = tokio::join!(
            browser.patch("/workspace", json!({ "colour": "#ffd400" })),
            browser.patch("/workspace", json!({ "mailSender": "Acme" })),
            browser.patch("/workspace", json!({ "retentionDays": 9 })),
        );
        let _ = (one.ok(), two.ok(), three.ok());
        let now = browser.get("/workspace").await.ok();
        assert_eq!((&now["colour"], &now["mailSender"], &now["retentionDays"]), (&json!("#ffd400"), &json!("Acme"), &json!(9)));
    }

    async fn mails_and_signing_pages_show_colour_and_name(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{ "email": "quiet@example.com" }])).await;
        let signer = Signer::of(&acme, &document, "quiet@example.com").await;
        assert_eq!(signer.look().await.ok()["workspace"], json!({ "name": "Acme", "colour": null }));
        let _ = browser.patch("/workspace", json!({ "colour": "#ffd400", "mailSender": "Acme Rentals" })).await.ok();
        assert_eq!(
            signer.look().await.ok()["workspace"],
            json!({ "name": "Acme", "colour": { "fill": "#ffd400", "ink": "#000000" } })
        );
        let people = json!({ "recipients": [{ "email": "ana@example.com" }] });
        let _ = acme.post(&format!("/documents/{document}/send"), people).await.ok();
        let mails = world.mails(acme.id).await;
        let told = mails.iter().find(|kept| kept.mail.recipient == "ana@example.com").unwrap();
        let composed = told.composed.as_ref().unwrap();
        assert_eq!(composed.from_name, "Acme Rentals");
        assert!(composed.html.contains("#ffd400") && !composed.html.contains("#1d5bb5"));
    }

    async fn who_has_no_language_is_written_to_in_that_of_the_workspace(world: World) {
        let acme = world.workspace("Acme").await;
        let _ = acme.administrator().await.patch("/workspace", json!({ "language": "de" })).await.ok();
        let document = note(&acme).await;
        let people = json!([{ "email": "ana@example.com" }, { "email": "luc@example.com", "language": "fr" }]);
        let _ = acme.post(&format!("/documents/{document}/send"), json!({ "recipients": people })).await.ok();
        let mails = world.mails(acme.id).await;
        let mut languages: Vec<_> =
            mails.iter().map(|mail| mail.composed.as_ref().unwrap().language.as_str()).collect();
        languages.sort_unstable();
        assert_eq!(languages, ["de", "fr"]);
    }

    async fn the_sites_that_may_embed_are_told_to_who_serves_the_pages(world: World) {
        let acme = world.workspace("Acme").await;
        let app = &world.node.app;
        assert!(app::workspaces::embedding(app, acme.id).await.unwrap().is_empty());
        let body = json!({ "embeddingOrigins": ["https://acme.example"] });
        let _ = acme.administrator().await.patch("/workspace", body).await.ok();
        let origins = app::workspaces::embedding(app, acme.id).await.unwrap();
        assert_eq!(origins.iter().map(model::embedding::Origin::as_str).collect::<Vec<_>>(), ["https://acme.example"]);
    }
}
