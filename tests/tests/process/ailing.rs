//! What an operator is told of an instance that is not well: by `doctor`, and at the start.

use std::os::unix::fs::PermissionsExt;

use app::sealing::SealingKey;
use countersign_tests::{Engine, eventually};
use model::Clock;
use model::clock::SystemClock;
use model::random::SystemRandom;
use serde_json::json;

use crate::program::Place;

/// The line of `doctor` about a part.
fn line<'a>(printed: &'a str, part: &str) -> &'a str {
    let named = |line: &&str| line.get(8..).is_some_and(|rest| rest.starts_with(&format!("{part}: ")));
    printed.lines().find(named).unwrap_or_else(|| panic!("nothing about {part}: {printed}"))
}

#[tokio::test]
async fn doctor_tells_of_a_full_disk() {
    // Some containers forbid it; then there is no small disk to be had.
    let alone = ["--user", "--map-root-user", "--mount"];
    let may = std::process::Command::new("unshare").args(alone).arg("true").status();
    if !may.is_ok_and(|status| status.success()) {
        eprintln!("no namespace of one's own here, so no full disk was made");
        return;
    }
    let place = Place::on(Engine::Sqlite).await;
    std::fs::create_dir(place.data("")).unwrap();
    // A small disk of its own, in a namespace of its own, so that nobody has to be root.
    let script = "mount -t tmpfs -o size=8m,mode=0700 none data || exit 77
        \"$0\" setup --workspace Acme --email ana@example.com >/dev/null || exit 78
        \"$0\" doctor; echo status $?
        dd if=/dev/zero of=data/filling bs=4k 2>/dev/null
        \"$0\" doctor; echo status $?
        test ! -e data/.doctor || exit 79";
    let mut command = tokio::process::Command::new("unshare");
    command.args(alone).args(["sh", "-c", script]).arg(countersign_tests::program());
    command.env_clear().env("PATH", std::env::var_os("PATH").unwrap()).current_dir(place.folder());
    let output = command.output().await.expect("`unshare` of util-linux");
    let printed = String::from_utf8(output.stdout).unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{printed}{said}");
    let (small, full) = printed.split_once("status 1\n").unwrap_or_else(|| panic!("{printed}{said}"));
    assert!(full.ends_with("status 1\n"), "{printed}{said}");
    assert!(line(small, "data folder").starts_with("ok "), "{small}");
    for printed in [small, full] {
        let room = line(printed, "room");
        assert!(
            room.starts_with("mend") && room.contains(" MiB are left at ") && room.contains("make room"),
            "{room}"
        );
    }
    let folder = line(full, "data folder");
    assert!(folder.starts_with("mend") && folder.ends_with("make room on its disk"), "{folder}");
}

#[tokio::test]
async fn doctor_tells_of_secrets_that_no_key_opens() {
    let (old, new) = ("an old secret key that is long enough", "a new secret key that is long enough");
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_SECRET_KEY", old);
    let made = place.set_up("Acme").await;
    let server = place.serve().await;
    let webhook = json!({ "url": "https://example.com/hook", "events": ["document.completed"] });
    let _ = server.post_v2("/webhooks", made["apiKey"].as_str().unwrap(), &webhook).await.created();
    server.stop().await;
    // The database is the new key's from the next start on; then the old one is lost.
    let place = place.with("COUNTERSIGN_SECRET_KEY", &format!("{new},{old}"));
    place.serve().await.stop().await;
    let place = place.with("COUNTERSIGN_SECRET_KEY", new);
    let run = place.run(&["doctor"]).await;
    assert_eq!(run.failure(), "1 of the parts above need mending", "{run:?}");
    let told = line(&run.stdout, "stored secrets");
    assert!(told.starts_with("mend") && told.contains("can be opened by no key that is there"), "{told}");
    assert!(told.contains("webhook") && told.contains("COUNTERSIGN_SECRET_KEY"), "{told}");
}

