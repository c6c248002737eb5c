//! Setting the service up in a browser.

use app::workspaces::{SetUpLink, new_set_up_link};
use countersign_tests::{Person, World, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{PASSWORD, text};

const DAY: i64 = 24 * 3_600_000;

async fn link(world: &World) -> SetUpLink {
    new_set_up_link(&world.node.app).await.unwrap()
}

/// Follows the link, as a browser does that leads to the page.
async fn follow(world: &World, person: &Person, link: &str) {
    let followed = person.send(world.client().request(Method::GET, &format!("/setup/{link}"))).await;
    assert_eq!((followed.status, followed.header("location")), (303, "/setup"));
}

fn entered() -> Value {
    json!({
        "workspace": "Acme & Söhne", "email": "ana@example.com", "password": PASSWORD, "name": "Ana Lindqvist",
        "language": "de", "timeZone": "Europe/Berlin",
    })
}

on_both_databases! {
    async fn the_link_sets_the_service_up(world: World) {
        let link = link(&world).await;
        let person = Person::new(world.client());
        assert_eq!(person.get("/session").await.ok()["needsSetUp"], true);
        assert_eq!(person.get("/set-up").await.ok(), json!({ "isSetUp": false, "hasLink": false }));
        follow(&world, &person, link.reveal()).await;
        assert_eq!(person.get("/set-up").await.ok(), json!({ "isSetUp": false, "hasLink": true }));
        let made = person.post("/set-up", entered()).await.created();
        assert_eq!(made["signedIn"], true);
        let request = world.client().request(Method::GET, "/api/external/v2/me").header("X-Api-Key", text(&made["apiKey"]));
        assert_eq!(world.client().send(request).await.ok()["workspace"]["name"], "Acme & Söhne");
        assert_eq!(person.cookie("countersign-setup"), None, "the link is used up");
        let session = person.get("/session").await.ok();
        assert_eq!(session["user"]["name"], "Ana Lindqvist");
        assert_eq!((&session["user"]["language"], &session["user"]["timeZone"]), (&json!("de"), &json!("Europe/Berlin")));
        let workspace = &session["workspace"];
        assert_eq!((&workspace["language"], &workspace["timeZone"]), (&json!("de"), &json!("Europe/Berlin")));
        assert_eq!(session["needsSetUp"], false);
    }

    async fn the_link_works_once(world: World) {
        let link = link(&world).await;
        let (first, second) = (Person::new(world.client()), Person::new(world.client()));
        follow(&world, &first, link.reveal()).await;
        follow(&world, &second, link.reveal()).await;
        first.post("/set-up", entered()).await.created();
        let again = json!({ "workspace": "Other", "email": "eve@example.com", "password": PASSWORD });
        second.post("/set-up", again).await.error(410, "GONE");
        follow(&world, &second, link.reveal()).await;
        assert_eq!(second.get("/set-up").await.ok(), json!({ "isSetUp": true, "hasLink": false }));
        let nobody = second.post("/session", json!({ "email": "eve@example.com", "password": PASSWORD })).await;
        nobody.error(403, "FORBIDDEN");
    }

    async fn the_link_works_for_seven_days(world: World) {
        let link = link(&world).await;
        let person = Person::new(world.client());
        world.clock.advance_millis(7 * DAY - 1);
        follow(&world, &person, link.reveal()).await;
        assert_eq!(person.get("/set-up").await.ok()["hasLink"], true);
        world.clock.advance_millis(1);
        assert_eq!(person.get("/set-up").await.ok()["hasLink"], false);
        person.post("/set-up", entered()).await.error(410, "GONE");
        assert!(app::workspaces::none_yet(&world.node.app).await.unwrap());
    }

    async fn without_the_link_nothing_is_set_up(world: World) {
        link(&world).await;
        let person = Person::new(world.client());
        person.post("/set-up", entered()).await.error(410, "GONE");
        follow(&world, &person, "guessed").await;
        person.post("/set-up", entered()).await.error(410, "GONE");
        assert!(app::workspaces::none_yet(&world.node.app).await.unwrap());
    }

    async fn everything_wrong_is_said_at_once(world: World) {
        let person = Person::new(world.client());
        follow(&world, &person, link(&world).await.reveal()).await;
        let wrong = json!({
            "workspace": " ", "email": "ana", "password": "short", "name": "a\u{0}b", "language": "xx", "timeZone": "../x",
        });
        let refused = person.post("/set-up", wrong).await;
        for field in ["workspace", "email", "password", "name", "language", "timeZone"] {
            refused.invalid(field);
        }
        person.post("/set-up", entered()).await.created();
    }
}
