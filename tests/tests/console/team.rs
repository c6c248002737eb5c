//! The people of a workspace.

use countersign_tests::{Person, on_both_databases};
use serde_json::{Value, json};

use crate::support::{PASSWORD, events, invited, joined, letters, secret, sign_in, text};

const DAY: i64 = 24 * 3_600_000;
const BEN: &str = "ben@example.com";

on_both_databases! {
    async fn somebody_new_joins_by_the_link(world: World) {
        let acme = world.workspace("Acme").await;
        let ana = acme.administrator().await;
        ana.patch("/account", json!({ "name": "Ana Lindqvist" })).await.ok();
        let made = ana.post("/team/invitations", json!({ "email": BEN, "role": "member", "language": "fr" })).await.created();
        assert_eq!((text(&made["email"]), text(&made["role"])), (BEN, "member"));
        let team = ana.get("/team").await.ok();
        assert_eq!(team["invitations"][0]["email"], BEN);
        assert_eq!((&team["invitations"][0]["invitedBy"], &team["invitations"][0]["expired"]), (&json!("Ana Lindqvist"), &json!(false)));
        let token = secret(&world, &acme, "memberInvitation", BEN, "/join#").await;
        let mails = world.mails(acme.id).await;
        assert!(mails[0].mail.subject.contains("invité"), "in the language that was chosen: {}", mails[0].mail.subject);

        let ben = Person::new(world.client());
        world.clock.advance_millis(1);
        let looked = ben.post("/invitations/look", json!({ "token": token })).await.ok();
        let shown = json!({
            "workspace": "Acme", "email": BEN, "role": "member", "invitedBy": "Ana Lindqvist", "language": "fr",
            "hasAccount": false,
        });
        assert_eq!(looked, shown);
        ben.post("/invitations/accept", json!({ "token": token, "password": "short" })).await.invalid("password");
        let given = json!({ "token": token, "name": "Ben Okafor", "password": PASSWORD, "timeZone": "Africa/Lagos" });
        let session = ben.post("/invitations/accept", given.clone()).await.ok();
        assert_eq!((text(&session["user"]["name"]), text(&session["user"]["language"])), ("Ben Okafor", "fr"));
        assert_eq!((text(&session["workspace"]["name"]), text(&session["role"])), ("Acme", "member"));
        ben.post("/invitations/accept", given).await.error(410, "GONE");
        let team = ben.get("/team").await.ok();
        assert_eq!(team["members"][1]["name"], "Ben Okafor");
        assert_eq!(team["invitations"], json!([]));
        sign_in(&Person::new(world.client()), BEN, PASSWORD).await.ok();
        for (event, count) in [("user.invited", 1), ("user.joined", 2)] {
            assert_eq!(events(&acme, event).await.len(), count, "{event}");
        }
    }

    async fn who_has_an_account_signs_in_first(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let token = invited(&world, &acme, &other.email, "administrator").await;
        let person = Person::new(world.client());
        assert_eq!(person.post("/invitations/look", json!({ "token": token })).await.ok()["hasAccount"], true);
        let stolen = json!({ "token": token, "name": "Eve", "password": "a password of mine" });
        person.post("/invitations/accept", stolen.clone()).await.error(403, "FORBIDDEN");
        sign_in(&person, &acme.email, PASSWORD).await.ok();
        person.post("/invitations/accept", stolen).await.error(403, "FORBIDDEN");
        let right = other.administrator().await;
        let session = right.post("/invitations/accept", json!({ "token": token })).await.ok();
        assert_eq!((text(&session["workspace"]["name"]), text(&session["role"])), ("Acme", "administrator"));
        sign_in(&person, &other.email, PASSWORD).await.ok();
    }

    async fn an_invitation_works_for_seven_days(world: World) {
        let acme = world.workspace("Acme").await;
        let token = invited(&world, &acme, BEN, "member").await;
        let ben = Person::new(world.client());
        world.clock.advance_millis(7 * DAY - 1);
        ben.post("/invitations/look", json!({ "token": token })).await.ok();
        world.clock.advance_millis(1);
        ben.post("/invitations/look", json!({ "token": token })).await.error(410, "GONE");
        let given = json!({ "token": token, "name": "Ben", "password": PASSWORD });
        ben.post("/invitations/accept", given).await.error(410, "GONE");
        assert_eq!(acme.administrator().await.get("/team").await.ok()["invitations"][0]["expired"], true);
        for wrong in ["", "guessed"] {
            ben.post("/invitations/look", json!({ "token": wrong })).await.error(410, "GONE");
        }
    }

    async fn sending_again_makes_a_new_link(world: World) {
        let acme = world.workspace("Acme").await;
        let ana = acme.administrator().await;
        let first = invited(&world, &acme, BEN, "member").await;
        ana.post("/team/invitations", json!({ "email": BEN.to_uppercase() })).await.error(409, "CONFLICT");
        ana.post("/team/invitations", json!({ "email": acme.email })).await.error(409, "CONFLICT");
        let id = text(&ana.get("/team").await.ok()["invitations"][0]["id"]).to_owned();
        world.clock.advance_millis(8 * DAY);
        let ana = acme.administrator().await;
        ana.post(&format!("/team/invitations/{id}/resend"), json!({})).await.ok();
        assert_eq!(letters(&world, &acme, "memberInvitation", BEN).await, 2);
        let second = secret(&world, &acme, "memberInvitation", BEN, "/join#").await;
        let ben = Person::new(world.client());
        ben.post("/invitations/look", json!({ "token": first })).await.error(410, "GONE");
        ben.post("/invitations/look", json!({ "token": second })).await.ok();
        ana.delete(&format!("/team/invitations/{id}")).await.ok();
        ben.post("/invitations/look", json!({ "token": second })).await.error(410, "GONE");
        ana.delete(&format!("/team/invitations/{id}")).await.error(404, "NOT_FOUND");
        ana.post(&format!("/team/invitations/{id}/resend"), json!({})).await.error(404, "NOT_FOUND");
        assert_eq!(ana.get("/team").await.ok()["invitations"], json!([]));
    }

    async fn wrong_input_is_said_at_once(world: World) {
        let ana = world.workspace("Acme").await.administrator().await;
        let refused = ana.post("/team/invitations", json!({ "email": "ben", "role": "boss", "language": "xx" })).await;
        for field in ["email", "role", "language"] {
            refused.invalid(field);
        }
    }

    async fn only_administrators_change_the_team(world: World) {
        let acme = world.workspace("Acme").await;
        let ben = joined(&world, &acme, BEN, "member").await;
        let waiting = invited(&world, &acme, "cem@example.com", "member").await;
        let team = ben.get("/team").await.ok();
        let id = text(&team["invitations"][0]["id"]);
        ben.post("/team/invitations", json!({ "email": "eve@example.com" })).await.error(403, "FORBIDDEN");
        ben.post(&format!("/team/invitations/{id}/resend"), json!({})).await.error(403, "FORBIDDEN");
        ben.delete(&format!("/team/invitations/{id}")).await.error(403, "FORBIDDEN");
        let me = text(&team["members"][1]["id"]);
        ben.patch(&format!("/team/{me}"), json!({ "role": "administrator" })).await.error(403, "FORBIDDEN");
        ben.delete(&format!("/team/{}", acme.user)).await.error(403, "FORBIDDEN");
        assert_eq!(ben.get("/team").await.ok(), team);
        ben.post("/invitations/look", json!({ "token": waiting })).await.ok();
    }

    async fn roles_change_at_once(world: World) {
        let acme = world.workspace("Acme").await;
        let (ana, ben) = (acme.administrator().await, joined(&world, &acme, BEN, "member").await);
        let id = text(&ana.get("/team").await.ok()["members"][1]["id"]).to_owned();
        ana.patch(&format!("/team/{id}"), json!({ "role": "boss" })).await.invalid("role");
        ana.patch(&format!("/team/{id}"), json!({ "role": "administrator" })).await.ok();
        assert_eq!(ben.get("/session").await.ok()["role"], "administrator");
        ben.patch(&format!("/team/{}", acme.user), json!({ "role": "member" })).await.ok();
        assert_eq!(ana.get("/session").await.ok()["role"], "member");
        ben.patch(&format!("/team/{id}"), json!({ "role": "member" })).await.error(409, "CONFLICT");
        ben.delete(&format!("/team/{id}")).await.error(409, "CONFLICT");
        assert_eq!(events(&acme, "user.roleChanged").await.len(), 2);
    }

    async fn two_administrators_can_t_both_leave_at_once(world: World) {
        let acme = world.workspace("Acme").await;
        let (ana, ben) = (acme.administrator().await, joined(&world, &acme, BEN, "administrator").await);
        let id = text(&ana.get("/team").await.ok()["members"][1]["id"]).to_owned();
        let role = json!({ "role": "member" });
        let (own, theirs) = (format!("/team/{}", acme.user), format!("/team/{id}"));
        let _ = tokio::join!(ana.patch(&own, role.clone()), ben.patch(&theirs, role));
        let team = ana.get("/team").await.ok();
        let left = team["members"].as_array().unwrap().iter().filter(|one| one["role"] == "administrator").count();
        assert!(left >= 1, "{team}");
    }

    async fn who_is_removed_is_out_at_once_and_for_ever(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let (ana, ben) = (acme.administrator().await, joined(&world, &acme, BEN, "administrator").await);
        let user = ben.get("/session").await.ok()["user"]["id"].clone();
        let creator = text(&user).parse().unwrap();
        let call = app::Call::by_system(acme.id);
        let made = app::api_keys::create(&world.node.app, &call, creator, "Ben's").await.unwrap();
        let key = acme.with_key(made.secret.reveal());
        key.get("/templates").await.ok();
        ben.post("/password-reset", json!({ "email": BEN })).await.ok();
        let reset = secret(&world, &acme, "passwordReset", BEN, "/reset#").await;
        ana.delete(&format!("/team/{}", other.user)).await.error(404, "NOT_FOUND");
        ana.delete(&format!("/team/{}", text(&user))).await.ok();
        ben.get("/team").await.error(401, "UNAUTHORIZED");
        assert_eq!(ben.get("/session").await.ok()["user"], Value::Null);
        key.get("/templates").await.error(401, "UNAUTHORIZED");
        sign_in(&Person::new(world.client()), BEN, PASSWORD).await.error(403, "FORBIDDEN");
        assert_eq!(events(&acme, "user.removed").await.len(), 1);

        let token = invited(&world, &acme, BEN, "administrator").await;
        let again = Person::new(world.client());
        let looked = again.post("/invitations/look", json!({ "token": token })).await.ok();
        assert_eq!(looked["hasAccount"], false, "an account in no workspace begins anew");
        again.post("/invitations/accept", json!({ "token": token })).await.invalid("password");
        let given = json!({ "token": token, "name": "Ben again", "password": "another long password" });
        let session = again.post("/invitations/accept", given).await.ok();
        assert_eq!((&session["user"]["id"], text(&session["user"]["name"])), (&user, "Ben again"));
        sign_in(&Person::new(world.client()), BEN, PASSWORD).await.error(403, "FORBIDDEN");
        ben.get("/team").await.error(401, "UNAUTHORIZED");
        key.get("/templates").await.error(401, "UNAUTHORIZED");
        ben.post("/password-reset/look", json!({ "token": reset })).await.error(410, "GONE");
    }

    async fn another_workspace_s_people_are_not_there(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let ana = acme.administrator().await;
        invited(&world, &other, BEN, "member").await;
        let theirs = other.administrator().await.get("/team").await.ok();
        let id = text(&theirs["invitations"][0]["id"]);
        ana.post(&format!("/team/invitations/{id}/resend"), json!({})).await.error(404, "NOT_FOUND");
        ana.delete(&format!("/team/invitations/{id}")).await.error(404, "NOT_FOUND");
        ana.patch(&format!("/team/{}", other.user), json!({ "role": "member" })).await.error(404, "NOT_FOUND");
        let shown = ana.get("/team").await.text();
        assert!(!shown.contains(&other.email) && !shown.contains(BEN));
        assert_eq!(other.administrator().await.get("/team").await.ok(), theirs);
    }
}
