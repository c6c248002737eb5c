//! The commands, alone and beside a running service.

use std::sync::Arc;
use std::time::Duration;

use app::sealing::{KeySource, Sealer};
use app::sessions::{SignIn, Visit, sign_in};
use app::worker::{Settings as WorkerSettings, Workers};
use app::{App, Parts, Vault};
use countersign_tests::{Answer, Engine, eventually, program};
use model::clock::SystemClock;
use model::limits::Limits;
use model::random::SystemRandom;
use reqwest::Method;
use serde_json::{Value, json};
use store::Database;
use store::blobs::Blobs;
use tokio::time::Instant;

use crate::program::{Place, Server};

const ENGINES: [Engine; 2] = [Engine::Sqlite, Engine::Postgres];
/// Within this time a running service takes notice of what a command changed.
const NOTICE: Duration = Duration::from_secs(1);

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("{field} of {value}"))
}

async fn signs_in(place: &Place, email: &str, password: &str) -> bool {
    let app = App::new(Parts {
        database: Database::open(&place.database_url()).await.unwrap(),
        blobs: Blobs::open(&format!("file:{}", place.data("blobs").display())).unwrap(),
        clock: Arc::new(SystemClock),
        random: Arc::new(SystemRandom),
        limits: Limits::default(),
        vault: Vault::new(&["x".repeat(32)]).unwrap(),
        workers: Workers::new(WorkerSettings::new(program())),
        sessions: app::sessions::SessionSettings::default(),
        signing: app::signing::SigningSettings::default(),
        sealer: Sealer::new(
            KeySource::Generated { path: place.data("seal.pem"), name: "Tests".to_owned() },
            None,
            outbound::Asker::new().unwrap(),
        ),
        mailer: None,
        hooks: app::webhooks::Hooks::new(outbound::hooks::Guard::new(Vec::new())).unwrap(),
        sign_on: None,
        traces: app::traces::Traces::default(),
    });
    let wanted = SignIn { email: email.to_owned(), password: password.to_owned(), visit: Visit::default() };
    sign_in(&app, wanted).await.is_ok()
}

/// Asks until the answer is as wanted. It may be another only to a request that was sent within a second.
async fn soon(ask: impl AsyncFn() -> Answer, wanted: impl Fn(&Answer) -> bool) {
    let changed = Instant::now();
    eventually("the service to take notice", async || {
        let asked = changed.elapsed();
        let answer = ask().await;
        let noticed = wanted(&answer);
        assert!(noticed || asked <= NOTICE, "after {asked:?}: {}", answer.text());
        noticed.then_some(())
    })
    .await;
}

#[tokio::test]
async fn setup_makes_a_workspace_with_an_administrator_and_a_key() {
    for engine in ENGINES {
        let place = Place::on(engine).await;
        let made = place.set_up("Acme").await;
        let fields: Vec<_> = made.as_object().unwrap().keys().collect();
        assert_eq!(fields, ["workspaceId", "userId", "apiKey", "password"]);
        assert!(text(&made, "workspaceId").starts_with("wsp_"));
        assert!(signs_in(&place, "ana@example.com", text(&made, "password")).await);
        let server = place.serve().await;
        let status = server.get("/rate-limit", text(&made, "apiKey")).await.ok();
        assert_eq!((&status["plan"], &status["limit"]), (&json!("business"), &json!(50_000)));
        server.stop().await;
    }
}

#[tokio::test]
async fn setup_shows_people_what_they_need_and_says_that_it_is_shown_once() {
    let place = Place::on(Engine::Sqlite).await;
    let arguments = ["setup", "--workspace", "Acme", "--email", "ana@example.com", "--plan", "Starter"];
    let run = place.run(&arguments).await;
    let lines: Vec<_> = run.ok().lines().collect();
    assert!(lines[0].starts_with("Workspace:  wsp_"), "{lines:?}");
    assert!(lines[1].starts_with("API key:    csk_") && lines[1].ends_with("(shown only now)"), "{lines:?}");
    assert!(lines[2].starts_with("Password:   ") && lines[2].ends_with("(shown only now)"), "{lines:?}");
    assert!(place.run(&["workspace", "list"]).await.ok().contains("starter (1000 calls a month, 60 a minute)"));
}

#[tokio::test]
async fn setup_reads_the_password_from_standard_input() {
    let place = Place::on(Engine::Sqlite).await;
    let arguments = ["setup", "--workspace", "Acme", "--email", "ana@example.com", "--password-stdin"];
    let short = place.run_reading(&arguments, "short\n").await;
    assert!(short.failure().contains("password must be 10 to 1024 characters"), "{short:?}");
    let run = place.run_reading(&arguments, "a password of mine\r\n").await;
    assert!(!run.ok().contains("a password of mine"), "{run:?}");
    assert!(signs_in(&place, "Ana@Example.com", "a password of mine").await);
    assert!(!signs_in(&place, "ana@example.com", "a password of mine\r\n").await);
}

