//! A timeline that whoever holds the bundle wrote on: every hash fits, and still only that is sealed for which the seal vouches.

use app::Call;
use app::respondents::erase;
use app::verification::{Report, Verdict, check};
use countersign_tests::{Workspace, World, on_both_databases};
use model::audit::{Chain, Entry};
use model::hex::hex;
use reqwest::Method;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::bundle::{Files, bundle, json_of, listed_as, named, pack, unpack};
use crate::signing::{Signer, note, sealed, send};

async fn signed(acme: &Workspace) -> String {
    let document = note(acme).await;
    send(acme, &document, json!([{ "email": "ana@example.com", "name": "Ana" }])).await;
    let ana = Signer::of(acme, &document, "ana@example.com").await;
    let _ = ana.submit(json!({ "signatures": { "sign": { "typed": "Ana" } } })).await.ok();
    let _ = sealed(acme, &document).await;
    document
}

fn entries(files: &Files) -> Vec<Entry> {
    let lines = files["activity.jsonl"].split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    lines.map(|line| serde_json::from_slice(line).unwrap()).collect()
}

/// Another entry behind the last one, made without any key.
fn written_on(entries: &[Entry], event: &str, metadata: &Value) -> Entry {
    let mut entry = entries.last().unwrap().clone();
    "act_01m7q0w1b4e92vqt27h8cb5zzz".clone_into(&mut entry.id);
    event.clone_into(&mut entry.event);
    "ana@example.com withdrew her signature".clone_into(&mut entry.message);
    entry.metadata = RawValue::from_string(metadata.to_string()).unwrap();
    entry
}

/// The bundle with these entries, whose links and manifest are worked out anew.
fn packed(whole: &Files, mut entries: Vec<Entry>) -> Vec<u8> {
    let (mut files, mut chain) = (whole.clone(), Chain::default());
    for entry in &mut entries {
        chain.append(&entry.digest());
        (entry.trail_number, entry.trail_hash) = (Some(chain.length), Some(chain.head.to_vec()));
    }
    let lines: Vec<_> = entries.iter().map(|entry| serde_json::to_string(entry).unwrap() + "\n").collect();
    with_lines(&mut files, lines.concat(), chain)
}

fn with_lines(files: &mut Files, lines: String, chain: Chain) -> Vec<u8> {
    files.insert("activity.jsonl".to_owned(), lines.into_bytes());
    let mut manifest = json_of(files, "manifest.json");
    manifest["chain"] = json!({ "length": chain.length, "head": hex(&chain.head) });
    files.insert("manifest.json".to_owned(), manifest.to_string().into_bytes());
    listed_as(files, "activity.jsonl");
    pack(files)
}

fn is_sealed(report: &Report) -> bool {
    report.files.iter().find(|file| file.name == "activity.jsonl").unwrap().sealed
}

async fn shown(world: &World, bytes: &[u8]) -> Value {
    let client = world.client();
    client.send(client.request(Method::POST, "/verify").body(bytes.to_vec())).await.ok()
}

