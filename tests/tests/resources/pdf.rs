//! The PDF of a document.

use std::process::Command;

use countersign_tests::{Answer, on_both_databases};
use reqwest::Method;
use serde_json::json;
use store::args;

use crate::support::{column, execute, text};

/// Runs a program over a PDF and gives what it prints.
fn look(pdf: &[u8], program: &str, before: &[&str], after: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("document.pdf");
    std::fs::write(&file, pdf).expect("a file");
    let run = Command::new(program).args(before).arg(&file).args(after).output();
    let run = run.unwrap_or_else(|error| panic!("{program} is needed for this test: {error}"));
    let output = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{program}: {output}{}", String::from_utf8_lossy(&run.stderr));
    output
}

fn printed(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{}", answer.text());
    look(&answer.bytes, "pdftotext", &["-layout"], &["-"])
}

on_both_databases! {
    async fn a_signature_that_can_not_be_read_does_not_print_as_none(world: World) {
        let acme = world.workspace("Acme").await;
        let fields = json!([{"id": "sign", "type": "signature"}]);
        let template = acme.template(json!({"name": "Note", "formSchema": {"fields": fields}})).await;
        let document = acme.document(json!({"templateId": template})).await;
        let invited = json!({"recipients": [{"email": "ana@example.com"}, {"email": "bo@example.com"}], "notify": false});
        let _ = acme.post(&format!("/documents/{document}/send"), invited).await.ok();
        let sql = "UPDATE respondents SET submitted_at = 1, status = 'submitted', signatures = $1 WHERE email = 'ana@example.com'";
        let pdf = async || acme.send(acme.request_v2(Method::GET, &format!("/documents/{document}/pdf"))).await;
        execute(&world, sql, args![r#"{"sign":{"typed":{"text":"Ana","hand":null}}}"#]).await;
        assert!(printed(&pdf().await).contains("Ana"));
        execute(&world, sql, args![r#"{"sign":{"carved":"Ana"}}"#]).await;
        execute(&world, "UPDATE documents SET version = version + 1", args![]).await;
        pdf().await.error(500, "INTERNAL_ERROR");
    }

    async fn the_pdf_of_a_document_is_a_sound_pdf(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let made = json!({ "templateId": template, "name": "Flat 4, “Rosé”", "data": { "tenant": "Ana Lima" } });
        let id = acme.document(made).await;
        let answer = acme.get(&format!("/documents/{id}/pdf")).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, "application/pdf"));
        assert!(answer.bytes.starts_with(b"%PDF-"));
        look(&answer.bytes, "qpdf", &["--check"], &[]);
        let disposition = answer.header("content-disposition");
        assert!(
            disposition.contains("filename*=UTF-8''Flat%204%2C%20%E2%80%9CRos%C3%A9%E2%80%9D.pdf"),
            "{disposition}"
        );
    }

    async fn name_labels_and_values_are_printed(world: World) {
        let acme = world.workspace("Acme").await;
        let symbols = json!({ "rent": { "type": "number", "label": "Monthly rent" } });
        let template = acme.template(json!({ "name": "Lease", "symbolTable": symbols })).await;
        let data = json!({ "rent": 12_345.5, "tenant": "Ana Lima", "pets": true });
        let id = acme.document(json!({ "templateId": template, "name": "Flat 4", "data": data })).await;
        let page = printed(&acme.get(&format!("/documents/{id}/pdf")).await);
        for expected in ["Flat 4", "Monthly rent", "12,345.5", "tenant", "Ana Lima", "pets", "true"] {
            assert!(page.contains(expected), "{expected} is missing: {page}");
        }
        assert!(!page.contains("rent\n"), "the label stands for the name: {page}");
    }

    async fn other_scripts_are_printed(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let data =
            json!({ "greek": "Αθήνα", "cyrillic": "Договор", "arabic": "عقد", "cjk": "契約書", "emoji": "😀" });
        let id = acme.document(json!({ "templateId": template, "name": "Übersicht № 7", "data": data })).await;
        let answer = acme.get(&format!("/documents/{id}/pdf")).await;
        look(&answer.bytes, "qpdf", &["--check"], &[]);
        let page = printed(&answer);
        // No font of ours has Chinese letters yet: they are boxes on the page, and all but the first can be copied.
        for expected in ["Übersicht № 7", "Αθήνα", "Договор", "عقد", "約書", "😀"] {
            assert!(page.contains(expected), "{expected} is missing: {page}");
        }
    }

    async fn text_is_data_whatever_it_looks_like(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let values = [
            "#panic(1)", "#read(\"/etc/passwd\")", "*bold* _it_", "$x^2$", "<b>bold</b>", "= Head", "\\u{41}",
            "{{ 7*7 }}",
        ];
        let data: serde_json::Map<_, _> =
            values.iter().enumerate().map(|(number, value)| (format!("v{number}"), json!(value))).collect();
        let id = acme.document(json!({ "templateId": template, "name": "#eval(\"1+1\")", "data": data })).await;
        let page = printed(&acme.get(&format!("/documents/{id}/pdf")).await);
        for expected in values.iter().chain(&["#eval(\"1+1\")"]) {
            assert!(page.contains(expected), "{expected} is missing: {page}");
        }
    }

    async fn the_same_state_gives_the_same_bytes_and_a_change_others(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let path = format!(
            "/documents/{}",
            acme.document(json!({ "templateId": template, "data": { "rent": 950 } })).await
        );
        let first = acme.get(&format!("{path}/pdf")).await;
        world.clock.advance_millis(86_400_000);
        assert!(acme.get(&format!("{path}/pdf")).await.bytes == first.bytes, "asked again, the same bytes come");
        let _ = acme.patch(&path, json!({ "data": { "rent": 98_765 } })).await.ok();
        let changed = acme.get(&format!("{path}/pdf")).await;
        assert!(printed(&changed).contains("98765"));
        assert!(!printed(&changed).contains("950"));
        assert!(changed.bytes != first.bytes);
    }

    async fn a_pdf_asked_for_many_times_at_once_is_one(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let path = format!("/documents/{}/pdf", acme.document(json!({ "templateId": template })).await);
        let answers = futures::future::join_all((0..8).map(|_| acme.get(&path))).await;
        assert!(answers.iter().all(|answer| answer.status == 200 && answer.bytes == answers[0].bytes));
    }

    async fn more_text_than_can_be_printed_is_a_conflict(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let path = format!("/documents/{}", acme.document(json!({ "templateId": template })).await);
        for part in ["a", "b", "c", "d", "e"] {
            let _ = acme.patch(&path, json!({ "data": { part: "word ".repeat(19_000) } })).await.ok();
        }
        let error = acme.get(&format!("{path}/pdf")).await.error(409, "CONFLICT");
        assert!(text(&error["message"]).contains("characters"), "{error}");
        let shorter = json!({ "data": { "a": null, "b": null, "c": null, "d": null, "e": "short" } });
        let _ = acme.patch(&path, shorter).await.ok();
        assert_eq!(acme.get(&format!("{path}/pdf")).await.status, 200);
    }

    async fn a_download_is_written_down(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "Lease" })).await;
        let id = acme.document(json!({ "templateId": template })).await;
        let path = format!("/documents/{id}/pdf");
        let head = acme.send(acme.request(Method::HEAD, &path)).await;
        assert_eq!((head.status, head.bytes.len()), (200, 0));
        assert_eq!(head.header("content-type"), "application/pdf");
        let rows = acme.get("/activity?events=document.downloaded").await.ok();
        assert!(column(&rows, "documentId").is_empty(), "who only asks how large it is has not got it");
        acme.get(&path).await;
        let rows = acme.get("/activity?events=document.downloaded").await.ok();
        assert_eq!(column(&rows, "documentId"), [id]);
    }

    async fn an_unknown_document_has_no_pdf(world: World) {
        let acme = world.workspace("Acme").await;
        acme.get("/documents/doc_01jcmwk1x3f2q8z5v7t9r4n6ab/pdf").await.error(404, "NOT_FOUND");
    }
}
