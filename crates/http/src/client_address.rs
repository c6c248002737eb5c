//! The address that a request came from: the connection's, or what a trusted proxy says.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Request};

use crate::api::Api;
use crate::config::HttpConfig;
use crate::error::ApiError;

/// Whether it was said that a proxy is not believed: once is enough.
static SAID: AtomicBool = AtomicBool::new(false);

/// The client's address. Of `X-Forwarded-For` only the part that trusted proxies wrote is believed: from the right, up
/// to the first address that is not one of them.
pub(crate) fn client_address<B>(request: &Request<B>, config: &HttpConfig) -> Option<IpAddr> {
    address(request.headers(), request.extensions(), config)
}

/// The same by itself, for a handler.
pub(crate) struct ClientAddress(pub Option<IpAddr>);

impl ClientAddress {
    /// That of a request whose body is elsewhere.
    pub fn of(parts: &Parts, config: &HttpConfig) -> Self {
        Self(address(&parts.headers, &parts.extensions, config))
    }
}

impl FromRequestParts<Api> for ClientAddress {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Self, ApiError> {
        Ok(Self::of(parts, &api.config))
    }
}

fn address(headers: &HeaderMap, extensions: &Extensions, config: &HttpConfig) -> Option<IpAddr> {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>()?.0.ip().to_canonical();
    let trusted = |address: &IpAddr| config.trusted_proxies.iter().any(|network| network.contains(address));
    if !trusted(&peer) {
        if config.base_url.starts_with("https:")
            && headers.contains_key("x-forwarded-for")
            && !SAID.swap(true, Ordering::Relaxed)
        {
            // Without the address, as all of the log.
            tracing::warn!(
                "X-Forwarded-For came from an address that is not trusted, and is not believed: where that is your proxy, the \
                 audit trail holds its address for everybody; set COUNTERSIGN_HTTP_TRUSTED_PROXIES to it"
            );
        }
        return Some(peer);
    }
    let forwarded = headers.get_all("x-forwarded-for");
    let hops = forwarded.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    let mut client = peer;
    for hop in hops.collect::<Vec<_>>().into_iter().rev() {
        let Ok(address) = hop.trim().parse::<IpAddr>() else { break };
        client = address.to_canonical();
        if !trusted(&client) {
            break;
        }
    }
    Some(client)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(peer: &str, forwarded: &str) -> String {
        let config = HttpConfig {
            trusted_proxies: vec!["10.0.0.0/8".parse().expect("a network")],
            ..HttpConfig::default()
        };
        let mut request = Request::builder().header("x-forwarded-for", forwarded).body(()).expect("a request");
        let peer: SocketAddr = peer.parse().expect("an address");
        request.extensions_mut().insert(ConnectInfo(peer));
        client_address(&request, &config).expect("an address").to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(seen("192.0.2.1:1", "198.51.100.7"), "192.0.2.1");
        assert_eq!(seen("10.0.0.1:1", "198.51.100.7"), "198.51.100.7");
        assert_eq!(seen("10.0.0.1:1", "203.0.113.9, 198.51.100.7, 10.0.0.2"), "198.51.100.7");
        assert_eq!(seen("10.0.0.1:1", "nonsense"), "10.0.0.1");
    }
}
