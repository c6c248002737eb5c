//! Signing in by another house, which is a small one of the test's own.

use std::sync::{Arc, Mutex};

use app::sign_on::SignOnSettings;
use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use countersign_tests::{Answer, Engine as Database, Person, Workspace, World, WorldOptions};
use reqwest::Method;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{PASSWORD, events, joined, secret};
use crate::two_step::turned_on;

const MINUTE: i64 = 60_000;
const SECRET: &str = "a secret & more";

/// The other house: it says of everybody what it is told to.
struct House {
    key: EcdsaKeyPair,
    address: String,
    /// The claims of the next token.
    claims: Mutex<Value>,
    /// What it was sent for a code.
    asked: Mutex<Vec<(String, String)>>,
}

fn written(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

impl House {
    async fn open() -> Arc<Self> {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let random = SystemRandom::new();
        let private = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, private.as_ref(), &random).unwrap();
        let house = Arc::new(Self { key, address, claims: Mutex::default(), asked: Mutex::default() });
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(about))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .with_state(Arc::clone(&house));
        tokio::spawn(async move { axum::serve(listener, router).await });
        house
    }

    fn settings(&self) -> SignOnSettings {
        SignOnSettings {
            issuer: self.address.clone(),
            client_id: "countersign".to_owned(),
            client_secret: Some(SECRET.to_owned()),
            name: Some("Example ID".to_owned()),
        }
    }

    /// What it would usually say of an address.
    fn says(&self, world: &World, email: &str, nonce: &str) {
        let exp = model::Clock::now(&world.clock).seconds() + 300;
        *self.claims.lock().unwrap() = json!({
            "iss": self.address, "aud": "countersign", "exp": exp, "nonce": nonce, "sub": "1", "email": email,
            "email_verified": true,
        });
    }
}

async fn about(State(house): State<Arc<House>>) -> Json<Value> {
    let at = |path: &str| format!("{}{path}", house.address);
    Json(json!({
        "issuer": house.address, "authorization_endpoint": at("/authorize"), "token_endpoint": at("/token"),
        "jwks_uri": at("/keys"),
    }))
}

async fn keys(State(house): State<Arc<House>>) -> Json<Value> {
    let point = house.key.public_key().as_ref();
    let key = json!({ "kty": "EC", "crv": "P-256", "kid": "k1", "x": written(&point[1..33]), "y": written(&point[33..]) });
    Json(json!({ "keys": [key] }))
}

async fn token(State(house): State<Arc<House>>, request: axum::extract::Request) -> Json<Value> {
    let who = request.headers()["authorization"].to_str().unwrap().to_owned();
    let body = axum::body::to_bytes(request.into_body(), 10_000).await.unwrap();
    let mut asked = vec![("authorization".to_owned(), who)];
    for pair in String::from_utf8(body.to_vec()).unwrap().split('&') {
        let (name, value) = pair.split_once('=').unwrap();
        asked.push((name.to_owned(), value.to_owned()));
    }
    *house.asked.lock().unwrap() = asked;
    let head = written(br#"{"alg":"ES256","kid":"k1"}"#);
    let message = format!("{head}.{}", written(house.claims.lock().unwrap().to_string().as_bytes()));
    let signature = house.key.sign(&SystemRandom::new(), message.as_bytes()).unwrap();
    Json(json!({ "access_token": "x", "id_token": format!("{message}.{}", written(signature.as_ref())) }))
}

/// Somebody on the way to the other house.
struct Traveller {
    person: Person,
    query: Vec<(String, String)>,
}

impl Traveller {
    async fn leave(world: &World, next: &str) -> Self {
        let person = Person::new(world.client());
        let left = person.send(world.client().request(Method::GET, &format!("/signin/oidc?next={next}"))).await;
        assert_eq!(left.status, 303, "{}", left.text());
        let address = reqwest::Url::parse(left.header("location")).unwrap();
        assert_eq!(address.path(), "/authorize");
        Self { person, query: address.query_pairs().into_owned().collect() }
    }

    fn sent(&self, name: &str) -> &str {
        &self.query.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("{name}")).1
    }

    async fn come_back(&self, world: &World, query: &str) -> Answer {
        let cookie = self.person.cookie("countersign-sign-on").unwrap_or_default();
        let request = world.client().request(Method::GET, &format!("/signin/oidc/return?{query}"));
        let answer = self.person.send(request.header("cookie", format!("countersign-sign-on={cookie}"))).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        answer
    }

    async fn return_with_code(&self, world: &World) -> Answer {
        self.come_back(world, &format!("code=c1&state={}", self.sent("state"))).await
    }
}