#[tokio::test]
async fn setup_for_somebody_who_is_known_leaves_their_password_alone() {
    for engine in ENGINES {
        let place = Place::on(engine).await;
        let first = place.set_up("Acme").await;
        let server = place.serve().await;
        let second = place.set_up("Beta").await;
        assert_eq!(second["userId"], first["userId"]);
        assert_ne!(second["workspaceId"], first["workspaceId"]);
        assert_eq!(second["password"], Value::Null);
        assert!(signs_in(&place, "ana@example.com", text(&first, "password")).await);
        // Each key opens its own workspace and no other.
        let template =
            server.post("/templates", text(&first, "apiKey"), &json!({ "name": "NDA" })).await.created();
        let path = format!("/templates/{}", text(&template, "id"));
        server.get(&path, text(&first, "apiKey")).await.ok();
        server.get(&path, text(&second, "apiKey")).await.error(404, "NOT_FOUND");
        let list = place.run(&["workspace", "list"]).await;
        let names: Vec<_> = list.ok().lines().map(|line| line.rsplit("   ").next().unwrap()).collect();
        assert_eq!(names, ["Acme", "Beta"]);
    }
}

#[tokio::test]
async fn keys_are_made_listed_and_revoked_beside_a_running_service() {
    for engine in ENGINES {
        let place = Place::on(engine).await;
        let made = place.set_up("Acme").await;
        let workspace = text(&made, "workspaceId");
        let server = place.serve().await;
        let create = ["keys", "create", "--workspace", workspace, "--name", "For the shop"];
        let created = place.run(&[&create[..], &["--json"]].concat()).await.json();
        assert_eq!(created.as_object().unwrap().keys().collect::<Vec<_>>(), ["keyId", "apiKey"]);
        let (id, key) = (text(&created, "keyId"), text(&created, "apiKey"));
        server.get("/templates", key).await.ok();

        let list = async || place.run(&["keys", "list", "--workspace", workspace]).await.ok().to_owned();
        let listed = list().await;
        assert_eq!(listed.lines().count(), 2, "{listed}");
        let line = listed.lines().find(|line| line.starts_with(id)).unwrap().to_owned();
        assert!(line.contains("created 20") && line.ends_with("For the shop"), "{line}");
        assert!(!listed.contains("csk_"), "{listed}");

        // The service has just looked the key up; once the command is done it takes it no more.
        server.get("/templates", key).await.ok();
        let revoked = place.run(&["keys", "revoke", id]).await;
        assert!(revoked.ok().contains("is revoked"), "{revoked:?}");
        let error = server.get("/templates", key).await.error(401, "UNAUTHORIZED");
        assert!(text(&error, "message").contains("has been revoked"));
        server.get("/templates", text(&made, "apiKey")).await.ok();
        let line = list().await.lines().find(|line| line.starts_with(id)).unwrap().to_owned();
        assert!(line.contains("revoked 20"), "{line}");
    }
}

#[tokio::test]
async fn the_last_use_of_a_key_is_listed_after_the_service_has_stopped() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let list =
        async || place.run(&["keys", "list", "--workspace", text(&made, "workspaceId")]).await.ok().to_owned();
    assert!(list().await.contains("never used"));
    let server = place.serve().await;
    server.get("/templates", text(&made, "apiKey")).await.ok();
    server.stop().await;
    assert!(list().await.contains("last used 20"), "{}", list().await);
}

#[tokio::test]
async fn a_key_is_made_for_the_administrator_who_is_named() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let create = ["keys", "create", "--workspace", text(&made, "workspaceId"), "--name", "Hers", "--user"];
    let for_her = place.run(&[&create[..], &["ANA@example.com"]].concat()).await;
    assert!(for_her.ok().contains("csk_") && for_her.ok().contains("(shown only now)"));
    let for_nobody = place.run(&[&create[..], &["bob@example.com"]].concat()).await;
    assert!(for_nobody.failure().contains("bob@example.com is not an administrator"), "{for_nobody:?}");
}

async fn limit(server: &Server, key: &str) -> Answer {
    server.get("/rate-limit", key).await
}

