//! Nobody signs what they have not read: what changes meanwhile has to be seen first, and what was read stays.

use countersign_tests::{Workspace, eventually, on_both_databases};
use model::Clock;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Signer, events, sealed, send, shown, signed, submit};

/// A loan of 100 that Ana was invited to sign, and Ana, who has opened it and agreed to sign.
async fn loan(acme: &Workspace) -> (String, Signer, Value) {
    let template = acme
        .template(json!({
            "name": "Loan", "symbolTable": {"sum": {"type": "number"}},
            "formSchema": {"fields": [{"id": "sign", "type": "signature", "required": true}]},
        }))
        .await;
    let document = acme.document(json!({"templateId": template, "data": {"sum": 100}})).await;
    send(acme, &document, json!([{"email": "ana@example.com"}])).await;
    let ana = Signer::of(acme, &document, "ana@example.com").await;
    let read = ana.ready().await;
    (document, ana, read)
}

on_both_databases! {
    async fn nobody_signs_what_was_changed_since_they_opened_it(world: World) {
        let acme = world.workspace("Acme").await;
        let (document, ana, _) = loan(&acme).await;
        let patch = async |body: Value| acme.patch(&format!("/documents/{document}"), body).await.ok();
        let _ = patch(json!({"data": {"sum": 100}})).await;
        assert_eq!(ana.look().await.ok()["opened"], true, "nothing has changed");
        let _ = patch(json!({"data": {"sum": 1000}})).await;
        ana.post("submit", signed("sign")).await.error(409, "CONFLICT");
        let looked = ana.look().await.ok();
        assert_eq!((&looked["opened"], &looked["consented"], &looked["document"]["changed"]), (&json!(false), &json!(true), &json!(true)));
        let opened = ana.post("open", json!({})).await.ok();
        assert_eq!((&opened["opened"], &opened["document"]["changed"]), (&json!(true), &json!(false)));
        // Somebody is put before her, and it is changed while she waits.
        send(&acme, &document, json!([{"email": "zoe@example.com", "order": 0}])).await;
        let _ = patch(json!({"data": {"sum": 2000}})).await;
        let zoe = json!({"email": "zoe@example.com", "signatures": {"sign": {"typed": "Zoe"}}});
        submit(&acme, &document, zoe).await.ok();
        ana.post("submit", signed("sign")).await.error(409, "CONFLICT");
        assert_eq!(ana.look().await.ok()["document"]["changed"], true);
        let _ = ana.post("open", json!({})).await.ok();
        let _ = ana.post("submit", signed("sign")).await.ok();
        let told = events(&acme, &document).await;
        let count = |event: &str| told.iter().filter(|one| *one == event).count();
        assert_eq!((count("respondent.opened"), count("document.opened")), (3, 1));
        let outside = crate::support::told(&world).await;
        assert_eq!(outside.iter().filter(|event| *event == "document.opened").count(), 1, "once for each respondent");
    }

    async fn who_has_read_it_without_agreeing_is_told_of_a_change_and_their_successor_is_not(world: World) {
        let acme = world.workspace("Acme").await;
        let document = crate::support::note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        assert_eq!(ana.look().await.ok()["document"]["changed"], false, "nobody has opened it");
        let _ = ana.post("open", json!({})).await.ok();
        let id = shown(&acme, &document).await["respondents"][0]["id"].as_str().unwrap().to_owned();
        let correct = async |body: Value| {
            let request = acme.request_v2(Method::PATCH, &format!("/documents/{document}/respondents/{id}"));
            let _ = acme.send(request.json(&body)).await.ok();
        };
        correct(json!({"name": "Ana of Ana Ltd"})).await;
        let looked = ana.look().await.ok();
        assert_eq!((&looked["opened"], &looked["document"]["changed"]), (&json!(false), &json!(true)));
        correct(json!({"email": "ben@example.com"})).await;
        let ben = Signer::of(&acme, &document, "ben@example.com").await;
        assert_eq!(ben.look().await.ok()["document"]["changed"], false, "he has not seen what she saw");
    }

    async fn a_window_that_shows_what_was_before_submits_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let (document, ana, read) = loan(&acme).await;
        let first = read["openedAt"].clone();
        world.clock.advance_millis(60_000);
        acme.patch(&format!("/documents/{document}"), json!({"data": {"sum": 999}})).await.ok();
        let second = ana.post("open", json!({})).await.ok()["openedAt"].clone();
        assert_ne!(first, second);
        let submit = async |opened: &Value| {
            let mut body = signed("sign");
            body["openedAt"] = opened.clone();
            ana.post("submit", body).await
        };
        submit(&first).await.error(409, "CONFLICT");
        let _ = submit(&second).await.ok();
    }

    async fn what_was_emptied_is_not_signed(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Terms", "symbolTable": {"waiver": {"type": "text", "default": "I waive all rights"}},
            "content": {"type": "doc", "content": [{"type": "paragraph", "content": [
                {"type": "text", "text": "Terms: "}, {"type": "variable", "attrs": {"name": "waiver"}},
                {"type": "variable", "attrs": {"name": "note"}}]}]},
            "isPubliclyFillable": true,
            "formSchema": {"fields": [
                {"id": "waiver", "type": "text", "variable": "waiver"}, {"id": "note", "type": "text"}, {"id": "count", "type": "number"}]},
        })).await;
        let document = acme.document(json!({"templateId": template, "data": {"note": "and pay double", "count": 7}})).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let before = ana.ready().await["form"]["values"].clone();
        assert_eq!(before, json!({"waiver": "I waive all rights", "note": "and pay double", "count": 7}));
        let nothing = json!({"values": {"waiver": null, "note": null, "count": null}});
        let form = ana.post("evaluate", nothing.clone()).await.ok();
        assert!(!form["print"].to_string().contains("rights") && !form["print"].to_string().contains("double"), "{form}");
        let _ = ana.post("draft", nothing.clone()).await.ok();
        let kept = ana.look().await.ok()["form"]["values"].clone();
        assert_eq!(kept, json!({"waiver": null, "note": null, "count": null}), "it stays empty until they come back");
        let _ = ana.post("submit", nothing.clone()).await.ok();
        let done = sealed(&acme, &document).await["responseData"].clone();
        assert_eq!(done, json!({"waiver": null}), "what would have a default is known to be blank");
        let pdf = acme.send(acme.request_v2(Method::GET, &format!("/documents/{document}/pdf"))).await.bytes;
        let text = crate::seals::text_of(&pdf);
        assert!(text.contains("Terms:") && !text.contains("rights") && !text.contains("double"), "{text}");

        let mut filled = json!({"email": "gus@example.com", "consent": true});
        filled["values"] = nothing["values"].clone();
        let made = world.client().send(world.client().request(Method::POST, &format!("/f/{template}")).json(&filled)).await.created();
        let public = sealed(&acme, made["document"]["id"].as_str().unwrap()).await;
        assert_eq!(public["responseData"], json!({"waiver": null}));
    }

    async fn a_draft_does_not_hide_what_the_sender_fills_in_later(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "Note", "formSchema": {"fields": [{"id": "note", "type": "text"}]}})).await;
        let document = acme.document(json!({"templateId": template})).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.ready().await;
        let _ = ana.post("draft", json!({"values": {"note": null}})).await.ok();
        let _ = acme.patch(&format!("/documents/{document}"), json!({"data": {"note": "From us"}})).await.ok();
        assert_eq!(ana.post("open", json!({})).await.ok()["form"]["values"]["note"], "From us");
    }

    async fn the_text_that_was_shown_is_the_one_that_was_agreed_to(world: World) {
        let acme = world.workspace("Acme").await;
        let consented = async || acme.get("/activity?events=respondent.consented").await.ok()[0]["metadata"].clone();
        let mut hashes = Vec::new();
        for language in ["en", "de"] {
            let document = crate::support::note(&acme).await;
            send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
            let ana = Signer::of(&acme, &document, "ana@example.com").await;
            let text = ana.post("open", json!({})).await.ok()["consent"].clone();
            assert_eq!(text["language"], "en");
            ana.post("consent", json!({"version": text["version"], "language": "tlh"})).await.error(400, "VALIDATION_ERROR");
            ana.post("consent", json!({"version": "0", "language": language})).await.error(409, "CONFLICT");
            // Their browser may ask for another language by now.
            let _ = ana.post("consent", json!({"version": text["version"], "language": language})).await.ok();
            world.clock.advance_millis(1_000);
            let noted = consented().await;
            assert_eq!(noted["consentLanguage"], language);
            hashes.push(noted["consentSha256"].clone());
        }
        assert_ne!(hashes[0], hashes[1]);
    }

    async fn a_name_under_a_signature_is_read_too(world: World) {
        let acme = world.workspace("Acme").await;
        let (document, ana, _) = loan(&acme).await;
        let id = shown(&acme, &document).await["respondents"][0]["id"].as_str().unwrap().to_owned();
        let correct = async |name: &str| {
            let request = acme.request_v2(Method::PATCH, &format!("/documents/{document}/respondents/{id}"));
            let _ = acme.send(request.json(&json!({"name": name}))).await.ok();
        };
        correct("Ana, liable for Ana Ltd").await;
        ana.post("submit", signed("sign")).await.error(409, "CONFLICT");
        let _ = ana.post("open", json!({})).await.ok();
        correct("Ana, liable for Ana Ltd").await;
        send(&acme, &document, json!([{"email": "ana@example.com", "name": "Ana, liable for everybody"}])).await;
        ana.post("submit", signed("sign")).await.error(409, "CONFLICT");
        let _ = ana.post("open", json!({})).await.ok();
        send(&acme, &document, json!([{"email": "ana@example.com", "name": "Ana, liable for everybody"}])).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let _ = ana.post("submit", signed("sign")).await.ok();
    }

    async fn a_change_and_a_submission_that_cross_do_not_both_happen(world: World) {
        let acme = world.workspace("Acme").await;
        for _ in 0..20 {
            let (document, ana, _) = loan(&acme).await;
            let path = format!("/documents/{document}");
            let (submitted, changed) =
                tokio::join!(ana.post("submit", signed("sign")), acme.patch(&path, json!({"data": {"sum": 1_000_000}})));
            let mut statuses = [submitted.status, changed.status];
            statuses.sort_unstable();
            assert_eq!(statuses, [200, 409], "{submitted:?} {changed:?}");
        }
    }

    async fn a_name_that_is_printed_is_signed_too(world: World) {
        let acme = world.workspace("Acme").await;
        let form = json!({"fields": [{"id": "sign", "type": "signature", "required": true}]});
        let plain = acme.template(json!({"name": "Loan", "formSchema": form})).await;
        let content = json!({"type": "doc", "content": [{"type": "field", "attrs": {"id": "sign"}}]});
        let written = acme.template(json!({"name": "Loan", "formSchema": form, "content": content})).await;
        for (template, is_printed) in [(plain, true), (written, false)] {
            let document = acme.document(json!({"templateId": template})).await;
            send(&acme, &document, json!([{"email": "ana@example.com"}, {"email": "bo@example.com"}])).await;
            let ana = Signer::of(&acme, &document, "ana@example.com").await;
            let _ = ana.ready().await;
            let rename = async |name: &str| acme.patch(&format!("/documents/{document}"), json!({"name": name})).await;
            let _ = rename("Loan of 100").await.ok();
            assert_eq!(ana.look().await.ok()["opened"], !is_printed);
            let _ = rename("Loan of 100").await.ok();
            let _ = ana.submit(signed("sign")).await.ok();
            let again = rename("Loan of 1,000,000").await;
            if is_printed {
                again.error(409, "CONFLICT");
            } else {
                let _ = again.ok();
            }
            let _ = Signer::of(&acme, &document, "bo@example.com").await.submit(signed("sign")).await.ok();
            let _ = rename("Filed").await.ok();
            eventually("the seal", async || {
                // Where the renaming crossed the sealing, that is tried again later.
                world.clock.advance_millis(10_000);
                (shown(&acme, &document).await["sealed"] == true).then_some(())
            }).await;
            let printed = crate::seals::text_of(&acme.get(&format!("/documents/{document}/pdf")).await.bytes);
            assert_eq!(printed.contains("Loan of 100"), is_printed, "{printed}");
            assert!(!printed.contains("Filed"), "{printed}");
        }
    }

    async fn a_document_that_is_open_says_what_today_is(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Note", "expressionTable": {"now": {"expression": "today()"}},
            "content": {"type": "doc", "content": [{"type": "paragraph", "content": [
                {"type": "text", "text": "Today: "}, {"type": "variable", "attrs": {"name": "now", "format": "iso"}}]}]},
        })).await;
        let document = acme.document(json!({"templateId": template})).await;
        let printed = async || crate::seals::text_of(&acme.get(&format!("/documents/{document}/pdf")).await.bytes);
        let today = || world.clock.now().to_string()[..10].to_owned();
        assert!(printed().await.contains(&today()));
        world.clock.advance_millis(3 * 24 * 60 * 60 * 1_000);
        assert!(printed().await.contains(&today()), "{} in {}", today(), printed().await);
        let completed = today();
        submit(&acme, &document, json!({})).await.ok();
        let _ = sealed(&acme, &document).await;
        world.clock.advance_millis(3 * 24 * 60 * 60 * 1_000);
        assert!(printed().await.contains(&completed));
    }
}
