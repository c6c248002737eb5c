//! Passkeys, with an authenticator made of software.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use countersign_tests::{Answer, Person, on_both_databases};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{PASSWORD, events, joined, sign_in, text};

const MINUTE: i64 = 60_000;
const VERIFIED: u8 = 0x05;

/// A device that holds one passkey.
pub struct Device {
    key: EcdsaKeyPair,
    id: Vec<u8>,
    counter: u32,
    flags: u8,
    origin: String,
    party: String,
}

fn written(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

impl Device {
    pub fn new(person: &Person, id: u8) -> Self {
        let random = SystemRandom::new();
        let private = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, private.as_ref(), &random).unwrap();
        let origin = person.origin().to_owned();
        Self { key, id: vec![id; 16], counter: 0, flags: VERIFIED, origin, party: "127.0.0.1".to_owned() }
    }

    fn client_data(&self, kind: &str, challenge: &Value) -> Vec<u8> {
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        [Sha256::digest(&self.party).as_slice(), &[flags], &self.counter.to_be_bytes()].concat()
    }

    /// What a browser sends when the passkey is made. The CBOR is written by hand, so that ours is held against another's.
    fn made(&self, name: &str, asked: &Value) -> Value {
        let point = self.key.public_key().as_ref();
        let (x, y) = (&point[1..33], &point[33..]);
        let cose = [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], x, &[0x22, 0x58, 32], y].concat();
        let data =
            [self.data(self.flags | 0x40).as_slice(), &[0; 16], &[0, 16], self.id.as_slice(), &cose].concat();
        let length = u8::try_from(data.len()).unwrap();
        let object = [b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58", &[length][..], &data].concat();
        json!({
            "name": name, "clientDataJson": written(&self.client_data("webauthn.create", &asked["challenge"])),
            "attestationObject": written(&object),
        })
    }

    /// What a browser sends when the passkey signs.
    fn signed(&mut self, asked: &Value) -> Value {
        self.counter += 1;
        let client_data = self.client_data("webauthn.get", &asked["challenge"]);
        let data = self.data(self.flags);
        let message = [data.as_slice(), Sha256::digest(&client_data).as_slice()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &message).unwrap();
        json!({
            "id": written(&self.id), "clientDataJson": written(&client_data), "authenticatorData": written(&data),
            "signature": written(signature.as_ref()),
        })
    }
}

/// Adds the device's passkey to somebody's account.
pub async fn add(person: &Person, device: &Device, name: &str) -> Answer {
    let asked = person.post("/account/passkeys/challenge", json!({ "password": PASSWORD })).await.ok();
    person.post("/account/passkeys", device.made(name, &asked)).await
}

/// Signs in with the device.
pub async fn enter(person: &Person, device: &mut Device) -> Answer {
    let asked = person.post("/session/passkey/challenge", json!({})).await.ok();
    let signed = device.signed(&asked);
    person.post("/session/passkey", signed).await
}

