//! What people agree to before they submit: nobody has to before they have read and filled in the document.

use countersign_tests::{Engine, Workspace, World, WorldOptions, on_both_databases};
use model::hex::hex;
use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{Signer, lease, send, signed, submit};

/// A document that Ana signs, Bea approves and Vic reads, each in a language.
async fn budget(acme: &Workspace, language: &str) -> String {
    let template = acme
        .template(json!({
            "name": "Budget",
            "formSchema": {
                "roles": [{"name": "Owner"}, {"name": "Boss", "kind": "approver"}, {"name": "Reader", "kind": "viewer"}],
                "fields": [{"id": "sign", "type": "signature", "role": "Owner", "required": true}]},
        }))
        .await;
    let document = acme.document(json!({"templateId": template})).await;
    let people = [("ana@example.com", "Owner"), ("bea@example.com", "Boss"), ("vic@example.com", "Reader")];
    let people = people.map(|(email, role)| json!({"email": email, "role": role, "language": language}));
    send(acme, &document, json!(people)).await;
    document
}

/// The entry that says what somebody agreed to last.
async fn noted(acme: &Workspace, email: &str) -> Value {
    let rows = acme.get("/activity?events=respondent.consented&limit=200").await.ok();
    let own = rows.as_array().unwrap().iter().find(|row| row["metadata"]["email"] == email);
    own.unwrap_or_else(|| panic!("{email} in {rows}")).clone()
}

fn sha256(text: &Value) -> String {
    hex(&Sha256::digest(text.as_str().unwrap().as_bytes()))
}

