//! Bundles: what is in them, and that they can be checked without the service.

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};

use app::verification::{ProblemCode, Report, Verdict, check};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use countersign_tests::{Answer, SMALL_PDF, Workspace, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use crate::signing::{Signer, lease, note, sealed, send};
use crate::support::Scene;

const ALL: [&str; 6] =
    ["activity.jsonl", "audit-trail.pdf", "manifest.json", "respondents.csv", "response.json", "response.pdf"];

pub(crate) type Files = BTreeMap<String, Vec<u8>>;

pub(crate) async fn bundle(acme: &Workspace, document: &str) -> Vec<u8> {
    let answer = acme.send(acme.request(Method::POST, &format!("/documents/{document}/download-bundle"))).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/zip"), "{}", answer.text());
    answer.bytes
}

pub(crate) fn unpack(zip: &[u8]) -> Files {
    let mut archive = ZipArchive::new(Cursor::new(zip)).expect("a ZIP");
    let mut files = Files::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).expect("a file");
        let mut content = Vec::new();
        file.read_to_end(&mut content).expect("its content");
        files.insert(file.name().expect("a name").into_owned(), content);
    }
    files
}

pub(crate) fn pack(files: &Files) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        zip.start_file(name.as_str(), SimpleFileOptions::default()).unwrap();
        zip.write_all(content).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// A picture of one dot.
fn dot() -> Vec<u8> {
    const DOT: &str =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    BASE64_STANDARD.decode(DOT).unwrap()
}

pub(crate) fn json_of(files: &Files, name: &str) -> Value {
    serde_json::from_slice(&files[name]).unwrap()
}

pub(crate) fn named(report: &Report) -> Vec<&str> {
    report.problems.iter().filter_map(|problem| problem.name.as_deref()).collect()
}

/// Brings the manifest in line with a file.
pub(crate) fn listed_as(files: &mut Files, name: &str) {
    let mut manifest = json_of(files, "manifest.json");
    let zip = check(&pack(files), &[]);
    let sha256 = zip.files.iter().find(|file| file.name == name).unwrap().sha256.clone();
    for file in manifest["files"].as_array_mut().unwrap() {
        if file["name"] == name {
            file["sha256"] = json!(sha256);
            file["size"] = json!(files[name].len());
        }
    }
    files.insert("manifest.json".to_owned(), manifest.to_string().into_bytes());
}

fn disposition(answer: &Answer) -> &str {
    answer.header("content-disposition")
}

