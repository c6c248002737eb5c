//! Paths, old and new: redirects, retired interfaces, what is not there, and what every answer carries.

use countersign_tests::{WorldOptions, on_both_databases};
use http_api::{HttpConfig, V1Mode};
use reqwest::Method;
use serde_json::json;

use crate::operations::{document, operations};
use crate::support::{assert_fields, assert_moment, text, world_with};

const V1: &str = "/api/external/v1";
const V2: &str = "/api/external/v2";

on_both_databases! {
    async fn a_version_2_client_on_a_version_1_path_is_led_to_version_2(world: World) {
        let acme = world.workspace("Acme").await;
        for operation in operations().iter().filter(|operation| operation.version == http_api::Version::V1) {
            let request = operation.request(world.client(), "x").header("x-api-key", &acme.key);
            let answer = world.client().send(request).await;
            assert_eq!(answer.status, 308, "{}", operation.name());
            assert_eq!(answer.header("location"), format!("{V2}{}", operation.path.replace("{id}", "x")));
        }
        let query = "/documents?limit=5&cursor=a%20b%2Fc&q=%C3%A9";
        let request = world.client().request(Method::GET, &format!("{V1}{query}")).header("x-api-key", "nonsense");
        let answer = world.client().send(request).await;
        assert_eq!((answer.status, answer.header("location")), (308, format!("{V2}{query}").as_str()));
    }

    async fn every_version_1_operation_is_there_in_version_2(world: World) {
        let all = operations();
        let of = |version| all.iter().filter(move |operation| operation.version == version);
        let mut walked = 0;
        for old in of(http_api::Version::V1) {
            let same = of(http_api::Version::V2).any(|new| (&new.method, &new.path) == (&old.method, &old.path));
            assert!(same, "a client that follows the redirect of {} finds nothing", old.name());
            walked += 1;
        }
        assert_eq!(walked, 17);
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({ "name": "NDA" })).await;
        // With a client that follows: methods and bodies survive a 308.
        let client = world.client().following();
        let request = |method: Method, path: &str| {
            client.request(method, &format!("{V1}{path}")).header("x-api-key", &acme.key)
        };
        let body = json!({ "templateId": template, "name": "Followed", "data": { "a": 1 } });
        let made = client.send(request(Method::POST, "/documents").json(&body)).await.created();
        let path = format!("/documents/{}", text(&made["id"]));
        let change = json!({ "data": { "a": 2 } });
        let patched = client.send(request(Method::PATCH, &path).json(&change)).await.ok();
        assert_eq!(client.send(request(Method::GET, &path)).await.ok(), patched);
        assert_eq!(patched["responseData"], json!({ "a": 2 }));
        assert_eq!(client.send(request(Method::DELETE, &path)).await.ok()["success"], true);
    }

    async fn a_version_1_client_is_served(world: World) {
        let acme = world.workspace("Acme").await;
        let both = acme.request(Method::GET, "/templates").header("x-api-key", &acme.key);
        assert_eq!(acme.send(both).await.status, 200, "with both headers it is a version 1 client");
        world.client().get(&format!("{V1}/templates")).await.error(401, "UNAUTHORIZED");
    }

    async fn version_1_can_be_switched_to_redirects(world: World) {
        let http = HttpConfig { v1: V1Mode::Redirect, ..HttpConfig::default() };
        let world = world_with(&world, WorldOptions { http, ..WorldOptions::default() }).await;
        let acme = world.workspace("Acme").await;
        for (method, path) in [
            (Method::GET, "/templates?limit=3&x=%26"),
            (Method::POST, "/documents"),
            (Method::PATCH, "/documents/doc_1"),
            (Method::DELETE, "/templates/tpl_1"),
            (Method::GET, "/nowhere"),
            (Method::PUT, "/templates"),
            (Method::GET, ""),
            (Method::GET, "/"),
        ] {
            for request in
                [acme.request(method.clone(), path), world.client().request(method, &format!("{V1}{path}"))]
            {
                let answer = acme.send(request).await;
                assert_eq!((answer.status, answer.header("location")), (308, format!("{V2}{path}").as_str()));
            }
        }
        let me = acme.send(acme.request_v2(Method::GET, "/me")).await;
        assert_eq!(me.status, 200, "version 2 itself is served");
        let request = acme.request(Method::GET, "/me");
        let location = acme.send(request).await.header("location").to_owned();
        let followed = world.client().request(Method::GET, &location).header("x-api-key", &acme.key);
        assert_eq!(world.client().send(followed).await.status, 200, "the redirect leads somewhere");
        world.client().get("/api/external/v10/templates").await.error(404, "NOT_FOUND");
    }

    async fn retired_paths_are_gone_and_name_the_way_on(world: World) {
        let acme = world.workspace("Acme").await;
        let base = world.client().base_url();
        for path in [
            "/api/external/integration", "/api/external/integration/documents", "/api/external/integrations",
            "/api/external/integrations/zapier/hooks?x=1", "/api/external/template-webhooks",
            "/api/external/template-webhooks/5", "/api/external/templates/tpl_1/webhooks",
            "/api/external/templates/tpl_1/webhooks/5",
        ] {
            for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE] {
                let request = world.client().request(method, path).bearer_auth(&acme.key);
                let error = world.client().send(request).await.error(410, "GONE");
                assert!(text(&error["message"]).contains(&format!("{base}{V2}")), "{error}");
            }
            world.client().get(path).await.error(410, "GONE");
        }
        for path in ["/api/external/integrationx", "/api/external/templates/tpl_1", "/api/external"] {
            world.client().get(path).await.error(404, "NOT_FOUND");
        }
    }

    async fn the_list_of_retired_paths_is_the_operators(world: World) {
        let http = HttpConfig { retired_paths: vec!["/old/{id}/api".to_owned().into()], ..HttpConfig::default() };
        let world = world_with(&world, WorldOptions { http, ..WorldOptions::default() }).await;
        world.client().get("/old/5/api/below").await.error(410, "GONE");
        world.client().get("/api/external/integration").await.error(404, "NOT_FOUND");
    }

    async fn a_path_that_does_not_exist_is_not_found_before_any_key_is_asked_for(world: World) {
        let acme = world.workspace("Acme").await;
        for path in [
            "/nowhere",
            &format!("{V1}/nowhere"),
            &format!("{V2}/nowhere"),
            V1,
            V2,
            &format!("{V1}/"),
            &format!("{V1}/documents/doc_1/nowhere"),
            &format!("{V1}/templates/"),
            "/api/external/v3/templates",
            "//api/external/v1/templates",
        ] {
            world.client().get(path).await.error(404, "NOT_FOUND");
            let with_key = world.client().request(Method::GET, path).bearer_auth(&acme.key);
            world.client().send(with_key).await.error(404, "NOT_FOUND");
        }
    }

    async fn a_method_that_a_path_lacks_is_not_allowed_before_any_key_is_asked_for(world: World) {
        for (method, path, allowed) in [
            (Method::PUT, format!("{V1}/templates"), "GET,HEAD,POST"),
            (Method::DELETE, format!("{V1}/documents"), "GET,HEAD,POST"),
            (Method::POST, format!("{V1}/templates/tpl_1"), "DELETE,GET,HEAD,PATCH"),
            (Method::PUT, format!("{V1}/documents/doc_1"), "DELETE,GET,HEAD,PATCH"),
            (Method::POST, format!("{V1}/documents/doc_1/pdf"), "GET,HEAD"),
            (Method::GET, format!("{V1}/documents/doc_1/send"), "POST"),
            (Method::POST, format!("{V1}/documents/doc_1/auto-reminder"), "PATCH"),
            (Method::POST, format!("{V1}/activity"), "GET,HEAD"),
            (Method::DELETE, format!("{V1}/activity/export"), "GET,HEAD"),
            (Method::POST, format!("{V1}/rate-limit"), "GET,HEAD"),
            (Method::POST, format!("{V2}/me"), "GET,HEAD"),
            (Method::POST, "/healthz".to_owned(), "GET,HEAD"),
        ] {
            let answer = world.client().send(world.client().request(method.clone(), &path)).await;
            answer.error(405, "METHOD_NOT_ALLOWED");
            let mut found: Vec<_> = answer.header("allow").split(',').map(str::trim).collect();
            found.sort_unstable();
            assert_eq!(found.join(","), allowed, "{method} {path}");
        }
    }
}