#[tokio::test]
async fn a_plan_that_is_set_counts_in_the_running_service() {
    for engine in ENGINES {
        let place = Place::on(engine).await;
        let made = place.set_up("Acme").await;
        let (workspace, key) = (text(&made, "workspaceId"), text(&made, "apiKey"));
        let server = place.serve().await;
        assert_eq!(limit(&server, key).await.header("x-ratelimit-limit"), "300");
        let set = place.run(&["workspace", "set-plan", workspace, "pro"]).await;
        assert!(set.ok().ends_with("is on pro (10000 calls a month, 120 a minute)\n"), "{set:?}");
        soon(async || limit(&server, key).await, |answer| answer.header("x-ratelimit-limit") == "120").await;

        let own = ["workspace", "set-plan", workspace, "enterprise", "--calls", "77", "--per-minute", "7"];
        place.run(&own).await.ok();
        soon(async || limit(&server, key).await, |answer| answer.header("x-ratelimit-limit") == "7").await;
        assert!(
            place.run(&["workspace", "list"]).await.ok().contains("enterprise (77 calls a month, 7 a minute)")
        );
    }
}

#[tokio::test]
async fn entitlements_that_are_set_count_in_the_running_service() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let (workspace, key) = (text(&made, "workspaceId"), text(&made, "apiKey"));
    let server = place.serve().await;
    let me = async || {
        server
            .client
            .send(server.client.request(Method::GET, "/api/external/v2/me").header("X-Api-Key", key))
            .await
    };
    me().await.ok();
    let set = ["workspace", "set-entitlements", workspace];
    let off = place.run(&[&set[..], &["--api", "false"]].concat()).await;
    assert!(off.ok().ends_with("has API off and WEBHOOKS on\n"), "{off:?}");
    soon(me, |answer| answer.status == 403).await;
    let on = place.run(&[&set[..], &["--api", "true", "--webhooks", "false"]].concat()).await;
    assert!(on.ok().ends_with("has API on and WEBHOOKS off\n"), "{on:?}");
    soon(me, |answer| answer.status == 200).await;
    assert!(place.run(&["workspace", "list"]).await.ok().contains("[API]"));
}

#[tokio::test]
async fn a_logo_is_set_and_taken_away() {
    let place = Place::on(Engine::Sqlite).await;
    let made = place.set_up("Acme").await;
    let workspace = text(&made, "workspaceId");
    let picture = place.data("logo.png");
    std::fs::write(&picture, b"\x89PNG\r\n\x1a\n and what follows").unwrap();
    let set = ["workspace", "set-logo", workspace];
    let shown = place.run(&[&set[..], &[picture.to_str().unwrap()]].concat()).await;
    assert!(shown.ok().ends_with("shows its logo in its mails\n"), "{shown:?}");
    assert!(place.run(&set).await.ok().ends_with("has no logo any more\n"));
    std::fs::write(&picture, b"no picture").unwrap();
    let refused = place.run(&[&set[..], &[picture.to_str().unwrap()]].concat()).await;
    assert!(refused.failure().contains("must be a PNG or JPEG picture"), "{refused:?}");
    let missing = place.run(&[&set[..], &["/nowhere.png"]].concat()).await;
    assert!(missing.failure().starts_with("can't read /nowhere.png"), "{missing:?}");
}

#[tokio::test]
async fn migrate_makes_the_database_and_may_be_run_again() {
    for engine in ENGINES {
        let place = Place::on(engine).await;
        for _ in 0..2 {
            assert_eq!(place.run(&["migrate"]).await.ok(), "the database is up to date\n");
        }
        assert_eq!(place.data("countersign.db").exists(), engine == Engine::Sqlite);
        assert_eq!(place.run(&["workspace", "list"]).await.ok(), "");
    }
}

#[tokio::test]
async fn openapi_prints_the_document_that_is_served() {
    let place = Place::on(Engine::Sqlite).await;
    let server = place.serve().await;
    for version in ["v1", "v2"] {
        let printed = place.run(&["openapi", version]).await.json();
        assert!(text(&printed, "openapi").starts_with("3.1."), "{version}");
        assert_eq!(printed["servers"][0]["url"], format!("/api/external/{version}"));
        assert_eq!(printed, server.client.get(&format!("/openapi/{version}.json")).await.json());
    }
}

#[tokio::test]
async fn doctor_finds_a_healthy_instance_healthy() {
    for engine in ENGINES {
        let place = Place::on(engine).await;
        place.set_up("Acme").await;
        let server = place.serve().await;
        let run = place.run(&["doctor"]).await;
        let parts: Vec<_> = run.ok().lines().map(|line| line.split(':').next().unwrap()).collect();
        let healthy = ["data folder", "room", "secret key", "database", "files", "mail", "sealing key", "clock"]
            .map(|part| format!("ok      {part}"));
        assert_eq!(parts, healthy);
        server.stop().await;
    }
}

