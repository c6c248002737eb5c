//! Passing a document on: somebody else in one's place, on record.

use countersign_tests::{Workspace, World, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};
use store::args;

use crate::support::{Signer, events, lease, note, sealed, shown, signed, told};

/// Sends a document to these recipients, by mail.
async fn invite(acme: &Workspace, document: &str, recipients: Value) {
    let _ = acme.post(&format!("/documents/{document}/send"), json!({"recipients": recipients})).await.ok();
}

/// Whoever was invited under that address, who has opened the document.
async fn opened(acme: &Workspace, document: &str, email: &str) -> Signer {
    let signer = Signer::of(acme, document, email).await;
    let _ = signer.post("open", json!({})).await.ok();
    signer
}

fn ben() -> Value {
    json!({"email": "ben@example.com", "name": "Ben Ode", "note": "He looks after the flats now."})
}

/// The kinds of the mails to an address.
async fn mails(world: &World, address: &str) -> Vec<String> {
    let wanted = format!("%{address}%");
    let look = async || {
        let database = world.database().await;
        let sql = "SELECT kind FROM mails WHERE recipient LIKE $1 ORDER BY created_at, id";
        let found = database.query(sql, args![wanted.as_str()], |mut row| row.take::<String>()).await.unwrap();
        database.close().await;
        (!found.is_empty()).then_some(found)
    };
    countersign_tests::eventually("the mail", look).await
}