on_both_databases! {
    async fn reading_filling_in_and_saving_need_none_and_submitting_does(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "role": "Tenant", "accessCode": "4711"}])).await;
        let mut ana = Signer::of(&acme, &document, "ana@example.com").await;
        let answers = json!({"values": {"rent": 950}, "signatures": {"tenantSigns": {"typed": "Ana"}}});
        // Without the code there is nothing to read, nor to fill in.
        for step in ["evaluate", "draft"] {
            ana.post(step, answers.clone()).await.error(403, "FORBIDDEN");
        }
        let opened = ana.post("open", json!({"accessCode": "4711"})).await.ok();
        ana.access = opened["access"].as_str().map(str::to_owned);
        assert_eq!((&opened["consented"], opened["form"].is_object()), (&json!(false), true), "{opened}");
        let form = ana.post("evaluate", answers.clone()).await.ok();
        assert!(form["print"].to_string().contains("11,400"), "{form}");
        let _ = ana.post("draft", answers.clone()).await.ok();
        let looked = ana.look().await.ok();
        assert_eq!((&looked["consented"], &looked["form"]["values"]["rent"]), (&json!(false), &json!(950)));
        let refused = ana.post("submit", answers.clone()).await.error(409, "CONFLICT");
        assert!(refused["message"].as_str().unwrap().contains("agree"), "{refused}");
        let text = &looked["consent"];
        let agreed = ana.post("consent", json!({"version": text["version"], "language": text["language"]})).await.ok();
        assert_eq!((&agreed["consented"], &agreed["form"]["values"]["rent"]), (&json!(true), &json!(950)));
        let _ = ana.post("submit", answers).await.ok();
    }

    async fn whoever_does_not_agree_declines(world: World) {
        let acme = world.workspace("Acme").await;
        let document = budget(&acme, "en").await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.post("open", json!({})).await.ok();
        let declined = ana.post("decline", json!({"reason": "On paper, please"})).await.ok();
        assert_eq!((&declined["state"], &declined["consented"]), (&json!("declined"), &json!(false)));
    }

    async fn approvers_agree_to_words_of_their_own(world: World) {
        let acme = world.workspace("Acme").await;
        let mut texts = Vec::new();
        for language in ["en", "de", "fr", "es", "ar"] {
            let document = budget(&acme, language).await;
            let vic = Signer::of(&acme, &document, "vic@example.com").await;
            let opened = vic.post("open", json!({})).await.ok();
            assert!(opened["form"].is_object(), "viewers agree to nothing");
            for (email, version, does, answers) in [
                ("ana@example.com", "1", "agreed to sign", signed("sign")),
                ("bea@example.com", "approver-1", "agreed to approve", json!({})),
            ] {
                world.clock.advance_millis(1_000);
                let signer = Signer::of(&acme, &document, email).await;
                let text = signer.post("open", json!({})).await.ok()["consent"].clone();
                assert_eq!((&text["version"], &text["language"]), (&json!(version), &json!(language)));
                let other = if version == "1" { "approver-1" } else { "1" };
                signer.post("consent", json!({"version": other, "language": language})).await.error(409, "CONFLICT");
                signer.post("submit", answers.clone()).await.error(409, "CONFLICT");
                let _ = signer.post("consent", json!({"version": version, "language": language})).await.ok();
                let entry = noted(&acme, email).await;
                let about = &entry["metadata"];
                assert_eq!((&about["consentVersion"], &about["consentLanguage"]), (&json!(version), &json!(language)));
                assert_eq!(about["consentSha256"], sha256(&text["text"]), "what was shown is what was agreed to");
                assert!(entry["message"].as_str().unwrap().contains(does), "{entry}");
                let _ = signer.post("submit", answers).await.ok();
                texts.push(text["text"].as_str().unwrap().to_owned());
            }
        }
        let count = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), count, "each has a text of its own");
    }

    async fn whoever_approves_on_a_public_page_is_asked_to_approve(world: World) {
        let acme = world.workspace("Acme").await;
        let roles = json!([{"name": "Boss", "kind": "approver"}]);
        let fields = json!([{"id": "note", "type": "text", "role": "Boss"}]);
        let template = acme.template(json!({
            "name": "Leave", "isPubliclyFillable": true, "formSchema": {"roles": roles, "fields": fields},
        })).await;
        let path = format!("/f/{template}");
        let client = world.client();
        let look = client.request(Method::GET, &path).header("accept", "application/json");
        let page = client.send(look).await.ok();
        assert_eq!((&page["kind"], &page["consent"]["version"]), (&json!("approver"), &json!("approver-1")));
        let fill = async |version: &str| {
            let body = json!({"email": "bea@example.com", "consent": true, "consentVersion": version});
            client.send(client.request(Method::POST, &path).json(&body)).await
        };
        fill("1").await.error(409, "CONFLICT");
        let _ = fill("approver-1").await.created();
        let entry = noted(&acme, "bea@example.com").await;
        assert_eq!(entry["metadata"]["consentSha256"], sha256(&page["consent"]["text"]));
    }

    async fn a_program_submits_without_any(world: World) {
        let acme = world.workspace("Acme").await;
        let document = budget(&acme, "en").await;
        submit(&acme, &document, json!({"email": "bea@example.com"})).await.ok();
        let rows = acme.get("/activity?events=respondent.consented").await.ok();
        assert_eq!(rows, json!([]), "nobody was asked");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operators_own_text_counts_for_all() {
    let own = "We keep your name for ten years.";
    let options = WorldOptions { consent_text: Some(own.to_owned()), ..WorldOptions::default() };
    let world = World::start_with(Engine::Sqlite, options).await;
    let acme = world.workspace("Acme").await;
    let document = budget(&acme, "de").await;
    let mut versions = Vec::new();
    for (email, answers) in [("ana@example.com", signed("sign")), ("bea@example.com", json!({}))] {
        let signer = Signer::of(&acme, &document, email).await;
        let text = signer.post("open", json!({})).await.ok()["consent"].clone();
        assert_eq!(text["text"], own);
        signer.post("consent", json!({"version": "1"})).await.error(409, "CONFLICT");
        let _ = signer.post("consent", json!({"version": text["version"]})).await.ok();
        let _ = signer.post("submit", answers).await.ok();
        versions.push(text["version"].clone());
    }
    assert_eq!(versions[0], versions[1]);
    assert!(versions[0].as_str().unwrap().starts_with("own-"));
}