on_both_databases! {
    async fn a_bundle_holds_everything_and_its_manifest_lists_it(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let acme = &scene.workspace;
        let files = unpack(&bundle(acme, &scene.sent).await);
        assert_eq!(files.keys().collect::<Vec<_>>(), ALL);
        assert!(files["response.pdf"].starts_with(b"%PDF-") && files["audit-trail.pdf"].starts_with(b"%PDF-"));
        let response = json_of(&files, "response.json");
        assert_eq!((&response["id"], &response["responseData"]["a"]), (&json!(scene.sent), &json!(1)));
        assert_eq!(response["respondents"].as_array().unwrap().len(), 2);
        assert_eq!((&response["externalId"], &response["metadata"]), (&json!(null), &json!({})));
        let manifest = json_of(&files, "manifest.json");
        assert_eq!(manifest["format"], "countersign-bundle/1");
        assert_eq!(manifest["documentId"], json!(scene.sent));
        let lines = String::from_utf8(files["activity.jsonl"].clone()).unwrap();
        let entries: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(manifest["chain"]["length"], json!(entries.len()));
        assert_eq!(manifest["chain"]["head"], entries.last().unwrap()["trailHash"]);
        assert_eq!(entries[0]["event"], "document.created");
        let listed: Vec<_> = manifest["files"].as_array().unwrap().iter().map(|file| file["name"].as_str().unwrap()).collect();
        assert_eq!(listed, ["response.pdf", "audit-trail.pdf", "response.json", "respondents.csv", "activity.jsonl"]);
        let rows = acme.get("/activity?events=document.downloaded").await.ok();
        assert_eq!(rows.as_array().unwrap().len(), 1, "a download is written down");
    }

    async fn only_what_is_wanted_is_in_it_and_the_manifest_always(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let path = format!("/documents/{}/download-bundle", scene.sent);
        for (include, expected) in [
            (json!(["response.json"]), vec!["manifest.json", "response.json"]),
            (json!(["manifest.json"]), vec!["manifest.json"]),
            (json!([]), vec!["manifest.json"]),
            (json!(["response.json", "response.json"]), vec!["manifest.json", "response.json"]),
            (Value::Null, ALL.to_vec()),
        ] {
            let answer = scene.workspace.post(&path, json!({ "include": include })).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            assert_eq!(unpack(&answer.bytes).keys().collect::<Vec<_>>(), expected, "{include}");
        }
        scene.workspace.post(&path, json!({ "include": ["response.json", "../etc/passwd"] })).await.invalid("include[1]");
        scene.workspace.post(&path, json!({ "include": "response.pdf" })).await.invalid("include");
        let answer = scene.workspace.post(&path, json!({})).await;
        assert!(disposition(&answer).starts_with("attachment; filename=\"Big deal.zip\""), "{}", disposition(&answer));
        scene.workspace.post("/documents/doc_01jcmwk1x3f2q8z5v7t9r4n6ab/download-bundle", json!({})).await.error(404, "NOT_FOUND");
    }

    async fn cells_of_the_roster_run_no_formula(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{ "email": "ana@example.com", "name": "=HYPERLINK(\"x\")" }])).await;
        let files = unpack(&bundle(&acme, &document).await);
        let mut rows = csv::Reader::from_reader(files["respondents.csv"].as_slice());
        let row = rows.records().next().unwrap().unwrap();
        assert_eq!((&row[1], &row[2]), ("ana@example.com", "'=HYPERLINK(\"x\")"));
    }

    async fn what_people_attached_is_in_it_and_the_seal_vouches_for_it(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Application", "symbolTable": { "photo": { "type": "image" } },
            "content": { "type": "doc", "content": [{ "type": "field", "attrs": { "id": "sign" } }] },
            "formSchema": { "fields": [
                { "id": "passport", "type": "file", "required": true }, { "id": "other", "type": "file" },
                { "id": "face", "type": "image", "variable": "photo" }, { "id": "again", "type": "image", "variable": "photo" },
                { "id": "sign", "type": "signature", "required": true }] },
        })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        send(&acme, &document, json!([{ "email": "ana@example.com" }])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.ready().await;
        let mut ids = Vec::new();
        for (name, content) in [("..%2Fpass|port.exe", SMALL_PDF.into()), ("pass%7Cport.exe", SMALL_PDF.into()), ("Łąka.PNG", dot())] {
            let request = ana.client.request(Method::POST, &format!("/s/files?name={name}"));
            let answer = ana.client.send(request.header("x-signing-token", &ana.token).body(content)).await;
            ids.push(answer.created()["id"].as_str().unwrap().to_owned());
        }
        let before = unpack(&bundle(&acme, &document).await);
        assert_eq!(before.keys().collect::<Vec<_>>(), ALL, "what was not submitted is not part of it");
        let values = json!({ "passport": ids[0], "other": ids[1], "face": ids[2] });
        let _ = ana.post("submit", json!({ "values": values, "signatures": { "sign": { "typed": "Ana" } } })).await.ok();
        let _ = sealed(&acme, &document).await;
        let bytes = bundle(&acme, &document).await;
        let files = unpack(&bytes);
        let names = ["attachments/1-pass_port.exe.pdf", "attachments/2-pass_port.exe.pdf", "attachments/3-Łąka.png"];
        let attached: Vec<_> = files.keys().filter(|name| name.starts_with("attachments/")).collect();
        assert_eq!(attached, names);
        assert_eq!((files[names[0]].as_slice(), &files[names[2]]), (SMALL_PDF.as_bytes(), &dot()), "as they were sent");
        let listed = json_of(&files, "manifest.json")["files"].as_array().unwrap()[5..].to_vec();
        let fields: Vec<_> = listed.iter().map(|file| (file["name"].as_str().unwrap(), file["field"].as_str().unwrap())).collect();
        assert_eq!(fields, [(names[0], "passport"), (names[1], "other"), (names[2], "photo")]);

        let ours = app::verification::certificates(&world.node.app).await.unwrap();
        let report = check(&bytes, &ours);
        assert_eq!((report.verdict, named(&report)), (Verdict::Intact, vec![]), "{report:#?}");
        assert!(report.files.iter().filter(|file| file.name.starts_with("attachments/")).all(|file| file.sealed), "{report:#?}");
        // Another file, and a list that says so: the seal knows better, and does not vouch for it.
        let mut exchanged = files.clone();
        exchanged.insert(names[2].to_owned(), SMALL_PDF[1..].into());
        assert_eq!(named(&check(&pack(&exchanged), &ours)), [names[2]]);
        listed_as(&mut exchanged, names[2]);
        let report = check(&pack(&exchanged), &ours);
        assert!(!report.files.iter().find(|file| file.name == names[2]).unwrap().sealed, "{report:#?}");

        let path = format!("/documents/{document}/download-bundle");
        let part = unpack(&acme.post(&path, json!({ "include": ["attachments"] })).await.bytes);
        assert_eq!(part.keys().map(String::as_str).collect::<Vec<_>>(), [names[0], names[1], names[2], "manifest.json"]);
        let without = acme.post(&path, json!({ "include": ["response.json"] })).await.bytes;
        assert_eq!(unpack(&without).len(), 2);
    }

    async fn a_bundle_of_an_open_document_fits_together_and_is_not_sealed(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let report = check(&bundle(&scene.workspace, &scene.sent).await, &[]);
        assert_eq!(report.verdict, Verdict::Unsealed, "{report:#?}");
        assert!(report.problems.is_empty() && report.files.len() == 5 && report.files.iter().all(|file| file.matches));
    }

    async fn whatever_is_changed_in_a_bundle_is_found(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let whole = unpack(&bundle(&scene.workspace, &scene.sent).await);
        assert!(check(&pack(&whole), &[]).problems.is_empty(), "packed again it is the same bundle");
        for name in ALL.into_iter().filter(|name| *name != "manifest.json") {
            let mut files = whole.clone();
            let content = files.get_mut(name).unwrap();
            let middle = content.len() / 2;
            content[middle] ^= 1;
            let report = check(&pack(&files), &[]);
            assert_eq!((report.verdict, named(&report)[0]), (Verdict::Changed, name), "altered: {report:#?}");
            files.remove(name);
            assert_eq!(named(&check(&pack(&files), &[])), [name], "removed");
        }
        let mut files = whole.clone();
        files.insert("extra.txt".to_owned(), b"x".to_vec());
        assert_eq!(named(&check(&pack(&files), &[])), ["extra.txt"], "added");
    }

    async fn no_damage_to_a_bundle_makes_the_check_fail_itself(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let path = format!("/documents/{}/download-bundle", scene.sent);
        let whole = scene.workspace.post(&path, json!({ "include": ["activity.jsonl"] })).await.bytes;
        assert!(check(&whole, &[]).problems.is_empty());
        for place in 0..whole.len() {
            for bit in [1, 128] {
                let mut damaged = whole.clone();
                damaged[place] ^= bit;
                let _ = check(&damaged, &[]);
            }
            let _ = check(&whole[..place], &[]);
        }
    }

    async fn a_timeline_that_was_changed_together_with_the_manifest_is_found(world: World) {
        let scene = Scene::new(&world, "Acme").await;
        let whole = unpack(&bundle(&scene.workspace, &scene.sent).await);
        let lines: Vec<String> = String::from_utf8(whole["activity.jsonl"].clone()).unwrap().lines().map(str::to_owned).collect();
        assert!(lines.len() >= 5);
        let mut swapped = lines.clone();
        swapped.swap(1, 2);
        let altered = |from: &str, to: &str| lines.iter().map(|line| line.replace(from, to)).collect::<Vec<_>>();
        let without = |index: usize| {
            let mut lines = lines.clone();
            lines.remove(index);
            lines
        };
        let cases = [
            swapped, without(0), without(2), without(lines.len() - 1), altered("ana@example.com", "eve@example.com"),
            altered("document.updated", "document.opened"), [lines.clone(), vec![lines[0].clone()]].concat(),
            vec!["{}".to_owned()], vec![],
        ];
        for (index, case) in cases.into_iter().enumerate() {
            let mut files = whole.clone();
            files.insert("activity.jsonl".to_owned(), (case.join("\n") + "\n").into_bytes());
            listed_as(&mut files, "activity.jsonl");
            let report = check(&pack(&files), &[]);
            assert_eq!((report.verdict, named(&report)), (Verdict::Changed, vec!["activity.jsonl"]), "case {index}: {report:#?}");
        }
    }

    async fn a_bundle_of_a_sealed_document_is_intact_and_its_timeline_anchored(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        send(&acme, &document, json!([{ "email": "ana@example.com", "role": "Tenant", "name": "Ana" }])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.submit(json!({ "values": { "rent": 950 }, "signatures": { "tenantSigns": { "typed": "Ana" } } })).await.ok();
        let _ = sealed(&acme, &document).await;
        let bytes = bundle(&acme, &document).await;
        let ours = app::verification::certificates(&world.node.app).await.unwrap();
        let report = check(&bytes, &ours);
        assert_eq!(report.verdict, Verdict::Intact, "{report:#?}");
        assert_eq!(report.record.as_ref().unwrap()["documentId"], json!(document));
        let covered: Vec<_> = report.files.iter().filter(|file| file.sealed).map(|file| file.name.as_str()).collect();
        assert_eq!(covered, ["response.pdf"], "the rest is only listed, and the timeline goes on after the seal");
        let timeline = report.timeline.as_ref().unwrap();
        assert_eq!((timeline.sealed + 1, timeline.blank), (timeline.entries, 0), "{timeline:?}");
        assert_eq!(timeline.later_events, ["document.sealed"]);
        assert_eq!(check(&bytes, &[]).verdict, Verdict::Foreign, "without the certificate it is anybody's");
        let part = json!({ "include": ["response.pdf", "respondents.csv"] });
        let part = acme.post(&format!("/documents/{document}/download-bundle"), part).await.bytes;
        let part = check(&part, &ours);
        assert_eq!((part.verdict, named(&part)), (Verdict::Intact, Vec::new()), "what was not asked for is not missing");
        let client = world.client();
        let shown = client.send(client.request(Method::POST, "/verify").body(bytes.clone())).await.ok();
        assert_eq!((&shown["kind"], &shown["verdict"]), (&json!("bundle"), &json!("intact")));

        // Another timeline that holds in itself, and its manifest: the seal knows better.
        let other = unpack(&bundle(&acme, &note(&acme).await).await);
        let mut files = unpack(&bytes);
        for name in ["activity.jsonl", "manifest.json"] {
            files.insert(name.to_owned(), other[name].clone());
        }
        for name in ["response.pdf", "audit-trail.pdf", "response.json", "respondents.csv"] {
            listed_as(&mut files, name);
        }
        let report = check(&pack(&files), &ours);
        assert_eq!(report.verdict, Verdict::Changed, "{report:#?}");
        assert!(named(&report).contains(&"response.pdf") && named(&report).contains(&"activity.jsonl"), "{report:#?}");
    }
}

