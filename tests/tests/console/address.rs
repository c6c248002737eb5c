//! Signing in with another address.

use app::Call;
use app::accounts::change_address_by_operator;
use countersign_tests::{Answer, Person, Workspace, World, eventually, mail_text, on_both_databases};
use futures::future::join;
use model::Clock;
use model::people::{Actor, Role};
use serde_json::{Value, json};
use store::Write;

use crate::support::{PASSWORD, events, invited, joined, letters, secret, sign_in, text};
use crate::two_step::turned_on;

const HOUR: i64 = 3_600_000;
const NEW: &str = "ana@new.example";
const BEN: &str = "ben@example.com";
const ANOTHER: &str = "another long password";

/// Asks for another address with the password.
async fn ask(person: &Person, email: &str) -> Answer {
    person.post("/account/address", json!({ "email": email, "password": PASSWORD })).await
}

/// The secret of the last link that went to an address.
async fn link(world: &World, acme: &Workspace, email: &str) -> String {
    secret(world, acme, "newAddress", email, "/address#").await
}

async fn confirm(person: &Person, token: &str) -> Answer {
    person.post("/address-change/confirm", json!({ "token": token })).await
}

/// The link is dead, and the account as it was.
async fn stays(person: &Person, acme: &Workspace, token: &str, password: &str) {
    person.post("/address-change/look", json!({ "token": token })).await.error(410, "GONE");
    confirm(person, token).await.error(410, "GONE");
    sign_in(person, &acme.email, password).await.ok();
}

/// Subject and text of the letters about the account, by where they went.
async fn told(world: &World, workspace: &Workspace, email: &str) -> Vec<(String, String)> {
    let mails = world.mails(workspace.id).await;
    let letters = mails.iter().filter(|kept| kept.mail.kind == "accountChanged" && kept.mail.recipient == email);
    letters.map(|kept| (kept.mail.subject.clone(), mail_text(kept).to_owned())).collect()
}

