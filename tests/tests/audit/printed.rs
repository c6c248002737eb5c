//! The audit trail as a PDF.

use std::process::Command;

use app::Call;
use countersign_tests::{Workspace, World, on_both_databases};
use serde_json::json;

use crate::signing::{Signer, lease, sealed, send};
use crate::support::Scene;

/// The text of a document's audit trail.
async fn printed(world: &World, acme: &Workspace, document: &str) -> String {
    let call = Call::by_system(acme.id);
    let pdf = app::documents::audit_trail(&world.node.app, &call, document.parse().unwrap()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("trail.pdf");
    std::fs::write(&file, &pdf).unwrap();
    if let Ok(kept) = std::env::var("COUNTERSIGN_TEST_KEEP") {
        std::fs::write(std::path::Path::new(&kept).join(format!("{document}.pdf")), &pdf).unwrap();
    }
    let run = Command::new("qpdf").arg("--check").arg(&file).output().expect("qpdf is needed for this test");
    assert!(run.status.success(), "{run:?}");
    let run = Command::new("pdftotext").arg("-layout").arg(&file).arg("-").output();
    let text = String::from_utf8_lossy(&run.expect("pdftotext is needed for this test").stdout).into_owned();
    assert!(pdf.windows(11).any(|part| part == b"pdfaid:part"), "it is PDF/A");
    text
}

on_both_databases! {
    async fn the_trail_of_an_open_document_tells_what_happened_so_far(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let text = printed(&world, &scene.workspace, &scene.sent).await;
        let own = [scene.sent.as_str(), &scene.workspace.id.to_string()].map(str::to_owned);
        let words = ["Audit trail", "Big deal", "Acme", "ana@example.com", "bo@example.com", "document.created",
                     "document.sent", "respondent.invited", "not sealed", "How to verify", "countersign verify"];
        for expected in words.into_iter().chain(own.iter().map(String::as_str)) {
            assert!(text.contains(expected), "{expected} is missing: {text}");
        }
        assert!(!text.contains("Certificate of completion"));
        let again = printed(&world, &scene.workspace, &scene.sent).await;
        assert_eq!(text, again);
    }

    async fn the_certificate_tells_what_a_program_submitted(world: World) {
        let acme = world.workspace("Acme").await;
        let submit = async |document: &str, body: serde_json::Value| {
            let request = acme.request_v2(reqwest::Method::POST, &format!("/documents/{document}/submit"));
            let _ = acme.send(request.json(&body)).await.ok();
            let _ = sealed(&acme, document).await;
        };
        let document = crate::signing::note(&acme).await;
        send(&acme, &document, json!([{ "email": "bob@example.com", "accessCode": "4711" }])).await;
        submit(&document, json!({ "signatures": { "sign": { "typed": "Bob" } } })).await;
        let text = printed(&world, &acme, &document).await;
        for expected in ["not all of it by the people themselves", "Submitted for them by a program", "the programming interface (First key)"] {
            assert!(text.contains(expected), "{expected} is missing: {text}");
        }
        assert!(!text.contains("has signed or approved") && !text.contains("Access code"), "{text}");
        let template = acme.template(json!({ "name": "Note" })).await;
        let alone = acme.document(json!({ "templateId": template })).await;
        submit(&alone, json!({})).await;
        let text = printed(&world, &acme, &alone).await;
        assert!(text.contains("Nobody was invited to sign it"), "{text}");
    }

    async fn what_the_former_address_did_is_not_told_of_the_new_one(world: World) {
        let acme = world.workspace("Acme").await;
        let document = crate::signing::note(&acme).await;
        send(&acme, &document, json!([{ "email": "bob@example.com" }])).await;
        let mut bob = Signer::of(&acme, &document, "bob@example.com").await;
        "Bobs-Phone/1.0".clone_into(&mut bob.agent);
        let _ = bob.ready().await;
        let id = crate::signing::shown(&acme, &document).await["respondents"][0]["id"].as_str().unwrap().to_owned();
        let path = format!("/documents/{document}/respondents/{id}");
        let _ = acme.send(acme.request_v2(reqwest::Method::PATCH, &path).json(&json!({ "email": "eve@example.com" }))).await.ok();
        let eve = Signer::of(&acme, &document, "eve@example.com").await;
        let _ = eve.submit(crate::signing::signed("sign")).await.ok();
        let text = printed(&world, &acme, &document).await;
        assert!(text.contains("Phone/1.0") && !text.contains("Bobs-Phone"), "{text}");
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains("The address of bob@example.com"), "{text}");
    }

    async fn the_certificate_of_completion_says_who_signed_what_and_how(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        let agent = format!("Mozilla/5.0 ({}) Phone", "Xyz".repeat(120));
        let long = format!("{}@{}.example", "a".repeat(60), "b".repeat(60));
        send(&acme, &document, json!([
            { "email": "ana@example.com", "role": "Tenant", "name": "Ana Anders", "accessCode": "4711" },
            { "email": long, "role": "Landlord", "name": "Wolfeschlegelsteinhausenbergerdorff ".repeat(4).trim() },
        ])).await;
        let mut ana = Signer::of(&acme, &document, "ana@example.com").await;
        ana.agent = agent;
        let opened = ana.post("open", json!({ "accessCode": "4711" })).await.ok();
        ana.access = opened["access"].as_str().map(str::to_owned);
        let _ = ana.post("consent", json!({ "version": opened["consent"]["version"] })).await.ok();
        let _ = ana.post("submit", json!({ "values": { "rent": 950 }, "signatures": { "tenantSigns": { "typed": "Ana" } } })).await.ok();
        let landlord = Signer::of(&acme, &document, &long).await;
        let _ = landlord.submit(json!({ "signatures": { "landlordSigns": { "typed": "W" } } })).await.ok();
        let _ = sealed(&acme, &document).await;
        let text = printed(&world, &acme, &document).await;
        for expected in [
            "Certificate of completion", "Flat 4", "Ana Anders", "Tenant (signer)", "Agreed to sign electronically",
            "version 1", "127.0.0.1", "Phone/1.0", "SHA-256 of what was seen", "SHA-256 of what was submitted", "PAdES B-B",
            "Serial number", "document.completed", "document.sealed", "Access code",
        ] {
            assert!(text.contains(expected), "{expected} is missing: {text}");
        }
    }
}
