//! What several files of these tests share.

use std::process::Command;

use countersign_tests::{Answer, Workspace};
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder as _};
use reqwest::Method;
use serde_json::{Value, json};

/// Runs a program over a PDF and gives what it prints.
pub fn look(pdf: &[u8], program: &str, before: &[&str], after: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("document.pdf");
    std::fs::write(&file, pdf).expect("a file");
    let run = Command::new(program).args(before).arg(&file).args(after).output();
    let run = run.unwrap_or_else(|error| panic!("{program} is needed for this test: {error}"));
    let output = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{program}: {output}{}", String::from_utf8_lossy(&run.stderr));
    output
}

/// Checks a PDF with two independent programs and gives its text in reading order.
pub fn sound_text(pdf: &[u8]) -> String {
    look(pdf, "qpdf", &["--check"], &[]);
    look(pdf, "pdftotext", &[], &["-"])
}

/// The text of a document's PDF, which has to be sound.
pub async fn printed(workspace: &Workspace, document: &str) -> String {
    sound_text(&pdf(workspace, document).await)
}

/// The PDF of a document.
pub async fn pdf(workspace: &Workspace, document: &str) -> Vec<u8> {
    let answer = workspace.get(&format!("/documents/{document}/pdf")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.bytes
}

/// Makes a template and a document from it, and gives the document's id.
pub async fn document(workspace: &Workspace, template: Value, data: Value) -> String {
    let template = workspace.template(template).await;
    workspace.document(json!({ "templateId": template, "name": "Printed", "data": data })).await
}

/// A template whose content are these blocks.
#[expect(clippy::needless_pass_by_value, reason = "callers make it in place")]
pub fn with_content(content: Value) -> Value {
    json!({ "name": "T", "content": { "type": "doc", "content": content } })
}

/// A paragraph of plain words.
pub fn paragraph(text: &str) -> Value {
    json!({ "type": "paragraph", "content": [{ "type": "text", "text": text }] })
}

/// Uploads bytes as the body itself.
pub async fn upload(workspace: &Workspace, name: &str, bytes: Vec<u8>) -> Answer {
    let request = workspace.request_v2(Method::POST, &format!("/files?name={name}"));
    workspace.send(request.header("content-type", "application/octet-stream").body(bytes)).await
}

/// Uploads bytes that are taken, and gives the file's id.
pub async fn file(workspace: &Workspace, name: &str, bytes: Vec<u8>) -> String {
    upload(workspace, name, bytes).await.created()["id"].as_str().expect("an id").to_owned()
}

/// The bytes of a small PDF with that many pages, made by the service itself.
pub async fn some_pdf(workspace: &Workspace, pages: usize) -> Vec<u8> {
    let mut blocks = vec![paragraph("Page 1 of the uploaded file")];
    for page in 2..=pages {
        blocks.extend([json!({ "type": "pageBreak" }), paragraph(&format!("Page {page} of the uploaded file"))]);
    }
    let id = document(workspace, with_content(Value::Array(blocks)), json!({})).await;
    pdf(workspace, &id).await
}

/// The bytes of a red PNG of that size.
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let pixels = [200, 30, 30].repeat((width * height) as usize);
    PngEncoder::new(&mut bytes).write_image(&pixels, width, height, ExtendedColorType::Rgb8).expect("a picture");
    bytes
}
