//! An archive that is damaged, cut off or no archive at all restores nothing.

use countersign_tests::Engine;
use serde_json::json;

use crate::household::{self, done, refused};
use crate::program::Place;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_whole_is_refused_before_anything_is_touched() {
    let here = Place::on(Engine::Sqlite).await;
    let (_, key, _) = household::set_up(&here).await;
    let server = here.serve().await;
    let template = household::template(&server, &key).await;
    let document = household::completed(&server, &key, &template, "Signed").await;
    household::until_sealed(&server, &key, &document).await;
    let _ = server.post("/documents", &key, &json!({ "templateId": template })).await.created();
    let path = here.folder().join("backup.tar");
    done(&here.run(&["backup", &path.display().to_string()]).await);
    server.stop().await;
    let whole = std::fs::read(&path).unwrap();
    let place_of = |name: &[u8]| whole.windows(name.len()).position(|window| window == name).unwrap();
    let flipped = |at: usize| {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        bytes
    };
    // An entry's bytes begin 512 bytes behind its name.
    let cases = [
        ("a row", flipped(place_of(b"rows/workspaces/") + 512 + 60)),
        ("a file", flipped(place_of(b"blobs/sealed/") + 512 + 1_000)),
        ("a checksum", flipped(place_of(b"checksums/000001") + 512 + 3)),
        ("the name of an entry", flipped(place_of(b"rows/users/") + 5)),
        ("the manifest", flipped(place_of(b"manifest.json") + 512 + 32)),
        ("half of it", whole[..whole.len() / 2].to_vec()),
        ("all but the manifest", whole[..place_of(b"manifest.json")].to_vec()),
        ("all but the last entry", whole[..place_of(b"manifest.sha256")].to_vec()),
        ("something else", b"hello".repeat(1_000)),
        ("a picture", (0..3_000_u32).map(|byte| u8::try_from(byte * 7 % 251).unwrap()).collect()),
        ("nothing", Vec::new()),
    ];
    let there = Place::on(Engine::Sqlite).await;
    for (what, bytes) in cases {
        let broken = there.folder().join("broken.tar");
        std::fs::write(&broken, bytes).unwrap();
        let ended = there.run(&["restore", &broken.display().to_string()]).await;
        assert!(refused(&ended).contains("is no whole backup"), "{what}: {ended:?}");
        assert!(what != "a picture" || refused(&ended).is_ascii(), "what is no archive is not quoted: {ended:?}");
        assert!(!there.data("countersign.db").exists(), "{what}: nothing was made");
    }
    let compressed = there.folder().join("backup.tar.gz");
    std::fs::write(&compressed, b"\x1f\x8b\x08\x00 and so on").unwrap();
    let ended = there.run(&["restore", &compressed.display().to_string()]).await;
    assert!(refused(&ended).contains("compressed by gzip") && refused(&ended).contains("`gunzip`"), "{ended:?}");
    let missing = there.run(&["restore", "missing.tar"]).await;
    assert!(refused(&missing).contains("missing.tar can't be read"), "{missing:?}");
    done(&there.run(&["restore", &path.display().to_string()]).await);
}
