//! Webhooks by https: only to receivers whose certificate the system trusts, and never by way of a proxy that the
//! environment names.

use std::sync::Arc;

use countersign_tests::Engine;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::BufReader;
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

use crate::program::Place;
use crate::receiver::Receivers;

/// A receiver by https, its address, and its certificate as PEM.
async fn receiver(receivers: Receivers) -> (String, String) {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("https://localhost:{}/hook", listener.local_addr().unwrap().port());
    let acceptor = TlsAcceptor::from(Arc::new(config));
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (acceptor, receivers) = (acceptor.clone(), receivers.clone());
            tokio::spawn(async move {
                if let Ok(stream) = acceptor.accept(stream).await {
                    receivers.serve(BufReader::new(stream)).await;
                }
            });
        }
    });
    (url, made.cert.pem())
}

/// Starts a service there, registers the receiver, and gives what came of a test.
async fn tested(place: &Place, key: &str, url: &str) -> Value {
    let server = place.serve().await;
    let post = async |path: &str, body: Value| {
        let request = server.client.request(Method::POST, &format!("/api/external/v2{path}"));
        server.client.send(request.header("X-Api-Key", key).json(&body)).await
    };
    let made = post("/webhooks", json!({ "url": url, "events": ["document.opened"] })).await.created();
    let tested = post(&format!("/webhooks/{}/test", made["id"].as_str().unwrap()), json!({})).await;
    server.stop().await;
    tested.json()["data"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn deliveries_go_straight_to_whom_the_system_trusts() {
    let (receivers, proxy) = (Receivers::start().await, Receivers::start().await);
    let (url, certificate) = receiver(receivers.clone()).await;
    let mut place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS", "127.0.0.0/8");
    for variable in ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY", "https_proxy", "http_proxy", "all_proxy"] {
        place = place.with(variable, &format!("http://{}", proxy.address));
    }
    let key = place.set_up("Acme").await["apiKey"].as_str().unwrap().to_owned();
    let stranger = tested(&place, &key, &url).await;
    assert_eq!((&stranger["status"], receivers.count()), (&json!("failed"), 0), "{stranger}");
    let error = stranger["attempts"][0]["error"].as_str().unwrap();
    assert!(error.starts_with("can't be reached (") && error.contains("certificate"), "{error}");
    let path = place.folder().join("trusted.pem");
    std::fs::write(&path, certificate).unwrap();
    let trusting = place.with("SSL_CERT_FILE", path.to_str().unwrap());
    let trusted = tested(&trusting, &key, &url).await;
    assert_eq!((&trusted["status"], receivers.count()), (&json!("succeeded"), 1), "{trusted}");
    assert_eq!(proxy.connections(), 0);
}
