//! The whole way, step by step.

use countersign_tests::on_both_databases;
use serde_json::json;

use crate::support::{Signer, events, lease, note, send, shown, signed, told};

on_both_databases! {
    async fn a_document_is_opened_filled_and_submitted(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "role": "Tenant", "name": "Ana", "message": "Please"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;

        let before = ana.look().await.ok();
        assert_eq!((&before["state"], &before["opened"], &before["form"]), (&json!("ready"), &json!(false), &json!(null)));
        assert_eq!((&before["document"]["message"], &before["workspace"]["name"]), (&json!("Please"), &json!("Acme")));
        assert_eq!(shown(&acme, &document).await["status"], "sent", "looking opens nothing");

        let opened = ana.post("open", json!({})).await.ok();
        assert_eq!(shown(&acme, &document).await["status"], "in_progress");
        let ids: Vec<_> = opened["form"]["fields"].as_array().unwrap().iter().map(|field| field["id"].clone()).collect();
        assert_eq!(ids, ["rent", "pets", "tenantSigns"], "the hidden one and the landlord's are left out");
        let _ = ana.post("consent", json!({"version": opened["consent"]["version"]})).await.ok();

        let form = ana.post("evaluate", json!({"values": {"rent": 100, "pets": true}})).await.ok();
        assert!(form["print"].to_string().contains("1,200"), "computed by the server: {}", form["print"]);
        assert_eq!(form["fields"].as_array().unwrap().len(), 4, "the hidden field is there now");

        let kept = ana.post("draft", json!({"values": {"rent": "12x", "pet": "Rex"}})).await.ok();
        assert!(kept["savedAt"].is_string());
        assert_eq!(ana.look().await.ok()["form"]["values"]["rent"], "12x", "nothing that was typed is lost");

        let done = ana.post("submit", json!({"values": {"rent": 950, "pets": false, "pet": "Rex"}, "signatures": {"tenantSigns": {"typed": "Ana"}}})).await.ok();
        assert_eq!(done["state"], "completed", "roles that nobody was invited to hold nothing up");
        let shown = shown(&acme, &document).await;
        assert_eq!((&shown["status"], &shown["completed"], &shown["responseData"]["rent"]), (&json!("completed"), &json!(true), &json!(950)));
        assert!(shown["responseData"].get("pet").is_none(), "the answer of a hidden field is dropped");
        let happened = events(&acme, &document).await;
        for event in ["respondent.opened", "document.opened", "respondent.consented", "respondent.submitted", "document.completed"] {
            assert_eq!(happened.iter().filter(|one| *one == event).count(), 1, "{event} in {happened:?}");
        }
    }

    async fn every_hand_can_be_shown_as_it_is_printed(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let hands = ana.post("open", json!({})).await.ok()["form"]["hands"].clone();
        for hand in hands.as_array().unwrap() {
            let font = world.client().get(&format!("/hands/{}.ttf", hand.as_str().unwrap())).await;
            assert_eq!((font.status, font.header("content-type")), (200, "font/ttf"), "{hand}");
            assert!(font.bytes.len() > 10_000, "{hand}");
        }
        for unknown in ["/hands/nobodys.ttf", "/hands/dancing-script", "/hands/.ttf"] {
            world.client().get(unknown).await.error(404, "NOT_FOUND");
        }
    }

    async fn the_audit_trail_says_who_saw_and_signed_what(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.submit(signed("sign")).await.ok();
        let rows = acme.get("/activity?actor=respondent&limit=50").await.ok();
        let row = |event: &str| rows.as_array().unwrap().iter().find(|row| row["event"] == event).unwrap().clone();
        let opened = row("respondent.opened");
        assert_eq!((&opened["metadata"]["userAgent"], &opened["ip"]), (&json!("Phone/1.0"), &json!("127.0.0.1")));
        assert_eq!(opened["metadata"]["seenSha256"].as_str().unwrap().len(), 64);
        assert_eq!(row("respondent.consented")["metadata"]["consentVersion"], "1");
        let submitted = row("respondent.submitted");
        assert_eq!(submitted["metadata"]["signedSha256"].as_str().unwrap().len(), 64);
        assert_ne!(submitted["metadata"]["signedSha256"], opened["metadata"]["seenSha256"], "it bears a signature now");
        assert_eq!(submitted["metadata"]["via"], "handed link");
    }

    async fn declining_ends_the_document_for_everybody(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}, {"email": "bo@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let bo = Signer::of(&acme, &document, "bo@example.com").await;
        ana.post("decline", json!({"reason": "No"})).await.error(409, "CONFLICT");
        let _ = ana.ready().await;
        ana.post("decline", json!({"reason": " "})).await.invalid("reason");
        let declined = ana.post("decline", json!({"reason": "The date is wrong"})).await.ok();
        assert_eq!((&declined["state"], &declined["document"]["reason"]), (&json!("declined"), &json!("The date is wrong")));
        let told = bo.look().await.ok();
        assert_eq!((&told["state"], &told["document"]["declinedBy"]), (&json!("declined"), &json!("ana@example.com")));
        bo.post("open", json!({})).await.error(409, "CONFLICT");
        assert_eq!(shown(&acme, &document).await["status"], "declined");
        let happened = events(&acme, &document).await;
        assert!(happened.contains(&"respondent.declined".to_owned()) && happened.contains(&"document.declined".to_owned()));
    }

    async fn viewers_read_and_hold_nothing_up(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "T", "formSchema": {
            "roles": [{"name": "Signer"}, {"name": "Reader", "kind": "viewer"}, {"name": "Boss", "kind": "approver"}],
            "fields": [{"id": "sign", "type": "signature", "role": "Signer", "required": true}]}})).await;
        let document = acme.document(json!({"templateId": template})).await;
        send(&acme, &document, json!([
            {"email": "s@example.com", "role": "Signer"}, {"email": "r@example.com", "role": "Reader"},
            {"email": "b@example.com", "role": "Boss"}])).await;
        let reader = Signer::of(&acme, &document, "r@example.com").await;
        reader.submit(json!({})).await.error(409, "CONFLICT");
        let _ = Signer::of(&acme, &document, "b@example.com").await.submit(json!({})).await.ok();
        assert_eq!(shown(&acme, &document).await["completed"], false);
        let _ = Signer::of(&acme, &document, "s@example.com").await.submit(signed("sign")).await.ok();
        assert_eq!(shown(&acme, &document).await["completed"], true);
    }

    async fn the_outside_is_told_once_of_each_thing(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.post("open", json!({})).await.ok();
        let _ = ana.post("open", json!({})).await.ok();
        let _ = ana.submit(signed("sign")).await.ok();
        let mut told: Vec<_> = told(&world).await.into_iter().filter(|event| event != "document.completed").collect();
        // The clock stands still, so their order is by chance.
        told.sort();
        assert_eq!(told, ["document.opened", "document.sent", "recipient.submitted"]);
    }
}
