//! The published examples are what our signer makes.

use std::path::{Path, PathBuf};

use countersign_outbound::hooks::{service_signature, standard_signature};
use serde::Deserialize;

#[derive(Deserialize)]
struct Published {
    vectors: Vec<Vector>,
}

/// One published example. `docs/webhooks/vectors.json` says what each field is.
#[derive(Deserialize, Clone)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Vector {
    pub name: String,
    signed_with: Vec<String>,
    pub secret: String,
    id: String,
    pub timestamp: i64,
    pub received_at: i64,
    pub body: String,
    pub service_signature: String,
    standard_signature: String,
    pub service_valid: bool,
    standard_valid: bool,
}

/// The folder of what is published for receivers.
pub fn published() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/webhooks")
}

pub fn vectors() -> Vec<Vector> {
    let text = std::fs::read_to_string(published().join("vectors.json")).expect("the published vectors");
    serde_json::from_str::<Published>(&text).expect("vectors").vectors
}

impl Vector {
    /// Whether the receiver's clock lets it pass.
    fn is_fresh(&self) -> bool {
        (self.received_at - self.timestamp).abs() <= 300
    }
}

#[test]
fn the_published_signatures_are_ours() {
    let vectors = vectors();
    assert!(vectors.len() >= 20 && vectors.iter().filter(|vector| vector.service_valid).count() >= 10);
    for vector in vectors {
        let (name, body) = (&vector.name, vector.body.as_bytes());
        let service = |secrets: &[String]| service_signature(secrets, vector.timestamp, body);
        let standard = |secrets: &[String]| standard_signature(secrets, &vector.id, vector.timestamp, body);
        if vector.service_valid {
            assert_eq!(service(&vector.signed_with), vector.service_signature, "{name}");
        }
        if vector.standard_valid {
            assert_eq!(standard(&vector.signed_with), vector.standard_signature, "{name}");
        }
        // What a receiver with one secret finds.
        let own = std::slice::from_ref(&vector.secret);
        let found = vector.service_signature.split(',').any(|one| one == service(own)) && vector.is_fresh();
        assert_eq!(found, vector.service_valid, "{name}");
        let found = vector.standard_signature.split(' ').any(|one| one == standard(own)) && vector.is_fresh();
        assert_eq!(found, vector.standard_valid, "{name}");
    }
}