#[tokio::test]
async fn doctor_says_what_to_mend() {
    let place = Place::on(Engine::Sqlite).await;
    let run = place.run(&["doctor"]).await;
    assert!(run.failure().contains("need mending"), "{run:?}");
    let told = |part: &str| {
        let start = format!("mend    {part}: ");
        run.stdout.lines().any(|line| line.starts_with(&start))
    };
    assert!(told("data folder") && told("database"), "{run:?}");
    assert!(run.stdout.contains("run `countersign setup`"), "{run:?}");
    assert!(!place.data("").exists(), "looking makes nothing");

    let place = Place::on(Engine::Sqlite).await;
    place.run(&["migrate"]).await.ok();
    let place = place.with("COUNTERSIGN_DATABASE_URL", "postgres://nobody@127.0.0.1:1/nothing");
    let run = place.run(&["doctor"]).await;
    assert_eq!(run.failure(), "1 of the parts above need mending");
    assert!(run.stdout.contains("mend    database: the database can't be opened"), "{run:?}");
}

/// The mark that the secret key left in the database, and how often it was changed.
async fn key_mark(place: &Place) -> Option<(Vec<u8>, i64)> {
    let database = Database::open(&place.database_url()).await.unwrap();
    let sql = "SELECT content, version FROM instance_secrets WHERE name = 'secret key check'";
    let marks = database.query(sql, store::args![], |mut row| Ok((row.take()?, row.take()?))).await.unwrap();
    database.close().await;
    assert!(marks.len() <= 1, "{marks:?}");
    marks.into_iter().next()
}

#[tokio::test]
async fn looking_makes_no_key_and_leaves_no_mark() {
    let (old, new) = ("an old secret key that is long enough", "a new secret key that is long enough");
    for engine in ENGINES {
        let place = Place::on(engine).await;
        place.run(&["migrate"]).await.ok();
        std::fs::create_dir_all(place.data("")).unwrap();
        let nothing_was_made = async |place: &Place| {
            let made: Vec<_> =
                ["secret.key", "seal.pem", "blobs"].into_iter().filter(|name| place.data(name).exists()).collect();
            assert_eq!((made, key_mark(place).await), (vec![], None), "{engine:?}");
        };
        let run = place.run(&["doctor"]).await;
        assert!(run.ok().contains("secret key: will be made at the first start"), "{run:?}");
        assert!(run.ok().contains("sealing key: will be made with the first sealed document"), "{run:?}");
        nothing_was_made(&place).await;
        // Nor does a command make a key that lists what is not there; the folder of files it does make.
        assert_eq!(place.run(&["workspace", "list"]).await.ok(), "");
        std::fs::remove_dir(place.data("blobs")).unwrap();
        nothing_was_made(&place).await;
        let place = place.with("COUNTERSIGN_SECRET_KEY", old);
        assert!(place.run(&["doctor"]).await.ok().contains("secret key: 1 from COUNTERSIGN_SECRET_KEY"));
        nothing_was_made(&place).await;

        // Once it was begun, a new list does not move the mark before a node starts with it, and another key is told of.
        place.set_up("Acme").await;
        let mark = key_mark(&place).await;
        assert!(mark.is_some());
        let place = place.with("COUNTERSIGN_SECRET_KEY", &format!("{new},{old}"));
        place.run(&["doctor"]).await.ok();
        place.run(&["workspace", "list"]).await.ok();
        assert_eq!(key_mark(&place).await, mark);
        let place = place.with("COUNTERSIGN_SECRET_KEY", new);
        let run = place.run(&["doctor"]).await;
        assert_eq!(run.failure(), "1 of the parts above need mending", "{run:?}");
        assert!(run.stdout.contains("mend    secret key: the secret key is another one"), "{run:?}");
        assert!(place.run(&["workspace", "list"]).await.failure().contains("the secret key is another one"));
        assert_eq!(key_mark(&place).await, mark);
        place.with("COUNTERSIGN_SECRET_KEY", &format!("{new},{old}")).serve().await.stop().await;
    }
}

#[tokio::test]
async fn ping_tells_how_the_service_is() {
    let place = Place::on(Engine::Sqlite).await;
    let server = place.serve().await;
    let ready = server.log.event("ready").expect("it is ready");
    let address = text(&ready, "address").strip_prefix("http://").expect("no TLS").to_owned();
    let place = place.with("COUNTERSIGN_HTTP_LISTEN", &address);
    assert_eq!(place.run(&["ping"]).await.ok(), "ready\n");
    assert_eq!(place.run(&["ping", "--alive"]).await.ok(), "alive\n");

    server.stop().await;
    let run = place.run(&["ping"]).await;
    assert!(run.failure().starts_with(&format!("the service at {address} does not answer")), "{run:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_printed_makes_a_command_fail() {
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    for arguments in [&["workspace", "list"][..], &["openapi", "v2"], &["man"], &["completions", "bash"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let ended = place.run_into(arguments, full).await;
        assert_eq!(ended.status, Some(1), "{arguments:?} {ended:?}");
        assert!(ended.stderr.contains("could not be written"), "{arguments:?} {ended:?}");
    }
}
