//! Authentication: section 5 of the contract.

use app::api_keys;
use countersign_tests::{World, eventually, on_both_databases};
use model::api_key::ApiKeySecret;
use model::id::ApiKeyId;
use model::random::SystemRandom;
use model::{Clock, Timestamp};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    another_key, demote, first_key, holds, operator_of, second_administrator, shared_world, stored,
};

const V1: &str = "/api/external/v1/templates";
const V2: &str = "/api/external/v2/me";

fn message(error: &Value) -> &str {
    error["message"].as_str().unwrap()
}

on_both_databases! {
    async fn without_a_key_the_answer_names_the_header_to_send(world: World) {
        let v1 = world.client().get(V1).await;
        assert_eq!(v1.header("www-authenticate"), "Bearer");
        let v1 = v1.error(401, "UNAUTHORIZED");
        assert!(message(&v1).contains("missing") && message(&v1).contains("Authorization header"), "{v1}");
        let v2 = world.client().get(V2).await.error(401, "UNAUTHORIZED");
        assert!(message(&v2).contains("missing") && message(&v2).contains("X-Api-Key header"), "{v2}");
    }

    async fn what_is_no_bearer_token_counts_as_no_key(world: World) {
        let acme = world.workspace("Acme").await;
        for value in ["Bearer", "Bearer ", &acme.key, &format!("Basic {}", acme.key)] {
            let request = world.client().request(Method::GET, V1).header("Authorization", value);
            let error = world.client().send(request).await.error(401, "UNAUTHORIZED");
            assert!(message(&error).contains("missing"), "{value}: {error}");
        }
    }

    async fn the_scheme_is_read_in_either_case(world: World) {
        let acme = world.workspace("Acme").await;
        for scheme in ["bearer", "BEARER"] {
            let value = format!("{scheme} {}", acme.key);
            let request = world.client().request(Method::GET, V1).header("Authorization", value);
            assert_eq!(world.client().send(request).await.status, 200);
        }
    }

    async fn version_1_takes_only_the_authorization_header(world: World) {
        let acme = world.workspace("Acme").await;
        let stranger = ApiKeySecret::generate(&SystemRandom);
        let request = world.client().request(Method::GET, V1).bearer_auth(stranger.reveal());
        let error = world.client().send(request.header("X-Api-Key", &acme.key)).await.error(401, "UNAUTHORIZED");
        assert!(message(&error).contains("invalid"), "{error}");
        let request = world.client().request(Method::GET, V1).header("Authorization", "Basic eDp5");
        let error = world.client().send(request.header("X-Api-Key", &acme.key)).await.error(401, "UNAUTHORIZED");
        assert!(message(&error).contains("missing"), "{error}");
    }

    async fn version_2_takes_only_the_key_header(world: World) {
        let acme = world.workspace("Acme").await;
        let request = world.client().request(Method::GET, V2).bearer_auth(&acme.key);
        let error = world.client().send(request).await.error(401, "UNAUTHORIZED");
        assert!(message(&error).contains("X-Api-Key"), "{error}");
        assert_eq!(acme.send(acme.request_v2(Method::GET, "/me")).await.ok()["workspace"]["id"], json!(acme.id));
    }

    async fn a_key_that_was_never_ours_is_invalid(world: World) {
        let acme = world.workspace("Acme").await;
        let stranger = ApiKeySecret::generate(&SystemRandom);
        let last = if acme.key.ends_with('0') { "1" } else { "0" };
        let mistyped = format!("{}{last}", &acme.key[..acme.key.len() - 1]);
        let cut = &acme.key[..acme.key.len() - 1];
        for key in [stranger.reveal(), &mistyped, cut, "csk_", "nonsense", &"x".repeat(5000)] {
            let error = acme.with_key(key).get("/templates").await.error(401, "UNAUTHORIZED");
            assert_eq!(error["message"], "invalid API key", "{key}");
            let v2 = acme.with_key(key);
            v2.send(v2.request_v2(Method::GET, "/me")).await.error(401, "UNAUTHORIZED");
        }
    }

    async fn a_revoked_key_is_refused_at_once_and_for_ever(world: World) {
        let acme = world.workspace("Acme").await;
        let other = another_key(&acme, "Other").await;
        let key = first_key(&acme).await;
        acme.get("/templates").await.ok();
        for _ in 0..2 {
            api_keys::revoke(&world.node.app, &operator_of(&acme), key).await.unwrap();
            let error = acme.get("/templates").await.error(401, "UNAUTHORIZED");
            assert!(message(&error).contains("has been revoked"), "{error}");
            acme.send(acme.request_v2(Method::GET, "/me")).await.error(401, "UNAUTHORIZED");
        }
        other.get("/templates").await.ok();
        world.clock.advance_millis(86_400_000);
        acme.get("/templates").await.error(401, "UNAUTHORIZED");
    }

    async fn a_key_revoked_on_the_command_line_is_refused_within_a_second(world: World) {
        let acme = world.workspace("Acme").await;
        acme.get("/templates").await.ok();
        let operator = world.operator().await;
        api_keys::revoke(&operator, &operator_of(&acme), first_key(&acme).await).await.unwrap();
        world.clock.advance_millis(1000);
        let error = acme.get("/templates").await.error(401, "UNAUTHORIZED");
        assert!(message(&error).contains("has been revoked"), "{error}");
    }

    async fn keys_in_use_are_looked_up_together_and_none_is_believed_longer_for_it(world: World) {
        let acme = world.workspace("Acme").await;
        let mut keys = Vec::new();
        for number in 0..10 {
            keys.push(another_key(&acme, &format!("Key {number}")).await);
        }
        let unused = another_key(&acme, "Unused").await;
        unused.get("/templates").await.ok();
        world.clock.advance_millis(800);
        for key in &keys {
            key.get("/templates").await.ok();
            world.clock.advance_millis(10);
        }
        // The first of them is stale in a moment, the last one a tenth of a second later.
        let before = lookups_of_keys(&world).await;
        for _ in 0..3 {
            world.clock.advance_millis(850);
            for key in &keys {
                key.get("/templates").await.ok();
            }
        }
        let looked_up = lookups_of_keys(&world).await - before;
        assert!((1..=6).contains(&looked_up), "{looked_up}");

        let operator = world.operator().await;
        let revoked = api_keys::list(&operator, &operator_of(&acme)).await.unwrap();
        let revoked = revoked.iter().find(|key| key.name.as_str() == "Key 7").unwrap();
        api_keys::revoke(&operator, &operator_of(&acme), revoked.id).await.unwrap();
        world.clock.advance_millis(900);
        keys[0].get("/templates").await.ok();
        keys[7].get("/templates").await.error(401, "UNAUTHORIZED");
        keys[8].get("/templates").await.ok();
        unused.get("/templates").await.ok();
    }

    async fn a_key_of_another_workspace_can_not_be_revoked(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let refused = api_keys::revoke(&world.node.app, &operator_of(&other), first_key(&acme).await).await;
        assert!(matches!(refused, Err(model::Error::NotFound(_))), "{refused:?}");
        acme.get("/templates").await.ok();
    }

    async fn a_key_loses_administrator_rights_with_its_creator(world: World) {
        let acme = world.workspace("Acme").await;
        assert_eq!(acme.get("/activity/export").await.status, 200);
        demote(&world, &acme).await;
        let refused = acme.get("/activity/export").await;
        assert!(refused.header("content-type").starts_with("application/json"));
        refused.error(403, "FORBIDDEN");
        acme.get("/activity").await.ok();
        let template = acme.template(json!({ "name": "NDA" })).await;
        let document = acme.document(json!({ "templateId": template })).await;
        acme.patch(&format!("/documents/{document}"), json!({ "name": "Ours" })).await.ok();
        acme.delete(&format!("/documents/{document}")).await.ok();
        let me = acme.send(acme.request_v2(Method::GET, "/me")).await.ok();
        assert_eq!(me["user"]["role"], "member");
    }

    async fn a_key_is_revoked_by_the_removal_of_its_creator(world: World) {
        let acme = world.workspace("Acme").await;
        second_administrator(&world, &acme).await;
        acme.get("/templates").await.ok();
        app::team::remove(&world.node.app, &operator_of(&acme), acme.user).await.unwrap();
        let error = acme.get("/templates").await.error(401, "UNAUTHORIZED");
        assert!(message(&error).contains("has been revoked"), "{error}");
    }

    async fn the_last_use_of_a_key_is_seen_at_once(world: World) {
        let acme = world.workspace("Acme").await;
        let used = async || {
            api_keys::list(&world.node.app, &operator_of(&acme)).await.unwrap().pop().unwrap().last_used_at
        };
        assert_eq!(used().await, None);
        acme.with_key("nonsense").get("/templates").await.error(401, "UNAUTHORIZED");
        assert_eq!(used().await, None);
        acme.get("/templates").await.ok();
        assert_eq!(used().await, Some(world.clock.now()));
        world.clock.advance_millis(5000);
        acme.get("/templates").await.ok();
        assert_eq!(used().await, Some(world.clock.now()));
    }

    async fn the_last_use_of_a_key_is_written_down_at_most_once_a_minute(world: World) {
        let acme = world.workspace("Acme").await;
        let other = another_key(&acme, "Other").await;
        let database = world.database().await;
        let written = async |key: ApiKeyId| -> Option<Timestamp> {
            let keys = store::api_keys::list(&database, acme.id).await.unwrap();
            keys.into_iter().find(|one| one.id == key).unwrap().last_used_at
        };
        let keys = api_keys::list(&world.node.app, &operator_of(&acme)).await.unwrap();
        let first = keys.iter().find(|key| key.name.as_str() == "First key").unwrap().id;
        let second = keys.iter().find(|key| key.name.as_str() == "Other").unwrap().id;

        acme.get("/templates").await.ok();
        let first_use = world.clock.now();
        world.clock.advance_millis(15_000);
        let is_written = async || (written(first).await == Some(first_use)).then_some(());
        eventually("the first use to be written", is_written).await;

        // Half a minute later both are used. That the other's use is written shows that this one's could be too.
        world.clock.advance_millis(15_000);
        acme.get("/templates").await.ok();
        other.get("/templates").await.ok();
        world.clock.advance_millis(15_000);
        eventually("the other key's use to be written", async || written(second).await).await;
        assert_eq!(written(first).await, Some(first_use));

        world.clock.advance_millis(15_000);
        acme.get("/templates").await.ok();
        let last_use = world.clock.now();
        world.clock.advance_millis(15_000);
        let is_written = async || (written(first).await == Some(last_use)).then_some(());
        eventually("the last use to be written", is_written).await;
    }

    async fn the_secret_of_a_key_is_stored_nowhere(world: World) {
        let acme = world.workspace("Acme").await;
        let other = another_key(&acme, "A name that is found").await;
        other.get("/templates").await.ok();
        let stored = stored(&world).await;
        assert!(holds(&stored, "A name that is found"), "the search finds what is there");
        for key in [&acme.key, &other.key] {
            let random = &key[4..44];
            assert!(!holds(&stored, key) && !holds(&stored, random), "a secret is stored");
        }
    }
}

