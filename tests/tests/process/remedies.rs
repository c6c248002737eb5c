//! What an operator reads names the setting and says what to do, and never holds a password.

use countersign_tests::Engine;

use crate::program::Place;

/// What stands in every address below and must stand in no message.
const PASSWORD: &str = "Sesame";

/// The line with which a command fails at these settings.
async fn told(settings: &[(&str, &str)], arguments: &[&str]) -> String {
    let mut place = Place::on(Engine::Sqlite).await;
    for (name, value) in settings {
        place = place.with(name, value);
    }
    let run = place.run(arguments).await;
    // The service writes its log to the same place.
    assert_eq!(run.status, Some(1), "{settings:?}: {run:?}");
    let line = run.stderr.lines().last().unwrap_or_default().to_owned();
    assert!(line.starts_with("countersign: "), "{settings:?}: {run:?}");
    assert!(!format!("{}{}", run.stdout, run.stderr).contains(PASSWORD), "{settings:?}: {run:?}");
    line
}

#[tokio::test]
async fn a_database_that_can_not_be_opened_is_told_with_its_setting_and_what_to_do() {
    let server = std::env::var("COUNTERSIGN_TEST_POSTGRES_URL").expect("run this by scripts/with-postgres");
    let elsewhere = server.replace("/postgres?", "/nothing?");
    // Takes connections and says nothing.
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let silent = format!("postgres://me:{PASSWORD}@{}/x", silent.local_addr().unwrap());
    for (url, remedy) in [
        (format!("postgres://me:{PASSWORD}@127.0.0.1:1/x"), "host and the port in COUNTERSIGN_DATABASE_URL"),
        (silent, "host and the port in COUNTERSIGN_DATABASE_URL"),
        (format!("postgres://me:{PASSWORD}@nowhere.invalid/x"), "host and the port in COUNTERSIGN_DATABASE_URL"),
        (format!("postgres://me:{PASSWORD}@127.0.0.1:port/x"), "write COUNTERSIGN_DATABASE_URL like postgres://"),
        (format!("postgres://me:{PASSWORD}@127.0.0.1/x?sslmod=require"), "unknown option `sslmod`"),
        (format!("postgres://me:a@b?{PASSWORD}=1@127.0.0.1/x"), "write @ : / ? # & % in a password as"),
        (elsewhere, "check its name in COUNTERSIGN_DATABASE_URL"),
        ("sqlite:/nowhere/at/all/x.db".to_owned(), "name another file with COUNTERSIGN_DATABASE_URL"),
    ] {
        let line = told(&[("COUNTERSIGN_DATABASE_URL", &url)], &["migrate"]).await;
        assert!(line.contains("the database can't be opened: ") && line.contains(remedy), "{line}");
        assert!(line.contains("COUNTERSIGN_DATABASE_URL"), "{line}");
        assert!(!line.contains("refused a statement"), "{line}");
    }
    let (from, to) = (format!("postgres://me:{PASSWORD}@127.0.0.1:1/x"), "sqlite:x/countersign.db");
    let line = told(&[], &["transfer", "--from", &from, "--to", to]).await;
    assert!(line.contains("the source can't be opened: ") && line.contains("in --from"), "{line}");
}

#[tokio::test]
async fn a_user_whom_the_server_does_not_know_is_told_to_check_the_address() {
    let server = std::env::var("COUNTERSIGN_TEST_POSTGRES_URL").expect("run this by scripts/with-postgres");
    let unknown = server.replace("user=postgres", "user=nobody_known");
    let line = told(&[("COUNTERSIGN_DATABASE_URL", &unknown)], &["migrate"]).await;
    assert!(line.contains("check the user and the password in COUNTERSIGN_DATABASE_URL"), "{line}");
}

#[tokio::test]
async fn folders_and_locks_that_can_not_be_made_are_told_with_their_setting() {
    for (variable, value, what) in [
        ("COUNTERSIGN_DATA_DIR", "/proc/nothing", "the data folder /proc/nothing can't be made"),
        (
            "COUNTERSIGN_DATABASE_URL",
            "sqlite:/nowhere/at/all/x.db",
            "the lock /nowhere/at/all/x.lock can't be made",
        ),
        ("COUNTERSIGN_BLOBS_URL", "file:/proc/nothing", "the folder /proc/nothing can't be made"),
    ] {
        let line = told(&[(variable, value)], &["serve"]).await;
        assert!(line.contains(what) && line.contains(&format!(" with {variable}")), "{line}");
    }
}

#[tokio::test]
async fn a_variable_of_the_bucket_that_can_not_be_read_is_named() {
    for (variable, value) in [("AWS_ALLOW_HTTP", ""), ("AWS_CONNECT_TIMEOUT", "soon")] {
        let settings = [
            ("COUNTERSIGN_BLOBS_URL", "s3://bucket"),
            ("AWS_ACCESS_KEY_ID", "me"),
            ("AWS_SECRET_ACCESS_KEY", PASSWORD),
            (variable, value),
        ];
        let line = told(&settings, &["serve"]).await;
        let remedy = format!("{variable} is set to what it does not take; give it another value, or leave it out");
        assert!(line.contains(&remedy), "{line}");
    }
}

#[tokio::test]
async fn who_or_what_is_not_there_is_told_with_how_to_find_out() {
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    let unknown = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab";
    for (arguments, remedy) in [
        (&["users", "reset-password", "nobody@example.com"][..], "`countersign users list --workspace ID`"),
        (
            &["users", "change-address", "nobody@example.com", "a@example.com"],
            "`countersign users list --workspace ID`",
        ),
        (&["users", "list", "--workspace", unknown], "`countersign workspace list`"),
        (&["keys", "revoke", "key_01jcmwk1x3f2q8z5v7t9r4n6ab"], "`countersign keys list --workspace ID`"),
    ] {
        let run = place.run(arguments).await;
        assert!(run.failure().contains(" not found; ") && run.failure().contains(remedy), "{run:?}");
    }
}

#[tokio::test]
async fn a_database_in_another_encoding_is_refused() {
    let server = std::env::var("COUNTERSIGN_TEST_POSTGRES_URL").expect("run this by scripts/with-postgres");
    let (client, connection) = tokio_postgres::connect(&server, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let name = format!("latin_{}", std::process::id());
    let made = format!("CREATE DATABASE {name} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0");
    client.batch_execute(&made).await.unwrap();
    let url = server.replace("/postgres?", &format!("/{name}?"));
    let line = told(&[("COUNTERSIGN_DATABASE_URL", &url)], &["migrate"]).await;
    client.batch_execute(&format!("DROP DATABASE {name}")).await.unwrap();
    assert!(line.contains("its encoding is LATIN1") && line.contains("createdb -E UTF8"), "{line}");
}
