//! Uploaded files.

use countersign_tests::{Engine, World, WorldOptions, on_both_databases};
use model::limits::Limits;
use reqwest::{Method, multipart};
use serde_json::{Value, json};

use crate::support::{
    document, file, look, paragraph, pdf, png, printed, some_pdf, sound_text, upload, with_content,
};

on_both_databases! {
    async fn files_are_taken_in_by_their_content_and_given_back(world: World) {
        let acme = world.workspace("Acme").await;
        let bytes = some_pdf(&acme, 2).await;
        let made = upload(&acme, "lease%20%26%20more.pdf", bytes.clone()).await.created();
        assert_eq!((made["name"].as_str(), made["contentType"].as_str()), (Some("lease & more.pdf"), Some("application/pdf")));
        assert_eq!((made["size"].as_u64(), made["pages"].as_u64()), (Some(bytes.len() as u64), Some(2)));
        assert_eq!(made["sha256"].as_str().map(str::len), Some(64));
        let answer = acme.send(acme.request_v2(Method::GET, &format!("/files/{}", made["id"].as_str().unwrap()))).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, "application/pdf"));
        assert_eq!(answer.bytes, bytes);

        let part = multipart::Part::bytes(png(3, 2)).file_name("C:\\pictures\\logo.png");
        let form = multipart::Form::new().text("other", "x").part("file", part);
        let made = acme.send(acme.request_v2(Method::POST, "/files").multipart(form)).await.created();
        assert_eq!((made["name"].as_str(), made["contentType"].as_str()), (Some("logo.png"), Some("image/png")));
        assert_eq!((made["width"].as_u64(), made["height"].as_u64(), &made["pages"]), (Some(3), Some(2), &Value::Null));
    }

    async fn what_is_no_document_is_refused_with_the_reason(world: World) {
        let acme = world.workspace("Acme").await;
        let sound = some_pdf(&acme, 1).await;
        let locked = {
            let folder = tempfile::tempdir().expect("a folder");
            let (from, to) = (folder.path().join("a.pdf"), folder.path().join("b.pdf"));
            std::fs::write(&from, &sound).expect("a file");
            let run = std::process::Command::new("qpdf")
                .args(["--encrypt", "", "owner", "256", "--"]).args([&from, &to]).status().expect("qpdf");
            assert!(run.success());
            std::fs::read(to).expect("a file")
        };
        for (bytes, reason) in [
            (b"hello".to_vec(), "PDF, PNG, JPEG or WebP"),
            (Vec::new(), "empty"),
            (sound[..sound.len() / 3].to_vec(), "damaged"),
            (locked, "password"),
            (png(2, 2)[..20].to_vec(), "damaged"),
        ] {
            let answer = upload(&acme, "x", bytes).await;
            assert_eq!(answer.status, 400, "{reason}: {}", answer.text());
            assert_eq!(answer.json()["error"]["details"][0]["field"], "file");
            assert!(answer.text().contains(reason), "{reason}: {}", answer.text());
        }
        let nothing = multipart::Form::new().text("other", "x");
        let answer = acme.send(acme.request_v2(Method::POST, "/files").multipart(nothing)).await;
        assert_eq!(answer.json()["error"]["details"][0]["field"], "file", "{}", answer.text());
    }

    async fn pictures_are_printed_and_only_by_their_own_workspace(world: World) {
        let acme = world.workspace("Acme").await;
        let logo = file(&acme, "logo.png", png(40, 20)).await;
        let image = json!([paragraph("Before"), { "type": "image", "attrs": { "file": logo, "alt": "Our logo", "width": 0.2 } }]);
        let id = document(&acme, with_content(image.clone()), json!({})).await;
        let bytes = pdf(&acme, &id).await;
        sound_text(&bytes);
        assert!(look(&bytes, "pdfimages", &["-list"], &[]).lines().count() > 2, "there is a picture");
        let globex = world.workspace("Globex").await;
        let answer = globex.post("/templates", with_content(image)).await;
        assert_eq!(answer.json()["error"]["details"][0]["field"], "content.content[1].attrs.file", "{}", answer.text());
        assert_eq!(globex.send(globex.request_v2(Method::GET, &format!("/files/{logo}"))).await.status, 404);
    }

    async fn a_picture_can_be_a_value(world: World) {
        let acme = world.workspace("Acme").await;
        let photo = file(&acme, "photo.png", png(10, 10)).await;
        let mut template = with_content(json!([{ "type": "paragraph", "content": [{ "type": "variable", "attrs": { "name": "photo" } }] }]));
        template["symbolTable"] = json!({ "photo": { "type": "image" } });
        let id = document(&acme, template, json!({ "photo": photo })).await;
        assert!(look(&pdf(&acme, &id).await, "pdfimages", &["-list"], &[]).lines().count() > 2);
    }

    async fn fields_lie_over_the_pages_of_an_uploaded_pdf(world: World) {
        let acme = world.workspace("Acme").await;
        let bytes = some_pdf(&acme, 2).await;
        let uploaded = file(&acme, "form.pdf", bytes.clone()).await;
        let placement = |page: u32, y: f64| json!({ "page": page, "x": 0.2, "y": y, "width": 0.5, "height": 0.04 });
        let mut template = with_content(json!([{ "type": "pdf", "attrs": { "file": uploaded } }]));
        template["symbolTable"] = json!({ "tenant": { "type": "text" } });
        template["formSchema"] = json!({ "fields": [
            { "id": "name", "type": "text", "variable": "tenant", "readOnly": true, "placement": placement(1, 0.3) },
            { "id": "agree", "type": "checkbox", "placement": placement(2, 0.5) }] });
        let id = document(&acme, template.clone(), json!({ "tenant": "Ana Lima", "agree": true })).await;
        let made = pdf(&acme, &id).await;
        assert!(made.starts_with(&bytes), "the original bytes are kept as they are");
        let text = sound_text(&made);
        for expected in ["Page 1 of the uploaded file", "Ana Lima", "Page 2 of the uploaded file"] {
            assert!(text.contains(expected), "{expected} is missing: {text}");
        }
        template["formSchema"]["fields"][1]["placement"]["page"] = json!(3);
        let answer = acme.post("/templates", template).await;
        assert_eq!(answer.json()["error"]["details"][0]["field"], "formSchema.fields[1].placement.page", "{}", answer.text());
    }

    async fn what_runs_by_itself_in_an_uploaded_pdf_is_not_printed(world: World) {
        let acme = world.workspace("Acme").await;
        let mut bytes = b"%PDF-1.7\n".to_vec();
        let mut places = Vec::new();
        for object in [
            "<</Type/Catalog/Pages 2 0 R/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(this.print\\(\\))>>]>>>>>>",
            "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<<>>>>",
        ] {
            places.push(bytes.len());
            bytes.extend(format!("{} 0 obj{object}endobj\n", places.len()).bytes());
        }
        let end = bytes.len();
        bytes.extend(b"xref\n0 4\n0000000000 65535 f \n");
        bytes.extend(places.iter().flat_map(|place| format!("{place:010} 00000 n \n").into_bytes()));
        bytes.extend(format!("trailer<</Size 4/Root 1 0 R>>\nstartxref\n{end}\n%%EOF\n").bytes());
        let runs = |pdf: &[u8]| look(pdf, "pdfinfo", &[], &[]).lines().any(|line| line.starts_with("JavaScript:") && line.ends_with("yes"));
        assert!(runs(&bytes), "or this shows nothing");
        let uploaded = file(&acme, "form.pdf", bytes).await;
        let template = with_content(json!([{ "type": "pdf", "attrs": { "file": uploaded } }]));
        let id = document(&acme, template, json!({})).await;
        assert!(!runs(&pdf(&acme, &id).await));
    }

    async fn an_upload_is_noted_and_repeats_under_its_key(world: World) {
        let acme = world.workspace("Acme").await;
        let send = || acme.send(
            acme.request_v2(Method::POST, "/files?name=a.png").header("Idempotency-Key", "once").body(png(1, 1)));
        let (first, second) = (send().await.created(), send().await.created());
        assert_eq!(first, second);
        let rows = acme.get("/activity?events=file.uploaded").await.ok();
        assert_eq!(rows.as_array().map(Vec::len), Some(1));
        assert_eq!(rows[0]["metadata"]["fileId"], first["id"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_have_a_limit_of_their_own() {
    let limits = Limits { body_bytes: 1_000, upload_bytes: 50_000, ..Limits::default() };
    let world = World::start_with(Engine::Sqlite, WorldOptions { limits, ..WorldOptions::default() }).await;
    let acme = world.workspace("Acme").await;
    let noise = |bytes: usize| {
        let mut file = png(1, 1);
        file.extend(std::iter::repeat_n(0, bytes));
        file
    };
    assert_eq!(upload(&acme, "a.png", noise(40_000)).await.status, 201);
    let answer = upload(&acme, "a.png", noise(60_000)).await;
    assert_eq!((answer.status, answer.json()["error"]["code"].as_str()), (413, Some("PAYLOAD_TOO_LARGE")));
    let part = multipart::Part::bytes(noise(60_000)).file_name("a.png");
    let form = multipart::Form::new().part("file", part);
    assert_eq!(acme.send(acme.request_v2(Method::POST, "/files").multipart(form)).await.status, 413);
    let id = acme.template(json!({ "name": "T" })).await;
    let document = acme.document(json!({ "templateId": id })).await;
    assert!(printed(&acme, &document).await.contains('T'));
}
