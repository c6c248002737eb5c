//! The letters to somebody whose account was changed, whoever changed it.

use app::Call;
use app::accounts::{OperatorReset, set_by_operator};
use countersign_tests::{Person, Workspace, World, mail_text, on_both_databases};
use model::people::{Actor, Role};
use reqwest::Method;
use serde_json::{Value, json};

use crate::passkeys::{Device, add, enter};
use crate::support::{PASSWORD, secret, sign_in, text};
use crate::two_step::turned_on;

const FIREFOX: &str = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const NEW: &str = "another long password";

/// Subject and text of the letters about an account, in order.
async fn told(world: &World, workspace: &Workspace) -> Vec<(String, String)> {
    let mails = world.mails(workspace.id).await;
    let letters = mails.iter().filter(|kept| kept.mail.kind == "accountChanged");
    letters
        .map(|kept| {
            assert_eq!(kept.mail.recipient, workspace.email);
            (kept.mail.subject.clone(), mail_text(kept).to_owned())
        })
        .collect()
}

async fn subjects(world: &World, workspace: &Workspace) -> Vec<String> {
    told(world, workspace).await.into_iter().map(|(subject, _)| subject).collect()
}

/// As a browser that says what it is.
async fn by_firefox(person: &Person, path: &str, body: Value) -> countersign_tests::Answer {
    person.send(person.request(Method::POST, path).header("user-agent", FIREFOX).json(&body)).await
}

