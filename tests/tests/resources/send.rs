//! Sending a document: what is taken, what is refused, and what is written down. Whose turn it is, is in
//! `send_turns.rs`.

use countersign_tests::{Workspace, mail_text, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};
use store::args;

use crate::support::{assert_fields, column, database, encoded, events, execute, text};

/// A template with two roles, one after the other, and a document made from it, by its path.
async fn lease(acme: &Workspace) -> String {
    let roles = json!([{ "name": "Tenant", "order": 1 }, { "name": "Landlord", "order": 2 }]);
    let template = acme.template(json!({ "name": "Lease", "formSchema": { "roles": roles } })).await;
    format!("/documents/{}", acme.document(json!({ "templateId": template, "name": "Flat 4" })).await)
}

/// A document of a template without roles, by its path.
async fn letter(acme: &Workspace) -> String {
    let template = acme.template(json!({ "name": "Letter" })).await;
    format!("/documents/{}", acme.document(json!({ "templateId": template })).await)
}

fn to(recipients: Value) -> Value {
    Value::from_iter([("recipients", recipients)])
}

on_both_databases! {
    async fn sending_answers_how_many_invitations_went_out(world: World) {
        let acme = world.workspace("Acme").await;
        let path = letter(&acme).await;
        let two = to(json!([{ "email": "ana@example.com" }, { "email": "bo@example.com" }]));
        let answer = acme.post(&format!("{path}/send"), two).await.ok();
        assert_fields(&answer, &["success", "message", "invitationsSent"]);
        assert_eq!((&answer["success"], &answer["invitationsSent"]), (&json!(true), &json!(2)));
        assert!(text(&answer["message"]).contains('2'), "{answer}");
    }

    async fn blanks_around_a_roles_name_do_not_count(world: World) {
        let acme = world.workspace("Acme").await;
        let form = json!({
            "roles": [{ "name": "Tenant " }, { "name": "Landlord" }],
            "fields": [{ "id": "rent", "type": "text", "role": "Tenant ", "required": true }],
        });
        let template = acme.template(json!({ "name": "Lease", "formSchema": form })).await;
        for (asked, submitted) in [("Tenant ", "Tenant"), ("Tenant", "Tenant "), (" Tenant", " Tenant")] {
            let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
            let recipients = json!([{ "email": "ana@example.com", "role": asked }]);
            let _ = acme.post(&format!("{path}/send"), to(recipients)).await.ok();
            assert_eq!(column(&acme.get(&path).await.ok()["respondents"], "role"), ["Tenant "]);
            let submit = |body: Value| {
                acme.send(acme.request_v2(Method::POST, &format!("{path}/submit")).json(&body))
            };
            submit(json!({ "role": submitted })).await.invalid("values.rent");
            let _ = submit(json!({ "role": submitted, "values": { "rent": "950" } })).await.ok();
        }
        let twice = json!({ "name": "Lease", "formSchema": { "roles": [{ "name": "Tenant" }, { "name": "Tenant " }] } });
        acme.post("/templates", twice).await.invalid("formSchema.roles[1].name");
    }

    async fn a_sent_document_is_sent_and_shows_whom_it_went_to(world: World) {
        let acme = world.workspace("Acme").await;
        let path = lease(&acme).await;
        world.clock.advance_millis(1000);
        let two = to(json!([
            { "email": "bo@example.com", "role": "Landlord" }, { "email": "Ana@Example.com", "role": " Tenant " },
        ]));
        let _ = acme.post(&format!("{path}/send"), two).await.ok();
        let shown = acme.get(&path).await.ok();
        assert_eq!((&shown["sent"], &shown["completed"]), (&json!(true), &json!(false)));
        assert!(text(&shown["updatedAt"]) > text(&shown["createdAt"]));
        assert_eq!(acme.get("/documents").await.ok()[0]["sent"], true);
        assert_eq!(
            column(&shown["respondents"], "email"),
            ["Ana@Example.com", "bo@example.com"],
            "in signing order"
        );
        assert_eq!(column(&shown["respondents"], "role"), ["Tenant", "Landlord"]);
        for respondent in shown["respondents"].as_array().unwrap() {
            assert_fields(respondent, &["id", "email", "role", "submitted", "submittedAt"]);
            assert!(text(&respondent["id"]).starts_with("rsp_"));
            assert_eq!((&respondent["submitted"], &respondent["submittedAt"]), (&json!(false), &Value::Null));
        }
    }

    async fn one_wrong_recipient_keeps_all_from_being_invited(world: World) {
        let acme = world.workspace("Acme").await;
        let path = lease(&acme).await;
        let before = (acme.get(&path).await.ok(), events(&acme).await.len());
        for (bad, place) in [
            (json!({ "email": "nobody" }), "recipients[1].email"),
            (json!({ "email": "bo@example.com", "role": "Plumber" }), "recipients[1].role"),
            (json!({ "email": "bo@example.com", "message": "x".repeat(2001) }), "recipients[1].message"),
            (json!({ "role": "Landlord" }), "recipients[1].email"),
            (json!("bo@example.com"), "recipients[1]"),
        ] {
            let ana = json!({ "email": "ana@example.com", "role": "Tenant" });
            acme.post(&format!("{path}/send"), to(json!([ana, bad]))).await.invalid(place);
        }
        assert_eq!((acme.get(&path).await.ok(), events(&acme).await.len()), before);
        assert!(world.mails(acme.id).await.is_empty());
    }

    async fn every_wrong_recipient_is_named_at_once(world: World) {
        let acme = world.workspace("Acme").await;
        let path = lease(&acme).await;
        let three =
            json!([{ "email": "a" }, { "email": "ok@example.com" }, { "email": "c", "language": "german!" }]);
        let error = acme.post(&format!("{path}/send"), to(three)).await.invalid("recipients[0].email");
        let places = column(&error["details"], "field");
        assert_eq!(places, ["recipients[0].email", "recipients[2].email", "recipients[2].language"]);
        let roles = json!([{ "email": "a@example.com", "role": "X" }, { "email": "b@example.com", "role": "Y" }]);
        let error = acme.post(&format!("{path}/send"), to(roles)).await.invalid("recipients[1].role");
        assert_eq!(error["details"].as_array().unwrap().len(), 2);
        assert!(text(&error["message"]).contains("Tenant, Landlord"), "the message names the roles: {error}");
    }

    async fn only_addresses_that_mail_can_be_sent_to_are_taken(world: World) {
        let acme = world.workspace("Acme").await;
        let path = letter(&acme).await;
        let long =
            format!("{}@{}.example", "a".repeat(64), ["b".repeat(60), "c".repeat(60), "d".repeat(60)].join("."));
        assert_eq!(long.len(), 255);
        for bad in [
            "", " ", "ana", "@example.com", "ana@", "ana@@example.com", "a b@example.com", "ana@exa mple.com",
            "ana@example..com", ".ana@example.com", "ana@-example.com", "\"a\"@example.com", "<ana@example.com>",
            "ana@example.com\r\nBcc: eve@example.com", "ana\u{0}@example.com", "a,b@example.com", &long,
        ] {
            let one = to(json!([{ "email": bad }]));
            acme.post(&format!("{path}/send"), one).await.invalid("recipients[0].email");
        }
        for bad in [json!(5), json!(null), json!(["ana@example.com"])] {
            acme.post(&format!("{path}/send"), to(json!([{ "email": bad }]))).await.invalid("recipients[0].email");
        }
        assert_eq!(acme.get(&path).await.ok()["respondents"], json!([]));
        for good in ["o'neil+tag@sub.example.co.uk", "用户@例子.公司", &long[1..]] {
            let answer = acme.post(&format!("{path}/send"), to(json!([{ "email": good }]))).await.ok();
            assert_eq!(answer["invitationsSent"], 1, "{good}");
        }
    }

    async fn a_role_is_free_text_where_the_template_has_none(world: World) {
        let acme = world.workspace("Acme").await;
        let path = letter(&acme).await;
        let one = to(json!([{ "email": "ana@example.com", "role": "Best friend" }]));
        let _ = acme.post(&format!("{path}/send"), one).await.ok();
        assert_eq!(acme.get(&path).await.ok()["respondents"][0]["role"], "Best friend");
        let long = "x".repeat(5_000);
        for bad in [json!("a\u{0}b"), json!("a\nb"), json!(long), json!(5), json!([])] {
            let one = to(json!([{ "email": "bo@example.com", "role": bad }]));
            acme.post(&format!("{path}/send"), one).await.invalid("recipients[0].role");
        }
    }

    async fn messages_names_and_languages_have_their_bounds(world: World) {
        let acme = world.workspace("Acme").await;
        let path = letter(&acme).await;
        for (field, bad) in [
            ("message", json!("é".repeat(2001))),
            ("message", json!("a\u{0}")),
            ("message", json!(5)),
            ("name", json!("é".repeat(256))),
            ("name", json!("a\nb")),
            ("name", json!({})),
            ("language", json!("german!")),
            ("language", json!("d")),
            ("language", json!("")),
            ("language", json!(5)),
            ("order", json!("2")),
            ("order", json!(1.5)),
            ("order", json!(1e30)),
        ] {
            let one = to(json!([{ "email": "ana@example.com", field: bad }]));
            acme.post(&format!("{path}/send"), one).await.invalid(&format!("recipients[0].{field}"));
        }
        let one = to(json!([{
            "email": "ana@example.com", "message": format!("Dear Ana,\n\t{}", "é".repeat(1989)), "name": "Ana Lima",
            "language": "pt-BR", "order": 5,
        }]));
        assert_eq!(acme.post(&format!("{path}/send"), one).await.ok()["invitationsSent"], 1);
    }

    async fn one_to_a_hundred_people_can_be_invited_at_once(world: World) {
        let acme = world.workspace("Acme").await;
        let path = letter(&acme).await;
        let people = |count: usize| -> Value {
            (0..count).map(|number| json!({ "email": format!("p{number}@example.com") })).collect()
        };
        for bad in [
            json!({}),
            to(json!([])),
            to(people(101)),
            to(json!("ana@example.com")),
            to(json!({})),
            to(json!(null)),
        ] {
            acme.post(&format!("{path}/send"), bad).await.invalid("recipients");
        }
        assert_eq!(acme.post(&format!("{path}/send"), to(people(100))).await.ok()["invitationsSent"], 100);
        assert_eq!(acme.get(&path).await.ok()["respondents"].as_array().unwrap().len(), 100);
        assert_eq!(world.mails(acme.id).await.len(), 100);
    }

    async fn the_same_address_in_the_same_role_twice_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        let (letter, lease) = (letter(&acme).await, lease(&acme).await);
        for (path, first, second) in [
            (&letter, json!({ "email": "ana@example.com" }), json!({ "email": "ANA@example.com" })),
            (&letter, json!({ "email": "ana@example.com" }), json!({ "email": " ana@example.com ", "role": " " })),
            (
                &lease,
                json!({ "email": "ana@example.com", "role": "Tenant" }),
                json!({ "email": "Ana@example.com", "role": "Tenant" }),
            ),
        ] {
            let two = to(json!([first, second]));
            acme.post(&format!("{path}/send"), two).await.invalid("recipients[1].email");
        }
        let both = to(json!([
            { "email": "ana@example.com", "role": "Tenant" }, { "email": "ana@example.com", "role": "Landlord" },
        ]));
        let _ = acme.post(&format!("{lease}/send"), both).await.ok();
        assert_eq!(acme.get(&lease).await.ok()["respondents"].as_array().unwrap().len(), 2);
    }
}