#[tokio::test]
async fn a_sealing_key_that_can_not_be_used_is_told_at_the_start() {
    let place = Place::on(Engine::Sqlite).await;
    let now = SystemClock.now();
    let (_, pem) = SealingKey::generate("Acme", now.plus_days(-9), now.plus_days(-1), &SystemRandom).unwrap();
    let file = place.folder().join("own.pem").display().to_string();
    std::fs::write(&file, format!("{}{}", pem.key, pem.certificate)).unwrap();
    let place = place.with("COUNTERSIGN_SEAL_KEY", &file).with("COUNTERSIGN_SEAL_CERTIFICATE", &file);
    let server = place.serve().await;
    let message = "documents can't be sealed with the key that the settings name; `countersign doctor` tells more";
    let told = eventually("the warning", async || server.log.event(message)).await;
    assert_eq!(told["level"], "ERROR");
    assert!(!told["problem"].as_str().unwrap().is_empty(), "{told}");
    server.stop().await;
}

#[tokio::test]
async fn a_certificate_that_ends_soon_or_has_not_begun_is_told() {
    let now = SystemClock.now();
    let own = async |from: i64, until: i64| {
        let place = Place::on(Engine::Sqlite).await;
        place.set_up("Acme").await;
        let (_, pem) =
            SealingKey::generate("Acme", now.plus_days(from), now.plus_days(until), &SystemRandom).unwrap();
        let file = place.folder().join("own.pem").display().to_string();
        std::fs::write(&file, format!("{}{}", pem.key, pem.certificate)).unwrap();
        let place = place.with("COUNTERSIGN_SEAL_KEY", &file).with("COUNTERSIGN_SEAL_CERTIFICATE", &file);
        place.run(&["doctor"]).await.stdout
    };
    for (from, until, told) in [
        (-1, 22, "supply the next one before that"),
        (-1, 20, "supply the next one, and restart the service"),
        (2, 400, "is not valid before"),
    ] {
        let printed = own(from, until).await;
        let key = line(&printed, "sealing key");
        assert!(key.contains(told) && key.starts_with("ok") == (until == 22), "{key}");
    }
    // One that the service made itself while the clock was ahead heals by itself, and is told until then.
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    let (_, pem) = SealingKey::generate("Acme", now.plus_days(2), now.plus_days(400), &SystemRandom).unwrap();
    std::fs::write(place.data("seal.pem"), format!("{}{}", pem.key, pem.certificate)).unwrap();
    let printed = place.run(&["doctor"]).await.stdout;
    let key = line(&printed, "sealing key");
    assert!(key.contains("not valid before") && key.contains("a new one is made"), "{key}");
}

#[tokio::test]
async fn links_that_lead_nowhere_and_a_proxy_that_is_not_believed_are_told() {
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_SMTP_URL", "smtp://127.0.0.1:9?tls=none");
    let made = place.set_up("Acme").await;
    let warned = |lines: Vec<String>, words: &str| {
        lines.iter().filter(|line| line.contains("WARN") && line.contains(words)).count()
    };
    let server = place.serve().await;
    assert_eq!(warned(server.log.all(), "set COUNTERSIGN_HTTP_BASE_URL"), 1);
    server.stop().await;
    let printed = place.run(&["doctor"]).await.stdout;
    assert!(line(&printed, "links").starts_with("look") && !printed.contains(" proxy: "), "{printed}");

    let place = place
        .with("COUNTERSIGN_HTTP_BASE_URL", "https://sign.example.com")
        .with("COUNTERSIGN_HTTP_LISTEN", "127.0.0.1:0");
    let printed = place.run(&["doctor"]).await.stdout;
    assert!(line(&printed, "proxy").starts_with("look") && !printed.contains(" links: "), "{printed}");
    let place = place.with("COUNTERSIGN_HTTP_TRUSTED_PROXIES", "192.0.2.1");
    assert!(!place.run(&["doctor"]).await.stdout.contains(" proxy: "));
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let place = place.with("COUNTERSIGN_HTTP_LISTEN", &format!("127.0.0.1:{port}"));
    let server = place.serve().await;
    let client = countersign_tests::Client::new(format!("http://127.0.0.1:{port}"));
    for _ in 0..3 {
        let request = client.request(reqwest::Method::GET, "/api/external/v1/documents");
        let request = request.bearer_auth(made["apiKey"].as_str().unwrap());
        let _ = client.send(request.header("x-forwarded-for", "198.51.100.7")).await.ok();
    }
    let told = "is not trusted, and is not believed";
    eventually("the warning", async || (warned(server.log.all(), told) == 1).then_some(())).await;
    let log = server.log.all().join("\n");
    assert!(!log.contains("198.51.100.7"), "{log}");
    server.stop().await;
}

