//! Which machines webhooks may be delivered to.

use std::net::IpAddr;
use std::sync::Arc;

use ipnet::IpNet;

use super::ranges::{is_public, meant};

/// Which addresses webhooks may be delivered to: the public ones, and the networks that the operator lists.
#[derive(Debug, Clone)]
pub struct Guard {
    allowed: Arc<[IpNet]>,
}

impl Guard {
    /// A guard that lets through the public network and what the operator lists.
    #[must_use]
    pub fn new(allowed: Vec<IpNet>) -> Self {
        Self { allowed: allowed.into() }
    }

    /// Whether an address may be dialled.
    #[must_use]
    pub fn permits(&self, address: IpAddr) -> bool {
        is_public(meant(address)) || self.lists(address)
    }

    /// Whether targets without encryption may be registered: only within networks that the operator lists.
    #[must_use]
    pub fn allows_plain_http(&self) -> bool {
        !self.allowed.is_empty()
    }

    /// Whether the operator listed a network that holds the address.
    pub(super) fn lists(&self, address: IpAddr) -> bool {
        let meant = meant(address);
        self.allowed.iter().any(|net| net.contains(&address) || net.contains(&meant))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn without_a_list_only_the_public_network_is_permitted() {
        let guard = Guard::new(Vec::new());
        assert!(guard.permits(ip("93.184.216.34")) && guard.permits(ip("2606:4700::1")));
        assert!(!guard.permits(ip("127.0.0.1")) && !guard.permits(ip("::ffff:10.0.0.1")));
        assert!(!guard.allows_plain_http());
    }

    #[test]
    fn the_operators_list_overrides_in_every_spelling_and_nothing_more() {
        let guard = Guard::new(vec!["10.1.0.0/16".parse().unwrap(), "fd00:1::/32".parse().unwrap()]);
        for allowed in ["10.1.2.3", "::ffff:10.1.2.3", "64:ff9b::10.1.2.3", "fd00:1::5"] {
            assert!(guard.permits(ip(allowed)) && guard.lists(ip(allowed)), "{allowed}");
        }
        for refused in ["10.2.0.1", "127.0.0.1", "::ffff:10.2.0.1", "fd00:2::5", "::1"] {
            assert!(!guard.permits(ip(refused)), "{refused}");
        }
        assert!(guard.permits(ip("93.184.216.34")) && !guard.lists(ip("93.184.216.34")));
        assert!(guard.allows_plain_http());
    }
}
