//! A new password for somebody who forgot theirs.

use app::Call;
use countersign_tests::{Person, eventually, on_both_databases};
use futures::future::join_all;
use model::people::{Actor, Role};
use serde_json::json;

use crate::support::{PASSWORD, events, letters, secret, sign_in};

const MINUTE: i64 = 60_000;
const NEW: &str = "another long password";

on_both_databases! {
    async fn the_letter_leads_to_a_new_password(world: World) {
        let acme = world.workspace("Acme").await;
        let signed_in = acme.administrator().await;
        let person = Person::new(world.client());
        person.post("/password-reset", json!({ "email": acme.email.to_uppercase() })).await.ok();
        let token = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        let looked = person.post("/password-reset/look", json!({ "token": token })).await.ok();
        assert_eq!(looked, json!({ "email": acme.email, "passkeys": [], "passkeysMayGo": true }));
        let short = json!({ "token": token, "password": "short" });
        person.post("/password-reset/confirm", short).await.invalid("password");
        signed_in.get("/team").await.ok();
        let chosen = json!({ "token": token, "password": NEW });
        let done = person.post("/password-reset/confirm", chosen.clone()).await;
        done.ok();
        assert_eq!(done.header("set-cookie"), "", "they sign in with it, with their second step");
        signed_in.get("/team").await.error(401, "UNAUTHORIZED");
        person.post("/password-reset/confirm", chosen).await.error(410, "GONE");
        person.post("/password-reset/look", json!({ "token": token })).await.error(410, "GONE");
        sign_in(&person, &acme.email, PASSWORD).await.error(403, "FORBIDDEN");
        sign_in(&person, &acme.email, NEW).await.ok();
        assert_eq!(events(&acme, "user.updated").await.len(), 1);
    }

    async fn nobody_learns_who_has_an_account(world: World) {
        let acme = world.workspace("Acme").await;
        let person = Person::new(world.client());
        let known = person.post("/password-reset", json!({ "email": acme.email })).await;
        for unknown in ["nobody@example.com", "not an address", ""] {
            let answer = person.post("/password-reset", json!({ "email": unknown })).await;
            assert_eq!((answer.status, answer.text()), (known.status, known.text()));
        }
        let _ = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        assert_eq!(letters(&world, &acme, "passwordReset", &acme.email).await, 1);
    }

    async fn a_link_works_for_an_hour(world: World) {
        let acme = world.workspace("Acme").await;
        let person = Person::new(world.client());
        person.post("/password-reset", json!({ "email": acme.email })).await.ok();
        let token = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        world.clock.advance_millis(60 * MINUTE - 1);
        person.post("/password-reset/look", json!({ "token": token })).await.ok();
        world.clock.advance_millis(1);
        person.post("/password-reset/confirm", json!({ "token": token, "password": NEW })).await.error(410, "GONE");
        for wrong in ["", "guessed", &token[..token.len() - 2], &format!("A{}", &token[1..])] {
            let given = json!({ "token": wrong, "password": NEW });
            person.post("/password-reset/confirm", given).await.error(410, "GONE");
        }
        sign_in(&person, &acme.email, PASSWORD).await.ok();
    }

    async fn one_use_ends_all_other_links(world: World) {
        let acme = world.workspace("Acme").await;
        let person = Person::new(world.client());
        person.post("/password-reset", json!({ "email": acme.email })).await.ok();
        let first = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        world.clock.advance_millis(2 * MINUTE);
        person.post("/password-reset", json!({ "email": acme.email })).await.ok();
        let second = eventually("another letter", async || {
            Some(secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await).filter(|second| *second != first)
        }).await;
        person.post("/password-reset/confirm", json!({ "token": first, "password": NEW })).await.ok();
        person.post("/password-reset/look", json!({ "token": second })).await.error(410, "GONE");
    }

    async fn nobody_is_flooded_with_letters(world: World) {
        let acme = world.workspace("Acme").await;
        let person = Person::new(world.client());
        let at_once = (0..10).map(|_| person.post("/password-reset", json!({ "email": acme.email })));
        assert!(join_all(at_once).await.iter().all(|answer| answer.status == 200));
        person.post("/password-reset", json!({ "email": acme.email })).await.error(429, "RATE_LIMITED");
        let _ = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        assert_eq!(letters(&world, &acme, "passwordReset", &acme.email).await, 1);
        sign_in(&person, &acme.email, PASSWORD).await.ok();
    }

    async fn without_a_mail_server_administrators_do_not_read_it(world: World) {
        let acme = world.workspace("Acme").await;
        let person = Person::new(world.client());
        person.post("/password-reset", json!({ "email": acme.email })).await.ok();
        let _ = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        let mails = world.mails(acme.id).await;
        assert!(mails[0].composed.is_some(), "the operator does");
        let actor = Actor::User { id: acme.user, name: acme.email.clone() };
        let call = Call { actor, role: Role::Administrator, ..Call::by_system(acme.id) };
        let shown = app::mail::show(&world.node.app, &call, mails[0].mail.id).await.unwrap();
        assert!(shown.composed.is_none());
    }
}
