//! API keys in a browser.

use countersign_tests::on_both_databases;

use crate::browser::{Browser, assert_page, secret};
use crate::support::{another_key, demote, first_key};

const PATH: &str = "/settings/api-keys";

on_both_databases! {
    async fn who_is_not_signed_in_is_led_to_sign_in(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::new(&world);
        let revoke = format!("{PATH}/{}/revoke", first_key(&acme).await);
        for answer in [
            browser.open(PATH).await, browser.submit(PATH, &[("name", "Mine")]).await, browser.submit(&revoke, &[]).await,
        ] {
            assert_eq!((answer.status, answer.header("location")), (303, "/signin"));
            assert!(secret(&answer).is_none());
        }
        acme.get("/templates").await.ok();
    }

    async fn a_secret_is_shown_once(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::signed_in(&world, &acme.email).await;
        let made = browser.submit(PATH, &[("name", "Accounting <1>")]).await;
        assert_page(&made, 201);
        assert!(made.text().contains("Accounting &#60;1&#62;"), "{}", made.text());
        let key = secret(&made).expect("the secret is shown");
        acme.with_key(&key).get("/templates").await.ok();
        let later = browser.open(PATH).await;
        assert_page(&later, 200);
        assert!(later.text().contains("Accounting") && !later.text().contains("csk_"));
        let empty = browser.submit(PATH, &[("name", "")]).await;
        assert_page(&empty, 400);
        assert!(secret(&empty).is_none());
    }

    async fn a_member_may_not(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::signed_in(&world, &acme.email).await;
        let revoke = format!("{PATH}/{}/revoke", first_key(&acme).await);
        demote(&world, &acme).await;
        for answer in [
            browser.open(PATH).await, browser.submit(PATH, &[("name", "Mine")]).await, browser.submit(&revoke, &[]).await,
        ] {
            assert_page(&answer, 403);
            assert!(secret(&answer).is_none());
            assert!(answer.text().contains("/signout"), "the page lets them sign out");
        }
        acme.get("/templates").await.ok();
    }

    async fn a_key_is_revoked_at_once(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::signed_in(&world, &acme.email).await;
        let spare = another_key(&acme, "Spare").await;
        let id = first_key(&acme).await;
        acme.get("/templates").await.ok();
        let revoked = browser.submit(&format!("{PATH}/{id}/revoke"), &[]).await;
        assert_eq!((revoked.status, revoked.header("location")), (303, PATH));
        acme.get("/templates").await.error(401, "UNAUTHORIZED");
        spare.get("/templates").await.ok();
    }

    async fn another_workspace_s_key_is_not_there(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let browser = Browser::signed_in(&world, &acme.email).await;
        let theirs = first_key(&other).await;
        for id in [theirs.to_string(), "key_01jcmwk1x3f2q8z5v7t9r4n6ab".to_owned(), "nonsense".to_owned()] {
            assert_page(&browser.submit(&format!("{PATH}/{id}/revoke"), &[]).await, 404);
        }
        assert!(!browser.open(PATH).await.text().contains(&theirs.to_string()));
        other.get("/templates").await.ok();
    }
}
