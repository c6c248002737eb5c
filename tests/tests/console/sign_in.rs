//! Signing in and out.

use countersign_tests::{Person, eventually, on_both_databases};
use serde_json::{Value, json};

use crate::support::{PASSWORD, events, sign_in};

const MINUTE: i64 = 60_000;

on_both_databases! {
    async fn the_right_password_signs_in(world: World) {
        let acme = world.workspace("Acme").await;
        let person = Person::new(world.client());
        let nobody = person.get("/session").await.ok();
        assert_eq!((&nobody["user"], &nobody["workspace"], &nobody["needsSetUp"]), (&Value::Null, &Value::Null, &json!(false)));
        let refused = sign_in(&person, &acme.email, "wrong").await;
        refused.error(403, "FORBIDDEN");
        assert_eq!(refused.header("set-cookie"), "");
        let answer = sign_in(&person, &acme.email, PASSWORD).await;
        let cookies = answer.header_values("set-cookie");
        let cookie = cookies.iter().find(|line| line.starts_with("countersign=")).expect("a session");
        assert!(cookie.ends_with("; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax"), "{cookie}");
        let session = answer.ok();
        assert_eq!(session["user"]["email"], acme.email);
        assert_eq!(session["user"]["hasPassword"], true);
        assert_eq!(session["user"]["secondFactor"], json!({ "totp": false, "passkeys": 0, "recoveryCodes": 0 }));
        assert_eq!(session["role"], "administrator");
        assert_eq!(session["workspace"]["name"], "Acme");
        assert_eq!((&session["workspace"]["language"], &session["workspace"]["timeZone"]), (&json!("en"), &json!("UTC")));
        assert_eq!(session["workspaces"], json!([{ "id": acme.id, "name": "Acme", "role": "administrator" }]));
        assert_eq!(session["singleSignOn"], Value::Null);
        assert_eq!(person.get("/session").await.ok(), session);
        assert_eq!(events(&acme, "user.signedIn").await.len(), 1);
    }

    async fn refused_sign_ins_are_written_down_and_fill_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let person = Person::new(world.client());
        for _ in 0..10 {
            sign_in(&person, &acme.email, "wrong").await.error(403, "FORBIDDEN");
        }
        sign_in(&person, "nobody@example.com", "wrong").await.error(403, "FORBIDDEN");
        // They are written down behind the answer.
        let rows = eventually("the entries", async || {
            let rows = acme.get("/activity?events=user.signInFailed").await.ok();
            (rows.as_array().unwrap().len() == 2).then_some(rows)
        }).await;
        let tries: Vec<_> = rows.as_array().unwrap().iter().map(|row| row["metadata"]["tries"].as_i64().unwrap()).collect();
        assert_eq!(tries.iter().sum::<i64>(), 11, "the first one and the tenth: {rows}");
        assert_eq!(rows[0]["metadata"]["reason"], "password");
        assert_eq!(rows[0]["message"], format!("Signing in as {} failed: the password was not right", acme.email));
        assert_eq!((&rows[0]["actorType"], &rows[0]["ip"]), (&json!("system"), &json!("127.0.0.1")), "{rows}");
        world.clock.advance_millis(15 * MINUTE);
        sign_in(&person, &acme.email, "wrong").await.error(403, "FORBIDDEN");
        eventually("another entry", async || (events(&acme, "user.signInFailed").await.len() == 3).then_some(())).await;
    }

    async fn the_eleventh_try_has_to_wait(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let person = Person::new(world.client());
        for _ in 0..10 {
            sign_in(&person, &acme.email, "wrong").await.error(403, "FORBIDDEN");
        }
        world.clock.advance_millis(5 * MINUTE);
        let paused = sign_in(&person, &acme.email, PASSWORD).await;
        assert_eq!(paused.error(429, "RATE_LIMITED")["retryAfter"], 600);
        assert_eq!(paused.header("retry-after"), "600");
        assert_eq!(paused.header("set-cookie"), "", "not even the right password");
        sign_in(&person, &other.email, PASSWORD).await.ok();
        world.clock.advance_millis(10 * MINUTE - 1);
        assert_eq!(sign_in(&person, &acme.email, PASSWORD).await.header("retry-after"), "1");
        world.clock.advance_millis(1);
        sign_in(&person, &acme.email, PASSWORD).await.ok();
    }

    async fn signing_out_ends_the_session(world: World) {
        let acme = world.workspace("Acme").await;
        let (person, thief) = (acme.administrator().await, Person::new(world.client()));
        let stolen = person.cookie("countersign").expect("a session");
        person.delete("/session").await.ok();
        assert_eq!(person.cookie("countersign"), None, "the browser forgets it");
        let request = thief.request(reqwest::Method::GET, "/team").header("cookie", format!("countersign={stolen}"));
        thief.send(request).await.error(401, "UNAUTHORIZED");
        person.delete("/session").await.ok();
    }

    async fn a_session_lasts_fourteen_days(world: World) {
        let person = world.workspace("Acme").await.administrator().await;
        // It is used twice a day, or it would end earlier.
        for _ in 0..27 {
            world.clock.advance_millis(12 * 60 * MINUTE);
            person.get("/team").await.ok();
        }
        world.clock.advance_millis(12 * 60 * MINUTE - 1);
        person.get("/team").await.ok();
        world.clock.advance_millis(1);
        person.get("/team").await.error(401, "UNAUTHORIZED");
        assert_eq!(person.get("/session").await.ok()["user"], Value::Null);
    }
}
