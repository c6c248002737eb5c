//! Reaching the server: of several hosts the one that takes writes, without waiting for one that hangs.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures::StreamExt;
use futures::stream::FuturesUnordered;
use tokio_postgres::config::{Host, TargetSessionAttrs};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, Connection, Error, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::super::StoreError;
use super::tls::Trust;

/// After so long without an answer the next host is asked too: a host that hangs takes connections and says nothing.
const NEXT_AFTER: Duration = Duration::from_millis(300);
/// How long a connection may take to be made, unless the address allows more.
const REACHED_WITHIN: Duration = Duration::from_secs(3);
/// How long the kernel keeps sending what nobody takes.
const UNTAKEN_FOR: Duration = Duration::from_secs(15);
/// After so long without a sign from the other side the kernel asks for one, and again: what waits for a commit without
/// an end learns by this that its connection leads nowhere any more.
const SILENT_FOR: Duration = Duration::from_secs(15);
const ASKED_EVERY: Duration = Duration::from_secs(5);

/// What a new connection to the server is made of.
pub(super) type Reached = (Client, Connection<Socket, <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream>);

/// The hosts that an address names.
pub(super) struct Hosts {
    each: Vec<Config>,
    tls: MakeRustlsConnect,
    reached_within: Duration,
    /// The one that took writes last, which is asked first.
    last: AtomicUsize,
}

impl Hosts {
    /// Reads them from the database's address.
    pub fn read(url: &str) -> Result<Self, StoreError> {
        let (url, trust) = Trust::taken_from(url);
        let url = url.as_str();
        let mut config: Config = url.parse().map_err(|error| misread(url, &error))?;
        let asked = config.get_connect_timeout().copied();
        if asked.is_none() {
            config.connect_timeout(REACHED_WITHIN);
        }
        let reached_within = asked.unwrap_or_default().max(REACHED_WITHIN);
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(UNTAKEN_FOR);
        }
        if !url.contains("keepalives_idle") {
            config.keepalives_idle(SILENT_FOR);
        }
        if config.get_keepalives_interval().is_none() {
            config.keepalives_interval(ASKED_EVERY);
        }
        // Of several hosts the one that takes writes, unless the address says otherwise.
        if !url.contains("target_session_attrs") {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        if config.get_application_name().is_none() {
            config.application_name("countersign");
        }
        let (names, addresses, ports) = (config.get_hosts(), config.get_hostaddrs(), config.get_ports());
        let count = names.len().max(addresses.len());
        if count == 0 {
            return Err(StoreError::Address("it names no host".into()));
        }
        if [names.len(), addresses.len()].iter().any(|some| *some != 0 && *some != count) {
            return Err(StoreError::Address("it has another number of hosts than of hostaddrs".into()));
        }
        if ports.len() > 1 && ports.len() != count {
            return Err(StoreError::Address("it has another number of ports than of hosts".into()));
        }
        let each = (0..count)
            .map(|place| {
                let mut one = without_hosts(&config);
                match names.get(place) {
                    Some(Host::Tcp(name)) => {
                        one.host(name);
                    }
                    Some(Host::Unix(path)) => {
                        one.host_path(path);
                    }
                    None => {}
                }
                addresses.get(place).map(|address| one.hostaddr(*address));
                ports.get(place).or(ports.first()).map(|port| one.port(*port));
                one
            })
            .collect();
        Ok(Self { each, tls: MakeRustlsConnect::new(trust.config()?), reached_within, last: AtomicUsize::new(0) })
    }

    /// How long a connection may take to be made, whichever of them it leads to.
    pub const fn reached_within(&self) -> Duration {
        self.reached_within
    }

    /// How connections to them are encrypted.
    pub fn tls(&self) -> MakeRustlsConnect {
        self.tls.clone()
    }

    /// A new connection to the host that takes writes. One that does not answer is not waited for: a moment later the next
    /// one is asked as well, and whoever answers first is taken.
    pub async fn reach(&self) -> Result<Reached, Error> {
        let first = self.last.load(Ordering::Relaxed);
        let order = (0..self.each.len()).map(|step| (first + step) % self.each.len());
        let mut asked: FuturesUnordered<_> = order
            .zip(0u32..)
            .map(|(place, step)| async move {
                tokio::time::sleep(NEXT_AFTER * step).await;
                (place, self.each[place].connect(self.tls()).await)
            })
            .collect();
        let mut failed: Option<Error> = None;
        while let Some((place, answer)) = asked.next().await {
            match answer {
                Ok(reached) => {
                    self.last.store(place, Ordering::Relaxed);
                    return Ok(reached);
                }
                // What a server says tells more than that there is none.
                Err(error) if failed.as_ref().is_none_or(|known| known.code().is_none()) => failed = Some(error),
                Err(_) => {}
            }
        }
        match failed {
            Some(error) => Err(error),
            // There is at least one, so this is never reached.
            None => self.each[first].connect(self.tls()).await,
        }
    }
}

