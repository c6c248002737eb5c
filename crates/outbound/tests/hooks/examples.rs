//! The published programs tell right from wrong, in each language that is at hand.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::attempts::secrets;
use crate::receiver::Receiver;
use crate::vectors::{Vector, published, vectors};

/// Has a program judge a vector. `None` where its language is not at hand.
fn judged(program: &[&str], vector: &Vector) -> Option<bool> {
    let (language, arguments) = program.split_first()?;
    let started = Command::new(language)
        .args(arguments)
        .args([&vector.secret, &vector.timestamp.to_string(), &vector.service_signature])
        .env("NOW", vector.received_at.to_string())
        .current_dir(published())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = match started {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
        started => started.expect("the program starts"),
    };
    // One that judges by the timestamp alone may not read the body.
    let _ = child.stdin.take().expect("an input").write_all(vector.body.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    match (output.stdout.as_slice(), output.status.code()) {
        (b"valid\n", Some(0)) => Some(true),
        (b"invalid\n", Some(1)) => Some(false),
        other => panic!("{program:?} on {}: {other:?}", vector.name),
    }
}

fn judges_all(program: &[&str]) {
    for vector in vectors() {
        if let Some(found) = judged(program, &vector) {
            assert_eq!(found, vector.service_valid, "{program:?} on {}", vector.name);
        }
    }
}

#[test]
fn the_shell_verifies() {
    judges_all(&["sh", "verify.sh"]);
}

#[test]
fn python_verifies() {
    judges_all(&["python3", "verify.py"]);
}

#[test]
fn node_verifies() {
    judges_all(&["node", "verify.mjs"]);
}

#[test]
fn go_verifies() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("verify");
    let built =
        Command::new("go").args(["build", "-o"]).arg(&program).arg("verify.go").current_dir(published()).status();
    match built {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        built => {
            assert!(built.expect("go runs").success(), "verify.go can be built");
            judges_all(&[program.to_str().expect("a path")]);
        }
    }
}

#[test]
fn rust_verifies() {
    for vector in vectors() {
        let now = u64::try_from(vector.received_at).expect("a time");
        let timestamp = vector.timestamp.to_string();
        let found = crate::verify::verify(
            &vector.secret,
            &timestamp,
            &vector.service_signature,
            vector.body.as_bytes(),
            now,
        );
        assert_eq!(found, vector.service_valid, "{}", vector.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_shell_sends_is_signed_as_the_service_signs() {
    let receiver = Receiver::friendly("127.0.0.1:0").await;
    let body = r#"{"id":"evt_1","event":"webhook.test","data":{"name":"für"}}"#;
    let (url, secret) = (receiver.url(), secrets().remove(0));
    let sent = tokio::task::spawn_blocking(move || {
        let mut child = Command::new("sh")
            .args(["send.sh", &url, &secret])
            .current_dir(published())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        child.stdin.take().expect("an input").write_all(body.as_bytes()).expect("the body is read");
        child.wait_with_output().expect("an end")
    });
    let output = sent.await.expect("a thread");
    assert_eq!((output.status.success(), output.stdout.as_slice()), (true, &b"thanks"[..]));
    let request = &receiver.requests()[0];
    let timestamp = request.header("x-service-timestamp").parse().expect("a number");
    assert_eq!(request.body, body.as_bytes());
    assert_eq!(
        request.header("x-service-signature"),
        countersign_outbound::hooks::service_signature(&secrets(), timestamp, body.as_bytes())
    );
    let id = request.header("webhook-id");
    assert_eq!(
        request.header("webhook-signature"),
        countersign_outbound::hooks::standard_signature(&secrets(), id, timestamp, body.as_bytes())
    );
}
