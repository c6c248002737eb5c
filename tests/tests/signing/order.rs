//! Whose turn it is, and two at the same moment.

use countersign_tests::on_both_databases;
use serde_json::json;

use crate::support::{Signer, events, lease, note, send, shown, signed};

on_both_databases! {
    async fn the_next_group_is_invited_when_the_one_before_has_submitted(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "role": "Tenant"}, {"email": "lea@example.com", "role": "Landlord"}])).await;
        let lea = Signer::of(&acme, &document, "lea@example.com").await;
        let waiting = lea.look().await.ok();
        assert_eq!((&waiting["state"], &waiting["waitingFor"]), (&json!("waiting"), &json!(1)));
        lea.post("open", json!({})).await.error(409, "CONFLICT");

        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let answers = json!({"values": {"rent": 5}, "signatures": {"tenantSigns": {"typed": "Ana"}}});
        assert_eq!(ana.submit(answers).await.ok()["state"], "submitted");
        let rows = acme.get("/activity?events=respondent.invited").await.ok();
        let by: Vec<_> = rows.as_array().unwrap().iter().map(|row| (&row["metadata"]["email"], &row["actorType"], &row["ip"])).collect();
        assert!(by.contains(&(&json!("lea@example.com"), &json!("system"), &json!(null))), "nobody's doing: {rows}");
        assert_eq!(by.len(), 2, "{rows}");
        assert_eq!(lea.submit(signed("landlordSigns")).await.ok()["state"], "completed");
        assert_eq!(shown(&acme, &document).await["status"], "completed");
    }

    async fn two_last_submissions_at_once_complete_the_document_once(world: World) {
        let acme = world.workspace("Acme").await;
        for _ in 0..5 {
            let document = note(&acme).await;
            let people: Vec<_> = (0..4).map(|number| format!("p{number}@example.com")).collect();
            send(&acme, &document, people.iter().map(|email| json!({"email": email})).collect()).await;
            let mut signers = Vec::new();
            for email in &people {
                let signer = Signer::of(&acme, &document, email).await;
                let _ = signer.ready().await;
                signers.push(signer);
            }
            let submitted = signers.iter().map(|signer| signer.post("submit", signed("sign")));
            for answer in futures::future::join_all(submitted).await {
                let _ = answer.ok();
            }
            let happened = events(&acme, &document).await;
            assert_eq!(happened.iter().filter(|event| *event == "document.completed").count(), 1, "{happened:?}");
            assert_eq!(happened.iter().filter(|event| *event == "respondent.submitted").count(), 4);
            assert_eq!(shown(&acme, &document).await["status"], "completed");
        }
    }

    async fn the_same_submission_twice_at_once_counts_once(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.ready().await;
        let (one, two) = tokio::join!(ana.post("submit", signed("sign")), ana.post("submit", signed("sign")));
        let statuses = [one.status, two.status];
        assert!(statuses.contains(&200) && statuses.contains(&409), "{statuses:?}");
        let happened = events(&acme, &document).await;
        assert_eq!(happened.iter().filter(|event| *event == "respondent.submitted").count(), 1);
    }
}
