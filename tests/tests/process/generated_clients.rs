//! Clients that the common generators make of the OpenAPI document, against a running service.

use std::path::Path;

use countersign_tests::Engine;
use tokio::process::Command;

use crate::program::Place;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: generates clients with scripts/client-generators"]
async fn generated_clients_are_sound_and_work() {
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS", "127.0.0.0/8");
    let made = place.set_up("Acme").await;
    let server = place.serve().await;
    let script =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/generated-clients").canonicalize().unwrap();
    for language in ["python", "typescript"] {
        let mut command = Command::new(&script);
        command.arg(language).arg(place.folder().join(language));
        command.env("COUNTERSIGN_URL", server.client.base_url());
        command.env("COUNTERSIGN_API_KEY", made["apiKey"].as_str().unwrap());
        for proxy in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
            command.env_remove(proxy);
        }
        let output = command.output().await.unwrap();
        let (said, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{language}: {said}{wrong}");
        assert!(said.ends_with("all is well\n"), "{language}: {said}");
    }
    server.stop().await;
}