async fn start(engine: Database) -> (World, Arc<House>, Workspace) {
    let house = House::open().await;
    let options = WorldOptions { sign_on: Some(house.settings()), ..WorldOptions::default() };
    let world = World::start_with(engine, options).await;
    let acme = world.workspace("Acme").await;
    (world, house, acme)
}

/// Somebody comes back with claims that were altered; gives where they are led.
async fn with_claims(world: &World, house: &House, email: &str, alter: impl Fn(&mut Value)) -> String {
    let traveller = Traveller::leave(world, "/").await;
    house.says(world, email, traveller.sent("nonce"));
    alter(&mut house.claims.lock().unwrap());
    let answer = traveller.return_with_code(world).await;
    assert_eq!(traveller.person.cookie("countersign"), None);
    answer.header("location").to_owned()
}

async fn a_member_is_signed_in(engine: Database) {
    let (world, house, acme) = start(engine).await;
    let session = Person::new(world.client()).get("/session").await.ok();
    assert_eq!(session["singleSignOn"], json!({ "name": "Example ID" }));
    let traveller = Traveller::leave(&world, "/documents").await;
    assert_eq!(traveller.sent("response_type"), "code");
    assert_eq!(traveller.sent("redirect_uri"), format!("{}/signin/oidc/return", world.client().base_url()));
    assert!(traveller.sent("scope").contains("openid") && traveller.sent("scope").contains("email"));
    house.says(&world, &acme.email.to_uppercase(), traveller.sent("nonce"));
    let back = traveller.return_with_code(&world).await;
    assert_eq!(back.header("location"), "/documents");
    assert_eq!(traveller.person.get("/session").await.ok()["user"]["email"], acme.email);
    assert_eq!(events(&acme, "user.signedIn").await.len(), 1);
    // The code was exchanged with the proof of who began, and by us.
    let asked = house.asked.lock().unwrap().clone();
    let value =
        |name: &str| asked.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone()).unwrap();
    let basic = base64::prelude::BASE64_STANDARD.encode("countersign:a+secret+%26+more");
    assert_eq!(value("authorization"), format!("Basic {basic}"));
    assert_eq!((value("grant_type").as_str(), value("code").as_str()), ("authorization_code", "c1"));
    assert_eq!(written(&Sha256::digest(value("code_verifier"))), traveller.sent("code_challenge"));
    assert_eq!(traveller.sent("code_challenge_method"), "S256");
}

async fn nobody_else_is(engine: Database) {
    let (world, house, acme) = start(engine).await;
    let email = acme.email.as_str();
    let problem = |name: &str| format!("/signin?problem={name}");
    assert_eq!(with_claims(&world, &house, "eve@example.com", |_| {}).await, problem("member"));
    assert_eq!(
        with_claims(&world, &house, email, |claims| claims["email_verified"] = json!(false)).await,
        problem("email")
    );
    assert_eq!(
        with_claims(&world, &house, email, |claims| claims["email_verified"] = Value::Null).await,
        problem("email")
    );
    for (name, value) in [
        ("iss", json!("https://evil.example")),
        ("aud", json!("somebody else")),
        ("nonce", json!("another")),
        ("exp", json!(1)),
        ("azp", json!("somebody else")),
    ] {
        let led = with_claims(&world, &house, email, |claims| claims[name] = value.clone()).await;
        assert_eq!(led, problem("failed"), "{name}");
    }
    assert_eq!(events(&acme, "user.signedIn").await.len(), 0);
}

async fn only_who_left_comes_back(engine: Database) {
    let (world, house, acme) = start(engine).await;
    let traveller = Traveller::leave(&world, "//evil.example").await;
    house.says(&world, &acme.email, traveller.sent("nonce"));
    let refused = traveller.come_back(&world, "code=c1&state=another").await;
    assert_eq!(refused.header("location"), "/signin?problem=late");

    let traveller = Traveller::leave(&world, "/").await;
    let refused =
        traveller.come_back(&world, &format!("error=access_denied&state={}", traveller.sent("state"))).await;
    assert_eq!(refused.header("location"), "/signin?problem=cancelled");

    let stranger = Person::new(world.client());
    let left = Traveller::leave(&world, "/").await;
    let path = format!("/signin/oidc/return?code=c1&state={}", left.sent("state"));
    let refused = stranger.send(world.client().request(Method::GET, &path)).await;
    assert_eq!(refused.header("location"), "/signin?problem=late", "without what the browser held");

    let late = Traveller::leave(&world, "//evil.example").await;
    house.says(&world, &acme.email, late.sent("nonce"));
    world.clock.advance_millis(10 * MINUTE);
    assert_eq!(late.return_with_code(&world).await.header("location"), "/signin?problem=late");

    let right = Traveller::leave(&world, "//evil.example").await;
    house.says(&world, &acme.email, right.sent("nonce"));
    assert_eq!(right.return_with_code(&world).await.header("location"), "/", "no stranger's page is a way back");
}

