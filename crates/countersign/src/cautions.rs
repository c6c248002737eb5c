//! What an operator should know of and nothing stops at: told in the log at the start, and by `doctor`.

use model::Clock;
use model::clock::SystemClock;
use model::error::Chain;
use store::Database;

use crate::settings::Settings;

/// Milliseconds by which clocks may differ.
const CLOCKS_APART: i64 = 2_000;

/// Says at the start what settings will lead to.
pub(crate) async fn tell(settings: &Settings, database: &Database) {
    for caution in [links(settings), proxies(settings), way_out(settings)].into_iter().flatten() {
        tracing::warn!("{caution}");
    }
    // Where there is a mail server it would cost a look through all mails, and be no news.
    if settings.smtp.url.is_none() {
        match unsent_mails(settings, database).await {
            Ok(Some(caution)) => tracing::warn!("{caution}"),
            Ok(None) => {}
            Err(error) => tracing::warn!(error = %Chain(&error), "whether mails were kept can't be told"),
        }
    }
    match clock(database, &SystemClock).await {
        Ok(Some(caution)) => tracing::warn!("{caution}"),
        Ok(None) => {}
        Err(error) => tracing::warn!(error = %Chain(&error), "the database server's clock can't be read"),
    }
}

/// Links in mails that lead nowhere but to this machine.
pub(crate) fn links(settings: &Settings) -> Option<&'static str> {
    let listens_on = settings.http.listen.ip();
    let leads_nowhere =
        settings.http.base_url.is_none() && (listens_on.is_loopback() || listens_on.is_unspecified());
    (settings.smtp.url.is_some() && leads_nowhere).then_some(
        "mails are sent, and their links lead to 127.0.0.1, which nobody else can open; set COUNTERSIGN_HTTP_BASE_URL to \
         the address that people open",
    )
}

/// A proxy in front whose word on who asks is not believed.
pub(crate) fn proxies(settings: &Settings) -> Option<&'static str> {
    let is_behind_one = settings.http.base_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    (is_behind_one && settings.http.trusted_proxies.is_empty()).then_some(
        "people reach the service by https, so through a proxy, and none is trusted: the audit trail holds the proxy's \
         address for everybody; set COUNTERSIGN_HTTP_TRUSTED_PROXIES to the addresses that it connects from",
    )
}

/// A proxy in the environment, which is not taken from there.
pub(crate) fn way_out(settings: &Settings) -> Option<&'static str> {
    let names = ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY", "https_proxy", "http_proxy", "all_proxy"];
    let is_meant = names.iter().any(|name| std::env::var_os(name).is_some_and(|proxy| !proxy.is_empty()));
    let has_use = settings.seal.tsa_url.is_some() || settings.oidc.issuer.is_some();
    (is_meant && has_use && settings.outgoing.proxy.is_none()).then_some(
        "the environment names a proxy, which the service does not take from there; set COUNTERSIGN_OUTGOING_PROXY to have the \
         time-stamp authority and the OpenID issuer asked by it",
    )
}

/// A clock that is not the database server's. All nodes go by the server's, so nothing is done twice for it; but one of the two
/// is wrong.
pub(crate) async fn clock(database: &Database, clock: &dyn Clock) -> Result<Option<String>, store::StoreError> {
    let ahead = store::server_clock::ahead_millis(database, clock).await?.unwrap_or(0);
    Ok((ahead.abs() >= CLOCKS_APART).then(|| {
        format!(
            "this machine's clock is {}.{} s {} the database server's, which the service goes by; set both by NTP: a wrong one \
             there is the time of signatures, a wrong one here has certificates and buckets refused",
            ahead.abs() / 1_000,
            ahead.abs() % 1_000 / 100,
            if ahead > 0 { "ahead of" } else { "behind" }
        )
    }))
}

/// Mails that reached nobody, and what to do about it; nothing where there are none and there is a mail server, or nobody who
/// could send any.
pub(crate) async fn unsent_mails(
    settings: &Settings,
    database: &Database,
) -> Result<Option<String>, store::StoreError> {
    let (kept, given_up) = store::mails::count_unsent(database).await?;
    if settings.smtp.url.is_none() {
        return Ok(store::workspaces::any(database).await?.then(|| {
            format!(
                "there is no mail server, so mails are kept in the outbox and reach nobody ({kept} so far); set \
                 COUNTERSIGN_SMTP_URL, and have `countersign outbox send --all` send those that were kept"
            )
        }));
    }
    Ok((kept + given_up > 0).then(|| {
        format!(
            "{kept} were kept while there was no mail server, and {given_up} were given up; `countersign outbox` has the \
             reasons, and `countersign outbox send --all` sends them again"
        )
    }))
}

#[cfg(test)]
mod tests {
    use model::Timestamp;

    use super::*;

    struct Off(i64);

    impl Clock for Off {
        fn now(&self) -> Timestamp {
            SystemClock.now().plus_millis(self.0)
        }
    }

    #[tokio::test]
    async fn clocks_that_differ_by_seconds_are_told() {
        let url = std::env::var("COUNTERSIGN_TEST_POSTGRES_URL")
            .expect("run by scripts/with-postgres, as make test does");
        let database = Database::open(&url).await.expect("the tests' PostgreSQL");
        for (off, told) in [(0, None), (-1_000, None), (13_000, Some("ahead of")), (-13_000, Some("behind"))] {
            let caution = clock(&database, &Off(off)).await.expect("an answer");
            assert_eq!(caution.is_some(), told.is_some(), "{off}: {caution:?}");
            assert!(caution.is_none_or(|caution| told.is_some_and(|told| caution.contains(told))));
        }
        database.close().await;
    }
}
