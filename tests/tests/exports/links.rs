//! Addresses that give a file out without a key, for a while.

use countersign_tests::on_both_databases;
use reqwest::Method;
use serde_json::json;

use crate::support::{address, document, exported};

const MINUTE: i64 = 60_000;

on_both_databases! {
    async fn an_address_works_without_a_key_for_a_quarter_of_an_hour(world: World) {
        let acme = world.workspace("Acme").await;
        let export = exported(&acme, &document(&acme).await, "json").await;
        let link = address(&acme, &export).await.ok();
        let url = link["url"].as_str().unwrap();
        assert!(url.starts_with(&format!("{}/d/", world.client().base_url())), "{url}");
        let file = world.client().get(url).await;
        assert_eq!((file.status, file.header("cache-control")), (200, "private, no-store"));
        assert_eq!(file.header("referrer-policy"), "no-referrer");
        let head = world.client().send(world.client().request(Method::HEAD, url)).await;
        assert_eq!((head.status, head.header("content-length")), (200, file.bytes.len().to_string().as_str()));
        assert!(head.bytes.is_empty());
        world.clock.advance_millis(15 * MINUTE - 1);
        assert_eq!(world.client().get(url).await.bytes, file.bytes);
        let fresh = address(&acme, &export).await.ok();
        assert_ne!(fresh["url"], link["url"]);
        world.clock.advance_millis(1);
        let error = world.client().get(url).await.error(410, "GONE");
        assert!(error["message"].as_str().unwrap().contains("download-signed"), "{error}");
        assert_eq!(world.client().get(fresh["url"].as_str().unwrap()).await.bytes, file.bytes);
    }

    async fn an_address_that_was_altered_gives_nothing(world: World) {
        let acme = world.workspace("Acme").await;
        let export = exported(&acme, &document(&acme).await, "json").await;
        let link = address(&acme, &export).await.ok();
        let (before, token) = link["url"].as_str().unwrap().split_once("/d/").unwrap();
        for place in 0..token.len() {
            let mut altered: Vec<char> = token.chars().collect();
            altered[place] = if altered[place] == 'A' { 'B' } else { 'A' };
            let altered: String = altered.into_iter().collect();
            world.client().get(&format!("{before}/d/{altered}")).await.error(404, "NOT_FOUND");
        }
        for other in ["x", &token[..token.len() - 1], &format!("{token}A"), &format!("{token}%3D"), "%00", &"A".repeat(4_000)] {
            assert_eq!(world.client().get(&format!("{before}/d/{other}")).await.status, 404, "{other}");
        }
    }

    async fn an_address_lasts_no_longer_than_its_file(world: World) {
        let acme = world.workspace("Acme").await;
        let export = exported(&acme, &document(&acme).await, "json").await;
        world.clock.advance_millis(7 * 24 * 60 * MINUTE - 5 * MINUTE);
        let link = address(&acme, &export).await.ok();
        assert_eq!(link["expiresAt"], export["expiresAt"]);
    }

    async fn giving_an_address_out_is_written_down(world: World) {
        let acme = world.workspace("Acme").await;
        let export = exported(&acme, &document(&acme).await, "pdf").await;
        let _ = address(&acme, &export).await.ok();
        let rows = acme.get("/activity?events=document.downloaded").await.ok();
        assert_eq!(rows.as_array().unwrap().len(), 1);
        assert_eq!((&rows[0]["metadata"]["exportId"], &rows[0]["documentId"]), (&export["id"], &export["documentId"]));
        assert_eq!(rows[0]["actorType"], json!("apiKey"));
    }
}
