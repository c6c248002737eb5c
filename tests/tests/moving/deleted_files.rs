//! What belongs to a deleted document goes with it, unless somebody is copying files just then.

use std::sync::Arc;

use countersign_tests::{eventually, files, on_both_databases};
use model::Clock;
use store::file_holds::Holding;
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
        // Another kind of job that is written later is done; this one is not even tried.
        let later = completed(&acme).await;
        let sql = "SELECT attempts FROM outbox WHERE kind = 'removeFiles'";
        let attempts = database.query(sql, store::args![], |mut row| row.take::<i64>()).await.unwrap();
        assert_eq!(attempts, [0]);
        assert_eq!(files(&blobs.join("sealed")), 2, "it is held");
        // A backup that died holds nothing for long.
        world.clock.advance_millis(file_holds::LASTS_MILLIS + 1);
        eventually("the file to be gone", async || (files(&blobs.join("sealed")) == 1).then_some(())).await;
        assert_eq!(acme.get(&format!("/documents/{later}/pdf")).await.status, 200);
    }

    async fn a_hold_that_can_not_be_ended_was_one_all_the_same(world: World) {
        let database = world.database().await;
        let clock = Arc::new(world.clock.clone());
        let hold = Holding::begin(&database, "a backup".to_owned(), clock).await.unwrap();
        let mut write = Write::new();
        write.any("ALTER TABLE file_holds RENAME TO gone", store::args![]);
        database.commit(write).await.unwrap();
        hold.end().await.expect("what was copied under it is good");
    }
}
