//! What somebody signed is what there is: it no longer changes, it is complete, and its time is kept.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use countersign_tests::{Answer, SMALL_PDF, Workspace, on_both_databases};
use model::Clock;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Signer, lease, sealed, send, shown, signed, submit};

const DOT: &str =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async fn v2(acme: &Workspace, method: Method, path: &str, body: &Value) -> Answer {
    acme.send(acme.request_v2(method, path).json(body)).await
}

async fn upload(acme: &Workspace, name: &str, content: Vec<u8>) -> String {
    let request = acme.request_v2(Method::POST, &format!("/files?name={name}")).body(content);
    acme.send(request).await.created()["id"].as_str().unwrap().to_owned()
}

on_both_databases! {
    async fn what_somebody_signed_can_no_longer_change(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Loan", "symbolTable": {"sum": {"type": "number"}},
            "formSchema": {"roles": [{"name": "Ann"}, {"name": "Ben"}], "fields": [
                {"id": "town", "type": "text", "role": "Ann"},
                {"id": "street", "type": "text", "role": "Ben"},
                {"id": "annSigns", "type": "signature", "role": "Ann"}]},
        })).await;
        let document = acme.document(json!({"templateId": template, "data": {"sum": 100}})).await;
        send(&acme, &document, json!([{"email": "ann@example.com", "role": "Ann"}, {"email": "ben@example.com", "role": "Ben"}])).await;
        let path = format!("/documents/{document}");
        acme.patch(&path, json!({"data": {"sum": 200, "town": "Ulm"}})).await.ok();
        acme.patch(&path, json!({"data": {"annSigns": "forged"}})).await.invalid("data.annSigns");
        submit(&acme, &document, json!({"role": "Ann", "signatures": {"annSigns": {"typed": "Ann"}}})).await.ok();
        for data in [json!({"sum": 999_999}), json!({"sum": null}), json!({"town": "Bonn"}), json!({"new": 1})] {
            let error = acme.patch(&path, json!({"data": data})).await.error(409, "CONFLICT");
            assert!(error["message"].as_str().unwrap().contains("already submitted"), "{error}");
            v2(&acme, Method::PATCH, &format!("{path}/values"), &json!({"values": data})).await.error(409, "CONFLICT");
        }
        // The same again changes nothing, and what Ben has yet to fill in is not signed.
        acme.patch(&path, json!({"data": {"sum": 200, "gone": null, "street": "Main Street"}})).await.ok();
        let values = json!({"sum": 200, "town": "Ulm", "street": "Main Street"});
        assert_eq!(acme.get(&path).await.ok()["responseData"], values);
    }

    async fn defaults_that_were_printed_are_among_the_values(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Offer",
            "symbolTable": {"who": {"type": "text", "default": "Dora"}, "sum": {"type": "money", "currency": "EUR", "default": 5},
                            "later": {"type": "text", "default": "L"}, "hidden": {"type": "text", "default": "H"}},
            "formSchema": {"roles": [{"name": "A"}, {"name": "B"}], "fields": [
                {"id": "name", "type": "text", "role": "A", "variable": "who", "required": true},
                {"id": "unseen", "type": "text", "role": "A", "variable": "hidden", "visibleWhen": "who == \"nobody\""},
                {"id": "more", "type": "text", "role": "B", "variable": "later"}]},
        })).await;
        let document = acme.document(json!({"templateId": template})).await;
        assert_eq!(shown(&acme, &document).await["responseData"], json!({}), "nobody has said anything yet");
        send(&acme, &document, json!([{"email": "a@example.com", "role": "A"}, {"email": "b@example.com", "role": "B"}])).await;
        submit(&acme, &document, json!({"role": "A"})).await.ok();
        let amount = json!({"amount": "5", "currency": "EUR"});
        assert_eq!(shown(&acme, &document).await["responseData"], json!({"who": "Dora", "sum": amount}));
        submit(&acme, &document, json!({"role": "B", "more": "M"})).await.ok();
        assert_eq!(shown(&acme, &document).await["responseData"], json!({"who": "Dora", "sum": amount, "later": "M"}));
        let without_b = acme.document(json!({"templateId": template})).await;
        send(&acme, &without_b, json!([{"email": "a@example.com", "role": "A"}])).await;
        submit(&acme, &without_b, json!({"role": "A"})).await.ok();
        let values = json!({"who": "Dora", "sum": amount, "later": "L"});
        assert_eq!(shown(&acme, &without_b).await["responseData"], values, "nobody else will be asked");
        let alone = acme.document(json!({"templateId": template, "data": {"who": "nobody"}})).await;
        submit(&acme, &alone, json!({})).await.ok();
        let values = json!({"who": "nobody", "sum": amount, "later": "L", "hidden": "H"});
        assert_eq!(shown(&acme, &alone).await["responseData"], values);
        let alone = acme.document(json!({"templateId": template, "data": {"hidden": "given"}})).await;
        submit(&acme, &alone, json!({"unseen": "given"})).await.ok();
        let values = json!({"who": "Dora", "sum": amount, "later": "L"});
        assert_eq!(shown(&acme, &alone).await["responseData"], values, "what no visible field asks for is dropped");
    }

    async fn all_who_share_a_role_are_seen_to_have_signed(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        let two = json!([{"email": "ana@example.com", "name": "Ana Anders", "role": "Tenant"},
                         {"email": "bo@example.com", "name": "Bo Berg", "role": "Tenant"},
                         {"email": "lu@example.com", "role": "Landlord"}]);
        send(&acme, &document, two).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let bo = Signer::of(&acme, &document, "bo@example.com").await;
        let answers = |typed: &str| json!({"values": {"rent": 900}, "signatures": {"tenantSigns": {"typed": typed}}});
        // Bo comes second in the list and signs first.
        let _ = bo.submit(answers("Bo of the North")).await.ok();
        world.clock.advance_millis(60_000);
        let signatures = |form: &Value| {
            let blocks = form["form"]["print"]["body"]["blocks"].as_array().unwrap().clone();
            blocks.into_iter().find(|block| block["id"] == "tenantSigns").unwrap()["answer"].clone()
        };
        let seen = signatures(&ana.ready().await);
        assert_eq!((&seen["kind"], &seen["text"]), (&json!("typed"), &json!("Bo of the North")), "{seen}");
        let _ = ana.post("submit", answers("Ana of the South")).await.ok();
        let lu = Signer::of(&acme, &document, "lu@example.com").await;
        let seen = signatures(&lu.ready().await);
        let texts: Vec<_> = seen["signatures"].as_array().unwrap().iter().map(|one| &one["text"]).collect();
        assert_eq!(texts, ["Bo of the North", "Ana of the South"], "as they signed: {seen}");
        let _ = lu.post("submit", signed("landlordSigns")).await.ok();
        let _ = sealed(&acme, &document).await;
        let printed = crate::seals::text_of(&acme.get(&format!("/documents/{document}/pdf")).await.bytes);
        for typed in texts {
            assert!(printed.contains(typed.as_str().unwrap()), "{typed} in {printed}");
        }
    }

    async fn what_one_has_answered_another_does_not_change(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Loan", "symbolTable": {"both": {"type": "text"}},
            "formSchema": {"roles": [{"name": "Lender"}, {"name": "Borrower"}], "fields": [
                {"id": "sum", "type": "number", "role": "Lender", "label": "Amount"},
                {"id": "note", "type": "text", "role": "Lender"},
                {"id": "day", "type": "signedDate", "role": "Lender"},
                {"id": "ofLender", "type": "text", "role": "Lender", "variable": "both"},
                {"id": "ofBorrower", "type": "text", "role": "Borrower", "variable": "both"}]},
        })).await;
        let document = acme.document(json!({"templateId": template, "data": {"sum": 50}})).await;
        send(&acme, &document, json!([{"email": "ann@example.com", "role": "Lender"}, {"email": "ben@example.com", "role": "Lender"},
                                      {"email": "cy@example.com", "role": "Borrower"}])).await;
        let ben = Signer::of(&acme, &document, "ben@example.com").await;
        let _ = ben.ready().await;
        submit(&acme, &document, json!({"email": "ann@example.com", "values": {"sum": 100, "ofLender": "A"}})).await.ok();
        let day = shown(&acme, &document).await["responseData"]["day"].clone();
        world.clock.advance_millis(3 * 24 * 60 * 60 * 1_000);
        // Ben's page still shows what stood there before.
        let refused = ben.post("submit", json!({"values": {"sum": 50}})).await;
        let message = refused.error(409, "CONFLICT")["message"].as_str().unwrap().to_owned();
        assert!(message.contains("another answer to “Amount”"), "{message}");
        let look = ben.look().await.ok();
        let fields: Vec<_> = look["form"]["fields"].as_array().unwrap().iter().map(|one| (&one["id"], &one["readOnly"])).collect();
        let read_only = |id: &str| fields.iter().find(|(one, _)| *one == id).unwrap().1 == &json!(true);
        assert_eq!((read_only("sum"), read_only("note"), read_only("ofLender")), (true, false, true), "{fields:?}");
        let _ = ben.post("submit", json!({"values": {"sum": 100, "note": "by Ben"}})).await.ok();
        submit(&acme, &document, json!({"role": "Borrower", "values": {"ofBorrower": null}})).await.error(409, "CONFLICT");
        submit(&acme, &document, json!({"role": "Borrower", "values": {"ofBorrower": "A"}})).await.ok();
        let values = json!({"sum": 100, "both": "A", "note": "by Ben", "day": day});
        assert_eq!(shown(&acme, &document).await["responseData"], values);
    }

    async fn the_date_of_signing_is_nobodys_to_give(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Note", "symbolTable": {"on": {"type": "date"}},
            "formSchema": {"fields": [{"id": "day", "type": "signedDate", "variable": "on", "required": true}]},
        })).await;
        acme.post("/documents", json!({"templateId": template, "data": {"on": "1999-01-01"}})).await.invalid("data.on");
        let document = acme.document(json!({"templateId": template, "data": {"on": null}})).await;
        for forged in ["on", "day"] {
            submit(&acme, &document, json!({"values": {forged: "1999-01-01"}})).await.invalid("values.on");
        }
        submit(&acme, &document, json!({})).await.ok();
        let today = &world.clock.now().to_string()[..10];
        assert_eq!(shown(&acme, &document).await["responseData"], json!({"on": today}));
    }

    async fn what_can_not_be_printed_is_not_completed(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "Note"})).await;
        let values: Value = (0..5).map(|number| (format!("v{number}"), json!("x".repeat(99_999)))).collect::<serde_json::Map<_, _>>().into();
        let document = acme.document(json!({"templateId": template, "data": values})).await;
        submit(&acme, &document, json!({})).await.error(409, "CONFLICT");
        assert_eq!(shown(&acme, &document).await["status"], "draft");
    }

    async fn nothing_is_no_answer(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Order", "symbolTable": {"price": {"type": "money", "currency": "EUR"}},
            "formSchema": {"fields": [
                {"id": "many", "type": "multiselect", "required": true, "options": ["a", "b"]},
                {"id": "town", "type": "text", "required": true},
                {"id": "bid", "type": "money", "variable": "price"},
                {"id": "sign", "type": "signature", "required": true}]},
        })).await;
        let document = acme.document(json!({"templateId": template})).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let right = json!({"values": {"many": ["a"], "town": "Ulm", "bid": {"amount": "100", "currency": "EUR"}}, "signatures": {"sign": {"typed": "Ana"}}});
        for (pointer, wrong, place) in [
            ("/values/many", json!([null]), "values.many"), ("/values/many", json!([""]), "values.many"),
            ("/values/town", json!("\u{200b}\u{2060}"), "values.town"),
            ("/values/bid", json!({"amount": "100", "currency": "VND"}), "values.bid"),
            ("/signatures/sign/typed", json!("\u{3164}"), "signatures.sign"),
        ] {
            let mut body = right.clone();
            *body.pointer_mut(pointer).unwrap() = wrong;
            submit(&acme, &document, body).await.invalid(place);
        }
        submit(&acme, &document, right).await.ok();
    }

    async fn what_is_hidden_takes_nothing_of_others_with_it(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Offer",
            "symbolTable": {"both": {"type": "text"}, "price": {"type": "number"}, "more": {"type": "boolean"}},
            "formSchema": {"roles": [{"name": "A"}, {"name": "B"}], "fields": [
                {"id": "ofA", "type": "text", "role": "A", "variable": "both"},
                {"id": "ofB", "type": "text", "role": "B", "variable": "both", "visibleWhen": "more == true"},
                {"id": "shown", "type": "number", "role": "B", "variable": "price", "readOnly": true,
                 "visibleWhen": "more == true"},
                {"id": "hiddenDate", "type": "signedDate", "role": "B", "visibleWhen": "more == true"}]},
        })).await;
        let document = acme.document(json!({"templateId": template, "data": {"price": 5}})).await;
        send(&acme, &document, json!([{"email": "a@example.com", "role": "A"}, {"email": "b@example.com", "role": "B"}])).await;
        submit(&acme, &document, json!({"role": "A", "ofA": "signed by A"})).await.ok();
        submit(&acme, &document, json!({"role": "B"})).await.ok();
        let values = json!({"price": 5, "both": "signed by A"});
        assert_eq!(shown(&acme, &document).await["responseData"], values);
    }

    async fn the_same_value_is_no_change_however_it_is_written(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Loan",
            "symbolTable": {"sum": {"type": "money", "currency": "EUR"}, "rate": {"type": "number"}},
            "formSchema": {"roles": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cem"}], "fields": [
                {"id": "street", "type": "text", "role": "Ben"}, {"id": "nobodys", "type": "text", "role": "Cem"},
                {"id": "rateOfBen", "type": "number", "role": "Ben", "variable": "rate", "readOnly": true}]},
        })).await;
        let data = json!({"sum": {"amount": "12.50", "currency": "EUR"}, "rate": 1, "who": "José", "list": [1, {"a": 2}]});
        let document = acme.document(json!({"templateId": template, "data": data})).await;
        send(&acme, &document, json!([{"email": "ann@example.com", "role": "Ann"}, {"email": "ben@example.com", "role": "Ben"}])).await;
        submit(&acme, &document, json!({"role": "Ann"})).await.ok();
        let patch = async |body: &str| {
            let request = acme.request(Method::PATCH, &format!("/documents/{document}"));
            acme.send(request.header("content-type", "application/json").body(body.to_owned())).await
        };
        for same in [
            r#"{"data": {"who": "Jos\u00e9", "rate": 1.0}}"#,
            r#"{"data": {"sum": {"currency":"EUR", "amount" : 12.5}}}"#,
            r#"{"data": {"list": [ 1.00, {"a":2} ], "missing": null}}"#,
            r#"{"data": {"street": "Main Street"}}"#,
        ] {
            let _ = patch(same).await.ok();
        }
        for other in [
            r#"{"data": {"who": "Jose"}}"#,
            r#"{"data": {"sum": {"amount": "12.51", "currency": "EUR"}}}"#,
            r#"{"data": {"list": [1, {"a": 3}]}}"#,
            r#"{"data": {"nobodys": "there is no Cem"}}"#,
            r#"{"data": {"rate": 2}}"#,
        ] {
            patch(other).await.error(409, "CONFLICT");
        }
    }

    async fn files_that_are_named_are_there(world: World) {
        let acme = world.workspace("Acme").await;
        let picture = upload(&acme, "dot.png", BASE64_STANDARD.decode(DOT).unwrap()).await;
        let pdf = upload(&acme, "a.pdf", SMALL_PDF.into()).await;
        let foreign = upload(&world.workspace("Other").await, "dot.png", BASE64_STANDARD.decode(DOT).unwrap()).await;
        let template = acme.template(json!({
            "name": "Application", "symbolTable": {"logo": {"type": "image"}}, "isPubliclyFillable": true,
            "formSchema": {"roles": [{"name": "Applicant"}], "fields": [
                {"id": "passport", "type": "file", "role": "Applicant", "required": true},
                {"id": "photo", "type": "image", "role": "Applicant", "required": true}]},
        })).await;
        let none = "fil_01jcmwk1x3f2q8z5v7t9r4n6ab";
        acme.post("/documents", json!({"templateId": template, "data": {"passport": 5}})).await.invalid("data.passport");
        for wrong in ["hello", none, pdf.as_str(), foreign.as_str()] {
            let body = json!({"templateId": template, "data": {"logo": wrong}});
            acme.post("/documents", body).await.invalid("data.logo");
            let order = json!({"templateId": template, "documents": [{}, {"values": {"logo": wrong}}]});
            v2(&acme, Method::POST, "/documents/bulk", &order).await.invalid("documents[1].values.logo");
        }
        let document = acme.document(json!({"templateId": template, "data": {"logo": picture}})).await;
        acme.patch(&format!("/documents/{document}"), json!({"data": {"logo": none}})).await.invalid("data.logo");
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let signer = Signer::of(&acme, &document, "ana@example.com").await;
        let wrong = json!({"passport": foreign, "photo": pdf});
        for answer in [
            submit(&acme, &document, wrong.clone()).await,
            signer.submit(json!({"values": wrong})).await,
            world.client().send(world.client().request(Method::POST, &format!("/f/{template}")).json(
                &json!({"email": "x@example.com", "consent": true, "values": wrong}))).await,
        ] {
            answer.invalid("values.passport");
            answer.invalid("values.photo");
        }
        let done = submit(&acme, &document, json!({"passport": pdf, "photo": picture})).await.ok();
        assert_eq!(done["document"]["completed"], true);
    }

    async fn a_document_whose_time_is_over_takes_nothing_more(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        let path = format!("/documents/{document}");
        let later = |days: i64| world.clock.now().plus_days(days).to_string();
        let recipients = json!([{"email": "ana@example.com", "role": "Tenant"}]);
        acme.post(&format!("{path}/send"), json!({"recipients": recipients, "expiresAt": later(1)})).await.ok();
        let respondent = shown(&acme, &document).await["respondents"][0]["id"].as_str().unwrap().to_owned();
        world.clock.advance_millis(86_400_000);
        // Whether it was noted already or not.
        for (method, end, body) in [
            (Method::PATCH, "/values", json!({"rent": 5})),
            (Method::POST, "/send", json!({"recipients": [{"email": "late@example.com", "role": "Landlord"}]})),
            (Method::POST, "/send", json!({"recipients": recipients, "expiresAt": later(1)})),
            (Method::POST, "/void", json!({})),
            (Method::PATCH, "/auto-reminder", json!({"enabled": true})),
            (Method::PATCH, &*format!("/respondents/{respondent}"), json!({"name": "Ana"})),
            (Method::POST, &*format!("/respondents/{respondent}/link"), json!({})),
            (Method::PATCH, "", json!({"expiresAt": later(1)})),
            (Method::POST, "/submit", json!({"role": "Tenant"})),
        ] {
            let error = v2(&acme, method, &format!("{path}{end}"), &body).await.error(409, "CONFLICT");
            assert!(error["message"].as_str().unwrap().contains("expired"), "{end}: {error}");
        }
    }

    async fn a_draft_is_not_sent_into_the_past(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        let path = format!("/documents/{document}");
        let later = |days: i64| world.clock.now().plus_days(days).to_string();
        v2(&acme, Method::PATCH, &path, &json!({"expiresAt": later(1)})).await.ok();
        world.clock.advance_millis(86_400_000);
        let recipients = json!([{"email": "ana@example.com", "role": "Tenant"}]);
        acme.post(&format!("{path}/send"), json!({"recipients": recipients})).await.invalid("expiresAt");
        assert_eq!(shown(&acme, &document).await["status"], "draft");
        acme.post(&format!("{path}/send"), json!({"recipients": recipients, "expiresAt": later(1)})).await.ok();
    }

    async fn the_state_comes_before_what_only_the_document_can_tell(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "role": "Tenant"}])).await;
        let path = format!("/documents/{document}");
        let unknown = format!("{path}/respondents/rsp_01jcmwk1x3f2q8z5v7t9r4n6ab");
        acme.send(acme.request_v2(Method::POST, &format!("{path}/void"))).await.ok();
        submit(&acme, &document, json!({"email": "nobody@example.com"})).await.error(409, "CONFLICT");
        submit(&acme, &document, json!({"role": "Nobody"})).await.error(409, "CONFLICT");
        submit(&acme, &document, json!({"email": "no address"})).await.invalid("email");
        submit(&acme, &document, json!({"respondentId": "rsp_x"})).await.error(404, "NOT_FOUND");
        for respondent in [unknown, format!("{path}/respondents/rsp_x")] {
            v2(&acme, Method::PATCH, &respondent, &json!({"name": "Ana"})).await.error(404, "NOT_FOUND");
            v2(&acme, Method::POST, &format!("{respondent}/link"), &json!({})).await.error(404, "NOT_FOUND");
        }
    }
}
