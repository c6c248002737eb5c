//! The official libraries of Standard Webhooks, as receivers install them, verify what we send.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use countersign_outbound::hooks::standard_signature;
use reqwest::header::{HeaderName, HeaderValue};
use serde_json::json;

use crate::vectors::{Vector, vectors};

/// Reads one JSON line after the other (`secret`, `headers`, `body`) and prints what the library says of each.
const PYTHON: &str = r#"
import json, sys
from standardwebhooks.webhooks import Webhook, WebhookVerificationError
for line in sys.stdin:
    delivery = json.loads(line)
    try:
        Webhook(delivery["secret"]).verify(delivery["body"], delivery["headers"])
        print("valid")
    except WebhookVerificationError:
        print("invalid")
"#;
const NODE: &str = r"
const { createInterface } = require('node:readline');
const { Webhook, WebhookVerificationError } = require('standardwebhooks');
createInterface({ input: process.stdin }).on('line', (line) => {
  const delivery = JSON.parse(line);
  try {
    new Webhook(delivery.secret).verify(delivery.body, delivery.headers);
    console.log('valid');
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.log('invalid');
  }
});
";

/// Where `scripts/webhook-libraries` put them.
fn installed() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.cache/webhook-libraries");
    assert!(folder.join("wanted").exists(), "run scripts/webhook-libraries first, as scripts/need full does");
    folder.canonicalize().expect("a folder")
}

/// A delivery that was signed just now, and what is to be found of it.
struct Fresh {
    secret: String,
    headers: [(&'static str, String); 3],
    body: String,
    is_valid: bool,
}

/// Each vector signed anew, since the libraries look at the machine's clock: as it is, and with one letter changed.
fn fresh() -> Vec<Fresh> {
    let now = Command::new("date").arg("+%s").output().expect("the time").stdout;
    let now: i64 = String::from_utf8_lossy(&now).trim().parse().expect("seconds");
    let both = |vector: Vector| {
        let other = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=".to_owned();
        let signature = standard_signature(&[other, vector.secret.clone()], "evt_1", now, vector.body.as_bytes());
        let headers = [
            ("webhook-id", "evt_1".into()),
            ("webhook-timestamp", now.to_string()),
            ("webhook-signature", signature),
        ];
        let altered = vector.body.replacen('e', "E", 1);
        [(vector.body, true), (altered, false)].map(|(body, is_valid)| Fresh {
            secret: vector.secret.clone(),
            headers: headers.clone(),
            body,
            is_valid,
        })
    };
    vectors().into_iter().flat_map(both).collect()
}

/// Holds what a program says of each delivery against what is true.
fn verifies(program: &mut Command) {
    let deliveries = fresh();
    let line = |delivery: &Fresh| {
        let headers: BTreeMap<_, _> = delivery.headers.iter().cloned().collect();
        format!("{}\n", json!({ "secret": delivery.secret, "headers": headers, "body": delivery.body }))
    };
    let lines: String = deliveries.iter().map(line).collect();
    let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the language is at hand");
    child.stdin.take().expect("an input").write_all(lines.as_bytes()).expect("the lines are read");
    let output = child.wait_with_output().expect("an end");
    assert!(output.status.success());
    let expected = deliveries.iter().map(|delivery| if delivery.is_valid { "valid" } else { "invalid" });
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().collect::<Vec<_>>(), expected.collect::<Vec<_>>());
}

#[test]
fn the_rust_library_verifies() {
    for delivery in fresh() {
        let headers = delivery
            .headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_str(value).expect("a header")));
        let webhook = standardwebhooks::Webhook::new(&delivery.secret).expect("a secret");
        let verified = webhook.verify(delivery.body.as_bytes(), &headers.collect());
        assert_eq!(verified.is_ok(), delivery.is_valid, "{}", delivery.body);
    }
}

#[test]
#[ignore = "needs packages from the network; part of `make test-full`"]
fn the_python_library_verifies() {
    verifies(Command::new(installed().join("python/bin/python")).args(["-c", PYTHON]));
}

#[test]
#[ignore = "needs packages from the network; part of `make test-full`"]
fn the_node_library_verifies() {
    verifies(Command::new("node").args(["-e", NODE]).current_dir(installed()));
}
