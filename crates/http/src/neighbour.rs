//! Who asks from beside the service: a program on the same machine or in the same private network, with no proxy in between.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::StatusCode;
use axum::http::request::Parts;

use crate::api::Api;
use crate::error::ApiError;

/// What proxies add to a request that they pass on. Whoever asked them may be anybody.
const PASSED_ON: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/// Taken as an argument, it lets only neighbours in: what is for operators is not the world's where a proxy in front passes on
/// every path.
pub(crate) struct Neighbour;

impl FromRequestParts<Api> for Neighbour {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Api) -> Result<Self, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let is_passed_on = PASSED_ON.iter().any(|name| parts.headers.contains_key(*name));
        if !is_passed_on && peer.is_some_and(is_private) {
            return Ok(Self);
        }
        let message = "this is answered only without a proxy in between, within the same machine or private network; set \
                       COUNTERSIGN_HTTP_METRICS_LISTEN to be asked from elsewhere";
        Err(ApiError::new(StatusCode::NOT_FOUND, "NOT_FOUND", message))
    }
}

/// Whether an address belongs to a machine or a network that is nobody else's.
fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            address.is_loopback() || address.is_private() || address.is_link_local() || is_shared(address)
        }
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

/// 100.64.0.0/10, which clouds and overlay networks give to the machines in them.
fn is_shared(address: Ipv4Addr) -> bool {
    let [first, second, ..] = address.octets();
    first == 100 && second & 0b1100_0000 == 64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_networks_are_told_from_the_rest() {
        for (address, is_near) in [
            ("127.0.0.1", true),
            ("10.1.2.3", true),
            ("172.31.0.1", true),
            ("192.168.0.9", true),
            ("100.64.0.1", true),
            ("100.128.0.1", false),
            ("172.32.0.1", false),
            ("203.0.113.7", false),
            ("::1", true),
            ("::ffff:10.0.0.1", true),
            ("::ffff:203.0.113.7", false),
            ("fd00::1", true),
            ("fe80::1", true),
            ("2001:db8::1", false),
        ] {
            assert_eq!(is_private(address.parse().expect("an address")), is_near, "{address}");
        }
    }
}
