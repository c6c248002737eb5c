//! Files, in a folder and in a bucket.

use bytes::Bytes;
use countersign_tests::Databases;
use countersign_tests::Engine;
use store::blobs::Blobs;

/// What every place of files has to do.
async fn files_are_kept_under_their_names(blobs: &Blobs, prefix: &str) {
    let name = |name: &str| format!("{prefix}{name}");
    blobs.check().await.unwrap();
    assert_eq!(blobs.get(&name("ab/missing")).await.unwrap(), None);
    for (place, content) in [("ab/small", vec![7]), ("ab/empty", vec![]), ("cd/large", vec![42; 6 * 1024 * 1024])] {
        let content = Bytes::from(content);
        blobs.put(&name(place), content.clone()).await.unwrap();
        assert_eq!(blobs.get(&name(place)).await.unwrap(), Some(content.clone()), "{place}");
        blobs.put(&name(place), content.clone()).await.unwrap();
        assert_eq!(blobs.get(&name(place)).await.unwrap(), Some(content), "{place} once more");
    }
    assert_eq!(blobs.get(&name("ab/smal")).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_folder() {
    let databases = Databases::fresh(Engine::Sqlite).await;
    files_are_kept_under_their_names(&Blobs::open(&databases.blobs_url()).unwrap(), "").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: needs an S3 server, from scripts/with-s3"]
async fn in_a_bucket() {
    let url = std::env::var("COUNTERSIGN_TEST_S3_URL").expect("COUNTERSIGN_TEST_S3_URL is set by scripts/with-s3");
    let bucket = Blobs::open(&url).unwrap();
    let folder = Blobs::open(&format!("{url}/a/prefix")).unwrap();
    files_are_kept_under_their_names(&bucket, "").await;
    files_are_kept_under_their_names(&folder, "").await;
    // A prefix is a folder of the same bucket, not a bucket of its own.
    folder.put("here", Bytes::from_static(b"here")).await.unwrap();
    assert_eq!(bucket.get("a/prefix/here").await.unwrap(), Some(Bytes::from_static(b"here")));
    assert_eq!(bucket.get("here").await.unwrap(), None);
    let missing = Blobs::open(&format!("{url}-that-is-not-there")).unwrap();
    assert!(missing.put("here", Bytes::new()).await.is_err());
}