on_both_databases! {
    async fn the_link_changes_the_address(world: World) {
        let acme = world.workspace("Acme").await;
        let (person, elsewhere) = (acme.administrator().await, acme.administrator().await);
        let visitor = Person::new(world.client());
        assert_eq!(person.get("/account/address").await.ok(), json!({ "email": acme.email, "pending": null }));
        let asked = ask(&person, NEW).await.created();
        assert_eq!(text(&asked["email"]), NEW);
        assert_eq!(person.get("/account/address").await.ok()["pending"], asked);
        let letters = told(&world, &acme, &acme.email).await;
        assert_eq!(letters.len(), 1, "the old address is told what was asked for: {letters:?}");
        assert!(letters[0].1.contains(NEW) && letters[0].1.contains("/reset\n"), "{}", letters[0].1);

        let token = link(&world, &acme, NEW).await;
        let looked = json!({ "email": acme.email, "newEmail": NEW });
        for _ in 0..2 {
            let found = visitor.post("/address-change/look", json!({ "token": token })).await.ok();
            assert_eq!(found, looked, "to look changes nothing");
        }
        sign_in(&visitor, &acme.email, PASSWORD).await.ok();
        sign_in(&Person::new(world.client()), NEW, PASSWORD).await.error(403, "FORBIDDEN");

        world.clock.advance_millis(1);
        confirm(&Person::new(world.client()), &token).await.ok();
        assert_eq!(person.get("/session").await.ok()["user"]["email"], NEW, "where it was asked for, it goes on");
        elsewhere.get("/team").await.error(401, "UNAUTHORIZED");
        visitor.get("/team").await.error(401, "UNAUTHORIZED");
        sign_in(&visitor, &acme.email, PASSWORD).await.error(403, "FORBIDDEN");
        sign_in(&visitor, &NEW.to_uppercase(), PASSWORD).await.ok();
        confirm(&visitor, &token).await.error(410, "GONE");
        assert_eq!(person.get("/account/address").await.ok(), json!({ "email": NEW, "pending": null }));
        assert_eq!(person.get("/team").await.ok()["members"][0]["email"], NEW);

        let letters = told(&world, &acme, &acme.email).await;
        assert_eq!(letters.len(), 2, "{letters:?}");
        assert!(letters[1].0.contains("was changed") && letters[1].1.contains(NEW), "{letters:?}");
        assert!(!letters[1].1.contains("/reset"), "a new password can't be asked for there: {}", letters[1].1);
        assert_eq!(told(&world, &acme, NEW).await, []);
        let changed = &events(&acme, "user.updated").await[0];
        assert_eq!(changed["metadata"]["email"], NEW);
        assert_eq!(changed["metadata"]["previousEmail"], acme.email.as_str());
        assert_eq!(changed["metadata"]["userId"], acme.user.to_string());
    }

    async fn nothing_is_sent_without_a_proof(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let with = |password: &str| json!({ "email": NEW, "password": password });
        person.post("/account/address", json!({ "email": NEW })).await.invalid("password");
        person.post("/account/address", with("wrong")).await.error(403, "FORBIDDEN");
        ask(&person, "not an address").await.invalid("email");
        ask(&person, &acme.email).await.invalid("email");
        assert_eq!(letters(&world, &acme, "newAddress", NEW).await, 0);
        assert_eq!(told(&world, &acme, &acme.email).await, []);
        assert_eq!(person.get("/account/address").await.ok()["pending"], Value::Null);
        assert_eq!(events(&acme, "user.updated").await.len(), 0);
        world.clock.advance_millis(HOUR);
        // A code does as well as the password, once.
        let (_, codes) = turned_on(&world, &person).await;
        let by_code = json!({ "email": NEW, "code": codes[0] });
        person.post("/account/address", by_code.clone()).await.created();
        person.post("/account/address", by_code).await.error(403, "FORBIDDEN");
    }

    async fn tries_and_letters_are_counted(world: World) {
        let acme = world.workspace("Acme").await;
        let (person, elsewhere) = (acme.administrator().await, acme.administrator().await);
        for _ in 0..3 {
            ask(&person, "not an address").await.invalid("email");
            person.post("/account/address/resend", json!({})).await.error(404, "NOT_FOUND");
        }
        for number in 0..5 {
            ask(&person, &format!("{number}@new.example")).await.created();
        }
        ask(&elsewhere, NEW).await.error(429, "RATE_LIMITED");
        person.post("/account/address/resend", json!({})).await.error(429, "RATE_LIMITED");
        assert_eq!(letters(&world, &acme, "newAddress", NEW).await, 0);
        world.clock.advance_millis(HOUR / 4);
        ask(&elsewhere, NEW).await.created();
    }

    async fn a_link_works_for_a_day(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        ask(&person, NEW).await.created();
        let token = link(&world, &acme, NEW).await;
        let visitor = Person::new(world.client());
        world.clock.advance_millis(24 * HOUR - 1);
        visitor.post("/address-change/look", json!({ "token": token })).await.ok();
        world.clock.advance_millis(1);
        stays(&visitor, &acme, &token, PASSWORD).await;
        assert_eq!(acme.administrator().await.get("/account/address").await.ok()["pending"], Value::Null);
        for wrong in ["", "guessed", &token[..token.len() - 2], &format!("A{}", &token[1..])] {
            confirm(&visitor, wrong).await.error(410, "GONE");
        }
    }

    async fn asking_again_replaces_what_was_asked_for(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        person.post("/account/address/resend", json!({})).await.error(404, "NOT_FOUND");
        ask(&person, "typo@new.example").await.created();
        let first = link(&world, &acme, "typo@new.example").await;
        ask(&person, NEW).await.created();
        let second = link(&world, &acme, NEW).await;
        stays(&Person::new(world.client()), &acme, &first, PASSWORD).await;
        world.clock.advance_millis(HOUR);
        let sent = person.post("/account/address/resend", json!({})).await.ok();
        assert_eq!(person.get("/account/address").await.ok()["pending"], sent);
        let third = eventually("another letter", async || {
            Some(link(&world, &acme, NEW).await).filter(|third| *third != second)
        }).await;
        stays(&Person::new(world.client()), &acme, &second, PASSWORD).await;
        confirm(&person, &third).await.ok();
        sign_in(&Person::new(world.client()), NEW, PASSWORD).await.ok();
    }

    async fn it_can_be_taken_back(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        person.delete("/account/address").await.error(404, "NOT_FOUND");
        ask(&person, NEW).await.created();
        let token = link(&world, &acme, NEW).await;
        person.delete("/account/address").await.ok();
        assert_eq!(person.get("/account/address").await.ok()["pending"], Value::Null);
        stays(&person, &acme, &token, PASSWORD).await;
    }

    async fn a_new_password_stops_it(world: World) {
        let acme = world.workspace("Acme").await;
        let thief = acme.administrator().await;
        ask(&thief, NEW).await.created();
        let token = link(&world, &acme, NEW).await;
        let owner = Person::new(world.client());
        owner.post("/password-reset", json!({ "email": acme.email })).await.ok();
        let reset = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        owner.post("/password-reset/confirm", json!({ "token": reset, "password": ANOTHER })).await.ok();
        stays(&owner, &acme, &token, ANOTHER).await;
        world.clock.advance_millis(1);
        let again = json!({ "email": NEW, "password": ANOTHER });
        owner.post("/account/address", again).await.created();
        let token = eventually("another letter", async || {
            Some(link(&world, &acme, NEW).await).filter(|found| *found != token)
        }).await;
        owner.post("/account/password", json!({ "current": ANOTHER, "new": PASSWORD })).await.ok();
        stays(&owner, &acme, &token, PASSWORD).await;
    }

    async fn links_to_a_new_password_are_over(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        person.post("/password-reset", json!({ "email": acme.email })).await.ok();
        let reset = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        ask(&person, NEW).await.created();
        confirm(&person, &link(&world, &acme, NEW).await).await.ok();
        let chosen = json!({ "token": reset, "password": ANOTHER });
        person.post("/password-reset/confirm", chosen).await.error(410, "GONE");
        // From now on they go to the new address alone.
        world.clock.advance_millis(HOUR);
        for email in [acme.email.as_str(), NEW] {
            person.post("/password-reset", json!({ "email": email })).await.ok();
        }
        let _ = secret(&world, &acme, "passwordReset", NEW, "/reset#").await;
        assert_eq!(letters(&world, &acme, "passwordReset", &acme.email).await, 1, "only the one from before");
    }

    async fn nobody_learns_whose_address_it_is(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let person = acme.administrator().await;
        let free = ask(&person, NEW).await;
        let taken = ask(&person, &other.email).await;
        let same = |answer: &Answer| answer.text().replace(NEW, "…").replace(&other.email, "…");
        assert_eq!((free.status, same(&free)), (taken.status, same(&taken)));
        let mails = world.mails(acme.id).await;
        let sent = |to: &str| mails.iter().find(|kept| kept.mail.kind == "newAddress" && kept.mail.recipient == to);
        let (to_free, to_taken) = (sent(NEW).unwrap(), sent(&other.email).unwrap());
        assert_eq!(to_free.mail.subject, to_taken.mail.subject, "the list of mails does not tell");
        let said = mail_text(to_taken);
        assert!(said.contains("has an account already") && !said.contains("/address#"), "{said}");
        assert!(said.contains("/signin") && said.contains(&acme.email), "{said}");
        // Nor do administrators read what was sent.
        let actor = Actor::User { id: acme.user, name: acme.email.clone() };
        let call = Call { actor, role: Role::Administrator, ..Call::by_system(acme.id) };
        let shown = app::mail::show(&world.node.app, &call, to_taken.mail.id).await.unwrap();
        assert!(shown.composed.is_none());
    }

    async fn an_address_may_be_taken_meanwhile(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        ask(&person, BEN).await.created();
        let token = link(&world, &acme, BEN).await;
        let ben = joined(&world, &acme, BEN, "member").await;
        confirm(&person, &token).await.error(409, "CONFLICT");
        assert_eq!(person.get("/session").await.ok()["user"]["email"], acme.email);
        assert_eq!(ben.get("/session").await.ok()["user"]["email"], BEN);
        assert_eq!(told(&world, &acme, &acme.email).await.len(), 1, "nothing was changed");
        sign_in(&Person::new(world.client()), BEN, PASSWORD).await.ok();
    }

    async fn of_two_who_want_it_one_gets_it(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let (ana, ben) = (acme.administrator().await, other.administrator().await);
        ask(&ana, NEW).await.created();
        ask(&ben, NEW).await.created();
        let (first, second) = (link(&world, &acme, NEW).await, link(&world, &other, NEW).await);
        let (first, second) = join(confirm(&ana, &first), confirm(&ben, &second)).await;
        let mut statuses = [first.status, second.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{} {}", first.text(), second.text());
        let addresses = [ana.get("/session").await.ok(), ben.get("/session").await.ok()];
        assert_eq!(addresses.iter().filter(|session| session["user"]["email"] == NEW).count(), 1);
    }

    async fn all_workspaces_of_somebody_see_it(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        // The one joined first is shown.
        world.clock.advance_millis(1);
        let mut write = Write::new();
        store::users::join(&mut write, other.id, acme.user, Role::Member, world.clock.now());
        world.database().await.commit(write).await.unwrap();
        let person = acme.administrator().await;
        ask(&person, NEW).await.created();
        world.clock.advance_millis(1);
        confirm(&person, &link(&world, &acme, NEW).await).await.ok();
        for (workspace, count) in [(&acme, 2), (&other, 1)] {
            let seen = events(workspace, "user.updated").await;
            assert_eq!(seen.len(), count, "what was asked for is seen where it was: {seen:?}");
            assert_eq!(seen[0]["metadata"]["email"], NEW);
        }
        let report = other.administrator().await.post("/audit/verification", json!({})).await.ok();
        assert_eq!(report["holds"], true, "{report}");
    }

    async fn an_invitation_stays_with_the_address_that_it_went_to(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let to_old = invited(&world, &other, &acme.email, "member").await;
        let person = acme.administrator().await;
        ask(&person, NEW).await.created();
        confirm(&person, &link(&world, &acme, NEW).await).await.ok();
        // Whoever reads the old mailbox now may be somebody else: they get an account of their own.
        let looked = person.post("/invitations/look", json!({ "token": to_old })).await.ok();
        assert_eq!((text(&looked["email"]), &looked["hasAccount"]), (acme.email.as_str(), &json!(false)));
        let successor = Person::new(world.client());
        let given = json!({ "token": to_old, "name": "Eve", "password": ANOTHER });
        let session = successor.post("/invitations/accept", given).await.ok();
        assert_eq!(session["workspaces"].as_array().unwrap().len(), 1, "and nothing of the account that had it");
        // One to the new address is theirs.
        let to_new = invited(&world, &other, NEW, "member").await;
        assert_eq!(person.post("/invitations/look", json!({ "token": to_new })).await.ok()["hasAccount"], true);
        person.post("/invitations/accept", json!({ "token": to_new })).await.ok();
        assert_eq!(person.get("/session").await.ok()["workspaces"].as_array().unwrap().len(), 2);
    }

    async fn an_address_can_be_spelt_otherwise(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let spelt = acme.email.to_uppercase();
        ask(&person, &spelt).await.created();
        confirm(&person, &link(&world, &acme, &spelt).await).await.ok();
        assert_eq!(person.get("/session").await.ok()["user"]["email"], spelt);
        sign_in(&Person::new(world.client()), &acme.email, PASSWORD).await.ok();
    }

    async fn whom_only_another_house_signs_in_chooses_a_password_first(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut write = Write::new();
        store::users::set_password(&mut write, acme.user, "");
        world.database().await.commit(write).await.unwrap();
        person.post("/account/address", json!({ "email": NEW })).await.error(409, "CONFLICT");
        assert_eq!(letters(&world, &acme, "newAddress", NEW).await, 0);
        person.post("/account/password", json!({ "new": PASSWORD })).await.ok();
        ask(&person, NEW).await.created();
    }

    async fn the_operator_gives_another_address(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let person = acme.administrator().await;
        ask(&person, "other@new.example").await.created();
        let token = link(&world, &acme, "other@new.example").await;
        world.clock.advance_millis(1);
        let app = &world.node.app;
        for (old, new) in [
            ("nobody@example.com", NEW), (acme.email.as_str(), other.email.as_str()), (acme.email.as_str(), "none"),
        ] {
            assert!(change_address_by_operator(app, old, new).await.is_err(), "{old} to {new}");
        }
        change_address_by_operator(app, &acme.email, NEW).await.unwrap();
        person.get("/team").await.error(401, "UNAUTHORIZED");
        confirm(&person, &token).await.error(410, "GONE");
        sign_in(&person, &acme.email, PASSWORD).await.error(403, "FORBIDDEN");
        sign_in(&person, NEW, PASSWORD).await.ok();
        let letters = told(&world, &acme, &acme.email).await;
        let given = letters.iter().find(|(_, text)| text.contains("Whoever runs")).expect("a letter");
        assert!(given.1.contains(NEW) && !given.1.contains("/reset"), "{}", given.1);
        assert_eq!(events(&acme, "user.updated").await[0]["actorType"], "system");
    }
}
