//! What the file of each format holds.

use std::io::{Cursor, Read};

use app::verification::{Verdict, check};
use countersign_tests::{Answer, on_both_databases};
use model::hex::hex;
use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use zip::ZipArchive;

use crate::signing::{self, Signer, note, sealed, send, signed};
use crate::support::{document, exported, file, told};

/// Checks that a file is the one that its export tells of.
fn must_fit(export: &Value, file: &Answer, media_type: &str) {
    assert_eq!((file.status, file.header("content-type")), (200, media_type), "{}", file.text());
    assert_eq!(export["size"], json!(file.bytes.len()));
    assert_eq!(export["sha256"], json!(hex(&Sha256::digest(&file.bytes))));
    assert_eq!(file.header("content-length"), file.bytes.len().to_string());
}

on_both_databases! {
    async fn a_pdf_is_what_the_document_prints_as(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let export = exported(&acme, &document, "pdf").await;
        let file = file(&world, &acme, &export).await;
        must_fit(&export, &file, "application/pdf");
        assert_eq!(file.bytes, acme.get(&format!("/documents/{document}/pdf")).await.bytes);
        let disposition = file.header("content-disposition");
        assert!(disposition.starts_with("attachment; ") && disposition.contains("Gr%C3%B6%C3%9Fe"), "{disposition}");
    }

    async fn a_pdf_of_a_sealed_document_is_the_sealed_one(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{ "email": "ana@example.com" }])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.submit(signed("sign")).await.ok();
        let _ = sealed(&acme, &document).await;
        let export = exported(&acme, &document, "pdf").await;
        let file = file(&world, &acme, &export).await;
        must_fit(&export, &file, "application/pdf");
        let ours = app::verification::certificates(&world.node.app).await.unwrap();
        assert_eq!(check(&file.bytes, &ours).verdict, Verdict::Intact);
        let events = told(&world).await;
        assert_eq!(events.len(), 1);
        assert_eq!((&events[0]["document"]["sealed"], &events[0]["export"]["sha256"]), (&json!(true), &export["sha256"]));
    }

    async fn a_bundle_holds_everything_and_fits_together(world: World) {
        let acme = world.workspace("Acme").await;
        let document = document(&acme).await;
        let export = exported(&acme, &document, "bundle").await;
        let file = file(&world, &acme, &export).await;
        must_fit(&export, &file, "application/zip");
        assert!(file.header("content-disposition").contains(".zip"));
        let mut archive = ZipArchive::new(Cursor::new(&file.bytes)).unwrap();
        let mut names: Vec<_> = (0..archive.len()).map(|index| archive.by_index(index).unwrap().name().unwrap().into_owned()).collect();
        names.sort();
        assert_eq!(names, ["activity.jsonl", "audit-trail.pdf", "manifest.json", "respondents.csv", "response.json", "response.pdf"]);
        let mut text = String::new();
        archive.by_name("response.json").unwrap().read_to_string(&mut text).unwrap();
        let response: Value = serde_json::from_str(&text).unwrap();
        assert_eq!((&response["id"], &response["responseData"]["city"]), (&json!(document), &json!("Łódź")));
        let report = check(&file.bytes, &[]);
        assert!(report.problems.is_empty() && report.files.len() == 5, "{report:#?}");
    }

    async fn json_is_the_document_as_it_is_shown_and_what_happened(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        let _ = acme.patch(&format!("/documents/{document}"), json!({ "data": { "a": [1, { "b": null }] } })).await.ok();
        // More digits than a floating-point number has.
        let exact = r#"{"exact":12345678901234567.890}"#;
        let request = acme.request_v2(Method::PATCH, &format!("/documents/{document}/values"));
        let _ = acme.send(request.header("content-type", "application/json").body(exact)).await.ok();
        send(&acme, &document, json!([{ "email": "ana@example.com", "name": "Ana" }])).await;
        let path = format!("/documents/{document}/void");
        let _ = acme.send(acme.request_v2(Method::POST, &path).json(&json!({ "reason": "A mistake" }))).await.ok();
        let export = exported(&acme, &document, "json").await;
        let file = file(&world, &acme, &export).await;
        must_fit(&export, &file, "application/json");
        assert!(file.text().contains("\"exact\":12345678901234567.890"), "{}", file.text());
        let content = file.json();
        // Whether mail arrives and where people go afterwards is for who sends, and no part of what is kept.
        let mut detail = signing::shown(&acme, &document).await;
        detail.as_object_mut().unwrap().retain(|field, _| !["mailLost", "redirectUrl"].contains(&field.as_str()));
        detail["respondents"][0].as_object_mut().unwrap().remove("mailLost");
        assert_eq!(content["document"], detail, "version 2's detail");
        let rows: Vec<_> = content["activity"].as_array().unwrap().iter().map(|row| row["event"].as_str().unwrap()).collect();
        assert_eq!(rows, ["document.created", "document.updated", "document.updated", "document.sent", "respondent.invited", "document.voided"]);
        let listed = acme.get("/activity?events=document.voided").await.ok();
        assert_eq!(content["activity"][5], listed[0], "rows are those of the activity stream");
    }
}
