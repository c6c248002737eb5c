//! Documents in version 2: made with labels and values in three shapes, changed, corrected, reminded of.

use countersign_tests::{link_in, on_both_databases};
use model::Clock;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{assert_fields, column, events, put_into_state, text};
use crate::v2_calls::{ITEM, form, get, lease, patch, post};

on_both_databases! {
    async fn a_document_is_made_and_sent_in_one_call_or_not_at_all(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let make = async |recipients: Value| {
            let body = json!({ "templateId": template, "recipients": recipients, "values": { "rent": 950 } });
            post(&acme, "/documents", body).await
        };
        make(json!([{ "email": "ana@example.com" }, { "email": "nobody" }])).await.invalid("recipients[1].email");
        make(json!([])).await.invalid("recipients");
        assert_eq!(get(&acme, "/documents").await.ok(), json!([]));
        let made = make(json!([{ "email": "ana@example.com", "name": "Ana" }])).await.created();
        assert_eq!((&made["status"], &made["responseData"]), (&json!("sent"), &json!({ "rent": 950 })));
        assert_eq!(made["respondents"][0]["status"], "invited");
        let mails = world.mails(acme.id).await;
        assert_eq!(mails.iter().map(|kept| kept.mail.recipient.as_str()).collect::<Vec<_>>(), ["ana@example.com"]);
    }

    async fn labels_change_also_when_a_document_is_over(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let body = json!({ "templateId": template, "externalId": "crm-1", "metadata": { "team": "sales" } });
        let made = post(&acme, "/documents", body).await.created();
        let path = format!("/documents/{}", made["id"].as_str().unwrap());
        let change = async |body: Value| patch(&acme, &path, body).await;
        let _ = post(&acme, &format!("{path}/void"), json!({})).await.ok();
        let changed = change(json!({ "externalId": "crm-2" })).await.ok();
        assert_eq!((&changed["externalId"], &changed["metadata"]), (&json!("crm-2"), &json!({ "team": "sales" })));
        let found = async |id: &str| {
            let list = get(&acme, &format!("/documents?externalId={id}")).await.ok();
            list.as_array().unwrap().len()
        };
        assert_eq!((found("crm-1").await, found("crm-2").await), (0, 1));
        let table = get(&acme, "/documents/export").await.text();
        assert!(table.lines().nth(1).is_some_and(|row| row.contains(",crm-2")), "{table}");
        let changed = change(json!({ "externalId": null, "metadata": { "stage": "won" } })).await.ok();
        assert_eq!((&changed["externalId"], &changed["metadata"]), (&json!(null), &json!({ "stage": "won" })));
        change(json!({ "metadata": { "stage": "x".repeat(501) } })).await.invalid("metadata.stage");
        let shown = get(&acme, &path).await.ok();
        assert_eq!(shown["metadata"], json!({ "stage": "won" }));
    }

    async fn values_come_by_the_ids_of_fields_too(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Lease", "symbolTable": {"tenant": {"type": "text"}, "rent": {"type": "number"}},
            "formSchema": {"fields": [
                {"id": "tenantName", "type": "text", "variable": "tenant"}, {"id": "monthly", "type": "number", "variable": "rent"},
                {"id": "many", "type": "multiselect", "options": ["a", "b", "c"]}]},
        })).await;
        for body in [
            json!({"values[tenantName]": "Ana", "monthly": 5}),
            json!({"values": {"tenantName": "Ana", "monthly": 5}}),
            json!({"tenantName": "Bo", "tenant": "Ana", "values[rent]": "5"}),
        ] {
            let mut body = body;
            body["templateId"] = json!(template);
            let made = post(&acme, "/documents", body.clone()).await.created();
            assert_eq!(made["responseData"], json!({"tenant": "Ana", "rent": 5}), "{body}");
        }
        let made = form(&acme, Method::POST, "/documents", &format!("templateId={template}&monthly=7&many=a&many=c&tenantName=x&tenantName=y")).await;
        let made = made.created();
        assert_eq!(made["responseData"], json!({"rent": 7, "many": ["a", "c"], "tenant": "y"}), "as HTML sends what was chosen of many");
        let path = format!("/documents/{}/values", made["id"].as_str().unwrap());
        let changed = acme.send(acme.request_v2(Method::PATCH, &path).json(&json!({"tenantName": "Cy"}))).await.ok();
        assert_eq!(changed["responseData"]["tenant"], "Cy");
        let wrong = json!({"templateId": template, "values": {"monthly": "much"}});
        post(&acme, "/documents", wrong).await.invalid("values.rent");
    }

    async fn a_document_can_have_an_end_from_the_start(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let made = post(&acme, "/documents", json!({"templateId": template, "expiresAt": "2999-12-24T00:00:00Z"})).await.created();
        assert_eq!((made["expiresAt"].as_str().map(|at| &at[..10]), &made["responseData"]), (Some("2999-12-24"), &json!({})));
        post(&acme, "/documents", json!({"templateId": template, "expiresAt": "1999-12-24T00:00:00Z"})).await.invalid("expiresAt");
    }

    async fn a_document_is_made_with_labels_and_shown_with_them_everywhere(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let made = post(&acme, "/documents", json!({
            "templateId": template, "externalId": " crm-5 ", "metadata": {"source": "crm", "stage": "2"},
            "values": {"rent": 950},
        })).await.created();
        let mut fields = ITEM.to_vec();
        fields.extend(["responseData", "respondents", "redirectUrl", "mailLost"]);
        assert_fields(&made, &fields);
        assert_eq!((&made["externalId"], &made["metadata"]), (&json!("crm-5"), &json!({"source": "crm", "stage": "2"})));
        assert_eq!((&made["status"], &made["responseData"]), (&json!("draft"), &json!({"rent": 950})));
        let path = format!("/documents/{}", text(&made["id"]));
        assert_eq!(get(&acme, &path).await.ok(), made);
        let listed = get(&acme, "/documents").await.ok();
        let mut fields = ITEM.to_vec();
        fields.push("mailLost");
        assert_fields(&listed[0], &fields);
        assert_eq!(listed[0]["metadata"], made["metadata"]);
        let changed = patch(&acme, &path, json!({"name": "Flat 4"})).await.ok();
        assert_eq!((&changed["name"], &changed["externalId"]), (&json!("Flat 4"), &json!("crm-5")));
        let bare = acme.document(json!({"templateId": template})).await;
        let bare = get(&acme, &format!("/documents/{bare}")).await.ok();
        assert_eq!((&bare["externalId"], &bare["metadata"]), (&json!(null), &json!({})));
    }

    async fn labels_are_bounded(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let with = |field: &str, value: Value| json!({"templateId": template, field: value});
        post(&acme, "/documents", with("externalId", json!("x".repeat(256)))).await.invalid("externalId");
        post(&acme, "/documents", with("externalId", json!(5))).await.invalid("externalId");
        post(&acme, "/documents", with("metadata", json!({"a": 5}))).await.invalid("metadata.a");
        post(&acme, "/documents", with("metadata", json!({"a": "x".repeat(501)}))).await.invalid("metadata.a");
        let many: serde_json::Map<_, _> = (0..51).map(|number| (format!("k{number}"), json!("v"))).collect();
        post(&acme, "/documents", with("metadata", json!(many))).await.invalid("metadata");
        post(&acme, "/documents", json!({"name": "No template"})).await.invalid("templateId");
        post(&acme, "/documents", json!({"templateId": " "})).await.invalid("templateId");
        post(&acme, "/documents", json!({"templateId": "nonsense"})).await.error(404, "NOT_FOUND");
        assert_eq!(get(&acme, "/documents").await.ok(), json!([]));
    }

    async fn values_come_in_three_shapes(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let meant = json!({"tenant": "Ana", "rent": 950, "pets": true, "rooms": ["a", "b"]});
        for body in [
            json!({"values": {"tenant": "Ana", "rent": 950, "pets": true, "rooms": ["a", "b"]}}),
            json!({"data": {"tenant": "Ana", "rent": 950, "pets": true, "rooms": ["a", "b"]}}),
            json!({"tenant": "Ana", "rent": 950, "pets": true, "rooms": ["a", "b"]}),
            // As a platform sends that has texts alone.
            json!({"values[tenant]": "Ana", "values[rent]": "950", "values[pets]": "yes", "values[rooms][0]": "a",
                   "values[rooms][1]": "b"}),
            json!({"tenant": "Bo", "values[tenant]": "Cy", "values": {"tenant": "Ana"}, "data[rent]": "950",
                   "pets": true, "rooms": ["a", "b"]}),
        ] {
            let mut body = body;
            body["templateId"] = json!(template);
            let made = post(&acme, "/documents", body.clone()).await.created();
            assert_eq!(made["responseData"], meant, "{body}");
        }
        let pairs = format!(
            "templateId={template}&externalId=&metadata[crm]=7&tenant=Ana&values%5Brent%5D=950&pets=on&values[rooms][]=a&values[rooms][]=b"
        );
        let made = form(&acme, Method::POST, "/documents", &pairs).await.created();
        assert_eq!((&made["responseData"], &made["metadata"]), (&meant, &json!({"crm": "7"})));
        let own = post(&acme, "/documents", json!({"templateId": template, "name": "Flat", "values[name]": "Ana"})).await.created();
        assert_eq!((&own["name"], &own["responseData"]["name"]), (&json!("Flat"), &json!("Ana")));
        let rows = format!("templateId={template}&fees[0][what]=7&fees[0][price]=7&fees[1][what]=b&fees[1][price]=2.50");
        let made = form(&acme, Method::POST, "/documents", &rows).await;
        let _ = made.created();
        let fees = r#""fees":[{"what":"7","price":7},{"what":"b","price":2.50}]"#;
        assert!(made.text().contains(fees), "digit by digit: {}", made.text());
    }

    async fn wrong_values_are_named_whatever_their_shape(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        for (body, field) in [
            (json!({"values": {"rent": "much"}}), "values.rent"),
            (json!({"data": {"rent": "much"}}), "data.rent"),
            (json!({"values[rent]": "much"}), "values.rent"),
            (json!({"rent": "much"}), "values.rent"),
            (json!({"values": []}), "values"),
            (json!({"values[rent": 1}), "values[rent"),
            (json!({"values[rent]": 1, "values[rent][a]": 1}), "values[rent][a]"),
        ] {
            let mut body = body;
            body["templateId"] = json!(template);
            post(&acme, "/documents", body).await.invalid(field);
        }
        let answer = form(&acme, Method::POST, "/documents", &format!("templateId={template}&rent=much")).await;
        answer.invalid("values.rent");
        let plain = acme.request_v2(Method::POST, "/documents").header("content-type", "text/plain").body("rent=1");
        acme.send(plain).await.error(415, "UNSUPPORTED_MEDIA_TYPE");
    }

    async fn values_are_merged_in_any_shape(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let made = post(&acme, "/documents", json!({"templateId": template, "rent": 1, "other": "x"})).await.created();
        let path = format!("/documents/{}/values", text(&made["id"]));
        let now = patch(&acme, &path, json!({"values[tenant]": "Ana", "values": {"other": null}, "templateId": "t"})).await.ok();
        assert_eq!(now["responseData"], json!({"rent": 1, "tenant": "Ana", "templateId": "t"}), "it has no fields of its own");
        let now = form(&acme, Method::PATCH, &path, "rent=12.50&pets=off").await;
        assert_eq!(now.ok()["responseData"], json!({"rent": 12.5, "templateId": "t", "tenant": "Ana", "pets": false}));
        assert!(now.text().contains(r#""rent":12.50"#), "digit by digit: {}", now.text());
        // The document itself takes both names of the bag as well, and the more explicit one counts.
        let whole = format!("/documents/{}", text(&made["id"]));
        let body = json!({"data": {"rent": 7, "pets": true, "tenant": "Bo"}, "values": {"tenant": "Cy", "pets": null}});
        let now = patch(&acme, &whole, body).await.ok();
        assert_eq!(now["responseData"], json!({"rent": 7, "templateId": "t", "tenant": "Cy"}));
        patch(&acme, &path, json!({"rent": "much"})).await.invalid("values.rent");
        patch(&acme, "/documents/nothing/values", json!({"rent": 5})).await.error(404, "NOT_FOUND");
        for status in ["completed", "declined", "voided", "expired"] {
            put_into_state(&world, text(&made["id"]), status).await;
            patch(&acme, &path, json!({"rent": 5})).await.error(409, "CONFLICT");
        }
    }

    async fn the_time_of_a_document_can_be_moved(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let document = acme.document(json!({"templateId": template})).await;
        let path = format!("/documents/{document}");
        let at = |days: i64| json!(world.clock.now().plus_days(days));
        patch(&acme, &path, json!({"expiresAt": at(0)})).await.invalid("expiresAt");
        patch(&acme, &path, json!({"expiresAt": "soon"})).await.invalid("expiresAt");
        for days in [9, 2, 30] {
            assert_eq!(patch(&acme, &path, json!({"expiresAt": at(days)})).await.ok()["expiresAt"], at(days));
        }
        assert_eq!(patch(&acme, &path, json!({"name": "Same"})).await.ok()["expiresAt"], at(30), "left out, it stays");
        assert_eq!(patch(&acme, &path, json!({"expiresAt": null})).await.ok()["expiresAt"], json!(null));
        let people = json!({"recipients": [{"email": "ana@example.com"}], "notify": false, "expiresAt": at(1)});
        let _ = post(&acme, &format!("{path}/send"), people).await.ok();
        assert_eq!(get(&acme, &path).await.ok()["status"], "sent");
        world.clock.advance_millis(2 * 24 * 3600 * 1000);
        assert_eq!(get(&acme, &path).await.ok()["status"], "expired", "from the moment on that its time is over");
        patch(&acme, &path, json!({"expiresAt": at(5)})).await.error(409, "CONFLICT");
        for status in ["completed", "declined", "voided", "expired"] {
            put_into_state(&world, &document, status).await;
            patch(&acme, &path, json!({"expiresAt": at(5)})).await.error(409, "CONFLICT");
            assert_eq!(patch(&acme, &path, json!({"name": status})).await.ok()["name"], status);
        }
        patch(&acme, "/documents/nothing", json!({"expiresAt": at(5)})).await.error(404, "NOT_FOUND");
    }

    async fn a_body_that_may_be_left_out_may_be_empty(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        for kind in [None, Some("application/json"), Some("text/plain")] {
            let document = acme.document(json!({"templateId": template})).await;
            let mut request = acme.request_v2(Method::POST, &format!("/documents/{document}/void"));
            if let Some(kind) = kind {
                request = request.header("content-type", kind);
            }
            assert_eq!(acme.send(request).await.ok()["status"], "voided", "{kind:?}");
        }
        let document = acme.document(json!({"templateId": template})).await;
        let void = || acme.request_v2(Method::POST, &format!("/documents/{document}/void"));
        acme.send(void().body("{}")).await.error(415, "UNSUPPORTED_MEDIA_TYPE");
        acme.send(void().header("content-type", "application/json").body(" ")).await.error(400, "INVALID_JSON");
        assert_eq!(get(&acme, &format!("/documents/{document}")).await.ok()["status"], "draft");
    }

    async fn those_whom_a_document_waits_for_are_reminded_now(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let document = acme.document(json!({"templateId": template, "name": "Flat 4"})).await;
        let path = format!("/documents/{document}/remind");
        let remind = async || acme.send(acme.request_v2(Method::POST, &path)).await;
        remind().await.error(409, "CONFLICT");
        let people = json!({"recipients": [{"email": "ana@example.com"}, {"email": "bo@example.com"}, {"email": "cy@example.com", "order": 2}]});
        let _ = post(&acme, &format!("/documents/{document}/send"), people).await.ok();
        let before = world.mails(acme.id).await;
        let stop = link_in(&before[0], "/u/");
        world.client().send(world.client().request(Method::POST, &stop)).await;
        let told = remind().await.ok();
        assert_eq!(told, json!({"success": true, "message": "1 reminder was sent", "remindersSent": 1}), "one opted out, one waits");
        assert_eq!(world.mails(acme.id).await.len(), before.len() + 1);
        assert!(events(&acme).await.contains(&"respondent.reminded".to_owned()));
        let _ = post(&acme, &format!("/documents/{document}/void"), json!({"reason": "x"})).await.ok();
        remind().await.error(409, "CONFLICT");
        acme.send(acme.request_v2(Method::POST, "/documents/nothing/remind")).await.error(404, "NOT_FOUND");
    }

    async fn a_wrong_address_is_corrected_and_its_link_dies(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let document = acme.document(json!({"templateId": template, "name": "Flat 4"})).await;
        let people = json!({"recipients": [{"email": "aan@example.com"}, {"email": "bo@example.com"}]});
        let _ = post(&acme, &format!("/documents/{document}/send"), people).await.ok();
        let invited = world.mails(acme.id).await;
        let old = invited.iter().map(|mail| link_in(mail, "/s/")).collect::<Vec<_>>();
        let shown = get(&acme, &format!("/documents/{document}")).await.ok();
        let first = shown["respondents"].as_array().unwrap().iter().find(|one| one["email"] == "aan@example.com").unwrap();
        let path = format!("/documents/{document}/respondents/{}", text(&first["id"]));

        patch(&acme, &path, json!({})).await.invalid("email");
        patch(&acme, &path, json!({"email": "nonsense"})).await.invalid("email");
        patch(&acme, &path, json!({"name": "a\u{0}"})).await.invalid("name");
        patch(&acme, &path, json!({"email": "bo@example.com"})).await.error(409, "CONFLICT");
        patch(&acme, &format!("/documents/{document}/respondents/nobody"), json!({"name": "A"})).await.error(404, "NOT_FOUND");
        assert_eq!(world.mails(acme.id).await.len(), 2, "nothing was changed so far");

        let now = patch(&acme, &path, json!({"email": "ana@example.com", "name": "Ana"})).await.ok();
        let corrected = now["respondents"].as_array().unwrap().iter().find(|one| one["id"] == first["id"]).unwrap();
        assert_eq!((&corrected["email"], &corrected["name"], &corrected["status"]), (&json!("ana@example.com"), &json!("Ana"), &json!("invited")));
        let mails = world.mails(acme.id).await;
        assert_eq!(mails.len(), 3);
        let new = mails.iter().find(|kept| kept.mail.recipient == "ana@example.com").expect("a new invitation");
        let answers = async |link: &str| {
            let request = world.client().request(Method::GET, link).header("accept", "application/json");
            world.client().send(request).await.status
        };
        let mut statuses = vec![answers(&old[0]).await, answers(&old[1]).await];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 410], "one link was theirs");
        assert_eq!(answers(&link_in(new, "/s/")).await, 200);
        let _ = patch(&acme, &path, json!({"name": ""})).await.ok();
        assert_eq!(world.mails(acme.id).await.len(), 3, "another name needs no other link");
        assert_eq!(column(&get(&acme, "/documents?q=ana").await.ok(), "id"), [document.as_str()], "found by the new address");

        let _ = post(&acme, &format!("/documents/{document}/void"), json!({"reason": "x"})).await.ok();
        patch(&acme, &path, json!({"name": "A"})).await.error(409, "CONFLICT");
    }

    async fn what_version_1_does_version_2_does_too(world: World) {
        let acme = world.workspace("Acme").await;
        let template = lease(&acme).await;
        let document = acme.document(json!({"templateId": template})).await;
        let path = format!("/documents/{document}");
        let sent = post(&acme, &format!("{path}/send"), json!({"recipients": [{"email": "ana@example.com"}]})).await.ok();
        assert_eq!(sent["invitationsSent"], 1);
        let reminder = patch(&acme, &format!("{path}/auto-reminder"), json!({"enabled": true, "cadenceDays": 3})).await.ok();
        assert_eq!((&reminder["enabled"], &reminder["cadenceDays"]), (&json!(true), &json!(3)));
        assert_eq!(get(&acme, &format!("{path}/pdf")).await.header("content-type"), "application/pdf");
        let bundle = acme.send(acme.request_v2(Method::POST, &format!("{path}/download-bundle"))).await;
        assert_eq!((bundle.status, bundle.header("content-type")), (200, "application/zip"));
        let rows = get(&acme, "/activity?events=document.sent").await.ok();
        assert_eq!(column(&rows, "documentId"), [document.as_str()]);
        assert!(get(&acme, "/activity/export").await.text().contains(&document));
        assert_eq!(get(&acme, "/rate-limit").await.ok()["limit"], 1_000_000);
        let gone = acme.send(acme.request_v2(Method::DELETE, &path)).await.ok();
        assert_eq!(gone["success"], true);
        get(&acme, &path).await.error(404, "NOT_FOUND");
    }
}
