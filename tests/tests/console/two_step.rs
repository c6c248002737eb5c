//! The second step of signing in.

use countersign_tests::{Person, World, eventually, on_both_databases};
use model::Clock;
use ring::hmac;
use serde_json::{Value, json};

use crate::support::{PASSWORD, events, letters, secret, sign_in, text};

const STEP: i64 = 30_000;
const MINUTE: i64 = 60_000;

/// The digits that an authenticator app shows now: a second telling of RFC 6238, to hold ours against.
fn digits(world: &World, secret: &str) -> String {
    let bits: String = secret
        .bytes()
        .map(|letter| "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".bytes().position(|one| one == letter).expect("base32"))
        .map(|value| format!("{value:05b}"))
        .collect();
    let key: Vec<u8> = bits
        .as_bytes()
        .chunks_exact(8)
        .map(|byte| u8::from_str_radix(std::str::from_utf8(byte).unwrap(), 2).unwrap())
        .collect();
    let step = world.clock.now().millis() / STEP;
    let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, &key), &step.to_be_bytes());
    let tag = tag.as_ref();
    let offset = usize::from(tag[19] & 15);
    let number = u32::from_be_bytes(tag[offset..offset + 4].try_into().unwrap()) & 0x7fff_ffff;
    format!("{:06}", number % 1_000_000)
}

/// Turns the second step on and gives the secret and the recovery codes.
pub async fn turned_on(world: &World, person: &Person) -> (String, Vec<String>) {
    let begun = person.post("/account/totp", json!({ "password": PASSWORD })).await.created();
    let secret = text(&begun["secret"]).to_owned();
    let done = person.post("/account/totp/confirm", json!({ "code": digits(world, &secret) })).await.ok();
    let codes = done["recoveryCodes"].as_array().unwrap().iter().map(|code| text(code).to_owned()).collect();
    (secret, codes)
}

