//! Signing in and out in a browser.

use countersign_tests::on_both_databases;

use crate::browser::{Browser, assert_page};

const MINUTE: i64 = 60_000;
const PASSWORD: &str = "correct horse battery";

on_both_databases! {
    async fn the_right_password_leads_on(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::new(&world);
        assert_page(&browser.open("/signin").await, 200);
        let refused = browser.sign_in(&acme.email, "wrong").await;
        assert_page(&refused, 403);
        assert_eq!(refused.header("set-cookie"), "");
        let signed_in = browser.sign_in(&acme.email, PASSWORD).await;
        assert_eq!((signed_in.status, signed_in.header("location")), (303, "/settings/api-keys"));
        let cookie = signed_in.header("set-cookie");
        assert!(cookie.starts_with("countersign="), "{cookie}");
        assert!(cookie.ends_with("; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax"), "{cookie}");
        for path in ["/", "/signin"] {
            assert_eq!(browser.open(path).await.header("location"), "/settings/api-keys");
        }
    }

    async fn the_eleventh_try_has_to_wait(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let browser = Browser::new(&world);
        for _ in 0..10 {
            assert_eq!(browser.sign_in(&acme.email, "wrong").await.status, 403);
        }
        world.clock.advance_millis(5 * MINUTE);
        let paused = browser.sign_in(&acme.email, PASSWORD).await;
        assert_page(&paused, 429);
        assert_eq!(paused.header("retry-after"), "600");
        assert_eq!(paused.header("set-cookie"), "", "not even the right password");
        assert_eq!(browser.sign_in(&other.email, PASSWORD).await.status, 303, "others are not held up");
        world.clock.advance_millis(10 * MINUTE - 1);
        assert_eq!(browser.sign_in(&acme.email, PASSWORD).await.header("retry-after"), "1");
        world.clock.advance_millis(1);
        assert_eq!(browser.sign_in(&acme.email, PASSWORD).await.status, 303);
    }

    async fn signing_out_ends_the_session(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::signed_in(&world, &acme.email).await;
        let (kept, thief) = (browser.cookies(), Browser::new(&world));
        assert_page(&browser.open("/settings/api-keys").await, 200);
        let out = browser.submit("/signout", &[]).await;
        assert_eq!((out.status, out.header("location")), (303, "/signin"));
        assert_eq!(browser.cookies(), "", "the browser forgets it");
        thief.steal(&kept);
        let refused = thief.open("/settings/api-keys").await;
        assert_eq!((refused.status, refused.header("location")), (303, "/signin"), "and so does the service");
    }

    async fn a_session_lasts_fourteen_days(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::signed_in(&world, &acme.email).await;
        world.clock.advance_millis(14 * 24 * 60 * MINUTE - 1);
        assert_eq!(browser.open("/settings/api-keys").await.status, 200);
        world.clock.advance_millis(1);
        assert_eq!(browser.open("/settings/api-keys").await.header("location"), "/signin");
    }
}
