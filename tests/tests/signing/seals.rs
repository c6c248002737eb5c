//! Completed documents are sealed, and the seal holds before other people's eyes.

use std::process::Command;

use countersign_tests::{Engine, Workspace, World, WorldOptions, eventually, on_both_databases};
use futures::future::join_all;
use model::Clock;
use serde_json::json;

use crate::authority::TimeStamps;
use crate::support::{Signer, completed, events, note, sealed, send, signed, told};

on_both_databases! {
    async fn a_completed_document_is_sealed_once_and_stays_as_it_is(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com", "name": "Ana Anders"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.submit(signed("sign")).await.ok();
        let _ = sealed(&acme, &document).await;
        assert_eq!(events(&acme, &document).await.iter().filter(|event| *event == "document.sealed").count(), 1);
        assert_eq!(told(&world).await.iter().filter(|event| *event == "document.completed").count(), 1);

        let path = format!("/documents/{document}/pdf");
        let pdf = acme.get(&path).await;
        let copy = ana.get("copy").await;
        assert_eq!(copy.header("content-type"), "application/pdf");
        assert_eq!(pdf.bytes, copy.bytes, "everybody gets the same bytes");
        let _ = acme.patch(&format!("/documents/{document}"), json!({"name": "Renamed"})).await.ok();
        assert_eq!(acme.get(&path).await.bytes, pdf.bytes, "ever after");

        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("sealed.pdf");
        std::fs::write(&file, &pdf.bytes).unwrap();
        let said = Command::new("pdfsig").arg("-nocert").arg(&file).output().unwrap();
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        assert!(said.contains("Signature is Valid") && said.contains("ETSI.CAdES.detached"), "{said}");
        assert!(said.contains("Total document signed"), "{said}");
        let checked = Command::new("qpdf").arg("--check").arg(&file).output().unwrap();
        assert!(checked.status.success(), "{checked:?}");
        assert!(text_of(&pdf.bytes).contains("Ana Anders"));
    }

    async fn a_clock_that_was_ahead_keeps_no_seal_waiting(world: World) {
        let acme = world.workspace("Acme").await;
        let right = world.clock.now();
        world.clock.set(right.plus_days(5));
        completed(&acme).await;
        world.drained().await;
        // The certificate that was made then begins in four days.
        world.clock.set(right);
        completed(&acme).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_file_in_the_place_of_a_sealed_one_is_not_handed_out() {
    let world = World::start(Engine::Sqlite).await;
    let acme = world.workspace("Acme").await;
    let document = completed(&acme).await;
    let folder = world.databases().folder().join(format!("blobs/sealed/{}", acme.id));
    let file = std::fs::read_dir(folder).unwrap().next().unwrap().unwrap().path();
    std::fs::write(&file, countersign_tests::SMALL_PDF).unwrap();
    let answer = acme.get(&format!("/documents/{document}/pdf")).await;
    assert_eq!(answer.status, 500, "{}", answer.text());
}

/// What can be read in a PDF.
pub fn text_of(pdf: &[u8]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("document.pdf");
    std::fs::write(&file, pdf).unwrap();
    let text = Command::new("pdftotext").arg(&file).arg("-").output().unwrap();
    String::from_utf8_lossy(&text.stdout).into_owned()
}

/// The seals of a document as its audit trail tells them, oldest first: the level, and why a time stamp was put off.
async fn levels(acme: &Workspace) -> Vec<(String, bool)> {
    let rows = acme.get("/activity?events=document.sealed").await.ok();
    let rows = rows.as_array().unwrap().iter().rev();
    rows.map(|row| {
        (row["metadata"]["level"].as_str().unwrap().to_owned(), row["metadata"]["postponed"].is_string())
    })
    .collect()
}

/// A document that was signed and sealed where that authority stamps.
async fn sealed_beside(stamps: &TimeStamps) -> (World, Workspace, String) {
    let options = WorldOptions { time_stamp_authority: Some(stamps.url.clone()), ..WorldOptions::default() };
    let world = World::start_with(Engine::Sqlite, options).await;
    let acme = world.workspace("Acme").await;
    let document = note(&acme).await;
    send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
    let ana = Signer::of(&acme, &document, "ana@example.com").await;
    let _ = ana.submit(signed("sign")).await.ok();
    let _ = sealed(&acme, &document).await;
    (world, acme, document)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_authority_that_is_away_delays_only_its_own_part() {
    let stamps = TimeStamps::start().await;
    let (world, acme, document) = sealed_beside(&stamps).await;
    assert_eq!(levels(&acme).await, [("B-B".to_owned(), true)]);
    assert_eq!(told(&world).await.iter().filter(|event| *event == "document.completed").count(), 1);
    let before = acme.get(&format!("/documents/{document}/pdf")).await.bytes;

    stamps.comes_up();
    world.clock.advance_millis(3_600_000);
    let levels =
        eventually("the time stamp", async || Some(levels(&acme).await).filter(|levels| levels.len() == 2)).await;
    assert_ne!(levels[1].0, "B-B", "{levels:?}");
    let after = acme.get(&format!("/documents/{document}/pdf")).await.bytes;
    assert!(after.len() > before.len() && after.starts_with(&before), "what was sealed stays, bit by bit");
    assert_eq!(told(&world).await.iter().filter(|event| *event == "document.completed").count(), 1, "told once");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_missing_behind_a_time_stamp_is_added_later() {
    let stamps = TimeStamps::start_with_list().await;
    stamps.comes_up();
    let (world, acme, document) = sealed_beside(&stamps).await;
    assert_eq!(levels(&acme).await, [("B-T".to_owned(), true)], "nobody says whether the certificate was revoked");
    let before = acme.get(&format!("/documents/{document}/pdf")).await.bytes;

    stamps.list_comes_up();
    world.clock.advance_millis(3_600_000);
    let levels =
        eventually("the list", async || Some(levels(&acme).await).filter(|levels| levels.len() == 2)).await;
    assert_eq!(levels[1], ("B-LTA".to_owned(), false));
    let after = acme.get(&format!("/documents/{document}/pdf")).await.bytes;
    assert!(after.len() > before.len() && after.starts_with(&before), "what was sealed stays, bit by bit");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_time_stamp_is_kept_while_the_rest_is_missing() {
    let stamps = TimeStamps::start_with_list().await;
    let (world, acme, _) = sealed_beside(&stamps).await;
    stamps.comes_up();
    world.clock.advance_millis(3_600_000);
    let reached = async |count: usize| {
        eventually("the next level", async || Some(levels(&acme).await).filter(|levels| levels.len() == count))
            .await
    };
    assert_eq!(reached(2).await, [("B-B".to_owned(), true), ("B-T".to_owned(), true)]);
    // The job is put off a moment later, from the moment that the clock shows then.
    world.drained().await;
    stamps.list_comes_up();
    world.clock.advance_millis(3_600_000);
    assert_eq!(reached(3).await[2], ("B-LTA".to_owned(), false));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seal_is_stamped_again_before_its_last_stamp_can_no_longer_be_checked() {
    let stamps = TimeStamps::start_with_list().await;
    stamps.comes_up();
    stamps.list_comes_up();
    let (world, acme, document) = sealed_beside(&stamps).await;
    assert_eq!(levels(&acme).await, [("B-LTA".to_owned(), false)]);
    let path = format!("/documents/{document}/pdf");
    let before = acme.get(&path).await.bytes;
    let count = |pdf: &[u8]| pdf.windows(13).filter(|bytes| bytes == b"/DocTimeStamp").count();
    assert_eq!(count(&before), 1);
    // The certificate ends after ten years.
    world.clock.advance_millis(9 * 366 * 86_400_000);
    eventually("another time stamp", async || (levels(&acme).await.len() == 2).then_some(())).await;
    let after = acme.get(&path).await.bytes;
    assert!(after.starts_with(&before) && count(&after) == 2, "the sealed bytes stay, and one stamp is added");
    let report = app::verification::verify(&world.node.app, after.into()).await.unwrap();
    let seal = serde_json::to_value(&report.seals).unwrap();
    assert_eq!(seal[0]["level"], "B-LTA", "{seal}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_altered_byte_shows_on_the_verification_page() {
    let world = World::start(Engine::Sqlite).await;
    let acme = world.workspace("Acme").await;
    let document = completed(&acme).await;
    let pdf = acme.get(&format!("/documents/{document}/pdf")).await.bytes.clone();
    let verdict = async |bytes: Vec<u8>| {
        let request = world.client().request(reqwest::Method::POST, "/verify").body(bytes);
        world.client().send(request).await.ok()["verdict"].clone()
    };
    assert_eq!(verdict(pdf.clone()).await, "intact");
    for place in [500, pdf.len() / 2, pdf.len() - 40] {
        let mut altered = pdf.clone();
        altered[place] ^= 1;
        assert_ne!(verdict(altered).await, "intact", "byte {place}");
    }
    assert_eq!(verdict(b"no PDF at all".to_vec()).await, "unreadable");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_seal_and_stamp_each_document_once_and_with_one_key() {
    const DOCUMENTS: usize = 3;
    let stamps = TimeStamps::start().await;
    let options = WorldOptions { time_stamp_authority: Some(stamps.url.clone()), ..WorldOptions::default() };
    let world = World::start_with(Engine::Postgres, options).await;
    let others = join_all((0..2).map(|_| world.another_node())).await;
    let acme = world.workspace("Acme").await;
    let nodes = [&world.node, &others[0], &others[1]];
    let mut documents = Vec::new();
    for turn in 0..DOCUMENTS {
        let acme = acme.through(nodes[turn % 3]);
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let signer = Signer::of(&acme, &document, "ana@example.com").await;
        documents.push((document, signer));
    }
    join_all(documents.iter().map(|(_, signer)| signer.submit(signed("sign")))).await;
    for (document, _) in &documents {
        let _ = sealed(&acme, document).await;
    }
    assert_eq!(levels(&acme).await.len(), DOCUMENTS, "sealed once each");
    stamps.comes_up();
    // Questions that come at the same moment get in each other's way at this authority; then they are asked again later.
    for _ in 0..20 {
        world.clock.advance_millis(3_600_000);
        world.drained().await;
        if levels(&acme).await.len() >= 2 * DOCUMENTS {
            break;
        }
    }
    assert_eq!(levels(&acme).await.len(), 2 * DOCUMENTS, "stamped once each");
    assert_eq!(told(&world).await.iter().filter(|event| *event == "document.completed").count(), DOCUMENTS);
    let certificates = store::seal_certificates::all(&world.database().await).await.unwrap();
    assert_eq!(certificates.len(), 1, "{certificates:?}");
}