#[test]
fn what_is_made_to_harm_is_refused() {
    let zip = |files: &[(&str, Vec<u8>)]| {
        let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, content) in files {
            zip.start_file(*name, options).unwrap();
            zip.write_all(content).unwrap();
        }
        zip.finish().unwrap().into_inner()
    };
    let refused = |what: &str, bytes: &[u8], words: &str| {
        let report = check(bytes, &[]);
        assert_eq!(report.verdict, Verdict::Unreadable, "{what}");
        assert!(report.problems[0].message.contains(words), "{what}: {:?}", report.problems);
    };
    refused("a bomb", &zip(&[("manifest.json", vec![b' '; 80 << 20])]), "larger than");
    let names: Vec<String> = (0..2_100).map(|number| format!("{number}.txt")).collect();
    let many: Vec<_> = names.iter().map(|name| (name.as_str(), vec![1])).collect();
    refused("many files", &zip(&many), "more than 2016");
    // Bytes that do not shrink: what is only too large is told from what is made to harm.
    let mut state = 1_u64;
    let noise: Vec<u8> = std::iter::repeat_with(|| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    })
    .take(26 << 20)
    .collect();
    let three = |folder: &str| {
        let names = ["a", "b", "c"].map(|name| format!("{folder}{name}"));
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for name in &names {
            zip.start_file(
                name.as_str(),
                SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored),
            )
            .unwrap();
            zip.write_all(&noise).unwrap();
        }
        zip.finish().unwrap().into_inner()
    };
    refused("too much", &three(""), "64 MB together; unpack the ZIP");
    assert_eq!(check(&three(""), &[]).problems[0].code, ProblemCode::BundleTooLarge);
    refused("attachments are only hashed", &three("attachments/"), "no manifest.json");
    refused("no bundle", &zip(&[("a.txt", vec![1])]), "no manifest.json");
    refused("nonsense", b"PK\x03\x04 and so on", "does not end");
    let good = zip(&[("a.txt", vec![1]), ("b.txt", vec![2])]);
    refused("something behind", &[good.clone(), b"more".to_vec()].concat(), "does not end");
    refused("something before", &[b"PKmore".to_vec(), good.clone()].concat(), "");
    // Two files of one name: one letter of the second is made the first's, in both places.
    let mut twice = good;
    for place in 0..twice.len() - 5 {
        if &twice[place..place + 5] == b"b.txt" {
            twice[place] = b'a';
        }
    }
    refused("two of one name", &twice, "same name");
    for length in [0, 1, 4, 22, 40] {
        let _ = check(&[b"PK".to_vec(), vec![0; length]].concat(), &[]);
    }
}