#[tokio::test]
async fn doctor_tells_of_a_data_folder_that_others_can_look_into() {
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    assert!(!place.run(&["doctor"]).await.ok().contains("look    data folder"), "as it is made");
    std::fs::set_permissions(place.data(""), std::fs::Permissions::from_mode(0o755)).unwrap();
    let run = place.run(&["doctor"]).await;
    let told = run.ok().lines().find(|line| line.starts_with("look    data folder: ")).unwrap_or_default();
    assert!(told.contains("mode 755") && told.contains("chmod 700"), "{run:?}");
}

#[tokio::test]
async fn doctor_tells_of_an_issuer_that_can_not_be_reached() {
    let place = Place::on(Engine::Sqlite)
        .await
        .with("COUNTERSIGN_OIDC_ISSUER", "http://127.0.0.1:9")
        .with("COUNTERSIGN_OIDC_CLIENT_ID", "countersign");
    place.set_up("Acme").await;
    let run = place.run(&["doctor"]).await;
    assert_eq!(run.failure(), "1 of the parts above need mending", "{run:?}");
    let told = line(&run.stdout, "single sign-on");
    assert!(told.contains("can't be reached") && told.contains("COUNTERSIGN_OIDC_ISSUER"), "{told}");
}

#[tokio::test]
async fn a_proxy_is_taken_from_the_settings_and_one_of_the_environment_is_told() {
    let with_issuer = async |issuer| {
        let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_OIDC_ISSUER", issuer);
        place.with("COUNTERSIGN_OIDC_CLIENT_ID", "countersign").with("HTTPS_PROXY", "http://127.0.0.1:9")
    };
    let place = with_issuer("https://id.example.com").await;
    place.set_up("Acme").await;
    // Somebody who hears what the proxy is asked for, and says no.
    let proxy = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", proxy.local_addr().unwrap());
    let asked = tokio::spawn(async move {
        let (stream, _) = proxy.accept().await.unwrap();
        let mut line = String::new();
        tokio::io::AsyncBufReadExt::read_line(&mut tokio::io::BufReader::new(stream), &mut line).await.unwrap();
        line
    });
    let place = place.with("COUNTERSIGN_OUTGOING_PROXY", &address);
    let printed = place.run(&["doctor"]).await.stdout;
    assert!(line(&printed, "single sign-on").starts_with("mend"), "{printed}");
    assert!(!printed.contains("way out: "), "{printed}");
    assert_eq!(asked.await.unwrap(), "CONNECT id.example.com:443 HTTP/1.1\r\n");
    let direct = with_issuer("http://127.0.0.1:9").await;
    direct.set_up("Acme").await;
    let printed = direct.run(&["doctor"]).await.stdout;
    assert!(line(&printed, "way out").contains("COUNTERSIGN_OUTGOING_PROXY"), "{printed}");
}

#[tokio::test]
async fn doctor_tells_of_a_key_that_others_read_and_of_fonts_that_are_not_there() {
    let place = Place::on(Engine::Sqlite).await;
    place.set_up("Acme").await;
    let key = place.data("secret.key");
    std::fs::set_permissions(&key, std::fs::Permissions::from_mode(0o644)).unwrap();
    let place = place.with("COUNTERSIGN_RENDER_FONTS_DIR", "/nowhere/fonts");
    let run = place.run(&["doctor"]).await;
    assert_eq!(run.failure(), "2 of the parts above need mending", "{run:?}");
    let told = line(&run.stdout, "secret key");
    assert!(told.contains("others can read") && told.contains("chmod 600"), "{told}");
    let told = line(&run.stdout, "fonts");
    assert!(told.contains("/nowhere/fonts") && told.contains("COUNTERSIGN_RENDER_FONTS_DIR"), "{told}");
}