on_both_databases! {
    async fn it_counts_once_the_digits_were_right(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        person.post("/account/totp/confirm", json!({ "code": "123456" })).await.error(409, "CONFLICT");
        person.post("/account/totp", json!({})).await.invalid("password");
        person.post("/account/totp", json!({ "password": "wrong" })).await.error(403, "FORBIDDEN");
        let begun = person.post("/account/totp", json!({ "password": PASSWORD })).await.created();
        let secret = text(&begun["secret"]);
        assert!(text(&begun["uri"]).starts_with("otpauth://totp/Countersign:") && text(&begun["uri"]).contains(secret));
        person.post("/account/totp/confirm", json!({ "code": "00000x" })).await.error(403, "FORBIDDEN");
        let other = Person::new(world.client());
        assert_eq!(sign_in(&other, &acme.email, PASSWORD).await.ok()["role"], "administrator", "not yet");
        let done = person.post("/account/totp/confirm", json!({ "code": digits(&world, secret) })).await.ok();
        assert_eq!(done["recoveryCodes"].as_array().unwrap().len(), 10);
        let session = person.get("/session").await.ok();
        assert_eq!(session["user"]["secondFactor"], json!({ "totp": true, "passkeys": 0, "recoveryCodes": 10 }));
        assert_eq!(person.get("/team").await.ok()["members"][0]["secondStep"], true);
        person.post("/account/totp", json!({ "password": PASSWORD })).await.error(409, "CONFLICT");
        assert_eq!(events(&acme, "user.updated").await.len(), 1);
    }

    async fn the_password_alone_lets_nobody_in(world: World) {
        let acme = world.workspace("Acme").await;
        let (secret, _) = turned_on(&world, &acme.administrator().await).await;
        world.clock.advance_millis(STEP);
        let person = Person::new(world.client());
        let code = digits(&world, &secret);
        person.post("/session/second-step", json!({ "code": code })).await.error(410, "GONE");
        assert_eq!(sign_in(&person, &acme.email, PASSWORD).await.ok(), json!({ "secondStep": ["totp"] }));
        assert_eq!(person.cookie("countersign"), None);
        person.get("/team").await.error(401, "UNAUTHORIZED");
        assert_eq!(person.get("/session").await.ok()["user"], Value::Null);
        person.post("/session/second-step", json!({})).await.invalid("code");
        person.post("/session/second-step", json!({ "code": "000000x" })).await.error(403, "FORBIDDEN");
        let session = person.post("/session/second-step", json!({ "code": code })).await.ok();
        assert_eq!(session["user"]["email"], acme.email);
        assert_eq!(person.cookie("countersign-step"), None, "the half is used up");
        person.get("/team").await.ok();
        assert_eq!(events(&acme, "user.signedIn").await.len(), 2, "half a sign-in is none");
    }

    async fn digits_work_once(world: World) {
        let acme = world.workspace("Acme").await;
        let (secret, _) = turned_on(&world, &acme.administrator().await).await;
        let used = digits(&world, &secret);
        let (one, two) = (Person::new(world.client()), Person::new(world.client()));
        for person in [&one, &two] {
            sign_in(person, &acme.email, PASSWORD).await.ok();
        }
        one.post("/session/second-step", json!({ "code": used })).await.error(403, "FORBIDDEN");
        world.clock.advance_millis(STEP);
        let code = json!({ "code": digits(&world, &secret) });
        let (first, second) = tokio::join!(one.post("/session/second-step", code.clone()), two.post("/session/second-step", code.clone()));
        let mut statuses = [first.status, second.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 403], "of two at once one succeeds");
        two.post("/session/second-step", code).await;
    }

    async fn a_recovery_code_works_once(world: World) {
        let acme = world.workspace("Acme").await;
        let (_, codes) = turned_on(&world, &acme.administrator().await).await;
        let person = Person::new(world.client());
        let typed = codes[3].to_uppercase().replace('-', " ");
        sign_in(&person, &acme.email, PASSWORD).await.ok();
        let session = person.post("/session/second-step", json!({ "recoveryCode": typed })).await.ok();
        assert_eq!(session["user"]["secondFactor"]["recoveryCodes"], 9);
        let again = Person::new(world.client());
        sign_in(&again, &acme.email, PASSWORD).await.ok();
        again.post("/session/second-step", json!({ "recoveryCode": codes[3] })).await.error(403, "FORBIDDEN");
        again.post("/session/second-step", json!({ "recoveryCode": codes[4] })).await.ok();
    }

    async fn tries_are_limited_wherever_they_come_from(world: World) {
        let acme = world.workspace("Acme").await;
        let (secret, codes) = turned_on(&world, &acme.administrator().await).await;
        world.clock.advance_millis(STEP);
        for _ in 0..10 {
            let guesser = Person::new(world.client());
            sign_in(&guesser, &acme.email, PASSWORD).await.ok();
            guesser.post("/session/second-step", json!({ "code": "12345" })).await.error(403, "FORBIDDEN");
        }
        let rows = eventually("the entries", async || {
            let rows = acme.get("/activity?events=user.signInFailed").await.ok();
            (rows.as_array().unwrap().len() == 2).then_some(rows)
        }).await;
        assert_eq!(rows[0]["metadata"]["reason"], "secondStep");
        let person = Person::new(world.client());
        sign_in(&person, &acme.email, PASSWORD).await.ok();
        let right = json!({ "code": digits(&world, &secret) });
        person.post("/session/second-step", right).await.error(429, "RATE_LIMITED");
        person.post("/session/second-step", json!({ "recoveryCode": codes[0] })).await.error(429, "RATE_LIMITED");
        // What is only in memory could be flushed by strangers, or be gone with the process.
        world.node.clone().stop().await;
        let node = world.another_node().await;
        let person = Person::new(&node.client);
        sign_in(&person, &acme.email, PASSWORD).await.ok();
        let right = json!({ "code": digits(&world, &secret) });
        person.post("/session/second-step", right).await.error(429, "RATE_LIMITED");
    }

    async fn what_is_no_try_at_a_password_forgives_none(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        for _ in 0..10 {
            assert_eq!(person.post("/account/totp", json!({})).await.status, 400);
            person.post("/account/totp", json!({ "password": "a wrong one" })).await.error(403, "FORBIDDEN");
        }
        person.post("/account/totp", json!({ "password": PASSWORD })).await.error(429, "RATE_LIMITED");
    }

    async fn the_half_session_lasts_ten_minutes(world: World) {
        let acme = world.workspace("Acme").await;
        let (secret, _) = turned_on(&world, &acme.administrator().await).await;
        let person = Person::new(world.client());
        sign_in(&person, &acme.email, PASSWORD).await.ok();
        world.clock.advance_millis(10 * MINUTE);
        let code = json!({ "code": digits(&world, &secret) });
        person.post("/session/second-step", code).await.error(410, "GONE");
    }

    async fn a_new_password_does_not_go_around_it(world: World) {
        let acme = world.workspace("Acme").await;
        turned_on(&world, &acme.administrator().await).await;
        let person = Person::new(world.client());
        person.post("/password-reset", json!({ "email": acme.email })).await.ok();
        let token = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        assert_eq!(letters(&world, &acme, "passwordReset", &acme.email).await, 1);
        person.post("/password-reset/confirm", json!({ "token": token, "password": "another long password" })).await.ok();
        let asked = sign_in(&person, &acme.email, "another long password").await.ok();
        assert_eq!(asked, json!({ "secondStep": ["totp"] }));
    }

    async fn it_is_turned_off_by_password_or_code(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        person.post("/account/totp/disable", json!({ "password": PASSWORD })).await.error(409, "CONFLICT");
        let (secret, codes) = turned_on(&world, &person).await;
        person.post("/account/totp/disable", json!({})).await.invalid("password");
        person.post("/account/totp/disable", json!({ "password": "wrong" })).await.error(403, "FORBIDDEN");
        let used = json!({ "code": digits(&world, &secret) });
        person.post("/account/totp/disable", used).await.error(403, "FORBIDDEN");
        person.post("/account/totp/disable", json!({ "code": codes[0] })).await.ok();
        let session = sign_in(&Person::new(world.client()), &acme.email, PASSWORD).await.ok();
        assert_eq!(session["user"]["secondFactor"], json!({ "totp": false, "passkeys": 0, "recoveryCodes": 0 }));
        turned_on(&world, &person).await;
        person.post("/account/totp/disable", json!({ "password": PASSWORD })).await.ok();
    }

    async fn new_recovery_codes_replace_the_old_ones(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        person.post("/account/recovery-codes", json!({ "password": PASSWORD })).await.error(409, "CONFLICT");
        let (_, old) = turned_on(&world, &person).await;
        person.post("/account/recovery-codes", json!({ "password": "wrong" })).await.error(403, "FORBIDDEN");
        let new = person.post("/account/recovery-codes", json!({ "password": PASSWORD })).await.created();
        let other = Person::new(world.client());
        sign_in(&other, &acme.email, PASSWORD).await.ok();
        other.post("/session/second-step", json!({ "recoveryCode": old[0] })).await.error(403, "FORBIDDEN");
        other.post("/session/second-step", json!({ "recoveryCode": new["recoveryCodes"][0] })).await.ok();
    }
}