on_both_databases! {
    async fn a_changed_password_is_told_with_when_and_where(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        person.patch("/account", json!({ "timeZone": "Asia/Riyadh" })).await.ok();
        let wrong = json!({ "current": "wrong", "new": NEW });
        by_firefox(&person, "/account/password", wrong).await.error(403, "FORBIDDEN");
        assert_eq!(told(&world, &acme).await, [], "nothing happened");
        by_firefox(&person, "/account/password", json!({ "current": PASSWORD, "new": NEW })).await.ok();
        let letters = told(&world, &acme).await;
        let [(subject, text)] = letters.as_slice() else { panic!("one letter: {letters:?}") };
        assert_eq!(subject, "Your password was changed");
        for part in ["When: ", "UTC+3", "Device: Firefox on Windows", "Internet address: 127.0.0.1"] {
            assert!(text.contains(part), "{part} in {text}");
        }
        assert!(text.contains(&format!("{}/reset\n", person.origin())), "the way to a new password: {text}");
    }

    async fn the_second_step_is_told_on_and_off(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        person.patch("/account", json!({ "language": "de" })).await.ok();
        let (_, codes) = turned_on(&world, &person).await;
        person.post("/account/recovery-codes", json!({ "password": "wrong" })).await.error(403, "FORBIDDEN");
        let other = Person::new(world.client());
        sign_in(&other, &acme.email, PASSWORD).await.ok();
        by_firefox(&other, "/session/second-step", json!({ "recoveryCode": codes[0] })).await.ok();
        person.post("/account/recovery-codes", json!({ "password": PASSWORD })).await.created();
        person.post("/account/totp/disable", json!({ "password": PASSWORD })).await.ok();
        let letters = told(&world, &acme).await;
        let mut subjects: Vec<_> = letters.iter().map(|(subject, _)| subject.as_str()).collect();
        subjects.sort_unstable();
        assert_eq!(subjects, [
            "Der zweite Schritt beim Anmelden wurde ausgeschaltet",
            "Der zweite Schritt beim Anmelden wurde eingeschaltet",
            "Es gibt neue Wiederherstellungscodes",
            "Jemand hat sich mit einem Wiederherstellungscode angemeldet",
        ]);
        let used = letters.iter().find(|(subject, _)| subject.contains("Jemand")).unwrap();
        assert!(used.1.contains("Gerät: Firefox on Windows"), "{}", used.1);
    }

    async fn passkeys_are_told_by_name(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let made = add(&person, &Device::new(&person, 1), "Phone").await.created();
        assert_eq!(subjects(&world, &acme).await, ["A passkey was added to your account"]);
        person.delete("/account/passkeys/psk_01jcmwk1x3f2q8z5v7t9r4n6ab").await.error(404, "NOT_FOUND");
        person.delete(&format!("/account/passkeys/{}", text(&made["id"]))).await.ok();
        let letters = told(&world, &acme).await;
        let removed = letters.iter().find(|(subject, _)| subject.contains("removed")).expect("a second letter");
        assert_eq!(letters.len(), 2);
        assert!(removed.1.contains("Passkey: Phone"), "{}", removed.1);
    }

    async fn a_reset_shows_the_passkeys_that_stay(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut device = Device::new(&person, 1);
        add(&person, &device, "Left by a thief").await.created();
        let stranger = Person::new(world.client());
        stranger.post("/password-reset", json!({ "email": acme.email })).await.ok();
        let token = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        let looked = stranger.post("/password-reset/look", json!({ "token": token })).await.ok();
        assert_eq!(looked["passkeys"][0]["name"], "Left by a thief");
        assert!(looked["passkeys"][0]["createdAt"].is_string());
        let chosen = json!({ "token": token, "password": NEW });
        by_firefox(&stranger, "/password-reset/confirm", chosen).await.ok();
        person.get("/team").await.error(401, "UNAUTHORIZED");
        let letters = told(&world, &acme).await;
        let reset = letters.iter().find(|(subject, _)| subject.contains("reset")).expect("a letter");
        assert!(reset.1.contains("Left by a thief, added on") && reset.1.contains("Firefox on Windows"), "{}", reset.1);
        enter(&stranger, &mut device).await.ok();
    }

    async fn a_reset_removes_the_passkeys_where_that_is_wanted(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        let mut device = Device::new(&person, 1);
        add(&person, &device, "Left by a thief").await.created();
        let by_passkey = Person::new(world.client());
        enter(&by_passkey, &mut device).await.ok();
        let stranger = Person::new(world.client());
        stranger.post("/password-reset", json!({ "email": acme.email })).await.ok();
        let token = secret(&world, &acme, "passwordReset", &acme.email, "/reset#").await;
        let chosen = json!({ "token": token, "password": NEW, "removePasskeys": true });
        stranger.post("/password-reset/confirm", chosen).await.ok();
        by_passkey.get("/team").await.error(401, "UNAUTHORIZED");
        enter(&stranger, &mut device).await.error(403, "FORBIDDEN");
        sign_in(&stranger, &acme.email, NEW).await.ok();
        assert_eq!(stranger.get("/account/passkeys").await.ok(), json!([]));
        let letters = told(&world, &acme).await;
        let reset = letters.iter().find(|(subject, _)| subject.contains("reset")).expect("a letter");
        assert!(reset.1.contains("all passkeys were removed") && !reset.1.contains("thief"), "{}", reset.1);
    }

    async fn what_the_operator_does_is_told_too(world: World) {
        let acme = world.workspace("Acme").await;
        let wanted = OperatorReset { email: acme.email.clone(), password: None, remove_second_step: true };
        set_by_operator(&world.node.app, wanted).await.unwrap();
        let letters = told(&world, &acme).await;
        assert_eq!(letters[0].0, "You were given a new password");
        assert!(letters[0].1.contains("removed the second step") && !letters[0].1.contains("Device"), "{}", letters[0].1);
    }

    async fn without_a_mail_server_administrators_do_not_read_them(world: World) {
        let acme = world.workspace("Acme").await;
        let person = acme.administrator().await;
        person.post("/account/password", json!({ "current": PASSWORD, "new": NEW })).await.ok();
        let mails = world.mails(acme.id).await;
        let kept = mails.iter().find(|kept| kept.mail.kind == "accountChanged").expect("a letter");
        assert!(kept.composed.is_some(), "the operator does");
        let actor = Actor::User { id: acme.user, name: acme.email.clone() };
        let call = Call { actor, role: Role::Administrator, ..Call::by_system(acme.id) };
        let shown = app::mail::show(&world.node.app, &call, kept.mail.id).await.unwrap();
        assert!(shown.composed.is_none());
    }
}
