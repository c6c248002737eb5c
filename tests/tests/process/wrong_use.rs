//! What goes wrong is told in one line on standard error that says what to do, with exit status 1.

use countersign_tests::Engine;

use crate::program::Place;

const UNREACHABLE: &str = "postgres://nobody@127.0.0.1:1/nothing";
const SETUP: [&str; 5] = ["setup", "--workspace", "Acme", "--email", "ana@example.com"];

#[tokio::test]
async fn an_unknown_setting_is_named_with_the_nearest_one() {
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_HTTP_LISTN", "127.0.0.1:0");
    for arguments in [&["serve"][..], &["migrate"], &["workspace", "list"], &SETUP] {
        let run = place.run(arguments).await;
        assert!(
            run.failure().starts_with("COUNTERSIGN_HTTP_LISTN: ")
                && run.failure().contains("COUNTERSIGN_HTTP_LISTEN")
        );
    }
    assert!(!place.data("").exists(), "nothing was begun");
}

#[tokio::test]
async fn an_unknown_setting_in_the_file_is_named_with_the_nearest_one() {
    let place = Place::on(Engine::Sqlite).await;
    std::fs::write(place.folder().join("countersign.toml"), "[htp]\nlisten = '127.0.0.1:0'\n").unwrap();
    let run = place.run(&["serve"]).await;
    assert_eq!(
        run.failure(),
        "htp.listen in countersign.toml: there is no such setting; the nearest one is http.listen"
    );
}

#[tokio::test]
async fn the_settings_file_is_read_from_the_current_folder_or_where_it_is_named() {
    let place = Place::on(Engine::Sqlite).await;
    std::fs::write(place.folder().join("countersign.toml"), "data_dir = 'here'\n").unwrap();
    std::fs::write(place.folder().join("other.toml"), "data_dir = 'there'\n").unwrap();
    place.run(&["migrate"]).await.ok();
    place.run(&["migrate", "--config", "other.toml"]).await.ok();
    for folder in ["here", "there"] {
        assert!(place.folder().join(folder).join("countersign.db").exists(), "{folder}");
    }
    assert!(!place.data("").exists());
    let missing = place.run(&["migrate", "--config", "missing.toml"]).await;
    assert!(missing.failure().contains("missing.toml") && missing.failure().contains("--config"), "{missing:?}");
}

#[tokio::test]
async fn a_backup_goes_into_a_file() {
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    let run = place.run(&["backup", "-"]).await;
    assert!(run.failure().contains("name one") && !place.folder().join("-").exists(), "{run:?}");
}

#[tokio::test]
async fn a_command_on_a_database_that_is_not_there_makes_none() {
    let place = Place::on(Engine::Sqlite).await;
    let workspace = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab";
    for arguments in [
        &["workspace", "list"][..],
        &["workspace", "set-plan", workspace, "pro"],
        &["keys", "list", "--workspace", workspace],
        &["keys", "revoke", "key_01jcmwk1x3f2q8z5v7t9r4n6ab"],
    ] {
        let run = place.run(arguments).await;
        assert!(run.failure().starts_with("there is no database at "), "{run:?}");
        assert!(run.failure().contains("countersign setup") && run.failure().contains("COUNTERSIGN_DATA_DIR"));
    }
    assert!(!place.data("").exists(), "nothing was made");
}

#[tokio::test]
async fn a_configured_database_that_does_not_answer_is_never_replaced_by_another() {
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_DATABASE_URL", UNREACHABLE);
    for arguments in [&["serve"][..], &["migrate"], &["workspace", "list"], &SETUP] {
        let run = place.run(arguments).await;
        assert!(run.failure().starts_with("the database can't be opened: "), "{run:?}");
        assert!(!place.data("countersign.db").exists());
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let place = Place::on(Engine::Sqlite).await;
    std::fs::create_dir(place.data("")).unwrap();
    std::fs::write(place.data("countersign.db"), "Dear diary, ".repeat(100)).unwrap();
    for arguments in [&["serve"][..], &["workspace", "list"]] {
        let run = place.run(arguments).await;
        assert!(run.failure().starts_with("the database can't be opened: "), "{run:?}");
    }
    assert_eq!(std::fs::read(place.data("countersign.db")).unwrap(), "Dear diary, ".repeat(100).as_bytes());
}

#[tokio::test]
async fn a_data_folder_that_can_not_be_made_is_named() {
    let place = Place::on(Engine::Sqlite).await;
    std::fs::write(place.folder().join("data"), "a file is in the way").unwrap();
    for arguments in [&["serve"][..], &SETUP] {
        let run = place.run(arguments).await;
        assert!(run.failure().contains("./data"), "{run:?}");
    }
}

#[tokio::test]
async fn an_address_in_use_is_named_with_the_setting_to_change() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    for variable in ["COUNTERSIGN_HTTP_LISTEN", "COUNTERSIGN_HTTP_METRICS_LISTEN"] {
        let place = Place::on(Engine::Sqlite).await.with("RUST_LOG", "off").with(variable, &address);
        let run = place.run(&["serve"]).await;
        assert!(run.failure().contains(&format!("can't listen on {address}")), "{run:?}");
        assert!(run.failure().ends_with(&format!("set {variable} to another")), "{run:?}");
        assert_eq!(run.stdout, "", "nothing was promised");
    }
}

