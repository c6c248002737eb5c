//! How sealing stands.

use countersign_tests::{Engine, World, WorldOptions, on_both_databases};
use model::Clock;
use serde_json::{Value, json};

use crate::signing::{Signer, note, send, signed};

on_both_databases! {
    async fn the_certificate_in_use_is_shown(world: World) {
        let acme = world.workspace("Acme").await;
        let sealing = acme.administrator().await.get("/sealing").await.ok();
        let certificate = &sealing["certificate"];
        assert!(certificate["subject"].as_str().unwrap().contains("Tests"), "{certificate}");
        assert_eq!(certificate["issuer"], certificate["subject"]);
        assert_eq!((&certificate["generated"], &certificate["selfSigned"]), (&json!(true), &json!(true)));
        assert_eq!(certificate["fingerprint"].as_str().unwrap().len(), 64);
        let until: model::Timestamp = certificate["notAfter"].as_str().unwrap().parse().unwrap();
        assert!(until > world.clock.now().plus_days(365));
        assert_eq!((&sealing["problem"], &sealing["timeStampAuthority"]), (&Value::Null, &Value::Null));
        for queue in ["seals", "timeStamps"] {
            assert_eq!(sealing[queue], json!({ "count": 0, "since": null, "problem": null }), "{queue}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_authority_that_is_away_keeps_documents_waiting() {
    // Nobody listens there.
    let url = "http://me:secret@127.0.0.1:9/tsa".to_owned();
    let options = WorldOptions { time_stamp_authority: Some(url), ..WorldOptions::default() };
    let world = World::start_with(Engine::Sqlite, options).await;
    let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
    let document = note(&acme).await;
    send(&acme, &document, json!([{ "email": "ana@example.com" }])).await;
    let _ = Signer::of(&acme, &document, "ana@example.com").await.submit(signed("sign")).await.ok();
    let _ = crate::signing::sealed(&acme, &document).await;
    let answer = acme.administrator().await.get("/sealing").await;
    assert!(!answer.text().contains("secret"));
    let sealing = answer.ok();
    assert_eq!(sealing["timeStampAuthority"], json!({ "url": "http://127.0.0.1:9/tsa", "answeredAt": null }));
    assert_eq!((&sealing["seals"]["count"], &sealing["timeStamps"]["count"]), (&json!(0), &json!(1)));
    let others = other.administrator().await.get("/sealing").await.ok();
    assert_eq!(others["timeStamps"]["count"], 0);
}