/// An address that can't be read. What is said of it may quote a part of the password, where that was not escaped: then
/// only that is said.
fn misread(url: &str, error: &Error) -> StoreError {
    if url.matches('@').count() > 1 || url.contains("password=") {
        return StoreError::Address("write @ : / ? # & % in a password as %40 %3A %2F %3F %23 %26 %25".into());
    }
    let cause = std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string);
    StoreError::Address(cause.into())
}

/// Everything that an address says but where to find the server: there is no way to take hosts out again.
fn without_hosts(config: &Config) -> Config {
    let mut one = Config::new();
    config.get_user().map(|user| one.user(user));
    config.get_password().map(|password| one.password(password));
    config.get_dbname().map(|name| one.dbname(name));
    config.get_options().map(|options| one.options(options));
    config.get_application_name().map(|name| one.application_name(name));
    config.get_connect_timeout().map(|time| one.connect_timeout(*time));
    config.get_tcp_user_timeout().map(|time| one.tcp_user_timeout(*time));
    config.get_keepalives_interval().map(|time| one.keepalives_interval(time));
    config.get_keepalives_retries().map(|retries| one.keepalives_retries(retries));
    one.keepalives(config.get_keepalives())
        .keepalives_idle(config.get_keepalives_idle())
        .ssl_mode(config.get_ssl_mode())
        .ssl_negotiation(config.get_ssl_negotiation())
        .channel_binding(config.get_channel_binding())
        .target_session_attrs(config.get_target_session_attrs())
        .load_balance_hosts(config.get_load_balance_hosts());
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(url: &str) -> Result<Vec<(String, Vec<u16>)>, StoreError> {
        let named = |config: &Config| match config.get_hosts() {
            [Host::Tcp(name)] => name.clone(),
            [Host::Unix(path)] => path.display().to_string(),
            other => format!("{other:?}"),
        };
        Ok(Hosts::read(url)?.each.iter().map(|config| (named(config), config.get_ports().to_vec())).collect())
    }

    #[test]
    fn each_host_has_its_own_port() {
        let read = hosts("postgres://u:p@one:1,two:2/db?options=-csearch_path%3Dx").expect("an address");
        assert_eq!(read, [("one".to_owned(), vec![1]), ("two".to_owned(), vec![2])]);
        let read = hosts("postgres:///db?host=/tmp/socket&user=u").expect("an address");
        assert_eq!(read, [("/tmp/socket".to_owned(), vec![])]);
        assert!(hosts("postgres:///db?user=u").is_err(), "no host");
    }

    #[test]
    fn what_is_said_of_an_address_quotes_no_password() {
        let said = |url: &str| model::error::Chain(&hosts(url).expect_err("it can't be read")).to_string();
        assert_eq!(
            said("postgres://u:p@one/db?sslmod=require"),
            "its address can't be read: unknown option `sslmod`"
        );
        for url in ["postgres://u:se@cr?et=1@one/db", "postgres:///db?host=one&password=se&cret=x"] {
            assert!(said(url).contains("%40") && !said(url).contains("cr"), "{}", said(url));
        }
    }

    #[test]
    fn a_connection_may_take_as_long_as_the_address_says() {
        let within = |url: &str| Hosts::read(url).expect("an address").reached_within();
        assert_eq!(within("postgres://u@one/db"), REACHED_WITHIN);
        assert_eq!(within("postgres://u@one/db?connect_timeout=1"), REACHED_WITHIN);
        assert_eq!(within("postgres://u@one/db?connect_timeout=7"), Duration::from_secs(7));
    }

    #[test]
    fn what_an_address_says_holds_for_each_host() {
        let url = "postgres://u:p@one,two/db?options=-csearch_path%3Dx&sslmode=require&connect_timeout=7&\
                   application_name=mine&keepalives_idle=60";
        for config in Hosts::read(url).expect("an address").each {
            assert_eq!((config.get_user(), config.get_password()), (Some("u"), Some(&b"p"[..])));
            assert_eq!((config.get_dbname(), config.get_options()), (Some("db"), Some("-csearch_path=x")));
            assert_eq!(config.get_application_name(), Some("mine"));
            assert_eq!(config.get_connect_timeout(), Some(&Duration::from_secs(7)));
            assert_eq!(config.get_keepalives_idle(), Duration::from_mins(1));
            assert_eq!(config.get_keepalives_interval(), Some(ASKED_EVERY));
            assert_eq!(config.get_ssl_mode(), tokio_postgres::config::SslMode::Require);
            assert_eq!(config.get_target_session_attrs(), TargetSessionAttrs::ReadWrite);
        }
    }
}
