//! What somebody filled in and has not submitted.

use countersign_tests::{World, on_both_databases};
use futures::future::join_all;
use model::Clock;
use serde_json::json;
use store::drafts::Draft;
use store::{Write, args};

use crate::attached_files::{application, attach, dot, invited, upload};
use crate::support::{Signer, note, send, shown, signed};

async fn drafts(world: &World) -> i64 {
    let database = world.database().await;
    let found = database.query("SELECT count(*) FROM drafts", args![], |mut row| row.take()).await.unwrap();
    database.close().await;
    found[0]
}

on_both_databases! {
    async fn one_that_crosses_the_submission_is_not_kept(world: World) {
        let acme = world.workspace("Acme").await;
        for _ in 0..3 {
            let document = note(&acme).await;
            send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
            let ana = Signer::of(&acme, &document, "ana@example.com").await;
            let _ = ana.ready().await;
            let _ = ana.post("draft", json!({})).await.ok();
            assert_eq!(drafts(&world).await, 1);
            let saves = join_all((0..12).map(|_| ana.post("draft", json!({}))));
            let (submitted, saves) = tokio::join!(ana.post("submit", signed("sign")), saves);
            let _ = submitted.ok();
            assert!(saves.iter().all(|save| matches!(save.status, 200 | 409)), "{saves:?}");
            assert_eq!(drafts(&world).await, 0);
        }
    }

    async fn one_of_an_older_link_or_of_who_has_submitted_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let id = shown(&acme, &document).await["respondents"][0]["id"].as_str().unwrap().parse().unwrap();
        let database = world.database().await;
        let put = async |generation: i64| {
            let draft = Draft { respondent: id, generation, before: Some("{}"), content: "{}" };
            let mut write = Write::new();
            store::drafts::put(&mut write, database.dialect(), acme.id, &draft, world.clock.now());
            database.commit(write).await.map(drop).map_err(|error| error.is_lost())
        };
        assert_eq!(put(1).await, Ok(()));
        assert_eq!(put(0).await, Err(true), "somebody else had the address then");
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.submit(signed("sign")).await.ok();
        for generation in 0..4 {
            assert_eq!(put(generation).await, Err(true));
        }
        database.close().await;
    }

    async fn what_the_sender_corrects_is_seen_beside_it(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "Lease", "formSchema": {"fields": [
            {"id": "rent", "type": "number"}, {"id": "town", "type": "text"}]}})).await;
        let document = acme.document(json!({"templateId": template, "data": {"rent": 100, "town": "Bonn"}})).await;
        let ana = invited(&acme, &document).await;
        // The page sends all that it shows; she has changed the town alone.
        let _ = ana.post("draft", json!({"values": {"rent": 100, "town": "Ulm"}})).await.ok();
        let _ = acme.patch(&format!("/documents/{document}"), json!({"data": {"rent": 150}})).await.ok();
        ana.post("draft", json!({"values": {"rent": 100, "town": "Ulm"}})).await.error(409, "CONFLICT");
        let form = ana.post("open", json!({})).await.ok()["form"].clone();
        assert_eq!(form["values"], json!({"rent": 150, "town": "Ulm"}));
    }

    async fn what_was_filled_in_on_another_device_stays(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "Lease", "formSchema": {"fields": [
            {"id": "street", "type": "text"}, {"id": "town", "type": "text"}, {"id": "sign", "type": "signature"}]}})).await;
        let document = acme.document(json!({"templateId": template, "data": {"town": "Bonn"}})).await;
        let ana = invited(&acme, &document).await;
        let save = async |draft: serde_json::Value| {
            let _ = ana.post("draft", draft).await.ok();
            let form = ana.look().await.ok()["form"].clone();
            (form["values"].clone(), form["signatures"].clone())
        };
        let typed = json!({"sign": {"typed": "Ana"}});
        let (values, signatures) = save(json!({"values": {"street": "Main"}, "signatures": typed})).await;
        assert_eq!((values, &signatures), (json!({"street": "Main", "town": "Bonn"}), &typed));
        let (values, signatures) = save(json!({"values": {"town": "Ulm", "unknown": "x"}})).await;
        assert_eq!((values, &signatures), (json!({"street": "Main", "town": "Ulm"}), &typed));
        let emptied = json!({"values": {"street": null, "town": "Bonn"}, "signatures": {"sign": null}});
        let (values, signatures) = save(emptied).await;
        assert_eq!((&values["town"], signatures), (&json!("Bonn"), json!({})));
        assert!(values["street"].is_null(), "{values}");
        // Two devices at the same moment.
        let both = join_all(["street", "town"].map(|id| ana.post("draft", json!({"values": {id: "both"}})))).await;
        assert!(both.iter().all(|saved| saved.status == 200), "{both:?}");
        assert_eq!(ana.look().await.ok()["form"]["values"], json!({"street": "both", "town": "both"}));
    }

    async fn a_picture_of_somebody_else_is_not_shown_from_it(world: World) {
        let acme = world.workspace("Acme").await;
        let (logo, foreign) = (upload(&acme, dot()).await, upload(&acme, dot()).await);
        let template = application(&acme, &logo).await;
        let document = acme.document(json!({"templateId": template})).await;
        let ana = invited(&acme, &document).await;
        let own = attach(&ana, dot()).await;
        for (picture, status) in [(&foreign, 404), (&own, 200)] {
            let _ = ana.post("draft", json!({"values": {"face": picture}})).await.ok();
            let kept = ana.look().await.ok()["form"]["values"]["face"].clone();
            assert_eq!(kept == json!(picture), status == 200, "{kept}");
            let _ = ana.post("draft", json!({"values": {"again": picture}})).await.ok();
            assert_eq!(ana.get(&format!("files/{picture}")).await.status, status);
        }
        assert_eq!(ana.get(&format!("files/{logo}")).await.status, 200, "it stands in the document");
    }
}
