//! The examples: each is saved, filled with its sample data, and printed.

use std::path::{Path, PathBuf};

use countersign_tests::{Engine, World};
use serde_json::{Value, json};

use crate::support::{file, look, pdf, sound_text};

fn examples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("examples");
    let mut found: Vec<_> =
        std::fs::read_dir(folder).expect("examples").map(|entry| entry.expect("an entry").path()).collect();
    found.retain(|path| path.join("template.json").exists());
    found.sort();
    found
}

fn read(path: &Path) -> Value {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_saved_and_printed() {
    let world = World::start(Engine::Sqlite).await;
    let acme = world.workspace("Acme").await;
    let examples = examples();
    assert!(examples.len() >= 10, "there are ten examples");
    for example in examples {
        let name = example.file_name().unwrap().to_string_lossy().into_owned();
        let mut template = read(&example.join("template.json"));
        // Files beside an example are named in it by their names; here they become uploads.
        for entry in std::fs::read_dir(&example).expect("a folder") {
            let path = entry.expect("an entry").path();
            let beside = path.file_name().unwrap().to_string_lossy().into_owned();
            let reference = format!("\"{beside}\"");
            let text = template.to_string();
            if text.contains(&reference) {
                let id = file(&acme, &beside, std::fs::read(&path).expect("bytes")).await;
                template = serde_json::from_str(&text.replace(&reference, &format!("\"{id}\""))).expect("JSON");
            }
        }
        let saved = acme.post("/templates", template).await;
        assert_eq!(saved.status, 201, "{name}: {}", saved.text());
        let id = saved.created()["id"].as_str().unwrap().to_owned();
        let made =
            acme.post("/documents", json!({ "templateId": id, "data": read(&example.join("data.json")) })).await;
        assert_eq!(made.status, 201, "{name}: {}", made.text());
        let bytes = pdf(&acme, made.created()["id"].as_str().unwrap()).await;
        let text = sound_text(&bytes);
        assert!(text.trim().len() > 100, "{name}: {text}");
        let info = look(&bytes, "pdfinfo", &[], &[]);
        if !read(&example.join("template.json")).to_string().contains("\"pdf\"") {
            assert!(info.contains("Tagged:          yes"), "{name}: {info}");
            let meta = look(&bytes, "pdfinfo", &["-meta"], &[]);
            assert!(meta.contains("<pdfuaid:part>1</pdfuaid:part>"), "{name} is not accessible: {meta}");
        }
    }
}