async fn the_other_house_sees_to_the_second_step(engine: Database) {
    let (world, house, acme) = start(engine).await;
    let ben = joined(&world, &acme, "ben@example.com", "member").await;
    let administrator = acme.administrator().await;
    turned_on(&world, &administrator).await;
    administrator.patch("/workspace", json!({ "requireSecondStep": true })).await.ok();
    ben.get("/team").await.error(403, "SECOND_STEP_REQUIRED");
    let traveller = Traveller::leave(&world, "/").await;
    house.says(&world, "ben@example.com", traveller.sent("nonce"));
    traveller.return_with_code(&world).await;
    traveller.person.get("/team").await.ok();
    ben.get("/team").await.error(403, "SECOND_STEP_REQUIRED");
}

async fn the_other_house_finds_people_by_the_address_that_counts(engine: Database) {
    let (world, house, acme) = start(engine).await;
    let person = acme.administrator().await;
    let asked = json!({ "email": "ana@new.example", "password": PASSWORD });
    person.post("/account/address", asked).await.created();
    let by = async |email: &str| {
        let traveller = Traveller::leave(&world, "/").await;
        house.says(&world, email, traveller.sent("nonce"));
        let led = traveller.return_with_code(&world).await.header("location").to_owned();
        (led, traveller.person.get("/session").await.ok()["user"]["id"].clone())
    };
    let (member, nobody) = ("/".to_owned(), ("/signin?problem=member".to_owned(), Value::Null));
    let account = json!(acme.user);
    assert_eq!(by("ana@new.example").await, nobody, "not before it is confirmed");
    assert_eq!(by(&acme.email).await, (member.clone(), account.clone()));
    let token = secret(&world, &acme, "newAddress", "ana@new.example", "/address#").await;
    person.post("/address-change/confirm", json!({ "token": token })).await.ok();
    assert_eq!(by("ana@new.example").await, (member, account));
    assert_eq!(by(&acme.email).await, nobody, "whoever is given the old address is nobody here");
}

async fn whoever_has_no_password_proves_it_by_having_just_signed_in(engine: Database) {
    let (world, house, acme) = start(engine).await;
    let mut write = store::Write::new();
    store::users::set_password(&mut write, acme.user, "");
    world.database().await.commit(write).await.unwrap();
    let traveller = Traveller::leave(&world, "/").await;
    house.says(&world, &acme.email, traveller.sent("nonce"));
    traveller.return_with_code(&world).await;
    let stolen = traveller.person;
    world.clock.advance_millis(15 * MINUTE);
    let asked = [
        ("/account/password", json!({ "new": PASSWORD })),
        ("/account/totp", json!({})),
        ("/account/passkeys/challenge", json!({})),
    ];
    for (path, body) in &asked {
        let refused = stolen.post(path, body.clone()).await.error(409, "CONFLICT");
        assert!(refused["message"].as_str().unwrap().contains("sign in again"), "{path}: {refused}");
    }
    let again = Traveller::leave(&world, "/").await;
    house.says(&world, &acme.email, again.sent("nonce"));
    again.return_with_code(&world).await;
    world.clock.advance_millis(15 * MINUTE - 1);
    for (path, body) in asked.into_iter().rev() {
        let answer = again.person.post(path, body).await;
        assert!(answer.status < 300, "{path}: {}", answer.text());
    }
}

async fn where_there_is_none_nobody_is_led_away(engine: Database) {
    let world = World::start(engine).await;
    let left = world.client().get("/signin/oidc").await;
    assert_eq!((left.status, left.header("location")), (303, "/signin?problem=failed"));
}

macro_rules! both {
    ($($name:ident),*) => { mod sqlite { $(#[tokio::test(flavor = "multi_thread")] async fn $name() { super::$name(countersign_tests::Engine::Sqlite).await; })* }
        mod postgres { $(#[tokio::test(flavor = "multi_thread")] async fn $name() { super::$name(countersign_tests::Engine::Postgres).await; })* } };
}

both!(
    a_member_is_signed_in,
    nobody_else_is,
    only_who_left_comes_back,
    the_other_house_sees_to_the_second_step,
    the_other_house_finds_people_by_the_address_that_counts,
    whoever_has_no_password_proves_it_by_having_just_signed_in,
    where_there_is_none_nobody_is_led_away
);
