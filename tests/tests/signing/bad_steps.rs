//! What is wrong with a step is said, field by field, and changes nothing.

use countersign_tests::on_both_databases;
use serde_json::json;

use crate::support::{Signer, lease, note, send, shown, signed};

on_both_databases! {
    async fn what_is_missing_or_wrong_is_named(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "role": "Tenant"}, {"email": "lea@example.com", "role": "Landlord"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.ready().await;
        let before = shown(&acme, &document).await;
        let fine = json!({"tenantSigns": {"typed": "Ana"}});
        let image = |data: &str| json!({"tenantSigns": {"image": data}});
        let large = format!("data:image/png;base64,{}", "A".repeat(1_500_000));
        for (body, place) in [
            (json!({}), "values.rent"),
            (json!({"values": {"rent": 5}}), "signatures.tenantSigns"),
            (json!({"values": {"rent": "much"}, "signatures": fine}), "values.rent"),
            (json!({"values": {"rent": 0}, "signatures": fine}), "values.rent"),
            (json!({"values": {"rent": 5, "pets": true}, "signatures": fine}), "values.pet"),
            (json!({"values": {"rent": 5, "nothing": 1}, "signatures": fine}), "values.nothing"),
            (json!({"values": {"rent": 5}, "signatures": {"tenantSigns": {"typed": "A"}, "landlordSigns": {"typed": "L"}}}), "signatures.landlordSigns"),
            (json!({"values": {"rent": 5}, "signatures": {"tenantSigns": {}}}), "signatures.tenantSigns"),
            (json!({"values": {"rent": 5}, "signatures": {"tenantSigns": {"typed": "  "}}}), "signatures.tenantSigns"),
            (json!({"values": {"rent": 5}, "signatures": image("data:text/html,hello")}), "signatures.tenantSigns"),
            (json!({"values": {"rent": 5}, "signatures": image("data:image/png;base64,bm90IGEgcGljdHVyZQ==")}), "signatures.tenantSigns"),
            (json!({"values": {"rent": 5}, "signatures": image(&large)}), "signatures.tenantSigns"),
            (json!({"values": []}), "values"),
        ] {
            ana.post("submit", body).await.invalid(place);
        }
        assert_eq!(shown(&acme, &document).await, before);
    }

    async fn steps_out_of_order_are_refused(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        ana.post("consent", json!({"version": "1"})).await.error(409, "CONFLICT");
        ana.post("submit", signed("sign")).await.error(409, "CONFLICT");
        ana.post("evaluate", json!({})).await.error(409, "CONFLICT");
        let _ = ana.post("open", json!({})).await.ok();
        let refused = ana.post("submit", signed("sign")).await.error(409, "CONFLICT");
        assert!(refused["message"].as_str().unwrap().contains("agree"), "{refused}");
        ana.post("consent", json!({"version": "0"})).await.error(409, "CONFLICT");
        let _ = ana.post("consent", json!({"version": "1"})).await.ok();
        let _ = ana.post("submit", signed("sign")).await.ok();
        ana.post("submit", signed("sign")).await.error(409, "CONFLICT");
        ana.post("decline", json!({"reason": "Too late"})).await.error(409, "CONFLICT");
    }

    async fn an_expired_document_takes_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        let expires = "2099-01-01T00:00:00.000Z";
        let body = json!({"recipients": [{"email": "ana@example.com"}], "notify": false, "expiresAt": expires});
        let _ = acme.post(&format!("/documents/{document}/send"), body).await.ok();
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.ready().await;
        world.clock.set(expires.parse().unwrap());
        ana.post("submit", signed("sign")).await.error(409, "CONFLICT");
        assert!(matches!(ana.look().await.ok()["state"].as_str().unwrap(), "expired" | "linkExpired"));
    }
}
