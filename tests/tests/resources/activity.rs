//! The activity stream and its filters. The export is in `export.rs`, pages are in `lists.rs`.

use countersign_tests::{Workspace, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{assert_fields, assert_moment, column, encoded, events, text};

const ROW: [&str; 11] = [
    "id", "event", "actorType", "actorId", "actorName", "documentId", "templateId", "message", "metadata", "ip",
    "createdAt",
];

/// The id of the workspace's key.
async fn key_id(acme: &Workspace) -> String {
    let me = acme.send(acme.request_v2(Method::GET, "/me")).await.ok();
    text(&me["apiKey"]["id"]).to_owned()
}

/// The events that a query finds, in the order of the alphabet.
async fn found(acme: &Workspace, query: &str) -> Vec<String> {
    let mut events = column(&acme.get(&format!("/activity?{query}")).await.ok(), "event");
    events.sort();
    events
}

on_both_databases! {
    async fn every_change_is_written_down_and_nothing_else(world: World) {
        let acme = world.workspace("Acme").await;
        let tick = || world.clock.advance_millis(1);
        tick();
        let template = acme.template(json!({ "name": "NDA" })).await;
        tick();
        let document = acme.document(json!({ "templateId": template })).await;
        let path = format!("/documents/{document}");
        tick();
        let _ = acme.patch(&format!("/templates/{template}"), json!({ "name": "NDA 2" })).await.ok();
        tick();
        let _ = acme.patch(&path, json!({ "data": { "a": 1 } })).await.ok();
        tick();
        let _ = acme.patch(&format!("{path}/auto-reminder"), json!({ "enabled": true })).await.ok();
        tick();
        acme.get(&format!("{path}/pdf")).await;
        tick();
        let _ = acme.delete(&path).await.ok();
        tick();
        let _ = acme.delete(&format!("/templates/{template}")).await.ok();
        tick();
        // Neither looking nor failing leaves a row.
        for path in ["/templates", "/documents", "/activity", "/activity/export", "/rate-limit"] {
            assert_eq!(acme.get(path).await.status, 200);
        }
        acme.post("/templates", json!({})).await.invalid("name");
        acme.delete(&path).await.error(404, "NOT_FOUND");
        let expected = [
            "template.created", "document.created", "template.updated", "document.updated", "document.updated",
            "document.downloaded", "document.deleted", "template.deleted",
        ];
        assert_eq!(events(&acme).await[2..], expected, "after the set-up's two rows");
    }

    async fn a_row_tells_who_did_what_to_what_from_where(world: World) {
        let acme = world.workspace("Acme").await;
        world.clock.advance_millis(1);
        let template = acme.template(json!({ "name": "NDA" })).await;
        world.clock.advance_millis(1);
        let made = acme.post("/documents", json!({ "templateId": template, "name": "Ours" })).await.created();
        let rows = acme.get("/activity").await.ok();
        let (document_row, template_row) = (&rows[0], &rows[1]);
        for row in rows.as_array().unwrap() {
            assert_fields(row, &ROW);
            assert!(text(&row["id"]).starts_with("act_"));
            assert_moment(&row["createdAt"]);
            assert!(row["metadata"].is_object() && !text(&row["message"]).is_empty(), "{row}");
        }
        assert_eq!(
            (text(&document_row["event"]), text(&document_row["actorType"])),
            ("document.created", "apiKey")
        );
        assert_eq!(text(&document_row["actorId"]), key_id(&acme).await);
        assert_eq!(document_row["actorName"], "First key");
        assert_eq!(
            (&document_row["documentId"], text(&document_row["templateId"])),
            (&made["id"], template.as_str())
        );
        assert!(text(&document_row["message"]).contains("Ours"));
        assert_eq!(text(&document_row["metadata"]["userId"]), acme.user.to_string(), "the key's creator");
        assert_eq!(document_row["ip"], "127.0.0.1");
        assert_eq!(document_row["createdAt"], made["createdAt"]);
        assert_eq!(
            (&template_row["documentId"], text(&template_row["templateId"])),
            (&Value::Null, template.as_str())
        );
    }

    async fn rows_of_one_change_stay_in_the_order_in_which_they_were_written(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let emails: Vec<_> = (0..20).map(|number| format!("signer{number}@example.com")).collect();
        let recipients: Vec<_> = emails.iter().map(|email| json!({ "email": email })).collect();
        acme.post(&format!("/documents/{document}/send"), json!({ "recipients": recipients })).await.ok();
        let rows = acme.get("/activity?events=respondent.invited").await.ok();
        let newest_first: Vec<_> = rows.as_array().unwrap().iter().map(|row| row["message"].to_string()).collect();
        assert_eq!(newest_first.len(), emails.len());
        for (message, email) in newest_first.iter().rev().zip(&emails) {
            assert!(message.contains(email.as_str()), "{email} in {newest_first:?}");
        }
    }

    async fn rows_about_something_deleted_stay(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        let _ = acme.delete(&format!("/documents/{document}")).await.ok();
        let rows = acme.get("/activity?events=document.created,document.deleted").await.ok();
        assert_eq!(column(&rows, "documentId"), [document.clone(), document]);
    }

    async fn events_can_be_picked(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        acme.document(json!({ "templateId": template })).await;
        assert_eq!(found(&acme, "events=document.created").await, ["document.created"]);
        let two = found(&acme, "events=document.created,%20template.created,").await;
        assert_eq!(two, ["document.created", "template.created"]);
        assert_eq!(found(&acme, "events=webhook.created").await, [""; 0]);
        assert_eq!(found(&acme, "events=").await.len(), 4, "an empty filter filters nothing");
        for bad in ["document.eaten", "document", "document.created,x", "DOCUMENT.CREATED", "%00"] {
            acme.get(&format!("/activity?events={bad}")).await.invalid("events");
        }
        for event in model::activity::Event::ALL {
            let _ = acme.get(&format!("/activity?events={}", event.name())).await.ok();
        }
    }

    async fn kinds_of_actors_can_be_picked(world: World) {
        let acme = world.workspace("Acme").await;
        acme.template(json!({ "name": "NDA" })).await;
        app::workspaces::set_entitlements(&world.node.app, acme.id, None, Some(false)).await.unwrap();
        assert_eq!(found(&acme, "actor=apiKey").await, ["template.created"]);
        assert_eq!(found(&acme, "actor=user").await, ["apiKey.created", "user.joined"]);
        assert_eq!(found(&acme, "actor=system").await, ["workspace.updated"]);
        assert_eq!(found(&acme, "actor=respondent").await, [""; 0]);
        let system = acme.get("/activity?actor=system").await.ok();
        assert_eq!(system[0]["actorId"], Value::Null);
        for bad in ["apikey", "administrator", "user,system", "%00"] {
            acme.get(&format!("/activity?actor={bad}")).await.invalid("actor");
        }
    }

    async fn a_members_filter_shows_what_was_done_with_that_members_keys(world: World) {
        let acme = world.workspace("Acme").await;
        acme.template(json!({ "name": "NDA" })).await;
        app::workspaces::set_entitlements(&world.node.app, acme.id, None, Some(false)).await.unwrap();
        let by_user = found(&acme, &format!("actorId={}", acme.user)).await;
        assert_eq!(by_user, ["apiKey.created", "template.created", "user.joined"]);
        let by_key = found(&acme, &format!("actorId={}", key_id(&acme).await)).await;
        assert_eq!(by_key, ["template.created"]);
        let both = found(&acme, &format!("actorId={}&actor=user", acme.user)).await;
        assert_eq!(both, ["apiKey.created", "user.joined"]);
        for nobody in ["usr_01jcmwk1x3f2q8z5v7t9r4n6ab", "nobody", "%25", "'"] {
            assert_eq!(found(&acme, &format!("actorId={nobody}")).await, [""; 0], "{nobody}");
        }
        acme.get("/activity?actorId=a%00b").await.invalid("actorId");
    }

    async fn from_is_inclusive_and_to_exclusive(world: World) {
        let acme = world.workspace("Acme").await;
        for second in 1..=3 {
            world.clock.set(format!("2026-11-14T00:00:0{second}Z").parse().unwrap());
            acme.template(json!({ "name": format!("T{second}") })).await;
        }
        let names = |query: String| {
            let acme = acme.clone();
            async move {
                let rows = acme.get(&format!("/activity?events=template.created&{query}")).await.ok();
                rows.as_array()
                    .unwrap()
                    .iter()
                    .map(|row| text(&row["metadata"]["name"]).to_owned())
                    .collect::<Vec<_>>()
            }
        };
        assert_eq!(names("from=2026-11-14T00:00:02.000Z".into()).await, ["T3", "T2"]);
        assert_eq!(names("to=2026-11-14T00:00:02.000Z".into()).await, ["T1"]);
        assert_eq!(names("from=2026-11-14T00:00:02Z&to=2026-11-14T00:00:03Z".into()).await, ["T2"]);
        let offset = encoded("2026-11-14T02:00:03+02:00");
        assert_eq!(names(format!("from={offset}")).await, ["T3"]);
        assert_eq!(names("from=2026-11-14&to=2026-11-15".into()).await, ["T3", "T2", "T1"]);
        assert_eq!(names("from=2026-11-14T00:00:02Z&to=2026-11-14T00:00:02Z".into()).await, [""; 0]);
    }

    async fn bad_dates_are_refused_and_named(world: World) {
        let acme = world.workspace("Acme").await;
        for bad in ["yesterday", "2026-13-01", "14.11.2026", "2026-11-14T00:00:00", "1763000000", "%00"] {
            acme.get(&format!("/activity?from={bad}")).await.invalid("from");
            acme.get(&format!("/activity?to={bad}")).await.invalid("to");
        }
        acme.get("/activity?from=2026-11-15&to=2026-11-14").await.invalid("from");
    }
}

on_both_databases! {
    async fn words_in_names_addresses_and_events_are_found(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Überlassung der Küche – №7" })).await;
        let id = acme.document(json!({ "templateId": template, "name": "O'Neil & Söhne: Straße 契約" })).await;
        let recipients = json!({ "recipients": [{ "email": "Bo.Jensen+x@mail.example.com" }] });
        let _ = acme.post(&format!("/documents/{id}/send"), recipients).await.ok();
        let created = vec!["document.created".to_owned()];
        let all = ["document.created", "document.sent", "respondent.invited"].map(str::to_owned).to_vec();
        let invited = vec!["respondent.invited".to_owned()];
        let template = vec!["template.created".to_owned()];
        for (query, expected) in [
            ("überlassung", &template),
            ("KÜCHE", &template),
            ("küc", &template),
            ("über küch 7", &template),
            ("neil", &all),
            ("söhne straße", &all),
            ("STRASSE", &vec![]),
            ("契", &all),
            ("söhne created", &created),
            ("jensen", &invited),
            ("bo.jensen+x@mail.example.com", &invited),
            ("jens mail", &invited),
            ("respondent.invited", &invited),
            ("invit", &invited),
            ("ensen", &vec![]),
            ("jensen küche", &vec![]),
        ] {
            assert_eq!(&found(&acme, &format!("q={}", encoded(query))).await, expected, "{query}");
        }
        assert_eq!(found(&acme, "q=first%20key").await.len(), 5, "the actor's name: {:?}", events(&acme).await);
    }

    async fn a_search_cannot_be_broken_out_of(world: World) {
        let acme = world.workspace("Acme").await;
        acme.template(json!({ "name": "NDA" })).await;
        let long = "x".repeat(3_000);
        let many = "nda ".repeat(500);
        for query in [
            "\"", "'", "nda\" OR \"x", "nda' | 'x", "NEAR(", "nda*", "!", ":*", "\\", "\u{0}", "a:b", "%", "_",
            &long, &many, "()&|!<->",
        ] {
            let answer = acme.get(&format!("/activity?q={}", encoded(query))).await;
            assert_eq!(answer.status, 200, "{query}: {}", answer.text());
        }
        assert_eq!(found(&acme, &format!("q={}", encoded("nda' | 'x"))).await, [""; 0]);
        assert_eq!(found(&acme, &format!("q={}", encoded(&many))).await, ["template.created"]);
    }

    async fn filters_are_joined_and_go_along_from_page_to_page(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        for number in 0..7 {
            acme.document(json!({ "templateId": template, "name": format!("Deal {number}") })).await;
            acme.document(json!({ "templateId": template, "name": format!("Other {number}") })).await;
        }
        let query =
            format!("events=document.created&actor=apiKey&actorId={}&q=deal&from=2020-01-01&limit=3", acme.user);
        let (rows, pages) = crate::support::walk(&acme, &format!("/activity?{query}")).await;
        assert_eq!((rows.len(), pages), (7, 3));
        assert!(rows.iter().all(|row| text(&row["message"]).contains("Deal")));
    }
}