#[tokio::test]
async fn wrong_arguments_are_told_in_one_line() {
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    let unknown = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab";
    for (arguments, told) in [
        (
            &["setup", "--workspace", "A", "--email", "a@b.example", "--plan", "gold"][..],
            "starter, pro, business, enterprise",
        ),
        (&["workspace", "set-plan", unknown, "gold"], "starter, pro, business, enterprise"),
        (&["workspace", "set-plan", unknown, "pro"], "workspace not found"),
        (&["workspace", "set-plan", "acme", "pro"], "not a valid id"),
        (
            &["workspace", "set-plan", unknown, "pro", "--calls", "5"],
            "--calls and --per-minute are for the plan enterprise",
        ),
        (&["workspace", "set-plan", unknown, "enterprise", "--calls", "0"], "at least one call"),
        (&["workspace", "set-entitlements", unknown, "--api", "maybe"], "true, false"),
        (&["keys", "create", "--workspace", unknown, "--name", "x"], "workspace not found"),
        (&["keys", "list", "--workspace", unknown], "workspace not found"),
        (&["keys", "revoke", "key_01jcmwk1x3f2q8z5v7t9r4n6ab"], "API key not found"),
        (&["setup", "--workspace", "A"], "--email <EMAIL>"),
        (&["setup", "--workspace", "", "--email", "nobody"], "workspace must not be empty; email must be"),
        (&["setup", "--workspace", "A", "--email", "a@b.example", "--jsn"], "--json"),
        (&["severe"], "serve"),
        (&["openapi", "v3"], "v1, v2"),
    ] {
        let run = place.run(arguments).await;
        assert!(run.failure().contains(told), "{arguments:?}: {run:?}");
        assert_eq!(run.stdout, "", "{arguments:?}");
    }
    assert_eq!(place.run(&["workspace", "list"]).await.ok().lines().count(), 1, "nothing was changed");
}

#[tokio::test]
async fn help_is_no_failure() {
    let place = Place::on(Engine::Sqlite).await;
    assert!(place.run(&["--help"]).await.ok().contains("doctor"));
    assert!(place.run(&["setup", "--help"]).await.ok().contains("--password-stdin"));
    assert!(place.run(&["--version"]).await.ok().starts_with("countersign "));
    let nothing = place.run(&[]).await;
    assert_eq!(nothing.status, Some(1));
    assert!(nothing.stderr.contains("doctor"), "{nothing:?}");
}

#[tokio::test]
async fn an_address_of_the_service_is_a_host_alone() {
    for (given, right) in [
        ("https://sign.example.com/docs", "write https://sign.example.com"),
        ("https://sign.example.com:8443/?x=1", "write https://sign.example.com:8443"),
        ("https://sign.example.com/#top", "write https://sign.example.com"),
        ("https://me:Sesame@sign.example.com", "write it like https://sign.example.com"),
    ] {
        let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_HTTP_BASE_URL", given);
        let run = place.run(&["serve"]).await;
        assert!(
            run.failure().starts_with("COUNTERSIGN_HTTP_BASE_URL: ") && run.failure().ends_with(right),
            "{run:?}"
        );
        assert!(!run.failure().contains("Sesame"), "{run:?}");
        assert!(!place.data("").exists(), "nothing was begun");
    }
}

#[tokio::test]
async fn a_wish_for_the_log_that_can_not_be_read_is_refused() {
    // The last would be the name of a part of the program, and everything else would be left out.
    for wish in ["info,countersign_http=loud", "inof", "warn, countersign_http"] {
        let place = Place::on(Engine::Sqlite).await.with("RUST_LOG", wish);
        let run = place.run(&["serve"]).await;
        assert!(
            run.failure().starts_with("RUST_LOG: ") && run.failure().contains("countersign_http=debug"),
            "{run:?}"
        );
        assert!(!place.data("").exists(), "nothing was begun");
    }
}
