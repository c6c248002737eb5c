//! One's own account: profile, password, sessions, workspaces.

use countersign_tests::{Person, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{PASSWORD, events, joined, sign_in, text};

const MINUTE: i64 = 60_000;
const FIREFOX: &str = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

on_both_databases! {
    async fn a_profile_is_changed_part_by_part(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let given = json!({ "name": " Ana Lindqvist ", "language": "ar", "timeZone": "Asia/Riyadh" });
        let user = person.patch("/account", given).await.ok()["user"].clone();
        assert_eq!((text(&user["name"]), text(&user["language"]), text(&user["timeZone"])), ("Ana Lindqvist", "ar", "Asia/Riyadh"));
        let user = person.patch("/account", json!({ "language": "" })).await.ok()["user"].clone();
        assert_eq!((&user["language"], text(&user["name"])), (&Value::Null, "Ana Lindqvist"));
        let wrong = person.patch("/account", json!({ "name": "x".repeat(300), "language": "tlh", "timeZone": "Mars" })).await;
        wrong.invalid("name");
        wrong.invalid("language");
        wrong.invalid("timeZone");
        assert_eq!(person.get("/session").await.ok()["user"], user, "nothing of it was taken");
    }

    async fn a_new_password_ends_the_other_sessions(world: World) {
        let acme = world.workspace("Acme").await;
        let (here, elsewhere) = (acme.administrator().await, acme.administrator().await);
        here.post("/account/password", json!({ "new": "another long password" })).await.invalid("current");
        here.post("/account/password", json!({ "current": PASSWORD, "new": "short" })).await.invalid("new");
        let wrong = json!({ "current": "wrong", "new": "another long password" });
        here.post("/account/password", wrong).await.error(403, "FORBIDDEN");
        elsewhere.get("/team").await.ok();
        let right = json!({ "current": PASSWORD, "new": "another long password" });
        here.post("/account/password", right).await.ok();
        here.get("/team").await.ok();
        elsewhere.get("/team").await.error(401, "UNAUTHORIZED");
        sign_in(&elsewhere, &acme.email, PASSWORD).await.error(403, "FORBIDDEN");
        sign_in(&elsewhere, &acme.email, "another long password").await.ok();
        assert_eq!(events(&acme, "user.updated").await.len(), 1);
    }

    async fn a_password_that_was_replaced_opens_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let (one, other, third) = (acme.administrator().await, acme.administrator().await, acme.administrator().await);
        let change = async |person: &Person, new: &str| person.post("/account/password", json!({ "current": PASSWORD, "new": new })).await;
        let (first, second, signed_in) = tokio::join!(
            change(&one, "a first long password"),
            change(&other, "a second long password"),
            sign_in(&third, &acme.email, PASSWORD),
        );
        let mut statuses = [first.status, second.status];
        statuses.sort_unstable();
        assert_eq!(statuses[0], 200, "{first:?} {second:?}");
        assert!(matches!(statuses[1], 401 | 403), "proved by a password that was another by then: {first:?} {second:?}");
        assert!(matches!(signed_in.status, 200 | 403), "{signed_in:?}");
        third.get("/team").await.error(401, "UNAUTHORIZED");
    }

    async fn who_has_a_session_can_t_guess_the_password_for_ever(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let wrong = json!({ "current": "wrong", "new": "another long password" });
        for _ in 0..10 {
            person.post("/account/password", wrong.clone()).await.error(403, "FORBIDDEN");
        }
        let right = json!({ "current": PASSWORD, "new": "another long password" });
        person.post("/account/password", right).await.error(429, "RATE_LIMITED");
    }

    async fn sessions_are_listed_and_ended(world: World) {
        let acme = world.workspace("Acme").await;
        let (here, there) = (acme.administrator().await, Person::new(world.client()));
        world.clock.advance_millis(MINUTE);
        let given = json!({ "email": acme.email, "password": PASSWORD });
        there.send(there.request(Method::POST, "/session").header("user-agent", FIREFOX).json(&given)).await.ok();
        let listed = here.get("/sessions").await.ok();
        assert_eq!(listed.as_array().unwrap().len(), 2);
        assert_eq!(listed[0]["device"], "Firefox on Windows", "the newest is in front");
        assert_eq!((&listed[0]["isThisOne"], &listed[1]["isThisOne"]), (&json!(false), &json!(true)));
        assert_eq!(listed[0]["ip"], "127.0.0.1");
        let id = text(&listed[0]["id"]).to_owned();
        let token = there.cookie("countersign").unwrap();
        assert!(!listed.to_string().contains(&token), "nobody's token is told");

        let stranger = world.workspace("Other").await.administrator().await;
        stranger.delete(&format!("/sessions/{id}")).await.error(404, "NOT_FOUND");
        there.get("/team").await.ok();
        here.delete(&format!("/sessions/{id}")).await.ok();
        there.get("/team").await.error(401, "UNAUTHORIZED");
        here.delete(&format!("/sessions/{id}")).await.error(404, "NOT_FOUND");
        here.delete("/sessions/nonsense").await.error(404, "NOT_FOUND");

        let others = [acme.administrator().await, acme.administrator().await];
        here.delete("/sessions").await.ok();
        for other in others {
            other.get("/team").await.error(401, "UNAUTHORIZED");
        }
        assert_eq!(here.get("/sessions").await.ok().as_array().unwrap().len(), 1);
        stranger.get("/team").await.ok();
    }

    async fn a_session_says_when_it_was_last_used(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        let first = person.get("/sessions").await.ok()[0].clone();
        assert_eq!(first["lastSeenAt"], first["createdAt"]);
        world.clock.advance_millis(5 * MINUTE - 1);
        assert_eq!(person.get("/sessions").await.ok()[0]["lastSeenAt"], first["createdAt"], "not written each time");
        world.clock.advance_millis(1);
        let later = person.get("/sessions").await.ok()[0].clone();
        assert_ne!(later["lastSeenAt"], first["lastSeenAt"]);
        assert_eq!(later["createdAt"], first["createdAt"]);
    }

    async fn a_person_goes_from_one_workspace_to_another(world: World) {
        let (acme, other, third) =
            (world.workspace("Acme").await, world.workspace("Other").await, world.workspace("Third").await);
        let person = joined(&world, &acme, "ben@example.com", "member").await;
        let token = crate::support::invited(&world, &other, "ben@example.com", "administrator").await;
        let session = person.post("/invitations/accept", json!({ "token": token })).await.ok();
        assert_eq!((text(&session["workspace"]["name"]), text(&session["role"])), ("Other", "administrator"));
        assert_eq!(session["workspaces"].as_array().unwrap().len(), 2);
        let back = person.put("/session/workspace", json!({ "workspaceId": acme.id })).await.ok();
        assert_eq!((text(&back["workspace"]["name"]), text(&back["role"])), ("Acme", "member"));
        assert_eq!(person.get("/team").await.ok()["members"].as_array().unwrap().len(), 2);
        for nowhere in [third.id.to_string(), "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab".to_owned(), "x".to_owned()] {
            person.put("/session/workspace", json!({ "workspaceId": nowhere })).await.error(404, "NOT_FOUND");
        }
        assert_eq!(person.get("/session").await.ok()["workspace"]["name"], "Acme");
    }
}
