//! Setting the service up in a browser, and what all pages have in common.

use app::workspaces::{SetUpLink, new_set_up_link};
use countersign_tests::{World, on_both_databases};
use reqwest::Method;

use crate::browser::{Browser, assert_page, secret};

const DAY: i64 = 24 * 3_600_000;
const ENTERED: [(&str, &str); 3] =
    [("workspace", "Acme & Söhne"), ("email", "ana@example.com"), ("password", "correct horse battery")];

async fn link(world: &World) -> SetUpLink {
    new_set_up_link(&world.node.app).await.unwrap()
}

fn path(link: &SetUpLink) -> String {
    format!("/setup/{}", link.reveal())
}

on_both_databases! {
    async fn the_link_sets_the_service_up(world: World) {
        let link = link(&world).await;
        let browser = Browser::new(&world);
        assert_eq!(browser.open("/").await.header("location"), "/setup");
        let followed = browser.open(&path(&link)).await;
        assert_eq!((followed.status, followed.header("location")), (303, "/setup"));
        let cookie = followed.header("set-cookie");
        assert!(cookie.ends_with("; Path=/setup; Max-Age=3600; HttpOnly; SameSite=Lax"), "{cookie}");
        let form = browser.open("/setup").await;
        assert_page(&form, 200);
        assert!(!form.text().contains(link.reveal()), "the page does not repeat the link's secret");

        let done = browser.submit("/setup", &ENTERED).await;
        assert_page(&done, 200);
        let key = secret(&done).expect("the first key is shown");
        let session = done.header_values("set-cookie").into_iter().find(|line| line.starts_with("countersign="));
        let session = session.expect("they are signed in");
        assert!(session.ends_with("; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax"), "{session}");

        let request = world.client().request(Method::GET, "/api/external/v2/me").header("X-Api-Key", key);
        assert_eq!(world.client().send(request).await.ok()["workspace"]["name"], "Acme & Söhne");
        let keys = browser.open("/settings/api-keys").await;
        assert_page(&keys, 200);
        assert!(keys.text().contains("First key") && secret(&keys).is_none());
    }

    async fn the_link_works_once(world: World) {
        let link = link(&world).await;
        let (first, second) = (Browser::new(&world), Browser::new(&world));
        first.open(&path(&link)).await;
        second.open(&path(&link)).await;
        let before = second.cookies();
        assert_page(&first.submit("/setup", &ENTERED).await, 200);
        let again = [("workspace", "Other"), ("email", "eve@example.com"), ("password", "correct horse battery")];
        let refused = second.submit("/setup", &again).await;
        assert_page(&refused, 410);
        assert!(secret(&refused).is_none());
        second.steal(&before);
        assert_page(&second.open(&path(&link)).await, 410);
        assert_page(&second.open("/setup").await, 410);
        assert_eq!(second.sign_in("eve@example.com", "correct horse battery").await.status, 403, "nobody was made");
        assert_eq!(second.open("/").await.header("location"), "/signin");
    }

    async fn the_link_works_for_seven_days(world: World) {
        let link = link(&world).await;
        let browser = Browser::new(&world);
        world.clock.advance_millis(7 * DAY - 1);
        assert_eq!(browser.open(&path(&link)).await.status, 303);
        assert_page(&browser.open("/setup").await, 200);
        world.clock.advance_millis(1);
        assert_page(&browser.open(&path(&link)).await, 410);
        assert_page(&browser.submit("/setup", &ENTERED).await, 410);
        assert!(app::workspaces::none_yet(&world.node.app).await.unwrap());
    }

    async fn without_a_link_there_is_no_form(world: World) {
        let browser = Browser::new(&world);
        link(&world).await;
        assert_page(&browser.open("/setup").await, 403);
        assert_page(&browser.open("/setup/guessed").await, 410);
        assert_eq!(browser.submit("/setup", &ENTERED).await.status, 410);
        assert!(app::workspaces::none_yet(&world.node.app).await.unwrap());
    }

    async fn everything_wrong_is_said_at_once(world: World) {
        let browser = Browser::new(&world);
        browser.open(&path(&link(&world).await)).await;
        let wrong = [("workspace", " "), ("email", "ana"), ("password", "short")];
        let refused = browser.submit("/setup", &wrong).await;
        assert_page(&refused, 400);
        for name in ["workspace-error", "email-error", "password-error"] {
            assert!(refused.text().contains(name), "{name} in {}", refused.text());
        }
        assert!(!refused.text().contains("short\""), "a password is never sent back");
        assert_page(&browser.submit("/setup", &ENTERED).await, 200);
    }

    async fn a_form_of_another_site_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = Browser::signed_in(&world, &acme.email).await;
        let key = crate::support::first_key(&acme).await;
        let paths = [
            "/setup".to_owned(), "/signin".to_owned(), "/settings/api-keys".to_owned(),
            format!("/settings/api-keys/{key}/revoke"), "/signout".to_owned(),
        ];
        let elsewhere: [&[(&str, &str)]; 5] = [
            &[],
            &[("Origin", "https://evil.example")],
            &[("Origin", "null")],
            &[("Origin", "http://127.0.0.1:1"), ("Sec-Fetch-Site", "cross-site")],
            &[("Referer", "https://evil.example/form")],
        ];
        for path in &paths {
            for headers in elsewhere {
                let form = browser.form(path, &[("name", "Forged")]);
                let form = headers.iter().fold(form, |form, (name, value)| form.header(*name, *value));
                let refused = browser.send(form).await;
                assert_page(&refused, 403);
                assert!(refused.text().contains("was not sent from this service"), "{path} {headers:?}");
            }
        }
        let keys = browser.open("/settings/api-keys").await;
        assert_page(&keys, 200);
        assert!(!keys.text().contains("Forged"));
        acme.get("/templates").await.ok();
    }

    async fn browsers_get_pages_and_programs_get_json(world: World) {
        let browser = Browser::new(&world);
        let page = browser.open("/nowhere/<script>").await;
        assert_page(&page, 404);
        assert!(!page.text().contains("<script>"));
        world.client().get("/nowhere").await.error(404, "NOT_FOUND");
        browser.open("/api/external/v1/nowhere").await.error(404, "NOT_FOUND");
    }
}