on_both_databases! {
    async fn nobody_who_was_removed_meanwhile_gets_a_key(world: World) {
        let acme = world.workspace("Acme").await;
        // As a request knows them that began before.
        let call = operator_of(&acme);
        second_administrator(&world, &acme).await;
        app::team::remove(&world.node.app, &call, acme.user).await.unwrap();
        let refused = api_keys::create(&world.node.app, &call, acme.user, "Too late").await.unwrap_err();
        assert!(matches!(refused, model::Error::Forbidden(_)), "{refused:?}");
        let keys = api_keys::list(&world.node.app, &call).await.unwrap();
        assert!(keys.iter().all(|key| key.name.as_str() != "Too late"), "{keys:?}");
    }
}

/// How often a key had to be looked up in the database.
async fn lookups_of_keys(world: &World) -> u64 {
    let metrics = world.client().get("/metrics").await.text();
    let line = metrics
        .lines()
        .find(|line| line.contains("cache_lookups") && line.contains("\"keys\"") && line.contains("miss"));
    line.and_then(|line| line.rsplit(' ').next()).and_then(|count| count.parse().ok()).expect("a count of lookups")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_checksum_is_refused_without_asking_the_database() {
    let world = shared_world().await;
    let acme = world.workspace("Acme").await;
    // Closes the connections; the HTTP side goes on.
    world.node.app.stop().await;
    let unknown = ApiKeySecret::generate(&SystemRandom);
    acme.with_key(unknown.reveal()).get("/templates").await.error(503, "UNAVAILABLE");
    let mistyped = format!("{}{}", &acme.key[..49], if acme.key.ends_with('0') { '1' } else { '0' });
    acme.with_key(&mistyped).get("/templates").await.error(401, "UNAUTHORIZED");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_revoked_on_one_node_is_refused_by_the_other_at_once() {
    let world = shared_world().await;
    let acme = world.workspace("Acme").await;
    let other = world.another_node().await;
    let elsewhere = acme.through(&other);
    acme.get("/templates").await.ok();
    elsewhere.get("/templates").await.ok();
    api_keys::revoke(&other.app, &operator_of(&acme), first_key(&acme).await).await.unwrap();
    elsewhere.get("/templates").await.error(401, "UNAUTHORIZED");
    // The clock stands still, so the other node was told. Words between nodes take a moment, which on a busy machine may be
    // longer than whoever revokes waits.
    let refused = async || Some(acme.get("/templates").await).filter(|answer| answer.status != 200);
    eventually("the other node to be told", refused).await.error(401, "UNAUTHORIZED");
}
