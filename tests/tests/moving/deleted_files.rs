//! What belongs to a deleted document goes with it, unless somebody is copying files just then.

use countersign_tests::{eventually, files, on_both_databases};
use model::Clock;
use store::{Write, file_holds};

use crate::signing::completed;

on_both_databases! {
    async fn a_deleted_document_leaves_no_file_behind(world: World) {
        let acme = world.workspace("Acme").await;
        let (gone, kept) = (completed(&acme).await, completed(&acme).await);
        for document in [&gone, &kept] {
            assert_eq!(acme.get(&format!("/documents/{document}/pdf")).await.status, 200);
        }
        world.drained().await;
        let blobs = world.databases().folder().join("blobs");
        assert_eq!(files(&blobs.join("sealed")), 2);
        let _ = acme.delete(&format!("/documents/{gone}")).await.ok();
        eventually("its sealed PDF to be gone", async || (files(&blobs.join("sealed")) == 1).then_some(())).await;
        world.drained().await;
        assert_eq!(acme.get(&format!("/documents/{kept}/pdf")).await.status, 200);
    }

    async fn while_files_are_copied_they_stay(world: World) {
        let acme = world.workspace("Acme").await;
        let document = completed(&acme).await;
        world.drained().await;
        let blobs = world.databases().folder().join("blobs");
        let database = world.database().await;
        let mut write = Write::new();
        file_holds::hold(&mut write, "a backup", world.clock.now());
        database.commit(write).await.unwrap();
        let _ = acme.delete(&format!("/documents/{document}")).await.ok();
        eventually("the job to be put off", async || {
            let sql = "SELECT count(*) FROM outbox WHERE kind = 'removeFiles' AND last_error IS NOT NULL";
            let put_off = database.query(sql, store::args![], |mut row| row.take::<i64>()).await.unwrap();
            (put_off == [1]).then_some(())
        }).await;
        assert_eq!(files(&blobs.join("sealed")), 1, "it is held");
        // A backup that died holds nothing for long.
        world.clock.advance_millis(file_holds::LASTS_MILLIS + 1);
        eventually("the file to be gone", async || (files(&blobs.join("sealed")) == 0).then_some(())).await;
    }
}
