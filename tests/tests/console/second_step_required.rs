//! The second step that a workspace asks its members for.

use countersign_tests::{Person, Workspace, World, on_both_databases};
use serde_json::{Value, json};

use crate::passkeys::{Device, add, enter};
use crate::support::{PASSWORD, events, invited, joined, secret, sign_in, text};
use crate::two_step::turned_on;

const BEN: &str = "ben@example.com";
const CODE: &str = "SECOND_STEP_REQUIRED";

/// An administrator who has digits and asks the others for a second step.
async fn demanding(world: &World, workspace: &Workspace) -> Person {
    let administrator = workspace.administrator().await;
    turned_on(world, &administrator).await;
    administrator.patch("/workspace", json!({ "requireSecondStep": true })).await.ok();
    administrator
}

on_both_databases! {
    async fn only_an_administrator_who_has_one_asks_for_it(world: World) {
        let acme = world.workspace("Acme").await;
        let ben = joined(&world, &acme, BEN, "member").await;
        let administrator = acme.administrator().await;
        let wanted = json!({ "requireSecondStep": true });
        ben.patch("/workspace", wanted.clone()).await.error(403, "FORBIDDEN");
        administrator.patch("/workspace", wanted.clone()).await.invalid("requireSecondStep");
        assert_eq!(administrator.get("/workspace").await.ok()["requireSecondStep"], false);
        turned_on(&world, &administrator).await;
        assert_eq!(administrator.patch("/workspace", wanted.clone()).await.ok()["requireSecondStep"], true);
        administrator.patch("/workspace", wanted).await.ok();
        let said = events(&acme, "workspace.updated").await;
        assert_eq!(said.len(), 1, "once, since the second time nothing changed: {said:?}");
        assert_eq!(said[0]["metadata"]["requireSecondStep"], true);
        administrator.patch("/workspace", json!({ "requireSecondStep": false })).await.ok();
        assert_eq!(events(&acme, "workspace.updated").await.len(), 2);
        ben.get("/team").await.ok();
    }

    async fn who_has_none_is_led_to_set_one_up(world: World) {
        let acme = world.workspace("Acme").await;
        let ben = joined(&world, &acme, BEN, "member").await;
        assert_eq!(ben.get("/session").await.ok()["lacksSecondStep"], false);
        let administrator = demanding(&world, &acme).await;
        let team = administrator.get("/team").await.ok();
        assert_eq!(team["requireSecondStep"], true);
        let steps: Vec<_> = team["members"].as_array().unwrap().iter().map(|one| &one["secondStep"]).collect();
        assert_eq!(steps, [&json!(true), &json!(false)]);
        for path in ["/team", "/home", "/documents", "/templates", "/usage", "/workspace", "/webhooks", "/activity"] {
            let refused = ben.get(path).await;
            refused.error(403, CODE);
            assert!(refused.text().contains("set one up"), "{}", refused.text());
        }
        ben.post("/template-examples/any", json!({})).await.error(403, CODE);
        ben.send(ben.request(reqwest::Method::POST, "/files").body("%PDF-")).await.error(403, CODE);
        let again = Person::new(world.client());
        assert_eq!(sign_in(&again, BEN, PASSWORD).await.ok()["lacksSecondStep"], true, "they sign in all the same");
        for open in ["/sessions", "/account/passkeys"] {
            ben.get(open).await.ok();
        }
        ben.patch("/account", json!({ "name": "Ben" })).await.ok();
        turned_on(&world, &ben).await;
        assert_eq!(ben.get("/session").await.ok()["lacksSecondStep"], false);
        ben.get("/team").await.ok();
        ben.post("/account/totp/disable", json!({ "password": PASSWORD })).await.ok();
        ben.get("/team").await.error(403, CODE);
    }

    async fn keys_and_other_workspaces_go_on(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let ben = joined(&world, &acme, BEN, "member").await;
        let token = invited(&world, &other, BEN, "member").await;
        ben.post("/invitations/accept", json!({ "token": token })).await.ok();
        demanding(&world, &acme).await;
        ben.get("/team").await.ok();
        let session = ben.put("/session/workspace", json!({ "workspaceId": acme.id })).await.ok();
        assert_eq!(session["lacksSecondStep"], true);
        ben.get("/team").await.error(403, CODE);
        let back = ben.put("/session/workspace", json!({ "workspaceId": other.id })).await.ok();
        assert_eq!(back["lacksSecondStep"], false);
        ben.get("/team").await.ok();
        acme.get("/templates").await.ok();
    }

    async fn a_passkey_is_a_second_step_where_one_is_asked_for(world: World) {
        let acme = world.workspace("Acme").await;
        let ben = joined(&world, &acme, BEN, "member").await;
        demanding(&world, &acme).await;
        ben.get("/team").await.error(403, CODE);
        let mut device = Device::new(&ben, 1);
        let made = add(&ben, &device, "Phone").await.created();
        let team = ben.get("/team").await.ok();
        assert_eq!(team["members"][1]["secondStep"], true, "who has just shown one goes on");

        let other = Person::new(world.client());
        let asked = sign_in(&other, BEN, PASSWORD).await.ok();
        assert_eq!(asked, json!({ "secondStep": ["passkey"] }), "the password alone lets nobody in");
        other.get("/team").await.error(401, "UNAUTHORIZED");
        enter(&other, &mut device).await.ok();
        other.get("/team").await.ok();

        other.delete(&format!("/account/passkeys/{}", text(&made["id"]))).await.ok();
        other.get("/team").await.error(403, CODE);
        ben.get("/team").await.error(403, CODE);
    }

    async fn a_link_in_a_mail_takes_no_second_step_away(world: World) {
        let acme = world.workspace("Acme").await;
        let ben = joined(&world, &acme, BEN, "member").await;
        let mut device = Device::new(&ben, 1);
        add(&ben, &device, "Phone").await.created();
        demanding(&world, &acme).await;
        let stranger = Person::new(world.client());
        stranger.post("/password-reset", json!({ "email": BEN })).await.ok();
        let token = secret(&world, &acme, "passwordReset", BEN, "/reset#").await;
        let looked = stranger.post("/password-reset/look", json!({ "token": token })).await.ok();
        assert_eq!(looked["passkeysMayGo"], false);
        let both = json!({ "token": token, "password": "another long password", "removePasskeys": true });
        stranger.post("/password-reset/confirm", both).await.invalid("removePasskeys");
        let chosen = json!({ "token": token, "password": "another long password" });
        stranger.post("/password-reset/confirm", chosen).await.ok();
        let asked = sign_in(&stranger, BEN, "another long password").await.ok();
        assert_eq!(asked, json!({ "secondStep": ["passkey"] }));
        enter(&stranger, &mut device).await.ok();
        assert_ne!(stranger.get("/session").await.ok()["user"], Value::Null);
    }
}