on_both_databases! {
    async fn a_document_expires_in_the_future_or_not_at_all(world: World) {
        let acme = world.workspace("Acme").await;
        world.clock.set("2026-11-14T12:00:00Z".parse().unwrap());
        let path = letter(&acme).await;
        let with = |moment: Value| json!({ "recipients": [{ "email": "ana@example.com" }], "expiresAt": moment });
        for bad in [
            json!("2026-11-14T12:00:00.000Z"),
            json!("2020-01-01"),
            json!("soon"),
            json!(5),
            json!("2027-01-01T00:00:00"),
        ] {
            acme.post(&format!("{path}/send"), with(bad)).await.invalid("expiresAt");
        }
        assert_eq!(acme.get(&path).await.ok()["sent"], false);
        let never = acme.post(&format!("{}/send", letter(&acme).await), with(json!("9999-12-31T23:59:59Z"))).await.ok();
        assert_eq!(never["invitationsSent"], 1);
        let early = acme.post(&format!("{path}/send"), with(json!("1969-12-31"))).await.error(400, "VALIDATION_ERROR");
        assert_eq!(early["details"][0]["message"], "must lie in the years 1970 to 9999, UTC");
        let _ = acme.post(&format!("{path}/send"), with(json!("2026-12-01T01:00:00+01:00"))).await.ok();
        let stored = database(&world).await;
        let sql = "SELECT expires_at FROM documents WHERE id = $1";
        let id = path.rsplit('/').next().unwrap();
        let moments = stored.query(sql, args![id], |mut row| row.take::<model::Timestamp>()).await.unwrap();
        stored.close().await;
        assert_eq!(moments, ["2026-12-01T00:00:00Z".parse().unwrap()]);
    }

    async fn without_notification_nobody_gets_mail(world: World) {
        let acme = world.workspace("Acme").await;
        let path = letter(&acme).await;
        let quiet = json!({ "recipients": [{ "email": "ana@example.com" }], "notify": false });
        assert_eq!(acme.post(&format!("{path}/send"), quiet).await.ok()["invitationsSent"], 0);
        let shown = acme.get(&path).await.ok();
        assert_eq!(
            (&shown["sent"], column(&shown["respondents"], "email")),
            (&json!(true), vec!["ana@example.com".to_owned()])
        );
        assert!(world.mails(acme.id).await.is_empty());
        let invited = acme.get("/activity?events=respondent.invited").await.ok();
        assert_eq!(invited[0]["metadata"]["notified"], false);
        acme.post(&format!("{path}/send"), json!({ "recipients": [], "notify": "no" })).await.invalid("notify");
    }

    async fn invitations_and_their_trace_are_written_down_together(world: World) {
        let acme = world.workspace("Acme").await;
        let path = lease(&acme).await;
        world.clock.advance_millis(1000);
        let two = to(json!([
            { "email": "ana@example.com", "role": "Tenant", "message": "By Friday, please." },
            { "email": "bo@example.com", "role": "Landlord" },
        ]));
        let _ = acme.post(&format!("{path}/send"), two).await.ok();
        let shown = acme.get(&path).await.ok();
        let (document, ana) = (&shown["id"], &shown["respondents"][0]["id"]);

        let [mail] = world.mails(acme.id).await.try_into().expect("one mail: it is Ana's turn");
        let facts = json!({ "kind": mail.mail.kind, "documentId": mail.mail.document, "respondentId": mail.mail.respondent });
        assert_eq!(facts, json!({ "kind": "invitation", "documentId": document, "respondentId": ana }));
        assert!(mail_text(&mail).contains("By Friday, please."), "{}", mail_text(&mail));

        let rows = acme.get(&format!("/activity?from={}", encoded(text(&shown["updatedAt"])))).await.ok();
        let mut found = column(&rows, "event");
        found.sort();
        assert_eq!(found, ["document.sent", "respondent.invited"]);
        for row in rows.as_array().unwrap() {
            assert_eq!((&row["documentId"], &row["createdAt"]), (document, &shown["updatedAt"]), "{row}");
        }
        let invited = &acme.get("/activity?events=respondent.invited").await.ok()[0];
        assert_eq!(
            (&invited["metadata"]["respondentId"], &invited["metadata"]["email"]),
            (ana, &json!("ana@example.com"))
        );
    }

    async fn an_invitation_that_cannot_be_put_in_the_outbox_leaves_no_trace(world: World) {
        let acme = world.workspace("Acme").await;
        let path = letter(&acme).await;
        let before = (acme.get(&path).await.ok(), events(&acme).await);
        let one = to(json!([{ "email": "ana@example.com" }]));
        execute(&world, "ALTER TABLE outbox RENAME TO hidden", args![]).await;
        let error = acme.post(&format!("{path}/send"), one.clone()).await.error(500, "INTERNAL_ERROR");
        assert!(!text(&error["message"]).contains("outbox"), "no internals: {error}");
        assert_eq!((acme.get(&path).await.ok(), events(&acme).await), before);
        execute(&world, "ALTER TABLE hidden RENAME TO outbox", args![]).await;
        assert_eq!(acme.post(&format!("{path}/send"), one).await.ok()["invitationsSent"], 1);
        assert_eq!(world.mails(acme.id).await.len(), 1);
    }

    async fn an_unknown_document_cannot_be_sent(world: World) {
        let acme = world.workspace("Acme").await;
        let one = to(json!([{ "email": "ana@example.com" }]));
        acme.post("/documents/doc_01jcmwk1x3f2q8z5v7t9r4n6ab/send", one).await.error(404, "NOT_FOUND");
    }
}
