//! Completed documents are sealed, and the seal holds before other people's eyes.

use std::process::Command;

use countersign_tests::on_both_databases;
use serde_json::json;

use crate::support::{Signer, events, note, sealed, send, signed, told};

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
        assert_eq!(pdf.body, copy.body, "everybody gets the same bytes");
        let _ = acme.patch(&format!("/documents/{document}"), json!({"name": "Renamed"})).await.ok();
        assert_eq!(acme.get(&path).await.body, pdf.body, "ever after");

        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("sealed.pdf");
        std::fs::write(&file, &pdf.body).unwrap();
        let said = Command::new("pdfsig").arg("-nocert").arg(&file).output().unwrap();
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        assert!(said.contains("Signature is Valid") && said.contains("ETSI.CAdES.detached"), "{said}");
        assert!(said.contains("Total document signed"), "{said}");
        let checked = Command::new("qpdf").arg("--check").arg(&file).output().unwrap();
        assert!(checked.status.success(), "{checked:?}");
        let text = Command::new("pdftotext").arg(&file).arg("-").output().unwrap();
        assert!(String::from_utf8_lossy(&text.stdout).contains("Ana Anders"));
    }
}
