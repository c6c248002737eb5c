//! Sealed PDFs against the trail: whoever rules the database or the files alone is found out by the other.

use countersign_tests::{Engine, SMALL_PDF, World, on_both_databases};
use store::args;

use crate::signing::{completed, note};
use crate::support::{execute, must_hold, verify};

on_both_databases! {
    async fn a_history_that_was_written_anew_is_not_the_sealed_one(world: World) {
        let acme = world.workspace("Acme").await;
        let (one, other) = (completed(&acme).await, note(&acme).await);
        assert_eq!(must_hold(&world, acme.id).await.sealed, 1);
        // As if all that the database says of the document were worked out again: another end for the same number of entries.
        let entry = "UPDATE activity SET trail_hash = $2
                     WHERE document_id = $1 AND event = 'document.completed'";
        execute(&world, vec![(entry.to_owned(), args![one.as_str(), [7u8; 32]])]).await;
        let report = verify(&world, acme.id).await;
        let told = report.problems.iter().find(|problem| problem.code == "seal").expect("a problem");
        assert!(told.place == one && told.message.contains("another history"), "{told:?}");
        assert!(report.problems.iter().all(|problem| problem.place != other));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sealed_pdfs_that_are_gone_or_exchanged_are_found() {
    let world = World::start(Engine::Sqlite).await;
    let acme = world.workspace("Acme").await;
    let document = completed(&acme).await;
    let _ = must_hold(&world, acme.id).await;
    let folder = world.databases().folder().join(format!("blobs/sealed/{}", acme.id));
    let file = std::fs::read_dir(folder).unwrap().next().unwrap().unwrap().path();
    let message = async || {
        let report = verify(&world, acme.id).await;
        let [problem] = &report.problems[..] else { panic!("{:?}", report.problems) };
        assert_eq!((problem.code, &problem.place), ("seal", &document));
        problem.message.clone()
    };
    std::fs::write(&file, SMALL_PDF).unwrap();
    assert!(message().await.contains("another PDF"));
    std::fs::remove_file(&file).unwrap();
    assert!(message().await.contains("is gone"));
}