on_both_databases! {
    async fn what_cannot_happen_after_completion_is_a_problem(world: World) {
        let acme = world.workspace("Acme").await;
        let whole = unpack(&bundle(&acme, &signed(&acme).await).await);
        let ours = app::verification::certificates(&world.node.app).await.unwrap();
        let history = entries(&whole);
        assert_eq!(check(&packed(&whole, history.clone()), &ours).verdict, Verdict::Intact, "made anew it is the same");
        for event in ["document.voided", "respondent.submitted", "signature.withdrawn"] {
            let forged = written_on(&history, event, &json!({}));
            let bytes = packed(&whole, [history.clone(), vec![forged]].concat());
            let report = check(&bytes, &ours);
            assert_eq!((report.verdict, named(&report)), (Verdict::Changed, vec!["activity.jsonl"]), "{event}: {report:#?}");
            assert!(report.problems[0].message.contains("after the seal") && !is_sealed(&report), "{report:#?}");
            assert_eq!(shown(&world, &bytes).await["verdict"], "changed", "{event}");
        }
        // What might have happened is told from what is sealed.
        let forged = written_on(&history, "document.updated", &json!({}));
        let report = check(&packed(&whole, [history.clone(), vec![forged]].concat()), &ours);
        let timeline = report.timeline.clone().unwrap();
        assert!(report.verdict == Verdict::Intact && !is_sealed(&report), "{report:#?}");
        assert_eq!(timeline.later_events, ["document.sealed", "document.updated"]);
        assert_eq!(timeline.sealed + 2, timeline.entries);
    }

    async fn what_no_hash_covers_is_no_part_of_an_entry(world: World) {
        let acme = world.workspace("Acme").await;
        let whole = unpack(&bundle(&acme, &signed(&acme).await).await);
        let ours = app::verification::certificates(&world.node.app).await.unwrap();
        let history = entries(&whole);
        let head = history.last().unwrap().trail_hash.clone().unwrap().try_into().unwrap();
        let chain = Chain { length: i64::try_from(history.len()).unwrap(), head };
        let lines = String::from_utf8(whole["activity.jsonl"].clone()).unwrap();
        for (added, words) in [
            (r#"{"note":"under threat","id""#, "\"note\""),
            (r#"{"erasureId":"under threat","id""#, "line 1"),
        ] {
            let lines = lines.replacen("{\"id\"", added, 1);
            let report = check(&with_lines(&mut whole.clone(), lines, chain), &ours);
            assert_eq!((report.verdict, named(&report)), (Verdict::Changed, vec!["activity.jsonl"]), "{added}: {report:#?}");
            assert!(report.problems[0].message.contains(words), "{report:#?}");
        }
        let mut annotated = history;
        annotated[0].erasure_id = Some("under threat".to_owned());
        let report = check(&packed(&whole, annotated), &ours);
        assert!(report.problems[0].message.contains("says something of an erasure"), "{report:#?}");
    }

    async fn blank_entries_are_counted_whoever_made_them_blank(world: World) {
        let acme = world.workspace("Acme").await;
        let document = signed(&acme).await;
        let whole = unpack(&bundle(&acme, &document).await);
        let ours = app::verification::certificates(&world.node.app).await.unwrap();
        let mut history = entries(&whole);
        let mut blank = Vec::new();
        for entry in &mut history {
            if ["respondent.opened", "respondent.consented", "respondent.submitted"].contains(&entry.event.as_str()) {
                entry.commitment = Some(entry.commitment().to_vec());
                (entry.erased_at, entry.salt, entry.ip) = (Some(entry.created_at), None, None);
                entry.actor_name.clear();
                entry.message.clear();
                entry.metadata = RawValue::from_string("{}".to_owned()).unwrap();
                blank.push(entry.id.clone());
            }
        }
        let forged = written_on(&history, "respondent.erased", &json!({ "entries": blank }));
        let bytes = packed(&whole, [history, vec![forged]].concat());
        let report = check(&bytes, &ours);
        assert!(report.verdict == Verdict::Intact && !is_sealed(&report), "{report:#?}");
        assert_eq!(report.timeline.as_ref().unwrap().blank, 3, "{report:#?}");
        let told = shown(&world, &bytes).await;
        assert_eq!((&told["timeline"]["blank"], &told["verdict"]), (&json!(3), &json!("intact")), "{told}");
        // A real erasure is told in the same words: the file alone can't tell them apart.
        erase(&world.node.app, &Call::by_system(acme.id), "ana@example.com").await.unwrap();
        let report = check(&bundle(&acme, &document).await, &ours);
        let timeline = report.timeline.clone().unwrap();
        assert!(report.verdict == Verdict::Intact && timeline.blank >= 3 && !is_sealed(&report), "{report:#?}");
        assert_eq!(timeline.later_events, ["document.sealed", "respondent.erased"]);
    }
}