on_both_databases! {
    async fn version_1_tells_of_version_2(world: World) {
        let acme = world.workspace("Acme").await;
        let successor = format!("<{}{V2}>; rel=\"successor-version\"", world.client().base_url());
        acme.template(json!({ "name": "One" })).await;
        acme.template(json!({ "name": "Two" })).await;
        for answer in [
            acme.get("/templates").await,
            acme.get("/templates?limit=1").await,
            acme.get("/templates/nothing").await,
            acme.post("/documents", json!({})).await,
            world.client().get(&format!("{V1}/rate-limit")).await,
        ] {
            assert_eq!(answer.header("deprecation"), "@1781827200", "19 June 2026");
            assert!(answer.header_values("link").contains(&successor), "{:?}", answer.headers);
            assert_eq!(answer.header("sunset"), "", "no end is decided");
        }
        assert!(acme.get("/templates?limit=1").await.next_page().is_some(), "the next page has its own link");
        let me = acme.send(acme.request_v2(Method::GET, "/me")).await;
        assert_eq!((me.header("deprecation"), me.header("link")), ("", ""));
    }

    async fn version_1_names_its_end_where_one_is_decided(world: World) {
        let http =
            HttpConfig { v1_sunset: Some("2027-03-01T12:00:00Z".parse().unwrap()), ..HttpConfig::default() };
        let world = world_with(&world, WorldOptions { http, ..WorldOptions::default() }).await;
        let acme = world.workspace("Acme").await;
        assert_eq!(acme.get("/templates").await.header("sunset"), "Mon, 01 Mar 2027 12:00:00 GMT");
    }

    async fn every_answer_has_an_id_of_its_own(world: World) {
        let acme = world.workspace("Acme").await;
        let client = world.client();
        let redirected = client.request(Method::GET, &format!("{V1}/templates")).header("x-api-key", "x");
        let large = acme.request(Method::POST, "/templates").json(&"x".repeat(3_000_000));
        let mut ids: Vec<_> = [
            acme.get("/templates").await,
            acme.get("/templates").await,
            acme.post("/templates", json!({})).await,
            acme.get("/activity/export").await,
            client.get(&format!("{V1}/templates")).await,
            client.get("/nowhere").await,
            client.get("/healthz").await,
            client.get("/readyz").await,
            client.get("/metrics").await,
            client.get("/openapi/v1.json").await,
            client.get("/api/external/integration").await,
            client.send(redirected).await,
            acme.send(large).await,
            client.send(client.request(Method::PUT, &format!("{V1}/templates"))).await,
        ]
        .iter()
        .map(|answer| answer.header("x-request-id").to_owned())
        .collect();
        assert!(ids.iter().all(|id| id.starts_with("req_") && id.len() == 30), "{ids:?}");
        let count = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }

    async fn the_operators_addresses_answer_without_a_key(world: World) {
        let acme = world.workspace("Acme").await;
        acme.template(json!({ "name": "NDA" })).await;
        let client = world.client();
        for path in ["/healthz", "/readyz"] {
            let answer = client.get(path).await;
            assert_eq!((answer.status, answer.text().trim()), (200, "ok"), "{path}");
        }
        let metrics = client.get("/metrics").await;
        assert_eq!(metrics.status, 200);
        assert!(metrics.header("content-type").starts_with("application/openmetrics-text"));
        // Behind a gate as before it, each request counts once.
        for (method, path, status) in [("POST", &*format!("{V1}/templates"), 201), ("GET", "/healthz", 200)] {
            let labels = format!("{{method=\"{method}\",path=\"{path}\",status=\"{status}\"}}");
            let line = format!("countersign_http_requests_total{labels} 1");
            assert!(metrics.text().contains(&line), "{}", metrics.text());
        }
        for (path, version) in
            [("/openapi/v1.json", http_api::Version::V1), ("/openapi/v2.json", http_api::Version::V2)]
        {
            let answer = client.get(path).await;
            assert_eq!((answer.status, answer.header("content-type")), (200, "application/json"));
            assert_eq!(answer.json(), document(version), "{path} serves what the command prints");
        }
    }

    async fn metrics_can_be_kept_from_the_public(world: World) {
        let http = HttpConfig { metrics_here: false, ..HttpConfig::default() };
        let world = world_with(&world, WorldOptions { http, ..WorldOptions::default() }).await;
        world.client().get("/metrics").await.error(404, "NOT_FOUND");
    }

    async fn metrics_are_not_for_those_whom_a_proxy_passes_on(world: World) {
        let client = world.client();
        for (name, value) in [
            ("x-forwarded-for", "203.0.113.7"),
            ("forwarded", "for=203.0.113.7"),
            ("x-real-ip", "203.0.113.7"),
            ("via", "1.1 proxy"),
        ] {
            let passed_on = client.send(client.request(Method::GET, "/metrics").header(name, value)).await;
            passed_on.error(404, "NOT_FOUND");
            assert_eq!(client.send(client.request(Method::GET, "/healthz").header(name, value)).await.status, 200);
        }
    }

    async fn version_2_tells_a_key_what_it_opens(world: World) {
        let acme = world.workspace("Acme").await;
        let me = acme.send(acme.request_v2(Method::GET, "/me")).await.ok();
        assert_fields(&me, &["workspace", "apiKey", "user", "plan", "entitlements", "usage"]);
        assert_eq!(me["workspace"], json!({ "id": acme.id, "name": "Acme" }));
        assert_fields(&me["apiKey"], &["id", "name", "createdAt", "lastUsedAt"]);
        assert!(text(&me["apiKey"]["id"]).starts_with("key_"));
        assert_eq!(me["apiKey"]["name"], "First key");
        assert_moment(&me["apiKey"]["createdAt"]);
        assert_eq!(me["user"], json!({ "id": acme.user, "email": acme.email, "role": "administrator" }));
        assert_eq!(me["entitlements"], json!(["API", "WEBHOOKS"]));
        assert_eq!(me["plan"], "enterprise");
        assert_fields(&me["usage"], &["limit", "used", "remaining", "resetsAt"]);
        assert_eq!(me["usage"]["limit"], 1_000_000);
        assert!(!me.to_string().contains(&acme.key[4..]), "the secret is shown once only, elsewhere");
    }

    async fn answers_carry_headers_that_keep_browsers_out(world: World) {
        let acme = world.workspace("Acme").await;
        for answer in [acme.get("/templates").await, world.client().get("/nowhere").await] {
            assert_eq!(answer.header("x-content-type-options"), "nosniff");
            assert_eq!(answer.header("cache-control"), "no-store");
            assert!(answer.header("content-security-policy").contains("default-src 'none'"));
        }
    }
}
