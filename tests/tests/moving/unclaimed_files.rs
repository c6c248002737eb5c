//! Files that no row names go when they are old; what a row names never does.

use bytes::Bytes;
use countersign_tests::{World, on_both_databases};
use model::Clock;
use reqwest::Method;
use store::blobs::Blobs;
use store::{Write, file_holds};

use crate::signing::completed;

async fn clear(world: &World) -> usize {
    // The node's own task may have been there in between; then it did the same.
    app::unclaimed_files::clear_due(&world.node.app, || false).await.unwrap()
}

on_both_databases! {
    async fn only_what_is_old_and_unclaimed_goes(world: World) {
        let acme = world.workspace("Acme").await;
        let document = completed(&acme).await;
        let pdf = acme.get(&format!("/documents/{document}/pdf")).await.bytes;
        let upload = acme.request_v2(Method::POST, "/files?name=a.pdf").header("content-type", "application/octet-stream");
        let file = acme.send(upload.body(pdf.clone())).await.created();
        world.drained().await;
        let blobs = Blobs::open(&world.databases().blobs_url()).unwrap();
        let unclaimed = ["sealed", "files", "renders", "exports"].map(|folder| format!("{folder}/{}/{}", acme.id, "0".repeat(64)));
        for name in &unclaimed {
            blobs.put(name, Bytes::from_static(b"lost")).await.unwrap();
        }
        // What a kill leaves of an upload, and one that is being written; no list shows either.
        let [left, written] = ["pdf#1", "pdf#2"]
            .map(|end| world.databases().folder().join(format!("blobs/sealed/{}/{}.{end}", acme.id, "1".repeat(64))));
        std::fs::write(&left, "half").unwrap();
        let file_now = std::fs::metadata(&left).unwrap().modified().unwrap();
        let later = file_now + std::time::Duration::from_hours(14 * 24);
        std::fs::File::create(&written).unwrap().set_modified(later).unwrap();
        let there = async |name: &str| blobs.size(name).await.unwrap().is_some();
        // Young ones stay, whoever names them. The node looked when it started; it looks again, as if that were long ago.
        world.clock.set(world.clock.now().plus_days(6));
        let mut write = Write::new();
        write.one("round", "UPDATE rounds SET at = 0 WHERE name = 'unclaimed files'", store::args![]);
        world.database().await.commit(write).await.unwrap();
        clear(&world).await;
        assert!(there(&unclaimed[0]).await && there(&unclaimed[1]).await && there(&unclaimed[2]).await && there(&unclaimed[3]).await);
        assert!(left.exists(), "somebody may write it still");
        // While somebody copies files, all stay.
        world.clock.set(world.clock.now().plus_days(8));
        let database = world.database().await;
        let mut write = Write::new();
        file_holds::hold(&mut write, "a backup", world.clock.now());
        database.commit(write).await.unwrap();
        clear(&world).await;
        assert!(there(&unclaimed[0]).await && there(&unclaimed[1]).await);
        let mut write = Write::new();
        file_holds::release(&mut write, "a backup", world.clock.now());
        database.commit(write).await.unwrap();
        // Nor does a node get far that is told to stop. Neither costs a week.
        assert_eq!(app::unclaimed_files::clear_due(&world.node.app, || true).await.unwrap(), 0);
        clear(&world).await;
        assert!(!there(&unclaimed[0]).await && !there(&unclaimed[1]).await && there(&unclaimed[2]).await, "prints are kept longer");
        assert!(!left.exists() && written.exists(), "only what was left goes");
        std::fs::remove_file(&written).unwrap();
        world.clock.set(world.clock.now().plus_days(30));
        clear(&world).await;
        assert!(!there(&unclaimed[2]).await && !there(&unclaimed[3]).await);
        // What rows name is there, and a print is made again.
        let again = acme.get(&format!("/documents/{document}/pdf")).await;
        assert!(again.status == 200 && again.bytes == pdf);
        let request = acme.request_v2(Method::GET, &format!("/files/{}", file["id"].as_str().unwrap()));
        assert_eq!(acme.send(request).await.status, 200);
        let sealed_file = std::fs::read_dir(world.databases().folder().join(format!("blobs/sealed/{}", acme.id))).unwrap();
        assert_eq!(sealed_file.count(), 1);
    }
}
