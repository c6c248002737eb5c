//! PostgreSQL over TLS.

use countersign_tests::Engine;

use crate::program::Place;

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is set by scripts/with-postgres --tls"))
}

#[tokio::test]
#[ignore = "long: needs a PostgreSQL that speaks TLS, from scripts/with-postgres --tls"]
async fn the_database_is_reached_over_tls_where_its_certificate_is_trusted() {
    let url = variable("COUNTERSIGN_TEST_POSTGRES_TLS_URL");
    let place = Place::on(Engine::Sqlite).await.with("COUNTERSIGN_DATABASE_URL", &url);
    let unknown = place.run(&["migrate"]).await;
    assert_eq!(unknown.status, Some(1), "{unknown:?}");
    assert!(unknown.stderr.contains("certificate"), "{unknown:?}");

    let place = place.with("SSL_CERT_FILE", &variable("COUNTERSIGN_TEST_POSTGRES_TLS_CA"));
    let trusted = place.run(&["migrate"]).await;
    assert_eq!(trusted.status, Some(0), "{trusted:?}");

    // The same authority, but not the name that it vouches for.
    let elsewhere = place.with("COUNTERSIGN_DATABASE_URL", &url.replace("localhost", "localhost.localdomain"));
    assert_eq!(elsewhere.run(&["migrate"]).await.status, Some(1));

    // Unless the name is not asked for; and the authority may stand in the address.
    let ca = variable("COUNTERSIGN_TEST_POSTGRES_TLS_CA");
    let here = Place::on(Engine::Sqlite).await;
    let full = url.replace("require", &format!("verify-full&sslrootcert={ca}"));
    let here = here.with("COUNTERSIGN_DATABASE_URL", &full);
    let trusted = here.run(&["migrate"]).await;
    assert_eq!(trusted.status, Some(0), "{trusted:?}");
    let by_address = |url: &str| format!("{}&hostaddr=127.0.0.1", url.replace("localhost", "another.example"));
    let here = here.with("COUNTERSIGN_DATABASE_URL", &by_address(&full));
    let another_name = here.run(&["migrate"]).await;
    let here = here.with("COUNTERSIGN_DATABASE_URL", &by_address(&full.replace("verify-full", "verify-ca")));
    let any_name = here.run(&["migrate"]).await;
    assert_eq!((another_name.status, any_name.status), (Some(1), Some(0)), "{another_name:?} {any_name:?}");
    assert!(another_name.failure().contains("sslrootcert in COUNTERSIGN_DATABASE_URL"), "{another_name:?}");
    let without = by_address(&url.replace("require", "verify-ca"));
    let unknown = here.with("COUNTERSIGN_DATABASE_URL", &without).run(&["migrate"]).await;
    assert_eq!(unknown.status, Some(1), "an authority it must be: {unknown:?}");

    // The server refuses whoever comes without, so what came in came encrypted.
    let plain = elsewhere.with("COUNTERSIGN_DATABASE_URL", &url.replace("require", "disable"));
    let refused = plain.run(&["migrate"]).await;
    assert_eq!(refused.status, Some(1), "{refused:?}");
}
