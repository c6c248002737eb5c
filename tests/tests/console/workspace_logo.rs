//! The workspace's logo.

use countersign_tests::{Answer, Person, on_both_databases};
use reqwest::Method;

const PATH: &str = "/workspace/logo";

/// A PNG of one pixel.
fn png() -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::DynamicImage::new_rgb8(1, 1).write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

async fn put(browser: &Person, picture: Vec<u8>) -> Answer {
    browser.send(browser.request(Method::PUT, PATH).header("Content-Type", "image/png").body(picture)).await
}

on_both_databases! {
    async fn a_logo_is_set_shown_and_taken_away(world: World) {
        let (acme, other) = (world.workspace("Acme").await, world.workspace("Other").await);
        let browser = acme.administrator().await;
        browser.get(PATH).await.error(404, "NOT_FOUND");
        let _ = put(&browser, png()).await.ok();
        let shown = browser.get(PATH).await;
        assert_eq!((shown.status, shown.header("content-type")), (200, "image/png"));
        assert_eq!(shown.bytes, png());
        assert_eq!(browser.get("/workspace").await.ok()["logo"]["mediaType"], "image/png");
        other.administrator().await.get(PATH).await.error(404, "NOT_FOUND");
        world.clock.advance_millis(1);
        let _ = browser.delete(PATH).await.ok();
        browser.get(PATH).await.error(404, "NOT_FOUND");
        let rows = acme.get("/activity?events=workspace.updated").await.ok();
        assert_eq!((&rows[0]["metadata"]["logo"], &rows[1]["metadata"]["logo"]), (&false.into(), &true.into()));
        assert_eq!(rows[0]["actorId"], acme.user.to_string());
    }

    async fn what_is_no_small_picture_is_refused(world: World) {
        let acme = world.workspace("Acme").await;
        let browser = acme.administrator().await;
        let _ = put(&browser, png()).await.ok();
        for bytes in [Vec::new(), b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), b"%PDF-1.7".to_vec()] {
            put(&browser, bytes).await.invalid("logo");
        }
        let mut large = png();
        large.resize(200 * 1024 + 1, 0);
        put(&browser, large).await.invalid("logo");
        assert_eq!(browser.get(PATH).await.bytes, png(), "the one before stays");
    }
}