on_both_databases! {
    async fn somebody_else_signs_in_their_place(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        invite(&acme, &document, json!([
            {"email": "ana@example.com", "name": "Ana Anders", "role": "Tenant", "order": 1},
            {"email": "lea@example.com", "role": "Landlord", "order": 2}])).await;
        let before = shown(&acme, &document).await["respondents"][0].clone();
        assert_eq!(mails(&world, "ana@example.com").await, ["invitation"]);
        let ana = opened(&acme, &document, "ana@example.com").await;
        assert_eq!(ana.look().await.ok()["mayDelegate"], true);
        let _ = ana.post("draft", json!({"values": {"rent": 950}})).await.ok();
        let passed = ana.post("delegate", ben()).await.ok();
        assert_eq!(passed, json!({"state": "delegated", "email": "ben@example.com", "name": "Ben Ode"}));
        ana.look().await.error(410, "GONE");
        ana.post("submit", json!({})).await.error(410, "GONE");

        let after = shown(&acme, &document).await["respondents"][0].clone();
        for kept in ["id", "role", "order"] {
            assert_eq!(after[kept], before[kept], "{kept}");
        }
        assert_eq!((&after["email"], &after["name"], &after["status"]), (&json!("ben@example.com"), &json!("Ben Ode"), &json!("invited")));
        let row = acme.get("/activity?events=respondent.delegated").await.ok()[0].clone();
        let about = &row["metadata"];
        assert_eq!((&about["emailBefore"], &about["email"]), (&json!("ana@example.com"), &json!("ben@example.com")));
        assert_eq!(about["note"], "He looks after the flats now.");
        assert_eq!(row["message"], "ana@example.com passed “Flat 4” on to ben@example.com");
        let happened = events(&acme, &document).await;
        let place = happened.iter().position(|event| event == "respondent.delegated").unwrap();
        assert_eq!(happened[place + 1], "respondent.invited");
        assert!(told(&world).await.contains(&"recipient.delegated".to_owned()));
        assert_eq!(mails(&world, "ben@example.com").await, ["invitation"]);

        let ben = Signer::of(&acme, &document, "ben@example.com").await;
        let looked = ben.look().await.ok();
        assert_eq!((&looked["opened"], &looked["document"]["changed"]), (&json!(false), &json!(false)));
        let form = ben.ready().await["form"].clone();
        assert_eq!(form["values"]["rent"], json!(null), "what she filled in is hers");
        let answers = json!({"values": {"rent": 900}, "signatures": {"tenantSigns": {"typed": "Ben"}}});
        let _ = ben.post("submit", answers).await.ok();
        let lea = Signer::of(&acme, &document, "lea@example.com").await;
        let _ = lea.submit(signed("landlordSigns")).await.ok();
        let _ = sealed(&acme, &document).await;
    }

    async fn the_same_again_is_answered_the_same(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        invite(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = opened(&acme, &document, "ana@example.com").await;
        let first = ana.post("delegate", ben()).await.ok();
        assert_eq!(ana.post("delegate", ben()).await.ok(), first);
        let other = json!({"email": "cy@example.com", "name": "Cy"});
        ana.post("delegate", other.clone()).await.error(410, "GONE");
        let count = events(&acme, &document).await.iter().filter(|event| *event == "respondent.delegated").count();
        assert_eq!(count, 1);
        // Whoever it was passed on to may do the same; then the first link proves nothing any more.
        let ben_signs = opened(&acme, &document, "ben@example.com").await;
        let _ = ben_signs.post("delegate", other).await.ok();
        ana.post("delegate", ben()).await.error(410, "GONE");
    }

    async fn what_stands_in_the_way_is_said(world: World) {
        let acme = world.workspace("Acme").await;
        let refused = async |signer: &Signer, body: Value, field: &str| {
            let error = signer.post("delegate", body).await.error(400, "VALIDATION_ERROR");
            assert_eq!(error["details"][0]["field"], field, "{error}");
        };
        let barred = async |signer: &Signer, words: &str| {
            let error = signer.post("delegate", ben()).await.error(409, "CONFLICT");
            assert!(error["message"].as_str().unwrap().contains(words), "{words} in {error}");
        };
        let document = lease(&acme).await;
        invite(&acme, &document, json!([
            {"email": "ana@example.com", "role": "Tenant"}, {"email": "lea@example.com", "role": "Landlord"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        barred(&ana, "open the document").await;
        let _ = ana.post("open", json!({})).await.ok();
        refused(&ana, json!({"email": "nobody", "name": "Ben"}), "email").await;
        refused(&ana, json!({"email": "ben@example.com", "name": " "}), "name").await;
        refused(&ana, json!({"email": "ben@example.com", "name": "Ben", "note": "x".repeat(2_001)}), "note").await;
        refused(&ana, json!({"email": "ANA@example.com", "name": "Ana"}), "email").await;
        refused(&ana, json!({"email": "lea@example.com", "name": "Lea"}), "email").await;
        assert_eq!(shown(&acme, &document).await["respondents"][0]["email"], "ana@example.com");
        let _ = ana.post("consent", json!({"version": "1"})).await.ok();
        let answers = json!({"values": {"rent": 900}, "signatures": {"tenantSigns": {"typed": "Ana"}}});
        let _ = ana.post("submit", answers).await.ok();
        barred(&ana, "already submitted").await;

        let coded = note(&acme).await;
        invite(&acme, &coded, json!([{"email": "ana@example.com", "accessCode": "4711"}])).await;
        let mut ana = Signer::of(&acme, &coded, "ana@example.com").await;
        ana.post("delegate", ben()).await.error(403, "FORBIDDEN");
        let opened = ana.post("open", json!({"accessCode": "4711"})).await.ok();
        assert_eq!(opened["mayDelegate"], false);
        ana.access = opened["access"].as_str().map(str::to_owned);
        barred(&ana, "access code").await;

        let by_hand = note(&acme).await;
        crate::support::send(&acme, &by_hand, json!([{"email": "ana@example.com"}])).await;
        let ana = crate::delegation::opened(&acme, &by_hand, "ana@example.com").await;
        assert_eq!(ana.look().await.ok()["mayDelegate"], false);
        barred(&ana, "hands out the links").await;

        let closed = note(&acme).await;
        invite(&acme, &closed, json!([{"email": "ana@example.com"}])).await;
        let ana = crate::delegation::opened(&acme, &closed, "ana@example.com").await;
        let _ = acme.send(acme.request_v2(Method::POST, &format!("/documents/{closed}/void")).json(&json!({}))).await.ok();
        barred(&ana, "withdrawn").await;
    }

    async fn a_workspace_may_keep_them_from_it(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        invite(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = opened(&acme, &document, "ana@example.com").await;
        let ada = acme.administrator().await;
        let decide = async |may: bool| ada.patch("/workspace", json!({"recipientsMayDelegate": may})).await.ok();
        assert_eq!(ada.get("/workspace").await.ok()["recipientsMayDelegate"], true);
        assert_eq!(decide(false).await["recipientsMayDelegate"], false);
        assert_eq!(ana.look().await.ok()["mayDelegate"], false);
        let error = ana.post("delegate", ben()).await.error(409, "CONFLICT");
        assert!(error["message"].as_str().unwrap().contains("may not pass documents on"), "{error}");
        let _ = decide(true).await;
        let _ = ana.post("delegate", ben()).await.ok();
    }
}
