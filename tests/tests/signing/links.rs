//! Links: what opens a document, and what does not.

use countersign_tests::{link_in, on_both_databases};
use reqwest::Method;
use serde_json::json;

use crate::support::{Signer, events, note, sealed, send, shown, signed};

on_both_databases! {
    async fn forged_and_truncated_tokens_open_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let good = ana.token.clone();
        assert!(good.len() >= 60, "256 bits and more: {good}");
        for position in 0..good.len() {
            let mut token: Vec<char> = good.chars().collect();
            token[position] = if token[position] == 'A' { 'B' } else { 'A' };
            let forged = Signer { token: token.into_iter().collect(), ..Signer::at(&format!("{}/s/x", world.client().base_url())) };
            // The last letter of the encoding may carry bits that mean nothing.
            if position + 1 < good.len() {
                forged.look().await.error(404, "NOT_FOUND");
                forged.post("open", json!({})).await.error(404, "NOT_FOUND");
            }
        }
        for length in [0, 1, 20, good.len() - 2] {
            let cut = Signer { token: good[..length].to_owned(), ..Signer::at(&format!("{}/s/x", world.client().base_url())) };
            cut.post("open", json!({})).await.error(404, "NOT_FOUND");
        }
        assert_eq!(shown(&acme, &document).await["status"], "sent");
    }

    async fn a_new_link_ends_the_one_before(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let old = Signer::of(&acme, &document, "ana@example.com").await;
        let new = Signer::of(&acme, &document, "ana@example.com").await;
        old.look().await.error(410, "GONE");
        old.post("open", json!({})).await.error(410, "GONE");
        let _ = new.post("open", json!({})).await.ok();
    }

    async fn the_proof_says_whether_the_sender_had_the_link(world: World) {
        let acme = world.workspace("Acme").await;
        for (is_handed_out, via) in [(false, "page"), (true, "handed link")] {
            let document = note(&acme).await;
            let recipients = json!({"recipients": [{"email": "ana@example.com"}]});
            let _ = acme.post(&format!("/documents/{document}/send"), recipients).await.ok();
            let mails = world.mails(acme.id).await;
            let ana = if is_handed_out {
                Signer::of(&acme, &document, "ana@example.com").await
            } else {
                Signer::at(&link_in(&mails[0], "/s/"))
            };
            let _ = ana.submit(signed("sign")).await.ok();
            let _ = sealed(&acme, &document).await;
            let rows = acme.get("/activity?events=respondent.submitted").await.ok();
            let row = rows.as_array().unwrap().iter().find(|row| row["documentId"] == *document).unwrap();
            assert_eq!(row["metadata"]["via"], via);
            let pdf = acme.send(acme.request_v2(Method::GET, &format!("/documents/{document}/pdf"))).await.bytes;
            let report = app::verification::verify(&world.node.app, pdf.into()).await.unwrap();
            let record = serde_json::to_value(report.record).unwrap();
            assert_eq!((&record["signers"][0]["via"], &record["workspace"]), (&json!(via), &json!("Acme")));
        }
    }

    async fn who_gets_no_mail_is_not_said_to_be_invited(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        let invited = json!({"recipients": [{"email": "ana@example.com"}], "notify": false});
        let _ = acme.post(&format!("/documents/{document}/send"), invited).await.ok();
        let rows = acme.get("/activity?events=respondent.invited").await.ok();
        assert!(rows[0]["message"].as_str().is_some_and(|said| said.contains("no mail was sent")), "{rows}");
    }

    async fn a_link_ends_after_thirty_days(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        world.clock.advance_millis(30 * 86_400_000 - 1);
        assert_eq!(ana.look().await.ok()["state"], "ready");
        world.clock.advance_millis(1);
        assert_eq!(ana.look().await.ok()["state"], "linkExpired");
        ana.post("open", json!({})).await.error(409, "CONFLICT");
    }

    async fn an_access_code_is_asked_for_and_can_not_be_guessed(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "accessCode": "blue horse"}])).await;
        let mut ana = Signer::of(&acme, &document, "ana@example.com").await;
        assert_eq!(ana.look().await.ok()["accessCodeRequired"], true);
        ana.post("open", json!({})).await.error(403, "FORBIDDEN");
        ana.post("open", json!({"accessCode": "red horse"})).await.error(403, "FORBIDDEN");
        let opened = ana.post("open", json!({"accessCode": " blue horse "})).await.ok();
        ana.post("consent", json!({"version": "1"})).await.error(403, "FORBIDDEN");
        ana.access = Some(opened["access"].as_str().unwrap().to_owned());
        let _ = ana.post("consent", json!({"version": "1"})).await.ok();
        assert!(ana.look().await.ok()["form"].is_object());
        for _ in 0..10 {
            let _ = ana.post("open", json!({"accessCode": "guess"})).await;
        }
        let refused = ana.post("open", json!({"accessCode": "blue horse"})).await;
        refused.error(429, "RATE_LIMITED");
    }

    async fn an_access_code_can_be_changed_and_taken_away_until_somebody_submits(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "accessCode": "blue horse"}])).await;
        let mut ana = Signer::of(&acme, &document, "ana@example.com").await;
        let id = shown(&acme, &document).await["respondents"][0]["id"].as_str().unwrap().to_owned();
        let correct = async |body: serde_json::Value| {
            let path = format!("/documents/{document}/respondents/{id}");
            acme.send(acme.request_v2(reqwest::Method::PATCH, &path).json(&body)).await
        };
        let opened = ana.post("open", json!({"accessCode": "blue horse"})).await.ok();
        ana.access = Some(opened["access"].as_str().unwrap().to_owned());
        for _ in 0..10 {
            ana.post("open", json!({"accessCode": "guess"})).await.error(403, "FORBIDDEN");
        }
        ana.post("open", json!({"accessCode": "blue horse"})).await.error(429, "RATE_LIMITED");

        correct(json!({"accessCode": "abc"})).await.invalid("accessCode");
        let _ = correct(json!({"accessCode": " green horse "})).await.ok();
        assert_eq!(ana.look().await.ok()["accessCodeRequired"], true, "what was shown for the old one does not open any more");
        ana.post("open", json!({"accessCode": "blue horse"})).await.error(403, "FORBIDDEN");
        let _ = ana.post("open", json!({"accessCode": "green horse"})).await.ok();
        for _ in 0..10 {
            let _ = ana.post("open", json!({"accessCode": "guess"})).await;
        }
        ana.post("open", json!({"accessCode": "green horse"})).await.error(429, "RATE_LIMITED");
        // The same code, given anew, lifts the lock as well.
        let _ = correct(json!({"accessCode": "green horse"})).await.ok();
        let _ = ana.post("open", json!({"accessCode": "green horse"})).await.ok();

        ana.access = None;
        let _ = correct(json!({"accessCode": ""})).await.ok();
        assert_eq!(ana.look().await.ok()["accessCodeRequired"], false);
        // Who opened it without a code opens it again where one is asked for from now on.
        let _ = ana.ready().await;
        let opened = async || shown(&acme, &document).await["respondents"][0]["openedAt"].is_string();
        assert!(opened().await);
        let _ = correct(json!({"accessCode": "red horse"})).await.ok();
        assert!(!opened().await);
        ana.post("submit", json!({"signatures": {"sign": {"typed": "Ana"}}})).await.error(403, "FORBIDDEN");
        let _ = correct(json!({"accessCode": ""})).await.ok();
        let rows = acme.get("/activity?events=document.updated").await.ok();
        let about: Vec<_> = rows.as_array().unwrap().iter().filter(|row| row["metadata"]["accessCode"].is_string()).collect();
        let mut told: Vec<_> = about.iter().map(|row| row["metadata"]["accessCode"].as_str().unwrap()).collect();
        // They all happened at one moment.
        told.sort_unstable();
        assert_eq!(told, ["removed", "removed", "set", "set", "set"]);
        assert!(about[0]["message"].as_str().unwrap().contains("access code of ana@example.com"), "{}", about[0]);
        assert!(!rows.to_string().contains("horse"), "{rows}");
        let _ = ana.submit(json!({"signatures": {"sign": {"typed": "Ana"}}})).await.ok();
        correct(json!({"accessCode": "too late"})).await.error(409, "CONFLICT");
    }

    async fn a_code_that_is_guessed_at_slowly_opens_nothing_any_more(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "accessCode": "4711"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        for number in 0..50 {
            world.clock.advance_millis(if number % 10 == 0 { 3_600_000 } else { 1 });
            ana.post("open", json!({"accessCode": "guess"})).await.error(403, "FORBIDDEN");
        }
        world.clock.advance_millis(3_600_000);
        let refused = ana.post("open", json!({"accessCode": "4711"})).await;
        assert!(refused.error(403, "FORBIDDEN")["message"].as_str().unwrap().contains("ask the sender"));
        let rows = acme.get("/activity?events=respondent.codeRefused").await.ok();
        assert_eq!(rows[0]["metadata"]["spent"], true, "{rows}");
        // The same code, given anew by the sender, opens it.
        let id = shown(&acme, &document).await["respondents"][0]["id"].as_str().unwrap().to_owned();
        let path = format!("/documents/{document}/respondents/{id}");
        let _ = acme.send(acme.request_v2(Method::PATCH, &path).json(&json!({"accessCode": "4711"}))).await.ok();
        let _ = ana.post("open", json!({"accessCode": "4711"})).await.ok();
    }

    async fn wrong_codes_stand_in_the_timeline_and_do_not_fill_it(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "accessCode": "blue horse"}])).await;
        let mut ana = Signer::of(&acme, &document, "ana@example.com").await;
        for _ in 0..9 {
            ana.post("open", json!({"accessCode": "guess"})).await.error(403, "FORBIDDEN");
        }
        let rows = acme.get("/activity?events=respondent.codeRefused").await.ok();
        assert_eq!((rows.as_array().unwrap().len(), &rows[0]["metadata"]["tries"]), (1, &json!(1)), "{rows}");
        assert!(!rows.to_string().contains("guess"), "{rows}");
        world.clock.advance_millis(1);
        let opened = ana.post("open", json!({"accessCode": "blue horse"})).await.ok();
        ana.access = Some(opened["access"].as_str().unwrap().to_owned());
        let _ = ana.post("consent", json!({"version": opened["consent"]["version"]})).await.ok();
        let _ = ana.post("submit", json!({"signatures": {"sign": {"typed": "Ana"}}})).await.ok();
        let _ = crate::support::sealed(&acme, &document).await;
        let told = events(&acme, &document).await;
        let refused = told.iter().position(|event| event == "respondent.codeRefused").unwrap();
        assert!(refused < told.iter().position(|event| event == "document.completed").unwrap(), "{told:?}");
        // Behind the completion nothing is added, for which the seal could not vouch.
        world.clock.advance_millis(60 * 60 * 1_000);
        ana.post("open", json!({"accessCode": "guess"})).await.error(403, "FORBIDDEN");
        assert_eq!(events(&acme, &document).await, told);
        let report = app::audit::verify(&world.node.app, acme.id).await.unwrap();
        assert!(report.holds(), "{report:?}");
    }

    async fn tries_at_a_code_are_counted_across_a_restart(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "accessCode": "blue horse"}])).await;
        let mut ana = Signer::of(&acme, &document, "ana@example.com").await;
        for _ in 0..10 {
            ana.post("open", json!({"accessCode": "guess"})).await.error(403, "FORBIDDEN");
        }
        // What is only in memory could be flushed by strangers, or be gone with the process.
        world.node.clone().stop().await;
        let node = world.another_node().await;
        ana.client = node.client.clone();
        ana.post("open", json!({"accessCode": "blue horse"})).await.error(429, "RATE_LIMITED");
    }

    async fn links_that_are_nobodys_are_counted_nowhere_for_good(world: World) {
        let client = world.client();
        for number in 0..30 {
            let request = client.request(reqwest::Method::POST, "/s/open").header("x-signing-token", format!("made-up-{number}"));
            client.send(request.json(&json!({"accessCode": "guess"}))).await.error(404, "NOT_FOUND");
        }
        let database = world.database().await;
        let kept = database.query("SELECT count(*) FROM tries WHERE count > 0", store::args![], |mut row| row.take::<i64>());
        assert_eq!(kept.await.unwrap(), [0]);
    }

    async fn what_is_no_try_at_a_code_forgives_none(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "accessCode": "blue horse"}])).await;
        let mut ana = Signer::of(&acme, &document, "ana@example.com").await;
        for _ in 0..10 {
            ana.post("open", json!({"accessCode": "guess"})).await.error(403, "FORBIDDEN");
            let token = ana.token.clone();
            ana.token = token.to_lowercase();
            ana.post("open", json!({"accessCode": "guess"})).await.error(404, "NOT_FOUND");
            ana.token = token;
        }
        ana.post("open", json!({"accessCode": "blue horse"})).await.error(429, "RATE_LIMITED");
    }

    async fn what_a_scanner_does_opens_and_signs_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let client = world.client();
        let path = format!("/s/{}", ana.token);
        for accept in ["text/html", "application/json", "*/*"] {
            let _ = client.send(client.request(reqwest::Method::GET, &path).header("accept", accept)).await;
            let _ = client.send(client.request(reqwest::Method::HEAD, &path).header("accept", accept)).await;
        }
        // A scanner that posts what it finds has no token in a header, which only our script sends.
        assert_eq!(client.send(client.request(reqwest::Method::POST, &path)).await.status, 405);
        for step in ["open", "consent", "submit", "decline"] {
            let request = client.request(reqwest::Method::POST, &format!("/s/{step}")).json(&json!({}));
            assert!(matches!(client.send(request).await.status, 400 | 404), "{step}");
        }
        assert_eq!(shown(&acme, &document).await["status"], "sent");
    }

    async fn states_that_are_over_say_so(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.ready().await;
        let body = json!({"reason": "Wrong flat"});
        let request = acme.request_v2(reqwest::Method::POST, &format!("/documents/{document}/void")).json(&body);
        assert_eq!(acme.send(request.try_clone().unwrap()).await.ok()["status"], "voided");
        acme.send(request).await.error(409, "CONFLICT");
        let told = ana.look().await.ok();
        assert_eq!((&told["state"], &told["document"]["reason"]), (&json!("voided"), &json!("Wrong flat")));
        ana.post("submit", json!({"signatures": {"sign": {"typed": "Ana"}}})).await.error(409, "CONFLICT");
    }
}