on_both_databases! {
    async fn a_passkey_signs_in_without_a_password(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut device = Device::new(&person, 1);
        person.post("/account/passkeys/challenge", json!({})).await.invalid("password");
        person.post("/account/passkeys/challenge", json!({ "password": "wrong" })).await.error(403, "FORBIDDEN");
        let asked = person.post("/account/passkeys/challenge", json!({ "password": PASSWORD })).await.ok();
        assert_eq!((text(&asked["rp"]["id"]), text(&asked["user"]["name"])), ("127.0.0.1", acme.email.as_str()));
        assert_eq!(asked["authenticatorSelection"]["userVerification"], "required");
        let made = person.post("/account/passkeys", device.made("Laptop", &asked)).await.created();
        assert_eq!((text(&made["name"]), &made["lastUsedAt"]), ("Laptop", &Value::Null));
        person.post("/account/passkeys", device.made("Again", &asked)).await.error(410, "GONE");
        assert_eq!(person.get("/session").await.ok()["user"]["secondFactor"]["passkeys"], 1);

        let other = Person::new(world.client());
        let session = enter(&other, &mut device).await.ok();
        assert_eq!(session["user"]["email"], acme.email);
        other.get("/team").await.ok();
        let listed = other.get("/account/passkeys").await.ok();
        assert!(listed[0]["lastUsedAt"].is_string());
        assert_eq!(events(&acme, "user.updated").await.len(), 1);
    }

    async fn nothing_but_an_answer_to_our_question_signs_in(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut device = Device::new(&person, 1);
        add(&person, &device, "Laptop").await.created();
        let other = Person::new(world.client());
        let refused = async |change: &dyn Fn(&mut Value, &mut Device), device: &mut Device| {
            let asked = other.post("/session/passkey/challenge", json!({})).await.ok();
            let mut whole = device.signed(&asked);
            change(&mut whole, device);
            other.post("/session/passkey", whole).await.error(403, "FORBIDDEN");
        };
        refused(&|sent, _| sent["signature"] = json!("AAAA"), &mut device).await;
        refused(&|sent, _| sent["id"] = json!("AAAA"), &mut device).await;
        refused(&|sent, _| sent["userHandle"] = json!("AAAA"), &mut device).await;
        for (origin, party, flags) in [
            ("https://evil.example", "127.0.0.1", VERIFIED),
            ("", "evil.example", VERIFIED),
            ("", "127.0.0.1", 0x01),
        ] {
            let mut altered = Device::new(&person, 1);
            std::mem::swap(&mut altered.key, &mut device.key);
            altered.counter = device.counter;
            if !origin.is_empty() {
                altered.origin = origin.to_owned();
            }
            (altered.party, altered.flags) = (party.to_owned(), flags);
            refused(&|_, _| {}, &mut altered).await;
            std::mem::swap(&mut altered.key, &mut device.key);
            device.counter = altered.counter;
        }
        // What answers an older question.
        let asked = other.post("/session/passkey/challenge", json!({})).await.ok();
        let late = device.signed(&asked);
        other.post("/session/passkey/challenge", json!({})).await.ok();
        other.post("/session/passkey", late).await.error(403, "FORBIDDEN");
        enter(&other, &mut device).await.ok();
    }

    async fn a_copy_is_noticed(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut device = Device::new(&person, 1);
        add(&person, &device, "Laptop").await.created();
        let other = Person::new(world.client());
        enter(&other, &mut device).await.ok();
        device.counter = 0;
        enter(&other, &mut device).await.error(403, "FORBIDDEN");
        enter(&other, &mut device).await.ok();
    }

    async fn an_answer_works_once_and_not_long(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut device = Device::new(&person, 1);
        add(&person, &device, "Laptop").await.created();
        let other = Person::new(world.client());
        let asked = other.post("/session/passkey/challenge", json!({})).await.ok();
        let signed = device.signed(&asked);
        let nobody = Person::new(world.client());
        nobody.post("/session/passkey", signed.clone()).await.error(410, "GONE");
        world.clock.advance_millis(5 * MINUTE);
        other.post("/session/passkey", signed).await.error(410, "GONE");
        let asked = person.post("/account/passkeys/challenge", json!({ "password": PASSWORD })).await.ok();
        world.clock.advance_millis(5 * MINUTE);
        person.post("/account/passkeys", Device::new(&person, 2).made("Late", &asked)).await.error(410, "GONE");
    }

    async fn nobody_fills_the_database_with_questions(world: World) {
        let stranger = Person::new(world.client());
        for _ in 0..60 {
            stranger.post("/session/passkey/challenge", json!({})).await.ok();
        }
        stranger.post("/session/passkey/challenge", json!({})).await.error(429, "RATE_LIMITED");
        world.clock.advance_millis(15 * MINUTE);
        stranger.post("/session/passkey/challenge", json!({})).await.ok();
    }

    async fn what_is_no_passkey_is_not_added(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut device = Device::new(&person, 1);
        device.flags = 0x01;
        add(&person, &device, "Not verified").await.error(403, "FORBIDDEN");
        device.flags = VERIFIED;
        "evil.example".clone_into(&mut device.party);
        add(&person, &device, "Elsewhere").await.error(403, "FORBIDDEN");
        "127.0.0.1".clone_into(&mut device.party);
        let asked = person.post("/account/passkeys/challenge", json!({ "password": PASSWORD })).await.ok();
        let mut broken = device.made("Broken", &asked);
        broken["attestationObject"] = json!("oA");
        person.post("/account/passkeys", broken).await.error(403, "FORBIDDEN");
        let mut unreadable = device.made("Unreadable", &asked);
        unreadable["clientDataJson"] = json!("not base64!");
        person.post("/account/passkeys", unreadable).await.invalid("clientDataJson");
        person.post("/account/passkeys", device.made(" ", &asked)).await.invalid("name");
        assert_eq!(person.get("/account/passkeys").await.ok(), json!([]));
        add(&person, &device, "Laptop").await.created();
        add(&person, &device, "The same").await.error(409, "CONFLICT");
    }

    async fn it_is_named_and_removed_by_its_owner(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut device = Device::new(&person, 1);
        let id = text(&add(&person, &device, "Laptop").await.created()["id"]).to_owned();
        let path = format!("/account/passkeys/{id}");
        let stranger = joined(&world, &acme, "ben@example.com", "administrator").await;
        stranger.patch(&path, json!({ "name": "Mine" })).await.error(404, "NOT_FOUND");
        stranger.delete(&path).await.error(404, "NOT_FOUND");
        person.patch(&path, json!({ "name": "" })).await.invalid("name");
        person.patch(&path, json!({ "name": "Work laptop" })).await.ok();
        assert_eq!(person.get("/account/passkeys").await.ok()[0]["name"], "Work laptop");
        person.delete(&path).await.ok();
        person.delete(&path).await.error(404, "NOT_FOUND");
        enter(&Person::new(world.client()), &mut device).await.error(403, "FORBIDDEN");
    }

    async fn it_is_a_second_step_of_its_owner_alone(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut device = Device::new(&person, 1);
        add(&person, &device, "Laptop").await.created();
        let ben = joined(&world, &acme, "ben@example.com", "member").await;
        crate::two_step::turned_on(&world, &person).await;
        let mut bens = Device::new(&ben, 2);
        add(&ben, &bens, "Ben's").await.created();

        let other = Person::new(world.client());
        let asked = sign_in(&other, &acme.email, PASSWORD).await.ok();
        assert_eq!(asked, json!({ "secondStep": ["totp", "passkey"] }));
        let asked = other.post("/session/passkey/challenge", json!({})).await.ok();
        assert_eq!(asked["allowCredentials"], json!([{ "type": "public-key", "id": written(&[1; 16]) }]));
        let theirs = bens.signed(&asked);
        other.post("/session/passkey", theirs).await.error(403, "FORBIDDEN");
        let own = device.signed(&asked);
        assert_eq!(other.post("/session/passkey", own).await.ok()["user"]["email"], acme.email);
    }
}
