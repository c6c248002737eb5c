//! How sealing stands.

use countersign_tests::{Engine, Workspace, World, WorldOptions, eventually, mail_text, on_both_databases};
use model::Clock;
use serde_json::{Value, json};
use store::{Write, instance_secrets};

use crate::signing::{Signer, note, send, signed};

/// Puts something into the place of the key that no key can be made of. Before there is a workspace: the instance signs the
/// audit trail of one that it finds at its first look, with a key that it makes.
async fn spoil_key(world: &World) {
    std::fs::create_dir(world.databases().folder().join("seal.pem")).unwrap();
    let database = world.database().await;
    if database.is_shared() {
        let mut write = Write::new();
        instance_secrets::insert(&mut write, "sealing key", b"nonsense", world.clock.now());
        database.commit(write).await.unwrap();
    }
    database.close().await;
}

/// What the console says of seals that wait, once one does and was tried.
async fn waiting(acme: &Workspace) -> Value {
    let administrator = acme.administrator().await;
    eventually("a seal that waits", async || {
        let sealing = administrator.get("/sealing").await.ok();
        sealing["seals"]["problem"].is_string().then_some(sealing)
    })
    .await
}

async fn complete(acme: &Workspace) -> String {
    let document = note(acme).await;
    send(acme, &document, json!([{ "email": "ana@example.com" }])).await;
    let _ = Signer::of(acme, &document, "ana@example.com").await.submit(signed("sign")).await.ok();
    document
}

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

    async fn a_key_that_cannot_be_used_is_told_without_where_it_lies(world: World) {
        spoil_key(&world).await;
        let acme = world.workspace("Acme").await;
        complete(&acme).await;
        let sealing = waiting(&acme).await;
        let words = json!("the sealing key can’t be read");
        assert_eq!((&sealing["problem"], &sealing["seals"]["problem"]), (&words, &words));
        let mails = world.mails(acme.id).await;
        let told = mails.iter().find(|mail| mail.mail.kind == "sealingWaits").expect("administrators are told");
        assert!(mail_text(told).contains("the sealing key can’t be read"), "{}", mail_text(told));
        for inner in ["seal.pem", "database", "decrypt"] {
            assert!(!mail_text(told).contains(inner), "{}", mail_text(told));
        }
    }

    async fn administrators_get_one_mail_for_an_outage_with_how_many_wait(world: World) {
        spoil_key(&world).await;
        let acme = world.workspace("Acme").await;
        for _ in 0..3 {
            complete(&acme).await;
        }
        let tried = async || {
            let waits = acme.administrator().await.get("/sealing").await.ok();
            (waits["seals"]["count"] == 3).then_some(())
        };
        eventually("all three to wait", tried).await;
        world.drained().await;
        let told = async || {
            let mails = world.mails(acme.id).await;
            mails.into_iter().filter(|mail| mail.mail.kind == "sealingWaits").collect::<Vec<_>>()
        };
        assert_eq!(told().await.len(), 1, "one for the outage");
        // A day later they are told again, since documents still come to wait.
        world.clock.set(world.clock.now().plus_days(2));
        complete(&acme).await;
        eventually("the next mail", async || (told().await.len() == 2).then_some(())).await;
        let mails = told().await;
        assert!(mails.iter().any(|mail| mail_text(mail).contains("Documents waiting: 4")), "{}", mail_text(&mails[0]));
    }

    async fn files_that_cannot_be_written_are_no_matter_of_a_workspace(world: World) {
        let acme = world.workspace("Acme").await;
        // Something lies where the folder of sealed PDFs would be.
        let blobs = world.databases().folder().join("blobs");
        std::fs::create_dir_all(&blobs).unwrap();
        std::fs::write(blobs.join("sealed"), "in the way").unwrap();
        complete(&acme).await;
        let sealing = waiting(&acme).await;
        let problem = sealing["seals"]["problem"].as_str().unwrap();
        let words = [
            "something went wrong on our side", "the service is temporarily unavailable; try again shortly",
        ];
        assert!(words.contains(&problem), "{problem}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_authority_that_is_away_keeps_documents_waiting() {
    // Nobody listens there.
    let url = "http://me:secret@127.0.0.1:9/tsa".to_owned();
    let options = WorldOptions { time_stamp_authority: Some(url), ..WorldOptions::default() };
    let world = World::start_with(Engine::Sqlite, options).await;
    let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
    let document = complete(&acme).await;
    let _ = crate::signing::sealed(&acme, &document).await;
    let answer = acme.administrator().await.get("/sealing").await;
    assert!(!answer.text().contains("secret"));
    let sealing = answer.ok();
    assert_eq!(sealing["timeStampAuthority"], json!({ "url": "http://127.0.0.1:9/tsa", "answeredAt": null }));
    assert_eq!((&sealing["seals"]["count"], &sealing["timeStamps"]["count"]), (&json!(0), &json!(1)));
    let others = other.administrator().await.get("/sealing").await.ok();
    assert_eq!(others["timeStamps"]["count"], 0);
}
